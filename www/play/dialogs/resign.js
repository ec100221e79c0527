/**
 * Asks before a player resigns.
 * @import { Player } from "../../board/types.js"
 */

import { setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { dialog } from "./dialog.js";
import { markup } from "./markup.js";

const MARKUP = /* html */ `
  <dialog id="resign" aria-labelledby="resign-title" aria-describedby="resign-line">
    <form method="dialog">
      <h2 id="resign-title" data-text="resign.title"></h2>
      <p id="resign-line"></p>
      <div class="dialog-actions">
        <button type="button" data-close data-text="resign.keep"></button>
        <button type="submit" class="primary" data-text="resign.confirm"></button>
      </div>
    </form>
  </dialog>
`;

/** @param {(player: Player) => void} onResign */
export function createResignDialog(onResign) {
  markup(MARKUP);
  const element = dialog("resign");
  const form = /** @type {HTMLFormElement} */ (element.querySelector("form"));
  /** @type {Player} */
  let resigning = "light";
  form.addEventListener("submit", () => onResign(resigning));

  return {
    /** @param {Player} player The player who would resign. */
    open(player) {
      resigning = player;
      setText(byId("resign-line"), text("resign.line", { player }));
      element.showModal();
    },
  };
}
