/**
 * The comments of a record: their words, and the marks written in them as lichess writes them, with our cells:
 * `[%csl G1b2,R1c1]` draws rings, `[%cal Y1a1-2b2]` arrows.
 * @import { Mark, Tone } from "../board/types.js"
 * @import { Session } from "./session.js"
 */

import { cellAt } from "../board/geometry.js";
import { readVariation } from "./variation.js";

/** The tones of lichess' colours: green, red, yellow, blue. @type {Record<string, Tone>} */
const TONES = { G: "good", R: "bad", Y: "even", B: "accent" };

const MARKUP = /\[%(csl|cal)\s+([^\]]*)\]/g;

/**
 * @param {string} comment
 * @returns {{ words: string, marks: Mark[] }} Markup that cannot be read stays among the words, where its author
 *   sees it.
 */
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
  const isArrow = kind === "cal";
  const cells = isArrow ? [first, second] : [first];
  if (cells.some((cell) => cell === undefined || cellAt(cell) === undefined)) return null;
  if (!isArrow && second !== undefined) return null;
  const tone = TONES[colour];
  return isArrow
    ? { kind: "arrow", from: first, at: second, tone }
    : { kind: "ring", at: first, tone };
}

/**
 * What is written at the moment shown.
 * @param {Session} session
 * @returns {{ words: string, marks: Mark[] }}
 */
export function commentShown({ game, shown, line }) {
  const ply = shown.moves.length;
  const written =
    line === null
      ? game.notes.filter((note) => note.kind === "comment" && note.ply === ply)
      : game.notes
          .flatMap((note) => readVariation(game, note))
          .filter(
            (part) =>
              part.kind === "comment" &&
              part.ply === ply &&
              shown.moves.every((move, i) => move === part.line[i]),
          );
  const read = written.map(({ text }) => readComment(text));
  return {
    words: read
      .map(({ words }) => words)
      .filter((words) => words !== "")
      .join(" "),
    marks: read.flatMap(({ marks }) => marks),
  };
}
