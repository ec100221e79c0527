/**
 * Where the game on the board is kept: in the browser's history; as the game that the next visit begins with, which is the
 * one played last, in whatever tab; and among the person's games, with an entry each, so that two tabs never write each
 * other's games. The history has a game twice: in the address, for people and links, and in full (comments, clocks, redo).
 * Every function writes, and answers with what this changes in the state of the page.
 * @import { Rules } from "../game/session.js"
 * @import { Memory } from "../library/storage.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { State } from "./state.js"
 */

import { formatAddress, toAddress } from "../game/address.js";
import { isPart } from "../game/session.js";
import { formatLink, newId } from "../library/links.js";
import { whole } from "../library/storage.js";
import { keepInHistory, saved } from "./setup.js";

/**
 * What this tab has stored. `last`: the last game; `games`: by name, as this tab has put them there or found them.
 * @typedef {{ last: string, isRefused: boolean, games: Readonly<Record<string, { record: string, isOver: boolean }>> }} Kept
 */

/** @typedef {{ id: string, kept: Kept }} Part Of the state. */
/** @typedef {{ rules: Pick<Rules, "loadGame">, memory: Memory }} Place */
/** @typedef {Pick<State, "session" | "clock" | "match" | "id"> & { kept: Kept, shared?: State["shared"] }} Keeping */

/** @type {Kept} */
export const NOTHING_KEPT = { last: "", isRefused: false, games: {} };

/** The name of a game by links begins so: `library/links.js` keeps it. */
const BY_LINKS = "friend-";

/** Whether a game has begun far enough to be worth finding again. @param {Pick<Game, "moves" | "result">} game */
export const isBegun = ({ moves, result }) => moves.length > 1 || result !== null;

/** With the turns that were undone. @param {Pick<State, "session">} state */
const wholeGame = ({ session: { ahead, game } }) => ahead ?? game;

/** @param {Memory} memory */
const stored = (memory) => JSON.stringify(memory.game.read());

/** Whether no other tab has played since this one did. @type {(place: Place, state: Keeping) => boolean} */
export const isLast = ({ memory }, { kept }) => stored(memory) === kept.last;

/** @type {(kept: Kept, id: string, game: Game) => Kept} */
function withGame(kept, id, { record, result }) {
  return { ...kept, games: { ...kept.games, [id]: { record, isOver: result !== null } } };
}

/** A game is on the board. @type {(place: Place, state: Keeping, address: "push" | "replace", own: boolean) => Part} */
export function keepGame(place, state, address, own) {
  const { kept } = state;
  const id = state.id || newId();
  const next = id in kept.games ? kept : withGame(kept, id, wholeGame(state));
  return keepAddress(place, { ...state, id, kept: next }, address, own);
}

/** Keeps the game in the history and, where it is the person's own, for the next visit. @type {(place: Place, state: Keeping, address?: "push" | "replace", own?: boolean) => Part} */
export function keepAddress(place, state, address = "replace", own = true) {
  const { session, shared, match, id } = state;
  const part = own && !shared ? remember(place, state) : { id, kept: state.kept };
  const written = toAddress({ ...session, ...shared });
  const hash = match ? formatLink({ ...match.link, address: written }) : formatAddress(written);
  keepInHistory(saved(state, id), address, location.pathname + location.search + hash);
  return part;
}

/** The next visit begins with the game. @type {(place: Place, state: Keeping) => Part} */
export function remember(place, state) {
  const { rules, memory } = place;
  const { id, kept } = state;
  const there = memory.game.read();
  if (there?.id && there.id !== id && !there.id.startsWith(BY_LINKS)) {
    const isOther = !isLast(place, state) && memory.kept(there.id) === null;
    if (isOther && isBegun(rules.loadGame(whole(there)))) memory.keep({ ...there, id: there.id });
  }
  memory.game.write(saved(state, id));
  return { id, kept: { ...kept, last: stored(memory) } };
}

/** Keeps a game that has changed also among the person's games. @type {(place: Place, state: Keeping) => Part} */
export function keepTurn(place, state) {
  const { rules, memory } = place;
  const game = wholeGame(state);
  let { id, kept } = state;
  if (isBegun(game)) {
    const entry = memory.kept(id);
    const there = entry && whole(entry);
    const before = kept.games[id];
    // Turns played before this module came are no other tab's.
    const isBeginning = (/** @type {string} */ record) => {
      const { result, moves } = rules.loadGame(record);
      return result === null && isPart(moves, game.moves);
    };
    // A game that is over, or that another tab has changed, stays as it is: this one is another from here on.
    const isOwn = there === before?.record ? !before?.isOver : there !== null && isBeginning(there);
    if (there !== null && there !== game.record && !isOwn) id = newId();
    const isKept = memory.keep({ ...saved(state), id });
    kept = { ...withGame(kept, id, game), isRefused: kept.isRefused || !isKept };
  }
  // One entry of the history for a game: Back leaves it.
  return keepAddress(place, { ...state, id, kept });
}
