// Every sentence of a language as people read it, and how many words they are. From tests/:
//   node unit/support/sentences.mjs lt [KEY]     the sentences, or those of the keys that begin so
//   node unit/support/sentences.mjs words        the words of every language, as they stand in the sources

import { readdirSync, readFileSync } from "node:fs";
import { parseAst } from "rollup/parseAst";
import { textOf } from "../../../www/text/board-text.js";
import { allTexts } from "./all-texts.mjs";
import { LESSON_SAMPLES, SAMPLES } from "./text-samples.mjs";

/** The files of www/text. */
const folder = new URL("../../../www/text/", import.meta.url);

/** The words of the page of rules. @param {string} lang */
const rules = (lang) =>
  readFileSync(new URL(`../rules/${lang}.html`, folder), "utf8")
    .replace(/<!--.*?-->|<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, "\n");

/** All texts of a language by key, those of the lessons too. @param {string} lang */
export async function everything(lang) {
  const { lessons } = await import(`../../../www/text/${lang}-lessons.js`);
  const { course } = await import(`../../../www/text/${lang}-course.js`);
  return { ...(await allTexts(lang)), ...lessons, ...course };
}

/**
 * Each key with its sentences, one for every sample of its parameters.
 * @param {string} lang
 */
export async function sentences(lang) {
  const texts = await everything(lang);
  const say = textOf(lang, texts);
  const samples = { ...SAMPLES, ...LESSON_SAMPLES };
  return Object.keys(texts).map((key) => ({
    key,
    said: [...new Set((samples[key] ?? [{}]).map((params) => say(key, params)))],
  }));
}

/** The sentences of a language and of its page of rules as one text. @param {string} lang */
export async function prose(lang) {
  const said = (await sentences(lang)).flatMap((entry) => entry.said);
  return [...said, rules(lang)].join("\n").replaceAll("\u00a0", " ");
}

/** The words in strings and templates of a syntax tree, names of properties left out. */
function wordsIn(node, ofProperty = false) {
  if (node === null || typeof node !== "object") return 0;
  if (node.type === "ImportDeclaration") return 0;
  if (node.type === "Literal") return ofProperty ? 0 : count(node.value);
  if (node.type === "TemplateElement") return count(node.value.cooked);
  return Object.entries(node).reduce(
    (sum, [name, child]) => sum + wordsIn(child, name === "key" && node.type === "Property"),
    0,
  );
}

const count = (text) =>
  typeof text === "string" ? (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length : 0;

/** How many words a language has in www/text and www/rules. @param {string} lang */
export function wordCount(lang) {
  const files = readdirSync(folder).filter((name) =>
    new RegExp(`^${lang}(-\\w+)?\\.js$`).test(name),
  );
  const trees = files.map((name) => parseAst(readFileSync(new URL(name, folder), "utf8")));
  return trees.reduce((sum, tree) => sum + wordsIn(tree), count(rules(lang)));
}

const [, file, lang, prefix = ""] = process.argv;
if (file === new URL(import.meta.url).pathname) {
  if (lang === "words") {
    for (const lang of ["en", "es", "lt", "et", "fr", "de"]) console.log(lang, wordCount(lang));
  } else {
    for (const { key, said } of await sentences(lang)) {
      if (key.startsWith(prefix)) for (const sentence of said) console.log(`${key}\t${sentence}`);
    }
  }
}
