/**
 * The one holder of the session of a board: every choice, move and command comes in here, becomes
 * the next session, and goes out to the board and to the element.
 * @import { Board, BoardView, Motion } from "../board/types.js"
 * @import { Game, Move } from "../pkg/rules.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { ReasonText } from "../text/reasons.js"
 * @import { Players, Rules, Session } from "./session.js"
 * @import { Choice } from "./turn-builder.js"
 * @import { Refusal } from "./why.js"
 */

import { commentShown } from "./comments.js";
import * as sessions from "./session.js";
import * as turns from "./turn-builder.js";
import * as view from "./view-model.js";
import * as words from "./words.js";

/**
 * Why the session, or what belongs to it, has changed.
 * @typedef {"move" | "undo" | "redo" | "load" | "choice" | "ply" | "players" | "paused" | "note"
 *   | "thinking" | "replaying" | "moving" | "camera"} Cause
 */

/**
 * How a new session is shown.
 * @typedef {object} Change
 * @property {Motion[]} [motions]
 * @property {string} [say]
 * @property {string} [note] A sentence under the status, until the next change.
 */

/**
 * What the element is told. The answers concern what a person did; false prevents it.
 * @typedef {object} Events
 * @property {(cause: Cause, before: Session) => void} changed Called before the board shows it.
 * @property {(place: string) => boolean} choose
 * @property {(move: Move, before: Game, after: Game) => boolean} move May the move be played?
 * @property {(game: Game) => boolean} end Does the board announce the result?
 * @property {(refusal: Refusal) => boolean} illegal Does the board say why?
 */

/**
 * @typedef {object} Parts
 * @property {Rules} rules
 * @property {Board} board
 * @property {BoardText} text
 * @property {() => Promise<ReasonText>} reasonText Why something is refused, in the language of the moment.
 * @property {(sentence: string) => void} say
 * @property {(session: Session) => BoardView} viewOf
 * @property {() => boolean} confirms Whether a whole move waits for `stop`.
 * @property {Events} on
 */

/** The most moves that are animated when the board goes from one game to another. */
const MOST_ANIMATED = 2;

/** @typedef {ReturnType<typeof createController>} Controller */

/**
 * @param {Parts} parts
 * @param {Session} first
 */
