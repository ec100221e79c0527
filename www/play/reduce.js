/**
 * What every event of the page makes of its state, and what is to be done: the first part is `state.js`; each part below
 * answers for one thing that follows from what has changed.
 * @import { Mark, Player } from "../board/types.js"
 * @import { CameraSettings } from "../element/attributes.js"
 * @import { Known } from "../engine/judge.js"
 * @import { Rules, Session } from "../game/session.js"
 * @import { Score } from "../library/results.js"
 * @import { Memory } from "../library/storage.js"
 * @import { Game, Remark } from "../pkg/pylos.js"
 * @import { Analysis, Line } from "./analysis/analysis.js"
 * @import { FriendEvent } from "./friend/reduce.js"
 * @import { Hint } from "./hint.js"
 * @import { Tally } from "./pair.js"
 * @import { Kept } from "./shelf.js"
 * @import { At, Effect, First, Opening, State } from "./state.js"
 */

import { isLive, other } from "../game/session.js";
import { threatened } from "../game/threats.js";
import { drawNote, statusLine } from "../game/words.js";
import { namesOf } from "../library/results.js";
import { BEGINNERS } from "../library/settings.js";
import { text } from "../text/text.js";
import { ACTS, CLEAR, NOTHING, say, tell, tellHint } from "./acts.js";
import * as to from "./analysis/analysis.js";
import { derived, nextQuestion, tablesWanted } from "./analysis/questions.js";
import { headlineWords } from "./analysis/review.js";
import { marksOf, remarkOf } from "./analysis/view.js";
import { lineWords } from "./analysis/words.js";
import { follow, remaining } from "./clock.js";
import { noteBesides, sharedStatus, wordsOf } from "./end.js";
import { meet } from "./friend/reduce.js";
import { scoreWords, turnToPlayer } from "./pair.js";
import { setUp } from "./setup.js";
import { NOTHING_KEPT } from "./shelf.js";
import { QUIET, reduce as reduceFirst } from "./state.js";

/**
 * `taught`: the person was told to turn the board; `ticked`: whose clock ran last, and what it showed; `rested`: the last game
 * at rest; `tables`: what is wanted of perfect play; `marks`: what is pointed out, while the board shows a game; `faced`: the game for
 * which the board was last turned to a player, or not; `counted`: for which game, over or not, the games here were counted last, and
 * what came of it.
 * @typedef {{ kept: Kept, taught: boolean, ticked: { player: Player, left: number } | null, rested: Game,
 *   faced: Game | null, counted: string, tally: Tally | null, tables: object | null, marks: { shown: Game | null, marks: readonly Mark[] } }} More
 */

/** The state once the code of `later.js` is there. @typedef {State & Analysis & More} Whole */

/** An effect, or nothing. @typedef {Effect | false | "" | 0 | null | undefined} Maybe */
/** What an event changes, and what is to be done. @typedef {[change: Partial<Whole>, ...effects: Maybe[]]} Made */

/**
 * The other events: a button or key, `value` is its data; the clock is looked at again, the connection is back, or the page has
 * another language; something about the game with a friend elsewhere; a dialog opens or closes; a player gives up; the games here were counted; a hint was found, or
 * not; the engine knows more, or has ended; what it says of the turns of a game; a ball lands.
 * @typedef {First | { is: "act", name: string, value?: string } | { is: "ticked" | "online" | "spoken" }
 *   | FriendEvent | { is: "covered", covered: boolean }
 *   | { is: "conceded", player: Player, reason: "resignation" | "time" }
 *   | { is: "counted", counted: string, inARow: number, score: Score | null }
 *   | { is: "advised", hint: Hint | null } | { is: "answered", isOver?: boolean, fails?: boolean }
 *   | { is: "looked", game: Game, remarks: readonly Remark[] | null }
 *   | { is: "landed", to: string, completes?: readonly object[] }} Event
 */

