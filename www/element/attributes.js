/**
 * The attributes of `<pylos-board>`: the value each one means, and how a value is written down again.
 *
 * @import { Mark } from "../board/types.js"
 */

import { BadValue } from "./bad-value.js";
import { formatMarks, parseMarks } from "./marks.js";

/** @typedef {"children" | "standard" | "expert"} Variant */
/** @typedef {"coordinates" | "liftable" | "legal" | "last-move" | "reserves" | "notation" | "controls"} Shown */

/**
 * Where the board is seen from; what is left out is as usual.
 *
 * @typedef {object} Look
 * @property {number} [elevation] Degrees above the table, 55 to 90.
 * @property {number} [turn] Degrees the board is turned counterclockwise.
 * @property {number} [level] Balls above this level are put aside.
 * @property {number} [glass] 1: balls that hide others are drawn as glass.
 */

/**
 * What the attributes say.
 *
 * @typedef {object} Settings
 * @property {Variant} variant
 * @property {"required" | "optional"} takeBack
 * @property {"loses" | "playsOn"} emptyReserve
 * @property {string | null} position
 * @property {readonly string[]} moves
 * @property {number | null} ply Turns played at the moment shown; null: all.
 * @property {Look} view
 * @property {"light" | "dark"} orientation Who sits in front.
 * @property {"none" | "light" | "dark" | "both" | null} interactive Which side is played by hand.
 * @property {number | null} opponent Level of the computer, which plays the other side.
 * @property {"balls" | null} selectable What can be chosen for the page to answer, turns apart.
 * @property {readonly Shown[]} show
 * @property {readonly Mark[]} marks
 * @property {"light" | "dark" | "auto" | null} theme
 */

/** @typedef {keyof Settings} Property */

/**
 * @template Value
 * @typedef {object} Attribute
 * @property {string} name
 * @property {Value} usual What it means when it is not there.
 * @property {(written: string) => Value} parse Throws `BadValue`.
 * @property {(value: Value) => string} format
 */

/** No game and no picture needs more. */
const LONGEST = 20_000;

/** @type {readonly Shown[]} */
const SHOWN = ["coordinates", "liftable", "legal", "last-move", "reserves", "notation", "controls"];

/**
 * @template {string} Word
 * @template Usual
 * @param {string} name
 * @param {Usual} usual
 * @param {readonly Word[]} words
 * @returns {Attribute<Word | Usual>}
 */
function oneOf(name, usual, words) {
  return {
    name,
    usual,
    parse(written) {
      const found = words.find((word) => word === written.trim());
      if (found === undefined) throw new BadValue("oneOf", { found: written, expected: words });
      return found;
    },
    format: String,
  };
}

/**
 * @param {string} name
 * @param {number} least
 * @param {number} most
 * @returns {Attribute<number | null>}
 */
function number(name, least, most) {
  return {
    name,
    usual: null,
    parse: (written) => numberIn(written, least, most),
    format: String,
  };
}

/**
 * @param {string} written
 * @param {number} least
 * @param {number} most
 */
function numberIn(written, least, most) {
  const found = written.trim() === "" ? Number.NaN : Number(written);
  if (found >= least && found <= most) return found;
  throw new BadValue("number", { found: written, least, most });
}

/** @param {string} written */
const words = (written) => written.split(/[\s_,]+/).filter((word) => word !== "");

/** @type {{ [Name in Property]: Attribute<Settings[Name]> }} */
export const ATTRIBUTES = {
  variant: oneOf("variant", "standard", ["children", "standard", "expert"]),
  takeBack: oneOf("take-back", "required", ["required", "optional"]),
  emptyReserve: oneOf("empty-reserve", "loses", ["loses", "playsOn"]),
  position: {
    name: "position",
    usual: null,
    parse: (written) => written.trim() || null,
    format: String,
  },
  moves: { name: "moves", usual: [], parse: words, format: (moves) => moves.join(" ") },
  ply: number("ply", 0, 10_000),
  view: { name: "view", usual: {}, parse: parseLook, format: formatLook },
  orientation: oneOf("orientation", "light", ["light", "dark"]),
  interactive: /** @type {Attribute<Settings["interactive"]>} */ (
    oneOf("interactive", null, ["none", "light", "dark", "both"])
  ),
  opponent: number("opponent", 1, 8),
  selectable: /** @type {Attribute<Settings["selectable"]>} */ (
    oneOf("selectable", null, ["balls"])
  ),
  show: {
    name: "show",
    usual: ["liftable", "legal", "last-move", "reserves"],
    parse: (written) =>
      words(written).map((word) => {
        const found = SHOWN.find((shown) => shown === word);
        if (found === undefined) throw new BadValue("oneOf", { found: word, expected: SHOWN });
        return found;
      }),
    format: (shown) => shown.join(" "),
  },
  marks: { name: "marks", usual: [], parse: parseMarks, format: formatMarks },
  theme: /** @type {Attribute<Settings["theme"]>} */ (
    oneOf("theme", null, ["light", "dark", "auto"])
  ),
};

export const PROPERTIES = /** @type {readonly Property[]} */ (Object.keys(ATTRIBUTES));

/** Those that make another game. */
export const OF_THE_GAME = /** @type {readonly Property[]} */ ([
  "variant",
  "takeBack",
  "emptyReserve",
  "position",
  "moves",
]);

/**
 * @template {Property} Name
 * @param {Name} property
 * @param {string | null} written
 * @returns {Settings[Name]}
 * @throws {BadValue}
 */
export function parseAttribute(property, written) {
  const { usual, parse } = ATTRIBUTES[property];
  if (written === null) return usual;
  if (written.length > LONGEST) throw new BadValue("tooLong");
  return parse(written);
}

/** What a tag without any attribute says. */
export function usualSettings() {
  const entries = PROPERTIES.map((property) => [property, ATTRIBUTES[property].usual]);
  return /** @type {Settings} */ (Object.fromEntries(entries));
}

const LIMITS = /** @type {const} */ ({
  elevation: [55, 90],
  turn: [-3600, 3600],
  level: [1, 4],
  glass: [0, 1],
});

/**
 * @param {string} written `elevation=70 turn=30 level=2`, any of them
 * @returns {Look}
 */
function parseLook(written) {
  /** @type {Look} */
  const look = {};
  for (const part of written.split(/[\s_,;]+/).filter((word) => word !== "")) {
    const [name, value] = part.split(/[=:]/);
    if (!Object.hasOwn(LIMITS, name) || value === undefined) {
      throw new BadValue("view", { found: part });
    }
    const known = /** @type {keyof typeof LIMITS} */ (name);
    const [least, most] = LIMITS[known];
    look[known] = numberIn(value, least, most);
  }
  return look;
}

/** @param {Look} look */
function formatLook(look) {
  return Object.entries(look)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
}
