// What a person does beside the board comes in here, and what happens on the board goes out to the panel, the
// address, the memory and analysis. Holds the session of the page: the game and the turn in progress as the board has
// them, and what the board knows nothing of.

import { computerToMove, other, shownGame, undoTo } from "../game/session.js";
import { remark, resultLine, statusLine } from "../game/words.js";
import { text } from "../text/text.js";
import { createAnalysis } from "./analysis/analysis.js";
import { boardMarks } from "./analysis/marks.js";
import { createNavigation } from "./navigation.js";
import { openSession, visitedSession } from "./opening.js";
import * as pageSession from "./page-session.js";
import { createTicker } from "./ticker.js";

/** @typedef {import("./page-session.js").Session} Session */
/** @typedef {import("../game/session.js").Rules} Rules */
/** @typedef {import("./page-session.js").Settings} Settings */
/** @typedef {import("./page-session.js").Saved} Saved */
/** @typedef {import("../game/session.js").Player} Player */
/** @typedef {import("../pylos-board.js").PylosBoard} PylosBoard */

/**
 * How a new state of the session is shown.
 * @typedef {object} Change
 * @property {"push" | "replace" | "keep"} [address] "keep" (the default): the game itself is the same
 * @property {string} [say]
 * @property {string} [note] one sentence under the status, until the next change
 */

/**
 * @typedef {object} Parts
 * @property {Rules} rules
 * @property {PylosBoard} board
 * @property {ReturnType<typeof import("./panel.js").createPanel>} panel
 * @property {ReturnType<typeof import("../game/move-list.js").createMoveList>} moveList
 * @property {import("./storage.js").Memory} memory
 * @property {import("./storage.js").Entry[]} damaged what storage held that made no sense
 * @property {(sentence: string) => void} say
 */

