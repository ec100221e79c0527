// The one way to a text: `text("status.place", { player })`. Each language is a module of its own, fetched only
// when it is wanted, and complete: nobody fetches two.

/** @typedef {(typeof import("./en.js"))["en"]} Texts every key, as English has it */
/** @typedef {keyof Texts} TextKey */

/**
 * The texts of one language.
 * @typedef {((key: TextKey, params?: Record<string, unknown>) => string) & { readonly lang: Language }} Text
 */

const modules = {
  en: async () => (await import("./en.js")).en,
};

/** @typedef {keyof typeof modules} Language */

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
 * Gives the page its language. Nothing may ask for a text before.
 * @param {string} lang
 * @returns {Promise<Language>} the nearest one there is
 */
export async function useLanguage(lang) {
  const language = nearest(lang);
  page = await modules[language]();
  pageText = textOf(language, page);
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
 * @param {Language} lang
 * @param {Texts} texts
 * @returns {Text}
 */
function textOf(lang, texts) {
  const read = (/** @type {TextKey} */ key, /** @type {Record<string, unknown>} */ params = {}) => {
    const entry = /** @type {string | ((params: any) => string)} */ (texts[key]);
    return typeof entry === "function" ? entry(params) : entry;
  };
  return Object.assign(read, { lang });
}
