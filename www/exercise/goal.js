/**
 * Judges what a learner has done against the data of a lesson. It knows no rules: moves come from the list of
 * legal ones, and refusals from the board.
 * @import { Condition, Selection, Turn } from "./lesson.js"
 * @import { Verdict } from "./types.js"
 * @import { Game, Move } from "../pkg/pylos.js"
 */

/**
 * A legal move and the games around it.
 * @typedef {object} Played
 * @property {Move} move
 * @property {Game} before
 * @property {Game} after
 */

/** @typedef {(game: Game, move: Move) => Game} Play */

/**
 * @typedef {object} Answer
 * @property {boolean} good Whether it was asked for.
 * @property {string | null} say The lesson's answer to a mistake; null if it has none.
 */

/** @type {Answer} */
const GOOD = Object.freeze({ good: true, say: null });

/** @type {(turn: Turn, played: Played) => Answer} */
export function judgeMove(turn, played) {
  if (holds(turn.want, played)) return GOOD;
  const mistake = turn.mistakes?.find(({ when }) => holds(when, played));
  return { good: false, say: mistake?.say ?? turn.otherwise ?? null };
}

/** @type {(turn: Turn, played: Played, replies: readonly Move[]) => Verdict} `replies`: the opponent's legal moves. */
export function verdictOf(turn, played, replies) {
  const { good, say } = judgeMove(turn, played);
  return { isRight: good, say, reply: good ? (replyTo(turn, replies)?.text ?? null) : null };
}

/**
 * @param {Turn} turn
 * @param {string} place The place that was chosen: a cell, or "light" or "dark" for a reserve.
 * @param {string | null} picked The ball in hand: a cell, "reserve", or null.
 * @returns {string | null} The lesson's answer; null if it has none.
 */
export function judgeRefusal(turn, place, picked) {
  const mistake = turn.mistakes?.find(
    ({ when }) =>
      when.refused !== undefined &&
      listed(when.refused).includes(place) &&
      (when.from === undefined || comesFrom(when.from, picked === "reserve" ? null : picked)),
  );
  return mistake?.say ?? null;
}

/** @type {(selection: Selection, cell: string) => Answer} */
export function judgeSelection(selection, cell) {
  if (listed(selection.cells).includes(cell)) return GOOD;
  const mistake = selection.mistakes?.find(({ cells }) => listed(cells).includes(cell));
  return { good: false, say: mistake?.say ?? null };
}

/**
 * @param {Selection} selection
 * @param {readonly string[]} chosen Right cells.
 */
export function isComplete(selection, chosen) {
  return listed(selection.cells).every((cell) => chosen.includes(cell));
}

/**
 * The opponent's move: the first of the preferred ones that is legal.
 * @type {(turn: Turn, legal: readonly Move[]) => Move | null}
 */
export function replyTo(turn, legal) {
  const moves = listed(turn.reply ?? "").map((wish) => legal.find(({ text }) => text === wish));
  return moves.find((move) => move !== undefined) ?? null;
}

/**
 * The moves that the step asks for.
 * @type {(turn: Turn, game: Game, legal: readonly Move[], play: Play) => Move[]}
 */
export function solutions(turn, game, legal, play) {
  return legal.filter((move) => isAsked(turn, game, move, play));
}

/**
 * Whether the step asks for a legal move.
 * @type {(turn: Turn, game: Game, move: Move, play: Play) => boolean}
 */
export function isAsked(turn, game, move, play) {
  return holds(turn.want, {
    move,
    before: game,
    // Few conditions need it.
    get after() {
      return play(game, move);
    },
  });
}

/** The words of a text, such as cells or moves. @param {string} text */
export function listed(text) {
  return text === "" ? [] : text.split(" ");
}

/**
 * @param {Condition} when
 * @param {Played} played
 */
function holds(when, played) {
  if (when.refused !== undefined) return false;
  const { move, before } = played;
  const player = before.turn;
  const { from, to, takeBack, completes } = move;
  return (
    (when.move === undefined || listed(when.move).includes(move.text)) &&
    (when.from === undefined || comesFrom(when.from, from)) &&
    (when.to === undefined || listed(when.to).includes(to)) &&
    (when.level === undefined || Number(to[0]) === when.level) &&
    (when.completes === undefined ||
      (when.completes === "nothing"
        ? completes.length === 0
        : completes.some(({ kind }) => kind === when.completes))) &&
    (when.figures === undefined || completes.length >= when.figures) &&
    (when.takes === undefined || takeBack.length === when.takes) &&
    (when.takesBack === undefined ||
      listed(when.takesBack).every((cell) => takeBack.includes(cell))) &&
    (when.reserve === undefined || played.after.reserve[player] >= when.reserve) &&
    (when.wins === undefined || (played.after.result?.winner === player) === when.wins)
  );
}

/**
 * @param {string} source
 * @param {string | null} from Null for the reserve.
 */
function comesFrom(source, from) {
  if (source === "reserve") return from === null;
  if (source === "board") return from !== null;
  return from !== null && listed(source).includes(from);
}
