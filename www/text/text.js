// Texts of a page by key: `text("status.place", { player })`.
//
// Texts of a part of the page that is loaded later are in modules of their own (en-analysis.js): that part adds them
// with `addTexts`.
//
// To add a language, add its modules and its name in board-text.js, a column in docs/glossary.md and a page of rules. The
// type check and the tests report what is missing.

/** @import { English, KeyOf, Language, Reader } from "./board-text.js" */

import { boardTexts, merged, nearest, textOf, translations } from "./board-text.js";

export { languageNames, languages, nearest, spoken } from "./board-text.js";

/** @typedef {KeyOf<English[keyof English]>} TextKey */
/** @typedef {(lang: Language) => Promise<object>} Addition */
/** @typedef {Reader<TextKey>} Text */

const pageTexts = translations("page");

/** @param {Language} language */
function load(language) {
  // The module imports this one: named at once, both are fetched at the same time.
  boardTexts(language).catch(() => {});
  return pageTexts(language);
}

/** @type {object | null} */
let page = null;
/** @type {Text | null} */
let pageText = null;
/** @type {Set<Addition>} */
const additions = new Set();

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
    texts = await merged(language, [load, ...additions]);
  } while (count !== additions.size);
  page = texts;
  pageText = /** @type {any} */ (textOf(language, texts));
  return language;
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
      Object.assign(page, await addition(lang));
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
