/**
 * Starts the play page, and carries out what its events have done: `state.js` and, once it is there, `reduce.js` make the
 * next state of an event, and effects; those that the first move does not need are in `later.js`.
 * @import { Rules } from "../game/session.js"
 * @import { Memory } from "../library/storage.js"
 * @import { PylosBoard } from "../pylos-board.js"
 * @import { Loop } from "../site/loop.js"
 * @import { Later } from "./later.js"
 * @import { Event, Whole } from "./reduce.js"
 * @import { Setup } from "./setup.js"
 * @import { Effect, Opening, State, Step } from "./state.js"
 */

import { late } from "../site/late.js";
import { loadStyle } from "../site/load-style.js";
import { createLoop } from "../site/loop.js";
import { pageReady } from "../site/ready.js";
import { startPage } from "../site/start.js";
import { text } from "../text/text.js";
import { bindKeys, closeWelcome, createPageConsole, openWelcome } from "./console.js";
import { board, boardReady, isFirst, memory, settings } from "./first.js";
import { entry, isByLinks, keepInHistory, openGame, saved } from "./setup.js";
import { newState, reduce } from "./state.js";

/**
 * The page, as the code that is loaded later knows it.
 * @typedef {{ rules: Rules, board: PylosBoard, memory: Memory, state: Whole, later: Later | null,
 *   reduce: (state: any, event: any) => Step, send: (event: Event) => void, open: (setup: Setup, how: Opening) => void,
 *   say: (sentence: string) => void, paintConsole: () => void }} Page
 */

const more = () => act("menu");
const starting = await startPage({ speak, tell, more, later: settled });
const { say } = starting;
if (isFirst) openWelcome(board);
// English, where the texts of the page's own language did not arrive.
board.lang = document.documentElement.lang;
board.addEventListener("pylos-say", (event) => {
  // One live region announces everything, in order.
  event.preventDefault();
  // The line about perfect play has announced its own sentence already.
  const line = document.querySelector("#tables:not(:has(progress)) p");
  if (event.detail.text !== line?.textContent) say(event.detail.text);
});

/** @type {{ loop: Loop<State, any, Effect> | null, painted: State | null, arrived: unknown }} `arrived`: a promise, while a link is opened. */
const running = { loop: null, painted: null, arrived: null };

/** With the rules as soon as the board has them. */
const page = /** @type {Page} */ (
  /** @type {unknown} */ ({
    ...{ board, memory, reduce, send, open, say, paintConsole, later: null },
    get state() {
      return /** @type {Whole} */ (running.loop?.state);
    },
  })
);

const later = late(async () => {
  const [{ loadLater }] = await Promise.all([
    import("./later.js"),
    loadStyle(new URL("./rest.css", import.meta.url)),
    begun.catch(() => {}),
  ]);
  return loadLater(page, starting);
});

/** @param {string} name */
const act = (name) =>
  later.load().then(
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
  const first = newState(/** @type {State["session"]} */ (board.session));
  running.loop = createLoop(first, (state, event) => page.reduce(state, event), run);
  board.addEventListener("pylos-change", ({ detail: { cause } }) => {
    const { note, moving, thinking } = board;
    const session = /** @type {State["session"]} */ (board.session);
    send({ is: "changed", cause, session, note, moving, thinking });
  });
  addEventListener("popstate", () => run({ do: "visit", hash: location.hash, saved: entry() }));
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
  if (running.loop) send({ is: "told", words: sentence });
  else say(sentence);
}

/** Writes what depends on the language. */
async function speak() {
  board.lang = document.documentElement.lang;
  if (await started) paintConsole();
  else fail();
  later.use(({ speak }) => speak());
}

/** The one way from a state to the next. @param {Event} event */
function send(event) {
  running.loop?.dispatch({ ...event, now: performance.now(), camera: board.camera });
}

/** What the first move needs. @type {Record<string, (effect: any) => void>} */
const EFFECTS = {
  paint,
  say: ({ words }) => say(words),
  load: ({ game }) => board.load(game),
  camera({ camera }) {
    board.camera = camera;
  },
};

/** @param {Effect} effect */
function run(effect) {
  if (effect.do in EFFECTS) return EFFECTS[effect.do](effect);
  if (page.later !== null) return page.later.run(effect);
  // The shelf is still on its way: so a reload finds the turn.
  if (effect.what === "turn") keepInHistory(saved(page.state, page.state.id), "replace");
  opened.then(later.load).then(
    ({ run }) => run(effect),
    () => {},
  );
}

/** Paints everything beside the board. */
function paint() {
  if (page.state === running.painted) return;
  running.painted = page.state;
  const focused = document.activeElement;
  paintConsole();
  page.later?.paint();
  const isLost = focused !== null && (!focused.isConnected || focused.closest("[hidden]"));
  // The board is about to show what is new, and then takes the focus.
  if (isLost) queueMicrotask(() => board.focus());
}

function paintConsole() {
  beside.paint(page.state, page.later, performance.now());
}

/** Puts another game on the board. @type {Page["open"]} */
function open(setup, how) {
  send({ is: "open", setup, how });
}

/** Begins with the game of the address, or the last one. */
async function openLast() {
  const last = location.hash === "" ? memory.game.read()?.id : "";
  if (!last?.startsWith("friend-") && !isByLinks(location.hash)) return openFirst(location.hash);
  closeWelcome();
  const { friends } = await later.load();
  const { hash } = location;
  await friends.visit(hash, (problem) => openFirst("", hash && problem), last);
}

/** @type {(hash: string, otherwise?: unknown) => Promise<void>} `otherwise`: what was wrong with a game by links. */
async function openFirst(hash, otherwise = null) {
  const { setup, own, show, ...first } = await openGame(page.rules, memory, hash);
  const problem = otherwise || first.problem;
  const note = memory.hasUnread ? text("memory.unread") : "";
  if (note !== "" || problem !== null) closeWelcome();
  open(setup, { address: "replace", note, own });
  say(note);
  if (document.documentElement.dataset.visit) {
    say(`${text("welcome.goal")} ${text("welcome.you")}`);
  }
  if (!show && problem === null) return;
  const arrived = later.load().then(({ arrive }) => arrive({ show, problem, note }));
  running.arrived = arrived.catch(() => {});
}

/** What the page began with is there, and answered by the engine. */
async function settled() {
  const { answered } = await later.load();
  await running.arrived;
  // Without the rules nothing is asked.
  await answered?.();
}

await started;
pageReady();
later.load().catch(() => {
  delete document.documentElement.dataset.shows;
});
