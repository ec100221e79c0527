/**
 * What stands beside the board in a game with a friend who is elsewhere: a sentence that says what to do now, and the buttons.
 * @import { Player } from "../../board/types.js"
 * @import { Session } from "../../game/session.js"
 * @import { Match } from "./match.js"
 * @import { Act as AnyAct } from "./reduce.js"
 */

import { isLive as isNow, other } from "../../game/session.js";
import * as links from "../../library/links.js";
import { text } from "../../text/text.js";
import * as matches from "./match.js";

/** Of a button. "rematch" is one at the end of a game. @typedef {Exclude<AnyAct, "rematch">} Act */

/** @type {(wanted: Partial<Record<Act, boolean>>) => Act[]} */
const offered = (wanted) =>
  /** @type {Act[]} */ (Object.keys(wanted)).filter((act) => wanted[/** @type {Act} */ (act)]);

/**
 * `turn`: the acts in the place of the buttons of a turn; `more`, `below`: those of the card; `about`: what their names depend on.
 * @type {(match: Match, session: Session, canShare: boolean) => { line: string, turn: Act[], more: Act[], below: Act[],
 *   about: { what: "turn" | "end" | "invitation" | "again", player: Player } }}
 */
export function cardOf(match, session, canShare) {
  const { link, you, sent, isLook, watches, shown, rival } = match;
  const { moves, result } = session.game;
  const state = matches.stateOf(match);
  const isLive = matches.isLive(match);
  const isUnsent = matches.isUnsent(match);
  const isInviting = isLive && matches.isInvited(match) && !isLook;
  // Before your own turn there is nothing to send.
  const isSent = state === "waiting" && !isLive;
  const asked = isLive ? matches.openQuestion(link) : null;
  const isAsked = asked !== null && asked.player !== you && !isLook;
  /** @type {"end" | "invitation" | "turn"} */
  const what = result !== null ? "end" : moves.length === 0 || isInviting ? "invitation" : "turn";
  const about = {
    what: isUnsent || isInviting ? what : /** @type {const} */ ("again"),
    player: watches ? you : other(you),
  };
  const isStrange = isLook ? !watches : rival !== null;
  const isOver = result !== null;
  const first = offered({
    yes: isAsked && !isOver,
    no: isAsked && !isOver,
    send: isUnsent || isInviting,
    code: isUnsent || isInviting,
    back: isStrange,
    adopt: isStrange,
  });
  const mayAsk = matches.mayAsk(match) && !isOver;
  const canSwap = watches || (sent === links.length(link.address) && result === null && !isLive);
  return {
    line: lineOf(),
    turn: isNow(session) ? first : [],
    more: offered({
      // Also beside a review.
      yes: isAsked && isOver,
      no: isAsked && isOver,
      ask: mayAsk,
      draw: mayAsk,
      send: isSent && !isLook,
      code: isSent && !isLook,
      copy: (state !== "yours" || isInviting) && !isLook && canShare && (!isLive || isInviting),
    }),
    below: offered({ swap: canSwap }),
    about,
  };

  function lineOf() {
    if (shown !== "") return text("friend.told", { how: shown === "text" ? "refused" : "shown" });
    if (watches) return text("friend.watching");
    const name = link.names[other(you)];
    if (rival !== null) return text("friend.differs", {});
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
