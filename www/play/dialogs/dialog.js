/** Dialogs: each is made when it is opened, and leaves the page when it is closed. @import { TextKey } from "../../text/text.js" */

import { make, onButton } from "../../site/dom.js";
import { localise, setMarkup } from "../../site/markup.js";
import { text } from "../../text/text.js";

/**
 * A dialog with a heading and buttons at its end. Like a click beside it, a button there closes it, if it is not of
 * another form.
 * @type {(id: string, title: TextKey, content: string, act?: (name: string) => void, actions?: string) => HTMLDialogElement} `content`:
 *   markup of the program, with nothing that a person has written; `act`: does what a button made by `action` is for.
 */
export function makeDialog(
  id,
  title,
  content,
  act = () => {},
  actions = button("dialog.close", 'class="primary"'),
) {
  const element = make("dialog");
  element.id = id;
  element.setAttribute("aria-labelledby", `${id}-title`);
  const head = `<h2 id="${id}-title" data-text="${title}"></h2>`;
  const end = `<form method="dialog" class="dialog-actions">${actions}</form>`;
  setMarkup(element, head + content + end);
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
  const actions = button(no) + button(yes, `value="yes" class="${kind}"`);
  const element = makeDialog("ask", title, '<p id="ask-line"></p>', undefined, actions);
  element.setAttribute("aria-describedby", "ask-line");
  part(element, "#ask-line").textContent = line;
  open(element);
  return new Promise((resolve) => {
    element.addEventListener("close", () => resolve(element.returnValue === "yes"));
  });
}

/** Pauses of work, some 20 milliseconds apart, after which a person is told how far it is. */
const PAUSES = 20;

/**
 * Does long work in steps. A dialog shows how far it is, where it takes long; to close that gives the work up.
 * @template T
 * @param {TextKey} title @param {(tell: (share: number) => void) => Promise<T>} work
 * @returns {Promise<T | undefined>} Undefined where it was given up.
 */
export async function wait(title, work) {
  const bar = '<progress aria-labelledby="wait-title"></progress>';
  const element = makeDialog("wait", title, bar, undefined, button("dialog.cancel"));
  let pauses = 0;
  const isGivenUp = () => pauses >= PAUSES && !element.open;
  try {
    return await work((share) => {
      if (isGivenUp()) throw new Error("given up");
      pauses += 1;
      if (pauses === PAUSES) open(element);
      /** @type {any} */ (part(element, "progress")).value = share;
    });
  } catch (error) {
    if (!isGivenUp()) throw error;
    return undefined;
  } finally {
    element.close();
    element.remove();
  }
}

/** Where a dialog answers what was done in it. @param {string} id */
export const messageLine = (id) =>
  `<p class="dialog-message" id="${id}-message" role="status"></p>`;

/** Answers there. @type {(element: HTMLElement, sentence: string) => void} */
export function tell(element, sentence) {
  const message = part(element, ".dialog-message");
  message.textContent = sentence;
  if (sentence !== "") message.scrollIntoView({ block: "nearest" });
}

/** Lets the person choose a file. @type {(dialog: HTMLElement, kinds: string, use: (file: File) => void) => void} */
export function chooseFile(dialog, kinds, use) {
  const input = make("input");
  Object.assign(input, { type: "file", accept: kinds, hidden: true });
  input.addEventListener("change", () => input.files?.[0] && use(input.files[0]));
  // Some browsers forget an input that is nowhere.
  dialog.append(input);
  input.click();
}

/** The largest file that is read, in megabytes. */
const LARGEST = 20;

/** What a file says; null where it cannot be read, which is told. @type {(file: File, say: (sentence: string) => void) => Promise<string | null>} */
export async function readFile(file, say) {
  const isLarge = file.size > LARGEST * 1e6;
  const content = isLarge ? null : await file.text().catch(() => null);
  if (isLarge) say(text("kept.tooLarge", { megabytes: LARGEST }));
  else if (content === null) say(text("record.unreadable"));
  return content;
}

/** @type {(element: HTMLElement, selector: string) => HTMLInputElement} As whatever it is: a button, a field, a text. */
export const part = (element, selector) =>
  /** @type {HTMLInputElement} */ (element.querySelector(selector));

/** A button that ends the dialog. @type {(key: string, attributes?: string) => string} */
export const button = (key, attributes = "") =>
  `<button ${attributes} data-text="${key}"></button>`;

/** A button that does something. @type {(name: string, key: string, attributes?: string) => string} */
export const action = (name, key, attributes = "") =>
  button(key, `type="button" data-action="${name}" ${attributes}`);

/** Buttons for what can be done with something. @param {string} buttons */
export const row = (buttons) => `<div class="row">${buttons}</div>`;

/** A field and what can be done with it. @type {(id: string, key: string, control: string, buttons?: string) => string} */
export const field = (id, key, control, buttons = "") =>
  `<div class="field"><label for="${id}" data-text="${key}"></label>${control}${buttons && row(buttons)}</div>`;

/**
 * The choice of one of several values, with the markup of its words.
 * @type {(name: string, legend: string, options: readonly (readonly [value: unknown, words: string])[], look?: string) => string} `look`: a
 *   class of dialogs.css.
 */
export function choice(name, legend, options, look = "pills") {
  const labels = options.map(
    ([value, words]) =>
      `<label class="choice"><input type="radio" name="${name}" value="${value}" />${words}</label>`,
  );
  return `<fieldset class="choices ${look}" id="${name}-choice"><legend data-text="${legend}"></legend>${labels.join("")}</fieldset>`;
}

/** The choice of one of several values, whose texts are named by them. @type {(name: string, legend: string, values: readonly unknown[], prefix?: string) => string} */
export const option = (name, legend, values, prefix = legend) =>
  choice(
    name,
    legend,
    values.map((value) => [value, words(`${prefix}.${value}`)]),
  );

/** @type {(name: string, key: string) => string} */
export const check = (name, key) =>
  `<label class="check"><input type="checkbox" name="${name}" />${words(key)}</label>`;

/** @param {string} key Of a text. */
export const words = (key) => `<span data-text="${key}"></span>`;
