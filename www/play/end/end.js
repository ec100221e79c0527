/**
 * The end of a game: what its status says, what the game came to, and what can follow.
 * @import { Player } from "../../board/types.js"
 * @import { Session } from "../../game/session.js"
 * @import { Side } from "../../text/en-ends.js"
 */

import { PERFECT } from "../../engine/tables.js";
import { make, onButton, setLabel } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";

export { endsTexts } from "../../text/ends.js";

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
  /** What the card was built for. */
  let built = "";
  /** @type {Record<string, () => void>} What each button does, by its name. */
  const acts = {};
  onButton(root, "end", (name) => acts[name]?.());

  /** @type {(name: string, words: string, act: () => void, className?: string) => HTMLButtonElement} */
  function button(name, words, act, className = "") {
    const made = make("button", className, words);
    made.type = "button";
    made.dataset.end = name;
    acts[name] = act;
    return made;
  }

  /** @type {(session: Session, summary: ReturnType<typeof on.summary>) => void} */
  function build(now, summary) {
    const { game, computer } = now;
    const line = make("div", "end-actions");
    const again =
      computer === null
        ? text("end.rematchFriend")
        : text("end.rematch", { player: computer.player });
    line.append(button("rematch", again, on.rematch, "primary"));
    const level = nextLevel(now);
    if (level !== null && computer !== null) {
      const words = text("end.level", { level, up: level > computer.level });
      line.append(button("level", words, () => on.level(level)));
    }
    const turn = summary?.turn ?? null;
    if (turn !== null) {
      line.append(button("again", text("review.again", { turn }), () => on.again(turn)));
    }
    if (game.moves.length > 0) line.append(button("review", text("end.review"), on.review));
    // The story comes a moment later, and must not move the buttons.
    renew(root, line, make("p", "story", summary?.words ?? ""));
    setLabel(root, text("end.label"));
  }

  return {
    /**
     * @param {Session} now
     * @param {boolean} isMoving Whether balls are on their way: the end waits for the last of them.
     */
    render(now, isMoving) {
      const { game } = now;
      if (game.result === null || !isMoving) root.hidden = game.result === null;
      if (game.result === null) return;
      const summary = on.summary();
      const key = [
        document.documentElement.lang,
        game.record,
        now.computer?.player,
        now.computer?.level,
        summary?.words,
        summary?.turn,
      ].join();
      if (key !== built) build(now, summary);
      built = key;
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
