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

/**
 * A game by links, as the page has it on the board.
 * @typedef {object} Match
 * @property {Player} side The player whose side is in front.
 * @property {Player | "none"} hand The player whose moves are chosen here.
 * @property {(game: Game) => string} link The address of the game.
 * @property {(session: Session) => void} keep Keeps the game, which has changed.
 * @property {(game: Game) => boolean} mayUndo
 * @property {(session: Session) => string} status
 * @property {(session: Session) => { roles: Record<Player, string>, impossible: string[] }} panel
 * @property {(session: Session) => void} render Renders its card.
 * @property {(session: Session) => void} rematch
 * @property {() => void} leave Another game is put on the board.
 */

/**
 * What is known of it here.
 * @typedef {Omit<Known, "at"> & {
 *   isNew: boolean,
 *   isLook: boolean,
 *   isRefused: boolean,
 * }} Here `isNew`: the reader sees it for the first time; `isLook`: the link does not fit the game known here, and is only
 *   looked at; `isRefused`: its text is shown because the browser refuses to copy it.
 */

/** @typedef {"turn" | "end" | "invitation"} Sent What is sent. */

/** @typedef {{ sentence: string, url: string }} Letter */

/** @param {Game} game */
export const addressOf = (game) => toAddress({ game, computer: null });

/** The part of the URL after "#". @type {(here: Pick<Known, "link">, game: Game) => string} */
export const linkOf = ({ link }, game) => formatLink({ ...link, address: addressOf(game) });

/** Whether something waits to be sent. @type {(here: Here, game: Game) => boolean} */
function isUnsent({ isLook, you, sent }, game) {
  const address = addressOf(game);
  return !isLook && sender(address) === you && length(address) > sent;
}

/** @param {Game} game @returns {Sent} */
const whatOf = ({ moves, result }) =>
  result !== null ? "end" : moves.length === 0 ? "invitation" : "turn";

/** Whether the last turn is the own one, and not sent yet. @type {(here: Here, game: Game) => boolean} */
export const mayUndo = (here, game) =>
  isUnsent(here, game) && game.moves.length > 0 && !addressOf(game).conceded;

/** What is sent: a sentence and the address. @type {(here: Here, game: Game) => Letter} */
export function letter(here, game) {
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
  return { sentence, url: new URL(linkOf(here, game), location.origin + location.pathname).href };
}

/** The status of the page; "" for the usual. @type {(here: Here, session: Session) => string} */
export function status(here, { game, shown }) {
  const { link, you, isLook } = here;
  if (shown !== game || isLook || game.result !== null) return "";
  if (isUnsent(here, game)) return text("friend.statusUnsent", { what: whatOf(game) });
  if (toMove(addressOf(game)) === you) return "";
  return text("friend.statusWaiting", { name: link.names[other(you)] });
}

/**
 * What the panel of the page shows of it: who the players are, and what cannot be done.
 * @type {(here: Here, session: Session) => { roles: Record<Player, string>, impossible: string[] }}
 */
export function panelOf(here, session) {
  const { link, you, isLook } = here;
  const friend = other(you);
  const roles = { light: "", dark: "" };
  roles[you] = text("friend.you", { name: link.names[you] });
  roles[friend] = link.names[friend] || text("friend.friend");
  const canUndo = (isLive(session) && session.choice.to !== null) || mayUndo(here, session.game);
  return { roles, impossible: [...(canUndo ? [] : ["undo"]), ...(isLook ? ["resign"] : [])] };
}

/** What stands on the card beside the board. @type {(here: Here, session: Session) => import("./card.js").Card} */
export function cardOf(here, session) {
  const { game } = session;
  const { link, you, sent, isLook, isRefused } = here;
  const address = addressOf(game);
  const unsent = isUnsent(here, game);
  return {
    line: lineOf(here, game),
    you,
    names: link.names,
    isLook,
    hasTurn: isLive(session) && (unsent || isLook),
    send: text("friend.send", { what: whatOf(game) }),
    // There is nothing to send before the own turn.
    canSend: sender(address) === you,
    isSent: !unsent,
    refused: isRefused ? Object.values(letter(here, game)).join("\n") : "",
    canSwap: sent === length(address) && game.result === null,
  };
}

/** @type {(here: Here, game: Game) => string} */
function lineOf(here, game) {
  const { you, isNew, isRefused } = here;
  if (isRefused) return text("friend.refused");
  if (isUnsent(here, game)) return text("friend.unsent", { what: whatOf(game) });
  if (game.result !== null) return text("friend.over");
  if (toMove(addressOf(game)) !== you) return text("friend.waiting");
  return isNew ? text("friend.seated", { player: you }) : text("friend.yours");
}

/** The names that each side has given itself come first. @type {(known: Pick<Known, "link" | "you">, names: Names) => Names} */
export function joinedNames({ link, you }, names) {
  const friend = other(you);
  const joined = { light: "", dark: "" };
  joined[friend] = names[friend] || link.names[friend];
  joined[you] = link.names[you] || names[you];
  return joined;
}
