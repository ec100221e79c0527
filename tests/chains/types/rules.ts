// A program without a browser: its compiler knows no document.

import init, { chooseMove, type MoveScore } from "pylos-board/engine";
import { type Game, legalMoves, newGame, play } from "pylos-board/rules";

await init();
const game: Game = play(newGame({ variant: "expert" }), "1b2");
const best: MoveScore = chooseMove(game, { level: 3 });
export const isLegal: boolean = legalMoves(game).some(({ text }) => text === best.text);
// @ts-expect-error: the rules alone do not play
export { analyse } from "pylos-board/rules";
