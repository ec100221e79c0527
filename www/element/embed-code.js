/**
 * The code that an author pastes into a page to have this board there.
 * @import { Session } from "../game/session.js"
 */

import { USUAL_START } from "../game/session.js";
import { frameCode, tagCode } from "../site/page-code.js";
import { ATTRIBUTES } from "./attributes.js";

/** @typedef {"diagram" | "replay" | "play"} Purpose */

/** @typedef {Pick<Session, "game" | "shown" | "computer">} Shown */

const RULES = /** @type {const} */ (["variant", "takeBack", "emptyReserve"]);

/** The computer's level where the game has none. */
const LEVEL = 3;

/** The attributes of a board for a purpose. @type {(session: Shown, purpose: Purpose) => Record<string, string>} */
function attributesFor({ game, shown, computer }, purpose) {
  /** @type {Record<string, string>} */
  const attributes = {};
  for (const rule of RULES) {
    const { name, usual } = ATTRIBUTES[rule];
    if (game.rules[rule] !== usual) attributes[name] = game.rules[rule];
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
  const height = purpose === "diagram" ? 500 : purpose === "play" ? 640 : 740;
  return { tag: tagCode(attributes, site), frame: frameCode(attributes, site, height) };
}
