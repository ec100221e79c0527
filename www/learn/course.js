/**
 * The course, from the first ball to strategy, as data. Every key of a text follows from the ids: `lesson.square` is the
 * title of the chapter `square`, `lesson.square.up` the text of its step `up`, `lesson.square.up.done` the text when that
 * is done, `lesson.square.up.none` the answer `none` to a mistake.
 * @import { Chapter, Condition, Step } from "../exercise/lesson.js"
 */

import { translations } from "../text/board-text.js";
import { addCourse } from "../text/lessons.js";

addCourse(translations("course"));

/** The answers to mistakes. @template What @typedef {Record<string, What>} Answers */

/** @typedef {(text: string) => Step} Written A step, once the key of its text is known. */

/** @type {(id: string, rules: Step["rules"] | null, steps: Written[]) => Chapter} `rules`: null for the usual ones. */
const chapter = (id, rules, steps) => ({
  id,
  title: `lesson.${id}`,
  steps: steps.map((step) => ({ ...step(`lesson.${id}`), ...(rules && { rules }) })),
});

/** A step that is only read. @type {(id: string, position: string) => Written} */
const read = (id, position) => (title) => ({ id, position, text: `${title}.${id}` });

/** A condition; a text is the move itself, or one of several. @typedef {Condition | string} When */

/** @param {When} when @returns {Condition} */
const conditionOf = (when) => (typeof when === "string" ? { move: when } : when);

/** @type {(id: string, position: string, turns: { want: When, mistakes?: Answers<When>, reply?: string }[]) => Written} */
const moves = (id, position, turns) => (title) => {
  const text = `${title}.${id}`;
  const told = turns.map(({ want, mistakes = {}, ...turn }) => ({
    want: conditionOf(want),
    ...turn,
    mistakes: Object.entries(mistakes).map(([say, when]) => {
      return { when: conditionOf(when), say: `${text}.${say}` };
    }),
  }));
  return { id, position, text, turns: told, done: `${text}.done` };
};

/** One move. @type {(id: string, position: string, want: When, mistakes?: Answers<When>) => Written} */
const move = (id, position, want, mistakes) => moves(id, position, [{ want, mistakes }]);

/** Balls to choose. @type {(id: string, position: string, cells: string, mistakes: Answers<string>) => Written} */
const balls = (id, position, cells, mistakes) => (title) => {
  const text = `${title}.${id}`;
  const told = Object.entries(mistakes).map(([say, cells]) => ({ cells, say: `${text}.${say}` }));
  return { id, position, text, select: { cells, mistakes: told }, done: `${text}.done` };
};

/** A step by other rules than its chapter. @type {(rules: Step["rules"], step: Written) => Written} */
const byRules = (rules, step) => (title) => ({ ...step(title), rules });

// Conditions of many moves.
const placed = { from: "reserve" };
const raise = { from: "board" };
const square = /** @type {const} */ ({ completes: "square" });
const line = /** @type {const} */ ({ completes: "line" });
const none = /** @type {const} */ ({ completes: "nothing" });
const twoBack = { ...square, takes: 2 };
const twoFigures = { figures: 2, takes: 2 };

