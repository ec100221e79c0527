// The computer's turns: asks the engine, shows that it thinks, and leaves people time to follow.

import { Cancelled } from "../engine/engine.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./session.js").Session} Session */

const QUIET = 150;
const LEAST = 400;
const SEEDS = 2 ** 31;
/** The level that plays from the tables of perfect play. */
const PERFECT = 8;

/**
 * @param {Engine} engine
 * @param {object} on
 * @param {(thinking: boolean) => void} on.thinking it has been at it for a while, or has stopped
 * @param {(move: string) => void} on.move
 * @param {(reason: string) => void} on.fail
 */
export function createComputer(engine, on) {
  // What is under way; anything that finds another one here has been overtaken.
  let thought = 0;

  const stop = () => {
    thought += 1;
    engine.cancel();
    on.thinking(false);
  };

  return {
    stop,

    /** @param {Session} session a position in which the computer is to move */
    async think({ game, computer }) {
      stop();
      if (computer === null) return;
      const mine = thought;
      setTimeout(() => {
        if (mine === thought) on.thinking(true);
      }, QUIET);
      const rest = new Promise((resolve) => setTimeout(resolve, LEAST));
      try {
        if (computer.level === PERFECT) await engine.prepare(game.rules, true);
        if (mine !== thought) return;
        const [answer] = await Promise.all([
          engine.chooseMove(game.record, {
            level: computer.level,
            seed: Math.floor(Math.random() * SEEDS),
          }),
          rest,
        ]);
        if (mine !== thought) return;
        stop();
        on.move(answer.text);
      } catch (error) {
        if (mine !== thought || error instanceof Cancelled) return;
        stop();
        on.fail(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
