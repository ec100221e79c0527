/**
 * The end of a game: what its status says, and what can follow.
 * @import { Session } from "../game/session.js"
 * @import { Part } from "../site/nodes.js"
 */

import { PERFECT } from "../engine/tables.js";
import { isLive } from "../game/session.js";
import { setLabel } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { button, h, icon, named } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";

const SHARE = "M12 15V4M8 7.5L12 3.5l4 4M7 11H5v9h14v-9h-2";

/**
 * Shows what can follow. While balls are on their way, it waits for the last of them.
 * @type {(session: Session, isMoving: boolean, turn: number | null) => void} `turn`: from which it can be tried again; null: not
 *   known, or none.
 */
export function renderEnd(session, isMoving, turn) {
  const root = byId("end");
  const { game, computer } = session;
  const isOver = game.result !== null && isLive(session);
  if (!isOver || !isMoving) root.hidden = !isOver;
  if (!isOver) return;
  const level = nextLevel(session);
  const again = computer
    ? text("end.rematch", { player: computer.player })
    : text("end.rematchFriend");
  /** @type {(name: string, content: Part | string, more?: Record<string, string>) => Part} */
  const act = (name, content, more) => button("action", name, { class: "quiet", ...more }, content);
  const up = level !== null && computer !== null && level > computer.level;
  const others = h(
    "div",
    { class: "end-actions" },
    game.moves.length > 0 && act("review", text("end.review")),
    level !== null && act("level", text("end.level", { level, up })),
    act("new", text("action.new")),
    act("record", icon(SHARE), { class: "tool", ...named(text("end.share")) }),
    turn !== null && act("again", text("end.again"), named(text("review.again", { turn }))),
  );
  const rematch = button("action", "rematch", { class: "primary" }, again);
  renew(root, rematch, others);
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
