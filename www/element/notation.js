/**
 * What stands below a board and its status: the buttons of the game, and the list of moves. A board loads it when it shows
 * one of them.
 * @import { BoardLoop } from "../game/reduce.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Tree } from "./console.js"
 */

import { createMoveList } from "../game/move-list.js";
import { adoptStyle } from "../site/adopt-style.js";
import { h } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { paintConsole } from "./console.js";
import { boardControls } from "./controls.js";
import { listStyle } from "./list-style.js";

/** @type {(rooms: Tree["rooms"], text: BoardText, loop: BoardLoop) => (isReplayed: boolean) => void} `isReplayed`: whether a button plays the moves. */
export function createNotation({ controls, notation }, text, loop) {
  adoptStyle(/** @type {ShadowRoot} */ (notation.getRootNode()), listStyle);
  renew(notation, h("div", { class: "moves" }));
  const list = createMoveList(/** @type {HTMLElement} */ (notation.firstChild), text, (ply, line) =>
    loop.dispatch({ is: "show", ply, line }),
  );
  return (isReplayed) => {
    const labels = { controls: text("element.controls"), notation: text("moves.label") };
    const buttons = boardControls(text, loop.state, isReplayed);
    paintConsole({ controls, notation }, "act", { controls: buttons, labels });
    if (!notation.hidden) list.render(loop.state.session);
  };
}
