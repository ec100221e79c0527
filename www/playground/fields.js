/**
 * The controls of the playground: one for each attribute of the board, and one for a record in the tag. All that they
 * say is the attributes of a tag.
 */

import { OPTIONS } from "../game/rule-options.js";
import { make } from "../site/dom.js";
import { languages } from "../text/board-text.js";
import { playground } from "../text/en-playground.js";

/**
 * The values of an attribute: those of a list, or the sort of the field.
 * @typedef {readonly string[] | "text" | "long" | { least: number, most: number, step: number }} Values
 */

/** @type {Record<"game" | "look" | "playing", Record<string, Values>>} */
export const FIELDS = {
  look: {
    show: "text",
    marks: "text",
    camera: "text",
    orientation: ["light", "dark"],
    theme: ["light", "dark", "auto"],
    lang: languages,
  },
  game: {
    variant: OPTIONS.variant,
    "take-back": OPTIONS.takeBack,
    "empty-reserve": OPTIONS.emptyReserve,
    position: "text",
    moves: "long",
    src: "text",
    record: "long",
  },
  playing: {
    ply: { least: 0, most: 999, step: 1 },
    replay: { least: 0.5, most: 60, step: 0.5 },
    interactive: ["none", "light", "dark", "both"],
    opponent: { least: 1, most: 8, step: 1 },
    confirm: ["turns"],
    speed: ["normal", "slow", "fast", "none"],
    selectable: ["balls"],
  },
};

const SHOWN = [
  "coordinates",
  "liftable",
  "legal",
  "last-move",
  "reserves",
  "crown",
  "notation",
  "controls",
  "caption",
  "completes",
  "threats",
  "plan",
];
const SHOWN_USUALLY = "liftable legal last-move reserves";

/** Examples of what can be written. @type {Record<string, string>} */
const EXAMPLES = {
  marks: "ring:1b2 arrow:1a1-2b2:good 1:1c1",
  camera: "elevation=70 rotation=30",
  position: "4/4/ll2/lldd 3/3/3 2/2 1 d",
  moves: "1b2 1c2 1b3",
  src: "game.pgn",
  record: "1. 1b2 1c2 {…} *",
};

/** @param {string} key */
const words = (key) => playground[/** @type {keyof typeof playground} */ (key)];

/**
 * @param {HTMLFormElement} form
 * @param {() => void} changed
 */
export function createFields(form, changed) {
  for (const [group, fields] of Object.entries(FIELDS)) {
    const set = make("fieldset");
    set.append(make("legend", "", words(group)));
    for (const [name, values] of Object.entries(fields)) set.append(field(name, values));
    form.append(set);
  }
  form.addEventListener("input", changed);
  form.addEventListener("submit", (event) => event.preventDefault());

  /** @type {(name: string, values: Values) => HTMLElement} */
  function field(name, values) {
    const help = make("small", "", words(name));
    help.id = `${name}-help`;
    if (name === "show") return boxes(help);
    const label = make("label", "", name === "record" ? "text/x-pylos" : name);
    label.htmlFor = name;
    const control = controlFor(name, values);
    control.id = name;
    control.setAttribute("aria-describedby", help.id);
    const row = make("div", "field");
    row.append(label, control, help);
    return row;
  }

  /** @type {(name: string, values: Values) => HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement} */
  function controlFor(name, values) {
    if (Array.isArray(values)) {
      const select = make("select");
      select.append(
        new Option(playground.usual, ""),
        ...values.map((value) => new Option(value, value)),
      );
      return select;
    }
    const control = make(values === "long" ? "textarea" : "input");
    control.placeholder = EXAMPLES[name] ?? "";
    control.spellcheck = false;
    if (control instanceof HTMLTextAreaElement) control.rows = name === "record" ? 6 : 2;
    else if (typeof values === "object" && "least" in values) {
      control.type = "number";
      Object.assign(control, { min: values.least, max: values.most, step: values.step });
    }
    return control;
  }

  /** What is shown, as one box for each word. @param {HTMLElement} help */
  function boxes(help) {
    const row = make("div", "field boxes");
    row.id = "show";
    row.setAttribute("role", "group");
    const name = make("span", "name", "show");
    name.id = "show-name";
    row.setAttribute("aria-labelledby", name.id);
    row.setAttribute("aria-describedby", help.id);
    row.append(name);
    for (const word of SHOWN) {
      const label = make("label");
      const box = make("input");
      box.type = "checkbox";
      box.value = word;
      label.append(box, word);
      row.append(label);
    }
    row.append(help);
    return row;
  }

  const controls = () =>
    /** @type {(HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[]} */ ([
      ...form.querySelectorAll(".field > :is(input, select, textarea)"),
    ]);
  const shown = () => /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll("#show input")]);

  return {
    /** The attributes that differ from the default, and `record`. @returns {Record<string, string>} */
    read() {
      const words = shown().flatMap(({ checked, value }) => (checked ? [value] : []));
      const show = words.join(" ");
      const written = controls().map(({ id, value }) => [id, value.trim()]);
      return Object.fromEntries([
        ...(show === SHOWN_USUALLY ? [] : [["show", show]]),
        ...written.filter(([, value]) => value !== ""),
      ]);
    },

    /** @param {Record<string, string>} attributes Others have their default. */
    write(attributes) {
      const words = (attributes.show ?? SHOWN_USUALLY).split(" ");
      for (const box of shown()) box.checked = words.includes(box.value);
      for (const control of controls()) control.value = attributes[control.id] ?? "";
    },
  };
}
