import { byId } from "../../site/markup.js";

/**
 * A dialog of the page; its buttons close it, and so does a click beside it.
 * @type {(id: string) => HTMLDialogElement}
 */
export function dialog(id) {
  const element = /** @type {HTMLDialogElement} */ (byId(id));
  element.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    // A click on the padding has the dialog as its target too; only the backdrop is outside its box.
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
