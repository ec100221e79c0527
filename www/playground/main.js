// The playground: sets the attributes of a board, shows the board, and writes the code for it. It is in English only.

import { NAMES } from "../element/attributes.js";
import { frameCode, tagCode } from "../element/embed-code.js";
import { onButton, setText, whenIdle } from "../site/dom.js";
import { byId, localise } from "../site/markup.js";
import { pageReady } from "../site/ready.js";
import { copy } from "../site/share.js";
import { languages } from "../text/board-text.js";

/** @import { PylosBoard } from "../pylos-board.js" */

const SHOWN_USUALLY = "liftable legal last-move reserves";

const board = /** @type {PylosBoard} */ (byId("board"));
const tag = /** @type {HTMLTextAreaElement} */ (byId("tag"));
const frame = /** @type {HTMLTextAreaElement} */ (byId("frame"));
const form = /** @type {HTMLFormElement} */ (byId("controls"));
const message = byId("message");
const site = new URL(".", location.href).href;

byId("lang").append(...languages.map((lang) => new Option(lang)));
form.addEventListener("input", update);
form.addEventListener("submit", (event) => event.preventDefault());
onButton(form, "preset", (preset) => {
  fill(Object.fromEntries(new URLSearchParams(preset)));
  update();
});
onButton(document.body, "copy", (name) =>
  copy(
    name === "tag" ? tag : frame,
    "The code has been copied.",
    (sentence) => setText(message, sentence),
    "Your browser does not allow copying. The text is selected: copy it yourself.",
  ),
);
board.addEventListener("pylos-change", ({ detail: { cause } }) => {
  const set = read();
  const camera = board.getAttribute("camera");
  if (cause === "camera" && camera !== null) fill({ ...set, camera });
  // A record brings its own moves.
  else if (cause === "move" || cause === "undo") {
    if (set.src !== undefined || set.record !== undefined) return;
    fill({ ...set, moves: (board.game?.moves ?? []).join(" ") });
  } else return;
  write(read());
});

/** The attributes that differ from the default, and `record`. @returns {Record<string, string>} */
function read() {
  const data = new FormData(form);
  const show = data.getAll("show").join(" ");
  if (show === SHOWN_USUALLY) data.delete("show");
  else data.set("show", show);
  const written = [...data].map(([name, value]) => [name, String(value).trim()]);
  return Object.fromEntries(written.filter(([name, value]) => name === "show" || value !== ""));
}

/** Fills the controls in. @param {Record<string, string>} attributes Others have their default. */
function fill(attributes) {
  const words = (attributes.show ?? SHOWN_USUALLY).split(" ");
  for (const control of /** @type {Iterable<HTMLInputElement>} */ (form.elements)) {
    if (control.name === "show") control.checked = words.includes(control.value);
    else if (control.name) control.value = attributes[control.name] ?? "";
  }
}

function update() {
  const { record, ...attributes } = read();
  for (const name of [...NAMES, "lang"]) {
    const value = attributes[name];
    if (value === undefined) board.removeAttribute(name);
    else if (value !== board.getAttribute(name)) board.setAttribute(name, value);
  }
  if (attributes.src === undefined) board.game = record ?? null;
  write(read());
}

/** Writes the code. @param {Record<string, string>} set */
function write({ record, ...attributes }) {
  setText(message, "");
  tag.value = tagCode(attributes, site, attributes.src === undefined ? record : undefined);
  frame.value = frameCode(attributes, site);
  // A frame's address has no room for a record.
  byId("frame-code").hidden = record !== undefined;
}

localise(document);
whenIdle(() => import("../site/host.js"));
await import("../pylos-board.js");
/** @type {HTMLElement} */ (document.querySelector("[data-preset]")).click();
// The board shows its own faults.
board.ready.then(pageReady, pageReady);
