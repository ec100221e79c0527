/**
 * Starts the play page, and is its loop. The board has the session; an event makes the next state (`state.js`), what stands
 * beside the board is painted from it (`console.js`), and what follows (`rest.js`) is loaded when the board can be played.
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
import { pageReady } from "../site/ready.js";
import { startPage } from "../site/start.js";
import { text } from "../text/text.js";
import { bindKeys, closeWelcome, createPageConsole, openWelcome } from "./console.js";
import { board, boardReady, isFirst, memory, settings } from "./first.js";
import { isByLinks, keepInHistory, openGame, saved } from "./setup.js";
import { isTurn, newState, reduce } from "./state.js";

/** @typedef {Awaited<ReturnType<typeof import("./rest.js").loadRest>>} Rest */

/**
 * The page, as its parts know it.
 * @typedef {object} Page
 * @property {Rules} rules
 * @property {PylosBoard} board
 * @property {Memory} memory
 * @property {State} state
 * @property {(sentence: string) => void} say
 * @property {(sentence: string) => void} tell Under the status, until the next change, and aloud.
 * @property {ReturnType<typeof import("./shelf.js").createShelf>} shelf From here on loaded after the first move (`rest.js`).
 * @property {ReturnType<typeof import("./help.js").createHelp>} help
 * @property {ReturnType<typeof import("./friend/friend.js").createFriends>} friends
 * @property {(event: Event) => void} dispatch
 * @property {(setup: Setup, how: Opening) => void} open
 * @property {() => void} paint
 * @property {() => unknown} paintConsole
 */

const starting = await startPage({ speak, tell, more: () => act("menu") });
const { say } = starting;
if (isFirst) openWelcome(board);
// English, where the texts of the page's own language did not arrive.
board.lang = document.documentElement.lang;
board.addEventListener("pylos-say", (event) => {
  // One live region announces everything, in order.
  event.preventDefault();
  say(event.detail.text);
});

/** What the first move does not need: what follows, and what the buttons and keys do. @type {ReturnType<typeof late<Rest>>} */
const rest = late(async () => {
  const [{ loadRest }] = await Promise.all([
    import("./rest.js"),
    loadStyle(new URL("./rest.css", import.meta.url)),
    begun.catch(() => {}),
  ]);
  return loadRest(page, starting);
});

/** With the rules and the state as soon as the board has them. */
const page = /** @type {Page} */ ({
  board,
  memory,
  say,
  tell,
  dispatch,
  open,
  paint,
  paintConsole,
});

/** @param {string} name */
const act = (name) =>
  rest.load().then(
    ({ act }) => act(name),
    () => tell(text("note.noRules")),
  );

const beside = createPageConsole(act);
bindKeys(board, act, () => memory.keys.read().letters !== false);

/** There is a state. */
const begun = boardReady.then(async () => {
  // The board has them already. Imported here, so that their absence can be reported.
  const rules = await import("../pkg/rules.js");
  await rules.default();
  page.rules = rules;
  page.state = newState(/** @type {Session} */ (board.session));
  board.addEventListener("pylos-change", ({ detail: { cause } }) => {
    const { note, moving, thinking } = board;
    const session = /** @type {Session} */ (board.session);
    dispatch({ is: "changed", cause, session, note, moving, thinking });
  });
  // Back, Forward, or another address.
  addEventListener("popstate", () => rest.use(({ visit }) => visit()));
});
/** The first game is on the board. */
const opened = begun.then(openLast);

/** Whether anything can be played. */
const started = opened.then(
  () => true,
  (error) => {
    console.error(error);
    fail();
    return false;
  },
);

settings.follow((name) => {
  // The script that the page named first.
  if (name === "theme") /** @type {any} */ (self).pylosTheme(settings.get(name));
});

/** Says that nothing can be played. */
function fail() {
  beside.fail();
  say(text("note.noRules"));
}

/** @param {string} sentence In writing and aloud. */
function tell(sentence) {
  if (page.state) dispatch({ is: "noted", note: sentence });
  say(sentence);
}

/** Writes what depends on the language. */
async function speak() {
  board.lang = document.documentElement.lang;
  if (await started) paintConsole();
  else fail();
  rest.use(({ retell }) => retell());
}

/** The one way from a state to the next. @param {Event} event */
function dispatch(event) {
  const before = page.state;
  const state = reduce(before, event, performance.now());
  page.state = state;
  // It is painted when the board has the game.
  if (event.is === "opens") return;
  paint();
  // The shelf may still be on its way: so a reload finds the turn.
  if (rest.now === null && isTurn(event)) keepInHistory(saved(state, state.id));
  opened.then(rest.load).then(
    ({ follow }) => follow(before, state, event),
    () => {},
  );
}

/** Paints everything beside the board, and what is pointed out on it. */
function paint() {
  const focused = document.activeElement;
  const isLost = paintConsole();
  rest.now?.paint();
  // The board is about to show what is new, and then takes the focus.
  if (isLost || focused?.closest("[hidden]")) queueMicrotask(() => board.focus());
}

function paintConsole() {
  return beside.paint(page.state, rest.now, performance.now());
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
  const last = location.hash === "" ? memory.game.read()?.id : "";
  if (!last?.startsWith("friend-") && !isByLinks()) return openFirst(location.hash);
  closeWelcome();
  await rest.load();
  const { hash } = location;
  await page.friends.visit(hash, (problem) => openFirst("", hash && problem), last);
}

/** @type {(hash: string, otherwise?: unknown) => Promise<void>} `otherwise`: what was wrong with a game by links. */
async function openFirst(hash, otherwise = null) {
  const { setup, own, isFirst, show, ...first } = await openGame(page.rules, memory, hash);
  const problem = otherwise || first.problem;
  const note = memory.hasUnread ? text("memory.unread") : "";
  if (!isFirst || note !== "" || problem !== null) closeWelcome();
  open(setup, { address: "replace", note, own });
  say(note);
  if (document.documentElement.dataset.visit) {
    say(`${text("welcome.goal")} ${text("welcome.you")}`);
  }
  if (show || problem !== null) rest.use(({ arrive }) => arrive({ show, problem, note }));
}

await started;
pageReady();
rest.use(() => {
  if (page.state) paint();
});
