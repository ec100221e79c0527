// The person's games: each is kept, and neither another line, another tab nor a full storage loses one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createKeeper, whole } from "../../www/library/keeper.js";
import { openMemory } from "../../www/library/storage.js";
import { install, limits, stored } from "./support/storage.mjs";

/** A storage that two tabs share. */
function open() {
  install();
  let refusals = 0;
  const isBegun = (record) => record.includes(" ");
  const onRefused = () => {
    refusals += 1;
  };
  const tab = () => createKeeper(openMemory(), isBegun, onRefused);
  const records = () =>
    Object.values(stored())
      .map((entry) => whole(JSON.parse(entry)))
      .sort();
  return { tab, records, refusals: () => refusals };
}

const plain = { ahead: null, computer: null, control: null, times: [], left: null };
const saved = (record, more = {}) => ({ ...plain, record, ...more });
const OVER = "1 2 1-0";

test("a game that goes on is kept once, and undone turns stay", () => {
  const { tab, records } = open();
  const keeper = tab();
  keeper.begin(saved("1"), false);
  keeper.keep(saved("1 2"), false);
  keeper.keep(saved("1", { ahead: "1 2" }), false);
  assert.deepEqual(records(), ["1 2"]);
  keeper.keep(saved("1 3"), false);
  assert.deepEqual(records(), ["1 3"]);
  keeper.begin(saved("another"), false);
  keeper.keep(saved("another game"), false);
  assert.deepEqual(records(), ["1 3", "another game"]);
});

test("a game that is over stays when it is played on from an earlier turn", () => {
  const { tab, records } = open();
  const keeper = tab();
  keeper.begin(saved("1"), false);
  keeper.keep(saved(OVER), true);
  const { id } = keeper;
  keeper.keep(saved("1", { ahead: OVER }), true);
  assert.equal(keeper.id, id);
  keeper.keep(saved("1 3"), false);
  keeper.keep(saved("1 3 4"), false);
  assert.notEqual(keeper.id, id);
  assert.deepEqual(records(), ["1 3 4", OVER].sort());
});

test("two tabs that play on from the same game keep both", () => {
  const { tab, records } = open();
  const [one, other] = [tab(), tab()];
  one.begin(saved("1"), false);
  one.keep(saved("1 2"), false);
  other.begin({ ...saved("1 2"), id: one.id }, false);
  one.keep(saved("1 2 3"), false);
  other.keep(saved("1 2 4"), false);
  one.keep(saved("1 2 3 5"), false);
  other.keep(saved("1 2 4 6"), false);
  assert.deepEqual(records(), ["1 2 3 5", "1 2 4 6"]);
  assert.notEqual(one.id, other.id);
});

test("a full storage is reported once, and changes nothing of what is there", () => {
  const { tab, records, refusals } = open();
  const keeper = tab();
  keeper.begin(saved("1"), false);
  keeper.keep(saved("1 2"), false);
  limits.room = 0;
  keeper.keep(saved("1 2 3"), false);
  keeper.keep(saved("1 2 3 4"), false);
  assert.equal(refusals(), 1);
  assert.deepEqual(records(), ["1 2"]);
  limits.room = Number.POSITIVE_INFINITY;
  keeper.keep(saved("1 2 3 4 5"), false);
  assert.deepEqual(records(), ["1 2 3 4 5"]);
});

test("the next visit begins with the game played last, and a tab that only goes away changes nothing", () => {
  const { tab } = open();
  const [one, other] = [tab(), tab()];
  one.begin(saved("1"), false);
  one.remember({ ...saved("1"), id: one.id });
  assert.equal(one.isLast, true);
  other.begin(openMemory().game(), false);
  other.remember({ ...saved("1 2"), id: other.id });
  assert.deepEqual([one.isLast, other.isLast], [false, true]);
  one.remember({ ...saved("1 3"), id: one.id });
  assert.deepEqual([one.isLast, other.isLast], [true, false]);
  assert.equal(openMemory().game().record, "1 3");
});

test("the game of another tab that was only put on the board stays among the games", () => {
  const { tab } = open();
  const [one, other] = [tab(), tab()];
  one.begin(saved("1"), false);
  for (const record of ["7", "7 8 9"]) {
    other.begin(saved(record), false);
    other.remember({ ...saved(record), id: other.id });
    one.remember({ ...saved("1"), id: one.id });
    const kept = openMemory().kept(other.id);
    assert.equal(kept?.record, record === "7" ? undefined : record);
  }
  other.begin(saved("1 2", { id: "friend-abc" }), false);
  other.remember({ ...saved("1 2"), id: other.id });
  one.remember({ ...saved("1"), id: one.id });
  assert.equal(openMemory().kept("friend-abc"), null, "a game by links is kept elsewhere");
});
