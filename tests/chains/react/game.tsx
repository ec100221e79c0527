"use client";

import { PylosBoard, type PylosBoardEventMap, PylosLesson, PylosPuzzle } from "pylos-board/react";
import { useEffect, useRef, useState } from "react";

// They stay the same, so that nothing is handed over but at first.
const camera = { elevation: 90 };
const chapter = {
  id: "a",
  title: "A",
  steps: [{ id: "b", position: "4/4/4/4 3/3/3 2/2 1 l", text: "Read." }],
};
const tell = (name: string, said: string) => {
  document.querySelector("output")!.dataset[name] = said;
};
const onMove = ({ detail }: PylosBoardEventMap["pylos-move"]) => tell("moved", detail.move.text);

export function Game() {
  const board = useRef<PylosBoard>(null);
  const [moves, setMoves] = useState<number>();
  useEffect(() => {
    board.current?.ready.then(({ legal }) => setMoves(legal.length));
  }, []);
  return (
    <>
      <PylosBoard
        ref={board}
        variant="children"
        opponent={8}
        show="controls notation"
        camera={camera}
        onpylos-move={onMove}
      />
      <output>{moves}</output>
      <PylosLesson
        chapters={chapter}
        mustSolve
        onpylos-done={({ detail }) => tell("done", detail.step)}
      />
      <PylosPuzzle id="children-1" />
    </>
  );
}
