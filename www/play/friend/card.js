/**
 * What is shown of a game with a friend who is elsewhere: what to do now, the buttons, what is sent, and who plays.
 * @import { Player } from "../../board/types.js"
 * @import { Session } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Match } from "./match.js"
 * @import { Act as AnyAct } from "./reduce.js"
 */

import { isLive as isNow, other } from "../../game/session.js";
import { moveWords, resultLine } from "../../game/words.js";
import * as links from "../../library/links.js";
import { text } from "../../text/text.js";
import * as matches from "./match.js";

/** Of a button. "rematch" is one at the end of a game. @typedef {Exclude<AnyAct, "rematch">} Act */

/** @type {(is: boolean, ...acts: Act[]) => Act[]} */
const when = (is, ...acts) => (is ? acts : []);

/** What is sent; `written`: both in one text. @type {(match: Match, game: Game, page: string) => { sentence: string, url: string, written: string }} */
export function letter({ link, you }, game, page) {
  const { result, lastMove, moves, turn } = game;
  const player = other(you);
  const story = lastMove && moveWords(text, links.sender(link.address), lastMove, true);
  const sentence = result
    ? text("friend.messageEnd", { result: resultLine(text, result) })
    : story === null
      ? text("friend.messageInvitation", { player, isFirst: player === turn })
      : text("friend.message", { turn: moves.length, story });
  const url = page + links.formatLink(link);
  return { sentence, url, written: `${sentence}\n${url}` };
}

/**
 * What the console shows of it: the status, "" for the usual; who the players are; and what cannot be done.
 * @type {(match: Match, session: Session) => { status: string, roles: Record<Player, string>, impossible: string[] }}
 */
export function panelOf(match, session) {
  const { link, you, isLook, watches } = match;
  const { game, shown, choice } = session;
  const name = link.names[other(you)];
  const own = text("friend.you", { name: link.names[you] });
  const theirs = name || text("friend.friend");
  const waits = matches.stateOf(match);
  const state = waits === "waiting" && matches.isFriendHere(match) ? "thinking" : waits;
  const isUsual = shown !== game || isLook || game.result !== null || state === "yours";
  const canUndo = (isNow(session) && choice.to !== null) || matches.mayUndo(match);
  return {
    status: isUsual ? "" : text("friend.state", { state, name }),
    roles: watches ? link.names : matches.both((player) => (player === you ? own : theirs)),
    impossible: [...(canUndo ? [] : ["undo"]), ...(isLook ? ["resign"] : [])],
  };
}

/**
 * `turn`: the acts in the place of the buttons of a turn; `more`, `below`: those of the card; `about`: what their names depend on.
 * @type {(match: Match, session: Session, canShare: boolean) => { line: string, turn: Act[], more: Act[], below: Act[],
 *   about: { what: "turn" | "end" | "invitation" | "again", player: Player } }}
 */
export function cardOf(match, session, canShare) {
  const { link, you, sent, isLook, watches, shown, rival } = match;
  const { moves, result } = session.game;
  const state = matches.stateOf(match);
  const isLive = match.line === "open";
  const isUnsent = !isLook && state === "unsent";
  const isInviting = isLive && link.seats[other(you)] === "" && !isLook;
  const isOver = result !== null;
  const asked = isLive ? matches.openQuestion(link) : null;
  const isAsked = asked !== null && asked.player !== you && !isLook;
  /** @type {"end" | "invitation" | "turn"} */
  const what = isOver ? "end" : moves.length === 0 || isInviting ? "invitation" : "turn";
  const about = {
    what: isUnsent || isInviting ? what : /** @type {const} */ ("again"),
    player: watches ? you : other(you),
  };
  const isStrange = isLook ? !watches : rival !== null;
  const first = [
    ...when(isAsked && !isOver, "yes", "no"),
    ...when(isUnsent || isInviting, "send", "code"),
    ...when(isStrange, "back", "adopt"),
  ];
  // By links; before your own turn there is nothing to send.
  const maySend = !isLive && !isLook && state !== "yours";
  const more = [
    ...when(isAsked && isOver, "yes", "no"),
    ...when(matches.mayAsk(match) && !isOver, "ask", "draw"),
    ...when(maySend && state === "waiting", "send", "code"),
    ...when((maySend || isInviting) && canShare, "copy"),
  ];
  const canSwap = watches || (sent === links.length(link.address) && !isOver && !isLive);
  const turn = isNow(session) ? first : [];
  return { line: lineOf(), turn, more, below: when(canSwap, "swap"), about };

  function lineOf() {
    if (shown !== "") return text("friend.told", { how: shown === "text" ? "refused" : "shown" });
    if (watches) return text("friend.watching");
    const name = link.names[other(you)];
    if (rival !== null) return matches.misfit(link, rival);
    if (asked !== null && !isAsked) return text("friend.state", { state: "waiting", name });
    if (asked !== null) {
      return text("friend.asks", {
        what: /** @type {"back" | "draw" | "rematch"} */ (asked.what),
        name,
      });
    }
    if (match.line === "insecure" || match.line === "lost") {
      return text("friend.lost", { is: match.line === "lost" });
    }
    if (isInviting) return text("friend.line", { what: "invite", player: you });
    if (isLive) return text("friend.here", { is: matches.isFriendHere(match), name });
    if (result !== null || (state === "unsent" && moves.length > 0)) return "";
    return text("friend.line", { what: state === "yours" ? state : "waiting", player: you });
  }
}
