/**
 * The transitions of the help beside a game: what an event changes, and what follows from the change. Nothing here paints,
 * asks or says.
 * @import { Known } from "../../engine/course.js"
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Game, Remark } from "../../pkg/pylos.js"
 * @import { Hint } from "../hint.js"
 * @import { State } from "./state.js"
 */

import { courseOf, isSameGame, standingAt } from "../../engine/course.js";
import { keyOf } from "../../engine/know.js";
import { gameAt, isConceded } from "../../game/session.js";
import { hintAfter } from "../hint.js";
import { openingRows } from "./openings.js";
import { attemptResult, beginLine, extended } from "./perfect.js";
import { shareKnown } from "./questions.js";
import { betterAt } from "./review.js";
import { isOpen, isRunning, proves } from "./state.js";
import { storyOf } from "./story.js";
import { shownAs } from "./words.js";

/** @typedef {Partial<State>} Change */

/** What goes when another game begins. @satisfies {Change} */
export const NEW_GAME = { allowed: false, wantsAll: false, whole: null, line: null, warned: false };

const NO_MOVE = { pointed: null, pressed: null };

/** @type {(rules: Rules, session: Session, timed: boolean, wanted: boolean) => State} */
export const newState = (rules, session, timed, wanted) => ({
  ...momentOf(rules, session),
  ...NEW_GAME,
  ...NO_MOVE,
  ...{ timed, wanted, explores: false, lesson: null, folded: true },
  ...{ told: null, hint: null, advising: false, failed: false },
  ...{ answer: null, scores: [], standing: null, points: [], share: 0, rows: [], result: "" },
});

/** The state after a change, with all that is known by now. @type {(rules: Rules, before: State, change: Change, known: Known) => State} */
export function reduce(rules, before, change, known) {
  const state = { ...before, ...change };
  const { session, game, legal, whole, explores, line } = state;
  const answer = isOpen(state) ? known(keyOf(game)) : null;
  const scores = answer?.scores ?? [];
  const isExplored = explores && isOpen(state) && proves(state);
  return {
    ...state,
    answer,
    scores: scores.flatMap((score) => {
      const move = legal.find(({ text }) => text === score.text);
      return move ? { ...score, move, ...shownAs(score, scores[0], proves(state)) } : [];
    }),
    standing: standingAt(game, game.moves.length, known),
    points: whole === null ? [] : courseOf(session.game, known),
    share: whole === null ? 0 : shareKnown(rules, state, known),
    rows: isExplored ? openingRows(rules, game, scores, known) : [],
    result: attemptResult(session, known),
    line: line && extended(rules, line, known),
  };
}

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
  Object.assign(next, resting(next), { pointed: null, lesson: isLesson ? lesson : null });
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
