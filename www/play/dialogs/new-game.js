/**
 * "New game": the opponent, with what was done against each level or the names of two people, the colour, then rules and clock.
 * @import { Player } from "../../board/types.js"
 * @import { Result } from "../../library/results.js"
 * @import { Settings } from "../../library/storage.js"
 * @import { Part } from "../../site/nodes.js"
 */

import { PERFECT, tablesOf } from "../../engine/tables.js";
import { isUsual, OPTIONS } from "../../game/rule-options.js";
import { LONGEST_NAME, tidy } from "../../library/links.js";
import { checkSettings, FIRST_SETTINGS, LEVELS } from "../../library/storage.js";
import { setLabel, setText } from "../../site/dom.js";
import { h } from "../../site/nodes.js";
import { text } from "../../text/text.js";
import * as dialog from "./dialog.js";

const USUAL_CLOCK = { minutes: 10, seconds: 5 };

const NAME = { type: "text", maxlength: LONGEST_NAME, autocomplete: "off" };
const NUMBER = { type: "number", step: 1, inputmode: "numeric", required: true };

const OPPONENTS = ["computer", "friend", "links"];
const VARIANTS = ["children", "standard", "expert"];
const PLAYERS = /** @type {const} */ (["light", "dark"]);

/** @type {(name: string, attributes: dialog.Attributes) => Part} */
const field = (name, attributes) => dialog.labelled(name, `new.${name}`, attributes);

/** A level by its name, with its line and what was done against it. @param {number} level */
const levelWords = (level) =>
  h(
    "span",
    { class: "level" },
    h("b", {}, `${level} `, h("span", { class: "level-name" }, text("level.name", { level }))),
    h("small", { class: "done", id: `done-${level}` }),
    h("small", { class: "line", id: `line-${level}` }),
  );

/** @param {string} name */
const variantWords = (name) => {
  const key = `new.${name}`;
  return h("span", {}, dialog.withText("b", key), dialog.withText("small", `${key}.line`));
};

const content = () => {
  const names = PLAYERS.map((player) => dialog.labelled(player, `player.${player}`, NAME));
  return h(
    "form",
    { method: "dialog", id: "new-form" },
    dialog.option("opponent", "new.opponent", OPPONENTS, "new"),
    dialog.choice("level", "games.level", LEVELS, levelWords, "levels"),
    h(
      "div",
      { class: "pair", id: "new-pair" },
      h(
        "fieldset",
        {},
        dialog.withText("legend", "new.names"),
        h("div", { class: "names" }, ...names),
      ),
      dialog.check("faces", "settings.facing"),
    ),
    h(
      "div",
      { class: "names", id: "new-links" },
      field("yourName", NAME),
      field("friendName", NAME),
    ),
    dialog.choice("colour", "new.colour", [...PLAYERS, "random"], (colour) =>
      dialog.withText("span", colour === "random" ? "new.lot" : `player.${colour}`),
    ),
    h(
      "details",
      { id: "new-rules" },
      h("summary", {}),
      dialog.choice("variant", "rules.link", VARIANTS, variantWords, "columns"),
      h(
        "details",
        { id: "more-rules" },
        dialog.withText("summary", "new.more"),
        dialog.option("takeBack", "new.takeBack", OPTIONS.takeBack),
        dialog.option("emptyReserve", "new.emptyReserve", OPTIONS.emptyReserve),
      ),
      h(
        "div",
        { id: "clock-choice" },
        dialog.check("clock", "new.clock"),
        h(
          "div",
          { class: "clock-times", id: "clock-times" },
          field("minutes", { ...NUMBER, min: 1, max: 180 }),
          field("seconds", { ...NUMBER, min: 0, max: 60 }),
        ),
      ),
    ),
  );
};

/** `names`: of two people here; `faces`: whether the board turns to them. @typedef {(settings: Settings, names: Record<Player, string>, faces: boolean) => void} Start */

/**
 * @type {(before: { settings: Settings, byLinks: boolean, names: Record<Player, string>, faces: boolean, results: Promise<readonly Result[]> },
 *   onStart: Start, onLinks: (settings: Settings, you: string, friend: string) => void) => void} `before`: what was chosen last, whether
 *   it begins with a friend by link, and what was done against the levels.
 */
