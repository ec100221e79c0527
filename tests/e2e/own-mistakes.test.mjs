/** Learning from one's own mistakes: from the end of a game to the exercise, the pile, and what one overlooks. */

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

/** @param {Tab} tab @param {string} words */
const untilOwn = (tab, words) => untilWords(tab, "main", words);

inChromium("a person who learns from the own mistakes", (open) => {
  it("tries again where the game turned, fails, solves, and comes back to the game", async () => {
    const tab = await open(`puzzles.html?lang=en#own&opponent=3&${LOST}`, engine(PATIENT));
    await untilOwn(tab, "You played 2b1 here: a win became a loss.");
    assert.match((await tab.text(".exercise-where")) ?? "", /^Against level 3 · turn 1 ·/);
    await tab.assertAccessible();

    // What the move allowed, on the board and in words; then the right move.
    await tab.click({ role: "button", name: "Why?" });
    await untilOwn(tab, "Your move loses.");
    assert.match((await seeBoard(tab)).labels["2b1"] ?? "", /: light ball/);
    await tab.click({ role: "button", name: "Try again" });
    await tab.until(() => document.querySelector(".exercise-hint:not([aria-disabled])") !== null);
    await mouse.choose(tab, "1d1");
    await mouse.choose(tab, "2b1");
    await untilOwn(tab, "You will see it again in 4 days.");
    await tab.click({ role: "button", name: "Next" });
    await untilOwn(tab, "1 of 1 solved first time.");

    await tab.click({ role: "link", name: "Back to the game" });
    await untilEnd(await ready(tab));
  });

  it("looks the kept games through, stops and goes on, and practises what is overlooked most", async () => {
    const records = [3, 1, 2].map((count) => {
      const game = newGame({ position: START, moves: MOVES.slice(0, count) });
      return concede(game, "light", "resignation").record;
    });
    // Played by links as Dark: the mistake in it is the friend’s.
    const link = `#friend=abcd1234&position=${START.replaceAll(" ", "_")}&moves=${MOVES.slice(0, 2).join("_")}`;
    const tab = await open("puzzles.html?lang=en#own", engine(PATIENT));
    await untilOwn(tab, "No positions yet.");
    await tab.evaluate(
      ({ records, link }) => {
        const site = `pylos:${new URL(".", location.href).pathname}:`;
        for (const [i, record] of records.entries()) {
          const computer = i === 0 ? { player: "dark", level: 3 } : null;
          const saved = { record, ahead: null, computer, control: null, times: [], left: null };
          localStorage.setItem(`${site}game:${i}`, JSON.stringify({ ...saved, id: `${i}`, at: i }));
        }
        const known = { v: 1, link: `${link}&resigned=light`, you: "dark", sent: 3, at: 0 };
        localStorage.setItem(`${site}friend:abcd1234`, JSON.stringify(known));
      },
      { records, link },
    );
    await tab.reload();
    await untilOwn(tab, "Games to check: 3");
    await listen(tab);
    const release = holdEngine(tab.site);
    await tabTo(tab, (name) => name === "Look for mistakes");
    await tab.press("Enter");
    await untilOwn(tab, "Checking game 1 of 3…");
    assert.equal(await focused(tab), "Stop");
    await tab.press("Enter");
    await heard(tab, "0 games checked: no new position.");
    release();
    await tab.click("main [data-do=look]");
    await heard(tab, "3 games checked: 1 new position.");
    await untilOwn(tab, "Raise a ball: 1 / 1");
    await tab.assertAccessible();

    // By its address; it is the same mistake as in the other two games.
    await tab.goto(`puzzles.html?lang=en#own&opponent=3&${LOST}`);
    await untilOwn(tab, "missed in 3 games");
    // The game of the link is stored when something is done with it.
    await tab.click({ role: "link", name: "All positions" });
    await tab.click({ role: "link", name: "Raise a ball: 1 / 1" });
    await untilOwn(tab, "missed in 2 games");
    await tab.click("main [data-do=remove]");
    await untilOwn(tab, "No positions yet.");
  });
});
