// Mistakes of one's own games as exercises: which turns they are, what they are called, and the pile that keeps them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOf } from "../../www/engine/know.js";
import { storyOf } from "../../www/engine/story.js";
import { idOf, isMistake, nameOf, puzzleOf } from "../../www/exercise/mistake.js";
import { verdictOn } from "../../www/exercise/verdict.js";
import { gameAt } from "../../www/game/session.js";
import { imageOf, positionOf, SYMMETRIES, signsOf } from "../../www/game/symmetry.js";
import * as piles from "../../www/library/pile.js";
import { lookThrough, mistakesOf, overlooked } from "../../www/puzzles/own/look.js";
import * as rules from "../e2e/support/rules.mjs";
import { install } from "./support/storage.mjs";
import { engine } from "./support/worker.mjs";

const { doubted, dueIn, PILE, withGame, withoutThese, withResult } = piles;

/** Light wins in 11 with one raise; every other move loses. */
const SAVED = { position: "1dld/dlll/dldd/ddll 1ll/ddd/l2 1l/2 1 l" };
const FROM = { day: "2026-11-22", computer: { player: "dark", level: 3 } };

/** What the engine proves of every moment of a game. */
function analysed(game) {
  const known = game.moves.map((_, ply) => {
    const scores = rules.analyse(gameAt(rules, game, ply), { nodes: 1_000_000 });
    return { key: keyOf(game, ply), scores };
  });
  return (wanted) => known.find(({ key }) => key === wanted) ?? null;
}

/** The mistakes of a game where this is known. */
const mistakesIn = (from, known, by = rules) =>
  mistakesOf(by, from, known, storyOf({ game: from.game, remarks: [], known }));

/** The mistake of light in a game that goes on with `moves`. */
function found(moves, from = FROM) {
  const game = rules.newGame({ ...SAVED, moves });
  return mistakesIn({ game, ...from }, analysed(game));
}

test("a move that is worth less than another is an exercise for the player who made it", () => {
  const [one, ...more] = found(["2b1", "2c1"]);
  assert.deepEqual(more, []);
  const start = rules.newGame(SAVED);
  assert.deepEqual(one, {
    ...{ id: idOf(start), rules: start.rules, position: start.position },
    ...{ value: "won", left: "lost", played: "2b1", right: ["1d1-2b1"], distance: 11 },
    ...{ themes: null, turn: 1, day: "2026-11-22", level: 3 },
    games: [nameOf(keyOf(rules.newGame({ ...SAVED, moves: ["2b1", "2c1"] }), 2))],
  });
  assert.ok(isMistake(one));
  const { kind, line, themes } = puzzleOf(one);
  assert.deepEqual([kind, line, themes], ["move", one.right, []]);
  assert.deepEqual(found(["2b1"], { ...FROM, computer: { player: "light", level: 3 } }), []);
  const two = { ...FROM, computer: null };
  assert.equal(found(["2b1"], two)[0].level, null, "both, of two people");
  assert.deepEqual(found(["1d1-2b1"]), [], "the best move is none");
});

test("every move that keeps the value is right, and what is not proven or comes back is no mistake", () => {
  const game = rules.newGame({ ...SAVED, moves: ["2b1"] });
  const from = { game, ...FROM };
  /** The mistakes where the engine knows these values of moves. */
  const of = (values) => {
    const scores = Object.entries(values).map(([text, value]) => {
      return { text, value, exact: value !== null, distance: 5, score: 0 };
    });
    return mistakesIn(from, (key) => (key === keyOf(game, 0) ? { scores } : null));
  };
  const [one] = of({ "2c1": "draw", "1d1-2b1": "draw", "1a4": null, "2b1": "loss" });
  assert.deepEqual([one.value, one.left, one.right], ["endless", "lost", ["1d1-2b1", "2c1"]]);
  const [drawn] = of({ "2c1": "win", "2b1": "draw" });
  assert.equal(drawn.left, "endless");
  for (const sound of [one, drawn]) assert.ok(isMistake(sound));
  for (const value of ["lost", ""]) assert.ok(!isMistake({ ...one, value }));
  const known = analysed(game);
  const twice = { ...rules, newGame: (of) => ({ ...rules.newGame(of), repetitions: 2 }) };
  for (const none of [
    of({ "2c1": "win", "2b1": null }),
    mistakesIn(from, () => null),
    // Where a position comes back, the moves before it count: before the mistake, or after it.
    mistakesIn(from, known, twice),
    mistakesIn({ ...from, game: { ...game, repetitions: 2 } }, known),
  ]) {
    assert.deepEqual(none, []);
  }
});

