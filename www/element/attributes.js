/**
 * The attributes of `<pylos-board>`: the value that each text means, and the text of each value.
 * @import { Mark } from "../board/types.js"
 * @import { Players } from "../game/session.js"
 */

import { BadValue } from "./bad-value.js";
import { parseMarks } from "./marks.js";

/** @typedef {"children" | "standard" | "expert"} Variant */
/** @typedef {"coordinates" | "plan" | "liftable" | "legal" | "last-move" | "reserves" | "crown" | "notation" | "controls" | "caption" | "completes" | "threats"} Shown */

/**
 * From where the board is seen; what is left out has its default.
 * @typedef {object} CameraSettings
 * @property {number} [elevation] Degrees above the table, 55 to 90; 70.5 by default.
 * @property {number} [rotation] Degrees the board is rotated counterclockwise; 0 by default.
 * @property {number} [levels] The highest level shown, 1 to 4; 4 by default.
 * @property {boolean} [seeThrough] Balls that hide others are drawn as glass.
 * @property {number} [apart] Above 0, the plan shows the levels side by side; 0 by default.
 */

/**
 * The values of the attributes; each is a property of the element as well.
 * @typedef {object} Settings
 * @property {Variant} variant
 * @property {"required" | "optional"} takeBack
 * @property {"loses" | "playsOn"} emptyReserve
 * @property {string | null} position The start as a position text; null for the empty board.
 * @property {string | null} src The address of a game record.
 * @property {readonly string[]} moves The moves already played when the board begins.
 * @property {number | null} ply The ply shown at the beginning; null for the last.
 * @property {CameraSettings} camera
 * @property {"light" | "dark"} orientation The player in front.
 * @property {"none" | "light" | "dark" | "both" | null} interactive The players that choose on the
 *   board; null: light against an opponent, else none.
 * @property {number | null} opponent The level of the computer, 1 to 8; null for no computer.
 * @property {number | null} replay Seconds between two moves when they are replayed; null for no replay.
 * @property {"turns" | null} confirm "turns": a turn is played only after a button has been pressed.
 * @property {"normal" | "slow" | "fast" | "none"} speed How fast balls move.
 * @property {"balls" | null} selectable "balls": every ball can be chosen, for the page to answer.
 * @property {readonly Shown[]} show
 * @property {readonly Mark[]} marks What is pointed out on the board: data, or the attribute's text.
 * @property {"light" | "dark" | "auto" | null} theme
 */

/** @typedef {keyof Settings} Property */

/**
 * @template Value
 * @typedef {object} Attribute
 * @property {string} name
 * @property {Value} usual The value without the attribute.
 * @property {(written: string) => Value} parse Throws `BadValue`.
 * @property {(value: any) => string} [format] Of a value that is no string or number.
 */

/** The longest text an attribute may have. */
const LONGEST = 20_000;

/** @type {readonly Shown[]} */
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

/** The least and the greatest number of each part of a camera. */
const CAMERA = {
  elevation: [55, 90],
  rotation: [-3600, 3600],
  levels: [1, 4],
  seeThrough: [0, 1],
  apart: [0, 1],
};

/**
 * @template {string} Word
 * @template Usual
 * @param {string} name
 * @param {Usual} usual
 * @param {readonly Word[]} expected
 * @returns {Attribute<Word | Usual>}
 */
const oneOf = (name, usual, expected) => ({
  name,
  usual,
  parse: (written) => wordIn(written.trim(), expected),
});

/** @type {(name: string, least: number, most: number) => Attribute<number | null>} */
const number = (name, least, most) => ({
  name,
  usual: null,
  parse: (written) => numberIn(written, least, most),
});

/** @type {{ [Name in Property]: Attribute<Settings[Name]> }} */
export const ATTRIBUTES = {
  variant: oneOf("variant", "standard", ["children", "standard", "expert"]),
  takeBack: oneOf("take-back", "required", ["required", "optional"]),
  emptyReserve: oneOf("empty-reserve", "loses", ["loses", "playsOn"]),
  position: { name: "position", usual: null, parse: (written) => written.trim() || null },
  src: { name: "src", usual: null, parse: (written) => written.trim() || null },
  moves: { name: "moves", usual: [], parse: words, format: (moves) => moves.join(" ") },
  ply: number("ply", 0, 10_000),
  camera: { name: "camera", usual: {}, parse: parseCamera, format: formatCamera },
  orientation: oneOf("orientation", "light", ["light", "dark"]),
  interactive: /** @type {Attribute<Settings["interactive"]>} */ (
    oneOf("interactive", null, ["none", "light", "dark", "both"])
  ),
  opponent: number("opponent", 1, 8),
  replay: number("replay", 0.1, 60),
  confirm: /** @type {Attribute<Settings["confirm"]>} */ (oneOf("confirm", null, ["turns"])),
  speed: /** @type {Attribute<Settings["speed"]>} */ (
    oneOf("speed", "normal", ["normal", "slow", "fast", "none"])
  ),
  selectable: /** @type {Attribute<Settings["selectable"]>} */ (
    oneOf("selectable", null, ["balls"])
  ),
  show: {
    name: "show",
    usual: ["liftable", "legal", "last-move", "reserves"],
    parse: (written) => words(written).map((word) => wordIn(word, SHOWN)),
    format: (shown) => shown.join(" "),
  },
  marks: { name: "marks", usual: [], parse: parseMarks },
  theme: /** @type {Attribute<Settings["theme"]>} */ (
    oneOf("theme", null, ["light", "dark", "auto"])
  ),
};

export const PROPERTIES = /** @type {readonly Property[]} */ (Object.keys(ATTRIBUTES));

/** The properties that make another game. */
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

/** The values of a tag without attributes. */
export function usualSettings() {
  const entries = PROPERTIES.map((property) => [property, ATTRIBUTES[property].usual]);
  return /** @type {Settings} */ (Object.fromEntries(entries));
}

/** @param {string} written */
function words(written) {
  return written.split(/[\s_,;]+/).filter((word) => word !== "");
}

/**
 * @template {string} Word
 * @param {string} found
 * @param {readonly Word[]} expected
 */
function wordIn(found, expected) {
  const word = expected.find((known) => known === found);
  if (word === undefined) throw new BadValue("oneOf", { found, expected });
  return word;
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

/**
 * @param {string} written `elevation=70 rotation=30 levels=2 seeThrough=1`, any of them.
 * @returns {CameraSettings}
 */
function parseCamera(written) {
  const parts = words(written).map((found) => {
    const [name, value] = found.split(/[=:]/);
    const limits = Object.hasOwn(CAMERA, name) && CAMERA[/** @type {keyof typeof CAMERA} */ (name)];
    if (!limits || value === undefined) throw new BadValue("camera", { found });
    const number = numberIn(value, limits[0], limits[1]);
    return [name, name === "seeThrough" ? number === 1 : number];
  });
  return Object.fromEntries(parts);
}

/** @param {CameraSettings} camera */
function formatCamera(camera) {
  return Object.entries(camera)
    .map(([name, value]) => `${name}=${Number(value)}`)
    .join(" ");
}

/**
 * The players that the settings name: the hands, and against one hand the computer.
 * @type {(settings: Pick<Settings, "interactive" | "opponent">) => Players}
 */
export function playersOf({ interactive, opponent }) {
  const side = interactive ?? (opponent === null ? "none" : "light");
  if (side === "none") return { hands: [], computer: null };
  if (side === "both") return { hands: ["light", "dark"], computer: null };
  const player = side === "light" ? "dark" : "light";
  return { hands: [side], computer: opponent === null ? null : { player, level: opponent } };
}
