/**
 * The perfect line from a position: the winner plays for the shortest win, the loser for the longest loss. It is asked
 * position by position, as a continuation of the game, which keeps the answers for stepping through it. And how a person
 * did in a game against perfect play.
 * @import { Known } from "../../engine/course.js"
 * @import { MoveScore } from "../../engine/judge.js"
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 */

import { standing, turned, turnsOf } from "../../engine/judge.js";
import { keyOf, PURPOSES } from "../../engine/know.js";
import { PERFECT } from "../../engine/tables.js";
import { isConceded, isLive, isPart, other, turnAt } from "../../game/session.js";
import { text } from "../../text/text.js";
import { marked } from "./words.js";

/**
 * @typedef {object} Line
 * @property {string} record Of the game that is played, or looked at.
 * @property {Game} tip The game at the end of the line so far.
 * @property {number} from The ply at which the line begins.
 * @property {readonly MoveScore[]} scores Of the moves of the line.
 * @property {boolean} estimated Whether a distance on the way is an estimate.
 * @property {"over" | "repeats" | "open" | null} end Why it ends: the game is over, a position occurs again, the next value
 *   is not proven; null while it is being looked for.
 */

/** @type {(game: Game, shown: Game) => Line} From a moment of a game. */
export const beginLine = ({ record }, shown) => ({
  ...{ record, tip: shown, from: shown.moves.length, scores: [], estimated: false, end: null },
});

/** The line with all moves that are known, and its end. @type {(rules: Rules, line: Line, known: Known) => Line} */
export function extended(rules, line, known) {
  const { tip, scores, estimated } = line;
  if (line.end !== null) return line;
  if (tip.result !== null) return { ...line, end: "over" };
  if (scores.length > 0 && tip.repetitions > 1) return { ...line, end: "repeats" };
  const answer = known(keyOf(tip));
  if (answer === null) return line;
  const [best] = answer.scores;
  const { exact, value } = standing(answer.scores);
  const isEstimate = value !== "draw" && best.distance === null;
  const isLast = answer.final || answer.timeMs >= PURPOSES.board.time;
  if (!exact) return isLast ? { ...line, end: "open" } : line;
  // After some time an estimate of the distance is taken.
  if (isEstimate && !isLast && answer.timeMs < PURPOSES.moment.time) return line;
  const next = {
    ...line,
    tip: rules.play(tip, best.text),
    scores: [...scores, best],
    estimated: estimated || isEstimate,
  };
  return extended(rules, next, known);
}

/** The share of a line that is found, 0 to 1. @param {Line} line */
export function shareFound({ scores }) {
  const last = scores.at(-1);
  const left = last ? turnsOf(last) : null;
  return left === null ? 0 : scores.length / (scores.length + left);
}

/** Whether a moment, named by its moves from the start of the game, is one of the line. @type {(line: Line | null, moves: readonly string[]) => boolean} */
export const isOnLine = (line, moves) =>
  line !== null && moves.length > line.from && isPart(moves, line.tip.moves);

/** Whether a game was played against perfect play, and is over and on the board. @param {Session} session */
export const isAttempt = (session) =>
  session.computer?.level === PERFECT &&
  session.game.result !== null &&
  isLive(session) &&
  !isConceded(session.game);

/**
 * How such a game compares with perfect play; "" where nothing is known of its start, or there is nothing to compare. It follows from the game alone,
 * so it is said also of a game from a link or from "My games".
 * @type {(session: Session, known: Known) => string}
 */
export function attemptResult(session, known) {
  const { game, computer } = session;
  const answer = isAttempt(session) ? known(keyOf(game, 0)) : null;
  if (answer === null || computer === null) return "";
  const first = standing(answer.scores);
  // Better wait for the exact distance.
  if (!first.exact || (first.estimated && !answer.final)) return "";
  const person = other(computer.player);
  const { value: could } = turnAt(game, 0) === person ? first : turned(first, 1);
  const { distance: needed, estimated } = first;
  const winner = game.result?.winner ?? null;
  const value = winner === null ? "draw" : winner === person ? "win" : "loss";
  if (could === "win" && value !== "win") {
    return marked(estimated, text("attempt.missed", { draw: value === "draw", needed }));
  }
  if (could === null || could === "draw" || could !== value) return "";
  const turns = game.moves.length;
  const perfect = needed === null ? null : marked(estimated, String(needed));
  const isBest = !estimated && turns === needed;
  return text("attempt.ends", { wins: value === "win", turns, perfect, isBest });
}
