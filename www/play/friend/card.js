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

/** @type {(is: boolean, ...acts: Act[]) => Act[]} */
const when = (is, ...acts) => (is ? acts : []);

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
    // Also beside a review.
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
