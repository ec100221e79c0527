/**
 * The first visit: the goal in one line, who is who, and two ways on. It covers the status, so that nothing moves.
 * @import { PylosBoard } from "../pylos-board.js"
 */

import { byId } from "../site/markup.js";
import { text } from "../text/text.js";

/** Changes of the board that are no answer to the welcome. */
const QUIET = ["thinking", "camera", "players", "note", "moving", "replaying"];

/**
 * Shows it before the rules are loaded.
 * @param {PylosBoard} board
 */
export function openWelcome(board) {
  const root = byId("welcome");
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => {
    listening.abort();
    delete document.documentElement.dataset.visit;
  };
  const leave = () => {
    close();
    board.focus();
  };
  document.documentElement.dataset.visit = "first";
  root.querySelector("button")?.addEventListener("click", leave);
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      leave();
    },
    { signal },
  );

  return {
    close,
    /** Says it when there is a game on the board, and goes with the first move. @param {(sentence: string) => void} say */
    greet(say) {
      if (signal.aborted) return;
      say(`${text("welcome.goal")} ${text("welcome.you")}`);
      board.addEventListener(
        "pylos-change",
        ({ detail }) => {
          if (!QUIET.includes(detail.cause)) close();
        },
        { signal },
      );
    },
  };
}
