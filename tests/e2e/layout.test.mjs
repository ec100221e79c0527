/** The page in every window size: no clipped parts, large touch targets, and no axe violation. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { languages } from "../../www/text/text.js";
import { allTexts, readerOf } from "../unit/support/all-texts.mjs";
import { SAMPLES } from "../unit/support/text-samples.mjs";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { misfits, resize } from "./support/fit.mjs";
import { LOSING } from "./support/games.mjs";
import { focused, isPlace } from "./support/keyboard.mjs";
import { mouse, ready, resign, untilStatus, untilTold } from "./support/play.mjs";
import { reachAll, STATES } from "./support/states.mjs";

/** Typical windows: phones upright and on their side, a large desktop at 200 % zoom, a tablet, a desktop. */
const SIZES = [
  [320, 568],
  [740, 400],
  [640, 450],
  [768, 1024],
  [1440, 900],
].map(([width, height]) => ({ width, height }));

/** The states that are also laid out in Firefox: the fullest panel, sheet and dialogs. */
const FULLEST = ["taking balls back, after a refused click", "choosing a new game"];

/** A mouse; and on phones a finger, in the dark. */
const HANDS = [
  { touch: false, sizes: SIZES.slice(2), smallest: 24 },
  { touch: true, sizes: SIZES.slice(0, 2), smallest: 44 },
];

/** What gives Chromium's tab a finger and the dark, or takes both away. Puppeteer would load the page anew. @param {Tab} tab */
async function handsOf(tab) {
  const session = await tab.native.createCDPSession();
  return async (/** @type {boolean} */ touch) => {
    const value = touch ? "dark" : "light";
    const features = [{ name: "prefers-color-scheme", value }];
    await session.send("Emulation.setEmulatedMedia", { features });
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: touch });
    const query = "(pointer: coarse) and (prefers-color-scheme: dark)";
    await tab.until(({ query, touch }) => matchMedia(query).matches === touch, { query, touch });
  };
}

inBrowsers("a player in any window size", (open, browser) => {
  const isChromium = browser === "chromium";
  const states = STATES.filter(({ name }) => isChromium || FULLEST.includes(name));
  // What begins at the same address is reached one after the other.
  for (const path of new Set(states.map(({ path }) => path))) {
    const group = states.filter((state) => state.path === path);
    it(`finds targets large enough, nothing clipped and no axe violation ${group.map(({ name }) => name)}`, async () => {
      /** @type {((touch: boolean) => Promise<void>) | undefined} */
      let give;
      for await (const tab of reachAll(open, group, SIZES[4])) {
        if (isChromium) give ??= await handsOf(tab);
        for (const { touch, sizes, smallest } of isChromium ? HANDS : HANDS.slice(0, 1)) {
          for (const size of sizes) {
            await resize(tab, size);
            // A new size takes the finger away.
            await give?.(touch);
            assert.deepEqual(await misfits(tab, smallest), [], `${size.width} px`);
          }
          if (isChromium) await tab.assertAccessible();
        }
        await resize(tab, SIZES[4]);
        await give?.(false);
      }
    });
  }
});

inChromium("a player in any window size", (open) => {
  it("uses the page with a doubled font size", async () => {
    const tab = await ready(open("#moves=1b2_1c2_1b3_1c3", SIZES[3]));
    await tab.evaluate(() => {
      document.documentElement.style.setProperty("font-size", "200%");
    });
    assert.deepEqual(await misfits(tab, 24), []);
    await mouse.choose(tab, "2b2");
    await untilStatus(tab, "Dark: place a ball");
  });
});

/** The phones and laptops on which the board and what acts on it are in one window. */
const TOGETHER = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
];

/** The elements of the page that can be scrolled now. @param {Tab} tab */
const scrollAreas = (tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter(
        (element) =>
          element.checkVisibility() &&
          element.scrollHeight > element.clientHeight + 1 &&
          (element === document.documentElement ||
            /auto|scroll/.test(getComputedStyle(element).overflowY)),
      )
      .map((element) => element.id || element.className || element.tagName),
  );

/** A game with a mistake in it, which Dark resigns. */
const MISTAKEN = "#position=1dld/dlll/dldd/ddll_1ll/ddd/l2_1l/2_1_l&moves=2b1";
/** A game that Light lost to level 2 in 42 turns, and that somebody shows. */
const LOST = `#opponent=2&moves=${[...LOSING, "1a4", "2a3"].join("_")}`;
/** Light can complete a square. */
const FIGURE = "#position=4/4/ll2/l1dd_3/3/3_2/2_1_l";

