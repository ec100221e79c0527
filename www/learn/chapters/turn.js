// Raising, completing a square and taking back, all in one turn.

/** @type {import("../lesson.js").Chapter} */
export const turn = {
  id: "turn",
  title: "lesson.turn",
  steps: [
    {
      id: "three",
      figure: "D1–D3",
      position: "d2d/ldld/dld1/lddl 3/l2/ll1 2/2 1 l",
      text: "lesson.turn.three",
      turns: [
        {
          want: { from: "board", completes: "square", takes: 2 },
          mistakes: [
            { when: { from: "reserve", completes: "square" }, say: "lesson.turn.three.placed" },
            { when: { from: "board", completes: "square" }, say: "lesson.turn.three.one" },
            { when: { completes: "nothing" }, say: "lesson.turn.three.none" },
          ],
        },
      ],
      done: "lesson.turn.three.done",
    },
    {
      id: "itself",
      position: "d2d/dldl/1dld/lddl 3/2l/1ll 2/2 1 l",
      text: "lesson.turn.itself",
      turns: [
        {
          want: { from: "board", completes: "square", takesBack: "2b2" },
          mistakes: [
            { when: { from: "reserve" }, say: "lesson.turn.itself.placed" },
            { when: { completes: "square" }, say: "lesson.turn.itself.other" },
          ],
        },
      ],
      done: "lesson.turn.itself.done",
    },
    {
      id: "most",
      position: "d1l1/ddll/dld1/lddd 3/l2/ll1 2/2 1 l",
      text: "lesson.turn.most",
      turns: [
        {
          want: { reserve: 9 },
          mistakes: [
            { when: { from: "reserve", completes: "square" }, say: "lesson.turn.most.placed" },
            { when: { from: "board", completes: "square" }, say: "lesson.turn.most.one" },
            { when: { completes: "nothing" }, say: "lesson.turn.most.none" },
          ],
        },
      ],
      done: "lesson.turn.most.done",
    },
  ],
};
