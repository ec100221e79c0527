/** The atlas: in every language, games to step through, accessible, on a narrow screen. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { languages } from "../../www/text/text.js";
import { inChromium } from "./support/browsers.mjs";
import { pickLanguage } from "./support/play.mjs";

inChromium("a reader of the atlas", (open) => {
  it("reads it in every language on a narrow screen, and sees every circle end in a draw", async () => {
    const tab = await open("atlas.html?lang=en", { width: 320, height: 640, dark: true });
    const leads = new Set();
    for (const lang of languages) {
      await pickLanguage(tab, lang);
      await tab.until(
        (lang) => document.querySelector("pylos-board")?.getAttribute("lang") === lang,
        lang,
      );
      const { lead, spills, empty } = await tab.evaluate(() => ({
        lead: document.querySelector(".lead")?.textContent,
        spills: document.documentElement.scrollWidth > innerWidth,
        empty: [...document.querySelectorAll("main [data-text]")].filter(
          (element) => element.textContent === "",
        ).length,
      }));
      leads.add(lead);
      assert.deepEqual([spills, empty], [false, 0], lang);
    }
    assert.equal(leads.size, languages.length);
    // A board loads when it comes near the window.
    await tab.until(() => {
      const boards = /** @type {NodeListOf<PylosBoard>} */ (
        document.querySelectorAll("#circles pylos-board")
      );
      const open = [...boards].find(({ game }) => game?.result?.reason !== "repetition");
      open?.scrollIntoView();
      return open === undefined;
    });
    await tab.assertAccessible();
  });
});
