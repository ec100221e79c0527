/** Learning from one's own mistakes: from a game to the exercise, and the pile. `unit/own-mistakes.test.mjs` and `unit/own-page.test.mjs` have the rest. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { seeBoard } from "./support/element.mjs";
import { engine, holdEngine, OWN } from "./support/engine.mjs";
import { heard, listen } from "./support/hear.mjs";
import { focused, tabTo } from "./support/keyboard.mjs";
import { mouse, ready, untilEnd, untilWords } from "./support/play.mjs";
import { concede, newGame } from "./support/rules.mjs";

/** Light loses by its first turn, where one raise wins; dark raises and takes the top. */
const START = "1dld/dlll/dldd/ddll 1ll/ddd/l2 1l/2 1 l";
const MOVES = "2b1 2c1 2a1-3b1 1a4 2a1 1a4-3a1 1a4 2a3 3a2 4a1".split(" ");
const LOST = `position=${START.replaceAll(" ", "_")}&moves=${MOVES.join("_")}`;

/** The engine of the page without a limit of time. */
const PATIENT = `${OWN}
  addEventListener("message", async ({ data }) => {
    if (data.kind === "know") await held();
    receive({ ...data, timeMs: 1e9 });
  });
`;

inChromium("a person who learns from the own mistakes", (open) => {
  it("looks kept games through, stops and goes on, tries again where a game turned, and comes back to it", async () => {
    const tab = await open("puzzles.html?lang=en#own", engine(PATIENT));
    const untilOwn = (/** @type {string} */ words) => untilWords(tab, "main", words);
    await untilOwn("No positions yet.");
    const { record } = concede(
      newGame({ position: START, moves: MOVES.slice(0, 3) }),
      "light",
      "resignation",
    );
    await tab.evaluate((record) => {
      const computer = { player: "dark", level: 3 };
      const saved = { record, ahead: null, computer, control: null, times: [], left: null, at: 0 };
      const site = `pylos:${new URL(".", location.href).pathname}:`;
      localStorage.setItem(`${site}game:0`, JSON.stringify({ ...saved, id: "0" }));
    }, record);
    await tab.reload();
    await untilOwn("Games to check: 1");
    await listen(tab);
    const release = holdEngine(tab.site);
    await tabTo(tab, (name) => name === "Look for mistakes");
    await tab.press("Enter");
    await untilOwn("Checking game 1 of 1…");
    assert.equal(await focused(tab), "Stop");
    await tab.press("Enter");
    await heard(tab, "0 games checked: no new position.");
    release();
    await tab.click("main [data-do=look]");
    await heard(tab, "1 game checked: 1 new position.");
    await untilOwn("Raise a ball: 1 / 1");
    await tab.assertAccessible();

    // By its address; it is the same mistake as in the other game.
    await tab.goto(`puzzles.html?lang=en#own&opponent=3&${LOST}`);
    await untilOwn("You played 2b1 here: a win became a loss.");
    await untilOwn("missed in 2 games");
    // What the move allowed, on the board and in words; then the right move.
    await tab.click({ role: "button", name: "Why?" });
    await untilOwn("Your move loses.");
    assert.match((await seeBoard(tab)).labels["2b1"] ?? "", /: light ball/);
    await tab.click({ role: "button", name: "Try again" });
    await tab.until(() => document.querySelector(".exercise-hint:not([aria-disabled])") !== null);
    await mouse.choose(tab, "1d1");
    await mouse.choose(tab, "2b1");
    await untilOwn("You will see it again in 4 days.");
    await tab.click({ role: "link", name: "Back to the game" });
    await untilEnd(await ready(tab));
  });
});
