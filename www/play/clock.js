/**
 * The chess clock, as plain data. It never reads the time: `now` is an argument everywhere, in
 * milliseconds of any steady clock.
 * @import { Player } from "../board/types.js"
 * @import { Control, Times } from "../library/storage.js"
 */

/**
 * @typedef {object} Clock
 * @property {Times} left What was left when the running side was started.
 * @property {number} bonus Milliseconds added after each move.
 * @property {Player | null} running
 * @property {number} since When the running side was started.
 */

/** @type {(control: Control) => Clock} */
export function createClock({ minutes, seconds }) {
  const left = Math.round(minutes * 60_000);
  return { left: { light: left, dark: left }, bonus: seconds * 1000, running: null, since: 0 };
}

/**
 * What `player` has left, at least 0.
 * @param {Clock} clock
 * @param {Player} player
 * @param {number} now
 */
export function remaining(clock, player, now) {
  const used = clock.running === player ? Math.max(0, now - clock.since) : 0;
  return Math.max(0, clock.left[player] - used);
}

/** @type {(clock: Clock, now: number) => Times} */
export function times(clock, now) {
  return { light: remaining(clock, "light", now), dark: remaining(clock, "dark", now) };
}

/**
 * Starts `player`'s side; the other one stops.
 * @type {(clock: Clock, player: Player, now: number) => Clock}
 */
export function start(clock, player, now) {
  if (clock.running === player) return clock;
  return { ...clock, left: times(clock, now), running: player, since: now };
}

/** @type {(clock: Clock, now: number) => Clock} */
export function halt(clock, now) {
  return { ...clock, left: times(clock, now), running: null, since: now };
}

/**
 * `player` has moved: the bonus is added if that side was running, and the other side starts.
 * @type {(clock: Clock, player: Player, now: number) => Clock}
 */
export function press(clock, player, now) {
  const left = times(clock, now);
  if (clock.running === player) left[player] += clock.bonus;
  return { ...clock, left, running: player === "light" ? "dark" : "light", since: now };
}

/**
 * The player who has run out of time, if any.
 * @type {(clock: Clock, now: number) => Player | null}
 */
export function flagged(clock, now) {
  return clock.running !== null && remaining(clock, clock.running, now) === 0
    ? clock.running
    : null;
}

/**
 * Milliseconds until the face of the running side changes: full seconds, tenths below ten seconds.
 * @param {Clock} clock
 * @param {number} now
 * @returns {number | null} Null when nothing runs.
 */
export function nextTick(clock, now) {
  if (clock.running === null) return null;
  const left = remaining(clock, clock.running, now);
  const step = left <= 10_000 ? 100 : 1000;
  return left % step || Math.min(step, left);
}

/**
 * The face of a clock: "5:00", "1:02:03", and "0:09.4" below ten seconds.
 * @param {number} milliseconds
 */
export function face(milliseconds) {
  if (milliseconds < 10_000) {
    const tenths = Math.ceil(milliseconds / 100);
    return tenths < 100 ? `0:0${Math.floor(tenths / 10)}.${tenths % 10}` : "0:10";
  }
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600));
  return parts.map((part, i) => (i === 0 ? `${part}` : `${part}`.padStart(2, "0"))).join(":");
}
