/** The page of puzzles: solving by mouse and keyboard, refutations, hints, judging, addresses, and accessibility. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";
import { judgeByFile, parseCatalogue } from "../../www/exercise/catalogue.js";
import { inChromium } from "./support/browsers.mjs";
import { click } from "./support/element.mjs";
import { focused, keyboard, tabTo } from "./support/keyboard.mjs";
import { untilOpen, untilSaid } from "./support/puzzles.mjs";
import * as rules from "./support/rules.mjs";

/** @typedef {import("../../www/exercise/types.js").Puzzle} Puzzle */

const FILE = new URL("../../www/puzzles/standard.txt", import.meta.url);
const { puzzles } = parseCatalogue(readFileSync(FILE, "utf8"), "standard");

/** Whether a move is one or two clicks on cells. @param {string} move */
const isPlain = (move) => !move.includes("x");

/** A puzzle that tests can play. @param {(puzzle: Puzzle) => boolean} wanted */
function find(wanted) {
  const found = puzzles.find(wanted);
  if (found === undefined) throw new Error("no puzzle is like that");
  return found;
}

/** The first plain move that is wrong, with its verdict. @param {Puzzle} puzzle */
async function mistakeIn(puzzle) {
  const game = rules.newGame({ position: puzzle.position });
  const plain = rules.legalMoves(game).filter(({ text }) => isPlain(text));
  const [{ text: move }] = plain.filter(({ text }) => text !== puzzle.line[0]);
  return { move, ...(await judgeByFile(puzzle, 0, move, game, rules)) };
}

/** Waits until these moves are on the board, and the puzzle goes on. @param {Tab} tab @param {readonly string[]} moves */
const untilMoves = (tab, moves) =>
  tab.until((moves) => {
    const board = document.querySelector("pylos-board");
    return board?.game?.moves.join(" ") === moves && !board.moving;
  }, moves.join(" "));

/** @param {Tab} tab @param {string} move @param {(tab: Tab, place: string) => Promise<void>} [choose] */
async function play(tab, move, choose = click) {
  for (const place of move.split("-")) await choose(tab, place);
}

inChromium("a solver of puzzles", (open) => {
  it("sees a wrong move refuted, takes hints, and solves it by mouse", async () => {
    const puzzle = find(
      ({ kind, line }) => kind === "move" && line.length === 3 && line.every(isPlain),
    );
    const { line } = puzzle;
    const { move, reply } = await mistakeIn(puzzle);
    const tab = await open(`puzzles.html?lang=en#${puzzle.id}`);
    await untilOpen(tab, puzzle.id);
    assert.match((await tab.text(".exercise-title")) ?? "", /to move: only one move wins\.$/);
    await tab.assertAccessible();

    await play(tab, move);
    await untilMoves(tab, [move, String(reply)]);
    await untilSaid(tab, ". Your move loses.");
    await tab.click({ role: "button", name: "Try again" });
    await untilMoves(tab, []);

    await tab.click({ role: "button", name: "Hint" });
    await tab.until(() => document.querySelector("[data-sign=hint]") !== null);
    await tab.click({ role: "button", name: "Hint" });
    const [from, to = from] = line[0].split("-");
    await untilSaid(tab, line[0].includes("-") ? `the ball on ${from}` : `goes to ${to}`);
    const marks = await tab.evaluate(() => document.querySelector("pylos-board")?.marks);
    assert.deepEqual(
      marks?.map(({ kind, at }) => [kind, at]),
      [["ring", from]],
    );

    await play(tab, line[0]);
    await untilSaid(tab, "Correct!");
    await untilMoves(tab, line.slice(0, 2));
    await tab.until(() => document.querySelector("pylos-board")?.interactive !== "none");
    await play(tab, line[2]);
    await untilSaid(tab, "Solved, with 1 mistake and 2 hints. ");
    await tab.assertAccessible();

    await tab.click({ role: "button", name: "Next" });
    await tab.until((id) => location.hash !== `#${id}`, puzzle.id);
    await tab.back();
    await untilOpen(tab, puzzle.id);
    assert.equal(await tab.text(".exercise-said"), "", "the puzzle begins again");
  });

  it("judges, gives up and solves by keyboard, and is told of a bad address", async () => {
    const judge = find(({ kind, value }) => kind === "judge" && value === "lost");
    const tab = await open(`puzzles.html?lang=en#${judge.id}`);
    await untilOpen(tab, judge.id);
    await tabTo(tab, (name) => name === "Won");
    await tab.press("Enter");
    await untilSaid(tab, "Not quite: with best play");
    await untilMoves(tab, judge.line);
    await tab.assertAccessible();

    const puzzle = find(
      ({ kind, line, position }) =>
        kind === "move" && line.length === 1 && isPlain(line[0]) && position.endsWith(" l"),
    );
    const { move } = await mistakeIn(puzzle);
    await tab.goto(`puzzles.html?lang=en#${puzzle.id}`);
    await untilOpen(tab, puzzle.id);
    await play(tab, move, keyboard.choose);
    await tab.until(() => document.activeElement?.textContent === "Try again");
    await tab.press("Enter");
    await untilMoves(tab, []);
    assert.match(await focused(tab), /^(Level|Light|Dark)/, "the focus is on the board again");
    await play(tab, puzzle.line[0], keyboard.choose);
    await untilSaid(tab, "Solved, with 1 mistake.");

    await tabTo(tab, (name) => name === "Next");
    await tab.press("Enter");
    await tab.until((id) => location.hash !== `#${id}`, puzzle.id);
    const next = (await tab.evaluate(() => location.hash)).slice(1);
    await untilOpen(tab, next);
    await tabTo(tab, (name) => name === "Solution");
    await tab.press("Enter");
    await untilMoves(tab, find(({ id }) => id === next).line);

    await tab.evaluate(() => {
      location.hash = "#standard-99999";
    });
    await tab.until(() => document.querySelector("#note")?.checkVisibility());
    assert.match((await tab.text("#note")) ?? "", /no puzzle “standard-99999”/);
    await untilOpen(tab, (await tab.evaluate(() => location.hash)).slice(1));
  });
});