/** `threats`: whether the board shows them; `faces`: whether it turns to whose turn it is. @typedef {{ rules: Rules, known: Known, threats: () => boolean, faces: () => boolean }} Context */

/** @type {(rules: Rules, session: Session, memory: Memory) => Analysis & More} */
export const newWhole = (rules, session, memory) => ({
  ...to.newAnalysis(rules, session, memory.analysis.read().on === true),
  ...{ kept: NOTHING_KEPT, taught: memory.keys.read().turn === true, ticked: null },
  ...{ faced: null, counted: "", tally: null },
  ...{ rested: session.game, tables: null, marks: { shown: null, marks: [] } },
});

/** @type {(state: Pick<State, "session" | "shared">) => string} */
const statusWords = (state) =>
  text("say.status", { status: sharedStatus(state) || statusLine(text, state.session) });

/** In writing with the last turn, which was said before. @type {(session: Session, words: string) => Made} */
const tellBesides = (session, words) => tell(noteBesides(session, words), words);

/** @satisfies {Record<string, (context: Context, state: Whole, event: any) => Made>} */
const EVENTS = {
  act: ({ rules }, state, { name, value = "" }) => ACTS[name]?.(state, rules, value) ?? NOTHING,
  open(_, __, { how, setup }) {
    if (how.isTurn) return NOTHING;
    // On a phone the board may be out of sight.
    const isHidden = how.address === "push" || setup.match;
    return [to.NEW_GAME, { do: "close the welcome" }, isHidden && { do: "focus", on: "board" }];
  },
  covered(_, state, { covered, now }) {
    const { clock } = state;
    const next = clock && follow(clock, "paused", state, { ...state, covered }, now);
    return [{ covered, clock: next }];
  },
  conceded: (context, state, { player, reason }) => concede(context, state, player, reason),
  advised: (_, state, { hint }) => {
    const [change, ...effects] = hint ? tellHint(state, hint) : tell(text("hint.failed"));
    return [{ ...change, advising: false, hint: change.hint ?? null }, ...effects];
  },
  answered: (_, state, { isOver, fails }) => [
    { ...(isOver && { asked: null }), ...(fails && { ...to.resting(state), failed: true }) },
  ],
  counted(_, state, { counted, inARow, score }) {
    if (counted !== state.counted) return NOTHING;
    const tally = { inARow, score, isOver: state.session.game.result !== null };
    return [{ tally }, say(scoreWords({ ...state, tally }))];
  },
  looked: (_, __, { game, remarks }) => [remarks ? { told: { game, remarks } } : { looked: null }],
  // What failed without a connection is asked again.
  online: (_, { failed }) => (failed ? [{ failed: false }] : NOTHING),
  spoken: (_, state) => [{ ...CLEAR, tables: null }, say(statusWords(state))],
  arrived: (_, state) => [{}, state.shared && say(statusWords(state))],
  landed(_, __, { to: place, completes = [] }) {
    const level = Number(place[0]);
    const knock = Number.isNaN(level)
      ? { do: "sound", sound: "tray", pitch: 1 }
      : { do: "sound", sound: level === 1 ? "board" : "ball", pitch: 0.94 + level * 0.06 };
    return [{}, knock, completes.length > 0 && { do: "sound", sound: "figure", pitch: 1 }];
  },
};

/** @type {(context: Context, state: Whole, player: Player, reason: "resignation" | "time") => Made} */
function concede({ rules }, { session, clock, match, id }, player, reason) {
  if (session.game.result !== null) return NOTHING;
  const game = rules.concede(session.game, player, reason);
  const setup = { ...setUp(game, session.computer), clock, match, id };
  return [{}, { do: "open", setup, how: { address: "replace", isTurn: true, said: "status" } }];
}

/** @typedef {(context: Context, before: Whole, state: Whole, event: At<Event>) => Made} Part */

/** Events after which all that is shown of the analysis is looked up again, besides a change of the session. */
const ASKING = ["act", "advised", "answered", "looked", "online", "spoken", "arrived"];

