/**
 * The end of a game: what its status says, and what can follow.
 * @import { Session } from "../game/session.js"
 * @import { Part } from "../site/nodes.js"
 * @import { Told } from "./pair.js"
 * @import { State } from "./state.js"
 */

import { PERFECT } from "../engine/tables.js";
import { isLive, other } from "../game/session.js";
import { drawNote, newsWords, statusLine } from "../game/words.js";
import { setLabel } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { button, h, icon, named } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";
import { scoreWords } from "./pair.js";

const SHARE = "M12 15V4M8 7.5L12 3.5l4 4M7 11H5v9h14v-9h-2";

/**
 * Shows what can follow. While balls are on their way, it waits for the last of them.
 * @type {(state: State & Told, turn: number | null) => void} `turn`: from which it can be tried again; null: not known, or none.
 */
export function renderEnd(state, turn) {
  const { session, moving, shared } = state;
  const root = byId("end");
  const { game, computer } = session;
  const isOver = game.result !== null && isLive(session);
  if (!isOver || !moving) root.hidden = !isOver;
  if (!isOver) return;
  const level = nextLevel(state);
  const rematch = computer
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
    shared?.hasOwn === true && act("backToOwn", text("shared.back")),
  );
  const [first, words] = shared ? ["playHere", text("shared.play")] : ["rematch", rematch];
  renew(root, button("action", first, { class: "primary" }, words), others);
  setLabel(root, text("end.label"));
}

/** A note with the last turn, which has the same place; where that took balls back, there is room for one of them. @type {(session: Session, note: string) => string} */
export const noteBesides = (session, note) =>
  session.shown.lastMove?.takeBack.length
    ? note
    : `${newsWords(text, session)} ${note}`.trimStart();

/**
 * What the page says in place of the status and beside it: of a game that is over, of one that is shared, and of a draw that is
 * near.
 * @type {(state: Told) => { status: string, note: string }}
 */
export function wordsOf(state) {
  const { session } = state;
  const [shared, margin] = [sharedStatus(state), endMargin(session)];
  const near = drawNote(text, session);
  if (shared === "" && near) return { status: "", note: noteBesides(session, near) };
  if (shared === "") {
    return { status: endStatus(session), note: `${margin} ${scoreWords(state)}`.trim() };
  }
  const status = text("say.status", { status: statusLine(text, session) });
  return { status: shared, note: `${status} ${margin}`.trimEnd() };
}

/** Whose game is shared, and how it ended; "" for a game of the person. @type {(state: Pick<State, "session" | "shared">) => string} */
export function sharedStatus({ session: { game }, shared }) {
  if (shared === null) return "";
  const { computer } = shared;
  const { winner = null } = game.result ?? {};
  const player = computer ? other(computer.player) : (winner ?? "light");
  const ended = winner === null ? "drawn" : winner === player ? "won" : "lost";
  const how = game.result === null ? "open" : ended;
  return text("shared.status", { player, other: other(player), level: computer?.level ?? 0, how });
}

/** The result as a person reads it who plays the computer; "" for none. @param {Session} session */
const endStatus = ({ game: { result }, computer }) =>
  computer !== null && result?.winner
    ? text("end.you", { isWinner: result.winner !== computer.player, reason: result.reason })
    : "";

/** By how many balls the game was won: the sentence under the result. @param {Session} session */
function endMargin({ game: { result, reserve }, computer }) {
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

/** Games lost in a row after which an easier level is offered. */
const MANY_LOST = 3;

/** The level that is offered: the next one after a win, an easier one after several losses. @param {Told} state */
export function nextLevel({ session: { game, computer }, tally }) {
  const { winner = null } = game.result ?? {};
  if (computer === null || winner === null) return null;
  if (winner !== computer.player) return computer.level < PERFECT ? computer.level + 1 : null;
  return (tally?.inARow ?? 0) >= MANY_LOST && computer.level > 1 ? computer.level - 1 : null;
}
