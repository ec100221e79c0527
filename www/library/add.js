/**
 * Files that are added to what is kept on the device: everything, as `archive.js` writes it, or game records one after
 * another. What a file adds is found first, and written when the person wants that. Nothing of what is here is lost: a game
 * that is here already stays once, another one of the same name gets a new name, and a choice made here comes before that of
 * the file.
 * @import { Player } from "../board/types.js"
 * @import { Computer, Rules } from "../game/session.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Found } from "../site/store.js"
 * @import { Tell } from "./parts.js"
 * @import { Saved } from "./storage.js"
 */

import { OPTIONS } from "../game/rule-options.js";
import { between, isObject, oneOf } from "../site/shape.js";
import { LARGEST, parse, readText, removeText, writeText } from "../site/store.js";
import { known as knownLanguage } from "../text/text.js";
import { allGames, GAME, savedIn } from "./archive.js";
import { checkCourse, NONE as NO_STEPS } from "./course.js";
import * as links from "./links.js";
import { pacer } from "./parts.js";
import * as pile from "./pile.js";
import * as progress from "./progress.js";
import { soundPreferences } from "./settings.js";
import { checkCamera, checkSettings, whole } from "./storage.js";
import * as wish from "./wish.js";

/** The longest game record that is read, in characters. */
export const LONGEST = 200 * 1024;

/**
 * What a file adds. `entries`: what is to be written, by name; the numbers: how much of each kind is new; `more`: settings and
 * the like; `ignored`: entries that are not known or not sound.
 * @typedef {{ entries: Map<string, string>, games: number, results: number, steps: number, positions: number, more: boolean, ignored: number }} Addition
 */

/** @returns {Addition} */
const nothing = () => ({
  entries: new Map(),
  games: 0,
  results: 0,
  steps: 0,
  positions: 0,
  more: false,
  ignored: 0,
});

/**
 * The entries that are known beside games. `read`: what is sound of a value; null for nothing. `join`: what two make
 * together, else the one here stays; `none`: where nothing is here; `of`, `count`: what is counted, and how much of it.
 * @typedef {{ read: (value: any) => any, join?: (mine: any, theirs: any) => any, none?: any, of?: "results" | "steps" | "positions", count?: (value: any) => number }} Kind
 */

/** @type {<T>(read: (value: any) => Found<T>) => (value: any) => T | null} */
const soundPart = (read) => (value) => (isObject(value) ? read(value).kept : null);

/** @type {<T extends object>(read: (value: any) => T) => (value: any) => T | null} */
const anyOf = (read) => (value) => (Object.keys(read(value)).length > 0 ? read(value) : null);

/** The properties of an object that have a value of their kind, and no others. @type {(tests: Record<string, (value: any) => boolean>) => (value: any) => Record<string, any>} */
const picked = (tests) => (value) =>
  Object.fromEntries(
    Object.entries(tests).flatMap(([name, test]) =>
      isObject(value) && test(value[name]) ? [[name, value[name]]] : [],
    ),
  );

const isSwitch = oneOf([true, false]);
/** What is known of the entry of the keys. */
const readKeys = picked({ letters: isSwitch, turn: isSwitch });
const readTables = picked(
  Object.fromEntries(OPTIONS.variant.map((variant) => [variant, between(0)])),
);

/** What is known of the entry of the analysis. @param {any} value */
const readAnalysis = (value) => {
  const tables = readTables(value?.tables);
  return { ...readOn(value), ...(Object.keys(tables).length > 0 && { tables }) };
};
const readOn = picked({ on: isSwitch });

