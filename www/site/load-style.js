/** The style sheets added, by address. @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/** Adds a style sheet to the page, once. @param {URL} address @returns {Promise<unknown>} Fulfilled when it is loaded, or cannot be. */
export function loadStyle({ href }) {
  const add = () =>
    new Promise((resolve) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
      link.addEventListener("load", resolve);
      link.addEventListener("error", () => resolve(sheets.delete(href)));
      document.head.append(link);
    });
  const loaded = sheets.get(href) ?? add();
  sheets.set(href, loaded);
  return loaded;
}
