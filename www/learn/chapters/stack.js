// Balls rest on squares of four.

import { chapter } from "../chapter.js";

export const stack = chapter("stack", [
  {
    id: "square",
    position: "4/1dl1/1ld1/4 3/3/3 2/2 1 l",
    turns: [{ want: { to: "2b2" }, mistakes: [{ when: { level: 1 }, say: "low" }] }],
  },
  {
    id: "gap",
    position: "4/1dl1/1dl1/ld2 3/3/3 2/2 1 l",
    turns: [
      {
        want: { to: "2b2" },
        mistakes: [
          { when: { refused: "2a1 2b1 2c1 2a2 2c2 2a3 2b3 2c3" }, say: "hole" },
          { when: { level: 1 }, say: "low" },
        ],
      },
    ],
  },
  {
    id: "third",
    position: "3d/ldl1/dld1/dll1 3/dl1/ld1 2/2 1 l",
    turns: [{ want: { level: 3 }, mistakes: [{ when: { level: 1 }, say: "low" }] }],
  },
]);
