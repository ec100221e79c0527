/**
 * A mistake as an exercise: the position before it, the moves that keep what could be had, and the move played. The
 * same position has one exercise, however it is turned, mirrored or coloured, and whatever game it is from.
 * @import { Player } from "../board/types.js"
 * @import { Puzzle } from "./types.js"
 * @import { Game } from "../pkg/rules.js"
 */

import { isRules } from "../game/rule-options.js";
import { canonical, signsOf } from "../game/symmetry.js";
import { has, isText, oneOf, orNull } from "../site/shape.js";

/**
 * `value`: what could be had; `left`: what the move played left; `right`: the moves that keep the value, the best first;
 * `distance`: turns to the end with the best move, where that is proven; `themes`: what it does, null: not known; `games`: the
 * names of those in which it was missed. Of the last of them: `turn`: its number; `day`: as "2026-11-22", "" where it is not
 * known; `level`: of the computer, null: two people played.
 * @typedef {{ id: string, rules: Game["rules"], position: string, value: "won" | "endless", left: "endless" | "lost",
 *   played: string, right: string[], distance: number | null, themes: string[] | null, games: string[], turn: number,
 *   day: string, level: number | null }} Mistake
 */

const TURN = /^\d[a-d]\d[-\da-dx]*$/;

/** Letters for the rules, and the cells as a number: the same for images and for exchanged colours. @param {Pick<Game, "rules" | "balls" | "turn">} game */
export function idOf({ rules: { variant, takeBack, emptyReserve }, balls, turn }) {
  /** @type {Record<string, Player>} */
  const seen = {};
  for (const [cell, player] of Object.entries(balls)) {
    seen[cell] = player === turn ? "light" : "dark";
  }
  // 30 digits to the base 3 are less than 2^53.
  const cells = [...canonical(signsOf(seen))].reduce(
    (sum, sign) => 3 * sum + "0ld".indexOf(sign),
    0,
  );
  return `own-${variant[0]}${takeBack[0]}${emptyReserve[0]}-${cells.toString(36)}`;
}

/** Names a game by its rules, start and moves. @param {string} key */
export function nameOf(key) {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < key.length; i += 1) {
    a = Math.imul(a ^ key.charCodeAt(i), 0x01000193);
    b = Math.imul(b + key.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

/**
 * A position as a puzzle of which the right moves are known.
 * @type {(task: Pick<Puzzle, "id" | "rules" | "position" | "value" | "played"> & { right: readonly string[], themes?: readonly string[] | null }) => Puzzle}
 */
export const puzzleOf = ({ themes, right, ...task }) => ({
  ...task,
  kind: "move",
  themes: themes ?? [],
  line: right.slice(0, 1),
  right,
});

/** @type {(shape: RegExp) => (text: any) => boolean} */
const written = (shape) => (text) => isText(text) && text.length < 100 && shape.test(text);
/** @type {(shape: RegExp) => (list: any) => boolean} */
const listed = (shape) => (list) => Array.isArray(list) && list.every(written(shape));

/** Storage may hold anything. */
export const isMistake = has({
  id: written(/^own-[a-z]{3}-[\da-z]+$/),
  rules: isRules,
  position: written(/^[\dld/ ]+$/),
  value: oneOf(["won", "endless"]),
  left: oneOf(["endless", "lost"]),
  played: written(TURN),
  right: (list) => listed(TURN)(list) && list.length > 0,
  distance: orNull(Number.isInteger),
  themes: orNull(listed(/^[a-z-]+$/)),
  games: listed(/^\w+$/),
  turn: Number.isInteger,
  day: written(/^(\d{4}-\d\d-\d\d)?$/),
  level: orNull(Number.isInteger),
});
