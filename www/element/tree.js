/** The shadow tree of a board: its elements, still without content. */

import { adoptStyle } from "../site/adopt-style.js";
import { make } from "../site/dom.js";
import { elementStyle } from "./style.js";

/** @typedef {ReturnType<typeof makeTree>} Tree */

/** @param {ShadowRoot} shadow */
export function makeTree(shadow) {
  adoptStyle(shadow, elementStyle);
  const frame = make("div", "frame");
  const part = (/** @type {"div" | "p"} */ name, /** @type {string} */ called, parent = frame) => {
    const element = make(name, called);
    element.setAttribute("part", called);
    parent.append(element);
    return element;
  };
  const board = part("div", "board-room");
  board.setAttribute("part", "board");
  const bar = part("div", "bar");
  const tree = {
    frame,
    board,
    bar,
    status: part("p", "status", bar),
    note: part("p", "note", bar),
    turn: part("div", "turn", bar),
    controls: part("div", "controls"),
    caption: part("p", "caption"),
    notation: part("div", "notation"),
    error: part("p", "error"),
    /** The live region for assistive technology. */
    announcer: make("div", "announcer"),
    /** The content of the tag: shown where there is no board. */
    fallback: make("slot"),
  };
  for (const group of [tree.turn, tree.controls, tree.notation]) {
    group.setAttribute("role", "group");
  }
  tree.announcer.setAttribute("role", "status");
  for (const empty of [tree.bar, tree.controls, tree.caption, tree.notation, tree.error])
    empty.hidden = true;
  frame.append(tree.announcer);
  tree.fallback.hidden = true;
  shadow.replaceChildren(tree.fallback, frame);
  return tree;
}
