// The texts of the playground, apart from text.js: no other page needs them.

import { nearest } from "./board-text.js";

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-playground.js"))["playground"]>} PlaygroundTexts */

/** @type {Record<Language, () => Promise<PlaygroundTexts>>} */
const modules = {
  en: async () => (await import("./en-playground.js")).playground,
  es: async () => (await import("./es-playground.js")).playground,
  lt: async () => (await import("./lt-playground.js")).playground,
  et: async () => (await import("./et-playground.js")).playground,
  fr: async () => (await import("./fr-playground.js")).playground,
  de: async () => (await import("./de-playground.js")).playground,
};

/** @param {string} lang a language tag; English for a language without texts */
export const loadPlayground = (lang) => modules[nearest(lang)]();
