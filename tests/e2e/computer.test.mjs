/** Games against the computer, which thinks in a worker. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { BY_HAND, reply } from "./support/engine.mjs";
import {
  closeDialog,
  mouse,
  openDialog,
  playTurn,
  ready,
  see,
  untilNote,
  untilStatus,
  untilTurns,
} from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { fromSources } from "./support/server.mjs";

const THINKING = "The computer is thinking…";
const PAUSED = "The computer is paused";

/** The computer plays, as soon as it is asked. @param {Tab} tab @param {string} text */
const computer = (tab, text) => reply(tab, "know", () => ({ moves: [{ text }], final: true }));

inChromium("a player against the computer", (open) => {
  it("sees it think, pauses it, looks back meanwhile, and gets no move for a game that was left", async () => {
    const tab = await ready(open("#opponent=5&moves=1b2", BY_HAND));
    await untilStatus(tab, THINKING);
    await tab.until(() => document.querySelector(".thinking") !== null);
    await mouse.choose(tab, "1c2");
    await untilNote(tab, "It is the computer’s turn.");
    assert.equal((await see(tab)).turns.length, 1);
    assert.equal(await tab.title(), `${THINKING} – Pylos`);

    await mouse.press(tab, "Pause");
    await untilStatus(tab, PAUSED);
    // The next question is another one.
    await tab.evaluate(() => delete asked.know);
    await mouse.press(tab, "Resume");
    await untilStatus(tab, THINKING);
    await computer(tab, "1c2");
    await untilTurns(tab, 2);
    await untilStatus(tab, "Light: place a ball");

    await playTurn(tab, newGame({ moves: ["1b2", "1c2"] }), "1b3");
    await tab.click({ role: "button", name: "Turn 1, Light: 1b2" });
    await computer(tab, "1c3");
    await untilTurns(tab, 4);
    await tab.until(() => /^Turn 1 of/.test(document.title));

    await mouse.press(tab, "Back to the game");
    await playTurn(tab, newGame({ moves: ["1b2", "1c2", "1b3", "1c3"] }), "1a1");
    await untilStatus(tab, THINKING);
    const left = await tab.until(() => asked.know?.data.id);
    await openDialog(tab, "New game");
    await tab.click("input[name=opponent][value='computer']");
    await tab.click("input[name=colour][value='dark']");
    await closeDialog(tab, "Start game");
    await tab.until((left) => asked.know.data.id !== left, left);
    await tab.evaluate((id) => {
      const data = { id, answer: { moves: [{ text: "1d4" }], final: true } };
      asked.know.worker.dispatchEvent(new MessageEvent("message", { data }));
    }, left);
    await computer(tab, "1b2");
    await untilStatus(tab, "Dark: place a ball");
    assert.deepEqual((await see(tab)).turns, ["Turn 1, Light: 1b2"]);
  });

  it("hears plainly that the computer cannot be loaded, and goes on when it can", async () => {
    const tab = await ready(
      open("#opponent=1", {
        before: (tab) => {
          fromSources(tab);
          for (const file of ["worker", "mind"]) tab.site.instead.set(`engine/${file}.js`, null);
          tab.expect(/404|worker\.js|mind\.js/);
        },
      }),
    );
    await mouse.choose(tab, "1b2");
    await untilNote(tab, "The computer could not play. Check the connection.");
    assert.equal((await see(tab)).status, PAUSED);
    tab.site.instead.clear();
    await tab.evaluate(() => dispatchEvent(new Event("online")));
    await untilTurns(tab, 2);
  });
});
