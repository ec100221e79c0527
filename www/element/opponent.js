/**
 * The computer opponent of one board. Its code is loaded when a computer plays.
 * @import { Controller } from "../game/controller.js"
 */

import { computerToMove } from "../game/session.js";

/**
 * @typedef {object} OpponentEvents
 * @property {(on: boolean) => void} thinking The computer has thought for a while, or has stopped.
 * @property {() => void} fail It cannot play.
 * @property {(sentence: string) => void} say
 * @property {() => string} lang The language of the board.
 */

/**
 * @param {Controller} controller
 * @param {OpponentEvents} on
 */
export function createOpponent(controller, on) {
  /** @type {ReturnType<typeof import("./computer.js").createComputer> | null} */
  let computer = null;
  const ending = new AbortController();

  async function load() {
    try {
      const { createComputer } = await import("./computer.js");
      if (ending.signal.aborted || computer !== null) return;
      computer = createComputer(controller, on);
      follow();
    } catch {
      const { session } = controller.state;
      if (computerToMove(session) && !session.paused) on.fail();
    }
  }

  /** Thinks where the session asks for a move of the computer, and only there. */
  function follow() {
    const { session } = controller.state;
    computer?.stop();
    if (session.computer === null) return;
    if (computer === null) load();
    else if (!session.paused && computerToMove(session)) computer.think();
  }

  return {
    follow,
    end() {
      ending.abort();
      computer?.end();
    },
  };
}
