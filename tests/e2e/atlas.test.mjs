/** The atlas: charts and tables in every language, games to step through, accessible, on a narrow screen. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { languages } from "../../www/text/text.js";
import { inChromium } from "./support/browsers.mjs";
import { pickLanguage } from "./support/play.mjs";

/** @typedef {import("./support/element.mjs").PylosBoard} PylosBoard */

inChromium("a reader of the atlas", (open) => {
  it("steps through the longest game by keyboard, and sees every circle end in a draw", async () => {
    const tab = await open("atlas.html?lang=en");
    await tab.until(() => document.querySelectorAll("section h2").length === 10);
    await tab.until(() => customElements.get("pylos-board") !== undefined);
    await tab.evaluate(() => document.getElementById("longest-standard")?.scrollIntoView());
    await tab.until(
      () =>
        /** @type {PylosBoard} */ (document.getElementById("longest-standard")).game?.moves
          .length === 64,
    );
    /** @param {string} act Presses Enter on a button of the board, then waits until it shows so many moves. @param {number} ply */
    async function enter(act, ply) {
      await tab.evaluate((act) => {
        const { shadowRoot } = document.getElementById("longest-standard") ?? {};
        /** @type {HTMLElement | null | undefined} */ (
          shadowRoot?.querySelector(`[data-act=${act}]`)
        )?.focus();
      }, act);
      await tab.press("Enter");
      await tab.until(
        (ply) =>
          /** @type {PylosBoard} */ (document.getElementById("longest-standard")).shownPly === ply,
        ply,
      );
    }
    await enter("next", 1);
    await enter("next", 2);
    await enter("previous", 1);
    await enter("last", 64);
    await enter("first", 0);
    await tab.evaluate(() => document.getElementById("circles")?.scrollIntoView());
    await tab.until(() =>
      [
        .../** @type {NodeListOf<PylosBoard>} */ (
          document.querySelectorAll("#circles pylos-board")
        ),
      ].every((board) => board.game?.result?.reason === "repetition"),
    );
    await tab.assertAccessible();
  });

  it("reads it in every language on a narrow screen, without overflow", async () => {
    const tab = await open("atlas.html?lang=en", { width: 320, height: 640, dark: true });
    const titles = new Set();
    for (const lang of languages) {
      await pickLanguage(tab, lang);
      await tab.until(
        (lang) =>
          document.documentElement.lang === lang &&
          document.querySelector("#longest-standard")?.getAttribute("lang") === lang,
        lang,
      );
      const { title, spills, empty, charts } = await tab.evaluate(() => {
        for (const part of document.querySelectorAll("details")) part.open = true;
        return {
          title: document.title,
          spills: document.documentElement.scrollWidth > innerWidth,
          empty: [...document.querySelectorAll("h1, h2, h3, figcaption, th[scope=row], p")].filter(
            (element) =>
              element.checkVisibility() && element.id !== "message" && element.textContent === "",
          ).length,
          charts: document.querySelectorAll("svg[role=img][aria-label]").length,
        };
      });
      titles.add(title);
      assert.equal(spills, false, lang);
      assert.equal(empty, 0, lang);
      assert.ok(charts >= 8, lang);
    }
    assert.ok(titles.size > 3);
    await tab.assertAccessible();
  });
});
