/**
 * Games by links: two people who are apart send each other every turn as a link. This opens such a link, compares it
 * with what this device knows of the game, puts the game on the board and sends its turns. Beside the board stand the button
 * that sends a turn, what else can be done, and the names.
 * @import { Player } from "../../board/types.js"
 * @import { Address } from "../../game/address.js"
 * @import { Session } from "../../game/session.js"
 * @import { Known, Link, Names } from "../../library/links.js"
 * @import { Settings } from "../../library/storage.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Page } from "../main.js"
 */

import { formatAddress, toAddress } from "../../game/address.js";
import { gameAt, isLive, isPart, other } from "../../game/session.js";
import { lastMoveWords, moveWords, resultLine } from "../../game/words.js";
import * as links from "../../library/links.js";
import { button, make, onButton, setText } from "../../site/dom.js";
import { byId, setMarkup } from "../../site/markup.js";
import { renew } from "../../site/renew.js";
import { canShare, shareOrCopy, toClipboard } from "../../site/share.js";
import { text } from "../../text/text.js";
import { closeWelcome, openWelcome } from "../console.js";
import { part, words } from "../dialogs/dialog.js";
import { saved, setUp, withHead, withTags } from "../setup.js";

/**
 * A game by links on the board. `isLook`: the link does not fit the game known here, and is only looked at; `shown`: how the
 * card shows what is sent, as a text that the browser refuses to copy, or as a QR code.
 * @typedef {Omit<Known, "at"> & { isLook: boolean, shown: "" | "text" | "code" }} Match
 */

/** `written`: both in one text. @typedef {{ sentence: string, url: string, written: string }} Letter */

/** @param {Game} game */
const addressOf = (game) => toAddress({ game, computer: null });

/** Who is to do something: the friend, or you, by a turn or by sending it. @param {Pick<Known, "link" | "you" | "sent">} known */
export const stateOf = ({ link: { address }, you, sent }) => {
  if (links.sender(address) !== you) return "yours";
  return links.length(address) > sent ? "unsent" : "waiting";
};

/** @param {Match} match */
const isUnsent = (match) => !match.isLook && stateOf(match) === "unsent";

/** Returns true if the last turn is yours and not sent yet. @param {Match} match */
export const mayUndo = (match) =>
  isUnsent(match) && match.link.address.moves.length > 0 && !match.link.address.conceded;

/** What is sent. @type {(match: Match, game: Game) => Letter} */
function letter({ link }, game) {
  const { result, lastMove, moves, turn } = game;
  const story = lastMove && moveWords(text, links.sender(link.address), lastMove, true);
  const sentence = result
    ? text("friend.messageEnd", { result: resultLine(text, result) })
    : story === null
      ? text("friend.messageInvitation", { player: turn })
      : text("friend.message", { turn: moves.length, story });
  const url = location.origin + location.pathname + links.formatLink(link);
  return { sentence, url, written: `${sentence}\n${url}` };
}

/**
 * What the console shows of it: the status, "" for the usual; who the players are; and what cannot be done.
 * @type {(match: Match, session: Session) => { status: string, roles: Record<Player, string>, impossible: string[] }}
 */
