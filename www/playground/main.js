// The playground: sets the attributes of a board, shows the board, and writes the code for it.

import { copy } from "../play/dialogs/copy.js";
import { make, onButton, setText } from "../site/dom.js";
import { languageReady } from "../site/language.js";
import { createLanguageChooser } from "../site/language-chooser.js";
import { byId, localise } from "../site/markup.js";
import { frameCode, tagCode } from "../site/page-code.js";
import { pageReady } from "../site/ready.js";
import { loadPlayground } from "../text/playground.js";
import { text } from "../text/text.js";
import { createFields } from "./fields.js";
import { PRESETS } from "./presets.js";

/** @import { PylosBoard } from "../pylos-board.js" */
/** @import { PlaygroundTexts } from "../text/playground.js" */

/** The height of a frame: of the board alone, and with what can stand below it. */
const HEIGHT = 480;
const MORE = { controls: 60, caption: 80, notation: 140 };

await languageReady;

const board = /** @type {PylosBoard} */ (byId("board"));
const tag = /** @type {HTMLTextAreaElement} */ (byId("tag"));
const frame = /** @type {HTMLTextAreaElement} */ (byId("frame"));
const message = byId("message");
const fields = createFields(/** @type {HTMLFormElement} */ (byId("controls")), update);
const site = new URL(".", location.href).href;

for (const name of Object.keys(PRESETS)) {
  const button = make("button");
  button.type = "button";
  button.dataset.preset = name;
  button.dataset.words = name;
  byId("presets").append(button);
}
onButton(byId("presets"), "preset", (name) => {
  fields.write(PRESETS[name]);
  update();
});
onButton(document.body, "copy", (name) =>
  copy(name === "tag" ? tag : frame, text("embed.copied"), (sentence) => {
    message.textContent = sentence;
  }),
);
board.addEventListener("pylos-change", ({ detail: { cause } }) => {
  const set = fields.read();
  const camera = board.getAttribute("camera");
  if (cause === "camera" && camera !== null) fields.write({ ...set, camera });
  // A record brings its own moves.
  else if (cause === "move" || cause === "undo") {
    if (set.src !== undefined || set.record !== undefined) return;
    fields.write({ ...set, moves: (board.game?.moves ?? []).join(" ") });
  } else return;
  write(fields.read());
});

/** Shows what the controls say. */
function update() {
  const { record, ...attributes } = fields.read();
  const { observedAttributes } = /** @type {typeof PylosBoard} */ (board.constructor);
  for (const name of observedAttributes) {
    const value = attributes[name] ?? (name === "lang" ? document.documentElement.lang : undefined);
    if (value === undefined) board.removeAttribute(name);
    else if (value !== board.getAttribute(name)) board.setAttribute(name, value);
  }
  if (attributes.src === undefined) board.game = record ?? null;
  write(fields.read());
}

/** Writes the code. @param {Record<string, string>} set */
function write({ record, ...attributes }) {
  setText(message, "");
  tag.value = tagCode(attributes, site, attributes.src === undefined ? record : undefined);
  const { show = "" } = attributes;
  const more = Object.entries(MORE).map(([word, height]) => (show.includes(word) ? height : 0));
  frame.value = frameCode(
    attributes,
    site,
    more.reduce((sum, height) => sum + height, HEIGHT),
  );
  // A frame's address has no room for a record.
  byId("frame-code").hidden = record !== undefined;
}

async function speak() {
  const { lang } = document.documentElement;
  /** @type {PlaygroundTexts} */
  const texts = await loadPlayground(lang).catch(() => loadPlayground("en"));
  localise(document);
  fields.speak(texts);
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("[data-words]")
  )) {
    setText(element, texts[/** @type {keyof PlaygroundTexts} */ (element.dataset.words)]);
  }
  document.title = `${texts.title} – Pylos`;
  for (const way of /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll(".way")
  )) {
    way.search = location.search;
  }
  if (fields.read().lang === undefined) board.lang = lang;
}

createLanguageChooser(speak, (sentence) => setText(message, sentence));
await speak();
// Imported after the language is set, because the board reads it when it is created.
await import("../pylos-board.js");
fields.write(PRESETS.diagram);
update();
// The board shows its own faults.
board.ready.then(pageReady, pageReady);
