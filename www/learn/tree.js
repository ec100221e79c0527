// The shadow tree of `<pylos-lesson>`: the text of the step, the board in its slot, and the answer.

import { adoptStyle } from "../site/adopt-style.js";
import { make } from "../site/dom.js";
import { lessonStyle } from "./style.js";

/** @typedef {ReturnType<typeof makeTree>} Tree */

const SVG = /** @type {const} */ ("http://www.w3.org/2000/svg");

/** Outlines, 24 units a side, because not everyone can tell the colours apart. */
const SIGNS = { good: "M5 13l4.5 4.5L19 7", other: "M5 6v5a5 5 0 0 0 5 5h9M15 12l4 4-4 4" };

/** @typedef {keyof typeof SIGNS} Sign */

/** @param {ShadowRoot} shadow */
export function makeTree(shadow) {
  adoptStyle(shadow, lessonStyle);
  const part = (
    /** @type {"div" | "p" | "h2" | "button" | "span"} */ name,
    /** @type {string} */ called,
    /** @type {HTMLElement | ShadowRoot} */ parent,
  ) => {
    const element = make(name, called);
    element.setAttribute("part", called);
    parent.append(element);
    return element;
  };
  const frame = part("div", "frame", shadow);
  const words = part("div", "words", frame);
  const tree = {
    frame,
    words,
    title: part("h2", "title", words),
    where: part("p", "where", words),
    text: part("p", "text", words),
    board: make("slot", "board"),
    answer: part("div", "answer", frame),
  };
  const feedback = part("div", "feedback", tree.answer);
  const sign = document.createElementNS(SVG, "svg");
  const outline = document.createElementNS(SVG, "path");
  sign.setAttribute("viewBox", "0 0 24 24");
  sign.setAttribute("aria-hidden", "true");
  sign.append(outline);
  const said = part("p", "said", feedback);
  said.setAttribute("role", "status");
  feedback.prepend(sign);
  const buttons = part("div", "buttons", tree.answer);
  const button = (/** @type {string} */ act) => {
    const element = /** @type {HTMLButtonElement} */ (part("button", "button", buttons));
    element.type = "button";
    element.dataset.act = act;
    element.classList.add(act);
    return element;
  };
  words.tabIndex = -1;
  words.setAttribute("role", "group");
  tree.title.id = "title";
  tree.text.id = "text";
  // A screen reader reads title and text when a new step gets the focus.
  words.setAttribute("aria-labelledby", "title");
  words.setAttribute("aria-describedby", "text");
  frame.insertBefore(tree.board, tree.answer);
  const end = make("slot", "end");
  end.name = "end";
  const made = {
    ...tree,
    feedback,
    said,
    buttons,
    back: button("back"),
    show: button("show"),
    again: button("again"),
    next: button("next"),
    /** Content of the page, shown after the last step. */
    end,
  };
  buttons.append(end);
  return {
    ...made,
    /** @param {Sign | null} name */
    sign(name) {
      feedback.dataset.sign = name ?? "";
      outline.setAttribute("d", name === null ? "" : SIGNS[name]);
    },
  };
}
