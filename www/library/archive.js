/**
 * The games on this device as a list, and everything that is kept here as one file.
 * @import { Player } from "../board/types.js"
 * @import { Computer, Rules } from "../game/session.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Preferences } from "./settings.js"
 * @import { Saved } from "./storage.js"
 */

import { texts } from "../site/entries.js";
import { LARGEST, parse, removeText, writeText } from "../site/store.js";
import { newId } from "./link.js";
import { joined as joinedPiles, NAME as PILE, readPile } from "./pile.js";
import { checkProgress, joined as joinedProgress, NAME as PROGRESS } from "./progress.js";
import { checkSaved, soundPreferences, whole } from "./storage.js";

/**
 * A game on this device.
 * @typedef {object} Kept
 * @property {string} id
 * @property {number} at When it was kept, in milliseconds since 1970.
 * @property {Saved} saved
 * @property {string} record With all its turns, those that were undone included.
 * @property {Date} day
 * @property {Computer | null} computer
 * @property {string[]} names The players of a game without a computer, as far as it names them.
 * @property {Game["rules"]} rules
 * @property {Outcome} outcome
 * @property {number} turns
 */

/** @typedef {"open" | "won" | "lost" | "drawn" | Player} Outcome Without a computer, the winner. */

const GAME = "game:";
const VARIANTS = /** @type {const} */ (["children", "standard", "expert"]);
const PERSON = /^(Player|\?)?$/;

/** By entry: to read one takes about half a millisecond. @type {Map<string, Kept | null>} */
const known = new Map();

/** Milliseconds of reading after which the page goes on with other things. */
const SLICE = 20;

