import "pylos-board";
import init, { legalMoves, newGame } from "pylos-board/rules";

await init();
document.querySelector("output").textContent = legalMoves(newGame()).length;
