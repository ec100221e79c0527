/**
 * What a link says of a game that is known already, and what is sent of a game by links: pure functions.
 * @import { Player } from "../../board/types.js"
 * @import { Address } from "../../game/address.js"
 * @import { Session } from "../../game/session.js"
 * @import { Known, Names } from "../../library/links.js"
 * @import { Game } from "../../pkg/rules.js"
 */

import { formatAddress, toAddress } from "../../game/address.js";
import { isLive, isPart, other } from "../../game/session.js";
import { moveWords, resultLine } from "../../game/words.js";
import { formatLink, length, sender, toMove } from "../../library/links.js";
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
export function isUnsent({ isLook, you, sent }, game) {
  const address = addressOf(game);
  return !isLook && sender(address) === you && length(address) > sent;
}

/** Returns true if the last turn is yours and not sent yet. @type {(match: Match, game: Game) => boolean} */
export const mayUndo = (match, game) =>
  isUnsent(match, game) && game.moves.length > 0 && !addressOf(game).conceded;

/** What is sent. @type {(match: Match, game: Game) => Letter} */
export function letter({ link }, game) {
  const address = addressOf(game);
  const sentence = sentenceOf(game, sender(address));
  const url = location.origin + location.pathname + formatLink({ ...link, address });
  return { sentence, url, written: `${sentence}\n${url}` };
}

/** @type {(game: Game, player: Player) => string} */
function sentenceOf({ result, lastMove, moves, turn }, player) {
  if (result) return text("friend.messageEnd", { result: resultLine(text, result) });
  if (!lastMove) return text("friend.messageInvitation", { player: turn });
  const story = moveWords(text, player, lastMove, true);
  return text("friend.message", { turn: moves.length, story });
}

/**
 * What the panel of the page shows of it: the status, "" for the usual; who the players are; and what cannot be done.
 * @type {(match: Match, session: Session) => { status: string, roles: Record<Player, string>, impossible: string[] }}
 */
export function panelOf(match, session) {
  const { link, you, isLook } = match;
  const { game, shown, choice } = session;
  const friend = other(you);
  const name = link.names[friend];
  const own = text("friend.you", { name: link.names[you] });
  const theirs = name || text("friend.friend");
  const state = isUnsent(match, game) ? "unsent" : game.turn === you ? "yours" : "waiting";
  const isUsual = shown !== game || isLook || game.result !== null || state === "yours";
  const canUndo = (isLive(session) && choice.to !== null) || mayUndo(match, game);
  return {
    status: isUsual ? "" : text("friend.state", { state, name }),
    roles: you === "light" ? { light: own, dark: theirs } : { light: theirs, dark: own },
    impossible: [...(canUndo ? [] : ["undo"]), ...(isLook ? ["resign"] : [])],
  };
}

/** The names that each side has given itself come first. @type {(known: Pick<Known, "link" | "you">, names: Names) => Names} */
export function joinedNames({ link, you }, names) {
  const friend = other(you);
  const joined = { light: "", dark: "" };
  joined[friend] = names[friend] || link.names[friend];
  joined[you] = link.names[you] || names[you];
  return joined;
}

/** The rules and the start. @param {Address} address */
const headOf = (address) => formatAddress({ ...address, moves: [], conceded: null });

/**
 * "extends": the known game, with what the link adds. "older": the known game as it was after that turn. "differs":
 * another move, or another end, in that turn. "other": other rules, or another start.
 * @typedef {{ is: "same" | "other" } | { is: "extends", address: Address, added: number }
 *   | { is: "older" | "differs", turn: number }} Comparison
 */

/** Both are complete and as the rules write them. @type {(known: Address, link: Address) => Comparison} */
export function compare(known, link) {
  if (headOf(known) !== headOf(link)) return { is: "other" };
  const { length: played } = known.moves;
  const common = Math.min(played, link.moves.length);
  const split = known.moves.slice(0, common).findIndex((move, ply) => move !== link.moves[ply]);
  if (split >= 0) return { is: "differs", turn: split + 1 };
  // Who has resigned does not move again, neither before the last turn has arrived nor after it.
  const left = link.conceded?.player;
  const next = toMove({ ...known, moves: known.moves.slice(0, common) });
  const hasMoved = left !== undefined && played > common + Number(next !== left);
  if (hasMoved || (known.conceded && link.moves.length > common)) {
    return { is: "differs", turn: common + 1 };
  }
  if (left && known.conceded && known.conceded.player !== left) {
    return { is: "differs", turn: played + 1 };
  }
  // A friend may resign before the last turn has arrived.
  const moves = isPart(known.moves, link.moves) ? link.moves : known.moves;
  const address = { ...known, moves, conceded: known.conceded ?? link.conceded };
  const added = length(address) - length(known);
  if (added > 0) return { is: "extends", address, added };
  return length(link) < length(known) ? { is: "older", turn: common } : { is: "same" };
}
