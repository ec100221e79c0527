/**
 * "Settings": what a person chooses about the page, in effect at once; and everything on the device as one file.
 * @import { Rules } from "../../game/session.js"
 * @import { Name, Preferences, Settings } from "../../library/settings.js"
 */

import { everything } from "../../library/archive.js";
import { CHOICES } from "../../library/settings.js";
import { onButton } from "../../site/dom.js";
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
import { addFromFile, save } from "./file.js";

/** The settings in their sections. @type {Record<string, readonly Name[]>} */
const SECTIONS = {
  play: ["speed", "confirm", "threats"],
  look: ["theme", "coordinates", "plan"],
  // Most desks do not vibrate.
  feel: "vibrate" in navigator ? ["sound", "haptics"] : ["sound"],
};

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

/** @type {(rules: Rules, settings: Settings) => void} */
export function openSettings(rules, settings) {
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
  onButton(element, "kept", (act) => {
    if (act === "save") save("json", everything(), say);
    else addFromFile(rules, settings, say);
  });
  open(element);
}
