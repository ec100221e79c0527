// What all dialogs share: they open, and close by their buttons or a click beside them.

import { byId } from "../../site/markup.js";

/**
 * @param {string} id
 * @returns {HTMLDialogElement}
 */
export function dialog(id) {
  const element = /** @type {HTMLDialogElement} */ (byId(id));
  element.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    // The padding of a dialog is its own too; only its backdrop lies outside its box.
    if (target.closest("[data-close]") || (target === element && outside(element, event))) {
      element.close();
    }
  });
  return element;
}

/**
 * @param {Element} element
 * @param {MouseEvent} event
 */
function outside(element, { clientX, clientY }) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
