/**
 * The clock of the game on the page, and what it showed after each move.
 * @import { Cause } from "../game/reduce.js"
 * @import { Session } from "../game/session.js"
 * @import { Control, Times } from "../library/storage.js"
 * @import { Clock } from "./clock.js"
 */

import * as clocks from "./clock.js";

/**
 * @typedef {object} Timing
 * @property {Control | null} control Null for a game without a clock.
 * @property {Clock | null} clock
 * @property {readonly Times[]} times What was left, by ply.
 */

/** @type {(control: Control | null, ply: number) => Timing} */
export function newTiming(control, ply) {
  const clock = control && clocks.createClock(control);
  return { control, clock, times: clock ? Array(ply + 1).fill(clock.left) : [] };
}

/**
 * The timing after a change of the session.
 * @param {Timing} timing
 * @param {Cause} cause
 * @param {Session} before
 * @param {Session} session
 * @param {number} now
 * @param {boolean} [covered] Whether a dialog covers the board; against the computer the clock waits for the person.
 * @returns {Timing}
 */
export function follow(timing, cause, before, session, now, covered = false) {
  const { control, clock: last, times: known } = timing;
  if (last === null) return { control, clock: null, times: [] };
  const { game, computer, paused } = session;
  const ply = game.moves.length;
  let clock = last;
  let times = known;
  if (cause === "move") {
    clock = clocks.press(clock, before.game.turn, now);
    times = [...times, clock.left];
  } else if (cause === "undo" || cause === "redo") {
    const left = times[Math.min(ply, times.length - 1)];
    clock = { ...clock, left, running: null };
    times = Array.from({ length: ply + 1 }, (_, i) => known[i] ?? left);
  }
  // It stands still before the first move, while one of the two waits, and after the end.
  const waits = paused || (covered && computer !== null);
  const runs = game.result === null && ply > 0 && !waits;
  clock = runs ? clocks.start(clock, game.turn, now) : clocks.halt(clock, now);
  return { control, clock, times };
}
