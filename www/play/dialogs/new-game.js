/**
 * "New game": rules, opponent, colour, clock.
 * @import { Settings } from "../../library/storage.js"
 */

import { PERFECT, tablesOf } from "../../engine/tables.js";
import { checkSettings } from "../../library/storage.js";
import { setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { dialog } from "./dialog.js";
import { check, choice, markup, words } from "./markup.js";

const USUAL_CLOCK = { minutes: 10, seconds: 5 };

/** @type {(key: string) => string} A choice with a line that says what it means. */
const explained = (key) =>
  `<span><b data-text="new.${key}"></b><small data-text="new.${key}.line"></small></span>`;

/** @param {"takeBack" | "emptyReserve"} name @param {readonly string[]} values */
const option = (name, values) =>
  choice(
    name,
    `new.${name}`,
    values.map((value) => [value, explained(`${name}.${value}`)]),
    "columns",
  );

/** @type {[string | number, string][]} "0": a friend here. */
const OPPONENTS = [
  [0, words("new.friend")],
  ["links", words("new.links")],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(
    (level) => /** @type {[number, string]} */ ([level, `<span data-level="${level}"></span>`]),
  ),
];

/** @type {(name: string, key: string, attributes: string) => string} */
const field = (name, key, attributes) =>
  `<label><span data-text="new.${key}"></span><input name="${name}" ${attributes} /></label>`;

const NAME = 'type="text" maxlength="24" autocomplete="off"';
const NUMBER = 'type="number" step="1" inputmode="numeric" required';

const MARKUP = /* html */ `
  <dialog id="new-game" aria-labelledby="new-title">
    <form method="dialog">
      <h2 id="new-title" data-text="new.title"></h2>
      ${choice(
        "variant",
        "new.variant",
        ["children", "standard", "expert"].map((variant) => [variant, explained(variant)]),
        "columns",
      )}
      <details id="finer">
        <summary data-text="new.finer"></summary>
        ${option("takeBack", ["required", "optional"])}
        ${option("emptyReserve", ["loses", "playsOn"])}
      </details>
      ${choice("opponent", "new.opponent", OPPONENTS)}
      <p class="choice-note" id="new-level" role="status"></p>
      ${choice("colour", "new.colour", [
        ["light", words("new.light")],
        ["dark", words("new.dark")],
        ["random", words("new.lot")],
      ])}
      <div class="new-names" id="new-names" hidden>
        ${field("yourName", "yourName", NAME)}
        ${field("friendName", "friendName", NAME)}
      </div>
      <div class="clock-choice" id="clock-choice">
        ${check("clock", "new.clock")}
        <div class="clock-times" id="clock-times" hidden>
          ${field("minutes", "minutes", `${NUMBER} min="1" max="180"`)}
          ${field("seconds", "seconds", `${NUMBER} min="0" max="60"`)}
        </div>
      </div>
      <div class="dialog-actions">
        <button type="button" data-close data-text="dialog.cancel"></button>
        <button type="submit" class="primary" data-text="new.start"></button>
      </div>
    </form>
  </dialog>
`;

/**
 * @param {(settings: Settings) => void} onStart
 * @param {(settings: Pick<Settings, "variant" | "takeBack" | "emptyReserve" | "colour">, you: string, friend: string) => void}
 *   onLinks A game by links, with the names of both.
 */
export function createNewGameDialog(onStart, onLinks) {
  markup(MARKUP);
  const element = dialog("new-game");
  const form = /** @type {HTMLFormElement} */ (element.querySelector("form"));
  const input = (/** @type {string} */ name) =>
    /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
  const group = (/** @type {string} */ name) =>
    /** @type {RadioNodeList} */ (form.elements.namedItem(name));

  const read = () => {
    const byLinks = group("opponent").value === "links";
    const clock = input("clock").checked && !byLinks;
    const choices = {
      variant: group("variant").value,
      takeBack: group("takeBack").value,
      emptyReserve: group("emptyReserve").value,
      opponent: byLinks ? 0 : Number(group("opponent").value),
      colour: group("colour").value,
    };
    return { byLinks, clock, choices };
  };

  /** Hides the questions that do not apply, and says what the choices mean. */
  const adapt = () => {
    const { byLinks, clock, choices } = read();
    const level = choices.opponent;
    byId("colour-choice").hidden = level === 0 && !byLinks;
    byId("new-names").hidden = !byLinks;
    byId("clock-choice").hidden = byLinks;
    const about =
      level === 0 ? "" : text("level.line", { level, isUnbeatable: isUnbeatable(choices) });
    setText(byId("new-level"), byLinks ? text("new.links.line") : about);
    byId("clock-times").hidden = !clock;
    input("minutes").disabled = !clock;
    input("seconds").disabled = !clock;
  };

  const retell = () => {
    for (const label of /** @type {NodeListOf<HTMLElement>} */ (
      form.querySelectorAll("[data-level]")
    )) {
      setText(label, text("new.level", { level: Number(label.dataset.level) }));
    }
    adapt();
  };

  retell();
  form.addEventListener("change", adapt);
  form.addEventListener("submit", () => {
    const { byLinks, clock, choices } = read();
    const minutes = input("minutes").valueAsNumber;
    const seconds = input("seconds").valueAsNumber;
    const settings = checkSettings({ ...choices, clock: clock ? { minutes, seconds } : null });
    if (settings === null) return;
    if (byLinks) onLinks(settings, input("yourName").value, input("friendName").value);
    else onStart(settings);
  });

  return {
    retell,

    /** @param {Settings} settings */
    open(settings) {
      const { clock, ...named } = settings;
      for (const [name, chosen] of Object.entries(named)) group(name).value = String(chosen);
      const { minutes, seconds } = clock ?? USUAL_CLOCK;
      input("clock").checked = clock !== null;
      input("minutes").value = String(minutes);
      input("seconds").value = String(seconds);
      const isUsual = settings.takeBack === "required" && settings.emptyReserve === "loses";
      /** @type {HTMLDetailsElement} */ (byId("finer")).open = !isUsual;
      adapt();
      element.showModal();
      // Not the first rules in the list, but those chosen last.
      /** @type {HTMLElement | null} */ (form.querySelector('[name="variant"]:checked'))?.focus();
    },
  };
}

/**
 * Whether the person cannot win: Dark, who moves second, wins by these rules (docs/solution.md), and the computer has Dark
 * and plays perfectly.
 * @param {{ variant: string, takeBack: string, emptyReserve: string, opponent: number, colour: string }} settings
 */
export const isUnbeatable = ({ variant, takeBack, emptyReserve, opponent, colour }) =>
  opponent === PERFECT &&
  colour === "light" &&
  variant !== "expert" &&
  tablesOf({ variant, takeBack, emptyReserve }).length > 0;
