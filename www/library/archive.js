/**
 * The games on this device as a list, and everything that is kept here as one file.
 * @import { Player } from "../board/types.js"
 * @import { Computer, Rules } from "../game/session.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Found } from "../site/store.js"
 * @import { Saved } from "./storage.js"
 */

import { texts } from "../site/entries.js";
import { isObject } from "../site/shape.js";
import { isoDay } from "../site/share.js";
import { LARGEST, parse, readText, removeText, writeText } from "../site/store.js";
import { newId } from "./links.js";
import { latestFirst, timeOf } from "./parts.js";
import { joined as joinedPiles, NAME as PILE, readPile } from "./pile.js";
import { checkProgress, joined as joinedProgress, NAME as PROGRESS } from "./progress.js";
import { soundPreferences } from "./settings.js";
import { checkSaved, whole } from "./storage.js";

/**
 * A game on this device. `at`: when it was kept, in milliseconds since 1970; `game`: with all its turns, those that were
 * undone included; `names`: the players of a game without a computer, as far as it names them.
 * @typedef {{ id: string, at: number, saved: Saved, game: Game, day: Date, names: string[], outcome: Outcome }} Kept
 */

/** @typedef {"open" | "won" | "lost" | "drawn" | Player} Outcome Without a computer, the winner. */

const GAME = "game:";
const VARIANTS = /** @type {const} */ (["children", "standard", "expert"]);
const PERSON = /^(Player|\?)?$/;

/** By entry: to read one takes about half a millisecond. @type {Map<string, Kept | null>} */
const known = new Map();

/** Milliseconds of reading after which the page goes on with other things. */
const SLICE = 20;

