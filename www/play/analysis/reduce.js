/**
 * The transitions of the help beside a game. Nothing here paints, asks or says.
 * @import { Known } from "../../engine/course.js"
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Event, Found, Moment, State } from "./state.js"
 */

import { courseOf, isSameGame, standingAt, standingOver } from "../../engine/course.js";
import { keyOf } from "../../engine/know.js";
import { gameAt, isConceded } from "../../game/session.js";
import { hintAfter } from "../hint.js";
import { openingRows } from "./openings.js";
import { attemptResult, beginLine, extended } from "./perfect.js";
import { shareKnown } from "./questions.js";
import { betterAt } from "./review.js";
import { isOpen, proves } from "./state.js";
import { storyOf } from "./story.js";
import { shownAs } from "./words.js";

/** What goes when another game begins. */
const NEW_GAME = /** @type {const} */ ({
  allowed: false,
  wantsAll: false,
  whole: null,
  line: null,
  warned: false,
});

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

/** @type {(rules: Rules, state: State, event: Event, known: Known) => State} */
export function reduce(rules, state, event, known) {
  /** @type {State} */
  const next = { ...state, .../** @type {any} */ (CHANGES)[event.is](state, event, rules) };
  if (event.is === "pointed") return next;
  const found = findings(rules, next, known);
  const { line, whole } = next;
  return {
    ...next,
    ...found,
    line: line && extended(rules, line, known),
    whole: whole === "running" && found.share === 1 ? "done" : whole,
  };
}

/** @type {{ [Is in Event["is"]]: (state: State, event: Event & { is: Is }, rules: Rules) => Partial<State> }} */
const CHANGES = {
  session: follow,
  game: () => NEW_GAME,
  all: () => ({ wantsAll: true }),
  engine: () => ({}),
  fails: (state) => ({ ...resting(state), ...stopped(state), failed: true }),
  retried: () => ({ failed: false }),
  switched: (state, { on }) => ({
    wanted: on,
    allowed: on,
    failed: false,
    ...(on ? {} : { ...NO_MOVE, ...stopped(state), line: null }),
  }),
  folded: (state) => ({ folded: !state.folded, ...stopped(state) }),
  opened: (_, { explores }) => ({ folded: false, explores }),
  pointed: (_, { move }) => ({ pointed: move }),
  // A move that is released is not shown any more, even under the pointer.
  pressed: ({ pressed }, { move }) => (pressed === move ? NO_MOVE : { pressed: move }),
  cleared: () => ({ pressed: null, hint: null }),
  whole: ({ whole }) => ({ whole: whole === "running" ? "stopped" : "running", failed: false }),
  line: ({ line, session, game }) => ({
    line: line?.end === null ? null : beginLine(session.game, game),
    failed: false,
  }),
  lesson: (_, { turn }) => ({ lesson: turn }),
  remarks: (_, { game, remarks }, rules) => ({
    told: { game, story: storyOf(game, gameAt(rules, game, 0), remarks) },
  }),
  advising: () => ({ advising: true }),
  advised: ({ session }, { hint }) => ({ advising: false, hint: hint && hintAfter(hint, session) }),
  warned: () => ({ warned: true }),
};

/** The session has changed. @type {(state: State, event: Event & { is: "session" }, rules: Rules) => Partial<State>} */
function follow(state, { session, timed }, rules) {
  const { session: last, hint, lesson, line } = state;
  const moment = momentOf(rules, session);
  const next = {
    ...state,
    ...(isSameGame(last.game, session.game) ? {} : NEW_GAME),
    ...moment,
    timed,
    failed: false,
    hint: hint && hintAfter(hint, session),
  };
  if (line?.record !== session.game.record) next.line = null;
  if (moment.key === state.key) return next;
  const isLesson = moment.at === lesson || moment.at + 1 === lesson;
  Object.assign(next, resting(next), { pointed: null, lesson: isLesson ? lesson : null });
  return { ...next, pressed: betterAt(next) };
}

/** @type {(rules: Rules, session: Session) => Moment} */
function momentOf(rules, session) {
  const { game, shown, line } = session;
  const ply = shown.moves.length;
  const moment = isConceded(shown) ? gameAt(rules, game, ply) : shown;
  return {
    session,
    game: moment,
    legal: moment === game ? session.legal : rules.legalMoves(moment),
    key: keyOf(line === null ? game : shown, ply),
    at: line === null ? ply : -1,
  };
}

/** @type {(rules: Rules, state: State, known: Known) => Found} */
function findings(rules, state, known) {
  const { session, game, legal, key, whole, explores } = state;
  const { line, shown } = session;
  const answer = isOpen(state) ? known(key) : null;
  const isExplored = explores && isOpen(state) && proves(state);
  return {
    answer,
    scores: (answer?.scores ?? []).flatMap((score, _, [best]) => {
      const move = legal.find(({ text }) => text === score.text);
      return move === undefined ? [] : { ...score, move, ...shownAs(score, best, proves(state)) };
    }),
    standing:
      standingOver(game) ??
      standingAt(line === null ? session.game : shown, shown.moves.length, known),
    points: whole === null ? [] : courseOf(session.game, known),
    share: whole === null ? 0 : shareKnown(rules, state, known),
    rows: isExplored ? openingRows(rules, game, answer?.scores ?? [], known) : [],
    result: attemptResult(session, known),
  };
}

/** Drops a line that is still being looked for; a whole one stays. @param {State} state */
const resting = ({ line }) => ({ line: line?.end === null ? null : line });

/** @param {State} state */
const stopped = ({ whole }) => ({ whole: whole === "running" ? "stopped" : whole });
