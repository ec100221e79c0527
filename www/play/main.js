/** Starts the page: draws what needs no rules, waits for the rules, and connects the parts. */

import { onButton } from "../site/dom.js";
import { loadStyle } from "../site/load-style.js";
import { byId, localise, workerAddress } from "../site/markup.js";
import { pageReady } from "../site/ready.js";
import { startPage } from "../site/start.js";
import { addTexts, text } from "../text/text.js";
import { board, boardReady, isFirst, memory, settings } from "./first.js";
import { bindKeys } from "./keys.js";
import { openPage } from "./page.js";
import { createPanel } from "./panel.js";
import { openWelcome } from "./welcome.js";

/** @typedef {ReturnType<typeof openPage>} Page */

/** @type {Page | undefined} Undefined until the rules are loaded. */
let page;
/** @type {ReturnType<typeof import("./dialogs/offline.js").createOffline> | undefined} */
let offline;

const { say, offline: isOffline } = await startPage({ speak, tell });
const welcome = openWelcome(board);
if (!isFirst) welcome.close();
// English, where the texts of the page's own language did not arrive.
board.lang = document.documentElement.lang;
board.addEventListener("pylos-say", (event) => {
  // One live region announces everything, in order.
  event.preventDefault();
  say(event.detail.text);
});
// Nobody needs it for the first move.
const viewBar = boardReady
  .catch(() => {})
  .then(() => import("./view-bar.js"))
  .then(({ createViewBar }) => createViewBar(board, memory, settings, say));
/** @typedef {Awaited<typeof viewBar>} ViewBar */
/** @param {keyof ViewBar} name @param {number} [levels] */
const view = (name, levels) => () => whenLoaded(viewBar, (bar) => bar[name](Number(levels)));
onButton(byId("view-bar"), "view", (name) => view(/** @type {keyof ViewBar} */ (name))());

// On a phone the buttons that begin a game are below the board.
const scrollToBoard = () => board.scrollIntoView({ block: "nearest" });

const isPlayable = boardReady.then(
  () => true,
  () => false,
);
const dialogs = isPlayable
  .then(() =>
    Promise.all([
      import("./dialogs.js"),
      isPlayable,
      loadStyle(new URL("../site/forms.css", import.meta.url)),
      loadStyle(new URL("./dialogs.css", import.meta.url)),
    ]),
  )
  .then(async ([{ createDialogs, dialogTexts, endsTexts }, isPlayable]) => {
    await Promise.all([addTexts(dialogTexts), addTexts(endsTexts)]);
    const made = createDialogs(memory, settings, {
      isPlayable,
      session: () => page?.session,
      start(settings) {
        page?.start(settings);
        scrollToBoard();
      },
      resign: (player) => page?.concede(player, "resignation"),
      load(record) {
        page?.load(record);
        scrollToBoard();
      },
      resume(game) {
        page?.resume(game);
        scrollToBoard();
      },
    });
    localise(document);
    made.retell();
    return made;
  });

/**
 * Does something with a part of the page that may still be loading.
 * @template Part
 * @param {Promise<Part>} loading
 * @param {(part: Part) => void} act
 */
const whenLoaded = (loading, act) => loading.then(act, () => page?.tell(text("note.noRules")));

/** @param {(page: Page) => void} act */
const withPage = (act) => () => {
  if (page !== undefined) act(page);
};
/** @param {(shown: number, last: number) => number} ply */
const show = (ply) =>
  withPage(({ session }) => board.goTo(ply(session.shown.moves.length, session.game.moves.length)));

/** @param {number} by */
const step = (by) =>
  withPage(({ session: { shown, line } }) => board.goTo(shown.moves.length + by, line));

/** The settings or the games of the person. @param {"settings" | "games"} name */
const openOwn = (name) =>
  whenLoaded(
    Promise.all([dialogs, import("../pkg/rules.js")]).then(([{ openOwn }, rules]) =>
      openOwn(name, rules),
    ),
    () => {},
  );