export const course = [
  // All that a first game needs, in three minutes.
  chapter("board", null, [
    read("start", "4/4/4/4 3/3/3 2/2 1 l"),
    read("aim", "dldl/lddl/dlld/lddl ldl/ddd/lld ld/dl l d"),
    move("place", "4/4/4/4 3/3/3 2/2 1 l", {}),
    moves("turns", "4/2d1/1l2/4 3/3/3 2/2 1 l", [
      { want: {}, mistakes: { taken: { refused: "1b2 1c3" } }, reply: "1b3 1c2" },
      { want: {}, mistakes: { taken: { refused: "1b2 1c3" } }, reply: "1a4 1d1 1a1" },
    ]),
    move("up", "4/1dl1/1ld1/4 3/3/3 2/2 1 l", { to: "2b2" }, { low: { level: 1 } }),
    move("raise", "d3/1dl1/1ld1/3l 3/3/3 2/2 1 l", raise, {
      reserve: { ...placed, level: 2 },
      placed,
    }),
    balls("carry", "d3/1dl1/1ld1/3l 3/1d1/3 2/2 1 l", "1b2 1c3", {
      free: "1d1",
      dark: "1a4 1c2 1b3 2b2",
    }),
    move("complete", "d2d/4/lld1/l3 3/3/3 2/2 1 l", twoBack, { one: square, none }),
    move(
      "three",
      "d2d/ldld/dld1/lddl 3/l2/ll1 2/2 1 l",
      { ...raise, ...twoBack },
      { placed: { ...placed, ...square }, one: { ...raise, ...square }, none },
    ),
    move("block", "2l1/2dl/ld2/1ddl 3/3/3 2/2 1 l", "1c2", { other: {} }),
    move("apex", "dldl/lddl/dlld/lddl ldl/ddd/lld ld/dl 1 l", { wins: true }),
    read("empty", "dldl/ldld/dlld/lldl ldl/dld/ll1 l1/2 1 l"),
  ]),
  chapter("raise", null, [
    move(
      "gap",
      "4/1dl1/1dl1/ld2 3/3/3 2/2 1 l",
      { to: "2b2" },
      { hole: { refused: "2a1 2b1 2c1 2a2 2c2 2a3 2b3 2c3" }, low: { level: 1 } },
    ),
    move("third", "3d/ldl1/dld1/dll1 3/dl1/ld1 2/2 1 l", { level: 3 }, { low: { level: 1 } }),
    move("own", "d2d/1ll1/1dl1/l2d 3/3/3 2/2 1 l", raise, {
      part: { refused: "1c2 1b3 1c3" },
      placed,
    }),
    move(
      "higher",
      "l3/dldd/lddl/dlld 3/dl1/ldl 2/2 1 l",
      { from: "board", level: 3 },
      { low: raise, placed, sideways: { from: "2c1", refused: "2c2" } },
    ),
  ]),
  chapter("square", null, [
    move(
      "played",
      "d2d/1l2/1ll1/3d 3/3/3 2/2 1 l",
      { ...square, takesBack: "1c3" },
      { other: square, none },
    ),
    move("mixed", "d1ll/2l1/ldd1/l1dd 3/3/3 2/2 1 l", square, { dark: { to: "1b1" }, none }),
    move("new", "d2d/2d1/ll1d/llld 3/3/3 2/2 1 l", square, { old: none }),
    move("carry", "d2d/4/dl2/lll1 3/3/d2 2/2 1 l", twoBack, {
      stays: { refused: "1b1 1b2 1a1" },
      one: square,
      none,
    }),
    move(
      "freed",
      "d1l1/2ll/dd2/ld1d 3/3/l2 2/2 1 l",
      { ...square, takesBack: "2a1 1a1" },
      { first: { refused: "1a1" }, other: square, none },
    ),
    move("several", "dd1d/d3/l1ld/lll1 3/3/3 2/2 1 l", twoFigures, { one: { figures: 2 }, none }),
    move("up", "d2d/ldl1/dld1/ldd1 3/l2/ll1 2/2 1 l", square, { none }),
    move(
      "itself",
      "d2d/dldl/1dld/lddl 3/2l/1ll 2/2 1 l",
      { ...raise, ...square, takesBack: "2b2" },
      { placed, other: square },
    ),
  ]),
  chapter("children", { variant: "children" }, [
    move("square", "d2d/4/lld1/l3 3/3/3 2/2 1 l", { to: "1b1" }, { other: {} }),
    move("raise", "d2d/1l2/lld1/lldd 3/3/3 2/2 1 l", raise, { placed }),
    move("win", "l3/dddl/llld/lddl 3/lld/ldd 2/d1 1 l", "1a4-3b1", { placed }),
  ]),
  chapter("lines", { variant: "expert" }, [
    move("four", "d2d/4/ll1l/2d1 3/3/3 2/2 1 l", { ...line, takes: 2 }, { one: line, none }),
    move("three", "d3/3d/dldl/lddl 3/3/ll1 2/2 1 l", line, { none }),
    move("diagonal", "ld2/l1l1/1l1d/lddd 3/3/3 2/2 1 l", line, { slanting: { to: "1d4" }, none }),
    move("both", "d1dd/1d2/d1ll/ll1l 3/3/3 2/2 1 l", twoFigures, { one: { figures: 2 }, none }),
  ]),
  // How to win: a thought a step. A test proves every claim with the tables of perfect play.
  chapter("think", null, [
    move("save", "3d/dll1/ldl1/3d 3/3/3 2/2 1 l", "1a2-2b2", { placed: "2b2" }),
    move(
      "two",
      "ddll/3l/2d1/1d2 3/3/3 2/2 1 l",
      "1c3x1d3x1c4 1c3x1c4x1d4 1c3x1c3x1d4 1c3x1c3x1c4",
      { one: { takes: 1 }, pair: { takes: 2 } },
    ),
    move("buried", "1dll/dll1/2d1/1d1d 1l1/3/3 2/2 1 l", "1d3x2b3x1c4", {
      pair: { takesBack: "2b3" },
      other: square,
    }),
    move("stair", "ddll/l1d1/d1ll/d1dd 3/3/2l 2/2 1 l", "1b1 1b2", { built: "1b3 1d3" }),
    move("hold", "1d2/4/1ldd/1lld 3/3/3 2/2 1 l", { to: "2c1" }, { free: "2b1" }),
    moves("raise", "1ld1/1ld1/1dd1/1l1l 3/1d1/3 2/2 1 l", [
      { want: "1d3", mistakes: { early: raise }, reply: "1a3" },
      { want: "1b1-2b3", mistakes: { ball: raise } },
    ]),
    move("zugzwang", "ldll/dldd/ldll/dldd l1d/dll/2d 2/2 1 l", "2a1", {
      opened: { to: "2b1 2b3" },
    }),
    moves("tempo", "dlll/dddl/dlld/ddll ld1/lll/dld 2/dd 1 l", [
      { want: "1d4-3a2", mistakes: { late: placed }, reply: "1d4" },
      { want: "2c3", reply: "3b2" },
      { want: { wins: true } },
    ]),
    byRules({ variant: "expert" }, move("fork", "1d1l/1d2/2ll/2ld 3/3/3 2/2 1 l", "1b2")),
    move("second", "4/4/1l2/4 3/3/3 2/2 1 d", {}),
  ]),
];
