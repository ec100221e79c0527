/** Game records as files and in the clipboard of a browser. A walk has the dialog. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import * as page from "./support/play.mjs";
import { chooseFile, savedBy } from "./support/puppeteer.mjs";

const TITLE = "Save or share";

inChromium("a player using game records", (open) => {
  it("saves a game as a file, and opens it elsewhere", async () => {
    const tab = await page.ready(open("#variant=expert&moves=1b2_1c2"));
    const record = await tab.evaluate(() => boardAt().game?.record);
    await page.openDialog(tab, TITLE);
    await tab.click("#record summary");
    const file = await savedBy(() => page.mouse.press(tab, "Save file"));
    assert.match(basename(file), /^pylos-\d{4}-\d\d-\d\d\.pgn$/);
    assert.equal(readFileSync(file, "utf8"), record);
    const other = await page.ready(open("#moves=1a1"));
    await page.openDialog(other, TITLE);
    await other.click("#record details:last-of-type summary");
    await chooseFile(other, file, () => page.mouse.press(other, "Open file"));
    await page.untilDialog(other, null);
    await page.untilTurns(other, 2);
    assert.equal(await other.text("#rules"), "Expert rules");
  });
});

inBrowsers("a player using game records", (open) => {
  it("finds the record selected where copying is forbidden", async () => {
    const before = (/** @type {Tab} */ tab) =>
      tab.prepare(() => {
        const writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
        Object.defineProperty(navigator, "clipboard", { value: { writeText } });
      });
    const tab = await page.ready(open("#moves=1b2_1c2", { before }));
    await page.openDialog(tab, TITLE);
    await tab.click("#record summary");
    await page.mouse.press(tab, "Copy record");
    const blocked = "Copying is blocked. The text is selected: copy it yourself.";
    await page.untilText(tab, "#record-message", blocked);
    const isSelected = await tab.evaluate(() => {
      const field = /** @type {HTMLInputElement} */ (document.activeElement);
      return field.selectionStart === 0 && field.selectionEnd === field.value.length;
    });
    assert.ok(isSelected);
  });
});
