/** The day's puzzle: its result, the text to share, the archive; and `<pylos-puzzle>` on somebody's page. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { loadPuzzleText } from "../../www/text/puzzle.js";
import { inChromium } from "./support/browsers.mjs";
import { boardsReady, click, openPage } from "./support/element.mjs";
import { tabTo } from "./support/keyboard.mjs";
import { untilWords } from "./support/play.mjs";
import { untilSaid } from "./support/puzzles.mjs";
import { fromSources, serveSite } from "./support/server.mjs";

/** Whatever the day, the puzzle is this one: only 1a2 wins. */
const LINE = "move\twon\t1\t700\tdeny\t1d1d/lldd/1l1l/ll1d 3/3/3 2/2 1 d\t1a2\t1c4";
const FILE = Array.from({ length: 14 }, (_, i) => `${i + 1}\t${LINE}\n`).join("");

/** All but the first two are too difficult for a beginner's day, and nearer to the rating. */
const HARDER = FILE.replace(/^(?![12]\t).+/gm, (line) => line.replace("\t700", "\t1300"));

/** What the calendar says of today. @param {Tab} tab */
const today = (tab) =>
  tab.evaluate(() => document.querySelector("#archive .today")?.ariaLabel ?? "");

inChromium("the day's puzzle", (open) => {
  it("has a result, a text to share and a calendar for the keyboard", async () => {
    const tab = await open("puzzles.html", {
      before(tab) {
        fromSources(tab);
        tab.site.instead.set("puzzles/standard.txt", FILE).set("puzzles/expert.txt", HARDER);
      },
    });
    await boardsReady(tab);
    assert.equal(await tab.text(".exercise-where"), "Today’s puzzle · Difficulty 1");
    const { hash } = new URL(await tab.url());
    assert.match(hash, /^#\d{4}-\d\d-\d\d-easy$/);
    assert.match(await today(tab), /: not tried$/);

    await click(tab, "1a2");
    await untilSaid(tab, "Rating");
    assert.match(String(await tab.text(".exercise-said")), /^Solved\. .*Rating about \d+\.$/);
    assert.match(String(await tab.text(".facts")), /^Streak: 1 day$/);
    const solved = await today(tab);
    assert.match(solved, /: solved first time$/);

    await tab.evaluate(() => {
      const share = async (/** @type {ShareData} */ { text }) => {
        globalThis.shared = text;
      };
      const canShare = () => true;
      Object.defineProperties(navigator, {
        canShare: { value: canShare },
        share: { value: share },
      });
    });
    await tab.click("[data-do=share]");
    const shared = String(await tab.until(() => globalThis.shared));
    assert.ok(
      shared.endsWith(`\n✓\nStreak: 1 day\n${tab.site.address}puzzles.html${hash}`),
      shared,
    );

    // One Tab stop; the keys go to a Sunday of the month before, whatever the day, and to its puzzle.
    await tabTo(tab, (name) => name === solved);
    await tab.press("PageUp");
    await tab.press("End");
    await tab.press("Enter");
    await untilWords(tab, ".exercise-where", "Puzzle for");
    await tab.until(() => document.querySelector("#archive [aria-current]:not(.today)") !== null);
    await tab.assertAccessible();

    // Other rules, by the choices.
    await tab.native.select("#variant", "expert");
    await tab.until(() => /^#expert-/.test(location.hash));
    const daily = hash.replace("-easy", "-expert-easy");
    // The address is the new one before the link is.
    const link = `#besides a.button[href="${daily}"]`;
    await tab.until((link) => document.querySelector(link) !== null, link);
    await tab.click("#besides a.button");
    await tab.until((hash) => location.hash === hash, daily);
  });
});

inChromium("a puzzle on somebody's page", (open) => {
  it("comes from another origin, follows its attributes and tells the page", async (context) => {
    // The host of the script.
    const host = await serveSite();
    context.after(() => host.close());
    const tab = await openPage(open, `<pylos-puzzle dir="rtl" id="standard-2"></pylos-puzzle>`, {
      script: `${host.address}pylos-puzzle.js`,
      policy: `default-src 'self'; script-src 'self' ${host.origin} 'wasm-unsafe-eval'; connect-src ${host.origin}; worker-src blob: ${host.origin}`,
      before(tab) {
        fromSources({ site: host });
        host.instead.set("puzzles/standard.txt", FILE).set("puzzles/expert.txt", FILE);
        tab.site.instead.set(
          "somebody/told.js",
          `globalThis.told = [];
             for (const type of ["pylos-solved", "pylos-failed"])
               addEventListener(type, ({ detail }) => told.push([type, detail]));`,
        );
      },
    });
    const untilTask = (/** @type {string} */ words) => untilWords(tab, ".exercise-title", words);
    const told = () => tab.until(() => globalThis.told.length > 0 && globalThis.told.splice(0));
    await untilTask("Dark to move: only one move wins.");
    const untilRules = (/** @type {string} */ variant) =>
      tab.until((variant) => {
        const [board] = /** @type {PylosBoard[]} */ (everything("pylos-board"));
        return board?.game?.rules.variant === variant;
      }, variant);
    await tab.assertAccessible();
    assert.ok(![...host.served].some((name) => /^engine\//.test(name)), "without the engine");
    await tab.click({ role: "button", name: "Hint" });
    await tab.click({ role: "button", name: "Solution" });
    assert.deepEqual(await told(), [["pylos-failed", { id: "standard-2", mistakes: 0, hints: 1 }]]);

    const way = await tab.evaluate(() => getComputedStyle(everything(".exercise")[0]).direction);
    assert.equal(way, "ltr", "as its texts are, on any page");
    await tab.evaluate(() => everything("pylos-puzzle")[0].setAttribute("lang", "de"));
    const read = await loadPuzzleText("de");
    await untilTask(read("puzzle.task", { player: "dark", value: "won", isOnly: true }));
    await tab.evaluate(() => {
      const [puzzle] = everything("pylos-puzzle");
      puzzle.setAttribute("variant", "expert");
      puzzle.setAttribute("daily", "");
    });
    await untilRules("expert");
    await click(tab, "1a2", "pylos-puzzle");
    const [[type, { id, mistakes }]] = /** @type {any} */ (await told());
    assert.deepEqual([type, mistakes], ["pylos-solved", 0]);
    assert.match(id, /^expert-\d+$/);
  });
});
