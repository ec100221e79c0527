/**
 * The games by links that this device knows: one entry each, `friend:<id>`. What cannot be read stays where it is.
 * @import { Player } from "../../board/types.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Address } from "../address.js"
 * @import { Link } from "./link.js"
 */

import { storageKey } from "../../site/storage-key.js";
import { formatAddress, toAddress } from "../address.js";
import { formatLink, parseLink } from "./link.js";

/**
 * @typedef {object} Known
 * @property {Link} link The game as it is here.
 * @property {Player} you
 * @property {number} sent How much of it the friend has been told, as `length` counts it; -1 for not even that it began.
 * @property {number} at When it was last changed here, in milliseconds since 1970.
 */

const PREFIX = "friend:";
const VERSION = 1;
const LARGEST = 50_000;

/** @type {Map<string, string>} The games of this visit, where the storage is full or refused. */
const here = new Map();

/** The name of a game's entry in the storage. @param {string} id */
export const entryKey = (id) => storageKey(PREFIX + id);

/** @type {(id: string) => Known | null} */
export function read(id) {
  try {
    return check(here.get(id) ?? localStorage.getItem(entryKey(id)));
  } catch {
    return null;
  }
}

/** @type {(known: Omit<Known, "at">) => void} */
export function write({ link, you, sent }) {
  const { id } = link;
  const entry = JSON.stringify({ v: VERSION, link: formatLink(link), you, sent, at: Date.now() });
  try {
    const before = localStorage.getItem(entryKey(id));
    // Another version of the site may read it.
    if (before !== null && check(before) === null) {
      localStorage.setItem(entryKey(`${id}:unread`), before);
    }
    localStorage.setItem(entryKey(id), entry);
    here.delete(id);
  } catch {
    here.set(id, entry);
  }
}

/** @param {string} id */
export function remove(id) {
  here.delete(id);
  try {
    localStorage.removeItem(entryKey(id));
  } catch {
    // It is not there.
  }
}

/** @returns {{ games: Known[], unread: number }} The latest first. */
export function all() {
  const prefix = storageKey(PREFIX);
  let unread = 0;
  const raws = new Map(here);
  try {
    for (const [key, raw] of Object.entries(localStorage)) {
      if (key.startsWith(prefix) && !here.has(key.slice(prefix.length))) {
        raws.set(key.slice(prefix.length), raw);
      }
    }
  } catch {
    // The storage is refused.
  }
  const games = [...raws.values()].flatMap((raw) => {
    const known = check(raw);
    if (known === null) unread += 1;
    return known === null ? [] : [known];
  });
  return { games: games.sort((a, b) => b.at - a.at), unread };
}

/** The player of this device in a game that was played by links; null for another game. @param {Game} game */
export function sideByLinks(game) {
  // Also without a resignation.
  const played = (/** @type {Address} */ address) => formatAddress({ ...address, conceded: null });
  const wanted = played(toAddress({ game, computer: null }));
  return all().games.find(({ link }) => played(link.address) === wanted)?.you ?? null;
}

/** @type {(raw: string | null) => Known | null} */
export function check(raw) {
  if (raw === null || raw.length > LARGEST) return null;
  try {
    const { v, link, you, sent, at } = JSON.parse(raw);
    const isSound =
      v === VERSION &&
      typeof link === "string" &&
      (you === "light" || you === "dark") &&
      Number.isInteger(sent) &&
      sent >= -1;
    return isSound ? { link: parseLink(link), you, sent, at: Number(at) || 0 } : null;
  } catch {
    return null;
  }
}
