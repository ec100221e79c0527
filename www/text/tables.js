// The texts about loading the tables of perfect play: a board needs them only while it loads tables.

import { nearest, textOf } from "./board-text.js";

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-tables.js"))["tables"]>} TablesTexts */

/** @type {Record<Language, () => Promise<TablesTexts>>} */
const modules = {
  en: async () => (await import("./en-tables.js")).tables,
  es: async () => (await import("./es-tables.js")).tables,
  lt: async () => (await import("./lt-tables.js")).tables,
  et: async () => (await import("./et-tables.js")).tables,
  fr: async () => (await import("./fr-tables.js")).tables,
  de: async () => (await import("./de-tables.js")).tables,
};

/** @param {string} lang a language tag */
export async function loadTablesText(lang) {
  const language = nearest(lang);
  return textOf(language, await modules[language]());
}
