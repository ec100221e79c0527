/** What is wrong with a board, in words. Attributes are explained in English, for the author of the page. */

import { reason } from "../game/reasons.js";
import { loadReasonText } from "../text/reasons.js";
import { BadValue } from "./attributes.js";

/** The longest text that is quoted. */
const LONGEST = 40;

/** @type {Record<string, (found: string, ...expected: any[]) => string>} What is wrong with the text found. */
const PROBLEMS = {
  tooLong: () => "is too long.",
  oneOf: (found, expected) => `is ${found}, not one of ${expected.join(", ")}.`,
  number: (found, least, most) => `has ${found}, not a number from ${least} to ${most}.`,
  camera: (found) => `has ${found}; an example: elevation=70 rotation=30 levels=2`,
  mark: (found) => `has ${found}; examples: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  src: (found, status) => `${found} could not be loaded (${status ?? "no answer"}).`,
};

/** @param {BadValue} value */
function problem({ message, found, expected }) {
  const quoted = found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
  return PROBLEMS[message](`“${quoted}”`, ...expected);
}

/** @param {string} lang @param {ReadonlyMap<string, unknown>} bad By attribute; what the rules say as well. @param {boolean} canPaint */
export async function complaint(lang, bad, canPaint) {
  const text = await loadReasonText(lang);
  const faults = [...bad].map(([name, value]) =>
    value instanceof BadValue ? `Attribute ${name} ${problem(value)}` : reason(text, value),
  );
  return [...faults, ...(canPaint ? [] : [text("element.noCanvas")])].join("\n");
}
