/**
 * The games that the page puts on the board, and the way back to storage.
 * @import { Show } from "../game/address.js"
 * @import { Computer, Rules } from "../game/session.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Control, Memory, Saved, Settings } from "../library/storage.js"
 * @import { Clock } from "./clock.js"
 * @import { Match } from "./friend/match.js"
 * @import { Shared } from "./state.js"
 */

import { isPart } from "../game/session.js";
import { checkSaved } from "../library/storage.js";
import { newClock, timesLeft } from "./clock.js";

/**
 * A game for the board, its players and its clock. `id`: its name among the games on this device; `match`: by links; `shared`:
 * it is somebody else's.
 * @typedef {{ id?: string, game: Game, ahead?: Game, computer: Computer | null, paused?: boolean, clock: Clock | null,
 *   match?: Match, shared?: Saved["shared"] }} Setup
 */

/** Those of a record, as far as they are known. @typedef {Readonly<Record<string, string | null | undefined>>} Tags */

/** @type {(game: Game, computer?: Computer | null, control?: Control | null) => Setup} */
export const setUp = (game, computer = null, control = null) => ({
  game,
  computer,
  clock: control && newClock(control, game.moves.length),
});

/** A game that begins here today. @type {(rules: Rules, game: Game, computer: Computer | null, control?: Control | null) => Setup} */
export const today = (rules, game, computer, control = null) =>
  setUp(withHead(rules, game, computer, control, new Date()), computer, control);

/** `tags`: the names of two people. @type {(rules: Rules, settings: Settings, tags?: Tags) => Setup} */
export function begin(rules, { opponent, colour, clock, ...options }, tags = {}) {
  const light = colour === "random" ? Math.random() < 0.5 : colour === "light";
  /** @type {Computer} */
  const computer = { player: light ? "dark" : "light", level: opponent };
  const game = withTags(rules, rules.newGame(options), tags);
  return today(rules, game, opponent === 0 ? null : computer, clock);
}

/** @type {(rules: Rules, saved: Saved) => Setup} @throws {PylosError} The record is no game. */
export function restore(rules, { id, record, ahead, computer, control, times, left, shared }) {
  const setup = { ...setUp(rules.loadGame(record), computer, control), id, shared };
  const played = setup.game.moves.length;
  if (ahead !== null) setup.ahead = rules.loadGame(ahead);
  if (setup.clock && times.length === played + 1) {
    setup.clock = { ...setup.clock, left: left ?? times[played], times };
  }
  return setup;
}

/**
 * A game with its name, as the history and the storage keep it.
 * @type {(state: { session: Pick<Setup, "game" | "computer"> & { ahead?: Game | null }, clock: Clock | null, shared?: Shared | null }, id?: string) => Saved & { id?: string }}
 */
export const saved = ({ session, session: { game, ahead }, clock, shared }, id) => ({
  id: id || undefined,
  record: game.record,
  ahead: ahead?.record ?? null,
  computer: (shared ?? session).computer,
  shared: shared ? { hasOwn: shared.hasOwn } : undefined,
  control: clock?.control ?? null,
  times: clock?.times ?? [],
  left: clock && timesLeft(clock, performance.now()),
});

/** Keeps a game in the browser's history, with another address or the same. @type {(game: Saved, how: "push" | "replace", url?: string) => void} */
export function keepInHistory(game, how, url) {
  try {
    history[`${how}State`]({ game }, "", url);
  } catch {
    // Too many entries in too short a time, or a frame without history: the game goes on without.
  }
}

/** Whether an address has a game by links. @param {string} hash */
export const isByLinks = (hash) => /\bfriend(=|%3d)/i.test(hash);

/** The game of this entry of the browser's history. */
export const entry = () => checkSaved(/** @type {any} */ (history.state)?.game);

/**
 * The game that the page begins with. A link comes before the remembered game; what cannot be read is replaced by the
 * next best. `own`: the next visit begins with it; not with a game of a link before it is played on, nor with that of a tab
 * that is loaded again after another has played; `problem`: what is wrong with the link.
 * @type {(rules: Rules, memory: Memory, hash: string) => Promise<{ setup: Setup, own: boolean, show?: Show, problem: unknown }>}
 */
export async function openGame(rules, memory, hash) {
  const stored = memory.game.read();
  const last = attempt(rules, stored);
  if (stored !== null && last === null) memory.game.discard();
  // A reload: the same game. The stored one knows its clock better.
  const here = entry();
  const again = here?.record === stored?.record ? last : attempt(rules, here);
  if (here !== null && again !== null) {
    // The last turns may have been played before the shelf was there.
    const isLast = last?.id === again.id && isPart(last?.game.moves ?? [], again.game.moves);
    return { setup: again, own: stored === null || isLast, problem: null };
  }
  const linked =
    hash !== "" &&
    (await import("./link.js").then(
      ({ gameOfHash }) => gameOfHash(rules, memory, hash),
      (problem) => ({ setup: null, own: false, problem }),
    ));
  const { setup = null, problem = null } = linked || {};
  if (linked && setup !== null) return { ...linked, setup };
  return { setup: last ?? begin(rules, memory.settings.read()), own: true, problem };
}

/** A game of the history or the storage. @type {(rules: Rules, saved: Saved | null) => Setup | null} */
export function attempt(rules, saved) {
  try {
    return saved && restore(rules, saved);
  } catch {
    // Its shape was checked, but it is no game.
    return null;
  }
}

/** The game with tags, before those of its record, which stay. @type {(rules: Rules, game: Game, tags: Tags) => Game} */
export function withTags(rules, game, tags) {
  const lines = Object.entries(tags)
    .filter(([name, value]) => value && !(name in game.tags))
    .map(([name, value]) => `[${name} ${JSON.stringify(value)}]\n`);
  return rules.loadGame(lines.join("") + game.record);
}

/**
 * The game with what the page knows of it in the tags; players have the same names in every language.
 * @type {(rules: Rules, game: Game, computer: Computer | null, control: Control | null, day: Date | null) => Game}
 */
export function withHead(rules, game, computer, control, day) {
  const name = (/** @type {string} */ player) =>
    computer?.player === player ? `Computer (level ${computer.level})` : "Player";
  return withTags(rules, game, {
    White: name("light"),
    Black: name("dark"),
    // "2026.11.22", where the person is.
    Date: day?.toLocaleDateString("sv").replaceAll("-", "."),
    Level: computer && `${computer.level}`,
    TimeControl: control && `${control.minutes * 60}+${control.seconds}`,
  });
}
