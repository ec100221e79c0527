/** The "New game" dialog: every choice, the stored choices, and the clock. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { MUTE, replaceEngine } from "./support/engine.mjs";
import * as page from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { holdClock, passTime } from "./support/time.mjs";

/** @type {(tab: Tab, name: string, value: string) => Promise<void>} */
const pick = (tab, name, value) => tab.click(`#new-form [name=${name}][value=${value}]`);

/** Opens the rules and the clock. @param {Tab} tab */
const unfold = (tab) => tab.click("dialog[open] summary");

inChromium("a player starting a new game", (open) => {
  it("reads what the choices mean, finds them again after a reload, and cannot choose invalid times", async () => {
    const tab = await page.ready(open());
    await page.openDialog(tab, "New game");
    assert.match((await tab.text("#line-8")) ?? "", /perfectly.* Light/);
    const choices = {
      level: "4",
      colour: "dark",
      variant: "expert",
      takeBack: "optional",
      emptyReserve: "playsOn",
    };
    await unfold(tab);
    await tab.click("#more-rules summary");
    for (const [name, value] of Object.entries(choices)) await pick(tab, name, `"${value}"`);
    await tab.click("#new-form [name=clock]");
    await tab.fill("input[name=minutes]", "181");
    await page.mouse.press(tab, "Start game");
    await tab.until(() => document.querySelector("input[name=minutes]:invalid") !== null);
    await page.untilDialog(tab, "New game");
    await tab.fill("input[name=minutes]", "7");
    await tab.fill("input[name=seconds]", "3");
    await page.closeDialog(tab, "Start game");
    assert.equal(
      await tab.text("#rules"),
      "Expert rules, taking back optional, an empty reserve does not lose",
    );
    await tab.reload();
    await page.ready(tab);
    await page.openDialog(tab, "New game");
    assert.ok(await tab.evaluate(() => document.querySelector("#more-rules[open]") !== null));
    const found = await tab.evaluate(() =>
      Object.fromEntries(
        new FormData(/** @type {HTMLFormElement} */ (document.querySelector("#new-form"))),
      ),
    );
    const clock = { clock: "on", minutes: "7", seconds: "3" };
    const { yourName, friendName, light, dark, ...rest } = found;
    assert.deepEqual(rest, { opponent: "computer", ...choices, ...clock });
  });
});

inChromium("a player with a clock", (open) => {
  it("loses no time against the computer behind a dialog", async () => {
    const before = async (/** @type {Tab} */ tab) => {
      await holdClock(tab);
      replaceEngine(tab.site, MUTE);
    };
    const tab = await page.ready(open("", { before }));
    await page.openDialog(tab, "New game");
    await unfold(tab);
    await tab.click("[name=clock]");
    await page.closeDialog(tab, "Start game");
    await page.playTurn(tab, newGame(), "1b2");
    await passTime(tab, 2);
    await tab.press("?");
    await page.untilDialog(tab, "Help");
    await passTime(tab, 300);
    await page.closeDialog(tab);
    await tab.until(() => document.querySelectorAll("[role=timer]")[1].textContent === "9:58");
  });
});

inChromium("two people on one device", (open) => {
  it("keep their names and their score in a rematch, and the board turns to whose turn it is", async () => {
    const tab = await page.ready(open());
    await page.openDialog(tab, "New game");
    await pick(tab, "opponent", "friend");
    await tab.fill("input[name=light]", "Ada");
    await tab.fill("input[name=dark]", "Bo");
    await tab.click("#new-form [name=faces]");
    await page.closeDialog(tab, "Start game");
    await page.playTurn(tab, newGame(), "1b2");
    await tab.until(() => {
      const board = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
      return board.camera.rotation === 180;
    });
    await page.resign(tab);
    await tab.until(() => document.querySelector("#note")?.textContent?.endsWith("Ada 1 : 0 Bo."));
    await tab.click("#end [data-action=rematch]");
    await tab.until(() =>
      /Bo · 0.*Ada · 1/s.test(document.querySelector("#players")?.textContent ?? ""),
    );
  });
});
