// The play page as a whole: what its buttons, keys, links and the device do.

import assert from "node:assert/strict";
import { it } from "node:test";
import { LOSING } from "../e2e/support/games.mjs";
import { loadGame } from "../e2e/support/rules.mjs";
import * as page from "./support/browser.mjs";

const { find, kept, key, open, outline, press, reads, until } = page;

const board = () => find("#board");
const session = () => board().session;
const moves = () => session().game.moves.join(" ");
/** A place of the board, as it is said. @param {string} at */
const place = (at) => board().shadowRoot.querySelector(`[data-place="${at}"]`);
const label = (at) => place(at).getAttribute("aria-label");
const seen = (selector) => outline(selector).join(" | ");
/** Until the code is there that is loaded later. */
const untilWhole = () => until(() => find("#language"));
const played = (expected) => until(() => moves() === expected);

/** Light wins in 11 with one raise; every other move loses. */
const ONE_GOOD_MOVE = "position=1dld/dlll/dldd/ddll_1ll/ddd/l2_1l/2_1_l";
/** Light plays another move there, and Dark wins. */
const MISTAKE = "2b1 2c1 2a1-3b1 1a4 2a1 1a4-3a1 1a4 2a3 3a2 4a1".split(" ");

it("the first game begins with the welcome; a turn is answered and kept, and undo takes both back", async () => {
  await open("index.html");
  await untilWhole();
  assert.equal(document.documentElement.dataset.visit, "first");
  await reads("#announcer", "Put the last ball on top.");
  assert.equal(
    seen(".console").replace(/ \| h2 Moves.*/, ""),
    "h2 Your turn: place a ball | p  | p  | p Put the last ball on top. Save balls: run out first and you lose. You are Light and move first, against a novice. | a Learn in 3 minutes learn.html | div This turn | b Light | span you | b Dark | span computer, level 1 | button New game | button Hint | button View | button See-through balls | button Levels side by side | button Turn the board | button Tilt: steep | button What the signs mean",
  );
  place("1b2").click();
  await reads("#status", "The computer is thinking…");
  assert.equal(document.title, "The computer is thinking… – Pylos");
  await until(() => session().game.moves.length === 2);
  assert.equal(document.documentElement.dataset.visit, undefined);
  const [, answer] = session().game.moves;
  await until(() => location.hash === `#opponent=1&moves=1b2_${answer}`);
  const { id, record } = kept("game");
  assert.deepEqual(
    [kept(`game:${id}`).record, record],
    [session().game.record, session().game.record],
  );
  await page.reload();
  await played(`1b2 ${answer}`);
  assert.equal(document.documentElement.dataset.visit, undefined);
  await press("Undo");
  await played("");
  await untilWhole();
  key("y");
  await played(`1b2 ${answer}`);
  await until(() => kept("game").record === record);
});

it("each key of the page does what help says of it", async () => {
  await open("index.html#moves=1b2_1c2_1b3");
  await untilWhole();
  const at = () => session().shown.moves.length;
  for (const [name, read, expected] of [
    ["h", at, 2],
    ["ArrowLeft", at, 1],
    ["l", at, 2],
    ["Home", at, 0],
    ["ArrowRight", at, 1],
    ["End", at, 3],
    ["u", moves, "1b2 1c2"],
    ["r", moves, "1b2 1c2 1b3"],
    ["]", () => board().camera.rotation, 45],
    ["[", () => board().camera.rotation, 0],
    ["f", () => board().camera.rotation, 180],
    ["0", () => board().camera.rotation, 0],
    ["x", () => board().camera.seeThrough, true],
    ["2", () => board().camera.levels, 2],
    ["t", () => board().camera.elevation, 90],
    ["s", () => kept("preferences").plan, "on"],
    ["b", () => /^Hint: /.test(find("#note").textContent), true],
    ["Escape", () => find("#note").textContent, ""],
    ["a", () => kept("analysis").on, true],
    ["n", () => find("dialog[open]")?.id, "new-game"],
  ]) {
    key(name, document.body);
    await until(() => JSON.stringify(read()) === JSON.stringify(expected)).catch(() => {});
    assert.deepEqual(read(), expected, name);
  }
  // Not while a dialog is open, nor with another key held.
  key("u");
  await press("Cancel");
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "u", ctrlKey: true, bubbles: true }),
  );
  // On the board, it moves the focus.
  key("ArrowLeft", board());
  await new Promise(setImmediate);
  assert.equal(at(), 3);
  assert.equal(moves(), "1b2 1c2 1b3");
  assert.deepEqual(kept("camera"), { ...board().camera });
});

