/**
 * Builds a move click by click by filtering the list of legal moves. It knows no rules: a place may
 * be clicked if at least one listed move is left afterwards.
 * @import { Figure, Move } from "../pkg/rules.js"
 */

/**
 * The part of a move chosen so far. `picked`: the ball in hand, a cell, "reserve", or null for none; once it was played `to` a cell:
 * where it came from. `takeBack`: the cells of the balls taken back, in order of the clicks.
 * @typedef {{ picked: string | null, to: string | null, takeBack: readonly string[] }} Choice
 */

/** @type {Choice} */
export const NOTHING = Object.freeze({ picked: null, to: null, takeBack: Object.freeze([]) });

/** What may be clicked now. @param {readonly Move[]} moves The legal ones. @param {Choice} choice */
export function options(moves, choice) {
  const { picked, to, takeBack } = choice;
  const played = to === null ? [] : moves.filter((move) => fits(move, choice));
  const whole = played.find((move) => move.takeBack.length === takeBack.length) ?? null;
  const removable = played
    .filter((move) => move.takeBack.length === takeBack.length + 1)
    .flatMap((move) => move.takeBack.filter((cell) => !takeBack.includes(cell)));
  const finished = removable.length === 0 ? whole : null;
  // Before a whole move is played, another one may be chosen, but not once balls have been taken back.
  const open = to === null || (finished !== null && takeBack.length === 0) ? moves : [];
  const hand = to !== null || picked === "reserve" ? null : picked;
  const lifted = open.flatMap(({ from }) => from ?? []);
  const reached = open.filter(({ from }) => from === hand).map((move) => move.to);
  return {
    canPlace: open.some(({ from }) => from === null),
    liftable: [...new Set(lifted)].filter((cell) => to === null || cell !== picked),
    // For the ball in hand or, with none in hand, for one of the reserve.
    targets: [...new Set(reached)].filter((cell) => cell !== to),
    removable,
    /** Those that the ball just played has completed. @type {readonly Figure[]} */
    figures: played[0]?.completes ?? [],
    whole, // the legal move that is the choice as it stands
    finished, // the same, once nothing is left to choose
  };
}

/** The choice after a click on a cell or "reserve"; null where that is not allowed. @type {(moves: readonly Move[], choice: Choice, place: string) => Choice | null} */
export function choose(moves, choice, place) {
  const now = options(moves, choice);
  if (choice.to !== null) {
    if (choice.takeBack.includes(place)) return putBack(moves, choice, place);
    if (now.removable.includes(place)) return { ...choice, takeBack: [...choice.takeBack, place] };
    if (now.finished === null || choice.takeBack.length > 0) return null;
    return place === choice.to ? NOTHING : choose(moves, NOTHING, place);
  }
  if (place === choice.picked) return NOTHING;
  if (now.targets.includes(place)) {
    return { picked: choice.picked ?? "reserve", to: place, takeBack: [] };
  }
  const mayPick = place === "reserve" ? now.canPlace : now.liftable.includes(place);
  return mayPick ? { picked: place, to: null, takeBack: [] } : null;
}

/**
 * Puts a ball that was taken back onto its cell again, and every later one that may not be taken
 * back without it.
 * @type {(moves: readonly Move[], choice: Choice, cell: string) => Choice}
 */
export function putBack(moves, choice, cell) {
  /** @type {Choice} */
  let kept = { ...choice, takeBack: [] };
  for (const taken of choice.takeBack) {
    if (taken === cell || !options(moves, kept).removable.includes(taken)) continue;
    kept = { ...kept, takeBack: [...kept.takeBack, taken] };
  }
  return kept;
}

/** Whether a move begins with a choice whose ball has been played. @type {(move: Move, choice: Choice) => boolean} */
export const fits = ({ from, to, takeBack }, choice) =>
  to === choice.to &&
  (from ?? "reserve") === choice.picked &&
  choice.takeBack.every((cell) => takeBack.includes(cell));

/** The text of the move that a choice means, legal or not. @type {(choice: Choice) => string} */
export function wording({ picked, to, takeBack }) {
  const from = picked === null || picked === "reserve" ? "" : `${picked}-`;
  return [from + (to ?? ""), ...takeBack].join("x");
}
