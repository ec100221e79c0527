// What a move does, from the rules: for hints and for the comments on mistakes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { comparison, factsOf, reasonsFor } from "../../www/play/analysis/facts.js";
import { analysisTexts } from "../../www/text/analysis.js";
import { addTexts, useLanguage } from "../../www/text/text.js";
import * as rules from "../e2e/support/rules.mjs";

await useLanguage("en");
await addTexts(analysisTexts);

const ABOVE = "3/3/3 2/2 1";
const at = (level, player, variant = "standard") =>
  rules.newGame({ variant, position: `${level} ${ABOVE} ${player}` });
const moveOf = (game, text) => rules.legalMoves(game).find((move) => move.text === text);
const factsAt = (game, text) => {
  const { good, bad } = factsOf(rules, game, moveOf(game, text));
  return [good, bad];
};

/** Light has three balls of a square; the fourth place is 1b1. */
const THREE = "4/4/ll2/l1dd";

test("a move completes a square, and takes balls back", () => {
  assert.deepEqual(factsAt(at(THREE, "l"), "1b1x1a1x1b1"), [
    [
      { kind: "completes", figure: "square" },
      { kind: "takesBack", count: 2 },
    ],
    [],
  ]);
  assert.deepEqual(reasonsFor(rules, at(THREE, "l"), moveOf(at(THREE, "l"), "1b1x1a1")), [
    "completes a square",
  ]);
});

test("a move misses a square, prevents one, or leaves the opponent his chance", () => {
  const light = { figure: "square", player: "light" };
  assert.deepEqual(factsAt(at(THREE, "l"), "1a4"), [[], [{ kind: "misses", figure: "square" }]]);
  assert.deepEqual(factsAt(at(THREE, "d"), "1b1"), [[{ kind: "prevents", ...light }], []]);
  assert.deepEqual(factsAt(at(THREE, "d"), "1a4"), [[], [{ kind: "leaves", ...light }]]);
});

test("a move prepares a square of its own", () => {
  const [good] = factsAt(at("4/4/l3/l1dd", "l"), "1b1");
  assert.deepEqual(good, [{ kind: "prepares", figure: "square" }]);
});

test("a move that makes a square of four balls lets the opponent raise", () => {
  const game = at("l3/4/l1d1/lddd", "l");
  const [, bad] = factsAt(game, "1b2");
  assert.ok(bad.some(({ kind, count }) => kind === "lets" && count === 3));
  assert.deepEqual(factsAt(game, "1b2")[0], []);
});

test("a raise saves a ball", () => {
  assert.deepEqual(factsAt(at("d3/1dl1/1ld1/3l", "l"), "1d1-2b2"), [[{ kind: "saves" }], []]);
});

test("lines count by the expert rules only", () => {
  const three = "4/4/4/ll1l";
  const move = "1c1x1a1";
  assert.equal(moveOf(at(three, "l"), move), undefined);
  const [good] = factsAt(at(three, "l", "expert"), move);
  assert.deepEqual(good[0], { kind: "completes", figure: "line" });
});

test("the comment on a mistake names what it does and the better move does not", () => {
  const game = at(THREE, "d");
  assert.equal(
    comparison(rules, game, moveOf(game, "1a4"), moveOf(game, "1b1")),
    "1a4: lets Light keep the chance of a square. 1b1: keeps Light from completing a square.",
  );
  assert.equal(comparison(rules, game, moveOf(game, "1a4"), moveOf(game, "1d4")), "");
});

test("nothing is said of the answers to a move that ends the game", () => {
  const position = "lldl/dldd/ldld/dlld ldd/ldl/dld ld/dl 1 l";
  const game = rules.newGame({ position });
  assert.deepEqual(factsAt(game, "4a1"), [[], []]);
});
