/**
 * What perfect play says of a whole game: what is still to be asked, the progress, and the mistakes.
 * @import { Rules } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Analyst, Question } from "./analyst.js"
 * @import { Point } from "../../engine/course.js"
 */

import * as course from "../../engine/course.js";
import { isProven } from "../../engine/judge.js";
import { keyOf, PURPOSES } from "../../engine/know.js";
import { gameAt, other } from "../../game/session.js";
import { onButton, setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { createGraph } from "./graph.js";
import { positionWords } from "./words.js";

/** The whole game quickly, then what is not proven again. */
const PASSES = /** @type {const} */ (["soon", "moment"]);

/** Longer games are not analysed as a whole. */
const MOST_MOVES = 150;

/**
 * @param {Rules} rules
 * @param {Analyst} analyst
 * @param {object} on
 * @param {() => void} on.start
 * @param {() => void} on.stop
 * @param {(ply: number) => void} on.goTo
 */
export function createWholeGame(rules, analyst, on) {
  const block = byId("whole");
  const list = byId("whole-graph");
  const graph = createGraph(list, on.goTo);
  const progress = /** @type {HTMLProgressElement} */ (byId("review-progress"));
  const toggle = byId("whole-toggle");
  onButton(block, "whole", () => (running ? on.stop() : on.start()));
  /** Whether it was asked for; the graph is shown from then on. */
  let started = false;
  let running = false;
  /** @type {Point[]} */
  let points = [];

  /** @param {string} key */
  const isKnown = (key) => isProven(analyst.answer(key)?.scores ?? []);

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
      key: keyOf(game, ply),
      game: () => gameAt(rules, game, ply),
    }));
    return PASSES.flatMap((purpose) => moments.map((moment) => ({ ...moment, purpose }))).filter(
      ({ key, purpose }) => purpose === PASSES[0] || !isKnown(key),
    );
  }

  /** The share that is done, 0 to 1. @param {Game} game */
  function done(game) {
    const all = questions(game, 0);
    const cost = (/** @type {Question[]} */ part) =>
      part.reduce((sum, { purpose }) => sum + PURPOSES[purpose].time, 0);
    return all.length === 0 ? 1 : 1 - cost(all.filter(analyst.isOpen)) / cost(all);
  }

  /** The turns that changed who wins; "" where there may be more. */
  function summary() {
    const turns = points.filter(({ judgement }) => judgement !== null);
    const isWhole = points.every(({ standing }) => standing?.exact === true);
    return turns.length === 0 && !isWhole
      ? ""
      : text("review.turned", { turns: turns.map(({ ply }) => ply) });
  }

  return {
    get running() {
      return running;
    },
    /** The course as far as it is known; empty unless started. */
    get points() {
      return points;
    },

    /** @param {Game} game */
    start({ moves }) {
      running = moves.length <= MOST_MOVES;
      if (running) started = true;
    },
    stop() {
      running = false;
    },
    /** Another game begins. */
    reset() {
      started = false;
      running = false;
      points = [];
    },

    /**
     * The questions that are wanted now.
     * @param {Game} game
     * @param {number} shown
     */
    wanted: (game, shown) => (running ? questions(game, shown) : []),

    /**
     * Takes in what is known.
     * @param {Game} game
     * @returns {string} What there is to be said, once it is whole.
     */
    update(game) {
      if (!started) return "";
      points = course.courseOf(game, analyst.answer);
      if (!running || done(game) < 1) return "";
      running = false;
      return summary();
    },

    /**
     * @param {object} now
     * @param {Game} now.game
     * @param {number} now.shown The ply shown.
     * @param {boolean} now.isOpen Whether it can be asked for.
     * @param {string} now.advice What is said of the turn that led there.
     */
    render({ game, shown, isOpen, advice }) {
      const isLong = game.moves.length > MOST_MOVES;
      block.hidden = !isOpen || game.moves.length === 0;
      list.hidden = !started;
      if (block.hidden) return;
      progress.hidden = !running;
      const share = isLong ? 0 : done(game);
      progress.value = share;
      graph.render(points.map(column), game.moves, shown);
      const rest = started && !running ? summary() : "";
      setText(
        byId("proof"),
        isLong ? text("review.tooLong", { most: MOST_MOVES }) : advice || rest,
      );
      const isFresh = points.every(({ standing }) => standing === null);
      toggle.hidden = isLong || (!running && share === 1);
      setText(toggle, text(running ? "review.stop" : isFresh ? "review.start" : "review.continue"));
    },
  };
}

/** @type {(point: Point) => import("./graph.js").Column} */
function column({ player, standing, judgement }) {
  return {
    mover: other(player),
    share: standing && course.lightShare(standing, player),
    isMistake: judgement !== null,
    guess: standing?.exact === false,
    judgement: judgement === null ? "" : text("review.mistake"),
    value: standing === null ? text("review.unknown") : positionWords(standing, player),
  };
}
