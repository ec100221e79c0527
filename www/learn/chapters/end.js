// How a game ends.

/** @type {import("../lesson.js").Chapter} */
export const end = {
  id: "end",
  title: "lesson.end",
  steps: [
    {
      id: "apex",
      figure: "E",
      position: "dldl/lddl/dlld/lddl ldl/ddd/lld ld/dl 1 l",
      text: "lesson.end.apex",
      turns: [{ want: { wins: true } }],
      done: "lesson.end.apex.done",
    },
    {
      id: "empty",
      position: "dldl/ldld/dlld/lldl ldl/dld/ll1 l1/2 1 l",
      text: "lesson.end.empty",
    },
    {
      id: "last",
      position: "lddd/dddl/ldld/dlll dll/dll/ddl 1l/l1 1 l",
      text: "lesson.end.last",
      turns: [
        {
          want: { move: "2c1-3a2" },
          mistakes: [{ when: { from: "reserve" }, say: "lesson.end.last.spent" }],
        },
      ],
      done: "lesson.end.last.done",
    },
  ],
};
