/** The settings of the page: kept on the device, and in effect everywhere. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import * as page from "./support/play.mjs";
import { chooseFile, savedBy } from "./support/puppeteer.mjs";

const paper = () => getComputedStyle(document.documentElement).backgroundColor;
const LIGHT = "rgb(244, 238, 226)";
const DARK = "rgb(27, 22, 19)";

inChromium("a player choosing settings", (open) => {
  it("chooses by keyboard, finds it again in every tab, after a reload and in a file with everything", async () => {
    const tab = await page.ready(open("#moves=1b2_1c2"));
    await page.resign(tab);
    const other = await page.ready(tab.another(""));
    await page.openDialog(tab, "Settings");
    assert.equal(await tab.evaluate(paper), LIGHT);
    await tab.evaluate(() => {
      /** @type {HTMLElement} */ (document.querySelector("#settings [name=theme]")).focus();
    });
    for (const _ of ["light", "dark"]) await tab.press("ArrowRight");
    assert.equal(await tab.evaluate(paper), DARK);
    await other.until(
      (dark) => getComputedStyle(document.documentElement).backgroundColor === dark,
      DARK,
    );
    const file = await savedBy(() => page.mouse.press(tab, "Save everything"));
    assert.match(basename(file), /^pylos-\d{4}-\d\d-\d\d\.json$/);
    assert.match(readFileSync(file, "utf8"), /resignation/);
    await tab.evaluate(() => {
      const own = Object.keys(localStorage).filter((key) => key.startsWith("pylos:"));
      for (const key of own) localStorage.removeItem(key);
    });
    await tab.click("#settings [name=sound]");
    // It is told first what the file adds.
    await chooseFile(tab, file, () => page.mouse.press(tab, "Add a file"));
    await page.untilDialog(tab, "Add this file?");
    await page.untilText(tab, "#ask-line", "New: 1 game and settings.");
    await tab.assertAccessible();
    await tab.press("Tab");
    await tab.press("Enter");
    await page.untilText(tab, "#settings-message", "Added.");
    await tab.reload();
    await page.ready(tab);
    assert.equal(await tab.evaluate(paper), DARK);
    await page.openDialog(tab, "Settings");
    await tab.until(() => document.querySelector("#settings [name=sound]:not(:checked)") !== null);
  });
});
