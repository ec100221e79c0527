// The components of React, and the tags in its JSX.

import { course } from "pylos-board/course";
import { PylosBoard, PylosLesson, PylosPuzzle } from "pylos-board/react";
import { newGame } from "pylos-board/rules";
import { createRef } from "react";

const board = createRef<PylosBoard>();

export const good = (
  <>
    <PylosBoard
      ref={board}
      className="board"
      position="4/4/4/4 3/3/3 2/2 1 l"
      take-back="optional"
      opponent="3"
      lang="de"
      onpylos-move={(event) => console.log(event.detail.move.text)}
      onClick={(event) => console.log(event.currentTarget.game)}
    >
      Not here.
    </PylosBoard>
    <PylosBoard
      marks={[{ kind: "ring", at: "1b2" }]}
      show={["controls"]}
      moves={["1b2"]}
      camera={{ rotation: 45 }}
      takeBack="optional"
      opponent={8}
      game={newGame()}
      paused
    />
    <PylosBoard show="controls last-move,notation" opponent={undefined} />
    <PylosLesson at="a/b" chapters={course} mustSolve />
    <PylosPuzzle id="standard-4" onpylos-failed={({ detail }) => console.log(detail.hints)} />
    <pylos-board opponent={3} take-back="optional" show="controls" className="board" />
    <pylos-lesson src="first.json" must-solve />
    <pylos-puzzle daily variant="expert" />
  </>
);

// @ts-expect-error: there is no such variant
export const variant = <PylosBoard variant="chess" />;
// @ts-expect-error: there is no such attribute
export const attribute = <PylosBoard level={3} />;
// @ts-expect-error: there is no such level
export const level = <PylosBoard opponent={12} />;
// @ts-expect-error: there is no such thing to show
export const show = <PylosBoard show="foo" />;
// @ts-expect-error: where a server has written the tag, the listener would not be called
export const listener = <pylos-board onpylos-move={() => {}} />;
// @ts-expect-error: an object is no attribute
export const object = <pylos-board camera={{ elevation: 90 }} />;
