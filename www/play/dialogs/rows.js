/**
 * The games on this device as rows of the list: first the open games by links, then all others, the latest first.
 * @import { Rules } from "../../game/session.js"
 * @import { Kept } from "../../library/archive.js"
 * @import { Known } from "../../library/links.js"
 * @import { Saved } from "../../library/storage.js"
 */

import { other } from "../../game/session.js";
import { allGames, removeGames, toOpen } from "../../library/archive.js";
import { formatLink, length, sender } from "../../library/link.js";
import { all as allLinks, remove as removeLink } from "../../library/links.js";
import { text } from "../../text/text.js";
import { gameOf } from "../setup.js";

/**
 * @typedef {object} Row
 * @property {string} id
 * @property {string} title
 * @property {string} line
 * @property {boolean} isOpen Whether it can be played on.
 * @property {() => void} open
 * @property {() => void} remove
 */

/**
 * @param {Rules} rules
 * @param {(game: Saved) => void} resume
 * @returns {{ rows: Row[], games: Kept[], damaged: number, unread: number }} `games`: those that are not by open links;
 *   `damaged`, `unread`: how many of these and of those by links cannot be read.
 */
export function readRows(rules, resume) {
  const { games, damaged } = allGames(rules);
  const { games: links, unread } = allLinks();
  const open = links.filter((known) => isOpen(rules, known));
  const rows = [...open.map(linkRow), ...games.map((game) => gameRow(game, resume))];
  return { rows, games, damaged, unread };
}

/** Games by links that are over are among the others. @type {(rules: Rules, known: Known) => boolean} */
function isOpen(rules, { link }) {
  try {
    return gameOf(rules, link.address).result === null;
  } catch {
    // It is no game.
    return false;
  }
}

/** @type {(state: string, rules: object, count: number, day: Date | number) => string} */
function lineOf(state, rules, count, day) {
  const usual = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
  const { lang } = document.documentElement;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(day);
  return [
    state,
    text("page.rules", { ...usual, ...rules }),
    text("games.turns", { count }),
    date,
  ].join(" · ");
}

/** @type {(known: Known) => Row} */
function linkRow({ link, you, sent, at }) {
  const { address, names, id } = link;
  const name = names[other(you)];
  const isSent = length(address) <= sent;
  const state = sender(address) !== you ? "yours" : isSent ? "waiting" : "unsent";
  return {
    id: `friend-${id}`,
    title: text("friend.with", { name }),
    line: lineOf(text("friend.state", { state, name }), address.rules, address.moves.length, at),
    isOpen: true,
    open() {
      location.hash = formatLink(link);
    },
    remove: () => removeLink(id),
  };
}

/** @type {(game: Kept, resume: (game: Saved) => void) => Row} */
function gameRow(game, resume) {
  const { id, computer, names, rules, outcome, day, turns } = game;
  const players = names.join(" – ") || text("games.friends");
  return {
    id,
    title: computer ? text("new.level", { level: computer.level }) : players,
    line: lineOf(text(`games.${outcome}`), rules, turns, day),
    isOpen: outcome === "open",
    open: () => resume(toOpen(game)),
    remove: () => removeGames([id]),
  };
}
