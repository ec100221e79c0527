/** The "New game" dialog: every choice, the stored choices, and the clock. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { heard, listen } from "./support/hear.mjs";
import { mouse, playTurn, ready, see, untilDialog, untilStatus } from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { holdClock, passTime } from "./support/time.mjs";

/** @param {Tab} tab */
async function openDialog(tab) {
  await mouse.press(tab, "New game");
  await untilDialog(tab, "New game");
}

/** @param {Tab} tab */
async function start(tab) {
  await mouse.press(tab, "Start game");
  await untilDialog(tab, null);
}

/**
 * Clicks a choice by its label, and first opens the folded part if necessary.
 *
 * @param {Tab} tab
 * @param {string} words
 */
async function pick(tab, words) {
  const isSeen = await tab.evaluate((words) => {
    const labels = [...document.querySelectorAll("dialog[open] label")];
    const label = labels.find((label) => label.textContent?.trim().startsWith(words));
    if (label === undefined) throw new Error(`there is no choice ${words}`);
    for (const other of labels) other.removeAttribute("data-wanted");
    label.setAttribute("data-wanted", "");
    return label.checkVisibility();
  }, words);
  if (!isSeen) await tab.click("dialog[open] summary");
  await tab.click("dialog[open] [data-wanted]");
}

/** The checked choice of every visible group in the dialog. @param {Tab} tab */
function chosen(tab) {
  return tab.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("dialog[open] fieldset")]
        .filter((group) => group.checkVisibility())
        .map((group) => [
          group.querySelector("legend")?.textContent,
          (
            group.querySelector("label:has(:checked) b") ??
            group.querySelector("label:has(:checked)")
          )?.textContent?.trim(),
        ]),
    ),
  );
}

/** Both clocks as the panel shows them, light first. @param {Tab} tab */
function clocks(tab) {
  return tab.evaluate(() =>
    [...document.querySelectorAll("[role=timer]")]
      .filter((clock) => clock.checkVisibility())
      .map((clock) => `${clock.ariaLabel} ${clock.textContent}`),
  );
}

inChromium("a player starting a new game", (open) => {
  it("reads what the choices mean, finds them again after a reload, and cannot choose invalid times", async () => {
    const tab = await ready(open());
    await openDialog(tab);
    await tab.click("[name=level][value='8']");
    assert.equal(await tab.text("#new-level b"), "Computer, level 8 (perfect)");
    assert.match((await tab.text("#new-level .choice-note")) ?? "", /perfectly.* Dark/);
    await tab.click("[name=level][value='4']");
    for (const choice of ["Dark", "Expert", "Optional", "You may still raise"]) {
      await pick(tab, choice);
    }
    await pick(tab, "With a clock");
    await tab.fill("input[name=minutes]", "181");
    await mouse.press(tab, "Start game");
    await tab.until(() => document.querySelector("input[name=minutes]:invalid") !== null);
    await untilDialog(tab, "New game");
    await tab.fill("input[name=minutes]", "7");
    await tab.fill("input[name=seconds]", "3");
    await start(tab);
    assert.equal(
      await tab.text("#rules"),
      "Expert rules, taking back optional, play goes on without reserve",
    );
    await tab.reload();
    await ready(tab);
    await openDialog(tab);
    assert.equal(await tab.text("#new-level b"), "Computer, level 4 (club player)");
    await tab.click("dialog[open] summary");
    assert.deepEqual(await chosen(tab), {
      Opponent: "The computer",
      Level: "",
      "Your colour": "Dark",
      Rules: "Expert",
      "Taking balls back": "Optional",
      "Empty reserve": "You may still raise",
    });
    const times = await tab.evaluate(() =>
      [...document.querySelectorAll("#clock-times input")].map(
        (input) => /** @type {HTMLInputElement} */ (input).value,
      ),
    );
    assert.deepEqual(times, ["7", "3"]);
  });
});

inChromium("a player with a clock", (open) => {
  it("sees it stand until the first turn, and loses by running out of time", async () => {
    const tab = await ready(open("", { before: holdClock }));
    await openDialog(tab);
    await pick(tab, "A friend here");
    await pick(tab, "With a clock");
    await tab.fill("input[name=minutes]", "2");
    await tab.fill("input[name=seconds]", "0");
    await start(tab);
    await listen(tab);
    assert.deepEqual(await clocks(tab), ["Light clock 2:00", "Dark clock 2:00"]);
    await passTime(tab, 60);
    await playTurn(tab, newGame(), "1b2");
    await passTime(tab, 65);
    await heard(tab, "Dark: one minute left.");
    await passTime(tab, 60);
    await untilStatus(tab, "Light wins: Dark ran out of time");
    await heard(tab, "Light wins: Dark ran out of time.");
    assert.equal((await clocks(tab))[1], "Dark clock 0:00.0");
    await tab.reload();
    await ready(tab);
    assert.equal((await see(tab)).status, "Light wins: Dark ran out of time");
  });
});
