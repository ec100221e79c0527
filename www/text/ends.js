// The texts of the beginning and the end of a game and of the choice of a level, for `addTexts`: nobody needs them for the
// first move.

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-ends.js"))["ends"]>} EndsTexts */

/** @type {Record<Language, () => Promise<EndsTexts>>} */
export const endsTexts = {
  en: async () => (await import("./en-ends.js")).ends,
  es: async () => (await import("./es-ends.js")).ends,
  lt: async () => (await import("./lt-ends.js")).ends,
  et: async () => (await import("./et-ends.js")).ends,
  fr: async () => (await import("./fr-ends.js")).ends,
  de: async () => (await import("./de-ends.js")).ends,
};
