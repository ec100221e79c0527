/**
 * Keeps the game on the board among the person's games, and as the one that the next visit begins with: the game played
 * last, in whatever tab. Each game has an entry of its own in the storage, so that two tabs never write each other's games.
 * @import { Memory, Saved } from "./storage.js"
 */

import { newId } from "./link.js";

/** The record of a game with all its turns, those that were undone included. @param {Pick<Saved, "record" | "ahead">} saved */
export const whole = ({ record, ahead }) => ahead ?? record;

/** The name of a game by links begins so: `links.js` keeps it. */
const BY_LINKS = "friend-";

/**
 * @param {Pick<Memory, "kept" | "keep" | "game" | "keepGame">} memory
 * @param {(record: string) => boolean} isBegun Whether a game is worth finding again.
 * @param {() => void} onRefused Called once, when the storage has no room or is refused.
 */
export function createKeeper(memory, isBegun, onRefused) {
  let id = "";
  /** The last game as this tab has put it into the storage. */
  let last = "";
  let refused = false;
  /** The games as this tab has put them there, or found them. @type {Map<string, { record: string, isOver: boolean }>} */
  const known = new Map();

  return {
    /** The name of the game on the board. */
    get id() {
      return id;
    },

    /** Whether no other tab has played since this one did. */
    get isLast() {
      return JSON.stringify(memory.game()) === last;
    },

    /** The next visit begins with this game. @param {Saved} saved */
    remember(saved) {
      const there = memory.game();
      // The game of another tab stays among the games.
      if (there?.id && there.id !== saved.id && !there.id.startsWith(BY_LINKS)) {
        const isOther = JSON.stringify(there) !== last && memory.kept(there.id) === null;
        if (isOther && isBegun(whole(there))) memory.keep({ ...there, id: there.id });
      }
      memory.keepGame(saved);
      last = JSON.stringify(memory.game());
    },

    /** A game is put on the board. @type {(saved: Saved, isOver: boolean) => void} */
    begin(saved, isOver) {
      id = saved.id ?? newId();
      if (!known.has(id)) known.set(id, { record: whole(saved), isOver });
    },

    /** The game on the board has changed. @type {(saved: Saved, isOver: boolean) => void} */
    keep(saved, isOver) {
      const now = whole(saved);
      const kept = memory.kept(id);
      const there = kept && whole(kept);
      const last = known.get(id);
      // A game that is over, or that another tab has changed, stays as it is: this one is another from here on.
      if (there !== null && there !== now && (there !== last?.record || last.isOver)) id = newId();
      if (memory.keep({ ...saved, id })) known.set(id, { record: now, isOver });
      else if (!refused) {
        refused = true;
        onRefused();
      }
    },
  };
}
