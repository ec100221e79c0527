/**
 * The analysis beside the board: hears its buttons, keys and pointer, and paints it.
 * @import { Page } from "../main.js"
 */

import { reveal } from "../../game/move-list.js";
import { onButton } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { toElement } from "../../site/nodes.js";
import { renew } from "../../site/renew.js";
import { isOn } from "./analysis.js";
import { analysisView } from "./view.js";

/** The links or buttons of the moves in a list. */
const ROWS = "[data-move] :is(a, button)";

/** The move of the row of an element, "" for none. @param {EventTarget | null} target */
const moveOf = (target) =>
  /** @type {Element | null} */ (target)?.closest("[data-move]")?.getAttribute("data-move") ?? "";

/** @type {(list: Element | null) => HTMLElement | null} */
const currentIn = (list) => list?.querySelector("[aria-current]") ?? null;

/** @param {Element | null} list */
export const focusCurrent = (list) => currentIn(list)?.focus({ preventScroll: true });

/** @param {Page} page */
export function createSection(page) {
  const section = byId("analysis");
  /** @type {(selector: string) => HTMLElement | null} */
  const find = (selector) => section.querySelector(selector);
  const act = (/** @type {string} */ name, value = "") => page.send({ is: "act", name, value });

  for (const name of ["press", "ply", "step", "turn"]) {
    onButton(section, name, (value) => act(name, value));
  }
  onButton(section, "review", () => act("better"));
  onButton(section, "asking", () => act("asking"));
  onButton(section, "perfect", (name) => act(name));
  section.addEventListener("click", (event) => {
    const pressed = /** @type {Element} */ (event.target).closest("summary, [data-move] a");
    // A link that is to be opened in another tab is left to the browser.
    const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (pressed === null || isElsewhere) return;
    event.preventDefault();
    const move = moveOf(pressed);
    if (move === "") return act(pressed.parentElement?.id === "explore" ? "explore" : "fold");
    find("#explore summary")?.focus();
    act("try", move);
  });

  const point = (/** @type {string} */ move) => act("point", move);
  /** The rows are one stop of the Tab key. */
  function setStop() {
    find(`${ROWS}[tabindex="0"]`)?.setAttribute("tabindex", "-1");
    (find(`${ROWS}:focus`) ?? find(ROWS))?.setAttribute("tabindex", "0");
  }
  section.addEventListener("focusin", ({ target }) => {
    setStop();
    // A tap focuses as well; its click follows at once.
    if (/** @type {Element} */ (target).matches(":focus-visible")) point(moveOf(target));
  });
  section.addEventListener("focusout", () => point(""));
  // The focus scrolls the page under a pointer that rests.
  const focused = () => moveOf(find(`${ROWS}:focus-visible`));
  section.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "touch") point(moveOf(target) || focused());
  });
  section.addEventListener("pointerleave", () => point(focused()));
  section.addEventListener("keydown", (event) => {
    const stops = [...section.querySelectorAll(`#explore summary, ${ROWS}`)];
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    const at = stops.indexOf(/** @type {Element} */ (event.target));
    const next = /** @type {HTMLElement | undefined} */ (stops[at + by]);
    if (by === 0 || at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  });

  return () => {
    const { state } = page;
    const isShown = isOn(state);
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    const isWithin = section.contains(focused);
    const list = isWithin ? focused.closest(".graph, .perfect-moves") : null;
    const elements = analysisView(state).map(toElement);
    // While a row is pressed, those that are there keep their places.
    if (find("[data-move]:active")) keepOrder(section, elements);
    byId("analysis-close").hidden = !isShown;
    section.hidden = !isShown;
    renew(section, ...elements);
    setStop();
    // The arrow keys show the next moment, and the focus follows.
    focusCurrent(list);
    const line = find(".perfect-moves");
    if (line) reveal(line, currentIn(line));
    if (isWithin && (!focused.isConnected || focused.closest("[hidden]"))) page.board.focus();
  };
}

/** @type {(section: HTMLElement, elements: readonly HTMLElement[]) => void} */
function keepOrder(section, elements) {
  const shown = [...section.querySelectorAll("[data-move]")].map(moveOf);
  const rows = elements.flatMap((element) => [...element.querySelectorAll("[data-move]")]);
  const place = (/** @type {Element} */ row) => shown.indexOf(moveOf(row)) + 1 || shown.length + 1;
  rows[0]?.parentElement?.append(...rows.sort((a, b) => place(a) - place(b)));
}
