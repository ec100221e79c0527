// Input comes in here, becomes the next state of the session, and goes out to the board, the panel, the
// address, the memory and the announcer. The only place that holds the session.

import { createEngine } from "../engine/engine.js";
import { createComputer } from "../game/computer.js";
import { sentence } from "../game/reasons.js";
import * as sessions from "../game/session.js";
import * as turns from "../game/turn-builder.js";
import * as view from "../game/view-model.js";
import { why } from "../game/why.js";
import * as words from "../game/words.js";
import { text } from "../text/text.js";
import { createAnalysis } from "./analysis/analysis.js";
import { createNavigation } from "./navigation.js";
import { openSession, visitedSession } from "./opening.js";
import * as pageSession from "./page-session.js";
import { createTicker } from "./ticker.js";

/** @typedef {import("../game/session.js").Session} Session */
/** @typedef {import("../game/session.js").Rules} Rules */
/** @typedef {import("./page-session.js").Settings} Settings */
/** @typedef {import("./page-session.js").Saved} Saved */
/** @typedef {import("../game/session.js").Player} Player */
/** @typedef {import("../game/turn-builder.js").Choice} Choice */
/** @typedef {import("../board/types.js").Board} Board */
/** @typedef {import("../board/types.js").Motion} Motion */

/**
 * How a new state of the session is shown.
 * @typedef {object} Change
 * @property {Motion[]} [motions]
 * @property {"push" | "replace" | "keep"} [address] "keep" (the default): the game itself is the same
 * @property {boolean} [remember] false: somebody else's game is only looked at, the last own one stays
 * @property {string} [say]
 * @property {string} [note] one sentence under the status, until the next change
 */

/**
 * @typedef {object} Parts
 * @property {Rules} rules
 * @property {Board} board
 * @property {ReturnType<typeof import("./panel.js").createPanel>} panel
 * @property {ReturnType<typeof import("../game/move-list.js").createMoveList>} moveList
 * @property {import("./storage.js").Memory} memory
 * @property {string[]} damaged sentences on what storage held that made no sense
 * @property {(sentence: string) => void} say
 */

// The computer's ball rests this long before its figure is taken apart.
const FIGURE_SEEN = 450;
// A board that is not drawn (a hidden tab) never comes to rest.
const LONGEST_MOTION = 3000;

