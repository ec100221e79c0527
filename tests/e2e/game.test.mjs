/** Whole games between two people with one mouse. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers } from "./support/browsers.mjs";
import { FEATURES, wholeGame } from "./support/games.mjs";
import {
  assertShows,
  playTurn,
  pointOf,
  ready,
  see,
  untilEnd,
  untilStatus,
} from "./support/play.mjs";
import { newGame, play } from "./support/rules.mjs";

/** @type {import("./support/games.mjs").Feature[]} The richest game: every kind of turn. */
const FEATURES_OF_ALL = /** @type {any} */ (Object.keys(FEATURES));

inBrowsers(
  "two people with one mouse",
  (open) => {
    it("play a whole game with expert rules, to the apex", async () => {
      const { game, turns } = wholeGame({ variant: "expert" }, FEATURES_OF_ALL);
      const tab = await ready(open("#variant=expert"));
      for (const { before, move } of turns) await playTurn(tab, before, move.text);
      await assertShows(tab, game);
      const winner = game.result?.winner === "light" ? "Light" : "Dark";
      await untilEnd(tab);
      const { status, buttons } = await see(tab);
      assert.equal(status, `${winner} wins with the top ball`);
      assert.ok(buttons.includes("Rematch"), "a rematch is offered");
    });
  },
  ["chromium", "firefox", "webkit"],
);

inBrowsers("two people with one mouse", (open) => {
  it("play a turn while a ball is still moving", async () => {
    const tab = await ready(open("#opponent=friend", { reducedMotion: false }));
    let game = newGame();
    for (const text of ["1b2", "1c2", "1b3", "1c3", "1a1", "1d1", "1a1-2b2"]) {
      await playTurn(tab, game, text);
      game = play(game, text);
    }
    await assertShows(tab, game);
  });
});

inBrowsers("a player using drag and drop", (open) => {
  it("places balls from the reserve", async () => {
    const tab = await ready(open("#moves=1b2_1c2"));
    await tab.drag(await pointOf(tab, "light"), await pointOf(tab, "1b3"));
    await untilStatus(tab, "Dark: place a ball");
    await tab.drag(await pointOf(tab, "dark"), await pointOf(tab, "1c3"));
    await untilStatus(tab, "Light: place a ball");
    await assertShows(tab, newGame({ moves: ["1b2", "1c2", "1b3", "1c3"] }));
  });

  it("raises a ball", async () => {
    const position = "4/4/lddl/lddl 3/3/3 2/2 1 l";
    const tab = await ready(open(`#position=${position.replaceAll(" ", "_")}`));
    await tab.drag(await pointOf(tab, "1d2"), await pointOf(tab, "2b1"));
    await untilStatus(tab, "Dark: place a ball");
    await assertShows(tab, newGame({ position, moves: ["1d2-2b1"] }));
  });

  it("takes balls back by dragging them to the reserve", async () => {
    const position = "4/4/ll2/l1dd 3/3/3 2/2 1 l";
    const tab = await ready(open(`#position=${position.replaceAll(" ", "_")}`));
    await tab.drag(await pointOf(tab, "light"), await pointOf(tab, "1b1"));
    await untilStatus(tab, "Light: take back one or two balls");
    await tab.drag(await pointOf(tab, "1a2"), await pointOf(tab, "light"));
    await untilStatus(tab, "Light: take back another, or stop");
    await tab.drag(await pointOf(tab, "1b1"), await pointOf(tab, "light"));
    await untilStatus(tab, "Dark: place a ball");
    await assertShows(tab, newGame({ position, moves: ["1b1x1b1x1a2"] }));
  });

  it("cancels a drag with Escape", async () => {
    const tab = await ready(open("#moves=1b2_1c2"));
    await tab.mouse.move(await pointOf(tab, "light"));
    await tab.mouse.down();
    await tab.mouse.move(await pointOf(tab, "1b3"));
    await untilStatus(tab, "Light: choose a place");
    await tab.press("Escape");
    await untilStatus(tab, "Light: place a ball");
    await tab.mouse.up();
    await assertShows(tab, newGame({ moves: ["1b2", "1c2"] }));
  });
});
