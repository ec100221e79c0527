import { legalMoves, newGame } from "pylos-board/rules";
import { Game } from "./game";

// A server component: the rules run where the page is prerendered.
export default function Page() {
  return (
    <main>
      <p id="moves">{legalMoves(newGame()).length} first moves</p>
      <Game />
    </main>
  );
}
