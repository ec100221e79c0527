/**
 * The page around the board. The board has the session; the page adds the clock, the address, the
 * memory and the analysis, and shows it all beside the board.
 * @import { Player } from "../board/types.js"
 * @import { Show } from "../game/address.js"
 * @import { Cause } from "../game/reduce.js"
 * @import { Rules, Session } from "../game/session.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { PylosBoard } from "../pylos-board.js"
 * @import { Setup } from "./setup.js"
 * @import { Saved, Settings } from "../library/storage.js"
 * @import { Memory } from "../library/storage.js"
 */

import { DEFAULT_CAMERA, nearPlayer } from "../board/camera.js";
import { formatAddress, toAddress } from "../game/address.js";
import { computerToMove, isLive, other } from "../game/session.js";
import { drawNote, resultLine, statusLine } from "../game/words.js";
import { createKeeper } from "../library/keeper.js";
import { BEGINNERS } from "../library/settings.js";
import { loadStyle } from "../site/load-style.js";
import { addTexts, text } from "../text/text.js";
import { createNavigation } from "./navigation.js";
import { openGame, visitedGame } from "./opening.js";
import { begin, rematch, restore, save, settingsOf, setUp, tryAgain } from "./setup.js";
import { createTicker } from "./ticker.js";
import * as timings from "./timing.js";

/**
 * @typedef {object} Parts
 * @property {Rules} rules
 * @property {PylosBoard} board Ready.
 * @property {ReturnType<typeof import("./panel.js").createPanel>} panel
 * @property {ReturnType<typeof import("../game/move-list.js").createMoveList>} moveList
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

/** @typedef {ReturnType<typeof import("./analysis/analysis.js").createAnalysis>} Analysis */

/** @typedef {ReturnType<typeof import("./coach.js").createCoach>} Coach */

/** @typedef {ReturnType<typeof import("./end/end.js").createEnd>} End */

