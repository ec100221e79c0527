/**
 * The log of Board Game Arena as entries: the sentences of its log panel in any language, which name places as
 * `(x, y, z)` from 1, or its notifications, with x, y and z from 0. Its x is our file, its y our rank, its z our level.
 * @import { Player } from "../../board/types.js"
 */

import { cellAt, cellName } from "../../board/geometry.js";

/**
 * @typedef {object} Entry
 * @property {number} at The number of the line, or of the notification where `isNumbered`.
 * @property {string} said What stands there.
 * @property {"place" | "raise" | "return" | "ball"} kind "ball": placed or returned, which the board tells.
 * @property {readonly (string | null)[]} cells The cell, or from where and where to; null: there is no such place.
 * @property {Player | null} player
 * @property {string} name Of the player; in a sentence with the words that follow it.
 */

/**
 * @typedef {object} Log
 * @property {readonly Entry[]} entries
 * @property {readonly { at: number, said: string }[]} passed Lines in which no ball is named.
 * @property {boolean} isNumbered Whether it is made of notifications.
 */

/** @type {Record<string, "place" | "raise" | "return">} */
const KINDS = { ballPlaced: "place", ballMovedUp: "raise", ballReturned: "return" };
const EVENT = /\b(?:ballPlaced|ballMovedUp|ballReturned)\b/g;
const TRIPLE = /\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)/g;

/** The longest text of a line that is told. */
const LONGEST = 120;

/** @type {(text: string) => Log | null} Null where no ball is named in the way of this site. */
export function readLog(text) {
  if (text.search(EVENT) >= 0) {
    const entries = fromJson(text) ?? fromPieces(text);
    return { entries, passed: [], isNumbered: true };
  }
  return text.search(TRIPLE) >= 0 ? fromSentences(text) : null;
}

/** @type {(text: string) => Log} */
function fromSentences(text) {
  /** @type {Entry[]} */
  const entries = [];
  /** @type {{ at: number, said: string }[]} */
  const passed = [];
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const said = clip(written);
    const cells = triplesIn(written);
    const entry = { at: index + 1, said, player: null, name: nameIn(written) };
    if (cells.length === 2) entries.push({ ...entry, kind: "raise", cells });
    else for (const cell of cells) entries.push({ ...entry, kind: "ball", cells: [cell] });
    if (cells.length === 0 && said !== "") passed.push({ at: index + 1, said });
  }
  return { entries, passed, isNumbered: false };
}

/** The cells that a sentence names. @param {string} said */
const triplesIn = (said) =>
  [...said.matchAll(TRIPLE)].map(([, x, y, z]) => cellOf(+x - 1, +y - 1, +z - 1));

/** The words before the first place. @param {string} line */
const nameIn = (line) => clip(line.slice(0, line.search(TRIPLE)));

/** The notifications of a whole JSON text; null where it is none. @param {string} text @returns {Entry[] | null} */
function fromJson(text) {
  /** @type {Entry[]} */
  const entries = [];
  /** @param {unknown} value */
  const walk = (value) => {
    if (typeof value !== "object" || value === null) return;
    const { type, args } = /** @type {{ type?: unknown, args?: unknown }} */ (value);
    if (typeof type === "string" && Object.hasOwn(KINDS, type)) {
      const fields = new Map(Object.entries(Object(args ?? value)));
      entries.push(entryOf(entries.length + 1, type, (name) => String(fields.get(name) ?? "")));
    } else for (const one of Object.values(value)) walk(one);
  };
  try {
    walk(JSON.parse(text));
    return entries;
  } catch {
    return null;
  }
}

/** The notifications of a text that is no JSON, such as a part of one. @param {string} text */
function fromPieces(text) {
  const starts = [...text.matchAll(EVENT)].map(({ index }) => index);
  return starts.map((start, index) => {
    const piece = text.slice(start, starts[index + 1]).slice(0, 2000);
    const [type] = piece.split(/\W/, 1);
    const field = (/** @type {string} */ name) => {
      const value = `(?<![\\w])${name}["']?\\s*[:=]\\s*(?:"([^"]*)"|'([^']*)'|([^"',}\\s]*))`;
      return (new RegExp(value).exec(piece) ?? []).slice(1).join("");
    };
    const entry = entryOf(index + 1, type, field);
    if (entry.cells.every((cell) => cell !== null)) return entry;
    // Only numbers: `ballPlaced 0 1 0`; in parentheses from 1, as in the sentences.
    const bare = piece.slice(type.length).match(/\d+/g)?.map(Number) ?? [];
    const cells =
      piece.search(TRIPLE) >= 0
        ? triplesIn(piece)
        : entry.cells.map((_, i) => cellOf(bare[3 * i], bare[3 * i + 1], bare[3 * i + 2]));
    const named = /[xyz]/.test(piece.slice(type.length));
    return named || cells.length !== entry.cells.length
      ? entry
      : { ...entry, said: clip(piece), cells };
  });
}

/** @type {(at: number, type: string, field: (name: string) => string) => Entry} */
function entryOf(at, type, field) {
  const kind = KINDS[type];
  const number = (/** @type {string} */ name) => {
    const value = field(name) || field(name.replace("coord_", ""));
    return /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN;
  };
  const ways = kind === "raise" ? ["from_", "to_"] : [""];
  const places = ways.map((way) => ["x", "y", "z"].map((axis) => number(`${way}coord_${axis}`)));
  const colour = field("color");
  return {
    at,
    said: `${type} ${places.map((place) => place.map((one) => (one >= 0 ? one : "?"))).join(" ")}`,
    kind,
    cells: places.map(([x, y, z]) => cellOf(x, y, z)),
    player: colour === "light" || colour === "dark" ? colour : null,
    name: clip(field("player_name")),
  };
}

/** @type {(x: number, y: number, z: number) => string | null} */
function cellOf(x, y, z) {
  const name = cellName(z + 1, x, y);
  return cellAt(name) === undefined ? null : name;
}

/** @param {string} text */
function clip(text) {
  const clean = text.trim().replace(/\s+/g, " ");
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
}
