/**
 * What helps beside a game, as one value, and its transitions: what an event changes, and what follows from the change.
 * @import { Point } from "../../engine/course.js"
 * @import { Standing } from "../../engine/judge.js"
 * @import { Answer } from "../../engine/know.js"
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Game, Move, Remark } from "../../pkg/pylos.js"
 * @import { Hint } from "../hint.js"
 * @import { ScoredMove } from "./marks.js"
 * @import { Row } from "./openings.js"
 * @import { Line } from "./perfect.js"
 * @import { Story, Told } from "./story.js"
 */

import { isSameGame } from "../../engine/course.js";
import { keyOf } from "../../engine/know.js";
import { computerToMove, gameAt, isConceded, isLive } from "../../game/session.js";
import { hintAfter } from "../hint.js";
import { beginLine } from "./perfect.js";
import { NOTHING_TOLD, storyOf } from "./story.js";

/**
 * The moment shown, what the person wants to see of it, and what is known, as far as it is to be shown.
 * @typedef {object} State
 * @property {Session} session
 * @property {Game} game The moment shown, without a concession.
 * @property {readonly Move[]} legal Its legal moves.
 * @property {number} at Its ply in the game, -1 in a variation.
 * @property {boolean} timed A game with a clock is being played, without help.
 * @property {boolean} wanted Analysis at all; remembered.
 * @property {boolean} allowed It was switched on within this game, where it would be off otherwise.
 * @property {boolean} wantsAll The large tables too.
 * @property {boolean} folded The numbers of perfect play are folded away.
 * @property {boolean} explores The openings are shown in place of the list of moves.
 * @property {string} pointed The move pointed at in the list, "" for none.
 * @property {string | null} pressed The move pressed in the list.
 * @property {boolean | null} whole Whether perfect play is wanted in the whole game; null: it was not asked for.
 * @property {number | null} lesson The turn in whose place the better one is shown.
 * @property {Answer | null} answer On the moment shown, if there is something to be played.
 * @property {readonly ScoredMove[]} scores Of its moves, best first.
 * @property {Standing | null} standing
 * @property {readonly Point[]} points The course of the game.
 * @property {number} share How much of it is known, 0 to 1.
 * @property {readonly Row[]} rows The openings.
 * @property {string} result How a game against perfect play went.
 * @property {Line | null} line The perfect line.
 * @property {{ game: Game, story: Story } | null} told A game in balls.
 * @property {Hint | null} hint
 * @property {boolean} advising A hint is being looked for.
 * @property {boolean} warned A threat was pointed out in this game.
 * @property {boolean} failed The engine has failed at the last question.
 */

/** Whether help is on. A game against the computer or by links is played without it unless it is asked for there. @param {State} state */
export const isOn = ({ session: { hands, game }, wanted, allowed, timed }) =>
  wanted && !timed && (hands.length !== 1 || game.result !== null || allowed);

/** Whether the numbers of perfect play are shown. @param {State} state */
export const proves = (state) => isOn(state) && !state.folded;

/** Whether perfect play is being looked for in the whole game. @param {State} state */
export const isRunning = (state) =>
  state.whole === true && state.share < 1 && !state.failed && isAfter(state) && proves(state);

/** Whether the moves are ranked: after a game, only with their numbers. @param {State} state */
export const ranks = (state) =>
  isOn(state) && (state.session.game.result === null || !state.folded);

/** Whether the computer is about to move. @param {Session} session */
export const isComputers = (session) => isLive(session) && computerToMove(session);

/** Whether a hint may be looked for. @param {State} state */
export const mayAdvise = ({ session, advising }) =>
  !advising && session.shown.result === null && !isComputers(session);

/** Whether there is something to be played in the moment shown, by a person. @param {State} state */
export const isOpen = ({ session, game }) => game.result === null && !isComputers(session);

/** Whether the game can be looked through: not while it is played on. @param {State} state */
export const isAfter = ({ session }) => session.game.result !== null || !isLive(session);

/** What is known of the game on the board. @param {State} state */
export const storyOfGame = ({ told, session }) => (told?.game === session.game ? told.story : null);

