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

/** What the page points out besides `marks`, while the board shows this game. @typedef {{ shown: Game | null, marks: readonly Mark[] }} PointedOut */

/** A whole move that the rules allow. @typedef {{ from: Game, next: Session, by: By, motions: Motion[] }} Played */

/**
 * What happens, by name, and what is known of it.
 * @typedef {object} Details
 * @property {{}} open The game is on the board.
 * @property {{ place: string }} choose A place was chosen: a cell, or "light" or "dark" for a reserve.
 * @property {{ place: string }} pick The page leaves the choice to the board.
 * @property {{}} drop The page has prevented the move.
 * @property {{}} putDown Puts the ball picked up down again.
 * @property {{}} putBack One step back in the choice: the last ball taken back, else the ball played, else the one picked up.
 * @property {{}} cancel Returns to the game from an earlier moment; else cancels the choice, or removes the note.
 * @property {{}} finish Plays the choice as it stands, where that is legal.
 * @property {{ move: string }} play The page plays a move.
 * @property {Played & { quiet?: boolean }} played The page has let a move pass; `quiet`: whether it announces the result
 *   itself, once it has been asked.
 * @property {{}} undo
 * @property {{}} redo
 * @property {{ ply: number, line?: readonly string[] | null, replaying?: boolean }} show Shows the moment after `ply` moves
 *   of the game, or of a line of other moves.
 * @property {{ by: number, replaying?: boolean }} step Shows the moment some moves further, or back, in what is shown.
 * @property {{ on: boolean }} replay Starts the replay at the moment shown, at the end with the first move, or stops it.
 * @property {{ session: Session }} load Puts another session on the board.
 * @property {{ players: Players }} players Where they are others than before, the choice is dropped.
 * @property {{ paused: boolean }} pause Stops or resumes the computer; the next move resumes it as well.
 * @property {{ session: Session, refusal: Refusal }} refused It is known why a choice in this session was refused.
 * @property {{ note: string, said?: string }} noted
 * @property {{ game: Game }} thinks The computer has been thinking about a game for a while.
 * @property {{ game: Game, move: string }} answered The computer has chosen a move.
 * @property {{ game: Game }} lost The computer cannot be asked.
 * @property {{}} online There is a connection again.
 * @property {{}} rested The balls have landed.
 * @property {{ motion: Motion }} landed One of them has.
 * @property {{ pointed: PointedOut }} point
 * @property {{}} look Something else that is shown has changed: a setting, the language.
 * @property {{}} read The comments of the record can be read.
 */

/** @typedef {{ [Name in keyof Details]: { is: Name } & Details[Name] }[keyof Details]} Event */

/**
 * What follows, in the order of the effects. `paint`: how the balls move there; without `motions` they do not. `ask`: the page
 * may prevent it, and what it answers is the next event. `replay`: in how many milliseconds the next move is shown; null
 * stops it. `think`: about what the computer does; null stops it.
 * @typedef {{ do: "paint", session: Session, motions?: Motion[] }
 *   | { do: "say", words: string }
 *   | { do: "render" }
 *   | { do: "tell", type: "pylos-change", detail: { cause: Cause, move?: Move | null, by?: By } }
 *   | { do: "tell", type: "pylos-land", detail: Motion }
 *   | { do: "ask", type: string, detail: object, yes: Event, no: Event | null }
 *   | { do: "explain", session: Session, place: string }
 *   | { do: "replay", after: number | null }
 *   | { do: "read" }
 *   | { do: "think", about: { game: Game, level: number } | null }} Effect
 */

/** @typedef {{ state: State, effects: readonly Effect[] }} Step */

/** @typedef {Loop<State, Event, Effect>} BoardLoop */

/**
 * @typedef {object} Context
 * @property {Rules} rules
 * @property {BoardText} text
 * @property {() => boolean} confirms Whether a whole move waits for `finish`.
 * @property {() => number} seconds Between two moves of a replay.
 * @property {() => boolean} isStill Whether balls would move in no time.
 * @property {(session: Session) => string} comment What the record says at the moment shown.
 */

/** @typedef {Partial<State> & { motions?: Motion[], said?: string, by?: By }} How A change, and how it is shown and told. */

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
  stale: false, // whether something has changed meanwhile that is shown when they have landed
  thinking: false, // whether the computer has been thinking for a while
  answer: /** @type {string | null} */ (null), // its move, which waits for the balls
  lost: false, // whether it is paused because it cannot be asked
  replaying: false,
  pointed: /** @type {PointedOut} */ ({ shown: null, marks: [] }),
});

/** @type {(cause: Cause, more?: { move: Move | null, by: By }) => Effect} */
const told = (cause, more) => ({ do: "tell", type: "pylos-change", detail: { cause, ...more } });

/** @type {(words: string) => Effect[]} */
const said = (words) => (words === "" ? [] : [{ do: "say", words }]);

/** Whether the computer is to move. @param {Session} session */
const isAsked = (session) => sessions.computerToMove(session) && !session.paused;

/** What a game needs that has come onto the board. @type {(session: Session) => Effect[]} */
const readOf = ({ game }) => (game.notes.length > 0 ? [{ do: "read" }] : []);