/** What a player sees and needs at any moment of a game. */
const PARTS = ["#board", "#status", "#controls [data-action=undo]", "#eye"];

/** Runs in the page: which parts are not wholly in the window, and where some are. @param {string[]} parts */
function measure(parts) {
  const box = (/** @type {string} */ selector) => {
    const element = document.querySelector(selector);
    return element?.checkVisibility() ? element.getBoundingClientRect().toJSON() : null;
  };
  const isIn = (/** @type {DOMRect | null} */ box) =>
    box &&
    box.left >= -0.5 &&
    box.top >= -0.5 &&
    box.right <= innerWidth + 0.5 &&
    box.bottom <= innerHeight + 0.5;
  return {
    outside: parts.filter((part) => !isIn(box(part))),
    board: box("#board"),
    status: box("#status"),
    sheet: box("#sheet"),
    scrolled: scrollY,
  };
}

inChromium("a player on a phone or a laptop", (open) => {
  it("has the board, the status and the bar in one window, also during analysis", async () => {
    const tab = await ready(open("#moves=1b2_1c2", { ...TOGETHER[0], touch: true }));
    for (const analysed of [false, true]) {
      for (const size of TOGETHER) {
        await resize(tab, size);
        const where = `${size.width} x ${size.height}, analysis ${analysed}`;
        const { outside, board, status, sheet, scrolled } = await tab.evaluate(measure, PARTS);
        assert.deepEqual(outside, [], where);
        assert.equal(scrolled, 0, where);
        if (board.right <= status.x + 1) continue;
        assert.ok(board.bottom <= status.y + 1, `nothing covers the board at ${where}`);
        if (analysed) {
          const above = Math.max(board.bottom, status.bottom);
          assert.ok(above <= sheet.y + 1, `the sheet is below board and status at ${where}`);
        }
      }
      if (!analysed) {
        await tab.press("a");
        await tab.until(() => document.querySelector("#values button") !== null);
      }
    }
  });

  it("reviews a game on a laptop with at most one thing to scroll", async () => {
    const tab = await ready(open(MISTAKEN, { width: 1366, height: 768 }));
    await resign(tab);
    await tab.click("#controls [data-action=analysis]");
    await untilTold(tab);
    await tab.press("ArrowLeft");
    const parts = ["#advice", "#graph", "#turning li:first-child", "#replay", ...PARTS];
    assert.deepEqual((await tab.evaluate(measure, parts)).outside, []);
    const areas = await scrollAreas(tab);
    assert.ok(areas.length <= 1, areas.join());
    await tab.click("#moves-switch");
    const turn = ["[aria-label='Turn 1, Light: 2b1, mistake']"];
    assert.deepEqual((await tab.evaluate(measure, turn)).outside, []);
    assert.ok((await scrollAreas(tab)).length <= 1);
  });

  it("reaches what can follow a game above the bar of a phone, and reads its turns in half of the window, or eight on a laptop", async () => {
    // German sentences are among the longest.
    const tab = await ready(open(`?lang=de${LOST}`, { width: 390, height: 844, touch: true }));
    const follows = ["primary", "quiet"].map((name) => `#end .${name}`);
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ]) {
      await resize(tab, { width, height });
      const bar = await tab.box("#controls");
      for (const part of follows) {
        const { y, height } = await tab.box(part);
        assert.ok(y + height <= bar.y, `${part} is above the bar of ${width} px: ${y}`);
      }
    }
    await tab.click("#end [data-action=review]");
    await untilTold(tab);
    /** The height of what scrolls, and how many turns are wholly seen in it. */
    const seen = () =>
      tab.evaluate(() => {
        const of = (/** @type {Element | null} */ element) =>
          /** @type {Element} */ (element).getBoundingClientRect();
        const { top, bottom, height } = of(document.querySelector("#analysis"));
        const rows = [...document.querySelectorAll("#turning li")].map(of);
        const turns = rows.filter((row) => row.top >= top && row.bottom <= bottom).length;
        return { share: height / innerHeight, turns };
      });
    for (const [width, height, share, turns] of [
      [390, 844, 0.5, 2],
      [1366, 768, 0.5, 8],
      [320, 640, 0.4, 0],
    ]) {
      await resize(tab, { width, height });
      // At the end, and at a moment before it.
      for (const key of ["End", "ArrowLeft"]) {
        await tab.press(key);
        const found = await seen();
        const where = `${width} x ${height} ${key}: ${JSON.stringify(found)}`;
        assert.ok(found.share >= share && found.turns >= turns, where);
        const parts = ["#board", "#status", "#replay", "#advice", "#eye"];
        assert.deepEqual((await tab.evaluate(measure, parts)).outside, [], where);
      }
    }
  });

  it("finds few things to press before the first move, none of them dead, and the board first by Tab", async () => {
    const wanted = ["Learn in 3 minutes", "New game", "Hint", "View", "Puzzles", "More"];
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844, touch: true },
    ]) {
      const tab = await ready(open("", size));
      await tab.until(() => document.querySelector("#menu [data-action]") !== null);
      const names = await tab.evaluate(() =>
        [...document.querySelectorAll("a[href], button, select, input, summary")]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map(({ ariaLabel, ariaDisabled, textContent }) =>
            ariaDisabled === "true" ? "dead" : (ariaLabel ?? textContent?.trim()),
          ),
      );
      assert.deepEqual(names, wanted);
      await tab.press("Tab");
      assert.ok(isPlace(await focused(tab)), "the game comes first");
      if (!size.touch) continue;
      const isFree = await tab.evaluate(() => {
        const [box, board, bar] = ["#welcome", "pylos-board", "#controls"].map((part) =>
          /** @type {Element} */ (document.querySelector(part)).getBoundingClientRect(),
        );
        // The last pixels of the board's box have nothing but its shadow.
        return box.top >= board.bottom - 4 && box.bottom <= bar.top;
      });
      assert.ok(isFree, "the goal covers neither the board nor the bar");
    }
  });

  it("finds every button at its place whatever the status and the note say, in six languages", async () => {
    const shown = /^(status|why|refusal|hint|note)\./;
    // Failures, and the end of a game, which has no note.
    const rare = /^(note\.noRules|hint\.failed|note\.engineFailed|status\.(wins|draw|noRules))/;
    const sentences = await Promise.all(
      languages.map(async (lang) => {
        const read = await readerOf(lang);
        const all = Object.keys(await allTexts(lang))
          .filter((key) => shown.test(key) && !rare.test(key))
          .flatMap((key) =>
            (SAMPLES[key] ?? [{}]).map((/** @type {any} */ sample) => ({
              id: key.startsWith("status.") ? "status" : "note",
              words: read(key, sample),
            })),
          );
        // What has most lines is among the longest.
        return ["status", "note"].flatMap((id) =>
          all
            .filter((one) => one.id === id)
            .sort((a, b) => b.words.length - a.words.length)
            .slice(0, 12),
        );
      }),
    );
    const tab = await ready(open(FIGURE, { width: 320, height: 568 }));
    for (const size of [TOGETHER[0], { width: 1024, height: 768 }, { width: 1366, height: 768 }]) {
      await resize(tab, size);
      const moved = await tab.evaluate((sentences) => {
        const of = (/** @type {string} */ id) =>
          /** @type {HTMLElement} */ (document.getElementById(id));
        const places = () =>
          ["controls", "players", "replay", "board"]
            .map((id) => of(id).getBoundingClientRect().top)
            .join();
        const before = places();
        /** @type {string[]} */
        const moved = [];
        for (const said of sentences) {
          const longest = ["status", "note"].map((id) => {
            let [most, found] = [0, ""];
            for (const { words } of said.filter((one) => one.id === id)) {
              of(id).textContent = words;
              if (of(id).offsetHeight > most) [most, found] = [of(id).offsetHeight, words];
            }
            of(id).textContent = found;
            return found;
          });
          if (places() !== before) moved.push(`${longest.join(" / ")}: ${before} ${places()}`);
        }
        return moved;
      }, sentences);
      assert.deepEqual(moved, [], `${size.width} px`);
      const tops = async () => [(await tab.box("#controls")).y, (await tab.box("#players")).y];
      const before = await tops();
      await mouse.choose(tab, "1b1");
      await tab.until(() => document.querySelector("[data-action=cancel]") !== null);
      assert.deepEqual(await tops(), before, `with the buttons of a turn, ${size.width} px`);
      await tab.press("Escape");
      await tab.until(() => document.querySelector("[data-action=cancel]") === null);
    }
  });
});
