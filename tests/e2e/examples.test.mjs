/** Tests of every example in docs/embedding.md. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { boardsReady, click, press, seeBoard, untilPlayed } from "./support/element.mjs";
import { untilText, untilWords } from "./support/play.mjs";
import { loadGame } from "./support/rules.mjs";
import { SITE } from "./support/server.mjs";

/** Waits until an element says this. @type {(tab: Tab, selector: string, words: string) => Promise<unknown>} */
const untilSaid = (tab, selector, words) =>
  tab.until(
    ({ selector, words }) => document.querySelector(selector)?.textContent?.includes(words),
    { selector, words },
  );

/** What a reader does with each example. @type {Record<string, (tab: Tab) => Promise<unknown>>} */
const EXAMPLES = {
  async "replay.html"(tab) {
    await press(tab, "Next turn");
    assert.equal((await seeBoard(tab)).status, "Turn 1 of 10");
    await tab.click({ role: "link", name: "needs one more ball" });
    await tab.until(() => boardAt().shownPly === 8);
    assert.match((await seeBoard(tab)).labels["1d3"] ?? "", /marked/);
  },
  async "exercise.html"(tab) {
    await click(tab, "1a1");
    await click(tab, "1d4");
    await untilSaid(tab, "#answer", "1d4 does not save");
    await click(tab, "1b1");
    await click(tab, "1a2");
    await click(tab, "1a1");
    await untilSaid(tab, "#answer", "take two balls back");
    assert.match((await tab.text("#answer")) ?? "", /^Right!/);
    assert.equal((await seeBoard(tab)).moves.length, 1);
  },
  async "lesson.html"(tab) {
    await click(tab, "1b2");
    await untilWords(tab, ".exercise-said", "That ball is part of the square.");
  },
  async "computer.html"(tab) {
    await click(tab, "1d4");
    await untilPlayed(tab, 2);
  },
  async "puzzle.html"(tab) {
    await tab.click({ role: "button", name: "Solution" });
    await untilSaid(tab, "#answer", "Tomorrow is another day.");
  },
  async "tutorial.html"(tab) {
    const boards = await tab.evaluate(() => {
      const all = everything("pylos-board");
      for (const [i, board] of all.entries()) board.id = `board${i}`;
      return all.length;
    });
    assert.equal(boards, 4);
    for (const [i, places] of [["2b2"], ["1a1", "2b2"], ["1b1", "1a1", "1a2"], ["4a1"]].entries()) {
      const id = `#board${i}`;
      await tab.evaluate((id) => boardAt(id).scrollIntoView(), id);
      await boardsReady(tab, id);
      for (const place of places) await click(tab, place, id);
      await untilPlayed(tab, 1, id);
    }
    assert.match((await seeBoard(tab, "#board3")).status, /^Light wins/);
  },
  /** Reads the game that a bot has won by the rules alone. */
  async "bot.html"(tab) {
    await tab.until(() => document.querySelector("#record")?.textContent !== "");
    assert.match(String(await tab.text("#result")), /^light: /);
    assert.equal(loadGame(String(await tab.text("#record"))).result?.winner, "light");
  },
  async "theming.html"(tab) {
    const styles = await tab.evaluate(() => {
      const of = (/** @type {string} */ part) => getComputedStyle(everything(`[part=${part}]`)[0]);
      return [of("status").fontStyle, of("controls").justifyContent];
    });
    assert.deepEqual(styles, ["italic", "start"]);
  },
  async "own.html"(tab) {
    const press = (/** @type {string} */ name) => tab.click({ role: "button", name });
    const untilStatus = (/** @type {string} */ status) => untilText(tab, "#status", status);
    await untilStatus("Your turn.");
    await click(tab, "1b1");
    await untilStatus("Take back one or two balls.");
    await press("Cancel move");
    await untilStatus("Your turn.");
    await click(tab, "1b1");
    await click(tab, "1a1");
    await press("Finish turn");
    await untilPlayed(tab, 2);
    await untilStatus("Your turn.");
    await press("Undo");
    await untilPlayed(tab, 0);
    await click(tab, "1a1");
    await untilSaid(tab, "#status", "no free place");
    assert.equal((await seeBoard(tab)).status, "", "the board's own status is hidden");
  },
  async "frame.html"(tab) {
    await tab.until(() => {
      const inside = document.querySelector("iframe")?.contentDocument;
      return inside?.querySelector("pylos-board")?.game?.moves.length === 4;
    });
  },
};

inChromium("a reader of the examples", (open) => {
  for (const page of readdirSync(`${SITE}examples`).filter((name) => name.endsWith(".html"))) {
    it(`finds ${page} accessible on a narrow screen, and does what it says`, async () => {
      const tab = await open(`examples/${page}`, { width: 320, height: 1000 });
      if (!["bot.html", "frame.html"].includes(page)) {
        await tab.until(() => {
          const [board] = /** @type {PylosBoard[]} */ (everything("pylos-board"));
          return board?.game;
        });
      }
      await tab.assertAccessible();
      const spills = await tab.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      assert.equal(spills, false);
      await tab.resize(1024, 1000);
      await EXAMPLES[page]?.(tab);
    });
  }
});
