/**
 * "New game": rules, opponent, colour, clock.
 * @import { Settings } from "../../library/storage.js"
 */

import { PERFECT, tablesOf } from "../../engine/tables.js";
import { LONGEST_NAME } from "../../library/link.js";
import { checkSettings } from "../../library/storage.js";
import { setText } from "../../site/dom.js";
import { text } from "../../text/text.js";
import { button, check, choice, makeDialog, open, part, words } from "./dialog.js";

const USUAL_CLOCK = { minutes: 10, seconds: 5 };

/** A choice, each with a line that says what it means. @type {(name: string, key: string, values: readonly string[], prefix?: string) => string} */
const explained = (name, key, values, prefix = key) => {
  const line = (/** @type {string} */ value) =>
    `<span><b data-text="${prefix}.${value}"></b><small data-text="${prefix}.${value}.line"></small></span>`;
  return choice(
    name,
    key,
    values.map((value) => [value, line(value)]),
    "columns",
  );
};

/** @type {(name: string, attributes: string) => string} */
const field = (name, attributes) =>
  `<label>${words(`new.${name}`)}<input name="${name}" ${attributes} /></label>`;

const NAME = `type="text" maxlength="${LONGEST_NAME}" autocomplete="off"`;
const NUMBER = 'type="number" step="1" inputmode="numeric" required';
const LEVELS = /** @type {const} */ ([1, 2, 3, 4, 5, 6, 7, 8]);

/** "0": a friend here. */
const markup = () => `
  <form method="dialog" id="new-form">
    ${explained("variant", "new.variant", ["children", "standard", "expert"], "new")}
    <details id="finer">
      <summary data-text="new.finer"></summary>
      ${explained("takeBack", "new.takeBack", ["required", "optional"])}
      ${explained("emptyReserve", "new.emptyReserve", ["loses", "playsOn"])}
    </details>
    ${choice("opponent", "new.opponent", [
      [0, words("new.friend")],
      ["links", words("new.links")],
      ...LEVELS.map(
        (level) => /** @type {[number, string]} */ ([level, text("new.level", { level })]),
      ),
    ])}
    <p class="choice-note" id="new-level" role="status"></p>
    ${choice("colour", "new.colour", [
      ["light", words("new.light")],
      ["dark", words("new.dark")],
      ["random", words("new.lot")],
    ])}
    <div class="new-names" id="new-names">${field("yourName", NAME)}${field("friendName", NAME)}</div>
    <div id="clock-choice">
      ${check("clock", "new.clock")}
      <div class="clock-times" id="clock-times">
        ${field("minutes", `${NUMBER} min="1" max="180"`)}
        ${field("seconds", `${NUMBER} min="0" max="60"`)}
      </div>
    </div>
  </form>`;

/**
 * @param {Settings} settings
 * @param {(settings: Settings) => void} onStart
 * @param {(settings: Settings, you: string, friend: string) => void} onLinks A game by links, with the names of both.
 */
export function openNewGame(settings, onStart, onLinks) {
  const element = makeDialog(
    "new-game",
    "new.title",
    markup(),
    button("dialog.cancel") + button("new.start", 'class="primary" form="new-form"'),
  );
  const form = /** @type {HTMLFormElement} */ (element.querySelector("#new-form"));
  const input = (/** @type {string} */ name) =>
    /** @type {HTMLInputElement} */ (form.elements.namedItem(name));

  const read = () => {
    /** @type {any} */
    const { opponent, clock, minutes, seconds, ...chosen } = Object.fromEntries(new FormData(form));
    const byLinks = opponent === "links";
    const times = { minutes: Number(minutes), seconds: Number(seconds) };
    const isTimed = clock !== undefined && !byLinks;
    return {
      ...chosen,
      byLinks,
      opponent: byLinks ? 0 : Number(opponent),
      clock: isTimed ? times : null,
    };
  };

  /** Hides the questions that do not apply, and says what the choices mean. */
  const adapt = () => {
    const { byLinks, opponent: level, clock, ...rules } = read();
    const about = { level, isUnbeatable: isUnbeatable({ ...rules, opponent: level }) };
    const line = level === 0 ? "" : text("level.line", about);
    setText(part(element, "#new-level"), byLinks ? text("new.links.line") : line);
    part(element, "#colour-choice").hidden = level === 0 && !byLinks;
    part(element, "#new-names").hidden = !byLinks;
    part(element, "#clock-choice").hidden = byLinks;
    part(element, "#clock-times").hidden = clock === null;
    for (const name of ["minutes", "seconds"]) input(name).disabled = clock === null;
  };

  const { clock, ...chosen } = settings;
  for (const [name, value] of Object.entries({ ...chosen, ...USUAL_CLOCK, ...clock })) {
    input(name).value = String(value);
  }
  input("clock").checked = clock !== null;
  const isUsual = settings.takeBack === "required" && settings.emptyReserve === "loses";
  /** @type {HTMLDetailsElement} */ (element.querySelector("#finer")).open = !isUsual;
  adapt();
  form.addEventListener("change", adapt);
  form.addEventListener("submit", () => {
    const { byLinks, yourName, friendName, ...written } = read();
    const chosen = checkSettings(written);
    if (chosen === null) return;
    if (byLinks) onLinks(chosen, yourName, friendName);
    else onStart(chosen);
  });
  open(element);
  // Not the first rules in the list, but those chosen last.
  part(form, '[name="variant"]:checked').focus();
}

/**
 * Whether the person cannot win: Dark, who moves second, wins by these rules (docs/solution.md), and the computer has Dark
 * and plays perfectly.
 * @param {{ variant: string, takeBack: string, emptyReserve: string, opponent: number, colour: string }} settings
 */
export const isUnbeatable = ({ opponent, colour, ...rules }) =>
  opponent === PERFECT &&
  colour === "light" &&
  rules.variant !== "expert" &&
  tablesOf(rules).length > 0;
