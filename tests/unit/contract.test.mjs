// The rules for JavaScript, of the very module that the pages load: every export and every error.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as module from "../../www/pkg/pylos.js";
import {
  agree,
  canonicalPosition,
  concede,
  legalMoves,
  loadGame,
  newGame,
  perft,
  play,
  undo,
} from "../e2e/support/rules.mjs";
import { thrown, throws } from "./support/throws.mjs";

const ONE_RAISE = "l3/4/1ld1/1dl1 3/3/3 2/2 1 l";
const THREE_OF_A_SQUARE = "4/4/l3/ll2 3/3/3 2/2 1 l";
const OVER = "ldld/ldld/ldld/ldld ldl/dld/ldl dl/dd l d";

const VARIANTS = ["children", "standard", "expert"];
const CHESS = { option: "variant", found: "chess", expected: VARIANTS };
const APEX = { winner: "light", reason: "apex" };

/** Asserts that two values are equal, the order of properties included. */
const same = (found, expected) => {
  assert.deepEqual(found, expected);
  assert.equal(JSON.stringify(found), JSON.stringify(expected));
};

/** Asserts that a call throws an error with exactly these properties beside its message, and these words in it. */
const throwsData = (call, data, words = "") =>
  assert.deepEqual({ ...throws(call, data.code, words) }, data);

