/**
 * What happens on a board: every choice, move and command as a pure function from the state of the game on the board to
 * the next one. `controller.js` shows and tells it.
 * @import { Motion } from "../board/types.js"
 * @import { Game, Move } from "../pkg/rules.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Players, Rules, Session } from "./session.js"
 * @import { Choice } from "./turn-builder.js"
 */

import * as sessions from "./session.js";
import * as turns from "./turn-builder.js";
import * as view from "./view-model.js";
import * as words from "./words.js";

/**
 * Why the session, or what belongs to it, has changed.
 * @typedef {"move" | "undo" | "redo" | "load" | "choice" | "ply" | "players" | "paused" | "note"
 *   | "thinking" | "replaying" | "moving" | "camera"} Cause
 */

/** Who plays a move: the user on the board, the opponent, or the page by `play`. @typedef {"hand" | "computer" | "program"} By */

/** @typedef {ReturnType<typeof newState>} State */

/**
 * The answer to an event.
 * @typedef {object} Step
 * @property {State} state
 * @property {Cause} cause
 * @property {Motion[]} [motions] How the balls move there.
 * @property {string} [said]
 * @property {By} [by] Who has played a move by it.
 */

/**
 * @typedef {object} Context
 * @property {Rules} rules
 * @property {BoardText} text
 * @property {() => boolean} confirms Whether a whole move waits for `finish`.
 */

/** The most moves that are animated when the board goes from one moment to another. */
const MOST_ANIMATED = 2;

/** @param {Session} session */
export const newState = (session) => ({
  session,
  note: "", // the sentence under the status, until the next change
  quiet: false, // whether the page announces the result of the game, instead of the board
  moving: false, // whether balls move to what the session says
  thinking: false, // whether the computer has been thinking for a while
  replaying: false,
});

/** @type {(state: State, cause: Cause, session: Session, how?: Partial<Step> & { note?: string }) => Step} */
function change(state, cause, session, { note = "", ...how } = {}) {
  const quiet = state.quiet && session.game.result !== null;
  return { state: { ...state, session, note, quiet, replaying: false }, cause, ...how };
}

/** @type {(context: Context, state: State, choice: Choice) => Step} */
function choice({ text }, state, choice) {
  const { session } = state;
  const next = { ...session, choice };
  return change(state, "choice", next, {
    motions: view.motionsBetween(session.game.turn, session.choice, choice),
    said: words.choiceWords(text, next, session.choice),
  });
}

/** @type {(context: Context, state: State, next: Session, by: By, motions: Motion[]) => Step} */
const played = ({ text }, state, next, by, motions) =>
  change(state, "move", next, { motions, said: words.lastMoveWords(text, next.game), by });

/** @type {(context: Context, state: State, move: Move, motions: Motion[]) => Step} */
const byHand = (context, state, { text }, motions) =>
  played(context, state, sessions.commit(context.rules, state.session, text), "hand", motions);

/**
 * The motions from one moment to another that is near, further or back; none while a turn is in progress.
 * @type {(rules: Rules, session: Session, from: Game, to: Game) => Motion[]}
 */
function travel(rules, session, from, to) {
  const [short, long] = from.moves.length < to.moves.length ? [from, to] : [to, from];
  const [first, last] = [short.moves.length, long.moves.length];
  const isNear = last - first <= MOST_ANIMATED && sessions.isPart(short.moves, long.moves);
  if (session.choice.to !== null || !isNear) return [];
  const motions = long.moves.slice(first).flatMap((_, i) => {
    const { lastMove } = sessions.gameAt(rules, long, first + i + 1);
    return lastMove ? view.motionsOf(sessions.turnAt(long, first + i), lastMove) : [];
  });
  return long === from ? view.backwards(motions) : motions;
}

/** @type {(context: Context, state: State, cause: "undo" | "redo", ply: number | null) => Step | null} */
function goTo({ rules, text }, state, cause, ply) {
  if (ply === null) return null;
  const { session } = state;
  const next = sessions.rewind(rules, session, ply);
  const { result, turn: player } = next.game;
  return change(state, cause, next, {
    motions: travel(rules, session, session.game, next.game),
    said:
      result === null
        ? text(cause === "undo" ? "say.undone" : "say.redone", { turns: ply, player })
        : text("say.status", { status: words.statusLine(text, next) }),
  });
}

/**
 * What each event makes of a state; null where it means nothing there.
 * @satisfies {Record<string, (context: Context, state: State, ...details: any[]) => Step | null>}
 */
