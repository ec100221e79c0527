// Texts of a page by key: `text("status.place", { player })`.
//
// Texts of a part of the page that is loaded later are in modules of their own (analysis.js): that part adds them
// with `addTexts`.
//
// To add a language, add its modules, a line in the tables below, in board-text.js and in lessons.js, a column in
// docs/glossary.md and a page of rules. The type check and the tests report what is missing.

/** @import { Language, Translation } from "./board-text.js" */
/** @import { AnalysisTexts } from "./analysis.js" */
/** @import { AtlasTexts } from "./atlas.js" */
/** @import { CourseTexts } from "./course.js" */
/** @import { DailyTexts } from "./daily.js" */
/** @import { DialogTexts } from "./dialogs.js" */
/** @import { EditorTexts } from "./editor.js" */
/** @import { EndsTexts } from "./ends.js" */
/** @import { FriendTexts } from "./friend.js" */
/** @import { LessonTexts } from "./lessons.js" */
/** @import { MistakeTexts } from "./mistakes.js" */
/** @import { OwnTexts } from "./own.js" */
/** @import { PuzzleTexts } from "./puzzle.js" */
/** @import { ReasonTexts } from "./reasons.js" */
/** @import { RemarkTexts } from "./remarks.js" */

import { modules as boardModules, nearest, textOf } from "./board-text.js";

export { known, languageNames, languages, nearest } from "./board-text.js";

/** @typedef {Translation<(typeof import("./en.js"))["en"]>} Texts */
/** @typedef {AnalysisTexts & AtlasTexts & CourseTexts & DailyTexts & DialogTexts & EditorTexts & EndsTexts & FriendTexts & LessonTexts & MistakeTexts & OwnTexts & PuzzleTexts & ReasonTexts & RemarkTexts} LaterTexts The texts that are added later */
/** @typedef {keyof Texts | keyof LaterTexts} TextKey */
/** @typedef {Record<Language, () => Promise<Partial<LaterTexts>>>} Addition */

/**
 * Reads the texts of one language.
 * @typedef {((key: TextKey, params?: Record<string, unknown>) => string) & { readonly lang: Language }} Text
 */

/** @type {Record<Language, () => Promise<Texts>>} */
const modules = {
  en: async () => (await import("./en.js")).en,
  es: async () => (await import("./es.js")).es,
  lt: async () => (await import("./lt.js")).lt,
  et: async () => (await import("./et.js")).et,
  fr: async () => (await import("./fr.js")).fr,
  de: async () => (await import("./de.js")).de,
};

/** @param {Language} language */
function load(language) {
  // The module imports this one: named at once, both are fetched at the same time.
  boardModules[language]().catch(() => {});
  return modules[language]();
}

/** @type {Texts & Partial<LaterTexts> | null} */
let page = null;
/** @type {Text | null} */
let pageText = null;
/** @type {Set<Addition>} */
const additions = new Set();

/**
 * Loads the texts of a language that may differ from the page's.
 * @param {string} lang
 * @returns {Promise<Text>}
 */
export async function loadText(lang) {
  const language = nearest(lang);
  return /** @type {Text} */ (textOf(language, await load(language)));
}

/**
 * Sets the language of the page. `text` throws before this has resolved.
 * @param {string} lang
 * @returns {Promise<Language>} the language that was loaded
 */
export async function useLanguage(lang) {
  const language = nearest(lang);
  let texts;
  let count;
  do {
    count = additions.size;
    const added = [...additions].map((addition) => addition[language]());
    texts = Object.assign({}, ...(await Promise.all([load(language), ...added])));
  } while (count !== additions.size);
  setTexts(language, texts);
  return language;
}

/** @type {(language: Language, texts: Texts & Partial<LaterTexts>) => void} */
function setTexts(language, texts) {
  page = texts;
  pageText = /** @type {Text} */ (textOf(language, texts));
}

/**
 * Adds the texts of a part of the page, in its language and in every later one. Rejects if they cannot be loaded.
 * @param {Addition} addition
 */
export async function addTexts(addition) {
  if (page === null || pageText === null) throw new Error("await useLanguage before addTexts");
  additions.add(addition);
  try {
    let lang;
    do {
      ({ lang } = pageText);
      Object.assign(page, await addition[lang]());
    } while (lang !== pageText.lang);
  } catch (error) {
    additions.delete(addition);
    throw error;
  }
}

/**
 * A text in the page's language.
 * @param {TextKey} key
 * @param {Record<string, unknown>} [params]
 * @returns {string}
 */
export function text(key, params) {
  if (pageText === null) throw new Error(`no language yet for ${key}: await useLanguage first`);
  return pageText(key, params);
}

/**
 * @param {string} key
 * @returns {key is TextKey}
 */
export function isTextKey(key) {
  return page !== null && Object.hasOwn(page, key);
}
