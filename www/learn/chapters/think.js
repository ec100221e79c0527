// How to think. What is said here of winning turns is proven: the test asks the tables of perfect play.

/** @type {import("../lesson.js").Chapter} */
export const think = {
  id: "think",
  title: "lesson.think",
  steps: [
    {
      id: "save",
      position: "3d/dll1/ldl1/3d 3/3/3 2/2 1 l",
      text: "lesson.think.save",
      turns: [
        {
          want: { move: "1a2-2b2" },
          mistakes: [
            { when: { move: "2b2" }, say: "lesson.think.save.placed" },
            { when: { from: "board" }, say: "lesson.think.save.raised" },
          ],
          otherwise: "lesson.think.save.other",
        },
      ],
      done: "lesson.think.save.done",
    },
    {
      id: "block",
      position: "2l1/2dl/ld2/1ddl 3/3/3 2/2 1 l",
      text: "lesson.think.block",
      turns: [{ want: { move: "1c2" }, otherwise: "lesson.think.block.other" }],
      done: "lesson.think.block.done",
    },
    {
      id: "stair",
      position: "ddll/l1d1/d1ll/d1dd 3/3/2l 2/2 1 l",
      text: "lesson.think.stair",
      turns: [
        {
          want: { move: "1b1 1b2" },
          mistakes: [{ when: { move: "1b3 1d3" }, say: "lesson.think.stair.built" }],
        },
      ],
      done: "lesson.think.stair.done",
    },
    {
      id: "sit",
      position: "ddld/dlld/ddld/llld ll1/ld1/ddl d1/l1 1 l",
      text: "lesson.think.sit",
      turns: [
        {
          want: { move: "2c3" },
          mistakes: [{ when: { move: "2c2" }, say: "lesson.think.sit.free" }],
        },
      ],
      done: "lesson.think.sit.done",
    },
    {
      id: "zugzwang",
      position: "ldll/dldd/ldll/dldd l1d/dll/2d 2/2 1 l",
      text: "lesson.think.zugzwang",
      turns: [
        {
          want: { move: "2a1" },
          mistakes: [{ when: { to: "2b1 2b3" }, say: "lesson.think.zugzwang.opened" }],
        },
      ],
      done: "lesson.think.zugzwang.done",
    },
    {
      id: "tempo",
      position: "dlll/dddl/dlld/ddll ld1/lll/dld 2/dd 1 l",
      text: "lesson.think.tempo",
      turns: [
        {
          want: { move: "1d4-3a2" },
          mistakes: [{ when: { from: "reserve" }, say: "lesson.think.tempo.late" }],
          reply: "1d4",
        },
        { want: { move: "2c3" }, reply: "3b2" },
        { want: { wins: true } },
      ],
      done: "lesson.think.tempo.done",
    },
    {
      id: "second",
      position: "4/4/1l2/4 3/3/3 2/2 1 d",
      text: "lesson.think.second",
      turns: [{ want: {} }],
      done: "lesson.think.second.done",
    },
    {
      id: "play",
      position: "4/4/4/4 3/3/3 2/2 1 l",
      text: "lesson.think.play",
    },
  ],
};
