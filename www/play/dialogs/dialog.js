/**
 * Dialogs: each is made when it is opened, and leaves the page when it is closed. In its parts, `data-text` names a text.
 * @import { Part, Value } from "../../site/nodes.js"
 * @import { TextKey } from "../../text/text.js"
 */

import { onButton } from "../../site/dom.js";
import { localise } from "../../site/markup.js";
import { h, toElement } from "../../site/nodes.js";
import { text } from "../../text/text.js";

/** @typedef {Record<string, Value>} Attributes */

/**
 * A dialog with a heading and buttons at its end, which close it, as a click beside it does.
 * @type {(id: string, title: TextKey, content: readonly Part[], act?: (name: string) => void, actions?: readonly Part[]) => HTMLDialogElement} `act`:
 *   does what a button made by `action` is for.
 */
export function makeDialog(
  id,
  title,
  content,
  act = () => {},
  actions = [button("dialog.close", { class: "primary" })],
) {
  const name = `${id}-title`;
  const heading = h("h2", { id: name, "data-text": title });
  const end = h("form", { method: "dialog", class: "dialog-actions" }, ...actions);
  const element = /** @type {HTMLDialogElement} */ (
    toElement(h("dialog", { id, "aria-labelledby": name }, heading, ...content, end))
  );
  element.addEventListener("click", ({ target, clientX, clientY }) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // A click on the padding has the dialog as its target too.
    const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
    if (target === element && isOutside) element.close();
  });
  onButton(element, "action", act);
  document.body.append(element);
  localise(element);
  return element;
}

/** Opens a dialog once. @param {HTMLDialogElement} element */
export function open(element) {
  element.addEventListener("close", () => element.remove());
  element.showModal();
  // The first field may be below what fits.
  element.scrollTop = 0;
}

/** Asks before something is done that cannot be undone: `line` says what. @type {(title: TextKey, line: string, no: TextKey, yes: TextKey, kind?: "danger" | "primary") => Promise<boolean>} */
export function ask(title, line, no, yes, kind = "danger") {
  const actions = [button(no), button(yes, { value: "yes", class: kind })];
  const element = makeDialog("ask", title, [h("p", { id: "ask-line" }, line)], undefined, actions);
  element.setAttribute("aria-describedby", "ask-line");
  open(element);
  return new Promise((resolve) => {
    element.addEventListener("close", () => resolve(element.returnValue === "yes"));
  });
}

/** Milliseconds of work after which a person is told how far it is. */
const LONG = 400;

/**
 * Does long work in steps. A dialog shows how far it is, where it takes long; to close that gives the work up.
 * @template T @param {TextKey} title @param {(tell: (share: number) => void) => Promise<T>} work
 * @returns {Promise<T | undefined>}
 */
export async function wait(title, work) {
  const bar = h("progress", { "aria-labelledby": "wait-title" });
  const element = makeDialog("wait", title, [bar], undefined, [button("dialog.cancel")]);
  const end = performance.now() + LONG;
  const closing = new AbortController();
  const { signal } = closing;
  element.addEventListener("close", () => closing.abort());
  try {
    return await work((share) => {
      signal.throwIfAborted();
      if (!element.open && performance.now() > end) open(element);
      /** @type {any} */ (part(element, "progress")).value = share;
    });
  } catch (error) {
    if (!signal.aborted) throw error;
    return undefined;
  } finally {
    element.close();
    element.remove();
  }
}

/** Where a dialog answers what was done in it. @param {string} id */
export const messageLine = (id) =>
  h("p", { class: "dialog-message", id: `${id}-message`, role: "status" });

/** Answers there. @type {(element: HTMLElement, sentence: string) => void} */
export function tell(element, sentence) {
  const message = part(element, ".dialog-message");
  message.textContent = sentence;
  if (sentence !== "") message.scrollIntoView({ block: "nearest" });
}

/** The largest file that is read, in megabytes. */
const LARGEST = 20;

/** Reads a file that the person chooses; what is wrong with it is told. @type {(element: HTMLElement, kinds: string, use: (content: string) => void) => void} */
export function openFile(element, kinds, use) {
  const attributes = { type: "file", accept: kinds, hidden: true };
  const input = /** @type {HTMLInputElement} */ (toElement(h("input", attributes)));
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (file === undefined) return;
    const isLarge = file.size > LARGEST * 1e6;
    const content = isLarge ? null : await file.text().catch(() => null);
    if (content !== null) return use(content);
    const tooLarge = () => text("kept.tooLarge", { megabytes: LARGEST });
    tell(element, isLarge ? tooLarge() : text("record.unreadable"));
  });
  // Some browsers forget an input that is nowhere.
  element.append(input);
  input.click();
}

/** @type {(element: HTMLElement, selector: string) => HTMLInputElement} As whatever it is: a button, a field, a text. */
export const part = (element, selector) =>
  /** @type {HTMLInputElement} */ (element.querySelector(selector));

/** A button that ends the dialog. @type {(key: string, attributes?: Attributes) => Part} */
export const button = (key, attributes = {}) => h("button", { "data-text": key, ...attributes });

/** A button that does something. @type {(name: string, key: string, attributes?: Attributes) => Part} */
export const action = (name, key, attributes) =>
  button(key, { type: "button", "data-action": name, ...attributes });

/** Buttons for what can be done with something. @param {Part[]} buttons */
export const row = (...buttons) => h("div", { class: "row" }, ...buttons);

/** @type {(name: string, key: string, attributes?: Attributes) => Part} */
export const withText = (name, key, attributes) => h(name, { "data-text": key, ...attributes });

/** A field with this id, and what can be done with it. @type {(key: string, control: Part, ...buttons: Part[]) => Part} */
export const field = (key, control, ...buttons) =>
  h(
    "div",
    { class: "field" },
    withText("label", key, { for: control.attributes.id }),
    control,
    buttons.length > 0 && row(...buttons),
  );

/** A field with its name around it. @type {(name: string, key: string, attributes: Attributes) => Part} */
export const labelled = (name, key, attributes) =>
  h("label", {}, withText("span", key), h("input", { name, ...attributes }));

/**
 * The choice of one of several values.
 * @type {<Value>(name: string, legend: string, values: readonly Value[], words: (value: Value) => Part, look?: string) => Part}
 *   `look`: a class of dialogs.css.
 */
export const choice = (name, legend, values, words, look = "pills") =>
  h(
    "fieldset",
    { class: `choices ${look}`, id: `${name}-choice` },
    withText("legend", legend),
    ...values.map((value) => {
      const input = h("input", { type: "radio", name, value: `${value}` });
      return h("label", { class: "choice" }, input, words(value));
    }),
  );

/** The choice of one of several values, whose texts are named by them. @type {(name: string, legend: string, values: readonly unknown[], prefix?: string) => Part} */
export const option = (name, legend, values, prefix = legend) =>
  choice(name, legend, values, (value) => withText("span", `${prefix}.${value}`));

/** @type {(name: string, key: string) => Part} */
export const check = (name, key) =>
  h("label", { class: "check" }, h("input", { type: "checkbox", name }), withText("span", key));
