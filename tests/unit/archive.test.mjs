// The games on the device as a list, and everything that is kept as one file.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  addEverything,
  allGames,
  everything,
  recordsOf,
  removeAll,
  removeGame,
  resultsOf,
  toOpen,
} from "../../www/library/archive.js";
import { withHead } from "../../www/play/setup.js";
import * as rules from "../e2e/support/rules.mjs";
import { install, limits, PREFIX, stored } from "./support/storage.mjs";

beforeEach(() => install());

const DAY = new Date(2026, 10, 22);
const UNTIMED = { control: null, times: [], left: null };

/** A game as the page keeps it. */
function keep(id, { level = 3, player = "dark", variant = "standard", loser = null, at = 0 } = {}) {
  const computer = level === 0 ? null : { player, level };
  let game = rules.newGame({ variant, moves: ["1b2", "1c2", "1b3"] });
  game = withHead(rules, game, computer, null, DAY);
  if (loser !== null) game = rules.concede(game, loser, "resignation");
  const saved = { id, record: game.record, ahead: null, computer, ...UNTIMED, at };
  localStorage.setItem(`${PREFIX}game:${id}`, JSON.stringify(saved));
  return game;
}

test("a game says who played, when, by which rules, how long and how it ended", () => {
  keep("a", { loser: "dark", variant: "expert", at: 2 });
  keep("b", { level: 0, loser: "light", at: 3 });
  keep("c", { player: "light", loser: "dark", at: 1 });
  keep("d", { at: 9 });
  localStorage.setItem("pylos:/other/:game:x", stored()["game:a"]);
  const { games, damaged } = allGames(rules);
  assert.equal(damaged, 0);
  assert.deepEqual(
    games.map(({ id, outcome, turns, rules: { variant } }) => [id, outcome, turns, variant]),
    [
      ["d", "open", 3, "standard"],
      ["b", "dark", 3, "standard"],
      ["a", "won", 3, "expert"],
      ["c", "lost", 3, "standard"],
    ],
  );
  assert.equal(games[0].day.getTime(), DAY.getTime());
  assert.deepEqual(resultsOf(games), [
    { level: 3, variant: "standard", won: 0, lost: 1, drawn: 0 },
    { level: 3, variant: "expert", won: 1, lost: 0, drawn: 0 },
  ]);
});

test("comments and variations are no turns, and names of others are shown", () => {
  const record = `[White "Ada \\"A\\" L"]\n\n1. 1b2 {1c1 (1d1} $1 1c2 (1... 1a1 (1... 1a2) 2. 1d4) 2. 1b3 *`;
  const saved = { record, ahead: null, computer: null, ...UNTIMED };
  localStorage.setItem(`${PREFIX}game:a`, JSON.stringify(saved));
  const [game] = allGames(rules).games;
  assert.equal(game.turns, 3);
  assert.deepEqual(game.names, ['Ada "A" L']);
});

test("what is damaged is counted, and breaks nothing", () => {
  for (const [i, raw] of ["", "{", "null", "[]", '{"record":7}', `{"record":"*"}`].entries()) {
    localStorage.setItem(`${PREFIX}game:${i}`, raw);
  }
  keep("sound");
  const { games, damaged } = allGames(rules);
  assert.deepEqual([games.length, damaged], [1, 6]);
  removeAll();
  assert.equal(Object.keys(localStorage).length, 0);
});

test("a game that is over is opened at its end, another as it was left", () => {
  const over = keep("a", { loser: "dark" });
  const undone = rules.undo(over).record;
  const entry = JSON.parse(stored()["game:a"]);
  localStorage.setItem(
    `${PREFIX}game:a`,
    JSON.stringify({ ...entry, record: undone, ahead: over.record }),
  );
  const [game] = allGames(rules).games;
  assert.equal(game.outcome, "won");
  assert.deepEqual([toOpen(game).record, toOpen(game).ahead], [over.record, null]);
  removeGame("a");
  const open = keep("b");
  const first = rules.undo(open).record;
  const left = { ...JSON.parse(stored()["game:b"]), record: first, ahead: open.record };
  localStorage.setItem(`${PREFIX}game:b`, JSON.stringify(left));
  const [later] = allGames(rules).games;
  assert.deepEqual([toOpen(later).record, toOpen(later).ahead], [first, open.record]);
});

