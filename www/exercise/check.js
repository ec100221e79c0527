/**
 * What only the rules can say against a step of a lesson: an illegal position, a goal that no legal move meets.
 * @import { Step } from "./lesson.js"
 * @import { Rules } from "../game/session.js"
 * @import { Game } from "../pkg/pylos.js"
 */

import { parseMarks } from "../element/marks.js";
import { isAsked, listed, replyTo, solutions } from "./goal.js";

/** The most games in which each turn of a step is tried; after an open first turn there are many. */
const MOST = 8;

/**
 * @param {Rules} rules
 * @param {Step} step Of the right form.
 * @param {string} where The step, in words.
 * @returns {string[]} The first fault with its place, if there is one.
 */
export function faultsInPlay(
  rules,
  { rules: options, position, marks, turns = [], select },
  where,
) {
  /** @type {Game} */
  let start;
  try {
    start = rules.newGame({ ...options, position });
  } catch (error) {
    return [`${where}: position: ${error instanceof Error ? error.message : error}`];
  }
  try {
    parseMarks(marks ?? "");
  } catch {
    return [`${where}: marks: ${marks} is not understood`];
  }
  const empty = listed(select?.cells ?? "").find((cell) => !(cell in start.balls));
  if (empty !== undefined) return [`${where}.select: there is no ball on ${empty}`];
  let games = [start];
  for (const [i, turn] of turns.entries()) {
    const here = `${where}.turns[${i}]`;
    /** @type {Game[]} */
    const next = [];
    for (const game of games) {
      const legal = rules.legalMoves(game);
      if (!legal.some((move) => isAsked(turn, game, move, rules.play))) {
        return [`${here}.want: no legal move meets it${afterMoves(game)}`];
      }
      if (turn === turns.at(-1)) continue;
      for (const move of solutions(turn, game, legal, rules.play).slice(0, MOST)) {
        const after = rules.play(game, move);
        const reply = replyTo(turn, rules.legalMoves(after));
        if (reply === null) return [`${here}.reply: no move of it is legal${afterMoves(after)}`];
        next.push(rules.play(after, reply));
      }
    }
    games = next.slice(0, MOST);
  }
  return [];
}

/** @param {Game} game */
const afterMoves = ({ moves }) => (moves.length === 0 ? "" : ` after ${moves.join(" ")}`);
