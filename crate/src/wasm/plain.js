/**
 * Games and moves as plain frozen data, made from the numbers that Rust writes, and what the module remembers of a game it
 * made: a game goes on from there, and its record is not read again. What is remembered hangs on the game itself and goes
 * with it.
 */

/**
 * A moment of a game: the position, and how the record goes on from it.
 * @typedef {object} Moment
 * @property {Moment | null} before The moment before the last move.
 * @property {number} move The last move as Rust writes it; `NO_MOVE` at the start.
 * @property {number} light The cells of Light's balls, a bit each.
 * @property {number} dark
 * @property {number} turn The player to move: 0 for Light.
 * @property {number} ply Moves numbered before this moment.
 * @property {string} body The moves in the record's text.
 * @property {number} column Where the last line of `body` ends.
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
const NO_CELL = 31;
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

/** Gives an object a private field of this class. */
class Itself {
  /** @param {object} object */
  constructor(object) {
    // biome-ignore lint/correctness/noConstructorReturn: the class below adds its fields to this object.
    return object;
  }
}

class Made extends Itself {
  #moment;
  #line;

  /** @param {object} game @param {Moment} moment @param {Line} line */
  constructor(game, moment, line) {
    super(game);
    this.#moment = moment;
    this.#line = line;
  }

  /** @param {unknown} game */
  static is = (game) => typeof game === "object" && game !== null && #moment in game;

  /** @param {any} game One for which `is` is true. @returns {Moment} */
  static moment = (game) => game.#moment;

  /** @param {any} game The same. @returns {Line} */
  static line = (game) => game.#line;
}

