/** A game that somebody shows by its link: whose it is, and how somebody else goes on with it. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import * as page from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

/** The link of the game on the board. @param {Tab} tab */
const linkOf = async (tab) => new URL(await tab.url()).hash;

/** What can follow, by its names. @param {Tab} tab @param {string} room */
const offered = (tab, room) =>
  tab.evaluate(
    (room) =>
      [...document.querySelectorAll(`${room} button`)]
        .filter((button) => button.checkVisibility())
        .map((button) => button.ariaLabel ?? button.textContent),
    room,
  );

/** Everything that is written beside the board. @param {Tab} tab */
const written = (tab) =>
  tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector(".console")).innerText);

inChromium("somebody who opens the game of another", (open) => {
  it("reads whose it is and how it ended, reviews it, and plays on from there; their own game stays", async () => {
    const teller = await page.ready(open("#opponent=1&moves=1b2_1c2"));
    await page.resign(teller);
    await page.untilStatus(teller, "You lost: you resigned");
    const link = await linkOf(teller);
    await teller.reload();
    await page.ready(teller);
    await page.untilStatus(teller, "You lost: you resigned");

    const reader = await page.ready(open("#moves=1a1_1d4"));
    const own = await page.playTurns(reader, newGame({ moves: ["1a1", "1d4"] }), ["1a4"]);
    await reader.goto(link);
    const whose = "Light lost to the computer, level 1: a shared game";
    await page.untilStatus(reader, whose);
    await reader.box("#end [data-action=playHere]");
    const acts = ["Play from here", "Review", "New game", "Share", "Back to my game"];
    assert.deepEqual(await offered(reader, "#end"), acts);
    assert.doesNotMatch(await written(reader), /\byou\b|\byour\b|rematch|try again/i);
    await reader.reload();
    await page.ready(reader);
    await page.untilStatus(reader, whose);
    await page.mouse.press(reader, "Review");
    await reader.until(() => document.querySelector("#review")?.checkVisibility());
    assert.doesNotMatch(await written(reader), /\byou\b|\byour\b|try again/i);
    await page.mouse.press(reader, "Close the analysis");
    await page.openDialog(reader, "My games");
    assert.doesNotMatch((await reader.text("dialog[open]")) ?? "", /level 1/i);
    await page.closeDialog(reader);
    await page.mouse.press(reader, "Back to my game");
    await page.untilTurns(reader, 3);
    await page.assertShows(reader, own);

    await reader.back();
    await page.untilStatus(reader, whose);
    await page.mouse.press(reader, "Play from here");
    await page.untilNote(reader, "Your own game is in My games.");
    await page.playTurns(reader, newGame({ moves: ["1b2", "1c2"] }), ["1b3"]);
    assert.match(await written(reader), /you/);
  });
});
