/**
 * The games on this device as a list, and everything that is kept here as one file.
 * @import { Player } from "../board/types.js"
 * @import { Computer, Rules } from "../game/session.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Tell } from "./parts.js"
 * @import { Saved } from "./storage.js"
 */

import { texts } from "../site/entries.js";
import { isoDay } from "../site/share.js";
import { parse, removeText } from "../site/store.js";
import { latestFirst, pacer, timeOf } from "./parts.js";
import { namesOf } from "./results.js";
import { checkSaved, whole } from "./storage.js";

/**
 * A game on this device. `at`: when it was kept, in milliseconds since 1970; `game`: with all its turns, those that were
 * undone included; `names`: the players of a game without a computer, as far as it names them.
 * @typedef {{ id: string, at: number, saved: Saved, game: Game, day: Date, names: string[], outcome: Outcome }} Kept
 */

/** @typedef {"open" | "won" | "lost" | "drawn" | Player} Outcome Without a computer, the winner. */

/** Of the names of the entries. */
export const GAME = "game:";

/** What was read, by the names of entries: to read one takes about half a millisecond. @type {Map<string, { raw: string, game: Kept | null }>} */
const gamesRead = new Map();

/** All games, the latest first. @type {(rules: Rules, tell?: Tell) => Promise<{ games: Kept[], damaged: number }>} */
export async function allGames(rules, tell) {
  const games = [];
  const pace = pacer(tell);
  const entries = texts(GAME);
  for (const [i, [name, raw]] of entries.entries()) {
    games.push(readOnce(rules, name, raw));
    await pace((i + 1) / entries.length);
  }
  const sound = games.filter((game) => game !== null);
  latestFirst(sound, ({ at }) => at, Date.now());
  return { games: sound, damaged: games.length - sound.length };
}

/** Those whose entries have all these moves, in whatever order. @type {(rules: Rules, moves: readonly string[]) => Kept[]} */
export const gamesWith = (rules, moves) =>
  texts(GAME)
    .filter(([, raw]) => moves.every((move) => raw.includes(move)))
    .map(([name, raw]) => readOnce(rules, name, raw))
    .filter((game) => game !== null);

/** @type {(rules: Rules, name: string, raw: string) => Kept | null} */
function readOnce(rules, name, raw) {
  if (gamesRead.get(name)?.raw !== raw) {
    gamesRead.set(name, { raw, game: readGame(rules, name.slice(GAME.length), raw) });
  }
  return gamesRead.get(name)?.game ?? null;
}

/** The game of an entry; null if it is damaged. @type {(rules: Rules, id: string, raw: string) => Kept | null} */
function readGame(rules, id, raw) {
  const saved = savedIn(raw);
  if (saved === null) return null;
  const { at, computer } = saved;
  try {
    const game = rules.loadGame(whole(saved));
    const { Date: date = "" } = game.tags;
    const { light, dark } = namesOf(game.tags);
    const [year, month, day] = date.split(".").map(Number);
    const played = new Date(year, month - 1, day);
    return {
      id,
      at,
      saved,
      game,
      day: Number.isNaN(played.getTime()) ? new Date(at) : played,
      names: computer ? [] : [light, dark].filter(Boolean),
      outcome: outcomeOf(game.result, computer),
    };
  } catch {
    return null;
  }
}

/** @type {(result: Game["result"], computer: Computer | null) => Outcome} */
function outcomeOf(result, computer) {
  if (result === null) return "open";
  if (result.winner === null) return "drawn";
  if (computer === null) return result.winner;
  return computer.player === result.winner ? "lost" : "won";
}

/** @param {string} id */
export const removeGame = (id) => removeText(GAME + id);

/** Every game, and what cannot be read as one. */
export function removeAll() {
  for (const [name] of texts(GAME)) removeText(name);
}

/** All games in one text, as records do. @param {readonly Kept[]} games */
export const recordsOf = (games) => games.map(({ saved }) => whole(saved)).join("\n");

/** Everything that this copy of the site keeps on the device, as one text. */
export function everything() {
  const day = isoDay(new Date());
  return JSON.stringify({ pylos: 1, day, entries: Object.fromEntries(texts()) }, null, 1);
}

/** The game of an entry. @type {(raw: string) => (Saved & { at: number }) | null} */
export function savedIn(raw) {
  const value = parse(raw);
  const saved = checkSaved(value);
  return saved && { ...saved, at: timeOf(value) };
}

/** A game to be put on the board: one that is over as it ended, another as it was left. @param {Kept} kept */
export const toOpen = ({ id, saved, outcome }) =>
  outcome === "open" ? { ...saved, id } : { ...saved, id, record: whole(saved), ahead: null };
