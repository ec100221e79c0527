/** Game records: export by copy and file, import by paste and file, with tags and comments. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import * as page from "./support/play.mjs";
import { chooseFile, savedBy } from "./support/puppeteer.mjs";
import { loadGame } from "./support/rules.mjs";

const TITLE = "Save or share";

/** Comments, a glyph and a variation, in a game with other rules. */
const ANNOTATED = `[Event "Club evening"]
[White "Ada"]
[Black "Grace"]
[Result "*"]
[Variant "expert"]
[TakeBack "optional"]

{Calm so far.} 1. 1b2 $1 {The middle.} 1c2 (1. ... 1a1 2. 1d4) 2. 1b3 1c3 *
`;

/** @param {Tab} tab @param {string} message */
const untilMessage = (tab, message) => page.untilText(tab, "#record-message", message);

/** Pastes a record, and presses "Load". @param {Tab} tab @param {string} record */
async function paste(tab, record) {
  await page.openDialog(tab, TITLE);
  await tab.click("#record details:last-of-type summary");
  await tab.fill("#record-paste", record);
  await page.mouse.press(tab, "Load");
}

/** Records the copied text in the page; a copy fails where one is forbidden. */
function watchClipboard() {
  const writeText = async (/** @type {string} */ text) => {
    const { dataset } = document.documentElement;
    if (dataset.copied === "forbidden") throw new DOMException("denied", "NotAllowedError");
    dataset.copied = text;
  };
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
}

inChromium("a player using game records", (open) => {
  it("loads a pasted record, sees its variations, and keeps them with another turn and in a file", async () => {
    const tab = await page.ready(open("#moves=1a1"));
    await paste(tab, ANNOTATED);
    await page.untilDialog(tab, null);
    await page.untilTurns(tab, 4);
    assert.equal(await tab.text("#rules"), "Expert rules, taking back optional");
    const { turns } = await page.see(tab);
    assert.equal(turns[0], "Turn 1, Light: 1b2!");
    await page.mouse.press(tab, "Or: Turn 3, Light: 1d4");
    await page.untilStatus(tab, "Variation, turn 3");
    await page.mouse.press(tab, "Back to the game");
    await page.untilStatus(tab, "Light: place a ball");
    const game = await page.playTurns(tab, loadGame(ANNOTATED), ["2b2"]);
    await tab.reload();
    await page.ready(tab);
    await page.openDialog(tab, TITLE);
    await page.untilText(tab, "#record-text", game.record);
    await tab.click("#record summary");
    const file = await savedBy(() => page.mouse.press(tab, "Save file"));
    assert.match(basename(file), /^pylos-\d{4}-\d\d-\d\d\.pgn$/);
    assert.equal(readFileSync(file, "utf8"), game.record);
    await untilMessage(tab, "Saved as a file.");
    const other = await page.ready(open("#moves=1a1"));
    await page.openDialog(other, TITLE);
    await other.click("#record details:last-of-type summary");
    await chooseFile(other, file, () => page.mouse.press(other, "Open file"));
    await page.untilDialog(other, null);
    await page.untilTurns(other, 5);
    assert.deepEqual((await page.see(other)).turns, [...turns, "Turn 5, Light: 2b2"]);
  });
});

inBrowsers("a player using game records", (open) => {
  it("copies the link and the record, which is selected when copying is forbidden", async () => {
    const tab = await page.ready(
      open("#variant=expert&moves=1b2_1c2", { before: (tab) => tab.prepare(watchClipboard) }),
    );
    const copied = () => tab.evaluate(() => document.documentElement.dataset.copied);
    await page.openDialog(tab, TITLE);
    await page.mouse.press(tab, "Copy link");
    await untilMessage(tab, "Copied.");
    assert.equal(await copied(), `${tab.site.address}#variant=expert&moves=1b2_1c2`);
    await tab.click("#record summary");
    await page.mouse.press(tab, "Copy record");
    await tab.until(() => document.documentElement.dataset.copied?.startsWith("["));
    const { rules, moves } = loadGame((await copied()) ?? "");
    assert.deepEqual([rules.variant, moves], ["expert", ["1b2", "1c2"]]);
    await tab.evaluate(() => {
      document.documentElement.dataset.copied = "forbidden";
    });
    await page.mouse.press(tab, "Copy record");
    await untilMessage(tab, "Copying is blocked. The text is selected: copy it yourself.");
    const isSelected = await tab.evaluate(() => {
      const field = /** @type {HTMLInputElement} */ (document.activeElement);
      return field.selectionStart === 0 && field.selectionEnd === field.value.length;
    });
    assert.ok(isSelected);
  });
});
