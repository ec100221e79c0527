/**
 * The puzzle that an address has in full.
 * @import { Host } from "./main.js"
 */

import { loadRules } from "../element/rules.js";
import { readGiven } from "../exercise/given.js";
import { puzzleOf } from "../exercise/mistake.js";

/** @param {Host} host */
export const mount = (host) => ({
  /** @param {string} address */
  async follow(address) {
    const found = readGiven(await loadRules(), address);
    if (found !== null) host.open(puzzleOf({ ...found, id: address }), { title: "" });
    return found !== null;
  },
});
