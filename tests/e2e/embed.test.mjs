/** The frame page, which its address configures, and the dialog that writes the embed code. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { boardsReady, click, seeBoard, untilError } from "./support/element.mjs";
import { label, openDialog, ready } from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

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
    await tab.goto("embed.html?moves=1b2#lang=en");
    await untilAnswer(tab, "“?moves” is not understood.");
  });
});

inChromium("a player on the page", (open) => {
  it("copies the embed code, and the code shows the position", async () => {
    const tab = await ready(open("?lang=en#variant=expert&moves=1b2_1c2_1b3"));
    await openDialog(tab, "Save or share");
    await tab.click("#record details:nth-of-type(2) summary");
    await tab.assertAccessible();
    const codes = await tab.evaluate(() => {
      const field = (/** @type {string} */ id) =>
        /** @type {HTMLTextAreaElement} */ (document.getElementById(id));
      const purpose = /** @type {HTMLSelectElement} */ (document.getElementById("embed-purpose"));
      return [...purpose.options].map(({ value }) => {
        purpose.value = value;
        purpose.dispatchEvent(new Event("change"));
        return { tag: field("embed-tag").value, frame: field("embed-frame").value };
      });
    });
    const { position } = newGame({ moves: ["1b2", "1c2", "1b3"] });
    assert.equal(codes.length, 3);
    await tab.click({ role: "button", name: "Copy iframe" });
    await tab.until(() => (document.querySelector("#record-message")?.textContent ?? "") !== "");
    for (const { tag, frame } of codes) {
      tab.site.instead.set(
        "somebody/page.html",
        `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Pasted</title><link rel="icon" href="../favicon.svg">${tag}</html>`,
      );
      await tab.goto("somebody/page.html");
      await boardsReady(tab);
      assert.equal((await seeBoard(tab)).position, position);
      const [, address] = /src="([^"]*)"/.exec(frame) ?? [];
      await tab.visit(address.replaceAll("&amp;", "&"));
      await boardsReady(tab);
      assert.equal((await seeBoard(tab)).position, position);
    }
    await tab.goto("?lang=en");
    await ready(tab);
    assert.match(String(await label(tab, "1a1")), /^Level 1/);
  });
});
