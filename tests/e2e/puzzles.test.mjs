/** The page of puzzles: solving, refutations, hints, judging, addresses, and accessibility. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { loadTexts, translations } from "../../www/text/board-text.js";
import { loadPuzzleText } from "../../www/text/puzzle.js";
import { inChromium } from "./support/browsers.mjs";
import { click } from "./support/element.mjs";
import { heard, listen } from "./support/hear.mjs";
import { focused, keyboard, tabTo } from "./support/keyboard.mjs";
import { untilWords } from "./support/play.mjs";
import { untilOpen, untilSaid } from "./support/puzzles.mjs";
import { fromSources } from "./support/server.mjs";

const read = await loadPuzzleText("en");

/** A puzzle of two moves, one to judge, and one of a single move, which is nearest to the rating that people begin with. */
const FILE = `
1\tmove\twon\t1\t2400\traise,deny\t1l1l/ldld/ddld/dll1 3/lll/3 2/2 1 d\t1a1-2b1 1a4 2a3\t1b4-2b1 2a1|1a4-2a1
2\tjudge\tlost\t1\t640\t\td1ld/lldd/dll1/1d1l 3/dd1/3 2/2 1 d\t1b1-2c3 1a1 1b1 1c1\t
3\tmove\twon\t1\t1300\traise,unlock\tlldl/dlld/1ddd/1ldl ddl/1ll/1dd 2/2 1 l\t2c3-3b1\t2b1-3b2
`;

/** The last one, as many times as a run takes, from easy to hard. */
const LADDER = [650, 710, 770, 830, 890].map((rating, i) =>
  FILE.trim()
    .split("\n")[2]
    .replace(/^3(.*)1300/, `${i + 1}$1${rating}`),
);

/** Opens one of the puzzles. @param {(path?: string, options?: TabOptions) => Promise<Tab>} open @param {string} id */
async function openPuzzle(open, id, file = FILE) {
  const tab = await open(`puzzles.html?lang=en#${id}`, {
    before(tab) {
      fromSources(tab);
      tab.site.instead.set("puzzles/standard.txt", file);
    },
  });
  if (!id.startsWith("run")) await untilOpen(tab, id);
  return tab;
}

/** Waits until these moves are on the board, and the puzzle goes on. @param {Tab} tab @param {string} moves */
const untilMoves = (tab, moves) =>
  tab.until((moves) => {
    const board = document.querySelector("pylos-board");
    return board?.game?.moves.join(" ") === moves && !board.moving;
  }, moves);

/** Presses a button by its key. @param {Tab} tab @param {Parameters<typeof read>[0]} key */
async function press(tab, key) {
  await tabTo(tab, (name) => name === read(key));
  await tab.press("Enter");
}

inChromium("a solver of puzzles", (open) => {
  it("judges, takes hints, gives up and solves by keyboard", async () => {
    const tab = await openPuzzle(open, "standard-2");
    await tabTo(tab, (name) => name === read("puzzle.value", { value: "won" }));
    await tab.press("Enter");
    await untilMoves(tab, "1b1-2c3 1a1 1b1 1c1");
    await tab.assertAccessible();

    await press(tab, "puzzle.next");
    await untilOpen(tab, "standard-3");
    await keyboard.choose(tab, "1a1");
    const again = read("puzzle.again");
    await tab.until((again) => document.activeElement?.textContent === again, again);
    await tab.press("Enter");
    await untilMoves(tab, "");
    assert.match(await focused(tab), /^(Level|Light|Dark)/, "the focus is on the board again");
    for (const place of ["2c3", "3b1"]) await keyboard.choose(tab, place);
    await untilSaid(tab, read("puzzle.solved", { mistakes: 1, hints: 0 }));

    await press(tab, "puzzle.next");
    await untilOpen(tab, "standard-1");
    await press(tab, "puzzle.hint");
    await press(tab, "puzzle.hint");
    const marks = await tab.evaluate(() => boardAt().marks.map(({ kind, at }) => [kind, at]));
    assert.deepEqual(marks, [["ring", "1a1"]]);
    for (const place of ["1a1", "2b1"]) await click(tab, place);
    await untilMoves(tab, "1a1-2b1 1a4");
    await press(tab, "puzzle.show");
    await untilMoves(tab, "1a1-2b1 1a4 2a3");
    await tab.back();
    await untilOpen(tab, "standard-3");
    assert.equal(await tab.text(".exercise-said"), "", "the puzzle begins again");
  });

  it("plays a run by keyboard and by hand until three are missed, and its best is kept", async () => {
    const tab = await openPuzzle(open, "run=three", LADDER.join("\n"));
    const daily = await loadTexts("en", translations("daily"));
    const untilCount = (/** @type {number} */ solved, /** @type {number} */ missed) =>
      untilWords(tab, "main", daily("run.count", { solved, missed }));
    const press = async (/** @type {Parameters<typeof daily>[0]} */ key) => {
      await tabTo(tab, (name) => name === daily(key));
      await tab.press("Enter");
    };
    await press("run.timeless");
    await press("run.start");
    await untilCount(0, 0);
    assert.doesNotMatch(String(await tab.text(".exercise-where")), /\d:\d\d/, "no clock");
    await tab.assertAccessible();
    await listen(tab);
    for (const place of ["2c3", "3b1"]) await keyboard.choose(tab, place);
    // The next one comes by itself, and is told; the focus is on the board.
    await untilCount(1, 0);
    await tab.until(() => document.querySelector(".exercise-next[aria-disabled]") !== null);
    const task = read("puzzle.task", { player: "light", value: "won", isOnly: true });
    await heard(tab, `${daily("run.count", { solved: 1, missed: 0 })}. ${task}`);
    assert.match(await focused(tab), /^(Level|Light|Dark)/);
    for (const missed of [1, 2, 3]) {
      if (missed > 1) await tab.click({ role: "button", name: read("puzzle.next") });
      await tab.click({ selector: ".exercise-show:not([aria-disabled])" });
      await untilCount(1, missed);
    }
    await tab.click({ role: "button", name: read("puzzle.next") });
    await untilWords(tab, "#own", daily("run.new"));
    await tab.assertAccessible();
    await tab.reload();
    await untilWords(tab, "#own", daily("run.best", { best: 1 }));
  });
});
