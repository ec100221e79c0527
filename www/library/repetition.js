/**
 * What was failed comes back: a pile of cards, each due on a day. A card that is solved comes back later, and is done when
 * it was solved twice in a row; failed again, it begins again. A pile is a plain value, and ids are the caller's.
 */

import { has, isText } from "../site/shape.js";
import { listOf } from "./parts.js";

/** Days until a card comes back, by how often in a row it has been solved. */
const INTERVALS = [1, 4];

/**
 * @typedef {object} Card
 * @property {string} id
 * @property {number} due Day since 1970, as `dayOf` in exercise/day.js counts.
 * @property {number} solved How often in a row; a card that is done stays, so that it is known.
 */
/** @typedef {readonly Readonly<Card>[]} Pile */

/** @param {Readonly<Card>} card */
const isDone = ({ solved }) => solved >= INTERVALS.length;

/** A card never waits longer than the longest interval: a later day is of a wrong clock. @type {(card: Readonly<Card>, day: number) => boolean} */
const isDue = ({ due }, day) => due <= day || due > day + Math.max(...INTERVALS);

/** The pile after a failure; it need not have had the card. @type {(pile: Pile, id: string, day: number) => Pile} */
export function withFailed(pile, id, day) {
  return [...without(pile, id), { id, due: day + INTERVALS[0], solved: 0 }];
}

/** The pile after a card was solved. Solved before it is due, it stays as it was. @type {(pile: Pile, id: string, day: number) => Pile} */
export function withSolved(pile, id, day) {
  return pile.map((card) => {
    if (card.id !== id || !isDue(card, day) || isDone(card)) return card;
    const solved = card.solved + 1;
    return { id, due: day + (INTERVALS[solved] ?? 0), solved };
  });
}

/** @type {(pile: Pile, id: string) => Pile} */
export const without = (pile, id) => pile.filter((card) => card.id !== id);

/** Two lists in one; what is in both stays as it is in the first. @type {<T extends { readonly id: string }>(here: readonly T[], there: readonly T[]) => T[]} */
export function joinedById(here, there) {
  const ids = new Set(here.map(({ id }) => id));
  return [...here, ...there.filter(({ id }) => !ids.has(id))];
}

/** The cards due on a day, the longest due first. @type {(pile: Pile, day: number) => string[]} */
export function dueOn(pile, day) {
  return pile
    .filter((card) => !isDone(card) && isDue(card, day))
    .sort((a, b) => a.due - b.due)
    .map(({ id }) => id);
}

/** Those that were solved twice in a row. @type {(pile: Pile) => Set<string>} */
export const doneIn = (pile) => new Set(pile.filter(isDone).map(({ id }) => id));

/** Reads a stored pile. */
export const readPile = listOf(
  has({
    id: isText,
    due: Number.isInteger,
    solved: (solved) => Number.isInteger(solved) && solved >= 0,
  }),
);
