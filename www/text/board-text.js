// The texts that a board and its game need, and the languages. Each language is complete in its own modules, so a page
// fetches one language only.

/**
 * The type of a translation: the keys of the English texts, with the same parameters.
 * @template English
 * @typedef {{ [Key in keyof English]: English[Key] extends (params: infer Params) => string
 *   ? (params: Params) => string : string }} Translation
 */

/**
 * The English texts of each part of the site. `board` is in `page`; the others are added to it (`addTexts`), or stand alone.
 * @typedef {{
 *   page: (typeof import("./en-page.js"))["page"],
 *   board: (typeof import("./en-board.js"))["board"],
 *   analysis: (typeof import("./en-analysis.js"))["analysis"],
 *   atlas: (typeof import("./en-atlas.js"))["atlas"],
 *   course: (typeof import("./en-course.js"))["course"],
 *   daily: (typeof import("./en-daily.js"))["daily"],
 *   dialogs: (typeof import("./en-dialogs.js"))["dialogs"],
 *   editor: (typeof import("./en-editor.js"))["editor"],
 *   ends: (typeof import("./en-ends.js"))["ends"],
 *   friend: (typeof import("./en-friend.js"))["friend"],
 *   lessons: (typeof import("./en-lessons.js"))["lessons"],
 *   mistakes: (typeof import("./en-mistakes.js"))["mistakes"],
 *   numbers: (typeof import("./en-numbers.js"))["numbers"],
 *   own: (typeof import("./en-own.js"))["own"],
 *   puzzle: (typeof import("./en-puzzle.js"))["puzzle"],
 *   reasons: (typeof import("./en-reasons.js"))["reasons"],
 *   remarks: (typeof import("./en-remarks.js"))["remarks"],
 *   tables: (typeof import("./en-tables.js"))["tables"],
 * }} English
 */

/** @template {keyof English} Part @typedef {Translation<English[Part]>} TextsOf */
/** @typedef {TextsOf<"board">} BoardTexts The texts of a board and its game */

/**
 * Reads the texts of a board in one language. The `Text` of a page is one too.
 * @typedef {(key: keyof BoardTexts, params?: Record<string, unknown>) => string} BoardText
 */

/** @typedef {"en" | "es" | "lt" | "et" | "fr" | "de"} Language */

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
  Object.freeze(Object.keys(languageNames))
);

/**
 * The language for a tag: "lt" for "lt-LT", English for a language without texts.
 * @param {string} lang
 * @returns {Language}
 */
export function nearest(lang) {
  return spoken(lang) ?? "en";
}

/**
 * @param {string} lang a language tag
 * @returns {Language | null} null for a language without texts
 */
export function spoken(lang) {
  const primary = lang.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary) ?? null;
}

/**
 * What loads the texts of a part in a language: a module of its own, `en-analysis.js`, exports them by the name of the part.
 * The bundler writes the names of the files in place of a call (bundle.mjs), so every call names its part in quotes.
 * @template {keyof English} Part
 * @param {Part} part
 * @returns {(lang: Language) => Promise<TextsOf<Part>>}
 */
export const translations = (part) => async (lang) => (await import(`./${lang}-${part}.js`))[part];

export const boardTexts = translations("board");

/** Loads only the texts of a board and its game. @param {string} lang */
export const loadBoardText = (lang) => loadTexts(lang, boardTexts);

/** @template Union @typedef {Union extends Union ? keyof Union : never} KeyOf */

/**
 * Reads the texts of one language.
 * @template Key
 * @typedef {((key: Key, params?: Record<string, unknown>) => string) & { readonly lang: Language }} Reader
 */

/** @typedef {(key: keyof TextsOf<"reasons">, params?: Record<string, unknown>) => string} ReasonText What forbids a move, and what is wrong with a game or an attribute */

/**
 * Loads texts that need not be in the language of the page.
 * @template {((lang: Language) => Promise<object>)[]} Parts
 * @param {string} lang a language tag
 * @param {Parts} parts
 * @returns {Promise<Reader<KeyOf<Awaited<ReturnType<Parts[number]>>>>>}
 */
export async function loadTexts(lang, ...parts) {
  const language = nearest(lang);
  return /** @type {any} */ (textOf(language, await merged(language, parts)));
}

/** The texts of parts in a language. @param {Language} lang @param {((lang: Language) => Promise<object>)[]} parts */
export const merged = async (lang, parts) =>
  Object.assign({}, ...(await Promise.all(parts.map((part) => part(lang)))));

/**
 * Replacements in every sentence: no full stop follows a question mark or another one, and no line may break before units, dots and French signs.
 * @type {readonly [RegExp, string][]}
 */
const TYPE = [
  [/([?.])\.(?= |$)/g, "$1"],
  [/(\d) (?=(?:[KMk]B|[KMk]o|%)(?![a-zà-ž]))/g, "$1\u00a0"],
  [/ (?=…)/g, "\u00a0"],
];
/** @type {typeof TYPE} */
const FRENCH = [
  [/[ \u00a0](?=[;!?»])/g, "\u202f"],
  [/«[ \u00a0]/g, "«\u202f"],
  [/ (?=:)/g, "\u00a0"],
];

/** A sentence with the type of its language. @type {(lang: Language, sentence: string) => string} */
const typeset = (lang, sentence) =>
  (lang === "fr" ? [...TYPE, ...FRENCH] : TYPE).reduce(
    (words, [found, set]) => words.replace(found, set),
    sentence,
  );

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
    return typeset(lang, typeof entry === "function" ? entry(params) : entry);
  };
  return Object.assign(read, { lang });
}
