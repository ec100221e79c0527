/**
 * The tree of positions. Positions that are images of each other are one node, by whatever moves they are reached; the
 * moves of a position that lead to the same node are one way.
 * @import { Player } from "../board/types.js"
 * @import { Game, Move } from "../pkg/rules.js"
 * @import { MoveScore } from "../pkg/pylos.js"
 */

import { other } from "../game/session.js";
import { canonical, imageOfMove, positionOf, SYMMETRIES, signsOf } from "../game/symmetry.js";

/** @typedef {Pick<typeof import("../pkg/rules.js"), "newGame" | "legalMoves">} Rules */

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

/** Positions whose moves are kept at hand. */
const MOST_POSITIONS = 4000;

/** @typedef {ReturnType<typeof createTree>} Tree */

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

/** @param {Rules} rules */
export function createTree(rules) {
  /** @type {Map<string, readonly Way[]>} By rules and position. */
  const ways = new Map();
  /** @type {Map<string, readonly string[]>} The shortest known line to a node, by the start. */
  const lines = new Map();

  /** @type {(game: Game, key: string) => string} */
  const lineName = (game, key) => `${key},${game.start}`;

  /** @type {(game: Game, key: string, moves: readonly string[]) => void} */
  function remember(game, key, moves) {
    const name = lineName(game, key);
    const known = lines.get(name);
    if (known === undefined || moves.length < known.length) lines.set(name, moves);
  }

  /**
   * The ways from a position.
   * @param {Game} game
   * @returns {readonly Way[]}
   */
  function waysOf(game) {
    const name = named(game.rules, signsOf(game.balls), game.turn);
    const known = ways.get(name);
    if (known !== undefined) return known;
    // Without its moves, which could end the game by repetition.
    const here = rules.newGame({ ...game.rules, position: game.position });
    /** @type {Map<string, Move[]>} */
    const found = new Map();
    for (const move of rules.legalMoves(here)) {
      const key = keyAfter(game, move);
      found.set(key, [...(found.get(key) ?? []), move]);
    }
    const made = [...found].map(([key, moves]) => ({ key, moves }));
    ways.set(name, made);
    for (const oldest of ways.keys()) {
      if (ways.size <= MOST_POSITIONS) break;
      ways.delete(oldest);
    }
    return made;
  }

  /** The game that is asked about in place of all images of a node. @param {string} key */
  function nodeOf(key) {
    const [variant, takeBack, emptyReserve, turn, signs] = key.split(",");
    const position = positionOf(signs, turn === "light" ? "l" : "d");
    return rules.newGame(/** @type {object} */ ({ variant, takeBack, emptyReserve, position }));
  }

  return {
    waysOf,
    nodeOf,

    /**
     * What an answer about a node says of each way, best first.
     * @type {(key: string, scores: readonly MoveScore[]) => Map<string, MoveScore>}
     */
    valuesOf(key, scores) {
      const wayOf = new Map(
        waysOf(nodeOf(key)).flatMap((way) => way.moves.map(({ text }) => [text, way.key])),
      );
      /** @type {Map<string, MoveScore>} */
      const values = new Map();
      for (const score of scores) {
        const way = wayOf.get(score.text);
        if (way !== undefined && !values.has(way)) values.set(way, score);
      }
      return values;
    },

    /**
     * The shortest line to each position is remembered, also to those that are one move ahead.
     * @param {Game} game
     */
    visit(game) {
      remember(game, keyOf(game), game.moves);
      for (const { key, moves } of waysOf(game)) {
        remember(game, key, [...game.moves, moves[0].text]);
      }
    },

    /**
     * Another line to the same position, not longer, where one is known; turned so that it leads to this very image.
     * @param {Game} game
     * @returns {readonly string[] | null}
     */
    otherLine(game) {
      const known = lines.get(lineName(game, keyOf(game)));
      if (known === undefined) return null;
      const images = SYMMETRIES.map((symmetry) =>
        known.map((move) => imageOfMove(symmetry, move)),
      ).flatMap((moves) => {
        try {
          // The rules write balls taken back in their own order.
          return [rules.newGame({ ...game.rules, position: game.start, moves })];
        } catch {
          // The start is not symmetric.
          return [];
        }
      });
      const same = game.moves.join();
      if (images.some(({ moves }) => moves.join() === same)) return null;
      return images.find(({ position }) => position === game.position)?.moves ?? null;
    },
  };
}

/**
 * How many of the replies keep the value for the player who replies.
 * @param {ReadonlyMap<string, MoveScore>} values Of every way from the position.
 * @returns {Replies | null} Null where not every value is proven.
 */
export function repliesOf(values) {
  const all = [...values.values()];
  if (all.length === 0 || !all.every(({ exact }) => exact)) return null;
  return { keep: all.filter(({ value }) => value === all[0].value).length, all: all.length };
}
