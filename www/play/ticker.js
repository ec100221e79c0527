/**
 * Wakes up when the face of the running clock changes.
 * @import { Player } from "../board/types.js"
 * @import { Clock } from "./clock.js"
 * @import { Page } from "./page.js"
 */

import { text } from "../text/text.js";
import { remaining } from "./clock.js";

/** Seconds left at which a player is warned. */
const WARNINGS = [60, 10];

/** The player who has run out of time. @type {(clock: Clock, now: number) => Player | null} */
export const flagged = (clock, now) =>
  clock.running !== null && remaining(clock, clock.running, now) === 0 ? clock.running : null;

/** Milliseconds until the face of the running side changes; null when nothing runs. @type {(clock: Clock, now: number) => number | null} */
export function nextTick(clock, now) {
  if (clock.running === null) return null;
  const left = remaining(clock, clock.running, now);
  const step = left <= 10_000 ? 100 : 1000;
  return left % step || Math.min(step, left);
}

/** @type {(page: Page, withWords: (say: () => void) => void, onFlag: (player: Player) => void) => () => void} `onFlag`: a player has run out of time. */
export function createTicker(page, withWords, onFlag) {
  const last = { player: /** @type {Player | null} */ (null), left: 0, timer: 0 };

  return function tick() {
    clearTimeout(last.timer);
    const { clock } = page.state;
    const player = clock?.running ?? null;
    // Who begins with little time is not warned of it.
    const before = player === last.player ? last.left : 0;
    last.player = player;
    if (clock === null || player === null) return;
    page.paintPanel();
    const now = performance.now();
    if (flagged(clock, now)) return onFlag(player);
    last.left = remaining(clock, player, now) / 1000;
    const seconds = WARNINGS.find((seconds) => last.left <= seconds && before > seconds);
    if (seconds !== undefined) withWords(() => page.say(text("say.timeLeft", { player, seconds })));
    last.timer = setTimeout(tick, (nextTick(clock, now) ?? 0) + 1);
  };
}
