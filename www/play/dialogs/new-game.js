/**
 * "New game": rules, opponent, colour, clock.
 * @import { Settings } from "../setup.js"
 */

import { tablesOf } from "../../engine/tables.js";
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
    adapt();
  };

  /** Hides the questions that do not apply, and says what the choices mean. */
  const adapt = () => {
    const level = Number(value(form, "opponent"));
    byId("colour-choice").hidden = level === 0;
    setText(byId("new-level"), level === 0 ? "" : text("level.line", { level }));
    setText(byId("new-perfect"), text(`perfect.${perfectPlay(choices())}`));
    const clock = input(form, "clock").checked;
    byId("clock-times").hidden = !clock;
    input(form, "minutes").disabled = !clock;
    input(form, "seconds").disabled = !clock;
  };

  const choices = () => ({
    variant: value(form, "variant"),
    takeBack: value(form, "takeBack"),
    emptyReserve: value(form, "emptyReserve"),
    opponent: Number(value(form, "opponent")),
    colour: value(form, "colour"),
  });

  retell();
  form.addEventListener("change", adapt);
  form.addEventListener("submit", () => {
    const settings = checkSettings({
      ...choices(),
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
 * What perfect play means for the person in a new game (docs/solution.md): nobody wins, Dark wins, Dark is the person,
 * Dark is a computer that makes mistakes, or one that makes none.
 * @param {{ variant: string, takeBack: string, emptyReserve: string, opponent: number, colour: string }} settings
 */
export function perfectPlay({ variant, takeBack, emptyReserve, opponent, colour }) {
  if (variant === "expert" && takeBack === "required") return "draw";
  if (opponent === 0 || colour === "random") return "dark";
  if (colour === "dark") return "better";
  const isPerfect = opponent === 8 && tablesOf({ variant, takeBack, emptyReserve }).length > 0;
  return isPerfect ? "hard" : "open";
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
