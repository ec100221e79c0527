// Stored data is checked before it is used.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  checkSaved,
  checkSettings,
  FIRST_SETTINGS,
  openMemory,
} from "../../www/library/storage.js";

globalThis.location = { href: "https://club.example/club/index.html#moves=1b2" };

/** A storage that holds these entries, and can be told to throw. */
function install(entries, { broken = false } = {}) {
  const items = new Map(Object.entries(entries));
  const held = () => {
    if (broken) throw new Error("denied");
    return items;
  };
  globalThis.localStorage = {
    getItem: (name) => held().get(name) ?? null,
    setItem: (name, value) => void held().set(name, value),
    removeItem: (name) => void held().delete(name),
  };
  return items;
}

const saved = {
  id: "m4x-7q",
  record: "*",
  ahead: null,
  computer: { player: "dark", level: 2 },
  control: null,
  times: [],
  left: null,
};

test("stored settings, games and cameras are read again", () => {
  install({});
  const memory = openMemory();
  assert.deepEqual(memory.settings(), FIRST_SETTINGS);
  assert.equal(memory.game(), null);
  const settings = { ...FIRST_SETTINGS, variant: "expert", clock: { minutes: 3, seconds: 2 } };
  memory.keepSettings(settings);
  memory.keepGame(saved);
  memory.keepLetterKeys(false);
  memory.keepCamera({ elevation: 70, rotation: 45, levels: 4, seeThrough: true });
  assert.deepEqual(memory.settings(), settings);
  assert.deepEqual(memory.game(), saved);
  assert.equal(memory.letterKeys(), false);
  assert.equal(memory.camera().rotation, 45);
});

test("what cannot be read is told, ignored and put aside", () => {
  const damaged = {
    "pylos:/club/:settings": '{"variant":"chess"}',
    "pylos:/club/:game": "{not json",
    "pylos:/club/:camera": '{"elevation":-5}',
    "pylos:/club/:keys": "7",
    "pylos:/club/:preferences": "[]",
    "pylos:/club/:game:a": JSON.stringify({ ...saved, record: "x".repeat(2_000_000) }),
  };
  const items = install(damaged);
  const memory = openMemory();
  assert.deepEqual(memory.settings(), FIRST_SETTINGS);
  assert.equal(memory.game(), null);
  assert.deepEqual(memory.camera(), {});
  assert.equal(memory.letterKeys(), true);
  assert.deepEqual(memory.preferences(), {});
  assert.equal(memory.kept("a"), null);
  assert.equal(memory.hasUnread, true);
  memory.keepGame(saved);
  const aside = Object.entries(damaged).map(([key, text]) => [`${key}-unread-1`, text]);
  const [game] = [...items].filter(([key]) => key === "pylos:/club/:game");
  assert.deepEqual(Object.fromEntries(items), Object.fromEntries([...aside, game]));
  assert.equal(openMemory().game().id, saved.id);
});

test("a storage that throws counts as empty", () => {
  install({}, { broken: true });
  const memory = openMemory();
  assert.deepEqual(memory.settings(), FIRST_SETTINGS);
  assert.doesNotThrow(() => memory.keepSettings(FIRST_SETTINGS));
});

test("settings and games of the wrong shape are refused", () => {
  for (const wrong of [
    null,
    [],
    { ...FIRST_SETTINGS, opponent: 9 },
    { ...FIRST_SETTINGS, opponent: 1.5 },
    { ...FIRST_SETTINGS, colour: "green" },
    { ...FIRST_SETTINGS, clock: { minutes: Number.NaN, seconds: 0 } },
    { ...FIRST_SETTINGS, clock: { minutes: 0, seconds: 0 } },
  ]) {
    assert.equal(checkSettings(wrong), null);
  }
  for (const wrong of [
    null,
    { ...saved, record: 3 },
    { ...saved, id: "../game" },
    { ...saved, id: ["m4x"] },
    { ...saved, computer: { player: "green", level: 2 } },
    { ...saved, times: [{ light: -1, dark: 2 }] },
    { ...saved, left: "all" },
  ]) {
    assert.equal(checkSaved(wrong), null);
  }
});
