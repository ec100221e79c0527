/**
 * The lists of puzzles: what an address opens, and what comes next.
 * @import { Result as Outcome } from "../exercise/attempt.js"
 * @import { Catalogue, Variant } from "../exercise/catalogue.js"
 * @import { Choice } from "../library/wish.js"
 * @import { About } from "../exercise/puzzle-view.js"
 * @import { Puzzle } from "../exercise/types.js"
 * @import { Part } from "../site/nodes.js"
 */

import { lateRules } from "../element/rules.js";
import { findPuzzle, fits, loadCatalogue, puzzleOfDay } from "../exercise/catalogue.js";
import { dated, dayName, dayOf, FIRST_DAY, parseDay } from "../exercise/day.js";
import { formatGiven, readGiven } from "../exercise/given.js";
import { puzzleOf } from "../exercise/mistake.js";
import { firstWord } from "../game/link-text.js";
import { isAbout, isNew, PROGRESS, withOutcome } from "../library/progress.js";
import { dueOn, without } from "../library/repetition.js";
import { WISH, withShown } from "../library/wish.js";
import { store } from "../site/store.js";
import { text } from "../text/text.js";
import { serve } from "./next-puzzle.js";

/** @typedef {Opened | Page | null} Found Null for nothing. */

/**
 * A puzzle of a list. `hash`: its address, without `#`, in place of its id; `day`: whose puzzle it is asked for as; `about`: in
 * the language of the moment; `next`: what follows it, in place of the next puzzle of the choices; `ended`: keeps what came of
 * it, in place of the progress, and says so; `more`: what stands beside it, in place of days and choices; `acts`: of its buttons.
 * @typedef {{ puzzle: Puzzle, hash?: string, day?: number, about?: () => About, next?: () => Promise<Found> | Found,
 *   ended?: (outcome: Outcome) => string | Promise<string>, more?: () => (Part | false)[],
 *   acts?: Readonly<Record<string, () => void>> }} Opened
 */

/** A list that is shown itself; `note`: what is told of it. @typedef {Omit<Opened, "puzzle"> & { puzzle: null, note: string, more: () => (Part | false)[] }} Page */

export const wishes = store(WISH);
export const progress = store(PROGRESS);

/** A choice without a grade or theme that the variant does not have. @type {<Kind extends Choice>(catalogue: Catalogue, wish: Kind) => Kind} */
export const fitting = ({ variant, grades, themes }, wish) => ({
  ...wish,
  variant,
  grade: wish.grade !== null && grades.includes(wish.grade) ? wish.grade : null,
  theme: wish.theme !== null && themes.includes(wish.theme) ? wish.theme : null,
});

/** What an address such as `2026-11-22`, `2026-11-22-easy` or `2026-11-22-expert-easy` names; null for days without a puzzle. @type {(address: string) => { day: number, variant: Variant, isEasy: boolean } | null} */
export function dayOfAddress(address) {
  const [, name, variant = "standard", easy] =
    /^(\d{4}-\d\d-\d\d)(?:-(children|expert))?(-easy)?$/.exec(address) ?? [];
  const day = name === undefined ? null : parseDay(name);
  if (day === null || day < FIRST_DAY || day > dayOf()) return null;
  return { day, variant: /** @type {Variant} */ (variant), isEasy: easy !== undefined };
}

/** @type {(day: number, variant: Variant, isEasy?: boolean) => string} */
export const addressOfDay = (day, variant, isEasy = false) =>
  `${dayName(day)}${variant === "standard" ? "" : `-${variant}`}${isEasy ? "-easy" : ""}`;

/** What the puzzle of a day is called. @param {number} day */
export const nameOfDay = (day) => text("daily.of", { date: dated({ dateStyle: "long" }, day) });

