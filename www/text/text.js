// The one way to a text: `text("status.place", { player })`. Each language is a module of its own, fetched only
// when it is wanted, and complete: nobody fetches two.
//
// A new language is a set of modules like those of any other here, a line in each table below and in lessons.js, and
// a page of rules. What is missing in it, the type check and the tests tell.

/**
 * What a translation of English texts has to hold: the same keys, with the same parameters.
 * @template English
 * @typedef {{ [Key in keyof English]: English[Key] extends (params: infer Params) => string
 *   ? (params: Params) => string : string }} Translation
 */

/** @typedef {Translation<(typeof import("./en.js"))["en"]>} Texts */
/** @typedef {keyof Texts} TextKey */

/** @typedef {Translation<(typeof import("./en-board.js"))["board"]>} BoardTexts what a board and its game say */

/**
 * The texts of one language, as far as a board and its game need them; a `Text` will do.
 * @typedef {(key: keyof BoardTexts, params?: Record<string, unknown>) => string} BoardText
 */

/**
 * The texts of one language.
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
 * How each language calls itself.
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

/** The languages there are, by their codes. */
export const languages = /** @type {readonly Language[]} */ (Object.freeze(Object.keys(modules)));

/** @type {Texts | null} */
let page = null;
/** @type {Text | null} */
let pageText = null;

/**
 * The nearest language there is: "lt-LT" is Lithuanian, and English stands in for what there is not.
 * @param {string} lang
 * @returns {Language}
 */
export function nearest(lang) {
  return known(lang) ?? "en";
}

/**
 * @param {string} lang a language tag
 * @returns {Language | null} null: there is none like it
 */
export function known(lang) {
  const primary = lang.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary) ?? null;
}

/**
 * The texts of a language, for what has a language of its own on the page.
 * @param {string} lang
 * @returns {Promise<Text>}
 */
export async function loadText(lang) {
  const language = nearest(lang);
  return textOf(language, await modules[language]());
}

/**
 * The texts of a board and its game alone: a board on somebody's page needs no others.
 * @param {string} lang a language tag
 * @returns {Promise<BoardText & { readonly lang: Language }>}
 */
export async function loadBoardText(lang) {
  const language = nearest(lang);
  return textOf(language, await boardModules[language]());
}

/**
 * Gives the page its language. Nothing may ask for a text before.
 * @param {string} lang
 * @returns {Promise<Language>} the nearest one there is
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
