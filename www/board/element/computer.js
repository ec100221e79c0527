/** The computer at one board; loaded only where it plays. */

import { createEngine } from "../../engine/engine.js";
import { createComputer } from "../../game/computer.js";
import { sentence } from "../../game/reasons.js";

/** @param {Parameters<typeof createComputer>[1]} on */
export function startComputer(on) {
  const engine = createEngine();
  const computer = createComputer(engine, { ...on, fail: (reason) => on.fail(sentence(reason)) });
  return {
    ...computer,
    /** Nothing thinks any more. */
    end() {
      computer.stop();
      engine.stop();
    },
  };
}
