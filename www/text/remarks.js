// The texts of remarks: what turns did, allowed or missed, in balls and words; for `addTexts`. Review and hints use them.

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-remarks.js"))["remarks"]>} RemarkTexts */

/** @type {Record<Language, () => Promise<RemarkTexts>>} */
export const remarkTexts = {
  en: async () => (await import("./en-remarks.js")).remarks,
  es: async () => (await import("./es-remarks.js")).remarks,
  lt: async () => (await import("./lt-remarks.js")).remarks,
  et: async () => (await import("./et-remarks.js")).remarks,
  fr: async () => (await import("./fr-remarks.js")).remarks,
  de: async () => (await import("./de-remarks.js")).remarks,
};
