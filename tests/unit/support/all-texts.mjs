// The texts of the play page with those of its parts that load later.

import { analysisTexts } from "../../../www/text/analysis.js";
import { atlasTexts } from "../../../www/text/atlas.js";
import { textOf } from "../../../www/text/board-text.js";
import { dailyTexts } from "../../../www/text/daily.js";
import { dialogTexts } from "../../../www/text/dialogs.js";
import { editorTexts } from "../../../www/text/editor.js";
import { endsTexts } from "../../../www/text/ends.js";
import { friendTexts } from "../../../www/text/friend.js";
import { mistakeTexts } from "../../../www/text/mistakes.js";
import { ownTexts } from "../../../www/text/own.js";
import { puzzleTexts } from "../../../www/text/puzzle.js";
import { reasonTexts } from "../../../www/text/reasons.js";
import { remarkTexts } from "../../../www/text/remarks.js";

/** What the parts add: one line for each `addTexts` of the page. */
export const ADDITIONS = [
  analysisTexts,
  atlasTexts,
  dailyTexts,
  dialogTexts,
  editorTexts,
  endsTexts,
  friendTexts,
  mistakeTexts,
  ownTexts,
  puzzleTexts,
  reasonTexts,
  remarkTexts,
];

/**
 * All texts of a language, by key.
 *
 * @param {keyof typeof import("../../../www/text/text.js").languageNames} lang
 */
export async function allTexts(lang) {
  const module = await import(`../../../www/text/${lang}.js`);
  const added = await Promise.all(ADDITIONS.map((addition) => addition[lang]()));
  return Object.assign({}, module[lang], ...added);
}

/** All texts of a language by key, those of the lessons too. @type {typeof allTexts} */
export async function everything(lang) {
  const { lessons } = await import(`../../../www/text/${lang}-lessons.js`);
  const { course } = await import(`../../../www/text/${lang}-course.js`);
  return { ...(await allTexts(lang)), ...lessons, ...course };
}

/**
 * Reads the texts of a language.
 *
 * @param {keyof typeof import("../../../www/text/text.js").languageNames} lang
 */
export const readerOf = async (lang) => textOf(lang, await allTexts(lang));
