/** The day's puzzle: its result, the text to share, the archive; and `<pylos-puzzle>` on somebody's page. */

import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { dayOf } from "../../www/exercise/day.js";
import { loadPuzzleText } from "../../www/text/puzzle.js";
import { inChromium } from "./support/browsers.mjs";
import { boardsReady, click, pageWith } from "./support/element.mjs";
import { untilSaid } from "./support/puzzles.mjs";
import { fromSources, serveSite } from "./support/server.mjs";

/** Whatever the day, the puzzle is this one: only 1a2 wins. */
const LINE = "move\twon\t1\t700\tdeny\t1d1d/lldd/1l1l/ll1d 3/3/3 2/2 1 d\t1a2\t1c4";
const FILE = Array.from({ length: 14 }, (_, i) => `${i + 1}\t${LINE}\n`).join("");

/** What is seen of the day's puzzle. @param {Tab} tab */
const seen = (tab) =>
  tab.evaluate(() => {
    const of = (/** @type {string} */ selector) => everything(selector)[0]?.innerText.trim() ?? "";
    return {
      name: of(".exercise-where"),
      said: of(".exercise-said"),
      facts: of(".facts"),
      today: document.querySelector("#archive .today")?.getAttribute("aria-label"),
      hash: location.hash,
    };
  });

