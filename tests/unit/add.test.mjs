// Files that are added to what is on the device: only what is known and sound, all of it or nothing.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { additionOf, gamesIn, LONGEST, write } from "../../www/library/add.js";
import { allGames, everything, recordsOf, removeAll } from "../../www/library/archive.js";
import { FIRST_SETTINGS } from "../../www/library/storage.js";
import * as rules from "../e2e/support/rules.mjs";
import { keep, put } from "./support/kept.mjs";
import { install, limits, PREFIX, stored } from "./support/storage.mjs";

beforeEach(() => install());

const NOTHING = { games: 0, results: 0, steps: 0, positions: 0, more: false, ignored: 0 };

/** What a file says that it adds; null: nothing of Pylos. It is added then. */
async function add(text) {
  const before = JSON.stringify(localStorage);
  const addition = await additionOf(rules, text);
  assert.equal(JSON.stringify(localStorage), before, "it is shown before anything is written");
  if (addition === null) return null;
  const { entries, ...counts } = addition;
  const isNew = Object.entries(counts).some(([what, count]) => what !== "ignored" && count);
  assert.equal(isNew, entries.size > 0, "what is written is told");
  assert.equal(await write(addition), true);
  return counts;
}

const fileOf = (entries) => JSON.stringify({ pylos: 1, day: "2026-11-27", entries }, null, 1);
const written = (name, value) => fileOf({ [name]: JSON.stringify(value) });

/** What is in the storage beside games, as two people have it: each has done, chosen and solved something else. */
const others = (name, day, preferences) => ({
  learn: { done: [`${name}/1`], at: `${name}/1` },
  preferences,
  keys: { letters: name === "b" },
  "own-1": { exercises: [], looked: { [name]: 0 }, cards: [] },
  "puzzles-1": {
    rating: { value: 1300, deviation: 90, day },
    results: { [name]: { isSolved: true, mistakes: 0, hints: 0, day } },
    days: [day],
    pile: [],
  },
});

test("everything goes to a file and into another browser, where nothing of what is there is lost", async () => {
  const theirs = keep("same", { loser: "dark" });
  keep("twice");
  localStorage.setItem(`${PREFIX}language`, "lt");
  localStorage.setItem("somebody", "else");
  const hers = others("a", 7, { sound: true, theme: "dark", speed: "warp" });
  for (const [name, value] of Object.entries(hers)) put(name, value);
  const file = everything();
  assert.doesNotMatch(file, /somebody|pylos:/, "the entries of this copy, for any other");
  const mine = keep("same", { loser: "light" });
  localStorage.removeItem(`${PREFIX}language`);
  for (const [name, value] of Object.entries(others("b", 9, { theme: "light" }))) put(name, value);
  assert.deepEqual(await add(file), { ...NOTHING, games: 1, results: 1, steps: 1, more: true });
  const records = (await allGames(rules)).games.map(({ game }) => game.record);
  assert.equal(records.length, 3);
  assert.ok(records.includes(mine.record) && records.includes(theirs.record));
  const { learn, preferences, language, keys, ...kept } = stored();
  assert.deepEqual(JSON.parse(learn), { done: ["b/1", "a/1"], at: "b/1" });
  assert.deepEqual(JSON.parse(preferences), { sound: true, theme: "light" });
  assert.deepEqual([language, JSON.parse(keys)], ["lt", { letters: true }]);
  assert.deepEqual(JSON.parse(kept["own-1"]).looked, { a: 0, b: 0 });
  assert.deepEqual(JSON.parse(kept["puzzles-1"]).days, [7, 9]);
  assert.deepEqual(await add(file), NOTHING, "twice is once");
  put("preferences", { sound: false });
  const theme = written("preferences", { theme: "dark" });
  assert.deepEqual(await add(theme), { ...NOTHING, more: true });
  assert.deepEqual(await add(theme), NOTHING, "in whatever order the properties are");
});

