// The code that an author pastes into a page to have a board there.

/**
 * A record as it stands in a data block: a backslash after each `<` before which the block could end, or that hides its
 * end (`</script`, `<!--`, `<script`). `author-data.js` reads it.
 * @param {string} record
 */
const toBlock = (record) => record.replace(/<(?=\\*[/!s])/gi, "<\\");

/** @param {string} value */
const quoted = (value) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * @param {Record<string, string>} attributes
 * @param {string} site The address of the folder of the board's script.
 * @param {string} [record] A game record for the tag.
 */
export function tagCode(attributes, site, record = "") {
  const script = new URL("pylos-board.js", site).href;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${quoted(value)}"`);
  const content =
    record === ""
      ? ""
      : `\n  <script type="text/x-pylos">\n${toBlock(record.trim())}\n  </script>\n`;
  return `<script type="module" src="${quoted(script)}"></script>\n<pylos-board${written.join("")}>${content}</pylos-board>`;
}

/** @param {Record<string, string>} attributes @param {string} site @param {number} height Of the frame. */
export function frameCode(attributes, site, height) {
  const parameters = Object.entries(attributes)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(" ", "_"))}`)
    .join("&")
    .replaceAll("%2F", "/");
  const page = new URL(`embed.html#${parameters}`, site).href;
  return `<iframe src="${quoted(page)}" title="Pylos" width="400" height="${height}" loading="lazy"></iframe>`;
}