test("everything goes to a file and into another browser", () => {
  keep("a", { loser: "dark" });
  localStorage.setItem(`${PREFIX}learn`, '{"done":["a/1"],"at":"a/1"}');
  localStorage.setItem(`${PREFIX}preferences`, '{"sound":true}');
  localStorage.setItem(`${PREFIX}language`, "lt");
  localStorage.setItem("somebody", "else");
  const file = everything();
  assert.doesNotMatch(file, /somebody/);
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
  globalThis.location = /** @type {any} */ ({ href: "https://club.example/moved/" });
  const chosen = [];
  const done = addEverything(rules, file, (preferences) => chosen.push(preferences));
  assert.deepEqual(done, { added: 1, refused: false });
  assert.deepEqual(chosen, [{ sound: true }]);
  assert.equal(localStorage.getItem("pylos:/moved/:language"), "lt");
  assert.equal(allGames(rules).games[0].outcome, "won");
});

test("adding a file loses nothing of what is here", () => {
  const theirs = keep("same", { loser: "dark" });
  keep("twice");
  localStorage.setItem(`${PREFIX}learn`, '{"done":["a/1","a/2"],"at":"a/2"}');
  localStorage.setItem(`${PREFIX}preferences`, '{"sound":true,"theme":"dark"}');
  const pile = (name) => JSON.stringify({ exercises: [], looked: { [name]: 0 }, cards: [] });
  localStorage.setItem(`${PREFIX}own-1`, pile("theirs"));
  const puzzles = (day) =>
    JSON.stringify({
      rating: { value: 1300, deviation: 90, day },
      results: { [`expert-${day}`]: { isSolved: true, mistakes: 0, hints: 0, day } },
      days: [day],
      pile: [],
    });
  localStorage.setItem(`${PREFIX}puzzles-1`, puzzles(7));
  const file = everything();
  const mine = keep("same", { loser: "light" });
  localStorage.setItem(`${PREFIX}learn`, '{"done":["b/1"],"at":"b/1"}');
  localStorage.setItem(`${PREFIX}preferences`, '{"theme":"light"}');
  localStorage.setItem(`${PREFIX}own-1`, pile("mine"));
  localStorage.setItem(`${PREFIX}puzzles-1`, puzzles(9));
  const chosen = [];
  const done = addEverything(rules, file, (preferences) => chosen.push(preferences));
  assert.deepEqual(done, { added: 1, refused: false });
  const records = allGames(rules).games.map(({ record }) => record);
  assert.equal(records.length, 3);
  assert.ok(records.includes(mine.record) && records.includes(theirs.record));
  assert.deepEqual(JSON.parse(stored().learn), { done: ["b/1", "a/1", "a/2"], at: "b/1" });
  assert.deepEqual(JSON.parse(stored()["own-1"]).looked, { theirs: 0, mine: 0 });
  const { results, days } = JSON.parse(stored()["puzzles-1"]);
  assert.deepEqual(Object.keys(results), ["expert-7", "expert-9"]);
  assert.deepEqual(days, [7, 9]);
  assert.deepEqual(chosen, [{ sound: true, theme: "light" }]);
  assert.deepEqual(
    addEverything(rules, file, () => {}),
    { added: 0, refused: false },
  );
});

test("records one after another are read, with the computer they name", () => {
  keep("a", { level: 8, player: "light", loser: "light" });
  keep("b", { level: 0 });
  const text = recordsOf(allGames(rules).games);
  removeAll();
  assert.deepEqual(addEverything(rules, `${text}\n[Event "broken"]\n\n1. 9z9 *`, assert.fail), {
    added: 2,
    refused: false,
  });
  const { games } = allGames(rules);
  assert.deepEqual(games.map(({ computer }) => computer?.level ?? 0).sort(), [0, 8]);
  assert.equal(games.find(({ computer }) => computer)?.outcome, "won");
  assert.equal(recordsOf([...games].reverse()).length, text.length);
});

test("a hostile or foreign file changes nothing", () => {
  keep("a");
  localStorage.setItem(`${PREFIX}toString`, "1");
  const before = JSON.stringify(localStorage);
  const foreign = ["", "{", "{}", "null", "<html>", "[Event]"];
  for (const text of [...foreign, '{"pylos":2,"entries":{}}', '{"pylos":1,"entries":null}']) {
    assert.equal(addEverything(rules, text, assert.fail), null, text);
  }
  const hostile = {
    "game:b": "{}",
    toString: "2",
    "game:c": 7,
    "game:../x": '{"record":null}',
    ["x".repeat(200)]: "1",
    preferences: '{"theme":"pink"}',
  };
  const chosen = [];
  addEverything(rules, JSON.stringify({ pylos: 1, entries: hostile }), (all) => chosen.push(all));
  assert.deepEqual(chosen, [{}]);
  assert.equal(JSON.stringify(localStorage), before);
});

test("a full storage is told", () => {
  keep("a");
  keep("b", { loser: "light" });
  const file = everything();
  removeAll();
  limits.room = 700;
  assert.deepEqual(
    addEverything(rules, file, () => {}),
    { added: 1, refused: true },
  );
});
