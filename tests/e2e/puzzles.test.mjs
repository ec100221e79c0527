/** The page of puzzles: solving by mouse and keyboard, refutations, hints, judging, addresses, and accessibility. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { click } from "./support/element.mjs";
import { focused, keyboard, tabTo } from "./support/keyboard.mjs";
import { untilWords } from "./support/play.mjs";
import { untilOpen, untilSaid } from "./support/puzzles.mjs";
import { fromSources } from "./support/server.mjs";

/** A puzzle of two moves, one to judge, and one of a single move. */
const FILE = `
1\tmove\twon\t1\t623\traise,deny\t1l1l/ldld/ddld/dll1 3/lll/3 2/2 1 d\t1a1-2b1 1a4 2a3\t1b4-2b1 2a1|1a4-2a1
2\tjudge\tlost\t1\t640\t\td1ld/lldd/dll1/1d1l 3/dd1/3 2/2 1 d\t1b1-2c3 1a1 1b1 1c1\t
3\tmove\twon\t1\t602\traise,unlock\tlldl/dlld/1ddd/1ldl ddl/1ll/1dd 2/2 1 l\t2c3-3b1\t2b1-3b2
`;

/** Opens one of the puzzles. @param {(path?: string, options?: TabOptions) => Promise<Tab>} open @param {string} id */
async function openPuzzle(open, id) {
  const tab = await open(`puzzles.html?lang=en#${id}`, {
    before(tab) {
      fromSources(tab);
      tab.site.instead.set("puzzles/standard.txt", FILE);
    },
  });
  await untilOpen(tab, id);
  return tab;
}

/** Waits until these moves are on the board, and the puzzle goes on. @param {Tab} tab @param {string} moves */
const untilMoves = (tab, moves) =>
  tab.until((moves) => {
    const board = document.querySelector("pylos-board");
    return board?.game?.moves.join(" ") === moves && !board.moving;
  }, moves);

/** @param {Tab} tab @param {string} move @param {(tab: Tab, place: string) => Promise<void>} [choose] */
async function play(tab, move, choose = click) {
  for (const place of move.split("-")) await choose(tab, place);
}

inChromium("a solver of puzzles", (open) => {
  it("sees a wrong move refuted, takes hints, and solves it by mouse", async () => {
    const tab = await openPuzzle(open, "standard-1");
    assert.match((await tab.text(".exercise-title")) ?? "", /to move: only one move wins\.$/);
    await tab.assertAccessible();

    await play(tab, "1d1");
    await untilMoves(tab, "1d1 1b4-2b1");
    await untilSaid(tab, ". Your move loses.");
    await tab.click({ role: "button", name: "Try again" });
    await untilMoves(tab, "");

    await tab.click({ role: "button", name: "Hint" });
    await tab.box("[data-sign=hint]");
    await tab.click({ role: "button", name: "Hint" });
    await untilSaid(tab, "the ball on 1a1");
    const marks = await tab.evaluate(() => boardAt().marks.map(({ kind, at }) => [kind, at]));
    assert.deepEqual(marks, [["ring", "1a1"]]);

    await play(tab, "1a1-2b1");
    await untilSaid(tab, "Correct!");
    await untilMoves(tab, "1a1-2b1 1a4");
    await tab.until(() => boardAt().interactive !== "none");
    await play(tab, "2a3");
    await untilSaid(tab, "Solved, with 1 mistake and 2 hints. ");
    await tab.assertAccessible();

    await tab.click({ role: "button", name: "Next" });
    await untilOpen(tab, "standard-2");
    await tab.back();
    await untilOpen(tab, "standard-1");
    assert.equal(await tab.text(".exercise-said"), "", "the puzzle begins again");
  });

  it("judges, gives up and solves by keyboard, and is told of a bad address", async () => {
    const tab = await openPuzzle(open, "standard-2");
    await tabTo(tab, (name) => name === "Won");
    await tab.press("Enter");
    await untilSaid(tab, "Not quite: with best play");
    await untilMoves(tab, "1b1-2c3 1a1 1b1 1c1");
    await tab.assertAccessible();

    await tabTo(tab, (name) => name === "Next");
    await tab.press("Enter");
    await untilOpen(tab, "standard-3");
    await play(tab, "1a1", keyboard.choose);
    await tab.until(() => document.activeElement?.textContent === "Try again");
    await tab.press("Enter");
    await untilMoves(tab, "");
    assert.match(await focused(tab), /^(Level|Light|Dark)/, "the focus is on the board again");
    await play(tab, "2c3-3b1", keyboard.choose);
    await untilSaid(tab, "Solved, with 1 mistake.");

    await tabTo(tab, (name) => name === "Next");
    await tab.press("Enter");
    await untilOpen(tab, "standard-1");
    await tabTo(tab, (name) => name === "Solution");
    await tab.press("Enter");
    await untilMoves(tab, "1a1-2b1 1a4 2a3");

    await tab.goto("puzzles.html?lang=en#standard-99999");
    await untilWords(tab, "#note", "no puzzle “standard-99999”");
    await untilOpen(tab, "standard-");
  });
});