export function openNewGame({ settings, byLinks, names, faces, results }, onStart, onLinks) {
  const start = dialog.button("new.start", { class: "primary", form: "new-form" });
  const actions = [dialog.button("dialog.cancel"), start];
  const element = dialog.makeDialog("new-game", "action.new", [content()], undefined, actions);
  const form = /** @type {HTMLFormElement} */ (element.querySelector("#new-form"));
  const find = (/** @type {string} */ selector) => dialog.part(element, selector);
  const input = (/** @type {string} */ name) =>
    /** @type {HTMLInputElement} */ (form.elements.namedItem(name));

  const read = () => {
    /** @type {any} */
    const { opponent, level, clock, minutes, seconds, ...chosen } = Object.fromEntries(
      new FormData(form),
    );
    const times = { minutes: Number(minutes), seconds: Number(seconds) };
    return {
      ...chosen,
      kind: opponent,
      opponent: opponent === "computer" ? Number(level) : 0,
      clock: clock !== undefined && opponent !== "links" ? times : null,
    };
  };

  /** What was done against the levels, as far as it is known. @type {readonly Result[]} */
  let done = [];

  /** Hides the questions that do not apply, and says what the choices mean. */
  const adapt = () => {
    const { kind, opponent: level, clock, ...rules } = read();
    for (const one of LEVELS) {
      const about = { level: one, isUnbeatable: isUnbeatable({ ...rules, opponent: one }) };
      setText(find(`#line-${one}`), text("level.line", about));
      setText(find(`#done-${one}`), doneWords(done, one, rules.variant));
    }
    const hidden = {
      "#level-choice": level === 0,
      "#new-pair": kind !== "friend",
      "#new-links": kind !== "links",
      "#colour-choice": kind === "friend",
      "#clock-choice": kind === "links",
      "#clock-times": clock === null,
    };
    for (const [selector, is] of Object.entries(hidden)) find(selector).hidden = is;
    for (const name of ["minutes", "seconds"]) input(name).disabled = clock === null;
    setText(find("summary"), text("page.rules", { ...rules }));
  };

  const { clock, opponent, ...chosen } = settings;
  const against = byLinks ? "links" : opponent === 0 ? "friend" : "computer";
  const level = opponent || FIRST_SETTINGS.opponent;
  const values = { ...chosen, opponent: against, level, ...USUAL_CLOCK, ...clock, ...names };
  for (const [name, value] of Object.entries(values)) input(name).value = String(value);
  for (const level of LEVELS) {
    const radio = find(`[name=level][value="${level}"]`);
    setLabel(radio, text("new.level", { level }));
    radio.setAttribute("aria-describedby", `line-${level} done-${level}`);
  }
  input("clock").checked = clock !== null;
  input("faces").checked = faces;
  find("#more-rules").toggleAttribute("open", !isUsual(settings));
  adapt();
  form.addEventListener("change", adapt);
  results.then((found) => {
    done = found;
    adapt();
  });
  const unfold = () => find("#new-rules").toggleAttribute("open", true);
  form.addEventListener("invalid", unfold, true);
  form.addEventListener("submit", () => {
    const { kind, yourName, friendName, light, dark, faces, ...written } = read();
    const chosen = checkSettings(written);
    if (chosen === null) return;
    if (kind === "links") onLinks(chosen, yourName, friendName);
    else onStart(chosen, { light: tidy(light), dark: tidy(dark) }, faces !== undefined);
  });
  dialog.open(element);
  find('[name="opponent"]:checked').focus();
}

/** "✓ won 2 of 5": with a sign where it was beaten twice; "" where no game was played. @type {(results: readonly Result[], level: number, variant: string) => string} */
export function doneWords(results, level, variant) {
  const result = results.find((one) => one.level === level && one.variant === variant);
  if (!result) return "";
  const { won, lost, drawn } = result;
  const words = text("level.done", { won, played: won + lost + drawn });
  return won > 1 ? `✓ ${words}` : words;
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
