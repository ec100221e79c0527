/** The history of the browser: the page comes back with its game. `unit/setup.test.mjs` has what each entry brings. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers } from "./support/browsers.mjs";
import * as page from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

inBrowsers("a player using the browser history", (open) => {
  it("gets the same game after a reload, after Back and Forward, and with Back from another game", async () => {
    const tab = await open("learn.html");
    await tab.goto("#variant=expert&takeBack=optional&moves=1b2_1c2");
    await page.ready(tab);
    const start = newGame({ variant: "expert", takeBack: "optional", moves: ["1b2", "1c2"] });
    const game = await page.playTurns(tab, start, ["1b3", "1c3", "2b2"]);
    const again = async () => {
      await page.ready(tab);
      await page.assertShows(tab, game);
    };
    await tab.reload();
    await again();
    assert.equal(await tab.text("#rules"), "Expert rules, taking back optional");
    await page.mouse.press(tab, "Undo");
    await page.untilTurns(tab, 4);
    // One Back, after many turns.
    await tab.back();
    await tab.until(() => location.pathname.endsWith("/learn.html"));
    await tab.forward();
    await page.ready(tab);
    await page.untilTurns(tab, 4);
    await page.mouse.press(tab, "Redo");
    await page.untilTurns(tab, 5);
    await again();
    await page.openDialog(tab, "New game");
    await page.closeDialog(tab, "Start game");
    await page.untilTurns(tab, 0);
    await tab.back();
    await again();
    await tab.goto("#variant=expert&moves=1a1");
    await page.untilTurns(tab, 1);
    await tab.back();
    await page.untilTurns(tab, 5);
  });
});
