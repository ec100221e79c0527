// Start-up: draws what needs no rules, fetches the rules, and ties the parts together.

import { createAnnouncer } from "../game/announcer.js";
import { createMoveList } from "../game/move-list.js";
import { other } from "../game/session.js";
import { text } from "../text/text.js";
import { createController } from "./controller.js";
import { createEmbedDialog } from "./dialogs/embed.js";
import { createHelpDialog } from "./dialogs/help.js";
import { createNewGameDialog } from "./dialogs/new-game.js";
import { createRecordDialog } from "./dialogs/record.js";
import { createResignDialog } from "./dialogs/resign.js";
import { byId, localise } from "../site/markup.js";
import { board, boardReady, damaged, memory } from "./first.js";
import { bindKeys } from "./keys.js";
import { languageReady } from "../site/language.js";
import { createLanguageChooser } from "../site/language-chooser.js";
import { createPanel } from "./panel.js";
import { createViewBar } from "./view-bar.js";

/** @typedef {ReturnType<typeof createController>} Controller */

/** @type {Controller | undefined} nothing can be played until the rules have arrived */
let controller;

await languageReady;
tellMarkup();
// English stands in where the page's own texts did not arrive.
board.lang = document.documentElement.lang;
const { say } = createAnnouncer(byId("announcer"));
board.addEventListener("pylos-say", (event) => {
  // One place tells everything, in the order in which it happens.
  event.preventDefault();
  say(/** @type {CustomEvent<{ text: string }>} */ (event).detail.text);
});
const viewBar = createViewBar(board, memory, say);

// On a phone the buttons that begin a game lie below the board.
const showBoard = () => byId("board").scrollIntoView({ block: "nearest" });

const newGameDialog = createNewGameDialog((settings) => {
  controller?.start(settings);
  showBoard();
});
const resignDialog = createResignDialog((player) => controller?.concede(player, "resignation"));
const embedDialog = createEmbedDialog();
const recordDialog = createRecordDialog(
  (record) => {
    controller?.load(record);
    showBoard();
  },
  () => controller && embedDialog.open(controller.session, controller.shown),
);
const helpDialog = createHelpDialog(memory.letterKeys(), memory.keepLetterKeys);

const ask = {
  new: () => controller && newGameDialog.open(memory.settings()),
  help: () => helpDialog.open(),
  record() {
    if (controller) recordDialog.open(location.href, controller.session.game.record);
  },
  resign() {
    if (!controller || controller.session.game.result !== null) return;
    const { game, computer } = controller.session;
    resignDialog.open(computer === null ? game.turn : other(computer.player));
  },
};

const undo = () => controller?.undo();
const redo = () => controller?.redo();
const cancel = () => controller?.cancel();
const back = () => controller?.lookBy(-1);
const forth = () => controller?.lookBy(1);
const first = () => controller?.look(0);
const hint = () => controller?.analysis.hint();
const analysis = () => controller?.analysis.toggle();
const last = () => controller?.look(controller.session.game.moves.length);

const panel = createPanel({
  ...ask,
  undo,
  redo,
  cancel,
  stop: () => controller?.stop(),
  putBack: () => controller?.putBack(),
  pause: () => controller?.pause(),
  continue: () => controller?.continue(),
  backToGame: last,
  rematch() {
    controller?.rematch();
    showBoard();
  },
  hint,
  analysis,
  analyse: () => controller?.analysis.analyse(),
  replay: (where) => ({ first, previous: back, next: forth, last })[where](),
});
const moveList = createMoveList(byId("moves"), text, (ply) => controller?.look(ply));

/** What stands in the markup, in the page's language. */
function tellMarkup() {
  localise(document);
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll(".rules-link")
  )) {
    link.href = `rules/${document.documentElement.lang}.html`;
  }
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll(".learn-link")
  )) {
    // With the language that the address asks for.
    link.href = `learn/${location.search}`;
  }
}

let failed = false;

/** Nothing can be played. */
function fail() {
  failed = true;
  panel.fail();
  say(text("note.noRules"));
}

createLanguageChooser(() => {
  tellMarkup();
  viewBar.render();
  newGameDialog.retell();
  helpDialog.retell();
  board.lang = document.documentElement.lang;
  controller?.retell();
  if (failed) fail();
}, say);

bindKeys(
  byId("game"),
  byId("board"),
  {
    named: { ArrowLeft: back, ArrowRight: forth, Home: first, End: last, Escape: cancel },
    letters: {
      h: back,
      l: forth,
      u: undo,
      r: redo,
      y: redo,
      b: hint,
      a: analysis,
      n: ask.new,
      f: viewBar.flip,
      t: viewBar.tilt,
      x: viewBar.glass,
      "[": viewBar.left,
      "]": viewBar.right,
      1: () => viewBar.showLevels(1),
      2: () => viewBar.showLevels(2),
      3: () => viewBar.showLevels(3),
      4: () => viewBar.showLevels(4),
      "?": ask.help,
    },
  },
  memory.letterKeys,
);

try {
  await boardReady;
  // The board has them already. Asked for here and not above, so that their absence can be told.
  const rules = await import("../pkg/rules.js");
  await rules.default();
  controller = createController({ rules, board, panel, moveList, memory, damaged, say });
} catch (error) {
  console.error(error);
  fail();
}