export function createController(
  { rules, board, text, reasonText, say, viewOf, confirms, on },
  first,
) {
  let session = first;
  let note = "";
  /** Whether the page announces the result of the game, instead of the board. */
  let quiet = false;
  let moving = false;
  /** @type {Promise<unknown>} Fulfilled when the board is at rest. */
  let rest = Promise.resolve();
  /** Whether something else is to be shown when they are at rest. */
  let stale = false;

  /**
   * The one way from a session to the next.
   * @param {Cause} cause
   * @param {Session} next
   * @param {Change} [how]
   */
  function change(cause, next, { motions = [], say: sentence = "", note: remark = "" } = {}) {
    const before = session;
    session = next;
    note = remark;
    if (session.game.result === null) quiet = false;
    moving = motions.length > 0 && !board.still;
    stale = false;
    say(sentence);
    on.changed(cause, before);
    const shown = board.show(viewOf(session), motions);
    rest = shown;
    shown.then(() => {
      if (rest !== shown || !moving) return;
      moving = false;
      on.changed("moving", session);
      if (stale) repaint();
    });
  }

  /** Shows the same session again; not while balls move, which it would cut short. */
  function repaint() {
    stale = moving;
    if (!stale) board.show(viewOf(session));
  }

  /** @param {string} sentence A sentence under the status, until the next change. */
  function remark(sentence) {
    note = sentence;
    on.changed("note", session);
  }

  /** @param {string} place A cell, or "light" or "dark" for a reserve. */
  function choose(place) {
    if (!on.choose(place)) return;
    const { game, legal, choice } = session;
    const next = sessions.mayChoose(session)
      ? turns.choose(legal, choice, place === game.turn ? "reserve" : place)
      : null;
    if (next === null) {
      refuse(place);
      return;
    }
    const { finished } = turns.options(legal, next);
    const motions = view.motionsBetween(game.turn, choice, next);
    if (finished === null || confirms()) setChoice(next, motions);
    else playByHand(finished, motions);
  }

  /** @param {string} place */
  async function refuse(place) {
    // A board without a player is a picture: it explains nothing.
    if (session.hands.length === 0) return;
    const asked = session;
    const loading = Promise.all([import("./why.js"), reasonText()]);
    const loaded = await loading.catch(() => null);
    if (loaded === null || session !== asked) return;
    const [{ why }, reasons] = loaded;
    const refusal = why(reasons, rules, session, place);
    if (!on.illegal(refusal)) return;
    remark(refusal.reason);
    say(refusal.reason);
  }

  /**
   * @param {Choice} choice
   * @param {Motion[]} [motions]
   * @param {string} [sentence]
   */
  function setChoice(choice, motions, sentence) {
    const next = { ...session, choice };
    const { choice: before, game } = session;
    change("choice", next, {
      motions: motions ?? view.motionsBetween(game.turn, before, choice),
      say: sentence ?? words.choiceWords(text, next, before),
    });
  }

  /** @type {(move: Move, motions: Motion[]) => void} */
  function playByHand(move, motions) {
    const { game } = session;
    const next = sessions.commit(rules, session, move.text);
    if (on.move(move, game, next.game)) finish(next, motions);
    else setChoice(turns.NOTHING, undefined, "");
  }

  /**
   * The motions of the last move of the next session, from the choice as it stands.
   * @param {Session} next
   */
  function wayTo({ game: { lastMove } }) {
    const { game, choice } = session;
    if (!sessions.isLive(session) || lastMove === null) return [];
    return [
      ...view.motionsBetween(game.turn, choice, turns.NOTHING),
      ...view.motionsOf(game.turn, lastMove),
    ];
  }

  /** @type {(next: Session, motions: Motion[]) => void} */
  function finish(next, motions) {
    quiet = next.game.result !== null && !on.end(next.game);
    change("move", next, { motions, say: quiet ? "" : words.lastMoveWords(text, next.game) });
  }

  /**
   * The motions between two moments of a game that are near each other.
   * @param {Game} game The longer game.
   * @param {number} from
   * @param {number} to
   * @param {readonly string[]} [line]
   */
  function travel(game, from, to, line) {
    if (session.choice.to !== null || Math.abs(from - to) > MOST_ANIMATED) return [];
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    const motions = sessions
      .movesBetween(rules, game, first, last, line)
      .flatMap((move, i) => view.motionsOf(sessions.turnAt(game, first + i), move));
    return to < from ? view.backwards(motions) : motions;
  }

  /** @type {(cause: "undo" | "redo", ply: number | null) => void} */
  function goTo(cause, ply) {
    if (ply === null) return;
    const { game, ahead } = session;
    const motions = travel(ahead ?? game, game.moves.length, ply);
    const next = sessions.rewind(rules, session, ply);
    const { result, turn: player } = next.game;
    const said =
      result === null
        ? text(cause === "undo" ? "say.undone" : "say.redone", { turns: ply, player })
        : text("say.status", { status: words.statusLine(text, next) });
    change(cause, next, { motions, say: said });
  }

  /** @param {number} ply @param {readonly string[] | null} [line] Other moves than the game's. */
  function showPly(ply, line = null) {
    const from = session.shown.moves;
    const next = sessions.showPly(rules, session, ply, line);
    const to = next.shown.moves;
    if (from.join() === to.join()) return;
    const [short, long] = from.length < to.length ? [from, to] : [to, from];
    const step = long.length - short.length === 1 && sessions.isPart(short, long);
    const motions = step ? travel(session.game, from.length, to.length, long) : [];
    const { words: comment } = commentShown(next);
    const said = words.plyWords(text, next);
    change("ply", next, { motions, say: comment === "" ? said : `${said} ${comment}` });
  }

  return {
    get session() {
      return session;
    },
    get note() {
      return note;
    },
    get quiet() {
      return quiet;
    },
    /** Whether balls move to what the session says. */
    get moving() {
      return moving;
    },
    get rest() {
      return rest;
    },
    choose,
    repaint,
    remark,
    showPly,
    undo: () => goTo("undo", sessions.undoTo(session)),
    redo: () => goTo("redo", sessions.redoTo(session)),

    /** Puts the ball picked up down again. */
    putDown() {
      if (session.choice.to === null && session.choice.picked !== null) setChoice(turns.NOTHING);
    },

    /**
     * Returns to the game from an earlier moment; else cancels the choice, or removes the note.
     * @returns {boolean} Whether there was anything to cancel.
     */
    cancel() {
      if (!sessions.isLive(session)) showPly(session.game.moves.length);
      else if (session.choice.picked !== null && sessions.mayChoose(session)) {
        setChoice(turns.NOTHING);
      } else if (note !== "") remark("");
      else return false;
      return true;
    },

    /** One step back in the choice. */
    putBack() {
      const { legal, choice } = session;
      if (!sessions.mayChoose(session) || choice.picked === null) return;
      setChoice(turns.stepBack(legal, choice));
    },

    /** Plays the choice as it stands, where that is legal. */
    stop() {
      const move = turns.stop(session.legal, session.choice);
      if (move !== null && sessions.mayChoose(session)) playByHand(move, []);
    },

    /**
     * Stops or resumes the computer; the next move resumes it as well.
     * @type {(paused: boolean, how?: Change) => void}
     */
    pause(paused, how) {
      change("paused", { ...session, paused }, how);
    },

    /**
     * Plays a move that a program chose.
     * @param {string} move
     * @throws {PylosError} The rules' refusal.
     */
    play(move) {
      const next = sessions.commit(rules, { ...session, shown: session.game }, move);
      change("move", next, { motions: wayTo(next), say: words.lastMoveWords(text, next.game) });
    },

    /**
     * Plays the computer's move.
     * @param {string} move
     */
    answer(move) {
      const next = sessions.commit(rules, session, move);
      finish(next, wayTo(next));
    },

    /**
     * Puts another session on the board. Where it is the same game, one or two moves further or
     * back, the moves between are animated.
     * @type {(next: Session) => void}
     */
    load(next) {
      const from = session.game;
      const to = next.game;
      const [short, long] = from.moves.length < to.moves.length ? [from, to] : [to, from];
      const near =
        sessions.isLive(session) &&
        sessions.isLive(next) &&
        from.start === to.start &&
        JSON.stringify(from.rules) === JSON.stringify(to.rules) &&
        session.hands.join() === next.hands.join() &&
        sessions.isPart(short.moves, long.moves);
      change("load", next, {
        motions: near ? travel(long, from.moves.length, to.moves.length) : [],
      });
    },

    /**
     * Changes the players; where they are others than before, the choice is dropped.
     * @type {(players: Players) => void}
     */
    setPlayers({ hands, computer }) {
      const same =
        session.hands.join() === hands.join() &&
        session.computer?.player === computer?.player &&
        session.computer?.level === computer?.level;
      if (!same) change("players", { ...session, hands, computer, choice: turns.NOTHING });
    },
  };
}
