/**
 * The computer's moves: asks the engine, tells that it thinks, and leaves people time to follow.
 * @import { Rules } from "../engine/tables.js"
 * @import { Controller } from "../game/controller.js"
 */

import { choose, loadingOf, onLoading } from "../engine/know.js";
import { mayLoad, PERFECT } from "../engine/tables.js";
import { computerToMove } from "../game/session.js";
import { loadTablesText } from "../text/tables.js";

/** Milliseconds of thinking before it is told. */
const QUIET = 150;
/** The least milliseconds between a person's move and the computer's. */
const LEAST = 400;
const SEEDS = 2 ** 31;

/** @param {Controller} controller @param {{ fail: () => void, say: (sentence: string) => void, lang: () => string }} on `fail`: it cannot play. */
export function createComputer(controller, on) {
  let thinking = new AbortController();
  const forget = onLoading(tell);
  /** What was last said of the tables. */
  let told = "";

  /** Says how far the tables are, or that they cannot be used: where no other note stands, and aloud at beginning and fault. @param {Rules} rules */
  async function tell(rules) {
    const { state, received, bytes, ...known } = loadingOf(rules);
    const fault = mayLoad() ? known.fault : null;
    if (state === "none" && fault === null && told === "") return;
    if (controller.state.session.computer?.level !== PERFECT) return;
    const text = await loadTablesText(on.lang()).catch(() => null);
    const { note } = controller.state;
    if (text === null || (note !== "" && note !== told)) return;
    const before = told;
    told =
      state === "failed"
        ? text("tables.failed")
        : state === "loading"
          ? text("tables.progress", { received, bytes })
          : fault
            ? text("solution.failed")
            : "";
    if (told === note) return;
    controller.dispatch("set", "note", { note: told });
    if (told !== "" && (before === "" || state !== "loading")) on.say(told);
  }

  /** @param {boolean} on */
  const show = (on) => void controller.dispatch("set", "thinking", { thinking: on });

  const stop = () => {
    thinking.abort();
    show(false);
  };

  /** Thinks about the position on the board, and plays. */
  async function think() {
    const { game, computer } = controller.state.session;
    if (computer === null) return;
    thinking = new AbortController();
    const { signal } = thinking;
    setTimeout(() => signal.aborted || show(true), QUIET);
    const options = { level: computer.level, seed: Math.floor(Math.random() * SEEDS) };
    const rest = new Promise((resolve) => setTimeout(resolve, LEAST));
    let answer;
    try {
      [answer] = await Promise.all([choose(game, options, signal), rest]);
    } catch {
      if (signal.aborted) return;
      stop();
      return on.fail();
    }
    // The person's own balls land first.
    await controller.rest;
    if (signal.aborted) return;
    stop();
    controller.dispatch("play", answer.text, "computer");
    // A turn removes the note.
    if (loadingOf(game.rules).state === "loading") tell(game.rules);
  }

  return {
    /** Thinks where the session asks for a move of the computer, and only there. */
    follow() {
      stop();
      const { session } = controller.state;
      if (!session.paused && computerToMove(session)) think();
    },

    end() {
      thinking.abort();
      forget();
    },
  };
}
