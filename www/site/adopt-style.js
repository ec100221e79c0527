/** Style sheets constructed by script: every policy permits them, and all shadow trees share them. */

/** @type {WeakMap<Document, Map<string, CSSStyleSheet>>} A sheet can be adopted only in its own document. */
const sheets = new WeakMap();

/** Adds style sheets to a document or shadow tree, each at most once. @type {(root: Document | ShadowRoot, ...styles: string[]) => void} */
export function adoptStyle(root, ...styles) {
  const home = root.ownerDocument ?? /** @type {Document} */ (root);
  const made = sheets.get(home) ?? new Map();
  sheets.set(home, made);
  for (const css of styles) {
    let sheet = made.get(css);
    if (sheet === undefined) {
      // A document of another window accepts only sheets of that window.
      sheet = new (home.defaultView ?? window).CSSStyleSheet();
      sheet.replaceSync(css);
      made.set(css, sheet);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}
