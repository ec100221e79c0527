// The texts around lessons, apart from those of a board; those of the course come with the course (learn/course.js).

import { merged, nearest, textOf, translations } from "./board-text.js";

/** @import { KeyOf, Language, Reader, TextsOf } from "./board-text.js" */

/** @typedef {KeyOf<TextsOf<"lessons"> | TextsOf<"course">>} LessonKey */
/** @typedef {{ read: Reader<LessonKey>, has: (key: string) => key is LessonKey }} LessonText */

const lessons = translations("lessons");
/** @type {((lang: Language) => Promise<TextsOf<"course">>)[]} */
const course = [];

/** Adds the texts of the course to those that `loadLessons` loads. @param {(typeof course)[number]} texts */
export function addCourse(texts) {
  course.push(texts);
}

/** @param {string} lang @returns {Promise<LessonText>} */
export async function loadLessons(lang) {
  const language = nearest(lang);
  const texts = await merged(language, [lessons, ...course]);
  return {
    read: /** @type {Reader<LessonKey>} */ (textOf(language, texts)),
    has: /** @type {LessonText["has"]} */ ((key) => Object.hasOwn(texts, key)),
  };
}
