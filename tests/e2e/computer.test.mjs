/** Games against the computer, which thinks in a worker. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { BY_HAND, reply } from "./support/engine.mjs";
import { mouse, ready, see, untilNote, untilStatus, untilTurns } from "./support/play.mjs";
import { fromSources } from "./support/server.mjs";

const PAUSED = "The computer is paused";

inChromium("a player against the computer", (open) => {
  it("pauses it, and gets its move when it goes on", async () => {
    const tab = await ready(open("#opponent=5&moves=1b2", BY_HAND));
    await mouse.press(tab, "Pause");
    await untilStatus(tab, PAUSED);
    // The next question is another one.
    await tab.evaluate(() => delete asked.know);
    await mouse.press(tab, "Resume");
    await untilStatus(tab, "The computer is thinking…");
    await tab.until(() => document.querySelector(".thinking") !== null);
    await reply(tab, "know", () => ({ moves: [{ text: "1c2" }], final: true }));
    await untilTurns(tab, 2);
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
