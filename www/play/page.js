/**
 * The loop of the play page. The board has the session; an event makes the next state (`state.js`), what stands beside
 * the board is painted from it (`view.js`), and then it is kept and said.
 * @import { Player } from "../board/types.js"
 * @import { Show } from "../game/address.js"
 * @import { Rules, Session } from "../game/session.js"
 * @import { Memory, Saved, Settings } from "../library/storage.js"
 * @import { PylosBoard } from "../pylos-board.js"
 * @import { Setup } from "./setup.js"
 * @import { Event } from "./state.js"
 */

import { DEFAULT_CAMERA, nearPlayer } from "../board/camera.js";
import { asked } from "../element/element.js";
import { computerToMove, isLive, other } from "../game/session.js";
import { resultLine, statusLine } from "../game/words.js";
import { BEGINNERS } from "../library/settings.js";
import { late } from "../site/late.js";
import { loadStyle } from "../site/load-style.js";
import { byId } from "../site/markup.js";
import { addTexts, text } from "../text/text.js";
import { openGame, visitedGame } from "./opening.js";
import { begin, rematch, restore, settingsOf, setUp, tryAgain } from "./setup.js";
import { createShelf } from "./shelf.js";
import { newState, QUIET, reduce } from "./state.js";
import { createTicker } from "./ticker.js";
import { panelView } from "./view.js";

/**
 * @typedef {object} Parts
 * @property {Rules} rules
 * @property {PylosBoard} board Ready.
 * @property {ReturnType<typeof import("./panel.js").createPanel>} panel
 * @property {Memory} memory
 * @property {ReturnType<typeof import("./welcome.js").openWelcome>} welcome
 * @property {(sentence: string) => void} say
 */

/**
 * How another game is put on the board.
 * @typedef {object} Opening
 * @property {"push" | "replace"} address Whether it is a new entry of the browser's history.
 * @property {string} say
 * @property {string} [note] A sentence under the status, until the next change.
 * @property {boolean} [own] Whether it is remembered as the person's last game; true by default.
 */

/** @typedef {Awaited<ReturnType<typeof import("./help.js").loadHelp>>} Help */

