// The texts of the course. Who imports this module has them in `loadLessons`.

import { addCourse } from "./lessons.js";

addCourse({
  en: async () => (await import("./en-course.js")).course,
  es: async () => (await import("./es-course.js")).course,
  lt: async () => (await import("./lt-course.js")).course,
  et: async () => (await import("./et-course.js")).course,
  fr: async () => (await import("./fr-course.js")).course,
  de: async () => (await import("./de-course.js")).course,
});
