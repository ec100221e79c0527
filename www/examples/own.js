// The rules that the board itself loads: ready when it is.
import { legalMoves } from "../pkg/rules.js";

const board = document.querySelector("pylos-board");
const status = document.querySelector("#status");
const [stop, cancel, undo] = document.querySelectorAll("button");

/** Whether a turn is all that has been chosen so far. */
const isChosen = (move, { picked, to, takeBack }) =>
  move.to === to &&
  (move.from ?? "reserve") === picked &&
  move.takeBack.length === takeBack.length &&
  move.takeBack.every((cell) => takeBack.includes(cell));

board.addEventListener("pylos-change", () => {
  const { game, choice, note, thinking } = board;
  const mine = game.turn === "light" && game.result === null;
  if (note !== "") status.textContent = note;
  else if (game.result !== null) status.textContent = "The game is over.";
  else if (thinking) status.textContent = "Let me think …";
  else if (mine && choice.to !== null) status.textContent = "Take back one ball or two.";
  else status.textContent = mine ? "Your turn." : "My turn.";
  stop.disabled = !mine || !legalMoves(game).some((move) => isChosen(move, choice));
  cancel.disabled = !mine || choice.picked === null;
  undo.disabled = game.moves.length === 0;
});

for (const button of [stop, cancel, undo]) {
  button.addEventListener("click", () => board[button.value]());
}
