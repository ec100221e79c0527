/**
 * The first visit: the goal in one line, who is who, and where to learn. It covers the status, so that nothing moves, and
 * goes with the first move. `data-visit` of the page says whether it is shown.
 * @import { PylosBoard } from "../pylos-board.js"
 */

import { text } from "../text/text.js";

const { dataset } = globalThis.document?.documentElement ?? { dataset: {} };

/** Changes of the board that are no answer to it. */
const QUIET = ["load", "thinking", "camera", "players", "note", "moving", "replaying"];

export function close() {
  delete dataset.visit;
}

/** @param {PylosBoard} board */
export function openWelcome(board) {
  dataset.visit = "first";
  board.addEventListener("pylos-change", ({ detail: { cause } }) => {
    if (!QUIET.includes(cause)) close();
  });
}

/** Says what it shows. @param {(sentence: string) => void} say */
export function greet(say) {
  if (dataset.visit) say(`${text("welcome.goal")} ${text("welcome.you")}`);
}
