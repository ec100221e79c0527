/**
 * Where the cells and the board are, in ball radii, whatever the rules; and from where they are usually seen.
 * @import { Camera, Cell, Level, Place, Player, Point } from "./types.js"
 * @typedef {{ name: Cell, level: Level, file: number, rank: number, at: Point }} CellPlace File and rank from 0; `at`: the
 *   centre of a ball, before the board rotates.
 */

/** @type {readonly Player[]} */
export const PLAYERS = ["light", "dark"];

/** The radius of a ball by level. The gaps leave something to be seen of every ball; higher ones are larger, as if nearer. */
export const BALL_SIZES = [0.79, 0.825, 0.865, 0.91];

/** Balls sink a little into their hollows: the board's surface is above their lowest point. */
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

/** Undefined for a reserve, and for what is no place. @type {(name: Place) => CellPlace | undefined} */
export const cellAt = (name) => BY_NAME.get(name);

/** @type {(place: Place) => place is Player} */
export function isReserve(place) {
  return place === "light" || place === "dark";
}

/** @type {(level: number, file: number, rank: number) => Cell} */
export function cellName(level, file, rank) {
  return `${level}${"abcd"[file]}${rank + 1}`;
}

/** The four cells a ball rests on; none on level 1. @type {(cell: CellPlace) => Cell[]} */
export function supportOf({ level, file, rank }) {
  if (level === 1) return [];
  return [0, 1].flatMap((up) =>
    [0, 1].map((right) => cellName(level - 1, file + right, rank + up)),
  );
}

/** Height of the table under the board and the trays. */
export const BOTTOM = -1.7;

/** Half the side of the board and the radius of its corners. */
export const BOARD_HALF = 4.7;
export const BOARD_CORNER = 2.05;

// At 70.5 degrees (tan = 2 * sqrt 2) the centres of any two cells are at least 0.94 ball radii apart on the screen; at
// 54.7 (tan = sqrt 2) and at 90 a cell hides the one two levels below it.
export const DEFAULT_CAMERA = {
  elevation: 70.5, // degrees above the table, 55 (slanting) to 90 (straight down)
  rotation: 0, // degrees the board is rotated on the table, counterclockwise from above
  levels: /** @type {Level} */ (4), // balls above this level are only outlines
  seeThrough: false, // balls that hide others are painted as glass
  reserves: true, // whether they are in the picture
};

/** The next steeper elevation of three; after the steepest the least steep, so that three steps lead back. @param {number} elevation */
export const nextElevation = (elevation) =>
  [DEFAULT_CAMERA.elevation, 90].find((next) => next > elevation + 1) ?? 55;

/** The player whose tray is near, or on the right. @type {(camera: Camera) => Player} */
export function nearPlayer({ rotation }) {
  // The small margin lets 90 degrees count as the front, whatever the rounding of the cosine.
  return Math.cos((rotation * Math.PI) / 180) > -1e-6 ? "light" : "dark";
}
