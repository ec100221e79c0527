// Strategy. A test proves the claims about winning moves with the perfect-play tables.

import { chapter } from "../chapter.js";

export const think = chapter("think", [
  {
    id: "save",
    position: "3d/dll1/ldl1/3d 3/3/3 2/2 1 l",
    turns: [
      {
        want: { move: "1a2-2b2" },
        mistakes: [
          { when: { move: "2b2" }, say: "placed" },
          { when: { from: "board" }, say: "raised" },
        ],
        otherwise: "other",
      },
    ],
  },
  {
    id: "block",
    position: "2l1/2dl/ld2/1ddl 3/3/3 2/2 1 l",
    turns: [{ want: { move: "1c2" }, otherwise: "other" }],
  },
  {
    id: "stair",
    position: "ddll/l1d1/d1ll/d1dd 3/3/2l 2/2 1 l",
    turns: [{ want: { move: "1b1 1b2" }, mistakes: [{ when: { move: "1b3 1d3" }, say: "built" }] }],
  },
  {
    id: "sit",
    position: "ddld/dlld/ddld/llld ll1/ld1/ddl d1/l1 1 l",
    turns: [{ want: { move: "2c3" }, mistakes: [{ when: { move: "2c2" }, say: "free" }] }],
  },
  {
    id: "zugzwang",
    position: "ldll/dldd/ldll/dldd l1d/dll/2d 2/2 1 l",
    turns: [{ want: { move: "2a1" }, mistakes: [{ when: { to: "2b1 2b3" }, say: "opened" }] }],
  },
  {
    id: "tempo",
    position: "dlll/dddl/dlld/ddll ld1/lll/dld 2/dd 1 l",
    turns: [
      {
        want: { move: "1d4-3a2" },
        mistakes: [{ when: { from: "reserve" }, say: "late" }],
        reply: "1d4",
      },
      { want: { move: "2c3" }, reply: "3b2" },
      { want: { wins: true } },
    ],
  },
  { id: "second", position: "4/4/1l2/4 3/3/3 2/2 1 d", turns: [{ want: {} }] },
  { id: "play", position: "4/4/4/4 3/3/3 2/2 1 l" },
]);
