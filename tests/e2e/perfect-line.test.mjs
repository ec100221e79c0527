/** Best play from a moment, and the game against it. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { heard, listen } from "./support/hear.mjs";
import { focused, keyboard } from "./support/keyboard.mjs";
import { label, mouse, ready, showNumbers, untilNote, untilStatus } from "./support/play.mjs";

/** Light wins in 11 with one raise; every other move loses. */
const WON = "#position=1dld/dlll/dldd/ddll_1ll/ddd/l2_1l/2_1_l";

/** What the panel offers of perfect play. */
const LINE = "[aria-label='Best play from here']";

/** The moves of the line, as they are called. @param {Tab} tab */
const line = (tab) =>
  tab.evaluate(
    (line) => everything(`${line} ol button`).map(({ ariaLabel }) => ariaLabel ?? ""),
    LINE,
  );

/** Runs in the page: whether the position is known to be decided. */
const isDecided = () =>
  document.querySelector("[data-perfect=attempt]:not([aria-disabled])") !== null;

inChromium("a player asking for the best play", (open) => {
  it("steps through it by keyboard, hears each step with its number, and plays against it", async () => {
    const tab = await ready(open(WON));
    await listen(tab);
    await showNumbers(tab);
    await tab.until(isDecided);
    await keyboard.press(tab, "Best play");
    await untilStatus(tab, "Variation, turn 1");
    const moves = await line(tab);
    assert.equal(moves.length, 11);
    assert.equal(await focused(tab), moves[0], "the keyboard goes on from the first move");
    await heard(tab, "Best play: Light wins in 11 turns.");
    // The numbers count down on the way.
    assert.match(await label(tab, "1d1"), /analysis: loses in 10$/);
    await tab.press("ArrowRight");
    await untilStatus(tab, "Variation, turn 2");
    await heard(tab, "Light wins in 9 turns");
    assert.equal(await focused(tab), moves[1]);
    await tab.press("Escape");
    await mouse.press(tab, "Challenge the computer");
    await untilNote(tab, "You can win in 11 turns.");
    assert.match(await tab.url(), /opponent=8/);
  });
});
