// What the site keeps on the device: entries of every kind, as they have been stored until now, are read and checked.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { formatLink, read as readLink } from "../../www/library/links.js";
import { PILE } from "../../www/library/pile.js";
import { PROGRESS } from "../../www/library/progress.js";
import { STEPS } from "../../www/library/steps.js";
import * as storage from "../../www/library/storage.js";
import { WISH } from "../../www/library/wish.js";
import { texts } from "../../www/site/entries.js";
import { readText, removeText, store, wholly } from "../../www/site/store.js";
import entries from "../data/entries.json" with { type: "json" };
import { install, limits, PREFIX, stored } from "./support/storage.mjs";

const { checkSaved, checkSettings, FIRST_SETTINGS, openMemory } = storage;
const GAME = JSON.parse(entries.game);

/** What other pages keep, by the name of the entry. */
const PAGES = [STEPS, PROGRESS, WISH, PILE];

beforeEach(() => install());

test("every entry of today is read in full, and stays as it is", () => {
  install(entries);
  const entry = (name) => JSON.parse(entries[name]);
  const memory = openMemory();
  for (const name of ["settings", "preferences", "game", "camera", "keys", "analysis"]) {
    assert.deepEqual(memory[name].read(), entry(name), name);
  }
  // What has been added since.
  const added = { "puzzles-1": { runs: {} } };
  for (const page of PAGES) {
    const { name } = page;
    assert.deepEqual(store(page, assert.fail).read(), { ...entry(name), ...added[name] }, name);
  }
  const { at, ...game } = entry("game:m4x-7q");
  assert.equal(typeof at, "number");
  assert.deepEqual(memory.kept("m4x-7q"), game);
  assert.equal(memory.hasUnread, false);
  assert.equal(readText("language"), "lt");
  const { link, you, sent } = readLink("k3j9x2ab");
  const friend = entry("friend:k3j9x2ab");
  assert.deepEqual([formatLink(link), you, sent], [friend.link, friend.you, friend.sent]);
  assert.deepEqual(stored(), entries);
});

test("how many bytes of tables may be loaded is kept by variant, and is a number", () => {
  install({ analysis: '{"on":true,"tables":{"standard":"many","expert":7}}' });
  openMemory().allow("children", 0);
  const bytes = ["children", "standard", "expert"].map(openMemory().allowed);
  assert.deepEqual(bytes, [0, undefined, 7]);
  assert.equal(openMemory().analysis.read().on, true);
});

test("what cannot be read is put aside before something takes its place, read or not", () => {
  for (const page of PAGES) {
    install();
    for (const [i, text] of ["{not json", "null", "7"].entries()) {
      localStorage.setItem(PREFIX + page.name, text);
      store(page).write(page.none);
      assert.equal(stored()[`${page.name}-unread-${i + 1}`], text);
    }
    assert.equal(Object.keys(stored()).length, 4);
  }
});

test("what the play page cannot read is told, ignored and put aside", () => {
  const damaged = {
    settings: '{"variant":"chess"}',
    game: "{not json",
    camera: '{"elevation":54,"rotation":0,"levels":4,"seeThrough":false}',
    keys: "7",
    preferences: "[]",
    "game:a": JSON.stringify({ ...GAME, record: "x".repeat(2_000_000) }),
  };
  install(damaged);
  const memory = openMemory();
  const names = ["settings", "game", "camera", "keys", "preferences"];
  const read = names.map((name) => memory[name].read());
  assert.deepEqual(read, [FIRST_SETTINGS, null, {}, {}, {}]);
  assert.equal(memory.kept("a"), null);
  assert.equal(memory.hasUnread, true);
  const aside = Object.entries(damaged).map(([name, text]) => [`${name}-unread-1`, text]);
  assert.deepEqual(stored(), Object.fromEntries(aside));
});

test("the first grade of a wish is a choice, but of an earlier version", () => {
  const wish = { variant: "standard", grade: 1, theme: null, shown: ["standard-1"] };
  assert.deepEqual(WISH.read(wish).kept, wish);
  assert.deepEqual(WISH.read({ ...wish, last: 7 }).kept, { ...wish, grade: null });
  assert.equal(WISH.read({ ...wish, grade: 2, last: 7 }).kept.grade, 2);
});

test("settings and games of the wrong shape are refused", () => {
  const clocks = [Number.NaN, 0].map((minutes) => ({ clock: { minutes, seconds: 0 } }));
  const choices = [{ opponent: 9 }, { opponent: 1.5 }, { colour: "green" }, { takeBack: "never" }];
  const names = [{ id: "../game" }, { id: ["m4x"] }, { computer: { player: "green", level: 2 } }];
  const parts = [{ record: 3 }, { times: [{ light: -1, dark: 2 }] }, { left: "all" }];
  for (const [check, sound, wrongs] of [
    [checkSettings, { ...FIRST_SETTINGS }, [...choices, ...clocks]],
    [checkSaved, GAME, [...names, ...parts]],
  ]) {
    assert.deepEqual(check({ ...sound, more: 1 }), sound);
    for (const wrong of wrongs) {
      assert.equal(check({ ...sound, ...wrong }), null, JSON.stringify(wrong));
    }
    for (const wrong of [null, [], 7]) assert.equal(check(wrong), null);
  }
});

test("a storage that throws counts as empty, and what it refuses lasts as long as the page", () => {
  limits.isBroken = true;
  const memory = openMemory();
  const { settings } = memory;
  assert.deepEqual([settings.read(), texts(), memory.hasUnread], [FIRST_SETTINGS, [], false]);
  const chosen = { ...FIRST_SETTINGS, variant: "expert" };
  assert.equal(settings.write(chosen), false);
  assert.deepEqual(openMemory().settings.read(), chosen);
  assert.deepEqual(texts("set"), [["settings", JSON.stringify(chosen)]]);
  removeText("settings");
  assert.deepEqual(settings.read(), FIRST_SETTINGS);
});

test("the same entry is put aside once, and one without room for that stays in its place", () => {
  const check = (value) => (Number.isInteger(value) ? value : null);
  const numbers = store({ name: "n", none: 0, read: wholly(check, 0) });
  for (const _ of [1, 2]) {
    localStorage.setItem(`${PREFIX}n`, "?");
    assert.equal(numbers.read(), 0);
  }
  assert.deepEqual(Object.keys(stored()), ["n-unread-1"]);
  install({ n: "?".repeat(50) });
  limits.room = `${PREFIX}n`.length + 50;
  assert.equal(numbers.read(), 0);
  assert.equal(stored().n, "?".repeat(50));
});
