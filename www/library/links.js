/**
 * The games between two people who are apart: one entry `friend:<id>` each, and its link, the address of the game with its own
 * name and, if they want, theirs, such as `#light=Anna&dark=Ben&friend=k3j9x2ab&variant=expert&moves=1b2_1c2`. Whose link it is
 * follows from the game: the one who did the last thing sends it, the other one reads it.
 * @import { Player } from "../board/types.js"
 * @import { Address } from "../game/address.js"
 * @import { Game } from "../pkg/rules.js"
 */

import { formatAddress, gameOfParts, PARTS, toAddress } from "../game/address.js";
import { AddressError, clip, readParts } from "../game/link-text.js";
import { other } from "../game/session.js";
import { texts } from "../site/entries.js";
import { has, isText, oneOf } from "../site/shape.js";
import { parse, removeText, store, wholly } from "../site/store.js";
import { latestFirst, timeOf } from "./parts.js";

/** @typedef {Record<Player, string>} Names "" for none. */

/** What a side asks the other for, or its answer. @typedef {"back" | "draw" | "rematch" | "no" | "yes"} Asked */

/**
 * The last question of a game, or the answer to it: `number` counts both, `player` said it last, when `length` turns were done.
 * @typedef {{ number: number, what: Asked, player: Player, length: number }} Question
 */

/**
 * `id`: of the game, the same in all of its links; `seats`: the names of the devices that play; `live`: the secret of the room
 * where both see the game at once, "" for none; `back`: how many turns were taken back by agreement.
 * @typedef {{ id: string, names: Names, seats: Names, live: string, back: number, ask: Question | null, address: Address }} Link
 */

/** What a game by links begins with. @satisfies {Partial<Link>} */
export const NEW_LINK = {
  names: { light: "", dark: "" },
  seats: { light: "", dark: "" },
  live: "",
  back: 0,
  ask: null,
};

/** The longest name, in characters. */
export const LONGEST_NAME = 24;

/** @type {Address} */
export const NO_MOVES = { rules: {}, position: null, moves: [], conceded: null, computer: null };

export const PLAYERS = /** @type {const} */ (["light", "dark"]);

/** What the own parts of a link look like. @type {Record<string, RegExp>} */
const FORMS = {
  friend: /^[a-z0-9]{4,24}$/,
  seats: /^[a-z0-9]{0,24}-[a-z0-9]{0,24}$/,
  live: /^[a-v0-9]{26}$/,
  back: /^[1-9]\d{0,3}$/,
  ask: /^[1-9]\d{0,3}-(back|draw|rematch|no|yes)-(light|dark)-\d{1,4}$/,
};

/** A random name, of a new game or of a device in it: 5 bits a character. */
export function newId(length = 8) {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => (byte % 32).toString(32)).join("");
}

/** The secret of a new room: 130 bits. */
export const newSecret = () => newId(26);

/** What all rematches of a game have in common in their names, and which of them a name means. @param {string} id */
function roundOf(id) {
  const [, first, round = "1"] = /^(.*?)(?:r(\d{1,4}))?$/.exec(id) ?? [];
  return { first: first.slice(0, 18), round: Number(round) };
}

/** The name of the rematch: whichever of the two begins it, it is the same game. @param {string} id */
export function rematchId(id) {
  const { first, round } = roundOf(id);
  return `${first}r${round + 1}`;
}

/** Whether a game was followed by rematches to another. @type {(id: string, later: string) => boolean} */
export function isEarlier(id, later) {
  const [one, two] = [id, later].map(roundOf);
  return one.first === two.first && one.round < two.round;
}

/** A name as it is kept and shown: one line, without signs that cannot be seen. @param {string} name */
export function tidy(name) {
  const line = name.replace(/[\p{C}\s]+/gu, " ").trim();
  return [...line].slice(0, LONGEST_NAME).join("").trim();
}

/** @type {(link: Link) => string} "#…". */
export function formatLink({ id, names, seats, live, back, ask, address }) {
  const named = PLAYERS.filter((player) => names[player] !== "");
  const written = named.map((player) => `${player}=${encode(names[player])}`);
  const game = formatAddress({ ...address, computer: null }).slice(1);
  const parts = {
    friend: id,
    live,
    seats: seats.light || seats.dark ? `${seats.light}-${seats.dark}` : "",
    back: back || "",
    ask: ask && [ask.number, ask.what, ask.player, ask.length].join("-"),
  };
  const own = Object.entries(parts).filter(([, value]) => value);
  // A name at the end might lose a full stop where a messenger marks the link.
  return `#${[...written, ...own.map((part) => part.join("=")), game].filter(Boolean).join("&")}`;
}

