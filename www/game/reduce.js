/**
 * The loop of a board: what each event makes of its state, and what follows, as plain data. `element/showing.js` carries the
 * effects out.
 * @import { Mark, Motion } from "../board/types.js"
 * @import { Game, Move } from "../pkg/rules.js"
 * @import { Loop } from "../site/loop.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Players, Rules, Session } from "./session.js"
 * @import { Choice } from "./turn-builder.js"
 * @import { Refusal } from "./why.js"
 */

import { step } from "../site/loop.js";
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

/** What the page points out besides `marks`, while the board shows this game. @typedef {{ shown: Game | null, marks: readonly Mark[] }} PointedOut */

/**
 * What happens:
 * - `open`: the game is on the board; `load`: another session is to be; `players`: those may be others;
 * - `choose`: a place, a cell or "light" or "dark" for a reserve; `pick`: and the page leaves it to the board;
 * - `putBack`: of the last ball taken back, else the ball played, else the one picked up; `putDown`: of that alone;
 *   `cancel`: back to the game from an earlier moment, else of the choice, or the note is removed;
 * - `played`: the page has let a move pass, with `quiet` announcing the result itself; `drop`: it has prevented it;
 * - `show`: the moment after `ply` moves, of the game or of a line; `step`: some moves further, or back, in what is shown;
 * - `replay`: from the moment shown, at the end from the start, or its end; `refused`: it is known why a choice was;
 * - of the computer: `thinks`, for a while; `answered`, with its move; `lost`: it cannot be asked;
 * - `landed`: one of the balls; `rested`: all have; `look`: a setting or the language has changed; `read`: comments can be read.
 * @typedef {{ is: "open" | "drop" | "putDown" | "putBack" | "cancel" | "finish" | "undo" | "redo" | "online" | "rested" | "look" | "read" }
 *   | { is: "load", session: Session } | { is: "players", players: Players } | { is: "choose" | "pick", place: string }
 *   | { is: "play", move: string } | { is: "played", from: Game, next: Session, by: By, motions: Motion[], quiet?: boolean }
 *   | { is: "show", ply: number, line?: readonly string[] | null, replaying?: boolean }
 *   | { is: "step", by: number, replaying?: boolean }
 *   | { is: "replay", on: boolean } | { is: "pause", paused: boolean }
 *   | { is: "refused", session: Session, refusal: Refusal } | { is: "noted", note: string, said?: string }
 *   | { is: "thinks" | "lost", game: Game } | { is: "answered", game: Game, move: string }
 *   | { is: "landed", motion: Motion } | { is: "point", pointed: PointedOut }} Event
 */

/**
 * What follows. `paint`: with the motions that lead there; `ask`: the page may prevent it, and its answer is the next event;
 * `replay`: after how many milliseconds the next move is shown, null for no more; `think`: of a game, null for nothing.
 * @typedef {{ do: "paint", session: Session, motions?: Motion[] } | { do: "render" | "read" } | { do: "say", words: string }
 *   | { do: "tell", type: "pylos-change", detail: { cause: Cause, move?: Move | null, by?: By } }
 *   | { do: "tell", type: "pylos-land", detail: Motion }
 *   | { do: "ask", type: string, detail: object, yes: Event, no: Event | null }
 *   | { do: "explain", session: Session, place: string } | { do: "replay", after: number | null }
 *   | { do: "think", about: { game: Game, level: number } | null }} Effect
 */

/** @typedef {ReturnType<typeof newState>} State */
/** @typedef {{ state: State, effects: readonly Effect[] }} Step */
/** @typedef {Loop<State, Event, Effect>} BoardLoop */
/** A change, and how it is shown and told. @typedef {Partial<State> & { motions?: Motion[], said?: string, by?: By }} How */

/**
 * `confirms`: whether a whole move waits for `finish`; `seconds`: between two moves of a replay; `isStill`: whether balls would move
 * in no time; `comment`: what the record says at the moment shown.
 * @typedef {{ rules: Rules, text: BoardText, confirms: () => boolean, seconds: () => number, isStill: () => boolean,
 *   comment: (session: Session) => string }} Context
 */

/** The most moves that are animated when the board goes from one moment to another. */
const MOST_ANIMATED = 2;

/** Milliseconds that a reader needs for each letter of a comment. */
const READING = 50;

