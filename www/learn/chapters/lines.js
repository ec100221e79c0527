// The expert game: lines give balls back too.

import { chapter } from "../chapter.js";

const rules = /** @type {const} */ ({ variant: "expert" });

export const lines = chapter("lines", [
  {
    id: "four",
    rules,
    position: "d2d/4/ll1l/2d1 3/3/3 2/2 1 l",
    turns: [
      {
        want: { completes: "line", takes: 2 },
        mistakes: [
          { when: { completes: "line" }, say: "one" },
          { when: { completes: "nothing" }, say: "none" },
        ],
      },
    ],
  },
  {
    id: "three",
    rules,
    position: "d3/3d/dldl/lddl 3/3/ll1 2/2 1 l",
    turns: [
      { want: { completes: "line" }, mistakes: [{ when: { completes: "nothing" }, say: "none" }] },
    ],
  },
  {
    id: "diagonal",
    rules,
    position: "ld2/l1l1/1l1d/lddd 3/3/3 2/2 1 l",
    turns: [
      {
        want: { completes: "line" },
        mistakes: [
          { when: { to: "1d4" }, say: "slanting" },
          { when: { completes: "nothing" }, say: "none" },
        ],
      },
    ],
  },
  {
    id: "both",
    rules,
    position: "d1dd/1d2/d1ll/ll1l 3/3/3 2/2 1 l",
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
]);