/** Only the board shows what is pointed at. @param {Event} event */
const isPointed = (event) => event.is === "act" && event.name === "point";

/** What is known of the moment shown, and what is asked because of it. @type {Part} */
function analyse({ rules, known }, before, state, event) {
  const isMoved = state.session !== before.session;
  const isAnswer = event.is === "answered";
  const isAsking = isAnswer || (ASKING.includes(event.is) && state !== before);
  if (!isMoved && (!isAsking || isPointed(event))) return NOTHING;
  const moved = isMoved ? { ...state, ...to.follow(rules, before.session, state) } : state;
  const next = { ...moved, ...derived(rules, moved, known) };
  const tables = { rules: next.session.game.rules, ...tablesWanted(next) };
  const question = nextQuestion(next, known);
  const asked = question?.key ?? null;
  const game = to.reviewed(next);
  // What has failed just now is asked again with the next event.
  const isUnknown = game !== next.told?.game && game !== next.looked;
  const looks = game && isUnknown && event.is !== "looked";
  const isTold = before.story !== null && to.isAsking(before) && !to.isAsking(next);
  const { line, attempt, session } = next;
  const isFound = line?.end && line !== before.line;
  const isThere = next.reviews && next.story !== null;
  const looked = looks ? game : next.looked;
  // It is written as long as the end of the game is on the board.
  const note = attempt || next.note;
  return [
    { ...next, tables, asked, looked, note, reviews: next.reviews && !isThere },
    JSON.stringify(tables) !== JSON.stringify(next.tables) && { do: "want tables", ...tables },
    asked !== next.asked && { do: "ask the engine", question },
    next.advising && !before.advising && { do: "find a hint", session },
    looks && { do: "look through", game },
    isTold && to.isOn(next) && say(headlineWords(next)),
    attempt !== before.attempt && say(attempt),
    isFound && say(lineWords(line)),
    ...(isFound && line.scores.length > 0 ? stepping(line) : []),
    isThere && { do: "focus", on: "review" },
  ];
}

/** The keyboard goes on from the first move of a line. @type {(line: Line) => Effect[]} */
const stepping = ({ from, tip }) => [
  say(text("line.steps")),
  { do: "focus", on: "line" },
  { do: "show", ply: from + 1, line: tip.moves },
];

/** What is pointed out on the board. @type {Part} */
function pointOut(_, __, state) {
  const { shown } = state.session;
  const marks = marksOf(state);
  const last = state.marks;
  const isSame = JSON.stringify(marks) === JSON.stringify(last.marks);
  if (isSame && (marks.length === 0 || shown === last.shown)) return NOTHING;
  return [{ marks: { shown, marks } }, { do: "point out", shown, marks }];
}

/** Seconds left at which a player is warned. */
const WARNINGS = [60, 10];

/** The face of the running clock, a warning, and the end of the time. @type {Part} */
function runClock(context, before, state, { is, now }) {
  const { clock, ticked } = state;
  if (clock === before.clock && is !== "ticked" && is !== "arrived") return NOTHING;
  const player = clock?.running ?? null;
  if (clock === null || player === null) return [{ ticked: null }, { do: "tick", after: null }];
  const left = remaining(clock, player, now);
  if (left === 0) return concede(context, state, player, "time");
  // Who begins with less time is not warned of it.
  const last = ticked?.player === player ? ticked.left : 0;
  const seconds = WARNINGS.find((seconds) => left <= seconds * 1000 && last > seconds * 1000);
  // When its face changes.
  const step = left <= 10_000 ? 100 : 1000;
  return [
    { ticked: { player, left } },
    is === "ticked" && { do: "paint the clocks" },
    seconds && say(text("say.timeLeft", { player, seconds })),
    { do: "tick", after: (left % step || Math.min(step, left)) + 1 },
  ];
}