test("every entry that the site writes is known", async () => {
  const entries = {
    settings: { ...FIRST_SETTINGS, variant: "expert", opponent: 3, colour: "dark" },
    camera: { elevation: 70, rotation: 0, levels: 4, seeThrough: false },
    keys: { letters: false },
    analysis: { on: true, tables: { expert: 5000 } },
    "puzzle-wish-1": { variant: "expert", grade: 2, theme: null, shown: ["expert-7"] },
  };
  const link = "#light=Ann&friend=k3j9x2ab&moves=1b2";
  const friend = { v: 1, link, you: "dark", sent: -1, at: 5 };
  keep("a");
  put("game", { ...JSON.parse(stored()["game:a"]), id: "a" });
  put("friend:k3j9x2ab", friend);
  for (const [name, value] of Object.entries(entries)) put(name, value);
  const before = stored();
  const file = everything();
  install();
  assert.deepEqual(await add(file), { ...NOTHING, games: 2, more: true });
  const { game: _, ...rest } = before;
  const { game, ...after } = stored();
  assert.deepEqual(after, rest);
  assert.equal(JSON.parse(game).record, JSON.parse(before.game).record);
});

test("names that are not known, and entries that are not sound, are counted and left out", async () => {
  keep("a");
  localStorage.setItem(`${PREFIX}toString`, "1");
  const before = JSON.stringify(localStorage);
  const saved = JSON.parse(stored()["game:a"]);
  const deep = "[".repeat(1e5) + "]".repeat(1e5);
  const bad = {
    constructor: "1",
    __proto__: "1",
    toString: "2",
    "../../x": "1",
    settings: '"zzz"',
    preferences: '{"speed":"warp","x":[]}',
    keys: '{"letters":1}',
    analysis: '{"on":"yes","tables":{"chess":7,"expert":7}}',
    camera: '{"elevation":1e9}',
    language: '"lt"',
    learn: '{"done":"all","at":null}',
    "own-1": deep,
    "puzzles-1": "null",
    "puzzle-wish-1": '{"variant":"chess"}',
    game: JSON.stringify({ ...saved, record: "1. 9z9 *" }),
    "game:b": "{}",
    "game:c": 7,
    "game:d": JSON.stringify({ ...saved, id: "../x" }),
    "game:e": JSON.stringify({ ...saved, record: "1. 9z9 *" }),
    "game:f": JSON.stringify({ ...saved, record: `{${"x".repeat(LONGEST)}} 1. 1b2 *` }),
    "friend:abcd1234": '{"v":1,"link":"#friend=abcd1235&moves=1b2","you":"light","sent":0}',
    "friend:abcd1235": '{"v":1,"link":"#friend=abcd1235&moves=9z9","you":"light","sent":0}',
    "game:a-unread-1": "x",
    ["x".repeat(200)]: "1",
    long: "1".repeat(3e6),
  };
  const ignored = Object.keys(bad).length;
  assert.deepEqual(await add(fileOf(bad)), { ...NOTHING, ignored });
  assert.equal(JSON.stringify(localStorage), before);
  // Two games that say the same name of themselves are two.
  const other = { ...saved, record: "1. 1c2 *" };
  const twice = { "game:x": saved, "game:y": other };
  for (const one of Object.values(twice)) one.id = "x";
  const texts = Object.entries(twice).map(([name, one]) => [name, JSON.stringify(one)]);
  const games = { ...NOTHING, games: 2 };
  removeAll();
  assert.deepEqual(await add(fileOf(Object.fromEntries(texts))), games);
  assert.equal((await allGames(rules)).games.length, 2);
  // What is nested in a sound entry is not kept.
  const odd = { letters: true, deep: [[[]]] };
  assert.deepEqual(await add(written("keys", odd)), { ...NOTHING, more: true });
  assert.equal(stored().keys, '{"letters":true}');
  const none = { exercises: [], looked: {}, cards: [] };
  assert.deepEqual(await add(written("own-1", none)), NOTHING, "sound, but empty");
  const part = { ...none, looked: { a: 1 }, cards: 7 };
  assert.deepEqual(await add(written("own-1", part)), { ...NOTHING, more: true });
  const mistake = {
    ...{ rules: rules.newGame().rules, position: rules.newGame().position, level: null },
    ...{ value: "won", left: "lost", played: "1a1", right: ["1b2"], turn: 1, day: "" },
    ...{ distance: null, themes: null, games: ["a"] },
  };
  const exercises = ["own-srl-1", "own-srl-2"].map((id) => ({ ...mistake, id }));
  assert.deepEqual(await add(written("own-1", { ...part, exercises })), {
    ...NOTHING,
    positions: 2,
  });
});

