// The texts around lessons, apart from those of a board. The texts of the course come with the course (course.js).

import { nearest } from "./board-text.js";

/** @import { Language, Translation } from "./board-text.js" */

/** @import { CourseTexts } from "./course.js" */

/** @typedef {Translation<(typeof import("./en-lessons.js"))["lessons"]>} LessonTexts */
/** @typedef {keyof LessonTexts | keyof CourseTexts} LessonKey */

/**
 * @typedef {object} LessonText
 * @property {(key: LessonKey, params?: Record<string, unknown>) => string} read
 * @property {(key: string) => key is LessonKey} has
 */

/** @type {Record<Language, () => Promise<LessonTexts>>} */
export const lessonTexts = {
  en: async () => (await import("./en-lessons.js")).lessons,
  es: async () => (await import("./es-lessons.js")).lessons,
  lt: async () => (await import("./lt-lessons.js")).lessons,
  et: async () => (await import("./et-lessons.js")).lessons,
  fr: async () => (await import("./fr-lessons.js")).lessons,
  de: async () => (await import("./de-lessons.js")).lessons,
};

/** @type {Record<Language, () => Promise<CourseTexts>> | null} */
let course = null;

/** Adds the texts of the course to those that `loadLessons` loads. @param {Record<Language, () => Promise<CourseTexts>>} texts */
export function addCourse(texts) {
  course = texts;
}

/**
 * @param {string} lang a language tag; English for a language without texts
 * @returns {Promise<LessonText>}
 */
export async function loadLessons(lang) {
  const language = nearest(lang);
  const texts = Object.assign(
    {},
    ...(await Promise.all([lessonTexts[language](), course?.[language]()])),
  );
  return {
    read(key, params = {}) {
      const entry = /** @type {string | ((params: any) => string)} */ (texts[key]);
      return typeof entry === "function" ? entry(params) : entry;
    },
    has: /** @type {(key: string) => key is LessonKey} */ ((key) => Object.hasOwn(texts, key)),
  };
}
