// Every sentence of a language as people read it, and how many words they are; run by itself, it prints them.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseAst } from "rollup/parseAst";
import { everything, folder, readerOf } from "./all-texts.mjs";
import { SAMPLES } from "./text-samples.mjs";

/** The words of the page of rules. */
const rules = (lang) =>
  readFileSync(new URL(`../rules/${lang}.html`, folder), "utf8")
    .replace(/<!--.*?-->|<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, "\n");

/** The sentences of a language, one for every sample of their parameters, and of its page of rules. */
export async function prose(lang) {
  const say = await readerOf(lang);
  const said = Object.keys(await everything(lang)).flatMap((key) =>
    (SAMPLES[key] ?? [{}]).map((params) => say(key, params)),
  );
  return [...new Set(said), rules(lang)].join("\n").replace(/[\u00a0\u202f]/g, " ");
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

/** The texts of a language by key, with each of their sentences: `node unit/support/sentences.mjs lt [key]…` in `tests`. */
async function print(lang, keys) {
  const say = await readerOf(lang);
  for (const key of Object.keys(await everything(lang))) {
    if (keys.length > 0 && !keys.some((start) => key.startsWith(start))) continue;
    const said = new Set((SAMPLES[key] ?? [{}]).map((params) => say(key, params)));
    console.log([key, ...said].join("\n  "));
  }
}

/** How many words a language has in www/text and www/rules. */
export function wordCount(lang) {
  const files = readdirSync(folder).filter((name) =>
    new RegExp(`^${lang}(-\\w+)?\\.js$`).test(name),
  );
  const trees = files.map((name) => parseAst(readFileSync(new URL(name, folder), "utf8")));
  return trees.reduce((sum, tree) => sum + wordsIn(tree), count(rules(lang)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [lang = "en", ...keys] = process.argv.slice(2);
  await print(lang, keys);
}
