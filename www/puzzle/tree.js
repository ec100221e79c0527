/** The elements of one puzzle: the task, the board, the answer and the buttons. */

import { adoptStyle } from "../site/adopt-style.js";
import { make } from "../site/dom.js";
import { puzzleStyle } from "./style.js";

/** Outlines, 24 units a side, because not everyone can tell the colours apart. */
const SIGNS = {
  good: "M5 13l4.5 4.5L19 7",
  bad: "M6 6l12 12M18 6L6 18",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V15h7v-1.1A6 6 0 0 0 12 3z",
};

/** @typedef {keyof typeof SIGNS} Sign */

const SVG = /** @type {const} */ ("http://www.w3.org/2000/svg");

/** @typedef {ReturnType<typeof makeTree>} Tree */

/** @param {HTMLElement} container In a document or shadow tree, which gets the style sheet. */
export function makeTree(container) {
  const root = container.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot) adoptStyle(root, puzzleStyle);
  const frame = make("div", "puzzle");
  const parts = make("div", "puzzle-parts");
  const words = make("div", "puzzle-words");
  const task = make("p", "puzzle-task");
  const facts = make("p", "puzzle-facts");
  words.tabIndex = -1;
  words.setAttribute("role", "group");
  words.append(task, facts);
  const board = document.createElement("pylos-board");
  board.setAttribute("show", "coordinates liftable legal last-move reserves completes");

  const answer = make("div", "puzzle-answer");
  const feedback = make("div", "puzzle-feedback");
  const sign = document.createElementNS(SVG, "svg");
  const outline = document.createElementNS(SVG, "path");
  sign.setAttribute("viewBox", "0 0 24 24");
  sign.setAttribute("aria-hidden", "true");
  sign.append(outline);
  const said = make("p", "puzzle-said");
  said.setAttribute("role", "status");
  const themes = make("ul", "puzzle-themes");
  feedback.append(sign, said, themes);

  const values = make("div", "puzzle-values");
  values.setAttribute("role", "group");
  const value = (/** @type {string} */ name) => button(values, "value", name);
  const buttons = make("div", "puzzle-buttons");
  const act = (/** @type {string} */ name) => button(buttons, "act", name);
  answer.append(feedback, values, buttons);
  parts.append(words, board, answer);
  frame.append(parts);
  const tree = {
    frame,
    words,
    task,
    facts,
    board,
    feedback,
    said,
    themes,
    values,
    value: { won: value("won"), lost: value("lost"), endless: value("endless") },
    buttons,
    hint: act("hint"),
    show: act("show"),
    next: act("next"),
    /** @param {Sign | null} name */
    sign(name) {
      feedback.dataset.sign = name ?? "";
      outline.setAttribute("d", name === null ? "" : SIGNS[name]);
    },
  };
  container.append(frame);
  return tree;
}

/** @type {(parent: HTMLElement, kind: "value" | "act", name: string) => HTMLButtonElement} */
function button(parent, kind, name) {
  const element = make("button", `puzzle-${name}`);
  element.type = "button";
  element.dataset[kind] = name;
  parent.append(element);
  return element;
}
