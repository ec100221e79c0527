/**
 * The rules once more, as short as they can be said in JavaScript, to check and to measure the module against.
 * @typedef {{ variant: string, takeBack: string, emptyReserve: string }} Rules
 * @typedef {{ balls: ("light" | "dark" | null)[], turn: "light" | "dark" }} Position One entry for each cell.
 * @typedef {{ text: string, from: number | null, to: number, takeBack: number[] }} Move
 */

const WIDTHS = [4, 3, 2, 1];

/** Level, file and rank of each cell, counted from 0. */
const PLACES = WIDTHS.flatMap((width, level) =>
  Array.from({ length: width * width }, (_, i) => [level, i % width, Math.floor(i / width)]),
);
const NAMES = PLACES.map(([level, file, rank]) => `${level + 1}${"abcd"[file]}${rank + 1}`);

/** @type {(level: number, file: number, rank: number) => number} */
const cell = (level, file, rank) => NAMES.indexOf(`${level + 1}${"abcd"[file]}${rank + 1}`);

/** @type {(level: number, file: number, rank: number) => number[]} */
const square = (level, file, rank) =>
  [0, 1, 2, 3].map((i) => cell(level, file + (i % 2), rank + (i >> 1)));

/** The four balls on which a cell rests. */
const BELOW = PLACES.map(([level, file, rank]) =>
  level === 0 ? [] : square(level - 1, file, rank),
);
const ABOVE = NAMES.map((_, i) => NAMES.flatMap((_, j) => (BELOW[j].includes(i) ? [j] : [])));

const SQUARES = BELOW.filter((cells) => cells.length > 0);
const LINES = [0, 1].flatMap((level) => {
  const all = [...Array(WIDTHS[level]).keys()];
  return all.flatMap((i) => [all.map((j) => cell(level, j, i)), all.map((j) => cell(level, i, j))]);
});
/** @type {Record<string, number[][]>} */
const FIGURES = { children: [], standard: SQUARES, expert: [...SQUARES, ...LINES] };
const APEX = 29;

/** @type {(position: Position) => number} */
const reserve = ({ balls, turn }) => 15 - balls.filter((ball) => ball === turn).length;

/** @type {(balls: Position["balls"], i: number) => boolean} */
const isFree = (balls, i) => balls[i] !== null && ABOVE[i].every((j) => balls[j] === null);

/** @type {(balls: Position["balls"], i: number) => boolean} */
const isSite = (balls, i) => balls[i] === null && BELOW[i].every((j) => balls[j] !== null);

/** @type {(balls: Position["balls"], i: number, ball: Position["balls"][0]) => Position["balls"]} */
const put = (balls, i, ball) => balls.map((old, j) => (j === i ? ball : old));

/** The balls that may be taken back, none included. @type {(position: Position, to: number, rules: Rules) => number[][]} */
function takeBacks({ balls, turn }, to, { variant, takeBack }) {
  const isOwn = (/** @type {number} */ i) => balls[i] === turn;
  if (!FIGURES[variant].some((cells) => cells.includes(to) && cells.every(isOwn))) return [[]];
  const own = NAMES.map((_, i) => i).filter(isOwn);
  /** @type {number[][]} */
  const lists = takeBack === "optional" ? [[]] : [];
  for (const first of own.filter((i) => isFree(balls, i))) {
    lists.push([first]);
    const rest = put(balls, first, null);
    for (const second of own.filter((i) => i !== first && isFree(rest, i))) {
      const levels = PLACES[first][0] - PLACES[second][0];
      if (levels > 0 || (levels === 0 && first < second)) lists.push([first, second]);
    }
  }
  return lists.sort((a, b) => a[0] - b[0] || a.length - b.length || a[1] - b[1]);
}

/** @type {(position: Position, rules: Rules) => Move[]} */
export function legalMoves(position, rules) {
  const { balls, turn } = position;
  if (balls[APEX] !== null) return [];
  const left = reserve(position);
  if (left === 0 && rules.emptyReserve === "loses") return [];
  /** @type {Move[]} */
  const moves = [];
  for (const to of NAMES.keys()) {
    if (!isSite(balls, to)) continue;
    const raised = NAMES.map((_, i) => i).filter(
      (i) =>
        balls[i] === turn &&
        isFree(balls, i) &&
        PLACES[i][0] < PLACES[to][0] &&
        !BELOW[to].includes(i),
    );
    for (const from of [...(left > 0 ? [null] : []), ...raised]) {
      const after = put(from === null ? balls : put(balls, from, null), to, turn);
      for (const takeBack of takeBacks({ balls: after, turn }, to, rules)) {
        const start = from === null ? "" : `${NAMES[from]}-`;
        const end = takeBack.map((i) => `x${NAMES[i]}`).join("");
        moves.push({ text: `${start}${NAMES[to]}${end}`, from, to, takeBack });
      }
    }
  }
  return moves;
}

/** @type {(position: Position, move: Move) => Position} */
export function play({ balls, turn }, { from, to, takeBack }) {
  const after = put(balls, to, turn);
  for (const i of from === null ? takeBack : [from, ...takeBack]) after[i] = null;
  return { balls: after, turn: turn === "light" ? "dark" : "light" };
}

/** The empty board. @returns {Position} */
export const newGame = () => ({ balls: NAMES.map(() => null), turn: "light" });
