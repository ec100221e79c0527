/**
 * The table of the openings in the analysis of the play page.
 * @import { Game } from "../pkg/rules.js"
 * @import { Rules } from "./tree.js"
 */

import { createEngine } from "../engine/engine.js";
import { positionHref } from "../game/address.js";
import { make, setText } from "../site/dom.js";
import { text } from "../text/text.js";
import { createExplorer } from "./explorer.js";
import { followLinks } from "./links.js";
import { createTable } from "./table.js";

export { openingsTexts } from "../text/openings.js";

/**
 * @param {HTMLElement} room
 * @param {HTMLElement} above What is focused above the table.
 * @param {Rules} rules
 * @param {object} on
 * @param {(move: string | null) => void} on.point A move is pointed at; null: none is.
 * @param {(line: readonly string[]) => void} on.show Shows the position after these moves.
 */
export function createPanel(room, above, rules, on) {
  /** @type {Game | null} */
  let game = null;
  const engine = createEngine((_, more) => {
    if (!more) return;
    explorer.doubt();
    explorer.ask(game);
  });
  const explorer = createExplorer(rules, engine, {
    answer() {
      render();
      explorer.ask(game);
    },
    fail() {},
  });
  const lineWith = (/** @type {string} */ move) => [...(game?.moves ?? []), move];
  const table = createTable({
    above,
    address: (move) =>
      game === null ? "" : positionHref("openings.html", { ...game, moves: lineWith(move) }),
    point: on.point,
  });
  const page = make("a", "page");
  room.append(table.element, page);
  followLinks(table.element, (link) => {
    const move = link.closest("tr")?.dataset.move;
    if (move === undefined) return;
    // The row is about to go.
    above.focus();
    on.show(lineWith(move));
  });

  function render() {
    if (game === null) return;
    table.render(explorer.rows(game), game.turn);
    setText(page, text("openings.page"));
    page.href = positionHref("openings.html", game);
  }

  return {
    /** @param {Game | null} now The position shown; null: nothing is wanted. */
    follow(now) {
      game = now;
      render();
      explorer.ask(now);
    },
  };
}
