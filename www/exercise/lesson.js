/**
 * What a lesson is: plain data, so that it can be written as JSON. The types, and the check of data written by
 * others.
 * @import { Rules } from "../pkg/pylos.js"
 */

import { OPTIONS } from "../game/rule-options.js";

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

/**
 * An answer to a typical mistake: a legal move that was not asked for, or an illegal choice.
 * @typedef {object} Mistake
 * @property {Condition} when
 * @property {string} say
 */

/**
 * One move of the learner, and the opponent's move after it.
 * @typedef {object} Turn
 * @property {Condition} want
 * @property {Mistake[]} [mistakes] The first whose condition holds is answered.
 * @property {string} [otherwise] The answer to any other move.
 * @property {string} [reply] The opponent's moves in order of preference; the first legal one is played.
 */

/**
 * Balls to be chosen, in any order.
 * @typedef {object} Selection
 * @property {string} cells
 * @property {{ cells: string, say: string }[]} [mistakes]
 */

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

/**
 * @typedef {object} Chapter
 * @property {string} id
 * @property {string} title
 * @property {Step[]} steps
 */

/**
 * Checks a value and returns its faults. The value is the `part` of what stands at `where` in the data; without
 * `part`, it stands there itself.
 * @typedef {(value: unknown, where: string, part?: string) => string[]} Check
 */

const CELL = "(?:1[a-d][1-4]|2[a-c][1-3]|3[ab][12]|4a1)";
const CELLS = listOf(CELL);

const id = written("[a-z0-9]+(?:-[a-z0-9]+)*", "small letters, digits and hyphens");
const words = written("[^]*\\S[^]*", "a text");
const cells = written(CELLS, "cells with a space between, such as 1b2 2a1");
const moves = written(
  listOf(`(?:${CELL}-)?${CELL}(?:x${CELL}){0,2}`),
  "moves with a space between, such as 1b2-2a1x1c1",
);

const condition = object(
  {},
  {
    move: moves,
    from: written(`reserve|board|${CELLS}`, "reserve, board, or cells"),
    to: cells,
    level: integer(1, 4),
    completes: oneOf("square", "line", "nothing"),
    figures: integer(1, 8),
    takes: integer(0, 2),
    takesBack: cells,
    reserve: integer(0, 15),
    wins: oneOf(true, false),
    refused: written(
      listOf(`(?:light|dark|${CELL})`),
      "cells, light or dark (a reserve), with a space between",
    ),
  },
  ({ refused, from, ...others }, where) =>
    refused === undefined
      ? []
      : Object.keys(others).map((part) => `${where}: ${part} cannot stand beside refused`),
);

const turn = object(
  { want: condition },
  {
    mistakes: list("a list", 0, object({ when: condition, say: words })),
    otherwise: words,
    reply: moves,
  },
  ({ want }, where) =>
    isObject(want) && want.refused !== undefined
      ? [`${where}.want: an illegal choice cannot be asked for`]
      : [],
);

const step = object(
  { id, position: words, text: words },
  {
    marks: words,
    done: words,
    rules: object(
      {},
      {
        variant: oneOf(...OPTIONS.variant),
        takeBack: oneOf(...OPTIONS.takeBack),
        emptyReserve: oneOf(...OPTIONS.emptyReserve),
      },
    ),
    turns: list("a list of turns", 1, turn),
    select: object({ cells }, { mistakes: list("a list", 0, object({ cells, say: words })) }),
  },
  ({ turns, select }, where) => {
    const both = turns !== undefined && select !== undefined;
    const last = Array.isArray(turns) ? turns.length - 1 : 0;
    return [
      ...(both ? [`${where}: it has turns and select; it can have only one of them`] : []),
      ...(Array.isArray(turns) ? turns : [])
        .map((one, i) => ({ one, here: `${where}.turns[${i}]`, isLast: i === last }))
        .filter(({ one, isLast }) => !isLast && isObject(one) && one.reply === undefined)
        .map(({ here }) => `${here}: it needs a reply, for another turn follows`),
    ];
  },
);

const chapter = object({ id, title: words, steps: steps() });

/**
 * All faults in the form of a chapter; none if it can be played. Whether its positions and moves are legal is not
 * checked here.
 * @param {unknown} data
 * @returns {string[]} Sentences, each with the place in the data.
 */
export function faultsOfChapter(data) {
  return chapter(data, "chapter");
}

/** @returns {Check} */
function steps() {
  return (value, where) => {
    if (!Array.isArray(value) || value.length === 0) {
      return [`${where}: steps must be a list with at least one step`];
    }
    const ids = value.map((one) => (isObject(one) ? one.id : undefined));
    const twice = ids.filter((id, i) => id !== undefined && ids.indexOf(id) !== i);
    return [
      ...twice.map((id) => `step ${id}: there are two steps with this id`),
      ...value.flatMap((one, i) => step(one, `step ${i + 1}`)),
    ];
  };
}

/**
 * @param {Record<string, Check>} required
 * @param {Record<string, Check>} [optional]
 * @param {(value: Record<string, unknown>, where: string) => string[]} [together] Faults of several parts.
 * @returns {Check}
 */
function object(required, optional = {}, together = () => []) {
  const parts = Object.entries({ ...required, ...optional });
  const names = parts.map(([name]) => name);
  return (value, where, part) => {
    const here = part === undefined ? where : `${where}.${part}`;
    if (!isObject(value)) return [`${here}: must be an object`];
    return [
      ...Object.keys(value)
        .filter((name) => !names.includes(name))
        .map((name) => `${here}: ${name} is unknown; expected ${names.join(", ")}`),
      ...parts
        .filter(([name]) => name in required || value[name] !== undefined)
        .flatMap(([name, check]) => check(value[name], here, name)),
      ...together(value, here),
    ];
  };
}

/** @type {(expected: string, least: number, check: Check) => Check} */
function list(expected, least, check) {
  return (value, where, part) =>
    Array.isArray(value) && value.length >= least
      ? value.flatMap((one, i) => check(one, `${where}.${part}[${i}]`))
      : [`${where}.${part}: must be ${expected}`];
}

/** @type {(holds: (value: unknown) => boolean, expected: string) => Check} */
function single(holds, expected) {
  return (value, where, part) => (holds(value) ? [] : [`${where}: ${part} must be ${expected}`]);
}

/**
 * @param {string} pattern
 * @param {string} expected
 */
function written(pattern, expected) {
  const whole = new RegExp(`^(?:${pattern})$`);
  return single((value) => typeof value === "string" && whole.test(value), expected);
}

/** @param {string} pattern */
function listOf(pattern) {
  return `${pattern}(?: ${pattern})*`;
}

/** @param {(string | boolean)[]} values */
function oneOf(...values) {
  const expected = values.map((value) => JSON.stringify(value)).join(", ");
  return single((value) => values.some((one) => one === value), `one of ${expected}`);
}

/**
 * @param {number} least
 * @param {number} most
 */
function integer(least, most) {
  return single(
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
    `a whole number from ${least} to ${most}`,
  );
}

/** @type {(value: unknown) => value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
