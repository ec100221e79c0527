/**
 * "New game": the opponent, the colour, then rules and clock.
 * @import { Settings } from "../../library/storage.js"
 * @import { Part } from "../../site/nodes.js"
 */

import { PERFECT, tablesOf } from "../../engine/tables.js";
import { OPTIONS } from "../../game/rule-options.js";
import { LONGEST_NAME } from "../../library/links.js";
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
const PLAYERS = ["light", "dark"];

/** @type {(name: string, attributes: dialog.Attributes) => Part} */
const field = (name, attributes) => dialog.labelled(name, `new.${name}`, attributes);

const content = () => [
  h(
    "form",
    { method: "dialog", id: "new-form" },
    dialog.option("opponent", "new.opponent", OPPONENTS, "new"),
    h(
      "div",
      { id: "new-level" },
      dialog.choice(
        "level",
        "games.level",
        LEVELS.map((level) => [level, h("span", { class: "disc dark" })]),
        "levels",
      ),
      h("p", { class: "choice-name" }, h("b", {})),
      h("p", { class: "choice-note", role: "status" }),
    ),
    h(
      "div",
      { id: "new-links" },
      h("div", { class: "names" }, field("yourName", NAME), field("friendName", NAME)),
    ),
    dialog.choice("colour", "new.colour", [
      ...PLAYERS.map(
        (player) => /** @type {const} */ ([player, dialog.withText("span", `player.${player}`)]),
      ),
      ["random", dialog.withText("span", "new.lot")],
    ]),
    h(
      "details",
      { id: "new-rules" },
      h("summary", {}),
      dialog.choice(
        "variant",
        "rules.link",
        VARIANTS.map((name) => [
          name,
          h(
            "span",
            {},
            dialog.withText("b", `new.${name}`),
            dialog.withText("small", `new.${name}.line`),
          ),
        ]),
        "columns",
      ),
      dialog.option("takeBack", "new.takeBack", OPTIONS.takeBack),
      dialog.option("emptyReserve", "new.emptyReserve", OPTIONS.emptyReserve),
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
  ),
];

/**
 * @type {(settings: Settings, byLinks: boolean, onStart: (settings: Settings) => void,
 *   onLinks: (settings: Settings, you: string, friend: string) => void) => void} `settings`: those chosen last; `byLinks`: whether
 *   it begins with a friend by link.
 */
export function openNewGame(settings, byLinks, onStart, onLinks) {
  const start = dialog.button("new.start", { class: "primary", form: "new-form" });
  const actions = [dialog.button("dialog.cancel"), start];
  const element = dialog.makeDialog("new-game", "action.new", content(), undefined, actions);
  const form = /** @type {HTMLFormElement} */ (element.querySelector("#new-form"));
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

  /** Hides the questions that do not apply, and says what the choices mean. */
  const adapt = () => {
    const { kind, opponent: level, clock, ...rules } = read();
    const about = { level, isUnbeatable: isUnbeatable({ ...rules, opponent: level }) };
    if (level > 0) {
      setText(dialog.part(element, "#new-level b"), text("new.level", { level }));
      setText(dialog.part(element, "#new-level .choice-note"), text("level.line", about));
    }
    dialog.part(element, "#new-level").hidden = level === 0;
    dialog.part(element, "#new-links").hidden = kind !== "links";
    dialog.part(element, "#colour-choice").hidden = kind === "friend";
    dialog.part(element, "#clock-choice").hidden = kind === "links";
    dialog.part(element, "#clock-times").hidden = clock === null;
    for (const name of ["minutes", "seconds"]) input(name).disabled = clock === null;
    setText(dialog.part(element, "summary"), text("page.rules", { ...rules }));
  };

  const { clock, opponent, ...chosen } = settings;
  const against = byLinks ? "links" : opponent === 0 ? "friend" : "computer";
  const level = opponent || FIRST_SETTINGS.opponent;
  const values = { ...chosen, opponent: against, level, ...USUAL_CLOCK, ...clock };
  for (const [name, value] of Object.entries(values)) input(name).value = String(value);
  for (const level of LEVELS) {
    setLabel(dialog.part(form, `[name=level][value="${level}"]`), text("new.level", { level }));
  }
  input("clock").checked = clock !== null;
  adapt();
  form.addEventListener("change", adapt);
  // A field that is wrong must be seen.
  const unfold = () => dialog.part(element, "details").toggleAttribute("open", true);
  form.addEventListener("invalid", unfold, true);
  form.addEventListener("submit", () => {
    const { kind, yourName, friendName, ...written } = read();
    const chosen = checkSettings(written);
    if (chosen === null) return;
    if (kind === "links") onLinks(chosen, yourName, friendName);
    else onStart(chosen);
  });
  dialog.open(element);
  dialog.part(form, '[name="opponent"]:checked').focus();
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