test("images of a position and colours exchanged are one exercise, other rules are another", () => {
  const moves = ["1b2", "1a1", "1c3"];
  const game = rules.newGame({ moves });
  const ids = SYMMETRIES.map((symmetry) => {
    const position = positionOf(imageOf(symmetry, signsOf(game.balls)), game.turn[0]);
    return idOf(rules.newGame({ position }));
  });
  assert.equal(new Set(ids).size, 1);
  const exchanged = game.position.replace(/[ld]/g, (ball) => (ball === "l" ? "d" : "l"));
  assert.equal(idOf(rules.newGame({ position: exchanged })), ids[0]);
  assert.notEqual(idOf(rules.newGame({ variant: "expert", moves })), ids[0]);
  assert.notEqual(idOf(rules.newGame({ moves: ["1b2", "1a1", "1c2"] })), ids[0]);
  assert.equal(ids[0], "own-srl-2hrdlsor", "as it is stored");
});

const [EXERCISE] = found(["2b1"]);
const made = (number, more = {}) => ({ ...EXERCISE, id: `own-srl-${number}`, ...more });
const idsOf = (exercises) => exercises.map(({ id }) => id.replace("own-srl-", ""));
const EMPTY = PILE.none;

test("the pile has one exercise for each position, with all games in which it was missed", () => {
  let pile = withGame(EMPTY, "a", [made(1, { games: ["a"] }), made(2)], 0);
  pile = withGame(pile, "b", [made(1, { games: ["b"], played: "2c1" })], 3);
  const [first] = pile.exercises;
  assert.deepEqual(idsOf(pile.exercises), ["1", "2"]);
  assert.deepEqual([first.games, first.played], [["a", "b"], "2c1"]);
  assert.deepEqual(pile.looked, { a: 0, b: 3 });
  assert.deepEqual(doubted(pile).looked, { a: 0 }, "the other is looked through again");
  assert.deepEqual(idsOf(withoutThese(pile, ["own-srl-1"]).exercises), ["2"]);
});

test("an exercise of a day to come stands behind the others", () => {
  const days = { 1: "2026-01-01", 2: "2999-01-01", 3: "2026-01-02", 4: "" };
  const found = Object.entries(days).map(([n, day]) => made(Number(n), { day }));
  const ids = idsOf(withGame(EMPTY, "a", found, 0).exercises);
  assert.deepEqual(ids, ["3", "1", "4", "2"]);
});

test("exercises come back when they are due, and those never tried stand behind them", () => {
  let pile = withGame(EMPTY, "a", [made(1), made(2), made(3)], 0);
  const due = (day) => idsOf(dueIn(pile, day)).join(" ");
  assert.equal(due(100), "1 2 3");
  pile = withResult(pile, "own-srl-1", true, 100);
  pile = withResult(pile, "own-srl-2", false, 100);
  assert.deepEqual([100, 101, 104].map(due), ["3", "2 3", "2 1 3"]);
});

test("a full pile makes room from what is done, then from the oldest", () => {
  const many = Array.from({ length: 500 }, (_, i) => made(1000 + i));
  let pile = withGame(EMPTY, "a", many, 0);
  for (const day of [1, 9]) pile = withResult(pile, "own-srl-1400", true, day);
  pile = withGame(pile, "b", [made(1)], 0);
  pile = withGame(pile, "c", [made(2)], 0);
  const ids = idsOf(pile.exercises);
  assert.equal(ids.length, 500);
  assert.deepEqual(ids.slice(0, 3), ["2", "1", "1000"]);
  assert.ok(!ids.includes("1400") && !ids.includes("1499"));
  assert.equal(pile.cards.length, 0);
});

test("what is stored is read again, and what is not sound is left out and told", () => {
  const pile = withResult(withGame(EMPTY, "a", [made(1), made(2)], 1), "own-srl-1", false, 5);
  const stored = JSON.parse(JSON.stringify(pile));
  assert.deepEqual(PILE.read(stored), { kept: pile, isWhole: true });
  for (const strange of [7, null, [], {}, { ...stored, looked: { a: "1" } }]) {
    assert.equal(PILE.read(strange).isWhole, false);
  }
  for (const part of Object.keys(EXERCISE)) {
    const exercises = [stored.exercises[0], { ...stored.exercises[1], [part]: "<b>" }];
    const { kept, isWhole } = PILE.read({ ...stored, exercises });
    assert.deepEqual([idsOf(kept.exercises), isWhole], [["1"], false], part);
  }
});

