// Helpers for any document or shadow tree.

/**
 * Writes a text only if it differs, so that nothing is laid out or announced again without a change.
 * @type {(element: Element, content: string) => void}
 */
export function setText(element, content) {
  if (element.textContent !== content) element.textContent = content;
}

/** Writes an ARIA attribute, or removes it; Firefox 115 has no properties for them. @type {(element: Element, name: string, value: string | boolean | null) => void} */
export function setAria(element, name, value) {
  if (value === null) element.removeAttribute(`aria-${name}`);
  else element.setAttribute(`aria-${name}`, String(value));
}

/** Enables or disables a button by `aria-disabled`, with which it keeps the focus. @type {(button: Element, enabled: boolean) => void} */
export function enable(button, enabled) {
  setAria(button, "disabled", enabled ? null : true);
}

/**
 * Calls `act` with `dataset[name]` when an enabled button inside `container` is clicked; not when the button has got
 * another value since the press began.
 * @type {(container: HTMLElement, name: string, act: (value: string) => void) => void}
 */
export function onButton(container, name, act) {
  /** @type {string | undefined} */
  let pressed;
  const find = (/** @type {Event} */ { target }) =>
    /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest(`[data-${name}]`));
  container.addEventListener("pointerdown", (event) => {
    pressed = find(event)?.dataset[name];
  });
  container.addEventListener("click", (event) => {
    const button = find(event);
    const value = button?.dataset[name];
    if (value === undefined || button?.getAttribute("aria-disabled") === "true") return;
    // By a key there is no press.
    if (event.detail === 0 || (pressed ?? value) === value) act(value);
  });
}

/** @type {(element: HTMLElement, label: string) => void} */
export function setLabel(element, label) {
  setAria(element, "label", label);
  if (element instanceof HTMLButtonElement) element.title = label;
}

/** Calls a function once the page is loaded and has nothing else to do. @param {() => void} act */
export function whenIdle(act) {
  const soon = () => (globalThis.requestIdleCallback ?? setTimeout)(act);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
