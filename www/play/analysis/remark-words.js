/**
 * Remarks of the engine in words: in the past for a turn of the game, in the present for a turn that is advised.
 * @import { Player } from "../../board/types.js"
 * @import { Cell, Figure, Remark } from "../../pkg/pylos.js"
 */

import { text } from "../../text/text.js";

/** @typedef {"you" | Player} Who "you" where one person plays, and the sentence speaks of that person. */

/** A remark on a turn of `who` in one sentence: "You let Dark complete a square: two balls." @type {(remark: Remark, who: Who, other: Who) => string} */
export const remarkWords = ({ kind, cells, balls }, who, other) =>
  text(`remark.${kind}`, { who, other, figure: figureOf(cells), balls: Math.abs(balls) });

/** Why a turn is good, in sentences: "It completes a square." @type {(remarks: readonly Remark[], turn: string, other: Player) => string[]} */
export function reasonWords(remarks, turn, other) {
  const reasons = remarks.flatMap(({ kind, cells }) =>
    kind === "completes" || kind === "blocks"
      ? [text(`reason.${kind}`, { other, figure: figureOf(cells) })]
      : [],
  );
  return turn.includes("-") ? [...reasons, text("reason.raises")] : reasons;
}

/** What the cells of one figure are; of several, "square" where there is one among them. @type {(cells: readonly Cell[]) => Figure["kind"]} */
export function figureOf(cells) {
  const has = new Set(cells);
  /** @type {(cell: Cell, file: number, rank: number) => Cell} */
  const beside = ([level, file, rank], right, up) =>
    level + String.fromCharCode(file.charCodeAt(0) + right) + (Number(rank) + up);
  const isSquare = (/** @type {Cell} */ cell) =>
    [beside(cell, 1, 0), beside(cell, 0, 1), beside(cell, 1, 1)].every((one) => has.has(one));
  return cells.some(isSquare) ? "square" : "line";
}