/** What the computer does from now on. @type {(session: Session) => Effect} */
const thinkOf = (session) => {
  const { game, computer } = session;
  return {
    do: "think",
    about: computer !== null && isAsked(session) ? { game, level: computer.level } : null,
  };
};

/** A change of the state, and what follows from it. @type {(context: Context, before: State, cause: Cause, how: How) => Step} */
function change(context, before, cause, { motions, said: sentence = "", by, ...changed }) {
  const state = { ...before, ...changed };
  const { session } = state;
  const last = before.session;
  const isShown = motions !== undefined || session !== last;
  const isOther =
    session.game !== last.game ||
    session.computer !== last.computer ||
    session.paused !== last.paused;
  if (isShown) {
    state.moving = (motions?.length ?? 0) > 0 && !context.isStill();
    state.stale = false;
  }
  if (isOther) Object.assign(state, { thinking: false, answer: null });
  /** @type {Effect[]} */
  const effects = isShown ? [{ do: "paint", session, motions }] : [];
  const comment = cause === "ply" ? context.comment(session) : "";
  effects.push(...said(`${sentence} ${comment}`.trim()));
  const { replaying } = state;
  if (replaying !== before.replaying || (replaying && session.shown !== last.shown)) {
    const time = context.seconds() * 1000 + context.comment(session).length * READING;
    effects.push({ do: "replay", after: replaying ? time : null });
  }
  effects.push({ do: "render" });
  if (replaying !== before.replaying && cause !== "replaying") effects.push(told("replaying"));
  effects.push(told(cause, by && { move: session.game.lastMove, by }));
  if (state.thinking !== before.thinking && cause !== "thinking") effects.push(told("thinking"));
  if (session.game !== last.game) effects.push(...readOf(session));
  if (isOther && (session.computer ?? last.computer) !== null) effects.push(thinkOf(session));
  return { state, effects };
}

/** A change of the session: it ends what was of the moment before. @type {(context: Context, state: State, cause: Cause, session: Session, how?: How) => Step} */
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
  const { game: after } = next;
  const { game: before } = state.session;
  /** @type {Event} */
  const yes = { is: "played", from: before, next, by: "hand", motions };
  const detail = { move: after.lastMove, before, after };
  return { state, effects: [{ do: "ask", type: "pylos-move", detail, yes, no: { is: "drop" } }] };
}

/** A whole move, which may end the game: then the page may announce the result itself. @type {(context: Context, state: State, event: Details["played"]) => Step} */
function played(context, state, event) {
  const { next, by, motions, quiet } = event;
  const { game } = next;
  if (by !== "program" && game.result !== null && quiet === undefined) {
    /** @type {(quiet: boolean) => Event} */
    const answer = (quiet) => ({ ...event, is: "played", quiet });
    const [yes, no] = [answer(false), answer(true)];
    return { state, effects: [{ do: "ask", type: "pylos-end", detail: { game }, yes, no }] };
  }
  return turnTo(context, state, "move", next, {
    motions,
    said: quiet ? "" : words.lastMoveWords(context.text, game),
    by,
    quiet: quiet === true,
  });
}

/** A move that a program has chosen. @type {(context: Context, state: State, move: string, by: By) => Step} */
function play(context, state, move, by) {
  const { session } = state;
  const { game, choice } = session;
  // The page shows its move; the computer's is seen only with the game itself.
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
  return played(context, state, { from: game, next, by, motions });
}

/** The computer's move, once the balls rest. @type {(context: Context, state: State, move: string) => Step} */
function reply(context, state, move) {
  const { state: next, effects } = change(context, state, "thinking", { thinking: false });
  const step = play(context, next, move, "computer");
  return { ...step, effects: [...(state.thinking ? effects : []), ...step.effects] };
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
  return turnTo(context, state, cause, next, {
    motions: travel(rules, session, session.game, next.game),
    said:
      result === null
        ? text(cause === "undo" ? "say.undone" : "say.redone", { turns: ply, player })
        : text("say.status", { status: words.statusLine(text, next) }),
  });
}

/** The board is shown again, when the balls rest where they move, which it would cut short. @type {(state: State) => Step} */
const look = (state) =>
  state.moving
    ? { state: { ...state, stale: true }, effects: [] }
    : { state, effects: [{ do: "paint", session: state.session }] };

/** What the page points out at the moment shown. @type {(state: State) => readonly Mark[]} */
export const pointedAt = ({ pointed, session }) =>
  pointed.shown === session.shown ? pointed.marks : [];

/**
 * What each event makes of a state; null where it means nothing there.
 * @type {{ [Name in keyof Details]: (context: Context, state: State, event: Details[Name]) => Step | null }}
 */
