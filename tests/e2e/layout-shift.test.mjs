/** Nothing on a page moves while its parts arrive one after the other, each in a frame of its own. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { SITE } from "./support/server.mjs";
import { shiftsOf, watchShifts } from "./support/shifts.mjs";

const PAGES = readdirSync(SITE).filter((name) => name.endsWith(".html"));

/** Addresses at which a page shows other parts. */
const PARTS = ["puzzles.html#standard-17", "puzzles.html#own", "index.html#moves=1b2_1c2"];

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

/** The score that browsers report. @param {readonly string[]} shifts */
const sumOf = (shifts) => shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** Resolves when the page paints. @param {Tab} tab */
const painted = (tab) =>
  tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))));

inChromium("a person on a slow connection", (open) => {
  for (const page of [...PAGES, ...PARTS]) {
    it(`sees no part of ${page} move`, async () => {
      for (const size of SIZES) {
        let files = 0;
        const tab = await open(page, {
          ...size,
          async before(tab) {
            await watchShifts(tab);
            // Values of the search would be replaced, in another order.
            tab.site.host.hasOpenings = true;
            tab.site.host.pace = () => {
              files += 1;
              return painted(tab);
            };
          },
        });
        await tab.until(() => document.documentElement.dataset.ready === "");
        await tab.until(() => document.querySelector("[aria-busy=true]") === null);
        for (let before = -1; before !== files; ) {
          before = files;
          for (let i = 0; i < 3; i += 1) await painted(tab);
        }
        const shifts = await shiftsOf(tab);
        // The openings come when the page is there; what they take the place of may be larger or smaller.
        const isWithin = page === "openings.html" && sumOf(shifts) <= 0.01;
        assert.deepEqual(isWithin ? [] : shifts, [], `${size.width} x ${size.height}`);
      }
    });
  }
});
