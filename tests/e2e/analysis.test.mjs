/** The analysis and the review of a game. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { heard, listen } from "./support/hear.mjs";
import { focused, keyboard, tabTo } from "./support/keyboard.mjs";
import {
  label,
  mouse,
  ready,
  see,
  settled,
  showNumbers,
  untilEnd,
  untilStatus,
} from "./support/play.mjs";

/** Light wins in 11 with one raise; every other move loses. */
const ONE_GOOD_MOVE = "position=1dld/dlll/dldd/ddll_1ll/ddd/l2_1l/2_1_l";

/** Light plays another move in this position, and Dark wins. */
const MISTAKE = `#${ONE_GOOD_MOVE}&moves=2b1_2c1_2a1-3b1_1a4_2a1_1a4-3a1_1a4_2a3_3a2_4a1`;

/** The content of the analysis section. @param {Tab} tab */
function analysis(tab) {
  return tab.evaluate(() => {
    const section = /** @type {HTMLElement} */ (document.querySelector("#analysis"));
    const meter = section.querySelector("[role=meter]");
    const rows = [...section.querySelectorAll("ol[aria-label='Moves, best first'] button")];
    return {
      shown: section.checkVisibility(),
      meter: [meter?.getAttribute("aria-valuenow"), meter?.getAttribute("aria-valuetext")],
      /** The number of each move, and the rest of its row. */
      numbers: rows.map((row) => row.querySelector(".sign")?.textContent ?? ""),
      rows: rows.map((row) =>
        [...row.childNodes]
          .filter((node) => !(node instanceof Element && node.matches("[aria-hidden]")))
          .map(({ textContent }) => textContent)
          .join(""),
      ),
      pressed: rows.findIndex((row) => row.ariaPressed === "true"),
    };
  });
}

/** Waits until the analysis section contains some words. @param {Tab} tab @param {string} words */
async function untilAnalysis(tab, words) {
  await tab.until(
    (words) =>
      document
        .querySelector("section[aria-label='Analysis']:not([hidden])")
        ?.textContent?.includes(words),
    words,
  );
}

/** Waits until the review shows some words. @param {Tab} tab @param {string} words */
async function untilReview(tab, words) {
  await tab.until((words) => document.querySelector("#advice")?.textContent === words, words);
}

/** Opens the review, and what perfect play says below it; all turns are analysed. @param {Tab} tab */
async function analyseAll(tab) {
  await mouse.press(tab, "Review");
  await tab.until(() => document.querySelector("#review")?.checkVisibility());
  await tab.click("#perfect-summary");
  await mouse.press(tab, "Analyse the whole game");
  await tab.until(() => document.querySelector("#whole-graph li") !== null);
  await tab.until(() => document.querySelector("#review-progress") === null);
}

inChromium("a player using the analysis", (open) => {
  it("has it while it is on, also after a reload: the values in the list and on the board", async () => {
    const tab = await ready(open(`#${ONE_GOOD_MOVE}`));
    assert.equal((await analysis(tab)).shown, false);
    await listen(tab);
    await tab.press("a");
    await heard(tab, "Analysis on.");
    await untilAnalysis(tab, "Light wins");
    await tab.reload();
    await ready(tab);
    await untilAnalysis(tab, "1d1-2b1 wins");
    assert.equal((await analysis(tab)).numbers[0], "✓");
    assert.match(await label(tab, "1d1"), /analysis: wins$/);
    await tab.click("#perfect-summary");
    await untilAnalysis(tab, "Proven for all");
    const { meter, rows, numbers } = await analysis(tab);
    assert.deepEqual(meter, ["96", "Light wins in 11 turns"]);
    assert.equal(rows[0], "1d1-2b1 wins in 11");
    assert.deepEqual(numbers, ["+11", "−10", "−10", "−8"]);
    assert.match(await label(tab, "1d1"), /analysis: wins in 11$/);
    await mouse.choose(tab, "1d1");
    await untilStatus(tab, "Light: choose a higher place");
    assert.match(await label(tab, "2b1"), /analysis: wins in 11$/, "value for the picked-up ball");
    await tab.click({ role: "button", name: "Close the analysis" });
    assert.equal((await analysis(tab)).shown, false);
  });

  it("previews moves by keyboard without playing them", async () => {
    const tab = await ready(open(`#${ONE_GOOD_MOVE}`));
    await showNumbers(tab);
    await tab.until(() => /Proven for all/.test(document.body.innerText));
    await tabTo(tab, (name) => /1d1-2b1 wins in 11$/.test(name));
    assert.match(await label(tab, "1d1"), /hint: raise this ball$/);
    await tab.press("ArrowDown");
    const second = (await analysis(tab)).rows[1];
    assert.ok((await focused(tab)).endsWith(second));
    assert.doesNotMatch(await label(tab, "1d1"), /hint: raise this ball$/);
    await tab.press("ArrowUp");
    await tab.press("Enter");
    assert.equal((await analysis(tab)).pressed, 0);
    await tab.press("Shift+Tab");
    assert.match(await label(tab, "1d1"), /hint: raise this ball$/, "the preview stays");
    assert.equal((await see(tab)).turns.length, 0, "no turn was played");
    await tabTo(tab, (name) => /1d1-2b1 wins in 11$/.test(name));
    await tab.press("Enter");
    await tab.press("Shift+Tab");
    assert.doesNotMatch(await label(tab, "1d1"), /hint/);
  });
});

