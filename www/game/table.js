// Where a game is played: what a person chooses comes in here, becomes the next state of the session, and goes
// out to the board and to whoever shows the rest. The only holder of the session.

import * as sessions from "./session.js";
import * as turns from "./turn-builder.js";
import * as view from "./view-model.js";
import * as words from "./words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Rules} Rules */
/** @typedef {import("./session.js").Game} Game */
/** @typedef {import("./session.js").Move} Move */
/** @typedef {import("./turn-builder.js").Choice} Choice */
/** @typedef {import("../board/types.js").Board} Board */
/** @typedef {import("../board/types.js").BoardView} BoardView */
/** @typedef {import("../board/types.js").Motion} Motion */

/**
 * How a new state of the session is shown.
 * @typedef {object} Change
 * @property {Motion[]} [motions]
 * @property {string} [say]
 * @property {string} [note] one sentence under the status, until the next change
 */

/**
 * What whoever set the table up is told. The answers are about what a person did: false sets it aside.
 * @typedef {object} TableEvents
 * @property {(before: Session) => void} changed anything about the session; the board is about to show it
 * @property {() => void} noted only the note has changed
 * @property {(move: Move, before: Game, after: Game) => boolean} turn a person has chosen a whole turn: is it played?
 * @property {(game: Game) => boolean} ended by a turn on this table: is the result told here?
 * @property {(reason: string, place: string) => boolean} refused a choice does nothing: is the reason told here?
 */

/**
 * @typedef {object} Parts
 * @property {Rules} rules
 * @property {Board} board
 * @property {import("../text/text.js").BoardText} text
 * @property {(sentence: string) => void} say
 * @property {(session: Session, shown: Game) => BoardView} view what the board shows
 * @property {TableEvents} on
 */

// A board that is not drawn (a hidden tab) never comes to rest.
const LONGEST_MOTION = 3000;

/** @typedef {ReturnType<typeof createTable>} Table */

/**
 * @param {Parts} parts
 * @param {Session} first
 */
