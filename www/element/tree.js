/**
 * The shadow tree of a board: its elements, still without words. It is there before the board starts, so that every
 * part has its room from the beginning.
 * @import { Settings } from "./attributes.js"
 */

import { adoptStyle } from "../site/adopt-style.js";
import { make } from "../site/dom.js";
import { sharedStyle } from "../site/style.js";
import { playersOf } from "./attributes.js";
import { elementStyle } from "./style.js";

/** @typedef {ReturnType<typeof makeTree>} Tree */

/** Outlines of signs, 24 units a side. */
export const SIGNS = {
  undo: "M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3",
  first: "M6 5v14M18 5l-8 7 8 7",
  previous: "M15 5l-8 7 8 7",
  play: "M8 5l11 7-11 7z",
  next: "M9 5l8 7-8 7",
  last: "M18 5v14M6 5l8 7-8 7",
  left: "M5 5v5h5M5.5 10A7.5 7.5 0 1 1 5 15",
  right: "M19 5v5h-5M18.5 10A7.5 7.5 0 1 0 19 15",
};

const TURN = /** @type {const} */ (["stop", "putBack", "cancel", "backToGame"]);

/** @typedef {keyof typeof SIGNS | (typeof TURN)[number]} Act What a button does. */

/** @param {ShadowRoot} shadow */
export function makeTree(shadow) {
  adoptStyle(shadow, sharedStyle, elementStyle);
  const frame = make("div", "frame");
  const part = (/** @type {"div" | "p"} */ name, /** @type {string} */ called, parent = frame) => {
    const element = make(name, called);
    element.setAttribute("part", called);
    parent.append(element);
    return element;
  };
  const board = part("div", "board-room");
  board.setAttribute("part", "board");
  const plan = part("div", "plan");
  const bar = part("div", "bar");
  const tree = {
    frame,
    board,
    plan,
    bar,
    status: part("p", "status", bar),
    note: part("p", "note", bar),
    turn: part("div", "turn", bar),
    controls: part("div", "controls"),
    caption: part("p", "caption"),
    notation: part("div", "notation"),
    error: part("p", "error"),
    buttons: /** @type {Record<Act, HTMLButtonElement>} */ ({}),
    /** The live region for assistive technology. */
    announcer: make("div", "announcer"),
    /** The content of the tag: shown where there is no board. */
    fallback: make("slot"),
  };
  for (const group of [tree.turn, tree.controls, tree.notation]) {
    group.setAttribute("role", "group");
  }
  for (const act of TURN) {
    tree.turn.append(addButton(tree, act));
    // Nothing can be done with the turn yet.
    tree.buttons[act].hidden = true;
  }
  for (const act of /** @type {(keyof typeof SIGNS)[]} */ (Object.keys(SIGNS))) {
    const button = addButton(tree, act);
    button.className = "sign";
    button.append(drawing(SIGNS[act]));
    tree.controls.append(button);
  }
  // Their buttons have neither names nor anything to do until the board starts.
  for (const part of [tree.bar, tree.controls]) part.inert = true;
  tree.announcer.setAttribute("role", "status");
  tree.error.hidden = true;
  frame.append(tree.announcer);
  tree.fallback.hidden = true;
  shadow.replaceChildren(tree.fallback, frame);
  return tree;
}

/**
 * Shows the parts that the settings name.
 * @type {(tree: Tree, settings: Settings) => void}
 */
export function arrange(tree, settings) {
  const { show, camera } = settings;
  const isPlayed = playersOf(settings).hands.length > 0;
  tree.board.classList.toggle("bare", !show.includes("reserves"));
  tree.plan.hidden = !(show.includes("plan") || camera.apart);
  tree.controls.hidden = !show.includes("controls");
  tree.bar.hidden = !isPlayed && tree.controls.hidden;
  tree.notation.hidden = !show.includes("notation");
  tree.caption.hidden = !show.includes("caption");
  tree.buttons.undo.hidden = !isPlayed;
  tree.buttons.play.hidden = settings.replay === null;
}

/** @type {(tree: { buttons: Record<Act, HTMLButtonElement> }, act: Act) => HTMLButtonElement} */
function addButton({ buttons }, act) {
  const button = make("button");
  button.type = "button";
  button.dataset.act = act;
  button.setAttribute("part", "button");
  buttons[act] = button;
  return button;
}

const SVG = /** @type {const} */ ("http://www.w3.org/2000/svg");

/** @param {string} outline */
function drawing(outline) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", outline);
  svg.append(path);
  return svg;
}