inChromium("a player after a game", (open) => {
  it("reads what the turns cost, and sees the better one", async () => {
    const tab = await ready(open(MISTAKE));
    await listen(tab);
    await untilEnd(tab);
    await mouse.press(tab, "Review");
    await untilReview(tab, "Light lost one ball in turn 1. Dark lost one ball in turn 2.");
    assert.deepEqual((await see(tab)).turns.slice(0, 3), [
      "Turn 1, Light: 2b1, mistake",
      "Turn 2, Dark: 2c1, mistake",
      "Turn 3, Light: 2a1-3b1",
    ]);
    await tab.click('#turning [data-turn="1"]');
    await untilStatus(tab, "Turn 1 of 10");
    await untilReview(tab, "Light could have raised a ball: one ball lost.");
    await heard(tab, "Light could have raised a ball: one ball lost.");
    await mouse.press(tab, "Show the better move");
    await untilStatus(tab, "Start of the game");
    assert.match(await label(tab, "1d1"), /hint: raise this ball$/);
    await mouse.press(tab, "Show the move played");
    await untilStatus(tab, "Turn 1 of 10");
  });

  it("steps through the lead in balls by keyboard", async () => {
    const tab = await ready(open(MISTAKE));
    await untilEnd(tab);
    await keyboard.press(tab, "Review");
    await tab.until(() => document.activeElement?.matches("#graph, #graph *"));
    await tab.press("Home");
    await untilStatus(tab, "Start of the game");
    assert.match(await focused(tab), /^Start\. /);
    await tab.press("ArrowRight");
    await untilStatus(tab, "Turn 1 of 10");
    assert.match(await focused(tab), /^Turn 1, Light: 2b1\. /);
    await tab.press("End");
    await untilStatus(tab, "Dark wins with the top ball");
  });

  it("opens what perfect play says, with no axe violation and no clipped button", async () => {
    const tab = await ready(open(MISTAKE, { width: 1440, height: 900 }));
    await listen(tab);
    await untilEnd(tab);
    await analyseAll(tab);
    await heard(tab, "Turn 1 changed the result.");
    await tab.click('#turning [data-turn="1"]');
    await mouse.press(tab, "Show the better move");
    await untilStatus(tab, "Start of the game");
    await tab.assertAccessible();
    const sizes = [
      [320, 640],
      [768, 1024],
      [640, 450],
      [1440, 900],
    ];
    for (const [width, height] of sizes) {
      await tab.resize(width, height);
      await tab.until((query) => matchMedia(query).matches, `(width: ${width}px)`);
      await settled(tab);
      const cut = await tab.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const inside = [...document.querySelectorAll(".panel button")].filter(
          (button) => button.checkVisibility() && button.scrollWidth > button.clientWidth + 1,
        );
        return [...inside.map(({ textContent }) => textContent), scrollWidth - clientWidth];
      });
      assert.deepEqual(cut, [0], `${width} x ${height}`);
    }
    const phone = await ready(open(MISTAKE, { width: 320, height: 640, dark: true }));
    await untilEnd(phone);
    await analyseAll(phone);
    await phone.click('#turning [data-turn="1"]');
    await phone.assertAccessible();
  });
});
