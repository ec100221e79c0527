// One turn, click by click: what the status and the places say after each.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newState, reduce } from "../../www/game/reduce.js";
import { newSession } from "../../www/game/session.js";
import { boardView, motionsBetween, withShown } from "../../www/game/view-model.js";
import { finishWords, lastMoveWords, resultLine, statusLine } from "../../www/game/words.js";
import * as rules from "../e2e/support/rules.mjs";
import { readerOf } from "./support/all-texts.mjs";

const text = await readerOf("en");
const context = { rules, text, confirms: () => false, isStill: () => true, comment: () => "" };
const SHOW = ["completes", "last-move"];
const HANDS = { hands: ["light", "dark"], computer: null };

/** Light is to move; a ball on b1 of level 1 completes a square. */
const SQUARE = "4/4/ll2/l1dd 3/3/3 2/2 1 l";

/** A turn that is played by events: each is a place that is clicked, or another event. */
function turnOf(options) {
  let state = newState(newSession(rules, rules.newGame(options), HANDS));
  return {
    get session() {
      return state.session;
    },
    does(event) {
      const { state: next, effects } = reduce(context, state, event);
      assert.ok(effects.length > 0, event.is);
      state = next;
      for (const effect of effects) if (effect.do === "ask") this.does(effect.yes);
    },
    clicks(place, status) {
      this.does({ is: "choose", place });
      assert.equal(statusLine(text, state.session), status, place);
    },
    says(place, words) {
      assert.match(boardView(text, state.session, [], SHOW).labels[place], words);
    },
  };
}

test("a ball is put down again, and another one is picked up", () => {
  const turn = turnOf({ position: "4/4/lddl/lddl 3/3/3 2/2 1 l" });
  turn.clicks("1a1", "Light: choose a higher place");
  turn.says("1a1", /light ball, picked up/);
  turn.says("2b1", /empty, a ball may be raised here/);
  turn.clicks("1d2", "Light: choose a higher place");
  turn.says("1a1", /light ball, may be raised/);
  turn.clicks("1d2", "Light: place a ball or raise one");
  turn.says("light", /may be picked up$/);
  turn.clicks("light", "Light: choose a place");
  turn.says("light", /balls, picked up$/);
  const before = turn.session.game;
  turn.does({ is: "cancel" });
  assert.deepEqual([turn.session.choice.picked, turn.session.game], [null, before]);
});

test("a completed figure is named until the next turn, and a ball taken back can be put back; where the rules allow it, none is taken", () => {
  const turn = turnOf({ position: SQUARE });
  turn.says("1b1", /may be placed here, completes a square$/);
  turn.clicks("1b1", "Light: take back one or two balls");
  for (const cell of ["1a1", "1b1", "1a2", "1b2"]) {
    turn.says(cell, /part of a completed square, may be taken back/);
  }
  turn.says("1b1", /just played/);
  turn.clicks("1a1", "Light: take back another, or just one");
  turn.says("1a1", /empty, taken back; choose again to undo/);
  turn.says("light", /: 12 balls/);
  turn.clicks("1a1", "Light: take back one or two balls");
  turn.says("light", /: 11 balls/);
  turn.clicks("1b2", "Light: take back another, or just one");
  assert.equal(finishWords(text, turn.session), "Just one");
  turn.does({ is: "finish" });
  assert.deepEqual(turn.session.game.moves, ["1b1x1b2"]);
  turn.says("1a1", /part of a completed square/);
  turn.says("1b2", /emptied by the last turn/);
  turn.clicks("1d4", "Light: place a ball");
  turn.says("1a1", /^(?!.*completed)/);
  const free = turnOf({ position: SQUARE, takeBack: "optional" });
  free.clicks("1b1", "Light: take back one or two balls, or none");
  assert.equal(finishWords(text, free.session), "Take none");
  free.does({ is: "finish" });
  assert.deepEqual(free.session.game.moves, ["1b1"]);
});

test("marks are said at their places, in their own words where they have some", () => {
  const { session } = turnOf({});
  const marks = [
    { kind: "ring", at: "1a1" },
    { kind: "badge", at: "1b1", text: "2" },
    { kind: "arrow", from: "light", at: "1c1" },
    { kind: "badge", at: "1d1", text: "+7", label: "wins in 7" },
    { kind: "minus", at: "1a2", label: "" },
  ];
  const { labels } = boardView(text, session, marks, []);
  const said = (place) => labels[place].replace(/^.*may be placed here/, "");
  assert.deepEqual(["1a1", "1b1", "1c1", "1d1", "1a2"].map(said), [
    ", marked",
    ", marked 2",
    ", an arrow leads here",
    ", wins in 7",
    "",
  ]);
  assert.match(labels.light, /an arrow/);
});

test("a view has only the signs that are to be shown, and any ball that can be chosen", () => {
  const { session } = turnOf({ position: "4/4/lddl/lddl 3/3/3 2/2 1 l" });
  const view = boardView(text, session, [], []);
  const shown = (show, selectable = null) => {
    const { liftable, legal, coordinates, active } = withShown(view, { show, selectable });
    return [liftable.length > 0, legal, coordinates, active.includes("1b1")];
  };
  assert.deepEqual(shown([]), [false, false, false, false]);
  assert.deepEqual(shown(["liftable", "legal", "coordinates"]), [true, true, true, false]);
  assert.deepEqual(shown([], "balls"), [false, false, false, true]);
});

test("between two choices only what differs moves", () => {
  const [player, taken, put] = ["light", ["1a1"], { from: "light", to: "1b1" }];
  const placed = { picked: "reserve", to: "1b1", takeBack: [] };
  const [one, two] = [taken, [...taken, "1a2"]].map((takeBack) => ({ ...placed, takeBack }));
  for (const [before, after, ...motions] of [
    [one, two, { from: "1a2", to: "light" }],
    [two, placed, { from: "light", to: "1a2" }, { from: "light", to: "1a1" }],
    [placed, { ...placed, to: "1c1" }, { from: "1b1", to: "light" }, { ...put, to: "1c1" }],
    [placed, { ...placed, picked: "1d1" }, { from: "1b1", to: "light" }, { ...put, from: "1d1" }],
    [placed, { ...placed, to: null }, { from: "1b1", to: "light" }],
  ]) {
    const found = motionsBetween(player, before, after).map(({ from, to }) => ({ from, to }));
    assert.deepEqual(found, motions);
  }
});

test("the last move of a game that is over is told with its result", () => {
  const over = rules.concede(rules.newGame({ moves: ["1b2"] }), "dark", "resignation");
  const words = lastMoveWords(text, over);
  assert.match(words, /^Light .*b2/);
  assert.ok(words.includes(resultLine(text, over.result)), words);
});
