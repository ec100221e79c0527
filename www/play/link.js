/**
 * The game of a link, and of an entry of the browser's history.
 * @import { Address, Show } from "../game/address.js"
 * @import { Rules } from "../game/session.js"
 * @import { Memory, Saved } from "../library/storage.js"
 * @import { Setup } from "./setup.js"
 * @import { Opening } from "./state.js"
 */

import { formatAddress, parseAddress, toAddress } from "../game/address.js";
import { computerToMove } from "../game/session.js";
import { gamesWith, toOpen } from "../library/archive.js";
import { gameOf } from "../library/links.js";
import { attempt, restore, setUp, today, withHead } from "./setup.js";
import { isBegun } from "./shelf.js";

/** @type {(rules: Rules, address: Address) => Setup} */
export function fromAddress(rules, address) {
  const { computer } = address;
  const game = gameOf(rules, address);
  if (game.result === null) return today(rules, game, computer);
  // Nobody knows the day of a game that is over, or who played where no computer did.
  return setUp(computer ? withHead(rules, game, computer, null, null) : game, computer);
}

/** @param {Setup} setup */
const hashOf = (setup) => formatAddress(toAddress(setup));

/** Whether one address has the game of another, or its first turns. @type {(whole: string, hash: string) => boolean} */
const begins = (whole, hash) => whole === hash || /^[_&]/.test(whole.replace(hash, ""));

/**
 * Whose game a link has. The person's own games on this device stay theirs, also at an earlier turn. Another game is shared
 * when it is over, or when the person would leave a game of their own for it; a start, or what a page of the site opens with
 * its analysis, is there to be played.
 * @type {(rules: Rules, memory: Memory, address: Address) => { setup: Setup, own: boolean }}
 */
function owned(rules, memory, address) {
  const setup = fromAddress(rules, address);
  const { moves, result } = setup.game;
  const hash = hashOf(setup);
  const last = attempt(rules, memory.game.read());
  // An unplayed game is not kept, and its address may say nothing.
  const kept = moves.length > 0 ? gamesWith(rules, moves) : [];
  const games = kept.map((game) => restore(rules, toOpen(game)));
  const all = hash === "" ? [] : [...(last ? [last] : []), ...games];
  const same = all.find((one) => hashOf(one) === hash);
  if (same) return { setup: same, own: true };
  const isOwn = all.some(({ game, ahead = game, computer }) =>
    begins(hashOf({ ...setup, game: ahead, computer }), hash),
  );
  const hasOwn = last !== null && last.game.result === null && isBegun(last.game);
  const isStart = moves.length === 0 && address.conceded === null;
  const isLeft = result !== null || (hasOwn && address.show === undefined);
  const isShared = !isOwn && !isStart && isLeft;
  return { setup: isShared ? { ...setup, shared: { hasOwn } } : setup, own: false };
}

/**
 * `setup`: null where the address is empty or refused; `own`: it is a game of this device as it was left; `show`: what it opens.
 * @type {(rules: Rules, memory: Memory, hash: string) => { setup: Setup | null, own: boolean, show?: Show, problem: unknown }}
 */
export function gameOfHash(rules, memory, hash) {
  try {
    const address = parseAddress(hash);
    const found = address ? owned(rules, memory, address) : { setup: null, own: false };
    return { ...found, show: address?.show, problem: null };
  } catch (problem) {
    return { setup: null, own: false, problem };
  }
}

/**
 * What Back, Forward or another address puts on the board; without a setup, the game there stays. `saved`: of the history's entry.
 * @type {(rules: Rules, memory: Memory, hash: string, saved: Saved | null) => { setup: Setup | null, how: Opening, show?: Show, problem: unknown }}
 */
export function visited(rules, memory, hash, saved) {
  const there = attempt(rules, saved);
  const found = there ? { setup: there, problem: null } : gameOfHash(rules, memory, hash);
  // A link is not the person's game before it is played on.
  const id = found.setup?.id ?? "";
  const own = memory.kept(id) !== null || memory.game.read()?.id === id;
  // A person who walks through the history does not want the computer to move at once.
  const paused = saved !== null && found.setup !== null && computerToMove(found.setup);
  const setup = found.setup && { ...found.setup, paused };
  return { ...found, setup, how: { address: "replace", own, said: "status" } };
}
