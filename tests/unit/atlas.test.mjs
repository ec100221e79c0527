// The atlas: its data agree with themselves and with docs/solution.md, its games replay by the rules and end as said,
// and its texts are complete.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  ALL_POSITIONS,
  OPENINGS,
  OTHERS,
  OWN_SIZES,
  POSITIONS,
  SETS,
  SHOWN,
  STARTS,
} from "../../www/atlas/facts.js";
import { told } from "../../www/atlas/games.js";
import { languages, loadText } from "../../www/text/text.js";
import { legalMoves, loadGame, newGame, play } from "../e2e/support/rules.mjs";
import { atlasTexts } from "./support/atlas.mjs";

const docs = readFileSync(new URL("../../docs/solution.md", import.meta.url), "utf8");

/** Numbers as docs/solution.md writes them. */
const spaced = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, " ");

const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
const column = (rows, number) => sum(rows.map((row) => row[number]));

/** The row of a table that begins with these cells. */
function row(...cells) {
  const start = `| ${cells.join(" | ")} |`;
  const found = docs.split("\n").find((line) => line.startsWith(start));
  assert.ok(found, start);
  return found.slice(2, -2).split(" | ");
}

for (const data of SETS) {
  const { variant } = data.rules;

  test(`the counts agree with each other and with the document (${variant})`, () => {
    const totals = [0, 1, 2].map((number) => column(data.balls, number));
    assert.equal(sum(totals), POSITIONS);
    for (const number of [0, 1, 2]) {
      assert.equal(column(data.levels, number), totals[number]);
      assert.equal(column(data.reserves, number + 2), totals[number]);
    }
    assert.equal(sum(data.distances), totals[0] + totals[1]);
    assert.equal(sum(Object.values(data.single)), column(data.choices, 1));
    const longest = [1, 0].map((parity) =>
      data.distances.findLastIndex((count, distance) => count > 0 && distance % 2 === parity),
    );
    const share = ((100 * column(data.choices, 1)) / column(data.choices, 0)).toFixed(2);
    assert.deepEqual(row(variant, spaced(totals[0])), [
      variant,
      ...totals.map(spaced),
      longest.join(", "),
      `${share} %`,
      spaced(sum(data.zugzwangs)),
    ]);
  });

  test(`the longest game replays by the rules and ends as said (${variant})`, () => {
    const game = loadGame(data.longest);
    assert.deepEqual(game.rules, data.rules);
    assert.equal(game.start, data.finds.longestLoss.position);
    assert.equal(data.finds.longestLoss.value, `L${game.moves.length}`);
    assert.equal(game.turn, "light", "the loser began, and it is his turn again");
    assert.equal(game.result?.winner, "dark");
    const win = data.distances.findLastIndex((count, turn) => count > 0 && turn % 2 === 1);
    assert.equal(data.finds.longestWin.value, `W${win}`);
  });

  test(`the circles replay by the rules and end by repetition (${variant})`, () => {
    for (const [kind, { record, start, turns }] of Object.entries(data.cycles)) {
      const game = loadGame(record);
      assert.deepEqual(game.result, { winner: null, reason: "repetition" }, kind);
      assert.equal(start, game.start);
      const way = game.moves.length - 2 * turns;
      if (kind !== "fromStart") assert.equal(way, 0, "the game is twice around");
      // In the circle every move is the only one, or the only one that does not lose.
      for (const [ply] of game.moves.entries()) {
        if (ply < way) continue;
        const isMarked = game.notes.some((note) => note.ply === ply + 1 && note.text === "!");
        const { rules, start, moves } = game;
        const before = newGame({ ...rules, position: start, moves: moves.slice(0, ply) });
        assert.ok(isMarked || legalMoves(before).length === 1, `${kind} ${ply}`);
      }
      const once = game.moves.slice(way, way + turns);
      assert.deepEqual(game.moves.slice(way + turns), once, kind);
    }
    const lengths = data.cycleLengths.map(([length]) => length);
    assert.equal(lengths.length === 0, Object.keys(data.cycles).length === 0);
  });

  test(`the positions of note have the moves that are said (${variant})`, () => {
    for (const [kind, found] of Object.entries(data.finds)) {
      const game = newGame({ ...data.rules, position: found.position });
      assert.equal(legalMoves(game).length, found.moves, kind);
      if (found.best !== null) play(game, found.best);
      const { own, opponents, balls } = told(found);
      assert.deepEqual({ light: own, dark: opponents }, game.reserve, kind);
      assert.equal(balls, Object.keys(game.balls).length, kind);
    }
    const { onlyRaise, onlyOne, onlyNothing } = data.finds;
    assert.match(onlyRaise.best, /^\d\w\d-\d\w\d$/);
    if (onlyOne !== undefined) assert.match(onlyOne.best, /^[^x]*x[^x]*$/);
    if (onlyNothing !== undefined) assert.match(onlyNothing.best, /^(\d\w\d)x\1$/);
  });

  test(`the start is that of the table (${variant})`, () => {
    const usual = STARTS.find(
      ({ rules }) => JSON.stringify(rules) === JSON.stringify({ ...rules, ...data.rules }),
    );
    const openings = OPENINGS.map((opening) => data.openings[opening]);
    assert.deepEqual([data.start.value, ...openings], usual?.values);
  });
}

