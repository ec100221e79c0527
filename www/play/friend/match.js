/**
 * One game by links on the board: who plays here, what is not sent yet, and what the page says of it.
 * @import { Player } from "../../board/types.js"
 * @import { Session } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Card } from "./card.js"
 * @import { Host, Shown } from "./friend.js"
 * @import { Known } from "../../library/links.js"
 */

import { toAddress } from "../../game/address.js";
import { isLive, isPart, other } from "../../game/session.js";
import { moveWords, resultLine } from "../../game/words.js";
import { formatLink, length, rematchId, sender, tidy, toMove } from "../../library/link.js";
import { entryKey, read, write } from "../../library/links.js";
import { text } from "../../text/text.js";
import { beginByLinks } from "./begin.js";
import { copy, share } from "./send.js";

/**
 * What a game is played in. With `back` it is only looked at: the link does not fit the game known here.
 * @typedef {Host & {
 *   card: Card,
 *   isNew: boolean,
 *   show: (known: Known, how?: Shown) => void,
 *   over: (game: Game) => void,
 *   back?: () => void,
 *   adopt?: () => void,
 * }} Around
 */

/**
 * @typedef {object} Match
 * @property {Player} side The player whose side is in front.
 * @property {Player | "none"} hand The player whose moves are chosen here.
 * @property {(game: Game) => string} link The address of the game.
 * @property {(session: Session) => void} keep Keeps the game, which has changed.
 * @property {(game: Game) => boolean} mayUndo Whether the last turn is the own one, and not sent yet.
 * @property {(session: Session) => string} status "" for the usual.
 * @property {(session: Session) => { roles: Record<Player, string>, impossible: string[] }} panel What the panel of the
 *   page shows of it: who the players are, and what cannot be done.
 * @property {(session: Session) => void} render Renders its card.
 * @property {(session: Session) => void} rematch
 * @property {() => void} leave Another game is put on the board.
 */

/** @typedef {"turn" | "end" | "invitation"} Sent What is sent. */

