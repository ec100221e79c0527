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
import { openMemory } from "../../www/library/storage.js";
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
  put(`game:${id}`, { id, record: game.record, ahead: null, computer, ...UNTIMED, at });
  return game;
}

const put = (name, value) => localStorage.setItem(PREFIX + name, JSON.stringify(value));

test("a game says who played, when, by which rules and how it ended, the latest first", async () => {
  keep("a", { loser: "dark", variant: "expert", at: 2 });
  keep("b", { level: 0, loser: "light", at: 3 });
  keep("c", { player: "light", loser: "dark", at: 1 });
  keep("d", { at: 9 });
  localStorage.setItem("pylos:/other/:game:x", stored()["game:a"]);
  const { games, damaged } = await allGames(rules);
  assert.equal(damaged, 0);
  const told = games.map(({ id, outcome, game }) => `${id} ${outcome} ${game.rules.variant}`);
  assert.deepEqual(told, ["d open standard", "b dark standard", "a won expert", "c lost standard"]);
  assert.equal(games[0].day.getTime(), DAY.getTime());
  assert.deepEqual(resultsOf(games), [
    { level: 3, variant: "standard", won: 0, lost: 1, drawn: 0 },
    { level: 3, variant: "expert", won: 1, lost: 0, drawn: 0 },
  ]);
});

test("a game of a time to come stands behind the others, and one without a time has a day", async () => {
  const now = Date.now();
  const times = { a: now - 2000, b: now + 1e9, c: now - 1000, d: 1e300, e: now + 2e9, f: -5 };
  for (const [id, at] of Object.entries(times)) keep(id, { at });
  const { games } = await allGames(rules);
  assert.equal(games.map(({ id }) => id).join(""), "cadfeb");
  assert.ok(games.every(({ at }) => !Number.isNaN(new Date(at).getTime())));
});

test("the names of others are shown, what is damaged is counted, and all can be removed", async () => {
  const record = '[White "Ada \\"A\\" L"]\n\n1. 1b2 *';
  put("game:a", { record, ahead: null, computer: null, ...UNTIMED });
  for (const [i, raw] of ["", "{", "null", "[]", '{"record":7}', `{"record":"*"}`].entries()) {
    localStorage.setItem(`${PREFIX}game:${i}`, raw);
  }
  const { games, damaged } = await allGames(rules);
  assert.deepEqual([games.length, damaged], [1, 6]);
  assert.deepEqual(games[0].names, ['Ada "A" L']);
  removeAll();
  assert.equal(Object.keys(localStorage).length, 0);
});

test("a game that is over is opened at its end, another as it was left", async () => {
  for (const loser of ["dark", null]) {
    const last = keep("a", { loser });
    const undone = rules.undo(last).record;
    put("game:a", { ...JSON.parse(stored()["game:a"]), record: undone, ahead: last.record });
    const [game] = (await allGames(rules)).games;
    const { record, ahead } = toOpen(game);
    const expected = loser ? ["won", last.record, null] : ["open", undone, last.record];
    assert.deepEqual([game.outcome, record, ahead], expected);
    removeGame("a");
  }
});

/** What is in the storage beside games, as two people have it: each has done, chosen and solved something else. */
const others = (name, day, preferences) => ({
  learn: { done: [`${name}/1`], at: `${name}/1` },
  preferences,
  "own-1": { exercises: [], looked: { [name]: 0 }, cards: [] },
  "puzzles-1": { rating: { value: 1300, deviation: 90, day }, results: {}, days: [day], pile: [] },
});

test("everything goes to a file and into another browser, where nothing of what is there is lost", async () => {
  const theirs = keep("same", { loser: "dark" });
  keep("twice");
  put("language", "lt");
  localStorage.setItem("somebody", "else");
  const hers = others("a", 7, { sound: true, theme: "dark", speed: "warp" });
  for (const [name, value] of Object.entries(hers)) put(name, value);
  const file = everything();
  assert.doesNotMatch(file, /somebody|pylos:/, "the entries of this copy, for any other");
  const mine = keep("same", { loser: "light" });
  localStorage.removeItem(`${PREFIX}language`);
  for (const [name, value] of Object.entries(others("b", 9, { theme: "light" }))) put(name, value);
  assert.deepEqual(await addEverything(rules, file), { added: 1, refused: false });
  const records = (await allGames(rules)).games.map(({ game }) => game.record);
  assert.equal(records.length, 3);
  assert.ok(records.includes(mine.record) && records.includes(theirs.record));
  const { learn, preferences, language, ...kept } = stored();
  assert.deepEqual(JSON.parse(learn), { done: ["b/1", "a/1"], at: "b/1" });
  assert.deepEqual(JSON.parse(preferences), { sound: true, theme: "light" });
  assert.equal(JSON.parse(language), "lt");
  assert.deepEqual(JSON.parse(kept["own-1"]).looked, { a: 0, b: 0 });
  assert.deepEqual(JSON.parse(kept["puzzles-1"]).days, [7, 9]);
  assert.deepEqual(await addEverything(rules, file), { added: 0, refused: false });
});

test("records one after another are read, with the computer they name", async () => {
  keep("a", { level: 8, player: "light", loser: "light" });
  keep("b", { level: 0 });
  const file = `${recordsOf((await allGames(rules)).games)}\n[Event "broken"]\n\n1. 9z9 *`;
  removeAll();
  assert.deepEqual(await addEverything(rules, file), { added: 2, refused: false });
  const { games } = await allGames(rules);
  assert.deepEqual(games.map(({ saved }) => saved.computer?.level ?? 0).sort(), [0, 8]);
  assert.equal(games.find(({ saved }) => saved.computer)?.outcome, "won");
});

test("a hostile or foreign file changes nothing", async () => {
  keep("a");
  localStorage.setItem(`${PREFIX}toString`, "1");
  const before = JSON.stringify(localStorage);
  const foreign = ["", "{", "{}", "null", "<html>", "[Event]"];
  for (const text of [...foreign, '{"pylos":2,"entries":{}}', '{"pylos":1,"entries":null}']) {
    assert.equal(await addEverything(rules, text), null, text);
  }
  const entries = {
    "game:b": "{}",
    toString: "2",
    "game:c": 7,
    "game:../x": '{"record":null}',
    ["x".repeat(200)]: "1",
  };
  await addEverything(rules, JSON.stringify({ pylos: 1, entries }));
  assert.equal(JSON.stringify(localStorage), before);
});

test("a full storage is told; settings of a file are kept then as long as the page, as far as they are known", async () => {
  keep("a");
  keep("b", { loser: "light" });
  const file = everything();
  removeAll();
  limits.room = 700;
  assert.deepEqual(await addEverything(rules, file), { added: 1, refused: true });
  limits.room = 0;
  const preferences = '{"theme":"dark","speed":"warp"}';
  const settings = JSON.stringify({ pylos: 1, entries: { preferences } });
  assert.deepEqual(await addEverything(rules, settings), { added: 0, refused: true });
  assert.deepEqual(openMemory().preferences.read(), { theme: "dark" });
});