/** @param {Session} session */
export const newState = (session) => ({
  session,
  note: "", // the sentence under the status, until the next change
  quiet: false, // whether the page announces the result of the game, instead of the board
  moving: false, // whether balls move to what the session says
  stale: false, // whether something else has changed meanwhile, which is shown when they have landed
  thinking: false, // whether the computer has been thinking for a while
  answer: /** @type {string | null} */ (null), // its move, which waits for the balls
  lost: false, // whether it is paused because it cannot be asked
  replaying: false,
  pointed: /** @type {PointedOut} */ ({ shown: null, marks: [] }),
});

/** What the page points out at the moment shown. @param {Pick<State, "pointed" | "session">} state */
export const pointedAt = ({ pointed, session }) =>
  pointed.shown === session.shown ? pointed.marks : [];

/** @type {(state: State, type: string, detail: object, yes: Event, no?: Event | null) => Step} */
const ask = (state, type, detail, yes, no = null) =>
  step(state, { do: "ask", type, detail, yes, no });

/** @type {(cause: Cause, more?: { move: Move | null, by: By }) => Effect} */
const told = (cause, more) => ({ do: "tell", type: "pylos-change", detail: { cause, ...more } });

/** @type {(words: string) => Effect | ""} */
const say = (words) => words && { do: "say", words };

/** @type {(session: Session) => Effect | false} */
const read = ({ game }) => game.notes.length > 0 && { do: "read" };

/** Whether the computer is to move. @param {Session} session */
const isAsked = (session) => sessions.computerToMove(session) && !session.paused;

/** @type {(session: Session) => Effect} */
const think = (session) => {
  const { game, computer } = session;
  return {
    do: "think",
    about: computer && isAsked(session) ? { game, level: computer.level } : null,
  };
};

/** The board is painted anew, but not while balls move: that would end their flight. @type {(state: State, ...more: (Effect | false | null)[]) => Step} */
const look = (state, ...more) =>
  state.moving
    ? step({ ...state, stale: true }, ...more)
    : step(state, { do: "paint", session: state.session }, ...more);

const RENDER = /** @type {const} */ ({ do: "render" });

/** A change of the state, and what follows from it. @type {(context: Context, before: State, cause: Cause, how: How) => Step} */
function change(context, before, cause, { motions, said = "", by, ...changed }) {
  const state = { ...before, ...changed };
  const { session, replaying } = state;
  const last = before.session;
  const isOther = /** @type {const} */ (["game", "computer", "paused"]).some(
    (part) => session[part] !== last[part],
  );
  if (isOther) Object.assign(state, { thinking: false, answer: null });
  const isChanged = session !== last;
  const moving = motions !== undefined && motions.length > 0 && !context.isStill();
  if (isChanged) Object.assign(state, { moving, stale: false });
  const comment = context.comment(session);
  const isPlayed = replaying !== before.replaying;
  const time = () => context.seconds() * 1000 + comment.length * READING;
  return step(
    state,
    isChanged && { do: "paint", session, motions },
    say(cause === "ply" ? `${said} ${comment}`.trim() : said),
    (isPlayed || (replaying && session.shown !== last.shown)) && {
      do: "replay",
      after: replaying ? time() : null,
    },
    RENDER,
    isPlayed && cause !== "replaying" && told("replaying"),
    told(cause, by && { move: session.game.lastMove, by }),
    state.thinking !== before.thinking && cause !== "thinking" && told("thinking"),
    session.game !== last.game && read(session),
    isOther && (session.computer ?? last.computer) !== null && think(session),
  );
}

/** A change of the session, which ends what belonged to the moment before. @type {(context: Context, state: State, cause: Cause, session: Session, how?: How) => Step} */
const turnTo = (context, state, cause, session, how) =>
  change(context, state, cause, {
    session,
    note: "",
    quiet: state.quiet && session.game.result !== null,
    lost: state.lost && session.paused && session.game === state.session.game,
    replaying: false,
    ...how,
  });

/** @type {(context: Context, state: State, choice: Choice, how?: How) => Step} */
function choose(context, state, choice, how) {
  const { session } = state;
  const next = { ...session, choice };
  return turnTo(context, state, "choice", next, {
    motions: view.motionsBetween(session.game.turn, session.choice, choice),
    said: words.choiceWords(context.text, next, session.choice),
    ...how,
  });
}

/** The page may prevent a move of the hand. @type {(context: Context, state: State, move: Move, motions: Motion[]) => Step} */
function offer({ rules }, state, { text }, motions) {
  const next = sessions.commit(rules, state.session, text);
  const { game: before } = state.session;
  const detail = { move: next.game.lastMove, before, after: next.game };
  const yes = /** @type {const} */ ({ is: "played", from: before, next, by: "hand", motions });
  return ask(state, "pylos-move", detail, yes, { is: "drop" });
}

