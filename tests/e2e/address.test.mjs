/** The address contains the game, and the browser stores the last game. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { assertShows, mouse, playTurn, ready, untilDialog, untilTurns } from "./support/play.mjs";
import { newGame, play } from "./support/rules.mjs";

/** Plays turns one after the other. @param {Tab} tab @param {Game} game @param {string[]} moves */
async function playAll(tab, game, moves) {
  let now = game;
  for (const move of moves) {
    await playTurn(tab, now, move);
    now = play(now, move);
  }
  return now;
}

inBrowsers("a player using links and the browser history", (open) => {
  it("reloads the page and gets the same game", async () => {
    const start = newGame({ variant: "expert", takeBack: "optional", moves: ["1b2", "1c2"] });
    const tab = await ready(open("#variant=expert&takeBack=optional&moves=1b2_1c2"));
    const game = await playAll(tab, start, ["1b3", "1c3", "2b2"]);
    await tab.reload();
    await ready(tab);
    await assertShows(tab, game);
    assert.match((await tab.text("#rules")) ?? "", /Expert rules, taking back optional/);
    await mouse.press(tab, "Undo");
    await untilTurns(tab, 4);
    await tab.reload();
    await ready(tab);
    await untilTurns(tab, 4);
    await mouse.press(tab, "Redo");
    await untilTurns(tab, 5);
    await assertShows(tab, game);
  });

  it("leaves the game with one Back after many turns, and returns to it with Forward", async () => {
    const tab = await open("learn.html");
    await tab.goto("#moves=1b2_1c2");
    await ready(tab);
    await playAll(tab, newGame({ moves: ["1b2", "1c2"] }), ["1b3", "1c3", "2b2"]);
    await mouse.press(tab, "Undo");
    await untilTurns(tab, 4);
    await tab.back();
    await tab.until(() => location.pathname.endsWith("/learn.html"));
    await tab.forward();
    await ready(tab);
    await assertShows(tab, newGame({ moves: ["1b2", "1c2", "1b3", "1c3"] }));
    await mouse.press(tab, "Redo");
    await untilTurns(tab, 5);
  });

  it("returns from a new game to the previous game with Back", async () => {
    const tab = await ready(open("#moves=1b2_1c2"));
    await playTurn(tab, newGame({ moves: ["1b2", "1c2"] }), "1b3");
    await mouse.press(tab, "New game");
    await untilDialog(tab, "New game");
    await mouse.press(tab, "Start game");
    await untilDialog(tab, null);
    await untilTurns(tab, 0);
    await tab.back();
    await untilTurns(tab, 3);
    await assertShows(tab, newGame({ moves: ["1b2", "1c2", "1b3"] }));
  });
});

inChromium("a player using links and the browser history", (open) => {
  it("opens another game by changing the address", async () => {
    const tab = await ready(open("#moves=1b2_1c2"));
    await tab.goto("#variant=expert&moves=1a1");
    await untilTurns(tab, 1);
    await assertShows(tab, newGame({ variant: "expert", moves: ["1a1"] }));
    await tab.back();
    await untilTurns(tab, 2);
  });

  it("gets the last game in a new tab", async () => {
    const tab = await ready(open("#variant=expert&moves=1b2_1c2"));
    const before = newGame({ variant: "expert", moves: ["1b2", "1c2"] });
    const game = await playAll(tab, before, ["1b3", "1c3"]);
    const later = await tab.another("");
    await tab.close();
    await ready(later);
    await assertShows(later, game);
    assert.match((await later.text("#rules")) ?? "", /Expert rules/);
    await playTurn(later, game, "2b2");
  });

  it("plays a separate game in each of two tabs", async () => {
    const one = await ready(open("#moves=1b2_1c2"));
    const two = await ready(one.another("#variant=expert&moves=1a1"));
    const first = await playAll(one, newGame({ moves: ["1b2", "1c2"] }), ["1b3", "1c3"]);
    const second = await playAll(two, newGame({ variant: "expert", moves: ["1a1"] }), ["1a2"]);
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
  });
});