export function createTable({ rules, board, text, say, view: dress, on }, first) {
  let session = first;
  let note = "";
  /** Whether the result of the game is left for others to tell. */
  let quiet = false;
  /** @type {Promise<unknown> | null} while balls are on their way */
  let moving = null;
  /** Whether there is something else to be shown when they have arrived. */
  let stale = false;

  /**
   * The one way from a state of the session to the next.
   * @param {Session} next
   * @param {Change} [how]
   * @returns {Promise<unknown>} when the board is at rest
   */
  function change(next, how = {}) {
    const before = session;
    session = next;
    note = how.note ?? "";
    if (session.game.result === null) quiet = false;
    say(how.say ?? "");
    on.changed(before);
    const resting = board.show(dressed(), how.motions);
    const rest = Promise.race([resting, wait(LONGEST_MOTION)]);
    moving = how.motions?.length ? rest : null;
    stale = false;
    rest.then(() => landed(rest));
    return rest;
  }

  /** What the board shows now. */
  function dressed() {
    return dress(session, sessions.shownGame(rules, session));
  }

  /** Shows the same session anew; never in the middle of a motion, which it would cut short. */
  function repaint() {
    stale = moving !== null;
    if (!stale) board.show(dressed());
  }

  /** @param {Promise<unknown>} rest */
  function landed(rest) {
    if (moving !== rest) return;
    moving = null;
    if (stale) repaint();
  }

  /** @param {string} sentence under the status, until the next change */
  function remark(sentence) {
    note = sentence;
    on.noted();
  }

  /** Whether a person may go on with the turn. */
  function isMine() {
    return session.looking === null && sessions.handToMove(session);
  }

  /** @param {string} place a cell, or "light" or "dark" for a reserve */
  function choose(place) {
    const { game, legal, choice } = session;
    const next = isMine()
      ? turns.choose(legal, choice, place === game.turn ? "reserve" : place)
      : null;
    if (next === null) {
      refuse(place);
      return;
    }
    const motions = view.motionsBetween(game.turn, choice, next);
    const { finished } = turns.options(legal, next);
    if (finished !== null) playTurn(finished, motions);
    else choiceMade(next, motions);
  }

  /** @param {string} place */
  async function refuse(place) {
    // A board that is only looked at answers nothing.
    if (session.hands.length === 0) return;
    const asked = session;
    // Fetched by the first who needs it.
    const loaded = await import("./why.js").catch(() => null);
    if (loaded === null || session !== asked) return;
    const reason = loaded.why(text, rules, session, place);
    if (reason === "" || !on.refused(reason, place)) return;
    remark(reason);
    say(reason);
  }

  /**
   * @param {Choice} choice
   * @param {Motion[]} motions
   */
  function choiceMade(choice, motions) {
    const next = { ...session, choice };
    change(next, { motions, say: words.choiceWords(text, next, session.choice) });
  }

  /**
   * A person's turn.
   * @param {Move} move
   * @param {Motion[]} motions
   */
  function playTurn(move, motions) {
    const { game, choice } = session;
    const next = sessions.commit(rules, session, move.text);
    if (on.turn(move, game, next.game)) finish(next, motions);
    else {
      const back = view.motionsBetween(game.turn, choice, turns.NOTHING);
      change({ ...session, choice: turns.NOTHING }, { motions: back });
    }
  }

  /**
   * @param {Session} next
   * @param {Motion[]} motions
   */
  function finish(next, motions) {
    quiet = next.game.result !== null && !on.ended(next.game);
    change(next, { motions, say: quiet ? "" : words.turnWords(text, next.game) });
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  function travel(from, to) {
    const { game, ahead } = session;
    return view.travel(session, (ahead ?? game).moves, from, to);
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
    choose,
    change,
    repaint,

    /** Puts the ball picked up down again. */
    putDown() {
      if (session.choice.to !== null || session.choice.picked === null) return;
      choiceMade(turns.NOTHING, []);
    },
    /**
     * Back to the game from looking back; else the turn in progress is cancelled, or the note taken away.
     * @returns {boolean} whether there was any of these
     */
    cancel() {
      const { game, choice, looking } = session;
      if (looking !== null) this.look(game.moves.length);
      else if (choice.picked !== null && isMine()) {
        choiceMade(turns.NOTHING, view.motionsBetween(game.turn, choice, turns.NOTHING));
      } else if (note !== "") remark("");
      else return false;
      return true;
    },
    /**
     * Has the computer wait, or go on; the next turn ends its waiting.
     * @param {boolean} paused
     * @param {Change} [how]
     */
    pause(paused, how) {
      // What it has begun to play goes back.
      const choice = sessions.computerToMove(session) ? turns.NOTHING : session.choice;
      change({ ...session, paused, choice }, how);
    },
    putBack() {
      const { game, legal, choice } = session;
      if (!isMine() || choice.picked === null) return;
      const next = turns.stepBack(legal, choice);
      choiceMade(next, view.motionsBetween(game.turn, choice, next));
    },
    /** Ends the turn as it stands. */
    stop() {
      const move = turns.stop(session.legal, session.choice);
      if (move !== null && isMine()) playTurn(move, []);
    },
    /**
     * Plays a turn that nobody chose on the board.
     * @param {string} move
     * @throws {Error} what the rules say against it
     */
    play(move) {
      const { game, choice, looking } = session;
      const next = sessions.commit(rules, session, move);
      const { lastMove } = next.game;
      const motions =
        looking === null && lastMove !== null
          ? [
              ...view.motionsBetween(game.turn, choice, turns.NOTHING),
              ...view.motionsOf(game.turn, { ...lastMove, takeBack: [...lastMove.takeBack] }),
            ]
          : [];
      change({ ...next, looking: null }, { motions, say: words.turnWords(text, next.game) });
    },
    /**
     * The computer's turn.
     * @param {string} move
     * @param {Motion[]} motions
     */
    answer(move, motions) {
      finish(sessions.commit(rules, session, move), motions);
    },
    /**
     * Takes turns back; the game goes on from there.
     * @param {number} ply
     */
    goTo(ply) {
      const motions = travel(session.game.moves.length, ply);
      const next = sessions.rewind(rules, session, ply);
      const said = text("say.undone", { turns: ply, player: next.game.turn });
      change(next, { motions, say: said });
    },
    /** @param {number} ply turns played at the moment looked at */
    look(ply) {
      const { game, looking } = session;
      const from = looking ?? game.moves.length;
      const next = sessions.lookAt(session, ply);
      const to = next.looking ?? game.moves.length;
      if (from === to) return;
      const motions = Math.abs(from - to) === 1 ? travel(from, to) : [];
      change(next, {
        motions,
        say: words.lookingWords(text, next, sessions.shownGame(rules, next)),
      });
    },
  };
}

/** @param {number} milliseconds */
function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
