/**
 * Adds a style sheet to the page.
 * @param {URL} address
 * @returns {Promise<unknown>} Fulfilled when it is loaded, or cannot be.
 */
export function loadStyle({ href }) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
}
