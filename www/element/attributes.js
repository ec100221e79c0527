/**
 * The attributes of `<pylos-board>`: the value that each text means, and the text of each value. Marks are data too, or text
 * such as `ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1:good`.
 * @import { Mark } from "../board/types.js"
 * @import { Players } from "../game/session.js"
 * @import { Test } from "../site/shape.js"
 */

import { cellAt, isReserve } from "../board/geometry.js";
import { COLOURS } from "../board/state.js";
import { OPTIONS, RULES } from "../game/rule-options.js";
import { isText, oneOf } from "../site/shape.js";

/** @typedef {(typeof SHOWN)[number]} Shown */

/** From where the board is seen; what is left out has its default. @typedef {{ [Name in keyof typeof CAMERA]?: Name extends "seeThrough" ? boolean : number }} CameraSettings */

/** The values of the attributes; each is a property of the element as well. @typedef {{ [Name in Property]: (typeof ATTRIBUTES)[Name]["usual"] }} Settings */

/** @typedef {keyof typeof ATTRIBUTES} Property */

/**
 * `parse` throws `BadValue`.
 * @template Value
 * @typedef {{ usual: Value, parse: (written: string) => Value }} Attribute
 */

/** The longest text that a page may give. */
export const LONGEST = 20_000;

const MOST = 10_000; // the longest list that a page may set

/** In place of what cannot be read: a getter that throws, for example. No attribute has this value. */
const UNREADABLE = "unreadable";

/** A bad value of an attribute: what is wrong with it, in English, for the author of the page. */
export class BadValue extends Error {}

/** Its beginning, where it is long. @param {string} text */
export const quoted = (text) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

const SHOWN = /** @type {const} */ ([
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
]);

/** The least and the greatest number of each part of a camera. */
const CAMERA = {
  /** Degrees above the table; 70.5 by default. */
  elevation: [55, 90],
  /** Degrees the board is rotated counterclockwise; 0 by default. */
  rotation: [-3600, 3600],
  /** The highest level shown; 4 by default. */
  levels: [1, 4],
  /** Balls that hide others are drawn as glass. */
  seeThrough: [0, 1],
  /** Above 0, the plan shows the levels side by side; 0 by default. */
  apart: [0, 1],
  /** How long the board takes to get there; 0.28 by default. */
  seconds: [0, 60],
};

/** @type {Test} */
const isPlace = (value) => isText(value) && (isReserve(value) || cellAt(value) !== undefined);

/** All that a board takes of a mark. @type {Record<string, Test>} */
const FIELDS = {
  kind: oneOf(["arrow", "ring", "minus", "badge", "label"]),
  at: isPlace,
  from: isPlace,
  tone: oneOf(Object.keys(COLOURS)),
  shape: oneOf(["round", "diamond", "square"]),
  text: isText,
  ball: oneOf(["light", "dark"]),
  label: isText,
  hollow: oneOf([true, false]),
  large: oneOf([true, false]),
};

/** @type {<Word extends string, Usual extends Word | null = Word>(expected: readonly Word[], usual?: Usual) => Attribute<Word | Usual>} */
const word = (expected, usual = /** @type {any} */ (expected[0])) => ({
  usual,
  parse: (written) => wordIn(written.trim(), expected),
});

/** @type {(least: number, most: number) => Attribute<number | null>} */
const number = (least, most) => ({
  usual: null,
  parse: (written) => numberIn(written, least, most),
});

/** @type {Attribute<string | null>} */
const line = { usual: null, parse: (written) => written.trim() || null };

/** By property; `null` stands for an absent one without a default. */
export const ATTRIBUTES = {
  variant: word(OPTIONS.variant),
  takeBack: word(OPTIONS.takeBack),
  emptyReserve: word(OPTIONS.emptyReserve),
  /** The start as a position text; null for the empty board. */
  position: line,
  /** The address of a game record. */
  src: line,
  /** The moves already played when the board begins. @type {Attribute<readonly string[]>} */
  moves: { usual: [], parse: words },
  /** The ply shown at the beginning; null for the last. */
  ply: number(0, 10_000),
  /** @type {Attribute<CameraSettings>} */
  camera: { usual: {}, parse: parseCamera },
  /** The player in front. */
  orientation: word(["light", "dark"]),
  /** The players that choose on the board; null: light against an opponent, else none. */
  interactive: word(["none", "light", "dark", "both"], null),
  /** The level of the computer, 1 to 8; null for no computer. */
  opponent: number(1, 8),
  /** Seconds between two moves when they are replayed; null for no replay. */
  replay: number(0.1, 60),
  /** "turns": a turn is played only after a button has been pressed. */
  confirm: word(["turns"], null),
  /** How fast balls move. */
  speed: word(["normal", "slow", "fast", "none"]),
  /** "balls": every ball can be chosen, for the page to answer. */
  selectable: word(["balls"], null),
  /** @type {Attribute<readonly Shown[]>} */
  show: {
    usual: ["liftable", "legal", "last-move", "reserves"],
    parse: (written) => words(written).map((word) => wordIn(word, SHOWN)),
  },
  /** What is pointed out on the board: data, or the attribute's text. @type {Attribute<readonly Mark[]>} */
  marks: { usual: [], parse: parseMarks },
  theme: word(["light", "dark", "auto"], null),
};

export const PROPERTIES = /** @type {Property[]} */ (Object.keys(ATTRIBUTES));

/** An attribute has the name of its property, with hyphens. @type {(property: string) => string} */
export const nameOf = (property) =>
  property.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);

/** The attributes that are read as they are written; `lang` counts on any element around, too. */
export const NAMES = PROPERTIES.map(nameOf);

