// Raising, completing a square and taking back, all in one turn.

import { chapter } from "../chapter.js";

export const turn = chapter("turn", [
  {
    id: "three",
    position: "d2d/ldld/dld1/lddl 3/l2/ll1 2/2 1 l",
    turns: [
      {
        want: { from: "board", completes: "square", takes: 2 },
        mistakes: [
          { when: { from: "reserve", completes: "square" }, say: "placed" },
          { when: { from: "board", completes: "square" }, say: "one" },
          { when: { completes: "nothing" }, say: "none" },
        ],
      },
    ],
  },
  {
    id: "itself",
    position: "d2d/dldl/1dld/lddl 3/2l/1ll 2/2 1 l",
    turns: [
      {
        want: { from: "board", completes: "square", takesBack: "2b2" },
        mistakes: [
          { when: { from: "reserve" }, say: "placed" },
          { when: { completes: "square" }, say: "other" },
        ],
      },
    ],
  },
  {
    id: "most",
    position: "d1l1/ddll/dld1/lddd 3/l2/ll1 2/2 1 l",
    turns: [
      {
        want: { reserve: 9 },
        mistakes: [
          { when: { from: "reserve", completes: "square" }, say: "placed" },
          { when: { from: "board", completes: "square" }, say: "one" },
          { when: { completes: "nothing" }, say: "none" },
        ],
      },
    ],
  },
]);
