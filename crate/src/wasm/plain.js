/** Games and moves as plain frozen data, made from the numbers and texts that Rust writes; and what is read of arguments. */

/** The paths are those from `www/pkg/`, where the build puts this file. @import { Figure, Game, Move, Player } from "../../../../rules.js" */

const { freeze } = Object;

const CELLS = [4, 3, 2, 1].flatMap((width, level) =>
  Array.from(
    { length: width * width },
    (_, i) => `${level + 1}${"abcd"[i % width]}${1 + Math.floor(i / width)}`,
  ),
);
/** The bits of a move that name `to` and `from`; those above count and name the balls taken back, then the figures. */
const PLAIN = 0x3ff;
/** The bit beside a figure's cells that makes it a line. */
const LINE = 1 << 30;

/** How many numbers of a game come before its moves. */
const HEAD = 7;
/** No tags, no notes, no result. @type {[{}, [], null]} */
const NOTHING = [freeze({}), /** @type {[]} */ (freeze([])), null];

/** The moves that take nothing back and complete nothing, by their number: most of a list. @type {Move[]} */
const plainMoves = [];

/** @template T @param {T} value @returns {T} It, frozen to its depths. */
export function frozen(value) {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(frozen);
  return freeze(value);
}

/** The cells of a set, in index order. @param {number} bits */
function cellsOf(bits) {
  const cells = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1)
    cells.push(CELLS[31 - Math.clz32(rest & -rest)]);
  return freeze(cells);
}

/** The cells of the balls that a move takes back. @param {number} move */
function backOf(move) {
  const cells = [];
  for (let i = 0; i < ((move >> 10) & 3); i += 1) cells.push(CELLS[(move >> (12 + 5 * i)) & 31]);
  return cells;
}

/** @param {number} bits @returns {Figure} */
const figureOf = (bits) =>
  freeze({ kind: bits & LINE ? "line" : "square", cells: cellsOf(bits & ~LINE) });

/** @param {number} move */
const figureCount = (move) => (move >> 22) & 7;

/** The text of the move of a number. @param {number} move */
function textOf(move) {
  const from = CELLS[(move >> 5) & 31];
  let text = from === undefined ? CELLS[move & 31] : `${from}-${CELLS[move & 31]}`;
  for (const cell of backOf(move)) text += `x${cell}`;
  return text;
}

/** The move at `i`, with the figures after it. @param {Uint32Array} numbers @param {number} i */
function moveAt(numbers, i) {
  const move = numbers[i];
  if (move <= PLAIN && plainMoves[move] !== undefined) return plainMoves[move];
  const completes = [];
  for (let j = i + 1; j <= i + figureCount(move); j += 1) completes.push(figureOf(numbers[j]));
  const made = freeze({
    text: textOf(move),
    from: CELLS[(move >> 5) & 31] ?? null,
    to: CELLS[move & 31],
    takeBack: freeze(backOf(move)),
    completes: freeze(completes),
  });
  if (move <= PLAIN) plainMoves[move] = made;
  return made;
}

/** @param {Uint32Array} numbers Moves, each with its figures after it. */
export function movesOf(numbers) {
  const moves = [];
  for (let i = 0; i < numbers.length; i += 1 + figureCount(numbers[i]))
    moves.push(moveAt(numbers, i));
  return freeze(moves);
}

/**
 * A game, unless its record is longer than what is read. `words`: its rules, start and position, a line each. `numbers`: the
 * cells of both players' balls and of those that can be raised, a bit each, the reserves, how often the position has occurred,
 * and the moves, of which the last one has its figures after it. `more` is left out where there is nothing of the kind.
 * @type {(record: string, words: string, numbers: Uint32Array, more?: [Game["tags"], Game["notes"], Game["result"]]) => Game | undefined}
 */
export function gameOf(record, words, numbers, [tags, notes, result] = NOTHING) {
  if (text(record) === undefined) return undefined;
  const [variant, takeBack, emptyReserve, start, position] = /** @type {any[]} */ (
    words.split("\n")
  );
  const [light, dark, liftable, lightReserve, darkReserve, repetitions, count] = numbers;
  /** @type {Record<string, Player>} */
  const balls = {};
  for (let rest = light | dark; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    balls[CELLS[31 - Math.clz32(bit)]] = light & bit ? "light" : "dark";
  }
  const moves = [];
  for (let i = HEAD; i < HEAD + count; i += 1)
    moves.push(plainMoves[numbers[i]]?.text ?? textOf(numbers[i]));
  return freeze({
    record,
    rules: freeze({ variant, takeBack, emptyReserve }),
    position,
    turn: position.endsWith("l") ? "light" : "dark",
    balls: freeze(balls),
    reserve: freeze({ light: lightReserve, dark: darkReserve }),
    liftable: cellsOf(liftable),
    moves: freeze(moves),
    lastMove: count === 0 ? null : moveAt(numbers, HEAD + count - 1),
    repetitions,
    result,
    start,
    tags,
    notes,
  });
}

// What is given to the module is read here, and checked before it is copied into its memory, which never shrinks. Objects
// can throw; then the functions of Rust that have called return an error.

/** The longest text, and the longest list of moves. */
const LONGEST = 1 << 18;
const MOST_MOVES = 10_000;

/** A string that is not too long. @type {(value: unknown) => string | undefined} */
export const text = (value) =>
  typeof value === "string" && value.length <= LONGEST ? value : undefined;

/** @param {any} game A record, or a game. */
export const recordText = (game) => (typeof game === "string" ? text(game) : text(game?.record));

/** @param {any} move Its text, or a move. */
export const moveText = (move) => (typeof move === "string" ? text(move) : text(move?.text));

/** The text of every move of a list. @type {(list: any) => (string | undefined)[] | undefined} */
export function moveTexts(list) {
  const length = Array.isArray(list) ? Number(list.length) : Number.NaN;
  if (!(length <= MOST_MOVES)) return undefined;
  return Array.from({ length }, (_, i) => moveText(list[i]));
}

/** The first key that is none of the names, shortened. @type {(object: object, names: string) => string | undefined} */
export const misspelt = (object, names) =>
  Object.keys(object)
    .find((key) => !names.split(" ").includes(key))
    ?.slice(0, 64);
