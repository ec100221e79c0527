/**
 * The computer's moves: asks the engine, tells that it thinks, and leaves people time to follow.
 * @import { Rules } from "../engine/tables.js"
 * @import { Controller } from "../game/controller.js"
 * @import { OpponentEvents } from "./opponent.js"
 */

import { Cancelled, choose } from "../engine/know.js";
import { tableState } from "../engine/loading.js";
import { onLoading } from "../engine/news.js";
import { mayLoad } from "../engine/policy.js";
import { solutionOf } from "../engine/solution.js";
import { PERFECT } from "../engine/tables.js";
import { loadTablesText } from "../text/tables.js";

/** Milliseconds of thinking before it is told. */
const QUIET = 150;
/** The least milliseconds between a person's move and the computer's. */
const LEAST = 400;
const SEEDS = 2 ** 31;

/**
 * @param {Controller} controller
 * @param {OpponentEvents} on
 */
export function createComputer(controller, on) {
  /** Stops the thinking. */
  let aborter = new AbortController();
  const forget = onLoading(tell);
  /** Counts what was begun; whatever finds another number after waiting was overtaken. */
  let run = 0;

  /** What was last said of the tables. */
  let told = "";

  /**
   * Says how far the tables are, or that the solution cannot be used: under the status, where no other note stands, and
   * aloud when it begins and fails.
   * @param {Rules} rules
   */
  async function tell(rules) {
    const { state, received, bytes } = tableState(rules);
    const fault = mayLoad() ? solutionOf(rules).state : "none";
    const isBroken = fault === "failed" || fault === "broken";
    if (
      (state === "none" && !isBroken && told === "") ||
      controller.state.session.computer?.level !== PERFECT
    )
      return;
    const text = await loadTablesText(on.lang()).catch(() => null);
    if (text === null || (controller.state.note !== "" && controller.state.note !== told)) return;
    const before = told;
    told =
      state === "failed"
        ? text("tables.failed")
        : state === "loading"
          ? text("tables.progress", { received, bytes })
          : isBroken
            ? text(`solution.${fault}`)
            : "";
    if (told === controller.state.note) return;
    controller.dispatch("set", "note", { note: told });
    if (told !== "" && (before === "" || state !== "loading")) on.say(told);
  }

  const stop = () => {
    run += 1;
    aborter.abort();
    on.thinking(false);
  };

  return {
    stop,

    /** Thinks about the position on the board, and plays. */
    async think() {
      stop();
      const { game, computer } = controller.state.session;
      if (computer === null) return;
      const mine = run;
      aborter = new AbortController();
      const { signal } = aborter;
      setTimeout(() => {
        if (mine === run) on.thinking(true);
      }, QUIET);
      const rest = wait(LEAST);
      const options = { level: computer.level, seed: Math.floor(Math.random() * SEEDS) };
      let answer;
      try {
        [answer] = await Promise.all([choose(game, options, signal), rest]);
      } catch (error) {
        if (mine !== run || error instanceof Cancelled) return;
        stop();
        on.fail();
        return;
      }
      // The person's own balls land first.
      await controller.rest;
      if (mine !== run) return;
      stop();
      controller.dispatch("play", answer.text, true);
      // A turn removes the note.
      if (tableState(game.rules).state === "loading") tell(game.rules);
    },

    end() {
      run += 1;
      aborter.abort();
      forget();
    },
  };
}

/** @param {number} milliseconds */
function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
