/**
 * The analysis as a part of the state of the page: what of it is shown, and what an event changes in it.
 * @import { Known, MoveScore, Standing } from "../../engine/judge.js"
 * @import { Answer } from "../../engine/reduce.js"
 * @import { Story } from "../../engine/story.js"
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Game, Move, Remark } from "../../pkg/pylos.js"
 * @import { Hint } from "../hint.js"
 * @import { State } from "../state.js"
 * @import { ScoredMove } from "./marks.js"
 * @import { Row } from "./openings.js"
 */

import { isSameGame, standing, turned, turnsOf } from "../../engine/judge.js";
import { keyOf, PURPOSES } from "../../engine/know.js";
import { NOTHING_TOLD } from "../../engine/story.js";
import { PERFECT } from "../../engine/tables.js";
import * as sessions from "../../game/session.js";
import { text } from "../../text/text.js";
import { hintAfter } from "../hint.js";
import { marked } from "./words.js";

/** The moment shown, what the person wants to see of it, and what is known, as far as it is to be shown. @typedef {ReturnType<typeof newAnalysis>} Analysis */

/** What the functions of this folder read. @typedef {Pick<State, "session" | "shared" | "clock"> & Analysis} Shown */

/**
 * A line of best play in the game of a record, from a ply to `tip`. `scores`: of its moves; `estimated`: whether a distance on the
 * way is; `end`: the game is over, a position occurs again, the next value is not proven; null while it is looked for.
 * @typedef {{ record: string, tip: Game, from: number, scores: readonly MoveScore[], estimated: boolean,
 *   end: "over" | "repeats" | "open" | null }} Line
 */

/** Whether a game with a clock is being played: without help. @param {Pick<State, "session" | "clock">} state */
export const isTimed = ({ clock, session }) => clock !== null && session.game.result === null;

/** Whether help is on. A game against the computer or by links is played without it unless it is asked for there. @param {Shown} state */
export const isOn = (state) => {
  const { hands, game } = state.session;
  const isFree = hands.length !== 1 || game.result !== null || state.allowed;
  return state.wanted && isFree && !isTimed(state);
};

/** Whether the numbers of perfect play are shown. @param {Shown} state */
export const proves = (state) => isOn(state) && !state.folded;

/** The game whose story is wanted; null: none. @param {Shown} state */
export const reviewed = (state) => {
  const { game } = state.session;
  const isWanted = game.result !== null || (isOn(state) && isAfter(state));
  return isWanted && game.moves.length > 0 ? game : null;
};

/** Whether the engine is asked about the game of the story: by itself about a game that is over. @param {Shown} state */
export const isAsking = (state) =>
  reviewed(state) !== null &&
  state.share < 1 &&
  (state.asks ?? state.session.game.result !== null) &&
  !state.failed;

/** Whether the moves are ranked: after a game, only with their numbers. @param {Shown} state */
export const ranks = (state) =>
  isOn(state) && (state.session.game.result === null || !state.folded);

/** Whether the computer is about to move. @param {Session} session */
export const isComputers = (session) =>
  sessions.isLive(session) && sessions.computerToMove(session);

/** Whether a hint may be looked for. @param {Shown} state */
export const mayAdvise = ({ session, advising }) =>
  !advising && session.shown.result === null && !isComputers(session);

/** Whether a person can play in the moment shown. @param {Shown} state */
export const isOpen = ({ session, game }) => game.result === null && !isComputers(session);

/** Whether the game can be looked through: not while it is played on. @param {Shown} state */
export const isAfter = ({ session }) => session.game.result !== null || !sessions.isLive(session);

/** What is told of a turn. @type {(state: Shown, turn: number) => Story["turns"][number]} */
export const toldOf = ({ story }, turn) => story?.turns[turn] ?? NOTHING_TOLD;

/** The turn that is spoken of. @param {Shown} state */
export const turnSpokenOf = ({ lesson, at }) => lesson ?? at;

/** Whether the board shows what was played, and not a better turn in its place. @param {Shown} state */
export const isPlayedShown = (state) => state.at === turnSpokenOf(state);

/** The better turn that is shown in the place of the one played. @param {Shown} state */
const betterAt = (state) =>
  isPlayedShown(state) ? null : toldOf(state, turnSpokenOf(state)).better;

/** @typedef {Partial<Analysis>} Change */

