/**
 * The list of moves beside a board, which a board loads when it shows it.
 * @import { Controller } from "../game/controller.js"
 * @import { BoardText } from "../text/board-text.js"
 */

import { createMoveList } from "../game/move-list.js";
import { adoptStyle } from "../site/adopt-style.js";
import { make, setLabel } from "../site/dom.js";
import { listStyle } from "./list-style.js";

/** @type {(room: HTMLElement, text: BoardText, controller: Controller) => () => void} */
export function create(room, text, controller) {
  adoptStyle(/** @type {ShadowRoot} */ (room.getRootNode()), listStyle);
  const moves = make("div", "moves");
  room.replaceChildren(moves);
  const show = (/** @type {number} */ ply, /** @type {readonly string[] | null} */ line) =>
    void controller.dispatch("show", ply, line);
  const list = createMoveList(moves, text, show);
  return () => {
    setLabel(room, text("moves.label"));
    list.render(controller.state.session);
  };
}
