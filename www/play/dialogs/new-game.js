/**
 * "New game": rules, opponent, colour, clock.
 * @import { Settings } from "../setup.js"
 */

import { setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { checkSettings } from "../storage.js";
import { dialog } from "./dialog.js";

const USUAL_CLOCK = { minutes: 10, seconds: 5 };

/** @param {(settings: Settings) => void} onStart */
export function createNewGameDialog(onStart) {
  const element = dialog("new-game");
  const form = /** @type {HTMLFormElement} */ (element.querySelector("form"));
  const finer = /** @type {HTMLDetailsElement} */ (byId("finer"));
  const retell = () => {
    for (const label of /** @type {NodeListOf<HTMLElement>} */ (
      form.querySelectorAll("[data-level]")
    )) {
      setText(label, text("new.level", { level: Number(label.dataset.level) }));
    }
  };
  retell();

  /** Hides the questions that do not apply. */
  const adapt = () => {
    byId("colour-choice").hidden = value(form, "opponent") === "0";
    const clock = input(form, "clock").checked;
    byId("clock-times").hidden = !clock;
    input(form, "minutes").disabled = !clock;
    input(form, "seconds").disabled = !clock;
  };

  form.addEventListener("change", adapt);
  form.addEventListener("submit", () => {
    const settings = checkSettings({
      variant: value(form, "variant"),
      takeBack: value(form, "takeBack"),
      emptyReserve: value(form, "emptyReserve"),
      opponent: Number(value(form, "opponent")),
      colour: value(form, "colour"),
      clock: input(form, "clock").checked
        ? {
            minutes: input(form, "minutes").valueAsNumber,
            seconds: input(form, "seconds").valueAsNumber,
          }
        : null,
    });
    if (settings !== null) onStart(settings);
  });

  return {
    retell,

    /** @param {Settings} settings */
    open(settings) {
      const { clock, opponent, ...named } = settings;
      for (const [name, chosen] of Object.entries({ ...named, opponent: String(opponent) })) {
        const group = /** @type {RadioNodeList} */ (form.elements.namedItem(name));
        group.value = chosen;
      }
      const { minutes, seconds } = clock ?? USUAL_CLOCK;
      input(form, "clock").checked = clock !== null;
      input(form, "minutes").value = String(minutes);
      input(form, "seconds").value = String(seconds);
      finer.open = settings.takeBack !== "required" || settings.emptyReserve !== "loses";
      adapt();
      element.showModal();
      // Not the first rules in the list, but those chosen last.
      /** @type {HTMLElement | null} */ (form.querySelector('[name="variant"]:checked'))?.focus();
    },
  };
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 */
function input(form, name) {
  return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 */
function value(form, name) {
  return /** @type {RadioNodeList} */ (form.elements.namedItem(name)).value;
}
