import init, { legalMoves, newGame, play } from "../pkg/rules.js";

await init();

let game = newGame({ variant: "expert", position: "4/4/ll2/l1dd 3/3/3 2/2 1 l" });
const moves = legalMoves(game);
document.querySelector("#count").value = moves.length;
for (const { text } of moves) {
  const item = document.createElement("li");
  item.textContent = text;
  document.querySelector("#moves").append(item);
}

// A game is plain frozen data; `play` returns the next one.
game = play(game, moves[0]);
try {
  game = play(game, "2a1");
} catch (error) {
  document.querySelector("#refusal").textContent = `${error.code}: ${error.message}`;
}
