// The state of the play page and what follows from a change.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newSession } from "../../www/game/session.js";
import { newClock } from "../../www/play/clock.js";
import { isTurn, newState, reduce } from "../../www/play/state.js";
import * as rules from "../e2e/support/rules.mjs";

const BOTH = { computer: null, hands: ["light", "dark"] };
const sessionOf = (moves, more) =>
  newSession(rules, rules.newGame({ moves }), { ...BOTH, ...more });

/** What the board says of a session. */
const told = (cause, session, moving = false) => ({
  is: "changed",
  cause,
  session,
  note: "",
  moving,
  thinking: false,
});

test("a change that leaves the session as it is keeps the note, and says whether balls move", () => {
  const session = sessionOf(["1b2"]);
  const noted = reduce(newState(session), { is: "noted", note: "Look." }, 0);
  const moving = reduce(noted, told("moving", session, true), 0);
  assert.deepEqual([moving.note, moving.moving], ["Look.", true]);
  assert.equal(reduce(noted, told("move", sessionOf(["1b2", "1c2"])), 0).note, "");
});

test("the clock of another game comes with it, and runs after the first turn", () => {
  const clock = newClock({ minutes: 5, seconds: 0 }, 0);
  const opened = reduce(newState(sessionOf([])), { is: "opens", clock }, 0);
  const begun = reduce(opened, told("load", sessionOf([])), 0);
  assert.equal(begun.clock.running, null);
  const played = reduce(begun, told("move", sessionOf(["1b2"])), 1000);
  assert.equal(played.clock.running, "dark");
});

test("a game is kept when a turn is played or taken back, or the computer goes on, and when it is conceded", () => {
  const session = sessionOf(["1b2"]);
  for (const [event, expected] of [
    [{ is: "opened", how: { address: "push" } }, false],
    [{ is: "opened", how: { address: "replace", isTurn: true } }, true],
    [told("undo", session), true],
    [told("paused", { ...session, paused: true }), false],
    [told("paused", session), true],
    [told("ply", session), false],
  ]) {
    assert.equal(isTurn(event), expected, event.cause);
  }
});
