/**
 * Where things lie on the board, in ball radii. Nothing here knows of a camera, of the reserves or
 * of the rules of play.
 *
 * @import { Cell, Level, Place, Player, Point } from "./types.js"
 */

/**
 * @typedef {object} CellPlace
 * @property {Cell} name
 * @property {Level} level
 * @property {number} file From 0.
 * @property {number} rank From 0.
 * @property {Point} at Centre of a ball there, on the unturned board.
 */

/** Balls sink a little into their hollows: the board's surface lies above their lowest point. */
export const SURFACE = -0.76;

/** @type {readonly CellPlace[]} In index order: by level, then rank, then file. */
export const CELLS = Object.freeze(
  /** @type {Level[]} */ ([1, 2, 3, 4]).flatMap((level) => {
    const side = 5 - level;
    return Array.from({ length: side * side }, (_, index) => {
      const file = index % side;
      const rank = Math.floor(index / side);
      return {
        name: cellName(level, file, rank),
        level,
        file,
        rank,
        at: {
          x: 2 * file + level - 4,
          y: 2 * rank + level - 4,
          z: (level - 1) * Math.SQRT2,
        },
      };
    });
  }),
);

/** @type {ReadonlyMap<Place, CellPlace>} */
const BY_NAME = new Map(CELLS.map((cell) => [cell.name, cell]));

/**
 * @param {Place} name
 * @returns {CellPlace | undefined} Undefined for a reserve.
 */
export function cellAt(name) {
  return BY_NAME.get(name);
}

/**
 * @param {Place} place
 * @returns {place is Player}
 */
export function isReserve(place) {
  return place === "light" || place === "dark";
}

/**
 * @param {number} level
 * @param {number} file
 * @param {number} rank
 * @returns {Cell}
 */
export function cellName(level, file, rank) {
  return `${level}${"abcd"[file]}${rank + 1}`;
}

/**
 * The four cells a ball rests on; none on level 1.
 *
 * @param {CellPlace} cell
 * @returns {Cell[]}
 */
export function supportOf({ level, file, rank }) {
  if (level === 1) return [];
  return [0, 1].flatMap((up) =>
    [0, 1].map((right) => cellName(level - 1, file + right, rank + up)),
  );
}

/**
 * The cell of another level that lies nearest, seen from above.
 *
 * @param {CellPlace} from
 * @param {number} level
 * @returns {CellPlace | undefined} Undefined when there is no such level.
 */
export function nearestOnLevel(from, level) {
  let nearest;
  let best = Number.POSITIVE_INFINITY;
  for (const cell of CELLS) {
    if (cell.level !== level) continue;
    const distance = Math.hypot(cell.at.x - from.at.x, cell.at.y - from.at.y);
    if (distance < best) {
      best = distance;
      nearest = cell;
    }
  }
  return nearest;
}

/** The table the board and the trays stand on. */
export const BOTTOM = -1.7;

/** Half the side of the board and the radius of its corners. */
export const BOARD_HALF = 4.7;
export const BOARD_CORNER = 2.05;

/** How far the board reaches from its centre, however it is turned. */
export const BOARD_REACH = BOARD_HALF * Math.SQRT2 - BOARD_CORNER * (Math.SQRT2 - 1);
