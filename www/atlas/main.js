// The atlas: what the solution of Pylos looks like. The page is static; only its language is set here.

import { setText, whenIdle } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { pageReady } from "../site/ready.js";
import { startPage } from "../site/start.js";
import { translations } from "../text/board-text.js";
import { text } from "../text/text.js";

await startPage({
  texts: [translations("atlas")],
  speak,
  tell: (sentence) => setText(byId("message"), sentence),
});
speak();

function speak() {
  document.title = `${text("atlas.title")} – Pylos`;
  for (const board of document.querySelectorAll("pylos-board")) {
    board.setAttribute("lang", document.documentElement.lang);
  }
}

// Imported after the language is set, because the boards read it when they are created.
await import("../pylos-board.js");
pageReady();
whenIdle(async () => (await import("../library/progress.js")).showToday());