/** From a corner the pyramid is seen best: degrees, and the seconds in which the board turns there. */
const CORNER = 45;
const TURN_TIME = 2.5;

/** From where the board was seen before it turned at the end; as now where the person has turned it since. @type {(state: State, camera: CameraSettings) => CameraSettings} */
const backOf = ({ end }, camera) =>
  end?.turned && end.turned.to === camera.rotation ? end.turned.from : camera;

/** Turns the board to a corner when a game has ended and the balls rest, and back when it goes on or is looked through. @type {Part} */
function turnBoard(_, before, state, { is, camera }) {
  const { end, moving, session } = state;
  const looks = !isLive(session) || to.isOn(state);
  const back = end === null || looks ? backOf(before, camera) : camera;
  const turn = back !== camera && is !== "open" && { do: "camera", camera: back };
  if (end !== null && looks) return [{ end: { ...end, turned: false } }, turn];
  if (end === null || end.turned !== null || moving) return [{}, turn];
  const rotation = CORNER + 90 * Math.round(((camera.rotation ?? 0) - CORNER) / 90);
  const corner = { ...camera, rotation, seconds: TURN_TIME };
  const turned = { to: rotation, from: camera };
  return [{ end: { ...end, turned } }, { do: "camera", camera: corner }];
}

/** The end of a game that was played here is told once. @type {Part} */
function tellEnd(_, __, state) {
  const { end } = state;
  if (end === null || end.isTold) return NOTHING;
  const { status, note } = wordsOf(state);
  const words = [status, note].filter(Boolean).join(". ");
  return [{ end: { ...end, isTold: true } }, say(words)];
}

/** What is said of a game that is put on the board. @type {(state: State, how: Opening) => string} */
function openingWords(state, { said, words = "", note = "" }) {
  if (said === "words" || said === undefined) return words;
  const status = statusWords(state);
  if (said === "status") return status;
  const { computer, game } = state.session;
  const about = { rules: text("page.rules", { ...game.rules }), player: game.turn };
  const you = computer === null ? "" : text("say.you", { player: other(computer.player) });
  return said === "new"
    ? `${text("say.newGame", about)}${you} ${note}`.trim()
    : words + status + you;
}

/** What is said of another game or moment on the board. @type {Part} */
function tellChange(_, before, state, event) {
  if (event.is !== "changed") return NOTHING;
  const { session } = state;
  const { cause, note } = event;
  if (cause === "load" && before.opening) return [{}, say(openingWords(state, before.opening))];
  if (cause === "ply") return [{}, say(remarkOf(state))];
  return [{}, cause === "paused" && session.paused && note === "" && say(statusWords(state))];
}

/** That a draw is near stays written when the computer has answered with another position: the next turn can bring the third. @type {Part} */
function warnOfDraw(_, before, { session }, event) {
  const { game, computer } = session;
  const isMove = event.is === "changed" && event.cause === "move" && game.result === null;
  const isAnswer = isMove && computer !== null && computer.player !== game.turn;
  const wasNear = before.session.game.repetitions === 2 && game.repetitions === 1;
  return isAnswer && wasNear ? tellBesides(session, text("note.twice")) : NOTHING;
}

/** Whether the note is that a draw is near. @param {Session} session */
const isNear = (session) => drawNote(text, session) !== "";

/** A beginner is warned once in a game that the opponent threatens to complete something. @type {Part} */
function warn({ rules, threats }, _, { session, moving, warned }, event) {
  const isChange =
    event.is === "changed" && (event.cause === "moving" || !QUIET.includes(event.cause));
  const isRest = !moving && (isChange || event.is === "arrived");
  const level = session.computer?.level ?? Number.POSITIVE_INFINITY;
  if (!isRest || warned || level > BEGINNERS || !threats() || isNear(session)) return NOTHING;
  const figure = threatened(rules, session);
  if (figure === null) return NOTHING;
  const warning = text("note.threat", { player: other(session.game.turn), figure });
  const [change, words] = tellBesides(session, warning);
  return [{ ...change, warned: true }, words];
}

