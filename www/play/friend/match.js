/**
 * A game by links on the board: whose turn it is to move or to send, what a link says of the game that is known here, and
 * what is sent.
 * @import { Player } from "../../board/types.js"
 * @import { Address } from "../../game/address.js"
 * @import { Rules, Session } from "../../game/session.js"
 * @import { LinkGame, Link, Names } from "../../library/links.js"
 * @import { Game } from "../../pkg/rules.js"
 */

import { formatAddress, toAddress } from "../../game/address.js";
import { isLive, isPart, other } from "../../game/session.js";
import { lastMoveWords, moveWords, resultLine } from "../../game/words.js";
import * as links from "../../library/links.js";
import { text } from "../../text/text.js";
import { setUp, withHead, withTags } from "../setup.js";

/** The game as this device knows it. @typedef {Omit<LinkGame, "at">} Kept */

/**
 * `isLook`: the link does not fit the game known here, and is only looked at; `shown`: how the card shows what is sent, as a
 * text that the browser refuses to copy, or as a QR code.
 * @typedef {Kept & { isLook: boolean, shown: "" | "text" | "code" }} Match
 */

/** `written`: both in one text. @typedef {{ sentence: string, url: string, written: string }} Letter */

/** @param {Game} game */
export const addressOf = (game) => toAddress({ game, computer: null });

/** Who is to do something: the friend, or you, by a turn or by sending it. @param {Kept} match */
export const stateOf = ({ link: { address }, you, sent }) => {
  if (links.sender(address) !== you) return "yours";
  return links.length(address) > sent ? "unsent" : "waiting";
};

/** @param {Match} match */
export const isUnsent = (match) => !match.isLook && stateOf(match) === "unsent";

/** Whether the last turn is yours and not sent yet. @param {Match} match */
export const mayUndo = (match) =>
  isUnsent(match) && match.link.address.moves.length > 0 && !match.link.address.conceded;

/** What is sent. @type {(match: Match, game: Game, page: string) => Letter} */
export function letter({ link }, game, page) {
  const { result, lastMove, moves, turn } = game;
  const story = lastMove && moveWords(text, links.sender(link.address), lastMove, true);
  const sentence = result
    ? text("friend.messageEnd", { result: resultLine(text, result) })
    : story === null
      ? text("friend.messageInvitation", { player: turn })
      : text("friend.message", { turn: moves.length, story });
  const url = page + links.formatLink(link);
  return { sentence, url, written: `${sentence}\n${url}` };
}

/**
 * What the console shows of it: the status, "" for the usual; who the players are; and what cannot be done.
 * @type {(match: Match, session: Session) => { status: string, roles: Record<Player, string>, impossible: string[] }}
 */
export function panelOf(match, session) {
  const { link, you, isLook } = match;
  const { game, shown, choice } = session;
  const name = link.names[other(you)];
  const own = text("friend.you", { name: link.names[you] });
  const theirs = name || text("friend.friend");
  const state = stateOf(match);
  const isUsual = shown !== game || isLook || game.result !== null || state === "yours";
  const canUndo = (isLive(session) && choice.to !== null) || mayUndo(match);
  return {
    status: isUsual ? "" : text("friend.state", { state, name }),
    roles: you === "light" ? { light: own, dark: theirs } : { light: theirs, dark: own },
    impossible: [...(canUndo ? [] : ["undo"]), ...(isLook ? ["resign"] : [])],
  };
}

/** The names that each side has given itself come first. @type {(kept: Kept, names: Names) => Names} */
export function joinedNames({ link, you }, names) {
  const friend = other(you);
  const joined = { light: "", dark: "" };
  joined[friend] = names[friend] || link.names[friend];
  joined[you] = link.names[you] || names[you];
  return joined;
}

/** The game of a link, with its players. @type {(rules: Rules, link: Link) => Game} */
export function gameOfLink(rules, { address, names: { light, dark } }) {
  const game = withTags(rules, links.gameOf(rules, address), { White: light, Black: dark });
  return withHead(rules, game, null, null, null);
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
  const next = links.toMove({ ...known, moves: known.moves.slice(0, common) });
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
  const added = links.length(address) - links.length(known);
  if (added > 0) return { is: "extends", address, added };
  return links.length(link) < links.length(known) ? { is: "older", turn: common } : { is: "same" };
}

/**
 * How a game by links is put on the board. `note`: a sentence under the status; `seated`: what is said to somebody who sees
 * it for the first time; `played`: the last turn is played ball by ball.
 * @typedef {{ note?: string, seated?: string, isLook?: boolean, played?: boolean }} Showing
 */

/** Seats the reader of a game that is new here. @type {(link: Link) => { next: Kept, how: Showing }} */
export function seated(link) {
  const { moves, conceded } = link.address;
  const you = other(links.sender(link.address));
  const words = conceded ? "" : text("friend.line", { what: "seated", player: you });
  const how = { seated: words, played: moves.length > 0 && conceded === null };
  return { next: { link, you, sent: links.length(link.address) }, how };
}

/**
 * What a link does to the game known here: `stores` where it goes on by it. One that does not fit is only looked at; `older`:
 * the turn that it ends with, where the game has gone on since.
 * @type {(rules: Rules, link: Link, kept: Kept) => { next: Kept, how: Showing, stores?: boolean, older?: number }}
 */
export function followed(rules, link, kept) {
  const game = gameOfLink(rules, kept.link);
  const found = compare(addressOf(game), link.address);
  if (found.is === "other" || found.is === "differs") {
    const note = text("friend.differs", { ...found });
    return { next: { ...kept, link }, how: { note, isLook: true } };
  }
  if (found.is === "extends" && game.result === null) {
    const { address, added } = found;
    const names = joinedNames(kept, link.names);
    const next = { ...kept, link: { ...link, names, address }, sent: links.length(address) };
    const hasOwn = added > 1 || links.sender(address) === kept.you;
    const note = hasOwn ? text("friend.added", { count: added }) : "";
    const played = address.moves.length > game.moves.length && address.conceded === null;
    return { next, stores: true, how: { note, played } };
  }
  // The turn that waits to be sent does not make the friend's last link old.
  const isOld = found.is === "older" && links.length(link.address) < kept.sent;
  return { next: kept, how: {}, older: isOld ? found.turn : undefined };
}

/** What another tab has made of the game on the board; null: nothing. @type {(match: Match, kept: Kept | null) => { next: Kept, how: Showing } | null} */
export function refreshed({ link, you, sent, isLook }, kept) {
  if (isLook || kept === null) return null;
  const isSame = links.formatLink(kept.link) === links.formatLink(link);
  if (isSame && kept.sent === sent && kept.you === you) return null;
  const isLonger = kept.link.address.moves.length > link.address.moves.length;
  const played = isLonger && links.sender(kept.link.address) !== you;
  return { next: kept, how: { played } };
}

/** What puts it on the board, and how. @type {(rules: Rules, kept: Kept, how: Showing, isKept: boolean) => Pick<Extract<import("../state.js").First, { is: "open" }>, "setup" | "how">} */
export function openingOf(rules, { link, you, sent }, how, isKept) {
  const { note = "", seated = "", isLook = false } = how;
  const game = gameOfLink(rules, link);
  const last = isLook ? "" : lastMoveWords(text, game);
  const words = [note, seated, last].filter(Boolean).join(" ");
  return {
    setup: {
      ...setUp(game),
      id: isLook ? undefined : `friend-${link.id}`,
      match: { link, you, sent, isLook, shown: "" },
    },
    // A link is not the person's game before it is played on.
    how: { address: "replace", note, own: !isLook && isKept, said: "words", words },
  };
}
