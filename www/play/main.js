/** Starts the page: draws what needs no rules, waits for the rules, and connects the parts. @import { Page } from "./page.js" */

import { late } from "../site/late.js";
import { pageReady } from "../site/ready.js";
import { startPage } from "../site/start.js";
import { text } from "../text/text.js";
import { board, boardReady, isFirst, memory, settings } from "./first.js";
import { openPage } from "./page.js";
import { bindKeys, createPanel, openWelcome } from "./panel.js";

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

/** @returns {Promise<Page | undefined>} Undefined where nothing can be played. */
async function start() {
  try {
    await boardReady;
    // The board has them already. Imported here, so that their absence can be reported.
    const rules = await import("../pkg/rules.js");
    await rules.default();
    const { page, opened } = openPage({ rules, board, memory, say }, panel);
    await opened;
    return page;
  } catch (error) {
    console.error(error);
    fail();
    return undefined;
  }
}

/** Says that nothing can be played. */
function fail() {
  panel.fail();
  say(text("note.noRules"));
}

/** What the buttons and keys do; the first move does not need it. */
const rest = late(async () => {
  const page = await started;
  const { createActs } = await import("./acts.js");
  return createActs(starting, page);
});

/** @param {string} name Of an act, or its key. */
const act = (name) =>
  rest.load().then(
    ({ act }) => act(name),
    () => tell(text("note.noRules")),
  );

const panel = createPanel(act);
bindKeys(board, act, memory.letterKeys);
const started = start();

settings.follow((name) => {
  // The script that the page named first.
  if (name === "theme") /** @type {any} */ (self).pylosTheme(settings.get(name));
});

/** @param {string} sentence In writing and aloud. */
async function tell(sentence) {
  const { tell = say } = (await started) ?? {};
  tell(sentence);
}

/** Writes what depends on the language. */
async function speak() {
  board.lang = document.documentElement.lang;
  const page = await started;
  if (page === undefined) fail();
  page?.paintPanel();
  rest.use(({ retell }) => retell());
}

await started;
pageReady();
rest.load().catch(() => {});
