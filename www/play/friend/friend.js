/**
 * Games by links: two people who are apart send each other every turn as a link. This opens such a link, compares it
 * with what this device knows of the game, puts the game on the board and sends its turns.
 * @import { Player } from "../../board/types.js"
 * @import { Address } from "../../game/address.js"
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Link, Names } from "../../library/link.js"
 * @import { Known } from "../../library/links.js"
 * @import { Memory, Settings } from "../../library/storage.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { PylosBoard } from "../../pylos-board.js"
 * @import { Opening } from "../page.js"
 * @import { Setup } from "../setup.js"
 * @import { Here, Letter, Match } from "./match.js"
 */

import { gameAt, isPart, other } from "../../game/session.js";
import { lastMoveWords } from "../../game/words.js";
import { newId } from "../../library/keeper.js";
import {
  formatLink,
  length,
  NO_MOVES,
  newId as newLinkId,
  parseLink,
  rematchId,
  sender,
  tidy,
} from "../../library/link.js";
import { entryKey, read, write } from "../../library/links.js";
import { download } from "../../site/download.js";
import { loadStyle } from "../../site/load-style.js";
import { dialogTexts } from "../../text/dialogs.js";
import { friendTexts } from "../../text/friend.js";
import { addTexts, text } from "../../text/text.js";
import { withHead, withTags } from "../record-head.js";
import { gameOf, save, setUp } from "../setup.js";
import { canShare, createCard } from "./card.js";
import { compare } from "./compare.js";
import * as matches from "./match.js";

/**
 * What the page offers.
 * @typedef {object} Host
 * @property {Rules} rules
 * @property {PylosBoard} board
 * @property {Memory} memory
 * @property {(sentence: string) => void} say
 * @property {(sentence: string) => void} tell Writes a sentence under the status, until the next change.
 * @property {(setup: Setup, how: Opening) => void} open Puts a game on the board.
 * @property {() => void} renew The game on the board has another address, or is told in other words.
 */

/**
 * How a game is shown.
 * @typedef {object} Shown
 * @property {string} [note] A sentence under the status.
 * @property {boolean} [isNew] Whether the reader sees it for the first time.
 * @property {boolean} [played] Whether the last turn is played ball by ball.
 */

/** @typedef {"shared" | "copied" | "refused" | "cancelled"} Way "refused": the browser does neither. */

/** @type {ReturnType<typeof createFriends> | null} The page has one. */
let friends = null;

/**
 * Opens the game by links of an address or, where it is empty, the one of this name in the storage.
 * @type {(host: Host, hash: string, name?: string) => Promise<void>}
 * @throws {AddressError | PylosError} What is wrong with the link.
 */
export async function visitLink(host, hash, name = "") {
  await Promise.all([
    addTexts(friendTexts),
    addTexts(dialogTexts),
    loadStyle(new URL("./friend.css", import.meta.url)),
  ]);
  friends ??= createFriends(host);
  friends.visit(hash, name);
}

/**
 * A new game by links. Its address opens it, as any link does.
 * @type {(chosen: Pick<Settings, "variant" | "takeBack" | "emptyReserve" | "colour">, own: string, friend: string) => void}
 */
export function startByLinks({ variant, takeBack, emptyReserve, colour }, own, friend) {
  const you = colour !== "random" ? colour : Math.random() < 0.5 ? "light" : "dark";
  const names = { light: tidy(friend), dark: tidy(friend), [you]: tidy(own) };
  const rules = { variant, takeBack, emptyReserve };
  beginByLinks({ rules, position: null }, you, names, newLinkId());
}

/**
 * Begins a game, or goes on with the one of that name.
 * @type {(game: Pick<Address, "rules" | "position">, you: Player, names: Names, id: string) => void}
 */
function beginByLinks(game, you, names, id) {
  const known = read(id);
  const link = known?.link ?? { id, names, address: { ...NO_MOVES, ...game } };
  if (known === null) write({ link, you, sent: -1 });
  location.hash = formatLink(link);
}

