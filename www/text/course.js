// The texts of the course. Who imports this module has them in `loadLessons`.

import { addCourse } from "./lessons.js";

/** @import { Language, Translation } from "./board-text.js" */

/** @typedef {Translation<(typeof import("./en-course.js"))["course"]>} CourseTexts */
/** @typedef {keyof CourseTexts} CourseKey */

/** @type {Record<Language, () => Promise<CourseTexts>>} */
export const courseTexts = {
  en: async () => (await import("./en-course.js")).course,
  es: async () => (await import("./es-course.js")).course,
  lt: async () => (await import("./lt-course.js")).course,
  et: async () => (await import("./et-course.js")).course,
  fr: async () => (await import("./fr-course.js")).course,
  de: async () => (await import("./de-course.js")).course,
};

addCourse(courseTexts);
