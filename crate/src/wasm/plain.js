/**
 * Games and moves as plain frozen data, made from the numbers that Rust writes, and what the module remembers of a game it
 * made: a game goes on from there, and its record is not read again. What is remembered hangs on the game itself and goes
 * with it.
 */

/**
 * A moment of a game, and how the record goes on from it.
 * @typedef {object} Moment
 * @property {Line} line
 * @property {Moment | null} before The moment before the last move.
 * @property {Uint32Array} numbers What Rust makes the game of: the numbers of the rule set and of the player who begins, the
 *   cells of Light's and of Dark's balls at the start, a bit each, the column where `body` ends, and the moves.
 * @property {string} body The moves in the record's text.
 */

/** What all games of one line have in common: the record's head before and after its score. @typedef {{ head: string, tail: string }} Line */

/** The paths are those from `www/pkg/`, where the build puts this file. @import { Figure, Game, Move, Player } from "../../../../rules.js" */

const { freeze } = Object;

const CELLS = [4, 3, 2, 1].flatMap((width, level) =>
  Array.from(
    { length: width * width },
    (_, i) => `${level + 1}${"abcd"[i % width]}${1 + Math.floor(i / width)}`,
  ),
);
const NO_MOVE = 0xffffffff;
/** The bits of a move that name `to` and `from`; those above count and name the balls taken back, then the figures. */
const PLAIN = 0x3ff;
/** The bit beside a figure's cells that makes it a line. */
const LINE = 1 << 30;

/** How many numbers come before the moves in `Moment.numbers`, and the place of the column among them. */
const START = 5;
const COLUMN = 4;

/** What stands before the score in the head of a record. */
const SCORE = '\n[Result "';

/** @type {readonly never[]} */
const NONE = freeze([]);
/** The moves that take nothing back and complete nothing, by their number. @type {Move[]} */
const plainMoves = [];
/** @type {Map<number, Figure>} */
const figures = new Map();

class Itself {
  /** @param {object} object */
  constructor(object) {
    // biome-ignore lint/correctness/noConstructorReturn: the class below adds its field to this object.
    return object;
  }
}

/** Adds a private field to a game: what is remembered of it. */
class Made extends Itself {
  #moment;

  /** @param {Game} game @param {Moment} moment */
  constructor(game, moment) {
    super(game);
    this.#moment = moment;
  }

  /** @type {(game: any) => Moment | null} */
  static momentOf = (game) =>
    typeof game === "object" && game !== null && #moment in game ? game.#moment : null;
}

/** @template T @param {T} value @returns {T} It, frozen to its depths. */
export function frozen(value) {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(frozen);
  return freeze(value);
}

/** @template T @param {T[]} items */
const listOf = (items) => (items.length === 0 ? NONE : freeze(items));

/** @param {number} cells */
function cellsOf(cells) {
  const names = [];
  for (let rest = cells; rest !== 0; rest &= rest - 1)
    names.push(CELLS[31 - Math.clz32(rest & -rest)]);
  return listOf(names);
}

/** @param {number} bits */
function figureOf(bits) {
  let figure = figures.get(bits);
  if (figure === undefined) {
    figure = freeze({ kind: bits & LINE ? "line" : "square", cells: cellsOf(bits & ~LINE) });
    figures.set(bits, figure);
  }
  return figure;
}

/** @param {number} move */
const figureCount = (move) => (move >> 22) & 7;

/** The `Move` whose number stands at `i`, with its figures after it. @param {Uint32Array} numbers @param {number} i */
function moveAt(numbers, i) {
  const move = numbers[i];
  const isPlain = move <= PLAIN;
  if (isPlain && plainMoves[move] !== undefined) return plainMoves[move];
  const to = CELLS[move & 31];
  const from = CELLS[(move >> 5) & 31] ?? null;
  const takeBack = [];
  let text = from === null ? to : `${from}-${to}`;
  for (let back = 0; back < ((move >> 10) & 3); back += 1) {
    const cell = CELLS[(move >> (12 + 5 * back)) & 31];
    takeBack.push(cell);
    text += `x${cell}`;
  }
  const completes = [];
  for (let j = i + 1; j <= i + figureCount(move); j += 1) completes.push(figureOf(numbers[j]));
  const made = freeze({ text, from, to, takeBack: listOf(takeBack), completes: listOf(completes) });
  if (isPlain) plainMoves[move] = made;
  return made;
}

/** @param {Uint32Array} numbers As `gameOf` takes them. */
const lastMoveOf = (numbers) => (numbers[7] === NO_MOVE ? null : moveAt(numbers, 7));

/** @param {Uint32Array} numbers Moves, each with its figures after it. */
export function movesOf(numbers) {
  const list = [];
  for (let i = 0; i < numbers.length; i += 1 + figureCount(numbers[i]))
    list.push(moveAt(numbers, i));
  return freeze(list);
}

/**
 * An object like any other, with room for the cells of a full board: V8 gives room for the properties that a constructor
 * assigns, and makes a hash table, three times as slow, of an object that outgrows it by a dozen.
 * @type {new (isFull: boolean) => Record<string, "light" | "dark">}
 */
const Balls = /** @type {any} */ (roomFor);

