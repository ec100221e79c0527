// Raising a ball, and which balls may not be raised.

import { chapter } from "../chapter.js";

export const raise = chapter("raise", [
  {
    id: "first",
    position: "d3/1dl1/1ld1/3l 3/3/3 2/2 1 l",
    turns: [
      {
        want: { from: "board" },
        mistakes: [
          { when: { from: "reserve", level: 2 }, say: "reserve" },
          { when: { from: "reserve" }, say: "placed" },
        ],
      },
    ],
  },
  {
    id: "own",
    position: "d2d/1ll1/1dl1/l2d 3/3/3 2/2 1 l",
    turns: [
      {
        want: { from: "board" },
        mistakes: [
          { when: { refused: "1c2 1b3 1c3" }, say: "part" },
          { when: { from: "reserve" }, say: "placed" },
        ],
      },
    ],
  },
  {
    id: "carry",
    position: "d3/1dl1/1ld1/3l 3/1d1/3 2/2 1 l",
    select: {
      cells: "1b2 1c3",
      mistakes: [
        { cells: "1d1", say: "free" },
        { cells: "1a4 1c2 1b3 2b2", say: "dark" },
      ],
    },
  },
  {
    id: "higher",
    position: "l3/dldd/lddl/dlld 3/dl1/ldl 2/2 1 l",
    turns: [
      {
        want: { from: "board", level: 3 },
        mistakes: [
          { when: { from: "board" }, say: "low" },
          { when: { from: "reserve" }, say: "placed" },
          { when: { from: "2c1", refused: "2c2" }, say: "sideways" },
        ],
      },
    ],
  },
  {
    id: "which",
    position: "dl1d/1ldl/1dld/l1d1 3/1l1/3 2/2 1 l",
    select: {
      cells: "1a1 1b4",
      mistakes: [
        { cells: "1b3 1c2", say: "carries" },
        { cells: "1d3", say: "part" },
        { cells: "2b2", say: "high" },
        { cells: "1c1 1b2 1d2 1c3 1a4 1d4", say: "dark" },
      ],
    },
  },
]);