it("the analysis has the values of the moves, which are looked at by keyboard and pointer, also after a reload", async () => {
  await open(`index.html#${ONE_GOOD_MOVE}`);
  await untilWhole();
  key("a");
  await reads("#announcer", "Analysis on.");
  await reads("#analysis", "1d1-2b1 wins");
  assert.equal(
    seen("#analysis"),
    "p Light wins | summary Perfect play in numbers | button ✓✓1d1-2b1 wins | button ×2b1 loses later | button ×1a4 loses later | button ××2c1 loses sooner",
  );
  assert.match(label("1d1"), /analysis: wins$/);
  await page.reload();
  await reads("#analysis", "1d1-2b1 wins");
  await press("Perfect play in numbers");
  await reads("#analysis", "1d1-2b1 wins in 11");
  assert.equal(
    seen("#analysis"),
    "span 11 | p Light wins in 11 turns | summary+ Perfect play in numbers | button Best play | button Challenge the computer | p Ball: who wins; number: turns of both players to the end. | summary Openings from here | button 111d1-2b1 wins in 11 | button 102b1 loses in 10 | button 101a4 loses in 10 | button 82c1 loses in 8",
  );
  const rows = [...document.querySelectorAll("[data-move] button")];
  assert.deepEqual(
    rows.map((row) => row.tabIndex),
    [0, -1, -1, -1],
  );
  const raise = () => /hint: raise this ball/.test(label("1d1"));
  const over = (row, more) =>
    row.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, ...more }));
  rows[0].focus();
  await until(raise);
  key("ArrowDown");
  assert.equal(document.activeElement, rows[1]);
  await until(() => !raise());
  key("ArrowUp");
  await until(raise);
  // Pressed, it stays.
  rows[0].click();
  rows[0].blur();
  assert.equal(rows[0].getAttribute("aria-pressed"), "true");
  await until(raise);
  key("Escape");
  await until(() => !raise());
  over(rows[0], { pointerType: "touch" });
  assert.equal(raise(), false);
  over(rows[0]);
  await until(raise);
  find("#analysis").dispatchEvent(new PointerEvent("pointerleave"));
  await until(() => !raise());

  await press("Best play");
  await reads("#announcer", "Looking for best play");
  await reads(".perfect-note", "11");
  assert.match(
    seen(".perfect"),
    /^button Best play \| button Challenge the computer \| p Best play: Light wins in 11 turns\. \| span 1\. \| button Turn 1, Light: 1d1-2b1\. Light wins in 10 turns \| .* \| span 11\. \| button Turn 11, Light: 4a1\. Light has won \| p Escape returns to the game\.$/,
  );
  find('[data-step="3"]').click();
  await until(() => session().shown.moves.length === 3);
  await reads("#status", "Variation");
  assert.ok(find("#turn .looking[data-action=backToGame]"));
  assert.match(seen("#analysis"), /\| button 82a3, played loses in 8 \| button 81d1-3a1 loses/);
  assert.equal(find(".perfect-moves [aria-current]").dataset.step, "3");
  await press("Back to the game");
  await press("Openings from here");
  assert.match(
    seen("#analysis"),
    /\| summary\+ Openings from here \| caption Moves, best first \| th Result \| th Move \| th Good replies \| span wins in 11 \| a 1d1-2b1, Light raises the ball on d1 of level 1 to b1 of level 2 index.html#position=\S*&moves=1d1-2b1&show=openings/,
  );
  find("#explore [data-move='2b1'] :is(a, button)").click();
  await until(() => session().shown.moves.join() === "2b1");
  assert.equal(document.activeElement.tagName, "SUMMARY");
  await press("Back to the game");
  await press("Challenge the computer");
  await until(() => session().computer?.level === 8);
  assert.equal(session().computer.player, "dark");
  await reads("#note", "You can win in 11 turns.");
});

it("after a game it is told what decided it, moment by moment, and the game goes on from there", async () => {
  await open(`index.html#${ONE_GOOD_MOVE}`);
  await untilWhole();
  for (const move of MISTAKE) await board().play(move);
  await press("Review");
  await reads("#advice", "Turn 1 threw");
  await until(() => find("#review-progress") === null);
  assert.match(
    seen("#analysis"),
    /^p Turn 1 threw Light’s win away: 2b1 missed a raise\. Only 1d1-2b1 kept it\. \| button Try again from turn 1 \| button Start\. Light wins in 11 turns \| .* \| button Turn 2, Dark: 2c1\. Dark wins in 8 turns \| .* \| button Turn 10, Dark: 4a1\. Dark has won \| button 1\.Light threw the win away: 2b1 missed a raise\. \| summary Perfect play in numbers$/,
  );
  assert.ok(document.activeElement.matches("#graph *"));
  key("Home");
  await reads("#status", "Start of the game");
  assert.equal(document.activeElement.dataset.ply, "0");
  key("ArrowRight");
  await reads("#status", "Turn 1 of 10");
  assert.equal(document.activeElement.dataset.ply, "1");
  assert.match(seen("#moves"), /^span 1\. \| button\S* Turn 1, Light: 2b1, mistake \| span 2/);
  await press("Show the better move");
  await until(() => /hint: raise this ball/.test(label("1d1")));
  find('#turning [data-turn="1"]').click();
  await reads("#status", "Turn 1 of 10");
  await press("Try again from turn 1");
  await played("");
  assert.equal(session().game.start.replaceAll(" ", "_"), ONE_GOOD_MOVE.slice(9));
});

