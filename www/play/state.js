/**
 * The state of the play page, its transitions, and what stands beside the board as data: the session of the board, the
 * clock, the game by links, and what is said. Nothing here paints, keeps or waits.
 * @import { Player } from "../board/types.js"
 * @import { Cause } from "../game/reduce.js"
 * @import { Session } from "../game/session.js"
 * @import { Clock } from "./clock.js"
 * @import { Match } from "./friend/match.js"
 * @import { Rest } from "./main.js"
 */

import { canFinish, computerToMove, isLive, lineShown, redoTo, undoTo } from "../game/session.js";
import { drawNote, finishWords, statusLine, storyWords } from "../game/words.js";
import { text } from "../text/text.js";
import { face, follow, remaining } from "./clock.js";

/**
 * @typedef {object} State
 * @property {Session} session
 * @property {string} [id] The name of the game among those on this device; none where it is not there yet.
 * @property {Clock | null} clock
 * @property {Match} [match] The game by links that is on the board.
 * @property {string} note The line under the status, until the next change.
 * @property {boolean} moving Whether balls are moving: the status waits for them.
 * @property {boolean} thinking Whether the computer has been thinking for a while.
 * @property {boolean} covered Whether a dialog covers the board.
 */

/**
 * How a game is put on the board.
 * @typedef {object} Opening
 * @property {"push" | "replace"} address Whether it is a new entry of the browser's history.
 * @property {string} [note] A sentence under the status, until the next change.
 * @property {boolean} [own] Whether it is remembered as the person's last game; true by default.
 * @property {boolean} [isTurn] Whether the game on the board goes on by it.
 */

/**
 * What happens: the board has changed; another game is about to be put on it; it is there; more is known of the game by
 * links; a sentence is written; a dialog opens or closes.
 * @typedef {{ is: "changed", cause: Cause } & Pick<State, "session" | "note" | "moving" | "thinking">
 *   | { is: "opens" } & Pick<State, "id" | "clock" | "match">
 *   | { is: "opened", how: Opening }
 *   | { is: "matched", match: Match }
 *   | { is: "noted", note: string }
 *   | { is: "covered", covered: boolean }} Event
 */

/** Causes that leave the session as it is. */
export const QUIET = ["thinking", "camera", "note", "moving", "replaying"];

/** @type {(session: Session) => State} */
export const newState = (session) => ({
  session,
  clock: null,
  note: "",
  moving: false,
  thinking: false,
  covered: false,
});

/** @type {(state: State, event: Event, now: number) => State} `now`: in milliseconds of the clock. */
export function reduce(state, event, now) {
  /** @type {(next: State, cause: Cause) => State} */
  const timed = (next, cause) => {
    const clock =
      state.clock && follow(state.clock, cause, state.session, next.session, now, next.covered);
    return { ...next, clock };
  };
  if (event.is === "covered") return timed({ ...state, covered: event.covered }, "paused");
  if (event.is === "opened") return { ...state, note: event.how.note ?? state.note };
  const { is, ...parts } = event;
  if (is !== "changed") return { ...state, ...parts };
  const { cause, session, note, moving, thinking } = event;
  if (QUIET.includes(cause)) {
    return { ...state, moving, thinking, note: cause === "note" ? note : state.note };
  }
  return timed({ ...state, session, note, moving, thinking }, cause);
}

/** Whether an event is a turn, or takes one back: then the game is kept. @type {(event: Event) => boolean} */
export function isTurn(event) {
  if (event.is !== "changed") return event.is === "opened" && event.how.isTurn === true;
  const { cause, session } = event;
  return ["move", "undo", "redo"].includes(cause) || (cause === "paused" && !session.paused);
}

/** @typedef {ReturnType<typeof panelView>} PanelView */

/** Milliseconds below which a clock is marked. */
const LOW_TIME = 30_000;

/** @param {State} state @param {Pick<Rest, "end" | "panelOf"> | null} later What is loaded later. @param {number} now In milliseconds of the clock. */
export function panelView(state, later, now) {
  const { session, match, note, moving, thinking } = state;
  const { game, choice, shown, paused } = session;
  const live = isLive(session);
  const ended = live && game.result !== null ? later?.end : null;
  const computer = live && computerToMove(session);
  const person = live && game.result === null && !computer;
  const inTurn = live && choice.to !== null;
  const ply = shown.moves.length;
  const byLinks = match && later?.panelOf(match, session);
  /** @type {Record<string, boolean>} */
  const possible = {
    // With a ball played it goes one step back in the choice.
    undo: inTurn ? !computer : undoTo(session) !== null,
    redo: redoTo(session) !== null,
    hint: shown.result === null && !computer,
    resign: game.result === null,
    first: ply > 0,
    previous: ply > 0,
    next: ply < lineShown(session).length,
    last: session.line !== null || ply < game.moves.length,
  };
  for (const action of byLinks?.impossible ?? []) possible[action] = false;
  return {
    // The status waits for the balls.
    status: moving
      ? null
      : ended?.endStatus(session) || byLinks?.status || statusLine(text, session),
    outcome: outcomeOf(session),
    thinking,
    note: note || (moving ? "" : ended?.endMargin(session)) || drawNote(text, session),
    story: storyWords(text, session),
    rules: text("page.rules", { ...game.rules }),
    isNew: game.moves.length === 0,
    finish: finishWords(text, session),
    isHigh: Object.keys(shown.balls).some((cell) => cell > "2"),
    /** The first place in the list of moves; none before the first move. */
    cell: /\d[a-d]\d(?=x|$)/.exec(game.moves[0])?.[0],
    possible,
    /** @type {Record<string, boolean>} Which buttons of the bar and of a turn are seen. */
    seen: {
      new: !possible.undo,
      undo: possible.undo,
      hint: game.result === null,
      analysis: game.result !== null,
      finish: canFinish(session),
      putBack: person && inTurn && choice.takeBack.length > 0,
      cancel: person && choice.picked !== null,
      pause: computer && !paused,
      continue: computer && paused,
      backToGame: !live,
    },
    players: {
      light: playerView(state, "light", now, byLinks?.roles),
      dark: playerView(state, "dark", now, byLinks?.roles),
    },
  };
}

/** How the game on the board ended; null while it goes on, or while an earlier moment is shown. @param {Session} session */
function outcomeOf(session) {
  const { game, computer } = session;
  if (game.result === null || !isLive(session)) return null;
  const { winner } = game.result;
  if (winner === null) return "drawn";
  return computer === null ? "over" : winner === computer.player ? "lost" : "won";
}

/** @param {State} state @param {Player} player @param {number} now @param {Record<Player, string>} [roles] */
function playerView({ session, clock }, player, now, roles) {
  const { computer, shown } = session;
  const own =
    computer?.player === player
      ? text("player.computer", { level: computer.level })
      : computer && text("player.you");
  const left = clock && remaining(clock, player, now);
  return {
    isTurn: shown.turn === player && shown.result === null,
    role: roles?.[player] ?? own ?? "",
    /** Null without a clock. */
    clock: left === null ? null : face(left),
    isLow: left !== null && left < LOW_TIME,
  };
}
