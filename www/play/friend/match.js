/**
 * A game with a friend who is elsewhere: whose turn it is to move or to send, what a link says of the game that is known here,
 * and what is sent. A link comes from the friend's hands or, in a live game, from the room that both are in: it is the same
 * text, and `compare` joins both.
 * @import { Player } from "../../board/types.js"
 * @import { Address } from "../../game/address.js"
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Asked, LinkGame, Link, Names, Question } from "../../library/links.js"
 * @import { Game } from "../../pkg/rules.js"
 */

import { formatAddress, toAddress } from "../../game/address.js";
import { isLive as isNow, isPart, other } from "../../game/session.js";
import { lastMoveWords, moveWords, resultLine } from "../../game/words.js";
import * as links from "../../library/links.js";
import { text } from "../../text/text.js";
import { setUp, withHead, withTags } from "../setup.js";

/** The game as this device knows it. @typedef {Omit<LinkGame, "at">} Kept */

/**
 * The connection to the room of a live game: "off" without a relay, or in a game by links; "insecure": the page has no
 * cryptography.
 * @typedef {"off" | "opening" | "open" | "lost" | "insecure"} Line
 */

/**
 * `here`: what each device in the room does there; `theirs`: the friend's last link from the room; `rival`: the last one that
 * does not fit.
 * @typedef {{ line: Line, here: Readonly<Record<string, Player | "watch">>, theirs: Link | null, rival: Link | null }} Room
 */

/**
 * `isLook`: the game is only looked at, because others play it (`watches`) or because the link does not fit the game known
 * here. `shown`: how the card shows what is sent, as a text that the browser refuses to copy, or as a QR code.
 * @typedef {Kept & Room & { isLook: boolean, watches: boolean, shown: "" | "text" | "code" }} Match
 */

/** The game with the name of this device on its seat. @type {(match: Match, device: string) => Match} */
export function withSeat({ link, you, ...match }, device) {
  const seats = { ...link.seats, [you]: link.seats[you] || device };
  return { ...match, you, link: { ...link, seats } };
}

/** What is stored of a game on the board. @type {(match: Kept) => Kept} */
export const keptOf = ({ link, you, sent }) => ({ link, you, sent });

/** @type {Room} */
export const NO_ROOM = { line: "off", here: {}, theirs: null, rival: null };

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

/** Whether both see the game at once. @param {Match} match */
export const isLive = ({ line }) => line === "open";

/** Whether they do, or will as soon as there is a connection. @param {Match} match */
export const hasRoom = ({ line }) => line !== "off" && line !== "insecure";

/** Whether the friend has come. @param {Kept} kept */
export const isInvited = ({ link: { seats }, you }) => seats[other(you)] === "";

/** The question that waits for an answer: a turn withdraws it. @param {Pick<Link, "ask" | "address">} link */
export const openQuestion = ({ ask, address }) =>
  ask !== null && !["yes", "no"].includes(ask.what) && ask.length === links.length(address)
    ? ask
    : null;

/** What the friend asks, and waits for. @param {Match} match */
export function asked({ link, you, isLook }) {
  const open = openQuestion(link);
  return isLook || open?.player === you ? null : open;
}

/** Whether the friend may be asked to take back the last turn, or is offered a draw: as long as the turn is not answered. @param {Match} match */
export const mayAsk = (match) =>
  isLive(match) &&
  !match.isLook &&
  stateOf(match) === "waiting" &&
  match.link.address.moves.length > 0 &&
  !match.link.address.conceded &&
  openQuestion(match.link) === null;

/** What the one side says to the other. @type {(match: Kept, what: Asked) => Question} */
export const question = ({ link: { ask, address }, you }, what) => ({
  number: Math.min((ask?.number ?? 0) + 1, 9999),
  what,
  player: you,
  length: links.length(address),
});

/** The later of two; of two at once, that about more turns, then that of Light. @type {(one: Question | null, other: Question | null) => Question | null} */
function laterQuestion(one, other) {
  if (one === null || other === null) return one ?? other;
  const later = one.number - other.number || one.length - other.length;
  return later > 0 || (later === 0 && one.player === "light") ? one : other;
}

/** The game as asked for: drawn, or with the last turn taken back. @type {(kept: Kept, what: Asked) => Kept} */
export function granted(kept, what) {
  const { you, sent, link } = kept;
  const isDraw = what === "draw";
  const address = isDraw
    ? { ...link.address, conceded: { player: you, reason: /** @type {const} */ ("agreement") } }
    : { ...link.address, moves: link.address.moves.slice(0, -1) };
  const back = link.back + Number(!isDraw);
  const next = { ...link, address, back, ask: question(kept, "yes") };
  return { link: next, you, sent: Math.min(sent, links.length(address)) };
}

