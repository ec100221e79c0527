/**
 * A game with a friend who is elsewhere, as a part of the page's loop: what each event makes of it, and what is to be done.
 * An event has what is stored of the game (`kept`), and a name that is new (`fresh`): `friend.js` reads both.
 * @import { Player } from "../../board/types.js"
 * @import { Rules } from "../../game/session.js"
 * @import { Link } from "../../library/links.js"
 * @import { Made, Maybe, Whole } from "../reduce.js"
 * @import { Effect } from "../state.js"
 * @import { Kept, Match, Room, Showing } from "./match.js"
 */

import { gameAt, other } from "../../game/session.js";
import { lastMoveWords } from "../../game/words.js";
import * as links from "../../library/links.js";
import { text } from "../../text/text.js";
import { NOTHING } from "../acts.js";
import { setUp } from "../setup.js";
import * as matches from "./match.js";

/** @typedef {"send" | "copy" | "code" | "back" | "adopt" | "swap" | "ask" | "draw" | "yes" | "no" | "rematch"} Act What a button does. */

/** @typedef {"shared" | "copied" | "refused" | "cancelled"} Way "refused": the browser does nothing. */

/**
 * A link is opened; the board has another turn; the storage may have changed; a name is written; a button; a link was sent; the
 * room says something: the connection, who is there, a link from one of the seats.
 * @typedef {{ what: "visit", link: Link, isFirst: boolean } | { what: "turn" | "stored" } | { what: "named", player: Player, name: string }
 *   | { what: "press", act: Act } | { what: "posted", way: Way, done: Kept } | { what: "line", line: Room["line"] }
 *   | { what: "here", who: string, does: Player | "watch" | null } | { what: "heard", link: Link, player: Player }} What
 */

/** @typedef {{ is: "friend", kept: Kept | null, fresh: string } & What} FriendEvent */

/** How many devices in a room are known: more than anybody needs. */
const MOST = 20;

/**
 * Puts a game on the board: a turn that is new to what was `known` of it is played.
 * @type {(rules: Rules, match: Match | undefined, next: Kept, how?: Showing, known?: Kept | null) => Effect[]}
 */
export function show(rules, match, { link, you, sent }, how = {}, known = match) {
  const { note = "", seated = "", isLook = false, watches = false, isTurn } = how;
  const game = matches.gameOfLink(rules, link);
  const { length } = game.moves;
  const before = known?.link.id === link.id ? known.link.address.moves.length : 0;
  const isPlayed = length > before && !link.address.conceded;
  const last = isLook && !watches ? "" : lastMoveWords(text, game);
  const words = [note, seated, last].filter(Boolean).join(" ");
  const { line, here, theirs, rival } = match?.link.live === link.live ? match : matches.NO_ROOM;
  const setup = {
    ...setUp(game),
    id: isLook ? undefined : `friend-${link.id}`,
    match: { link, you, sent, isLook, watches, shown: "", line, here, theirs, rival },
  };
  // A link is not the person's game before it is played on.
  const own = !isLook && known !== null;
  const open = {
    do: "open",
    setup,
    how: { address: "replace", note, own, isTurn, said: "words", words },
  };
  if (!isPlayed) return [open];
  const moment = { game: gameAt(rules, game, length - 1), interactive: you, opponent: null };
  return [{ do: "load", game: moment }, open];
}

/** Stores what is known of the game, and what is over among the others. @type {(rules: Rules, next: Kept) => Maybe[]} */
function store(rules, next) {
  const { link } = next;
  const { result } = links.gameOf(rules, link.address);
  const copy = { do: "keep a copy", link, id: `links-${link.id}` };
  return [{ do: "keep link", kept: next }, result && copy];
}

/** The game on the board changes, and perhaps what its card shows is also said. @type {(match: Match, words: string | false | null) => Made} */
const telling = (match, words) => [{ match }, words && { do: "say", words }];

/** The game on the board goes on as another entry. @type {(rules: Rules, match: Match) => Made} */
const become = (rules, match) => [
  { match },
  ...store(rules, match),
  { do: "keep", what: "address" },
];

/** Says something to the friend in the room. @type {(what: "back" | "draw" | "rematch" | "no") => (rules: Rules, state: Whole, match: Match) => Made} */
const asks = (what) => (rules, _, match) =>
  (what === "no" ? matches.asked(match) : what === "rematch" || matches.mayAsk(match))
    ? become(rules, { ...match, link: { ...match.link, ask: matches.question(match, what) } })
    : NOTHING;

/** Goes on with the next game, under its own address. @type {(match: Match) => Made} */
function goOn(match) {
  const begin = { do: "begin by links", kept: matches.nextRound(match) };
  if (!matches.hasRoom(match)) return [{}, begin];
  const agreed = { ...match, link: { ...match.link, ask: matches.question(match, "yes") } };
  return [{ match: agreed }, { do: "keep link", kept: agreed }, begin];
}

