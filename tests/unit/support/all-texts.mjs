// The texts of the play page with those of its parts that load later.

import { readdirSync } from "node:fs";
import { textOf, translations } from "../../../www/text/board-text.js";

/** @typedef {keyof typeof import("../../../www/text/text.js").languageNames} Language */

/** The files of www/text. */
export const folder = new URL("../../../www/text/", import.meta.url);

/** The parts that have modules of their own. */
const PARTS = readdirSync(folder).flatMap(
  (name) => /^en-(?!words)(\w+)\.js$/.exec(name)?.[1] ?? [],
);
const OF_COURSE = ["lessons", "course"];

/** The texts of parts in a language. @param {Language} lang @param {string[]} parts */
const textsOf = async (lang, parts) =>
  Object.assign(
    {},
    ...(await Promise.all(parts.map((part) => translations(/** @type {any} */ (part))(lang)))),
  );

/** All texts of a language, by key. @param {Language} lang */
export const allTexts = (lang) =>
  textsOf(
    lang,
    PARTS.filter((part) => !OF_COURSE.includes(part)),
  );

/** All texts of a language by key, those of the lessons too. @param {Language} lang */
export const everything = (lang) => textsOf(lang, PARTS);

/** Reads the texts of a language. @param {Language} lang */
export const readerOf = async (lang) => textOf(lang, await everything(lang));
