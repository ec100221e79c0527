/**
 * The mistakes in a game that has been analysed, as exercises. A mistake is proven: the move played is worth less than
 * another one.
 * @import { Player } from "../../board/types.js"
 * @import { Computer, Rules } from "../../game/session.js"
 * @import { Known } from "../../engine/course.js"
 * @import { MoveScore } from "../../pkg/pylos.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Exercise } from "../../exercise/mistake.js"
 * @import { Played } from "./look.js"
 */

import { courseOf } from "../../engine/course.js";
import { judge } from "../../engine/judge.js";
import { keyOf } from "../../engine/know.js";
import { isProven, rankOf } from "../../engine/values.js";
import { idOf, nameOf } from "../../exercise/mistake.js";
import { gameAt, other, turnAt } from "../../game/session.js";

/**
 * Whose mistakes are one's own: where two people played here, those of both.
 * @type {(from: { computer: Computer | null, you: Player | null }) => readonly Player[]} `you`: in a game by links.
 */
export const sidesOf = ({ computer, you }) =>
  computer !== null ? [other(computer.player)] : you !== null ? [you] : ["light", "dark"];

/** The plies at which one of these players is to move. @type {(game: Game, sides: readonly Player[]) => number[]} */
export const pliesOf = (game, sides) =>
  game.moves.flatMap((_, ply) => (sides.includes(turnAt(game, ply)) ? [ply] : []));

/** The name of a game, by which it is known whether it was looked through. @param {Game} game */
export const gameName = (game) => nameOf(keyOf(game, game.moves.length));

/** Whether it is known if a move was a mistake. @type {(scores: readonly MoveScore[], move: string) => boolean} */
export const isJudged = (scores, move) => isProven(scores) || judge(scores, move, null) !== null;

/**
 * @param {Rules} rules
 * @param {Game} game
 * @param {Known} known What analysis says of each moment.
 * @param {Omit<Played, "game">} from
 * @returns {Exercise[]} In the order of the game.
 */
export function mistakesOf(rules, game, known, from) {
  const { day, computer } = from;
  const sides = sidesOf(from);
  const name = gameName(game);
  return courseOf(game, known).flatMap(({ ply: turn, judgement }) => {
    const ply = turn - 1;
    if (judgement === null || !sides.includes(turnAt(game, ply))) return [];
    const before = gameAt(rules, game, ply);
    // Where a position comes back, values depend on the moves before, which the exercise does not have.
    if (before.repetitions > 1 || gameAt(rules, game, turn).repetitions > 1) return [];
    const { best, played, better } = judgement;
    const scores = known(keyOf(game, ply))?.scores ?? [];
    const least = rankOf(best.value);
    const right = scores
      .filter(({ exact, value }) => exact && rankOf(value) >= least)
      .map(({ text }) => text);
    return {
      id: idOf(before),
      rules: game.rules,
      position: before.position,
      value: best.value === "win" ? "won" : "endless",
      left: played.value === "draw" ? "endless" : "lost",
      played: game.moves[ply],
      right: [better, ...right.filter((move) => move !== better)],
      distance: best.estimated ? null : best.distance,
      themes: null,
      games: [name],
      turn,
      day,
      level: computer?.level ?? null,
    };
  });
}
