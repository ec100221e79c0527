// What forbids a move, what is wrong with a game or an attribute, and what a page with a frame says of an exercise.

import { nearest, textOf } from "./board-text.js";

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-reasons.js"))["reasons"]>} ReasonTexts */
/** @typedef {(key: keyof ReasonTexts, params?: Record<string, unknown>) => string} ReasonText */

/** @type {Record<Language, () => Promise<ReasonTexts>>} */
export const reasonTexts = {
  en: async () => (await import("./en-reasons.js")).reasons,
  es: async () => (await import("./es-reasons.js")).reasons,
  lt: async () => (await import("./lt-reasons.js")).reasons,
  et: async () => (await import("./et-reasons.js")).reasons,
  fr: async () => (await import("./fr-reasons.js")).reasons,
  de: async () => (await import("./de-reasons.js")).reasons,
};

/**
 * @param {string} lang
 * @returns {Promise<ReasonText>}
 */
export async function loadReasonText(lang) {
  const language = nearest(lang);
  return textOf(language, await reasonTexts[language]());
}
