/**
 * The puzzle that an address has in full.
 * @import { Host } from "./main.js"
 */

import { readGiven } from "../exercise/given.js";

/** @param {Host} host */
export function mount(host) {
  /** @param {string} address */
  const follow = async (address) => {
    const [rules, { judgeTurn }, { puzzleOf }] = await Promise.all([
      import("../pkg/rules.js"),
      import("./own/judge.js"),
      import("../exercise/mistake.js"),
    ]);
    await rules.default();
    const found = readGiven(rules, address);
    if (found === null) return false;
    const task = { ...found, id: address, right: [...found.right] };
    host.open(puzzleOf(task), {
      title: "",
      judge: (_puzzle, _step, turn) => judgeTurn(rules, task, turn),
    });
    return true;
  };
  return { follow };
}
