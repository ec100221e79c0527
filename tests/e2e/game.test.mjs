/** Whole games by mouse and by finger, and balls that are dragged. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers } from "./support/browsers.mjs";
import { FEATURES, wholeGame } from "./support/games.mjs";
import * as page from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

const PHONE = { width: 320, height: 568, scale: 2, touch: true };

for (const [who, hand, options, browsers] of /** @type {const} */ ([
  ["two people with one mouse", page.mouse, {}, ["chromium", "firefox", "webkit"]],
  ["two people with a small phone", page.finger, PHONE, ["chromium"]],
])) {
  inBrowsers(
    who,
    (open, name) => {
      it("play a whole game with expert rules, to the apex", async () => {
        // The richest game: every kind of turn.
        const game = wholeGame({ variant: "expert" }, /** @type {any[]} */ (Object.keys(FEATURES)));
        const tab = await page.ready(open("#variant=expert", options));
        // In one browser to its end.
        const moves = name === "chromium" ? game.moves : game.moves.slice(0, 12);
        const played = await page.playTurns(tab, newGame({ variant: "expert" }), moves, hand);
        await page.assertShows(tab, played);
        if (played.result === null) return;
        await page.untilEnd(tab);
        assert.equal(await tab.text("#status"), "Light wins with the top ball");
        // The board turns to its corner, and back with the next game.
        await tab.until(() => boardAt().camera.rotation === 45);
        await hand.press(tab, "Rematch");
        await tab.until(() => !boardAt().camera.rotation);
      });
    },
    [...browsers],
  );
}

inBrowsers("two people with one mouse", (open) => {
  it("place, raise and take back balls by dragging them, and cancel a drag with Escape", async () => {
    const tab = await open();
    for (const [position, move, ...drags] of [
      ["4/4/lddl/lddl 3/3/3 2/2 1 l", "1d2-2b1", "1d2 2b1 Dark: place a ball"],
      [
        "4/4/ll2/l1dd 3/3/3 2/2 1 l",
        "1b1x1b1x1a2",
        "light 1b1 Light: take back one or two balls",
        "1a2 light Light: take back another, or just one",
        "1b1 light Dark: place a ball",
      ],
    ]) {
      await tab.goto(`#position=${position.replaceAll(" ", "_")}`);
      await page.ready(tab);
      for (const drag of drags) {
        const [from, to, ...status] = drag.split(" ");
        await tab.drag(await page.pointOf(tab, from), await page.pointOf(tab, to));
        await page.untilStatus(tab, status.join(" "));
      }
      await tab.mouse.move(await page.pointOf(tab, "dark"));
      await tab.mouse.down();
      await tab.mouse.move(await page.pointOf(tab, "1d4"));
      await page.untilStatus(tab, "Dark: choose a place");
      await tab.press("Escape");
      await page.untilStatus(tab, "Dark: place a ball");
      await tab.mouse.up();
      await page.assertShows(tab, newGame({ position, moves: [move] }));
    }
  });
});
