/**
 * What a move does and leaves to both players, in words. A sentence claims only what the legal moves show.
 * @import { Figure, Game, Move } from "../pkg/rules.js"
 * @import { PuzzleText } from "../text/puzzle.js"
 * @import { ExerciseRules } from "./types.js"
 */

import { CELLS, supportOf } from "../board/geometry.js";
import { other, passed } from "../game/session.js";
import { moveWords, resultLine } from "../game/words.js";

/** @typedef {Figure["kind"]} Kind */

/** @type {(read: PuzzleText, rules: ExerciseRules, before: Game, turn: string, isOwn: boolean) => string} `isOwn`: by the reader, who is not told that a ball was placed. */
export function moveFacts(read, rules, before, turn, isOwn) {
  const after = rules.play(before, turn);
  const status = (/** @type {string} */ words) => read("say.status", { status: words });
  if (after.result !== null) return status(resultLine(read, after.result));
  const player = before.turn;
  const against = other(player);
  const move = /** @type {Move} */ (after.lastMove);
  const said = [];
  if (!isOwn || move.from !== null || move.completes.length > 0) {
    said.push(status(moveWords(read, player, move, true)));
  }
  const threats = rules.legalMoves(passed(rules, before));
  const replies = rules.legalMoves(after);
  const completes = KINDS.some((kind) => canComplete(replies, kind));
  // The opponent could have completed it next, and can complete nothing now.
  const figure = completes ? undefined : KINDS.find((kind) => canComplete(threats, kind));
  if (figure !== undefined) said.push(read("reason.blocks", { other: against, figure }));
  // A ball of the player's that carried another one, and could be raised next.
  const cell = passed(rules, after).liftable.find(
    (one) => before.balls[one] && carries(before, one),
  );
  if (cell !== undefined) said.push(read("puzzle.frees", { cell }));
  const sure = sureOf(rules, after, replies);
  if (sure) said.push(read("puzzle.sure", { player, other: against, ...sure }));
  // These weigh less, and would be one sentence too many.
  if (figure === undefined && cell === undefined && !sure && !canRaise(replies)) {
    if (canRaise(threats)) said.push(read("puzzle.stopsRaise", { other: against }));
    else if (!completes) said.push(read("puzzle.mustPlace", { other: against }));
  }
  return said.join(" ");
}

const KINDS = /** @type {const} */ (["square", "line"]);

/** @type {(moves: readonly Move[], kind: Kind) => boolean} */
const canComplete = (moves, kind) =>
  moves.some(({ completes }) => completes.some((figure) => figure.kind === kind));

/** @param {readonly Move[]} moves */
const canRaise = (moves) => moves.some(({ from }) => from !== null);

/** Whether a ball of the board has another one on it. @type {(game: Game, cell: string) => boolean} */
const carries = ({ balls }, cell) =>
  CELLS.some((place) => balls[place.name] && supportOf(place).includes(cell));

/** What may be left to the player, the strongest first; with both a figure and a raise: one of the two. */
const LEFT = [
  ...KINDS.map((figure) => ({ figure, raises: false })),
  { figure: null, raises: true },
  ...KINDS.map((figure) => ({ figure, raises: true })),
];

/** What is left to the player after every reply. @type {(rules: ExerciseRules, after: Game, replies: readonly Move[]) => (typeof LEFT)[number] | undefined} */
function sureOf(rules, after, replies) {
  let sure = LEFT;
  for (const { text } of replies) {
    const moves = rules.legalMoves(rules.play(after, text));
    sure = sure.filter(
      ({ figure, raises }) => (figure && canComplete(moves, figure)) || (raises && canRaise(moves)),
    );
  }
  return sure[0];
}
