/**
 * The end of a game: what its status says, what the game came to, and what can follow.
 * @import { Player } from "../board/types.js"
 * @import { Session } from "../game/session.js"
 * @import { Side } from "../text/en-ends.js"
 */

import { PERFECT } from "../engine/tables.js";
import { make, onButton, setLabel } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";

export { endsTexts } from "../text/ends.js";

/**
 * @param {object} on
 * @param {() => void} on.rematch
 * @param {(level: number) => void} on.level
 * @param {(turn: number) => void} on.again A new game from before a turn.
 * @param {() => void} on.review
 * @param {() => { words: string, turn: number | null } | null} on.summary What the game came to, and the turn from which
 *   it can be tried again; null while it is not known.
 */
export function createEnd(on) {
  const root = byId("end");
  /** @type {Record<string, () => void>} What each button does, by its name. */
  let acts = {};
  onButton(root, "end", (name) => acts[name]?.());

  return {
    /**
     * @param {Session} session
     * @param {boolean} isMoving Whether balls are on their way: the end waits for the last of them.
     */
    render(session, isMoving) {
      const { game, computer } = session;
      if (game.result === null || !isMoving) root.hidden = game.result === null;
      if (game.result === null) return;
      const { words = "", turn = null } = on.summary() ?? {};
      const level = nextLevel(session);
      acts = {
        rematch: on.rematch,
        level: () => level !== null && on.level(level),
        again: () => turn !== null && on.again(turn),
        review: on.review,
      };
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
    },

    /**
     * What the person hears of the result beyond the board's own words.
     * @param {Session} now
     */
    words: (now) => [statusWords(now), marginWords(now)].filter(Boolean).join(". "),

    /** The result as a person reads it who plays the computer; "" for none. */
    status: statusWords,

    /** The sentence under it. */
    margin: marginWords,
  };
}

/** @type {(session: Session, player: Player) => Side} */
function sideOf({ computer }, player) {
  if (computer === null) return player;
  return computer.player === player ? "computer" : "you";
}

/** @param {Session} session */
function statusWords({ game: { result }, computer }) {
  if (computer === null || !result?.winner) return "";
  return text("end.you", { isWinner: result.winner !== computer.player, reason: result.reason });
}

/**
 * By how many balls the game was won.
 * @param {Session} session
 */
function marginWords(session) {
  const { result, reserve } = session.game;
  if (result === null) return "";
  if (result.winner !== null) {
    const side = sideOf(session, result.winner);
    if (result.reason === "apex") return text("end.last", { side });
    if (result.reason === "emptyReserve" || result.reason === "noMove") {
      return text("end.spare", { side, count: reserve[result.winner] });
    }
  }
  return text("end.left", { ...reserve });
}

/**
 * The level that is offered: one up after a win, one down after a loss.
 * @param {Session} session
 */
function nextLevel({ game: { result }, computer }) {
  if (computer === null || !result?.winner) return null;
  const level = computer.level + (result.winner === computer.player ? -1 : 1);
  return level >= 1 && level <= PERFECT ? level : null;
}
