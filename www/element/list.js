/** The list of moves beside a board, which a board loads when it shows it. */

import { createMoveList } from "../game/move-list.js";
import { adoptStyle } from "../site/adopt-style.js";
import { make } from "../site/dom.js";
import { listStyle } from "./list-style.js";

/**
 * @param {HTMLElement} room In the shadow tree of a board.
 * @param {import("../text/board-text.js").BoardText} text
 * @param {(ply: number, line: readonly string[] | null) => void} show
 */
export function createList(room, text, show) {
  adoptStyle(/** @type {ShadowRoot} */ (room.getRootNode()), listStyle);
  const moves = make("div", "moves");
  room.replaceChildren(moves);
  return createMoveList(moves, text, show);
}