/** A move that a program has chosen; the computer's is seen only with the game itself. @type {(context: Context, state: State, move: string, by: By) => Step} */
function play(context, state, move, by) {
  const { session } = state;
  const { game, choice } = session;
  const shown = by === "program" ? { ...session, shown: game } : session;
  const next = sessions.commit(context.rules, shown, move);
  const { lastMove } = next.game;
  const motions = view.motionsBetween(game.turn, choice, turns.NOTHING);
  if (lastMove) motions.push(...view.motionsOf(game.turn, lastMove));
  const seen = sessions.isLive(session) ? motions : [];
  return reduce(context, state, { is: "played", from: game, next, by, motions: seen });
}

/** @type {(context: Context, state: State, move: string) => Step} */
function reply(context, state, move) {
  const quiet = change(context, state, "thinking", { thinking: false });
  const played = play(context, quiet.state, move, "computer");
  return state.thinking ? step(played.state, ...quiet.effects, ...played.effects) : played;
}

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
function goTo(context, state, cause, ply) {
  if (ply === null) return null;
  const { rules, text } = context;
  const { session } = state;
  const next = sessions.rewind(rules, session, ply);
  const { result, turn: player } = next.game;
  const key = cause === "undo" ? "say.undone" : "say.redone";
  return turnTo(context, state, cause, next, {
    motions: travel(rules, session, session.game, next.game),
    said: result === null ? text(key, { turns: ply, player }) : words.plyWords(text, next),
  });
}

/**
 * What each event makes of a state; null where it means nothing there.
 * @type {{ [Name in Event["is"]]: (context: Context, state: State, event: Event & { is: Name }) => Step | null }}
 */
