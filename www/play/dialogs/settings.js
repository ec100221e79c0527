/**
 * "Settings": what a person chooses about the page, in effect at once; and everything on the device, to a file and back.
 * @import { Rules } from "../../game/session.js"
 * @import { Name, Preferences } from "../../library/settings.js"
 */

import { addEverything, everything } from "../../library/archive.js";
import { CHOICES } from "../../library/settings.js";
import { make, onButton } from "../../site/dom.js";
import { download } from "../../site/share.js";
import { text } from "../../text/text.js";
import { settings } from "../first.js";
import {
  button,
  check,
  choice,
  makeDialog,
  messageLine,
  open,
  row,
  tell,
  words,
} from "./dialog.js";

/** The settings in their sections. @type {Record<string, readonly Name[]>} */
const SECTIONS = {
  play: ["speed", "confirm", "threats"],
  look: ["theme", "coordinates", "plan"],
  // Most desks do not vibrate.
  feel: "vibrate" in navigator ? ["sound", "haptics"] : ["sound"],
};

/** The largest file that is read, in bytes. */
const LARGEST = 20_000_000;

/** @param {Name} name */
const control = (name) =>
  CHOICES[name].length === 2
    ? check(name, `settings.${name}`)
    : choice(
        name,
        `settings.${name}`,
        CHOICES[name].map((value) => [value, words(`settings.${name}.${value}`)]),
      );

const markup = () => `
  <form id="settings-form">
    ${Object.entries(SECTIONS)
      .map(
        ([section, names]) =>
          `<section><h3 data-text="settings.${section}"></h3>${names.map(control).join("")}</section>`,
      )
      .join("")}
  </form>
  <section>
    <h3 data-text="kept.title"></h3>
    <p data-text="kept.line"></p>
    ${row(button("kept.save", 'data-kept="save"') + button("kept.add", 'data-kept="add"'))}
    ${messageLine("settings")}
  </section>`;

/** @param {Rules} rules */
export function openSettings(rules) {
  const element = makeDialog("settings", "action.settings", markup());
  const form = /** @type {HTMLFormElement} */ (element.querySelector("form"));
  const inputs = form.querySelectorAll("input");

  /** Shows what is chosen. */
  const fill = () => {
    for (const input of inputs) {
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

  const say = (/** @type {string} */ sentence) => tell(element, sentence);
  const file = make("input");
  file.type = "file";
  file.accept = ".json,.pgn,.txt";
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (chosen === undefined) return;
    const content = chosen.size > LARGEST ? "" : await chosen.text().catch(() => "");
    const done = addEverything(rules, content, (preferences) => {
      for (const [name, value] of Object.entries(preferences)) {
        settings.set(/** @type {Name} */ (name), value);
      }
    });
    if (done === null) say(text("kept.unreadable"));
    else say(text(done.refused ? "kept.full" : "kept.added", { count: done.added }));
  });
  onButton(element, "kept", (act) => {
    if (act === "add") return file.click();
    download("json", everything());
    say(text("kept.saved"));
  });
  open(element);
}
