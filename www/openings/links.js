/**
 * Follows links inside the page; those that are to be opened in another tab are left to the browser.
 * @type {(container: HTMLElement, act: (link: HTMLAnchorElement) => void) => void}
 */
export function followLinks(container, act) {
  container.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest("a");
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (link === null || !isPlain) return;
    event.preventDefault();
    act(link);
  });
}
