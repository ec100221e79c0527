/** The address contains the game, and the browser stores the last game; an address that is no game changes nothing. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import {
  assertShows,
  closeDialog,
  mouse,
  openDialog,
  playTurns,
  ready,
  untilTurns,
} from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

inBrowsers("a player using links and the browser history", (open) => {
  it("reloads the page, leaves it with one Back after many turns, returns with Forward, and gets the same game", async () => {
    const tab = await open("learn.html");
    await tab.goto("#variant=expert&takeBack=optional&moves=1b2_1c2");
    await ready(tab);
    const start = newGame({ variant: "expert", takeBack: "optional", moves: ["1b2", "1c2"] });
    const game = await playTurns(tab, start, ["1b3", "1c3", "2b2"]);
    const arrivals = [
      () => tab.reload(),
      async () => {
        await tab.back();
        await tab.until(() => location.pathname.endsWith("/learn.html"));
        await tab.forward();
      },
    ];
    for (const arrive of arrivals) {
      await arrive();
      await ready(tab);
      await assertShows(tab, game);
      assert.equal(await tab.text("#rules"), "Expert rules, taking back optional");
      await mouse.press(tab, "Undo");
      await untilTurns(tab, 4);
      await arrive();
      await ready(tab);
      await untilTurns(tab, 4);
      await mouse.press(tab, "Redo");
      await untilTurns(tab, 5);
      await assertShows(tab, game);
    }
  });

  it("returns with Back from a new game, and from the game of another address", async () => {
    const tab = await ready(open("#moves=1b2_1c2"));
    const game = await playTurns(tab, newGame({ moves: ["1b2", "1c2"] }), ["1b3"]);
    await openDialog(tab, "New game");
    await closeDialog(tab, "Start game");
    await untilTurns(tab, 0);
    await tab.back();
    await untilTurns(tab, 3);
    await assertShows(tab, game);
    await tab.goto("#variant=expert&moves=1a1");
    await untilTurns(tab, 1);
    await assertShows(tab, newGame({ variant: "expert", moves: ["1a1"] }));
    await tab.back();
    await untilTurns(tab, 3);
  });
});

inChromium("a player using links and the browser history", (open) => {
  it("plays a separate game in each of two tabs, and gets the last one in a new tab", async () => {
    const one = await ready(open("#moves=1b2_1c2"));
    const two = await ready(one.another("#variant=expert&moves=1a1"));
    const first = await playTurns(one, newGame({ moves: ["1b2", "1c2"] }), ["1b3", "1c3"]);
    const second = await playTurns(two, newGame({ variant: "expert", moves: ["1a1"] }), ["1a2"]);
    await assertShows(one, first);
    await assertShows(two, second);
    for (const [tab, game] of /** @type {[Tab, Game][]} */ ([
      [one, first],
      [two, second],
      [one, first],
    ])) {
      await tab.reload();
      await ready(tab);
      await assertShows(tab, game);
    }
    const later = await two.another("");
    await two.close();
    await ready(later);
    await assertShows(later, second);
    assert.equal(await later.text("#rules"), "Expert rules");
    await playTurns(later, second, ["1b3"]);
  });

  it("sees what is wrong with an address, and keeps the game", async () => {
    const hash = "#moves=1b2_1c2";
    const tab = await ready(open(hash));
    // tests/unit/address.test.mjs has every fault.
    await tab.evaluate(() => {
      location.hash = "#moves=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E";
    });
    await tab.until(() => /“<img.*”/.test(document.querySelector("#note")?.textContent ?? ""));
    await assertShows(tab, newGame({ moves: ["1b2", "1c2"] }));
    assert.equal(new URL(await tab.url()).hash, hash, "the address of the game is restored");
  });
});