/** @type {(way: "share" | "copy") => (rules: Rules, state: Whole, match: Match) => Made} */
const posts = (way) => (_, __, match) => [{}, { do: "post", way, match }];

/** What a button does. @type {Record<Act, (rules: Rules, state: Whole, match: Match, event: FriendEvent) => Made>} */
const ACTS = {
  send: posts("share"),
  copy: posts("copy"),
  // Looking is not sending.
  code: (_, __, match) => [{ match: { ...match, shown: match.shown === "code" ? "" : "code" } }],

  back(rules, _, match, { kept }) {
    const last = { ...match, rival: null };
    if (!match.isLook) return [{ match: last }];
    return kept ? [{}, ...show(rules, last, kept, {}, kept)] : NOTHING;
  },

  /** The other game is a game of its own from here on. */
  adopt(rules, _, match, { kept, fresh }) {
    const last = kept ?? match;
    const link = matches.complete(rules, match.rival ?? match.link);
    const names = matches.joinedNames(last, link.names);
    const seats = { ...link.seats, [match.you]: last.link.seats[match.you] || fresh };
    const next = { ...last, link: { ...link, names, seats }, sent: links.length(link.address) };
    return [
      {},
      { do: "keep a copy", link: last.link, id: fresh },
      ...store(rules, next),
      ...show(rules, { ...match, rival: null }, next, { note: text("friend.adopted") }),
    ];
  },

  /** Also for a second device of the same person. */
  swap(rules, _, match, { fresh }) {
    const { link, watches } = match;
    const you = watches ? match.you : other(match.you);
    // Who changes sides leaves the other seat.
    const left = watches ? {} : { [match.you]: "" };
    const seats = { ...link.seats, ...left, [you]: fresh };
    const next = { ...match, link: { ...link, seats }, you };
    return [{}, { do: "keep link", kept: next }, ...show(rules, match, next)];
  },

  ask: asks("back"),
  draw: asks("draw"),
  no: asks("no"),
  yes(rules, _, match) {
    const asked = matches.asked(match);
    if (asked === null) return NOTHING;
    if (asked.what === "rematch") return goOn(match);
    const next = matches.granted(match, asked.what);
    return [{}, ...store(rules, next), ...show(rules, match, next, { isTurn: true })];
  },
  /** In a live game it is a question; by links whoever presses first begins. */
  rematch(rules, state, match) {
    if (!matches.hasRoom(match) || matches.asked(match)?.what === "rematch") return goOn(match);
    const isAsked = matches.openQuestion(match.link)?.what === "rematch";
    return isAsked ? NOTHING : asks("rematch")(rules, state, match);
  },
};

