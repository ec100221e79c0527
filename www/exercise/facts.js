/**
 * What a move does and leaves to both players, by the rules alone, and in words. A sentence claims only what the legal
 * moves show.
 * @import { Player } from "../board/types.js"
 * @import { Figure, Game, Move } from "../pkg/rules.js"
 * @import { PuzzleText } from "../text/puzzle.js"
 * @import { ExerciseRules } from "./types.js"
 */

import { cellAt, supportOf } from "../board/geometry.js";
import { other, passed } from "../game/session.js";
import { moveWords, resultLine } from "../game/words.js";

/** @typedef {Figure["kind"]} Kind */

/**
 * @typedef {object} Facts
 * @property {Player} player Who played the move.
 * @property {Move} move
 * @property {Game["result"]} result
 * @property {Kind | null} blocks What the opponent could have completed next, and cannot complete now; nor anything else.
 * @property {boolean} stopsRaise Whether the opponent could have raised a ball next, and can raise none now.
 * @property {boolean} mustPlace Whether the opponent can neither complete anything nor raise a ball.
 * @property {string | null} frees A ball of the player's that carried another one and could be raised next.
 * @property {{ figure: Kind | null, raises: boolean } | null} sure What the player can do next, whatever the opponent
 *   plays; with both a figure and a raise: one of the two.
 */

/**
 * @param {ExerciseRules} rules
 * @param {Game} before
 * @param {string} turn
 * @returns {Facts}
 */
export function factsOf(rules, before, turn) {
  const after = rules.play(before, turn);
  const { lastMove, result } = after;
  const facts = {
    player: before.turn,
    move: /** @type {Move} */ (lastMove),
    result,
    blocks: null,
    stopsRaise: false,
    mustPlace: false,
    frees: null,
    sure: null,
  };
  if (result !== null) return facts;
  const threats = rules.legalMoves(passed(rules, before));
  const replies = rules.legalMoves(after);
  const completes = KINDS.some((kind) => canComplete(replies, kind));
  const raises = canRaise(replies);
  const next = passed(rules, after);
  return {
    ...facts,
    blocks: completes ? null : (KINDS.find((kind) => canComplete(threats, kind)) ?? null),
    stopsRaise: canRaise(threats) && !raises,
    mustPlace: !completes && !raises,
    frees: next.liftable.find((cell) => before.balls[cell] && carries(before, cell)) ?? null,
    sure: sureOf(rules, after, replies),
  };
}

const KINDS = /** @type {const} */ (["square", "line"]);

/** @type {(moves: readonly Move[], kind: Kind) => boolean} */
const canComplete = (moves, kind) =>
  moves.some(({ completes }) => completes.some((figure) => figure.kind === kind));

/** @param {readonly Move[]} moves */
const canRaise = (moves) => moves.some(({ from }) => from !== null);

/** Whether a ball of the board has another one on it. @type {(game: Game, cell: string) => boolean} */
const carries = ({ balls }, cell) =>
  Object.keys(balls).some((above) => {
    const place = cellAt(above);
    return place !== undefined && supportOf(place).includes(cell);
  });

/**
 * What is left to the player after every reply.
 * @type {(rules: ExerciseRules, after: Game, replies: readonly Move[]) => Facts["sure"]}
 */
function sureOf(rules, after, replies) {
  let raises = true;
  /** @type {readonly Kind[]} */
  let figures = KINDS;
  /** Those that are left where no raise is. @type {readonly Kind[]} */
  let others = KINDS;
  for (const { text } of replies) {
    const left = rules.legalMoves(rules.play(after, text));
    const isLeft = (/** @type {Kind} */ kind) => canComplete(left, kind);
    figures = figures.filter(isLeft);
    if (!canRaise(left)) {
      raises = false;
      others = others.filter(isLeft);
      if (others.length === 0) return null;
    }
  }
  if (figures.length > 0) return { figure: figures[0], raises: false };
  return { figure: raises ? null : others[0], raises: true };
}

/**
 * @param {PuzzleText} read
 * @param {Facts} facts
 * @param {boolean} isOwn Whether the move is the reader's own: then it is not said that a ball was placed.
 */
export function factWords(read, facts, isOwn) {
  const { player, move, result, blocks, stopsRaise, mustPlace, frees, sure } = facts;
  const status = (/** @type {string} */ words) => read("say.status", { status: words });
  if (result !== null) return status(resultLine(read, result));
  const against = other(player);
  const said = [];
  if (!isOwn || move.from !== null || move.completes.length > 0) {
    said.push(status(moveWords(read, player, move, true)));
  }
  if (blocks !== null) said.push(read("reason.blocks", { other: against, figure: blocks }));
  if (frees !== null) said.push(read("puzzle.frees", { cell: frees }));
  if (sure !== null) said.push(read("puzzle.sure", { player, other: against, ...sure }));
  // These weigh less, and would be one sentence too many.
  if (blocks === null && frees === null && sure === null) {
    if (stopsRaise) said.push(read("puzzle.stopsRaise", { other: against }));
    else if (mustPlace) said.push(read("puzzle.mustPlace", { other: against }));
  }
  return said.join(" ");
}
