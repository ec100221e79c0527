/** Keyboard use: whole games, shortcuts, and the focus. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { wholeGame } from "./support/games.mjs";
import { focused, isPlace, keyboard, tabTo, walkTo } from "./support/keyboard.mjs";
import {
  assertShows,
  playTurns,
  ready,
  see,
  untilDialog,
  untilStatus,
  untilTurns,
} from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

/** Records in the page that a pointer was used. */
function watchPointer() {
  addEventListener("pointerdown", () => document.documentElement.classList.add("pointed"), true);
}

/** A game of five turns, and the link to it. */
const FIVE = { moves: ["1b2", "1c2", "1b3", "1c3", "2b2"] };
const FIVE_LINK = `#moves=${FIVE.moves.join("_")}`;

inBrowsers(
  "a player using only the keyboard",
  (open) => {
    it("starts a game between two people and plays it to the apex", async () => {
      const features = /** @type {const} */ ([
        "raise",
        "one ball taken back",
        "two balls taken back",
        "second ball freed by the first",
      ]);
      const game = wholeGame({ variant: "expert" }, [...features]);
      const tab = await ready(open("", { before: (tab) => tab.prepare(watchPointer) }));
      await keyboard.press(tab, "New game");
      await untilDialog(tab, "New game");
      // The opponent has the focus; arrow keys change the choice.
      assert.equal(await focused(tab), "The computer");
      await tab.press("ArrowRight");
      assert.equal(await focused(tab), "A friend here");
      await tabTo(tab, (name) => name === "Standard rules");
      await tab.press("Enter");
      await tab.press("Tab");
      assert.match(await focused(tab), /^Standard/);
      await tab.press("ArrowRight");
      assert.match(await focused(tab), /^Expert/);
      await keyboard.press(tab, "Start game");
      await untilStatus(tab, "Light: place a ball");
      await playTurns(tab, newGame({ variant: "expert" }), game.moves, keyboard);
      await assertShows(tab, game);
      assert.equal((await see(tab)).status, "Dark wins with the top ball");
      assert.equal(await tab.evaluate(() => document.documentElement.className), "");
    });
  },
  ["chromium", "webkit"],
);

inBrowsers("a player using only the keyboard", (open) => {
  it("finds one Tab stop on the board, returns to the last place, and sees an outline around the focus", async () => {
    const tab = await ready(open(FIVE_LINK));
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

  it("keeps the focus on the board when a button ends the turn", async () => {
    const tab = await ready(open("#position=4/4/ll2/l1dd_3/3/3_2/2_1_l"));
    await keyboard.choose(tab, "1b1");
    await keyboard.choose(tab, "1a1");
    await keyboard.press(tab, "Just one");
    await untilTurns(tab, 1);
    assert.ok(isPlace(await focused(tab)), "the focus is on the board");
  });
});

inChromium("a player using only the keyboard", (open) => {
  it("views earlier positions and undoes by keys, and switches single letters off for good", async () => {
    const tab = await ready(open(FIVE_LINK));
    const steps = async (/** @type {[string, string][]} */ ...steps) => {
      for (const [key, status] of steps) {
        await tab.press(key);
        await untilStatus(tab, status);
      }
    };
    const now = "Dark: place a ball";
    await steps(["ArrowLeft", "Turn 4 of 5"], ["ArrowLeft", "Turn 3 of 5"]);
    await steps(["ArrowRight", "Turn 4 of 5"], ["Home", "Start of the game"], ["End", now]);
    await steps(["ArrowLeft", "Turn 4 of 5"], ["Escape", now], ["h", "Turn 4 of 5"], ["l", now]);
    for (const [key, turns] of /** @type {const} */ ([
      ["u", 4],
      ["u", 3],
      ["r", 4],
      ["r", 5],
    ])) {
      await tab.press(key);
      await untilTurns(tab, turns);
    }
    await assertShows(tab, newGame(FIVE));
    await tab.press("n");
    await untilDialog(tab, "New game");
    await tab.press("Escape");
    await untilDialog(tab, null);
    await tab.press("?");
    await untilDialog(tab, "Help");
    await tabTo(tab, (name) => name === "Single-letter shortcuts");
    await tab.press(" ");
    await keyboard.press(tab, "Close");
    await untilDialog(tab, null);
    for (const reloaded of [false, true]) {
      if (reloaded) {
        await tab.reload();
        await ready(tab);
      }
      await tab.press("u");
      await tab.press("n");
      // Named keys still work, and any effect of the letters would be visible by now.
      await steps(["ArrowLeft", "Turn 4 of 5"], ["End", now]);
      assert.equal(await tab.evaluate(() => document.querySelector("dialog[open]")), null);
    }
  });
});