/** Once, when a ball first lies on another, it is told that the board can be turned, also when this code arrives after it; beside a turn that took balls back there is no room. @type {Part} */
function teach(_, __, { session, taught, played }) {
  const { lastMove, result } = session.game;
  const isHigh = (lastMove?.to ?? "") >= "2" && lastMove?.takeBack.length === 0;
  if (!played || !isHigh || taught || result !== null || isNear(session)) return NOTHING;
  const [change, words] = tellBesides(session, text("note.turn"));
  const remember = { do: "remember", what: "keys", part: { turn: true } };
  return [{ ...change, taught: true }, remember, words];
}

/** The end of a game sounds when the last ball has landed: by a turn or a resignation, not where a game is opened. @type {Part} */
function sound(_, before, state, event) {
  if (event.is !== "changed") return NOTHING;
  const { cause } = event;
  const { session, moving } = state;
  // Still within the click that played the ball.
  const wake = cause === "move" && { do: "wake the sound" };
  if (moving) return [{}, wake];
  const { game, computer } = session;
  const last = before.rested;
  const isSame = last.start === game.start && `${last.moves}` === `${game.moves}`;
  const goesOn = cause === "move" || cause === "moving" || (cause === "load" && isSame);
  const isEnd = game.result !== null && last.result === null && goesOn;
  const tune = game.result?.winner === computer?.player ? "lost" : "won";
  return [{ rested: game }, wake, isEnd && { do: "sound", sound: tune, pitch: 1 }];
}

/** The games here are counted when two people who are named begin or end one, and when the computer has won. @type {Part} */
function countGames(_, __, { session, match, shared, id, ...state }, event) {
  const { game, computer } = session;
  const counted = `${id} ${game.result !== null}`;
  if (event.is !== "kept" || match || shared || counted === state.counted) return NOTHING;
  const { light, dark } = namesOf(game.tags);
  const isWanted = computer ? game.result?.winner === computer.player : light && dark;
  return [{ counted, tally: null }, isWanted && { do: "count the games", session, counted }];
}

/** That nothing more is kept, once. @type {Part} */
const tellRefusal = (_, before, { kept }) => [
  {},
  kept.isRefused && !before.kept.isRefused && { do: "tell that games are not kept" },
];

/** @type {Part} */
function answer(context, _, state, event) {
  const events = /** @type {Record<string, (...all: any[]) => Made>} */ (EVENTS);
  return events[event.is]?.(context, state, event) ?? NOTHING;
}

const PARTS = [
  ...[answer, meet, analyse, pointOut, runClock, turnBoard, tellEnd, tellChange],
  ...[warnOfDraw, warn, teach, sound, turnToPlayer, countGames, tellRefusal],
];

/** @type {(context: Context, before: Whole, event: At<Event>) => { state: Whole, effects: Effect[] }} */
export function reduce(context, before, event) {
  const isNext = event.is === "open" && !event.how.isTurn;
  const camera = isNext ? backOf(before, event.camera) : event.camera;
  const first = reduceFirst(before, /** @type {At<First>} */ ({ ...event, camera }));
  let state = /** @type {Whole} */ (first.state);
  /** @type {Effect[]} */
  const effects = [];
  const isFaced = first.effects.some((effect) => effect.do === "camera");
  if (camera !== event.camera && !isFaced) effects.push({ do: "camera", camera });
  for (const part of PARTS) {
    const [change, ...more] = part(context, before, state, event);
    if (Object.keys(change).length > 0) state = { ...state, ...change };
    effects.push(...more.flatMap((effect) => effect || []));
  }
  const isShown =
    [...ASKING, "friend", "covered", "counted"].includes(event.is) && !isPointed(event);
  const paints = isShown && state !== before;
  return { state, effects: [...(paints ? [{ do: "paint" }] : []), ...first.effects, ...effects] };
}
