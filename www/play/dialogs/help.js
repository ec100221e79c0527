/**
 * "Help": the game in five lines, the keys, and the switch for single-letter keys.
 * @import { TextKey } from "../../text/text.js"
 */

import { make } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { dialog } from "./dialog.js";

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

/**
 * @param {boolean} lettersOn
 * @param {(on: boolean) => void} onLetters
 */
export function createHelpDialog(lettersOn, onLetters) {
  const element = dialog("help");
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
