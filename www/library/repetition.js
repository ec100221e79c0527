/**
 * What was failed comes back: cards, each due on a day. A card that is solved comes back later, and is done when
 * it was solved twice in a row; failed again, it begins again. Cards are plain values, and ids are the caller's.
 */

import { has, isText } from "../site/shape.js";
import { listOf } from "./parts.js";

/** Days until a card comes back, by how often in a row it has been solved. */
const INTERVALS = [1, 4];

/** `due`: on a day as `dayOf` in exercise/day.js counts; `solved`: how often in a row. @typedef {{ readonly id: string, readonly due: number, readonly solved: number }} Card */
/** A card that is done stays, so that it is known. @typedef {readonly Card[]} Cards */

/** @param {Card} card */
const isDone = ({ solved }) => solved >= INTERVALS.length;

/** A card never waits longer than the longest interval: a later day is of a wrong clock. @type {(card: Card, day: number) => boolean} */
const isDue = ({ due }, day) => due <= day || due > day + Math.max(...INTERVALS);

/** The cards after a failure; there need not have been one. @type {(cards: Cards, id: string, day: number) => Cards} */
export const withFailed = (cards, id, day) => [
  ...without(cards, id),
  { id, due: day + INTERVALS[0], solved: 0 },
];

/** The cards after one was solved. Solved before it is due, it stays as it was. @type {(cards: Cards, id: string, day: number) => Cards} */
export const withSolved = (cards, id, day) =>
  cards.map((card) => {
    if (card.id !== id || !isDue(card, day) || isDone(card)) return card;
    const solved = card.solved + 1;
    return { id, due: day + (INTERVALS[solved] ?? 0), solved };
  });

/** @type {(cards: Cards, id: string) => Cards} */
export const without = (cards, id) => cards.filter((card) => card.id !== id);

/** Two lists in one; what is in both stays as it is in the first. @type {<T extends { readonly id: string }>(here: readonly T[], there: readonly T[]) => T[]} */
export function joinedById(here, there) {
  const ids = new Set(here.map(({ id }) => id));
  return [...here, ...there.filter(({ id }) => !ids.has(id))];
}

/** The cards due on a day, the longest due first. @type {(cards: Cards, day: number) => string[]} */
export const dueOn = (cards, day) =>
  cards
    .filter((card) => !isDone(card) && isDue(card, day))
    .sort((a, b) => a.due - b.due)
    .map(({ id }) => id);

/** Those that were solved twice in a row. @type {(cards: Cards) => Set<string>} */
export const doneIn = (cards) => new Set(cards.filter(isDone).map(({ id }) => id));

export const readCards = listOf(
  has({
    id: isText,
    due: Number.isInteger,
    solved: (solved) => Number.isInteger(solved) && solved >= 0,
  }),
);
