// Raising a ball, and what may not be raised.

/** @type {import("../lesson.js").Chapter} */
export const raise = {
  id: "raise",
  title: "lesson.raise",
  steps: [
    {
      id: "first",
      figure: "B2",
      position: "d3/1dl1/1ld1/3l 3/3/3 2/2 1 l",
      text: "lesson.raise.first",
      turns: [
        {
          want: { from: "board" },
          mistakes: [
            { when: { from: "reserve", level: 2 }, say: "lesson.raise.first.reserve" },
            { when: { from: "reserve" }, say: "lesson.raise.first.placed" },
          ],
        },
      ],
      done: "lesson.raise.first.done",
    },
    {
      id: "own",
      position: "d2d/1ll1/1dl1/l2d 3/3/3 2/2 1 l",
      text: "lesson.raise.own",
      turns: [
        {
          want: { from: "board" },
          mistakes: [
            { when: { refused: "1c2 1b3 1c3" }, say: "lesson.raise.own.part" },
            { when: { from: "reserve" }, say: "lesson.raise.own.placed" },
          ],
        },
      ],
      done: "lesson.raise.own.done",
    },
    {
      id: "carry",
      position: "d3/1dl1/1ld1/3l 3/1d1/3 2/2 1 l",
      text: "lesson.raise.carry",
      select: {
        cells: "1b2 1c3",
        mistakes: [
          { cells: "1d1", say: "lesson.raise.carry.free" },
          { cells: "1a4 1c2 1b3 2b2", say: "lesson.raise.carry.dark" },
        ],
      },
      done: "lesson.raise.carry.done",
    },
    {
      id: "higher",
      position: "l3/dldd/lddl/dlld 3/dl1/ldl 2/2 1 l",
      text: "lesson.raise.higher",
      turns: [
        {
          want: { from: "board", level: 3 },
          mistakes: [
            { when: { from: "board" }, say: "lesson.raise.higher.low" },
            { when: { from: "reserve" }, say: "lesson.raise.higher.placed" },
            { when: { from: "2c1", refused: "2c2" }, say: "lesson.raise.higher.sideways" },
          ],
        },
      ],
      done: "lesson.raise.higher.done",
    },
    {
      id: "which",
      position: "dl1d/1ldl/1dld/l1d1 3/1l1/3 2/2 1 l",
      text: "lesson.raise.which",
      select: {
        cells: "1a1 1b4",
        mistakes: [
          { cells: "1b3 1c2", say: "lesson.raise.which.carries" },
          { cells: "1d3", say: "lesson.raise.which.part" },
          { cells: "2b2", say: "lesson.raise.which.high" },
          { cells: "1c1 1b2 1d2 1c3 1a4 1d4", say: "lesson.raise.which.dark" },
        ],
      },
      done: "lesson.raise.which.done",
    },
  ],
};
