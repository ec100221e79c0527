// The one holder of a board's session.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createController } from "../../www/game/controller.js";
import { newSession } from "../../www/game/session.js";
import * as rules from "../e2e/support/rules.mjs";

const sessionOf = (variant, moves) =>
  newSession(rules, rules.newGame({ variant, moves }), { hands: [], computer: null });

/** The motions of each view that a board is given. */
let shown;

function controllerOf(session) {
  shown = [];
  const board = {
    still: false,
    show(_view, motions) {
      shown.push(motions.length);
      return Promise.resolve();
    },
  };
  const on = { changed() {} };
  return createController({ rules, board, say() {}, viewOf: (now) => now, on }, session);
}

test("a game that goes on moves its balls, and one under other rules is another game", () => {
  const controller = controllerOf(sessionOf("standard", ["1b2"]));
  controller.load(sessionOf("standard", ["1b2", "1c2"]));
  controller.load(sessionOf("expert", ["1b2", "1c2", "1b3"]));
  assert.deepEqual(shown, [1, 0]);
});
