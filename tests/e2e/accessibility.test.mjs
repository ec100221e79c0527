/** The keyboard in a browser: a game, the order and the outline of the focus. layout.test.mjs and doors.test.mjs look for axe violations. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers } from "./support/browsers.mjs";
import { wholeGame } from "./support/games.mjs";
import { focused, isPlace, keyboard, tabTo, walkTo } from "./support/keyboard.mjs";
import { assertShows, playTurns, ready, untilDialog, untilStatus } from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

inBrowsers(
  "a player using only the keyboard",
  (open, name) => {
    it("starts a game between two people, and plays it to the apex", async () => {
      const game = wholeGame({ variant: "expert" }, ["raise", "two balls taken back"]);
      const tab = await ready(open());
      await keyboard.press(tab, "New game");
      await untilDialog(tab, "New game");
      // The opponent has the focus; arrow keys change the choice.
      assert.equal(await focused(tab), "The computer");
      await tab.press("ArrowRight");
      assert.equal(await focused(tab), "A friend on this device");
      await keyboard.press(tab, "Standard rules");
      await tab.press("Tab");
      assert.match(await focused(tab), /^Standard/);
      await tab.press("ArrowRight");
      assert.match(await focused(tab), /^Expert/);
      await keyboard.press(tab, "Start game");
      await untilStatus(tab, "Light: place a ball");
      // In one browser to its end.
      const moves = name === "chromium" ? game.moves : game.moves.slice(0, 10);
      const played = await playTurns(tab, newGame({ variant: "expert" }), moves, keyboard);
      await assertShows(tab, played);
      assert.equal(played.result?.reason, name === "chromium" ? "apex" : undefined);
    });
  },
  ["chromium", "webkit"],
);

inBrowsers("a player using only the keyboard", (open) => {
  it("finds one Tab stop on the board, returns to the last place, and sees an outline around the focus", async () => {
    const tab = await ready(open("#moves=1b2_1c2_1b3_1c3_2b2"));
    const outline = () =>
      tab.evaluate(() => {
        const element = focusedElement();
        if (!element?.matches(":focus-visible")) return "not visible";
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return `${outlineStyle} ${Number.parseFloat(outlineWidth) >= 2 ? "wide" : "thin"}`;
      });
    await walkTo(tab, "1c4");
    assert.equal(await outline(), "solid wide");
    await tab.press("Tab");
    assert.ok(!isPlace(await focused(tab)), "Tab leaves the board");
    await tab.press("Shift+Tab");
    assert.match(await focused(tab), /^Level 1, c 4:/);
    for (const name of ["Undo", "View", "Start"]) {
      await tabTo(tab, (focused) => focused === name);
      assert.equal(await outline(), "solid wide", name);
    }
  });

  it("returns to the menu's button after closing a dialog", async () => {
    const tab = await ready(open("#moves=1b2_1c2"));
    for (const close of [() => tab.press("Escape"), () => keyboard.press(tab, "Keep playing")]) {
      await keyboard.press(tab, "Resign");
      await untilDialog(tab, "Resign this game?");
      const isInside = () => document.activeElement?.closest("dialog[open]") !== null;
      assert.ok(await tab.evaluate(isInside));
      await close();
      await untilDialog(tab, null);
      assert.equal(await focused(tab), "More");
    }
  });
});
