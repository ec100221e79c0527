// The tags in JSX of React.

import "pylos-board/react";
import { course } from "pylos-board/course";
import { newGame } from "pylos-board/rules";

export const good = (
  <>
    <pylos-board
      className="board"
      position="4/4/4/4 3/3/3 2/2 1 l"
      take-back="optional"
      opponent="3"
      lang="de"
      onpylos-move={(event) => console.log(event.detail.move.text)}
      onClick={(event) => console.log(event.currentTarget.game)}
    >
      Not here.
    </pylos-board>
    <pylos-board
      marks={[{ kind: "ring", at: "1b2" }]}
      show={["controls"]}
      moves={["1b2"]}
      camera={{ rotation: 45 }}
      takeBack="optional"
      game={newGame()}
      paused
    />
    <pylos-lesson at="a/b" chapters={course} mustSolve />
    <pylos-puzzle id="standard-4" onpylos-failed={({ detail }) => console.log(detail.hints)} />
  </>
);

// @ts-expect-error: there is no such variant
export const variant = <pylos-board variant="chess" />;
// @ts-expect-error: there is no such attribute
export const attribute = <pylos-board level={3} />;
