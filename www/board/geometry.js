/**
 * Where things lie, in ball radii: the thirty cells on the board, and the fifteen places of a
 * reserve in its tray. Nothing here knows of a camera or of the rules of play.
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
 * The radius of a ball at a place.
 *
 * @param {Place} place
 */
export function sizeAt(place) {
  return isReserve(place) ? RESERVE_BALL : 1;
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
export const BOTTOM = -1.75;

/** Half the side of the board and the radius of its corners. */
export const BOARD_HALF = 4.98;
export const BOARD_CORNER = 3.1;

/** How far the board reaches from its centre, however it is turned. */
export const BOARD_REACH = BOARD_HALF * Math.SQRT2 - BOARD_CORNER * (Math.SQRT2 - 1);

/**
 * Balls in a reserve are drawn smaller, as pieces set aside: the board stays the larger thing on a
 * narrow screen.
 */
export const RESERVE_BALL = 0.78;

const RIM = 0.3;
const COUNT_LENGTH = 1.9;

/** The trough: half its length and half its width. */
export const TROUGH_HALF_LENGTH = 6 * RESERVE_BALL + 0.1;
export const TROUGH_HALF_WIDTH = 2 * RESERVE_BALL + 0.1;

/** A tray: half its length, half its width, how far its middle lies from that of the board. */
export const TRAY_HALF_LENGTH = TROUGH_HALF_LENGTH + (RIM + COUNT_LENGTH) / 2;
export const TRAY_HALF_WIDTH = TROUGH_HALF_WIDTH + RIM;
export const TRAY_DISTANCE = BOARD_REACH + 0.5 + TRAY_HALF_WIDTH;
export const TRAY_CORNER = 1.2;

/** Along the tray: the middle of the trough, and of the plate with the count before it. */
export const TROUGH_AT = TRAY_HALF_LENGTH - RIM - TROUGH_HALF_LENGTH;
export const COUNT_AT = -TRAY_HALF_LENGTH + COUNT_LENGTH / 2 + 0.05;

export const TRAY_TOP = -0.95;
export const TRAY_FLOOR = -1.25;

/**
 * A reserve lies in its tray as balls would: two rows of six, the last three on top. Ball number
 * `index` counts from the count's end, so that a reserve empties from the far end.
 *
 * @param {number} index 0..14
 * @returns {{ along: number, across: number, z: number }} Along and across the tray.
 */
export function traySlot(index) {
  const floor = TRAY_FLOOR + RESERVE_BALL;
  if (index < 12) {
    return {
      along: TROUGH_AT + (2 * (index >> 1) - 5) * RESERVE_BALL,
      across: index % 2 ? RESERVE_BALL : -RESERVE_BALL,
      z: floor,
    };
  }
  return {
    along: TROUGH_AT + [0, -2, 2][index - 12] * RESERVE_BALL,
    across: 0,
    z: floor + RESERVE_BALL * Math.SQRT2,
  };
}
