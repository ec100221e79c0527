// The games on the device as a list.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { allGames, gamesWith, removeAll, removeGame, toOpen } from "../../www/library/archive.js";
import * as rules from "../e2e/support/rules.mjs";
import { DAY, keep, put, UNTIMED } from "./support/kept.mjs";
import { install, PREFIX, stored } from "./support/storage.mjs";

beforeEach(() => install());

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
});

test("a game of a time to come stands behind the others, and one without a time has a day", async () => {
  const now = Date.now();
  const times = { a: now - 2000, b: now + 1e9, c: now - 1000, d: 1e300, e: now + 2e9, f: -5 };
  for (const [id, at] of Object.entries(times)) keep(id, { at });
  const { games } = await allGames(rules);
  assert.equal(games.map(({ id }) => id).join(""), "cadfeb");
  assert.ok(games.every(({ at }) => !Number.isNaN(new Date(at).getTime())));
  assert.equal(gamesWith(rules, ["1b3", "1c2"]).length, 6);
  assert.deepEqual(gamesWith(rules, ["1b3", "1d4"]), [], "all of the moves");
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
