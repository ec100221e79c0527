/** The style sheets added, by address. @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/** Adds a style sheet to the page, once. @param {URL} address @returns {Promise<unknown>} Fulfilled when it is loaded, or cannot be. */
export function loadStyle({ href }) {
  const loaded = sheets.get(href) ?? add(href);
  sheets.set(href, loaded);
  return loaded;
}

/** @param {string} href */
function add(href) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => resolve(sheets.delete(href)));
  });
}
