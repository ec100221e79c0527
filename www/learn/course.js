/**
 * The course, from the first ball to strategy, as data: each answer to a mistake is the last part of the key of its text.
 * @import { Chapter, Condition, Step, Turn } from "../exercise/lesson.js"
 */

import "../text/course.js";

/**
 * A step with its mistakes by their answers; `turn` is its only one.
 * @typedef {Omit<Turn, "mistakes"> & { mistakes?: Record<string, Condition> }} Asked
 * @typedef {Pick<Step, "id" | "position"> & { turn?: Asked, turns?: Asked[],
 *   select?: { cells: string, mistakes: Record<string, string> } }} Task
 */

/**
 * Adds the keys of the texts, which follow from the ids: `lesson.square` is the title of the chapter `square`,
 * `lesson.square.up` the text of its step `up`, `lesson.square.up.done` the text when that is done,
 * `lesson.square.up.none` the answer `none` to a mistake.
 * @type {(id: string, tasks: Task[], rules?: Step["rules"]) => Chapter}
 */
const chapter = (id, tasks, rules) => ({
  id,
  title: `lesson.${id}`,
  steps: tasks.map(({ turn, turns = turn && [turn], select, ...task }) => {
    const text = `lesson.${id}.${task.id}`;
    const say = (/** @type {string} */ answer) => `${text}.${answer}`;
    return {
      ...task,
      ...(rules && { rules }),
      text,
      ...(turns && {
        turns: turns.map(({ mistakes = {}, otherwise, ...turn }) => ({
          ...turn,
          mistakes: Object.entries(mistakes).map(([answer, when]) => ({ when, say: say(answer) })),
          ...(otherwise && { otherwise: say(otherwise) }),
        })),
      }),
      ...(select && {
        select: {
          cells: select.cells,
          mistakes: Object.entries(select.mistakes).map(([answer, cells]) => ({
            cells,
            say: say(answer),
          })),
        },
      }),
      ...((turns || select) && { done: say("done") }),
    };
  }),
});

