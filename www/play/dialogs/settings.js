/**
 * "Settings": what a person chooses about the page, in effect at once; and everything on the device, to a file and back.
 * @import { Rules } from "../../game/session.js"
 * @import { Name, Preferences } from "../../library/settings.js"
 * @import { Part } from "../../site/nodes.js"
 */

import { additionOf, write } from "../../library/add.js";
import { everything } from "../../library/archive.js";
import { CHOICES } from "../../library/settings.js";
import { h } from "../../site/nodes.js";
import { download } from "../../site/share.js";
import { text } from "../../text/text.js";
import { settings } from "../first.js";
import * as dialog from "./dialog.js";

/** The settings in their sections. @type {Record<string, readonly Name[]>} */
const SECTIONS = {
  play: ["speed", "confirm", "threats", "facing"],
  look: ["theme", "coordinates", "plan"],
  feel: "vibrate" in navigator ? ["sound", "haptics"] : ["sound"],
};

/** @param {Name} name */
function control(name) {
  const key = `settings.${name}`;
  const values = CHOICES[name];
  return values.length === 2 ? dialog.check(name, key) : dialog.option(name, key, values);
}

/** @type {(title: string, ...content: Part[]) => Part} */
const section = (title, ...content) => h("section", {}, dialog.withText("h3", title), ...content);

const content = () => {
  const all = Object.entries(SECTIONS);
  const sections = all.map(([name, names]) => section(`settings.${name}`, ...names.map(control)));
  const acts = dialog.row(dialog.action("save", "kept.save"), dialog.action("add", "kept.add"));
  const line = dialog.withText("p", "kept.line");
  return [
    h("form", { id: "settings-form" }, ...sections),
    section("kept.title", line, acts, dialog.messageLine("settings")),
  ];
};

/** @param {Rules} rules */
export function openSettings(rules) {
  const element = dialog.makeDialog("settings", "action.settings", content(), (act) => {
    if (act === "add") return dialog.openFile(element, ".json,.pgn,.txt", add);
    download("json", everything());
    say(text("kept.saved"));
  });
  const form = /** @type {HTMLFormElement} */ (element.querySelector("form"));
  const say = (/** @type {string} */ sentence) => dialog.tell(element, sentence);

  /** Shows what is chosen. */
  const fill = () => {
    for (const input of form.querySelectorAll("input")) {
      const value = settings.get(/** @type {Name} */ (input.name));
      input.checked = input.type === "checkbox" ? value === true : String(value) === input.value;
    }
  };
  fill();
  element.addEventListener("close", settings.follow(fill));

  form.addEventListener("change", ({ target }) => {
    const { type, checked, name, value } = /** @type {HTMLInputElement} */ (target);
    const written = type === "checkbox" ? String(checked) : value;
    const chosen = CHOICES[/** @type {Name} */ (name)].find((one) => String(one) === written);
    settings.set(/** @type {Name} */ (name), /** @type {Preferences[Name]} */ (chosen));
  });

  /** Adds what is new in a file, if the person wants that. @param {string} content */
  async function add(content) {
    const addition = await dialog.wait("kept.add", (tell) => additionOf(rules, content, tell));
    if (addition === undefined) return;
    if (addition === null) return say(text("kept.unreadable"));
    const { entries, more, ignored: count } = addition;
    const items = /** @type {const} */ (["games", "results", "steps", "positions"])
      .filter((what) => addition[what] > 0)
      .map((what) => text(`kept.${what}`, { count: addition[what] }));
    const news = text("kept.new", { items: more ? [...items, text("kept.more")] : items });
    const ignored = count > 0 ? ` ${text("kept.ignored", { count })}` : "";
    const line = (entries.size > 0 ? news : text("kept.nothing")) + ignored;
    if (entries.size === 0) return say(line);
    if (!(await dialog.ask("kept.ask", line, "dialog.cancel", "kept.yes", "primary"))) return;
    const isWritten = await write(addition);
    settings.refresh();
    say(text(isWritten ? "kept.done" : "kept.full"));
  }

  dialog.open(element);
}