/** @param {number} cells */
function cellsOf(cells) {
  const names = [];
  for (let rest = cells; rest !== 0; rest &= rest - 1)
    names.push(CELLS[31 - Math.clz32(rest & -rest)]);
  return names.length === 0 ? NONE : freeze(names);
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
const backCount = (move) => (move >> 10) & 3;
/** @param {number} move */
const figureCount = (move) => (move >> 22) & 7;

/** @param {number} move */
function textOf(move) {
  const from = (move >> 5) & 31;
  const to = CELLS[move & 31];
  const text = from === NO_CELL ? to : `${CELLS[from]}-${to}`;
  switch (backCount(move)) {
    case 0:
      return text;
    case 1:
      return `${text}x${CELLS[(move >> 12) & 31]}`;
    default:
      return `${text}x${CELLS[(move >> 12) & 31]}x${CELLS[(move >> 17) & 31]}`;
  }
}

/** The `Move` whose number stands at `i`, with its figures after it. @param {Uint32Array} numbers @param {number} i */
function moveAt(numbers, i) {
  const move = numbers[i];
  const isPlain = move <= PLAIN;
  if (isPlain && plainMoves[move] !== undefined) return plainMoves[move];
  const from = (move >> 5) & 31;
  const back = backCount(move);
  const takeBack =
    back === 0
      ? NONE
      : freeze(
          back === 1
            ? [CELLS[(move >> 12) & 31]]
            : [CELLS[(move >> 12) & 31], CELLS[(move >> 17) & 31]],
        );
  const completes = [];
  for (let j = i + 1; j <= i + figureCount(move); j += 1) completes.push(figureOf(numbers[j]));
  const made = freeze({
    text: textOf(move),
    from: from === NO_CELL ? null : CELLS[from],
    to: CELLS[move & 31],
    takeBack,
    completes: completes.length === 0 ? NONE : freeze(completes),
  });
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

/** @param {number} light @param {number} dark */
function ballsOf(light, dark) {
  /** @type {Record<string, "light" | "dark">} */
  const balls = {};
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
 * @param {Pick<Game, "record" | "rules" | "position" | "moves" | "result" | "start" | "tags" | "notes">} words
 * @returns {Game} Not frozen yet.
 */
function gameOf(numbers, { record, rules, position, moves, result, start, tags, notes }) {
  const [light, dark, turn, both, liftable, repetitions, move] = numbers;
  return {
    record,
    rules,
    position,
    turn: turn === 0 ? "light" : "dark",
    balls: ballsOf(light, dark),
    reserve: reserveOf(both),
    liftable: cellsOf(liftable),
    moves: freeze(moves),
    lastMove: move === NO_MOVE ? null : moveAt(numbers, 6),
    repetitions,
    result,
    start,
    tags,
    notes,
  };
}

/** The record at a moment. @type {(line: Line, moment: Moment, end: string) => string} */
const recordAt = ({ head, tail }, { body }, end) => `${head}${end.trim()}${tail}${body}${end}`;

/** @param {Game} game @param {Moment} moment @param {Line} line */
function remembered(game, moment, line) {
  new Made(game, moment, line);
  return freeze(game);
}

/** @type {(value: unknown) => string | undefined} */
const string = (value) => (typeof value === "string" ? value : undefined);

/** @param {any} game A record, or a game. */
export const recordText = (game) => string(game) ?? string(game?.record);

/** @param {any} move Its text, or a move. */
export const moveText = (move) => string(move) ?? string(move?.text);

/** @type {(game: Game, isBefore: boolean, numbers: Uint32Array) => boolean} */
export function recall(game, isBefore, numbers) {
  if (!Made.is(game) || (!isBefore && game.result !== null)) return false;
  const moment = isBefore ? Made.moment(game).before : Made.moment(game);
  return moment !== null && write(Made.line(game), moment, numbers);
}

/** @param {Line} line @param {Moment} moment @param {Uint32Array} numbers As `Moment::read` in Rust takes them. */
function write({ rules }, moment, numbers) {
  const { before, light, dark, turn } = moment;
  const times = count(moment, light, dark, turn);
  numbers.set([rules, turn, light, dark, moment.ply, moment.column, times, moment.move]);
  if (before !== null) numbers.set([before.light, before.dark], 8);
  return true;
}

/** @type {(last: Moment, light: number, dark: number, turn: number) => number} */
function count(last, light, dark, turn) {
  let times = 0;
  for (let moment = /** @type {Moment | null} */ (last); moment !== null; moment = moment.before) {
    times += Number(moment.light === light && moment.dark === dark && moment.turn === turn);
  }
  return times;
}

/** How often a position has occurred. @type {(game: Game, light: number, dark: number, turn: number) => number} */
export const occurrences = (game, light, dark, turn) => count(Made.moment(game), light, dark, turn);

/**
 * The game of another moment of its line. `texts`: the end of the record's text, and the position from `start` on.
 * @type {(game: Game, moment: Moment, moves: string[], numbers: Uint32Array, texts: string, start: number,
 *   result: Game["result"]) => Game}
 */
function moved(game, moment, moves, numbers, texts, start, result) {
  const line = Made.line(game);
  const record = recordAt(line, moment, texts.slice(0, start));
  const { rules, start: from, tags, notes } = game;
  const words = {
    record,
    rules,
    position: texts.slice(start),
    moves,
    result,
    start: from,
    tags,
    notes,
  };
  return remembered(gameOf(numbers, words), moment, line);
}

/**
 * The game after a move.
 * @type {(game: Game, numbers: Uint32Array, column: number, texts: string, end: number, start: number,
 *   result: Game["result"]) => Game} `texts`: what the move adds to the record's text, its end, and the position; `end`
 *   and `start` say where they are cut.
 */
export function played(game, numbers, column, texts, end, start, result) {
  const [light, dark, turn, , , , move] = numbers;
  const before = Made.moment(game);
  const body = before.body + texts.slice(0, end);
  const moment = { before, move, light, dark, turn, ply: before.ply + 1, body, column };
  const moves = [...game.moves, textOf(move)];
  return moved(game, moment, moves, numbers, texts.slice(end), start - end, result);
}

/** The game before its last move. @type {(game: Game, numbers: Uint32Array, texts: string, start: number) => Game} */
export function undone(game, numbers, texts, start) {
  const before = /** @type {Moment} */ (Made.moment(game).before);
  return moved(game, before, game.moves.slice(0, -1), numbers, texts, start, null);
}

/**
 * The game of a record.
 * @param {Omit<Parameters<typeof gameOf>[1], "moves"> & { body: string, end: string, isPlain: boolean }} words
 * @param {Uint32Array} numbers
 * @param {Uint32Array} moments The number of the rules and of moves numbered before; six for each moment.
 */
export function loaded({ body, end, isPlain, ...words }, numbers, moments) {
  const [rules, first] = moments;
  const { record } = words;
  const score = record.indexOf(SCORE) + SCORE.length;
  const tail = record.slice(score + end.trim().length, record.length - body.length - end.length);
  const line = { rules, head: record.slice(0, score), tail };
  const moves = [];
  /** @type {Moment | null} */
  let moment = null;
  for (let i = 2; i < moments.length; i += 6) {
    const [move, light, dark, turn, length, column] = moments.subarray(i, i + 6);
    if (move !== NO_MOVE) moves.push(textOf(move));
    const ply = first + moves.length;
    moment = { before: moment, move, light, dark, turn, ply, body: body.slice(0, length), column };
  }
  const game = gameOf(numbers, { ...words, moves });
  return moment !== null && isPlain ? remembered(game, moment, line) : freeze(game);
}