/** @param {Parts} parts */
export function createController({ rules, board, panel, moveList, memory, damaged, say }) {
  const now = () => performance.now();
  const lot = () => Math.random() < 0.5;
  const navigation = createNavigation(visit);
  const computer = createComputer(createEngine(), {
    thinking: panel.thinking,
    move: reply,
    fail(reason) {
      const note = text("note.engineFailed", { reason: sentence(reason) });
      change(pageSession.pause(session, true, now()), { note, say: note });
    },
  });
  const ticker = createTicker({
    tick: () => panel.clocks(session, now()),
    warning: (player, seconds) => say(text("say.timeLeft", { player, seconds })),
    flag: (player) => concede(player, "time"),
  });

  const analysis = createAnalysis({ rules, memory, say }, { change: repaint, note: remark, look });

  const opened = openSession(rules, memory, navigation.saved(), location.hash, lot, now());
  /** @type {Session} */
  let session = opened.session;
  let note = "";
  /** @type {Promise<unknown> | null} while balls are on their way */
  let moving = null;

  /**
   * The one way from a state of the session to the next.
   * @param {Session} next
   * @param {Change} [how]
   * @returns {Promise<unknown>} when the board is at rest
   */
  function change(next, how = {}) {
    const { motions = [], address = "keep" } = how;
    session = next;
    note = how.note ?? "";
    const shown = sessions.shownGame(rules, session);
    analysis.follow(session);
    const focusKept = renderPanel(shown);
    moveList.render(session, analysis.judged());
    const resting = board.show(view.boardView(text, session, shown, analysis.pointed()), motions);
    const rest = Promise.race([resting, wait(LONGEST_MOTION)]);
    moving = motions.length > 0 ? rest : null;
    if (moving !== null) rest.then(() => landed(rest));
    if (!focusKept) board.focus(session.choice.to ?? undefined);
    if (address !== "keep") {
      if (how.remember !== false) memory.keepGame(pageSession.save(session, now()));
      navigation.show(session, address);
      computer.stop();
      if (sessions.computerToMove(session) && !session.paused) computer.think(session);
    }
    ticker.run(session.clock);
    say(how.say ?? "");
    return rest;
  }

  /** @param {Promise<unknown>} rest */
  function landed(rest) {
    if (moving !== rest) return;
    moving = null;
    repaint();
  }

  /** Shows what analysis has found out since; never in the middle of a motion, which it would cut short. */
  function repaint() {
    const shown = sessions.shownGame(rules, session);
    renderPanel(shown);
    moveList.render(session, analysis.judged());
    if (moving === null) board.show(view.boardView(text, session, shown, analysis.pointed()));
  }

  /** @param {import("../game/session.js").Game} shown */
  function renderPanel(shown) {
    const focusKept = panel.render(
      session,
      shown,
      note || words.remark(text, session, shown),
      analysis.started,
    );
    panel.clocks(session, now());
    return focusKept;
  }

  /** @param {string} place a cell, or "light" or "dark" for a reserve */
  function choose(place) {
    const { game, legal, choice, looking } = session;
    const player = game.turn;
    const mine = looking === null && sessions.handToMove(session);
    const next = mine ? turns.choose(legal, choice, place === player ? "reserve" : place) : null;
    if (next === null) {
      refuse(why(text, rules, session, place));
      return;
    }
    const motions = view.motionsBetween(player, choice, next);
    const { finished } = turns.options(legal, next);
    if (finished !== null) playTurn(finished.text, motions);
    else choiceMade(next, motions);
  }

  /**
   * @param {Choice} choice
   * @param {Motion[]} motions
   */
  function choiceMade(choice, motions) {
    const next = { ...session, choice };
    change(next, { motions, say: words.choiceWords(text, next, session.choice) });
  }

  /** @param {string} reason */
  function refuse(reason) {
    remark(reason);
    say(reason);
  }

  /** @param {string} sentence_ for the line under the status */
  function remark(sentence_) {
    note = sentence_;
    renderPanel(sessions.shownGame(rules, session));
  }

  /**
   * @param {string} move
   * @param {Motion[]} motions
   */
  function playTurn(move, motions) {
    const next = sessions.commit(rules, session, move, now());
    change(next, { motions, address: "push", say: words.turnWords(text, next.game) });
  }

  /**
   * The computer's turn: first its ball, with the figures lit, then what it takes back.
   * @param {string} answer
   */
  async function reply(answer) {
    const { game, legal } = session;
    const move = legal.find(({ text: listed }) => listed === answer);
    if (move === undefined) throw new Error(`the computer chose ${answer}`);
    const overtaken = () => session.game !== game || session.paused;
    let motions = view.motionsOf(game.turn, move);
    if (move.takeBack.length > 0 && session.looking === null) {
      const choice = { picked: move.from ?? "reserve", to: move.to, takeBack: [] };
      await change({ ...session, choice }, { motions: motions.slice(0, 1) });
      await wait(FIGURE_SEEN);
      if (overtaken()) return;
      motions = motions.slice(1);
    }
    if (session.looking !== null) motions = [];
    const next = sessions.commit(rules, session, answer, now());
    change(next, { motions, address: "replace", say: words.turnWords(text, next.game) });
  }

  /**
   * @param {Player} player
   * @param {"resignation" | "time"} reason
   */
  function concede(player, reason) {
    if (session.game.result !== null) return;
    const next = pageSession.concede(rules, session, player, reason, now());
    const result = words.resultLine(text, /** @type {any} */ (next.game.result));
    // Nobody chose to run out of time: that is no step to go back to.
    const address = reason === "time" ? "replace" : "push";
    change(next, { address, say: text("say.status", { status: result }) });
  }

  /** @param {number} ply the game goes on from there */
  function goTo(ply) {
    const { game, ahead } = session;
    const played = game.moves.length;
    const motions = view.travel(session, (ahead ?? game).moves, played, ply);
    const next = sessions.rewind(rules, session, ply, now());
    const how = { turns: ply, player: next.game.turn };
    const said =
      next.game.result === null
        ? text(ply < played ? "say.undone" : "say.redone", how)
        : text("say.status", { status: words.statusLine(text, next) });
    change(next, { motions, address: "push", say: said });
  }

  /** @param {number} ply */
  function look(ply) {
    const { game, looking } = session;
    const from = looking ?? game.moves.length;
    const next = sessions.lookAt(session, ply);
    const to = next.looking ?? game.moves.length;
    if (from === to) return;
    const motions = Math.abs(from - to) === 1 ? view.travel(session, game.moves, from, to) : [];
    const said = words.lookingWords(text, next, sessions.shownGame(rules, next));
    change(next, { motions, say: `${said} ${analysis.remark(to)}`.trim() });
  }

  /**
   * Back, Forward, or another address.
   * @param {Saved | null} saved
   */
  function visit(saved) {
    const visited = visitedSession(rules, saved, location.hash, now());
    if (visited.session === null) {
      change(session, { address: "replace", note: visited.note, say: visited.note });
      return;
    }
    const next = visited.session;
    // Whoever walks through the history does not want the computer to move at once.
    next.paused = saved !== null && sessions.computerToMove(next);
    change(next, {
      address: "replace",
      say: text("say.status", { status: words.statusLine(text, next) }),
    });
  }

  /**
   * @param {Session} next
   * @param {string} said
   */
  function begin(next, said) {
    analysis.reset();
    const { computer: seat } = next;
    const you = seat === null ? "" : text("say.you", { player: sessions.other(seat.player) });
    change(next, { address: "push", say: said + you });
  }

  /** @param {Session} next */
  const newGameWords = ({ game }) =>
    text("say.newGame", { rules: text("page.rules", { ...game.rules }), player: game.turn });

  // Only a clock has moved on since the last turn; without one, another tab's later game stays the last.
  addEventListener("pagehide", () => {
    if (session.clock !== null) memory.keepGame(pageSession.save(session, now()));
  });
  const first = [...damaged, ...opened.notes].join(" ");
  change(session, { address: "replace", remember: !opened.linked, note: first, say: first });

  return {
    get session() {
      return session;
    },
    /** The game, or the moment of it looked back at. */
    get shown() {
      return sessions.shownGame(rules, session);
    },
    analysis,

    /** The page has another language: everything is said anew in it. */
    retell() {
      moveList.forget();
      change(session, { say: text("say.status", { status: words.statusLine(text, session) }) });
    },
    choose,
    look,
    concede,

    /** Puts the ball picked up down again. */
    putDown() {
      if (session.choice.to !== null || session.choice.picked === null) return;
      choiceMade(turns.NOTHING, []);
    },
    /** Back to the game from looking back; else the turn in progress is cancelled. */
    cancel() {
      const { game, choice, looking } = session;
      if (looking !== null) look(game.moves.length);
      else if (choice.picked !== null && !sessions.computerToMove(session)) {
        choiceMade(turns.NOTHING, view.motionsBetween(game.turn, choice, turns.NOTHING));
      } else if (analysis.clear() || note !== "") change(session);
    },
    putBack() {
      const { game, legal, choice } = session;
      const next = turns.stepBack(legal, choice);
      choiceMade(next, view.motionsBetween(game.turn, choice, next));
    },
    /** Ends the turn as it stands. */
    stop() {
      const move = turns.stop(session.legal, session.choice);
      if (move !== null) playTurn(move.text, []);
    },
    undo() {
      const ply = sessions.undoTo(session);
      if (session.looking === null && session.choice.to !== null) {
        if (!sessions.computerToMove(session)) this.putBack();
      } else if (ply !== null) goTo(ply);
    },
    redo() {
      const ply = pageSession.redoTo(session);
      if (ply !== null) goTo(ply);
    },
    /** @param {number} turns_ */
    lookBy(turns_) {
      look((session.looking ?? session.game.moves.length) + turns_);
    },
    pause() {
      computer.stop();
      const next = pageSession.pause({ ...session, choice: turns.NOTHING }, true, now());
      change(next, { say: text("say.status", { status: words.statusLine(text, next) }) });
    },
    continue() {
      change(pageSession.pause(session, false, now()), { address: "replace" });
    },
    /** @param {Settings} settings */
    start(settings) {
      memory.keepSettings(settings);
      const next = pageSession.begin(rules, settings, lot);
      begin(next, newGameWords(next));
    },
    rematch() {
      const next = pageSession.rematch(rules, session);
      begin(next, newGameWords(next));
    },
    /**
     * @param {string} record
     * @throws {Error} what is wrong with the record
     */
    load(record) {
      const next = sessions.sit(rules, rules.loadGame(record));
      begin(
        next,
        `${text("record.loaded")} ${text("say.status", { status: words.statusLine(text, next) })}`,
      );
    },
  };
}

/** @param {number} milliseconds */
function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
