/**
 * Wakes up when the face of the running clock changes.
 * @import { Player } from "../board/types.js"
 * @import { Clock } from "./clock.js"
 */

import { flagged, nextTick, remaining } from "./clock.js";

/** Seconds left at which a player is warned. */
const WARNINGS = [60, 10];

/**
 * @param {object} on
 * @param {() => void} on.tick
 * @param {(player: Player, seconds: number) => void} on.warning
 * @param {(player: Player) => void} on.flag A player has run out of time.
 */
export function createTicker(on) {
  /** @type {Clock | null} */
  let clock = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let before = Number.POSITIVE_INFINITY;

  const tick = () => {
    if (clock === null || clock.running === null) return;
    const now = performance.now();
    on.tick();
    const player = flagged(clock, now);
    if (player !== null) return on.flag(player);
    const left = remaining(clock, clock.running, now) / 1000;
    const warning = WARNINGS.find((seconds) => left <= seconds && before > seconds);
    before = left;
    if (warning !== undefined) on.warning(clock.running, warning);
    schedule();
  };

  const schedule = () => {
    clearTimeout(timer);
    const wait = clock && nextTick(clock, performance.now());
    if (wait !== null) timer = setTimeout(tick, wait + 1);
  };

  return {
    /** @param {Clock | null} next */
    run(next) {
      if (next?.running && next.running !== clock?.running) {
        before = remaining(next, next.running, performance.now()) / 1000;
      }
      clock = next;
      schedule();
    },
  };
}
