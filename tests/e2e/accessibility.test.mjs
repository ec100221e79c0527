/** Accessibility: labels and announcements for assistive technology, and the focus after dialogs; axe checks every state in layout.test.mjs. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { heard, listen } from "./support/hear.mjs";
import { focused, isPlace, keyboard, tabTo } from "./support/keyboard.mjs";
import {
  linkTo,
  mouse,
  playTurn,
  ready,
  resign,
  see,
  untilDialog,
  untilEnd,
  untilStatus,
} from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

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
    assert.equal(new Set(names).size, 32);
    assert.deepEqual(
      names.filter((name) => !isPlace(name)),
      [],
    );
    const groups = await tab.evaluate(() =>
      everything("[aria-label^='Pylos board'] [role=group]").map(
        (group) => `${group.ariaLabel}: ${group.querySelectorAll("button").length}`,
      ),
    );
    assert.deepEqual(groups, ["Level 1: 16", "Level 2: 9", "Level 3: 4", "Level 4, the top: 1"]);
    const own = ["a 1", "d 1", "a 2", "d 2"].map((place) => `Level 1, ${place}`);
    await keyboard.choose(tab, "1a1");
    await untilStatus(tab, "Light: choose a higher place");
    assert.deepEqual(
      (await places()).flatMap(({ name, answers }) => (answers ? name.split(":")[0] : [])).sort(),
      ["Level 2, b 1", "Level 2, c 1", ...own, "Light reserve"].sort(),
    );
  });

  it("hears every turn and step, refusals, undo, redo, earlier positions, the end and a new game", async () => {
    const position = "4/4/ll2/l1dd 3/3/3 2/2 1 l";
    const tab = await ready(open(linkTo(position)));
    await listen(tab);
    await mouse.choose(tab, "1b1");
    await heard(tab, "Square completed. Light: take back one or two balls.");
    await mouse.choose(tab, "1a1");
    await heard(tab, "Ball on a1 of level 1 taken back. Light: take back another, or stop.");
    await mouse.press(tab, "Just one");
    const turn =
      "Light places a ball on b1 of level 1, completes a square and takes back the ball on a1 of level 1";
    await heard(tab, `${turn}; Dark to move, 13 balls left.`);
    await playTurn(tab, newGame({ position, moves: ["1b1x1a1"] }), "1a1");
    await heard(tab, "Dark places a ball on a1 of level 1; Light to move, 12 balls left.");
    for (const times of [1, 2]) {
      await mouse.choose(tab, "1c1");
      await tab.until((times) => {
        const { said } = /** @type {{ said?: string[] }} */ (globalThis);
        return said?.filter((words) => /That is Dark’s ball/.test(words)).length === times;
      }, times);
    }
    await tab.press("ArrowLeft");
    await heard(tab, `Turn 1 of 2. ${turn}.`);
    assert.equal(await tab.title(), "Turn 1 of 2 – Pylos");
    await tab.press("End");
    await heard(tab, "Light: place a ball.");
    await mouse.press(tab, "Undo");
    await heard(tab, "Back to turn 1; Dark to move.");
    await mouse.press(tab, "Redo");
    await heard(tab, "Forward to turn 2; Light to move.");
    await resign(tab);
    await heard(tab, "Dark wins: Light resigned.");
    await mouse.press(tab, "Rematch");
    await heard(tab, "New game: standard rules. Light to move.");
  });
});

inBrowsers("a player using assistive technology", (open) => {
  it("returns to the menu's button after closing any dialog", async () => {
    const tab = await ready(open("#moves=1b2_1c2"));
    for (const [button, title] of [
      ["More", "Menu"],
      ["New game", "New game"],
      ["Save or share", "Save or share"],
      ["Help", "Help"],
      ["Resign", "Resign this game?"],
    ]) {
      await keyboard.press(tab, button);
      await untilDialog(tab, title);
      const isInside = () =>
        tab.evaluate(() => document.activeElement?.closest("dialog[open]") !== null);
      assert.ok(await isInside(), "the focus is in the dialog");
      await tab.press("Escape");
      await untilDialog(tab, null);
      assert.equal(await focused(tab), "More");
      await keyboard.press(tab, button);
      await untilDialog(tab, title);
      const leave = { "New game": "Cancel", "Resign this game?": "Keep playing" }[title] ?? "Close";
      await tabTo(tab, (name) => name === leave);
      await tab.press("Enter");
      await untilDialog(tab, null);
      assert.equal(await focused(tab), "More", title);
    }
  });

  it("keeps the focus inside the page when a game ends and a new game starts", async () => {
    const tab = await ready(open("#moves=1b2_1c2"));
    await keyboard.press(tab, "Resign");
    await untilDialog(tab, "Resign this game?");
    await tabTo(tab, (name) => name === "Resign");
    await tab.press("Enter");
    await untilStatus(tab, "Dark wins: Light resigned");
    await untilDialog(tab, null);
    assert.notEqual(await tab.evaluate(() => document.activeElement?.tagName), "BODY");
    await untilEnd(tab);
    await keyboard.press(tab, "Rematch");
    await untilStatus(tab, "Light: place a ball");
    assert.ok(isPlace(await focused(tab)), "the focus is on the board");
    assert.deepEqual((await see(tab)).turns, []);
  });
});