test("a foreign, broken or cut file is none", async () => {
  keep("a");
  const before = JSON.stringify(localStorage);
  const whole = everything();
  const foreign = ["", "{", "{}", "null", "<html>", "[Event]", '{"pylos":2,"entries":{}}'];
  for (const text of [
    ...foreign,
    '{"pylos":1,"entries":null}',
    '{"pylos":1,"entries":[]}',
    '{"pylos":1,"x":{"entries":{}}}',
    whole.slice(0, -1),
    whole.slice(0, whole.length / 2),
    `{"pylos":1,"entries":${"[".repeat(1e5)}`,
    `{"pylos":1,"entries":{"a":${"{".repeat(1e5)}`,
    `{"pylos":1,"entries":{"a":"${"\\".repeat(1e5)}`,
  ]) {
    assert.equal(await add(text), null, text.slice(0, 40));
  }
  assert.equal(JSON.stringify(localStorage), before);
});

/** Has every look at the clock take ten milliseconds, and counts the pauses. */
async function pausesOf(act) {
  let [pauses, waiting, time] = [0, 0, 0];
  const { setTimeout } = globalThis;
  const { now } = performance;
  performance.now = () => (time += 10);
  globalThis.setTimeout = (next, ...more) => {
    pauses += 1;
    waiting += 1;
    assert.equal(waiting, 1, "nothing is done meanwhile");
    const go = () => {
      waiting -= 1;
      next();
    };
    return setTimeout(go, ...more);
  };
  try {
    await act();
  } finally {
    performance.now = now;
    globalThis.setTimeout = setTimeout;
  }
  return pauses;
}

test("a file is read in steps: between them the page goes on, says how far it is, and can give up", async () => {
  keep("a");
  const saved = JSON.parse(stored()["game:a"]);
  removeAll();
  const records = Array.from(
    { length: 300 },
    (_, i) => rules.loadGame(`[White "Player ${i}"]\n\n1. 1b2 1c2 *`).record,
  );
  const games = Object.fromEntries(
    records.map((record, i) => [`game:g${i}`, JSON.stringify({ ...saved, id: `g${i}`, record })]),
  );
  for (const text of [fileOf({ ...games, junk: "[".repeat(1e5) }), records.join("\n")]) {
    const shares = [];
    const pauses = await pausesOf(async () => {
      const found = await additionOf(rules, text, (share) => shares.push(share));
      assert.equal(found?.games, 300);
      const givenUp = new Error("given up");
      const giveUp = () => {
        throw givenUp;
      };
      await assert.rejects(additionOf(rules, text, giveUp), givenUp);
    });
    assert.ok(pauses > 250, `${pauses}`);
    const rising = shares.toSorted((a, b) => a - b);
    assert.deepEqual(shares, rising, "never back");
    assert.ok(shares.some((share) => share > 0.2 && share < 0.5) && shares.at(-1) <= 1);
    assert.equal(Object.keys(localStorage).length, 0);
  }
  const pauses = await pausesOf(async () => void (await add(fileOf(games))));
  assert.ok(pauses > 400, "to write it takes steps, too");
  const shares = [];
  await pausesOf(async () => void (await allGames(rules, (share) => shares.push(share))));
  assert.ok(shares.length > 100, "and to read what is kept");
});