export const course = [
  // All that a first game needs, in three minutes.
  chapter("board", [
    { id: "start", position: "4/4/4/4 3/3/3 2/2 1 l" },
    { id: "aim", position: "dldl/lddl/dlld/lddl ldl/ddd/lld ld/dl l d" },
    { id: "place", position: "4/4/4/4 3/3/3 2/2 1 l", turn: { want: {} } },
    {
      id: "turns",
      position: "4/2d1/1l2/4 3/3/3 2/2 1 l",
      turns: [
        { want: {}, mistakes: { taken: { refused: "1b2 1c3" } }, reply: "1b3 1c2" },
        { want: {}, mistakes: { taken: { refused: "1b2 1c3" } }, reply: "1a4 1d1 1a1" },
      ],
    },
    {
      id: "up",
      position: "4/1dl1/1ld1/4 3/3/3 2/2 1 l",
      turn: { want: { to: "2b2" }, mistakes: { low: { level: 1 } } },
    },
    {
      id: "raise",
      position: "d3/1dl1/1ld1/3l 3/3/3 2/2 1 l",
      turn: {
        want: { from: "board" },
        mistakes: { reserve: { from: "reserve", level: 2 }, placed: { from: "reserve" } },
      },
    },
    {
      id: "carry",
      position: "d3/1dl1/1ld1/3l 3/1d1/3 2/2 1 l",
      select: { cells: "1b2 1c3", mistakes: { free: "1d1", dark: "1a4 1c2 1b3 2b2" } },
    },
    {
      id: "complete",
      position: "d2d/4/lld1/l3 3/3/3 2/2 1 l",
      turn: {
        want: { completes: "square", takes: 2 },
        mistakes: { one: { completes: "square" }, none: { completes: "nothing" } },
      },
    },
    {
      id: "three",
      position: "d2d/ldld/dld1/lddl 3/l2/ll1 2/2 1 l",
      turn: {
        want: { from: "board", completes: "square", takes: 2 },
        mistakes: {
          placed: { from: "reserve", completes: "square" },
          one: { from: "board", completes: "square" },
          none: { completes: "nothing" },
        },
      },
    },
    {
      id: "block",
      position: "2l1/2dl/ld2/1ddl 3/3/3 2/2 1 l",
      turn: { want: { move: "1c2" }, otherwise: "other" },
    },
    {
      id: "apex",
      position: "dldl/lddl/dlld/lddl ldl/ddd/lld ld/dl 1 l",
      turn: { want: { wins: true } },
    },
    { id: "empty", position: "dldl/ldld/dlld/lldl ldl/dld/ll1 l1/2 1 l" },
  ]),
  // Balls rest on squares of four; which balls may be raised.
  chapter("raise", [
    {
      id: "gap",
      position: "4/1dl1/1dl1/ld2 3/3/3 2/2 1 l",
      turn: {
        want: { to: "2b2" },
        mistakes: { hole: { refused: "2a1 2b1 2c1 2a2 2c2 2a3 2b3 2c3" }, low: { level: 1 } },
      },
    },
    {
      id: "third",
      position: "3d/ldl1/dld1/dll1 3/dl1/ld1 2/2 1 l",
      turn: { want: { level: 3 }, mistakes: { low: { level: 1 } } },
    },
    {
      id: "own",
      position: "d2d/1ll1/1dl1/l2d 3/3/3 2/2 1 l",
      turn: {
        want: { from: "board" },
        mistakes: { part: { refused: "1c2 1b3 1c3" }, placed: { from: "reserve" } },
      },
    },
    {
      id: "higher",
      position: "l3/dldd/lddl/dlld 3/dl1/ldl 2/2 1 l",
      turn: {
        want: { from: "board", level: 3 },
        mistakes: {
          low: { from: "board" },
          placed: { from: "reserve" },
          sideways: { from: "2c1", refused: "2c2" },
        },
      },
    },
  ]),
  // A square of the player's own colour gives balls back.
  chapter("square", [
    {
      id: "played",
      position: "d2d/1l2/1ll1/3d 3/3/3 2/2 1 l",
      turn: {
        want: { completes: "square", takesBack: "1c3" },
        mistakes: { other: { completes: "square" }, none: { completes: "nothing" } },
      },
    },
    {
      id: "mixed",
      position: "d1ll/2l1/ldd1/l1dd 3/3/3 2/2 1 l",
      turn: {
        want: { completes: "square" },
        mistakes: { dark: { to: "1b1" }, none: { completes: "nothing" } },
      },
    },
    {
      id: "new",
      position: "d2d/2d1/ll1d/llld 3/3/3 2/2 1 l",
      turn: { want: { completes: "square" }, mistakes: { old: { completes: "nothing" } } },
    },
    {
      id: "carry",
      position: "d2d/4/dl2/lll1 3/3/d2 2/2 1 l",
      turn: {
        want: { completes: "square", takes: 2 },
        mistakes: {
          stays: { refused: "1b1 1b2 1a1" },
          one: { completes: "square" },
          none: { completes: "nothing" },
        },
      },
    },
    {
      id: "freed",
      position: "d1l1/2ll/dd2/ld1d 3/3/l2 2/2 1 l",
      turn: {
        want: { completes: "square", takesBack: "2a1 1a1" },
        mistakes: {
          first: { refused: "1a1" },
          other: { completes: "square" },
          none: { completes: "nothing" },
        },
      },
    },
    {
      id: "several",
      position: "dd1d/d3/l1ld/lll1 3/3/3 2/2 1 l",
      turn: {
        want: { figures: 2, takes: 2 },
        mistakes: { one: { figures: 2 }, none: { completes: "nothing" } },
      },
    },
    {
      id: "up",
      position: "d2d/ldl1/dld1/ldd1 3/l2/ll1 2/2 1 l",
      turn: { want: { completes: "square" }, mistakes: { none: { completes: "nothing" } } },
    },
    {
      id: "itself",
      position: "d2d/dldl/1dld/lddl 3/2l/1ll 2/2 1 l",
      turn: {
        want: { from: "board", completes: "square", takesBack: "2b2" },
        mistakes: { placed: { from: "reserve" }, other: { completes: "square" } },
      },
    },
  ]),
  // The children's game: only raising saves balls.
  chapter(
    "children",
    [
      {
        id: "square",
        position: "d2d/4/lld1/l3 3/3/3 2/2 1 l",
        turn: { want: { to: "1b1" }, otherwise: "other" },
      },
      {
        id: "raise",
        position: "d2d/1l2/lld1/lldd 3/3/3 2/2 1 l",
        turn: { want: { from: "board" }, mistakes: { placed: { from: "reserve" } } },
      },
      {
        id: "win",
        position: "l3/dddl/llld/lddl 3/lld/ldd 2/d1 1 l",
        turn: { want: { move: "1a4-3b1" }, mistakes: { placed: { from: "reserve" } } },
      },
    ],
    { variant: "children" },
  ),
  // The expert game: lines give balls back too.
  chapter(
    "lines",
    [
      {
        id: "four",
        position: "d2d/4/ll1l/2d1 3/3/3 2/2 1 l",
        turn: {
          want: { completes: "line", takes: 2 },
          mistakes: { one: { completes: "line" }, none: { completes: "nothing" } },
        },
      },
      {
        id: "three",
        position: "d3/3d/dldl/lddl 3/3/ll1 2/2 1 l",
        turn: { want: { completes: "line" }, mistakes: { none: { completes: "nothing" } } },
      },
      {
        id: "diagonal",
        position: "ld2/l1l1/1l1d/lddd 3/3/3 2/2 1 l",
        turn: {
          want: { completes: "line" },
          mistakes: { slanting: { to: "1d4" }, none: { completes: "nothing" } },
        },
      },
      {
        id: "both",
        position: "d1dd/1d2/d1ll/ll1l 3/3/3 2/2 1 l",
        turn: {
          want: { figures: 2, takes: 2 },
          mistakes: { one: { figures: 2 }, none: { completes: "nothing" } },
        },
      },
    ],
    { variant: "expert" },
  ),
  // Strategy. A test proves the claims about winning moves with the perfect-play tables.
  chapter("think", [
    {
      id: "save",
      position: "3d/dll1/ldl1/3d 3/3/3 2/2 1 l",
      turn: {
        want: { move: "1a2-2b2" },
        mistakes: { placed: { move: "2b2" }, raised: { from: "board" } },
        otherwise: "other",
      },
    },
    {
      id: "stair",
      position: "ddll/l1d1/d1ll/d1dd 3/3/2l 2/2 1 l",
      turn: { want: { move: "1b1 1b2" }, mistakes: { built: { move: "1b3 1d3" } } },
    },
    {
      id: "sit",
      position: "ddld/dlld/ddld/llld ll1/ld1/ddl d1/l1 1 l",
      turn: { want: { move: "2c3" }, mistakes: { free: { move: "2c2" } } },
    },
    {
      id: "zugzwang",
      position: "ldll/dldd/ldll/dldd l1d/dll/2d 2/2 1 l",
      turn: { want: { move: "2a1" }, mistakes: { opened: { to: "2b1 2b3" } } },
    },
    {
      id: "last",
      position: "lddd/dddl/ldld/dlll dll/dll/ddl 1l/l1 1 l",
      turn: { want: { move: "2c1-3a2" }, mistakes: { spent: { from: "reserve" } } },
    },
    {
      id: "tempo",
      position: "dlll/dddl/dlld/ddll ld1/lll/dld 2/dd 1 l",
      turns: [
        { want: { move: "1d4-3a2" }, mistakes: { late: { from: "reserve" } }, reply: "1d4" },
        { want: { move: "2c3" }, reply: "3b2" },
        { want: { wins: true } },
      ],
    },
    { id: "second", position: "4/4/1l2/4 3/3/3 2/2 1 d", turn: { want: {} } },
    { id: "play", position: "4/4/4/4 3/3/3 2/2 1 l" },
  ]),
];
