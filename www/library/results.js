/**
 * What the games on this device come to: against each level of the computer, and between two people here. Both follow from the
 * games that are kept, so that a game counts until it is deleted.
 * @import { Player } from "../board/types.js"
 * @import { Session } from "../game/session.js"
 * @import { Kept } from "./archive.js"
 */

import { OPTIONS } from "../game/rule-options.js";
import { other, USUAL_START } from "../game/session.js";
import { LEVELS } from "./storage.js";

/** What counts of a game. @typedef {Pick<Kept, "saved" | "game" | "outcome" | "at">} Game */

/** Games won by each of two people, by the colours that they have now, and drawn ones. @typedef {Record<Player | "drawn", number>} Score */

/** @typedef {ReturnType<typeof resultsOf>[number]} Result */

const NOBODY = /^(Player|\?)?$/;

/** Milliseconds without a game after which another evening begins. */
const PAUSE = 6 * 3_600_000;

/** The players whom a record names; "" for others. @type {(tags: Readonly<Record<string, string>>) => Record<Player, string>} */
export function namesOf({ White = "", Black = "" }) {
  const name = (/** @type {string} */ tag) => (NOBODY.test(tag) ? "" : tag);
  return { light: name(White), dark: name(Black) };
}

/**
 * Results against the computer by level and variant, of games from the usual start. `inARow`: how many of the latest were lost.
 * @param {readonly Game[]} games The latest first.
 */
export const resultsOf = (games) =>
  LEVELS.flatMap((level) =>
    OPTIONS.variant.flatMap((variant) => {
      const outcomes = games
        .filter(({ saved, game }) => saved.computer?.level === level && game.start === USUAL_START)
        .filter(({ game, outcome }) => outcome !== "open" && game.rules.variant === variant)
        .map(({ outcome }) => outcome);
      const [won, lost, drawn] = /** @type {const} */ (["won", "lost", "drawn"]).map(
        (wanted) => outcomes.filter((outcome) => outcome === wanted).length,
      );
      const other = outcomes.findIndex((outcome) => outcome !== "lost");
      const inARow = other < 0 ? lost : other;
      return outcomes.length > 0 ? [{ level, variant, won, lost, drawn, inARow }] : [];
    }),
  );

/**
 * The score of two people who are named, whoever had which colour, since they sat down; null before their first game.
 * @type {(games: readonly Game[], names: Record<Player, string>, now: number) => Score | null} `games`: the latest first.
 */
export function eveningOf(games, names, now) {
  const score = { light: 0, dark: 0, drawn: 0 };
  if (!names.light || !names.dark || names.light === names.dark) return null;
  let last = now;
  for (const { saved, game, outcome, at } of games) {
    const { light, dark } = namesOf(game.tags);
    const isSame = light === names.light && dark === names.dark;
    const isSwapped = light === names.dark && dark === names.light;
    if (saved.computer !== null || outcome === "open" || !(isSame || isSwapped)) continue;
    if (Math.abs(last - at) > PAUSE) break;
    last = at;
    const winner = game.result?.winner ?? null;
    score[winner === null ? "drawn" : isSame ? winner : other(winner)] += 1;
  }
  return score.light + score.dark + score.drawn > 0 ? score : null;
}

/**
 * What the games here say about the one on the board. `inARow`: the latest games lost against the same level by the same rules.
 * @type {(games: readonly Game[], session: Pick<Session, "game" | "computer">, now: number) => { inARow: number, score: Score | null }}
 */
export function tallyOf(games, { game, computer }, now) {
  if (computer === null) return { inARow: 0, score: eveningOf(games, namesOf(game.tags), now) };
  const result = resultsOf(games).find(
    ({ level, variant }) => level === computer.level && variant === game.rules.variant,
  );
  return { inARow: result?.inARow ?? 0, score: null };
}