/** @type {Record<string, Kind>} */
const KINDS = {
  settings: { read: checkSettings },
  preferences: {
    read: anyOf(soundPreferences),
    join: (mine, theirs) => ({ ...theirs, ...mine }),
  },
  camera: { read: checkCamera },
  keys: { read: anyOf(readKeys) },
  analysis: { read: anyOf(readAnalysis) },
  [wish.NAME]: { read: wish.checkWish },
  learn: {
    read: checkCourse,
    none: NO_STEPS,
    join: (mine, theirs) => ({ ...mine, done: [...new Set([...mine.done, ...theirs.done])] }),
    of: "steps",
    count: ({ done }) => done.length,
  },
  [pile.NAME]: {
    read: soundPart(pile.readPile),
    none: pile.EMPTY,
    join: pile.joined,
    of: "positions",
    count: ({ exercises }) => exercises.length,
  },
  [progress.NAME]: {
    read: soundPart(progress.checkProgress),
    none: progress.NONE,
    join: progress.joined,
    of: "results",
    count: ({ results }) => Object.keys(results).length,
  },
};

/** What a file adds; null for a text that has nothing of Pylos. @type {(rules: Rules, text: string, tell?: Tell) => Promise<Addition | null>} */
export async function additionOf(rules, text, tell = () => {}) {
  // Half of the work is to read the file, half to compare it with what is here.
  const reading = (/** @type {number} */ share) => tell(share / 2);
  const comparing = (/** @type {number} */ share) => tell((1 + share) / 2);
  if (!/^\s*\{\s*"/.test(text)) {
    const { games, bad } = await gamesIn(rules, text, reading);
    return games.length === 0 ? null : withGames(rules, games, bad, comparing);
  }
  const addition = nothing();
  const games = [];
  const pace = pacer(reading);
  const entries = entriesIn(text);
  for (let at = 0; ; ) {
    await pace(at / text.length);
    const { value: entry, done } = entries.next();
    if (done && entry !== true) return null;
    if (done) break;
    if (typeof entry === "number") at = entry;
    if (!Array.isArray(entry)) continue;
    const [name, raw] = entry;
    if (name.startsWith(GAME)) {
      const saved = raw === null ? null : savedIn(raw);
      if (saved !== null && isPlayable(rules, saved)) games.push(saved);
      else addition.ignored += 1;
    } else if (raw === null || !join(rules, addition, name, raw)) addition.ignored += 1;
  }
  const added = await withGames(rules, games, addition.ignored, comparing);
  return {
    ...addition,
    entries: new Map([...addition.entries, ...added.entries]),
    games: addition.games + added.games,
  };
}

/** @type {(rules: Rules, saved: Saved) => boolean} */
function isPlayable(rules, { record, ahead }) {
  try {
    return [record, ahead ?? record].every(
      (text) => text.length <= LONGEST && rules.loadGame(text),
    );
  } catch {
    return false;
  }
}

/** A value as a text, whatever the order of its properties. @param {unknown} value */
const sorted = (value) =>
  JSON.stringify(value, (_, part) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

/** Adds an entry of a file that is none of a game. @type {(rules: Rules, addition: Addition, name: string, raw: string) => boolean} Whether it is known and sound. */
function join(rules, addition, name, raw) {
  const { entries } = addition;
  const mine = entries.get(name) ?? readText(name);
  if (name === "language") {
    if (knownLanguage(raw) !== raw) return false;
    if (mine === null) Object.assign(addition, { more: true, entries: entries.set(name, raw) });
    return true;
  }
  try {
    if (name.startsWith(links.PREFIX)) {
      const known = links.check(parse(raw));
      if (known === null || name !== links.PREFIX + known.link.id) return false;
      links.gameOf(rules, known.link.address);
      if (mine !== null) return true;
      addition.games += 1;
      entries.set(name, JSON.stringify(links.toEntry(known)));
      return true;
    }
    if (name === "game") {
      const saved = savedIn(raw);
      if (saved === null || !isPlayable(rules, saved)) return false;
      const { at: _, ...last } = saved;
      if (mine !== null) return true;
      entries.set(name, JSON.stringify(last));
      addition.more = true;
      return true;
    }
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : null;
    const theirs = kind?.read(parse(raw)) ?? null;
    if (kind === null || theirs === null) return false;
    const here = mine === null ? (kind.none ?? null) : kind.read(parse(mine));
    // What is here and cannot be read stays, and so does a choice.
    if (mine !== null && (here === null || kind.join === undefined)) return true;
    const next = here === null || !kind.join ? theirs : kind.join(here, theirs);
    if (sorted(next) === sorted(here)) return true;
    entries.set(name, JSON.stringify(next));
    const { of, count = () => 0 } = kind;
    const added = count(next) - count(here);
    if (of !== undefined && added > 0) addition[of] += added;
    else addition.more = true;
    return true;
  } catch {
    // The rules refuse it, or it is nested too deep to be written.
    return false;
  }
}

/** What games add. @type {(rules: Rules, games: readonly (Saved & { at?: number })[], ignored?: number, tell?: Tell) => Promise<Addition>} */
export async function withGames(rules, games, ignored = 0, tell = () => {}) {
  const { games: here } = await allGames(rules, tell);
  const records = new Set(here.map(({ saved }) => whole(saved)));
  const ids = new Set(here.map(({ id }) => id));
  const addition = { ...nothing(), ignored };
  const pace = pacer(tell);
  for (const game of games) {
    await pace();
    if (records.has(whole(game))) continue;
    records.add(whole(game));
    const id = game.id === undefined || ids.has(game.id) ? links.newId() : game.id;
    ids.add(id);
    const entry = { ...game, id, at: game.at ?? Date.now() };
    addition.entries.set(GAME + id, JSON.stringify(entry));
    addition.games += 1;
  }
  return addition;
}

/** Writes what a file adds, all or nothing. @type {(addition: Addition) => Promise<boolean>} False where there is no room. */
export async function write({ entries }) {
  /** @type {[name: string, before: string | null][]} */
  const written = [];
  const pace = pacer();
  for (const [name, text] of entries) {
    await pace();
    written.push([name, readText(name)]);
    if (writeText(name, text)) continue;
    // First what is new goes, then there is room again for what was replaced.
    for (const [one, before] of written) if (before === null) removeText(one);
    for (const [one, before] of written) if (before !== null) writeText(one, before);
    return false;
  }
  return true;
}

/** A game of a record as it is kept. @type {(game: Pick<Game, "record" | "tags">) => Saved} */
function toSaved({ record, tags }) {
  const computer = computerOf(tags.White, "light") ?? computerOf(tags.Black, "dark");
  return { record, ahead: null, computer, control: null, times: [], left: null };
}

/** @type {(name: string | undefined, player: Player) => Computer | null} */
function computerOf(name, player) {
  const level = /^Computer \(level ([1-8])\)$/.exec(name ?? "")?.[1];
  return level === undefined ? null : { player, level: Number(level) };
}

/** Where a game may begin after one that cannot be read: at its tags. */
const BEGINNING = /\n(?=\[Event )|\n[ \t]*\r?\n(?=\[)/g;

/** Games that cannot be read, after which a text is taken for something else. */
const MOST_BAD = 1000;

/** How much of a text is read at first: the rules stop where the next game begins, but take all of it into their memory. */
const FIRST_PIECE = 2_000;

/**
 * The games of a text one after another; `bad`: how many cannot be read.
 * @type {(rules: Rules, text: string, tell?: Tell) => Promise<{ games: Saved[], bad: number }>}
 */
export async function gamesIn(rules, text, tell) {
  const games = [];
  const pace = pacer(tell);
  let bad = 0;
  let at = 0;
  while (bad < MOST_BAD && (at + FIRST_PIECE < text.length || /\S/.test(text.slice(at)))) {
    await pace(at / text.length);
    const { game, length } = firstIn(rules, text.slice(at, at + LONGEST));
    if (game === null || game.moves.length === 0) bad += 1;
    else games.push(toSaved(game));
    if (length > 0) at += length;
    else {
      BEGINNING.lastIndex = at + 1;
      at = BEGINNING.exec(text)?.index ?? text.length;
    }
  }
  return { games, bad };
}

/** The first game of a text, and where the next one begins; 0 where that is not known. @type {(rules: Rules, text: string) => { game: Game | null, length: number }} */
function firstIn(rules, text) {
  for (let size = FIRST_PIECE; ; size *= 8) {
    const piece = text.slice(0, size);
    const isAll = piece.length === text.length;
    try {
      const game = rules.loadGame(piece);
      // A longer text that ends here was cut within a game.
      if (isAll) return { game: text.length < LONGEST ? game : null, length: 0 };
    } catch (error) {
      const { rule, readable: length = 0 } = /** @type {import("../pkg/rules.js").RecordFault} */ (
        error
      );
      if (rule === "anotherGame" && length > 0) {
        try {
          return { game: rules.loadGame(piece.slice(0, length)), length };
        } catch {
          return { game: null, length };
        }
      }
      if (isAll) return { game: null, length: 0 };
    }
  }
}

/** The longest text of an entry, as it is written in a file. */
const LONGEST_ENTRY = 2 * LARGEST;

/**
 * The entries of a file, read step by step: to parse one of 20 MB at once takes too long. Between two entries, and within what
 * is none, it yields where it is. `raw`: null for what is no text, or too long.
 * @param {string} text
 * @returns {Generator<[name: string, raw: string | null] | number, boolean>} True at the end of a whole file.
 */
function* entriesIn(text) {
  if (!/^\s*\{\s*"pylos"\s*:\s*1\s*,/.test(text)) return false;
  const signs = /["{}[\]:,]/g;
  let [depth, isValue, isWithin, hasEntries] = [0, false, false, false];
  let key = "";
  /** @type {string | null} */
  let name = null;
  for (let step = 1; ; step += 1) {
    if (step % 1000 === 0) yield signs.lastIndex;
    const found = signs.exec(text);
    if (found === null) return depth === 0 && hasEntries;
    const [sign] = found;
    if (sign === '"') {
      const end = endOfText(text, found.index);
      if (end < 0) return false;
      signs.lastIndex = end;
      const said = () => parse(text.slice(found.index, end));
      if (depth === 1 && !isValue) key = end - found.index < 100 ? said() : "";
      if (depth !== 2 || !isWithin) continue;
      if (!isValue) name = end - found.index < 100 ? (said() ?? "") : "";
      else if (name !== null) {
        const raw = end - found.index > LONGEST_ENTRY || !isKnown(name) ? null : said();
        yield [name, typeof raw === "string" && raw.length <= LARGEST ? raw : null];
        name = null;
      }
    } else if (sign === ":") isValue = true;
    else if (sign === "{" || sign === "[") {
      depth += 1;
      if (depth === 2) {
        isWithin = sign === "{" && key === "entries";
        hasEntries ||= isWithin;
        isValue = false;
      }
    } else {
      if (depth === 2 && isWithin && name !== null) {
        yield [name, null];
        name = null;
      }
      if (sign !== ",") depth -= 1;
      if (depth < 3) isValue = false;
    }
  }
}

/** @param {string} name */
const isKnown = (name) =>
  name === "language" ||
  name === "game" ||
  name.startsWith(GAME) ||
  name.startsWith(links.PREFIX) ||
  Object.hasOwn(KINDS, name);

/** Where a text in quotes ends that begins at an index; -1 if it does not. @type {(json: string, start: number) => number} */
function endOfText(json, start) {
  let at = start;
  for (;;) {
    at = json.indexOf('"', at + 1);
    if (at < 0) return -1;
    let before = at - 1;
    while (json[before] === "\\") before -= 1;
    // An even number of backslashes stands for themselves.
    if ((at - before) % 2 === 1) return at + 1;
  }
}
