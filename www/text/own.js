// The texts of the settings and of the person's games, for `addTexts`: they are loaded when either is opened.

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-own.js"))["own"]>} OwnTexts */

/** @type {Record<Language, () => Promise<OwnTexts>>} */
export const ownTexts = {
  en: async () => (await import("./en-own.js")).own,
  es: async () => (await import("./es-own.js")).own,
  lt: async () => (await import("./lt-own.js")).own,
  et: async () => (await import("./et-own.js")).own,
  fr: async () => (await import("./fr-own.js")).own,
  de: async () => (await import("./de-own.js")).own,
};
