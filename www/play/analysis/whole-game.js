/**
 * The analysis of a whole game: what is still to be asked, the progress, and the mistake looked at.
 * @import { Rules } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Question } from "./analyst.js"
 * @import { Point } from "./course.js"
 */

import { gameAt } from "../../game/session.js";
import * as course from "./course.js";
import { isFault } from "./review.js";

/** @typedef {ReturnType<typeof import("./analyst.js").createAnalyst>} Analyst */

/** Milliseconds for each position: the whole game quickly, then what is not proven again. */
const PASSES = /** @type {const} */ ([100, 800]);

/** Longer games are not analysed as a whole. */
export const MOST_MOVES = 150;

/**
 * @param {Rules} rules
 * @param {Analyst} analyst
 */
export function createWholeGame(rules, analyst) {
  /** Whether it was asked for; the course is shown from then on. */
  let started = false;
  let running = false;
  /** @type {number | null} The ply of the mistake whose better move is shown. */
  let lesson = null;
  /** @type {Point[]} */
  let points = [];

  /** @param {string} key */
  const isProven = (key) => analyst.answer(key)?.scores.every(({ exact }) => exact) === true;

  /**
   * Everything there is to ask: the moment shown first, then from the end, where positions are
   * decided soon.
   * @type {(game: Game, shown: number) => Question[]}
   */
  function questions(game, shown) {
    const last = game.moves.length;
    const isOver = gameAt(rules, game, last).result !== null;
    const plies = Array.from({ length: isOver ? last : last + 1 }, (_, ply) => ply).reverse();
    plies.sort((a, b) => Number(b === shown) - Number(a === shown));
    const moments = plies.map((ply) => ({
      key: course.keyAt(game, ply),
      game: () => gameAt(rules, game, ply),
    }));
    return PASSES.flatMap((timeMs) => moments.map((moment) => ({ ...moment, timeMs }))).filter(
      ({ key, timeMs }) => timeMs === PASSES[0] || !isProven(key),
    );
  }

  return {
    get started() {
      return started;
    },
    get running() {
      return running;
    },
    /** The course as far as it is known; empty unless started. */
    get points() {
      return points;
    },

    /**
     * @param {Game} game
     * @returns {boolean} False: it is too long.
     */
    start({ moves }) {
      running = moves.length <= MOST_MOVES;
      if (running) started = true;
      return running;
    },
    stop() {
      running = false;
    },
    /** Another game begins. */
    reset() {
      started = false;
      running = false;
      lesson = null;
      points = [];
    },

    /**
     * The questions that are wanted now.
     * @param {Game} game
     * @param {number} shown
     */
    wanted: (game, shown) => (running ? questions(game, shown) : []),

    /** The share that is done, 0 to 1. @param {Game} game */
    progress(game) {
      if (game.moves.length > MOST_MOVES) return 0;
      const all = questions(game, 0);
      const cost = (/** @type {Question[]} */ part) =>
        part.reduce((sum, { timeMs }) => sum + timeMs, 0);
      return all.length === 0 ? 1 : 1 - cost(all.filter(analyst.isOpen)) / cost(all);
    },

    /** Takes in what is known. @param {Game} game */
    update(game) {
      const tooLong = game.moves.length > MOST_MOVES;
      if (tooLong) running = false;
      points = started && !tooLong ? course.courseOf(game, analyst.answer) : [];
    },

    /**
     * Another moment is shown.
     * @param {number} ply
     * @returns {string | null} The better move to be shown there.
     */
    arrive(ply) {
      if (lesson !== null && ply !== lesson && ply !== lesson - 1) lesson = null;
      return lesson === null || ply === lesson ? null : (points[lesson].judgement?.better ?? null);
    },

    /** The next move that gave something away; after the last, the first. @param {number} ply */
    next(ply) {
      const from = lesson ?? ply;
      lesson = null;
      const judged = points.filter(isFault);
      return (judged.find((point) => point.ply > from) ?? judged[0])?.ply ?? null;
    },

    /**
     * The mistake looked at: the move shown, or the one whose better move is shown.
     * @type {(ply: number) => Point | null}
     */
    mistake(ply) {
      const point = points[lesson ?? ply];
      return point?.judgement ? point : null;
    },

    /**
     * From a mistake to the better move in its place, and back.
     * @param {number} ply
     * @returns {number} The ply to show.
     */
    compare(ply) {
      const mistake = lesson ?? ply;
      lesson = mistake;
      return ply === mistake ? mistake - 1 : mistake;
    },
  };
}
