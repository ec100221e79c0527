// The chess clock.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  createClock,
  face,
  flagged,
  halt,
  nextTick,
  press,
  remaining,
  start,
  times,
} from "../../www/play/clock.js";

const five = () => createClock({ minutes: 5, seconds: 3 });

test("a new clock gives both players the same time and does not run", () => {
  assert.deepEqual(times(five(), 99), { light: 300_000, dark: 300_000 });
  assert.equal(nextTick(five(), 99), null);
  assert.equal(flagged(five(), 1e9), null);
});

test("only the running side loses time", () => {
  const clock = start(five(), "light", 1000);
  assert.deepEqual(times(clock, 11_000), { light: 290_000, dark: 300_000 });
  assert.equal(start(clock, "light", 5000), clock);
});

test("a turn adds the bonus and starts the other side", () => {
  const clock = press(start(five(), "light", 0), "light", 10_000);
  assert.equal(clock.running, "dark");
  assert.equal(remaining(clock, "light", 20_000), 293_000);
  assert.equal(remaining(clock, "dark", 20_000), 290_000);
});

test("the first turn, played before the clock runs, earns no bonus", () => {
  const clock = press(five(), "light", 50_000);
  assert.equal(clock.running, "dark");
  assert.deepEqual(times(clock, 50_000), { light: 300_000, dark: 300_000 });
});

test("a halted clock does not change", () => {
  const clock = halt(start(five(), "dark", 0), 5000);
  assert.deepEqual(times(clock, 99_000), { light: 300_000, dark: 295_000 });
});

test("a player with no time left has run out of time, and the time stays 0", () => {
  const clock = start(createClock({ minutes: 1, seconds: 0 }), "dark", 0);
  assert.equal(flagged(clock, 59_999), null);
  assert.equal(flagged(clock, 60_000), "dark");
  assert.equal(remaining(clock, "dark", 99_000), 0);
});

test("the next tick comes when the face changes", () => {
  const clock = start(createClock({ minutes: 1, seconds: 0 }), "light", 0);
  assert.equal(nextTick(clock, 300), 700);
  assert.equal(nextTick(clock, 50_000), 100);
  assert.equal(nextTick(clock, 50_130), 70);
  for (let now = 0; now < 60_000; now += 137) {
    const wait = nextTick(clock, now);
    assert.ok(wait !== null && wait > 0 && wait <= 1000);
  }
});

test("the face shows hours if there are any, seconds, and tenths in the last ten seconds", () => {
  assert.equal(face(300_000), "5:00");
  assert.equal(face(299_001), "5:00");
  assert.equal(face(3_723_000), "1:02:03");
  assert.equal(face(59_400), "1:00");
  assert.equal(face(10_000), "0:10");
  assert.equal(face(9999), "0:10");
  assert.equal(face(9400), "0:09.4");
  assert.equal(face(50), "0:00.1");
  assert.equal(face(0), "0:00.0");
});
