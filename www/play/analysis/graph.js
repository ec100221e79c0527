/**
 * The graph of a game: a column for every moment, light's share from below and dark's from above, and marks on mistakes.
 * @import { Player } from "../../board/types.js"
 */

import { make, onButton, setLabel } from "../../site/dom.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";

/**
 * A moment of the game.
 * @typedef {object} Column
 * @property {Player} mover Who made the turn that led there.
 * @property {number | null} share Light's, 0 to 1; null: not known.
 * @property {boolean} isMistake
 * @property {boolean} guess Whether the share is an estimate.
 * @property {string} judgement What is said of the turn; "" for nothing.
 * @property {string} value What is said of the moment.
 */

/**
 * @param {HTMLElement} list
 * @param {(ply: number) => void} goTo
 */
export function createGraph(list, goTo) {
  onButton(list, "ply", (ply) => goTo(Number(ply)));
  return {
    /** @type {(columns: readonly Column[], moves: readonly string[], shown: number) => void} */
    render(columns, moves, shown) {
      const within = list.contains(document.activeElement);
      renew(list, ...columns.map((column, ply) => item(column, ply, moves[ply - 1] ?? "", shown)));
      // The arrow keys show the next moment, and the focus follows.
      if (within) /** @type {HTMLElement | null} */ (list.querySelector("[aria-current]"))?.focus();
    },
  };
}

/** @type {(column: Column, ply: number, move: string, shown: number) => HTMLElement} */
function item({ mover, share, isMistake, guess, judgement, value }, ply, move, shown) {
  const button = make("button");
  button.type = "button";
  button.dataset.ply = String(ply);
  button.className = [
    "column",
    ...(share === null ? ["unknown"] : guess ? ["guess"] : []),
    ...(isMistake ? ["mistake", `by-${mover}`] : []),
  ].join(" ");
  if (share !== null) button.style.setProperty("--share", `${100 * share}%`);
  setLabel(button, text("review.point", { turn: ply, player: mover, move, value, judgement }));
  button.tabIndex = ply === shown ? 0 : -1;
  if (ply === shown) button.ariaCurrent = "step";
  const part = make("li");
  part.append(button);
  return part;
}
