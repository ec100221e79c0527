/**
 * A game against perfect play, when it is over: how the person did. It follows from the game alone, so
 * it is said of every such game, also of one from a link or from "My games".
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Analyst, Question } from "./analyst.js"
 */

import { standing, turned } from "../../engine/judge.js";
import { keyOf } from "../../engine/know.js";
import { PERFECT } from "../../engine/tables.js";
import { gameAt, isConceded, isLive, other, turnAt } from "../../game/session.js";
import { attemptWords } from "./words.js";

/** Whether a game was such an attempt, and is over and on the board. @param {Session} session */
const isAttempt = ({ game, computer }) =>
  computer?.level === PERFECT && game.result !== null && !isConceded(game);

/**
 * What has to be asked about the start of the attempt.
 * @type {(rules: Rules, session: Session) => Question[]}
 */
export function attemptQuestions(rules, session) {
  const { game } = session;
  if (!isLive(session) || !isAttempt(session)) return [];
  return [{ key: keyOf(game, 0), game: () => gameAt(rules, game, 0), purpose: "board" }];
}

/**
 * What is said of the attempt; "" where nothing is known, or there was none.
 * @type {(session: Session, analyst: Pick<Analyst, "answer">) => string}
 */
export function attemptResult(session, analyst) {
  const { game, computer } = session;
  if (!isLive(session) || !isAttempt(session) || computer === null) return "";
  const answer = analyst.answer(keyOf(game, 0));
  if (answer === null) return "";
  const first = standing(answer.scores);
  // Better wait for the exact distance.
  if (!first.exact || (first.estimated && !answer.final)) return "";
  const person = other(computer.player);
  const could = turnAt(game, 0) === person ? first : turned(first, 1);
  const winner = game.result?.winner ?? null;
  const value = winner === null ? "draw" : winner === person ? "win" : "loss";
  return attemptWords({ ...could, distance: first.distance }, value, game.moves.length);
}