export const EVENTS = {
  /** @type {(context: Context, state: State, place: string) => Step | null} A cell, or a player for a reserve. */
  choose(context, state, place) {
    const { session } = state;
    const { game, legal, choice: before } = session;
    const next = sessions.mayChoose(session)
      ? turns.choose(legal, before, place === game.turn ? "reserve" : place)
      : null;
    if (next === null) return null;
    const { finished } = turns.options(legal, next);
    return finished === null || context.confirms()
      ? choice(context, state, next)
      : byHand(context, state, finished, view.motionsBetween(game.turn, before, next));
  },

  /** @type {(context: Context, state: State) => Step} The page has prevented the move. */
  drop: (context, state) => ({ ...choice(context, state, turns.NOTHING), said: "" }),

  /** Puts the ball picked up down again. */
  putDown(context, state) {
    const { to, picked } = state.session.choice;
    return to === null && picked !== null ? choice(context, state, turns.NOTHING) : null;
  },

  /** One step back in the choice: the last ball taken back, else the ball played, else the one picked up. */
  putBack(context, state) {
    const { legal, choice: before } = state.session;
    if (!sessions.mayChoose(state.session) || before.picked === null) return null;
    const last = before.takeBack.at(-1);
    return choice(context, state, last ? turns.putBack(legal, before, last) : turns.NOTHING);
  },

  /** Returns to the game from an earlier moment; else cancels the choice, or removes the note. @returns {Step | null} */
  cancel(context, state) {
    const { session } = state;
    if (!sessions.isLive(session)) return EVENTS.show(context, state, session.game.moves.length);
    if (session.choice.picked !== null && sessions.mayChoose(session)) {
      return choice(context, state, turns.NOTHING);
    }
    return EVENTS.set(context, state, "note", { note: "" });
  },

  /** Plays the choice as it stands, where that is legal. */
  finish(context, state) {
    const { session } = state;
    const { whole } = turns.options(session.legal, session.choice);
    return whole !== null && sessions.mayChoose(session) ? byHand(context, state, whole, []) : null;
  },

  /**
   * Plays a move that a program chose: the page, or the computer, whose move the board shows only with the game itself.
   * @type {(context: Context, state: State, move: string, by?: By) => Step}
   * @throws {PylosError} The rules' refusal.
   */
  play(context, state, move, by = "program") {
    const { session } = state;
    const { game, choice } = session;
    const from = by === "program" ? { ...session, shown: game } : session;
    const next = sessions.commit(context.rules, from, move);
    const { lastMove } = next.game;
    const motions =
      sessions.isLive(session) && lastMove !== null
        ? [
            ...view.motionsBetween(game.turn, choice, turns.NOTHING),
            ...view.motionsOf(game.turn, lastMove),
          ]
        : [];
    return played(context, state, next, by, motions);
  },

  undo: (context, state) => goTo(context, state, "undo", sessions.undoTo(state.session)),

  redo: (context, state) => goTo(context, state, "redo", sessions.redoTo(state.session)),

  /**
   * Shows the moment after `ply` moves of the game, or of a line of other moves.
   * @type {(context: Context, state: State, ply: number, line?: readonly string[] | null, replaying?: boolean) => Step | null}
   */
  show({ rules, text }, state, ply, line = null, replaying = false) {
    const { session } = state;
    const next = sessions.showPly(rules, session, ply, line);
    const { moves } = next.shown;
    if (session.shown.moves.join() === moves.join()) return null;
    const step = change(state, "ply", next, {
      motions: travel(rules, session, session.shown, next.shown),
      said: words.plyWords(text, next),
    });
    const goesOn = replaying && moves.length < sessions.lineShown(next).length;
    return { ...step, state: { ...step.state, replaying: goesOn } };
  },

  /**
   * Shows the moment some moves further, or back, in what is shown.
   * @type {(context: Context, state: State, by: number, replaying?: boolean) => Step | null}
   */
  step(context, state, by, replaying) {
    const { shown, line } = state.session;
    return EVENTS.show(context, state, shown.moves.length + by, line, replaying);
  },

  /**
   * Starts the replay at the moment shown, at the end with the first move, or stops it.
   * @type {(context: Context, state: State, on: boolean) => Step | null}
   */
  replay(context, state, on) {
    const { shown, line, game } = state.session;
    const isAtEnd = shown.moves.length >= sessions.lineShown(state.session).length;
    if (on && !state.replaying && isAtEnd) return EVENTS.show(context, state, 0, line, true);
    const replaying = on && game.moves.length > 0;
    return EVENTS.set(context, state, "replaying", { replaying });
  },

  /**
   * Puts another session on the board. Where it is the same game, one or two moves further or back, the moves between
   * are animated.
   * @type {(context: Context, state: State, next: Session) => Step}
   */
  load({ rules }, state, next) {
    const { session } = state;
    const [from, to] = [session.game, next.game];
    const isSame =
      sessions.isLive(session) &&
      sessions.isLive(next) &&
      from.start === to.start &&
      JSON.stringify(from.rules) === JSON.stringify(to.rules) &&
      session.hands.join() === next.hands.join();
    return change(state, "load", next, {
      motions: isSame ? travel(rules, session, from, to) : [],
    });
  },

  /**
   * Changes the players; where they are others than before, the choice is dropped.
   * @type {(context: Context, state: State, players: Players) => Step | null}
   */
  players(_, state, { hands, computer }) {
    const { session } = state;
    const before = [session.hands, session.computer];
    if (JSON.stringify(before) === JSON.stringify([hands, computer])) return null;
    return change(state, "players", { ...session, hands, computer, choice: turns.NOTHING });
  },

  /**
   * Stops or resumes the computer; the next move resumes it as well.
   * @type {(context: Context, state: State, paused: boolean, note?: string) => Step}
   */
  pause: (_, state, paused, note = "") =>
    change(state, "paused", { ...state.session, paused }, { note, said: note }),

  /**
   * Changes what is not of the session; `moving` ends when the balls have landed.
   * @type {(context: Context, state: State, cause: Cause, part: Partial<Omit<State, "session">>) => Step | null}
   */
  set(_, state, cause, part) {
    const next = { ...state, ...part };
    const names = /** @type {(keyof State)[]} */ (Object.keys(part));
    return names.some((name) => next[name] !== state[name]) ? { state: next, cause } : null;
  },
};
