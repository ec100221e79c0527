// The loop of a board: an event makes the next state, which is painted and then told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createController } from "../../www/game/controller.js";
import { newSession } from "../../www/game/session.js";
import * as rules from "../e2e/support/rules.mjs";

const sessionOf = (variant, moves, hands = []) =>
  newSession(rules, rules.newGame({ variant, moves }), { hands, computer: null });

/** A controller, and what happens in order: the number of balls that move, and the causes that are told. */
function controllerOf(session, answers = {}) {
  const happened = [];
  const landed = [];
  const board = {
    still: false,
    show(_view, motions) {
      happened.push(motions?.length ?? 0);
      return new Promise((resolve) => landed.push(resolve));
    },
  };
  const parts = {
    rules,
    board,
    text: () => "",
    confirms: () => false,
    viewOf: (now) => now,
    say() {},
    tell: (type) => type !== "pylos-illegal",
    changed: ({ cause }) => happened.push(cause),
    ...answers,
  };
  return { controller: createController(parts, session), happened, landed };
}

test("a game that goes on moves its balls, and one under other rules is another game", () => {
  const { controller, happened } = controllerOf(sessionOf("standard", ["1b2"]));
  controller.dispatch("load", sessionOf("standard", ["1b2", "1c2"]));
  controller.dispatch("load", sessionOf("expert", ["1b2", "1c2", "1b3"]));
  assert.deepEqual(happened, [1, "load", 0, "load"]);
});

test("balls move until they have landed, and the board is looked at again only then", async () => {
  const { controller, happened, landed } = controllerOf(sessionOf("standard", [], ["light"]));
  controller.choose("1b2");
  controller.look();
  assert.deepEqual([controller.state.moving, happened], [true, [1, "move"]]);
  landed[0]();
  await controller.rest;
  assert.deepEqual([controller.state.moving, happened], [false, [1, "move", 0, "moving"]]);
});

test("what is sent while a state is told is told after it", () => {
  const all = controllerOf(sessionOf("standard", [], ["light", "dark"]), {
    changed({ cause }) {
      if (cause === "move") all.controller.dispatch("undo");
      all.happened.push(cause);
    },
  });
  all.controller.choose("1b2");
  assert.deepEqual(all.happened, [1, "move", 1, "undo"]);
});

test("a turn that is played after undo takes the place of those undone", () => {
  const begun = sessionOf("standard", ["1b2", "1c2", "1b3"], ["light", "dark"]);
  const { controller } = controllerOf(begun);
  for (const act of ["undo", "undo"]) controller.dispatch(act);
  controller.choose("1a1");
  controller.dispatch("redo");
  assert.deepEqual(controller.state.session.game.moves, ["1b2", "1a1"]);
});

test("a move that the page prevents is not played, and the choice is dropped", () => {
  const { controller, happened } = controllerOf(sessionOf("standard", [], ["light"]), {
    tell: (type) => type !== "pylos-move",
  });
  controller.choose("1b2");
  assert.deepEqual([controller.state.session.game.moves, happened], [[], [0, "choice"]]);
});

test("other players drop the choice, and the same players change nothing", () => {
  const { controller, happened } = controllerOf(sessionOf("standard", [], ["light", "dark"]));
  controller.choose("light");
  const players = { hands: ["dark"], computer: { player: "light", level: 1 } };
  assert.equal(controller.dispatch("players", players), true);
  assert.equal(controller.state.session.choice.picked, null);
  assert.equal(controller.dispatch("players", players), false);
  assert.deepEqual(happened, [0, "choice", 0, "players"]);
});

test("a replay goes on move by move from the moment shown, and ends with the last one", () => {
  const { controller, happened } = controllerOf(sessionOf("standard", ["1b2", "1c2"]));
  controller.dispatch("replay", true);
  assert.equal(controller.state.session.shown.moves.length, 0, "at the end it begins again");
  for (const goesOn of [true, false]) {
    controller.dispatch("step", 1, true);
    assert.equal(controller.state.replaying, goesOn);
  }
  controller.dispatch("show", 1);
  controller.dispatch("replay", true);
  controller.dispatch("undo");
  assert.equal(controller.state.replaying, false, "anything else ends it");
  assert.deepEqual(
    happened.filter((what) => typeof what === "string"),
    ["ply", "ply", "ply", "ply", "replaying", "undo"],
  );
});