/** @type {(you: Player, own: string, theirs: string) => Names} */
const namesOf = (you, own, theirs) =>
  you === "light" ? { light: own, dark: theirs } : { light: theirs, dark: own };

/** @param {Names} names */
const swapped = ({ light, dark }) => namesOf("light", dark, light);

/** The game once more, with the colours swapped. @type {(kept: Kept) => Kept} */
export function nextRound({ link: { id, names, seats, live, address }, you }) {
  const again = { ...links.NO_MOVES, rules: address.rules, position: address.position };
  const link = { ...links.NEW_LINK, id: links.rematchId(id), live, address: again };
  return {
    link: { ...link, names: swapped(names), seats: swapped(seats) },
    you: other(you),
    sent: -1,
  };
}

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
  const state = isFriendHere(match) && stateOf(match) === "waiting" ? "thinking" : stateOf(match);
  const isUsual = shown !== game || isLook || game.result !== null || state === "yours";
  const canUndo = (isNow(session) && choice.to !== null) || mayUndo(match);
  const roles = namesOf(you, own, theirs);
  return {
    status: isUsual ? "" : text("friend.state", { state, name }),
    roles: watches ? link.names : roles,
    impossible: [...(canUndo ? [] : ["undo"]), ...(isLook ? ["resign"] : [])],
  };
}

/** The names that each side has given itself come first. @type {(kept: Kept, names: Names) => Names} */
export function joinedNames({ link, you }, names) {
  const friend = other(you);
  return namesOf(you, link.names[you] || names[you], names[friend] || link.names[friend]);
}

/** The player whose seat has another device in a link; undefined: none. @type {(known: Link, link: Link) => Player | undefined} */
const strangerIn = ({ seats }, link) =>
  links.PLAYERS.find((one) => seats[one] && link.seats[one] && seats[one] !== link.seats[one]);

/**
 * Whether the seat of this device belongs to another: the friend plays with the one who came first, or somebody sits there
 * before this device has said anything.
 * @type {(known: Link, link: Link, you: Player, player: Player) => boolean}
 */
function isTaken({ seats }, link, you, player) {
  const friend = other(you);
  const isFriend = player === friend && (!seats[friend] || seats[friend] === link.seats[friend]);
  const isOther = link.seats[you] !== "" && link.seats[you] !== seats[you];
  return isOther && (isFriend || (player === you && seats[you] === ""));
}

/** Whether the friend has said the same: all that is known of a game. @param {Match} match */
export const isKnown = ({ watches, theirs, link: { id, address } }) =>
  !watches && theirs?.id === id && formatAddress(theirs.address) === formatAddress(address);

/** Whether the friend is in the room. @param {Match} match */
export const isFriendHere = ({ line, here, you }) =>
  line === "open" && Object.values(here).includes(other(you));

/** The game of a link, with its players. @type {(rules: Rules, link: Link) => Game} */
export function gameOfLink(rules, { address, names: { light, dark } }) {
  const game = withTags(rules, links.gameOf(rules, address), { White: light, Black: dark });
  return withHead(rules, game, null, null, null);
}

/** The rules and the start. @param {Address} address */
const headOf = (address) => formatAddress({ ...address, moves: [], conceded: null });

/**
 * "extends": the known game, with what the link adds. "older": the known game as it was after that turn. "differs":
 * another move, or another end, in that turn or, without it, other rules or another start.
 * @typedef {{ is: "same" } | { is: "extends", address: Address, added: number } | { is: "older", turn: number }
 *   | { is: "differs", turn?: number }} Comparison
 */

/**
 * Both are complete and as the rules write them. `you`: who has to have asked before a turn is taken back, or the game is drawn;
 * null: somebody who watches.
 * @type {(known: Pick<Link, "address" | "back" | "ask">, link: Pick<Link, "address" | "back">, you: Player | null) => Comparison}
 */
