/**
 * A puzzle in an address, made in the position editor: `#find&variant=expert&position=…&value=won&right=1b2_1c3`. The
 * right moves were proven when it was made, so that solving needs the rules alone; the engine refutes wrong ones.
 * @import { Rules } from "../pkg/rules.js"
 * @import { ExerciseRules } from "./types.js"
 */

import { formatAddress } from "../game/address.js";
import { firstWord, movesIn, positionIn, readParts } from "../game/link-text.js";
import { RULES } from "../game/rule-options.js";

/** @typedef {{ rules: Rules, position: string, value: "won" | "endless", right: readonly string[] }} Given */

const START = "find";

/** The part of the address after `#`. @type {(given: Given) => string} */
export function formatGiven({ rules, position, value, right }) {
  const hash = formatAddress({ rules, position, moves: [], conceded: null, computer: null });
  const parts = [START, hash.slice(1), `value=${value}`, `right=${right.join("_")}`];
  return parts.filter(Boolean).join("&");
}

/** The puzzle of an address without `#`; null where it is none. @type {(module: ExerciseRules, address: string) => Given | null} */
export function readGiven(module, address) {
  if (firstWord(address) !== START) return null;
  try {
    const parts = readParts(address, [...RULES, "position", "value", "right"]);
    const { value, right: moves = "", position, ...options } = Object.fromEntries(parts);
    const game = module.newGame({
      ...options,
      ...(position && { position: positionIn(position) }),
    });
    const right = movesIn(moves);
    const legal = module.legalMoves(game).map(({ text }) => text);
    const isSound = right.length > 0 && right.every((move) => legal.includes(move));
    if (!isSound || right.length === legal.length || (value !== "won" && value !== "endless"))
      return null;
    return { rules: game.rules, position: game.position, value, right };
  } catch {
    return null;
  }
}
