/**
 * A game with a friend who is elsewhere: who is to move or to send, and what a link does to the game that is known here. A link
 * comes from the friend's hands or, in a live game, from the room that both are in: it is the same text, and `compare` joins both.
 * @import { Player } from "../../board/types.js"
 * @import { Address } from "../../game/address.js"
 * @import { Rules } from "../../game/session.js"
 * @import { Asked, LinkGame, Link, Names, Question } from "../../library/links.js"
 * @import { Game } from "../../pkg/rules.js"
 */

import { formatAddress, toAddress } from "../../game/address.js";
import { isPart, other } from "../../game/session.js";
import * as links from "../../library/links.js";
import { text } from "../../text/text.js";
import { withHead, withTags } from "../setup.js";

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

/** Whether the last thing done is a turn of yours. @type {(match: Match, state: "unsent" | "waiting") => boolean} */
const isOwnTurn = (match, state) => {
  const { moves, conceded } = match.link.address;
  return !match.isLook && stateOf(match) === state && moves.length > 0 && conceded === null;
};

/** @param {Match} match */
export const mayUndo = (match) => isOwnTurn(match, "unsent");

/** Whether both see the game at once, or will as soon as there is a connection. @param {Match} match */
export const hasRoom = ({ line }) => line !== "off" && line !== "insecure";

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
  match.line === "open" && isOwnTurn(match, "waiting") && openQuestion(match.link) === null;

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
  const [moves, reason] = [link.address.moves, /** @type {const} */ ("agreement")];
  const isDraw = what === "draw";
  const change = isDraw ? { conceded: { player: you, reason } } : { moves: moves.slice(0, -1) };
  const address = { ...link.address, ...change };
  const back = link.back + Number(!isDraw);
  const next = { ...link, address, back, ask: question(kept, "yes") };
  return { link: next, you, sent: Math.min(sent, links.length(address)) };
}

/** @type {(of: (player: Player) => string) => Names} */
export const both = (of) => ({ light: of("light"), dark: of("dark") });

/** The game once more, with the colours swapped. @type {(kept: Kept) => Kept} */
export function nextRound({ link: { id, names, seats, live, address }, you }) {
  const again = { ...links.NO_MOVES, rules: address.rules, position: address.position };
  const people = {
    names: both((player) => names[other(player)]),
    seats: both((player) => seats[other(player)]),
  };
  const link = { ...links.NEW_LINK, id: links.rematchId(id), live, address: again, ...people };
  return { link, you: other(you), sent: -1 };
}

/** The names that each side has given itself come first. @type {(kept: Kept, names: Names) => Names} */
export const joinedNames = ({ link, you }, names) =>
  both((player) => {
    const [first, second] = player === you ? [link.names, names] : [names, link.names];
    return first[player] || second[player];
  });

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
  const [head, linkHead] = [known, link].map((one) =>
    formatAddress({ ...one, moves: [], conceded: null }),
  );
  if (head !== linkHead) return { is: "differs" };
  if (linkBack < back) return { is: "older", turn: link.moves.length };
  const isAsked = (/** @type {Asked} */ what) => ask?.what === what && ask.player === you;
  if (linkBack > back) {
    const left = `${known.moves.slice(0, (ask?.length ?? 0) - 1)}`;
    const isGranted = isAsked("back") && linkBack === back + 1 && `${link.moves}` === left;
    return you === null || isGranted
      ? { is: "extends", address: link, added: 0 }
      : { is: "differs", turn: link.moves.length + 1 };
  }
  const isAgreed = link.conceded?.reason === "agreement" && known.conceded?.reason !== "agreement";
  if (isAgreed && you !== null && !(isAsked("draw") && ask?.length === link.moves.length)) {
    return { is: "differs", turn: link.moves.length };
  }
  const common = Math.min(known.moves.length, link.moves.length);
  const split = known.moves.slice(0, common).findIndex((move, ply) => move !== link.moves[ply]);
  if (split >= 0) return { is: "differs", turn: split + 1 };
  // Who has resigned does not move again, neither before the last turn has arrived nor after it.
  const left = link.conceded?.player;
  const next = links.toMove({ ...known, moves: known.moves.slice(0, common) });
  /** @type {(player: Player | undefined, moves: readonly string[]) => boolean} */
  const hasMoved = (player, { length }) =>
    player !== undefined && length > common + Number(next !== player);
  if (hasMoved(left, known.moves) || hasMoved(known.conceded?.player, link.moves)) {
    return { is: "differs", turn: common + 1 };
  }
  // A friend may resign before the last turn has arrived, or at the same time: then the one whose turn it is has lost.
  const moves = isPart(known.moves, link.moves) ? link.moves : known.moves;
  const mover = links.toMove({ ...known, moves });
  const all = [known.conceded, link.conceded].filter((one) => one !== null);
  const conceded = all.find(({ player }) => player === mover) ?? all[0] ?? null;
  const address = { ...known, moves, conceded };
  const added = links.length(address) - links.length(known);
  const isOther = conceded?.player !== (known.conceded ?? conceded)?.player;
  if (added > 0 || isOther) return { is: "extends", address, added };
  const isOlder = links.length(link) < links.length(known) || conceded?.player !== left;
  return isOlder ? { is: "older", turn: common } : { is: "same" };
}

/**
 * How a game by links is put on the board. `note`: a sentence under the status; `seated`: what is said to somebody who sees it for
 * the first time; `isTurn`: the game on the board goes on by it.
 * @typedef {{ note?: string, seated?: string, isLook?: boolean, watches?: boolean, isTurn?: boolean }} Showing
 */

