// A game that the module made is the same game as the one read from its record.

import assert from "node:assert/strict";
import { test } from "node:test";
import { concede, legalMoves, loadGame, newGame, play, undo } from "../e2e/support/rules.mjs";

const RULES = ["children", "standard", "expert"].flatMap((variant) =>
  ["required", "optional"].flatMap((takeBack) =>
    ["loses", "playsOn"].map((emptyReserve) => ({ variant, takeBack, emptyReserve })),
  ),
);

/** Asserts that two values are equal, the order of properties included. */
const same = (found, expected) => {
  assert.deepEqual(found, expected);
  assert.equal(JSON.stringify(found), JSON.stringify(expected));
};

test("a game that was played is the game of its record, turn by turn and back", () => {
  for (const rules of RULES) {
    const options = { ...rules, position: "4/4/1ld1/1dl1 3/3/3 2/2 1 d" };
    const named = `[White "Žižka \\"Z\\""]\n[Annotator "?"]\n${newGame(options).record}`;
    for (const first of [newGame(rules), loadGame(named)]) {
      const games = [first];
      let game = first;
      while (game.result === null) {
        const moves = legalMoves(game);
        game = play(game, moves[(games.length * 7) % moves.length].text.toUpperCase());
        games.push(game);
        same(game, loadGame(game.record));
        same(legalMoves(game), legalMoves(structuredClone(game)));
      }
      for (const before of games.reverse().slice(1)) {
        game = undo(game);
        same(game, before);
      }
    }
  }
});

test("a game with notes, or conceded, goes on from its record", () => {
  const record = "1. 1a1 {corner} 1a2 $1 2. 1b1 (2. 1b2 1c2)";
  const game = play(loadGame(`${record} 1b2 {é} *`), "1c1");
  same(game, loadGame(game.record));
  same(undo(undo(game)), loadGame(`${record} *`));
  const lost = concede(play(newGame(), "1a1"), "dark", "time");
  same(lost, loadGame(lost.record));
  same(undo(lost), newGame());
});

test("nothing can be done to a game or move by changing what it was made of", () => {
  const game = play(newGame(), "1a1");
  assert.ok(Object.isFrozen(game.liftable));
  const copy = { ...game, record: newGame().record };
  assert.equal(legalMoves(copy).length, 16);
  assert.equal(play(copy, "1a1").moves.length, 1);
});
