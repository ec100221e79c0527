// The children's game: only raising saves balls.

/** @type {import("../lesson.js").Step["rules"]} */
const rules = { variant: "children" };

/** @type {import("../lesson.js").Chapter} */
export const children = {
  id: "children",
  title: "lesson.children",
  steps: [
    {
      id: "square",
      rules,
      position: "d2d/4/lld1/l3 3/3/3 2/2 1 l",
      text: "lesson.children.square",
      turns: [
        {
          want: { to: "1b1" },
          otherwise: "lesson.children.square.other",
        },
      ],
      done: "lesson.children.square.done",
    },
    {
      id: "raise",
      rules,
      position: "d2d/1l2/lld1/lldd 3/3/3 2/2 1 l",
      text: "lesson.children.raise",
      turns: [
        {
          want: { from: "board" },
          mistakes: [{ when: { from: "reserve" }, say: "lesson.children.raise.placed" }],
        },
      ],
      done: "lesson.children.raise.done",
    },
    {
      id: "win",
      rules,
      position: "l3/dddl/llld/lddl 3/lld/ldd 2/d1 1 l",
      text: "lesson.children.win",
      turns: [
        {
          want: { move: "1a4-3b1" },
          mistakes: [{ when: { from: "reserve" }, say: "lesson.children.win.placed" }],
        },
      ],
      done: "lesson.children.win.done",
    },
  ],
};
