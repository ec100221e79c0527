/**
 * The section of the analysis in the panel: its elements, made from the view, and what is pressed and pointed at in it.
 * @import { Part } from "../../site/nodes.js"
 */

import { reveal } from "../../game/move-list.js";
import { onButton } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { toElement } from "../../site/nodes.js";
import { renew } from "../../site/renew.js";

/** The links or buttons of the moves in a list. */
const ROWS = "[data-move] :is(a, button)";

/** The move of the row of an element, "" for none. @param {EventTarget | null} target */
const moveOf = (target) =>
  /** @type {Element | null} */ (target)?.closest("[data-move]")?.getAttribute("data-move") ?? "";

/**
 * @param {Record<string, (value: string) => void>} acts What a person does: presses a button, by the name of its data; `point`: points
 *   at a move of a list, "" for none; `follow`: follows a move of the openings; `fold`: opens or closes a part.
 */
export function createTree(acts) {
  const section = byId("analysis");
  const close = byId("analysis-close");
  /** @type {(selector: string) => HTMLElement | null} */
  const find = (selector) => section.querySelector(selector);

  for (const [name, act] of Object.entries(acts)) onButton(section, name, act);
  section.addEventListener("click", (event) => {
    const { button, ctrlKey, metaKey, shiftKey, target } = event;
    const pressed = /** @type {Element} */ (target).closest("summary, [data-move] a");
    // A link that is to be opened in another tab is left to the browser.
    if (pressed === null || button !== 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const move = moveOf(pressed);
    if (move === "") return acts.fold(pressed.parentElement?.id ?? "");
    // The row goes.
    find("#explore summary")?.focus();
    acts.follow(move);
  });
  /** The rows are one stop of the Tab key. */
  function setStop() {
    find(`${ROWS}[tabindex="0"]`)?.setAttribute("tabindex", "-1");
    (find(`${ROWS}:focus`) ?? find(ROWS))?.setAttribute("tabindex", "0");
  }

  section.addEventListener("focusin", ({ target }) => {
    setStop();
    // A tap focuses as well; its click follows at once.
    if (/** @type {Element} */ (target).matches(":focus-visible")) acts.point(moveOf(target));
  });
  section.addEventListener("focusout", () => acts.point(""));
  // The focus scrolls the page under a pointer that rests.
  const focused = () => moveOf(find(`${ROWS}:focus-visible`));
  section.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "touch") acts.point(moveOf(target) || focused());
  });
  section.addEventListener("pointerleave", () => acts.point(focused()));
  section.addEventListener("keydown", (event) => {
    const stops = [...section.querySelectorAll(`#explore summary, ${ROWS}`)];
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    const at = stops.indexOf(/** @type {Element} */ (event.target));
    const next = /** @type {HTMLElement | undefined} */ (stops[at + by]);
    if (by === 0 || at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  });

  return {
    /** @type {(isOn: boolean, content: readonly Part[]) => void} */
    paint(isOn, content) {
      const focused = /** @type {HTMLElement} */ (document.activeElement);
      const isWithin = section.contains(focused);
      const list = isWithin ? focused.closest(".graph, .perfect-moves") : null;
      const elements = content.map(toElement);
      // While a row is pressed, those that are there keep their places.
      if (find("[data-move]:active")) keepOrder(section, elements);
      close.hidden = !isOn;
      for (const toggle of document.querySelectorAll("[data-action=analysis][aria-pressed]")) {
        toggle.ariaPressed = String(isOn);
      }
      section.hidden = !isOn;
      renew(section, ...elements);
      setStop();
      // The arrow keys show the next moment, and the focus follows.
      focusCurrent(list);
      const line = find(".perfect-moves");
      if (line) reveal(line, currentIn(line));
      if (isWithin && (!focused.isConnected || focused.closest("[hidden]"))) {
        document.querySelector("pylos-board")?.focus();
      }
    },

    /** From a line that was waited for, the keyboard goes on. */
    enterLine() {
      if (document.activeElement === find("[data-perfect=line]")) {
        find(".perfect-moves button")?.focus({ preventScroll: true });
      }
    },

    /** Brings the review into view, with the focus where it shows the moment. */
    enterReview() {
      find("#review")?.scrollIntoView({ block: "nearest" });
      focusCurrent(find("#graph"));
    },

    /** Leads to the openings; with the focus, where somebody has one. */
    enterOpenings() {
      find("#explore")?.scrollIntoView({ block: "start" });
      if (document.activeElement !== document.body) find("#explore summary")?.focus();
    },
  };
}

/** @type {(section: HTMLElement, elements: readonly HTMLElement[]) => void} */
function keepOrder(section, elements) {
  const shown = [...section.querySelectorAll("[data-move]")].map(moveOf);
  const rows = elements.flatMap((element) => [...element.querySelectorAll("[data-move]")]);
  const place = (/** @type {Element} */ row) => shown.indexOf(moveOf(row)) + 1 || shown.length + 1;
  rows[0]?.parentElement?.append(...rows.sort((a, b) => place(a) - place(b)));
}

/** @type {(list: Element | null) => HTMLElement | null} */
const currentIn = (list) => list?.querySelector("[aria-current]") ?? null;

/** @param {Element | null} list */
const focusCurrent = (list) => currentIn(list)?.focus({ preventScroll: true });
