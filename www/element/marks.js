/**
 * The marks of `<pylos-board>`: as data or as the attribute's text, such as
 * `ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1:good`, and what assistive technology is told of them.
 * @import { Mark, Place, Tone } from "../board/types.js"
 * @import { BoardText } from "../text/board-text.js"
 */

import { cellAt, isReserve } from "../board/geometry.js";
import { BadValue } from "./bad-value.js";

/** @type {readonly Tone[]} */
const TONES = ["accent", "happened", "completes", "threat", "coach", "good", "even", "bad"];
const KINDS = ["arrow", "ring", "minus", "badge", "label"];
const SHAPES = ["round", "diamond", "square"];

/**
 * @param {string} written
 * @returns {Mark[]}
 * @throws {BadValue}
 */
export function parseMarks(written) {
  return written
    .split(/[\s_,]+/)
    .filter((word) => word !== "")
    .map(parseMark);
}

/** @type {(word: string) => Mark} */
function parseMark(word) {
  const [kind, where = "", toned, ...rest] = word.split(":");
  const tone = TONES.find((known) => known === toned);
  const places = where.split("-");
  const at = places.at(-1) ?? "";
  const sound =
    rest.length === 0 &&
    (toned === undefined || tone !== undefined) &&
    places.length === (kind === "arrow" ? 2 : 1) &&
    places.every(isPlace);
  if (!sound) throw new BadValue("mark", { found: word });
  const colour = tone === undefined ? {} : { tone };
  if (kind === "arrow") return { kind, at, from: places[0], ...colour };
  if (kind === "ring" || kind === "minus") return { kind, at, ...colour };
  if (/^\d{1,3}$/.test(kind)) return { kind: "badge", at, text: kind, large: true, ...colour };
  throw new BadValue("mark", { found: word });
}

/**
 * Checks marks that a program has set.
 * @param {readonly unknown[]} marks
 * @returns {readonly Mark[]} The same marks.
 * @throws {BadValue}
 */
export function checkMarks(marks) {
  const bad = marks.find((mark) => !isMark(mark));
  if (bad !== undefined) throw new BadValue("mark", { found: JSON.stringify(bad) ?? String(bad) });
  return /** @type {readonly Mark[]} */ (marks);
}

/** @param {unknown} data */
function isMark(data) {
  if (typeof data !== "object" || data === null) return false;
  const { kind, at, from, tone, shape, text, label } = /** @type {Partial<Mark>} */ (data);
  return (
    KINDS.includes(String(kind)) &&
    isPlace(at) &&
    (kind === "arrow" ? isPlace(from) : from === undefined) &&
    (tone === undefined || TONES.includes(tone)) &&
    (shape === undefined || SHAPES.includes(shape)) &&
    [text, label].every((words) => words === undefined || typeof words === "string")
  );
}

/** @param {unknown} place */
function isPlace(place) {
  return typeof place === "string" && (isReserve(place) || cellAt(place) !== undefined);
}

/**
 * What assistive technology is told of the marks.
 * @param {BoardText} text
 * @param {readonly Mark[]} marks
 * @returns {Record<Place, string[]>} By place.
 */
export function markStates(text, marks) {
  /** @type {Record<Place, string[]>} */
  const states = {};
  const add = (/** @type {Place} */ place, /** @type {string} */ state) => {
    states[place] = [...(states[place] ?? []), state];
  };
  for (const { kind, at, from, text: number = "", label } of marks) {
    if (label !== undefined) {
      if (label !== "") add(at, label);
    } else if (kind === "ring") add(at, text("state.mark.ring"));
    else if (kind === "minus") add(at, text("state.mark.minus"));
    else if (kind === "badge") add(at, text("state.mark.number", { number }));
    else if (from !== undefined) {
      add(from, text("state.mark.from", { to: at }));
      add(at, text("state.mark.to"));
    }
  }
  return states;
}
