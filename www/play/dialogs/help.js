/**
 * "Help": the game in five lines, the keys, the switch for single-letter keys, and use without a connection.
 * @import { Rules } from "../../engine/tables.js"
 * @import { Memory } from "../../library/storage.js"
 */

import { make } from "../../site/dom.js";
import { text } from "../../text/text.js";
import { makeDialog, open, part } from "./dialog.js";
import { OFFLINE, showOffline } from "./offline.js";

/** By the name of the key's text: what it does, where that has another name. */
const ALWAYS = {
  board: "",
  level: "",
  escape: "",
  arrows: "help.replay",
  ends: "",
  values: "",
  hold: "",
};
const LETTERS = {
  ...{
    replay: "",
    undo: "",
    redo: "",
    hint: "",
    analysis: "",
    new: "",
    flip: "",
    turn: "",
    tilt: "",
  },
  ...{ reset: "view.reset", glass: "", apart: "view.apart", levels: "", help: "" },
};

/** @type {(name: string, key: string, attributes?: string) => string} */
const link = (name, key, attributes = "") =>
  `<p><a class="${name}-link" href="${name === "rules" ? "rules/en" : name}.html" ${attributes} data-text="${key}"></a></p>`;

const MARKUP = `
  <h3 data-text="help.game"></h3>
  <ol class="lines">${[1, 2, 3, 4, 5].map((line) => `<li data-text="help.line${line}"></li>`).join("")}</ol>
  ${link("learn", "help.learn")}
  ${link("rules", "help.rules")}
  ${link("atlas", "help.atlas")}
  ${link("playground", "embed.playground", 'hreflang="en"')}
  <p data-text="help.distance"></p>
  ${OFFLINE}
  <h3 data-text="help.keys"></h3>
  <dl class="keys"></dl>
  <label class="check"><input type="checkbox" id="letter-keys" /><span data-text="help.letters"></span></label>
  <dl class="keys"></dl>`;

/** @type {(memory: Memory, rules: Rules | undefined, isOffline: Promise<boolean>) => void} `rules`: those of the game. */
export function openHelp(memory, rules, isOffline) {
  const element = makeDialog("help", "help.title", MARKUP);
  const letters = part(element, "#letter-keys");
  letters.checked = memory.letterKeys();
  letters.addEventListener("change", () => memory.keepLetterKeys(letters.checked));
  for (const [i, list] of element.querySelectorAll("dl").entries()) {
    for (const [name, meaning] of Object.entries([ALWAYS, LETTERS][i])) {
      const words = [`help.key.${name}`, meaning || `help.${name}`].map((key) =>
        text(/** @type {any} */ (key)),
      );
      list.append(make("dt", "", words[0]), make("dd", "", words[1]));
    }
  }
  open(element);
  if (rules !== undefined) showOffline(element, rules, isOffline);
}
