// What is told at the end of a game: the figures of the recap, and the turn that decided it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { decisiveTurn } from "../../www/play/end/decisive.js";
import { nextOf, recapOf } from "../../www/play/end/recap.js";
import * as rules from "../e2e/support/rules.mjs";

test("the recap counts raises and balls taken back, and names their turns", () => {
  const moves = "1a1 1b1 1a2 1b2 1d4 1c4 1d4-2a1 1c1 1d1 1c2x1c1x1c2 1d2".split(" ");
  const { raised, taken } = recapOf(rules, rules.newGame({ moves }));
  const none = { count: 0, plies: [] };
  assert.deepEqual(raised, { light: { count: 1, plies: [7] }, dark: none });
  assert.deepEqual(taken, { light: none, dark: { count: 2, plies: [10] } });
});

test("the turns of a figure are shown one after the other", () => {
  assert.deepEqual(
    [0, 3, 4, 9].map((shown) => nextOf([3, 9], shown)),
    [3, 9, 9, 3],
  );
});

/** Light wins in 11 with one raise; every other move loses. */
const SAVED = { position: "1dld/dlll/dldd/ddll 1ll/ddd/l2 1l/2 1 l" };

/** A game from there: the moves given, then good ones until it ends. */
function finished(...moves) {
  let game = rules.newGame({ ...SAVED, moves });
  while (game.result === null)
    game = rules.play(game, rules.analyse(game, { nodes: 1_000_000 })[0]);
  return game;
}

const analyse = async (_ply, moment) => rules.analyse(moment, { nodes: 1_000_000 });

test("the turn that decided is the loser's last one with a win or draw still to be had", async () => {
  const game = finished("2b1");
  assert.equal(game.result.winner, "dark");
  assert.equal(await decisiveTurn(rules, game, analyse), 1);
});

test("a loser who was lost from the start made no such turn", async () => {
  const game = finished("1d1-2b1");
  assert.equal(game.result.winner, "light");
  assert.equal(await decisiveTurn(rules, game, analyse), 0);
});

test("a game given up too early was decided by no turn, and nothing is claimed without proof", async () => {
  const won = rules.newGame(SAVED);
  const early = rules.concede(won, "light", "resignation");
  assert.equal(await decisiveTurn(rules, early, analyse), null);
  const lost = rules.concede(rules.play(won, "2b1"), "light", "resignation");
  assert.equal(await decisiveTurn(rules, lost, analyse), 1);
  const unknown = async () => [{ value: null }, { value: "loss" }];
  assert.equal(await decisiveTurn(rules, finished("2b1"), unknown), null);
});
