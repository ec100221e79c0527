// The texts of the lessons, apart from text.js: only the lessons need them, and they are as long as all others.

import { nearest } from "./board-text.js";

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-lessons.js"))["lessons"]>} Lessons */
/** @typedef {keyof Lessons} LessonKey */

/**
 * @typedef {object} LessonText
 * @property {(key: LessonKey, params?: Record<string, unknown>) => string} read
 * @property {(key: string) => key is LessonKey} has
 */

/** @type {Record<Language, () => Promise<Lessons>>} */
const modules = {
  en: async () => (await import("./en-lessons.js")).lessons,
  es: async () => (await import("./es-lessons.js")).lessons,
  lt: async () => (await import("./lt-lessons.js")).lessons,
  et: async () => (await import("./et-lessons.js")).lessons,
  fr: async () => (await import("./fr-lessons.js")).lessons,
  de: async () => (await import("./de-lessons.js")).lessons,
};

/**
 * @param {string} lang a language tag; English for a language without texts
 * @returns {Promise<LessonText>}
 */
export async function loadLessons(lang) {
  const texts = await modules[nearest(lang)]();
  return {
    read(key, params = {}) {
      const entry = /** @type {string | ((params: any) => string)} */ (texts[key]);
      return typeof entry === "function" ? entry(params) : entry;
    },
    has: /** @type {(key: string) => key is LessonKey} */ ((key) => Object.hasOwn(texts, key)),
  };
}
