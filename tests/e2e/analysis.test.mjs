/** The analysis and the review of a game. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { heard, listen } from "./support/hear.mjs";
import { focused, keyboard, tabTo } from "./support/keyboard.mjs";
import { label, mouse, ready, see, untilEnd, untilStatus, untilWords } from "./support/play.mjs";

/** Light wins in 11 with one raise; every other move loses. */
const ONE_GOOD_MOVE = "position=1dld/dlll/dldd/ddll_1ll/ddd/l2_1l/2_1_l";

/** Light plays another move in this position, and Dark wins. */
const MISTAKE = `#${ONE_GOOD_MOVE}&moves=2b1_2c1_2a1-3b1_1a4_2a1_1a4-3a1_1a4_2a3_3a2_4a1`;

/** Waits until the board shows that the ball on d1 is to be raised, or no longer. @param {Tab} tab @param {boolean} [isShown] */
const untilHint = (tab, isShown = true) =>
  tab.until((isShown) => {
    const [place] = everything('[data-place="1d1"]');
    return place.ariaLabel?.endsWith("hint: raise this ball") === isShown;
  }, isShown);

inChromium("a player using the analysis", (open) => {
  it("has it while it is on, also after a reload: values on the board, and moves to look at by keyboard", async () => {
    const tab = await ready(open(`#${ONE_GOOD_MOVE}`));
    await tab.press("a");
    await untilWords(tab, "#analysis", "Light wins");
    await tab.reload();
    await ready(tab);
    await untilWords(tab, "#analysis", "1d1-2b1 wins");
    assert.match(await label(tab, "1d1"), /analysis: wins$/);
    await tab.click("#perfect-summary");
    await untilWords(tab, "#analysis", "1d1-2b1 wins in 11");
    assert.match(await label(tab, "1d1"), /analysis: wins in 11$/);
    // The first of the list is its only stop.
    const first = /1d1-2b1 wins in 11$/;
    await tabTo(tab, (name) => first.test(name));
    await untilHint(tab);
    await tab.press("ArrowDown");
    assert.match(await focused(tab), / loses in \d+$/);
    await untilHint(tab, false);
    await tab.press("ArrowUp");
    await tab.press("Enter");
    await tab.press("Shift+Tab");
    await untilHint(tab);
    await mouse.choose(tab, "1d1");
    await untilStatus(tab, "Light: choose a higher place");
    assert.match(await label(tab, "2b1"), /analysis: wins in 11/, "value for the picked-up ball");
  });
});

inChromium("a player after a game", (open) => {
  it("reads what decided the game, sees the better turn, goes through the graph, and hears it", async () => {
    const tab = await ready(open(MISTAKE));
    await listen(tab);
    await untilEnd(tab);
    // By keyboard through the moments.
    await keyboard.press(tab, "Review");
    await tab.until(() => document.activeElement?.matches("#graph *"));
    await tab.press("Home");
    await untilStatus(tab, "Start of the game");
    assert.match(await focused(tab), /^Start\. /);
    await tab.press("ArrowRight");
    await untilStatus(tab, "Turn 1 of 10");
    assert.match(await focused(tab), /^Turn 1, Light: 2b1\. /);
    const said = "Turn 1 threw Light’s win away: 2b1 missed a raise. Only 1d1-2b1 kept it.";
    await untilWords(tab, "#advice", said);
    assert.equal((await see(tab)).turns[0], "Turn 1, Light: 2b1, mistake");
    await heard(tab, said);
    await mouse.press(tab, "Show the better move");
    await untilHint(tab);
  });
});
