// A square of the own colour gives balls back.

/** @type {import("../lesson.js").Chapter} */
export const square = {
  id: "square",
  title: "lesson.square",
  steps: [
    {
      id: "complete",
      figure: "C1",
      position: "d2d/4/lld1/l3 3/3/3 2/2 1 l",
      text: "lesson.square.complete",
      turns: [
        {
          want: { completes: "square", takes: 2 },
          mistakes: [
            { when: { completes: "square" }, say: "lesson.square.complete.one" },
            { when: { completes: "nothing" }, say: "lesson.square.complete.none" },
          ],
        },
      ],
      done: "lesson.square.complete.done",
    },
    {
      id: "one",
      figure: "C2",
      position: "1lld/2l1/1d2/d3 3/3/3 2/2 1 l",
      text: "lesson.square.one",
      turns: [
        {
          want: { completes: "square", takes: 1 },
          mistakes: [
            { when: { completes: "square" }, say: "lesson.square.one.two" },
            { when: { completes: "nothing" }, say: "lesson.square.one.none" },
          ],
        },
      ],
      done: "lesson.square.one.done",
    },
    {
      id: "played",
      position: "d2d/1l2/1ll1/3d 3/3/3 2/2 1 l",
      text: "lesson.square.played",
      turns: [
        {
          want: { completes: "square", takesBack: "1c3" },
          mistakes: [
            { when: { completes: "square" }, say: "lesson.square.played.other" },
            { when: { completes: "nothing" }, say: "lesson.square.played.none" },
          ],
        },
      ],
      done: "lesson.square.played.done",
    },
    {
      id: "mixed",
      position: "d1ll/2l1/ldd1/l1dd 3/3/3 2/2 1 l",
      text: "lesson.square.mixed",
      turns: [
        {
          want: { completes: "square" },
          mistakes: [
            { when: { to: "1b1" }, say: "lesson.square.mixed.dark" },
            { when: { completes: "nothing" }, say: "lesson.square.mixed.none" },
          ],
        },
      ],
      done: "lesson.square.mixed.done",
    },
    {
      id: "new",
      position: "d2d/2d1/ll1d/llld 3/3/3 2/2 1 l",
      text: "lesson.square.new",
      turns: [
        {
          want: { completes: "square" },
          mistakes: [{ when: { completes: "nothing" }, say: "lesson.square.new.old" }],
        },
      ],
      done: "lesson.square.new.done",
    },
    {
      id: "carry",
      position: "d2d/4/dl2/lll1 3/3/d2 2/2 1 l",
      text: "lesson.square.carry",
      turns: [
        {
          want: { completes: "square", takes: 2 },
          mistakes: [
            { when: { refused: "1b1 1b2 1a1" }, say: "lesson.square.carry.stays" },
            { when: { completes: "square" }, say: "lesson.square.carry.one" },
            { when: { completes: "nothing" }, say: "lesson.square.carry.none" },
          ],
        },
      ],
      done: "lesson.square.carry.done",
    },
    {
      id: "freed",
      position: "d1l1/2ll/dd2/ld1d 3/3/l2 2/2 1 l",
      text: "lesson.square.freed",
      turns: [
        {
          want: { completes: "square", takesBack: "2a1 1a1" },
          mistakes: [
            { when: { refused: "1a1" }, say: "lesson.square.freed.first" },
            { when: { completes: "square" }, say: "lesson.square.freed.other" },
            { when: { completes: "nothing" }, say: "lesson.square.freed.none" },
          ],
        },
      ],
      done: "lesson.square.freed.done",
    },
    {
      id: "several",
      position: "dd1d/d3/l1ld/lll1 3/3/3 2/2 1 l",
      text: "lesson.square.several",
      turns: [
        {
          want: { figures: 2, takes: 2 },
          mistakes: [
            { when: { figures: 2 }, say: "lesson.square.several.one" },
            { when: { completes: "nothing" }, say: "lesson.square.several.none" },
          ],
        },
      ],
      done: "lesson.square.several.done",
    },
    {
      id: "up",
      position: "d2d/ldl1/dld1/ldd1 3/l2/ll1 2/2 1 l",
      text: "lesson.square.up",
      turns: [
        {
          want: { completes: "square" },
          mistakes: [{ when: { completes: "nothing" }, say: "lesson.square.up.none" }],
        },
      ],
      done: "lesson.square.up.done",
    },
  ],
};
