/** Style sheets made by scripts: no policy forbids them, and all shadow trees share them. */

/** @type {WeakMap<Document, Map<string, CSSStyleSheet>>} A sheet serves its own document only. */
const sheets = new WeakMap();

/**
 * Has a style sheet apply to a document or shadow tree; once is enough.
 *
 * @param {Document | ShadowRoot} root
 * @param {string} css
 */
export function adoptStyle(root, css) {
  const home = root instanceof Document ? root : root.ownerDocument;
  const made = sheets.get(home) ?? new Map();
  sheets.set(home, made);
  let sheet = made.get(css);
  if (sheet === undefined) {
    // A document that has come from elsewhere takes only sheets of its own window.
    sheet = new (home.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(css);
    made.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
