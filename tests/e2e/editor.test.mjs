/** The position editor: a late position by mouse and by keyboard, what is refused, and what becomes of the position. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { click } from "./support/element.mjs";
import { heard, listen } from "./support/hear.mjs";
import { ready, untilStatus, untilText, untilWords } from "./support/play.mjs";
import { untilOpen, untilSaid } from "./support/puzzles.mjs";

/** Waits until the field has this position. @param {Tab} tab @param {string} position */
const untilPosition = (tab, position) => untilText(tab, "#position", position);

/** Taps a place of the board. @param {Tab} tab @param {string} place */
const tap = async (tab, place) => tab.mouse.click(await tab.middle(`[data-place="${place}"]`));

/** Moves the focus to a place of the board and presses a key. @param {Tab} tab @param {string} place @param {string} key */
async function pressOn(tab, place, key) {
  await tab.evaluate((place) => everything(`[data-place="${place}"]`)[0].focus(), place);
  await tab.press(key);
}

inChromium("somebody with a position on the table", (open) => {
  it("sets it up by mouse and keyboard, is told what cannot be, plays on, and makes a puzzle", async () => {
    const tab = await open("editor.html?lang=en");
    await untilPosition(tab, "4/4/4/4 3/3/3 2/2 1 l");
    await listen(tab);

    // By mouse: two light balls, the second made dark; then two more by keyboard.
    for (const place of ["1a1", "1b1", "1b1"]) await tap(tab, place);
    await pressOn(tab, "1a2", "d");
    await pressOn(tab, "1b2", "l");
    await heard(tab, "Level 1, b 2: light ball");
    // A ball that nothing carries yet, and one that carries another.
    await pressOn(tab, "2b1", "l");
    await untilText(tab, "#note", "2b1 needs four balls under it; 1c1 and 1c2 are empty.");
    await heard(tab, "2b1 needs four balls under it");
    await tap(tab, "2a1");
    await untilPosition(tab, "4/4/dl2/ld2 3/3/l2 2/2 1 l");
    await tab.assertAccessible();
    await tab.press("Control+z");
    await untilPosition(tab, "4/4/dl2/ld2 3/3/3 2/2 1 l");

    // A late position, as text; what is wrong with one is told while it is written.
    const late = "llld/lddd/ddll/ddld 1dl/lld/lll 2/d1 1 d";
    await tab.fill("#position", "4/4/4/4 l2/3/3 2/2 1 l");
    await untilWords(tab, "#position-note", "the ball on 2a3 does not rest on four others");
    await tab.fill("#position", late);
    await untilText(tab, "#status", "Dark to move");

    await tab.click({ role: "button", name: "Save picture" });
    await untilText(tab, "#message", "The picture has been saved.");
    await tab.native.select("#opponent", "0");
    await tab.click({ role: "link", name: "Play from here" });
    await untilStatus(await ready(tab), "Dark: place a ball or raise one");
    await tab.back();
    await untilPosition(tab, late);
    // It makes a puzzle that is proven.
    await tab.click({ role: "button", name: "Make a puzzle" });
    await untilText(tab, "#message", "The puzzle is ready: one move is right.");
    await tab.click({ role: "link", name: "Try it" });
    await untilOpen(tab, "find");
    assert.match(await tab.url(), /right=2b3-3b1$/);
    await click(tab, "2b3");
    await click(tab, "3b1");
    await untilSaid(tab, "Solved");
  });
});
