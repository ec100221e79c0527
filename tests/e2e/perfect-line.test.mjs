/** Best play from a moment, and the game from a decided position against it. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { heard, listen } from "./support/hear.mjs";
import { focused, keyboard } from "./support/keyboard.mjs";
import { label, mouse, ready, see, showNumbers, untilNote, untilStatus } from "./support/play.mjs";

/** Light wins in 11 with one raise; every other move loses. */
const WON = "#position=1dld/dlll/dldd/ddll_1ll/ddd/l2_1l/2_1_l";

/** Light wins in 5 by placing a ball and taking the same ball back. */
const SHORT = "#variant=expert&position=llld/dldl/dldl/lddl_d1l/lld/dld_2/dd_1_l";

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
  it("steps through it by keyboard, hears each step with its number, and returns to the game", async () => {
    const tab = await ready(open(WON));
    await listen(tab);
    await showNumbers(tab);
    await tab.until(isDecided);
    await keyboard.press(tab, "Best play");
    await heard(tab, "Looking for best play…");
    await untilStatus(tab, "Variation, turn 1");
    const moves = await line(tab);
    assert.equal(moves.length, 11);
    assert.equal(moves[0], "Turn 1, Light: 1d1-2b1. Light wins in 10 turns");
    assert.equal(await focused(tab), moves[0], "the keyboard goes on from the first move");
    await heard(tab, "Best play: Light wins in 11 turns.");
    await heard(tab, "Light wins in 10 turns");
    // The numbers count down on the way.
    assert.match(await label(tab, "1d1"), /analysis: loses in 10$/);
    await tab.press("ArrowRight");
    await untilStatus(tab, "Variation, turn 2");
    await heard(tab, "Light wins in 9 turns");
    assert.equal(await focused(tab), moves[1]);
    await tab.click({ role: "button", name: moves[10] });
    await untilStatus(tab, "Variation, turn 11");
    assert.match((await see(tab)).places["4a1"], /light ball/);
    await tab.press("Escape");
    await untilStatus(tab, "Light: place a ball or raise one");
    assert.equal((await line(tab)).length, 11, "the line stays");
    assert.equal((await see(tab)).turns.length, 0, "no turn was played");
    await mouse.choose(tab, "1a4");
    await untilStatus(tab, "Dark: place a ball");
    assert.equal((await line(tab)).length, 0, "another turn removes it");
  });
});

inChromium("a player trying a decided position against perfect play", (open) => {
  it("plays it as a new game", async () => {
    const tab = await ready(open(SHORT));
    await listen(tab);
    await showNumbers(tab);
    await tab.until(isDecided);
    await mouse.press(tab, "Play against it");
    const goal = "You can win in 5 turns.";
    await untilNote(tab, goal);
    await heard(tab, goal);
    assert.match(await tab.url(), /opponent=8/);
    assert.match((await see(tab)).status, /^Light: /, "the person has the turn");
  });
});
