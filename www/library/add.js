/**
 * Files that are added to what is kept on the device: everything, as `archive.js` writes it, or game records one after
 * another. What a file adds is found first, and written when the person wants that. Nothing of what is here is lost: a game
 * that is here already stays once, another one of the same name gets a new name, and a choice made here comes before that of
 * the file.
 * @import { Player } from "../board/types.js"
 * @import { Computer, Rules } from "../game/session.js"
 * @import { Game, RecordFault } from "../pkg/rules.js"
 * @import { Test } from "../site/shape.js"
 * @import { Entry } from "../site/store.js"
 * @import { Tell } from "./parts.js"
 * @import { Saved } from "./storage.js"
 */

import { OPTIONS } from "../game/rule-options.js";
import { between, isObject, oneOf } from "../site/shape.js";
import { LARGEST, parse, readText, removeText, wholly, writeText } from "../site/store.js";
import { spoken } from "../text/text.js";
import { allGames, GAME, savedIn } from "./archive.js";
import * as links from "./links.js";
import { pacer } from "./parts.js";
import { PILE } from "./pile.js";
import { PROGRESS } from "./progress.js";
import { PREFERENCES, picked } from "./settings.js";
import { STEPS } from "./steps.js";
import { checkCamera, checkSaved, checkSettings, whole } from "./storage.js";
import { WISH } from "./wish.js";

export const LONGEST = 200 * 1024;

/**
 * What a file adds. `entries`: what is to be written, by name; the numbers: how much of each kind is new; `more`: settings and
 * the like; `ignored`: entries that are not known or not sound.
 * @typedef {{ entries: Map<string, string>, games: number, results: number, steps: number, positions: number, more: boolean, ignored: number }} Addition
 */

/**
 * A kind of entry. `join`: what two make together, else the one here stays; `of`, `count`: what is counted, and how much of it.
 * @typedef {Entry<any> & { join?: (mine: any, theirs: any) => any, of?: "games" | "results" | "steps" | "positions", count?: (value: any) => number }} Kind
 */

/** Of the entry that is sound as a whole or not at all. @type {(name: string, check: (value: any) => any) => Kind} */
const plain = (name, check) => ({ name, none: null, read: wholly(check, null) });

/** @type {(tests: Record<string, Test>) => (value: any) => object | null} */
const anyOf = (tests) => (value) => {
  const kept = picked(tests)(value);
  return Object.keys(kept).length > 0 ? kept : null;
};

const isSwitch = oneOf([true, false]);
const isTables = (/** @type {any} */ value) =>
  isObject(value) &&
  Object.entries(value).every(([name, bytes]) => oneOf(OPTIONS.variant)(name) && between(0)(bytes));

/** @type {readonly Kind[]} */
const KINDS = [
  plain("settings", checkSettings),
  { ...plain("preferences", anyOf(PREFERENCES)), join: (mine, theirs) => ({ ...theirs, ...mine }) },
  plain("camera", checkCamera),
  plain("keys", anyOf({ letters: isSwitch, turn: isSwitch })),
  plain("analysis", anyOf({ on: isSwitch, tables: isTables })),
  WISH,
  { ...STEPS, of: "steps", count: ({ done }) => done.length },
  { ...PILE, of: "positions", count: ({ exercises }) => exercises.length },
  { ...PROGRESS, of: "results", count: ({ results }) => Object.keys(results).length },
];

/** @type {(rules: Rules, name: string) => Kind | undefined} */
function kindOf(rules, name) {
  if (name === "game") {
    return plain(name, (value) => {
      const saved = checkSaved(value);
      return saved && isPlayable(rules, saved) ? saved : null;
    });
  }
  if (!name.startsWith(links.PREFIX)) return KINDS.find((kind) => kind.name === name);
  const friend = plain(name, (value) => {
    const found = links.check(value);
    if (found === null || name !== links.PREFIX + found.link.id) return null;
    links.gameOf(rules, found.link.address);
    return links.toEntry(found);
  });
  return { ...friend, of: "games", count: (game) => Number(game !== null) };
}

