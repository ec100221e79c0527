/**
 * The rooms of one exercise around its board: its words, what is said, the values and the buttons; and those of the board's
 * own console, for the turn.
 * @import { Mark } from "../board/types.js"
 * @import { ButtonView } from "../element/console-view.js"
 * @import { Part } from "../site/nodes.js"
 * @import { Value } from "./types.js"
 */

import { paintConsole } from "../element/console.js";
import { adoptStyle } from "../site/adopt-style.js";
import { h, icon, toElement } from "../site/nodes.js";
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

/** Those of the buttons, by their acts. @type {Record<string, string>} */
const PICTURES = {
  hint: SIGNS.hint,
  show: "M3 12c2.5-4.5 5.5-6.5 9-6.5s6.5 2 9 6.5c-2.5 4.5-5.5 6.5-9 6.5s-6.5-2-9-6.5zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  why: "M9 9a3 3 0 1 1 4.5 2.600c-1 .6-1.5 1.200-1.5 2.400M12 17.5v.5",
  next: "M5 12h14M13 6l6 6-6 6",
  back: "M19 12H5M11 6l-6 6 6 6",
  again: "M5 5v5h5M5.5 10A7.5 7.5 0 1 1 5 15",
};

/** @typedef {keyof typeof SIGNS} Sign */

/** A button of an exercise: `act` is its name where it is left out. @typedef {Partial<ButtonView> & { name: string, words: string }} ExerciseButton */

/** One of the values to choose from. @typedef {{ value: Value, words: string, is: "" | "right" | "wrong", isEnabled: boolean }} Choice */

/**
 * What is seen of an exercise. Texts may have the Markdown of `richText`. `where`: below the title, smaller; `isFree`: whether
 * the solver may move a ball.
 * @typedef {{ title: string, where?: string, text?: string, isFree?: boolean, marks?: readonly Mark[], sign: Sign | null,
 *   said: string, values?: Choice[], buttons: readonly ExerciseButton[] }} View
 */

/** @typedef {ReturnType<typeof makeFrame>} Frame */

/** @type {(name: string, tag?: string, attributes?: Record<string, string>, ...content: readonly (Part | string)[]) => Part} */
const part = (name, tag = "div", attributes = {}, ...content) =>
  h(tag, { class: `exercise-${name}`, part: name, ...attributes }, ...content);

/** @param {readonly (Part | string)[]} parts @returns {string} */
const plain = (parts) =>
  parts.map((part) => (typeof part === "string" ? part : plain(part.content))).join("");

/**
 * In a document or shadow tree, which gets the style sheet. `board`: or its slot; `end`: what stands after the buttons.
 * @param {HTMLElement | ShadowRoot} container @param {"lesson" | "puzzle"} kind @param {HTMLElement} board @param {readonly HTMLElement[]} [end]
 */
export function makeFrame(container, kind, board, end = []) {
  const root = /** @type {Document | ShadowRoot} */ (container.getRootNode());
  adoptStyle(root, sharedStyle, exerciseStyle);
  const group = { role: "group" };
  const words = toElement(part("words", "div", { ...group, tabindex: "-1" }));
  const sign = toElement(h("span", { class: "exercise-sign" }));
  const said = toElement(part("said", "p", { role: "status" }));
  const step = toElement(part("step", "p"));
  const turn = toElement(part("turn", "div", group));
  const values = toElement(part("values", "div", group));
  // A page has a bar for them.
  const bar = { class: "exercise-buttons controls", ...group };
  const buttons = toElement(part("buttons", "div", bar));
  const [feedback, now, answer] = ["feedback", "now", "answer"].map((name) =>
    toElement(part(name)),
  );
  board.classList.add("exercise-board");
  feedback.append(sign, said);
  now.append(step, turn, feedback);
  answer.append(now, values, buttons);
  const frame = toElement(h("div", { class: "exercise-frame" }));
  frame.append(words, board, answer);
  // No language of the texts is written from right to left.
  const exercise = toElement(h("div", { class: `exercise ${kind}`, dir: "ltr" }));
  exercise.append(frame);
  container.append(exercise);

  /** @type {(view: View, isAnswer: boolean) => void} `isAnswer`: what is said is said again, if it is the same. */
  function paint({ title, where = "", text = "", values: choices = [], ...view }, isAnswer) {
    const [name, task] = [richText(title), richText(text)];
    // Screen readers announce only a change; a space makes one of the same sentence.
    const [sentence, before] = [richText(view.said), said.textContent ?? ""];
    const isSame = view.said !== "" && before.replace(/\u00a0$/, "") === plain(sentence);
    const isAgain = isSame && before.endsWith("\u00a0") !== isAnswer;
    feedback.dataset.sign = view.sign ?? "";
    const lost = paintConsole({ words, sign, said, buttons }, "act", {
      labels: { words: `${plain(name)} ${plain(task)}`.trim() },
      words: [
        part("title", "h2", {}, ...name),
        part("where", "p", {}, where),
        ...(text === "" ? [] : [part("text", "p", {}, ...task)]),
      ],
      sign: view.sign === null ? [] : [icon(SIGNS[view.sign])],
      said: [...sentence, ...(isAgain ? ["\u00a0"] : [])],
      buttons: [
        ...view.buttons.map((button) => ({
          act: button.name,
          outline: PICTURES[button.name],
          ...button,
          className: `exercise-${button.name}`,
        })),
        ...end,
      ],
    });
    // The button that had the focus is not there any more.
    const last = lost?.querySelector("button:last-of-type");
    /** @type {HTMLElement | null | undefined} */ (last)?.focus();
    paintConsole({ values }, "value", {
      labels: { values: title },
      values: choices.map(({ value, is, ...choice }) => ({
        act: value,
        className: `exercise-${value} ${is}`,
        ...choice,
      })),
    });
  }

  /** @param {string} name @returns {HTMLElement | null} */
  const buttonOf = (name) => buttons.querySelector(`.exercise-${name}`);

  return { words, values, buttons, buttonOf, paint, rooms: { step, turn } };
}
