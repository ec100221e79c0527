/**
 * What is wrong with a board, in words. Attributes are explained in English, for the author of the page.
 * @import { BadValue, Detail, Problem } from "./attributes.js"
 */

import { reason } from "../game/reasons.js";
import { loadReasonText } from "../text/reasons.js";

/** @type {Record<Problem, (detail: Detail) => string>} */
const PROBLEMS = {
  tooLong: () => "is too long.",
  oneOf: ({ found, expected = [] }) => `is “${found}”, not one of ${expected.join(", ")}.`,
  number: ({ found, least, most }) => `has “${found}”, not a number from ${least} to ${most}.`,
  camera: ({ found }) => `has “${found}”; an example: elevation=70 rotation=30 levels=2`,
  mark: ({ found }) => `has “${found}”; examples: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  src: ({ found, status }) => `“${found}” could not be loaded (${status ?? "no answer"}).`,
};

/** `badGame`: what the rules say against it. @param {string} lang @param {ReadonlyMap<string, BadValue>} bad @param {unknown} badGame @param {boolean} canPaint */
export async function complaint(lang, bad, badGame, canPaint) {
  const text = await loadReasonText(lang);
  const sentences = [...bad].map(
    ([name, { problem, detail }]) => `Attribute ${name} ${PROBLEMS[problem](detail)}`,
  );
  if (!canPaint) sentences.push(text("element.noCanvas"));
  if (badGame !== null) sentences.push(reason(text, badGame));
  return sentences.join("\n");
}