test("records one after another are read, with the computer they name; what is here stays once", async () => {
  keep("a", { level: 8, player: "light", loser: "light" });
  keep("b", { level: 0 });
  const file = `${recordsOf((await allGames(rules)).games)}\n[Event "broken"]\n\n1. 9z9 *`;
  assert.deepEqual(await add(file), { ...NOTHING, ignored: 1 });
  removeAll();
  assert.deepEqual(await add(file + file), { ...NOTHING, games: 2, ignored: 2 });
  const { games } = await allGames(rules);
  assert.deepEqual(games.map(({ saved }) => saved.computer?.level ?? 0).sort(), [0, 8]);
  assert.equal(games.find(({ saved }) => saved.computer)?.outcome, "won");
});

test("games of any program one after another are found, with those that cannot be read", async () => {
  const long = `{${"x".repeat(30_000)}}`;
  const texts = {
    '[White "A"]\n\n1. 1b2 1-0\n\n[White "B"]\n\n1. 1c2 0-1\n': [["A", "B"], 0],
    '[White "A"]\n\n1. 1b2\n\n[White "B"]\n\n1. 1c2': [["A", "B"], 0],
    "1. 1b2 1-0\n1. 1c2 0-1": [[undefined, undefined], 0],
    '[White "A"]\r\n\r\n1. 1b2 *\r\n\r\n[White "B"]\r\n\r\n1. 1c2 *\r\n': [["A", "B"], 0],
    '[White "A"]\n\n1. 9z9 *\n\n[White "B"]\n\n1. 1c2 *\n': [["B"], 1],
    '[White "A"]\n\n1. 1b2 *\n\n[White "B"]\n\n1. 1c2 1b3 *\n\n[White B"]\n\n1. 1c2 *\n\n[White "C"]\n\n1. 1c2 *':
      [["A", "B", "C"], 1],
    [`[White "A"]\n\n1. 1b2 ${long} *\n[White "B"]\n\n1. 1c2 ${long} *`]: [["A", "B"], 0],
    [`[White "A"]\n\n1. 1b2 {${"x".repeat(LONGEST)}} *\n\n[White "B"]\n\n1. 1c2 *`]: [["B"], 1],
    [`[White "A"]\n\n1. 1b2 ${" ".repeat(LONGEST)} 1c2 *`]: [[], 1],
    '[White "A"]\n\n1. 1b2 {\n\n[White "x"]\n\n} *\n\n[White "B"]\n\n1. 1c2 *': [["A", "B"], 0],
    "": [[], 0],
    "\n\n": [[], 0],
    ["1. 9z9\n\n[x\n\n".repeat(5000)]: [[], 1000],
  };
  for (const [text, [names, count]] of Object.entries(texts)) {
    const { games, bad } = await gamesIn(rules, text);
    const found = games.map(({ record }) => /White "(\w)"/.exec(record)?.[1]);
    assert.deepEqual([found, bad], [names, count], text.slice(0, 80));
  }
});

test("a full storage takes nothing, and is as it was", async () => {
  keep("a");
  keep("b", { loser: "light" });
  put("learn", { done: ["a/1"], at: null });
  const file = everything();
  for (const room of [0, 100, 400, 700]) {
    install();
    put("learn", { done: ["b/1"], at: null });
    const before = JSON.stringify(localStorage);
    limits.room = before.length + room;
    const addition = await additionOf(rules, file);
    assert.equal(addition?.games, 2);
    assert.equal(await write(addition), false, `${room}`);
    assert.equal(JSON.stringify(localStorage), before);
    assert.equal((await allGames(rules)).games.length, 0, "nor is anything kept for the page");
  }
});