test("a new game has the properties of the contract", () => {
  const { record, ...game } = newGame();
  assert.match(record, /\[Variant "standard"\]/);
  assert.deepEqual(game, {
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
});

test("options choose rules, position and moves", () => {
  const rules = { variant: "expert", takeBack: "optional", emptyReserve: "playsOn" };
  const position = "4/4/1ld1/1dl1_3/3/3_l";
  const game = newGame({ ...rules, position, moves: ["2b1", { text: "1a1" }] });
  assert.deepEqual(game.rules, rules);
  assert.deepEqual(game.moves, ["2b1", "1a1"]);
  assert.equal(game.position, "4/4/1ld1/ddl1 3/3/1l1 2/2 1 l");
  assert.deepEqual(game.reserve, { light: 12, dark: 12 });
  assert.equal(game.balls["2b1"], "light");
  assert.deepEqual(newGame({ variant: null, position: undefined, moves: null }), newGame());
});

test("legal moves are whole turns with the figures they complete, and a raise names its origin", () => {
  const moves = legalMoves(newGame({ position: THREE_OF_A_SQUARE }));
  assert.equal(moves.length, 12 + 4 + 6);
  assert.deepEqual(
    moves.find(({ text }) => text === "1b2x1b1x1b2"),
    {
      text: "1b2x1b1x1b2",
      from: null,
      to: "1b2",
      takeBack: ["1b1", "1b2"],
      completes: [{ kind: "square", cells: ["1a1", "1b1", "1a2", "1b2"] }],
    },
  );
  const cells = ["1a1", "1b1", "1c1", "1d1"];
  const line = newGame({
    variant: "expert",
    position: "4/4/4/lll1 3/3/3 2/2 1 l",
    moves: ["1d1x1d1"],
  });
  assert.deepEqual(line.lastMove.completes, [{ kind: "line", cells }]);
  const game = newGame({ position: ONE_RAISE });
  assert.deepEqual(game.liftable, ["1a4"]);
  const next = play(game, "1A4-2b1");
  const raise = { text: "1a4-2b1", from: "1a4", to: "2b1", takeBack: [], completes: [] };
  assert.deepEqual(next.lastMove, raise);
  assert.deepEqual(next.reserve, { light: 12, dark: 13 });
});

test("play and undo answer with a new game and leave the old one as it is; games are frozen plain data", () => {
  const start = newGame();
  const next = play(start, "1b2");
  assert.deepEqual(start, newGame());
  const game = play(next, legalMoves(next)[0]);
  assert.deepEqual(game.moves, ["1b2", "1a1"]);
  assert.deepEqual(undo(next), start);
  assert.deepEqual(undo(start), start);
  const isFrozen = (value) =>
    Object(value) !== value || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
  assert.ok([game, legalMoves(game)].every(isFrozen));
  assert.deepEqual(JSON.parse(JSON.stringify(game)), game);
});

test("an illegal move gives its rule and cells as data", () => {
  for (const [move, rule, cells, more = {}] of [
    ["1d3-2b1", "nothingToRaise", ["1d3"]],
    ["3a1", "unsupported", ["3a1", "2b1", "2a2", "2b2"]],
    ["1b3x1b3", "noTakeBackForChildren", [], { variant: "children" }],
    ["1d3x1d3", "noFigure", ["1d3"], { variant: "expert" }],
  ]) {
    const game = newGame({ position: "ddld/d1l1/llld/ldll 3/3/l2 2/2 1 l", ...more });
    const data = rule === "noFigure" ? more : {};
    throwsData(() => play(game, move), { code: "illegalMove", rule, cells, ...data });
  }
  const position = "lldl/dlld/ldld/dlll ll1/l2/ldl 2/2 1 l";
  const raising = newGame({ emptyReserve: "playsOn", position });
  const data = { code: "illegalMove", rule: "emptyReserve", cells: [], player: "light" };
  throwsData(() => play(raising, "2b2"), data);
});

test("every error gives the found and expected values as data", () => {
  const options = ["variant", "takeBack", "emptyReserve", "position", "moves"];
  const misspelt = { code: "badOption", option: "options", found: "varient", expected: options };
  const over = { code: "gameOver", result: APEX };
  const occupied = { code: "illegalMove", rule: "occupied", cells: ["1a1"], move: 2 };
  for (const [options, data, words] of [
    [7, { code: "badOption", option: "options" }, "must be an object"],
    [{ variant: "chess" }, { code: "badOption", ...CHESS }, "expected one of children, standard"],
    [{ varient: "expert" }, misspelt, "expected one of variant, takeBack"],
    [{ takeBack: 3 }, { code: "badOption", option: "takeBack" }, "must be a string"],
    [{ moves: "1a1" }, { code: "badOption", option: "moves" }, "must be an array"],
    [{ moves: ["1a1", "1a9"] }, { code: "badMove", found: "1a9", move: 2 }, "Move 2"],
    [{ moves: [null] }, { code: "badMove", move: 1 }, "expected a move"],
    [{ moves: ["1a1", "1a1"] }, occupied, "Move 2 of the option moves: there is a ball on"],
    [{ position: OVER, moves: ["1a1"] }, { ...over, move: 1 }, "over"],
  ]) {
    throwsData(() => newGame(options), data, words);
  }
  for (const [position, ...faults] of [
    ["4/4/4/4x x", { rule: "unknownSign", found: "x", level: 1, row: 4 }, { rule: "badTurn" }],
    ["4/4/4 3/3/3 2/2 1", { rule: "rows", level: 1, found: 3 }, { rule: "turnMissing" }],
    ["4/4/4/5 l", { rule: "unknownSign", found: "5", level: 1, row: 4 }],
    ["4/4/4/l l", { rule: "rowLength", level: 1, row: 4, found: 1 }],
    ["l", { rule: "levels", found: 0 }],
    ["4/4/4/4 3/3/l2 l", { rule: "floating", cell: "2a1" }],
    ["llll/llll/llll/llll l", { rule: "tooManyBalls", player: "light", found: 16 }],
  ]) {
    throwsData(() => newGame({ position }), { code: "badPosition", faults });
  }
  const start = newGame();
  throwsData(() => play(start, "1b9"), { code: "badMove", found: "1b9" }, "written like 1b2");
  throwsData(() => play(start, 5), { code: "badMove" }, "expected a move");
  throwsData(() => play(newGame({ position: OVER }), "1a1"), over, "light won by filling the apex");
  const red = { option: "player", found: "red", expected: ["light", "dark"] };
  throwsData(() => concede(start, "red", "time"), { code: "badOption", ...red });
  assert.ok(Object.isFrozen(thrown(() => newGame({ variant: "chess" })).expected));
});

test("a bad record gives the place and the reason as data", () => {
  const at = { move: "1...", variation: false };
  const occupied = { found: "1b2", cells: ["1b2"] };
  const over = `[Position "${OVER}"] 1...`;
  for (const [readable, rest, line, rule, data] of [
    ["", '\n[White "A"]\n[White "B"]', 3, "tagTwice", { found: "White" }],
    ["1. 1b2", "\n{never", 2, "openComment"],
    ["", '[Variant "chess"]\n\n*', 1, "badOption", CHESS],
    ["", '[Position "l"] *', 1, "badPosition", { faults: [{ rule: "levels", found: 0 }] }],
    ["1. 1b2", " castle", 1, "badMove", { ...at, found: "castle" }],
    ["1. 1b2 1c3\n2.", " 1b2", 2, "occupied", { ...at, ...occupied, move: "2" }],
    ["1. 1b2 1c3", " (1... 1b2)", 1, "occupied", { ...at, ...occupied, variation: true }],
    [over, " 1a1", 1, "gameOver", { ...at, found: "1a1", result: APEX }],
    // Outside of the Basic Multilingual Plane, a character counts as two.
    ["{é 💥} 1. 1b2 *\n", '[Event "é"]\n\n1. 1a1', 2, "anotherGame"],
  ]) {
    const where = { line, readable: readable.length };
    throwsData(() => loadGame(readable + rest), { code: "badRecord", ...where, rule, ...data });
  }
  throwsData(() => loadGame(null), { code: "badRecord", rule: "noRecord" });
});

test("a game has its start, tags and notes", () => {
  const game = loadGame(
    `[White "Ada \\"A\\" L."] [Opening "Cross"] [Variant "expert"]
     [Position "4/4/4/lll1 3/3/3 2/2 1 d"] {Before\tall.} 1... 1a2! {} {The "edge".}
     (1... 1a3 $2 {too far} 2. 1a2 (2. 1b2) 2... 1b2) 2. 1d2 $10 *`,
  );
  assert.deepEqual(loadGame(game), game);
  const { start, tags, notes } = game;
  assert.equal(start, "4/4/4/lll1 3/3/3 2/2 1 d");
  assert.deepEqual(tags, { White: 'Ada "A" L.', Opening: "Cross" });
  const variation = "1... 1a3? {too far} 2. 1a2 (2. 1b2) 2... 1b2";
  assert.deepEqual(notes, [
    { ply: 0, kind: "comment", text: "Before\tall." },
    { ply: 1, kind: "glyph", text: "!" },
    { ply: 1, kind: "comment", text: 'The "edge".' },
    { ply: 1, kind: "variation", text: variation, moves: ["1a3", "1a2", "1b2"] },
    { ply: 2, kind: "glyph", text: "$10" },
  ]);
});

test("a player concedes by resignation or time; both agree on a draw", () => {
  const start = newGame();
  const resigned = concede(start, "light", "resignation");
  assert.deepEqual(resigned.result, { winner: "dark", reason: "resignation" });
  assert.deepEqual(legalMoves(resigned), []);
  assert.deepEqual(concede(newGame({ position: ONE_RAISE }), "dark", "time").liftable, []);
  const flagged = concede(start, "dark", "time");
  assert.deepEqual(flagged.result, { winner: "light", reason: "time" });
  throws(() => concede(resigned, "dark", "time"), "gameOver", "light resigned");
  throws(() => concede(start, "dark", "tired"), "badOption", "resignation, time");
  throws(() => play(flagged, "1a1"), "gameOver", "dark ran out of time");
  const drawn = agree(start);
  assert.deepEqual(drawn.result, { winner: null, reason: "agreement" });
  for (const game of [drawn, flagged, resigned]) same(game, loadGame(game.record));
  assert.deepEqual(undo(flagged), start);
  assert.deepEqual(undo(drawn), start);
  throws(() => agree(flagged), "gameOver", "dark ran out of time");
  throws(() => play(drawn, "1a1"), "gameOver", "agreed");
});

test("by all rules, a game that is played is that of its record, turn by turn and back", () => {
  const sets = VARIANTS.flatMap((variant) =>
    ["required", "optional"].flatMap((takeBack) =>
      ["loses", "playsOn"].map((emptyReserve) => ({ variant, takeBack, emptyReserve })),
    ),
  );
  for (const set of sets) {
    const options = { ...set, position: "4/4/1ld1/1dl1 3/3/3 2/2 1 d" };
    const named = `[White "Žižka \\"Z\\""]\n[Annotator "?"]\n${newGame(options).record}`;
    for (const first of [newGame(set), loadGame(named)]) {
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
  const record = "1. 1a1 {corner} 1a2 $1 2. 1b1 (2. 1b2 1c2)";
  const noted = play(loadGame(`${record} 1b2 {é} *`), "1c1");
  same(noted, loadGame(noted.record));
  same(undo(undo(noted)), loadGame(`${record} *`));
});

test("a game that is played is that of its record, also after many others", () => {
  // Both complete a square and take its last ball back, again and again.
  const start = newGame({ position: "2dd/3d/l3/ll2 3/3/3 2/2 1 l" });
  const turns = ["1b2x1b2", "1c3x1c3", "1b2x1b2", "1c3x1c3"];
  const games = [start];
  for (const turn of turns) games.push(play(games.at(-1), turn));
  const { repetitions, result } = games[4];
  assert.deepEqual([repetitions, result.reason], [3, "repetition"]);
  for (const file of "abcd")
    for (let rank = 1; rank < 5; rank += 1) play(newGame(), `1${file}${rank}`);
  for (const [i, game] of games.entries()) {
    assert.deepEqual(loadGame(game.record), game);
    assert.deepEqual(undo(game), games[Math.max(0, i - 1)]);
    if (i < 4) assert.deepEqual(play(structuredClone(game), turns[i]), games[i + 1]);
  }
  // Longer than the records that are remembered.
  const tags = `[Note "${"x".repeat(20_000)}"]\n`;
  assert.deepEqual(play(loadGame(tags), "1b2"), loadGame(`${tags}1. 1b2`));
});

test("options and records that cannot be read are refused by name", () => {
  const fail = () => {
    throw new Error("no");
  };
  const thrower = Object.create(null, { variant: { get: fail }, record: { get: fail } });
  throws(() => newGame({ __proto__: thrower }), "badOption", "variant cannot be read");
  throws(() => loadGame(thrower), "badRecord", "expected a game");
});

test("a call before init throws an error with a code", async () => {
  const early = new URL("../../www/pkg/rules.js?early", import.meta.url).href;
  const { newGame, initSync } = await import(early);
  throwsData(() => newGame(), { code: "notReady" }, "init()");
  initSync({ module: readFileSync(new URL("../../www/pkg/rules_bg.wasm", import.meta.url)) });
  assert.equal(newGame().turn, "light");
});

test("perft counts sequences, and images of a position have one canonical position", () => {
  const early = newGame({ moves: ["1b2", "1c3"] });
  assert.deepEqual([perft(newGame(), 5), perft(concede(early, "light", "time"), 1)], [524376, 0]);
  for (const depth of [-1, 31, "1", undefined])
    throws(() => perft(early, depth), "badOption", "from 0 to 30");
  const of = (...moves) => canonicalPosition(newGame({ moves }));
  assert.equal(of("1b1", "1a1"), of("1a2", "1a1"));
  assert.notEqual(of("1a1"), of("1b2"));
  throws(() => canonicalPosition("x"), "badRecord", "line 1");
});

test("the module exports what is documented and nothing else", () => {
  const { default: init, initSync, ...calls } = module;
  assert.deepEqual([typeof init, typeof initSync], ["function", "function"]);
  assert.equal(
    Object.keys(calls).sort().join(" "),
    "agree analyse ask canonicalPosition chooseMove coach concede legalMoves loadGame needs newGame perft play remarks " +
      "step take themes undo",
  );
});
