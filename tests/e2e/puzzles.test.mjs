/** A run on the page of puzzles. `unit/exercise-page.test.mjs` has the rest of the page. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { loadTexts, translations } from "../../www/text/board-text.js";
import { loadPuzzleText } from "../../www/text/puzzle.js";
import { inChromium } from "./support/browsers.mjs";
import { heard, listen } from "./support/hear.mjs";
import { focused, keyboard, tabTo } from "./support/keyboard.mjs";
import { untilWords } from "./support/play.mjs";
import { fromSources } from "./support/server.mjs";

const read = await loadPuzzleText("en");

/** One puzzle, as many times as a run takes, from easy to hard. */
const LADDER = [650, 710, 770, 830, 890].map(
  (rating, i) =>
    `${i + 1}\tmove\twon\t1\t${rating}\traise,unlock\tlldl/dlld/1ddd/1ldl ddl/1ll/1dd 2/2 1 l\t2c3-3b1\t2b1-3b2`,
);

inChromium("a solver of puzzles", (open) => {
  it("plays a run by keyboard and by hand until three are missed, and its best is kept", async () => {
    const tab = await open("puzzles.html?lang=en#run=three", {
      before(tab) {
        fromSources(tab);
        tab.site.instead.set("puzzles/standard.txt", LADDER.join("\n"));
      },
    });
    const daily = await loadTexts("en", translations("daily"));
    const untilCount = (/** @type {number} */ solved, /** @type {number} */ missed) =>
      untilWords(tab, "main", daily("run.count", { solved, missed }));
    const press = async (/** @type {Parameters<typeof daily>[0]} */ key) => {
      await tabTo(tab, (name) => name === daily(key));
      await tab.press("Enter");
    };
    await press("run.timeless");
    await press("run.start");
    await untilCount(0, 0);
    assert.doesNotMatch(String(await tab.text(".exercise-where")), /\d:\d\d/, "no clock");
    await tab.assertAccessible();
    await listen(tab);
    for (const place of ["2c3", "3b1"]) await keyboard.choose(tab, place);
    // The next one comes by itself, and is told; the focus is on the board.
    await untilCount(1, 0);
    await tab.until(() => document.querySelector(".exercise-next[aria-disabled]") !== null);
    const task = read("puzzle.task", { player: "light", value: "won", isOnly: true });
    await heard(tab, `${daily("run.count", { solved: 1, missed: 0 })}. ${task}`);
    assert.match(await focused(tab), /^(Level|Light|Dark)/);
    for (const missed of [1, 2, 3]) {
      if (missed > 1) await tab.click({ role: "button", name: read("puzzle.next") });
      await tab.click({ selector: ".exercise-show:not([aria-disabled])" });
      await untilCount(1, missed);
    }
    await tab.click({ role: "button", name: read("puzzle.next") });
    await untilWords(tab, "#own", daily("run.new"));
    await tab.assertAccessible();
    await tab.reload();
    await untilWords(tab, "#own", daily("run.best", { best: 1 }));
  });
});
