/**
 * What the signs and marks on a place say, in the words that assistive technology is told.
 * @import { BoardView, Place } from "../board/types.js"
 * @import { Kind } from "../board/signs.js"
 * @import { BoardText } from "../text/board-text.js"
 */

import { isReserve } from "../board/geometry.js";
import { signsOf } from "../board/signs.js";
import { markStates } from "./view-model.js";

/** The text of each sign, in a view and on a place. @type {Record<Kind, (view: BoardView, place: Place) => Parameters<BoardText>[0]>} */
export const WORDS = {
  place: ({ picked }) =>
    picked !== null && !isReserve(picked) ? "state.raiseHere" : "state.place",
  square: () => "state.completes.square",
  line: () => "state.completes.line",
  raise: () => "state.raise",
  remove: () => "state.remove",
  soon: () => "state.soon",
  picked: () => "state.picked",
  played: ({ played }) => (played === null ? "state.lastMove" : "state.played"),
  left: ({ takenBack }, place) => (takenBack.includes(place) ? "state.takenBack" : "state.left"),
  figure: ({ figures }, place) =>
    figures.find(({ cells }) => cells.includes(place))?.kind === "line"
      ? "state.figure.line"
      : "state.figure.square",
};

/** What is said where somebody points at a place; marks first. @type {(text: BoardText, view: BoardView, place: Place) => string[]} */
export function wordsAt(text, view, place) {
  const marks = markStates(text, view.marks).flatMap(([at, words]) => (at === place ? words : []));
  const signs = signsOf(view, place).signs.flatMap(({ at, kind }) =>
    at === place && kind in WORDS ? text(WORDS[/** @type {Kind} */ (kind)](view, place)) : [],
  );
  return [...new Set([...marks, ...signs])];
}
