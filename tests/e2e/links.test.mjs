/** A link shows what it says, and changes nothing that is stored before something is done with it. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { arrive, DOORS, gameOf } from "./support/doors.mjs";
import { mouse, playTurns, ready, untilNote, untilTurns } from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

/** What somebody has who has been here before, beside games. */
const KEPT = {
  language: "en",
  settings: {
    variant: "standard",
    takeBack: "required",
    emptyReserve: "loses",
    opponent: 3,
    colour: "light",
    clock: null,
  },
  preferences: { sound: false },
  camera: { elevation: 70, rotation: 20, levels: 4, seeThrough: false },
  keys: { turn: true },
  analysis: { on: false },
  "puzzle-wish-1": { variant: "standard", grade: 2, theme: null, shown: ["standard-30"] },
  learn: { done: ["board/up"], at: "raise/gap" },
  "own-1": { exercises: [], looked: { abc: 1 }, cards: [] },
  "puzzles-1": {
    rating: { value: 1300, deviation: 90, day: 20_500 },
    results: {},
    days: [20_500],
    pile: [],
  },
};

/** @param {Tab} tab @returns {Promise<Record<string, string>>} */
const stored = (tab) =>
  tab.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("pylos:"))),
  );

/** Waits for what the page loads after its first board. @param {Tab} tab */
const untilRest = (tab) => tab.until(() => document.querySelector("#moves[aria-busy]") === null);

/** Addresses that are not those of doors: odd, damaged, of strangers. */
/** @type {import("./support/doors.mjs").Door[]} */
const STRANGE = [
  "index.html#friend=constructor&light=Mallory",
  "index.html#friend=constructor&light=Mallory&moves=1b2&resigned=light",
  "index.html#moves=9z9",
  "index.html#opponent=8&you=dark&variant=expert&moves=1b2&fbclid=x",
  "puzzles.html#expert-3",
  "puzzles.html#standard-99999",
  "puzzles.html#2026-11-20).",
  "learn.html#raise/higher&utm_source=x",
  "learn.html#nowhere",
  "editor.html#moves=9z9",
].map((path) => ({ path, act: "h1, h2, pylos-board" }));

inChromium("somebody who follows links", (open) => {
  it("finds everything stored as it was, until a link is played on", async () => {
    const tab = await ready(open("#moves=1a1_1d4"));
    await untilRest(tab);
    await playTurns(tab, newGame({ moves: ["1a1", "1d4"] }), ["1a4"]);
    await tab.evaluate((kept) => {
      const site = `pylos:${new URL(".", location.href).pathname}:`;
      for (const [name, value] of Object.entries(kept)) {
        const text = typeof value === "string" ? value : JSON.stringify(value);
        localStorage.setItem(site + name, text);
      }
    }, KEPT);
    const before = await stored(tab);
    assert.equal(Object.keys(before).length, Object.keys(KEPT).length + 2, "and a game, twice");

    // The chapters of the course are one page, and the page for frames stores nothing.
    const isOther = /^(?:learn|embed)/;
    const doors = DOORS.filter(
      ({ path, keeps }) => path.includes("#") && !keeps && !isOther.test(path),
    );
    assert.ok(doors.length + STRANGE.length >= 25);
    for (const { path, withGame, ...door } of [...doors, ...STRANGE]) {
      await tab.visit("about:blank");
      await tab.goto(path);
      await arrive(tab, path, {
        ...door,
        ...(withGame && { act: withGame }),
        ...(doors.some((one) => one.path === path) && gameOf(path)),
      });
      if (path.startsWith("index.html")) await untilRest(tab);
      assert.deepEqual(await stored(tab), before, path);
    }
    await tab.goto("index.html#variant=expert&moves=1b2_1c2");
    await untilTurns(tab, 2);
    await mouse.press(tab, "Back to my game");
    await untilTurns(tab, 3);
    await tab.back();
    await untilTurns(tab, 2);
    await mouse.press(tab, "Play from here");
    await untilNote(tab, "Your own game is in My games.");
    await playTurns(tab, newGame({ variant: "expert", moves: ["1b2", "1c2"] }), ["1b3"]);
    const after = await stored(tab);
    const added = Object.keys(after).filter((key) => !(key in before));
    assert.equal(added.length, 1);
    assert.match(JSON.parse(after[added[0]]).record, /1\. 1b2 1c2 2\. 1b3/);
    for (const [key, text] of Object.entries(before)) {
      if (!key.endsWith(":game")) assert.equal(after[key], text, key);
    }
  });
});
