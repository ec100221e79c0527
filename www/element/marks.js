/**
 * What an author points out: `ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1:good`, and what assistive
 * technology is told of it.
 *
 * @import { Mark, Place, Tone } from "../board/types.js"
 */

import { cellAt, isReserve } from "../board/geometry.js";
import { BadValue } from "./bad-value.js";

/** @typedef {import("../text/text.js").BoardText} Text */

/** @type {readonly Tone[]} */
const TONES = ["accent", "good", "even", "bad"];

/**
 * @param {string} written
 * @returns {Mark[]}
 */
export function parseMarks(written) {
  return written
    .split(/[\s_,]+/)
    .filter((word) => word !== "")
    .map(parseMark);
}

/**
 * What of some marks can be written down.
 *
 * @param {readonly Mark[]} marks
 */
export function formatMarks(marks) {
  return marks
    .filter(
      ({ kind, label, text = "" }) =>
        label === undefined && (kind !== "badge" || /^\d{1,3}$/.test(text)),
    )
    .map(({ kind, at, from, tone, text }) =>
      [
        kind === "badge" ? (text ?? "") : kind,
        from === undefined ? at : `${from}-${at}`,
        ...(tone === undefined ? [] : [tone]),
      ].join(":"),
    )
    .join(" ");
}

/**
 * @param {string} word
 * @returns {Mark}
 */
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

/** @param {string} word */
function isPlace(word) {
  return isReserve(word) || Boolean(cellAt(word));
}

/**
 * @param {Text} text
 * @param {readonly Mark[]} marks
 * @returns {Record<Place, string[]>} by place
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
