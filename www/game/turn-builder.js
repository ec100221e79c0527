// Builds a turn click by click by filtering the list of legal turns. It knows no rules: whatever may be
// clicked is what still leaves at least one listed turn.

/** @typedef {import("../pkg/pylos.js").Move} Move */
/** @typedef {import("../pkg/pylos.js").Figure} Figure */

/**
 * The part of a turn that has been chosen so far.
 * @typedef {object} Choice
 * @property {string | null} picked the ball picked up ("1b2"), "reserve", or null; once `to` is set: where the ball came from
 * @property {string | null} to the cell the ball was played to
 * @property {readonly string[]} takeBack cells taken back, in the order of the clicks
 */

/**
 * What may be clicked now.
 * @typedef {object} Options
 * @property {boolean} canPlace a ball of the reserve may be placed
 * @property {string[]} liftable balls that may be picked up
 * @property {string[]} targets cells the picked ball (or, with nothing picked, one of the reserve) may go to
 * @property {string[]} removable balls that may be taken back
 * @property {boolean} canStop the turn may end as it stands
 * @property {readonly Figure[]} figures what the ball just played has completed
 * @property {Move | null} finished the listed turn, once nothing is left to choose
 */

/** @type {Choice} */
export const NOTHING = Object.freeze({
  picked: null,
  to: null,
  takeBack: Object.freeze(/** @type {string[]} */ ([])),
});

/**
 * @param {readonly Move[]} moves the legal turns
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
  const stop = played.find((move) => sameSet(move.takeBack, taken)) ?? null;
  return {
    canPlace: false,
    liftable: [],
    targets: [],
    removable,
    canStop: stop !== null,
    figures: played[0]?.completes ?? [],
    finished: removable.length === 0 ? stop : null,
  };
}

/**
 * The choice after a click on `place` ("reserve" or a cell), or null where that click means nothing.
 * @param {readonly Move[]} moves
 * @param {Choice} choice
 * @param {string} place
 * @returns {Choice | null}
 */
export function choose(moves, choice, place) {
  const now = options(moves, choice);
  if (choice.to !== null) {
    if (choice.takeBack.includes(place)) return putBack(moves, choice, place);
    if (!now.removable.includes(place)) return null;
    return { ...choice, takeBack: [...choice.takeBack, place] };
  }
  if (place === choice.picked) return NOTHING;
  if (now.targets.includes(place)) {
    return { picked: choice.picked ?? "reserve", to: place, takeBack: [] };
  }
  const mayPick = place === "reserve" ? now.canPlace : now.liftable.includes(place);
  return mayPick ? { picked: place, to: null, takeBack: [] } : null;
}

/**
 * Puts a ball that was taken back onto its cell again, and with it every later one that may no longer be
 * taken back without it.
 * @param {readonly Move[]} moves
 * @param {Choice} choice
 * @param {string} cell
 * @returns {Choice}
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
 * One step back inside the turn: the last ball taken back, else the ball played, else the ball picked up.
 * @param {readonly Move[]} moves
 * @param {Choice} choice
 * @returns {Choice}
 */
export function stepBack(moves, choice) {
  const last = choice.takeBack.at(-1);
  return last === undefined ? NOTHING : putBack(moves, choice, last);
}

/**
 * The listed turn that ends with the choice as it stands ("Done"), or null.
 * @param {readonly Move[]} moves
 * @param {Choice} choice
 * @returns {Move | null}
 */
export function stop(moves, choice) {
  if (choice.to === null) return null;
  return withBall(moves, choice).find((move) => sameSet(move.takeBack, choice.takeBack)) ?? null;
}

/**
 * The text of the turn a person means by the choice, whether it is legal or not.
 * @param {Choice} choice
 * @returns {string}
 */
export function wording(choice) {
  const from = choice.picked === null || choice.picked === "reserve" ? "" : `${choice.picked}-`;
  return [from + (choice.to ?? ""), ...choice.takeBack].join("x");
}

/**
 * @param {readonly Move[]} moves
 * @param {string | null} picked
 * @returns {Options}
 */
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
 * @param {readonly Move[]} moves
 * @param {Choice} choice
 */
function withBall(moves, choice) {
  const from = choice.picked === "reserve" ? null : choice.picked;
  return moves.filter((move) => move.from === from && move.to === choice.to);
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
