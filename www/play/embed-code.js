// What somebody pastes into a page to have this board there.

/** @typedef {import("../game/session.js").Session} Session */
/** @typedef {import("../game/session.js").Game} Game */
/** @typedef {"diagram" | "replay" | "play"} Purpose */

const USUAL = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
const NAMES = /** @type {const} */ ({
  variant: "variant",
  takeBack: "take-back",
  emptyReserve: "empty-reserve",
});

/** The computer's level where nobody has chosen one. */
const LEVEL = 3;

/**
 * The attributes of a board for a purpose.
 * @param {Session} session
 * @param {Game} shown the game, or the moment of it looked back at
 * @param {Purpose} purpose
 * @returns {Record<string, string>}
 */
function attributesFor({ game, start, computer }, shown, purpose) {
  /** @type {Record<string, string>} */
  const attributes = {};
  for (const [rule, name] of Object.entries(NAMES)) {
    const value = game.rules[/** @type {keyof typeof NAMES} */ (rule)];
    if (value !== USUAL[/** @type {keyof typeof NAMES} */ (rule)]) attributes[name] = value;
  }
  if (purpose === "replay") {
    if (start !== null) attributes.position = start;
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

/**
 * @param {Session} session
 * @param {Game} shown
 * @param {Purpose} purpose
 * @param {string} site the address of the folder that all this lies in
 * @param {string} lang
 * @returns {{ tag: string, frame: string }}
 */
export function embedCode(session, shown, purpose, site, lang) {
  const attributes = { ...attributesFor(session, shown, purpose), lang };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${quoted(value)}"`);
  const query = Object.entries(attributes)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(" ", "_"))}`)
    .join("&")
    .replaceAll("%2F", "/");
  const height = purpose === "diagram" ? 500 : purpose === "play" ? 640 : 740;
  const script = new URL("pylos-board.js", site).href;
  const page = new URL(`embed.html?${query}`, site).href;
  return {
    tag: `<script type="module" src="${quoted(script)}"></script>\n<pylos-board ${written.join(" ")}></pylos-board>`,
    frame: `<iframe src="${quoted(page)}" title="Pylos" width="400" height="${height}" loading="lazy"></iframe>`,
  };
}

/** @param {string} value */
function quoted(value) {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
