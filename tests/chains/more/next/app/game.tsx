"use client";

import type { PylosBoard } from "pylos-board/react";
import { useEffect, useRef, useState } from "react";
import "pylos-board/react";

export function Game() {
  const board = useRef<PylosBoard>(null);
  const [moves, setMoves] = useState<number>();
  useEffect(() => {
    board.current?.ready.then(({ legal }) => setMoves(legal.length));
  }, []);
  return (
    <>
      <pylos-board
        ref={board}
        variant="children"
        opponent={8}
        show="controls notation"
        onpylos-move={({ detail }) => console.log(detail.move.text)}
      />
      <output>{moves}</output>
    </>
  );
}
