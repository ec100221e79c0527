/**
 * The verdict on what a solver does: in a lesson by its data, in a puzzle by the replies of its file or, where only the right
 * moves are known, by the engine.
 * @import { Condition, Selection, Turn } from "./lesson.js"
 * @import { Exercise, ExerciseRules, Game, Verdict } from "./types.js"
 * @import { Move } from "../pkg/pylos.js"
 */

/** A legal move and the games around it. @typedef {{ move: Move, before: Game, after: Game }} Played */

/** The verdict on a legal move of a lesson. @type {(rules: ExerciseRules, turn: Turn, before: Game, move: Move) => Verdict} */
export function judgeMove(rules, turn, before, move) {
  const { want, mistakes = [], otherwise = null } = turn;
  const played = { move, before, after: rules.play(before, move.text) };
  if (holds(want, played)) return { isRight: true, reply: replyTo(rules, turn, played.after) };
  const mistake = mistakes.find(({ when }) => holds(when, played));
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

/** The opponent's move: the first of the preferred ones that is legal. @type {(rules: ExerciseRules, turn: Turn, game: Game) => string | null} */
export function replyTo(rules, { reply = "" }, game) {
  const legal = rules.legalMoves(game).map(({ text }) => text);
  return listed(reply).find((wish) => legal.includes(wish)) ?? null;
}

/** The legal moves that the step asks for. @type {(rules: ExerciseRules, turn: Turn, game: Game) => Move[]} */
export const solutions = ({ legalMoves, play }, { want }, before) =>
  legalMoves(before).filter((move) => holds(want, { move, before, after: play(before, move) }));

/** The words of a text, such as cells or moves. @param {string} text */
export const listed = (text) => (text === "" ? [] : text.split(" "));

/** @type {(when: Condition, played: Played) => boolean} */
function holds(when, { move, before, after }) {
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
    reserve: (wanted) => after.reserve[player] >= wanted,
    wins: (wanted) => (after.result?.winner === player) === wanted,
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

/** Worst first. */
const VALUES = /** @type {const} */ (["lost", "endless", "won"]);

/** @type {(exercise: Exercise, step: number, move: string, before: Game, rules: ExerciseRules) => Promise<Verdict>} `step`: the solver's moves before it. */
export async function verdictOn(exercise, step, move, before, rules) {
  const { right, value = "won" } = exercise;
  if (right === undefined) return verdictByFile(exercise, step, move, before, rules);
  if (right.includes(move)) return { isRight: true, value, reply: null };
  const after = rules.play(before, move);
  if (after.result !== null) return { isRight: false, value: "lost", reply: null };
  const [{ know }, { provenValue, rankOf }] = await Promise.all([
    import("../engine/know.js"),
    import("../engine/judge.js"),
  ]);
  const scores = (await know(after, "moment").catch(() => null))?.scores ?? [];
  const proven = provenValue(scores);
  const left = proven && VALUES[2 - rankOf(proven)];
  // The moves that were not proven when the game was looked through may be right as well.
  const isRight = left !== null && VALUES.indexOf(left) >= VALUES.indexOf(value);
  return {
    isRight,
    value: left ?? (value === "won" ? null : "lost"),
    reply: isRight ? null : (scores[0]?.text ?? null),
  };
}

/** By the line of a puzzle, and the replies of its file to wrong moves. @type {(...about: Parameters<typeof verdictOn>) => Verdict} */
export function verdictByFile({ value, line = [], replies = [] }, step, move, before, rules) {
  if (move === line[2 * step]) return { isRight: true, value, reply: line[2 * step + 1] ?? null };
  const after = rules.play(before, move);
  if (after.result !== null) {
    const { winner } = after.result;
    const ending = winner === null ? "endless" : winner === before.turn ? "won" : "lost";
    return { isRight: false, value: ending, reply: null };
  }
  const group = replies[step] ?? [];
  const own = group.find((entry) => entry.startsWith(`${move}>`))?.slice(move.length + 1);
  const legal = rules.legalMoves(after).map(({ text }) => text);
  const entry = own ?? group.find((one) => legal.includes(bare(one)));
  if (entry === undefined) return { isRight: false, value: "lost", reply: null };
  return { isRight: false, value: entry.endsWith("=") ? "endless" : "lost", reply: bare(entry) };
}

/** @param {string} entry */
const bare = (entry) => entry.replace(/=$/, "");
