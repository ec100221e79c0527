// The analysis of a whole game: what is still to be asked, how far it has come, and the mistake looked at.

import * as course from "./course.js";

/** @typedef {import("../../game/session.js").Session} Session */
/** @typedef {import("../../game/session.js").Rules} Rules */
/** @typedef {import("./analyst.js").Question} Question */
/** @typedef {import("./course.js").Point} Point */
/** @typedef {ReturnType<typeof import("./analyst.js").createAnalyst>} Analyst */

/** How long each position is thought about: once quickly all through, then what is not proven again. */
const PASSES = /** @type {const} */ ([100, 800]);

/** Longer games are left alone. */
export const MOST_TURNS = 150;

/**
 * @param {Rules} rules
 * @param {Analyst} analyst
 */
export function createWholeGame(rules, analyst) {
  /** Whether it was asked for; its course is shown from then on. */
  let started = false;
  let running = false;
  /** @type {number | null} the turn whose better move is looked at */
  let lesson = null;
  /** @type {Point[]} */
  let points = [];

  /** @param {string} key */
  const isProven = (key) => analyst.answer(key)?.scores.every(({ exact }) => exact) === true;

  /**
   * Everything there is to ask: the moment shown first, then from the end, for late positions are decided soon.
   * @param {Session} session
   * @param {number} shown
   * @returns {Question[]}
   */
  function questions(session, shown) {
    const last = session.game.moves.length;
    const isOver = course.gameAt(rules, session, last).result !== null;
    const turns = Array.from({ length: isOver ? last : last + 1 }, (_, turn) => turn).reverse();
    turns.sort((a, b) => Number(b === shown) - Number(a === shown));
    const keys = new Map(turns.map((turn) => [turn, course.keyAt(session, turn)]));
    return PASSES.flatMap((timeMs) =>
      turns.map((turn) => ({
        key: /** @type {string} */ (keys.get(turn)),
        record: () => course.gameAt(rules, session, turn).record,
        timeMs,
      })),
    ).filter(({ key, timeMs }) => timeMs === PASSES[0] || !isProven(key));
  }

  return {
    get started() {
      return started;
    },
    get running() {
      return running;
    },
    get lesson() {
      return lesson;
    },
    /** The course as far as it is known; none unless started. */
    get points() {
      return points;
    },

    /**
     * @param {Session} session
     * @returns {boolean} false: it is too long
     */
    start(session) {
      running = session.game.moves.length <= MOST_TURNS;
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
     * What is wanted now.
     * @param {Session} session
     * @param {number} shown
     */
    wanted: (session, shown) => (running ? questions(session, shown) : []),

    /**
     * How much of it is done, 0 to 1.
     * @param {Session} session
     */
    progress(session) {
      if (session.game.moves.length > MOST_TURNS) return 0;
      const all = questions(session, 0);
      const cost = (/** @type {Question[]} */ part) =>
        part.reduce((sum, { timeMs }) => sum + timeMs, 0);
      return all.length === 0 ? 1 : 1 - cost(all.filter(analyst.isOpen)) / cost(all);
    },

    /**
     * Takes in what is known.
     * @param {Session} session
     */
    update(session) {
      const tooLong = session.game.moves.length > MOST_TURNS;
      if (tooLong) running = false;
      points = started && !tooLong ? course.courseOf(session, analyst.answer) : [];
    },

    /**
     * Another moment is shown.
     * @param {number} turn
     * @returns {string | null} the better move to be shown there
     */
    arrive(turn) {
      if (lesson !== null && turn !== lesson && turn !== lesson - 1) lesson = null;
      return lesson === null || turn === lesson ? null : (points[lesson].judgement?.better ?? null);
    },

    /**
     * The next turn that gave something away, from the first one again after the last.
     * @param {number} turn
     */
    next(turn) {
      const from = lesson ?? turn;
      lesson = null;
      const judged = points.filter(({ judgement }) => judgement !== null);
      return (judged.find((point) => point.turn > from) ?? judged[0])?.turn ?? null;
    },

    /**
     * The mistake looked at: the turn shown, or the one whose better move is.
     * @param {number} turn
     * @returns {Point | null}
     */
    mistake(turn) {
      const point = points[lesson ?? turn];
      return point?.judgement ? point : null;
    },

    /**
     * From a mistake to the better move in its place, and back.
     * @param {number} turn
     * @returns {number} the moment to look at
     */
    compare(turn) {
      const mistake = lesson ?? turn;
      lesson = mistake;
      return turn === mistake ? mistake - 1 : mistake;
    },
  };
}
