// The state of the play page, and what stands beside the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newSession } from "../../www/game/session.js";
import { newState, reduce } from "../../www/play/state.js";
import { newTiming } from "../../www/play/timing.js";
import * as rules from "../e2e/support/rules.mjs";

const sessionOf = (moves) =>
  newSession(rules, rules.newGame({ moves }), { computer: null, hands: ["light", "dark"] });

/** What the board says of a session. */
const told = (cause, session, more = {}) => ({
  is: "changed",
  cause,
  session,
  note: "",
  moving: false,
  thinking: false,
  ...more,
});

test("a change that leaves the session as it is keeps the note, and says whether balls move", () => {
  const session = sessionOf(["1b2"]);
  const noted = reduce(newState(session), { is: "noted", note: "Look." }, 0);
  const moving = reduce(noted, told("moving", session, { moving: true }), 0);
  assert.deepEqual([moving.note, moving.moving], ["Look.", true]);
  assert.equal(reduce(noted, told("move", sessionOf(["1b2", "1c2"])), 0).note, "");
});

test("the clock of another game comes with it, and runs after the first turn", () => {
  const timing = newTiming({ minutes: 5, seconds: 0 }, 0);
  const opened = reduce(newState(sessionOf([])), { is: "opens", timing }, 0);
  const begun = reduce(opened, told("load", sessionOf([])), 0);
  assert.equal(begun.timing.clock.running, null);
  const played = reduce(begun, told("move", sessionOf(["1b2"])), 1000);
  assert.equal(played.timing.clock.running, "dark");
});
