// What an author writes with the elements, in strict TypeScript.

import type { PylosBoard, PylosBoardEventMap } from "pylos-board";
import { course } from "pylos-board/course";
import type { PylosLesson } from "pylos-board/lesson";
import type { PylosPuzzle } from "pylos-board/puzzle";
import { newGame } from "pylos-board/rules";

const board: PylosBoard = document.querySelector("pylos-board")!;
board.variant = "expert";
board.game = newGame();
board.addEventListener("pylos-change", () =>
  console.log(board.choice.takeBack.length, board.paused),
);
board.marks = "ring:1b2 3:1d1:good";
board.show = ["controls", "last-move"];
board.show = "controls";
board.camera = { rotation: 45, seeThrough: true };
board.camera = "rotation=45";
board.moves = "1b2 1c2";
board.moves = [...board.moves, "1b3"];
board.marks = [{ kind: "badge", at: "1a1", text: "+7", shape: "diamond", label: "wins" }];
const onMove = (event: PylosBoardEventMap["pylos-move"]) => {
  const text: string = event.detail.move.text;
  const before: readonly string[] = event.detail.before.moves;
  console.log(text, before);
};
board.addEventListener("pylos-move", onMove);
board.removeEventListener("pylos-move", onMove);
board.addEventListener("pylos-change", ({ detail }) => {
  if (detail.cause === "move") console.log(detail.by === "computer", detail.move.text);
  // @ts-expect-error: only a move has an author
  else detail.by.length;
});
const lesson: PylosLesson = document.createElement("pylos-lesson");
lesson.chapters = { id: "a", title: "A", steps: [{ id: "b", position: "", text: "Read." }] };
lesson.chapters = course;
lesson.addEventListener("pylos-done", ({ detail }) => console.log(detail.step.length));
const puzzle: PylosPuzzle = document.createElement("pylos-puzzle");
puzzle.daily = true;
puzzle.variant = "expert";
puzzle.addEventListener("pylos-solved", ({ detail }) =>
  console.log(detail.id, detail.mistakes + 1),
);
board.addEventListener("pylos-say", function ({ detail }) {
  this.orientation = detail.text.length > 9 ? "light" : "dark";
});
board.addEventListener("click", (event) => console.log(event.clientX));
// @ts-expect-error: the event has no such detail
board.addEventListener("pylos-end", ({ detail }) => console.log(detail.move));
// @ts-expect-error: there is no such variant
board.variant = "chess";
export const after: Promise<string> = board.play("1b2").then(({ position }) => position);
