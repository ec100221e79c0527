// The texts of one's own mistakes as exercises, for `addTexts`: only their part of the puzzles needs them.

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-mistakes.js"))["mistakes"]>} MistakeTexts */

/** @type {Record<Language, () => Promise<MistakeTexts>>} */
export const mistakeTexts = {
  en: async () => (await import("./en-mistakes.js")).mistakes,
  es: async () => (await import("./es-mistakes.js")).mistakes,
  lt: async () => (await import("./lt-mistakes.js")).mistakes,
  et: async () => (await import("./et-mistakes.js")).mistakes,
  fr: async () => (await import("./fr-mistakes.js")).mistakes,
  de: async () => (await import("./de-mistakes.js")).mistakes,
};