/**
 * What a link does to the game known here. "new": there was none; "extends": the game goes on by it; "same", "older": it adds no
 * turn, but perhaps a name or a question (`isNew`); "taken": others play; "differs": it does not fit, and `how` shows it; "begins":
 * the friend plays the next game, as agreed. `turn`: the one that it ends with.
 * @typedef {{ is: "new" | "extends" | "same" | "older" | "taken" | "differs" | "begins", next: Kept, how: Showing, turn?: number,
 *   isNew?: boolean }} Found
 */

/**
 * Gives the reader of a game that is new here the seat that is free, or has them watch. A link from before seats had names is
 * for the one who did not send it. The seat has the name of the device as soon as something is done there.
 * @type {(link: Link) => Found}
 */
export function seated(link) {
  const free = links.PLAYERS.filter((player) => link.seats[player] === "");
  const watches = free.length === 0;
  const you = free.length === 1 ? free[0] : other(links.sender(link.address));
  const player = link.address.conceded ? "" : text("friend.line", { what: "seated", player: you });
  const how = { seated: watches ? text("friend.watching") : player, isLook: watches, watches };
  return { is: "new", next: { link, you, sent: links.length(link.address) }, how };
}

/** A link with its game as the rules write it. @type {(rules: Rules, link: Link) => Link} @throws {Error} It is no game. */
export const complete = (rules, link) => ({
  ...link,
  address: addressOf(links.gameOf(rules, link.address)),
});

/** Whether the last that a player has said means one more game, once this one is over. @type {(ask: Question | null, player: Player) => boolean} */
export const agrees = (ask, player) =>
  ask?.player === player && (ask.what === "rematch" || ask.what === "yes");

/** What is said of a link that does not fit. @type {(known: Link, link: Link, turn?: number) => string} `turn`: the first one that is another. */
export function misfit(known, link, turn) {
  const player = strangerIn(known, link);
  return player ? text("friend.stranger", { player }) : text("friend.differs", { turn });
}

/**
 * What a link does, from the seat of a player in the room or, without `from`, from a person's hands. In the room a friend adds
 * only what is theirs to do, and asks nothing in the name of the person.
 * @type {(rules: Rules, kept: Kept & Partial<Match>, written: Link, from?: Player | null) => Found} @throws {Error} It is no game.
 */
export function reconcile(rules, kept, written, from = null) {
  const { you, watches } = kept;
  const [known, link] = [kept.link, written].map((one) => complete(rules, one));
  const last = { ...keptOf(kept), link: known };
  /** @type {(is: Found["is"]) => Found} */
  const stays = (is) => ({ is, next: last, how: {} });
  /** Shows the game of the link. @type {(is: Found["is"], told?: Showing) => Found} */
  const shows = (is, told) => {
    const how = { isLook: true, watches: is !== "differs", ...told };
    return { is, next: { ...last, link }, how };
  };

  const isSame = link.id === known.id;
  const isNext = link.id === links.rematchId(known.id);
  if (watches) {
    const isOld = isSame ? ["same", "older"].includes(compare(known, link, null).is) : !isNext;
    return isOld ? stays("same") : shows("extends");
  }
  if (isNext && agrees(known.ask, you) && links.gameOf(rules, known.address).result) {
    return stays("begins");
  }
  if (links.isEarlier(link.id, known.id)) return stays("older");
  if (from && isSame && isTaken(known, link, you, from)) {
    return shows("taken", { seated: text("friend.watching") });
  }
  if (from === you) return stays("same");

  /** @type {Comparison} */
  const found = isSame && !strangerIn(known, link) ? compare(known, link, you) : { is: "differs" };
  const isMore = found.is === "extends";
  const { address: all, back } = isMore ? { ...found, back: link.back } : known;
  // In the room a friend does at once only what a player may: a turn, and giving up.
  const [before, friend] = [known.address, other(you)];
  const more = all.moves.length - before.moves.length;
  const isTheirs = [before.conceded?.player, friend].includes(all.conceded?.player);
  const isDone = more <= Number(links.toMove(before) === friend) && isTheirs;
  const isFair = !from || back !== known.back || isDone;
  if (found.is === "differs" || !isFair) {
    const turn = found.is === "differs" ? found.turn : undefined;
    return shows("differs", { note: misfit(known, link, turn) });
  }
  // A game that has ended by itself was not given up as well.
  const ended = { ...all, conceded: null };
  const address = links.gameOf(rules, ended).result ? ended : all;
  const next = {
    ...last,
    sent: isMore ? links.length(address) : kept.sent,
    link: {
      ...{ ...known, address, back, live: known.live || link.live },
      ask: from && link.ask?.player === you ? known.ask : laterQuestion(known.ask, link.ask),
      names: joinedNames(last, link.names),
      seats: both((player) => known.seats[player] || link.seats[player]),
    },
  };
  const isNew = links.formatLink(next.link) !== links.formatLink(known);
  if (found.is !== "extends") return { ...found, next, how: {}, isNew };
  const { added } = found;
  // Also one's own turns, from another device.
  const isNews = !from && (added > 1 || links.sender(address) === you);
  const note = isNews ? text("friend.added", { count: added }) : "";
  return { is: "extends", next, how: { note }, isNew };
}

/** What another tab has made of the game on the board; null: nothing. @type {(match: Match, kept: Kept | null) => Kept | null} */
export function elsewhere({ link, you, sent, isLook }, kept) {
  if (isLook || kept === null) return null;
  const isSame = links.formatLink(kept.link) === links.formatLink(link);
  return isSame && kept.sent === sent && kept.you === you ? null : kept;
}
