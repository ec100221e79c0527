/**
 * Judges what a learner has done against the data of a lesson. It knows no rules: moves come from the list of
 * legal ones, and refusals from the board.
 * @import { Condition, Selection, Turn } from "./lesson.js"
 * @import { Verdict } from "./types.js"
 * @import { Game, Move } from "../pkg/pylos.js"
 */

/** A legal move and the games around it. @typedef {{ move: Move, before: Game, after: Game }} Played */

/** The verdict on a legal move. @type {(turn: Turn, played: Played, replies: readonly Move[]) => Verdict} `replies`: the opponent's legal moves. */
export function judgeMove(turn, played, replies) {
  const { want, mistakes = [], otherwise = null } = turn;
  const fits = (/** @type {Condition} */ when) => holds(when, played, () => played.after);
  if (fits(want)) {
    return { isRight: true, reply: replyTo(turn, replies)?.text ?? null };
  }
  const mistake = mistakes.find(({ when }) => fits(when));
  return { isRight: false, say: mistake?.say ?? otherwise, reply: null };
}

/**
 * The lesson's answer to an illegal choice; null if it has none.
 * @type {(turn: Turn, place: string, picked: string | null) => string | null} `place`: a cell, or "light" or "dark" for a
 *   reserve; `picked`: the ball in hand, a cell or "reserve".
 */
export function judgeRefusal({ mistakes = [] }, place, picked) {
  const mistake = mistakes.find(
    ({ when: { refused = "", from } }) =>
      listed(refused).includes(place) &&
      (from === undefined || comesFrom(from, picked === "reserve" ? null : picked)),
  );
  return mistake?.say ?? null;
}

/** Whether a ball is one of those to choose; else the lesson's answer. @type {(selection: Selection, cell: string) => Pick<Verdict, "isRight" | "say">} */
export function judgeSelection({ cells, mistakes = [] }, cell) {
  const mistake = mistakes.find(({ cells }) => listed(cells).includes(cell));
  return { isRight: listed(cells).includes(cell), say: mistake?.say };
}

/** The opponent's move: the first of the preferred ones that is legal. @type {(turn: Turn, legal: readonly Move[]) => Move | null} */
export function replyTo({ reply = "" }, legal) {
  const moves = listed(reply).map((wish) => legal.find(({ text }) => text === wish));
  return moves.find((move) => move !== undefined) ?? null;
}

/** The legal moves that the step asks for. @type {(turn: Turn, game: Game, legal: readonly Move[], play: (game: Game, move: Move) => Game) => Move[]} */
export const solutions = ({ want }, before, legal, play) =>
  legal.filter((move) => holds(want, { move, before }, () => play(before, move)));

/** The words of a text, such as cells or moves. @param {string} text */
export const listed = (text) => (text === "" ? [] : text.split(" "));

/** @type {(when: Condition, played: Omit<Played, "after">, after: () => Game) => boolean} `after`: few conditions need it. */
function holds(when, { move, before }, after) {
  const player = before.turn;
  const { from, to, takeBack, completes } = move;
  /** What holds of each part of the condition. @type {Record<string, (wanted: any) => boolean>} */
  const parts = {
    refused: () => false,
    move: (wanted) => listed(wanted).includes(move.text),
    from: (wanted) => comesFrom(wanted, from),
    to: (wanted) => listed(wanted).includes(to),
    level: (wanted) => Number(to[0]) === wanted,
    completes: (wanted) =>
      wanted === "nothing" ? completes.length === 0 : completes.some(({ kind }) => kind === wanted),
    figures: (wanted) => completes.length >= wanted,
    takes: (wanted) => takeBack.length === wanted,
    takesBack: (wanted) => listed(wanted).every((cell) => takeBack.includes(cell)),
    reserve: (wanted) => after().reserve[player] >= wanted,
    wins: (wanted) => (after().result?.winner === player) === wanted,
  };
  return Object.entries(when).every(
    ([part, wanted]) => wanted === undefined || parts[part](wanted),
  );
}

/** @type {(source: string, from: string | null) => boolean} `from`: null for the reserve. */
function comesFrom(source, from) {
  if (source === "reserve") return from === null;
  if (source === "board") return from !== null;
  return listed(source).includes(from ?? "");
}