/** @this {any} @param {boolean} isFull */
function roomFor(isFull) {
  if (!isFull) return;
  this.a = this.b = this.c = this.d = this.e = this.f = this.g = this.h = 0;
  this.i = this.j = this.k = this.l = this.m = this.n = 0;
}
roomFor.prototype = Object.prototype;
for (let i = 0; i < 10; i += 1) new Balls(true);

/** @param {number} light @param {number} dark */
function ballsOf(light, dark) {
  const balls = new Balls(false);
  for (let rest = light | dark; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    balls[CELLS[31 - Math.clz32(bit)]] = light & bit ? "light" : "dark";
  }
  return freeze(balls);
}

/**
 * @param {Uint32Array} numbers light, dark, turn, both reserves, liftable, repetitions, then the last move with its figures.
 * @param {Pick<Game, "record" | "position" | "moves" | "lastMove" | "result">} words
 * @param {Pick<Game, "rules" | "start" | "tags" | "notes">} line
 * @param {Moment | null} moment What is remembered.
 * @returns {Game}
 */
function gameOf(numbers, words, { rules, start, tags, notes }, moment) {
  const [light, dark, turn, lightLeft, darkLeft, liftable, repetitions] = numbers;
  const { record, position, moves, lastMove, result } = words;
  /** @type {Game} */
  const game = {
    record,
    rules,
    position,
    turn: turn === 0 ? "light" : "dark",
    balls: ballsOf(light, dark),
    reserve: freeze({ light: lightLeft, dark: darkLeft }),
    liftable: cellsOf(liftable),
    moves: freeze(moves),
    lastMove,
    repetitions,
    result,
    start,
    tags,
    notes,
  };
  if (moment !== null) new Made(game, moment);
  return freeze(game);
}

/** @type {(value: unknown) => string | undefined} */
const string = (value) => (typeof value === "string" ? value : undefined);

/** @param {any} game A record, or a game. */
export const recordText = (game) => string(game) ?? string(game?.record);

/** @param {any} move Its text, or a move. */
export const moveText = (move) => string(move) ?? string(move?.text);

/**
 * `Moment.numbers` of a game that is not over, or (`isBefore`) of the moment before its last move. Nothing if there is no such
 * moment, or the module did not make the game.
 * @type {(game: Game, isBefore: boolean) => Uint32Array | undefined}
 */
export function recall(game, isBefore) {
  const now = Made.momentOf(game);
  if (isBefore) return now?.before?.numbers;
  return now && game.result === null ? now.numbers : undefined;
}

/** The moment after a move. @type {(before: Moment, move: number, column: number, body: string) => Moment} */
function next(before, move, column, body) {
  const size = before.numbers.length;
  const numbers = new Uint32Array(size + 1);
  numbers.set(before.numbers);
  numbers[COLUMN] = column;
  numbers[size] = move;
  return { line: before.line, before, numbers, body };
}

/**
 * The game after a move, or (`isBack`) before its last one. `texts`: what the move adds to the record's text, its end, and
 * the position; `end` and `start` say where they are cut.
 * @type {(game: Game, isBack: boolean, numbers: Uint32Array, column: number, texts: string, end: number, start: number,
 *   result: Game["result"]) => Game}
 */
export function moved(game, isBack, numbers, column, texts, end, start, result) {
  const now = /** @type {Moment} */ (Made.momentOf(game));
  const lastMove = lastMoveOf(numbers);
  // A slice of a frozen list takes twenty times as long as a copy.
  const moves = [...game.moves];
  let moment = now.before;
  if (isBack) moves.pop();
  else {
    moves.push(lastMove?.text ?? "");
    moment = next(now, numbers[7], column, now.body + texts.slice(0, end));
  }
  const { line, body } = /** @type {Moment} */ (moment);
  const ending = texts.slice(end, start);
  const record = `${line.head}${ending.trim()}${line.tail}${body}${ending}`;
  const words = { record, position: texts.slice(start), moves, lastMove, result };
  return gameOf(numbers, words, game, moment);
}

/**
 * The game of a record.
 * @param {Omit<Game, "record" | "moves" | "lastMove"> & { isPlain: boolean }} words
 * @param {string} record
 * @param {Uint32Array} numbers
 * @param {Uint32Array} moments `Moment.numbers` of the start; then for each move its number, and the length and column of the
 *   record's text after it.
 */
export function loaded(words, record, numbers, moments) {
  const { isPlain, position, result } = words;
  const score = record.indexOf(SCORE) + SCORE.length;
  const first = record.indexOf("\n\n") + 2;
  const tail = record.slice(record.indexOf('"', score), first);
  const line = { head: record.slice(0, score), tail };
  /** @type {string[]} */
  const moves = [];
  /** @type {Moment} */
  let moment = { line, before: null, numbers: moments.slice(0, START), body: "" };
  for (let i = START; i < moments.length; i += 3) {
    const [move, length, column] = moments.subarray(i, i + 3);
    moves.push(moveAt(moments, i).text);
    moment = next(moment, move, column, record.slice(first, first + length));
  }
  const all = { record, position, moves, lastMove: lastMoveOf(numbers), result };
  return gameOf(numbers, all, words, isPlain ? moment : null);
}
