// The playground: sets the attributes of a board, shows the board, and writes the code for it.

import { make, onButton, setText, whenIdle } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { frameCode, tagCode } from "../site/page-code.js";
import { pageReady } from "../site/ready.js";
import { playground } from "../text/en-playground.js";
import { createFields } from "./fields.js";
import { PRESETS } from "./presets.js";

/** @import { PylosBoard } from "../pylos-board.js" */

/** The height of a frame: of the board alone, and with what can stand below it. */
const HEIGHT = 480;
const MORE = { controls: 60, caption: 80, notation: 140 };

const board = /** @type {PylosBoard} */ (byId("board"));
const tag = /** @type {HTMLTextAreaElement} */ (byId("tag"));
const frame = /** @type {HTMLTextAreaElement} */ (byId("frame"));
const message = byId("message");
const fields = createFields(/** @type {HTMLFormElement} */ (byId("controls")), update);
const site = new URL(".", location.href).href;

for (const name of Object.keys(PRESETS)) {
  const button = make("button", "", playground[/** @type {keyof typeof playground} */ (name)]);
  button.type = "button";
  button.dataset.preset = name;
  byId("presets").append(button);
}
onButton(byId("presets"), "preset", (name) => {
  fields.write(PRESETS[name]);
  update();
});
onButton(document.body, "copy", async (name) => {
  const field = name === "tag" ? tag : frame;
  try {
    await navigator.clipboard.writeText(field.value);
    setText(message, "The code has been copied.");
  } catch {
    field.focus();
    field.select();
    setText(
      message,
      "Your browser does not allow copying. The text is selected: copy it yourself.",
    );
  }
});
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
    const value = attributes[name];
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

// The other pages keep the language that the address asks for.
for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (
  document.querySelectorAll("header a")
)) {
  link.search = location.search;
}
whenIdle(() => import("../site/host.js"));
await import("../pylos-board.js");
fields.write(PRESETS.diagram);
update();
// The board shows its own faults.
board.ready.then(pageReady, pageReady);
