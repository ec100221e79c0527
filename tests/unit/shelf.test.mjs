// The person's games: each is kept, and neither another line, another tab nor a full storage loses one.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openMemory, whole } from "../../www/library/storage.js";
import * as shelves from "../../www/play/shelf.js";
import { install, limits, stored } from "./support/storage.mjs";

/** A game by its record, such as "1 2 1-0". */
const loadGame = (record) => {
  const moves = record.split(" ");
  return { record, moves, rules: {}, start: null, result: record.endsWith("1-0") ? {} : null };
};

/** The state of the page with a game; `ahead`: with the turns that were undone. */
const state = (record, { id, ahead = null } = {}) => ({
  session: { game: loadGame(record), ahead: ahead && loadGame(ahead), computer: null },
  clock: null,
  id,
});

beforeEach(() => install());

/** The shelf of a tab; with records, of one that begins with a game and plays on. */
function tab(first, ...later) {
  const place = { rules: { loadGame }, memory: openMemory() };
  const shelf = { id: "", kept: shelves.NOTHING_KEPT, begin, turn, remember };
  const having = (state) => ({ ...state, id: state.id ?? shelf.id, kept: shelf.kept });
  function begin(state) {
    Object.assign(
      shelf,
      shelves.keepGame(place, { ...having(state), id: state.id }, "replace", false),
    );
  }
  function turn(state) {
    Object.assign(shelf, shelves.keepTurn(place, having(state)));
  }
  function remember(state) {
    Object.assign(shelf, shelves.remember(place, having(state)));
  }
  Object.defineProperty(shelf, "isLast", { get: () => shelves.isLast(place, shelf) });
  if (first !== undefined) begin(state(first));
  for (const record of later) turn(state(record));
  return shelf;
}

/** The records of all games but the one of the next visit. */
const records = () =>
  Object.entries(stored())
    .filter(([name]) => name.startsWith("game:"))
    .map(([, entry]) => whole(JSON.parse(entry)))
    .sort();

const OVER = "1 2 1-0";

test("a game that goes on is kept once, and undone turns stay", () => {
  const shelf = tab("1", "1 2");
  assert.equal(shelf.kept.isRefused, false);
  shelf.turn(state("1", { ahead: "1 2" }));
  assert.deepEqual(records(), ["1 2"]);
  shelf.turn(state("1 3"));
  assert.deepEqual(records(), ["1 3"]);
  shelf.begin(state("another"));
  shelf.turn(state("another game"));
  assert.deepEqual(records(), ["1 3", "another game"]);
});

test("a game that is over stays when it is played on from an earlier turn", () => {
  const shelf = tab("1", OVER);
  const { id } = shelf;
  shelf.turn(state("1", { ahead: OVER }));
  assert.equal(shelf.id, id);
  shelf.turn(state("1 3"));
  shelf.turn(state("1 3 4"));
  assert.notEqual(shelf.id, id);
  assert.deepEqual(records(), ["1 3 4", OVER].sort());
});

test("turns played before the shelf is there belong to the same game", () => {
  const shelf = tab("1", "1 2");
  const { id } = shelf;
  const reloaded = tab();
  reloaded.begin(state("1 2 3", { id }));
  reloaded.turn(state("1 2 3 4", { id }));
  assert.equal(reloaded.id, id);
  assert.deepEqual(records(), ["1 2 3 4"]);
});

test("two tabs that play on from the same game keep both", () => {
  const [one, other] = [tab("1", "1 2"), tab()];
  other.begin(state("1 2", { id: one.id }));
  one.turn(state("1 2 3"));
  other.turn(state("1 2 4"));
  one.turn(state("1 2 3 5"));
  other.turn(state("1 2 4 6"));
  assert.deepEqual(records(), ["1 2 3 5", "1 2 4 6"]);
  assert.notEqual(one.id, other.id);
});

test("a full storage changes nothing of what is there, and is known of from then on", () => {
  const shelf = tab("1", "1 2");
  limits.room = 0;
  shelf.turn(state("1 2 3"));
  shelf.turn(state("1 2 3 4"));
  assert.deepEqual(records(), ["1 2"]);
  assert.equal(shelf.kept.isRefused, true);
  limits.room = Number.POSITIVE_INFINITY;
  shelf.turn(state("1 2 3 4 5"));
  assert.deepEqual(records(), ["1 2 3 4 5"]);
});

test("a game of a link is not the next visit's, and what was found under a name stays known", () => {
  const shelf = tab("1", "1 2");
  const { id } = shelf;
  tab("7");
  assert.equal(openMemory().game.read().record, "1 2");
  shelf.begin(state("1", { id }));
  assert.equal(shelf.kept.games[id].record, "1 2");
});

test("somebody else's game is never the next visit's; its address names the computer", () => {
  const shelf = tab("1", "1 2");
  const computer = { player: "dark", level: 3 };
  const put = (...args) => {
    put.last = args;
  };
  globalThis.location = { ...globalThis.location, pathname: "/", search: "?lang=de" };
  globalThis.history = { replaceState: put };
  const shared = {
    ...state("1 2 3"),
    id: "x",
    kept: shelf.kept,
    shared: { computer, hasOwn: true },
  };
  shared.session.game.rules = {};
  const place = { rules: { loadGame }, memory: openMemory() };
  shelves.keepAddress(place, shared, "replace", true);
  assert.equal(openMemory().game.read().record, "1 2");
  const [entry, , url] = put.last;
  assert.equal(url, "/?lang=de#opponent=3&moves=1_2_3");
  assert.deepEqual([entry.game.computer, entry.game.shared], [computer, { hasOwn: true }]);
  delete globalThis.history;
});

test("the next visit begins with the game played last, and a tab that only goes away changes nothing", () => {
  const [one, other] = [tab("1"), tab()];
  one.remember(state("1"));
  assert.equal(one.isLast, true);
  other.begin(state("1", openMemory().game.read()));
  other.remember(state("1 2"));
  assert.deepEqual([one.isLast, other.isLast], [false, true]);
  one.remember(state("1 3"));
  assert.deepEqual([one.isLast, other.isLast], [true, false]);
  assert.equal(openMemory().game.read().record, "1 3");
});

test("the game of another tab that was only put on the board stays among the games", () => {
  const [one, other] = [tab("1"), tab()];
  for (const record of ["7", "7 8 9"]) {
    other.begin(state(record));
    other.remember(state(record));
    one.remember(state("1"));
    const kept = openMemory().kept(other.id);
    assert.equal(kept?.record, record === "7" ? undefined : record);
  }
  one.remember(state("1 2"));
  const before = one.id;
  one.begin(state("2", { id: "" }));
  one.remember(state("2"));
  assert.equal(openMemory().kept(before), null, "this tab knows what it leaves");
  other.begin(state("1 2", { id: "friend-abc" }));
  other.remember(state("1 2"));
  one.remember(state("1"));
  assert.equal(openMemory().kept("friend-abc"), null, "a game by links is kept elsewhere");
});
