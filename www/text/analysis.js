// The texts of hints, analysis and the tables of perfect play, for `addTexts`: nobody needs them for the first move.

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-analysis.js"))["analysis"]>} AnalysisTexts */

/** @type {Record<Language, () => Promise<AnalysisTexts>>} */
export const analysisTexts = {
  en: async () => (await import("./en-analysis.js")).analysis,
  es: async () => (await import("./es-analysis.js")).analysis,
  lt: async () => (await import("./lt-analysis.js")).analysis,
  et: async () => (await import("./et-analysis.js")).analysis,
  fr: async () => (await import("./fr-analysis.js")).analysis,
  de: async () => (await import("./de-analysis.js")).analysis,
};
