// The engine for JavaScript, of the very module that the pages load: every export and every error.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as rules from "../e2e/support/rules.mjs";
import { coach } from "./support/coach.mjs";
import { throws } from "./support/throws.mjs";

/** Light has one legal move, which fills the apex. */
const LAST_BALL = { position: "ldld/dldl/ldld/dldl ldl/dld/ldl dl/dd 1 l" };
const LATE = "ldld/lddd/ldll/ldld dll/1ld/ldl 2/1d 1 d";

const bytesOf = (path) => new Uint8Array(readFileSync(new URL(path, import.meta.url)));

test("analysis scores every legal move, and stops at each of its limits", () => {
  const [{ score, ...best }, ...others] = rules.analyse(rules.newGame(LAST_BALL));
  const win = { text: "4a1", value: "win", distance: 1, estimate: null, exact: true };
  assert.deepEqual([best, others], [{ ...win, source: "search" }, []]);
  assert.equal(typeof score, "number");
  // Without limits there is time for more than a first look.
  const long = rules.newGame({ position: "ldd1/dddl/dlld/dld1 ll1/dll/ld1 2/2 1 l" });
  assert.equal(rules.analyse(long)[0].distance, 9);
  for (const limits of [{ timeMs: 1 }, { nodes: 100 }, { depth: 2 }, { timeMs: 0 }, null]) {
    const list = rules.analyse(rules.newGame(), limits);
    assert.deepEqual([list.length, list[0].value, list[0].exact], [16, null, false]);
  }
  assert.deepEqual(rules.analyse(rules.concede(rules.newGame(), "light", "time")), []);
  throws(() => rules.analyse(rules.newGame(), { depth: 0 }), "badOption", "from 1 to 1000");
  throws(() => rules.analyse(rules.newGame(), { timeMs: "1" }), "badOption", "timeMs");
  throws(() => rules.analyse(null, null), "badRecord", "expected a game");
});

test("a turn has its themes, a game is reviewed in remarks, and a coach sees threats", () => {
  const game = rules.newGame({ position: "4/4/ll2/l3 3/3/3 2/2 1 l" });
  assert.deepEqual(rules.themes(game, "1b1x1a1x1b1"), ["square", "two-back"]);
  throws(() => rules.themes(game, "1a1"), "illegalMove", "1a1");
  throws(() => rules.themes(game, ""), "badMove", "missing");
  throws(() => rules.themes(null, "1a1"), "badRecord", "expected a game");
  const position = "4/4/dd2/d3 3/3/3 2/2 1 l";
  const cells = ["1a1", "1b1", "1a2", "1b2"];
  const played = rules.newGame({ position, moves: ["1d4"] });
  const allowed = { ply: 0, kind: "allowsFigure", cells, balls: -2, better: "1b1" };
  assert.deepEqual(rules.remarks(played), [allowed]);
  assert.deepEqual(coach(rules.newGame({ position })), {
    threats: { figures: [{ kind: "square", cells }], raises: [] },
    chances: { figures: [], raises: [] },
    best: "1b1",
    reasons: [
      { kind: "blocks", cells },
      { kind: "safe", cells: [] },
      { kind: "ahead", cells: [] },
    ],
    remarks: [{ ply: 0, kind: "blocks", cells, balls: 2, better: null }],
  });
  assert.equal(rules.coach(rules.play(rules.newGame(LAST_BALL), "4a1")), null);
  throws(() => rules.remarks(null), "badRecord", "expected a game");
  const begun = coach(game, "1b1x1a2");
  assert.ok(["1b1x1a2", "1b1x1a1x1a2", "1b1x1b1x1a2"].includes(begun.best), begun.best);
  assert.equal(rules.coach(game, "2a1"), null, "no legal turn goes on with it");
  throws(() => rules.coach("x"), "badRecord", "line 1");
  throws(() => rules.coach(game, ""), "badMove", "missing");
});

test("a level chooses a move that can be played, the same one with the same seed", () => {
  const start = rules.newGame();
  const wish = { level: 2, seed: 7 };
  const choice = rules.chooseMove(start, wish);
  assert.equal(rules.play(start, choice).lastMove.text, choice.text);
  assert.deepEqual(rules.chooseMove(start, wish), choice);
  const usual = { level: 3, seed: 0 };
  assert.deepEqual(rules.chooseMove(start), rules.chooseMove(start, usual));
  const moves = [0, 0.5, 1, 2, 3, 4].map(
    (seed) => rules.chooseMove(start, { level: 1, seed }).text,
  );
  assert.equal(new Set(moves).size, 5);
  rules.ask(start, wish);
  assert.deepEqual(rules.step(1e9), { moves: [choice], final: true });
  assert.equal(rules.chooseMove(rules.newGame(LAST_BALL), null).text, "4a1");
  for (const choose of [rules.chooseMove, rules.ask])
    throws(() => choose(start, { level: 9 }), "badOption", "from 1 to 8");
  throws(() => rules.chooseMove(start, { seed: {} }), "badOption", "seed");
  throws(() => rules.chooseMove("x"), "badRecord", "line 1");
  const won = rules.play(rules.newGame(LAST_BALL), "4a1");
  throws(() => rules.chooseMove(won), "gameOver", "light won");
});

test("a table makes every answer exact", () => {
  const page = new TextEncoder().encode("<!doctype html>");
  throws(() => rules.take("table", 0, page), "badTable", "perfect play");
  assert.equal(rules.take("table", 0, bytesOf("../../www/tables/children.pylos")), true);
  const game = rules.newGame({ variant: "children", moves: ["1b2", "1c3", "1a1"] });
  const list = rules.analyse(game, { nodes: 100_000 });
  assert.equal(list.length, rules.legalMoves(game).length);
  assert.ok(list.every(({ exact }) => exact));
  assert.equal(rules.chooseMove(game, { level: 8 }).value, list[0].value);
});

test("a part that goes back farther than 32 bits count is no value, and no end of the module", () => {
  // Children's rules with optional take-back; layer 2 is ten bytes of LZMA that begin with an end marker.
  const bytes =
    "70796c6f73746162030001001d094f4d01000000020015000a000000c48b7dbc0083fffbffffc0000000";
  rules.take("table", 0, Buffer.from(bytes, "hex"));
  const game = rules.newGame({ variant: "children", takeBack: "optional", moves: ["1b2"] });
  assert.equal(rules.analyse(game, { nodes: 50 }).length, rules.legalMoves(game).length);
});

test("a solution says what it needs, and then knows value and distance", () => {
  const late = rules.newGame({ variant: "children", position: LATE });
  const folder = "../data/solution/children/";
  assert.equal(rules.needs(late), null);
  rules.take("index", 0, bytesOf(`${folder}index.pylos`));
  for (let pieces = rules.needs(late); pieces.length > 0; pieces = rules.needs(late)) {
    for (const { file, start, end, size } of pieces) {
      const whole = bytesOf(folder + file);
      assert.equal(size, whole.length);
      rules.take(file, start, whole.subarray(start, end));
    }
  }
  throws(() => rules.needs("x"), "badRecord", "line 1");
  const [best] = rules.analyse(late, { nodes: 1 });
  assert.deepEqual([best.value, best.distance, best.source], ["win", 5, "solution"]);
  assert.equal(rules.chooseMove(late, { level: 8 }).distance, 5);
});
