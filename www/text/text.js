// Texts by key: `text("status.place", { player })`. Each language is complete in its own modules, so a page fetches
// one language only.
//
// To add a language, add its modules, a line in each table below and in lessons.js, a column in docs/glossary.md and
// a page of rules. The type check and the tests report what is missing.

/**
 * The type of a translation: the keys of the English texts, with the same parameters.
 * @template English
 * @typedef {{ [Key in keyof English]: English[Key] extends (params: infer Params) => string
 *   ? (params: Params) => string : string }} Translation
 */

/** @typedef {Translation<(typeof import("./en.js"))["en"]>} Texts */
/** @typedef {keyof Texts} TextKey */

/** @typedef {Translation<(typeof import("./en-board.js"))["board"]>} BoardTexts the texts of a board and its game */

/**
 * Reads the texts that a board and its game need in one language. A `Text` is one too.
 * @typedef {(key: keyof BoardTexts, params?: Record<string, unknown>) => string} BoardText
 */

/**
 * Reads the texts of one language.
 * @typedef {((key: TextKey, params?: Record<string, unknown>) => string) & { readonly lang: Language }} Text
 */

/** @type {Record<"en" | "es" | "lt" | "et" | "fr" | "de", () => Promise<Texts>>} */
const modules = {
  en: async () => (await import("./en.js")).en,
  es: async () => (await import("./es.js")).es,
  lt: async () => (await import("./lt.js")).lt,
  et: async () => (await import("./et.js")).et,
  fr: async () => (await import("./fr.js")).fr,
  de: async () => (await import("./de.js")).de,
};

/** @type {{ [Code in keyof typeof modules]: () => Promise<BoardTexts> }} */
const boardModules = {
  en: async () => (await import("./en-board.js")).board,
  es: async () => (await import("./es-board.js")).board,
  lt: async () => (await import("./lt-board.js")).board,
  et: async () => (await import("./et-board.js")).board,
  fr: async () => (await import("./fr-board.js")).board,
  de: async () => (await import("./de-board.js")).board,
};

/** @typedef {keyof typeof modules} Language */

/**
 * The name of each language in that language.
 * @type {Readonly<Record<Language, string>>}
 */
export const languageNames = Object.freeze({
  en: "English",
  es: "Español",
  lt: "Lietuvių",
  et: "Eesti",
  fr: "Français",
  de: "Deutsch",
});

/** The codes of all languages. */
export const languages = /** @type {readonly Language[]} */ (
  Object.freeze(Object.keys(boardModules))
);

/** @type {Texts | null} */
let page = null;
/** @type {Text | null} */
let pageText = null;

/**
 * The language for a tag: "lt" for "lt-LT", English for a language without texts.
 * @param {string} lang
 * @returns {Language}
 */
export function nearest(lang) {
  return known(lang) ?? "en";
}

/**
 * @param {string} lang a language tag
 * @returns {Language | null} null for a language without texts
 */
export function known(lang) {
  const primary = lang.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary) ?? null;
}

/**
 * Loads the texts of a language that may differ from the page's.
 * @param {string} lang
 * @returns {Promise<Text>}
 */
export async function loadText(lang) {
  const language = nearest(lang);
  return textOf(language, await modules[language]());
}

/**
 * Loads only the texts of a board and its game, which is all that `<pylos-board>` needs.
 * @param {string} lang a language tag
 * @returns {Promise<BoardText & { readonly lang: Language }>}
 */
export async function loadBoardText(lang) {
  const language = nearest(lang);
  return textOf(language, await boardModules[language]());
}

/**
 * Sets the language of the page. `text` throws before this has resolved.
 * @param {string} lang
 * @returns {Promise<Language>} the language that was loaded
 */
export async function useLanguage(lang) {
  const language = nearest(lang);
  const texts = await modules[language]();
  page = texts;
  pageText = textOf(language, texts);
  return language;
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

/**
 * @template {BoardTexts | Texts} Some
 * @param {Language} lang
 * @param {Some} texts
 */
function textOf(lang, texts) {
  const read = (
    /** @type {keyof Some} */ key,
    /** @type {Record<string, unknown>} */ params = {},
  ) => {
    const entry = /** @type {string | ((params: any) => string)} */ (texts[key]);
    return typeof entry === "function" ? entry(params) : entry;
  };
  return Object.assign(read, { lang });
}