const EVENTS = {
  open(_, state) {
    const { session } = state;
    const thinks = session.computer === null ? [] : [thinkOf(session)];
    return {
      state,
      effects: [
        { do: "paint", session },
        { do: "render" },
        told("load"),
        ...readOf(session),
        ...thinks,
      ],
    };
  },

  choose: (_, state, { place }) => ({
    state,
    effects: [
      { do: "ask", type: "pylos-choose", detail: { place }, yes: { is: "pick", place }, no: null },
    ],
  }),

  pick(context, state, { place }) {
    const { session } = state;
    const { game, legal, choice: before, hands } = session;
    const next = sessions.mayChoose(session)
      ? turns.choose(legal, before, place === game.turn ? "reserve" : place)
      : null;
    if (next === null) {
      // A board without a player is a picture: it explains nothing.
      return hands.length === 0 ? null : { state, effects: [{ do: "explain", session, place }] };
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
      return EVENTS.show(context, state, { ply: session.game.moves.length });
    }
    if (session.choice.picked !== null && sessions.mayChoose(session)) {
      return choose(context, state, turns.NOTHING);
    }
    return EVENTS.noted(context, state, { note: "" });
  },

  finish(context, state) {
    const { session } = state;
    const { whole } = turns.options(session.legal, session.choice);
    return whole !== null && sessions.mayChoose(session) ? offer(context, state, whole, []) : null;
  },

  // Throws the refusal of the rules.
  play: (context, state, { move }) => play(context, state, move, "program"),

  // A listener may have put another game on the board.
  played: (context, state, event) =>
    state.session.game === event.from ? played(context, state, event) : null,

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
    return EVENTS.show(context, state, { ply: shown.moves.length + by, line, replaying });
  },

  replay(context, state, { on }) {
    const { shown, line, game } = state.session;
    const isAtEnd = shown.moves.length >= sessions.lineShown(state.session).length;
    if (on && !state.replaying && isAtEnd) {
      return EVENTS.show(context, state, { ply: 0, line, replaying: true });
    }
    const replaying = on && game.moves.length > 0;
    return replaying === state.replaying
      ? null
      : change(context, state, "replaying", { replaying });
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
    return turnTo(context, state, "load", next, {
      motions: isSame ? travel(context.rules, session, from, to) : [],
    });
  },

  players(context, state, { players: { hands, computer } }) {
    const { session } = state;
    const before = [session.hands, session.computer];
    if (JSON.stringify(before) === JSON.stringify([hands, computer])) return null;
    const next = { ...session, hands, computer, choice: turns.NOTHING };
    return turnTo(context, state, "players", next);
  },

  pause: (context, state, { paused }) =>
    turnTo(context, state, "paused", { ...state.session, paused }),

  refused(_, state, { session, refusal }) {
    if (session !== state.session) return null;
    const { reason: note } = refusal;
    /** @type {Event} */
    const yes = { is: "noted", note, said: note };
    return {
      state,
      effects: [{ do: "ask", type: "pylos-illegal", detail: refusal, yes, no: null }],
    };
  },

  noted(context, state, { note, said: sentence = "" }) {
    const step = note === state.note ? null : change(context, state, "note", { note });
    // It answers something: it is said once more.
    const effects = [...(step?.effects ?? []), ...said(sentence)];
    return { state: step?.state ?? state, effects };
  },

  thinks: (context, state, { game }) =>
    game === state.session.game && isAsked(state.session) && !state.thinking
      ? change(context, state, "thinking", { thinking: true })
      : null,

  answered(context, state, { game, move }) {
    if (game !== state.session.game || !isAsked(state.session)) return null;
    if (state.moving) return { state: { ...state, answer: move }, effects: [] };
    return reply(context, state, move);
  },

  lost(context, state, { game }) {
    const { session } = state;
    if (game !== session.game || !isAsked(session)) return null;
    const note = context.text("note.engineFailed");
    const next = { ...session, paused: true };
    return turnTo(context, state, "paused", next, { note, said: note, lost: true });
  },

  online: (context, state) => (state.lost ? EVENTS.pause(context, state, { paused: false }) : null),

  rested(context, state) {
    if (!state.moving) return null;
    const { stale, answer } = state;
    const { state: next, effects } = change(context, state, "moving", {
      moving: false,
      stale: false,
    });
    const step = answer === null ? null : reply(context, next, answer);
    const shown = stale ? look(next).effects : [];
    return {
      state: step?.state ?? next,
      effects: [...shown, ...effects, ...(step?.effects ?? [])],
    };
  },

  landed: (_, state, { motion }) => ({
    state,
    effects: [{ do: "tell", type: "pylos-land", detail: motion }],
  }),

  point(_, state, { pointed }) {
    const next = { ...state, pointed };
    const isSame = JSON.stringify(pointedAt(state)) === JSON.stringify(pointedAt(next));
    return isSame ? { state: next, effects: [] } : look(next);
  },

  look(_, state) {
    const step = look(state);
    return { ...step, effects: [...step.effects, { do: "render" }] };
  },

  read(context, state) {
    const step = EVENTS.look(context, state, {});
    return step && { ...step, effects: [...step.effects, told("ply")] };
  },
};

/** @type {(context: Context, state: State, event: Event) => Step} */
export function reduce(context, state, event) {
  const does = /** @type {(...all: any[]) => Step | null} */ (EVENTS[event.is]);
  return does(context, state, event) ?? { state, effects: [] };
}
