/**
 * A puzzle in an address, made in the position editor: `#find&variant=expert&position=…&value=won&right=1b2_1c3`. The
 * right moves were proven when it was made, so that solving needs the rules alone; the engine refutes wrong ones.
 * @import { Rules } from "../pkg/rules.js"
 * @import { ExerciseRules } from "./types.js"
 */

import { formatAddress, LONGEST_ADDRESS } from "../game/address.js";

/** @typedef {{ rules: Rules, position: string, value: "won" | "endless", right: readonly string[] }} Given */

const START = "find&";

/** The part of the address after `#`. @type {(given: Given) => string} */
export function formatGiven({ rules, position, value, right }) {
  const hash = formatAddress({ rules, position, moves: [], conceded: null, computer: null });
  const parts = ["find", hash.slice(1), `value=${value}`, `right=${right.join("_")}`];
  return parts.filter(Boolean).join("&");
}

/** The puzzle of an address without `#`; null where it is none. @type {(module: ExerciseRules, address: string) => Given | null} */
export function readGiven(module, address) {
  if (!address.startsWith(START) || address.length > LONGEST_ADDRESS) return null;
  const parts = new URLSearchParams(address.slice(START.length).replaceAll("_", " "));
  const { value, right: moves = "", ...options } = Object.fromEntries(parts);
  try {
    const game = module.newGame(options);
    const right = moves.split(" ");
    const legal = module.legalMoves(game).map(({ text }) => text);
    const isSound = right.every((move) => legal.includes(move)) && right.length < legal.length;
    if (!isSound || (value !== "won" && value !== "endless")) return null;
    return { rules: game.rules, position: game.position, value, right };
  } catch {
    return null;
  }
}
