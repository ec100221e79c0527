/**
 * Moves one below the other, ordered by their values: one stop of the Tab key, and the arrow keys go from row to row.
 * Each row has `data-move`, and one link or button.
 */

import { renew } from "../../site/renew.js";

/**
 * @param {HTMLElement} list
 * @param {object} on
 * @param {(move: string | null) => void} on.point A move is pointed at or has the focus; null: none is.
 * @param {HTMLElement} [on.above] What the arrow keys lead to above the first row.
 */
export function createRows(list, { point, above }) {
  const stops = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("a, button")]);
  const moveOf = (/** @type {EventTarget | null} */ target) =>
    /** @type {Element} */ (target).closest("[data-move]")?.getAttribute("data-move") ?? null;

  list.addEventListener("focusin", (event) => {
    const row = /** @type {HTMLElement} */ (event.target);
    list.querySelector('[tabindex="0"]')?.setAttribute("tabindex", "-1");
    row.tabIndex = 0;
    // A tap focuses as well; its click follows at once.
    if (row.matches(":focus-visible")) point(moveOf(event.target));
  });
  list.addEventListener("focusout", () => point(null));
  list.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") point(moveOf(event.target));
  });
  list.addEventListener("pointerleave", () => point(null));
  let isPressed = false;
  list.addEventListener("pointerdown", () => (isPressed = true));
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => (isPressed = false));
  }

  /** @type {(event: KeyboardEvent) => void} */
  function step(event) {
    const all = [...(above ? [above] : []), ...stops()];
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    const next = all[all.indexOf(/** @type {HTMLElement} */ (event.target)) + by];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  }
  list.addEventListener("keydown", step);
  above?.addEventListener("keydown", step);

  return {
    /** @param {HTMLElement[]} rows In their order; while one is pressed, those that are there keep theirs. */
    render(rows) {
      if (isPressed) {
        const shown = [...list.children].map(moveOf);
        const place = (/** @type {HTMLElement} */ row) =>
          shown.indexOf(moveOf(row)) + 1 || Infinity;
        rows.sort((a, b) => place(a) - place(b));
      }
      renew(list, ...rows);
      const stop = list.querySelector(":focus") ?? stops()[0];
      stop?.setAttribute("tabindex", "0");
    },
  };
}
