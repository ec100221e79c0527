// The clock of a game: when it runs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newSession } from "../../www/game/session.js";
import { times } from "../../www/play/clock.js";
import { follow, newTiming } from "../../www/play/timing.js";
import * as rules from "../e2e/support/rules.mjs";

/** The session of a game in which light has just been answered. */
const session = (computer) =>
  newSession(rules, rules.newGame({ moves: ["1b2", "1c2"] }), { computer, hands: ["light"] });

/** What is left to light after a minute behind a dialog. */
function leftBehindDialog(now) {
  const control = { minutes: 5, seconds: 0 };
  const begun = follow(newTiming(control, 2), "load", now, now, 0);
  const covered = follow(begun, "paused", now, now, 1000, true);
  const again = follow(covered, "paused", now, now, 61_000, false);
  return times(again.clock, 62_000).light;
}

test("against the computer the clock stands while a dialog covers the board", () => {
  assert.equal(leftBehindDialog(session({ player: "dark", level: 3 })), 298_000);
});

test("between two people the clock runs on", () => {
  assert.equal(leftBehindDialog(session(null)), 238_000);
});