/** The puzzle of a day; without an address that of today, unless it has a result. @type {(address: string) => Promise<Opened | null>} */
async function ofDay(address) {
  const named = dayOfAddress(address);
  if (named === null && address !== "") return null;
  const now = progress.read();
  const { day, variant, isEasy } = named ?? {
    ...{ day: dayOf(), variant: wishes.read().variant, isEasy: isNew(now) },
  };
  const puzzle = await puzzleOfDay(variant, day, isEasy);
  if (named === null && puzzle.id in now.results) return null;
  const about = () => ({ name: day === dayOf() ? text("daily.today") : nameOfDay(day) });
  return { puzzle, hash: addressOfDay(day, variant, isEasy), day, about };
}

/** The puzzle that an address has in full. @type {(address: string) => Promise<Opened | null>} */
async function given(address) {
  const found = readGiven(await lateRules.load(), address);
  return found && { puzzle: puzzleOf({ ...found, id: formatGiven(found) }), ended: () => "" };
}

/** The puzzle with an id. @type {(id: string) => Promise<Opened | null>} */
async function numbered(id) {
  const puzzle = await findPuzzle(id);
  return puzzle && { puzzle };
}

/** The puzzle of an address; null for an address of none. @type {(address: string) => Promise<Opened | null>} */
export async function opening(address) {
  const word = firstWord(address);
  return (await ofDay(word)) ?? (await numbered(word)) ?? (await given(address));
}

async function chosen() {
  const catalogue = await loadCatalogue(wishes.read().variant);
  const wish = fitting(catalogue, wishes.read());
  return { catalogue, wish, puzzles: catalogue.puzzles.filter((puzzle) => fits(puzzle, wish)) };
}

/** The puzzle of the choices that follows those that were shown. @type {(shown: readonly string[], random: () => number) => Promise<Puzzle | undefined>} */
async function following(shown, random) {
  const { catalogue, puzzles } = await chosen();
  return serve(catalogue.puzzles, puzzles, progress.read(), shown, random);
}

/**
 * The puzzle of the choices that was shown last and has no result yet; else one that follows, always the same: who only looks
 * has nothing stored.
 * @returns {Promise<Opened | null>}
 */
export async function current() {
  const { puzzles, wish } = await chosen();
  const last = puzzles.find(({ id }) => id === wish.shown.at(-1));
  const isOpen = last !== undefined && !(last.id in progress.read().results);
  const puzzle = isOpen ? last : await following(wish.shown, () => 0.5);
  return puzzle === undefined ? null : { puzzle };
}

/** The next puzzle of the choices; `open`: the one that is left. @type {(open?: Puzzle | null) => Promise<Opened | null>} */
export async function next(open = null) {
  const { wish } = await chosen();
  const left = open?.number === undefined ? wish : withShown(wish, open.id ?? "");
  const puzzle = await following(left.shown, Math.random);
  if (puzzle === undefined) return null;
  wishes.write(withShown(left, puzzle.id ?? ""));
  return { puzzle };
}

/** The puzzle that has been due for longest; when none is, the next of the choices. @returns {Promise<Opened | null>} */
export async function due() {
  const [id] = dueOn(progress.read().pile, dayOf());
  if (id === undefined) return next();
  const puzzle = await findPuzzle(id);
  if (puzzle !== null) return { puzzle, next: due };
  // Of an earlier stock.
  progress.change((now) => ({ ...now, pile: without(now.pile, id) }));
  return due();
}

/** Keeps what came of a puzzle that was opened on a day, and says what became of the rating. @type {(puzzle: Puzzle, outcome: Outcome, day: number) => Promise<string>} */
export async function keep(puzzle, outcome, day) {
  const { variant } = puzzle.rules;
  const ofDay = [await puzzleOfDay(variant, day), await puzzleOfDay(variant, day, true)];
  const isOfDay = ofDay.some(({ id }) => id === puzzle.id);
  const { rating: before } = progress.read();
  const after = progress.change((now) => withOutcome(now, puzzle, outcome, day, isOfDay));
  if (progress.isRefused) return text("daily.notKept");
  const rating = Math.round(after.rating.value);
  const change = rating - Math.round(before.value);
  if (change === 0) return "";
  const about = isAbout(after);
  const signed = about ? "" : `${change > 0 ? "+" : "−"}${Math.abs(change)}`;
  return text("say.status", { status: text("daily.rating", { rating, about, change: signed }) });
}
