// What a person does beside the board comes in here and goes to the table, and what happens on the table goes out
// to the panel, the address, the memory and analysis.

import { createEngine } from "../engine/engine.js";
import { createComputer } from "../game/computer.js";
import { sentence } from "../game/reasons.js";
import * as sessions from "../game/session.js";
import { createTable } from "../game/table.js";
import { NOTHING } from "../game/turn-builder.js";
import { boardView } from "../game/view-model.js";
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
/** @typedef {import("../board/types.js").Board} Board */

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

/** @param {Parts} parts */
export function createController({ rules, board, panel, moveList, memory, damaged, say }) {
  const now = () => performance.now();
  const lot = () => Math.random() < 0.5;
  const navigation = createNavigation(visit);
  const opened = openSession(rules, memory, navigation.saved(), location.hash, lot, now());
  /** Whether it is somebody else's game, only looked at: the last own one stays remembered. */
  let foreign = opened.linked;
  const computer = createComputer(createEngine(), {
    thinking: panel.thinking,
    move: (move) => table.reply(move),
    fail(reason) {
      const note = text("note.engineFailed", { reason: sentence(reason) });
      table.change(pageSession.pause(table.session, true, now()), { note, say: note });
    },
  });
  const ticker = createTicker({
    tick: () => panel.clocks(table.session, now()),
    warning: (player, seconds) => say(text("say.timeLeft", { player, seconds })),
    flag: (player) => concede(player, "time"),
  });
  const table = createTable(
    {
      rules,
      board,
      text,
      say,
      now,
      view: (session, shown) => boardView(text, session, shown, analysis.pointed()),
      on: { changed, noted: renderPanel, turn: () => true, ended: () => true, refused: () => true },
    },
    opened.session,
  );
  const analysis = createAnalysis(
    { rules, memory, say },
    {
      change() {
        render();
        table.repaint();
      },
      note: table.remark,
      look,
    },
  );

  /**
   * The session is another one: everything beside the board follows it.
   * @param {Pick<import("../game/table.js").Change, "step">} change
   */
  function changed({ step }) {
    const { session } = table;
    analysis.follow(session);
    // The board takes the focus once it shows what is new.
    if (!render()) queueMicrotask(() => board.focus(session.choice.to ?? undefined));
    if (step !== undefined) {
      if (!foreign) memory.keepGame(pageSession.save(session, now()));
      foreign = false;
      navigation.show(session, step ? "push" : "replace");
      computer.stop();
      if (sessions.computerToMove(session) && !session.paused) computer.think(session);
    }
    ticker.run(session.clock);
  }

  /** @returns {boolean} false when the button that had the focus is gone */
  function render() {
    const focusKept = renderPanel();
    moveList.render(table.session, analysis.judged());
    return focusKept;
  }

  function renderPanel() {
    const { session, note } = table;
    const shown = sessions.shownGame(rules, session);
    const focusKept = panel.render(
      session,
      shown,
      note || words.remark(text, session, shown),
      analysis.started,
    );
    panel.clocks(session, now());
    return focusKept;
  }

  /**
   * @param {Player} player
   * @param {"resignation" | "time"} reason
   */
  function concede(player, reason) {
    const { session } = table;
    if (session.game.result !== null) return;
    const next = pageSession.concede(rules, session, player, reason, now());
    const result = words.resultLine(text, /** @type {any} */ (next.game.result));
    // Nobody chose to run out of time: that is no step to go back to.
    table.change(next, {
      step: reason !== "time",
      say: text("say.status", { status: result }),
    });
  }

  /** @param {Session} session */
  const statusWords = (session) => text("say.status", { status: words.statusLine(text, session) });

  /** @param {number} ply */
  function look(ply) {
    const before = at(table.session);
    table.look(ply);
    const now_ = at(table.session);
    if (now_ !== before) say(analysis.remark(now_));
  }

  /**
   * Back, Forward, or another address.
   * @param {Saved | null} saved
   */
  function visit(saved) {
    const visited = visitedSession(rules, saved, location.hash, now());
    if (visited.session === null) {
      const { note } = visited;
      table.change(table.session, { step: false, note, say: note });
      return;
    }
    const next = visited.session;
    // Whoever walks through the history does not want the computer to move at once.
    next.paused = saved !== null && sessions.computerToMove(next);
    table.change(next, { step: false, say: statusWords(next) });
  }

  /**
   * @param {Session} next
   * @param {string} said
   */
  function begin(next, said) {
    analysis.reset();
    const { computer: seat } = next;
    const you = seat === null ? "" : text("say.you", { player: sessions.other(seat.player) });
    table.change(next, { step: true, say: said + you });
  }

  /** @param {Session} next */
  const newGameWords = ({ game }) =>
    text("say.newGame", { rules: text("page.rules", { ...game.rules }), player: game.turn });

  // Only a clock has moved on since the last turn; without one, another tab's later game stays the last.
  addEventListener("pagehide", () => {
    const { session } = table;
    if (session.clock !== null) memory.keepGame(pageSession.save(session, now()));
  });
  const first = [...damaged, ...opened.notes].join(" ");
  table.change(table.session, { step: false, note: first, say: first });

  return {
    get session() {
      return table.session;
    },
    /** The game, or the moment of it looked back at. */
    get shown() {
      return sessions.shownGame(rules, table.session);
    },
    analysis,
    choose: table.choose,
    putDown: table.putDown,
    stop: table.stop,
    putBack: table.putBack,
    look,
    concede,

    /** The page has another language: everything is said anew in it. */
    retell() {
      moveList.forget();
      table.change(table.session, { say: statusWords(table.session) });
    },
    /** Back to the game from looking back; else the turn in progress is cancelled, or what is pointed out. */
    cancel() {
      const { game, choice, looking } = table.session;
      if (looking !== null) look(game.moves.length);
      else {
        if (choice.picked === null || sessions.computerToMove(table.session)) analysis.clear();
        table.cancel();
      }
    },
    undo() {
      const { session } = table;
      const ply = sessions.undoTo(session);
      if (session.looking === null && session.choice.to !== null) {
        if (!sessions.computerToMove(session)) table.putBack();
      } else if (ply !== null) table.goTo(ply);
    },
    redo() {
      const ply = pageSession.redoTo(table.session);
      if (ply === null) return;
      table.goTo(ply, (next) =>
        next.game.result === null
          ? text("say.redone", { turns: ply, player: next.game.turn })
          : statusWords(next),
      );
    },
    /** @param {number} turns */
    lookBy(turns) {
      look(at(table.session) + turns);
    },
    pause() {
      computer.stop();
      const waiting = { ...table.session, choice: NOTHING };
      const next = pageSession.pause(waiting, true, now());
      table.change(next, { say: statusWords(next) });
    },
    continue() {
      table.change(pageSession.pause(table.session, false, now()), { step: false });
    },
    /** @param {Settings} settings */
    start(settings) {
      memory.keepSettings(settings);
      const next = pageSession.begin(rules, settings, lot);
      begin(next, newGameWords(next));
    },
    rematch() {
      const next = pageSession.rematch(rules, table.session);
      begin(next, newGameWords(next));
    },
    /**
     * @param {string} record
     * @throws {Error} what is wrong with the record
     */
    load(record) {
      const next = sessions.sit(rules, rules.loadGame(record));
      begin(next, `${text("record.loaded")} ${statusWords(next)}`);
    },
  };
}

/**
 * How many turns have been played at the moment shown.
 * @param {Session} session
 */
const at = ({ game, looking }) => looking ?? game.moves.length;