const acts = {
  new: withPage(() => whenLoaded(dialogs, ({ newGame }) => newGame())),
  menu: () => whenLoaded(dialogs, ({ menu }) => menu()),
  help() {
    whenLoaded(dialogs, ({ help }) => {
      offline?.open(page?.session.game.rules);
      help();
    });
  },
  record: withPage(({ session }) => whenLoaded(dialogs, ({ record }) => record(session))),
  resign: withPage(({ session }) => whenLoaded(dialogs, ({ resign }) => resign(session))),
  settings: () => openOwn("settings"),
  games: () => openOwn("games"),
  undo: withPage((page) => page.undo()),
  redo: withPage(() => board.redo()),
  cancel: withPage((page) => page.cancel()),
  stop: withPage(() => board.stop()),
  putBack: withPage(() => board.putBack()),
  pause: withPage((page) => page.pause()),
  continue: withPage(() => {
    board.paused = false;
  }),
  hint: withPage(({ help, hint }) => whenLoaded(help.load(), hint)),
  analysis: withPage(({ help }) => whenLoaded(help.load(), ({ analysis }) => analysis.toggle())),
  openings: withPage(({ help }) =>
    whenLoaded(help.load(), ({ analysis }) => analysis.reveal("openings")),
  ),
  first: show(() => 0),
  previous: step(-1),
  next: step(1),
  last: show((_, last) => last),
  backToGame: show((_, last) => last),
};

const panel = createPanel(acts);

let failed = false;

/** Says that nothing can be played. */
function fail() {
  failed = true;
  welcome.close();
  panel.fail();
  say(text("note.noRules"));
}

let feels = false;
/** Sound and vibration, once either is chosen. */
function feel() {
  if (feels || !(settings.get("sound") || settings.get("haptics"))) return;
  feels = true;
  import("./sound/feel.js").then(({ createFeel }) => createFeel(board, settings));
}
boardReady.then(feel, () => {});

settings.follow((name) => {
  feel();
  // The script that the page named first.
  if (name === "theme") /** @type {any} */ (self).pylosTheme(settings.get(name));
});

/** @param {string} sentence In writing and aloud. */
function tell(sentence) {
  page?.tell(sentence);
  say(sentence);
}

/** Writes what depends on the language. */
function speak() {
  view("render")();
  whenLoaded(dialogs, ({ retell }) => retell());
  offline?.retell();
  board.lang = document.documentElement.lang;
  page?.retell();
  if (failed) fail();
}

bindKeys(
  byId("game"),
  board,
  {
    named: {
      ArrowLeft: acts.previous,
      ArrowRight: acts.next,
      Home: acts.first,
      End: acts.last,
      Escape: acts.cancel,
    },
    letters: {
      h: acts.previous,
      l: acts.next,
      u: acts.undo,
      r: acts.redo,
      y: acts.redo,
      b: acts.hint,
      a: acts.analysis,
      n: acts.new,
      f: view("flip"),
      t: view("tilt"),
      x: view("glassKey"),
      s: view("apart"),
      0: view("reset"),
      "[": view("left"),
      "]": view("right"),
      1: view("showLevels", 1),
      2: view("showLevels", 2),
      3: view("showLevels", 3),
      4: view("showLevels", 4),
      "?": acts.help,
    },
  },
  memory.letterKeys,
);

try {
  await boardReady;
  // The board has them already. Imported here, so that their absence can be reported.
  const rules = await import("../pkg/rules.js");
  await rules.default();
  page = openPage({ rules, board, panel, memory, welcome, say });
  await page.opened;
} catch (error) {
  console.error(error);
  fail();
}
pageReady();

if (workerAddress() !== null) {
  const [{ createOffline }] = await Promise.all([import("./dialogs/offline.js"), dialogs]);
  offline = createOffline(isOffline);
}
