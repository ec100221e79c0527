const board = document.querySelector("pylos-board");
const status = document.querySelector("#status");
const [finish, cancel, undo] = document.querySelectorAll("button");

board.addEventListener("pylos-change", () => {
  const { game, choice, note, thinking } = board;
  const mine = game.turn === "light" && game.result === null;
  if (note !== "") status.textContent = note;
  else if (game.result !== null) status.textContent = "The game is over.";
  else if (thinking) status.textContent = "Thinking …";
  else if (mine && choice.to !== null) status.textContent = "Take back one or two balls.";
  else status.textContent = mine ? "Your turn." : "The computer's turn.";
  finish.disabled = !board.canFinish;
  cancel.disabled = !mine || choice.picked === null;
  undo.disabled = game.moves.length === 0;
});

for (const button of [finish, cancel, undo]) {
  button.addEventListener("click", () => board[button.value]());
}
