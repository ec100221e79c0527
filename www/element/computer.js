/**
 * The computer's moves: asks the engine, tells that it thinks, and leaves people time to follow.
 * @import { Controller } from "../game/controller.js"
 * @import { OpponentEvents } from "./opponent.js"
 */

import { Cancelled, createEngine } from "../engine/engine.js";
import { sentence } from "../game/reasons.js";
import { isLive } from "../game/session.js";
import { motionsOf } from "../game/view-model.js";

/** Milliseconds of thinking before it is told. */
const QUIET = 150;
/** The least milliseconds between a person's move and the computer's. */
const LEAST = 400;
/** Milliseconds for which the computer's figures are lit before it takes balls back. */
const FIGURE_SEEN = 450;
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

  /** @param {string} answer */
  async function play(answer) {
    const { session } = controller;
    const move = session.legal.find(({ text }) => text === answer);
    if (move === undefined) throw new Error(`the computer chose ${answer}`);
    let motions = motionsOf(session.game.turn, move);
    if (move.takeBack.length > 0 && isLive(session)) {
      // First its ball, with the figures lit, then what it takes back.
      const choice = { picked: move.from ?? "reserve", to: move.to, takeBack: [] };
      await controller.setChoice(choice, motions.slice(0, 1), "");
      await wait(FIGURE_SEEN);
      // Overtaken: another game, or the computer was paused.
      if (controller.session.choice !== choice) return;
      motions = motions.slice(1);
    }
    controller.answer(answer, isLive(controller.session) ? motions : []);
  }

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
      if (mine !== run) return;
      stop();
      await play(answer.text);
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
