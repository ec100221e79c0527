/**
 * The games by links that this device knows: one entry each, `friend:<id>`.
 * @import { Player } from "../board/types.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Address } from "../game/address.js"
 * @import { Found } from "../site/store.js"
 * @import { Link } from "./link.js"
 */

import { formatAddress, toAddress } from "../game/address.js";
import { texts } from "../site/entries.js";
import { has, isText, oneOf } from "../site/shape.js";
import { parse, removeText, storageKey, store, wholly } from "../site/store.js";
import { formatLink, parseLink } from "./link.js";

/**
 * @typedef {object} Known
 * @property {Link} link The game as it is here.
 * @property {Player} you
 * @property {number} sent How much of it the friend has been told, as `length` counts it; -1 for not even that it began.
 * @property {number} at When it was last changed here, in milliseconds since 1970.
 */

/** @typedef {Omit<Known, "link"> & { v: number, link: string }} Entry What is stored of it. */

const PREFIX = "friend:";
const VERSION = 1;

/** Reads an entry as it is stored, if it is sound. @type {(value: any) => Found<Entry | null>} */
const whole = wholly((/** @type {any} */ value) => check(value) && value, null);

/** @param {string} id */
const entryOf = (id) => store(PREFIX + id, null, whole);

/** The key of a game's entry in the storage. @param {string} id */
export const entryKey = (id) => storageKey(PREFIX + id);

/** @type {(id: string) => Known | null} */
export const read = (id) => check(entryOf(id).read());

/** @type {(known: Omit<Known, "at">) => void} */
export function write({ link, you, sent }) {
  entryOf(link.id).write({ v: VERSION, link: formatLink(link), you, sent, at: Date.now() });
}

/** @param {string} id */
export const remove = (id) => removeText(PREFIX + id);

/** @returns {{ games: Known[], unread: number }} The latest first. */
export function all() {
  const known = texts(PREFIX).map(([, raw]) => check(parse(raw)));
  const games = known.filter((one) => one !== null);
  return { games: games.sort((a, b) => b.at - a.at), unread: known.length - games.length };
}

/** The player of this device in a game that was played by links; null for another game. @param {Game} game */
export function sideByLinks(game) {
  // Also without a resignation.
  const played = (/** @type {Address} */ address) => formatAddress({ ...address, conceded: null });
  const wanted = played(toAddress({ game, computer: null }));
  return all().games.find(({ link }) => played(link.address) === wanted)?.you ?? null;
}

const isEntry = has({
  v: oneOf([VERSION]),
  link: isText,
  you: oneOf(["light", "dark"]),
  sent: (value) => Number.isInteger(value) && value >= -1,
});

/** The game of an entry. @type {(value: any) => Known | null} */
export function check(value) {
  if (!isEntry(value)) return null;
  const { link, you, sent, at } = value;
  try {
    return { link: parseLink(link), you, sent, at: Number(at) || 0 };
  } catch {
    return null;
  }
}
