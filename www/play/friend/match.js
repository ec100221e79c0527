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
 * The card beside the board: what is said, and which buttons there are, in the row of the turn and below.
 * @param {Match} match
 * @param {Session} session
 */
export function cardOf(match, session) {
  const { game } = session;
  const { you, sent, isLook, shown } = match;
  const address = addressOf(game);
  const unsent = isUnsent(match, game);
  const { sentence, url } = letter(match, game);
  /** @typedef {[Act, string][]} Buttons */
  const [code] = /** @type {Buttons} */ ([["code", text("friend.code")]]);
  const card = {
    line: lineOf(match, game),
    turn: /** @type {Buttons} */ ([]),
    more: /** @type {Buttons} */ ([]),
    about: /** @type {Buttons} */ ([]),
    /** What the person has to copy by hand. */
    text: shown === "text" ? `${sentence}\n${url}` : "",
    /** The link that is shown as a QR code. */
    code: shown === "code" ? url : "",
  };
  if (isLook) card.turn.push(["back", text("friend.back")], ["adopt", text("friend.adopt")]);
  else if (unsent) card.turn.push(["send", text("friend.send", { what: whatOf(game) })], code);
  // Before your own turn there is nothing to send.
  else if (sender(address) === you) {
    card.more.push(["again", text("friend.send", { what: "again" })], code);
  }
  if (canShare() && sender(address) === you) card.more.push(["copy", text("friend.copy")]);
  if (sent === length(address) && game.result === null) {
    card.about.push(["swap", text("friend.swap", { player: other(you) })]);
  }
  if (!isLive(session)) card.turn = [];
  return card;
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

/**
 * Both are complete and as the rules write them.
 * @type {(known: Address, link: Address) => Comparison}
 */
export function compare(known, link) {
  const sameRules = RULES.every((rule) => known.rules[rule] === link.rules[rule]);
  if (!sameRules || known.position !== link.position) return { is: "other" };
  const common = Math.min(known.moves.length, link.moves.length);
  for (let ply = 0; ply < common; ply += 1) {
    if (known.moves[ply] !== link.moves[ply]) return { is: "differs", turn: ply + 1 };
  }
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