inChromium("the day's puzzle", (open) => {
  it("has a result, a text to share and a calendar for the keyboard", async () => {
    const tab = await open("puzzles.html", {
      before(tab) {
        fromSources(tab);
        tab.site.instead.set("puzzles/standard.txt", FILE).set("puzzles/expert.txt", FILE);
      },
    });
    await boardsReady(tab);
    const first = await seen(tab);
    assert.equal(first.name, "Today’s puzzle · Difficulty 1");
    assert.match(first.hash, /^#\d{4}-\d\d-\d\d$/);
    assert.match(first.today ?? "", /: not tried$/);

    await click(tab, "1a2");
    await untilSaid(tab, "Rating");
    const solved = await seen(tab);
    assert.match(solved.said, /^Solved\. .*Rating \d+\.$/);
    assert.match(solved.facts, /^Streak: 1 day · Rating \d+$/);
    assert.match(solved.today ?? "", /: solved first time$/);

    await tab.evaluate(() => {
      /** @type {string[]} */
      const shared = [];
      const share = async (/** @type {ShareData} */ { text = "" }) => shared.push(text);
      Object.assign(globalThis, { shared });
      Object.defineProperties(navigator, {
        canShare: { value: () => true },
        share: { value: share },
      });
    });
    await tab.click({ role: "button", name: "Share result" });
    const shared = await tab.until(() => globalThis.shared[0]);
    const day = first.hash.slice(1);
    assert.match(
      String(shared),
      new RegExp(
        `^Pylos · Puzzle of .*\\nStandard rules · Difficulty 1\\n✓\\nhttp.*/puzzles\\.html#${day}$`,
      ),
    );

    // One Tab stop; the keys go to the last day of the month before, whatever the day, and to its puzzle.
    await tab.evaluate(() =>
      /** @type {HTMLElement} */ (document.querySelector("#archive [tabindex='0']")).focus(),
    );
    await tab.press("PageUp");
    await tab.press("ArrowDown");
    await tab.press("Enter");
    await tab.until(() =>
      /^Puzzle of/.test(document.querySelector(".exercise-where")?.textContent ?? ""),
    );
    await tab.until(() => document.querySelector("#archive [aria-current]:not(.today)") !== null);
    await tab.assertAccessible();

    // What is given up comes back tomorrow.
    await tab.click({ role: "button", name: "Solution" });
    await untilSaid(tab, "(−");
    assert.match((await seen(tab)).facts, /^Streak: 1 day ·/, "only a day's own puzzle counts");
    await tab.evaluate((today) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(":puzzles-1")) ?? "";
      const kept = JSON.parse(localStorage.getItem(key) ?? "");
      kept.pile[0].due = today;
      localStorage.setItem(key, JSON.stringify(kept));
      history.replaceState(null, "", "puzzles.html");
    }, dayOf());
    await tab.reload();
    await boardsReady(tab);
    // Today's has been solved: another puzzle is open.
    const later = await seen(tab);
    assert.equal(later.name, "Difficulty 1");
    assert.match(later.hash, /^#standard-\d+$/);
    await tab.click({ role: "button", name: "Practise again: 1" });
    await tab.until((hash) => location.hash !== hash, later.hash);
    // Other rules, by the choices.
    await tab.evaluate(() => {
      const select = /** @type {HTMLSelectElement} */ (document.querySelector("#variant"));
      select.value = "expert";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await tab.until(() => /^#expert-/.test(location.hash));
    await tab.click("#besides a.button");
    await tab.until((hash) => location.hash === `${hash}-expert`, first.hash);
  });
});

inChromium("a puzzle on somebody's page", (open) => {
  /** @type {Site} The host of the script. */
  let host;
  before(async () => {
    host = await serveSite();
  });
  after(() => host.close());

  it("comes from another origin, follows its attributes and tells the page", async () => {
    const tab = await open("somebody/page.html", {
      before(tab) {
        fromSources({ site: host });
        host.instead.set("puzzles/standard.txt", FILE).set("puzzles/expert.txt", FILE);
        const tags = `<pylos-puzzle id="standard-2"></pylos-puzzle>`;
        const script = `${host.address}pylos-puzzle.js`;
        tab.site.instead.set("somebody/page.html", pageWith(tags, script)).set(
          "somebody/told.js",
          `globalThis.told = [];
             for (const type of ["pylos-solved", "pylos-failed"])
               addEventListener(type, ({ detail }) => told.push([type, detail]));`,
        );
        tab.site.policies.set(
          "somebody/page.html",
          `default-src 'self'; script-src 'self' ${host.origin} 'wasm-unsafe-eval'; connect-src ${host.origin}; worker-src blob: ${host.origin}`,
        );
        tab.expect(/request to another origin/);
      },
    });
    /** @param {string} words */
    const untilTask = (words) =>
      tab.until(
        (words) => everything(".exercise-title, [role=alert]")[0]?.textContent?.includes(words),
        words,
      );
    /** @param {string} name @param {string | null} value */
    const set = (name, value) =>
      tab.evaluate(
        ([name, value]) => {
          const [puzzle] = everything("pylos-puzzle");
          if (value === null) puzzle.removeAttribute(name);
          else puzzle.setAttribute(name, value);
        },
        /** @type {const} */ ([name, value]),
      );
    const told = () => tab.until(() => globalThis.told.length > 0 && globalThis.told.splice(0));
    await untilTask("Dark to move: only one move wins.");
    /** @param {string} variant */
    const untilRules = (variant) =>
      tab.until((variant) => {
        const [board] = /** @type {PylosBoard[]} */ (everything("pylos-board"));
        return board?.game?.rules.variant === variant;
      }, variant);
    await untilRules("standard");
    await tab.assertAccessible();
    assert.ok(![...host.served].some((name) => /^engine\//.test(name)), "without the engine");
    await tab.click({ role: "button", name: "Hint" });
    await tab.click({ role: "button", name: "Solution" });
    assert.deepEqual(await told(), [["pylos-failed", { id: "standard-2", mistakes: 0, hints: 1 }]]);

    await set("lang", "de");
    const read = await loadPuzzleText("de");
    await untilTask(read("puzzle.task", { player: "dark", value: "won", isOnly: true }));
    await set("variant", "expert");
    await set("daily", "");
    await untilRules("expert");
    await click(tab, "1a2", "pylos-puzzle");
    const [[type, { id, mistakes }]] = /** @type {any} */ (await told());
    assert.deepEqual([type, mistakes], ["pylos-solved", 0]);
    assert.match(id, /^expert-\d+$/);

    await set("daily", null);
    await set("lang", "en");
    await set("id", "chess-1");
    await untilTask("There is no puzzle “chess-1”.");
    const kept = await tab.evaluate(() => Object.keys(localStorage));
    assert.ok(!kept.some((name) => name.includes("somebody")), "it keeps nothing");
  });
});
