/** What the signs on the board mean, named where one points or holds. `unit/dialogs.test.mjs` has the sheet. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { readerOf } from "../unit/support/all-texts.mjs";
import { inChromium } from "./support/browsers.mjs";
import { walkTo } from "./support/keyboard.mjs";
import { ready } from "./support/play.mjs";
import { fingerOf } from "./support/puppeteer.mjs";

/** Dark may place a ball on level 2, or raise one. */
const PAGE = "?lang=en#moves=1b2_1c2_1b3_1a1_1c3";

const read = await readerOf("en");
/** What is said of a place, as it begins a line. @param {string} key */
const said = (key) => read(key).replace(/^./, (first) => first.toUpperCase());

/** Waits until these words stand beside a place of the board; "" for none. @param {Tab} tab @param {string} words */
const untilTip = (tab, words) =>
  tab.until((words) => {
    const [tip] = everything(".tip");
    const isSeen = tip?.checkVisibility({ visibilityProperty: true });
    return (isSeen ? tip.textContent : "") === words;
  }, words);

inChromium("somebody who wonders about a sign", (open) => {
  it("reads its name where the mouse or the focus rests, or a finger, which chooses nothing", async () => {
    const tab = await ready(open(PAGE));
    await tab.mouse.move(await tab.middle('[data-place="2b2"]'));
    await untilTip(tab, said("state.place"));
    // Escape puts it away, without another key for it.
    await tab.press("Escape");
    await untilTip(tab, "");
    await tab.mouse.move({ x: 2, y: 2 });
    await walkTo(tab, "1a1");
    await untilTip(tab, said("state.raise"));
    await tab.assertAccessible();

    const phone = await ready(open(PAGE, { width: 390, height: 844, touch: true }));
    const touch = await fingerOf(phone);
    await touch("touchStart", await phone.middle('[data-place="2b2"]'));
    await untilTip(phone, said("state.place"));
    await touch("touchEnd");
    await untilTip(phone, "");
    assert.equal(await phone.evaluate(() => boardAt().game?.moves.length), 5);
  });
});