export function compare({ address: known, back, ask }, { address: link, back: linkBack }, you) {
  if (headOf(known) !== headOf(link)) return { is: "differs" };
  if (linkBack < back) return { is: "older", turn: link.moves.length };
  if (linkBack > back) {
    const left = `${known.moves.slice(0, (ask?.length ?? 0) - 1)}`;
    const isAsked = ask?.what === "back" && ask.player === you && linkBack === back + 1;
    return you === null || (isAsked && `${link.moves}` === left)
      ? { is: "extends", address: link, added: 0 }
      : { is: "differs", turn: link.moves.length + 1 };
  }
  const isAgreed = link.conceded?.reason === "agreement" && known.conceded?.reason !== "agreement";
  const isOffered = ask?.what === "draw" && ask.player === you && ask.length === link.moves.length;
  if (isAgreed && !isOffered && you !== null) return { is: "differs", turn: link.moves.length };
  const { length: played } = known.moves;
  const common = Math.min(played, link.moves.length);
  const split = known.moves.slice(0, common).findIndex((move, ply) => move !== link.moves[ply]);
  if (split >= 0) return { is: "differs", turn: split + 1 };
  // Who has resigned does not move again, neither before the last turn has arrived nor after it.
  const left = link.conceded?.player;
  const next = links.toMove({ ...known, moves: known.moves.slice(0, common) });
  /** @type {(player: Player | undefined, moves: number) => boolean} */
  const hasMoved = (player, moves) =>
    player !== undefined && moves > common + Number(next !== player);
  if (hasMoved(left, played) || hasMoved(known.conceded?.player, link.moves.length)) {
    return { is: "differs", turn: common + 1 };
  }
  // A friend may resign before the last turn has arrived, or at the same time: then the one whose turn it is has lost.
  const moves = isPart(known.moves, link.moves) ? link.moves : known.moves;
  const all = [known.conceded, link.conceded].filter((one) => one !== null);
  const mover = links.toMove({ ...known, moves });
  const conceded = all.find(({ player }) => player === mover) ?? all[0] ?? null;
  const address = { ...known, moves, conceded };
  const added = links.length(address) - links.length(known);
  if (added > 0 || conceded?.player !== (known.conceded ?? conceded)?.player) {
    return { is: "extends", address, added };
  }
  return links.length(link) < links.length(known) || conceded?.player !== left
    ? { is: "older", turn: common }
    : { is: "same" };
}

/**
 * How a game by links is put on the board. `note`: a sentence under the status; `seated`: what is said to somebody who sees
 * it for the first time; `played`: the last turn is played ball by ball; `isTurn`: the game on the board goes on by it.
 * @typedef {{ note?: string, seated?: string, isLook?: boolean, watches?: boolean, played?: boolean, isTurn?: boolean }} Showing
 */

/**
 * Gives the reader of a game that is new here the seat that is free, or has them watch. A link from before seats had names is
 * for the one who did not send it. The seat has the name of the device as soon as something is done there.
 * @type {(link: Link) => { next: Kept, how: Showing }}
 */
export function seated(link) {
  const { moves, conceded } = link.address;
  const free = links.PLAYERS.filter((player) => link.seats[player] === "");
  const watches = free.length === 0;
  const you = free.length === 1 ? free[0] : other(links.sender(link.address));
  const player = conceded ? "" : text("friend.line", { what: "seated", player: you });
  const words = watches ? text("friend.watching") : player;
  const how = { seated: words, isLook: watches, watches, played: !conceded && moves.length > 0 };
  return { next: { link, you, sent: links.length(link.address) }, how };
}

/** A link with its game as the rules write it. @type {(rules: Rules, link: Link) => Link} @throws {Error} It is no game. */
export const complete = (rules, link) => ({
  ...link,
  address: addressOf(links.gameOf(rules, link.address)),
});

/** Whether the last that a player has said means one more game, once this one is over. @type {(ask: Question | null, player: Player) => boolean} */
export const agrees = (ask, player) =>
  ask?.player === player && (ask.what === "rematch" || ask.what === "yes");

/** A game that has ended by itself was not given up as well. @type {(rules: Rules, address: Address) => Address} */
const settled = (rules, address) =>
  links.gameOf(rules, { ...address, conceded: null }).result
    ? { ...address, conceded: null }
    : address;

/** Whether a game has become another by what a player may do at once: a turn, and giving up. @type {(player: Player, known: Address, next: Address) => boolean} */
const isDoneBy = (player, known, { moves, conceded }) =>
  moves.length - known.moves.length <= Number(links.toMove(known) === player) &&
  (conceded?.player === known.conceded?.player || conceded?.player === player);

