/** What the pages of frameworks hand over as reactive data, and how they change it in place. */

const STEP = { id: "place", position: "4/4/4/4 3/3/3 2/2 1 l", text: "Place a ball." };

/** Before the change. */
export const first = <Mark>() => ({
  marks: [{ kind: "ring", at: "1a1" } as Mark],
  moves: ["1b2"],
  chapters: [{ id: "one", title: "Before", steps: [{ ...STEP, turns: [{ want: { level: 1 } }] }] }],
  puzzle: "standard-1",
});

/** Changes them in place. */
export function changed<Mark>(shown: ReturnType<typeof first<Mark>>) {
  shown.marks.push({ kind: "badge", at: "1d1", text: "7" } as Mark);
  shown.moves.push("1c2");
  shown.chapters[0]!.title = "After";
  shown.chapters[0]!.steps.push({ ...STEP, id: "again", turns: [{ want: { level: 1 } }] });
  shown.puzzle = "standard-2";
}
