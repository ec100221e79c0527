// The texts of the openings, for `addTexts`: no other page needs them.

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-openings.js"))["openings"]>} OpeningsTexts */

/** @type {Record<Language, () => Promise<OpeningsTexts>>} */
export const openingsTexts = {
  en: async () => (await import("./en-openings.js")).openings,
  es: async () => (await import("./es-openings.js")).openings,
  lt: async () => (await import("./lt-openings.js")).openings,
  et: async () => (await import("./et-openings.js")).openings,
  fr: async () => (await import("./fr-openings.js")).openings,
  de: async () => (await import("./de-openings.js")).openings,
};
