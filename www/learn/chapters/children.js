// The children's game: only raising saves balls.

import { chapter } from "../chapter.js";

const rules = /** @type {const} */ ({ variant: "children" });

export const children = chapter("children", [
  {
    id: "square",
    rules,
    position: "d2d/4/lld1/l3 3/3/3 2/2 1 l",
    turns: [{ want: { to: "1b1" }, otherwise: "other" }],
  },
  {
    id: "raise",
    rules,
    position: "d2d/1l2/lld1/lldd 3/3/3 2/2 1 l",
    turns: [{ want: { from: "board" }, mistakes: [{ when: { from: "reserve" }, say: "placed" }] }],
  },
  {
    id: "win",
    rules,
    position: "l3/dddl/llld/lddl 3/lld/ldd 2/d1 1 l",
    turns: [
      { want: { move: "1a4-3b1" }, mistakes: [{ when: { from: "reserve" }, say: "placed" }] },
    ],
  },
]);
