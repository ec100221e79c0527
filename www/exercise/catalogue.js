/**
 * The puzzles of a variant: the file and its lines as data.
 * @import { Puzzle } from "./types.js"
 */

import { OPTIONS, USUAL } from "../game/rule-options.js";

export const { variant: VARIANTS } = OPTIONS;
/** One line of the file has this number of fields. */
const FIELDS = 9;

/** The addresses are whole expressions, because bundlers know only these. */
const FILES = {
  children: () => new URL("../puzzles/children.txt", import.meta.url),
  standard: () => new URL("../puzzles/standard.txt", import.meta.url),
  expert: () => new URL("../puzzles/expert.txt", import.meta.url),
};

/** @typedef {keyof typeof FILES} Variant */

/** What is wanted of a puzzle; null: anything. The theme "judge": the puzzles that ask for the value. @typedef {{ grade: number | null, theme: string | null }} Wish */

/** @typedef {ReturnType<typeof parseCatalogue>} Catalogue */

/** @type {Map<Variant, Promise<Catalogue>>} */
const loaded = new Map();

/** Loads the puzzles of a variant, once; after a failure the next call tries again. @type {(variant: Variant) => Promise<Catalogue>} */
export function loadCatalogue(variant) {
  const known = loaded.get(variant);
  if (known !== undefined) return known;
  const loading = fetchCatalogue(variant);
  loading.catch(() => loaded.delete(variant));
  loaded.set(variant, loading);
  return loading;
}

/** @param {Variant} variant */
async function fetchCatalogue(variant) {
  const response = await fetch(FILES[variant]());
  if (!response.ok) throw new Error(`puzzles of ${variant}: status ${response.status}`);
  return parseCatalogue(await response.text(), variant);
}

/** What a puzzle's id says; null for a text that is no id. @type {(id: string) => { variant: Variant, number: number } | null} */
export function parseId(id) {
  const [, name, digits] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(id) ?? [];
  const variant = VARIANTS.find((one) => one === name);
  return variant === undefined ? null : { variant, number: Number(digits) };
}

/** Reads a file of puzzles; throws where it is none. @param {string} text @param {Variant} variant */
export function parseCatalogue(text, variant) {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const puzzles = lines.map((line) => parsePuzzle(line, variant));
  return {
    variant,
    puzzles,
    /** The grades that there are, the easiest first. */
    grades: [...new Set(puzzles.map(({ grade }) => grade))].sort((a, b) => a - b),
    themes: [...new Set(puzzles.flatMap(({ themes }) => themes))],
    /** @param {number} number */
    puzzle: (number) => puzzles.find((puzzle) => puzzle.number === number) ?? null,
    /** @param {Wish} wish */
    select: (wish) => puzzles.filter((puzzle) => fits(puzzle, wish)),
  };
}

/** Whether a puzzle is what is wanted. @type {(puzzle: Puzzle, wish: Wish) => boolean} */
export function fits({ kind, grade, themes }, { grade: wanted, theme }) {
  if (wanted !== null && grade !== wanted) return false;
  return theme === null || (theme === "judge" ? kind === "judge" : themes.includes(theme));
}

/** @type {(line: string, variant: Variant) => Puzzle & { number: number }} */
function parsePuzzle(line, variant) {
  const fields = line.split("\t");
  if (fields.length !== FIELDS) throw new Error(`${variant}.txt: ${fields.length} fields`);
  const [number, kind, value, grade, rating, themes, position, moves, replies] = fields;
  return {
    id: `${variant}-${number}`,
    number: Number(number),
    rules: { variant, ...USUAL },
    position,
    kind: /** @type {Puzzle["kind"]} */ (kind),
    value: /** @type {Puzzle["value"]} */ (value),
    grade: Number(grade),
    rating: Number(rating),
    themes: themes.split(",").filter((theme) => theme !== ""),
    line: words(moves),
    replies: replies.split("|").map(words),
  };
}

/** @param {string} written */
const words = (written) => written.split(" ").filter((word) => word !== "");
