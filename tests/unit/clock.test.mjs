// The chess clock of a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newSession } from "../../www/game/session.js";
import { face, follow, newClock, timesLeft } from "../../www/play/clock.js";
import * as rules from "../e2e/support/rules.mjs";

const five = () => newClock({ minutes: 5, seconds: 3 }, 0);
const sessionOf = (moves, more = {}) =>
  newSession(rules, rules.newGame({ moves }), { computer: null, hands: ["light"], ...more });

const of = (session, covered = false) => ({ session, covered });

/** The clock after turns at these times. */
function played(clock, times) {
  const moves = ["1b2", "1c2", "1b3"];
  const sessions = [0, 1, 2, 3].map((ply) => sessionOf(moves.slice(0, ply)));
  const turn = (clock, now, i) => follow(clock, "move", of(sessions[i]), of(sessions[i + 1]), now);
  return times.reduce(turn, clock);
}

test("both players have the same time, and it runs after the first turn, which earns nothing", () => {
  assert.deepEqual(timesLeft(five(), 1e9), { light: 300_000, dark: 300_000 });
  const later = newClock({ minutes: 5, seconds: 3 }, 4);
  assert.equal(later.times.length, 5, "before each turn, and now");
  const clock = played(five(), [50_000]);
  assert.equal(clock.running, "dark");
  assert.deepEqual(timesLeft(clock, 60_000), { light: 300_000, dark: 290_000 });
  assert.equal(timesLeft(clock, 400_000).dark, 0, "the time has run out, and stays 0");
  assert.equal(timesLeft(clock, 40_000).dark, 300_000, "a time before the turn gives nothing");
});

test("a turn adds the bonus and starts the other side; undo gives back what was left then", () => {
  const clock = played(five(), [0, 10_000]);
  assert.deepEqual(timesLeft(clock, 20_000), { light: 290_000, dark: 293_000 });
  const after = of(sessionOf(["1b2"]));
  const undone = follow(clock, "undo", of(sessionOf(["1b2", "1c2"])), after, 99_000);
  assert.equal(undone.running, "dark");
  assert.deepEqual(timesLeft(undone, 99_000), { light: 300_000, dark: 300_000 });
  assert.equal(undone.times.length, 2);
  const redone = follow(undone, "redo", after, of(sessionOf(["1b2", "1c2"])), 99_000);
  assert.deepEqual([redone.times.length, redone.left], [3, undone.left], "it knows no later time");
});

test("it stands at the end of the game and while the computer is paused", () => {
  const last = sessionOf(["1b2"]);
  const over = { ...last, game: rules.concede(last.game, "dark", "time") };
  const paused = { ...last, computer: { player: "dark", level: 3 }, paused: true };
  for (const session of [over, paused]) {
    assert.equal(follow(played(five(), [0]), "load", of(last), of(session), 5000).running, null);
  }
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
