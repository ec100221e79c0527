/**
 * The loop of the play page. The board has the session; an event makes the next state (`state.js`), what stands beside
 * the board is painted from it (`panel.js`), and what follows (`rest.js`) is loaded when the board can be played.
 * @import { Player } from "../board/types.js"
 * @import { Rules, Session } from "../game/session.js"
 * @import { Memory } from "../library/storage.js"
 * @import { PylosBoard } from "../pylos-board.js"
 * @import { Setup } from "./setup.js"
 * @import { Event, Opening, State } from "./state.js"
 */

import { DEFAULT_CAMERA, nearPlayer } from "../board/geometry.js";
import { other } from "../game/session.js";
import { late } from "../site/late.js";
import { loadStyle } from "../site/load-style.js";
import { text } from "../text/text.js";
import { closeWelcome, greet } from "./panel.js";
import { isByLinks, keepInHistory, openGame, saved } from "./setup.js";
import { effects, newState, panelView, reduce } from "./state.js";

/** @typedef {{ rules: Rules, board: PylosBoard, memory: Memory, say: (sentence: string) => void }} Parts The board is ready. */

/** @typedef {Awaited<ReturnType<typeof import("./rest.js").createRest>>} Rest */

/**
 * The page, as its parts know it.
 * @typedef {Parts & {
 *   readonly state: State,
 *   rest: { load: () => Promise<Rest>, readonly now: Rest | null, use: (act: (rest: Rest) => void) => void },
 *   dispatch: (event: Event) => void,
 *   open: (setup: Setup, how: Opening) => void,
 *   paint: () => void,
 *   paintPanel: () => void,
 *   tell: (sentence: string) => void,
 * }} Page
 */

/** @type {(parts: Parts, panel: ReturnType<typeof import("./panel.js").createPanel>) => { page: Page, opened: Promise<void> }} */
export function openPage(parts, panel) {
  const { rules, board, memory, say } = parts;
  let state = newState(/** @type {Session} */ (board.session));

  /** @type {Page["rest"]} Loaded once the board can be played. */
  const rest = late(async () => {
    const [{ createRest }] = await Promise.all([
      import("./rest.js"),
      loadStyle(new URL("./rest.css", import.meta.url)),
    ]);
    return createRest(page);
  });

  /** @type {Page} */
  const page = {
    ...parts,
    rest,
    dispatch,
    open,
    paint: () => paint(),
    paintPanel,
    get state() {
      return state;
    },
    /** @param {string} sentence Under the status, until the next change, and aloud. */
    tell(sentence) {
      dispatch({ is: "noted", note: sentence });
      say(sentence);
    },
  };

  board.addEventListener("pylos-change", ({ detail: { cause } }) => {
    const { note, moving, thinking } = board;
    const session = /** @type {Session} */ (board.session);
    dispatch({ is: "changed", cause, session, note, moving, thinking });
  });

  // Back, Forward, or another address.
  addEventListener("popstate", () => rest.use(({ visit }) => visit()));

  /** The one way from a state to the next. @param {Event} event */
  function dispatch(event) {
    const before = state;
    state = reduce(state, event, performance.now());
    // It is painted when the board has the game.
    if (event.is === "opens") return;
    paint(before);
    const list = effects(before, state, event);
    if (list.length === 0) return;
    // The shelf may still be on its way: so a reload finds the turn.
    if (rest.now === null && list.includes("turn")) keepInHistory(saved(state, state.id));
    opened.then(rest.load).then(
      ({ follow }) => follow(list, event),
      () => {},
    );
  }

  /** Paints everything beside the board, and what is pointed out on it. @param {State} [before] */
  function paint(before = state) {
    const focused = document.activeElement;
    paintPanel();
    rest.now?.paint(before);
    // The board is about to show what is new, and then takes the focus.
    if (focused?.closest("[hidden]")) queueMicrotask(() => board.focus());
  }

  function paintPanel() {
    panel.paint(panelView(state, rest.now, performance.now()));
  }

  /** Puts another game on the board. @type {(setup: Setup, how: Opening) => void} */
  function open({ id, computer, clock, match, ...game }, how) {
    if (!how.isTurn) rest.now?.leave();
    dispatch({ is: "opens", id, clock, match });
    // The own reserve is near; two friends begin with that of the first player.
    const side = computer ? other(computer.player) : match?.you;
    if (side || how.address === "push") faceBoard(side ?? "light");
    board.load({
      ...game,
      interactive: match?.isLook ? "none" : (side ?? "both"),
      opponent: computer?.level ?? null,
    });
    dispatch({ is: "opened", how });
  }

  /** Rotates the board until a player's reserve is in front. @param {Player} player */
  function faceBoard(player) {
    const { rotation = 0, ...camera } = board.camera;
    if (nearPlayer({ ...DEFAULT_CAMERA, rotation }) !== player) {
      board.camera = { ...camera, rotation: (rotation + 180) % 360 };
    }
  }

  /** Begins with the game of the address, or the last one. */
  async function openLast() {
    const last = location.hash === "" ? memory.game()?.id : "";
    if (!last?.startsWith("friend-") && !isByLinks()) return openFirst(location.hash);
    closeWelcome();
    const { openByLinks } = await rest.load();
    await openByLinks((problem) => openFirst("", location.hash && problem), last);
  }

  /** @type {(hash: string, otherwise?: unknown) => Promise<void>} `otherwise`: what was wrong with a game by links. */
  async function openFirst(hash, otherwise = null) {
    const { setup, own, isFirst, show, ...first } = await openGame(rules, memory, hash);
    const problem = otherwise || first.problem;
    const note = memory.hasUnread ? text("memory.unread") : "";
    if (!isFirst || note !== "" || problem !== null) closeWelcome();
    open(setup, { address: "replace", note, own });
    say(note);
    greet(say);
    if (show || problem !== null) rest.use(({ arrive }) => arrive({ show, problem, note }));
  }

  const opened = Promise.resolve().then(openLast);
  opened.then(() => rest.use(({ start }) => start()));
  return { page, opened };
}
