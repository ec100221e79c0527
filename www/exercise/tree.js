/**
 * The elements of one exercise: its words, the board, the answer and the buttons; and how a view is painted on them.
 * @import { Mark } from "../board/types.js"
 * @import { Value } from "./types.js"
 */

import { adoptStyle } from "../site/adopt-style.js";
import { make, setAria } from "../site/dom.js";
import { icon } from "../site/icon.js";
import { button, h, toElement } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { sharedStyle } from "../site/style.js";
import { richText } from "./rich-text.js";
import { exerciseStyle } from "./style.js";

/** Outlines, 24 units a side, because not everyone can tell the colours apart. */
const SIGNS = {
  good: "M5 13l4.5 4.5L19 7",
  other: "M5 6v5a5 5 0 0 0 5 5h9M15 12l4 4-4 4",
  bad: "M6 6l12 12M18 6L6 18",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V15h7v-1.1A6 6 0 0 0 12 3z",
};

/** @typedef {keyof typeof SIGNS} Sign */

/**
 * @typedef {object} ButtonView
 * @property {string} name
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
 * @property {string} [where] Below it, smaller.
 * @property {string} [text]
 * @property {boolean} [isFree] Whether the solver may move a ball.
 * @property {readonly Mark[]} [marks]
 * @property {Sign | null} sign
 * @property {string} said
 * @property {{ value: Value, words: string, is: "" | "right" | "wrong", isEnabled: boolean }[]} [values] Those to choose
 *   one from.
 * @property {readonly ButtonView[]} buttons In order.
 */

/** @typedef {ReturnType<typeof makeTree>} Tree */

/**
 * @param {HTMLElement | ShadowRoot} container In a document or shadow tree, which gets the style sheet.
 * @param {"lesson" | "puzzle"} kind
 * @param {HTMLElement} board The board, or its slot.
 * @param {readonly HTMLElement[]} [end] What stands after the buttons.
 */
export function makeTree(container, kind, board, end = []) {
  const root = /** @type {Document | ShadowRoot} */ (container.getRootNode());
  adoptStyle(root, sharedStyle, exerciseStyle);
  const words = part("div", "words", "", { role: "group", tabindex: "-1" });
  board.classList.add("exercise-board");
  const feedback = part("div", "feedback");
  const said = part("p", "said", "", { role: "status" });
  const values = part("div", "values", "", { role: "group" });
  const buttons = part("div", "buttons");
  const answer = part("div", "answer");
  answer.append(feedback, values, buttons);
  const parts = part("div", "frame");
  parts.append(words, board, answer);
  const frame = make("div", `exercise ${kind}`);
  frame.append(parts);
  container.append(frame);
  /** What was said last. */
  let told = "";

  /** @param {string} name @returns {HTMLElement | null} */
  const buttonOf = (name) => buttons.querySelector(`.exercise-${name}`);

  /** @type {(view: View, isAnswer: boolean) => void} `isAnswer`: what is said is said again, if it is the same. */
  function paint({ title, where = "", text = "", values: choices = [], ...view }, isAnswer) {
    const lines = [part("h2", "title", title), part("p", "where", where), part("p", "text", text)];
    renew(words, ...lines.slice(0, text === "" ? 2 : 3));
    setAria(words, "label", `${lines[0].textContent} ${lines[2].textContent}`.trim());
    paintFeedback(view, isAnswer);
    values.hidden = choices.length === 0;
    setAria(values, "label", title);
    renew(values, ...choices.map((choice) => buttonPart("value", choice.value, choice)));
    paintButtons(view.buttons.filter(({ isShown = true }) => isShown));
  }

  /** @type {(view: Pick<View, "sign" | "said">, isAnswer: boolean) => void} */
  function paintFeedback({ sign, said: words }, isAnswer) {
    if (words !== told || (isAnswer && words !== "")) {
      const before = said.textContent;
      said.replaceChildren(...part("p", "said", words).childNodes);
      // Screen readers announce only a change; a space makes one of the same sentence.
      if (words === told && said.textContent === before) said.append("\u00a0");
      told = words;
    }
    feedback.dataset.sign = sign ?? "";
    renew(feedback, ...(sign === null ? [] : [icon(SIGNS[sign])]), said);
  }

  /** @param {readonly ButtonView[]} shown */
  function paintButtons(shown) {
    const hadFocus = buttons.matches(":focus-within");
    renew(buttons, ...shown.map((one) => buttonPart("act", one.act ?? one.name, one)), ...end);
    if (!hadFocus || buttons.matches(":focus-within")) return;
    // The button that had the focus is not there any more.
    /** @type {HTMLElement | null} */ (buttons.querySelector("button:last-of-type"))?.focus();
  }

  return { words, values, buttons, buttonOf, paint };
}

/** @type {(name: string, called: string, text?: string, attributes?: Record<string, string>) => HTMLElement} */
const part = (name, called, text = "", attributes = {}) =>
  toElement(
    h(name, { class: `exercise-${called}`, part: called, ...attributes }, ...richText(text)),
  );

/** @type {(kind: "value" | "act", does: string, shown: Partial<ButtonView> & { words: string, is?: string }) => HTMLElement} */
const buttonPart = (kind, does, { name = does, words, is = "", isEnabled = true, isReady }) =>
  toElement(
    button(
      kind,
      does,
      {
        class: `exercise-${name} ${isReady ? "ready" : is}`.trim(),
        part: "button",
        "aria-disabled": !isEnabled && "true",
      },
      words,
    ),
  );
