/**
 * "Settings": what a person chooses about the page, in effect at once; and everything on the device as one file.
 * @import { Rules } from "../../game/session.js"
 * @import { Name, Preferences, Settings } from "../../library/settings.js"
 */

import { everything } from "../../library/archive.js";
import { CHOICES } from "../../library/settings.js";
import { onButton } from "../../site/dom.js";
import { addFromFile, save } from "../games/file.js";
import { dialog } from "./dialog.js";
import { check, choice, markup, words } from "./markup.js";

/** @param {Name} name */
const box = (name) => check(name, `settings.${name}`);

/** @param {"speed" | "theme" | "plan" | "threats"} name */
const pills = (name) =>
  choice(
    name,
    `settings.${name}`,
    CHOICES[name].map((value) => [value, words(`settings.${name}.${value}`)]),
    "pills",
    `settings-${name}`,
  );

const MARKUP = () => `
  <dialog id="settings" class="own" aria-labelledby="settings-title">
    <h2 id="settings-title" data-text="settings.title"></h2>
    <form method="dialog">
      <section>
        <h3 data-text="settings.play"></h3>
        ${pills("speed")}
        ${box("confirm")}
        ${pills("threats")}
      </section>
      <section>
        <h3 data-text="settings.look"></h3>
        ${pills("theme")}
        ${box("coordinates")}
        ${pills("plan")}
      </section>
      <section>
        <h3 data-text="settings.feel"></h3>
        ${box("sound")}
        ${box("haptics")}
      </section>
    </form>
    <section>
      <h3 data-text="kept.title"></h3>
      <p data-text="kept.line"></p>
      <div class="row">
        <button type="button" data-kept="save" data-text="kept.save"></button>
        <button type="button" data-kept="add" data-text="kept.add"></button>
      </div>
      <p class="own-message" role="status"></p>
    </section>
    <div class="dialog-actions">
      <button type="button" class="primary" data-close data-text="dialog.close"></button>
    </div>
  </dialog>`;

/** @type {(rules: Rules, settings: Settings) => () => void} The answer opens it. */
export function createSettingsDialog(rules, settings) {
  markup(MARKUP());
  const element = dialog("settings");
  const form = /** @type {HTMLFormElement} */ (element.querySelector("form"));
  const message = /** @type {HTMLElement} */ (element.querySelector(".own-message"));
  const inputs = /** @type {HTMLInputElement[]} */ ([...form.elements]).filter(({ name }) => name);
  const haptics = inputs.find(({ name }) => name === "haptics");
  if (!("vibrate" in navigator)) haptics?.closest("label")?.remove();

  /** Shows what is chosen. */
  const fill = () => {
    for (const input of inputs) {
      const value = settings.get(/** @type {Name} */ (input.name));
      input.checked = input.type === "checkbox" ? value === true : String(value) === input.value;
    }
  };
  settings.follow(fill);

  form.addEventListener("change", ({ target }) => {
    const { type, checked, name, value } = /** @type {HTMLInputElement} */ (target);
    const written = type === "checkbox" ? String(checked) : value;
    const chosen = CHOICES[/** @type {Name} */ (name)].find((one) => String(one) === written);
    settings.set(/** @type {Name} */ (name), /** @type {Preferences[Name]} */ (chosen));
  });

  /** @param {string} sentence */
  const tell = (sentence) => {
    message.textContent = sentence;
    message.scrollIntoView({ block: "nearest" });
  };
  onButton(element, "kept", (act) => {
    if (act === "save") save("json", everything(), tell);
    else addFromFile(rules, settings, tell);
  });

  return () => {
    fill();
    message.textContent = "";
    element.showModal();
  };
}
