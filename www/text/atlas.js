// The texts of the atlas, for `addTexts`.

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-atlas.js"))["atlas"]>} AtlasTexts */

/** @type {Record<Language, () => Promise<AtlasTexts>>} */
export const atlasTexts = {
  en: async () => (await import("./en-atlas.js")).atlas,
  es: async () => (await import("./es-atlas.js")).atlas,
  lt: async () => (await import("./lt-atlas.js")).atlas,
  et: async () => (await import("./et-atlas.js")).atlas,
  fr: async () => (await import("./fr-atlas.js")).atlas,
  de: async () => (await import("./de-atlas.js")).atlas,
};
