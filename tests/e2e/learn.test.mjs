/** The course in the smallest window. `unit/lessons.test.mjs` solves every step; `unit/exercise-page.test.mjs` has the page. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { course } from "../../www/learn/course.js";
import { languages } from "../../www/text/text.js";
import { inChromium } from "./support/browsers.mjs";
import { click, untilStep } from "./support/element.mjs";

inChromium("a learner in the course", (open) => {
  it("finds no overflow in any chapter and language, nor an axe violation", async () => {
    const width = 320;
    for (const lang of languages) {
      const tab = await open(`learn.html?lang=${lang}`, { width, height: 640, dark: true });
      for (const { id, steps } of course) {
        const link = `${id}/${steps[0].id}`;
        await tab.visit(new URL(`#${link}`, await tab.url()).href);
        await untilStep(tab, link, steps[0].position);
        const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${lang} ${id}: ${wide} px`);
      }
      if (lang !== "de") continue;
      const carry = course[0].steps.find(({ id }) => id === "carry");
      await tab.visit(new URL("#board/carry", await tab.url()).href);
      await untilStep(tab, "board/carry", carry?.position);
      await click(tab, "1d1");
      await tab.until(() => everything("[data-sign=other]").length > 0);
      await tab.assertAccessible();
    }
  });
});
