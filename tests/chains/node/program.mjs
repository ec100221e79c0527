import "pylos-board";
import { chooseMove } from "pylos-board/engine";
import { legalMoves, newGame, play } from "pylos-board/rules";

const game = play(newGame({ variant: "expert" }), "1b2");
console.log(legalMoves(game).length, chooseMove(game, { level: 1, seed: 1 }).text.length > 2);
