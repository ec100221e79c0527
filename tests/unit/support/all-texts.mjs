// The texts of the play page with those of its parts that load later.

import { readdirSync } from "node:fs";
import { textOf } from "../../../www/text/board-text.js";

/** @typedef {keyof typeof import("../../../www/text/text.js").languageNames} Language */

/** The files of www/text. */
export const folder = new URL("../../../www/text/", import.meta.url);

/** What the parts add: each `…Texts` of a module that belongs to no language. */
const { lessonTexts, courseTexts, ...additions } = Object.fromEntries(
  (await Promise.all(readdirSync(folder).map((name) => import(new URL(name, folder).href))))
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => /^(?!add).*Texts$/.test(name)),
);

/** All texts of a language, by key. @param {Language} lang */
export async function allTexts(lang) {
  const module = await import(`../../../www/text/${lang}.js`);
  const added = await Promise.all(Object.values(additions).map((addition) => addition[lang]()));
  return Object.assign({}, module[lang], ...added);
}

/** All texts of a language by key, those of the lessons too. @param {Language} lang */
export const everything = async (lang) =>
  Object.assign(await allTexts(lang), await lessonTexts[lang](), await courseTexts[lang]());

/** Reads the texts of a language. @param {Language} lang */
export const readerOf = async (lang) => textOf(lang, await everything(lang));
