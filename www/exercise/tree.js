/**
 * The elements of one exercise: its words, the board, the answer and the buttons; and how a view is painted on them.
 * @import { Mark } from "../board/types.js"
 * @import { Value } from "./types.js"
 */

import { adoptStyle } from "../site/adopt-style.js";
import { enable, make, setText } from "../site/dom.js";
import { sharedStyle } from "../site/style.js";
import { richText } from "./rich-text.js";
import { exerciseStyle } from "./style.js";

const SVG = /** @type {const} */ ("http://www.w3.org/2000/svg");

/** Outlines, 24 units a side, because not everyone can tell the colours apart. */
const SIGNS = {
  good: "M5 13l4.5 4.5L19 7",
  other: "M5 6v5a5 5 0 0 0 5 5h9M15 12l4 4-4 4",
  bad: "M6 6l12 12M18 6L6 18",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V15h7v-1.1A6 6 0 0 0 12 3z",
};

/** @typedef {keyof typeof SIGNS} Sign */

/** @typedef {"hint" | "back" | "show" | "again" | "next"} ButtonName */

/**
 * @typedef {object} ButtonView
 * @property {string} words
 * @property {string} [act] What it does; its name if left out.
 * @property {boolean} [isShown] True by default, as is `isEnabled`.
 * @property {boolean} [isEnabled]
 * @property {boolean} [isReady] Whether it is what comes next.
 */

/**
 * What is seen of an exercise. Texts may have the Markdown of `richText`.
 * @typedef {object} View
 * @property {string} title
 * @property {string} where Below it, smaller.
 * @property {string} text
 * @property {boolean} isFree Whether the solver may move a ball.
 * @property {readonly Mark[]} marks
 * @property {Sign | null} sign
 * @property {string} said
 * @property {{ label: string, names: readonly string[] }} [themes]
 * @property {{ value: Value, words: string, is: "" | "right" | "wrong", isEnabled: boolean }[]} [values] Those to choose
 *   one from.
 * @property {Partial<Record<ButtonName, ButtonView>>} buttons
 */

/** @typedef {ReturnType<typeof makeTree>} Tree */

/**
 * @param {HTMLElement | ShadowRoot} container In a document or shadow tree, which gets the style sheet.
 * @param {"lesson" | "puzzle"} kind
 * @param {HTMLElement} board The board, or its slot.
 * @param {readonly ButtonName[]} names Of the buttons, in order.
 */
export function makeTree(container, kind, board, names) {
  const root = container.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot) {
    adoptStyle(root, sharedStyle, exerciseStyle);
  }
  const frame = make("div", `exercise ${kind}`);
  const parts = part("div", "frame", frame);
  const words = part("div", "words", parts);
  const title = part("h2", "title", words);
  const where = part("p", "where", words);
  const text = part("p", "text", words);
  words.tabIndex = -1;
  words.setAttribute("role", "group");
  board.classList.add("exercise-board");
  const answer = part("div", "answer", parts);
  answer.before(board);
  const feedback = part("div", "feedback", answer);
  const sign = drawing("");
  feedback.append(sign);
  const said = part("p", "said", feedback);
  said.setAttribute("role", "status");
  const themes = part("ul", "themes", feedback);
  const values = part("div", "values", answer);
  values.setAttribute("role", "group");
  const buttons = part("div", "buttons", answer);
  const button = /** @type {Partial<Record<ButtonName, HTMLButtonElement>>} */ (
    Object.fromEntries(names.map((name) => [name, makeButton(buttons, "act", name)]))
  );
  container.append(frame);
  /** The texts that were filled in last. @type {Map<Element, string>} */
  const filled = new Map();

  /** @type {(element: HTMLElement, content: string, isAnswer?: boolean) => void} */
  function fill(element, content, isAnswer = false) {
    const isSame = filled.get(element) === content;
    if (isSame && !(isAnswer && content !== "")) return;
    const before = element.textContent;
    element.replaceChildren(...richText(content));
    // Screen readers announce only a change; a space makes one of the same sentence.
    if (isSame && element.textContent === before) element.append("\u00a0");
    filled.set(element, content);
  }

  return {
    frame,
    words,
    values,
    buttons,
    button,
    /** @type {(view: View, isAnswer: boolean) => void} `isAnswer`: what is said is said again, if it is the same. */
    paint(view, isAnswer) {
      fill(title, view.title);
      fill(where, view.where);
      fill(text, view.text);
      text.hidden = view.text === "";
      words.setAttribute("aria-label", `${title.textContent} ${text.textContent}`.trim());
      feedback.dataset.sign = view.sign ?? "";
      sign.firstElementChild?.setAttribute("d", view.sign === null ? "" : SIGNS[view.sign]);
      fill(said, view.said, isAnswer);
      themes.hidden = !view.themes;
      themes.ariaLabel = view.themes?.label ?? null;
      themes.replaceChildren(...(view.themes?.names ?? []).map((name) => make("li", "", name)));
      paintValues(view);
      const focused = names.find((name) => button[name]?.matches(":focus"));
      for (const name of names) paintButton(name, view.buttons[name]);
      // The button that had the focus may be hidden now.
      if (focused === undefined || !button[focused]?.hidden) return;
      const after = [...names.slice(names.indexOf(focused)), ...names];
      button[after.find((name) => !button[name]?.hidden) ?? focused]?.focus();
    },
  };

  /** @param {View} view */
  function paintValues({ title, values: all = [] }) {
    values.hidden = all.length === 0;
    values.ariaLabel = title;
    for (const { value, words, is, isEnabled } of all) {
      const made = /** @type {HTMLElement} */ (
        values.querySelector(`[data-value=${value}]`) ?? makeButton(values, "value", value)
      );
      setText(made, words);
      made.dataset.is = is;
      enable(made, isEnabled);
    }
    for (const made of /** @type {Iterable<HTMLElement>} */ (values.children)) {
      made.hidden = all.every(({ value }) => value !== made.dataset.value);
    }
  }

  /** @type {(name: ButtonName, shown: ButtonView | undefined) => void} */
  function paintButton(name, shown) {
    const made = button[name];
    if (made === undefined) return;
    made.hidden = shown === undefined || shown.isShown === false;
    if (shown === undefined) return;
    made.dataset.act = shown.act ?? name;
    setText(made, shown.words);
    enable(made, shown.isEnabled ?? true);
    made.classList.toggle("ready", shown.isReady ?? false);
  }
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} called
 * @param {HTMLElement} parent
 */
function part(name, called, parent) {
  const element = make(name, `exercise-${called}`);
  element.setAttribute("part", called);
  parent.append(element);
  return element;
}

/** @type {(parent: HTMLElement, kind: "value" | "act", name: string) => HTMLButtonElement} */
function makeButton(parent, kind, name) {
  const element = part("button", name, parent);
  element.type = "button";
  element.setAttribute("part", "button");
  element.dataset[kind] = name;
  return element;
}

/** A sign of one outline. Hidden from screen readers: words beside it say the same. @param {string} outline */
export function drawing(outline) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", outline);
  svg.append(path);
  return svg;
}
