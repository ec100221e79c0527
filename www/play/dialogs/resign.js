/**
 * Asks before a player resigns.
 * @import { Player } from "../../board/types.js"
 */

import { setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { dialog } from "./dialog.js";

/** @param {(player: Player) => void} onResign */
export function createResignDialog(onResign) {
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
