// What the site keeps on the device: entries of every kind, as they have been stored until now, are read and checked.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openProgress as openCourse } from "../../www/learn/progress.js";
import { formatLink, read as readLink } from "../../www/library/links.js";
import { openPile } from "../../www/library/pile.js";
import { openProgress } from "../../www/library/progress.js";
import {
  checkSaved,
  checkSettings,
  FIRST_SETTINGS,
  openMemory,
} from "../../www/library/storage.js";
import { wishes } from "../../www/puzzles/lists.js";
import { texts } from "../../www/site/entries.js";
import { readText, removeText, store, wholly } from "../../www/site/store.js";
import entries from "../data/entries.json" with { type: "json" };
import { install, limits, PREFIX, stored } from "./support/storage.mjs";

const GAME = JSON.parse(entries.game);

beforeEach(() => install());

test("every entry of today is read in full, and stays as it is", () => {
  install(entries);
  const entry = (name) => JSON.parse(entries[name]);
  const memory = openMemory();
  assert.deepEqual(memory.settings.read(), entry("settings"));
  assert.deepEqual(memory.preferences.read(), entry("preferences"));
  assert.deepEqual(memory.game.read(), entry("game"));
  const { at, ...game } = entry("game:m4x-7q");
  assert.equal(typeof at, "number");
  assert.deepEqual(memory.kept("m4x-7q"), game);
  assert.deepEqual(memory.camera.read(), entry("camera"));
  assert.deepEqual(memory.keys.read(), entry("keys"));
  assert.deepEqual(memory.analysis.read(), entry("analysis"));
  assert.equal(memory.hasUnread, false);
  assert.equal(readText("language"), "lt");
  assert.deepEqual(openCourse(assert.fail).read(), entry("learn"));
  assert.deepEqual(openProgress().read(), entry("puzzles-1"));
  assert.deepEqual(wishes.read(), entry("puzzle-wish-1"));
  assert.deepEqual(openPile().read(), entry("own-1"));
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

for (const [name, open] of Object.entries({
  learn: openCourse,
  "puzzles-1": openProgress,
  "puzzle-wish-1": () => wishes,
  "own-1": openPile,
})) {
  test(`what cannot be read is put aside before something takes its place (${name})`, () => {
    for (const [i, text] of ["{not json", "null", "7"].entries()) {
      localStorage.setItem(PREFIX + name, text);
      const entry = open(() => {});
      entry.write(entry.read());
      assert.equal(stored()[`${name}-unread-${i + 1}`], text);
    }
    assert.equal(Object.keys(stored()).length, 4);
  });
}

test("what the play page cannot read is told, ignored and put aside", () => {
  const damaged = {
    settings: '{"variant":"chess"}',
    game: "{not json",
    camera: '{"elevation":-5}',
    keys: "7",
    preferences: "[]",
    "game:a": JSON.stringify({ ...GAME, record: "x".repeat(2_000_000) }),
  };
  install(damaged);
  const memory = openMemory();
  assert.deepEqual(
    ["settings", "game", "camera", "keys", "preferences"].map((name) => memory[name].read()),
    [FIRST_SETTINGS, null, {}, {}, {}],
  );
  assert.equal(memory.kept("a"), null);
  assert.equal(memory.hasUnread, true);
  const aside = Object.entries(damaged).map(([name, text]) => [`${name}-unread-1`, text]);
  assert.deepEqual(stored(), Object.fromEntries(aside));
});

test("settings and games of the wrong shape are refused", () => {
  const settings = { ...FIRST_SETTINGS };
  for (const [check, sound, wrongs] of [
    [
      checkSettings,
      settings,
      [
        { opponent: 9 },
        { opponent: 1.5 },
        { colour: "green" },
        { takeBack: "never" },
        { clock: { minutes: Number.NaN, seconds: 0 } },
        { clock: { minutes: 0, seconds: 0 } },
      ],
    ],
    [
      checkSaved,
      GAME,
      [
        { record: 3 },
        { id: "../game" },
        { id: ["m4x"] },
        { computer: { player: "green", level: 2 } },
        { times: [{ light: -1, dark: 2 }] },
        { left: "all" },
      ],
    ],
  ]) {
    assert.deepEqual(check({ ...sound, more: 1 }), sound);
    for (const wrong of wrongs) assert.equal(check({ ...sound, ...wrong }), null);
    for (const wrong of [null, [], 7]) assert.equal(check(wrong), null);
  }
});

test("a storage that throws counts as empty, and what it refuses lasts as long as the page", () => {
  limits.isBroken = true;
  const { settings } = openMemory();
  assert.deepEqual([settings.read(), texts()], [FIRST_SETTINGS, []]);
  const chosen = { ...FIRST_SETTINGS, variant: "expert" };
  assert.equal(settings.write(chosen), false);
  assert.deepEqual(openMemory().settings.read(), chosen);
  assert.deepEqual(texts("set"), [["settings", JSON.stringify(chosen)]]);
  removeText("settings");
  assert.deepEqual(settings.read(), FIRST_SETTINGS);
});

const numbers = () =>
  store(
    "n",
    0,
    wholly((value) => (Number.isInteger(value) ? value : null), 0),
  );

test("an entry that was never read is looked at before it is written", () => {
  install({ n: '"seven"' });
  numbers().write(8);
  assert.deepEqual(stored(), { n: "8", "n-unread-1": '"seven"' });
});

test("the same entry is put aside once, and one without room for that stays in its place", () => {
  for (const _ of [1, 2]) {
    localStorage.setItem(`${PREFIX}n`, "?");
    assert.equal(numbers().read(), 0);
  }
  assert.deepEqual(Object.keys(stored()), ["n-unread-1"]);
  install({ n: "?".repeat(50) });
  limits.room = `${PREFIX}n`.length + 50;
  assert.equal(numbers().read(), 0);
  assert.equal(stored().n, "?".repeat(50));
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
