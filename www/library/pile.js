/**
 * The pile of exercises from one's own games, as one plain value, and its entry in the browser's storage.
 * @import { Mistake } from "../exercise/mistake.js"
 * @import { Entry } from "../site/store.js"
 * @import { Cards } from "./repetition.js"
 */

import { isMistake } from "../exercise/mistake.js";
import { isoDay } from "../site/share.js";
import { latestFirst, listOf, partsOf, recordOf } from "./parts.js";
import * as repetition from "./repetition.js";

const MOST = 500;

/**
 * `exercises`: one for each position, the latest game first; `looked`: by the name of a game that was looked through, how many
 * of its moments could not be judged; `cards`: when each exercise comes back, none for one that was never tried.
 * @typedef {{ exercises: readonly Mistake[], looked: Readonly<Record<string, number>>, cards: Cards }} Pile
 */

/** The entry; its name has the version of its shape. @type {Entry<Pile> & { join: (here: Pile, there: Pile) => Pile }} */
export const PILE = {
  name: "own-1",
  none: { exercises: [], looked: {}, cards: [] },
  read: partsOf({
    exercises: listOf(isMistake),
    looked: recordOf(Number.isInteger),
    cards: repetition.readCards,
  }),
  // What is in both stays as it is in the first.
  join: (here, there) => ({
    exercises: repetition.joinedById(here.exercises, there.exercises),
    looked: { ...there.looked, ...here.looked },
    cards: repetition.joinedById(here.cards, there.cards),
  }),
};

/** The pile after a game was looked through. @type {(pile: Pile, game: string, found: readonly Mistake[], open: number) => Pile} */
export function withGame({ exercises, looked, cards }, game, found, open) {
  const fresh = found.map((one) => {
    const before = exercises.find(({ id }) => id === one.id);
    return { ...one, games: [...new Set([...(before?.games ?? []), ...one.games])] };
  });
  const ids = new Set(fresh.map(({ id }) => id));
  const all = [...fresh, ...exercises.filter(({ id }) => !ids.has(id))];
  latestFirst(all, ({ day }) => day, isoDay(new Date()));
  // What is done makes room first, the oldest first.
  const done = repetition.doneIn(cards);
  const order = [...all.filter(({ id }) => !done.has(id)), ...all.filter(({ id }) => done.has(id))];
  const gone = order.slice(MOST).map(({ id }) => id);
  return withoutThese({ exercises: all, looked: { ...looked, [game]: open }, cards }, gone);
}

/** More can be judged now: games with moments that could not be are looked through again. @param {Pile} pile */
export const doubted = (pile) => ({
  ...pile,
  looked: Object.fromEntries(Object.entries(pile.looked).filter(([, open]) => open === 0)),
});

/** @type {(pile: Pile, ids: readonly string[]) => Pile} */
export const withoutThese = (pile, ids) => ({
  ...pile,
  exercises: pile.exercises.filter(({ id }) => !ids.includes(id)),
  cards: ids.reduce(repetition.without, pile.cards),
});

/** The pile after an exercise was tried on a day. @type {(pile: Pile, id: string, isSolved: boolean, day: number) => Pile} */
export function withResult(pile, id, isSolved, day) {
  const isNew = pile.cards.every((card) => card.id !== id);
  // One that was never tried is due.
  const cards = isNew ? repetition.withFailed(pile.cards, id, day - 1) : pile.cards;
  return {
    ...pile,
    cards: (isSolved ? repetition.withSolved : repetition.withFailed)(cards, id, day),
  };
}

/** The exercises to practise on a day: those that come back, then those never tried. @type {(pile: Pile, day: number) => Mistake[]} */
export function dueIn({ exercises, cards }, day) {
  const tried = new Set(cards.map(({ id }) => id));
  const back = repetition
    .dueOn(cards, day)
    .flatMap((due) => exercises.filter(({ id }) => id === due));
  return [...back, ...exercises.filter(({ id }) => !tried.has(id))];
}
