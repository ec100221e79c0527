/**
 * The marks of `<pylos-board>`: as data or as text, such as `ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1:good`.
 * @import { Mark, Place } from "../board/types.js"
 * @import { BoardText } from "../text/board-text.js"
 */

import { cellAt, isReserve } from "../board/geometry.js";
import { BadValue } from "./bad-value.js";

const TONES = ["accent", "happened", "completes", "threat", "coach", "good", "even", "bad"];
const KINDS = ["arrow", "ring", "minus", "badge", "label"];
const SHAPES = ["round", "diamond", "square"];

/** @type {(written: string) => Mark[]} Throws `BadValue`. */
export const parseMarks = (written) => (written.match(/[^\s_,]+/g) ?? []).map(parseMark);

/** @type {(word: string) => Mark} */
function parseMark(word) {
  const [, kind, number, first, second, tone] =
    /^(?:(arrow|ring|minus)|(\d{1,3})):(\w+)(?:-(\w+))?(?::(\w+))?$/.exec(word) ?? [];
  const mark = {
    kind: kind ?? "badge",
    at: second ?? first,
    ...(second && { from: first }),
    ...(number && { text: number, large: true }),
    ...(tone && { tone }),
  };
  if (!isMark(mark)) throw new BadValue("mark", { found: word });
  return mark;
}

/** Returns the marks that a program has set, or throws `BadValue`. @type {(marks: readonly unknown[]) => readonly Mark[]} */
export function checkMarks(marks) {
  const bad = marks.find((mark) => !isMark(mark));
  if (bad !== undefined) throw new BadValue("mark", { found: JSON.stringify(bad) ?? String(bad) });
  return /** @type {readonly Mark[]} */ (marks);
}

/** @type {(data: unknown) => data is Mark} */
function isMark(data) {
  if (typeof data !== "object" || data === null) return false;
  const { kind, at, from, tone, shape, text, label } = /** @type {any} */ (data);
  return (
    KINDS.includes(kind) &&
    isPlace(at) &&
    (kind === "arrow" ? isPlace(from) : from === undefined) &&
    (tone === undefined || TONES.includes(tone)) &&
    (shape === undefined || SHAPES.includes(shape)) &&
    [text, label].every((words) => words === undefined || typeof words === "string")
  );
}

/** @param {unknown} place */
const isPlace = (place) =>
  typeof place === "string" && (isReserve(place) || cellAt(place) !== undefined);

/** What assistive technology is told. @type {(text: BoardText, marks: readonly Mark[]) => Record<Place, string[]>} */
export function markStates(text, marks) {
  /** @type {Record<Place, string[]>} */
  const states = {};
  const add = (/** @type {Place} */ place, /** @type {string} */ state) => {
    states[place] = [...(states[place] ?? []), state];
  };
  for (const { kind, at, from, text: number = "", label } of marks) {
    if (label !== undefined) {
      if (label !== "") add(at, label);
    } else if (kind === "badge") add(at, text("state.mark.number", { number }));
    else if (kind === "ring" || kind === "minus") add(at, text(`state.mark.${kind}`));
    else if (from !== undefined) {
      add(from, text("state.mark.from", { to: at }));
      add(at, text("state.mark.to"));
    }
  }
  return states;
}
