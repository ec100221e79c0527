/**
 * The tree of positions. Positions that are images of each other are one node, by whatever moves they are reached; the
 * moves of a position that lead to the same node are one way.
 * @import { Player } from "../../board/types.js"
 * @import { Game, Move } from "../../pkg/rules.js"
 * @import { MoveScore } from "../../pkg/pylos.js"
 */

import { other } from "../../game/session.js";
import { canonical, positionOf, signsOf } from "../../game/symmetry.js";

/** @typedef {Pick<typeof import("../../pkg/rules.js"), "newGame" | "legalMoves">} Rules */

/**
 * The moves that lead to one node.
 * @typedef {object} Way
 * @property {string} key Of the node.
 * @property {readonly Move[]} moves At least one.
 */

/**
 * The replies to a move, images of each other counted once.
 * @typedef {object} Replies
 * @property {number} keep How many keep the best value that there is.
 * @property {number} all
 */

/** @type {(rules: Game["rules"], signs: string, turn: Player) => string} */
const named = ({ variant, takeBack, emptyReserve }, signs, turn) =>
  [variant, takeBack, emptyReserve, turn, signs].join();

/** The name of the node of a game's position. @param {Game} game */
export const keyOf = ({ rules, balls, turn }) => named(rules, canonical(signsOf(balls)), turn);

/**
 * The name of the node that a legal move leads to.
 * @type {(game: Game, move: Move) => string}
 */
function keyAfter({ rules, balls, turn }, { from, to, takeBack }) {
  /** @type {Record<string, Player>} */
  const after = { ...balls, [to]: turn };
  for (const cell of from === null ? takeBack : [from, ...takeBack]) delete after[cell];
  return named(rules, canonical(signsOf(after)), other(turn));
}

/** The ways from a position. @type {(rules: Rules, game: Game) => Way[]} */
export function waysOf(rules, game) {
  /** @type {Map<string, Move[]>} */
  const found = new Map();
  for (const move of rules.legalMoves(game)) {
    const key = keyAfter(game, move);
    found.set(key, [...(found.get(key) ?? []), move]);
  }
  return [...found].map(([key, moves]) => ({ key, moves }));
}

/** The game that is asked about in place of all images of a node. @type {(rules: Rules, key: string) => Game} */
export function nodeOf(rules, key) {
  const [variant, takeBack, emptyReserve, turn, signs] = key.split(",");
  const position = positionOf(signs, turn === "light" ? "l" : "d");
  return rules.newGame(/** @type {object} */ ({ variant, takeBack, emptyReserve, position }));
}

/**
 * How many of the ways from a node keep the value for the player to move.
 * @param {readonly Way[]} ways
 * @param {readonly MoveScore[]} scores Of every move, best first.
 * @returns {Replies | null} Null where not every value is proven.
 */
export function repliesOf(ways, scores) {
  if (scores.length === 0 || !scores.every(({ exact }) => exact)) return null;
  const best = new Set(
    scores.filter(({ value }) => value === scores[0].value).map(({ text }) => text),
  );
  return { keep: ways.filter(({ moves }) => best.has(moves[0].text)).length, all: ways.length };
}
