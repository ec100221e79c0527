/**
 * The end of a game: what its status says, what the game came to, and what can follow.
 * @import { Session } from "../game/session.js"
 */

import { PERFECT } from "../engine/tables.js";
import { make, setLabel } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";

export { endsTexts } from "../text/ends.js";

/** @typedef {{ words: string, turn: number | null }} Summary What the game came to, and the turn from which it can be tried again. */

/**
 * Shows what can follow. While balls are on their way, it waits for the last of them.
 * @type {(session: Session, isMoving: boolean, summary: Summary | null) => void} `summary`: null while it is not known.
 */
export function renderEnd(session, isMoving, summary) {
  const root = byId("end");
  const { game, computer } = session;
  if (game.result === null || !isMoving) root.hidden = game.result === null;
  if (game.result === null) return;
  const { words = "", turn = null } = summary ?? {};
  const level = nextLevel(session);
  /** @type {Record<string, string>} What each button says; "" for one that is not offered. */
  const offers = {
    rematch: computer
      ? text("end.rematch", { player: computer.player })
      : text("end.rematchFriend"),
    level: level && computer ? text("end.level", { level, up: level > computer.level }) : "",
    review: game.moves.length > 0 ? text("end.review") : "",
    again: turn === null ? "" : text("review.again", { turn }),
  };
  // What is known a moment later must not move the buttons.
  const [now, later] = [make("div", "end-actions"), make("div", "end-actions")];
  for (const [name, words] of Object.entries(offers)) {
    if (words === "") continue;
    const button = make("button", name === "rematch" ? "primary" : "", words);
    button.type = "button";
    button.dataset.end = name;
    (name === "again" ? later : now).append(button);
  }
  renew(root, now, make("p", "story", words), later);
  setLabel(root, text("end.label"));
}

/** The result as a person reads it who plays the computer; "" for none. @param {Session} session */
export function endStatus({ game: { result }, computer }) {
  if (computer === null || !result?.winner) return "";
  return text("end.you", { isWinner: result.winner !== computer.player, reason: result.reason });
}

/** By how many balls the game was won: the sentence under the result. @param {Session} session */
export function endMargin({ game: { result, reserve }, computer }) {
  if (result === null) return "";
  const { winner, reason } = result;
  if (winner !== null) {
    const side = computer === null ? winner : computer.player === winner ? "computer" : "you";
    if (reason === "apex") return text("end.last", { side });
    if (reason === "emptyReserve" || reason === "noMove") {
      return text("end.spare", { side, count: reserve[winner] });
    }
  }
  return text("end.left", { ...reserve });
}

/** The level that is offered: one up after a win, one down after a loss. @param {Session} session */
export function nextLevel({ game: { result }, computer }) {
  if (computer === null || !result?.winner) return null;
  const level = computer.level + (result.winner === computer.player ? -1 : 1);
  return level >= 1 && level <= PERFECT ? level : null;
}
