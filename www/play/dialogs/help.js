/**
 * "Help": the game in three lines, use without a connection, the keys, and the switch for single-letter keys.
 * @import { TextKey } from "../../text/text.js"
 * @import { Rules } from "../../engine/tables.js"
 */

import { make } from "../../site/dom.js";
import { text } from "../../text/text.js";
import { memory } from "../first.js";
import { check, makeDialog, open, part } from "./dialog.js";
import { OFFLINE, showOffline } from "./offline.js";

/** Keys and what they do; a key is a text where its name differs by language. @type {Record<string, TextKey>} */
const ALWAYS = {
  "help.key.board": "help.board",
  "help.key.level": "help.level",
  "help.key.escape": "help.escape",
  "← →": "help.replay",
  "help.key.ends": "help.ends",
  "↑ ↓": "help.values",
  "help.key.hold": "view.glass",
};
/** @type {Record<string, TextKey>} */
const LETTERS = {
  "h l": "help.replay",
  u: "action.undo",
  r: "action.redo",
  b: "action.hint",
  a: "action.analysis",
  n: "action.new",
  f: "help.flip",
  "[ ]": "help.turn",
  t: "help.tilt",
  0: "view.reset",
  x: "view.glass",
  s: "view.apart",
  "1 2 3 4": "help.levels",
  "?": "action.help",
};

const MARKUP = `
  <ol class="lines">${[1, 2, 3].map((line) => `<li data-text="help.line${line}"></li>`).join("")}</ol>
  <p class="row">
    <a class="learn-link" href="learn.html" data-text="welcome.learn"></a>
    <a class="rules-link" href="rules/en.html" data-text="rules.link"></a>
  </p>
  ${OFFLINE}
  <h3 data-text="help.keys"></h3>
  <dl class="keys"></dl>
  ${check("letters", "help.letters")}
  <dl class="keys"></dl>`;

/** @type {(rules: Rules | undefined, isOffline: Promise<boolean>) => void} `rules`: those of the game. */
export function openHelp(rules, isOffline) {
  const element = makeDialog("help", "action.help", MARKUP);
  const letters = part(element, "[name=letters]");
  letters.checked = memory.letterKeys();
  letters.addEventListener("change", () => memory.keepLetterKeys(letters.checked));
  for (const [i, list] of element.querySelectorAll("dl").entries()) {
    for (const [key, meaning] of Object.entries([ALWAYS, LETTERS][i])) {
      const name = key.startsWith("help.") ? text(/** @type {TextKey} */ (key)) : key;
      list.append(make("dt", "", name), make("dd", "", text(meaning)));
    }
  }
  open(element);
  if (rules !== undefined) showOffline(element, rules, isOffline);
}