test("two piles become one, and what is here stays as it is", () => {
  const looked = withGame(EMPTY, "b", [], 3);
  const here = withGame(looked, "a", [made(1, { played: "2c1" })], 0);
  const there = withResult(withGame(EMPTY, "b", [made(1), made(2)], 2), "own-srl-2", false, 5);
  const both = PILE.join(here, there);
  assert.deepEqual(
    both.exercises.map(({ played }) => played),
    ["2c1", "2b1"],
  );
  assert.deepEqual([both.looked, both.cards], [{ a: 0, b: 3 }, there.cards]);
});

test("the themes of what was missed are counted, the most frequent first", () => {
  const themes = [["raise", "deny"], ["raise"], ["square", "deny"], ["raise", "raise"], [], null];
  const counted = overlooked(themes.map((themes, i) => made(i, { themes })));
  const told = counted.map(({ theme, count, all }) => `${theme} ${count}/${all}`);
  assert.deepEqual(told, ["raise 3/5", "deny 2/5", "square 1/5"]);
});

/** What the engine was asked about: the turns played before. */
let asked = [];

/** Sets up an engine that knows something of all moves. */
function engineOf(answer = (game) => rules.analyse(game, { nodes: 1_000_000 })) {
  asked = [];
  engine.answer = ({ kind, record, timeMs }) => {
    if (kind === "themes") return ["raise"];
    if (kind === "remarks") return rules.remarks(rules.loadGame(record));
    if (kind !== "know") return null;
    assert.equal(timeMs, 800);
    const game = rules.loadGame(record);
    asked.push(game.moves.length);
    return { moves: answer(game), final: true };
  };
}
globalThis.fetch = async () => Response.json({});
install();
const { signal } = new AbortController();
const played = (moves, from = SAVED) => ({ game: rules.newGame({ ...from, moves }), ...FROM });

test("a game is looked through from its end, with progress, and only the person's moments, until it is dropped", async () => {
  engineOf();
  const shares = [];
  const game = played(["2b1", "2c1", "1a4"]);
  const told = await lookThrough(rules, game, (share) => shares.push(share), signal);
  assert.deepEqual(asked, [2, 0]);
  assert.deepEqual(shares, [0, 0.5, 1]);
  const [{ played: mistake, themes }] = told.exercises;
  assert.deepEqual([mistake, themes, told.open], ["2b1", ["raise"], 0]);
  const looking = lookThrough(rules, played(["2c1"]), () => {}, AbortSignal.abort());
  await assert.rejects(looking, { name: "AbortError" });
});

test("moments far from the end are not asked about where nothing is proven", async () => {
  const unknown = { value: null, exact: false, distance: null, score: 0 };
  engineOf((game) => rules.legalMoves(game).map(({ text }) => ({ ...unknown, text })));
  const moves = ["1a1", "1b1", "1c1", "1d1", "1a2", "1b3", "1c2", "1d2", "1a3", "1c3"];
  const { exercises, open } = await lookThrough(rules, played(moves, {}), () => {}, signal);
  assert.deepEqual([exercises, open], [[], 5]);
  assert.deepEqual(asked, [8, 6, 4]);
});

test("in an exercise the right moves are known, and the engine refutes the others", async () => {
  engineOf();
  const start = rules.newGame(SAVED);
  const verdict = (move, exercise = EXERCISE) => verdictOn(exercise, 0, move, start, rules);
  assert.deepEqual(await verdict("1d1-2b1"), { isRight: true, value: "won", reply: null });
  assert.equal(asked.length, 0);
  const { isRight, value, reply } = await verdict("2b1");
  assert.deepEqual([isRight, value], [false, "lost"]);
  const after = rules.newGame({ ...SAVED, moves: ["2b1", reply] });
  assert.equal(rules.analyse(after, { nodes: 1_000_000 })[0].value, "loss", "the reply wins");
  const found = await verdict("1d1-2b1", { ...EXERCISE, right: ["1a4"] });
  assert.ok(found.isRight, "what was not proven before may be right");
  engine.answer = () => {
    throw new Error("gone");
  };
  assert.deepEqual(await verdict("2c1"), { isRight: false, value: null, reply: null });
  assert.equal((await verdict("2c1", { ...EXERCISE, value: "endless" })).value, "lost");
});
