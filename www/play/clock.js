/**
 * The chess clock of a game, as plain data. It never reads the time: `now` is an argument everywhere, in milliseconds of
 * any steady clock.
 * @import { Player } from "../board/types.js"
 * @import { Cause } from "../game/reduce.js"
 * @import { Session } from "../game/session.js"
 * @import { Control, Times } from "../library/storage.js"
 */

/**
 * `left`: at `since`; `times`: what was left after each turn, by ply.
 * @typedef {{ control: Control, left: Times, running: Player | null, since: number, times: readonly Times[] }} Clock
 */

/** What a clock runs for. `covered`: a dialog covers the board. @typedef {{ session: Pick<Session, "game" | "computer" | "paused">, covered: boolean }} Played */

/** @type {(control: Control, ply: number) => Clock} */
export function newClock(control, ply) {
  const time = Math.round(control.minutes * 60_000);
  const left = { light: time, dark: time };
  return { control, left, running: null, since: 0, times: Array(ply + 1).fill(left) };
}

/** What a player has left, at least 0. @type {(clock: Clock, player: Player, now: number) => number} */
export function remaining({ left, running, since }, player, now) {
  return Math.max(0, left[player] - (running === player ? Math.max(0, now - since) : 0));
}

/** @type {(clock: Clock, now: number) => Times} */
export function timesLeft(clock, now) {
  return { light: remaining(clock, "light", now), dark: remaining(clock, "dark", now) };
}

/** What is left, and what was left after each turn. @type {(clock: Clock, cause: Cause, turn: Player, ply: number, now: number) => Pick<Clock, "left" | "times">} */
function accounted(clock, cause, turn, ply, now) {
  const { control, running, times } = clock;
  const left = timesLeft(clock, now);
  if (cause === "move") {
    // The first turn, which no clock ran for, earns nothing.
    if (running === turn) left[turn] += control.seconds * 1000;
    return { left, times: [...times, left] };
  }
  if (cause !== "undo" && cause !== "redo") return { left, times };
  const then = times[Math.min(ply, times.length - 1)];
  return { left: then, times: Array.from({ length: ply + 1 }, (_, i) => times[i] ?? then) };
}

/** The clock after a change. Against the computer it waits for the person. @type {(clock: Clock, cause: Cause, before: Played, after: Played, now: number) => Clock} */
export function follow(clock, cause, before, { session, covered }, now) {
  const { game, computer, paused } = session;
  const ply = game.moves.length;
  const { left, times } = accounted(clock, cause, before.session.game.turn, ply, now);
  // It stands still before the first move, while one of the two waits, and after the end.
  const waits = paused || (covered && computer !== null);
  const running = game.result === null && ply > 0 && !waits ? game.turn : null;
  return { ...clock, left, running, since: now, times };
}

/** "5:00", "1:02:03", and "0:09.4" below ten seconds. @param {number} milliseconds */
export function face(milliseconds) {
  const tenths = Math.ceil(milliseconds / 100);
  if (tenths < 100) return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600));
  return parts.map((part, i) => (i === 0 ? `${part}` : `${part}`.padStart(2, "0"))).join(":");
}
