/** What the tags share: their language, what a page has set before they were defined, and what is shown where they fail. */

/** An element, and the hosts of the shadow trees that it is in. @param {Element | undefined} element @returns {Element[]} */
const withHosts = (element) =>
  element
    ? [element, ...withHosts(/** @type {Partial<ShadowRoot>} */ (element.getRootNode()).host)]
    : [];

/** The language of an element: that of the nearest `lang` around it, through shadow trees, else the browser's. @param {Element} element */
export function languageOf(element) {
  const langs = withHosts(element).map((at) => at.closest("[lang]:not([lang=''])"));
  return langs.find(Boolean)?.getAttribute("lang") || navigator.language || "en";
}

/** Calls `act` when that language changes. @type {(element: Element, act: () => void, signal: AbortSignal) => void} */
export function followLanguage(element, act, signal) {
  let before = languageOf(element);
  const observer = new MutationObserver(() => {
    const lang = languageOf(element);
    if (before !== lang) act();
    before = lang;
  });
  for (const at of withHosts(element)) {
    observer.observe(at.getRootNode(), { attributeFilter: ["lang"], subtree: true });
  }
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Properties that were set before the element was defined hide those of the class. @type {(own: any, properties: readonly string[]) => void} */
export function upgrade(own, properties) {
  for (const property of properties.filter((name) => Object.hasOwn(own, name))) {
    const value = own[property];
    delete own[property];
    own[property] = value;
  }
}

/** The shadow tree of an element, attached only when it is filled: an empty one hides the content of the tag. @param {Element} element */
export const shadowOf = (element) => element.shadowRoot ?? element.attachShadow({ mode: "open" });

/** Shows the content of the tag, because the element cannot be made. @type {(element: Element, otherwise?: string) => void} `otherwise`: where it is empty. */
export function showContent(element, otherwise = "") {
  const slot = document.createElement("slot");
  slot.textContent = otherwise;
  element.shadowRoot?.replaceChildren(slot);
}