test("the starts are those of the document", () => {
  const said = (value, verb) => (value === "D" ? "endless" : `${verb} in ${value.slice(1)}`);
  assert.equal(STARTS.length, 11);
  for (const { rules, values } of STARTS) {
    const options = [
      rules.variant,
      ...(rules.takeBack === "optional" ? ["`optional`"] : []),
      ...(rules.emptyReserve === "playsOn" ? ["`playsOn`"] : []),
    ].join(", ");
    const start = values[0] === "D" ? "**endless**" : said(values[0], "lost");
    const openings = values.slice(1).map((value) => said(value, "loses"));
    assert.deepEqual(row(options, start), [options, start, ...openings]);
  }
});

test("what is shown is there, and other games are in the document", () => {
  for (const [variant, kind] of SHOWN) {
    const data = SETS.find(({ rules }) => rules.variant === variant);
    assert.ok(data?.finds[kind], `${variant} ${kind}`);
  }
  for (const { positions, by } of OTHERS) {
    assert.ok(docs.includes(spaced(positions)), by);
    assert.ok(docs.includes(by.replace(/ \d{4}$/, "")), by);
  }
  for (const { rules, bytes } of OWN_SIZES) {
    const size = `${(bytes / 1e6).toPrecision(3)} MB`;
    assert.equal(row(`Pylos, ${rules.variant}`, spaced(POSITIONS))[2], size);
  }
  assert.ok(docs.includes(POSITIONS.toLocaleString("en")));
  assert.ok(docs.includes(ALL_POSITIONS.toLocaleString("en")));
});

test("the citation names the version of the project", () => {
  const [cargo, citation] = ["Cargo.toml", "CITATION.cff"].map((name) =>
    readFileSync(new URL(`../../${name}`, import.meta.url), "utf8"),
  );
  assert.equal(/^version: (.*)$/m.exec(citation)?.[1], /^version = "(.*)"$/m.exec(cargo)?.[1]);
});

test("every text is used", async () => {
  const sources = ["chart", "counts", "games", "main", "parts", "solution", "writer"].map((name) =>
    readFileSync(new URL(`../../www/atlas/${name}.js`, import.meta.url), "utf8"),
  );
  const facts = [...SHOWN.map(([, kind]) => kind), ...OTHERS.flatMap((o) => [o.game, o.contents])];
  const kinds = Object.keys(SETS[0].single);
  for (const key of Object.keys(await atlasTexts("en"))) {
    const isNamed = sources.some((source) => source.includes(`texts.${key}`));
    assert.ok(isNamed || facts.includes(key) || kinds.includes(key), key);
  }
});

for (const lang of languages) {
  test(`the texts are complete, translated and well formed (${lang})`, async () => {
    const [english, said] = [await atlasTexts("en"), await atlasTexts(lang)];
    assert.deepEqual(Object.keys(said).sort(), Object.keys(english).sort());
    const name = (await loadText(lang))("name");
    assert.ok(name.length > 0);
    for (const [key, sentence] of Object.entries(said)) {
      assert.notEqual(sentence.trim(), "", key);
      assert.doesNotMatch(sentence, /undefined|NaN|\[object|\$\{|\.\.| {2}| [,.]/, key);
      if (lang === "fr") assert.doesNotMatch(sentence, / [:;?!»]|« /, sentence);
      if (lang !== "en" && sentence.length > 12) assert.notEqual(sentence, english[key], key);
    }
  });
}
