// The chess clock of a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newSession } from "../../www/game/session.js";
import { face, follow, newClock, nextTick, timesLeft } from "../../www/play/clock.js";
import * as rules from "../e2e/support/rules.mjs";

const five = () => newClock({ minutes: 5, seconds: 3 }, 0);
const sessionOf = (moves, more = {}) =>
  newSession(rules, rules.newGame({ moves }), { computer: null, hands: ["light"], ...more });

/** The clock after turns at these times. */
function played(clock, times) {
  const moves = ["1b2", "1c2", "1b3"];
  const sessions = [0, 1, 2, 3].map((ply) => sessionOf(moves.slice(0, ply)));
  const turn = (clock, now, i) => follow(clock, "move", sessions[i], sessions[i + 1], now);
  return times.reduce(turn, clock);
}

test("both players have the same time, and it runs after the first turn, which earns nothing", () => {
  assert.deepEqual(timesLeft(five(), 1e9), { light: 300_000, dark: 300_000 });
  const clock = played(five(), [50_000]);
  assert.equal(clock.running, "dark");
  assert.deepEqual(timesLeft(clock, 60_000), { light: 300_000, dark: 290_000 });
  assert.equal(timesLeft(clock, 400_000).dark, 0, "the time has run out, and stays 0");
});

test("a turn adds the bonus and starts the other side; undo gives back what was left then", () => {
  const clock = played(five(), [0, 10_000]);
  assert.deepEqual(timesLeft(clock, 20_000), { light: 290_000, dark: 293_000 });
  const undone = follow(clock, "undo", sessionOf(["1b2", "1c2"]), sessionOf(["1b2"]), 99_000);
  assert.equal(undone.running, "dark");
  assert.deepEqual(timesLeft(undone, 99_000), { light: 300_000, dark: 300_000 });
  assert.equal(undone.times.length, 2);
});

test("it stands at the end of the game, while the computer is paused and, against it, behind a dialog", () => {
  const last = sessionOf(["1b2"]);
  const over = { ...last, game: rules.concede(last.game, "dark", "time") };
  assert.equal(follow(played(five(), [0]), "load", last, over, 5000).running, null);
  const computer = { player: "dark", level: 3 };
  for (const [more, covered, left] of [
    [{ computer }, true, 298_000],
    [{ computer, paused: true }, false, 298_000],
    [{}, true, 238_000],
  ]) {
    const now = sessionOf(["1b2", "1c2"], more);
    const begun = follow(five(), "load", sessionOf([]), sessionOf(["1b2", "1c2"]), 0);
    const waits = follow(begun, "paused", now, now, 1000, covered);
    const again = sessionOf(["1b2", "1c2"], { ...more, paused: false });
    const goesOn = follow(waits, "paused", now, again, 61_000);
    assert.equal(timesLeft(goesOn, 62_000).light, left);
  }
});

test("the next tick comes when the face changes, until the time has run out", () => {
  const clock = played(newClock({ minutes: 1, seconds: 0 }, 0), [0]);
  const ticks = [60_000, 300, 50_000, 50_130].map((now) => nextTick(clock, "dark", now));
  assert.deepEqual(ticks, [0, 700, 100, 70]);
});

test("the face shows hours if there are any, seconds, and tenths in the last ten seconds", () => {
  for (const [time, shown] of [
    [300_000, "5:00"],
    [299_001, "5:00"],
    [3_723_000, "1:02:03"],
    [59_400, "1:00"],
    [10_000, "0:10"],
    [9999, "0:10"],
    [9400, "0:09.4"],
    [50, "0:00.1"],
    [0, "0:00.0"],
  ]) {
    assert.equal(face(time), shown);
  }
});
