/**
 * One's own mistakes as a part of the puzzles page: alone on it, until a puzzle is opened. Loads what it needs when its
 * address is opened.
 * @import { Host } from "../main.js"
 */

import { byId } from "../../site/markup.js";

/** @param {Host} host */
export function mount(host) {
  /** @type {ReturnType<typeof import("./own.js").createOwn> | null} */
  let loading = null;

  return {
    /** @param {string} address */
    async follow(address) {
      loading ??= import("./own.js").then(({ createOwn }) => createOwn(byId("own"), host));
      loading.catch(() => {
        loading = null;
      });
      const own = await loading;
      host.alone("own");
      own.follow(address);
      return true;
    },
  };
}
