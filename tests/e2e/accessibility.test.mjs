/** Accessibility: labels and announcements for assistive technology, and the focus after dialogs; axe checks every state in layout.test.mjs. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { heard, listen } from "./support/hear.mjs";
import { focused, isPlace, keyboard, tabTo } from "./support/keyboard.mjs";
import {
  mouse,
  playTurn,
  ready,
  see,
  untilDialog,
  untilEnd,
  untilStatus,
} from "./support/play.mjs";
import { newGame, play } from "./support/rules.mjs";

inChromium("a player using assistive technology", (open) => {
  it("finds a unique label on every place of the board", async () => {
    const tab = await ready(open("#moves=1b2_1c2_1b3_1c3_2b2"));
    const names = await tab.evaluate(() => {
      const [board] = everything("[role=group][aria-label^='Pylos board']");
      return [...(board.querySelectorAll("button") ?? [])].map(({ ariaLabel }) => ariaLabel);
    });
    assert.equal(names.length, 32, "thirty cells and two reserves");
    assert.equal(new Set(names).size, 32);
    for (const name of names) assert.ok(isPlace(name ?? ""), `${name}`);
    const groups = await tab.evaluate(() => {
      return everything("[aria-label^='Pylos board'] [role=group]").map((group) => [
        group.ariaLabel,
        group.querySelectorAll("button").length,
      ]);
    });
    assert.deepEqual(groups, [
      ["Level 1", 16],
      ["Level 2", 9],
      ["Level 3", 4],
      ["Level 4, the top", 1],
    ]);
  });

  it("finds every place without a legal choice disabled", async () => {
    const tab = await ready(open("#position=4/4/lddl/lddl_3/3/3_2/2_1_l"));
    const answering = () =>
      tab.evaluate(() => {
        return everything("[aria-label^='Pylos board'] button")
          .filter(({ ariaDisabled }) => ariaDisabled !== "true")
          .map(({ ariaLabel }) => ariaLabel?.replace(/:.*/, ""));
      });
    const free = ["a 3", "b 3", "c 3", "d 3", "a 4", "b 4", "c 4", "d 4"];
    const cells = free.map((place) => `Level 1, ${place}`);
    const squares = ["a 1", "b 1", "c 1"].map((place) => `Level 2, ${place}`);
    const own = ["a 1", "d 1", "a 2", "d 2"].map((place) => `Level 1, ${place}`);
    assert.deepEqual(
      (await answering()).toSorted(),
      [...cells, ...squares, ...own, "Light reserve"].toSorted(),
    );
    await keyboard.choose(tab, "1a1");
    await untilStatus(tab, "Light: raise the ball – where to?");
    assert.deepEqual(
      (await answering()).toSorted(),
      ["Level 2, b 1", "Level 2, c 1", ...own, "Light reserve"].toSorted(),
    );
  });

  it("hears every turn and the next step", async () => {
    const position = "4/4/ll2/l1dd 3/3/3 2/2 1 l";
    let game = newGame({ position });
    const tab = await ready(open(`#position=${position.replaceAll(" ", "_")}`));
    await listen(tab);
    await mouse.choose(tab, "1b1");
    await heard(tab, "Square completed. Light: take back one or two balls.");
    await mouse.choose(tab, "1a1");
    await heard(
      tab,
      "Ball on a1 of level 1 taken back. Light: take back a second ball, or stop at one.",
    );
    await mouse.press(tab, "Just one");
    await heard(
      tab,
      "Light places a ball on b1 of level 1, completes a square and takes back the ball on a1 of level 1; Dark to move, 13 balls left.",
    );
    game = play(game, "1b1x1a1");
    for (const [move, said] of [
      ["1a1", "Dark places a ball on a1 of level 1; Light to move, 12 balls left."],
      ["1c2", "Light places a ball on c2 of level 1; Dark to move, 12 balls left."],
      [
        "1d1-2a1",
        "Dark raises the ball on d1 of level 1 to a1 of level 2; Light to move, 11 balls left.",
      ],
    ]) {
      await playTurn(tab, game, move);
      game = play(game, move);
      await heard(tab, said);
    }
  });

  it("hears refusals, undo, redo, earlier positions, the end and a new game", async () => {
    const tab = await ready(open("#moves=1b2_1c2_1b3"));
    await listen(tab);
    await mouse.choose(tab, "1b2");
    await heard(tab, "That is Light’s ball.");
    await tab.press("ArrowLeft");
    await heard(tab, "Viewing turn 2 of 3. Dark places a ball on c2 of level 1.");
    await tab.press("End");
    await heard(tab, "Dark: place a ball.");
    await mouse.press(tab, "Undo");
    await heard(tab, "Back to turn 2; Light to move.");
    await mouse.press(tab, "Redo");
    await heard(tab, "Forward to turn 3; Dark to move.");
    await mouse.press(tab, "Resign");
    await untilDialog(tab, "Resign this game?");
    await tab.click({ role: "button", name: "Resign", within: "dialog[open]" });
    await heard(tab, "Light wins: Dark resigned.");
    await mouse.press(tab, "Rematch");
    await heard(tab, "New game: standard rules. Light to move.");
  });

  it("hears a repeated announcement again", async () => {
    const tab = await ready(open("#moves=1b2_1c2_1b3"));
    await listen(tab);
    const times = (/** @type {number} */ times) =>
      tab.until((times) => {
        const { said } = /** @type {{ said?: string[] }} */ (globalThis);
        return said?.filter((words) => /Light’s ball/.test(words)).length === times;
      }, times);
    await mouse.choose(tab, "1b2");
    await times(1);
    await mouse.choose(tab, "1b2");
    await times(2);
  });

  it("reads the state of the game in the title of the page", async () => {
    const tab = await ready(open("#moves=1b2_1c2"));
    assert.equal(await tab.title(), "Light: place a ball – Pylos");
    await tab.press("Home");
    await untilStatus(tab, "Viewing the start of the game");
    assert.equal(await tab.title(), "Viewing the start of the game – Pylos");
  });
});

inBrowsers("a player using assistive technology", (open) => {
  it("returns to the menu's button after closing any dialog", async () => {
    const tab = await ready(open("#moves=1b2_1c2"));
    for (const [button, title] of [
      ["Menu", "Menu"],
      ["New game", "New game"],
      ["Save or share", "Save, load and share"],
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
      assert.equal(await focused(tab), "Menu");
      await keyboard.press(tab, button);
      await untilDialog(tab, title);
      const leave = { "New game": "Cancel", "Resign this game?": "Keep playing" }[title] ?? "Close";
      await tabTo(tab, (name) => name === leave);
      await tab.press("Enter");
      await untilDialog(tab, null);
      assert.equal(await focused(tab), "Menu", title);
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
