/**
 * What only the rules can say against a step of a lesson: an illegal position, a goal that no legal move meets.
 * @import { Step } from "./lesson.js"
 * @import { Rules } from "../game/session.js"
 * @import { Game } from "../pkg/pylos.js"
 */

import { parseMarks } from "../element/marks.js";
import { listed, replyTo, solutions } from "./goal.js";

/** The most games in which each turn of a step is tried; after an open first turn there are many. */
const MOST = 8;

/**
 * The first fault of a step of the right form, with its place; none: it can be played.
 * @type {(rules: Rules, step: Step, where: string) => string[]} `where`: the step, in words.
 */
export function faultsInPlay(rules, { rules: set, position, marks, turns = [], select }, where) {
  /** @type {Game} */
  let start;
  try {
    start = rules.newGame({ ...set, position });
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
      const good = solutions(turn, game, rules.legalMoves(game), rules.play);
      if (good.length === 0) return [`${here}.want: no legal move meets it${afterMoves(game)}`];
      if (turn === turns.at(-1)) continue;
      for (const move of good.slice(0, MOST)) {
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
