/**
 * The code that an author pastes into a page to have this board there.
 * @import { Game } from "../pkg/rules.js"
 */

import { OPTIONS, RULES } from "../game/rule-options.js";
import { nameOf } from "./attributes.js";

/** The tag of a board that shows a position. @type {(game: Game, site: string, lang: string) => string} */
export function diagramCode({ rules, position }, site, lang) {
  const options = RULES.filter((rule) => rules[rule] !== OPTIONS[rule][0]);
  const written = Object.fromEntries(options.map((rule) => [nameOf(rule), rules[rule]]));
  return tagCode({ ...written, position, lang }, site);
}

/**
 * A record as it stands in a data block: a backslash after each `<` before which the block could end, or that hides its
 * end (`</script`, `<!--`, `<script`). `site/author-data.js` reads it.
 */
const toBlock = (/** @type {string} */ record) => record.replace(/<(?=\\*[/!s])/gi, "<\\");

const quoted = (/** @type {string} */ value) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** `site`: the address of the folder of the board's script; `record`: for the tag. @type {(attributes: Record<string, string>, site: string, record?: string) => string} */
export function tagCode(attributes, site, record = "") {
  const script = new URL("pylos-board.js", site).href;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${quoted(value)}"`);
  const block = `\n  <script type="text/x-pylos">\n${toBlock(record.trim())}\n  </script>\n`;
  const content = record === "" ? "" : block;
  return `<script type="module" src="${quoted(script)}"></script>\n<pylos-board${written.join("")}>${content}</pylos-board>`;
}

/** The height of a frame: of the board alone, and of what stands below it. */
const HEIGHT = 500;
const MORE = { controls: 60, caption: 80, notation: 140 };
const BAR = 80;

/** @param {Record<string, string>} attributes */
function heightOf({ show = "", interactive, opponent }) {
  const parts = Object.entries(MORE).filter(([part]) => show.includes(part));
  const hasBar = (interactive ?? opponent ?? "none") !== "none" || show.includes("controls");
  return parts.reduce((sum, [, height]) => sum + height, HEIGHT + (hasBar ? BAR : 0));
}

/** @param {Record<string, string>} attributes @param {string} site */
export function frameCode(attributes, site) {
  const parameters = Object.entries(attributes)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(" ", "_"))}`)
    .join("&")
    .replaceAll("%2F", "/");
  const page = new URL(`embed.html#${parameters}`, site).href;
  return `<iframe src="${quoted(page)}" title="Pylos" width="400" height="${heightOf(attributes)}" loading="lazy"></iframe>`;
}
