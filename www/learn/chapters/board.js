// The board, the balls, and how the players take turns.

import { chapter } from "../chapter.js";

export const board = chapter("board", [
  { id: "start", position: "4/4/4/4 3/3/3 2/2 1 l" },
  { id: "aim", position: "dldl/lddl/dlld/lddl ldl/ddd/lld ld/dl l d" },
  { id: "place", position: "4/4/4/4 3/3/3 2/2 1 l", turns: [{ want: {} }] },
  {
    id: "turns",
    position: "4/2d1/1l2/4 3/3/3 2/2 1 l",
    turns: [
      { want: {}, mistakes: [{ when: { refused: "1b2 1c3" }, say: "taken" }], reply: "1b3 1c2" },
      {
        want: {},
        mistakes: [{ when: { refused: "1b2 1c3" }, say: "taken" }],
        reply: "1a4 1d1 1a1",
      },
    ],
  },
]);
