// The engine for JavaScript, of the very module that the pages load: every export and every error.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  analyse,
  ask,
  chooseMove,
  coach,
  concede,
  legalMoves,
  needs,
  newGame,
  play,
  remarks,
  step,
  take,
  themes,
} from "../e2e/support/rules.mjs";
import { throws } from "./support/throws.mjs";

/** Light has one legal move, which fills the apex. */
const LAST_BALL = { position: "ldld/dldl/ldld/dldl ldl/dld/ldl dl/dd 1 l" };
const LATE = "ldld/lddd/ldll/ldld dll/1ld/ldl 2/1d 1 d";

const bytesOf = (path) => new Uint8Array(readFileSync(new URL(path, import.meta.url)));

test("analysis scores every legal move, and stops at each of its limits", () => {
  const [{ score, ...best }, ...others] = analyse(newGame(LAST_BALL));
  const win = { text: "4a1", value: "win", distance: 1, estimate: null, exact: true };
  assert.deepEqual([best, others], [{ ...win, source: "search" }, []]);
  assert.equal(typeof score, "number");
  for (const limits of [{ timeMs: 1 }, { nodes: 100 }, { depth: 2 }, { timeMs: 0 }, null]) {
    const list = analyse(newGame(), limits);
    assert.deepEqual([list.length, list[0].value, list[0].exact], [16, null, false]);
  }
  assert.deepEqual(analyse(concede(newGame(), "light", "time")), []);
  throws(() => analyse(newGame(), { depth: 0 }), "badOption", "from 1 to 1000");
  throws(() => analyse(newGame(), { timeMs: "1" }), "badOption", "timeMs");
  throws(() => analyse(null, null), "badRecord", "expected a game");
});

test("a turn has its themes, a game is reviewed in remarks, and a coach sees threats", () => {
  const game = newGame({ position: "4/4/ll2/l3 3/3/3 2/2 1 l" });
  assert.deepEqual(themes(game, "1b1x1a1x1b1"), ["square", "two-back"]);
  throws(() => themes(game, "1a1"), "illegalMove", "1a1");
  throws(() => themes(game, ""), "badMove", "missing");
  throws(() => themes(null, "1a1"), "badRecord", "expected a game");
  const position = "4/4/dd2/d3 3/3/3 2/2 1 l";
  const cells = ["1a1", "1b1", "1a2", "1b2"];
  const played = newGame({ position, moves: ["1d4"] });
  const allowed = { ply: 0, kind: "allowsFigure", cells, balls: -2, better: "1b1" };
  assert.deepEqual(remarks(played), [allowed]);
  assert.deepEqual(coach(newGame({ position })), {
    threats: { figures: [{ kind: "square", cells }], raises: [] },
    chances: { figures: [], raises: [] },
    best: "1b1",
    remarks: [{ ply: 0, kind: "blocks", cells, balls: 2, better: null }],
  });
  assert.equal(coach(play(newGame(LAST_BALL), "4a1")), null);
  throws(() => remarks(null), "badRecord", "expected a game");
  throws(() => coach("x"), "badRecord", "line 1");
});

test("a level chooses a move that can be played, the same one with the same seed", () => {
  const start = newGame();
  const wish = { level: 2, seed: 7 };
  const choice = chooseMove(start, wish);
  assert.equal(play(start, choice).lastMove.text, choice.text);
  assert.deepEqual(chooseMove(start, wish), choice);
  ask(start, wish);
  assert.deepEqual(step(1e9), { moves: [choice], final: true });
  assert.equal(chooseMove(newGame(LAST_BALL), null).text, "4a1");
  for (const choose of [chooseMove, ask])
    throws(() => choose(start, { level: 9 }), "badOption", "from 1 to 8");
  throws(() => chooseMove(start, { seed: {} }), "badOption", "seed");
  throws(() => chooseMove("x"), "badRecord", "line 1");
  throws(() => chooseMove(play(newGame(LAST_BALL), "4a1")), "gameOver", "light won");
});

test("a table makes every answer exact", () => {
  const page = new TextEncoder().encode("<!doctype html>");
  throws(() => take("table", 0, page), "badTable", "perfect play");
  assert.equal(take("table", 0, bytesOf("../../www/tables/children.pylos")), true);
  const game = newGame({ variant: "children", moves: ["1b2", "1c3", "1a1"] });
  const list = analyse(game, { nodes: 100_000 });
  assert.equal(list.length, legalMoves(game).length);
  assert.ok(list.every(({ exact }) => exact));
  assert.equal(chooseMove(game, { level: 8 }).value, list[0].value);
});

test("a part that goes back farther than 32 bits count is no value, and no end of the module", () => {
  // Children's rules with optional take-back; layer 2 is ten bytes of LZMA that begin with an end marker.
  const bytes =
    "70796c6f73746162030001001d094f4d01000000020015000a000000c48b7dbc0083fffbffffc0000000";
  take("table", 0, Buffer.from(bytes, "hex"));
  const game = newGame({ variant: "children", takeBack: "optional", moves: ["1b2"] });
  assert.equal(analyse(game, { nodes: 50 }).length, legalMoves(game).length);
});

test("a solution says what it needs, and then knows value and distance", () => {
  const late = newGame({ variant: "children", position: LATE });
  const folder = "../data/solution/children/";
  assert.equal(needs(late), null);
  take("index", 0, bytesOf(`${folder}index.pylos`));
  for (let pieces = needs(late); pieces.length > 0; pieces = needs(late)) {
    for (const { file, start, end, size } of pieces) {
      const whole = bytesOf(folder + file);
      assert.equal(size, whole.length);
      take(file, start, whole.subarray(start, end));
    }
  }
  throws(() => needs("x"), "badRecord", "line 1");
  const [best] = analyse(late, { nodes: 1 });
  assert.deepEqual([best.value, best.distance, best.source], ["win", 5, "solution"]);
  assert.equal(chooseMove(late, { level: 8 }).distance, 5);
});
