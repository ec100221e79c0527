/**
 * The comments and variations of a record. Marks are written in comments as lichess writes them, with our cells:
 * `[%csl G1b2,R1c1]` draws rings, `[%cal Y1a1-2b2]` arrows.
 * @import { Mark, Tone } from "../board/types.js"
 * @import { Game, Note } from "../pkg/rules.js"
 * @import { Session } from "./session.js"
 */

import { cellAt } from "../board/geometry.js";

/** The tones of lichess' colours: green, red, yellow, blue. @type {Record<string, Tone>} */
const TONES = { G: "good", R: "bad", Y: "even", B: "accent" };

/** The comments and variations of a moment that are shown. */
export const MOST_REMARKS = 12;

const MARKUP = /\[%(csl|cal)\s+([^\]]*)\]/g;

/** Markup that cannot be read stays among the words, where its author sees it. @type {(comment: string) => { words: string, marks: Mark[] }} */
export function readComment(comment) {
  /** @type {Mark[]} */
  const marks = [];
  const words = comment.replaceAll(MARKUP, (written, kind, list) => {
    const read = list.split(",").map((/** @type {string} */ item) => readMark(kind, item.trim()));
    if (read.includes(null)) return written;
    marks.push(...read);
    return " ";
  });
  return { words: words.replace(/\s+/g, " ").trim(), marks };
}

/** @type {(kind: string, item: string) => Mark | null} */
function readMark(kind, item) {
  const [, colour, first, second] = /^([GRYB])(\w{3})(?:-?(\w{3}))?$/.exec(item) ?? [];
  const tone = TONES[colour];
  const isPlaced = (/** @type {string | undefined} */ cell) => cell && cellAt(cell) !== undefined;
  if (!isPlaced(first)) return null;
  if (kind === "csl") return second ? null : { kind: "ring", at: first, tone };
  return isPlaced(second) ? { kind: "arrow", from: first, at: second, tone } : null;
}

/** The comments in the variations of a game, which are read once: there may be thousands. @type {WeakMap<Game, Part[]>} */
const inVariations = new WeakMap();

/** @param {Game} game */
function commentsInVariations(game) {
  const read = inVariations.get(game);
  if (read !== undefined) return read;
  const parts = game.notes
    .filter(({ text }) => text.includes("{"))
    .flatMap((note) => readVariation(game, note))
    .filter(({ kind }) => kind === "comment");
  inVariations.set(game, parts);
  return parts;
}

/** What is written at the moment shown; only the first of very many comments. @type {(session: Session) => { words: string, marks: Mark[] }} */
export function commentShown({ game, shown, line }) {
  const ply = shown.moves.length;
  const isHere = (/** @type {Note | Part} */ part) =>
    part.kind === "comment" &&
    part.ply === ply &&
    (!("line" in part) || shown.moves.every((move, i) => move === part.line[i]));
  const read = (line === null ? game.notes : commentsInVariations(game))
    .filter(isHere)
    .slice(0, MOST_REMARKS)
    .map(({ text }) => readComment(text));
  return {
    words: read.flatMap(({ words }) => words || []).join(" "),
    marks: read.flatMap(({ marks }) => marks),
  };
}

/**
 * A move with its glyphs, a comment, or a number or parenthesis. `line`: all moves of the line in which it stands, from the start of
 * the game; `ply`: how many of them are played there; a move is the last of these.
 * @typedef {{ kind: "move" | "comment" | "sign", text: string, line: readonly string[], ply: number }} Part
 */

/**
 * The parts of a variation, which the rules give as one text, such as `1... 1a1? {too near} 2. 1b1`; none of another note.
 * A record numbers pairs of turns; here each move has the number of its turn, as in the list: `2. 1a1? {too near} 3. 1b1`.
 * @type {(game: Pick<Game, "moves">, note: Note) => Part[]}
 */
export function readVariation({ moves }, { kind, ply, text }) {
  if (kind !== "variation") return [];
  /** @type {Part[]} */
  const parts = [];
  /** @type {string[][]} The lines that are open, the innermost last; they grow move by move. */
  const lines = [moves.slice(0, ply - 1)];
  for (const [word, comment] of text.matchAll(/\{([^}]*)\}|[()]|[^\s(){}]+/g)) {
    if (/^\d+\.+$/.test(word)) continue;
    if (word === "(") lines.push((lines.at(-1) ?? []).slice(0, -1));
    const line = lines.at(-1) ?? [];
    const [, move] = /^(\d[a-d]\d[^!?]*)[!?]*$/.exec(word) ?? [];
    if (move !== undefined)
      parts.push({ kind: "sign", text: `${line.push(move)}.`, line, ply: line.length });
    const kind = comment !== undefined ? "comment" : move !== undefined ? "move" : "sign";
    parts.push({ kind, text: comment ?? word, line, ply: line.length });
    if (word === ")") lines.pop();
  }
  return parts;
}
