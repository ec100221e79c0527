/**
 * Where the game on the board is kept: in the browser's history, as the game that the next visit begins with, and among
 * the person's games. Every entry of the history has the game twice: in its address, for people and links, and in full
 * (comments, clocks, redo) in its state.
 * @import { Game } from "../pkg/rules.js"
 * @import { Page } from "./page.js"
 * @import { State } from "./state.js"
 */

import { formatAddress, toAddress } from "../game/address.js";
import { createKeeper } from "../library/keeper.js";
import { formatLink } from "../library/link.js";
import { make } from "../site/dom.js";
import { ownTexts } from "../text/own.js";
import { addTexts, text } from "../text/text.js";
import { save } from "./setup.js";

/** Whether a game has begun far enough to be worth finding again. @param {Pick<Game, "moves" | "result">} game */
const isBegun = ({ moves, result }) => moves.length > 1 || result !== null;

/** @param {Pick<Page, "rules" | "memory" | "say">} page */
export function createShelf({ rules, memory, say }) {
  const keeper = createKeeper(
    memory,
    (record) => isBegun(rules.loadGame(record)),
    () => noticeRefused(say),
  );

  /** @param {State} state */
  const saved = ({ session, clock }) => ({
    ...save({ ...session, clock }, performance.now()),
    id: keeper.id,
  });

  return {
    /** The name of the game on the board among the person's games. */
    get id() {
      return keeper.id;
    },
    /** Whether no other tab has played since this one did. */
    get isLast() {
      return keeper.isLast;
    },

    /** A game is put on the board. @param {State} state */
    begin(state) {
      const { result } = state.session.ahead ?? state.session.game;
      keeper.begin({ ...saved(state), id: state.id }, result !== null);
    },

    /** The next visit begins with the game. @param {State} state */
    remember: (state) => keeper.remember(saved(state)),

    /**
     * Keeps the game in the history and, where it is the person's own, in storage.
     * @type {(state: State, address: "push" | "replace", own?: boolean) => void}
     */
    keep(state, address, own = true) {
      const { session, match } = state;
      if (own) this.remember(state);
      const hash = match
        ? formatLink({ ...match.link, address: toAddress(session) })
        : formatAddress(toAddress(session));
      const url = location.pathname + location.search + hash;
      try {
        history[`${address}State`]({ game: saved(state) }, "", url);
      } catch {
        // Too many entries in too short a time, a state too large, or a frame without history: the
        // game goes on without.
      }
    },

    /** Keeps a game that has changed also among the person's games. @param {State} state */
    turn(state) {
      const { session } = state;
      const game = session.ahead ?? session.game;
      if (isBegun(game)) keeper.keep(saved(state), game.result !== null);
      // One entry of the history for a game: Back leaves it.
      this.keep(state, "replace");
    },
  };
}

/** Says that the game is not kept, in a notice that stays until it is closed. @param {(sentence: string) => void} say */
async function noticeRefused(say) {
  await addTexts(ownTexts);
  const notice = make("aside", "update");
  const sentence = make("p", "", text("games.refused"));
  sentence.dataset.text = "games.refused";
  const close = make("button", "", text("dialog.close"));
  close.dataset.text = "dialog.close";
  close.addEventListener("click", () => notice.remove());
  notice.append(sentence, close);
  document.body.append(notice);
  say(text("games.refused"));
}
