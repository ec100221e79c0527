/**
 * Games by links: two people who are apart send each other every turn as a link. This opens such a link, compares it
 * with what this device knows of the game, and puts the game on the board.
 * @import { Rules } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { PylosBoard } from "../../pylos-board.js"
 * @import { Opening } from "../page.js"
 * @import { Setup } from "../setup.js"
 * @import { Memory } from "../../library/storage.js"
 * @import { Comparison } from "./compare.js"
 * @import { Link, Names } from "../../library/link.js"
 * @import { Known } from "../../library/links.js"
 */

import { toAddress } from "../../game/address.js";
import { gameAt, other } from "../../game/session.js";
import { lastMoveWords } from "../../game/words.js";
import { newId } from "../../library/keeper.js";
import { length, parseLink, sender } from "../../library/link.js";
import { read, write } from "../../library/links.js";
import { loadStyle } from "../../site/load-style.js";
import { dialogTexts } from "../../text/dialogs.js";
import { friendTexts } from "../../text/friend.js";
import { addTexts, text } from "../../text/text.js";
import { withHead, withTags } from "../record-head.js";
import { gameOf, save, setUp } from "../setup.js";
import { createCard } from "./card.js";
import { compare } from "./compare.js";
import { createMatch } from "./match.js";

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

/** @param {Host} host */
function createFriends(host) {
  const { rules, board, memory, open } = host;
  const card = createCard();

  /** The game of a link, with its players. @param {Link} link */
  function gameOfLink({ address, names: { light, dark } }) {
    const game = withTags(rules, gameOf(rules, address), { White: light, Black: dark });
    return withHead(rules, game, null, null, null);
  }

  /** @param {Game} game */
  const addressOf = (game) => toAddress({ game, computer: null });

  /**
   * Keeps a game that is over among the others.
   * @type {(link: Link, game: Game) => void}
   */
  function keepOver({ id }, game) {
    if (game.result === null) return;
    const setup = setUp(game);
    memory.keep({ ...save(setup, setup.timing, 0), id: `links-${id}` });
  }

  /** @type {(known: Known, how?: Shown) => void} */
  function show(known, { note = "", isNew = false, played = false } = {}) {
    const { link, you } = known;
    const game = gameOfLink(link);
    const match = createMatch(known, {
      ...host,
      card,
      show,
      isNew,
      over: (ended) => keepOver(link, ended),
    });
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

  /** Seats the reader of a game that is new here. @param {Link} link */
  function seat(link) {
    const { address } = link;
    const you = other(sender(address));
    const known = { link, you, sent: length(address), at: 0 };
    write(known);
    show(known, {
      isNew: true,
      played: address.moves.length > 0 && address.conceded === null,
    });
  }

  /**
   * Shows a link that does not fit the game known here; the game stays as it is.
   * @type {(link: Link, known: Known, is: Comparison) => void}
   */
  function look(link, known, is) {
    const note =
      is.is === "differs" ? text("friend.differs", { turn: is.turn }) : text("friend.other");
    const match = createMatch(
      { ...known, link },
      {
        ...host,
        card,
        show,
        isNew: false,
        over() {},
        back: () => show(read(link.id) ?? known),
        adopt() {
          // The other game is a game of its own from here on.
          const last = read(link.id) ?? known;
          const old = setUp(gameOfLink(last.link));
          memory.keep({ ...save(old, old.timing, 0), id: newId() });
          const names = joined(last, link.names);
          const next = { ...last, link: { ...link, names }, sent: length(link.address) };
          write(next);
          keepOver(next.link, gameOfLink(next.link));
          show(next, { note: text("friend.adopted") });
        },
      },
    );
    open(
      { ...setUp(gameOfLink(link)), match },
      { address: "replace", say: note, note, own: false },
    );
  }

  /** @type {(link: Link, known: Known) => Promise<void>} */
  async function follow(link, known) {
    const game = gameOfLink(known.link);
    const is = compare(addressOf(game), link.address);
    if (is.is === "differs" || is.is === "other") return look(link, known, is);
    if (is.is === "extends" && game.result === null) {
      const { address, added } = is;
      const names = joined(known, link.names);
      const next = { ...known, link: { ...link, names, address }, sent: length(address) };
      write(next);
      keepOver(next.link, gameOfLink(next.link));
      const hasOwn = added > 1 || sender(address) === known.you;
      return show(next, {
        note: hasOwn ? text("friend.added", { count: added }) : "",
        played: address.moves.length > game.moves.length && address.conceded === null,
      });
    }
    show(known);
    // The turn that waits to be sent does not make the friend's last link old.
    if (is.is !== "older" || length(link.address) >= known.sent) return;
    await board.goTo(is.turn);
    const older = text("friend.older", { turn: is.turn, turns: game.moves.length });
    host.tell(older);
    host.say(older);
  }

  return {
    /** @type {(hash: string, name: string) => void} */
    visit(hash, name) {
      const last = hash === "" ? read(name.replace("friend-", "")) : null;
      if (last !== null) return show(last);
      const written = parseLink(hash);
      const link = { ...written, address: addressOf(gameOfLink(written)) };
      const known = read(link.id);
      if (known === null) seat(link);
      else follow(link, known);
    },
  };
}

/** The names that each side has given itself come first. @type {(known: Known, names: Names) => Names} */
function joined({ link, you }, names) {
  const friend = other(you);
  const theirs = names[friend] || link.names[friend];
  const own = link.names[you] || names[you];
  return you === "light" ? { light: own, dark: theirs } : { light: theirs, dark: own };
}
