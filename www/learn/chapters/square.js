// A square of the player's own colour gives balls back.

import { chapter } from "../chapter.js";

export const square = chapter("square", [
  {
    id: "complete",
    position: "d2d/4/lld1/l3 3/3/3 2/2 1 l",
    turns: [
      {
        want: { completes: "square", takes: 2 },
        mistakes: [
          { when: { completes: "square" }, say: "one" },
          { when: { completes: "nothing" }, say: "none" },
        ],
      },
    ],
  },
  {
    id: "one",
    position: "1lld/2l1/1d2/d3 3/3/3 2/2 1 l",
    turns: [
      {
        want: { completes: "square", takes: 1 },
        mistakes: [
          { when: { completes: "square" }, say: "two" },
          { when: { completes: "nothing" }, say: "none" },
        ],
      },
    ],
  },
  {
    id: "played",
    position: "d2d/1l2/1ll1/3d 3/3/3 2/2 1 l",
    turns: [
      {
        want: { completes: "square", takesBack: "1c3" },
        mistakes: [
          { when: { completes: "square" }, say: "other" },
          { when: { completes: "nothing" }, say: "none" },
        ],
      },
    ],
  },
  {
    id: "mixed",
    position: "d1ll/2l1/ldd1/l1dd 3/3/3 2/2 1 l",
    turns: [
      {
        want: { completes: "square" },
        mistakes: [
          { when: { to: "1b1" }, say: "dark" },
          { when: { completes: "nothing" }, say: "none" },
        ],
      },
    ],
  },
  {
    id: "new",
    position: "d2d/2d1/ll1d/llld 3/3/3 2/2 1 l",
    turns: [
      { want: { completes: "square" }, mistakes: [{ when: { completes: "nothing" }, say: "old" }] },
    ],
  },
  {
    id: "carry",
    position: "d2d/4/dl2/lll1 3/3/d2 2/2 1 l",
    turns: [
      {
        want: { completes: "square", takes: 2 },
        mistakes: [
          { when: { refused: "1b1 1b2 1a1" }, say: "stays" },
          { when: { completes: "square" }, say: "one" },
          { when: { completes: "nothing" }, say: "none" },
        ],
      },
    ],
  },
  {
    id: "freed",
    position: "d1l1/2ll/dd2/ld1d 3/3/l2 2/2 1 l",
    turns: [
      {
        want: { completes: "square", takesBack: "2a1 1a1" },
        mistakes: [
          { when: { refused: "1a1" }, say: "first" },
          { when: { completes: "square" }, say: "other" },
          { when: { completes: "nothing" }, say: "none" },
        ],
      },
    ],
  },
  {
    id: "several",
    position: "dd1d/d3/l1ld/lll1 3/3/3 2/2 1 l",
    turns: [
      {
        want: { figures: 2, takes: 2 },
        mistakes: [
          { when: { figures: 2 }, say: "one" },
          { when: { completes: "nothing" }, say: "none" },
        ],
      },
    ],
  },
  {
    id: "up",
    position: "d2d/ldl1/dld1/ldd1 3/l2/ll1 2/2 1 l",
    turns: [
      {
        want: { completes: "square" },
        mistakes: [{ when: { completes: "nothing" }, say: "none" }],
      },
    ],
  },
]);
