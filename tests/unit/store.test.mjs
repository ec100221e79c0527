// What the site keeps on the device: entries of every kind, as they have been stored until now, are read.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openProgress as openCourse } from "../../www/learn/progress.js";
import { formatLink } from "../../www/library/link.js";
import { read as readLink } from "../../www/library/links.js";
import { openPile } from "../../www/library/pile.js";
import { openProgress } from "../../www/library/progress.js";
import { openMemory } from "../../www/library/storage.js";
import { openWish } from "../../www/puzzles/choices.js";
import { readText, store, wholly } from "../../www/site/store.js";
import entries from "../data/entries.json" with { type: "json" };

const PREFIX = "pylos:/club/:";

/** What is stored, by key. */
let items;
/** Characters that still fit. */
let room;

beforeEach(() => {
  items = new Map();
  room = Number.POSITIVE_INFINITY;
  globalThis.location = { href: "https://club.example/club/index.html" };
  globalThis.localStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem(name, value) {
      const used = [...items].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
      const before = items.has(name) ? name.length + items.get(name).length : 0;
      if (used - before + name.length + value.length > room) throw new Error("full");
      items.set(name, value);
    },
    removeItem: (name) => void items.delete(name),
  };
});

test("every entry of today is read in full, and stays as it is", () => {
  for (const [name, text] of Object.entries(entries)) items.set(PREFIX + name, text);
  const stored = (name) => JSON.parse(entries[name]);
  const memory = openMemory();
  assert.deepEqual(memory.settings(), stored("settings"));
  assert.deepEqual(memory.preferences(), stored("preferences"));
  assert.deepEqual(memory.game(), stored("game"));
  const { at, ...game } = stored("game:m4x-7q");
  assert.equal(typeof at, "number");
  assert.deepEqual(memory.kept("m4x-7q"), game);
  assert.deepEqual(memory.camera(), stored("camera"));
  assert.equal(memory.letterKeys(), false);
  assert.equal(memory.analysis(), true);
  assert.deepEqual(memory.tables(), stored("analysis").tables);
  assert.equal(memory.hasUnread, false);
  assert.equal(readText("language"), "lt");
  assert.deepEqual(openCourse(assert.fail).read(), stored("learn"));
  assert.deepEqual(openProgress().read(), stored("puzzles-1"));
  assert.deepEqual(openWish().read(), stored("puzzle-wish-1"));
  assert.deepEqual(openPile().read(), stored("own-1"));
  const { link, you, sent } = readLink("k3j9x2ab");
  const friend = stored("friend:k3j9x2ab");
  assert.deepEqual([formatLink(link), you, sent], [friend.link, friend.you, friend.sent]);
  const left = [...items].map(([key, text]) => [key.slice(PREFIX.length), text]);
  assert.deepEqual(Object.fromEntries(left), entries);
});

for (const [what, open] of Object.entries({ openCourse, openProgress, openWish, openPile })) {
  test(`what cannot be read is put aside before something takes its place (${what})`, () => {
    const name = { openCourse: "learn", openWish: "puzzle-wish-1", openPile: "own-1" }[what];
    const key = PREFIX + (name ?? "puzzles-1");
    for (const [i, text] of ["{not json", "null", "7"].entries()) {
      items.set(key, text);
      const entry = open(() => {});
      entry.write(entry.read());
      assert.equal(items.get(`${key}-unread-${i + 1}`), text);
    }
    assert.equal(items.size, 4);
  });
}

const numbers = () =>
  store(
    "n",
    0,
    wholly((value) => (Number.isInteger(value) ? value : null), 0),
  );

test("an entry that was never read is looked at before it is written", () => {
  items.set(`${PREFIX}n`, '"seven"');
  numbers().write(8);
  assert.deepEqual(Object.fromEntries(items), {
    [`${PREFIX}n`]: "8",
    [`${PREFIX}n-unread-1`]: '"seven"',
  });
});

test("the same entry is put aside once, and one without room for that stays in its place", () => {
  for (const _ of [1, 2]) {
    items.set(`${PREFIX}n`, "?");
    assert.equal(numbers().read(), 0);
  }
  assert.deepEqual([...items.keys()], [`${PREFIX}n-unread-1`]);
  items.clear();
  items.set(`${PREFIX}n`, "?".repeat(50));
  room = `${PREFIX}n`.length + 50;
  assert.equal(numbers().read(), 0);
  assert.equal(items.get(`${PREFIX}n`), "?".repeat(50));
});

test("a change is made to what another tab has written", () => {
  const [one, other] = [numbers(), numbers()];
  one.write(1);
  other.change((value) => value + 1);
  assert.equal(
    one.change((value) => value + 1),
    3,
  );
});
