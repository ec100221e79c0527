/** The page in every window size: no clipped parts, and large touch targets. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { misfits, resize } from "./support/fit.mjs";
import { mouse, pointOf, ready, untilStatus, untilTurns } from "./support/play.mjs";
import { reach, STATES } from "./support/states.mjs";

/** Typical window sizes in CSS pixels. */
const SIZES = {
  "on a small phone": { width: 320, height: 568 },
  "on a phone lying on its side": { width: 740, height: 400 },
  "on a large desktop at 200 % zoom": { width: 640, height: 450 },
  "on a tablet": { width: 768, height: 1024 },
  "on a desktop": { width: 1440, height: 900 },
};

inBrowsers("a player in any window size", (open) => {
  for (const state of STATES) {
    it(`finds no clipped part and no small target ${state.name}`, async () => {
      const tab = await reach(open, state);
      for (const [where, size] of Object.entries(SIZES)) {
        await resize(tab, size);
        assert.deepEqual(await misfits(tab, 24), [], where);
      }
    });
  }

  it("plays a turn in every window size", async () => {
    const tab = await ready(open("#moves=1b2_1c2"));
    for (const [turn, { width, height }] of Object.values(SIZES).entries()) {
      await resize(tab, { width, height });
      const cell = ["1a1", "1b1", "1c1", "1d1", "1a2"][turn];
      await mouse.choose(tab, cell);
      await untilTurns(tab, turn + 3);
    }
  });

  it("sees the whole board and the next step without scrolling on a small phone", async () => {
    const tab = await ready(open("#moves=1b2_1c2", SIZES["on a small phone"]));
    for (const place of ["light", "dark", "1a1", "1d4"]) {
      const { x, y } = await pointOf(tab, place);
      assert.ok(x > 0 && x < 320 && y > 0 && y < 568, place);
    }
    assert.equal(await tab.evaluate(() => scrollY), 0, "the page is not scrolled");
    const { y, height } = await tab.box("#status");
    assert.ok(y + height <= 568, "the status is in the window");
  });

  it("finds board and turns side by side on a desktop, without scrolling", async () => {
    const tab = await ready(open("#moves=1b2_1c2", SIZES["on a desktop"]));
    assert.ok(
      await tab.evaluate(() => document.documentElement.scrollHeight <= innerHeight),
      "everything is in the window",
    );
    const [board, moves] = [await tab.box("#board"), await tab.box("#moves")];
    assert.ok(board.x + board.width <= moves.x + 1, "the turns stand beside the board");
    assert.ok(board.width > 600 && board.height > 600, "the board is wider and higher than 600 px");
  });

  it("uses the page with a doubled font size", async () => {
    const tab = await ready(open("#moves=1b2_1c2_1b3_1c3", SIZES["on a tablet"]));
    await tab.evaluate(() => {
      document.documentElement.style.setProperty("font-size", "200%");
    });
    assert.deepEqual(await misfits(tab, 24), []);
    await mouse.choose(tab, "2b2");
    await untilStatus(tab, "Dark: place a ball");
  });
});

inChromium("a player in any window size", (open) => {
  for (const state of STATES) {
    it(`finds every touch target large enough ${state.name}`, async () => {
      const tab = await reach(open, state, { ...SIZES["on a small phone"], touch: true });
      for (const where of /** @type {const} */ ([
        "on a small phone",
        "on a phone lying on its side",
      ])) {
        await resize(tab, SIZES[where]);
        assert.deepEqual(await misfits(tab, 44), [], where);
      }
    });
  }
});