/** @type {(state: State, turn: number) => Told} */
export const toldOf = (state, turn) => storyOfGame(state)?.turns[turn] ?? NOTHING_TOLD;

/** The turn that is spoken of. @param {State} state */
export const turnSpokenOf = ({ lesson, at }) => lesson ?? at;

/** Whether the board shows what was played, and not a better turn in its place. @param {State} state */
export const isPlayedShown = (state) => state.at === turnSpokenOf(state);

/** The better turn that is shown in the place of the one played. @param {State} state */
const betterAt = (state) =>
  isPlayedShown(state) ? null : toldOf(state, turnSpokenOf(state)).better;

/** @typedef {Partial<State>} Change */

/** What goes when another game begins. @satisfies {Change} */
export const NEW_GAME = { allowed: false, wantsAll: false, whole: null, line: null, warned: false };

const NO_MOVE = { pointed: "", pressed: null };

/** @type {(rules: Rules, session: Session, timed: boolean, wanted: boolean) => State} */
export const newState = (rules, session, timed, wanted) => ({
  ...momentOf(rules, session),
  ...NEW_GAME,
  ...NO_MOVE,
  ...{ timed, wanted, explores: false, lesson: null, folded: true },
  ...{ told: null, hint: null, advising: false, failed: false },
  ...{ answer: null, scores: [], standing: null, points: [], share: 0, rows: [], result: "" },
});

/** The engine has failed. @type {(state: State) => Change} */
export const failed = (state) => ({ ...resting(state), failed: true });

/** @type {(on: boolean) => Change} */
export const switched = (on) => ({
  wanted: on,
  allowed: on,
  failed: false,
  ...(on ? {} : { ...NO_MOVE, line: null }),
});

/** A move that is released is not shown any more, even under the pointer. @type {(state: State, move: string) => Change} */
export const pressed = ({ pressed }, move) => (pressed === move ? NO_MOVE : { pressed: move });

/** Perfect play in the whole game is asked for, or stopped. @type {(state: State) => Change} */
export const toggledWhole = (state) => ({ whole: !isRunning(state), failed: false });

/** A perfect line is asked for, or stopped. @type {(state: State) => Change} */
export const toggledLine = ({ line, session, game }) => ({
  line: line?.end === null ? null : beginLine(session.game, game),
  failed: false,
});

/** What the turns of a game did is known. @type {(rules: Rules, game: Game, remarks: readonly Remark[]) => Change} */
export const told = (rules, game, remarks) => ({
  told: { game, story: storyOf(game, gameAt(rules, game, 0), remarks) },
});

/** @type {(state: State, hint: Hint) => Change} */
export const advised = ({ session }, hint) => ({ advising: false, hint: hintAfter(hint, session) });

/** The session has changed. @type {(rules: Rules, state: State, session: Session, timed: boolean) => Change} */
export function follow(rules, state, session, timed) {
  const { session: last, hint, lesson, line } = state;
  const next = {
    ...state,
    ...(isSameGame(last.game, session.game) ? {} : NEW_GAME),
    ...momentOf(rules, session),
    timed,
    failed: false,
    hint: hint && hintAfter(hint, session),
  };
  if (line?.record !== session.game.record) next.line = null;
  if (keyOf(next.game) === keyOf(state.game)) return next;
  const isLesson = next.at === lesson || next.at + 1 === lesson;
  Object.assign(next, resting(next), { pointed: "", lesson: isLesson ? lesson : null });
  return { ...next, pressed: betterAt(next) };
}

/** @type {(rules: Rules, session: Session) => Pick<State, "session" | "game" | "legal" | "at">} */
function momentOf(rules, session) {
  const { shown, line } = session;
  const ply = shown.moves.length;
  const game = isConceded(shown) ? gameAt(rules, session.game, ply) : shown;
  const legal = game === session.game ? session.legal : rules.legalMoves(game);
  return { session, game, legal, at: line === null ? ply : -1 };
}

/** Drops a line that is still being looked for; a whole one stays. @type {(state: State) => Change} */
const resting = ({ line }) => ({ line: line?.end === null ? null : line });
