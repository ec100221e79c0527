const board = document.querySelector("pylos-board");
const answer = document.querySelector("#answer");

board.addEventListener("pylos-move", (event) => {
  const { move } = event.detail;
  if (move.takeBack.length === 2) {
    answer.textContent = "Right! After a square of your own colour you take two balls back.";
    board.interactive = "none";
  } else {
    // The move is not played; the board shows the position before it.
    event.preventDefault();
    answer.textContent = `${move.text} does not save two balls. Try another move.`;
  }
});

board.addEventListener("pylos-illegal", (event) => {
  answer.textContent = event.detail.reason;
});
