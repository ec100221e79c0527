/**
 * The game in a text that is no whole record: the log of another site, or a record or list of moves with a fault in it.
 * What was read is a game; what was not is told line by line, and kept as a comment at the end of the game.
 * @import { Player } from "../../board/types.js"
 * @import { Rules } from "../../game/session.js"
 * @import { Game, PylosError } from "../../pkg/rules.js"
 * @import { Fault } from "./compose.js"
 * @import { Entry, Log } from "./log.js"
 */

import { withTags } from "../record-head.js";
import { compose } from "./compose.js";
import { readLog } from "./log.js";

/** @typedef {"standard" | "expert" | "children"} Variant */

/** @typedef {{ at: number, said: string, why: Fault["why"] | "after" }} Unread */

/**
 * @typedef {object} Found
 * @property {Game} game With the players' names, and what was not read as a comment.
 * @property {readonly Unread[]} unread
 * @property {readonly { at: number, said: string }[]} passed Lines that tell of no move.
 * @property {boolean} isLog Whether the rules can be chosen.
 * @property {boolean} isNumbered Whether `at` counts notifications, not lines.
 */

/** The variants of the other site by the numbers of its option. */
const OPTION = /game_variant\W{1,8}([123])\b/;
const BY_OPTION = /** @type {Record<string, Variant>} */ ({
  1: "standard",
  2: "expert",
  3: "children",
});

/** A log seldom names its rules: the first of these by which most of it is a game. @type {readonly Variant[]} */
export const VARIANTS = ["standard", "expert", "children"];

/** There a player with an empty reserve goes on by raising, and must take a ball back. */
const THERE = /** @type {const} */ ({ takeBack: "required", emptyReserve: "playsOn" });

/** The longest comment of what was not read. */
const LONGEST = 20_000;

/** How often a part of a record is tried. */
const TRIES = 200;

/**
 * @param {Rules} rules
 * @param {string} text
 * @param {unknown} problem What the rules said of the whole text.
 * @param {Variant | null} [variant] Null: as the log says.
 * @returns {Found | null} Null where there is no game in it.
 */
export function findGame(rules, text, problem, variant = null) {
  const log = readLog(text);
  return log === null ? inRecord(rules, text, problem) : inLog(rules, text, log, variant);
}

/** @type {(rules: Rules, text: string, log: Log, variant: Variant | null) => Found} */
function inLog(rules, text, { entries, passed, isNumbered }, variant) {
  const named = BY_OPTION[OPTION.exec(text)?.[1] ?? ""];
  const variants = variant ? [variant] : named ? [named] : VARIANTS;
  // The panel of the site has the last turn first.
  const orders = isNumbered ? [entries] : [entries, entries.toReversed()];
  const read = orders.flatMap((order) =>
    variants.map((variant) => ({ order, ...compose(rules, order, { variant, ...THERE }) })),
  );
  // From the end, a few turns can be read of any log.
  const length = (/** @type {(typeof read)[0]} */ { game, fault, order }) =>
    game.moves.length + (fault === null ? 0.5 : order === entries ? 0 : -4);
  const best = read.reduce((a, b) => (length(b) > length(a) ? b : a));
  const unread = unreadOf(best.order, best.fault);
  const names = namesOf(best.order, isNumbered);
  const game = withRest(rules, headed(rules, best.game, names), unread);
  return { game, unread, passed, isLog: true, isNumbered };
}

/** The entry at fault and all after it. @type {(entries: readonly Entry[], fault: Fault | null) => Unread[]} */
function unreadOf(entries, fault) {
  if (fault === null) return [];
  const { entry, why } = fault;
  const rest = entries.slice(entries.indexOf(entry) + 1);
  const lines = new Map(rest.map(({ at, said }) => [at, said]));
  lines.delete(entry.at);
  return [
    { at: entry.at, said: entry.said, why },
    ...[...lines].map(([at, said]) => /** @type {Unread} */ ({ at, said, why: "after" })),
  ];
}

/**
 * The game with the names of its players.
 * @type {(rules: Rules, game: Game, names: readonly string[]) => Game}
 */
function headed(rules, game, [light, dark]) {
  const clean = (/** @type {string} */ name = "") => name.replace(/["\\\p{C}]/gu, "");
  const tags = { Site: "Board Game Arena", White: clean(light), Black: clean(dark) };
  return withTags(rules, game, tags);
}

/**
 * The names of the players, who both begin by placing a ball: their first sentences differ in the name alone.
 * @type {(entries: readonly Entry[], isNumbered: boolean) => string[]}
 */
function namesOf(entries, isNumbered) {
  const first = entries.slice(0, 2).map(({ name }) => name.split(" "));
  if (first.length < 2 || isNumbered) return first.map((words) => words.join(" "));
  const [one, other] = first;
  let shared = 0;
  while (shared < one.length && one.at(-1 - shared) === other.at(-1 - shared)) shared += 1;
  const names = first.map((words) => words.slice(0, words.length - shared).join(" "));
  return shared === 0 || names.includes("") ? [] : names;
}

/** @type {(rules: Rules, game: Game, unread: readonly Unread[]) => Game} */
function withRest(rules, game, unread) {
  if (unread.length === 0) return game;
  const rest = unread.map(({ at, said }) => `${at}: ${said}`).join(" ");
  const clean = rest.replace(/[{}\p{C}]/gu, " ").slice(0, LONGEST);
  const record = game.record.replace(/\S+\s*$/, (result) => `{${clean}} ${result}`);
  return loaded(rules, record) ?? game;
}

/** @type {(rules: Rules, record: string) => Game | null} */
function loaded(rules, record) {
  try {
    return rules.loadGame(record);
  } catch {
    return null;
  }
}

/**
 * The longest part of a record, from its beginning, that is a game.
 * @type {(rules: Rules, text: string, problem: unknown) => Found | null}
 */
function inRecord(rules, text, problem) {
  const { line } = /** @type {PylosError & { line?: number }} */ (Object(problem));
  const found = { passed: [], isLog: false, isNumbered: false };
  // Moves with commas between them.
  const spaced = /[[{(]/.test(text) ? null : loaded(rules, text.replace(/[,;]+/g, " "));
  if (spaced !== null) return { ...found, game: spaced, unread: [] };
  if (line === undefined) return null;
  const lines = text.split("\n");
  const before = lines.slice(0, line).join("\n");
  const ends = [...before.matchAll(/(?<=\S)(?=\s|$)/g)].map(({ index }) => index);
  for (const end of ends.slice(-TRIES).reverse()) {
    const game = loaded(rules, before.slice(0, end));
    if (game === null) continue;
    if (game.moves.length === 0) return null;
    const at = before.slice(0, end).split("\n").length;
    const rest = [
      lines[at - 1].slice(end - before.lastIndexOf("\n", end - 1) - 1),
      ...lines.slice(at),
    ];
    const unread = rest.flatMap((said, index) => {
      const written = said.trim();
      const why = at + index === line ? /** @type {Error} */ (problem) : "after";
      return written === "" ? [] : [/** @type {Unread} */ ({ at: at + index, said: written, why })];
    });
    return { ...found, game: withRest(rules, game, unread), unread };
  }
  return null;
}
