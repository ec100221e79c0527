/**
 * The graph of a game: a column for every moment, light's share from below and dark's from above, and marks on mistakes.
 * @import { Part } from "../../site/nodes.js"
 * @import { State } from "./state.js"
 */

import { turnAt } from "../../game/session.js";
import { button, h, named } from "../../site/nodes.js";
import { text } from "../../text/text.js";

/**
 * A moment of the game: light's share, 0 to 1, whether that is an estimate, and what is said of the turn that led there.
 * @typedef {{ share: number | null, isGuess: boolean, isMistake: boolean, judgement: string, value: string }} Column
 */

/** @type {(id: string, label: string, state: State, columns: readonly Column[]) => Part} */
export function graph(id, label, { session: { game }, at }, columns) {
  const items = columns.map(({ share, isGuess, isMistake, judgement, value }, turn) => {
    const player = turnAt(game, turn - 1);
    const move = game.moves[turn - 1] ?? "";
    const label = text("review.point", { turn, player, move, value, judgement });
    const kind = share === null ? " unknown" : isGuess ? " guess" : "";
    const attributes = {
      class: `column${kind}${isMistake ? ` mistake by-${player}` : ""}`,
      style: share === null ? "" : `--share: ${100 * share}%`,
      ...named(label),
      tabindex: turn === at ? 0 : -1,
      "aria-current": turn === at && "step",
    };
    return h("li", {}, button("ply", turn, attributes));
  });
  const attributes = { class: "graph", id, "aria-label": label, hidden: items.length === 0 };
  return h("ol", attributes, ...items);
}
