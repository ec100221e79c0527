/**
 * What a lesson is: plain data, so that it can be written as JSON. The types, and the check of data written by others: of
 * its form and, by the rules, of its positions and goals.
 * @import { Rules as Module } from "../game/session.js"
 * @import { Game, Rules } from "../pkg/pylos.js"
 * @import { Test } from "../site/shape.js"
 */

import { itemsOf, LONGEST, parseMarks } from "../element/attributes.js";
import { OPTIONS } from "../game/rule-options.js";
import { isObject, isText, oneOf } from "../site/shape.js";
import { listed, replyTo, solutions } from "./verdict.js";

/**
 * What a move must be like; every part that is given must hold, and `{}` holds for every legal move. Cells and
 * moves are written in one text, with spaces between them.
 * @typedef {object} Condition
 * @property {string} [move] The whole move is one of these.
 * @property {string} [from] Where the ball comes from: "reserve", "board" (a raise), or some cells.
 * @property {string} [to] The ball goes to one of these cells.
 * @property {number} [level] The ball goes to this level.
 * @property {"square" | "line" | "nothing"} [completes] The ball completes such a figure, or none.
 * @property {number} [figures] The ball completes at least this number of figures.
 * @property {number} [takes] Exactly this number of balls is taken back.
 * @property {string} [takesBack] All these balls are taken back; others may be too.
 * @property {number} [reserve] The player has at least this number of balls in reserve after the move.
 * @property {boolean} [wins] Whether the move wins the game.
 * @property {string} [refused] Not a move: the learner chose one of these places, and the choice was illegal. Only
 *   in mistakes, and only with `from`: the ball in hand.
 */

/** An answer to a typical mistake: a legal move that was not asked for, or an illegal choice. @typedef {{ when: Condition, say: string }} Mistake */

/**
 * One move of the learner, and the opponent's move after it.
 * @typedef {object} Turn
 * @property {Condition} want
 * @property {Mistake[]} [mistakes] The first whose condition holds is answered.
 * @property {string} [otherwise] The answer to any other move.
 * @property {string} [reply] The opponent's moves in order of preference; the first legal one is played.
 */

/** Balls to be chosen, in any order. @typedef {{ cells: string, mistakes?: { cells: string, say: string }[] }} Selection */

/**
 * One step; with neither `turns` nor `select` it is only read.
 * @typedef {object} Step
 * @property {string} id Part of the link to the step.
 * @property {string} position The learner plays the side to move.
 * @property {string} text
 * @property {Partial<Rules>} [rules]
 * @property {string} [marks] As in the attribute `marks` of `<pylos-board>`.
 * @property {Turn[]} [turns] The moves that the learner has to play.
 * @property {Selection} [select] The balls that the learner has to choose.
 * @property {string} [done] The text when it is done.
 */

/** @typedef {{ id: string, title: string, steps: Step[] }} Chapter */

/** A step, and its number in the chapter, from 1. @typedef {{ link: string, chapter: Chapter, step: Step, number: number }} Place */

/** All steps in order, each with its link, as `chapter/step`. @param {readonly Chapter[]} chapters @returns {Place[]} */
export const placesOf = (chapters) =>
  chapters.flatMap((chapter) =>
    chapter.steps.map((step, i) => {
      return { chapter, step, link: `${chapter.id}/${step.id}`, number: i + 1 };
    }),
  );

/** What is wrong with a lesson, with the place in its data. */
export class Fault extends Error {}

/** @type {(sentence: string) => never} */
const refuse = (sentence) => {
  throw new Fault(sentence);
};

/**
 * What a part of the data must be: an object of parts, of which those with "?" may be left out; or a function that copies a
 * value, and throws what is wrong with it. The value is the `part` of what stands at `where`; without `part`, it stands there
 * itself.
 * @typedef {{ [part: string]: Shape } | ((value: unknown, where: string, part?: string) => unknown)} Shape
 */

/** @type {(test: Test, expected: string) => Shape} */
const single = (test, expected) => (value, where, part) =>
  test(value) ? value : refuse(`${where}: ${part} must be ${expected}`);

/** @type {(pattern: string, expected: string) => Shape} */
const written = (pattern, expected) =>
  single(
    (value) =>
      isText(value) && value.length <= LONGEST && new RegExp(`^(?:${pattern})$`).test(value),
    expected,
  );

/** @param {string} pattern */
const listOf = (pattern) => `${pattern}(?: ${pattern})*`;

/** @type {(...values: (string | number | boolean)[]) => Shape} */
const choice = (...values) =>
  single(oneOf(values), `one of ${values.map((value) => JSON.stringify(value)).join(", ")}`);

/** @param {number} most */
const upTo = (most) => choice(...Array(most + 1).keys());

const CELL = "(?:1[a-d][1-4]|2[a-c][1-3]|3[ab][12]|4a1)";
const CELLS = listOf(CELL);

const id = written("[a-z0-9]+(?:-[a-z0-9]+)*", "small letters, digits and hyphens");
const someText = written("[^]*\\S[^]*", `a text of at most ${LONGEST} characters`);
const cells = written(CELLS, "cells with a space between, such as 1b2 2a1");
const moves = written(
  listOf(`(?:${CELL}-)?${CELL}(?:x${CELL}){0,2}`),
  "moves with a space between, such as 1b2-2a1x1c1",
);

