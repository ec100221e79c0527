/**
 * The computer's moves: asks the engine, tells that it thinks, and leaves people time to follow.
 * @import { Controller } from "../game/controller.js"
 * @import { OpponentEvents } from "./opponent.js"
 */

import { Cancelled, createEngine } from "../engine/engine.js";
import { sentence } from "../game/reasons.js";

/** Milliseconds of thinking before it is told. */
const QUIET = 150;
/** The least milliseconds between a person's move and the computer's. */
const LEAST = 400;
const SEEDS = 2 ** 31;
/** The level that plays from the tables of perfect play. */
const PERFECT = 8;

/**
 * @param {Controller} controller
 * @param {OpponentEvents} on
 */
export function createComputer(controller, on) {
  const engine = createEngine();
  /** Counts what was begun; whatever finds another number after waiting was overtaken. */
  let run = 0;

  const stop = () => {
    run += 1;
    engine.cancel();
    on.thinking(false);
  };

  return {
    stop,

    /** Thinks about the position on the board, and plays. */
    async think() {
      stop();
      const { game, computer } = controller.session;
      if (computer === null) return;
      const mine = run;
      setTimeout(() => {
        if (mine === run) on.thinking(true);
      }, QUIET);
      const rest = wait(LEAST);
      const options = { level: computer.level, seed: Math.floor(Math.random() * SEEDS) };
      let answer;
      try {
        if (computer.level === PERFECT) await engine.prepare(game.rules, true);
        if (mine !== run) return;
        [answer] = await Promise.all([engine.chooseMove(game.record, options), rest]);
      } catch (error) {
        if (mine !== run || error instanceof Cancelled) return;
        stop();
        on.fail(sentence(error instanceof Error ? error.message : String(error)));
        return;
      }
      // The person's own balls land first.
      await controller.rest;
      if (mine !== run) return;
      stop();
      controller.answer(answer.text);
    },

    end() {
      run += 1;
      engine.stop();
    },
  };
}

/** @param {number} milliseconds */
function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
