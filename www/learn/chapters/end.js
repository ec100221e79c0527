// How a game ends.

import { chapter } from "../chapter.js";

export const end = chapter("end", [
  {
    id: "apex",
    position: "dldl/lddl/dlld/lddl ldl/ddd/lld ld/dl 1 l",
    turns: [{ want: { wins: true } }],
  },
  { id: "empty", position: "dldl/ldld/dlld/lldl ldl/dld/ll1 l1/2 1 l" },
  {
    id: "last",
    position: "lddd/dddl/ldld/dlll dll/dll/ddl 1l/l1 1 l",
    turns: [{ want: { move: "2c1-3a2" }, mistakes: [{ when: { from: "reserve" }, say: "spent" }] }],
  },
]);
