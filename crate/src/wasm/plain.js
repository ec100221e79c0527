/**
 * Games and moves as plain frozen data, made from the numbers that Rust writes, and what the module remembers of a game it
 * made: a game goes on from there, and its record is not read again. What is remembered hangs on the game itself and goes
 * with it.
 */

/**
 * A moment of a game: the position, and how the record goes on from it.
 * @typedef {object} Moment
 * @property {Line} line
 * @property {Moment | null} before The moment before the last move.
 * @property {number} move The last move as Rust writes it; `NO_MOVE` at the start.
 * @property {number} light The cells of Light's balls, a bit each.
 * @property {number} dark
 * @property {number} turn The player to move: 0 for Light.
 * @property {number} ply Moves numbered before this moment.
 * @property {string} body The moves in the record's text.
 * @property {number} column Where the last line of `body` ends.
 * @property {number} times How often its position has occurred.
 * @property {number[]} past The balls of Light and of Dark at each moment up to this one, its first `size` numbers, and at
 *   those after it in the game that went on first.
 * @property {number} size
 */

/**
 * What all games of one line have in common: the rule set as a number, and the record's head before and after its score.
 * @typedef {{ rules: number, head: string, tail: string }} Line
 */

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

/** What stands before the score in the head of a record. */
const SCORE = '\n[Result "';

/** @type {readonly never[]} */
const NONE = freeze([]);
/** The moves that take nothing back and complete nothing, by their number. @type {Move[]} */
const plainMoves = [];
/** @type {Map<number, Figure>} */
const figures = new Map();
/** The reserves, by both numbers of balls. @type {Game["reserve"][]} */
const reserves = [];

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
const lastMoveOf = (numbers) => (numbers[6] === NO_MOVE ? null : moveAt(numbers, 6));

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

/** @param {number} both */
function reserveOf(both) {
  reserves[both] ??= freeze({ light: both & 15, dark: both >> 4 });
  return reserves[both];
}

/**
 * @param {Uint32Array} numbers light, dark, turn, reserves, liftable, repetitions, then the last move with its figures.
 * @param {Pick<Game, "record" | "position" | "moves" | "lastMove" | "result">} words
 * @param {Pick<Game, "rules" | "start" | "tags" | "notes">} line
 * @param {Moment | null} moment What is remembered.
 * @returns {Game}
 */
function gameOf(numbers, words, { rules, start, tags, notes }, moment) {
  const [light, dark, turn, both, liftable, repetitions] = numbers;
  const { record, position, moves, lastMove, result } = words;
  /** @type {Game} */
  const game = {
    record,
    rules,
    position,
    turn: turn === 0 ? "light" : "dark",
    balls: ballsOf(light, dark),
    reserve: reserveOf(both),
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

/** `numbers`: as `Moment::recall` in Rust takes them. @type {(game: Game, isBefore: boolean, numbers: Uint32Array) => boolean} */
export function recall(game, isBefore, numbers) {
  const now = Made.momentOf(game);
  const moment = isBefore ? now?.before : now;
  if (!moment || (!isBefore && game.result !== null)) return false;
  const { line, before, light, dark, turn, ply, column, times, move } = moment;
  numbers.set([line.rules, turn, light, dark, ply, column, times, move]);
  if (before !== null) numbers.set([before.light, before.dark], 8);
  return true;
}

/** How often the position that ends the first `size` numbers has occurred before. @type {(past: number[], size: number, light: number, dark: number) => number} */
function count(past, size, light, dark) {
  let times = 0;
  for (let i = size - 6; i >= 0; i -= 4) if (past[i] === light && past[i + 1] === dark) times += 1;
  return times;
}

/** How often the position after a move has occurred before. @type {(game: Game, light: number, dark: number) => number} */
export function occurrences(game, light, dark) {
  const { past, size } = /** @type {Moment} */ (Made.momentOf(game));
  return count(past, size + 2, light, dark);
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
  const moment = isBack ? /** @type {Moment} */ (now.before) : next(now, numbers, column);
  // A slice of a frozen list takes twenty times as long as a copy.
  const moves = [...game.moves];
  if (isBack) moves.pop();
  else {
    moves.push(lastMove?.text ?? "");
    moment.body += texts.slice(0, end);
  }
  const { line, body } = moment;
  const ending = texts.slice(end, start);
  const record = `${line.head}${ending.trim()}${line.tail}${body}${ending}`;
  const words = { record, position: texts.slice(start), moves, lastMove, result };
  return gameOf(numbers, words, game, moment);
}

/** The past of a moment and the position after it: one list, unless the game has gone on otherwise. @type {(before: Moment, light: number, dark: number) => number[]} */
function pastWith({ past, size }, light, dark) {
  if (past[size] === light && past[size + 1] === dark) return past;
  const own = past.length === size ? past : past.slice(0, size);
  own.push(light, dark);
  return own;
}

/** @type {(before: Moment, numbers: Uint32Array, column: number) => Moment} */
function next(before, numbers, column) {
  const [light, dark, turn, , , times, move] = numbers;
  const { line, ply, body, size } = before;
  const past = pastWith(before, light, dark);
  return {
    line,
    before,
    move,
    light,
    dark,
    turn,
    ply: ply + 1,
    body,
    column,
    times,
    past,
    size: size + 2,
  };
}

/**
 * The game of a record.
 * @param {Omit<Game, "record" | "moves" | "lastMove"> & { end: string, isPlain: boolean }} words
 * @param {string} record
 * @param {Uint32Array} numbers
 * @param {Uint32Array} moments The number of the rules and of moves numbered before; six for each moment.
 */
export function loaded(words, record, numbers, moments) {
  const { end, isPlain, position, result } = words;
  const [rules, first] = moments;
  const score = record.indexOf(SCORE) + SCORE.length;
  const start = record.length - end.length - moments[moments.length - 2];
  const tail = record.slice(score + end.trim().length, start);
  const line = { rules, head: record.slice(0, score), tail };
  /** @type {string[]} */
  const moves = [];
  /** @type {number[]} */
  const past = [];
  /** @type {Moment | null} */
  let before = null;
  for (let i = 2; i < moments.length; i += 6) {
    const [move, light, dark, turn, length, column] = moments.subarray(i, i + 6);
    if (move !== NO_MOVE) moves.push(moveAt(moments, i).text);
    const body = record.slice(start, start + length);
    const ply = first + moves.length;
    const size = past.push(light, dark);
    const times = 1 + count(past, size, light, dark);
    before = { line, before, move, light, dark, turn, ply, body, column, times, past, size };
  }
  const all = { record, position, moves, lastMove: lastMoveOf(numbers), result };
  return gameOf(numbers, all, words, isPlain ? before : null);
}
