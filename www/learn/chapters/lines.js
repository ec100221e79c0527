// The experts' game: lines give balls back as well.

/** @type {import("../lesson.js").Step["rules"]} */
const rules = { variant: "expert" };

/** @type {import("../lesson.js").Chapter} */
export const lines = {
  id: "lines",
  title: "lesson.lines",
  steps: [
    {
      id: "four",
      figure: "F1",
      rules,
      position: "d2d/4/ll1l/2d1 3/3/3 2/2 1 l",
      text: "lesson.lines.four",
      turns: [
        {
          want: { completes: "line", takes: 2 },
          mistakes: [
            { when: { completes: "line" }, say: "lesson.lines.four.one" },
            { when: { completes: "nothing" }, say: "lesson.lines.four.none" },
          ],
        },
      ],
      done: "lesson.lines.four.done",
    },
    {
      id: "three",
      figure: "F2",
      rules,
      position: "d3/3d/dldl/lddl 3/3/ll1 2/2 1 l",
      text: "lesson.lines.three",
      turns: [
        {
          want: { completes: "line" },
          mistakes: [{ when: { completes: "nothing" }, say: "lesson.lines.three.none" }],
        },
      ],
      done: "lesson.lines.three.done",
    },
    {
      id: "diagonal",
      rules,
      position: "ld2/l1l1/1l1d/lddd 3/3/3 2/2 1 l",
      text: "lesson.lines.diagonal",
      turns: [
        {
          want: { completes: "line" },
          mistakes: [
            { when: { to: "1d4" }, say: "lesson.lines.diagonal.slanting" },
            { when: { completes: "nothing" }, say: "lesson.lines.diagonal.none" },
          ],
        },
      ],
      done: "lesson.lines.diagonal.done",
    },
    {
      id: "both",
      rules,
      position: "d1dd/1d2/d1ll/ll1l 3/3/3 2/2 1 l",
      text: "lesson.lines.both",
      turns: [
        {
          want: { figures: 2, takes: 2 },
          mistakes: [
            { when: { figures: 2 }, say: "lesson.lines.both.one" },
            { when: { completes: "nothing" }, say: "lesson.lines.both.none" },
          ],
        },
      ],
      done: "lesson.lines.both.done",
    },
  ],
};