/** @param {Parts} parts */
export function createController({ rules, board, panel, moveList, memory, damaged, say }) {
  const now = () => performance.now();
  const lot = () => Math.random() < 0.5;
  const navigation = createNavigation(visit);
  const ticker = createTicker({
    tick: () => panel.clocks(session, now()),
    warning: (player, seconds) => say(text("say.timeLeft", { player, seconds })),
    flag: (player) => concede(player, "time"),
  });
  const analysis = createAnalysis(
    { rules, memory, say },
    {
      change() {
        renderPanel();
        repaint();
      },
      note: tell,
      look,
    },
  );

  const opened = openSession(rules, memory, navigation.saved(), location.hash, lot, now());
  /** Whether it is somebody else's game, only looked at: the last own one stays remembered. */
  let foreign = opened.linked;
  let session = opened.session;
  let note = "";
  /** Whether the board is just given what the session already is. */
  let dealing = false;

  /**
   * The session is another one: everything beside the board follows it.
   * @param {Session} next
   * @param {Change} [how]
   */
  function change(next, { address = "keep", ...how } = {}) {
    session = next;
    note = how.note ?? "";
    analysis.follow(session);
    const focusKept = renderPanel();
    repaint();
    // The board is about to show what is new, and takes the focus then.
    if (!focusKept) queueMicrotask(() => board.focus());
    if (address !== "keep") {
      if (!foreign) memory.keepGame(pageSession.save(session, now()));
      foreign = false;
      navigation.show(session, address);
    }
    ticker.run(session.clock);
    say(how.say ?? "");
  }

  /**
   * Another game, or another state of it than the board has: the board gets it.
   * @param {Session} next
   * @param {Change} how
   */
  function deal(next, how) {
    change(next, how);
    const { hands, computer, game } = next;
    dealing = true;
    board.interactive = hands.length === 2 ? "both" : hands[0];
    board.opponent = computer?.level ?? null;
    board.game = game;
    board.reset();
    board.paused = next.paused;
    dealing = false;
  }

  /** The board has changed, by a turn on it, or because it was told to. */
  function follow() {
    panel.thinking(board.thinking);
    if (dealing) return;
    const before = session;
    const { choice, looking, game, paused } = board;
    let next = before;
    /** @type {Change} */
    const how = { note: board.note };
    const move = game?.moves[before.game.moves.length];
    if (move !== undefined) {
      next = pageSession.commit(rules, next, move, now());
      how.address = computerToMove(before) ? "replace" : "push";
    }
    if (paused !== next.paused) next = pageSession.pause(next, paused, now());
    if (choice !== next.choice || looking !== next.looking) next = { ...next, choice, looking };
    if (next === before) return;
    if (move === undefined && at(next) !== at(before)) how.say = analysis.remark(at(next));
    change(next, how);
  }

  /** @param {string} sentence for the line under the status */
  function tell(sentence) {
    note = sentence;
    renderPanel();
  }

  /** @param {number} ply */
  function look(ply) {
    board.goTo(ply);
  }

  /** Shows what analysis has found out since. */
  function repaint() {
    moveList.render(session, analysis.judged());
    board.marks = boardMarks(analysis.pointed());
  }

  /** @returns {boolean} false when the button that had the focus is gone */
  function renderPanel() {
    const shown = shownGame(rules, session);
    const line = note || remark(text, session, shown);
    const focusKept = panel.render(session, shown, line, analysis.started);
    panel.clocks(session, now());
    return focusKept;
  }

  /**
   * @param {Player} player
   * @param {"resignation" | "time"} reason
   */
  function concede(player, reason) {
    if (session.game.result !== null) return;
    const next = pageSession.concede(rules, session, player, reason, now());
    const result = resultLine(text, /** @type {any} */ (next.game.result));
    // Nobody chose to run out of time: that is no step to go back to.
    const address = reason === "time" ? "replace" : "push";
    deal(next, { address, say: text("say.status", { status: result }) });
  }

  /** @param {number} ply the game goes on from there */
  function goTo(ply) {
    const played = session.game.moves.length;
    const next = pageSession.rewind(rules, session, ply, now());
    const how = { turns: ply, player: next.game.turn };
    const said =
      next.game.result === null
        ? text(ply < played ? "say.undone" : "say.redone", how)
        : statusWords(next);
    deal(next, { address: "push", say: said });
  }

  /** @param {Session} session */
  const statusWords = (session) => text("say.status", { status: statusLine(text, session) });

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
    next.paused = saved !== null && computerToMove(next);
    deal(next, { address: "replace", say: statusWords(next) });
  }

  /**
   * @param {Session} next
   * @param {string} said
   */
  function begin(next, said) {
    analysis.reset();
    const { computer: seat } = next;
    const you = seat === null ? "" : text("say.you", { player: other(seat.player) });
    deal(next, { address: "push", say: said + you });
  }

  /** @param {Session} next */
  const newGameWords = ({ game }) =>
    text("say.newGame", { rules: text("page.rules", { ...game.rules }), player: game.turn });

  // Only a clock has moved on since the last turn; without one, another tab's later game stays the last.
  addEventListener("pagehide", () => {
    if (session.clock !== null) memory.keepGame(pageSession.save(session, now()));
  });
  const lost = damaged.map((what) => text(`memory.${what}`));
  const first = [...lost, ...opened.notes].join(" ");
  deal(session, { address: "replace", note: first, say: first });
  board.addEventListener("pylos-change", follow);
  board.addEventListener("pylos-illegal", (event) => {
    event.preventDefault();
    const { reason } = /** @type {CustomEvent<{ reason: string }>} */ (event).detail;
    tell(reason);
    say(reason);
  });

  return {
    get session() {
      return session;
    },
    /** The game, or the moment of it looked back at. */
    get shown() {
      return shownGame(rules, session);
    },
    analysis,
    look,
    concede,

    /** The page has another language: everything is said anew in it. */
    retell() {
      moveList.forget();
      change(session, { say: statusWords(session) });
    },
    /** Back to the game from looking back; else the turn in progress is cancelled, or what is pointed out. */
    cancel() {
      const { choice, looking } = session;
      if (looking === null && (choice.picked === null || computerToMove(session))) {
        analysis.clear();
        tell("");
      }
      board.cancel();
    },
    /** Ends the turn as it stands. */
    stop() {
      board.stop();
    },
    putBack() {
      board.putBack();
    },
    undo() {
      const ply = undoTo(session);
      if (session.looking === null && session.choice.to !== null) {
        if (!computerToMove(session)) board.putBack();
      } else if (ply !== null) goTo(ply);
    },
    redo() {
      const ply = pageSession.redoTo(session);
      if (ply !== null) goTo(ply);
    },
    /** @param {number} turns */
    lookBy(turns) {
      look(at(session) + turns);
    },
    pause() {
      board.paused = true;
      say(statusWords(session));
    },
    continue() {
      change(pageSession.pause(session, false, now()), { address: "replace" });
      board.paused = false;
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
      const next = pageSession.sit(rules, rules.loadGame(record));
      begin(next, `${text("record.loaded")} ${statusWords(next)}`);
    },
  };
}

/**
 * How many turns have been played at the moment shown.
 * @param {Session} session
 */
const at = ({ game, looking }) => looking ?? game.moves.length;