/** Reads all records, so that `allGames` answers at once. @param {Rules} rules */
export async function readGames(rules) {
  let start = performance.now();
  for (const [name, raw] of texts(GAME)) {
    readGame(rules, name, raw);
    if (performance.now() - start < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
}

/** All games, the latest first. @type {(rules: Rules) => { games: Kept[], damaged: number }} */
export function allGames(rules) {
  const found = texts(GAME).map(([name, raw]) => readGame(rules, name, raw));
  const games = found.filter((one) => one !== null).sort((a, b) => b.at - a.at);
  return { games, damaged: found.length - games.length };
}

/** The game of an entry; null if it is damaged. @type {(rules: Rules, name: string, raw: string) => Kept | null} */
function readGame(rules, name, raw) {
  const key = name + raw;
  if (!known.has(key)) known.set(key, describe(rules, name.slice(GAME.length), savedIn(raw)));
  return known.get(key) ?? null;
}

/** @type {(rules: Rules, id: string, saved: (Saved & { at: number }) | null) => Kept | null} */
function describe(rules, id, saved) {
  if (saved === null) return null;
  const { at, computer } = saved;
  const record = whole(saved);
  try {
    const { rules: set, result, tags, moves } = rules.loadGame(record);
    const [year, month, date] = (tags.Date ?? "").split(".").map(Number);
    const day = new Date(year, month - 1, date);
    const names = [tags.White ?? "", tags.Black ?? ""].filter((name) => !PERSON.test(name));
    return {
      id,
      at,
      saved,
      record,
      day: Number.isNaN(day.getTime()) ? new Date(at) : day,
      computer,
      names: computer === null ? names : [],
      rules: set,
      outcome: outcomeOf(result, computer),
      turns: moves.length,
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
  const levels = new Set(games.map(({ computer }) => computer?.level ?? 0).sort());
  return [...levels].flatMap((level) =>
    VARIANTS.flatMap((variant) => {
      const here = games.filter(
        ({ computer, rules }) => computer?.level === level && rules.variant === variant,
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
export const recordsOf = (games) => games.map(({ record }) => record).join("\n");

/** Everything that this copy of the site keeps on the device, as one text. */
export function everything() {
  const day = new Date().toISOString().slice(0, 10);
  return JSON.stringify({ pylos: 1, day, entries: Object.fromEntries(texts()) }, null, 1);
}

/**
 * Adds what a file has, and loses nothing of what is here: a game that is here already stays once, another one of the
 * same name gets a new name, and a choice made here comes before that of the file.
 * @param {Rules} rules
 * @param {string} text What `everything` or `recordsOf` has written, or any records one after another.
 * @param {(preferences: Partial<Preferences>) => void} onPreferences Called with the settings that were not chosen here.
 * @returns {{ added: number, refused: boolean } | null} Null for a text that is neither; `refused`: not all had room.
 */
export function addEverything(rules, text, onPreferences) {
  const isOwn = text.trimStart().startsWith("{");
  const kept = isOwn ? entriesOf(text) : [];
  const inFile = (kept ?? []).filter(([name]) => name.startsWith(GAME));
  const games = isOwn ? inFile.flatMap(([, raw]) => savedIn(raw) ?? []) : gamesOf(rules, text);
  if (kept === null || (!isOwn && games.length === 0)) return null;
  const others = kept.filter(([name]) => !name.startsWith(GAME));
  const { added, refused } = addGames(rules, games);
  return { added, refused: !addOthers(others, onPreferences) || refused };
}

/** @type {(rules: Rules, games: readonly (Saved & { at?: number })[]) => { added: number, refused: boolean }} */
function addGames(rules, games) {
  const here = allGames(rules).games;
  const records = new Set(here.map(({ record }) => record));
  const ids = new Set(here.map(({ id }) => id));
  const fresh = games.filter((game) => !records.has(whole(game)) && records.add(whole(game)));
  const written = fresh.map((game) => {
    const id = game.id === undefined || ids.has(game.id) ? newId() : game.id;
    ids.add(id);
    return writeText(GAME + id, JSON.stringify({ ...game, id, at: game.at ?? Date.now() }));
  });
  const added = written.filter(Boolean).length;
  return { added, refused: added < written.length };
}

/** @type {(entries: [string, string][], onPreferences: (preferences: Partial<Preferences>) => void) => boolean} */
function addOthers(others, onPreferences) {
  const here = new Map(texts());
  let done = true;
  for (const [name, raw] of others) {
    const mine = here.get(name);
    if (name === "preferences") {
      onPreferences({ ...soundPreferences(parse(raw)), ...soundPreferences(parse(mine)) });
    } else if (mine === undefined) done = writeText(name, raw) && done;
    else if (Object.hasOwn(JOINS, name)) {
      const both = JOINS[name](parse(mine), parse(raw));
      done = (both === null || writeText(name, JSON.stringify(both))) && done;
    }
  }
  return done;
}

/**
 * What two entries of a name make together; null: the one here stays, because it cannot be read in full.
 * @type {Record<string, (mine: any, theirs: any) => unknown>}
 */
const JOINS = {
  /** The steps of the course that either has done. */
  learn(mine, theirs) {
    const [here, there] = [mine?.done, theirs?.done];
    const areLists = Array.isArray(here) && Array.isArray(there);
    return areLists ? { ...mine, done: [...new Set([...here, ...there])] } : null;
  },
  [PILE](mine, theirs) {
    const { kept, isWhole } = readPile(mine);
    return isWhole ? joinedPiles(kept, readPile(theirs).kept) : null;
  },
  [PROGRESS](mine, theirs) {
    const { kept, isWhole } = checkProgress(mine);
    return isWhole ? joinedProgress(kept, checkProgress(theirs).kept) : null;
  },
};

/** The entries of a file, or null. @type {(text: string) => [string, string][] | null} */
function entriesOf(text) {
  const file = parse(text);
  if (file?.pylos !== 1 || typeof file.entries !== "object" || file.entries === null) return null;
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
  return saved && { ...saved, at: Number(value.at) || 0 };
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

/** "2026-11-22": as Swedish writes it. @param {Date} day */
export const isoDay = (day) => day.toLocaleDateString("sv");

/** A game to be put on the board: one that is over as it ended, another as it was left. @param {Kept} kept */
export function toOpen({ id, saved, record, outcome }) {
  return outcome !== "open" ? { ...saved, id, record, ahead: null } : { ...saved, id };
}
