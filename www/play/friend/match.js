/**
 * What a link says of a game that is known already, and what the page shows and sends of a game by links: pure functions.
 * @import { Player } from "../../board/types.js"
 * @import { Address } from "../../game/address.js"
 * @import { Session } from "../../game/session.js"
 * @import { Names } from "../../library/link.js"
 * @import { Known } from "../../library/links.js"
 * @import { Game } from "../../pkg/rules.js"
 */

import { toAddress } from "../../game/address.js";
import { isLive, isPart, other } from "../../game/session.js";
import { moveWords, resultLine } from "../../game/words.js";
import { formatLink, length, sender, toMove } from "../../library/link.js";
import { canShare } from "../../site/share.js";
import { text } from "../../text/text.js";

/**
 * A game by links on the board. `isLook`: the link does not fit the game known here, and is only looked at; `shown`: how the
 * card shows what is sent, as a text that the browser refuses to copy, or as a QR code.
 * @typedef {Omit<Known, "at"> & { isLook: boolean, shown: "" | "text" | "code" }} Match
 */

/** `written`: both in one text. @typedef {{ sentence: string, url: string, written: string }} Letter */

/** @param {Game} game */
export const addressOf = (game) => toAddress({ game, computer: null });

/** Whether something waits to be sent. @type {(match: Match, game: Game) => boolean} */
function isUnsent({ isLook, you, sent }, game) {
  const address = addressOf(game);
  return !isLook && sender(address) === you && length(address) > sent;
}

/** What is sent. @param {Game} game */
const whatOf = ({ moves, result }) =>
  result !== null ? "end" : moves.length === 0 ? "invitation" : "turn";

/** Returns true if the last turn is yours and not sent yet. @type {(match: Match, game: Game) => boolean} */
export const mayUndo = (match, game) =>
  isUnsent(match, game) && game.moves.length > 0 && !addressOf(game).conceded;

/** What is sent. @type {(match: Match, game: Game) => Letter} */
export function letter({ link }, game) {
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
  const url = location.origin + location.pathname + formatLink({ ...link, address });
  return { sentence, url, written: `${sentence}\n${url}` };
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

/** @typedef {"send" | "copy" | "code" | "back" | "adopt" | "swap"} Act */

/**
 * The card beside the board: what is said, and which buttons there are, in the row of the turn and below.
 * @param {Match} match
 * @param {Session} session
 */
export function cardOf(match, session) {
  const { game } = session;
  const { you, sent, isLook, shown } = match;
  const address = addressOf(game);
  const unsent = isUnsent(match, game);
  const isOwn = sender(address) === you;
  // Before your own turn there is nothing to send.
  const isSent = isOwn && !unsent && !isLook;
  const about = { what: unsent ? whatOf(game) : "again", player: other(you) };
  /** @type {(wanted: Partial<Record<Act, boolean>>) => [Act, string][]} */
  const buttons = (wanted) =>
    /** @type {Act[]} */ (Object.keys(wanted))
      .filter((act) => wanted[act])
      .map((act) => [act, text(`friend.${act}`, about)]);
  const { url, written } = letter(match, game);
  return {
    line: lineOf(match, game),
    turn: isLive(session)
      ? buttons({ back: isLook, adopt: isLook, send: unsent, code: unsent })
      : [],
    more: buttons({ send: isSent, code: isSent, copy: isOwn && canShare() }),
    about: buttons({ swap: sent === length(address) && game.result === null }),
    /** What the person has to copy by hand. */
    text: shown === "text" ? written : "",
    /** The link that is shown as a QR code. */
    code: shown === "code" ? url : "",
  };
}

/** @type {(match: Match, game: Game) => string} */
function lineOf(match, game) {
  const { you, shown } = match;
  if (shown !== "") return text("friend.told", { how: shown === "text" ? "refused" : "shown" });
  if (game.result !== null && !isUnsent(match, game)) return "";
  const now = toMove(addressOf(game)) === you ? "yours" : "waiting";
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

/**
 * "extends": the known game, with what the link adds. "older": the known game as it was after that turn. "differs":
 * another move, or another end, in that turn. "other": other rules, or another start.
 * @typedef {{ is: "same" } | { is: "extends", address: Address, added: number } | { is: "older", turn: number }
 *   | { is: "differs", turn: number } | { is: "other" }} Comparison
 */

const RULES = /** @type {const} */ (["variant", "takeBack", "emptyReserve"]);

/** Both are complete and as the rules write them. @type {(known: Address, link: Address) => Comparison} */
export function compare(known, link) {
  const sameRules = RULES.every((rule) => known.rules[rule] === link.rules[rule]);
  if (!sameRules || known.position !== link.position) return { is: "other" };
  const common = Math.min(known.moves.length, link.moves.length);
  const split = known.moves.slice(0, common).findIndex((move, ply) => move !== link.moves[ply]);
  if (split >= 0) return { is: "differs", turn: split + 1 };
  // Who has resigned does not move again.
  const ended = known.conceded;
  const left = link.conceded?.player;
  for (let ply = common; left && ply < known.moves.length; ply += 1) {
    const { position, moves } = known;
    if (toMove({ position, moves: moves.slice(0, ply) }) === left) {
      return { is: "differs", turn: common + 1 };
    }
  }
  if (ended && link.conceded && ended.player !== link.conceded.player) {
    return { is: "differs", turn: known.moves.length + 1 };
  }
  if (ended && link.moves.length > common) return { is: "differs", turn: common + 1 };
  // A friend may resign before the last turn has arrived.
  const moves = isPart(known.moves, link.moves) ? link.moves : known.moves;
  const address = { ...known, moves, conceded: ended ?? link.conceded };
  const added = length(address) - length(known);
  if (added > 0) return { is: "extends", address, added };
  if (length(link) < length(known)) return { is: "older", turn: link.moves.length };
  return { is: "same" };
}