/** The properties that make another game. */
export const OF_THE_GAME = /** @type {readonly Property[]} */ ([...RULES, "position", "moves"]);

/** @template {Property} Name @param {Name} property @param {string | null} written @returns {Settings[Name]} @throws {BadValue} */
export function parseAttribute(property, written) {
  /** @type {Attribute<any>} */
  const { usual, parse } = ATTRIBUTES[property];
  if (written === null) return usual;
  if (written.length > LONGEST) throw new BadValue("is too long.");
  return parse(written);
}

/** The text of what a page has given, which may be anything. @param {() => unknown} read */
function textOf(read) {
  try {
    return String(read());
  } catch {
    return UNREADABLE;
  }
}

/** The text of a value that a page has set. @type {(value: any, property?: string) => string} */
export const formatValue = (value, property) =>
  textOf(() => {
    if (typeof value !== "object" || value === null) return value;
    if (Symbol.iterator in value) return itemsOf(value).join(" ");
    if (property !== "camera") return value;
    // The parts of an instance may be getters of its class.
    const parts = Object.keys({ ...value, ...CAMERA }).filter((name) => isSet(value[name]));
    return parts.map((name) => `${name}=${Number(value[name])}`).join(" ");
  });

/** A text that a page has given, or a part of what it has given: the record of a game, the text of a move. @type {(value: any, part: string) => string} */
export const textIn = (value, part) =>
  textOf(() => (typeof value === "string" ? value : value[part]));

/** @param {unknown} value */
const isSet = (value) => value !== undefined && value !== null;

/** Writes the attribute of a property that a page sets. @type {(element: HTMLElement, name: string, value: unknown) => void} */
export function writeAttribute(element, name, value) {
  if (isSet(value)) element.setAttribute(name, formatValue(value, name));
  else element.removeAttribute(name);
}

/** The items of a list that a page has given: an array, a proxy of one, or something else that can be iterated. @param {any} list @returns {unknown[]} @throws {BadValue} */
export function itemsOf(list) {
  if (typeof list !== "object" || !isSet(list?.[Symbol.iterator])) {
    throw new BadValue("is not a list.");
  }
  const items = [];
  for (const item of list) if (items.push(item) > MOST) throw new BadValue("is too long.");
  return items;
}

/** @param {string} written */
function words(written) {
  return written.split(/[\s_,;]+/).filter((word) => word !== "");
}

/** @template {string} Word @param {string} found @param {readonly Word[]} expected */
function wordIn(found, expected) {
  const word = expected.find((word) => word === found);
  if (word !== undefined) return word;
  throw new BadValue(`is ${quoted(found)}, not one of ${expected.join(", ")}.`);
}

/** @type {(written: string, least: number, most: number) => number} @throws {BadValue} */
export function numberIn(written, least, most) {
  const found = written.trim() === "" ? Number.NaN : Number(written);
  if (found >= least && found <= most) return found;
  throw new BadValue(`has ${quoted(written)}, not a number from ${least} to ${most}.`);
}

/** @type {(written: string) => CameraSettings} */
function parseCamera(written) {
  const parts = words(written).map((found) => {
    const [name, value] = found.split(/[=:]/);
    const limits = Object.entries(CAMERA).find(([part]) => part === name)?.[1];
    if (limits === undefined || value === undefined) {
      const example = "elevation=70 rotation=30 levels=2";
      throw new BadValue(`has ${quoted(found)}; an example: ${example}`);
    }
    const number = numberIn(value, limits[0], limits[1]);
    return [name, name === "seeThrough" ? number === 1 : number];
  });
  return Object.fromEntries(parts);
}

/** @type {(written: string) => readonly Mark[]} Throws `BadValue`. */
export function parseMarks(written) {
  return checkMarks(words(written).map(readMark), words(written));
}

/** What a word may mean as a mark. @param {string} word */
function readMark(word) {
  const [, kind, number, first, second, tone] =
    /^(?:(arrow|ring|minus)|(\d{1,3})):(\w+)(?:-(\w+))?(?::(\w+))?$/.exec(word) ?? [];
  return {
    kind: kind ?? "badge",
    at: second ?? first,
    ...(second && { from: first }),
    ...(number && { text: number, large: true }),
    ...(tone && { tone }),
  };
}

/** Copies of marks that a program has set. @type {(marks: unknown, written?: readonly string[]) => readonly Mark[]} @throws {BadValue} */
export const checkMarks = (marks, written) =>
  itemsOf(marks).map((/** @type {any} */ data, i) => {
    const fields = Object.keys(FIELDS).map((name) => [name, data?.[name]]);
    /** @type {Mark} */
    const mark = Object.fromEntries(fields.filter(([, value]) => isSet(value)));
    const isSound =
      Object.entries(mark).every(([name, value]) => FIELDS[name](value)) &&
      mark.kind &&
      mark.at &&
      (mark.kind === "arrow") === "from" in mark;
    if (isSound) return Object.freeze(mark);
    const found = quoted(written?.[i] ?? textOf(() => JSON.stringify(mark)));
    throw new BadValue(`has ${found}; examples: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`);
  });

/** The hands, and against one hand the computer. @type {(settings: Pick<Settings, "interactive" | "opponent">) => Players} */
export function playersOf({ interactive, opponent }) {
  const side = interactive ?? (opponent === null ? "none" : "light");
  if (side === "none") return { hands: [], computer: null };
  if (side === "both") return { hands: ["light", "dark"], computer: null };
  const player = side === "light" ? "dark" : "light";
  return { hands: [side], computer: opponent === null ? null : { player, level: opponent } };
}