/** @satisfies {Record<string, (rules: Rules, state: Whole, match: any, event: any) => Made>} */
const EVENTS = {
  visit(rules, { match }, _, { link, kept, isFirst }) {
    const found = kept ? matches.reconcile(rules, kept, link) : matches.seated(link);
    const { is, next, how, turn = 0, isNew } = found;
    const last = next.link.address.moves.length;
    // The turn that waits to be sent does not make the friend's last link old.
    const isOld = is === "older" && links.length(link.address) < kept.sent;
    const isInvited = isFirst && is === "new" && !links.gameOf(rules, link.address).result;
    return [
      {},
      ...(isNew ? store(rules, next) : []),
      ...show(rules, match, next, how, kept),
      isOld && { do: "look back", ply: turn, words: text("friend.older", { turn, last }) },
      isInvited && { do: "invite", words: how.seated },
    ];
  },

  turn(rules, { session }, match, { fresh }) {
    const close = { do: "close the welcome" };
    if (match.isLook) return [{}, close];
    const link = { ...match.link, address: matches.addressOf(session.game) };
    const next = matches.withSeat({ ...match, link, shown: "" }, fresh);
    const [change, ...effects] = become(rules, next);
    return [change, close, ...effects];
  },

  stored: () => NOTHING,

  named(rules, _, match, { player, name }) {
    const names = { ...match.link.names, [player]: links.tidy(name) };
    return become(rules, { ...match, link: { ...match.link, names } });
  },

  press: (rules, state, match, event) =>
    ACTS[/** @type {Act} */ (event.act)](rules, state, match, event),

  posted(_, __, match, { way, done, kept }) {
    // The game may have gone on meanwhile, also in another tab.
    const last = kept ?? done;
    const isSame = `${last.link.address.moves}`.startsWith(`${done.link.address.moves}`);
    const length = links.length(done.link.address);
    const sent = isSame ? Math.max(last.sent, length) : last.sent;
    const keep = { do: "keep link", kept: { ...last, sent } };
    if (match?.link.id !== done.link.id || match.isLook) return [{}, keep];
    // The card says what to do with what it shows.
    const shown = way === "refused" ? "text" : "";
    const words = text("friend.told", { how: way });
    const change = { match: { ...match, sent, shown }, note: shown ? "" : words };
    return [change, keep, { do: "say", words }, shown && { do: "focus", on: "letter" }];
  },

  line(rules, _, match, { line, fresh }) {
    // Who is there is told before the room is open.
    const next = { ...match, line, here: line === "open" ? match.here : {} };
    if (line === "open" && !match.isLook) return become(rules, matches.withSeat(next, fresh));
    const isLost = line === "lost" && match.line !== "lost";
    return telling(next, isLost && text("friend.lost", { is: true }));
  },

  here(_, __, match, { who, does }) {
    const { [who]: __before, ...others } = match.here;
    const here = does === null ? others : { ...others, [who]: does };
    if (Object.keys(here).length > MOST) return NOTHING;
    const next = { ...match, here };
    const name = match.link.names[other(match.you)];
    const [was, is] = [match, next].map(matches.isFriendHere);
    return telling(next, was !== is && !match.watches && text("friend.here", { is, name }));
  },

  heard(rules, _, last, { link, player }) {
    const { watches, isLook, you } = last;
    // What is only looked at goes on when it is left.
    if (link.live !== last.link.live || (isLook && !watches)) return NOTHING;
    const match = player === you ? last : { ...last, theirs: link };
    const { ask: before } = match.link;
    const { is, next, how, isNew } = matches.reconcile(rules, match, link, player);
    if (is === "begins") return goOn(match);
    if (is === "differs") {
      return telling(
        { ...match, rival: link },
        match.rival === null && matches.misfit(match.link, link),
      );
    }
    const answer = is === "older" && publish(match);
    const isShown = is === "extends" || is === "taken";
    if (!isShown && !isNew) return [{ match }, answer];
    const isOwn = !watches && is !== "taken";
    const stored = isOwn ? store(rules, next) : [];
    const { ask } = next.link;
    const isAsking = before?.what === "rematch" && before.player === you;
    if (isOwn && isAsking && matches.agrees(link.ask, player)) {
      const [change, ...effects] = goOn({ ...match, ...next });
      return [change, ...stored, ...effects];
    }
    if (isShown) {
      const isTurn = is === "extends" && next.link.id === match.link.id;
      return [{}, ...stored, ...show(rules, match, next, { ...how, isTurn })];
    }
    const name = next.link.names[other(you)];
    const isAsked =
      ask && ask.what !== "yes" && ask.player !== you && ask.number !== before?.number;
    const words = isAsked && isOwn && text("friend.asks", { what: ask.what, name });
    const [change, ...said] = telling({ ...match, ...next }, words);
    return [change, ...stored, isOwn && { do: "keep", what: "address" }, ...said, answer];
  },
};

/** What this device says in the room. @type {(match: Match) => Effect} */
const publish = ({ link, you, watches }) => ({
  do: "publish",
  player: watches ? null : you,
  link: links.formatLink(link),
});

/** What the room says is true whatever another tab has done. */
const OF_ROOM = ["line", "here", "heard"];

/** @type {(rules: Rules, state: Whole, event: any) => Made} */
function answer(rules, state, event) {
  const { match } = state;
  const { what } = event;
  const events = /** @type {Record<string, (...all: any[]) => Made>} */ (EVENTS);
  const isFree = what === "visit" || what === "posted";
  if (event.is !== "friend" || !(match || isFree)) return NOTHING;
  const next = match && !isFree ? matches.elsewhere(match, event.kept) : null;
  if (next === null) return events[what](rules, state, match, event);
  // Another tab has gone on with the game: it is shown as it is there, and a button was about something else.
  return [{}, ...show(rules, match, next), OF_ROOM.includes(what) && { do: "say again", event }];
}

/** @type {(context: { rules: Rules }, before: Whole, state: Whole, event: any) => Made} */
export function meet({ rules }, before, state, event) {
  const { match } = state;
  const [change, ...effects] = answer(rules, state, event);
  const next = change.match ?? match;
  const live = next?.link.live ?? "";
  if (live !== (before.match?.link.live ?? "")) {
    // The letter of a game that is over, and known to both, is not needed any more.
    const { match: left, session } = before;
    const isDone = left && session?.game.result && matches.isKnown(left);
    effects.push({ do: "enter room", live, player: isDone ? left.you : null });
  }
  const said = next?.line === "open" && (next.watches || !next.isLook) && publish(next);
  const last = before.match?.line === "open" && publish(before.match);
  if (!said || JSON.stringify(said) === JSON.stringify(last)) return [change, ...effects];
  const sent = Math.max(next.sent, links.length(next.link.address));
  const told = { ...next, sent };
  const isNews = sent !== next.sent && !next.watches;
  return [{ ...change, match: told }, ...effects, said, isNews && { do: "keep link", kept: told }];
}