/** All games, the latest first. @type {(rules: Rules) => Promise<{ games: Kept[], damaged: number }>} */
export async function allGames(rules) {
  const found = [];
  let start = performance.now();
  for (const [name, raw] of texts(GAME)) {
    const key = name + raw;
    const game = known.has(key) ? known.get(key) : readGame(rules, name.slice(GAME.length), raw);
    known.set(key, game ?? null);
    found.push(game ?? null);
    if (performance.now() - start < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
  const games = latestFirst(
    found.filter((one) => one !== null),
    ({ at }) => at,
    Date.now(),
  );
  return { games, damaged: found.length - games.length };
}

/** The game of an entry; null if it is damaged. @type {(rules: Rules, id: string, raw: string) => Kept | null} */
function readGame(rules, id, raw) {
  const saved = savedIn(raw);
  if (saved === null) return null;
  const { at, computer } = saved;
  try {
    const game = rules.loadGame(whole(saved));
    const { White = "", Black = "", Date: date = "" } = game.tags;
    const [year, month, day] = date.split(".").map(Number);
    const played = new Date(year, month - 1, day);
    return {
      id,
      at,
      saved,
      game,
      day: Number.isNaN(played.getTime()) ? new Date(at) : played,
      names: computer ? [] : [White, Black].filter((name) => !PERSON.test(name)),
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

/** Results against the computer, by level and variant. @param {readonly Kept[]} games */
export function resultsOf(games) {
  const levels = new Set(games.map(({ saved }) => saved.computer?.level ?? 0).sort());
  return [...levels].flatMap((level) =>
    VARIANTS.flatMap((variant) => {
      const here = games.filter(
        ({ saved, game }) => saved.computer?.level === level && game.rules.variant === variant,
      );
      /** @param {Outcome} outcome */
      const count = (outcome) => here.filter((game) => game.outcome === outcome).length;
      const [won, lost, drawn] = [count("won"), count("lost"), count("drawn")];
      return won + lost + drawn > 0 ? [{ level, variant, won, lost, drawn }] : [];
    }),
  );
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

/**
 * Adds what a file has, and loses nothing of what is here: a game that is here already stays once, another one of the
 * same name gets a new name, and a choice made here comes before that of the file.
 * @param {Rules} rules
 * @param {string} text What `everything` or `recordsOf` has written, or any records one after another.
 * @returns {Promise<{ added: number, refused: boolean } | null>} Null for a text that is neither; `refused`: not all had room.
 */
export async function addEverything(rules, text) {
  const isOwn = text.trimStart().startsWith("{");
  const entries = isOwn ? entriesOf(text) : [];
  if (entries === null) return null;
  const kept = entries.flatMap(([name, raw]) => (name.startsWith(GAME) && savedIn(raw)) || []);
  const games = isOwn ? kept : gamesOf(rules, text);
  if (!isOwn && games.length === 0) return null;
  const written = await addGames(rules, games);
  const others = entries.filter(([name]) => !name.startsWith(GAME)).map(addOther);
  return {
    added: written.filter(Boolean).length,
    refused: ![...written, ...others].every(Boolean),
  };
}

/** @type {(rules: Rules, games: readonly (Saved & { at?: number })[]) => Promise<boolean[]>} Which of the new ones had room. */
async function addGames(rules, games) {
  const here = (await allGames(rules)).games;
  const records = new Set(here.map(({ saved }) => whole(saved)));
  const ids = new Set(here.map(({ id }) => id));
  const fresh = games.filter((game) => !records.has(whole(game)) && records.add(whole(game)));
  return fresh.map((game) => {
    const id = game.id === undefined || ids.has(game.id) ? newId() : game.id;
    ids.add(id);
    return writeText(GAME + id, JSON.stringify({ ...game, id, at: game.at ?? Date.now() }));
  });
}

/** @type {(entry: [name: string, raw: string]) => boolean} Whether it had room. */
function addOther([name, raw]) {
  const mine = readText(name) ?? (name === "preferences" ? "{}" : null);
  if (mine === null) return writeText(name, raw);
  const both = Object.hasOwn(JOINS, name) ? JOINS[name](parse(mine), parse(raw)) : null;
  return both === null || writeText(name, JSON.stringify(both));
}

/** @type {<T>(read: (value: any) => Found<T>, join: (mine: T, theirs: T) => T) => (mine: any, theirs: any) => T | null} */
const joins = (read, join) => (mine, theirs) => {
  const { kept, isWhole } = read(mine);
  return isWhole ? join(kept, read(theirs).kept) : null;
};

/**
 * What two entries of a name make together; null: the one here stays, because it cannot be read in full.
 * @type {Record<string, (mine: any, theirs: any) => unknown>}
 */
const JOINS = {
  preferences: (mine, theirs) => (isObject(mine) ? { ...soundPreferences(theirs), ...mine } : null),
  /** The steps of the course that either has done. */
  learn(mine, theirs) {
    const [here, there] = [mine?.done, theirs?.done];
    const areLists = Array.isArray(here) && Array.isArray(there);
    return areLists ? { ...mine, done: [...new Set([...here, ...there])] } : null;
  },
  [PILE]: joins(readPile, joinedPiles),
  [PROGRESS]: joins(checkProgress, joinedProgress),
};

/** The entries of a file, or null. @type {(text: string) => [string, string][] | null} */
function entriesOf(text) {
  const file = parse(text);
  if (file?.pylos !== 1 || !isObject(file.entries)) return null;
  return /** @type {[string, string][]} */ (
    Object.entries(file.entries).filter(
      ([name, raw]) => typeof raw === "string" && raw.length <= LARGEST && name.length < 100,
    )
  );
}

/** The game of an entry. @type {(raw: string) => (Saved & { at: number }) | null} */
function savedIn(raw) {
  const value = parse(raw);
  const saved = checkSaved(value);
  return saved && { ...saved, at: timeOf(value) };
}

/** The games of records one after another. @type {(rules: Rules, text: string) => Saved[]} */
function gamesOf(rules, text) {
  return text.split(/\n(?=\[Event )/).flatMap((piece) => {
    try {
      const { record, tags } = rules.loadGame(piece);
      const computer = computerOf(tags.White, "light") ?? computerOf(tags.Black, "dark");
      return [{ record, ahead: null, computer, control: null, times: [], left: null }];
    } catch {
      return [];
    }
  });
}

/** @type {(name: string | undefined, player: Player) => Computer | null} */
function computerOf(name, player) {
  const level = /^Computer \(level ([1-8])\)$/.exec(name ?? "")?.[1];
  return level === undefined ? null : { player, level: Number(level) };
}

/** A game to be put on the board: one that is over as it ended, another as it was left. @param {Kept} kept */
export const toOpen = ({ id, saved, outcome }) =>
  outcome === "open" ? { ...saved, id } : { ...saved, id, record: whole(saved), ahead: null };
