/** Learning from one's own mistakes: from the end of a game to the exercise, the pile, and what one overlooks. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { seeBoard } from "./support/element.mjs";
import { engine, holdEngine } from "./support/engine.mjs";
import { heard, listen } from "./support/hear.mjs";
import { focused, tabTo } from "./support/keyboard.mjs";
import { mouse, pickLanguage, ready, untilEnd } from "./support/play.mjs";
import { concede, newGame } from "./support/rules.mjs";

/** Light loses by its first turn, where one raise wins; dark raises and takes the top. */
const START = "1dld/dlll/dldd/ddll 1ll/ddd/l2 1l/2 1 l";
const MOVES = "2b1 2c1 2a1-3b1 1a4 2a1 1a4-3a1 1a4 2a3 3a2 4a1".split(" ");
const LOST = `position=${START.replaceAll(" ", "_")}&moves=${MOVES.join("_")}`;

/** An engine that counts positions instead of milliseconds. */
const COUNTING = `
  import init, * as pylos from "../pkg/pylos.js";
  const ready = init();
  addEventListener("message", async ({ data: { id, kind, record, options } }) => {
    await ready;
    if (kind === undefined) return;
    if (kind === "needs" || kind === "take") return postMessage({ id, error: { message: "none" } });
    await held();
    const game = pylos.loadGame(record);
    const answer =
      kind === "themes"
        ? pylos.themes(game, options)
        : { moves: pylos.analyse(game, { nodes: 300_000 }), final: true };
    postMessage({ id, answer });
  });
`;

/** @param {Tab} tab @param {string} words */
const untilOwn = (tab, words) =>
  tab.until((words) => document.querySelector("main")?.innerText?.includes(words), words);

/** @param {Tab} tab @param {string} name */
const take = (tab, name) => tab.click(`main [data-do="${name}"]`);

inChromium("a person who learns from the own mistakes", (open) => {
  it("tries again where the game turned, fails, solves, and comes back to the game", async () => {
    const tab = await open(`puzzles.html?lang=en#own&opponent=3&${LOST}`, engine(COUNTING));
    await untilOwn(tab, "You played 2b1 here: a win became a loss.");
    assert.match((await tab.text(".exercise-where")) ?? "", /^Against level 3 · turn 1 ·/);
    await tab.assertAccessible();

    // What the move allowed, on the board and in words; then the same mistake once more, and the right move.
    for (const isOwn of [false, true]) {
      await tab.until(() => document.querySelector(".exercise-hint:not([aria-disabled])") !== null);
      if (isOwn) await mouse.choose(tab, "2b1");
      else await tab.click({ role: "button", name: "Why?" });
      await untilOwn(tab, "Your move loses.");
      assert.match((await seeBoard(tab)).labels["2b1"] ?? "", /: light ball/);
      await tab.click({ role: "button", name: "Try again" });
    }
    await tab.until(() => document.querySelector(".exercise-hint:not([aria-disabled])") !== null);
    await mouse.choose(tab, "1d1");
    await mouse.choose(tab, "2b1");
    await untilOwn(tab, "Solved, with 1 mistake.");
    await untilOwn(tab, "You will see it again tomorrow.");
    await tab.click({ role: "button", name: "Next" });
    await untilOwn(tab, "0 of 1 solved first time.");

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
    const tab = await open("puzzles.html?lang=en#own", engine(COUNTING));
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
    await take(tab, "look");
    await heard(tab, "3 games checked: 1 position.");
    await untilOwn(tab, "Raise: 1 / 1");
    await tab.assertAccessible();

    // On a narrow screen, in other languages.
    await tab.resize(320, 640);
    for (const [lang, title] of Object.entries({
      de: "Meine Fehler",
      lt: "Mano klaidos",
      en: "My mistakes",
    })) {
      await pickLanguage(tab, lang);
      await tab.until(
        (title) =>
          document.querySelector("#language:not([disabled])") &&
          document.querySelector("#own h2")?.textContent === title,
        title,
      );
      const spills = await tab.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      assert.equal(spills, false, lang);
    }

    // By its address; it is the same mistake as in the other two games.
    await tab.goto(`puzzles.html?lang=en#own&opponent=3&${LOST}`);
    await untilOwn(tab, "missed in 3 games");
    await tab.click({ role: "link", name: "All positions" });
    await tab.click({ role: "link", name: "Raise: 1 / 1" });
    await untilOwn(tab, "missed in 3 games");
    await take(tab, "remove");
    await untilOwn(tab, "No positions yet.");
  });
});
