// The texts of the import of games, for `addTexts`: they are loaded when a text is no whole record.

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-import.js"))["imports"]>} ImportTexts */

/** @type {Record<Language, () => Promise<ImportTexts>>} */
export const importTexts = {
  en: async () => (await import("./en-import.js")).imports,
  es: async () => (await import("./es-import.js")).imports,
  lt: async () => (await import("./lt-import.js")).imports,
  et: async () => (await import("./et-import.js")).imports,
  fr: async () => (await import("./fr-import.js")).imports,
  de: async () => (await import("./de-import.js")).imports,
};
