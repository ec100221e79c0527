// The texts of the day's puzzle, its archive and what comes back, for `addTexts`.

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-daily.js"))["daily"]>} DailyTexts */

/** @type {Record<Language, () => Promise<DailyTexts>>} */
export const dailyTexts = {
  en: async () => (await import("./en-daily.js")).daily,
  es: async () => (await import("./es-daily.js")).daily,
  lt: async () => (await import("./lt-daily.js")).daily,
  et: async () => (await import("./et-daily.js")).daily,
  fr: async () => (await import("./fr-daily.js")).daily,
  de: async () => (await import("./de-daily.js")).daily,
};
