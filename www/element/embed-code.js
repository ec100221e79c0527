/**
 * The code that an author pastes into a page to have this board there.
 * @import { Session } from "../game/session.js"
 */

import { OPTIONS, RULES } from "../game/rule-options.js";
import { USUAL_START } from "../game/session.js";
import { nameOf } from "./attributes.js";

/** @typedef {"diagram" | "replay" | "play"} Purpose */

/** @typedef {Pick<Session, "game" | "shown" | "computer">} Shown */

/** The computer's level where the game has none. */
const LEVEL = 3;

/** The attributes of a board for a purpose. @type {(session: Shown, purpose: Purpose) => Record<string, string>} */
function attributesFor({ game, shown, computer }, purpose) {
  /** @type {Record<string, string>} */
  const attributes = {};
  for (const rule of RULES) {
    if (game.rules[rule] !== OPTIONS[rule][0]) attributes[nameOf(rule)] = game.rules[rule];
  }
  if (purpose === "replay") {
    if (game.start !== USUAL_START) attributes.position = game.start;
    attributes.moves = game.moves.join(" ");
    attributes.ply = "0";
    attributes.show = "last-move reserves controls notation";
    return attributes;
  }
  attributes.position = shown.position;
  if (purpose === "play") {
    attributes.interactive = shown.turn;
    attributes.opponent = String(computer?.level ?? LEVEL);
    attributes.show = "liftable legal last-move reserves controls";
  }
  return attributes;
}

/** `site`: the address of the folder of the board's script. @param {Shown} session @param {Purpose} purpose @param {string} site @param {string} lang */
export function embedCode(session, purpose, site, lang) {
  const attributes = { ...attributesFor(session, purpose), lang };
  return { tag: tagCode(attributes, site), frame: frameCode(attributes, site) };
}

/**
 * A record as it stands in a data block: a backslash after each `<` before which the block could end, or that hides its
 * end (`</script`, `<!--`, `<script`). `site/author-data.js` reads it.
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
