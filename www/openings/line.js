/**
 * The moves that lead to the position, each a link to the position after it, and another line to the same position.
 * @import { Game } from "../pkg/rules.js"
 */

import { turnAt } from "../game/session.js";
import { make } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";

/** @param {(game: Pick<Game, "rules" | "start" | "moves">) => string} hrefOf */
export function createLine(hrefOf) {
  const list = make("ol");
  byId("line").append(list);
  const also = byId("also");

  return {
    /** @type {(game: Game, other: readonly string[] | null) => void} */
    render(game, other) {
      const items = ["", ...game.moves].map((move, ply) => {
        const link = make("a");
        link.href = hrefOf({ ...game, moves: game.moves.slice(0, ply) });
        if (ply === game.moves.length) link.ariaCurrent = "location";
        if (ply === 0) link.textContent = text("openings.start");
        else {
          const player = turnAt(game, ply - 1);
          const heard = make("span", "heard", `${text(`player.${player}`)} `);
          link.append(make("span", `disc ${player}`), heard, move);
        }
        const item = make("li");
        item.append(link);
        return item;
      });
      renew(list, ...items);
      // The end of a long line is what matters.
      list.scrollLeft = list.scrollWidth;
      if (other === null) return renew(also);
      const link = make("a", "", other.join(" "));
      link.href = hrefOf({ ...game, moves: other });
      renew(also, `${text("openings.also")} `, link);
    },
  };
}
