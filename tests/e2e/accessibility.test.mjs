/** Keyboard and assistive technology: whole games, shortcuts, the focus, labels and announcements; axe checks every state in layout.test.mjs. */

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
  untilEnd,
  untilStatus,
  untilTurns,
} from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

/** A game of five turns, and the link to it. */
const FIVE = { moves: ["1b2", "1c2", "1b3", "1c3", "2b2"] };
const FIVE_LINK = `#moves=${FIVE.moves.join("_")}`;

inBrowsers(
  "a player using only the keyboard",
  (open, name) => {
    it("starts a game between two people and plays it to the apex", async () => {
      const game = wholeGame({ variant: "expert" }, [
        "raise",
        "one ball taken back",
        "two balls taken back",
        "second ball freed by the first",
      ]);
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
      const moves = name === "chromium" ? game.moves : game.moves.slice(0, 8);
      await assertShows(tab, await playTurns(tab, newGame({ variant: "expert" }), moves, keyboard));
      if (moves.length < game.moves.length) return;
      assert.equal((await see(tab)).status, "Dark wins with the top ball");
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

  it("keeps the focus on the board when a button ends the turn, and in the page when a game ends and a new one starts", async () => {
    const tab = await ready(open("#position=4/4/ll2/l1dd_3/3/3_2/2_1_l"));
    await keyboard.choose(tab, "1b1");
    await keyboard.choose(tab, "1a1");
    await keyboard.press(tab, "Just one");
    await untilTurns(tab, 1);
    assert.ok(isPlace(await focused(tab)), "on the board after the turn");
    await keyboard.press(tab, "Resign");
    await untilDialog(tab, "Resign this game?");
    await keyboard.press(tab, "Resign");
    await untilStatus(tab, "Light wins: Dark resigned");
    await untilDialog(tab, null);
    assert.notEqual(await tab.evaluate(() => document.activeElement?.tagName), "BODY");
    await untilEnd(tab);
    await keyboard.press(tab, "Rematch");
    await untilTurns(tab, 0);
    assert.ok(isPlace(await focused(tab)), "on the board in the new game");
  });

  it("returns to the menu's button after closing any dialog", async () => {
    const tab = await ready(open("#moves=1b2_1c2"));
    for (const [button, title, leave] of [
      ["More", "Menu", "Close"],
      ["New game", "New game", "Cancel"],
      ["Resign", "Resign this game?", "Keep playing"],
    ]) {
      for (const close of [() => tab.press("Escape"), () => keyboard.press(tab, leave)]) {
        await keyboard.press(tab, button);
        await untilDialog(tab, title);
        const isInside = () => document.activeElement?.closest("dialog[open]") !== null;
        assert.ok(await tab.evaluate(isInside), `the focus is in ${title}`);
        await close();
        await untilDialog(tab, null);
        assert.equal(await focused(tab), "More", title);
      }
    }
  });
});

inChromium("a player using assistive technology", (open) => {
  it("finds a unique label on every place of the board, and those without a legal choice disabled", async () => {
    const tab = await ready(open("#position=4/4/lddl/lddl_3/3/3_2/2_1_l"));
    const places = () =>
      tab.evaluate(() =>
        everything("[aria-label^='Pylos board'] button").map(({ ariaLabel, ariaDisabled }) => ({
          name: ariaLabel ?? "",
          answers: ariaDisabled !== "true",
        })),
      );
    const names = (await places()).map(({ name }) => name);
    assert.equal(names.length, 32, "thirty cells and two reserves");
    assert.equal(new Set(names.filter(isPlace)).size, 32);
    const groups = await tab.evaluate(() =>
      everything("[aria-label^='Pylos board'] [role=group]").map(
        (group) => `${group.ariaLabel}: ${group.querySelectorAll("button").length}`,
      ),
    );
    assert.deepEqual(groups, ["Level 1: 16", "Level 2: 9", "Level 3: 4", "Top: 1"]);
    const own = ["a 1", "d 1", "a 2", "d 2"].map((place) => `Level 1, ${place}`);
    await keyboard.choose(tab, "1a1");
    await untilStatus(tab, "Light: choose a higher place");
    assert.deepEqual(
      (await places()).flatMap(({ name, answers }) => (answers ? name.split(":")[0] : [])).sort(),
      ["Level 2, b 1", "Level 2, c 1", ...own, "Light’s reserve"].sort(),
    );
  });
});
