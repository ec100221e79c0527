/**
 * What can be loaded of a text that the rules do not accept as a record.
 * @import { Rules } from "../../game/session.js"
 * @import { Game, PylosError } from "../../pkg/rules.js"
 */

/** How many beginnings are tried. */
const TRIES = 200;

/**
 * The game in a list of moves with commas, or in the longest beginning of the text that is a record with a move.
 * @param {Rules} rules
 * @param {string} text
 * @param {unknown} problem What the rules said of the text.
 * @returns {{ game: Game, isWhole: boolean } | null} Null where there is no such game.
 */
export function beginningOf(rules, text, problem) {
  /** @param {string} part */
  const load = (part) => {
    try {
      return rules.loadGame(part);
    } catch {
      return null;
    }
  };
  const list = /[[{(]/.test(text) ? null : load(text.replace(/[,;]+/g, " "));
  if (list !== null) return { game: list, isWhole: true };
  const { line = 0 } = /** @type {Partial<PylosError> & { line?: number }} */ (Object(problem));
  const before = text.split("\n").slice(0, line).join("\n");
  const ends = [...before.matchAll(/(?<=\S)(?=\s|$)/g)].map(({ index }) => index);
  for (const end of ends.slice(-TRIES).reverse()) {
    const game = load(before.slice(0, end));
    if (game !== null) return game.moves.length > 0 ? { game, isWhole: false } : null;
  }
  return null;
}
