// The play page with a game that was kept.

import assert from "node:assert/strict";
import { it } from "node:test";
import { loadGame } from "../e2e/support/rules.mjs";
import * as page from "./support/browser.mjs";

const { find, kept, open, press, reads, until } = page;

const board = () => find("#board");
/** Until the code is there that is loaded later. */
const untilWhole = () => until(() => find("#language"));

it("a game with a clock and with comments goes on where it was left, until a flag falls", async () => {
  const left = { light: 900, dark: 40_000 };
  const control = { minutes: 1, seconds: 0 };
  const record = loadGame("1. 1b2 {The middle.} 1c2 *").record;
  const times = Array(3).fill(left);
  const game = { record, ahead: null, computer: null, control, times, left };
  await open("index.html", { game: { ...game, left: { ...left, light: 90_000 } } });
  await untilWhole();
  const { light } = kept("game").left;
  // The time runs on until the page is left.
  await until(() => dispatchEvent(new Event("pagehide")) && kept("game").left.light < light);
  await open("index.html", { game });
  assert.equal(board().paused, false);
  const clocks = () =>
    [...document.querySelectorAll(".clock")].map((one) => one.textContent).join(" ");
  assert.match(clocks(), /^0:00\.\d 0:40$/);
  await reads("#moves", "The middle.");
  await press("Moves");
  assert.ok(find("#sheet.moves-shown"));
  await reads("#status", "Dark wins: Light ran out of time");
  assert.equal(clocks(), "0:00.0 0:40");
  localStorage.setItem("pylos:/:game", JSON.stringify({ ...game, id: "other" }));
  dispatchEvent(new Event("pagehide"));
  assert.equal(kept("game").id, "other", "another tab has played since");
});
