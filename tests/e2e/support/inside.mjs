/** Functions that run in the page: finding elements in shadow trees, and emptying the storage. */

/** Runs in the page. */
export function lookInside() {
  /** @param {string} selector @param {ParentNode} root @returns {Element[]} */
  const everything = (selector, root = document) => [
    ...(root instanceof Element && root.shadowRoot ? everything(selector, root.shadowRoot) : []),
    ...[...root.children].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...everything(selector, element),
    ]),
  ];
  const focusedElement = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };
  const boardAt = (selector = "pylos-board") => document.querySelector(selector);
  Object.assign(globalThis, { everything, focusedElement, boardAt });
}

/** What a page logs when it begins and when it is left. */
export const VISIT = ["the page begins", "the page is left"];

/** Runs in the page, before its own scripts: has it log when it begins and is left, and errors with their words. @param {string[]} visit */
export function logMore([begins, ends]) {
  for (const level of /** @type {const} */ (["warn", "error"])) {
    const log = console[level];
    console[level] = (...parts) =>
      log(...parts.map((part) => (part instanceof Error ? String(part) : part)));
  }
  // The blank page comes at once, before what was left has failed.
  if (self !== top || location.protocol === "about:") return;
  console.debug(begins);
  addEventListener("beforeunload", () => console.debug(ends));
}

/**
 * Runs in the page: where an element is, once it is visible and still, or what is wrong with it.
 * @param {{ target: Target, toClick: boolean }} what
 */
export async function reachInPage({ target, toClick }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const tag = (/** @type {string} */ role) => (role === "link" ? "a" : role);
  const { within, ...wanted } = typeof target === "string" ? { selector: target } : target;
  const [selector, name] =
    "selector" in wanted
      ? [wanted.selector, null]
      : [`:is(${tag(wanted.role)}, [role="${wanted.role}"])`, wanted.name];
  const roots = within === undefined ? [document] : everything(within);
  // The names of this site are made in these two ways; Chromium looks at them as browsers do.
  const nameOf = (/** @type {Element} */ element) =>
    element.ariaLabel ?? element.textContent?.trim().replace(/\s+/g, " ");
  const element = roots
    .flatMap((root) => everything(selector, root))
    .find((element) => element.checkVisibility() && (name === null || nameOf(element) === name));
  if (element === undefined) return "is not there";
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  await frame();
  const { x, y, width, height } = element.getBoundingClientRect();
  await frame();
  const later = element.getBoundingClientRect();
  if (later.x !== x || later.y !== y) return "does not stand still";
  if (toClick) {
    if (element.ariaDisabled === "true" || element.matches(":disabled")) return "is disabled";
    const tree = /** @type {Document | ShadowRoot} */ (element.getRootNode());
    const top = tree.elementFromPoint(x + width / 2, y + height / 2);
    if (!element.contains(top)) return "lies under something else";
  }
  return { x, y, width, height };
}

/** Runs in the page, before its own scripts: empties the storage that an earlier test has left. @param {string} name Of this test's. */
export function emptyStorage(name) {
  try {
    if (localStorage.getItem("test") === name) return;
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem("test", name);
  } catch {
    // A sandboxed frame and a blank page have no storage.
  }
}
