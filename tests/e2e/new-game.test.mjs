/** The "New game" dialog: every choice, the stored choices, names and clock. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import * as page from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

/** @type {(tab: Tab, name: string, value: string) => Promise<void>} */
const pick = (tab, name, value) => tab.click(`#new-form [name=${name}][value=${value}]`);

inChromium("a player starting a new game", (open) => {
  it("finds the choices again after a reload, and cannot choose invalid times", async () => {
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
    await tab.click("dialog[open] summary");
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
    assert.equal(await tab.text("[role=timer]"), "7:00");
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
    await tab.until(() => boardAt().camera.rotation === 180);
    await page.resign(tab);
    await tab.until(() => document.querySelector("#note")?.textContent?.endsWith("Ada 1 : 0 Bo."));
    await tab.click("#end [data-action=rematch]");
    await page.untilWords(tab, "#players", "Ada · 1");
  });
});
