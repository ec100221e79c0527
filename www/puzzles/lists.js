/**
 * The lists of puzzles: what an address opens, and what comes next.
 * @import { Result as Outcome } from "../exercise/attempt.js"
 * @import { Variant } from "../exercise/catalogue.js"
 * @import { Puzzle } from "../exercise/types.js"
 */

import { loadRules } from "../element/rules.js";
import { fits, loadCatalogue, parseId } from "../exercise/catalogue.js";
import {
  dateFormat,
  dateOf,
  dayName,
  dayOf,
  FIRST_DAY,
  parseDay,
  puzzlesOfDays,
} from "../exercise/day.js";
import { readGiven } from "../exercise/given.js";
import { puzzleOf } from "../exercise/mistake.js";
import { openProgress, withOutcome } from "../library/progress.js";
import { dueOn, without } from "../library/repetition.js";
import { fitting, openWish } from "./choices.js";

/**
 * A puzzle of a list.
 * @typedef {object} Opened
 * @property {Puzzle} puzzle
 * @property {string} [hash] Its address, without `#`; the puzzle's id if left out.
 * @property {"puzzles.own"} [list] What it is of, if not the puzzles; then little else is shown.
 * @property {string} [title] Of the document; the puzzle's number if left out.
 * @property {number} [day] Whose puzzle it is asked for as.
 * @property {() => void} [onNext] Opens what follows it; else the next puzzle of the choices is opened.
 * @property {(outcome: Outcome) => void} [ended] In place of the progress.
 */

export const wishes = openWish();
export const progress = openProgress();

/**
 * The day and variant that an address names: `2026-11-22` or `2026-11-22-expert`; null for days without a puzzle.
 * @param {string} address
 * @returns {{ day: number, variant: Variant } | null}
 */
export function dayOfAddress(address) {
  const [, name, variant = "standard"] =
    /^(\d{4}-\d\d-\d\d)(?:-(children|expert))?$/.exec(address) ?? [];
  const day = name === undefined ? null : parseDay(name);
  if (day === null || day < FIRST_DAY || day > dayOf()) return null;
  return { day, variant: /** @type {Variant} */ (variant) };
}

/** @type {(day: number, variant: Variant) => string} */
export const addressOfDay = (day, variant) =>
  `${dayName(day)}${variant === "standard" ? "" : `-${variant}`}`;

/** @param {number} day */
export const dateText = (day) =>
  dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(dateOf(day));

/** The puzzle of a day; without an address that of today, unless it has a result. @type {(address: string) => Promise<Opened | null>} */
async function ofDay(address) {
  const named = dayOfAddress(address);
  if (named === null && address !== "") return null;
  const { day, variant } = named ?? { day: dayOf(), variant: wishes.read().variant };
  const puzzle = puzzlesOfDays((await loadCatalogue(variant)).puzzles)(day);
  if (named === null && puzzle.id in progress.read().results) return null;
  return { puzzle, hash: addressOfDay(day, variant), title: dateText(day), day };
}

/** The puzzle that an address has in full. @type {(address: string) => Promise<Opened | null>} */
async function given(address) {
  const found = readGiven(await loadRules(), address);
  return found && { puzzle: puzzleOf({ ...found, id: address }), title: "" };
}

/** The puzzle with an id. @type {(id: string) => Promise<Opened | null>} */
async function byId(id) {
  const named = parseId(id);
  const puzzle = named && (await loadCatalogue(named.variant)).puzzle(named.number);
  return puzzle && { puzzle };
}

/** The puzzle with an id; those after it are chosen from there on. @type {(id: string) => Promise<Opened | null>} */
async function numbered(id) {
  const found = await byId(id);
  const named = parseId(id);
  if (found === null || named === null) return null;
  wishes.change((wish) => ({
    ...wish,
    ...(!fits(found.puzzle, wish) && { grade: null, theme: null }),
    variant: named.variant,
    last: named.number,
  }));
  return found;
}

/** The puzzle of an address; null for an address of none. @type {(address: string) => Promise<Opened | null>} */
export async function opening(address) {
  return (await ofDay(address)) ?? (await numbered(address)) ?? (await given(address));
}

/**
 * The next puzzle of the choices that has no result yet; without `isNext`, the one that was open last. Null if none fits.
 * @param {boolean} isNext
 * @returns {Promise<Opened | null>}
 */
export async function chosen(isNext) {
  const catalogue = await loadCatalogue(wishes.read().variant);
  const wish = fitting(catalogue, wishes.read());
  const all = catalogue.select(wish);
  const { results } = progress.read();
  const ahead = all.filter(({ number }) => number >= wish.last + Number(isNext));
  const puzzle = [...ahead, ...all].find(({ id }) => !(id in results)) ?? ahead[0] ?? all[0];
  wishes.write({ ...wish, last: puzzle?.number ?? wish.last });
  return puzzle === undefined ? null : { puzzle };
}

/** The puzzle that has been due for longest. @returns {Promise<Opened | null>} */
export async function due() {
  const [id] = dueOn(progress.read().pile, dayOf());
  if (id === undefined) return null;
  const found = await byId(id);
  if (found !== null) return found;
  // Of an earlier stock.
  progress.change((now) => ({ ...now, pile: without(now.pile, id) }));
  return due();
}

/** Keeps what came of a puzzle that was opened on a day. @type {(puzzle: Puzzle, outcome: Outcome, day: number) => Promise<void>} */
export async function keep(puzzle, outcome, day) {
  // A puzzle in an address has no number.
  if (parseId(puzzle.id) === null) return;
  const { puzzles } = await loadCatalogue(puzzle.rules.variant);
  const isOfDay = puzzlesOfDays(puzzles)(day).id === puzzle.id;
  progress.change((now) => withOutcome(now, puzzle, outcome, day, isOfDay));
}
