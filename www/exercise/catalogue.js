/**
 * The puzzles of a variant: the file and its lines as data.
 * @import { Puzzle } from "./types.js"
 */

import { OPTIONS, USUAL } from "../game/rule-options.js";
import { fetchText } from "../site/author-data.js";
import { late } from "../site/late.js";
import { puzzlesOfDays } from "./day.js";
import { listed } from "./verdict.js";

export const { variant: VARIANTS } = OPTIONS;

/** The addresses are whole expressions, because bundlers know only these. */
const FILES = {
  children: () => new URL("../puzzles/children.txt", import.meta.url),
  standard: () => new URL("../puzzles/standard.txt", import.meta.url),
  expert: () => new URL("../puzzles/expert.txt", import.meta.url),
};

/** @typedef {keyof typeof FILES} Variant */

/** What is wanted of a puzzle; null: anything. A theme that is no fact about moves: `askOf`. @typedef {{ grade: number | null, theme: string | null }} Wish */

/** @typedef {ReturnType<typeof parseCatalogue>} Catalogue */

const loading = VARIANTS.map((variant) =>
  late(async () => parseCatalogue(await fetchText(FILES[variant]().href), variant)),
);

/** @param {Variant} variant */
export const loadCatalogue = (variant) => loading[VARIANTS.indexOf(variant)].load();

/** The puzzle of a day. @type {(variant: Variant, day: number, isEasy?: boolean) => Promise<Puzzle>} */
export const puzzleOfDay = async (variant, day, isEasy) =>
  puzzlesOfDays((await loadCatalogue(variant)).puzzles)(day, isEasy);

/** The puzzle with an id such as `standard-417`; null where there is none. @param {string} id */
export async function findPuzzle(id) {
  const variant = VARIANTS.find((one) => id.startsWith(`${one}-`));
  const { puzzles } = variant ? await loadCatalogue(variant) : { puzzles: [] };
  return puzzles.find((puzzle) => puzzle.id === id) ?? null;
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
    themes: [...new Set(puzzles.flatMap((puzzle) => [...puzzle.themes, askOf(puzzle)]))],
  };
}

/** Asked for in place of a move that keeps a win or draw: the value, or the move that holds out longest; "" for such a move. @type {(puzzle: Pick<Puzzle, "kind" | "value">) => "judge" | "longest" | ""} */
export const askOf = ({ kind, value }) =>
  kind === "judge" ? kind : value === "lost" ? "longest" : "";

/** Whether a puzzle is what is wanted. @type {(puzzle: Puzzle, wish: Wish) => boolean} */
export function fits(puzzle, { grade, theme }) {
  if (grade !== null && puzzle.grade !== grade) return false;
  return theme === null || askOf(puzzle) === theme || puzzle.themes.includes(theme);
}

/** @type {(line: string, variant: Variant) => Puzzle & Required<Pick<Puzzle, "number" | "grade" | "rating">>} */
function parsePuzzle(line, variant) {
  const fields = line.split("\t");
  if (fields.length !== 9) throw new Error(`${variant}.txt: ${fields.length} fields`);
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
    line: listed(moves),
    replies: replies.split("|").map(listed),
  };
}
