/**
 * The list of moves beside a board. A board loads it when it shows the list.
 * @import { BoardLoop } from "../game/reduce.js"
 * @import { BoardText } from "../text/board-text.js"
 */

import { createMoveList } from "../game/move-list.js";
import { adoptStyle } from "../site/adopt-style.js";
import { h } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { listStyle } from "./list-style.js";

/** @type {(notation: HTMLElement, text: BoardText, loop: BoardLoop) => ReturnType<typeof createMoveList>} */
export function createNotation(notation, text, loop) {
  adoptStyle(/** @type {ShadowRoot} */ (notation.getRootNode()), listStyle);
  renew(notation, h("div", { class: "moves" }));
  return createMoveList(/** @type {HTMLElement} */ (notation.firstChild), text, (ply, line) => {
    loop.dispatch({ is: "show", ply, line });
  });
}
