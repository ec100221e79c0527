/** The address contains the game, and the browser stores the last game. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers } from "./support/browsers.mjs";
import * as page from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

inBrowsers("a player using links and the browser history", (open) => {
  it("reloads the page, leaves it with one Back after many turns, returns with Forward, and gets the same game", async () => {
    const tab = await open("learn.html");
    await tab.goto("#variant=expert&takeBack=optional&moves=1b2_1c2");
    await page.ready(tab);
    const start = newGame({ variant: "expert", takeBack: "optional", moves: ["1b2", "1c2"] });
    const game = await page.playTurns(tab, start, ["1b3", "1c3", "2b2"]);
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
      await page.ready(tab);
      await page.assertShows(tab, game);
      assert.equal(await tab.text("#rules"), "Expert rules, taking back optional");
      await page.mouse.press(tab, "Undo");
      await page.untilTurns(tab, 4);
      await arrive();
      await page.ready(tab);
      await page.untilTurns(tab, 4);
      await page.mouse.press(tab, "Redo");
      await page.untilTurns(tab, 5);
      await page.assertShows(tab, game);
    }
  });

  it("returns with Back from a new game, and from the game of another address", async () => {
    const tab = await page.ready(open("#moves=1b2_1c2"));
    const game = await page.playTurns(tab, newGame({ moves: ["1b2", "1c2"] }), ["1b3"]);
    await page.openDialog(tab, "New game");
    await page.closeDialog(tab, "Start game");
    await page.untilTurns(tab, 0);
    await tab.back();
    await page.untilTurns(tab, 3);
    await page.assertShows(tab, game);
    await tab.goto("#variant=expert&moves=1a1");
    await page.untilTurns(tab, 1);
    await page.assertShows(tab, newGame({ variant: "expert", moves: ["1a1"] }));
    await tab.back();
    await page.untilTurns(tab, 3);
  });
});