it("somebody else's or a bad link, and another one of the history", async () => {
  await open("index.html#moves=1a1_1a1");
  await reads("#note", "This link could not be opened");
  assert.equal(document.documentElement.dataset.visit, undefined);
  location.hash = "#moves=1b2_1c2";
  await played("1b2 1c2");
  location.hash = "#moves=%3Cimg%20src%3Dx%3E";
  await reads("#note", "“<img");
  await until(() => location.hash === "#moves=1b2_1c2");
  document.documentElement.dataset.shows = "analysis";
  location.hash = "#opponent=2&you=dark&clock=5-3&moves=1b2&show=analysis";
  await until(() => session().computer?.level === 2);
  assert.deepEqual(session().hands, ["dark"]);
  await until(() => document.documentElement.dataset.shows === undefined);
  await until(() => !location.hash.includes("show="));
});

it("the computer waits and goes on; the own game comes back after somebody else's, with its comments and variations", async () => {
  await open("index.html#opponent=1&moves=1b2_1c2");
  await untilWhole();
  place("1b3").click();
  await press("Pause");
  await reads("#status", "The computer is paused");
  await press("Resume");
  await until(() => session().game.moves.length === 4);
  const { record } = loadGame("1. 1b2 {The middle.} (1. 1a1 1a2) 1c2 2. 1b3 *");
  const game = { record, ahead: null, computer: null, control: null, times: [], left: null };
  await open("index.html#moves=1a1_1a2_1a3_1a4", { game: { ...game, id: "mine" } });
  await reads("#status", "Light against Dark: a shared game");
  await press("Back to my game");
  await played("1b2 1c2 1b3");
  await until(() => location.hash === "#moves=1b2_1c2_1b3");
  await press("Or: Turn 2, Dark: 1a2");
  await until(() => session().shown.moves.join() === "1a1,1a2");
  find('#moves [data-ply="1"]').click();
  await until(() => session().shown.moves.join() === "1b2");
  await open(`index.html#${ONE_GOOD_MOVE}&show=openings`);
  await reads("#analysis", "wins in 11");
  assert.ok(find("#explore").open);
  const line = await until(() => find("[data-perfect=line]:not([aria-disabled])"));
  line.focus();
  line.click();
  await until(() => document.activeElement.textContent === "1d1-2b1");
  assert.ok(document.activeElement.matches(".perfect-moves button"));
});

it("a device that keeps nothing is told of in a notice, which can be closed", async () => {
  await open("index.html");
  await untilWhole();
  const full = () => {
    throw new Error("full");
  };
  Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: full } });
  place("1b2").click();
  await reads(".update", "This browser does not save your games.");
  await reads("#announcer", "This browser does not save your games.");
  find(".update button").click();
  assert.equal(find(".update"), null);
});

it("a loss and a win against the computer look otherwise, and a win leads to the next level", async () => {
  await open(`index.html#opponent=2&moves=${LOSING.join("_")}`);
  await untilWhole();
  place("1a4").click();
  await reads("#status", "You lost: your reserve is empty");
  assert.equal(find("#status-card").dataset.outcome, "lost");
  assert.ok(find("#sheet").matches(".over:not(.new)"));
  assert.match(
    seen("#end"),
    /^button Rematch as Dark \| button Review \| button New game \| button Share/,
  );
  await reads("#note", "The computer had 3 balls to spare.");
  location.hash = "#opponent=2&you=dark&position=ldld/dldl/ldld/dldl_ldl/dld/ldl_ll/d1_1_d";
  await until(() => session().hands[0] === "dark");
  place("3b1").click();
  await reads("#status", "You won: the computer’s reserve is empty");
  assert.equal(find("#status-card").dataset.outcome, "won");
  await until(() => find("#end [data-action=level]"));
  assert.match(seen("#end"), /^button Rematch as Light \| button Review \| button Level 3 ↑ \|/);
  find("#end [data-action=level]").focus();
  document.activeElement.click();
  // The computer begins.
  await until(() => session().computer.level === 3 && session().game.moves.length === 1);
  assert.equal(document.activeElement, board(), "the button is gone");
});

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

it("the style sheets name only what is there", () => {
  const sheets = ["play/style.css", "play/rest.css", "play/analysis/analysis.css"];
  // The sheet of signs is a dialog; no draw is judged here, no mistake of Dark, no only reply, and no positions that are alike.
  const others = [".signs", ".fair", ".by-dark", ".only", ".like"];
  // The signs of estimates give way to proven ones, on a fast machine before anything looks.
  others.push(".diamond", ".hollow");
  const unmet = sheets.flatMap((name) => page.unmet(page.sheet(name)));
  assert.deepEqual(
    unmet.filter((name) => !others.includes(name)),
    [],
  );
});
