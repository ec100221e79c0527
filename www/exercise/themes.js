/**
 * The themes of puzzles: facts about their moves. A file may have newer ones, which are not shown.
 * @import { Move } from "../pkg/rules.js"
 */

export const THEMES = /** @type {const} */ ([
  "square",
  "line",
  "two-back",
  "one-back",
  "raise",
  "deny",
  "unlock",
  "zugzwang",
  "hold",
  "apex",
]);

/** @typedef {(typeof THEMES)[number]} Theme */

/** Those that need a look beyond the move, the most telling first. */
const QUIET = /** @type {const} */ (["apex", "zugzwang", "hold", "unlock", "deny"]);

/** The themes that have a name. @param {readonly string[]} themes */
export const knownThemes = (themes) => THEMES.filter((theme) => themes.includes(theme));

/**
 * What the first hint says about a move: what the rules show of it, else what the puzzle is about. The themes of a
 * puzzle are those of all its moves, so that one which a look at the move refutes is passed over.
 * @type {(themes: readonly string[], move: Move, legal: readonly Move[]) => Theme | null}
 */
export function ideaOf(themes, { from, to, takeBack, completes }, legal) {
  if (takeBack.length === 2) return "two-back";
  const same = legal.filter((move) => move.from === from && move.to === to);
  if (takeBack.length === 1 && same.some((move) => move.takeBack.length === 2)) return "one-back";
  if (completes.length > 0) return completes[0].kind;
  if (from !== null) return "raise";
  return QUIET.find((theme) => themes.includes(theme)) ?? null;
}