/** A game by links: it has a room of its own, which is loaded for it. */
const BY_LINKS = /[#&]friend=/;

/** Balls on the board after which the end of the game is loaded, so that it is there when it is needed. */
const NEAR_END = 10;

/**
 * Until analysis is loaded.
 * @type {Pick<Analysis, "follow" | "reset" | "clear" | "marks" | "judged" | "remark" | "summary">}
 */
const NO_ANALYSIS = {
  follow() {},
  reset() {},
  clear() {},
  marks: () => [],
  judged: () => [],
  remark: () => "",
  summary: () => null,
};

/** Until the coach is loaded. @type {Coach} */
const NO_COACH = {
  hint: async () => {},
  follow() {},
  reset() {},
  clear() {},
  marks: () => [],
  warn() {},
};

/** Why a link was not opened, in words: nothing of it is loaded before. @param {unknown} problem */
const explained = (problem) => import("../game/explain.js").then(({ explain }) => explain(problem));

/** @param {Parts} parts */
export function createPage({ rules, board, panel, moveList, memory, welcome, say }) {
  const now = () => performance.now();
  const navigation = createNavigation(visit);
  // A game that has hardly begun is not worth finding again.
  const isBegun = (/** @type {Pick<Game, "moves" | "result">} */ { moves, result }) =>
    moves.length > 1 || result !== null;
  const keeper = createKeeper(
    memory,
    (record) => isBegun(rules.loadGame(record)),
    async () => {
      const { noticeRefused } = await import("./games/refused.js");
      noticeRefused(say);
    },
  );
  const ticker = createTicker({
    tick: () => panel.clocks(timing.clock, now()),
    warning: (player, seconds) => say(text("say.timeLeft", { player, seconds })),
    flag: (player) => concede(player, "time"),
  });
  const change = () => {
    renderPanel();
    renderBoard();
  };
  let analysis = NO_ANALYSIS;
  let coach = NO_COACH;
  // Nobody needs them for the first move.
  const analysisReady = Promise.all([
    import("./analysis/analysis.js"),
    import("./coach.js"),
    loadStyle(new URL("./analysis/analysis.css", import.meta.url)),
  ]).then(async ([{ analysisTexts, createAnalysis, remarkTexts }, { createCoach }]) => {
    await Promise.all([addTexts(analysisTexts), addTexts(remarkTexts)]);
    const loaded = createAnalysis(
      { rules, memory, say },
      {
        change,
        note: tell,
        show: (ply, line) => board.goTo(ply, line),
        attempt: (from) => beginGame(rematch(rules, from, null), newGameWords),
        again,
        timed: () => timing.clock !== null && session.game.result === null,
      },
    );
    analysis = loaded;
    coach = createCoach({ rules, say }, { change, note: tell });
    loaded.follow(session);
    coach.follow(session);
    renderBoard();
    warn();
    return loaded;
  });
  analysisReady.catch(() => {});

  /** @type {End | null} Until a game has come near its end. */
  let end = null;
  /** @type {Promise<void> | null} */
  let endLoading = null;

  /** @type {Setup["match"]} The game by links that is on the board. */
  let match;

  let timing = timings.newTiming(null, 0);
  let session = /** @type {Session} */ (board.session);
  let note = "";

  board.addEventListener("pylos-change", ({ detail }) => follow(detail.cause));
  // A dialog opens or closes.
  new MutationObserver(() => keepTime("paused", session)).observe(document.body, {
    subtree: true,
    attributeFilter: ["open"],
  });
  const last = location.hash === "" ? memory.game()?.id : "";
  const isByLinks = last?.startsWith("friend-") || BY_LINKS.test(location.hash);
  const opened = isByLinks
    ? openByLinks((problem) => openFirst("", location.hash && problem), last)
    : openFirst(location.hash);
  // The clock has run since the last move.
  addEventListener("pagehide", () => {
    if (timing.clock !== null && keeper.isLast) keeper.remember(saved());
  });

  /** @type {(hash: string, otherwise?: unknown) => void} `otherwise`: what was wrong with a game by links. */
  function openFirst(hash, otherwise = null) {
    const first = openGame(rules, memory, navigation.saved(), hash);
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
    analysis.reset();
    welcome.close();
    try {
      const { visitLink } = await import("./friend/friend.js");
      await visitLink({ rules, board, memory, say, tell, open, renew }, location.hash, last);
    } catch (problem) {
      fail(problem);
    }
  }

  /** @param {Cause} cause Why the board has changed. */
  function follow(cause) {
    panel.thinking(board.thinking);
    if (cause === "thinking" || cause === "camera") return;
    if (cause === "moving") {
      renderPanel();
      warn();
      return;
    }
    const before = session;
    session = /** @type {Session} */ (board.session);
    note = board.note;
    if (cause === "note") {
      renderPanel();
      return;
    }
    keepTime(cause, before);
    analysis.follow(session);
    coach.follow(session);
    render();
    warn();
    if (cause === "ply") say(analysis.remark());
    else if (["move", "undo", "redo"].includes(cause) || (cause === "paused" && !session.paused)) {
      keepTurn();
    }
    if (cause === "move" && session.game.result !== null) sayEnd(session.game);
  }

  /** @type {(cause: Cause, before: Session) => void} */
  function keepTime(cause, before) {
    const covered = document.querySelector("dialog[open]") !== null;
    timing = timings.follow(timing, cause, before, session, now(), covered);
    panel.clocks(timing.clock, now());
    ticker.run(timing.clock);
  }

  /** The game with its name among the person's games. */
  function saved() {
    return { ...save(session, timing, now()), id: keeper.id };
  }

  /** Keeps a game that has changed also among the person's games. */
  function keepTurn() {
    const game = session.ahead ?? session.game;
    if (match) match.keep(session);
    else if (isBegun(game)) keeper.keep(saved(), game.result !== null);
    // One entry of the browser's history for a game: Back leaves it.
    keep("replace");
  }

  /**
   * Keeps the game in the browser's history and, where it is the person's own, in storage.
   * @type {(address: "push" | "replace", own?: boolean) => void}
   */
  function keep(address, own = true) {
    if (own) keeper.remember(saved());
    const hash = match ? match.link(session.game) : formatAddress(toAddress(session));
    navigation.show(hash, saved(), address);
  }

  /**
   * Puts another game on the board.
   * @type {(setup: Setup, how: Opening) => void}
   */
  function open(
    { id, computer, timing: next, match: by, ...game },
    { address, say: said, note: remark, own },
  ) {
    timing = next;
    if (match !== by) match?.leave();
    match = by;
    // The own reserve is near; two friends begin with that of the first player.
    const side = computer ? other(computer.player) : by?.side;
    if (side || address === "push") faceBoard(side ?? "light");
    board.load({
      ...game,
      interactive: by?.hand ?? side ?? "both",
      opponent: computer?.level ?? null,
    });
    const { result } = session.ahead ?? session.game;
    keeper.begin({ ...save(session, timing, now()), id }, result !== null);
    keep(address, own);
    if (remark) tell(remark);
    say(said);
  }

  /** Rotates the board until a player's reserve is in front. @param {Player} player */
  function faceBoard(player) {
    const { rotation = 0, ...camera } = board.camera;
    if (nearPlayer({ ...DEFAULT_CAMERA, rotation }) !== player) {
      board.camera = { ...camera, rotation: (rotation + 180) % 360 };
    }
  }

  /** @param {string} sentence For the line under the status. */
  function tell(sentence) {
    note = sentence;
    renderPanel();
  }

  /** @param {string} sentence */
  function tellAndSay(sentence) {
    tell(sentence);
    say(sentence);
  }

  function render() {
    const focusKept = renderPanel();
    renderBoard();
    // The board is about to show what is new, and then takes the focus.
    if (!focusKept) queueMicrotask(() => board.focus());
  }

  /** Tells a beginner once in a game what the board shows. */
  function warn() {
    const level = session.computer?.level ?? Number.POSITIVE_INFINITY;
    if (!board.moving && level <= BEGINNERS && board.show.includes("threats")) coach.warn();
  }

  /** Shows the results of analysis on the board and in the list of moves. */
  function renderBoard() {
    moveList.render(session, analysis.judged());
    board.marks = analysis.marks(coach.marks());
  }

  /** @returns {boolean} False when the button that had the focus is hidden now. */
  function renderPanel() {
    end?.render(session, board.moving);
    const { balls, result: over } = session.game;
    if (over !== null || Object.keys(balls).length > NEAR_END) endLoading ??= loadEnd();
    const shown = isLive(session) ? end : null;
    const result = shown?.status(session);
    const margin = board.moving ? "" : shown?.margin(session);
    const line = note || margin || drawNote(text, session);
    const focusKept = panel.render(
      session,
      line,
      timing.clock,
      // The status waits for the balls.
      board.moving ? null : result || match?.status(session) || statusLine(text, session),
    );
    panel.clocks(timing.clock, now());
    match?.render(session);
    return focusKept;
  }

  /** @param {Game} game */
  async function sayEnd(game) {
    await endLoading;
    if (end !== null && session.game === game) say(end.words(session));
  }

  async function loadEnd() {
    try {
      const [{ createEnd, endsTexts }] = await Promise.all([
        import("./end/end.js"),
        loadStyle(new URL("./end/end.css", import.meta.url)),
      ]);
      await addTexts(endsTexts);
      end = createEnd({
        rematch: () =>
          match
            ? match.rematch(session)
            : beginGame(rematch(rules, session, timing.control), newGameWords),
        level: (level) => start({ ...settingsOf(session, timing.control), opponent: level }),
        again,
        summary: () => analysis.summary(),
        review: () => analysisReady.then(({ review }) => review()),
      });
      renderPanel();
    } catch {
      // Asked for again with the next change.
      endLoading = null;
    }
  }

  /** @type {(player: Player, reason: "resignation" | "time") => void} */
  function concede(player, reason) {
    const { computer } = session;
    if (session.game.result !== null) return;
    const game = rules.concede(session.game, player, reason);
    const status = game.result === null ? "" : resultLine(text, game.result);
    const setup = { ...setUp(game, computer), timing, match, id: keeper.id };
    open(setup, { address: "replace", say: text("say.status", { status }) });
    keepTurn();
  }

  const statusWords = () => text("say.status", { status: statusLine(text, session) });

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
    if (part) analysisReady.then((analysis) => analysis.reveal(part)).catch(() => {});
  }

  /** The game by links has another address. */
  function renew() {
    keep("replace");
    renderPanel();
  }

  /** Keeps the game on the board. @param {unknown} problem What is wrong with an address. */
  function stay(problem) {
    keep("replace", keeper.isLast);
    tell("");
    if (problem !== null) explained(problem).then(tellAndSay);
  }

  /** @type {(setup: Setup, words: (session: Session) => string) => void} */
  function beginGame(setup, words) {
    analysis.reset();
    coach.reset();
    open(setup, { address: "push", say: "" });
    const { computer } = session;
    const you = computer === null ? "" : text("say.you", { player: other(computer.player) });
    say(words(session) + you);
  }

  /** @param {Settings} settings */
  function start(settings) {
    memory.keepSettings(settings);
    beginGame(begin(rules, settings), newGameWords);
  }

  /** @param {number} turn */
  function again(turn) {
    beginGame(tryAgain(rules, session, turn, timing.control), newGameWords);
  }

  const newGameWords = (/** @type {Session} */ { game }) =>
    text("say.newGame", { rules: text("page.rules", { ...game.rules }), player: game.turn });

  return {
    get session() {
      return session;
    },
    analysis: analysisReady,
    /** Settled when the first game is on the board. */
    opened,
    concede,
    tell,

    /** Says everything again in another language. */
    retell() {
      moveList.forget();
      note = "";
      coach.clear();
      analysis.follow(session);
      render();
      say(statusWords());
    },
    /** The next step of a hint. @param {Analysis} analysis */
    hint(analysis) {
      if (analysis.refuses()) return;
      // It covers the line that the hint is written in.
      welcome.close();
      analysis.rest();
      coach.hint().then(() => analysis.follow(session));
    },
    /** Cancels on the board or, where nothing is chosen there, what analysis points out. */
    cancel() {
      if (isLive(session) && (session.choice.picked === null || computerToMove(session))) {
        analysis.clear();
        coach.clear();
        tell("");
      }
      board.cancel();
    },
    /** Within a choice one step back, else a move. */
    undo() {
      if (isLive(session) && session.choice.to !== null) board.putBack();
      else if (!match || match.mayUndo(session.game)) board.undo();
    },
    pause() {
      board.paused = true;
      say(statusWords());
    },
    start,
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
