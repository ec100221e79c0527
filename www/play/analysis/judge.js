/**
 * What scores mean: the standing of a position, and whether a move gave something away. Proven values
 * and estimates are kept apart everywhere; an estimate never makes a mistake, only a doubt.
 */

/** @typedef {import("../../pkg/pylos.js").MoveScore} MoveScore */
/** @typedef {"win" | "draw" | "loss"} Value */

/**
 * The standing of a position for the player to move.
 * @typedef {object} Standing
 * @property {Value | null} value Null where it is not proven.
 * @property {number | null} distance Moves to the end, where known or estimated.
 * @property {boolean} estimated Whether the distance is an estimate.
 * @property {boolean} exact
 * @property {number} chance Of winning, 0 to 1, draws counted half; 0, 0.5 or 1 where proven.
 * @property {boolean} holds At least a draw is proven.
 */

/**
 * What a move gave away.
 * @typedef {object} Judgement
 * @property {"mistake" | "doubtful" | "slow"} kind A mistake is proven; doubtful goes by estimates; slow keeps the
 *   value, but wins later or loses earlier than needed.
 * @property {Standing} best What could be had.
 * @property {Standing} played What was left.
 * @property {string} better The move that keeps it.
 * @property {number} turns What a slow move costs; 0 for the others.
 */

/** Proven values, worst first. */
const RANKS = ["loss", "draw", "win"];

/** The estimate, in hundredths of a ball, at which e : 1 of the games are won; fitted to solved positions. */
const SCALE = 40;

/** A move that loses this much of its chance is doubtful. */
const DOUBT = 0.3;

/** The chance of the player who makes a move. @param {MoveScore} score */
export function chance({ value, score }) {
  return value === null ? 1 / (1 + Math.exp(-score / SCALE)) : RANKS.indexOf(value) / 2;
}

/** The turns to the end: known or, after a proven value, estimated. @param {MoveScore} score */
export const turnsOf = ({ distance, estimate }) => distance ?? estimate ?? null;

/** Whether the turns to the end of a proven win or loss are not even estimated. @param {readonly MoveScore[]} scores */
export const lacksTurns = (scores) =>
  scores.some((score) => score.exact && score.value !== "draw" && turnsOf(score) === null);

/** Whether more thinking cannot add anything. @param {readonly MoveScore[]} scores */
export function isSettled(scores) {
  return scores.every(
    ({ exact, value, distance }) => exact && (value === "draw" || distance !== null),
  );
}

/**
 * The standing of the player to move.
 * @param {readonly MoveScore[]} scores Best first; at least one.
 * @returns {Standing}
 */
export function standing(scores) {
  const [best] = scores;
  // A win is the best there is; anything less takes knowing all the others.
  const exact = best.value === "win" || scores.every((score) => score.exact);
  const holds = scores.some(({ value }) => value === "win" || value === "draw");
  return {
    value: exact ? best.value : null,
    distance: exact ? turnsOf(best) : null,
    estimated: best.distance === null,
    exact,
    chance: chance(best),
    holds,
  };
}

/**
 * The standing after a move, of the player who makes it.
 * @type {(score: MoveScore) => Standing}
 */
export function standingAfter(score) {
  const { value, exact } = score;
  return {
    value,
    distance: turnsOf(score),
    estimated: score.distance === null,
    exact,
    chance: chance(score),
    holds: value === "win" || value === "draw",
  };
}

/**
 * The same for the other player, counted from one move later (or, with 1, from one move before).
 * @type {(standing: Standing, by?: 1 | -1) => Standing}
 */
export function turned({ value, distance, estimated, exact, chance }, by = -1) {
  return {
    value: value && /** @type {Value} */ (RANKS[2 - RANKS.indexOf(value)]),
    distance: distance === null ? null : distance + by,
    estimated,
    exact,
    chance: 1 - chance,
    holds: value === "loss" || value === "draw",
  };
}

/**
 * Judges a move by the scores of the position it was played in.
 * @param {readonly MoveScore[]} scores Best first.
 * @param {string} move The move played.
 * @param {Standing | null} after What is known of the position it led to, for the player to move there.
 * @returns {Judgement | null} Null: nothing was given away, or nothing is known.
 */
export function judge(scores, move, after) {
  const listed = scores.find(({ text }) => text === move);
  if (listed === undefined) return null;
  const played = outcome(listed, after);
  const proven = scores.find(({ exact }) => exact);
  if (proven && played.exact && rank(proven) > rank(played)) {
    return { kind: "mistake", best: standingAfter(proven), played, better: proven.text, turns: 0 };
  }
  const [best] = scores;
  const turns = turnsLost(standingAfter(best), played);
  if (turns > 0) {
    return { kind: "slow", best: standingAfter(best), played, better: best.text, turns };
  }
  const lost = chance(best) - played.chance;
  if (best.text === move || (best.exact && played.exact) || lost < DOUBT) return null;
  return { kind: "doubtful", best: standingAfter(best), played, better: best.text, turns: 0 };
}

/**
 * How many turns later a move wins than another one, or how many turns earlier it loses, by exact distances.
 * @type {(best: Standing, played: Standing) => number}
 */
function turnsLost(best, played) {
  const known = [best, played].every(
    ({ exact, estimated, distance }) => exact && !estimated && distance !== null,
  );
  if (!known || best.value !== played.value) return 0;
  const later = Number(played.distance) - Number(best.distance);
  return best.value === "win" ? later : -later;
}

/**
 * What a move led to: by its own score or, where only that is proven, by the position after it.
 * @param {MoveScore} listed
 * @param {Standing | null} after
 */
function outcome(listed, after) {
  return !listed.exact && after?.exact ? turned(after, 1) : standingAfter(listed);
}

/** @param {{ value: Value | null }} known */
function rank({ value }) {
  return value === null ? -1 : RANKS.indexOf(value);
}
