/**
 * What was found in a text that is no whole record: how much, by which rules, and line by line what could not be read.
 * @import { Rules } from "../../game/session.js"
 * @import { Found, Unread, Variant } from "../import/found.js"
 */

import { reason } from "../../game/reasons.js";
import { make, setText } from "../../site/dom.js";
import { importTexts } from "../../text/import.js";
import { addTexts, text } from "../../text/text.js";
import { findGame, VARIANTS } from "../import/found.js";

/**
 * Shows what is found in a text.
 * @param {object} what
 * @param {Rules} what.rules
 * @param {HTMLElement} what.room Empty.
 * @param {string} what.written
 * @param {unknown} what.problem What the rules said of the text as a record; its texts are there.
 * @param {(record: string) => void} what.open
 * @returns {Promise<string | null>} What to tell of it; "" for what the rules said, null where a game was opened.
 */
export async function showFound({ rules, room, written, problem, open }) {
  const first = findGame(rules, written, problem);
  if (first === null) return "";
  if (!first.isLog && first.unread.length === 0) {
    open(first.game.record);
    return null;
  }
  await addTexts(importTexts);
  let found = first;
  const summary = make("p");
  const list = make("ul", "unread");
  const choice = make("select");
  choice.id = "found-rules";
  const label = make("label", "", text("import.rules"));
  label.htmlFor = choice.id;
  const field = make("div", "field");
  field.append(label, choice);
  const button = make("button", "primary", text("import.open"));
  button.type = "button";
  button.addEventListener("click", () => open(found.game.record));
  const unread = make("p", "", text("import.unread"));
  const passed = make("details");
  const passedTitle = make("summary");
  const passedLines = make("ul", "unread");
  passed.append(passedTitle, passedLines);
  for (const variant of VARIANTS) {
    const named = text("page.rules", { ...first.game.rules, variant });
    choice.append(new Option(named, variant));
  }

  const render = () => {
    const { game, isLog, isNumbered } = found;
    const count = game.moves.length;
    choice.value = game.rules.variant;
    field.hidden = !isLog;
    setText(summary, summaryOf(found));
    button.hidden = count === 0;
    unread.hidden = found.unread.length === 0;
    list.replaceChildren(
      ...found.unread.map(({ at, said, why }) =>
        make("li", "", text("import.line", { at, isNumbered, said, why: words(why) })),
      ),
    );
    passed.hidden = found.passed.length === 0;
    setText(passedTitle, text("import.passed", { count: found.passed.length }));
    passedLines.replaceChildren(
      ...found.passed.map(({ at, said }) => make("li", "", `${at}: ${said}`)),
    );
  };
  choice.addEventListener("change", () => {
    const variant = /** @type {Variant} */ (choice.value);
    found = /** @type {Found} */ (findGame(rules, written, problem, variant));
    render();
  });
  render();
  room.replaceChildren(
    make("h3", "", text("import.title")),
    summary,
    field,
    button,
    unread,
    list,
    passed,
  );
  return first.isLog ? summaryOf(first) : "";
}

/** @param {Found} found */
function summaryOf({ game }) {
  const count = game.moves.length;
  if (count === 0) return text("import.none");
  return text("import.read", { count, rules: text("page.rules", { ...game.rules }) });
}

/** @param {Unread["why"]} why */
function words(why) {
  if (why instanceof Error) return reason(text, why);
  return typeof why === "string" ? text(`import.${why}`) : text("why.notYours", { ...why });
}