/** @type {(known: Known, around: Around) => Match} */
export function createMatch({ link: first, you, sent: before }, around) {
  const { card } = around;
  const friend = other(you);
  const isLook = around.back !== undefined;
  const leaving = new AbortController();
  const { signal } = leaving;
  let link = first;
  let sent = before;
  let { isNew } = around;
  /** Whether the text is shown because the browser refuses to copy it. */
  let refused = false;
  /** @type {Session} */
  let session;

  /** @param {Game} game */
  const addressOf = (game) => toAddress({ game, computer: null });
  /** @param {Game} game */
  const linkOf = (game) => formatLink({ ...link, address: addressOf(game) });
  const known = () => ({ link, you, sent, at: 0 });

  /** Whether something waits to be sent. @param {Game} game */
  function isUnsent(game) {
    const address = addressOf(game);
    return !isLook && sender(address) === you && length(address) > sent;
  }

  /** @param {Game} game @returns {Sent} */
  const whatOf = ({ moves, result }) =>
    result !== null ? "end" : moves.length === 0 ? "invitation" : "turn";

  /** What is sent: a sentence and the address. @param {Game} game */
  function letter(game) {
    const { result, lastMove, moves } = game;
    const sentence =
      result !== null
        ? text("friend.messageEnd", { result: resultLine(text, result) })
        : lastMove === null
          ? text("friend.messageInvitation", { player: toMove(addressOf(game)) })
          : text("friend.message", {
              turn: moves.length,
              story: moveWords(text, sender(addressOf(game)), lastMove, true),
            });
    return { sentence, url: new URL(linkOf(game), location.origin + location.pathname).href };
  }

  /** @type {(way: typeof share) => Promise<void>} */
  async function send(way) {
    const { game } = session;
    const how = await way(letter(game));
    if (how === "cancelled") return;
    // The game may have gone on meanwhile, also in another tab.
    const last = read(link.id) ?? known();
    if (isPart(game.moves, last.link.address.moves)) {
      sent = Math.max(last.sent, length(addressOf(game)));
      write({ ...last, sent });
    }
    if (signal.aborted) return;
    refused = how === "refused";
    around.renew();
    const told = text(`friend.${how}`);
    // The card asks to copy the text that it shows.
    around.tell(refused ? "" : told);
    around.say(told);
    if (refused) card.select();
  }

  const acts = {
    send: () => send(share),
    again: () => send(share),
    copy: () => send(copy),
    async picture() {
      const { openPicture } = await import("./picture.js");
      openPicture(session, you, letter(session.game));
    },
    back: () => around.back?.(),
    adopt: () => around.adopt?.(),
    swap() {
      if (refresh()) return;
      const next = { ...known(), you: friend };
      write(next);
      around.show(next);
    },
    /** @type {(player: Player, name: string) => void} */
    name(player, name) {
      if (refresh()) return;
      link = { ...link, names: { ...link.names, [player]: tidy(name) } };
      write(known());
      around.renew();
    },
  };

  /** Another tab has gone on with the game. */
  function refresh() {
    const stored = read(link.id);
    if (isLook || stored === null) return false;
    const isOther = formatLink(stored.link) !== formatLink(link);
    if (!isOther && stored.sent === sent && stored.you === you) return false;
    const longer = stored.link.address.moves.length > link.address.moves.length;
    around.show(stored, { played: longer && sender(stored.link.address) !== you });
    return true;
  }
  const listen = (/** @type {{ key?: string | null }} */ { key }) => {
    if (key === undefined || key === entryKey(link.id)) refresh();
  };
  addEventListener("storage", listen, { signal });
  addEventListener("pageshow", () => refresh(), { signal });

  /** The sentence of the card. @param {Game} game */
  function usual(game) {
    if (refused) return text("friend.refused");
    if (isUnsent(game)) return text("friend.unsent", { what: whatOf(game) });
    if (game.result !== null) return text("friend.over");
    if (toMove(addressOf(game)) !== you) return text("friend.waiting");
    return isNew ? text("friend.seated", { player: you }) : text("friend.yours");
  }

  return {
    side: you,
    hand: isLook ? "none" : you,
    link: linkOf,

    keep({ game }) {
      if (isLook || refresh()) return;
      link = { ...link, address: addressOf(game) };
      isNew = false;
      refused = false;
      write(known());
      if (game.result !== null) around.over(game);
    },

    mayUndo: (game) => isUnsent(game) && game.moves.length > 0 && !addressOf(game).conceded,

    status({ game, shown }) {
      if (shown !== game || isLook || game.result !== null) return "";
      if (isUnsent(game)) return text("friend.statusUnsent", { what: whatOf(game) });
      if (toMove(addressOf(game)) === you) return "";
      return text("friend.statusWaiting", { name: link.names[friend] });
    },

    panel(now) {
      const { names } = link;
      const roles = { light: "", dark: "" };
      roles[you] = text("friend.you", { name: names[you] });
      roles[friend] = names[friend] || text("friend.friend");
      const mayUndo = (isLive(now) && now.choice.to !== null) || this.mayUndo(now.game);
      return { roles, impossible: [...(mayUndo ? [] : ["undo"]), ...(isLook ? ["resign"] : [])] };
    },

    render(now) {
      session = now;
      const { game } = now;
      const address = addressOf(game);
      card.render({
        acts,
        line: usual(game),
        you,
        names: link.names,
        isLook,
        isLive: isLive(now),
        isUnsent: isUnsent(game),
        // There is nothing to send before the own turn.
        canSend: sender(address) === you,
        what: whatOf(game),
        refused: refused ? Object.values(letter(game)).join("\n") : "",
        canSwap: sent === length(address) && game.result === null,
      });
    },

    rematch({ game: { rules, start } }) {
      const { light, dark } = link.names;
      const names = { light: dark, dark: light };
      beginByLinks({ rules, position: start }, friend, names, rematchId(link.id));
    },

    leave() {
      leaving.abort();
      card.hide();
    },
  };
}
