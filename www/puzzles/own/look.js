/**
 * Looks games through for mistakes: asks the engine about each moment in which the person was to move, from the end, where
 * positions are decided soon. A mistake is proven: the move played is worth less than another one.
 * @import { Known } from "../../engine/judge.js"
 * @import { Computer, Rules } from "../../game/session.js"
 * @import { Story } from "../../engine/story.js"
 * @import { Game } from "../../pkg/pylos.js"
 * @import { Mistake } from "../../exercise/mistake.js"
 */

import { rankOf } from "../../engine/judge.js";
import { keyOf, know, known, remarks as remarksOn, themes as themesOf } from "../../engine/know.js";
import { storyOf } from "../../engine/story.js";
import { idOf, nameOf } from "../../exercise/mistake.js";
import { THEMES } from "../../exercise/themes.js";
import { gameAt, other, turnAt } from "../../game/session.js";
import { allGames } from "../../library/archive.js";
import { sideByLinks } from "../../library/links.js";
import { pacer } from "../../library/parts.js";
import { isoDay } from "../../site/share.js";

/** So many moments without a proof one after the other: those before them are farther from the end, and are not asked. */
const HOPELESS = 3;

/** A game to look through; `day`: as "2026-11-22", "" where it is not known. @typedef {{ game: Game, computer: Computer | null, day: string }} Played */

/** The plies at which a person of this device was to move: where two people played here, all. @param {Played} played */
function ownPlies({ game, computer }) {
  const you = computer === null ? sideByLinks(game) : other(computer.player);
  return [...game.moves.keys()].filter((ply) => you === null || turnAt(game, ply) === you);
}

/** The name of a game, by which it is known whether it was looked through. @param {Game} game */
export const gameName = (game) => nameOf(keyOf(game, game.moves.length));

/**
 * The finished games on this device that were not looked through yet.
 * @type {(rules: Rules, isLooked: (name: string) => boolean) => Promise<Played[]>}
 */
export async function gamesToLook(rules, isLooked) {
  const { games } = await allGames(rules);
  const waiting = [];
  const pace = pacer();
  for (const { game, saved, day } of games) {
    await pace();
    if (game.result !== null && game.moves.length > 0 && !isLooked(gameName(game)))
      waiting.push({ game, computer: saved.computer, day: isoDay(day) });
  }
  return waiting;
}

/**
 * The mistakes in a game, in its order, and how many of the person's moments could not be judged. Rejects as soon as it is
 * dropped, or the engine fails.
 * @param {Rules} rules @param {Played} played @param {(share: number) => void} progress @param {AbortSignal} signal
 */
export async function lookThrough(rules, played, progress, signal) {
  const { game } = played;
  const remarks = await remarksOn(game);
  const tell = () => storyOf({ game, remarks, known });
  const isOpen = (/** @type {number} */ ply) => tell().open.includes(ply);
  const plies = ownPlies(played).reverse();
  let inRow = 0;
  for (const [i, ply] of plies.entries()) {
    signal.throwIfAborted();
    progress(i / plies.length);
    if (inRow === HOPELESS || !isOpen(ply)) continue;
    await know(gameAt(rules, game, ply), "moment", { signal, tell: () => !isOpen(ply) });
    inRow = isOpen(ply) ? inRow + 1 : 0;
  }
  const story = tell();
  const exercises = mistakesOf(rules, played, known, story);
  for (const one of exercises) {
    const { rules: set, position, right } = one;
    one.themes = await themesOf(rules.newGame({ ...set, position }), right[0]);
  }
  progress(1);
  return { name: gameName(game), exercises, open: plies.filter(isOpen).length };
}

/** The turns of the person that threw a result away, by the story of the game. @type {(rules: Rules, played: Played, known: Known, story: Story) => Mistake[]} */
export function mistakesOf(rules, from, known, { turns }) {
  const { game, computer, day } = from;
  return ownPlies(from).flatMap((ply) => {
    const turn = ply + 1;
    const { kind, best, after, better } = turns[turn];
    if (kind !== "threw" || !best || !after || !better) return [];
    const before = gameAt(rules, game, ply);
    // Where a position comes back, values depend on the moves before, which the exercise does not have.
    if (before.repetitions > 1 || gameAt(rules, game, turn).repetitions > 1) return [];
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
      left: after.value === "draw" ? "endless" : "lost",
      played: game.moves[ply],
      right: [better, ...right.filter((move) => move !== better)],
      distance: best.estimated ? null : best.distance,
      themes: null,
      games: [gameName(game)],
      turn,
      day,
      level: computer?.level ?? null,
    };
  });
}

/**
 * How often the move that was missed does each thing: the most frequent first. `all`: the exercises whose themes are known.
 * @param {readonly Mistake[]} exercises
 */
export function overlooked(exercises) {
  const known = exercises.flatMap(({ themes }) => (themes === null ? [] : [themes]));
  const countOf = (/** @type {string} */ theme) =>
    known.filter((themes) => themes.includes(theme)).length;
  return THEMES.map((theme) => ({ theme, count: countOf(theme), all: known.length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