/** What goes when another game begins. */
export const NEW_GAME = {
  allowed: false, // it was switched on within this game, where it would be off otherwise
  wantsAll: false, // the large tables too
  asks: /** @type {boolean | null} */ (null), // whether the engine is asked about the whole game; null: nothing was chosen
  line: /** @type {Line | null} */ (null), // the perfect line
  warned: false, // a threat was pointed out in this game
};

export const NO_MOVE = {
  pointed: "", // the move pointed at in the list
  pressed: /** @type {string | null} */ (null), // the move pressed there
};

/** What is known: it follows from the rest of the state. */
const UNKNOWN = {
  answer: /** @type {Answer | null} */ (null), // on the moment shown, if there is something to be played
  scores: /** @type {readonly ScoredMove[]} */ ([]), // of its moves, best first
  standing: /** @type {Standing | null} */ (null),
  story: /** @type {Story | null} */ (null), // of the game, as far as it is known
  share: 0, // of its moments that the engine was asked about, 0 to 1
  rows: /** @type {readonly Row[]} */ ([]), // the openings
  attempt: "", // how a game against perfect play went
};

/** @param {Rules} rules @param {Session} session @param {boolean} wanted Analysis at all; remembered. */
export const newAnalysis = (rules, session, wanted) => ({
  ...momentOf(rules, session),
  ...{ ...NEW_GAME, ...NO_MOVE, ...UNKNOWN, wanted },
  explores: false, // the openings, in place of the list of moves
  folded: true, // the numbers of perfect play are folded away
  lesson: /** @type {number | null} */ (null), // the turn in whose place the better one is shown
  reviews: false, // the review is to get the focus when it is there
  asked: /** @type {string | null} */ (null), // the key of the position that the engine thinks about
  looked: /** @type {Game | null} */ (null), // the game whose turns the engine was asked about
  told: /** @type {{ game: Game, remarks: readonly Remark[] } | null} */ (null), // what its turns did
  hint: /** @type {Hint | null} */ (null),
  advising: false, // a hint is being looked for
  failed: false, // the engine has failed at the last question
});

/** The session is another than before. @type {(rules: Rules, before: Session, state: Shown) => Change} */
export function follow(rules, before, state) {
  const { session, lesson } = state;
  const next = {
    ...state,
    ...(isSameGame(before.game, session.game) ? {} : NEW_GAME),
    ...momentOf(rules, session),
    failed: false,
    hint: state.hint && hintAfter(state.hint, session),
  };
  const { record } = session.game;
  if (next.line?.record !== record) next.line = null;
  const isPlayedOn = record !== before.game.record;
  if (!isPlayedOn && keyOf(next.game) === keyOf(state.game)) return next;
  const isLesson = !isPlayedOn && (next.at === lesson || next.at + 1 === lesson);
  Object.assign(next, resting(next), { pointed: "", lesson: isLesson ? lesson : null });
  return { ...next, pressed: betterAt(next) };
}

/** `game`: the moment shown, without a concession; `at`: its ply in the game, -1 in a variation. @type {(rules: Rules, session: Session) => { game: Game, legal: readonly Move[], at: number }} */
function momentOf(rules, session) {
  const { shown, line } = session;
  const ply = shown.moves.length;
  const game = sessions.isConceded(shown) ? sessions.gameAt(rules, session.game, ply) : shown;
  const legal = game === session.game ? session.legal : rules.legalMoves(game);
  return { game, legal, at: line === null ? ply : -1 };
}

/** Drops a line that is still being looked for; a whole one stays. @type {(state: Pick<Analysis, "line">) => Change} */
export const resting = ({ line }) => ({ line: line?.end === null ? null : line });

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

/** Whether a game was played against perfect play, and is over and on the board. @param {Session} session */
export const isAttempt = (session) =>
  session.computer?.level === PERFECT &&
  session.game.result !== null &&
  sessions.isLive(session) &&
  !sessions.isConceded(session.game);

/** How such a game compares with perfect play; "" where nothing is known of its start, or there is nothing to compare. @type {(session: Session, known: Known) => string} */
export function attemptResult(session, known) {
  const { game, computer } = session;
  const answer = isAttempt(session) ? known(keyOf(game, 0)) : null;
  if (answer === null || computer === null) return "";
  const first = standing(answer.scores);
  if (!first.exact || (first.estimated && !answer.final)) return "";
  const person = sessions.other(computer.player);
  const { value: could } = sessions.turnAt(game, 0) === person ? first : turned(first, 1);
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