/** @param {string} hash With or without "#". @returns {Link} @throws {AddressError} */
export function parseLink(hash) {
  const own = Object.keys(FORMS);
  const parts = readParts(hash, [...PARTS, ...own, ...PLAYERS], PLAYERS);
  const part = (/** @type {string} */ name) => parts.get(name) ?? "";
  for (const option of own) {
    if (FORMS[option].test(part(option)) || (!parts.has(option) && option !== "friend")) continue;
    const expected = option === "friend" ? ["a-z 0-9"] : [String(FORMS[option])];
    throw new AddressError("error.badOption", { option, found: clip(part(option)), expected });
  }
  const address = gameOfParts(parts);
  // Such a game has neither a computer nor a clock.
  const found = address.computer ? "opponent" : address.conceded?.reason === "time" && "outOfTime";
  if (found) throw new AddressError("link.unknown", { found });
  const [light, dark] = `${part("seats")}-`.split("-");
  const [number, what, player, length] = part("ask").split("-");
  return {
    id: part("friend"),
    names: { light: tidy(part("light")), dark: tidy(part("dark")) },
    seats: { light, dark },
    live: part("live"),
    back: Number(part("back")),
    ask: /** @type {Question | null} */ (
      number ? { number: Number(number), what, player, length: Number(length) } : null
    ),
    address,
  };
}

/** The player to move after the moves of an address. @param {Pick<Address, "position" | "moves">} address */
export function toMove({ position, moves }) {
  const first = position?.trim().endsWith("d") ? "dark" : "light";
  return moves.length % 2 === 0 ? first : other(first);
}

/** The player who did the last thing in a game; before the first move, the one who waits. @param {Address} address */
export const sender = (address) => address.conceded?.player ?? other(toMove(address));

/** How much has been done in a game: its moves, and its end by a player. @param {Address} address */
export const length = ({ moves, conceded }) => moves.length + (conceded ? 1 : 0);

/** Also the signs that messengers may take for the end of a link. @param {string} name */
const encode = (name) =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/**
 * A game by links as it is here. `sent`: how much of it the friend has been told, as `length` counts it, -1 for not even that it
 * began; `at`: when it was last changed here, in milliseconds since 1970.
 * @typedef {{ link: Link, you: Player, sent: number, at: number }} LinkGame
 */

/** Of the names of the entries. */
export const PREFIX = "friend:";
const VERSION = 1;

/** The entry of a game, which is read if it is sound. @param {string} id */
const entryOf = (id) =>
  store({ name: PREFIX + id, none: null, read: wholly((value) => check(value) && value, null) });

/** @type {(id: string) => LinkGame | null} */
export const read = (id) => check(entryOf(id).read());

/** What is stored of a game. @param {LinkGame} game */
export const toEntry = ({ link, ...more }) => ({ v: VERSION, link: formatLink(link), ...more });

/** @type {(game: Omit<LinkGame, "at">) => void} */
export const write = ({ link, you, sent }) =>
  void entryOf(link.id).write(toEntry({ link, you, sent, at: Date.now() }));

/** @param {string} id */
export const remove = (id) => removeText(PREFIX + id);

export function all() {
  const found = texts(PREFIX).map(([, raw]) => check(parse(raw)));
  const games = found.filter((one) => one !== null);
  latestFirst(games, ({ at }) => at, Date.now());
  return { games, unread: found.length - games.length };
}

/** The game of an address. @type {(rules: Pick<typeof import("../pkg/rules.js"), "newGame" | "concede" | "agree">, address: Omit<Address, "computer">) => Game} */
export function gameOf(rules, { rules: options, position, moves, conceded }) {
  const game = rules.newGame({ ...options, position: position ?? undefined, moves });
  if (conceded?.reason === "agreement") return rules.agree(game);
  return conceded ? rules.concede(game, conceded.player, conceded.reason) : game;
}

/** The player of this device in a game that was played by links; null for another game. @param {Game} game */
export function sideByLinks(game) {
  // Also without what the players ended it with.
  const played = (/** @type {Address} */ address) => formatAddress({ ...address, conceded: null });
  const wanted = played(toAddress({ game, computer: null }));
  return all().games.find(({ link }) => played(link.address) === wanted)?.you ?? null;
}

const isEntry = has({
  v: oneOf([VERSION]),
  link: isText,
  you: oneOf(PLAYERS),
  sent: (value) => Number.isInteger(value) && value >= -1,
});

/** The game of an entry. @type {(value: any) => LinkGame | null} */
export function check(value) {
  if (!isEntry(value)) return null;
  const { link, you, sent } = value;
  try {
    return { link: parseLink(link), you, sent, at: timeOf(value) };
  } catch {
    return null;
  }
}
