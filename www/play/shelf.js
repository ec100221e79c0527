/**
 * Where the game on the board is kept: in the browser's history, as the game that the next visit begins with, and among
 * the person's games. Every entry of the history has the game twice: in its address, for people and links, and in full
 * (comments, clocks, redo) in its state.
 * @import { Rules } from "../game/session.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Memory, Saved } from "../library/storage.js"
 * @import { State } from "./state.js"
 */

import { formatAddress, toAddress } from "../game/address.js";
import { createKeeper } from "../library/keeper.js";
import { checkSaved } from "../library/storage.js";
import { save } from "./setup.js";

/**
 * @param {object} parts
 * @param {Rules} parts.rules
 * @param {Memory} parts.memory
 * @param {(sentence: string) => void} parts.say
 * @param {(saved: Saved | null) => void} parts.visit Back, Forward, or another address; null where the entry has nothing
 *   but its address.
 */
export function createShelf({ rules, memory, say, visit }) {
  // A game that has hardly begun is not worth finding again.
  const isBegun = (/** @type {Pick<Game, "moves" | "result">} */ { moves, result }) =>
    moves.length > 1 || result !== null;
  const keeper = createKeeper(
    memory,
    (record) => isBegun(rules.loadGame(record)),
    () => import("./games/refused.js").then(({ noticeRefused }) => noticeRefused(say)),
  );
  const entry = () => checkSaved(/** @type {any} */ (history.state)?.game);
  addEventListener("popstate", () => visit(entry()));

  /** @param {State} state */
  const saved = ({ session, timing }) => ({
    ...save(session, timing, performance.now()),
    id: keeper.id,
  });

  return {
    entry,
    /** The name of the game on the board among the person's games. */
    get id() {
      return keeper.id;
    },
    /** Whether no other tab has played since this one did. */
    get isLast() {
      return keeper.isLast;
    },

    /** A game is put on the board. @type {(state: State, id?: string) => void} */
    begin(state, id) {
      const { result } = state.session.ahead ?? state.session.game;
      keeper.begin({ ...saved(state), id }, result !== null);
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
      const hash = match ? match.link(session.game) : formatAddress(toAddress(session));
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
      const { session, match } = state;
      const game = session.ahead ?? session.game;
      if (match) match.keep(session);
      else if (isBegun(game)) keeper.keep(saved(state), game.result !== null);
      // One entry of the history for a game: Back leaves it.
      this.keep(state, "replace");
    },
  };
}