/** A game by links: it has a room of its own, which is loaded for it. */
const BY_LINKS = /[#&]friend=/;

/** Balls on the board after which the end of the game is loaded, so that it is there when it is needed. */
const NEAR_END = 10;

/** Causes that change the game. */
const TURNS = ["move", "undo", "redo"];

/** Why a link was not opened, in words: nothing of it is loaded before. @param {unknown} problem */
const explained = (problem) => import("../game/explain.js").then(({ explain }) => explain(problem));

/** @param {Parts} parts */
export function openPage({ rules, board, panel, memory, welcome, say }) {
  let state = newState(/** @type {Session} */ (board.session));
  const now = () => performance.now();
  const shelf = createShelf({ rules, memory, say, visit });
  const ticker = createTicker({
    tick: () => panel.clocks(state.timing.clock, now()),
    warning: (player, seconds) => say(text("say.timeLeft", { player, seconds })),
    flag: (player) => concede(player, "time"),
  });
  const control = () => state.timing.control;

  // Nobody needs it for the first move.
  const help = late(async () => {
    const { loadHelp } = await import("./help.js");
    return loadHelp(
      { rules, memory, say },
      {
        change: paint,
        note: tell,
        show: (ply, line) => board.goTo(ply, line),
        attempt: (from) => beginGame(rematch(rules, from, null)),
        again,
        timed: () => state.timing.clock !== null && state.session.game.result === null,
      },
    );
  });
  const moves = late(async () => {
    const { createMoveList } = await import("../game/move-list.js");
    byId("moves").ariaBusy = null;
    return createMoveList(byId("moves"), text, (ply, line) => void board.goTo(ply, line));
  });

  const end = late(async () => {
    const [{ createEnd, endsTexts }] = await Promise.all([
      import("./end/end.js"),
      loadStyle(new URL("./end/end.css", import.meta.url)),
    ]);
    await addTexts(endsTexts);
    return createEnd({
      rematch: () =>
        state.match
          ? state.match.rematch(state.session)
          : beginGame(rematch(rules, state.session, control())),
      level: (level) => start({ ...settingsOf(state.session, control()), opponent: level }),
      again,
      summary: () => help.now?.analysis.summary() ?? null,
      review: () => help.load().then(({ analysis }) => analysis.review()),
    });
  });

  board.addEventListener("pylos-change", ({ detail: { cause } }) => {
    const { note, moving, thinking } = board;
    const session = /** @type {Session} */ (board.session);
    dispatch({ is: "changed", cause, session, note, moving, thinking });
  });
  // A dialog opens or closes.
  new MutationObserver(() => {
    dispatch({ is: "covered", covered: document.querySelector("dialog[open]") !== null });
  }).observe(document.body, { subtree: true, attributeFilter: ["open"] });
  // The clock has run since the last move.
  addEventListener("pagehide", () => {
    if (state.timing.clock !== null && shelf.isLast) shelf.remember(state);
  });

  /** The one way from a state to the next. @param {Event} event */
  function dispatch(event) {
    const before = state;
    state = reduce(state, event, now());
    // It is painted when the board has the game.
    if (event.is === "opens") return;
    const isOther = event.is === "changed" && !QUIET.includes(event.cause);
    if (isOther) help.now?.follow(state.session);
    paint();
    if (state.timing.clock !== before.timing.clock) ticker.run(state.timing.clock);
    if (event.is === "changed") follow(event.cause, isOther);
  }

  /** What a change of the board is followed by. @type {(cause: string, isOther: boolean) => void} */
  function follow(cause, isOther) {
    const { session } = state;
    if (isOther || cause === "moving") warn();
    if (cause === "ply") say(help.now?.analysis.remark() ?? "");
    if (TURNS.includes(cause) || (cause === "paused" && !session.paused)) shelf.turn(state);
    if (cause === "move" && session.game.result !== null) sayEnd();
  }

  /** Paints everything beside the board, and what is pointed out on it. */
  function paint() {
    const { session, moving, timing, match } = state;
    const focused = document.activeElement;
    const { balls, result } = session.game;
    if (end.now === null && (result !== null || Object.keys(balls).length > NEAR_END)) {
      end.load().then(paint, () => {});
    }
    end.now?.render(session, moving);
    panel.paint(panelView(state, end.now));
    panel.clocks(timing.clock, now());
    match?.render(session);
    moves.now?.render(session, help.now?.analysis.judged());
    board[asked] = { marks };
    // The board is about to show what is new, and then takes the focus.
    if (focused?.closest("[hidden]")) queueMicrotask(() => board.focus());
  }

  /** What the coach and the analysis point out. @param {Session} session */
  function marks(session) {
    return session === state.session ? (help.now?.marks() ?? []) : [];
  }

  /** Tells a beginner once in a game what the board shows. */
  function warn() {
    const level = state.session.computer?.level ?? Number.POSITIVE_INFINITY;
    if (state.moving || level > BEGINNERS || !board.show.includes("threats")) return;
    help.now?.coach.warn();
  }

  function sayEnd() {
    const { session } = state;
    const tellEnd = (/** @type {NonNullable<typeof end.now>} */ { words }) => {
      if (state.session.game === session.game) say(words(session));
    };
    end.load().then(tellEnd, () => {});
  }

  /** Begins with the game of the address, or the last one. */
  async function openLast() {
    const last = location.hash === "" ? memory.game()?.id : "";
    const isByLinks = last?.startsWith("friend-") || BY_LINKS.test(location.hash);
    if (!isByLinks) return openFirst(location.hash);
    await openByLinks((problem) => openFirst("", location.hash && problem), last);
  }

  /** @type {(hash: string, otherwise?: unknown) => void} `otherwise`: what was wrong with a game by links. */
  function openFirst(hash, otherwise = null) {
    const first = openGame(rules, memory, shelf.entry(), hash);
    const problem = otherwise || first.problem;
    const sentences = memory.hasUnread ? text("memory.unread") : "";
    open(first.setup, { address: "replace", note: sentences, say: sentences, own: first.own });
    reveal(first.show);
    if (problem !== null) {
      explained(problem).then((sentence) => tellAndSay(`${sentences} ${sentence}`.trim()));
    }
    if (first.isFirst && sentences === "" && problem === null) welcome.greet(say);
    else welcome.close();
  }

  /**
   * Opens the game by links of the address, or the last one.
   * @type {(fail: (problem: unknown) => void, last?: string) => Promise<void>}
   */
  async function openByLinks(fail, last) {
    help.now?.reset();
    welcome.close();
    try {
      const { visitLink } = await import("./friend/friend.js");
      await visitLink({ rules, board, memory, say, tell, open, renew }, location.hash, last);
    } catch (problem) {
      fail(problem);
    }
  }

  /**
   * Puts another game on the board.
   * @type {(setup: Setup, how: Opening) => void}
   */
  function open({ id, computer, timing, match, ...game }, { address, say: said, note, own }) {
    if (state.match !== match) state.match?.leave();
    dispatch({ is: "opens", timing, match });
    // The own reserve is near; two friends begin with that of the first player.
    const side = computer ? other(computer.player) : match?.side;
    if (side || address === "push") faceBoard(side ?? "light");
    board.load({
      ...game,
      interactive: match?.hand ?? side ?? "both",
      opponent: computer?.level ?? null,
    });
    shelf.begin(state, id);
    shelf.keep(state, address, own);
    if (note) tell(note);
    say(said);
  }

  /** Rotates the board until a player's reserve is in front. @param {Player} player */
  function faceBoard(player) {
    const { rotation = 0, ...camera } = board.camera;
    if (nearPlayer({ ...DEFAULT_CAMERA, rotation }) !== player) {
      board.camera = { ...camera, rotation: (rotation + 180) % 360 };
    }
  }

  /** @param {string} note For the line under the status. */
  function tell(note) {
    dispatch({ is: "noted", note });
  }

  /** @param {string} sentence */
  function tellAndSay(sentence) {
    tell(sentence);
    say(sentence);
  }

  /** @type {(player: Player, reason: "resignation" | "time") => void} */
  function concede(player, reason) {
    const { session, timing, match } = state;
    if (session.game.result !== null) return;
    const game = rules.concede(session.game, player, reason);
    const status = game.result === null ? "" : resultLine(text, game.result);
    const setup = { ...setUp(game, session.computer), timing, match, id: shelf.id };
    open(setup, { address: "replace", say: text("say.status", { status }) });
    shelf.turn(state);
  }

  function statusWords() {
    return text("say.status", { status: statusLine(text, state.session) });
  }

  /** Back, Forward, or another address. @param {Saved | null} saved */
  function visit(saved) {
    if (BY_LINKS.test(location.hash)) {
      openByLinks(stay);
      return;
    }
    const { setup, show, problem } = visitedGame(rules, saved, location.hash);
    if (setup === null) {
      stay(problem);
      return;
    }
    // A person who walks through the history does not want the computer to move at once.
    const paused = saved !== null && computerToMove(setup);
    open({ ...setup, paused }, { address: "replace", say: "" });
    say(statusWords());
    reveal(show);
  }

  /** Opens what a link names beside the board. @param {Show} [part] */
  function reveal(part) {
    if (part)
      help.load().then(
        ({ analysis }) => analysis.reveal(part),
        () => {},
      );
  }

  /** The game by links has another address. */
  function renew() {
    shelf.keep(state, "replace");
    paint();
  }

  /** Keeps the game on the board. @param {unknown} problem What is wrong with an address. */
  function stay(problem) {
    shelf.keep(state, "replace", shelf.isLast);
    tell("");
    if (problem !== null) explained(problem).then(tellAndSay);
  }

  /** Begins a game that is told as a new one, or in other words. @type {(setup: Setup, words?: () => string) => void} */
  function beginGame(setup, words) {
    help.now?.reset();
    open(setup, { address: "push", say: "" });
    const { computer, game } = state.session;
    const you = computer === null ? "" : text("say.you", { player: other(computer.player) });
    const about = { rules: text("page.rules", { ...game.rules }), player: game.turn };
    say((words?.() ?? text("say.newGame", about)) + you);
  }

  /** @param {Settings} settings */
  function start(settings) {
    memory.keepSettings(settings);
    beginGame(begin(rules, settings));
  }

  /** @param {number} turn */
  function again(turn) {
    beginGame(tryAgain(rules, state.session, turn, control()));
  }

  const opened = openLast();
  opened.then(() => {
    moves.use(paint);
    help.use((loaded) => {
      loaded.follow(state.session);
      paint();
      warn();
    });
  });

  return {
    get session() {
      return state.session;
    },
    help,
    /** Settled when the first game is on the board. */
    opened,
    concede,
    tell,
    start,

    /** Says everything again in another language. */
    retell() {
      help.now?.retell(state.session);
      tell("");
      say(statusWords());
    },
    /** The next step of a hint. @param {Help} help */
    hint({ analysis, coach }) {
      if (analysis.refuses()) return;
      // It covers the line that the hint is written in.
      welcome.close();
      analysis.rest();
      coach.hint().then(() => analysis.follow(state.session));
    },
    /** Cancels on the board or, where nothing is chosen there, what analysis points out. */
    cancel() {
      const { session } = state;
      if (isLive(session) && (session.choice.picked === null || computerToMove(session))) {
        help.now?.clear();
        tell("");
      }
      board.cancel();
    },
    /** Within a choice one step back, else a move. */
    undo() {
      const { session, match } = state;
      if (isLive(session) && session.choice.to !== null) board.putBack();
      else if (!match || match.mayUndo(session.game)) board.undo();
    },
    pause() {
      board.paused = true;
      say(statusWords());
    },
    /**
     * @param {string} record
     * @throws {PylosError} What is wrong with the record.
     */
    load(record) {
      const setup = setUp(rules.loadGame(record));
      beginGame(setup, () => `${text("record.loaded")} ${statusWords()}`);
    },
    /**
     * One of the person's games, to be played on or looked at.
     * @param {Saved} game
     * @throws {PylosError} It is no game.
     */
    resume(game) {
      beginGame(restore(rules, game), statusWords);
    },
  };
}
