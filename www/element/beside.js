/**
 * What stands below a board and its status: the buttons of the game, and the list of moves. A board loads it when it shows
 * one of them.
 * @import { BoardLoop, Event } from "../game/reduce.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { PylosBoard } from "./element.js"
 * @import { Tree } from "./tree.js"
 */

import { createMoveList } from "../game/move-list.js";
import { isLive, lineShown, undoTo } from "../game/session.js";
import { adoptStyle } from "../site/adopt-style.js";
import { enable, make, onButton, setLabel } from "../site/dom.js";
import { drawing, OUTLINES } from "../site/icon.js";
import { listStyle } from "./list-style.js";
import { addButton } from "./tree.js";

/**
 * In their order: the key of the label, the outline, and what the button does, as an event of the board or in degrees.
 * @type {Record<string, [any, string, Event | number]>}
 */
const BUTTONS = {
  undo: ["action.undo", "M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3", { is: "undo" }],
  first: ["replay.first", OUTLINES.first, { is: "show", ply: 0 }],
  previous: ["replay.previous", OUTLINES.previous, { is: "step", by: -1 }],
  play: ["replay.play", "M8 5l11 7-11 7z", { is: "replay", on: true }],
  next: ["replay.next", OUTLINES.next, { is: "step", by: 1 }],
  last: ["replay.last", OUTLINES.last, { is: "show", ply: Number.POSITIVE_INFINITY }],
  left: ["view.left", OUTLINES.left, -45],
  right: ["view.right", OUTLINES.right, 45],
  // In place of `play`.
  pause: ["replay.pause", "M8 5v14M16 5v14", { is: "replay", on: false }],
};

/** @param {PylosBoard} element @param {Tree} tree @param {BoardText} text @param {BoardLoop} loop @param {(degrees: number) => void} rotate */
export function createBeside(element, { controls, notation }, text, loop, rotate) {
  const { pause: _, ...own } = BUTTONS;
  const buttons = Object.entries(own).map(([name, [, outline]]) => {
    const made = addButton(controls, name, "sign");
    made.append(drawing(outline));
    return { name, made };
  });
  onButton(controls, "act", (name) => {
    const [, , does] = BUTTONS[name];
    if (typeof does === "number") rotate(does);
    else loop.dispatch(does);
  });

  adoptStyle(/** @type {ShadowRoot} */ (notation.getRootNode()), listStyle);
  const moves = make("div", "moves");
  notation.replaceChildren(moves);
  const list = createMoveList(moves, text, (ply, line) => {
    loop.dispatch({ is: "show", ply, line });
  });

  return () => {
    const { session, replaying } = loop.state;
    const { game, shown, hands } = session;
    const ply = shown.moves.length;
    /** @type {Record<string, boolean>} */
    const possible = {
      undo: undoTo(session) !== null,
      first: ply > 0,
      previous: ply > 0,
      play: game.moves.length > 0,
      next: ply < lineShown(session).length,
      last: !isLive(session),
    };
    setLabel(controls, text("element.controls"));
    for (const { name, made } of buttons) {
      const act = name === "play" && replaying ? "pause" : name;
      const [label, outline] = BUTTONS[act];
      setLabel(made, text(label));
      made.dataset.act = act;
      made.querySelector("path")?.setAttribute("d", outline);
      enable(made, possible[name] ?? true);
      made.hidden =
        (name === "play" && element.replay === null) || (name === "undo" && hands.length === 0);
    }
    setLabel(notation, text("moves.label"));
    if (!notation.hidden) list.render(session);
  };
}