const EVENTS = {
  open(_, state) {
    const { session } = state;
    return look(state, RENDER, told("load"), read(session), session.computer && think(session));
  },

  choose: (_, state, { place }) => ask(state, "pylos-choose", { place }, { is: "pick", place }),

  pick(context, state, { place }) {
    const { session } = state;
    const { game, legal, choice: before, hands } = session;
    const next = sessions.mayChoose(session)
      ? turns.choose(legal, before, place === game.turn ? "reserve" : place)
      : null;
    if (next === null) {
      // A board without a player is a picture: it explains nothing.
      return hands.length === 0 ? null : step(state, { do: "explain", session, place });
    }
    const { finished } = turns.options(legal, next);
    return finished === null || context.confirms()
      ? choose(context, state, next)
      : offer(context, state, finished, view.motionsBetween(game.turn, before, next));
  },

  drop: (context, state) => choose(context, state, turns.NOTHING, { said: "" }),

  putDown(context, state) {
    const { to, picked } = state.session.choice;
    return to === null && picked !== null ? choose(context, state, turns.NOTHING) : null;
  },

  putBack(context, state) {
    const { legal, choice: before } = state.session;
    if (!sessions.mayChoose(state.session) || before.picked === null) return null;
    const last = before.takeBack.at(-1);
    return choose(context, state, last ? turns.putBack(legal, before, last) : turns.NOTHING);
  },

  cancel(context, state) {
    const { session } = state;
    if (!sessions.isLive(session)) {
      return reduce(context, state, { is: "show", ply: session.game.moves.length });
    }
    return session.choice.picked !== null && sessions.mayChoose(session)
      ? choose(context, state, turns.NOTHING)
      : reduce(context, state, { is: "noted", note: "" });
  },

  finish(context, state) {
    const { session } = state;
    const { whole } = turns.options(session.legal, session.choice);
    return whole !== null && sessions.mayChoose(session) ? offer(context, state, whole, []) : null;
  },

  play: (context, state, { move }) => play(context, state, move, "program"),

  played(context, state, event) {
    const { from, next, by, motions, quiet } = event;
    const { game } = next;
    // A listener may have put another game on the board.
    if (state.session.game !== from) return null;
    if (by !== "program" && game.result !== null && quiet === undefined) {
      return ask(
        state,
        "pylos-end",
        { game },
        { ...event, quiet: false },
        { ...event, quiet: true },
      );
    }
    const said = quiet ? "" : words.lastMoveWords(context.text, game);
    return turnTo(context, state, "move", next, { motions, said, by, quiet: quiet === true });
  },

  undo: (context, state) => goTo(context, state, "undo", sessions.undoTo(state.session)),

  redo: (context, state) => goTo(context, state, "redo", sessions.redoTo(state.session)),

  show(context, state, { ply, line = null, replaying = false }) {
    const { rules, text } = context;
    const { session } = state;
    const next = sessions.showPly(rules, session, ply, line);
    const { moves } = next.shown;
    if (session.shown.moves.join() === moves.join()) return null;
    return turnTo(context, state, "ply", next, {
      motions: travel(rules, session, session.shown, next.shown),
      said: words.plyWords(text, next),
      replaying: replaying && moves.length < sessions.lineShown(next).length,
    });
  },

  step(context, state, { by, replaying }) {
    const { shown, line } = state.session;
    return reduce(context, state, { is: "show", ply: shown.moves.length + by, line, replaying });
  },

  replay(context, state, { on }) {
    const { shown, line, game } = state.session;
    if (on === state.replaying || game.moves.length === 0) return null;
    return on && shown.moves.length >= sessions.lineShown(state.session).length
      ? reduce(context, state, { is: "show", ply: 0, line, replaying: true })
      : change(context, state, "replaying", { replaying: on });
  },

  // Where it is the same game, one or two moves further or back, the moves between are animated.
  load(context, state, { session: next }) {
    const { session } = state;
    const [from, to] = [session.game, next.game];
    const isSame =
      sessions.isLive(session) &&
      sessions.isLive(next) &&
      from.start === to.start &&
      JSON.stringify(from.rules) === JSON.stringify(to.rules) &&
      session.hands.join() === next.hands.join();
    const motions = isSame ? travel(context.rules, session, from, to) : [];
    return turnTo(context, state, "load", next, { motions });
  },

  players(context, state, { players: { hands, computer } }) {
    const { session } = state;
    const before = [session.hands, session.computer];
    if (JSON.stringify(before) === JSON.stringify([hands, computer])) return null;
    const next = { ...session, hands, computer, choice: turns.NOTHING };
    return turnTo(context, state, "players", next);
  },

  refused(_, state, { session, refusal }) {
    const { reason } = refusal;
    const noted = /** @type {const} */ ({ is: "noted", note: reason, said: reason });
    return session === state.session ? ask(state, "pylos-illegal", refusal, noted) : null;
  },

  // What answers something is said once more.
  noted(context, state, { note, said = "" }) {
    if (note === state.note) return step(state, say(said));
    const changed = change(context, state, "note", { note });
    return step(changed.state, ...changed.effects, say(said));
  },

  pause: (context, state, { paused }) =>
    turnTo(context, state, "paused", { ...state.session, paused }),

  thinks: (context, state, { game }) =>
    game === state.session.game && isAsked(state.session) && !state.thinking
      ? change(context, state, "thinking", { thinking: true })
      : null,

  answered(context, state, { game, move }) {
    if (game !== state.session.game || !isAsked(state.session)) return null;
    return state.moving ? step({ ...state, answer: move }) : reply(context, state, move);
  },

  lost(context, state, { game }) {
    const { session } = state;
    if (game !== session.game || !isAsked(session)) return null;
    const note = context.text("note.engineFailed");
    const next = { ...session, paused: true };
    return turnTo(context, state, "paused", next, { note, said: note, lost: true });
  },

  online: (context, state) =>
    state.lost ? reduce(context, state, { is: "pause", paused: false }) : null,

  rested(context, state) {
    if (!state.moving) return null;
    const { stale, answer } = state;
    const rested = change(context, state, "moving", { moving: false, stale: false });
    const shown = stale ? look(rested.state).effects : [];
    const next = answer === null ? step(rested.state) : reply(context, rested.state, answer);
    return step(next.state, ...shown, ...rested.effects, ...next.effects);
  },

  landed: (_, state, { motion }) => step(state, { do: "tell", type: "pylos-land", detail: motion }),

  point(_, state, { pointed }) {
    const next = { ...state, pointed };
    const isSame = JSON.stringify(pointedAt(state)) === JSON.stringify(pointedAt(next));
    return isSame ? step(next) : look(next);
  },

  look: (_, state) => look(state, RENDER),

  read: (_, state) => look(state, RENDER, told("ply")),
};

/** @type {(context: Context, state: State, event: Event) => Step} */
export function reduce(context, state, event) {
  const does = /** @type {(...all: any[]) => Step | null} */ (EVENTS[event.is]);
  return does(context, state, event) ?? step(state);
}
