// What is said about a move of a puzzle is so, by a second and simple reading of the rules.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseCatalogue, VARIANTS } from "../../www/exercise/catalogue.js";
import { factsOf, factWords } from "../../www/exercise/facts.js";
import { judgeByFile } from "../../www/exercise/verdict.js";
import { other } from "../../www/game/session.js";
import { loadPuzzleText } from "../../www/text/puzzle.js";
import * as rules from "../e2e/support/rules.mjs";

/** @typedef {import("../../www/pkg/rules.js").Game} Game */
/** @typedef {import("../../www/board/types.js").Player} Player */
/** @typedef {Game["balls"]} Balls */

const read = await loadPuzzleText("en");

/** @type {(level: number, x: number, y: number) => string} */
const at = (level, x, y) => `${level}${"abcd"[x]}${y + 1}`;
/** The places of a rectangle. @type {(level: number, x: number, y: number, wide: number, high: number) => string[]} */
const area = (level, x, y, wide, high) =>
  Array.from({ length: wide * high }, (_, i) =>
    at(level, x + (i % wide), y + Math.floor(i / wide)),
  );
const PLACES = [1, 2, 3, 4].flatMap((level) => area(level, 0, 0, 5 - level, 5 - level));
const SQUARES = [1, 2, 3].flatMap((level) =>
  area(level, 0, 0, 4 - level, 4 - level).map((cell) =>
    area(level, "abcd".indexOf(cell[1]), Number(cell[2]) - 1, 2, 2),
  ),
);
const LINES = [1, 2].flatMap((level) =>
  Array.from({ length: 5 - level }, (_, i) => [
    area(level, i, 0, 1, 5 - level),
    area(level, 0, i, 5 - level, 1),
  ]).flat(),
);

/** @param {string} cell */
const under = ([level, file, rank]) =>
  level === "1" ? [] : area(Number(level) - 1, "abcd".indexOf(file), Number(rank) - 1, 2, 2);

/** @type {(balls: Balls, cell: string) => boolean} */
const isFree = (balls, cell) =>
  !PLACES.some((above) => balls[above] && under(above).includes(cell));

/** The balls that a player may raise to a place. @type {(balls: Balls, player: Player, to: string) => string[]} */
const raisesTo = (balls, player, to) =>
  balls[to] || under(to).some((cell) => !balls[cell])
    ? []
    : PLACES.filter(
        (from) =>
          balls[from] === player &&
          from[0] < to[0] &&
          isFree(balls, from) &&
          !under(to).includes(from),
      );

/** @type {(balls: Balls, player: Player) => boolean} */
const hasReserve = (balls, player) =>
  Object.values(balls).filter((ball) => ball === player).length < 15;

/** @type {(balls: Balls, player: Player) => boolean} */
const canRaise = (balls, player) =>
  hasReserve(balls, player) && PLACES.some((to) => raisesTo(balls, player, to).length > 0);

/** @type {(game: Game, player: Player, kind: "square" | "line") => boolean} */
function canComplete({ balls, rules: { variant } }, player, kind) {
  if (variant === "children" || (kind === "line" && variant !== "expert")) return false;
  return (kind === "square" ? SQUARES : LINES).some((figure) => {
    const missing = figure.filter((cell) => balls[cell] !== player);
    const [to] = missing;
    if (missing.length !== 1 || balls[to] || under(to).some((cell) => !balls[cell])) return false;
    return hasReserve(balls, player);
  });
}

/** @type {(game: Game, player: Player) => boolean} */
const canCompleteAny = (game, player) =>
  canComplete(game, player, "square") || canComplete(game, player, "line");

/**
 * Checks each claim about a move, and returns the sentences.
 *
 * @type {(before: Game, turn: string, isOwn: boolean, name: string) => string}
 */
function check(before, turn, isOwn, name) {
  const facts = factsOf(rules, before, turn);
  const after = rules.play(before, turn);
  const me = before.turn;
  const they = other(me);
  const words = factWords(read, facts, isOwn);
  const about = `${name} ${turn}: ${words}`;
  if (after.result !== null) return words;
  assert.deepEqual(
    facts.move.completes.length > 0,
    [...SQUARES, ...(before.rules.variant === "expert" ? LINES : [])].some(
      (figure) =>
        before.rules.variant !== "children" &&
        figure.includes(facts.move.to) &&
        figure.every(
          (cell) =>
            cell === facts.move.to || (cell !== facts.move.from && before.balls[cell] === me),
        ),
    ),
    about,
  );
  if (facts.blocks !== null) {
    assert.ok(canComplete(before, they, facts.blocks) && !canCompleteAny(after, they), about);
  }
  if (facts.stopsRaise) {
    assert.ok(canRaise(before.balls, they) && !canRaise(after.balls, they), about);
  }
  if (facts.mustPlace) {
    assert.ok(!canRaise(after.balls, they) && !canCompleteAny(after, they), about);
  }
  const { frees, sure } = facts;
  if (frees !== null) {
    assert.ok(before.balls[frees] === me && !isFree(before.balls, frees), about);
    assert.ok(
      after.balls[frees] === me &&
        PLACES.some((to) => raisesTo(after.balls, me, to).includes(frees)),
      about,
    );
  }
  if (sure !== null) {
    for (const { text } of rules.legalMoves(after)) {
      const left = rules.play(after, text);
      assert.equal(left.result, null, about);
      const completes = sure.figure !== null && canComplete(left, me, sure.figure);
      assert.ok(completes || (sure.raises && canRaise(left.balls, me)), `${about} (${text})`);
    }
  }
  return words;
}

for (const variant of VARIANTS) {
  test(`what is said about the moves of the puzzles is so: ${variant}`, () => {
    const file = new URL(`../../www/puzzles/${variant}.txt`, import.meta.url);
    const puzzles = parseCatalogue(readFileSync(file, "utf8"), variant).puzzles.filter(
      ({ kind }) => kind === "move",
    );
    let told = 0;
    for (const [i, puzzle] of puzzles.entries()) {
      const { id, rules: set, position, line } = puzzle;
      const before = rules.newGame({ ...set, position, moves: line.slice(0, -1) });
      if (check(before, line[line.length - 1], true, id) !== "") told += 1;
      // Of every fifth puzzle a wrong move and its reply too.
      if (i % 5 !== 0) continue;
      const start = rules.newGame({ ...set, position });
      const wrong = rules.legalMoves(start).find(({ text }) => text !== line[0])?.text ?? "";
      const { reply } = judgeByFile(puzzle, 0, wrong, start, rules);
      if (reply !== null) assert.notEqual(check(rules.play(start, wrong), reply, false, id), "");
    }
    assert.ok(told >= 0.95 * puzzles.length, `${told} of ${puzzles.length} have such a sentence`);
  });
}
