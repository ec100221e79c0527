// The texts that a board and its game need, and the languages. Each language is complete in its own modules, so a page
// fetches one language only.

/**
 * The type of a translation: the keys of the English texts, with the same parameters.
 * @template English
 * @typedef {{ [Key in keyof English]: English[Key] extends (params: infer Params) => string
 *   ? (params: Params) => string : string }} Translation
 */

/** @typedef {Translation<(typeof import("./en-board.js"))["board"]>} BoardTexts The texts of a board and its game */

/**
 * Reads the texts of a board in one language. The `Text` of a page is one too.
 * @typedef {(key: keyof BoardTexts, params?: Record<string, unknown>) => string} BoardText
 */

/** @type {Record<"en" | "es" | "lt" | "et" | "fr" | "de", () => Promise<BoardTexts>>} */
export const modules = {
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
export const languages = /** @type {readonly Language[]} */ (Object.freeze(Object.keys(modules)));

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
 * Loads only the texts of a board and its game, which is all that `<pylos-board>` needs.
 * @param {string} lang a language tag
 * @returns {Promise<BoardText & { readonly lang: Language }>}
 */
export async function loadBoardText(lang) {
  const language = nearest(lang);
  return textOf(language, await modules[language]());
}

/**
 * @template {object} Some
 * @param {Language} lang
 * @param {Some} texts
 */
export function textOf(lang, texts) {
  const read = (
    /** @type {keyof Some} */ key,
    /** @type {Record<string, unknown>} */ params = {},
  ) => {
    const entry = /** @type {string | ((params: any) => string)} */ (texts[key]);
    return typeof entry === "function" ? entry(params) : entry;
  };
  return Object.assign(read, { lang });
}