export function panelOf(match, session) {
  const { link, you, isLook } = match;
  const { game, shown, choice } = session;
  const friend = other(you);
  const name = link.names[friend];
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

/** The names that each side has given itself come first. @type {(known: Pick<Known, "link" | "you">, names: Names) => Names} */
function joinedNames({ link, you }, names) {
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

/** @typedef {"send" | "copy" | "code" | "back" | "adopt" | "swap"} Act */

/** @type {(player: "you" | "friend", key: string) => string} */
const field = (player, key) =>
  `<label>${words(key)}<input type="text" maxlength="${links.LONGEST_NAME}" autocomplete="off" data-name="${player}" /></label>`;

const CARD = `
  <p class="friend-line"></p>
  <div class="friend-actions"></div>
  <svg class="friend-code" role="img" shape-rendering="crispEdges" hidden><path fill="#fff"/><path/></svg>
  <textarea class="friend-text" rows="4" readonly data-label="friend.text"></textarea>
  <details class="friend-about">
    <summary data-text="friend.about"></summary>
    <p data-text="friend.rules"></p>
    <div class="names">${field("you", "new.yourName")}${field("friend", "new.friendName")}</div>
    <div class="friend-actions"></div>
  </details>`;

/** @typedef {"shared" | "copied" | "shown" | "refused" | "cancelled"} Way "shown": as a QR code; "refused": the browser does nothing. */

/** A new game by links. Its address opens it, as any link does. @type {(chosen: Settings, own: string, friend: string) => void} */
export function startByLinks({ colour, variant, takeBack, emptyReserve }, own, friend) {
  const you = colour !== "random" ? colour : Math.random() < 0.5 ? "light" : "dark";
  const names = { light: links.tidy(friend), dark: links.tidy(friend), [you]: links.tidy(own) };
  const address = { ...links.NO_MOVES, rules: { variant, takeBack, emptyReserve } };
  beginByLinks({ id: links.newId(), names, address }, you);
}

/** Begins a game, or goes on with the one of that name. @type {(link: Link, you: Player) => void} */
function beginByLinks(link, you) {
  const known = links.read(link.id);
  if (known === null) links.write({ link, you, sent: -1 });
  location.hash = links.formatLink(known?.link ?? link);
}

/** @param {Page} page */
export function createFriends(page) {
  const { rules, board, memory, open, say } = page;
  // In the place of the buttons of a turn.
  const turn = make("div", "friend-turn turn");
  turn.setAttribute("role", "group");
  byId("turn").after(turn);
  const root = make("section", "friend");
  setMarkup(root, CARD);
  byId("sheet").prepend(root);
  for (const element of [turn, root]) {
    element.dataset.label = "friend.label";
    onButton(element, "friend", (name) => {
      const { match } = page.state;
      if (match) acts[/** @type {Act} */ (name)](match);
    });
  }
  const letterText = part(root, "textarea");
  const inputs = root.querySelectorAll("input");

  /** @type {(input: HTMLInputElement, you: Player) => Player} */
  const playerOf = ({ dataset }, you) => (dataset.name === "you" ? you : other(you));

  for (const input of inputs) {
    input.addEventListener("change", () => {
      const { match } = page.state;
      if (!match || refresh(match)) return;
      const name = { [playerOf(input, match.you)]: links.tidy(input.value) };
      become({ ...match, link: { ...match.link, names: { ...match.link.names, ...name } } });
    });
  }

  /** Draws a link as a QR code, dark on light in every theme, with the quiet zone that readers want. @param {string} url */
  async function drawCode(url) {
    const code = part(root, ".friend-code");
    code.toggleAttribute("hidden", url === "");
    if (url === "" || code.dataset.url === url) return;
    code.dataset.url = url;
    code.setAttribute("aria-label", `${text("friend.code")}: ${url}`);
    const { encode } = await import("./uqr.js");
    const { size, data } = encode(url, { border: 4 });
    const squares = data.flatMap((/** @type {boolean[]} */ row, /** @type {number} */ y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    code.setAttribute("viewBox", `0 0 ${size} ${size}`);
    const [light, dark] = code.children;
    light.setAttribute("d", `M0 0h${size}v${size}H0z`);
    dark.setAttribute("d", squares.join(""));
    code.scrollIntoView({ block: "nearest" });
  }

  const refreshShown = () => {
    if (page.state.match) refresh(page.state.match);
  };
  addEventListener("storage", refreshShown);
  addEventListener("pageshow", refreshShown);

  /** The game of a link, with its players. @param {Link} link */
  function gameOfLink({ address, names: { light, dark } }) {
    const game = withTags(rules, links.gameOf(rules, address), { White: light, Black: dark });
    return withHead(rules, game, null, null, null);
  }

  /** Keeps a game among the others. @type {(game: Game, id: string) => void} */
  const keepAmongOthers = (game, id) =>
    void memory.keep({ ...saved({ session: setUp(game), clock: null }), id });

  /**
   * Puts a game on the board. A link that does not fit the game known here is only looked at: the game stays as it is.
   * `note`: a sentence under the status; `seated`: what is said to somebody who sees it for the first time; `played`: the
   * last turn is played ball by ball.
   * @type {(known: Omit<Known, "at">, how?: { note?: string, seated?: string, isLook?: boolean, played?: boolean }) => void}
   */
  function show({ link, you, sent }, how = {}) {
    const { note = "", seated = "", isLook = false, played = false } = how;
    const game = gameOfLink(link);
    if (played) {
      const before = gameAt(rules, game, game.moves.length - 1);
      board.load({ game: before, interactive: you, opponent: null });
    }
    /** @type {Match} */
    const match = { link, you, sent, isLook, shown: "" };
    const id = isLook ? undefined : `friend-${link.id}`;
    // A link is not the person's game before it is played on.
    const own = !isLook && links.read(link.id) !== null;
    open({ ...setUp(game), id, match }, { address: "replace", note, own });
    const last = isLook ? "" : lastMoveWords(text, game);
    say([note, seated, last].filter(Boolean).join(" "));
    board.scrollIntoView({ block: "nearest" });
  }

  /** Stores what is known of the game. @type {(next: Omit<Known, "at">) => void} */
  function store(next) {
    links.write(next);
    const game = gameOfLink(next.link);
    if (game.result !== null) keepAmongOthers(game, `links-${next.link.id}`);
  }

  /** The game on the board goes on as another entry. @param {Match} match */
  function become(match) {
    store(match);
    page.dispatch({ is: "matched", match });
  }

  /** Seats the reader of a game that is new here. @param {Link} link */
  function seat(link) {
    const { address } = link;
    const you = other(links.sender(address));
    const known = { link, you, sent: links.length(address) };
    const isFirst = memory.game.read() === null;
    const seated = address.conceded ? "" : text("friend.line", { what: "seated", player: you });
    show(known, { seated, played: address.moves.length > 0 && address.conceded === null });
    if (!isFirst || page.state.session.game.result !== null) return;
    // Somebody who was invited, and has no game here, is told what it is about.
    const who = part(byId("welcome"), "span");
    delete who.dataset.text;
    setText(who, seated);
    openWelcome(board);
    say(text("welcome.goal"));
  }

  /** @type {(link: Link, known: Known) => Promise<void>} */
  async function follow(link, known) {
    const game = gameOfLink(known.link);
    const found = compare(addressOf(game), link.address);
    if (found.is === "other" || found.is === "differs") {
      return show({ ...known, link }, { note: text("friend.differs", { ...found }), isLook: true });
    }
    if (found.is === "extends" && game.result === null) {
      const { address, added } = found;
      const names = joinedNames(known, link.names);
      const next = { ...known, link: { ...link, names, address }, sent: links.length(address) };
      const hasOwn = added > 1 || links.sender(address) === known.you;
      store(next);
      return show(next, {
        note: hasOwn ? text("friend.added", { count: added }) : "",
        played: address.moves.length > game.moves.length && address.conceded === null,
      });
    }
    show(known);
    // The turn that waits to be sent does not make the friend's last link old.
    if (found.is !== "older" || links.length(link.address) >= known.sent) return;
    await board.goTo(found.turn);
    page.tell(text("friend.older", { turn: found.turn, last: game.moves.length }));
  }

  /** Shows the game again where another tab has gone on with it. @param {Match} match */
  function refresh({ link, you, sent, isLook }) {
    const stored = links.read(link.id);
    if (isLook || stored === null) return false;
    const isSame = links.formatLink(stored.link) === links.formatLink(link);
    if (isSame && stored.sent === sent && stored.you === you) return false;
    const longer = stored.link.address.moves.length > link.address.moves.length;
    show(stored, { played: longer && links.sender(stored.link.address) !== you });
    return true;
  }

  /** @type {(match: Match, way: (letter: Letter) => Promise<Way>) => Promise<void>} */
  async function send(match, way) {
    const { game } = page.state.session;
    const how = await way(letter(match, game));
    if (how === "cancelled") return;
    // The game may have gone on meanwhile, also in another tab.
    const last = links.read(match.link.id) ?? match;
    const isSame = isPart(game.moves, last.link.address.moves);
    const sent = isSame ? Math.max(last.sent, links.length(addressOf(game))) : last.sent;
    links.write({ ...last, sent });
    const now = page.state.match;
    if (now?.link.id !== match.link.id || now.isLook) return;
    // The card says what to do with what it shows.
    const shown = how === "refused" ? "text" : how === "shown" ? "code" : "";
    page.dispatch({ is: "matched", match: { ...now, sent, shown } });
    const told = text("friend.told", { how });
    page.dispatch({ is: "noted", note: shown === "" ? told : "" });
    say(told);
    if (shown !== "text") return;
    letterText.focus();
    letterText.select();
  }

  /** @type {Record<Act, (match: Match) => void>} */
  const acts = {
    send: (match) =>
      send(match, ({ sentence, url, written }) => shareOrCopy({ text: sentence, url }, written)),
    copy: (match) => send(match, ({ written }) => toClipboard(written)),
    code: (match) => send(match, async () => "shown"),

    back({ link }) {
      const known = links.read(link.id);
      if (known !== null) show(known);
    },

    /** The other game is a game of its own from here on. */
    adopt(match) {
      const { link } = match;
      const last = links.read(link.id) ?? match;
      keepAmongOthers(gameOfLink(last.link), links.newId());
      const names = joinedNames(last, link.names);
      const next = { ...last, link: { ...link, names }, sent: links.length(link.address) };
      store(next);
      show(next, { note: text("friend.adopted") });
    },

    swap(match) {
      if (refresh(match)) return;
      const next = { ...match, you: other(match.you) };
      links.write(next);
      show(next);
    },
  };

  return {
    /**
     * Opens the game by links of an address or, where that is empty, the one of this name in the storage.
     * @type {(hash: string, fail: (problem: unknown) => void | Promise<void>, name?: string) => void | Promise<void>} `fail`: is told what is
     *   wrong with the link.
     */
    visit(hash, fail, name = "") {
      const last = hash === "" ? links.read(name.replace("friend-", "")) : null;
      if (last !== null) return show(last);
      try {
        const written = links.parseLink(hash);
        const link = { ...written, address: addressOf(gameOfLink(written)) };
        const known = links.read(link.id);
        if (known === null) seat(link);
        else follow(link, known);
      } catch (problem) {
        return fail(problem);
      }
    },

    /** The game on the board has a turn more, or less. @param {Match} match */
    keep(match) {
      // Also by resigning, which is no move.
      closeWelcome();
      if (match.isLook || refresh(match)) return;
      const link = { ...match.link, address: addressOf(page.state.session.game) };
      become({ ...match, link, shown: "" });
    },

    render() {
      const { match, session } = page.state;
      turn.hidden = match === undefined;
      root.hidden = match === undefined || match.isLook;
      if (match === undefined) return;
      const { link, you, sent, isLook, shown } = match;
      const { moves, result } = session.game;
      const state = stateOf(match);
      const unsent = isUnsent(match);
      // Before your own turn there is nothing to send.
      const isSent = state === "waiting";
      const what = result !== null ? "end" : moves.length === 0 ? "invitation" : "turn";
      const about = { what: unsent ? what : "again", player: other(you) };
      /** @type {(place: Element, wanted: Partial<Record<Act, boolean>>, kind?: string) => void} `kind`: of the first. */
      const show = (place, wanted, kind = "") => {
        const acts = /** @type {Act[]} */ (Object.keys(wanted)).filter((act) => wanted[act]);
        const made = acts.map((act, i) =>
          button("friend", act, text(`friend.${act}`, about), i ? "" : kind),
        );
        renew(place, ...made);
      };
      const offered = { back: isLook, adopt: isLook, send: unsent, code: unsent };
      show(turn, isLive(session) ? offered : {}, "primary");
      turn.hidden = turn.childElementCount === 0;
      if (isLook) return;
      const [more, below] = root.querySelectorAll(".friend-actions");
      show(more, { send: isSent, code: isSent, copy: state !== "yours" && canShare() });
      show(below, { swap: sent === links.length(link.address) && result === null });
      const told = { how: shown === "text" ? "refused" : "shown" };
      const next = text("friend.line", { what: unsent ? what : state, player: you });
      const line = result !== null && !unsent ? "" : next;
      setText(part(root, ".friend-line"), shown === "" ? line : text("friend.told", told));
      const { url, written } = letter(match, session.game);
      // What the person has to copy by hand.
      letterText.hidden = shown !== "text";
      letterText.value = written;
      drawCode(shown === "code" ? url : "");
      for (const input of inputs) {
        if (input !== document.activeElement) {
          input.value = link.names[playerOf(input, you)];
        }
      }
    },

    /** @type {(match: Match, game: Game) => void} */
    rematch({ link: { id, names }, you }, { rules, start }) {
      const swapped = { light: names.dark, dark: names.light };
      const address = { ...links.NO_MOVES, rules, position: start };
      beginByLinks({ id: links.rematchId(id), names: swapped, address }, other(you));
    },
  };
}
