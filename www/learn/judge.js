// Judges what a learner has done against the data of a lesson. It knows no rules: turns arrive from the list of
// legal ones, and refusals from the board.

/** @typedef {import("./lesson.js").Condition} Condition */
/** @typedef {import("./lesson.js").Turn} Turn */
/** @typedef {import("./lesson.js").Selection} Selection */
/** @typedef {import("../pkg/pylos.js").Game} Game */
/** @typedef {import("../pkg/pylos.js").Move} Move */

/**
 * A legal turn and the games around it.
 * @typedef {object} Played
 * @property {Move} move
 * @property {Game} before
 * @property {Game} after
 */

/**
 * A place that was chosen, and refused.
 * @typedef {object} Refused
 * @property {string} place a cell, or "light" or "dark" for a reserve
 * @property {string | null} from the ball that was picked up or played: a cell, "reserve", or null
 */

/**
 * @typedef {object} Verdict
 * @property {boolean} good what was asked for
 * @property {string | null} say the answer to a mistake that the lesson knows; null where it knows none
 */

/** @type {Verdict} */
const GOOD = Object.freeze({ good: true, say: null });

/**
 * @param {Turn} turn
 * @param {Played} played
 * @returns {Verdict}
 */
export function judgeMove(turn, played) {
  if (holds(turn.want, played)) return GOOD;
  const mistake = turn.mistakes?.find(({ when }) => holds(when, played));
  return { good: false, say: mistake?.say ?? turn.otherwise ?? null };
}

/**
 * @param {Turn} turn
 * @param {Refused} refused
 * @returns {Verdict} never good; the rules' own reason stands where the lesson says nothing
 */
export function judgeRefusal(turn, { place, from }) {
  const mistake = turn.mistakes?.find(
    ({ when }) =>
      when.refused !== undefined &&
      list(when.refused).includes(place) &&
      (when.from === undefined || comesFrom(when.from, from === "reserve" ? null : from)),
  );
  return { good: false, say: mistake?.say ?? null };
}

/**
 * @param {Selection} selection
 * @param {string} cell
 * @returns {Verdict}
 */
export function judgeSelection(selection, cell) {
  if (list(selection.cells).includes(cell)) return GOOD;
  const mistake = selection.mistakes?.find(({ cells }) => list(cells).includes(cell));
  return { good: false, say: mistake?.say ?? null };
}

/**
 * @param {Selection} selection
 * @param {readonly string[]} chosen good cells
 */
export function isComplete(selection, chosen) {
  return list(selection.cells).every((cell) => chosen.includes(cell));
}

/**
 * The opponent's turn: the first of the wished ones that is legal.
 * @param {Turn} turn
 * @param {readonly Move[]} legal
 * @returns {Move | null}
 */
export function replyTo(turn, legal) {
  for (const wish of list(turn.reply ?? "")) {
    const move = legal.find(({ text }) => text === wish);
    if (move !== undefined) return move;
  }
  return null;
}

/**
 * The turns that would be good, to be shown to a learner who asks.
 * @param {Turn} turn
 * @param {Game} game
 * @param {readonly Move[]} legal
 * @param {(game: Game, move: Move) => Game} play
 * @returns {Move[]}
 */
export function solutions(turn, game, legal, play) {
  return legal.filter((move) => holds(turn.want, { move, before: game, after: play(game, move) }));
}

/**
 * @param {Condition} when
 * @param {Played} played
 */
function holds(when, { move, before, after }) {
  if (when.refused !== undefined) return false;
  const player = before.turn;
  const { from, to, takeBack, completes } = move;
  return (
    (when.move === undefined || list(when.move).includes(move.text)) &&
    (when.from === undefined || comesFrom(when.from, from)) &&
    (when.to === undefined || list(when.to).includes(to)) &&
    (when.level === undefined || Number(to[0]) === when.level) &&
    (when.completes === undefined ||
      (when.completes === "nothing"
        ? completes.length === 0
        : completes.some(({ kind }) => kind === when.completes))) &&
    (when.figures === undefined || completes.length >= when.figures) &&
    (when.takes === undefined || takeBack.length === when.takes) &&
    (when.takesBack === undefined ||
      list(when.takesBack).every((cell) => takeBack.includes(cell))) &&
    (when.reserve === undefined || after.reserve[player] >= when.reserve) &&
    (when.wins === undefined || (after.result?.winner === player) === when.wins)
  );
}

/**
 * @param {string} source
 * @param {string | null} from null for the reserve
 */
function comesFrom(source, from) {
  if (source === "reserve") return from === null;
  if (source === "board") return from !== null;
  return from !== null && list(source).includes(from);
}

/** @param {string} text */
function list(text) {
  return text === "" ? [] : text.split(" ");
}
