/** The frame page, which its address configures, and what pages in frames tell the page around them. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { boardsReady, click, openPage, seeBoard, untilError } from "./support/element.mjs";
import { serveSite } from "./support/server.mjs";

/** @param {Tab} tab @param {string} words How the answer begins. */
async function untilAnswer(tab, words) {
  await tab.until(
    (words) => document.querySelector("#answer")?.textContent?.startsWith(words),
    words,
  );
}

inChromium("a player on the frame page", (open) => {
  it("sees a diagram, solves an exercise, and sees what is wrong with the address", async () => {
    const tab = await open(
      "embed.html#position=4/4/ll2/lldd_3/3/3_2/2_1_d&marks=ring:1b2&theme=dark&lang=en",
      { width: 240, height: 300 },
    );
    await boardsReady(tab);
    const { labels, error } = await seeBoard(tab);
    assert.equal(labels["1b2"], "Level 1, b 2: light ball, marked");
    assert.equal(error, "");
    const spills = await tab.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return scrollWidth > innerWidth || scrollHeight > innerHeight;
    });
    assert.equal(spills, false, "the page does not scroll");
    await tab.assertAccessible();

    await tab.resize(400, 560);
    // Another address after "#" loads the page again.
    await tab.goto("embed.html#moves=1b2_1c2&solution=1b3,1c3&lang=en");
    await untilAnswer(tab, "Light to move: find the best move");
    await boardsReady(tab);
    await click(tab, "1a1");
    await untilAnswer(tab, "Not the best move. Try another.");
    assert.deepEqual((await seeBoard(tab)).moves, ["1b2", "1c2"]);
    await click(tab, "1c3");
    await untilAnswer(tab, "Correct!");
    assert.deepEqual((await seeBoard(tab)).moves, ["1b2", "1c2", "1c3"]);

    await tab.goto("embed.html#variant=chess&colour=red&lang=en");
    await untilAnswer(tab, "“colour” is not understood.");
    await untilError(tab, /“chess”, not one of/);
  });
});

inChromium("pages in frames", (open) => {
  it("tell the page around what is done, where their address names it, and no other", async (context) => {
    const host = await serveSite();
    context.after(() => host.close());
    const tab = await openPage(open, "", {
      script: "heard.js",
      policy: "default-src 'self'; frame-src *",
      before({ site }) {
        const script = `globalThis.heard = [];
          addEventListener("message", ({ data, origin }) => heard.push({ ...data, origin }));`;
        site.instead.set("somebody/heard.js", script);
      },
    });
    tab.expect(/Failed to execute 'postMessage'|Invalid URL/);
    const { origin } = tab.site;
    /** Shows a page of the host in a frame. @param {string} address */
    const frame = async (address) => {
      const handle = await tab.native.evaluateHandle((src) => {
        const made = Object.assign(document.createElement("iframe"), { src, title: "Pylos" });
        document.querySelector("main")?.replaceChildren(made);
        return made;
      }, host.address + address);
      return /** @type {import("puppeteer-core").Frame} */ (await handle.contentFrame());
    };
    /** Opens a step that is done when it is open. @param {string} address */
    const read = async (address) => {
      const inside = await frame(`learn.html${address}`);
      await inside.waitForSelector("pylos-lesson >>> .exercise-next.primary");
    };
    /** What has been heard since the last call. @param {number} count */
    const messages = async (count) => {
      await tab.until((count) => heard.length >= count, count);
      return tab.evaluate(() => heard.splice(0).map(({ ...message }) => message));
    };
    await read("?lang=en#board/aim");
    await read("?report=*#board/aim");
    await read(`?report=${origin}/course#board/start`);
    // The steps of the links before were only looked at.
    const done = { type: "pylos-done", chapter: "board", step: "start", left: 11 };
    assert.deepEqual(await messages(1), [{ ...done, origin: host.origin }]);

    const puzzle = await frame(`puzzles.html?report=${origin}#children-1`);
    const show = await puzzle.waitForSelector(".exercise-show:not([aria-disabled])");
    await show?.evaluate((button) => /** @type {HTMLElement} */ (button).click());
    const failed = { type: "pylos-failed", id: "children-1", mistakes: 0, hints: 0 };
    assert.deepEqual(await messages(1), [{ ...failed, origin: host.origin }]);

    const board = await frame(`embed.html#moves=1b2_1c2&solution=1b3&report=${origin}&lang=en`);
    await board.waitForFunction(() =>
      document.querySelector("#answer")?.textContent?.startsWith("Light to move"),
    );
    for (const place of ["1a1", "1b3"]) {
      const cell = await board.waitForSelector(`pylos-board >>> [data-place="${place}"]`);
      await cell?.evaluate((button) => /** @type {HTMLElement} */ (button).click());
    }
    const solved = { type: "pylos-solved", mistakes: 1 };
    assert.deepEqual(await messages(1), [{ ...solved, origin: host.origin }]);
  });
});
