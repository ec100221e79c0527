/**
 * Where the game on the board is kept: in the browser's history; as the game that the next visit begins with, which is the
 * one played last, in whatever tab; and among the person's games, with an entry each, so that two tabs never write each
 * other's games. The history has a game twice: in the address, for people and links, and in full (comments, clocks, redo).
 * @import { Game } from "../pkg/rules.js"
 * @import { Page } from "./main.js"
 * @import { State } from "./state.js"
 */

import { formatAddress, toAddress } from "../game/address.js";
import { isPart } from "../game/session.js";
import { formatLink, newId } from "../library/links.js";
import { whole } from "../library/storage.js";
import { keepInHistory, saved } from "./setup.js";

/** The name of a game by links begins so: `library/links.js` keeps it. */
const BY_LINKS = "friend-";

/** Whether a game has begun far enough to be worth finding again. @param {Pick<Game, "moves" | "result">} game */
const isBegun = ({ moves, result }) => moves.length > 1 || result !== null;

/** With the turns that were undone. @param {Pick<State, "session">} state */
const wholeGame = ({ session: { ahead, game } }) => ahead ?? game;

/**
 * @param {Pick<Page, "rules" | "memory">} page
 * @param {() => void} onRefused Called once, when the storage has no room or is refused.
 */
export function createShelf({ rules, memory }, onRefused) {
  /** The last game as this tab has put it into the storage. */
  let last = "";
  let isRefused = false;
  /** The games as this tab has put them there, or found them. @type {Map<string, { record: string, isOver: boolean }>} */
  const known = new Map();

  /** Turns played before this module came are no other tab's. @type {(record: string, moves: readonly string[]) => boolean} */
  const isBeginning = (record, moves) => {
    const { result, moves: begun } = rules.loadGame(record);
    return result === null && isPart(begun, moves);
  };
  const stored = () => JSON.stringify(memory.game.read());

  const shelf = {
    /** The name of the game on the board among the person's games. */
    id: "",

    /** Whether no other tab has played since this one did. */
    get isLast() {
      return stored() === last;
    },

    /** A game is put on the board. @param {State} state */
    begin(state) {
      const { record, result } = wholeGame(state);
      shelf.id = state.id ?? newId();
      if (!known.has(shelf.id)) known.set(shelf.id, { record, isOver: result !== null });
    },

    /** The next visit begins with the game. @param {State} state */
    remember(state) {
      const there = memory.game.read();
      // The game of another tab stays among the games.
      if (there?.id && there.id !== shelf.id && !there.id.startsWith(BY_LINKS)) {
        const isOther = !shelf.isLast && memory.kept(there.id) === null;
        if (isOther && isBegun(rules.loadGame(whole(there))))
          memory.keep({ ...there, id: there.id });
      }
      memory.game.write(saved(state, shelf.id));
      last = stored();
    },

    /**
     * Keeps the game in the history and, where it is the person's own, for the next visit.
     * @type {(state: State, address: "push" | "replace", own?: boolean) => void}
     */
    keep(state, address, own = true) {
      const { session, match } = state;
      if (own) shelf.remember(state);
      const written = toAddress(session);
      const hash = match ? formatLink({ ...match.link, address: written }) : formatAddress(written);
      const url = location.pathname + location.search + hash;
      keepInHistory(saved(state, shelf.id), address, url);
    },

    /** Keeps a game that has changed also among the person's games. @param {State} state */
    turn(state) {
      const game = wholeGame(state);
      if (isBegun(game)) {
        const { record, moves } = game;
        const kept = memory.kept(shelf.id);
        const before = known.get(shelf.id);
        const there = kept && whole(kept);
        // A game that is over, or that another tab has changed, stays as it is: this one is another from here on.
        const isOwn =
          there === before?.record ? !before?.isOver : there !== null && isBeginning(there, moves);
        if (there !== null && there !== record && !isOwn) shelf.id = newId();
        known.set(shelf.id, { record, isOver: game.result !== null });
        if (!memory.keep({ ...saved(state), id: shelf.id }) && !isRefused) {
          isRefused = true;
          onRefused();
        }
      }
      // One entry of the history for a game: Back leaves it.
      shelf.keep(state, "replace");
    },
  };
  return shelf;
}
