/**
 * Looks games through for mistakes: asks the engine about each moment in which the person was to move, from the end, where
 * positions are decided soon. A mistake is proven: the move played is worth less than another one.
 * @import { Player } from "../../board/types.js"
 * @import { Known } from "../../engine/course.js"
 * @import { Computer, Rules } from "../../game/session.js"
 * @import { MoveScore } from "../../pkg/pylos.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Exercise } from "../../exercise/mistake.js"
 */

import { courseOf } from "../../engine/course.js";
import { isProven, judge, rankOf } from "../../engine/judge.js";
import { keyOf, know, known } from "../../engine/know.js";
import { idOf, nameOf } from "../../exercise/mistake.js";
import { THEMES } from "../../exercise/themes.js";
import { gameAt, other, turnAt } from "../../game/session.js";
import { allGames, isoDay } from "../../library/archive.js";
import { sideByLinks } from "../../library/links.js";

/** So many moments without a proof one after the other: those before them are farther from the end, and are not asked. */
const HOPELESS = 3;
/** Milliseconds of reading after which the page goes on with other things. */
const SLICE = 20;

/**
 * A game to look through.
 * @typedef {object} Played
 * @property {Game} game
 * @property {Computer | null} computer
 * @property {Player | null} you The player of this device in a game by links; null in another.
 * @property {string} day As "2026-11-22"; "" where it is not known.
 */

/** @typedef {Omit<Played, "game">} From */

/** Whose mistakes are one's own: where two people played here, those of both. @type {(from: Pick<From, "computer" | "you">) => readonly Player[]} */
const sidesOf = ({ computer, you }) =>
  computer !== null ? [other(computer.player)] : you !== null ? [you] : ["light", "dark"];

/** The name of a game, by which it is known whether it was looked through. @param {Game} game */
export const gameName = (game) => nameOf(keyOf(game, game.moves.length));

/**
 * The finished games on this device that were not looked through yet.
 * @type {(rules: Rules, looked: Readonly<Record<string, number>>) => Promise<Played[]>}
 */
export async function gamesToLook(rules, looked) {
  /** @type {Played[]} */
  const played = [];
  let start = performance.now();
  for (const { game, saved, day } of (await allGames(rules)).games) {
    if (game.result === null || game.moves.length === 0) continue;
    if (looked[gameName(game)] === undefined) {
      played.push({ game, computer: saved.computer, you: sideByLinks(game), day: isoDay(day) });
    }
    if (performance.now() - start < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
  return played;
}

/** Whether it is known if a move was a mistake. @type {(scores: readonly MoveScore[], move: string) => boolean} */
const isJudged = (scores, move) => isProven(scores) || judge(scores, move, null) !== null;

/**
 * The mistakes in a game, in its order, and how many moments could not be judged. Rejects as soon as it is dropped, or the
 * engine fails.
 * @param {Rules} rules @param {Played} played @param {(share: number) => void} progress @param {AbortSignal} signal
 */
export async function lookThrough(rules, { game, ...from }, progress, signal) {
  const sides = sidesOf(from);
  const plies = [...game.moves.keys()].filter((ply) => sides.includes(turnAt(game, ply))).reverse();
  let open = 0;
  let inRow = 0;
  for (const [i, ply] of plies.entries()) {
    progress(i / plies.length);
    const isOpen = inRow >= HOPELESS || !(await isKnown(ply));
    open += Number(isOpen);
    inRow = isOpen ? inRow + 1 : 0;
  }
  progress(1);
  return { name: gameName(game), exercises: mistakesOf(rules, game, known, from), open };

  /** @param {number} ply */
  async function isKnown(ply) {
    for await (const { scores } of know(gameAt(rules, game, ply), "moment", { signal })) {
      if (isJudged(scores, game.moves[ply])) return true;
    }
    return false;
  }
}

/**
 * The mistakes in a game of which each moment is known.
 * @type {(rules: Rules, game: Game, known: Known, from: From) => Exercise[]}
 */
export function mistakesOf(rules, game, known, from) {
  const sides = sidesOf(from);
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
      games: [gameName(game)],
      turn,
      day: from.day,
      level: from.computer?.level ?? null,
    };
  });
}

/**
 * How often the move that was missed does each thing: the most frequent first. `all`: the exercises whose themes are known.
 * @param {readonly Exercise[]} exercises
 */
export function overlooked(exercises) {
  const known = exercises.flatMap(({ themes }) => (themes === null ? [] : [themes]));
  return THEMES.map((theme) => {
    const count = known.filter((themes) => themes.includes(theme)).length;
    return { theme, count, all: known.length };
  })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
