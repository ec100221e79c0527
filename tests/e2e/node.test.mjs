/** The module of the page in Node, loaded through `initSync`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as module from "../../www/pkg/pylos.js";
import { FEATURES, wholeGame } from "./support/games.mjs";
import {
  analyse,
  chooseMove,
  concede,
  legalMoves,
  loadGame,
  newGame,
  play,
  undo,
} from "./support/rules.mjs";

/** @typedef {import("./support/games.mjs").Feature} Feature */

/**
 * Asserts that a call throws an `Error` with this code and a message with this text in it.
 *
 * @param {() => unknown} call
 * @param {string} code
 * @param {RegExp} message
 */
function assertThrows(call, code, message) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof Error);
    assert.equal(/** @type {Error & { code?: string }} */ (error).code, code);
    assert.match(error.message, message);
    return true;
  });
}

/** Asserts that a value and all its parts are frozen. @param {unknown} value */
function assertFrozen(value) {
  if (typeof value !== "object" || value === null) return;
  assert.ok(Object.isFrozen(value), JSON.stringify(value));
  for (const part of Object.values(value)) assertFrozen(part);
}

test("a program starts a game with every documented field", () => {
  const game = newGame();
  assert.deepEqual(game, {
    record: game.record,
    rules: { variant: "standard", takeBack: "required", emptyReserve: "loses" },
    position: "4/4/4/4 3/3/3 2/2 1 l",
    turn: "light",
    balls: {},
    reserve: { light: 15, dark: 15 },
    liftable: [],
    moves: [],
    lastMove: null,
    repetitions: 1,
    result: null,
    start: "4/4/4/4 3/3/3 2/2 1 l",
    tags: {},
    notes: [],
  });
  assert.match(game.record, /^\[Event /);
});

test("a program chooses rules, position and first moves", () => {
  const options = { variant: "expert", takeBack: "optional", emptyReserve: "playsOn" };
  const position = "4/4/ll2/l1dd 3/3/3 2/2 1 l";
  const game = newGame(
    /** @type {import("./support/rules.mjs").NewGameOptions} */ ({
      ...options,
      position,
      moves: ["1b1x1a2x1b2", "1d4"],
    }),
  );
  assert.deepEqual(game.rules, options);
  assert.equal(game.position, "3d/4/4/lldd 3/3/3 2/2 1 l");
  assert.deepEqual(game.moves, ["1b1x1a2x1b2", "1d4"]);
  assert.deepEqual(game.lastMove, {
    text: "1d4",
    from: null,
    to: "1d4",
    takeBack: [],
    completes: [],
  });
});

test("a program lists whole turns with the figures they complete", () => {
  const game = newGame({ position: "4/4/ll2/l3 3/3/3 2/2 1 l" });
  const moves = legalMoves(game);
  const square = { kind: "square", cells: ["1a1", "1b1", "1a2", "1b2"] };
  assert.deepEqual(
    moves.find(({ text }) => text === "1b1x1a1x1a2"),
    { text: "1b1x1a1x1a2", from: null, to: "1b1", takeBack: ["1a1", "1a2"], completes: [square] },
  );
  assert.equal(new Set(moves.map(({ text }) => text)).size, moves.length, "each turn once");
});

for (const variant of /** @type {const} */ (["children", "standard", "expert"])) {
  test(`a program plays a whole game with ${variant} rules, and undoes it`, () => {
    const features = /** @type {Feature[]} */ (Object.keys(FEATURES));
    const wanted = {
      children: features.filter((name) => name === "raise"),
      standard: features.filter((name) => name !== "line"),
      expert: features,
    };
    const { game, turns } = wholeGame({ variant }, wanted[variant]);
    assert.deepEqual(legalMoves(game), []);
    let now = newGame({ variant });
    for (const { before, move } of turns) {
      assert.deepEqual(now, before);
      now = play(now, move);
      assert.deepEqual(now.lastMove, move);
    }
    assert.deepEqual(now, game);
    for (const { before } of turns.toReversed()) {
      now = undo(now);
      assert.deepEqual(now, before);
    }
    assert.deepEqual(undo(now), now, "undo at the start returns the same game");
  });
}

test("a program stores games as plain frozen data and loads them again", () => {
  const { game } = wholeGame({ variant: "expert" }, ["line", "two balls taken back"]);
  assertFrozen(game);
  assert.equal(Object.getPrototypeOf(game), Object.prototype);
  for (const copy of [structuredClone(game), JSON.parse(JSON.stringify(game))]) {
    assert.deepEqual(copy, game);
    assert.deepEqual(loadGame(copy), game);
    assert.deepEqual(undo(copy), undo(game));
  }
  assert.deepEqual(loadGame(game.record), game);
  const before = JSON.stringify(undo(game));
  const earlier = undo(game);
  play(earlier, game.moves[game.moves.length - 1]);
  assert.equal(JSON.stringify(earlier), before, "play does not change its argument");
});

test("a program ends a game by resignation or by time", () => {
  const game = newGame({ moves: ["1a1"] });
  assert.deepEqual(concede(game, "light", "resignation").result, {
    winner: "dark",
    reason: "resignation",
  });
  const lost = concede(game, "dark", "time");
  assert.deepEqual(lost.result, { winner: "light", reason: "time" });
  assert.deepEqual(loadGame(lost.record), lost);
});

test("a program keeps comments and variations of a record", () => {
  const record = '[White "Ada"]\n\n{Calm.} 1. 1b2 $1 {So?} (1. 1a1 {No.}) 1c2 *';
  const game = play(loadGame(record), "1b3");
  for (const kept of ['[White "Ada"]', "{Calm.}", "$1", "{So?}", "(1. 1a1 {No.})", "1b3"]) {
    assert.ok(game.record.includes(kept), kept);
  }
});

test("a program gets an error code and a message", () => {
  const game = newGame({ moves: ["1a1"] });
  const any = /** @type {any} */ (game);
  const lost = concede(game, "light", "time");
  assertThrows(() => newGame(/** @type {any} */ ({ variant: "chess" })), "badOption", /chess/);
  assertThrows(() => newGame({ position: "4/4 l" }), "badPosition", /level 1 has 2 rows/);
  assertThrows(() => newGame({ moves: ["1a1", "zz"] }), "badMove", /Move 2/);
  assertThrows(() => newGame({ moves: ["1a1", "1a1"] }), "illegalMove", /Move 2/);
  assertThrows(() => play(game, "hello"), "badMove", /`hello` is no move/);
  assertThrows(() => play(game, "1a1"), "illegalMove", /There is a ball on 1a1 already/);
  assertThrows(() => play(game, "2a1"), "illegalMove", /needs four balls under it/);
  assertThrows(() => play(lost, "1b1"), "gameOver", /over/);
  assertThrows(() => concede(lost, "dark", "time"), "gameOver", /over/);
  assertThrows(
    () => concede(any, /** @type {any} */ ("both"), "time"),
    "badOption",
    /Player cannot be `both`/,
  );
  assertThrows(
    () => concede(any, "light", /** @type {any} */ ("x")),
    "badOption",
    /Reason cannot be `x`/,
  );
  assertThrows(() => loadGame("1. 1a1 1a1"), "badRecord", /line 1: move 1 of dark, 1a1/);
  assertThrows(() => chooseMove(lost), "gameOver", /over/);
  assertThrows(
    () => chooseMove(game, { level: 9 }),
    "badOption",
    /level must be a number from 1 to 8/,
  );
  assertThrows(() => analyse(game, { depth: -1 }), "badOption", /depth/);
});

test("a program gets an error for every invalid argument", () => {
  const nonsense = /** @type {any[]} */ ([
    undefined,
    null,
    7,
    Number.NaN,
    Symbol("game"),
    10n,
    () => "game",
    [],
    {},
    { record: 7 },
    { record: "x".repeat(100_000) },
    new Proxy({}, { get: () => assert.fail("trap") }),
  ]);
  for (const value of nonsense) {
    for (const call of [legalMoves, loadGame, undo, analyse, chooseMove]) {
      assert.throws(() => call(value), Error, call.name);
    }
    assert.throws(() => play(value, "1a1"), Error);
    assert.throws(() => play(newGame(), value), Error);
  }
  assert.equal(legalMoves(newGame()).length, 16, "the module still works");
});

test("a program gets the scores of all moves, best first", () => {
  const game = newGame({ moves: ["1b2", "1c2", "1b3"] });
  const scores = analyse(game, { depth: 2 });
  assert.deepEqual(
    scores.map(({ text }) => text).toSorted(),
    legalMoves(game)
      .map(({ text }) => text)
      .toSorted(),
    "every legal move, each once",
  );
  for (const [i, { score }] of scores.entries()) {
    if (i > 0) assert.ok(score <= scores[i - 1].score, "best first");
  }
});

test("a program gets the winner and the number of turns near the end of a game", () => {
  const { game } = wholeGame({ variant: "standard" }, ["raise"]);
  const last = undo(game);
  const [best] = analyse(last, { depth: 3 });
  assert.equal(best.text, game.moves[game.moves.length - 1]);
  assert.equal(best.value, "win");
  assert.equal(best.distance, 1);
  assert.equal(best.exact, true);
});

test("a program gets the same computer game with the same seeds", () => {
  const games = [0, 0].map(() => {
    let game = newGame();
    for (let turn = 0; turn < 60 && game.result === null; turn += 1) {
      const { text } = chooseMove(game, { level: 1 + (turn % 2), seed: turn });
      assert.ok(legalMoves(game).some((move) => move.text === text));
      game = play(game, text);
    }
    return game;
  });
  assert.deepEqual(games[0], games[1]);
});

test("a program finds exactly the documented exports", () => {
  const { default: init, initSync, ...calls } = module;
  assert.equal(typeof init, "function");
  assert.equal(typeof initSync, "function");
  const names =
    "addSolution analyse chooseMove coach concede legalMoves loadGame loadSolution loadTable newGame play remarks solutionAnswers solutionNeeds themes undo".split(
      " ",
    );
  assert.deepEqual(Object.keys(calls).toSorted(), names);
});
