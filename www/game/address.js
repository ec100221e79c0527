/**
 * The game as the part of the URL after "#": readable, and complete but for comments and clocks,
 * such as `#variant=expert&opponent=3&you=dark&moves=1b2_1c2-2a1`; defaults are left out. Without
 * `opponent` two people play here, so that a link never moves by itself. With `show` the analysis is opened at the end of
 * the moves, or the openings in it.
 * @import { Player } from "../board/types.js"
 * @import { Computer } from "./session.js"
 * @import { Game, Rules } from "../pkg/rules.js"
 */

import { AddressError, clip, movesIn, positionIn, readParts } from "./link-text.js";
import { OPTIONS, RULES } from "./rule-options.js";
import { other, USUAL_START } from "./session.js";

/** @typedef {"analysis" | "openings"} Show */

/**
 * @typedef {object} Address
 * @property {Partial<Rules>} rules As written, not yet checked.
 * @property {string | null} position The start; null for the usual one.
 * @property {readonly string[]} moves
 * @property {{ player: Player, reason: "resignation" | "time" | "agreement" } | null} conceded Of a draw: the player to move.
 * @property {Computer | null} computer
 * @property {Show} [show]
 */

const CONCEDED = /** @type {const} */ ({
  resigned: "resignation",
  outOfTime: "time",
  agreed: "agreement",
});
const ENDS = /** @type {(keyof typeof CONCEDED)[]} */ (Object.keys(CONCEDED));
const PLAYERS = ["light", "dark"];
/** What some parts may say; the rules check the others. @type {Record<string, string[]>} */
const VALUES = {
  ...Object.fromEntries(ENDS.map((name) => [name, PLAYERS])),
  opponent: ["friend", "1", "2", "3", "4", "5", "6", "7", "8"],
  you: PLAYERS,
  show: ["analysis", "openings"],
};
/** The names of all parts of an address. */
export const PARTS = [...RULES, "position", "moves", ...Object.keys(VALUES)];

/** @type {(shown: { game: Game, computer: Computer | null }) => Address} */
export function toAddress({ game, computer }) {
  const { moves, result, rules, start, turn } = game;
  const reason = Object.values(CONCEDED).find((one) => one === result?.reason);
  const player = result?.winner ? other(result.winner) : turn;
  const conceded = reason ? { player, reason } : null;
  return { rules, position: start, moves, conceded, computer };
}

/** "" for the usual start by the usual rules, else "#…". @type {(game: Address) => string} */
export function formatAddress({ rules, position, moves, conceded, computer, show }) {
  const all = [
    ...RULES.map((name) => [name, rules[name] === OPTIONS[name][0] ? null : rules[name]]),
    // The players stand before the moves, which only grow.
    ["opponent", computer?.level],
    ["you", computer?.player === "light" ? "dark" : null],
    ["position", position === USUAL_START ? null : position?.replaceAll(" ", "_")],
    ["moves", moves.join("_")],
    ...ENDS.map((name) => [name, conceded?.reason === CONCEDED[name] && conceded.player]),
    ["show", show],
  ];
  const parts = all.filter(([, value]) => value);
  const isUsual = parts.every(([name]) => name === "opponent" || name === "you");
  return isUsual ? "" : `#${parts.map((part) => part.join("=")).join("&")}`;
}

/** The address of a position, with the line that leads to it. @type {(page: string, game: Pick<Game, "rules" | "start" | "moves">, show?: Show) => string} */
export const positionHref = (page, { rules, start, moves }, show) =>
  page +
  location.search +
  formatAddress({ rules, position: start, moves, conceded: null, computer: null, show });

/** Null for an empty one. Throws an `AddressError`. @type {(hash: string) => Address | null} */
export function parseAddress(hash) {
  const parts = readParts(hash, PARTS);
  return parts.size === 0 ? null : gameOfParts(parts);
}

/** The game of the parts of an address. Throws an `AddressError`. @type {(parts: ReadonlyMap<string, string>) => Address} */
export function gameOfParts(parts) {
  for (const [option, expected] of Object.entries(VALUES)) {
    const found = parts.get(option) ?? expected[0];
    if (!expected.includes(found))
      throw new AddressError("error.badOption", { option, found: clip(found), expected });
  }
  const given = RULES.filter((name) => parts.has(name));
  const position = parts.get("position");
  /** @type {Address} */
  const game = {
    rules: Object.fromEntries(given.map((name) => [name, parts.get(name)])),
    position: position === undefined ? null : positionIn(position),
    moves: movesIn(parts.get("moves") ?? ""),
    conceded: null,
    computer: null,
  };
  for (const name of ENDS) {
    const player = /** @type {Player | undefined} */ (parts.get(name));
    if (player === undefined) continue;
    if (game.conceded !== null) throw new AddressError("link.repeated", { found: name });
    game.conceded = { player, reason: CONCEDED[name] };
  }
  const level = Number(parts.get("opponent"));
  if (level > 0) game.computer = { player: parts.get("you") === "dark" ? "light" : "dark", level };
  const show = /** @type {Show | undefined} */ (parts.get("show"));
  return show ? { ...game, show } : game;
}
