/**
 * What the page shows and sends of one game by links, as pure functions of what is known here and of the game.
 * @import { Player } from "../../board/types.js"
 * @import { Session } from "../../game/session.js"
 * @import { Known } from "../../library/links.js"
 * @import { Names } from "../../library/link.js"
 * @import { Game } from "../../pkg/rules.js"
 */

import { toAddress } from "../../game/address.js";
import { isLive, other } from "../../game/session.js";
import { moveWords, resultLine } from "../../game/words.js";
import { formatLink, length, sender, toMove } from "../../library/link.js";
import { text } from "../../text/text.js";
import { canShare } from "../dialogs/share.js";

/**
 * A game by links on the board: what is known of it, and how it is shown.
 * @typedef {Omit<Known, "at"> & {
 *   isNew: boolean,
 *   isLook: boolean,
 *   shown: "" | "text" | "code",
 * }} Match `isNew`: the reader sees it for the first time; `isLook`: the link does not fit the game known here, and is only
 *   looked at; `shown`: how the card shows what is sent, as a text that the browser refuses to copy, or as a QR code.
 */

/** @typedef {"turn" | "end" | "invitation"} Sent What is sent. */

/** @typedef {{ sentence: string, url: string }} Letter */

/** @param {Game} game */
export const addressOf = (game) => toAddress({ game, computer: null });

/** The part of the URL after "#". @type {(match: Pick<Known, "link">, game: Game) => string} */
const linkOf = ({ link }, game) => formatLink({ ...link, address: addressOf(game) });

/** Whether something waits to be sent. @type {(match: Match, game: Game) => boolean} */
function isUnsent({ isLook, you, sent }, game) {
  const address = addressOf(game);
  return !isLook && sender(address) === you && length(address) > sent;
}

/** @param {Game} game @returns {Sent} */
const whatOf = ({ moves, result }) =>
  result !== null ? "end" : moves.length === 0 ? "invitation" : "turn";

/** Returns true if the last turn is yours and not sent yet. @type {(match: Match, game: Game) => boolean} */
export const mayUndo = (match, game) =>
  isUnsent(match, game) && game.moves.length > 0 && !addressOf(game).conceded;

/** What is sent: a sentence and the address. @type {(match: Match, game: Game) => Letter} */
export function letter(match, game) {
  const { result, lastMove, moves } = game;
  const address = addressOf(game);
  const story = () =>
    lastMove === null
      ? text("friend.messageInvitation", { player: toMove(address) })
      : text("friend.message", {
          turn: moves.length,
          story: moveWords(text, sender(address), lastMove, true),
        });
  const sentence =
    result === null ? story() : text("friend.messageEnd", { result: resultLine(text, result) });
  return { sentence, url: new URL(linkOf(match, game), location.origin + location.pathname).href };
}

/**
 * What the panel of the page shows of it: the status, "" for the usual; who the players are; and what cannot be done.
 * @type {(match: Match, session: Session) => { status: string, roles: Record<Player, string>, impossible: string[] }}
 */
export function panelOf(match, session) {
  const { link, you, isLook } = match;
  const friend = other(you);
  const roles = { light: "", dark: "" };
  roles[you] = text("friend.you", { name: link.names[you] });
  roles[friend] = link.names[friend] || text("friend.friend");
  const canUndo = (isLive(session) && session.choice.to !== null) || mayUndo(match, session.game);
  const impossible = [...(canUndo ? [] : ["undo"]), ...(isLook ? ["resign"] : [])];
  return { status: statusOf(match, session), roles, impossible };
}

/** @type {(match: Match, session: Session) => string} */
function statusOf(match, { game, shown }) {
  const { link, you, isLook } = match;
  if (shown !== game || isLook || game.result !== null) return "";
  const name = link.names[other(you)];
  if (isUnsent(match, game)) return text("friend.state", { state: "unsent", name });
  return toMove(addressOf(game)) === you ? "" : text("friend.state", { state: "waiting", name });
}

/** @typedef {"send" | "again" | "copy" | "code" | "back" | "adopt" | "swap"} Act */

/**
 * The card beside the board.
 * @typedef {object} Card
 * @property {string} line
 * @property {Player} you
 * @property {Names} names
 * @property {boolean} isLook Whether the link is only looked at.
 * @property {boolean} hasTurn Whether the buttons of a turn are of use.
 * @property {string} text What the person has to copy by hand; "" for nothing.
 * @property {string} code The link that is shown as a QR code; "" for none.
 * @property {Record<Act, { words: string, isHidden?: boolean }>} buttons
 */

/** @type {(match: Match, session: Session) => Card} */
export function cardOf(match, session) {
  const { game } = session;
  const { link, you, sent, isLook, shown } = match;
  const address = addressOf(game);
  const unsent = isUnsent(match, game);
  const { sentence, url } = letter(match, game);
  // Before your own turn there is nothing to send.
  const isTheirs = sender(address) !== you;
  return {
    line: lineOf(match, game),
    you,
    names: link.names,
    isLook,
    hasTurn: isLive(session) && (unsent || isLook),
    text: shown === "text" ? `${sentence}\n${url}` : "",
    code: shown === "code" ? url : "",
    buttons: {
      send: { words: text("friend.send", { what: whatOf(game) }), isHidden: isLook },
      back: { words: text("friend.back"), isHidden: !isLook },
      adopt: { words: text("friend.adopt"), isHidden: !isLook },
      again: { words: text("friend.send", { what: "again" }), isHidden: isTheirs || unsent },
      copy: { words: text("friend.copy"), isHidden: isTheirs || !canShare() },
      code: { words: text("friend.code"), isHidden: isTheirs },
      swap: {
        words: text("friend.swap", { player: other(you) }),
        isHidden: sent !== length(address) || game.result !== null,
      },
    },
  };
}

/** @type {(match: Match, game: Game) => string} */
function lineOf(match, game) {
  const { you, isNew, shown } = match;
  if (shown !== "") return text("friend.told", { how: shown === "text" ? "refused" : "shown" });
  const isYours = toMove(addressOf(game)) === you;
  const now = isNew ? "seated" : isYours ? "yours" : "waiting";
  if (game.result !== null && !isUnsent(match, game)) return "";
  return text("friend.line", { what: isUnsent(match, game) ? whatOf(game) : now, player: you });
}

/** The names that each side has given itself come first. @type {(known: Pick<Known, "link" | "you">, names: Names) => Names} */
export function joinedNames({ link, you }, names) {
  const friend = other(you);
  const joined = { light: "", dark: "" };
  joined[friend] = names[friend] || link.names[friend];
  joined[you] = link.names[you] || names[you];
  return joined;
}
