/**
 * Builds a move click by click by filtering the list of legal moves. It knows no rules: a place may
 * be clicked if at least one listed move is left afterwards.
 * @import { Figure, Move } from "../pkg/rules.js"
 */

/**
 * The part of a move chosen so far.
 * @typedef {object} Choice
 * @property {string | null} picked The ball in hand: a cell, "reserve", or null for none. Once `to`
 *   is set: where the ball came from.
 * @property {string | null} to The cell the ball was played to.
 * @property {readonly string[]} takeBack The cells of the balls taken back, in order of the clicks.
 */

/**
 * What may be clicked now.
 * @typedef {object} Options
 * @property {boolean} canPlace A ball of the reserve may be placed.
 * @property {string[]} liftable Balls that may be picked up.
 * @property {string[]} targets Cells for the ball in hand or, with none in hand, for one of the reserve.
 * @property {string[]} removable Balls that may be taken back.
 * @property {boolean} canStop The choice is a whole legal move as it stands.
 * @property {readonly Figure[]} figures The figures that the ball just played has completed.
 * @property {Move | null} finished The legal move, once nothing is left to choose.
 */

/** @type {Choice} */
export const NOTHING = Object.freeze({
  picked: null,
  to: null,
  takeBack: Object.freeze(/** @type {string[]} */ ([])),
});

/**
 * @param {readonly Move[]} moves The legal moves.
 * @param {Choice} choice
 * @returns {Options}
 */
export function options(moves, choice) {
  if (choice.to === null) return beforeTheBall(moves, choice.picked);
  const played = withBall(moves, choice);
  const taken = choice.takeBack;
  const removable =
    taken.length === 0
      ? played.filter((move) => move.takeBack.length === 1).map((move) => move.takeBack[0])
      : taken.length === 1
        ? played
            .filter((move) => move.takeBack.length === 2 && move.takeBack.includes(taken[0]))
            .map((move) => (move.takeBack[0] === taken[0] ? move.takeBack[1] : move.takeBack[0]))
        : [];
  const whole = stop(moves, choice);
  const finished = removable.length === 0 ? whole : null;
  // Before a whole move is played, another one may be chosen, but not once balls have been taken back.
  const open = finished !== null && taken.length === 0;
  const other = beforeTheBall(open ? moves : [], null);
  return {
    canPlace: other.canPlace,
    liftable: other.liftable.filter((cell) => cell !== choice.picked),
    targets: other.targets.filter((cell) => cell !== choice.to),
    removable,
    canStop: whole !== null,
    figures: played[0]?.completes ?? [],
    finished,
  };
}

/**
 * The choice after a click.
 * @param {readonly Move[]} moves
 * @param {Choice} choice
 * @param {string} place A cell or "reserve".
 * @returns {Choice | null} Null where the click is not allowed.
 */
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

/**
 * One step back: the last ball taken back, else the ball played, else the ball picked up.
 * @type {(moves: readonly Move[], choice: Choice) => Choice}
 */
export function stepBack(moves, choice) {
  const last = choice.takeBack.at(-1);
  return last === undefined ? NOTHING : putBack(moves, choice, last);
}

/**
 * The legal move that is the choice as it stands.
 * @type {(moves: readonly Move[], choice: Choice) => Move | null}
 */
export function stop(moves, choice) {
  if (choice.to === null) return null;
  return withBall(moves, choice).find((move) => sameSet(move.takeBack, choice.takeBack)) ?? null;
}

/**
 * Whether a move begins with a choice whose ball has been played.
 * @param {Move} move
 * @param {Choice} choice
 */
export function fits({ from, to, takeBack }, choice) {
  return (
    to === choice.to &&
    (from ?? "reserve") === choice.picked &&
    choice.takeBack.every((cell) => takeBack.includes(cell))
  );
}

/**
 * The text of the move that a choice means, legal or not.
 * @type {(choice: Choice) => string}
 */
export function wording(choice) {
  const from = choice.picked === null || choice.picked === "reserve" ? "" : `${choice.picked}-`;
  return [from + (choice.to ?? ""), ...choice.takeBack].join("x");
}

/** @type {(moves: readonly Move[], picked: string | null) => Options} */
function beforeTheBall(moves, picked) {
  const placing = moves.filter((move) => move.from === null);
  const from = picked === null || picked === "reserve" ? null : picked;
  return {
    canPlace: placing.length > 0,
    liftable: unique(moves.flatMap((move) => (move.from === null ? [] : [move.from]))),
    targets: unique(moves.filter((move) => move.from === from).map((move) => move.to)),
    removable: [],
    canStop: false,
    figures: [],
    finished: null,
  };
}

/**
 * The moves that play the same ball to the same cell.
 * @param {readonly Move[]} moves
 * @param {Choice} choice
 */
function withBall(moves, choice) {
  return moves.filter((move) => fits(move, { ...choice, takeBack: [] }));
}

/**
 * @param {readonly string[]} a
 * @param {readonly string[]} b
 */
function sameSet(a, b) {
  return a.length === b.length && a.every((item) => b.includes(item));
}

/**
 * @template T
 * @param {T[]} items
 */
function unique(items) {
  return [...new Set(items)];
}
