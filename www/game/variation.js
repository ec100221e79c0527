/**
 * The parts of a variation: what the rules give as one text, such as `1... 1a1? {too near} 2. 1b1`. A record numbers
 * pairs of turns; here each move has the number of its turn, as in the list of moves: `2. 1a1? {too near} 3. 1b1`.
 * @import { Game, Note } from "../pkg/rules.js"
 */

/**
 * @typedef {object} Part
 * @property {"move" | "comment" | "sign"} kind A move with its glyphs, a comment, or a number or parenthesis.
 * @property {string} text
 * @property {readonly string[]} line All moves, from the start of the game, of the line in which it stands.
 * @property {number} ply How many of them are played where it stands; a move is the last of these.
 */

/**
 * @param {Pick<Game, "moves">} game
 * @param {Note} note
 * @returns {Part[]} None if the note is no variation.
 */
export function readVariation({ moves }, { kind, ply, text }) {
  if (kind !== "variation") return [];
  /** @type {Part[]} */
  const parts = [];
  /** @type {string[][]} The lines that are open, the innermost last; they grow move by move. */
  const lines = [moves.slice(0, ply - 1)];
  for (const [word, comment] of text.matchAll(/\{([^}]*)\}|[()]|[^\s(){}]+/g)) {
    if (/^\d+\.+$/.test(word)) continue;
    if (word === "(") lines.push((lines.at(-1) ?? []).slice(0, -1));
    const line = lines.at(-1) ?? [];
    const [, move] = /^(\d[a-d]\d[^!?]*)[!?]*$/.exec(word) ?? [];
    if (move !== undefined)
      parts.push({ kind: "sign", text: `${line.push(move)}.`, line, ply: line.length });
    const kind = comment !== undefined ? "comment" : move !== undefined ? "move" : "sign";
    parts.push({ kind, text: comment ?? word, line, ply: line.length });
    if (word === ")") lines.pop();
  }
  return parts;
}
