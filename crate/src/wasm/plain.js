/**
 * Games and moves as plain frozen data, made from the numbers that Rust writes, and what the module remembers of a game it
 * made: a game goes on from there, and its record is not read again. What is remembered hangs on the game itself and goes
 * with it.
 */

/**
 * A moment of a game: the position, and how the record goes on from it.
 * @typedef {object} Moment
 * @property {Line} line
 * @property {Moment} before The moment before the last move; before the start, one without a position.
 * @property {Move | null} lastMove
 * @property {number} light The cells of Light's balls, a bit each.
 * @property {number} dark
 * @property {number} turn The player to move: 0 for Light.
 * @property {number} ply Moves numbered before this moment.
 * @property {number} column Where the last line of `body` ends.
 * @property {number} both The reserves of both players, four bits each.
 * @property {number} liftable
 * @property {number} repetitions
 * @property {string} body The moves in the record's text.
 * @property {string} ending What stands after them.
 * @property {string} position
 * @property {Game["result"]} result
 * @property {Game["moves"]} [moves] Once there is a game of it, as the next.
 * @property {Game["balls"]} [balls]
 */

/**
 * What all games of one line have in common: the rule set as a number, the moves numbered before the first, the record of the
 * start up to the moves, and properties.
 * @typedef {{ rules: number, first: number, head: string, words: Pick<Game, "rules" | "start" | "tags" | "notes"> }} Line
 */

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
/** Where the last move stands in the numbers of a moment. */
const MOVE = 10;
/** The bit beside a figure's cells that makes it a line. */
const LINE = 1 << 30;

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

/** Adds a private field to a game: what is remembered of it. A `WeakMap` would make `play` half as fast where many games are kept. */
class Made extends Itself {
  #moment;

  /** @param {Game} game @param {Moment} moment */
  constructor(game, moment) {
    super(game);
    this.#moment = moment;
  }

  /** @type {(game: any) => Moment | undefined} */
  static momentOf = (game) =>
    typeof game === "object" && game !== null && #moment in game ? game.#moment : undefined;
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

/** @param {Moment} moment @returns {readonly string[]} */
function movesTo({ line, ply, lastMove, before }) {
  let left = ply - line.first;
  /** @type {string[]} */
  const moves = Array(left);
  for (let last = lastMove, at = before; last !== null; last = at.lastMove, at = at.before) {
    left -= 1;
    moves[left] = last.text;
  }
  return freeze(moves);
}

/** @param {Moment} moment @returns {Game} */
export function gameOf(moment) {
  const { line, turn, lastMove, ending, result } = moment;
  const { rules, start, tags, notes } = line.words;
  const score = `[Result "${ending.trim()}`;
  const head = result === null ? line.head : line.head.replace('[Result "*', score);
  moment.moves ??= movesTo(moment);
  moment.balls ??= ballsOf(moment.light, moment.dark);
  /** @type {Game} */
  const game = {
    record: `${head}${moment.body}${ending}`,
    rules,
    position: moment.position,
    turn: turn === 0 ? "light" : "dark",
    balls: moment.balls,
    reserve: freeze({ light: moment.both & 15, dark: moment.both >> 4 }),
    liftable: cellsOf(moment.liftable),
    moves: moment.moves,
    lastMove,
    repetitions: moment.repetitions,
    result,
    start,
    tags,
    notes,
  };
  new Made(game, moment);
  return freeze(game);
}

/**
 * A game with notes, or one that a player has given up: it goes on from its record.
 * @param {Moment} moment @param {string} record @param {Pick<Game, "notes" | "result">} more @returns {Game}
 */
export function described(moment, record, { notes, result }) {
  const game = gameOf(moment);
  return freeze({
    ...game,
    record,
    liftable: result === null ? game.liftable : NONE,
    result,
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

/**
 * What is remembered of a game that is not over, with the `numbers` that `Moment::recall` in Rust takes.
 * @type {(game: Game, numbers: Uint32Array) => Moment | undefined}
 */
export function recall(game, numbers) {
  const moment = Made.momentOf(game);
  if (!moment || moment.result !== null) return undefined;
  const { line, light, dark, turn, ply, column } = moment;
  numbers.set([line.rules, light, dark, turn, ply, column]);
  return moment;
}

/** The game before the last move, or the start itself. @type {(game: Game) => Game | undefined} */
export function undone(game) {
  const moment = Made.momentOf(game);
  return moment && (moment.lastMove === null ? game : gameOf(moment.before));
}

/**
 * The moment before the start of a line.
 * @type {(words: Line["words"], rules: number, first: number, record: string) => Partial<Moment>}
 */
export function opening(words, rules, first, record) {
  const head = record.slice(0, record.lastIndexOf("\n\n") + 2);
  return { line: { words, rules, first, head }, lastMove: null, body: "" };
}

/** How often the position after a move has occurred before. @type {(before: Moment, light: number, dark: number) => number} */
export function occurrences(before, light, dark) {
  let times = 0;
  // Every other moment has the same player to move.
  for (let at = before.before; at !== undefined; at = at.before?.before)
    if (at.light === light && at.dark === dark) times += 1;
  return times;
}

/**
 * The moment that follows another. `numbers`: light, dark, turn, ply, column, reserves, liftable, repetitions, the places where
 * `texts` is cut, then the last move with its figures. `texts`: what the move adds to the record's text, its end, and the position.
 * @type {(before: Moment, numbers: Uint32Array, texts: string, result: Game["result"]) => Moment}
 */
export function next(before, numbers, texts, result) {
  const [light, dark, turn, ply, column, both, liftable, repetitions, end, start] = numbers;
  const { line, body } = before;
  const lastMove = numbers.length > MOVE ? moveAt(numbers, MOVE) : null;
  return {
    line,
    before,
    lastMove,
    light,
    dark,
    turn,
    ply,
    column,
    both,
    liftable,
    repetitions,
    body: body + texts.slice(0, end),
    ending: texts.slice(end, start),
    position: texts.slice(start),
    result,
    moves: undefined,
    balls: undefined,
  };
}
