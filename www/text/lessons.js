// The texts of the course. They stand apart from all others: nobody else needs them, and they are nearly as many.

import { nearest } from "./text.js";

/** @typedef {import("./text.js").Translation<(typeof import("./en-lessons.js"))["lessons"]>} Lessons */
/** @typedef {keyof Lessons} LessonKey */

/**
 * @typedef {object} LessonText
 * @property {(key: LessonKey, params?: Record<string, unknown>) => string} read
 * @property {(key: string) => key is LessonKey} has
 */

/** @type {Record<import("./text.js").Language, () => Promise<Lessons>>} */
const modules = {
  en: async () => (await import("./en-lessons.js")).lessons,
  es: async () => (await import("./es-lessons.js")).lessons,
  lt: async () => (await import("./lt-lessons.js")).lessons,
  et: async () => (await import("./et-lessons.js")).lessons,
  fr: async () => (await import("./fr-lessons.js")).lessons,
  de: async () => (await import("./de-lessons.js")).lessons,
};

/**
 * @param {string} lang a language tag; English stands in for what there is not
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