const from = written(`reserve|board|${CELLS}`, "reserve, board, or cells");

const CONDITION = {
  "move?": moves,
  "from?": from,
  "to?": cells,
  "level?": choice(1, 2, 3, 4),
  "completes?": choice("square", "line", "nothing"),
  "figures?": upTo(8),
  "takes?": upTo(2),
  "takesBack?": cells,
  "reserve?": upTo(15),
  "wins?": choice(true, false),
};

const REFUSAL = {
  "from?": from,
  refused: written(
    listOf(`(?:light|dark|${CELL})`),
    "cells, light or dark (a reserve), with a space between",
  ),
};

/** @type {Shape} */
const refusalOrMove = (value, ...place) =>
  read(isObject(value) && "refused" in value ? REFUSAL : CONDITION, value, ...place);

/** @type {(expected: string, least: number, shape: Shape, at?: (list: string, i: number) => string) => Shape} */
const list =
  (expected, least, shape, at = (list, i) => `${list}[${i}]`) =>
  (value, where, part) => {
    const name = `${where}.${part}`;
    const items = Array.isArray(value) ? itemsOf(value) : [];
    if (!Array.isArray(value) || items.length < least) refuse(`${name}: must be ${expected}`);
    return Object.freeze(items.map((one, i) => read(shape, one, at(name, i))));
  };

const STEP = {
  id,
  position: someText,
  text: someText,
  "marks?": someText,
  "done?": someText,
  "rules?": Object.fromEntries(
    Object.entries(OPTIONS).map(([name, values]) => [`${name}?`, choice(...values)]),
  ),
  "turns?": list("a list of turns", 1, {
    want: CONDITION,
    "mistakes?": list("a list", 0, { when: refusalOrMove, say: someText }),
    "otherwise?": someText,
    "reply?": moves,
  }),
  "select?": { cells, "mistakes?": list("a list", 0, { cells, say: someText }) },
};

const CHAPTER = {
  id,
  title: someText,
  steps: list("a list with at least one step", 1, STEP, (_, i) => `step ${i + 1}`),
};

/** Copies a chapter that may be anything. Whether its positions and moves are legal is not checked here. @param {unknown} data @throws {Fault} */
export function readChapter(data) {
  const chapter = /** @type {Chapter} */ (read(CHAPTER, data, "chapter"));
  const ids = new Set();
  for (const [i, { id, turns, select }] of chapter.steps.entries()) {
    if (ids.has(id)) refuse(`step ${id}: there are two steps with this id`);
    ids.add(id);
    if (turns && select)
      refuse(`step ${i + 1}: it has turns and select; it can have only one of them`);
  }
  return chapter;
}

/** @type {(shape: Shape, ...place: Parameters<Extract<Shape, Function>>) => unknown} */
function read(shape, value, where, part) {
  if (typeof shape === "function") return shape(value, where, part);
  const here = part === undefined ? where : `${where}.${part}`;
  if (!isObject(value)) return refuse(`${here}: must be an object`);
  const names = Object.keys(shape).map((name) => name.replace("?", ""));
  const odd = Object.keys(value).find((name) => !names.includes(name));
  if (odd !== undefined) refuse(`${here}: ${odd} is unknown; expected ${names.join(", ")}`);
  /** @type {Record<string, unknown>} */
  const copy = {};
  for (const name of names) {
    const found = value[name];
    if (name in shape || found !== undefined) {
      copy[name] = read(shape[name] ?? shape[`${name}?`], found, here, name);
    }
  }
  return Object.freeze(copy);
}

/** The most games in which each turn of a step is tried; after an open first turn there are many. */
const MOST = 8;

/** Throws what the rules refuse in a step of the right form. @type {(rules: Module, step: Step, where: string) => void} `where`: the step, in words. */
export function checkInPlay(rules, step, where) {
  const { marks, turns = [], select } = step;
  const start = startOf(rules, step, where);
  try {
    parseMarks(marks ?? "");
  } catch {
    refuse(`${where}: marks: ${marks} is not understood`);
  }
  const empty = listed(select?.cells ?? "").find((cell) => !(cell in start.balls));
  if (empty !== undefined) refuse(`${where}.select: there is no ball on ${empty}`);
  let games = [start];
  for (const [i, turn] of turns.entries()) {
    const here = `${where}.turns[${i}]`;
    /** @type {Game[]} */
    const next = [];
    for (const game of games) {
      const good = solutions(rules, turn, game);
      if (good.length === 0) refuse(`${here}.want: no legal move meets it${afterMoves(game)}`);
      if (turn === turns.at(-1)) continue;
      for (const move of good.slice(0, MOST)) {
        const after = rules.play(game, move);
        const reply = replyTo(rules, turn, after);
        if (reply === null) {
          return refuse(`${here}.reply: no move of it is legal${afterMoves(after)}`);
        }
        next.push(rules.play(after, reply));
      }
    }
    games = next.slice(0, MOST);
  }
}

/** The game at the beginning of a step. @type {(rules: Module, step: Step, where: string) => Game} */
function startOf(rules, { rules: set, position }, where) {
  try {
    return rules.newGame({ ...set, position });
  } catch (error) {
    return refuse(`${where}: position: ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {Game} game */
const afterMoves = ({ moves }) => (moves.length === 0 ? "" : ` after ${moves.join(" ")}`);
