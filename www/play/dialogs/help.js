/**
 * "Help": the game in five lines, the keys, and the switch for single-letter keys.
 * @import { TextKey } from "../../text/text.js"
 */

import { make } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { dialog } from "./dialog.js";
import { markup } from "./markup.js";

const ALWAYS = /** @type {const} */ ([
  ["help.key.board", "help.board"],
  ["help.key.level", "help.level"],
  ["help.key.escape", "help.escape"],
  ["help.key.arrows", "help.replay"],
  ["help.key.ends", "help.ends"],
  ["help.key.values", "help.values"],
  ["help.key.hold", "help.hold"],
]);

const LETTERS = /** @type {const} */ ([
  ["help.key.replay", "help.replay"],
  ["help.key.undo", "help.undo"],
  ["help.key.redo", "help.redo"],
  ["help.key.hint", "help.hint"],
  ["help.key.analysis", "help.analysis"],
  ["help.key.new", "help.new"],
  ["help.key.flip", "help.flip"],
  ["help.key.turn", "help.turn"],
  ["help.key.tilt", "help.tilt"],
  ["help.key.reset", "view.reset"],
  ["help.key.glass", "help.glass"],
  ["help.key.apart", "view.apart"],
  ["help.key.levels", "help.levels"],
  ["help.key.help", "help.help"],
]);

const MARKUP = /* html */ `
  <dialog id="help" aria-labelledby="help-title">
    <h2 id="help-title" data-text="help.title"></h2>
    <h3 data-text="help.game"></h3>
    <ol class="lines">
      <li data-text="help.line1"></li>
      <li data-text="help.line2"></li>
      <li data-text="help.line3"></li>
      <li data-text="help.line4"></li>
      <li data-text="help.line5"></li>
    </ol>
    <p><a class="learn-link" href="learn.html" data-text="help.learn"></a></p>
    <p><a class="rules-link" href="rules/en.html" data-text="help.rules"></a></p>
    <p><a class="atlas-link" href="atlas.html" data-text="help.atlas"></a></p>
    <p><a class="playground-link" href="playground.html" hreflang="en" data-text="embed.playground"></a></p>
    <p data-text="help.distance"></p>
    <div class="offline" id="offline" hidden>
      <h3 data-text="offline.title"></h3>
      <p id="offline-note" role="status"></p>
      <progress id="offline-progress" max="1" value="0" data-label="tables.label" hidden></progress>
      <button type="button" id="offline-keep" hidden></button>
      <div class="offline" id="solution" hidden>
        <p id="solution-note" role="status"></p>
        <progress id="solution-progress" max="1" value="0" data-label="offline.bar" hidden></progress>
        <p id="solution-received" hidden></p>
        <button type="button" id="solution-keep" hidden></button>
        <button type="button" id="solution-stop" data-text="dialog.cancel" hidden></button>
        <button type="button" id="solution-delete" data-text="offline.delete" hidden></button>
      </div>
    </div>
    <h3 data-text="help.keys"></h3>
    <dl class="keys" id="help-keys"></dl>
    <label class="check"><input type="checkbox" id="letter-keys" /><span data-text="help.letters"></span></label>
    <dl class="keys" id="help-letters"></dl>
    <div class="dialog-actions">
      <button type="button" class="primary" id="help-close" data-close data-text="dialog.close"></button>
    </div>
  </dialog>
`;

/**
 * @param {boolean} lettersOn
 * @param {(on: boolean) => void} onLetters
 */
export function createHelpDialog(lettersOn, onLetters) {
  markup(MARKUP);
  const element = dialog("help");
  /** @type {HTMLAnchorElement} */ (element.querySelector(".atlas-link")).search = location.search;
  const letters = /** @type {HTMLInputElement} */ (byId("letter-keys"));
  letters.checked = lettersOn;
  letters.addEventListener("change", () => onLetters(letters.checked));
  const retell = () => {
    fill(byId("help-keys"), ALWAYS);
    fill(byId("help-letters"), LETTERS);
  };
  retell();
  return { open: () => element.showModal(), retell };
}

/** @type {(list: HTMLElement, rows: readonly (readonly [TextKey, TextKey])[]) => void} */
function fill(list, rows) {
  list.replaceChildren(
    ...rows.flatMap(([key, meaning]) => [make("dt", "", text(key)), make("dd", "", text(meaning))]),
  );
}