/** @param {Host} host */
function createFriends(host) {
  const { rules, board, memory, open } = host;

  /** @typedef {{ here: Here, session: Session }} Played A game by links, and what the board shows of it. */

  /** @type {Played | null} The one on the board. */
  let current = null;

  const card = createCard(
    (act) => current && acts[act](current),
    (player, name) => current && rename(current, player, name),
  );
  addEventListener("storage", ({ key }) => {
    if (current && key === entryKey(current.here.link.id)) refresh(current);
  });
  addEventListener("pageshow", () => current && refresh(current));

  /** The game of a link, with its players. @param {Link} link */
  function gameOfLink({ address, names: { light, dark } }) {
    const game = withTags(rules, gameOf(rules, address), { White: light, Black: dark });
    return withHead(rules, game, null, null, null);
  }

  /**
   * Keeps a game that is over among the others.
   * @type {(link: Link, game: Game) => void}
   */
  function keepOver({ id }, game) {
    if (game.result === null) return;
    const setup = setUp(game);
    memory.keep({ ...save(setup, setup.timing, 0), id: `links-${id}` });
  }

  /** @type {(known: Omit<Known, "at">, how?: Shown) => void} */
  function show({ link, you, sent }, { note = "", isNew = false, played = false } = {}) {
    const game = gameOfLink(link);
    const match = matchOf({ link, you, sent, isNew, isLook: false, isRefused: false });
    if (played) {
      const before = gameAt(rules, game, game.moves.length - 1);
      board.load({ game: before, interactive: you, opponent: null });
    }
    const seated = isNew && game.result === null ? text("friend.seated", { player: you }) : "";
    const said = [note, seated, lastMoveWords(text, game)].filter(Boolean).join(" ");
    const setup = { ...setUp(game), id: `friend-${link.id}`, match };
    open(setup, { address: "replace", say: said, note });
    board.scrollIntoView({ block: "nearest" });
  }

  /** Shows a link that does not fit the game known here; the game stays as it is. @type {(here: Here, note: string) => void} */
  function look(here, note) {
    const setup = { ...setUp(gameOfLink(here.link)), match: matchOf(here) };
    open(setup, { address: "replace", say: note, note, own: false });
  }

  /** Keeps a game that has changed, and shows it. @type {(next: Omit<Known, "at">, how: Shown) => void} */
  function goOn(next, how) {
    write(next);
    keepOver(next.link, gameOfLink(next.link));
    show(next, how);
  }

  /** Seats the reader of a game that is new here. @param {Link} link */
  function seat(link) {
    const { address } = link;
    const known = { link, you: other(sender(address)), sent: length(address) };
    write(known);
    show(known, { isNew: true, played: address.moves.length > 0 && address.conceded === null });
  }

  /** @type {(link: Link, known: Known) => Promise<void>} */
  async function follow(link, known) {
    const game = gameOfLink(known.link);
    const found = compare(matches.addressOf(game), link.address);
    if (found.is === "differs" || found.is === "other") {
      const note =
        found.is === "other" ? text("friend.other") : text("friend.differs", { turn: found.turn });
      return look({ ...known, link, isNew: false, isLook: true, isRefused: false }, note);
    }
    if (found.is === "extends" && game.result === null) {
      const { address, added } = found;
      const names = matches.joinedNames(known, link.names);
      const next = { ...known, link: { ...link, names, address }, sent: length(address) };
      const hasOwn = added > 1 || sender(address) === known.you;
      return goOn(next, {
        note: hasOwn ? text("friend.added", { count: added }) : "",
        played: address.moves.length > game.moves.length && address.conceded === null,
      });
    }
    show(known);
    // The turn that waits to be sent does not make the friend's last link old.
    if (found.is !== "older" || length(link.address) >= known.sent) return;
    await board.goTo(found.turn);
    const older = text("friend.older", { turn: found.turn, turns: game.moves.length });
    host.tell(older);
    host.say(older);
  }

  /** @type {(first: Here) => Match} */
  function matchOf(first) {
    /** @type {Played} */
    const one = { here: first, session: /** @type {Session} */ (board.session) };
    const { you, isLook } = first;
    return {
      side: you,
      hand: isLook ? "none" : you,
      link: (game) => matches.linkOf(one.here, game),
      mayUndo: (game) => matches.mayUndo(one.here, game),
      status: (session) => matches.status(one.here, session),
      panel: (session) => matches.panelOf(one.here, session),

      keep({ game }) {
        if (isLook || refresh(one)) return;
        const link = { ...one.here.link, address: matches.addressOf(game) };
        one.here = { ...one.here, link, isNew: false, isRefused: false };
        write(one.here);
        keepOver(link, game);
      },

      render(session) {
        one.session = session;
        current = one;
        card.render(matches.cardOf(one.here, session));
      },

      rematch({ game: { rules, start } }) {
        const { id, names } = one.here.link;
        const swapped = { light: names.dark, dark: names.light };
        beginByLinks({ rules, position: start }, other(you), swapped, rematchId(id));
      },

      leave() {
        current = null;
        card.hide();
      },
    };
  }

  /** Shows the game again where another tab has gone on with it. @param {Played} one */
  function refresh({ here: { link, you, sent, isLook } }) {
    const stored = read(link.id);
    if (isLook || stored === null) return false;
    const isSame = formatLink(stored.link) === formatLink(link);
    if (isSame && stored.sent === sent && stored.you === you) return false;
    const longer = stored.link.address.moves.length > link.address.moves.length;
    show(stored, { played: longer && sender(stored.link.address) !== you });
    return true;
  }

  /** @type {(one: Played, way: (letter: Letter) => Promise<Way>) => Promise<void>} */
  async function send(one, way) {
    const { here, session } = one;
    const { game } = session;
    const how = await way(matches.letter(here, game));
    if (how === "cancelled") return;
    // The game may have gone on meanwhile, also in another tab.
    const last = read(here.link.id) ?? here;
    if (isPart(game.moves, last.link.address.moves)) {
      const sent = Math.max(last.sent, length(matches.addressOf(game)));
      one.here = { ...one.here, sent };
      write({ ...last, sent });
    }
    if (current !== one) return;
    const isRefused = how === "refused";
    one.here = { ...one.here, isRefused };
    host.renew();
    const told = text(`friend.${how}`);
    // The card asks to copy the text that it shows.
    host.tell(isRefused ? "" : told);
    host.say(told);
    if (isRefused) card.select();
  }

  /** @type {Record<import("./card.js").Act, (one: Played) => void>} */
  const acts = {
    send: (one) => send(one, share),
    again: (one) => send(one, share),
    copy: (one) => send(one, copy),

    async picture({ here, session }) {
      const words = Object.values(matches.letter(here, session.game)).join("\n");
      const told = await sharePicture(session, other(here.you), words).catch(
        () => /** @type {const} */ ("failed"),
      );
      if (told === null) return;
      host.tell(text(`friend.picture.${told}`));
      host.say(text(`friend.picture.${told}`));
    },

    back({ here: { link } }) {
      const known = read(link.id);
      if (known === null) seat(link);
      else show(known);
    },

    /** The other game is a game of its own from here on. */
    adopt({ here }) {
      const { link } = here;
      const last = read(link.id) ?? here;
      const old = setUp(gameOfLink(last.link));
      memory.keep({ ...save(old, old.timing, 0), id: newId() });
      const names = matches.joinedNames(last, link.names);
      const next = { ...last, link: { ...link, names }, sent: length(link.address) };
      goOn(next, { note: text("friend.adopted") });
    },

    swap(one) {
      if (refresh(one)) return;
      const next = { ...one.here, you: other(one.here.you) };
      write(next);
      show(next);
    },
  };

  /** @type {(one: Played, player: Player, name: string) => void} */
  function rename(one, player, name) {
    if (refresh(one)) return;
    const { link } = one.here;
    const names = { ...link.names, [player]: tidy(name) };
    one.here = { ...one.here, link: { ...link, names } };
    write(one.here);
    host.renew();
  }

  return {
    /** @type {(hash: string, name: string) => void} */
    visit(hash, name) {
      const last = hash === "" ? read(name.replace("friend-", "")) : null;
      if (last !== null) return show(last);
      const written = parseLink(hash);
      const link = { ...written, address: matches.addressOf(gameOfLink(written)) };
      const known = read(link.id);
      if (known === null) seat(link);
      else follow(link, known);
    },
  };
}

/** Lets the person choose an app, where the browser can; else copies. @param {Letter} letter @returns {Promise<Way>} */
async function share(letter) {
  const { sentence, url } = letter;
  if (!canShare()) return copy(letter);
  try {
    await navigator.share({ text: sentence, url });
    return "shared";
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === "AbortError";
    return isCancelled ? "cancelled" : copy(letter);
  }
}

/** @param {Letter} letter @returns {Promise<Way>} */
async function copy({ sentence, url }) {
  try {
    await navigator.clipboard.writeText(`${sentence}\n${url}`);
    return "copied";
  } catch {
    return "refused";
  }
}

/**
 * Lets the person choose an app for a picture of the board and its words, where the browser can; else saves it.
 * @type {(session: Session, reader: Player, words: string) => Promise<"saved" | null>} What is told.
 */
async function sharePicture(session, reader, words) {
  const { pictureFor } = await import("./picture.js");
  const file = await pictureFor(session, reader);
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text: words });
      return null;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return null;
    }
  }
  download("png", file);
  return "saved";
}
