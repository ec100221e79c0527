// The board, the balls, and the rhythm of the game.

/** @type {import("../lesson.js").Chapter} */
export const board = {
  id: "board",
  title: "lesson.board",
  steps: [
    {
      id: "start",
      figure: "A",
      position: "4/4/4/4 3/3/3 2/2 1 l",
      text: "lesson.board.start",
    },
    {
      id: "aim",
      position: "dldl/lddl/dlld/lddl ldl/ddd/lld ld/dl l d",
      text: "lesson.board.aim",
    },
    {
      id: "place",
      position: "4/4/4/4 3/3/3 2/2 1 l",
      text: "lesson.board.place",
      turns: [{ want: {} }],
      done: "lesson.board.place.done",
    },
    {
      id: "turns",
      position: "4/2d1/1l2/4 3/3/3 2/2 1 l",
      text: "lesson.board.turns",
      turns: [
        {
          want: {},
          mistakes: [{ when: { refused: "1b2 1c3" }, say: "lesson.board.turns.taken" }],
          reply: "1b3 1c2",
        },
        {
          want: {},
          mistakes: [{ when: { refused: "1b2 1c3" }, say: "lesson.board.turns.taken" }],
          reply: "1a4 1d1 1a1",
        },
      ],
      done: "lesson.board.turns.done",
    },
  ],
};
