// The state of the play page, what stands beside the board, and what follows from a change.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newSession } from "../../www/game/session.js";
import { newClock } from "../../www/play/clock.js";
import { panelView } from "../../www/play/panel.js";
import { isTurn, newState, reduce } from "../../www/play/state.js";
import { useLanguage } from "../../www/text/text.js";
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

test("the panel says who plays, whose turn it is, what time is left, and what can be done", async () => {
  await useLanguage("en");
  const computer = { player: "dark", level: 3 };
  const state = {
    ...newState(sessionOf(["1b2"], { computer, hands: ["light"] })),
    clock: { ...newClock({ minutes: 5, seconds: 0 }, 1), left: { light: 29_000, dark: 60_000 } },
  };
  const { players, possible, seen, cell } = panelView(state, null, 0);
  assert.deepEqual(players.light, { isTurn: false, role: "you", clock: "0:29", isLow: true });
  assert.deepEqual([players.dark.role, players.dark.isLow], ["computer 3", false]);
  assert.deepEqual([possible.undo, possible.redo, possible.hint], [true, false, false]);
  const { new: begin, undo, hint, analysis, pause, continue: goesOn, backToGame } = seen;
  assert.deepEqual([begin, undo, hint, analysis], [false, true, true, false]);
  assert.deepEqual([pause, goesOn, backToGame], [true, false, false]);
  assert.equal(cell, "1b2", "the place that explains the others");
  assert.equal(panelView(newState(sessionOf([])), null, 0).seen.new, true, "nothing to undo");
});