/** What a file adds; null for a text that has nothing of Pylos. @type {(rules: Rules, text: string, tell?: Tell) => Promise<Addition | null>} */
export async function additionOf(rules, text, tell = () => {}) {
  // Half of the work is to read the file, half to compare it with what is here.
  const pace = pacer((share) => tell(share / 2));
  const comparing = (/** @type {number} */ share) => tell((1 + share) / 2);
  if (!/^\s*\{\s*"/.test(text)) {
    const { games, bad } = await gamesIn(rules, text, (share) => tell(share / 2));
    return games.length === 0 ? null : withGames(rules, games, bad, comparing);
  }
  const { pylos, entries } = parse(text) ?? {};
  if (pylos !== 1 || !isObject(entries)) return null;
  const found = nothing();
  const games = [];
  const all = Object.entries(entries);
  for (const [i, [name, raw]] of all.entries()) {
    await pace(i / all.length);
    const isText = typeof raw === "string" && raw.length <= LARGEST;
    const saved = isText && name.startsWith(GAME) ? savedIn(raw) : null;
    if (saved && isPlayable(rules, saved)) games.push(saved);
    else if (!isText || !join(rules, found, name, raw)) found.ignored += 1;
  }
  const added = await withGames(rules, games, 0, comparing);
  for (const [name, entry] of added.entries) found.entries.set(name, entry);
  return { ...found, games: found.games + added.games };
}

/** @type {(rules: Rules, text: string) => Game | null} */
function gameIn(rules, text) {
  try {
    return rules.loadGame(text);
  } catch {
    return null;
  }
}

/** @type {(rules: Rules, saved: Saved) => boolean} */
const isPlayable = (rules, { record, ahead }) =>
  [record, ahead ?? record].every((text) => text.length <= LONGEST && gameIn(rules, text));

/** A value as a text, whatever the order of its properties. @param {unknown} value */
const sorted = (value) =>
  JSON.stringify(value, (_, part) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

/** Adds an entry of a file that is none of a game. @type {(rules: Rules, addition: Addition, name: string, raw: string) => boolean} Whether it is known and sound. */
function join(rules, addition, name, raw) {
  const mine = readText(name);
  if (name === "language") {
    if (mine === null && spoken(raw) === raw) {
      addition.entries.set(name, raw);
      addition.more = true;
    }
    return spoken(raw) === raw;
  }
  const kind = kindOf(rules, name);
  if (kind === undefined) return false;
  const { none, count = () => 0, of } = kind;
  /** What is sound of an entry; null for nothing. @param {string} raw */
  const soundOf = (raw) => {
    const { kept, isWhole } = kind.read(parse(raw));
    return isWhole || sorted(kept) !== sorted(none) ? kept : null;
  };
  try {
    const theirs = soundOf(raw);
    if (theirs === null) return false;
    const here = mine === null ? none : soundOf(mine);
    // What is here and cannot be read stays, and so does a choice.
    if (mine !== null && (here === null || !kind.join)) return true;
    const next = here === null || !kind.join ? theirs : kind.join(here, theirs);
    if (sorted(next) === sorted(here)) return true;
    addition.entries.set(name, JSON.stringify(next));
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

/** @returns {Addition} */
const nothing = () => ({
  ...{ entries: new Map(), games: 0, results: 0, steps: 0, positions: 0 },
  ...{ more: false, ignored: 0 },
});

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

/** A game of a record as it is kept. @type {(game: Game) => Saved} */
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
      const { rule, readable: length = 0 } = /** @type {RecordFault} */ (error);
      if (rule === "anotherGame" && length > 0) {
        return { game: gameIn(rules, piece.slice(0, length)), length };
      }
      if (isAll) return { game: null, length: 0 };
    }
  }
}