/**
 * What a link does to the game known here, from the seat of a player in the room or, without `from`, from a person's hands.
 * "extends": the game goes on by it; "same", "older": it adds no turn, but perhaps a name or a question (`isNew`); "taken": others
 * play; "differs": it does not fit, and `how` shows it; "begins": the friend plays the next game, as agreed; "strange": it means
 * nothing. `turn`: the one that it ends with. In the room a friend adds only what is theirs to do, and asks nothing in the name of
 * the person.
 * @typedef {{ is: "extends" | "same" | "older" | "taken" | "differs" | "begins" | "strange", next: Kept, how: Showing, turn?: number,
 *   isNew?: boolean }} Found
 * @type {(rules: Rules, kept: Kept & Partial<Match>, written: Link, from?: Player | null) => Found} @throws {Error} It is no game.
 */
export function reconcile(rules, kept, written, from = null) {
  const { you, watches } = kept;
  const known = complete(rules, kept.link);
  const link = complete(rules, written);
  const last = { ...keptOf(kept), link: known };
  /** @type {(is: Found["is"]) => Found} */
  const stays = (is) => ({ is, next: last, how: {} });
  /** Shows the game of the link. @type {(is: Found["is"], how?: Showing) => Found} */
  const shows = (is, how) => ({ is, next: { ...last, link }, how: { isLook: true, ...how } });

  const isSame = link.id === known.id;
  const isNext = link.id === links.rematchId(known.id);
  const isLonger = link.address.moves.length > known.address.moves.length;
  if (watches) {
    const isOld = isSame ? ["same", "older"].includes(compare(known, link, null).is) : !isNext;
    const how = { watches, played: isSame && isLonger, isTurn: isSame };
    return isOld ? stays("strange") : shows("extends", how);
  }
  if (isNext && agrees(known.ask, you) && links.gameOf(rules, known.address).result) {
    return stays("begins");
  }
  if (links.isEarlier(link.id, known.id)) return stays("older");
  if (from && isSame && isTaken(known, link, you, from)) {
    return shows("taken", { watches: true, note: text("friend.watching") });
  }
  // Nobody else speaks for this device.
  if (from === you) return stays("strange");

  const stranger = strangerIn(known, link);
  if (stranger) return shows("differs", { note: text("friend.stranger", { player: stranger }) });
  const found = isSame ? compare(known, link, you) : { is: /** @type {const} */ ("differs") };
  const isMore = found.is === "extends";
  const { address: all, back } = isMore ? { ...found, back: link.back } : known;
  const isFair = !from || back !== known.back || isDoneBy(other(you), known.address, all);
  if (found.is === "differs" || !isFair) {
    return shows("differs", { note: text("friend.differs", isFair ? { ...found } : {}) });
  }
  const address = settled(rules, all);
  /** @param {Player} player */
  const seat = (player) => known.seats[player] || link.seats[player];
  const next = {
    ...last,
    sent: isMore ? links.length(address) : kept.sent,
    link: {
      ...{ ...known, address, back, live: known.live || link.live },
      ask: from && link.ask?.player === you ? known.ask : laterQuestion(known.ask, link.ask),
      names: joinedNames(last, link.names),
      seats: { light: seat("light"), dark: seat("dark") },
    },
  };
  const isNew = links.formatLink(next.link) !== links.formatLink(known);
  if (found.is !== "extends") return { ...found, next, how: {}, isNew };
  const { added } = found;
  // Also one's own turns, from another device.
  const isNews = !from && (added > 1 || links.sender(address) === you);
  const note = isNews ? text("friend.added", { count: added }) : "";
  const played = isLonger && address.conceded === null;
  return { is: "extends", next, how: { note, played, isTurn: from !== null }, isNew };
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

/**
 * What puts it on the board, and how. `isKept`: it is the person's game already; `room`: where the game on the board is played.
 * @type {(rules: Rules, kept: Kept, how: Showing, isKept: boolean, room?: Match) => Pick<Extract<import("../state.js").First, { is: "open" }>, "setup" | "how">}
 */
export function openingOf(rules, { link, you, sent }, how, isKept, room) {
  const { note = "", seated = "", isLook = false, watches = false, isTurn } = how;
  const game = gameOfLink(rules, link);
  const last = isLook && !watches ? "" : lastMoveWords(text, game);
  const words = [note, seated, last].filter(Boolean).join(" ");
  const { line, here, theirs, rival } = room?.link.live === link.live ? room : NO_ROOM;
  return {
    setup: {
      ...setUp(game),
      id: isLook ? undefined : `friend-${link.id}`,
      match: { link, you, sent, isLook, watches, shown: "", line, here, theirs, rival },
    },
    // A link is not the person's game before it is played on.
    how: { address: "replace", note, own: !isLook && isKept, isTurn, said: "words", words },
  };
}
