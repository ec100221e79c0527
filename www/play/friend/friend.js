/**
 * Games by links: two people who are apart send each other every turn as a link. This opens such a link, compares it
 * with what this device knows of the game, puts the game on the board and sends its turns.
 * @import { Player } from "../../board/types.js"
 * @import { Address } from "../../game/address.js"
 * @import { Known, Link, Names } from "../../library/links.js"
 * @import { Settings } from "../../library/storage.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Page } from "../main.js"
 * @import { Act } from "./card.js"
 * @import { Letter, Match } from "./match.js"
 */

import { gameAt, isPart, other } from "../../game/session.js";
import { lastMoveWords } from "../../game/words.js";
import * as links from "../../library/links.js";
import { setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { shareOrCopy, toClipboard } from "../../site/share.js";
import { text } from "../../text/text.js";
import { gameOf } from "../games.js";
import { closeWelcome, openWelcome } from "../panel.js";
import { saved, setUp, withHead, withTags } from "../setup.js";
import { createCard } from "./card.js";
import { addressOf, compare, joinedNames, letter } from "./match.js";

/** @typedef {"shared" | "copied" | "shown" | "refused" | "cancelled"} Way "shown": as a QR code; "refused": the browser does nothing. */

/**
 * A new game by links. Its address opens it, as any link does.
 * @type {(chosen: Pick<Settings, "variant" | "takeBack" | "emptyReserve" | "colour">, own: string, friend: string) => void}
 */
export function startByLinks({ colour, ...chosen }, own, friend) {
  const { variant, takeBack, emptyReserve } = chosen;
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
  const card = createCard(page, (act, match) => acts[act](match), rename);

  const refreshIf = (/** @type {(id: string) => boolean} */ isMeant) => {
    const { match } = page.state;
    if (match && isMeant(match.link.id)) refresh(match);
  };
  addEventListener("storage", ({ key }) => refreshIf((id) => key === links.entryKey(id)));
  addEventListener("pageshow", () => refreshIf(() => true));

  /** The game of a link, with its players. @param {Link} link */
  function gameOfLink({ address, names: { light, dark } }) {
    const game = withTags(rules, gameOf(rules, address), { White: light, Black: dark });
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
    open({ ...setUp(game), id, match }, { address: "replace", note, own: !isLook });
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
    const { conceded, moves } = link.address;
    const known = {
      link,
      you: other(links.sender(link.address)),
      sent: links.length(link.address),
    };
    links.write(known);
    const isFirst = memory.game.read() === null;
    const seated = conceded ? "" : text("friend.line", { what: "seated", player: known.you });
    show(known, { seated, played: moves.length > 0 && conceded === null });
    if (!isFirst || page.state.session.game.result !== null) return;
    // Somebody who was invited, and has no game here, is told what it is about.
    const you = /** @type {HTMLElement} */ (byId("welcome").querySelector("span"));
    delete you.dataset.text;
    setText(you, seated);
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
    if (shown === "text") card.select();
  }

  /** @type {Record<Act, (match: Match) => void>} */
  const acts = {
    send: (match) =>
      send(match, ({ sentence, url, written }) => shareOrCopy({ text: sentence, url }, written)),
    copy: (match) => send(match, ({ written }) => toClipboard(written)),
    code: (match) => send(match, async () => "shown"),

    back({ link }) {
      const known = links.read(link.id);
      if (known === null) seat(link);
      else show(known);
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

  /** @type {(match: Match, player: Player, name: string) => void} */
  function rename(match, player, name) {
    if (refresh(match)) return;
    const names = { ...match.link.names, [player]: links.tidy(name) };
    become({ ...match, link: { ...match.link, names } });
  }

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

    render: card.render,

    /** @type {(match: Match, game: Game) => void} */
    rematch({ link: { id, names }, you }, { rules, start }) {
      const swapped = { light: names.dark, dark: names.light };
      const address = { ...links.NO_MOVES, rules, position: start };
      beginByLinks({ id: links.rematchId(id), names: swapped, address }, other(you));
    },
  };
}
