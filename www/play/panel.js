/**
 * Paints what stands beside the board but the list of moves, and hears its buttons.
 * @import { Player } from "../board/types.js"
 * @import { PanelView } from "./view.js"
 */

import { enable, onButton, setLabel, setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { text } from "../text/text.js";

const PLAYERS = /** @type {const} */ (["light", "dark"]);

/** @param {(act: string) => void} act Does what a button is for, by its name in the markup. */
export function createPanel(act) {
  const card = byId("status-card");

  /** @param {string} line */
  function writeStatus(line) {
    const status = byId("status");
    setText(status, line);
    // From now on it is no fixed text of the page.
    delete status.dataset.text;
    document.title = text("title", { status: line });
  }

  onButton(byId("game"), "action", act);

  return {
    /** @param {PanelView} view */
    paint({ status, outcome, thinking, note, story, rules, cell, ...view }) {
      if (status !== null) {
        writeStatus(status);
        if (outcome === null) delete card.dataset.outcome;
        else card.dataset.outcome = outcome;
      }
      card.classList.toggle("thinking", thinking);
      setText(byId("story"), story);
      setText(byId("note"), note);
      setText(byId("rules"), rules);
      setText(byId("cells"), cell ? ` · ${text("page.cells", { cell })}` : "");
      byId("sheet").classList.toggle("new", view.isNew);
      byId("board").toggleAttribute("data-high", view.isHigh);
      for (const player of PLAYERS) {
        const { isTurn, role, clock, isLow } = view.players[player];
        const row = part(player, "");
        if (isTurn) row.setAttribute("aria-current", "true");
        else row.removeAttribute("aria-current");
        setText(part(player, " .role"), role);
        const timer = part(player, " .clock");
        timer.hidden = clock === null;
        setText(timer, clock ?? "");
        timer.classList.toggle("low", isLow);
        setLabel(timer, text("player.clock", { player }));
      }
      for (const button of /** @type {NodeListOf<HTMLElement>} */ (
        document.querySelectorAll("[data-action]")
      )) {
        const { action = "" } = button.dataset;
        const isSeen = view.seen[action];
        enable(button, view.possible[action] ?? true);
        if (isSeen !== undefined && button.closest("#bar, #turn-actions")) button.hidden = !isSeen;
        if (action === "finish") setText(button, view.finish);
      }
    },

    /** Says that nothing can be played, and why. */
    fail() {
      writeStatus(text("status.noRules"));
      setText(byId("note"), text("note.noRules"));
    },
  };
}

/** @type {(player: Player, selector: string) => HTMLElement} */
function part(player, selector) {
  const row = `#players [data-player="${player}"]${selector}`;
  return /** @type {HTMLElement} */ (document.querySelector(row));
}
