// What a server writes of the components of React.

import { PylosBoard, PylosLesson } from "pylos-board/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const board = {
  opponent: 1,
  show: "controls",
  className: "own",
  "data-own": 1,
  camera: { elevation: 90 },
  moves: ["1b2"],
  takeBack: "optional",
  paused: true,
  "onpylos-move": () => {},
};
const lesson = { at: "a/b", chapters: { id: "a" }, mustSolve: true };
console.log(
  renderToStaticMarkup(createElement(PylosBoard, board, "Not here.")),
  renderToStaticMarkup(createElement(PylosLesson, lesson, createElement(PylosBoard))),
);
