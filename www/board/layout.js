/**
 * How the board and the two grooves of the reserves share the room there is. The grooves lie along
 * two sides of the board: left and right where the room is wide, near and far where it is high.
 *
 * The board turns; the grooves stay. Where a corner of the turning board would leave its room, the
 * board is drawn a little smaller, and only then: seen straight on it is as large as can be.
 */

import { BOARD_CORNER, BOARD_HALF, BOTTOM, SURFACE } from "./geometry.js";

/**
 * A groove, in ball radii. Its balls lie in a zigzag, closer together the shorter it is.
 *
 * @typedef {object} Groove
 * @property {number} ball Radius of a ball in it.
 * @property {number} pitch From one ball to the next, along the groove.
 * @property {number} swing Half the way across from one ball to the next.
 * @property {number} plate Radius of the plate with the count.
 * @property {number} plateAt Where the plate's middle lies along the tray.
 * @property {number} troughAt Where the trough's middle lies along the tray.
 * @property {number} troughHalf Half the length of the trough.
 * @property {number} troughWide Half its width.
 * @property {number} halfLength Of the whole tray.
 * @property {number} halfWidth
 */

/**
 * @typedef {object} Layout
 * @property {number} scale CSS pixels a ball radius, as long as the board is not turned.
 * @property {boolean} sideways Whether the trays stand left and right instead of near and far.
 * @property {Groove} groove
 * @property {{ near: number, far: number }} distance From the board's middle to those of the trays;
 *   with trays on the sides, `near` is the right one.
 * @property {{ x: number, y: number }} origin Where the middle of the board lies, in CSS pixels.
 * @property {{ across: number, up: number, down: number }} room What the turning board may take
 *   on each side of the origin, in ball radii.
 */

/** Height of a tray and of the floor of its trough. */
export const TRAY_TOP = -1.38;
export const TRAY_FLOOR = -1.6;

/** Wood around the trough. */
const RIM = 0.12;
/** Air between the board and a tray, and between either and the edge of the room. */
const GAP = 0.12;
const MARGIN = 0.33;
/** Trays move away from the board where there is room, at most this far. */
const LOOSE = 0.9;

const BALLS = 15;
/** The elevation at which it is decided on which sides the trays lie: tilting never moves them. */
const USUAL = (60 * Math.PI) / 180;
const SMALLEST = 0.4;
const LARGEST = 0.62;

/** How far the board reaches at a corner, seen from above, and how far at a side. */
const CORNER_REACH = (BOARD_HALF - BOARD_CORNER) * Math.SQRT2 + BOARD_CORNER;

/**
 * @param {number} ball
 * @param {number} length Of the trough, 16 to 30 balls' radii.
 * @returns {Groove}
 */
function grooveOf(ball, length) {
  const pitch = Math.min(2 * ball, (length - 2 * ball) / (BALLS - 1));
  // Neighbours touch, whatever the pitch.
  const swing = Math.sqrt(Math.max(0, 4 * ball ** 2 - pitch ** 2)) / 2;
  const troughHalf = length / 2 + 0.05;
  const troughWide = ball + swing + 0.05;
  const halfWidth = troughWide + RIM;
  const plate = Math.min(0.62, halfWidth - 0.06);
  const head = 2 * plate + 0.16;
  const halfLength = troughHalf + (RIM + head) / 2;
  return {
    ball,
    pitch,
    swing,
    plate,
    plateAt: head / 2 + 0.02 - halfLength,
    troughAt: halfLength - RIM - troughHalf,
    troughHalf,
    troughWide,
    halfLength,
    halfWidth,
  };
}

/**
 * What the board takes above and below its middle, the balls on it included.
 *
 * @param {number} sin Of the elevation.
 * @param {number} cos
 * @param {number} spread How far a turned square reaches compared to one seen straight on.
 */
function boardHeights(sin, cos, spread) {
  const reach = boardReach(spread);
  return {
    up: Math.max(reach * sin + SURFACE * cos, 3 * spread * sin + 1, 3 * Math.SQRT2 * cos + 1),
    down: reach * sin - BOTTOM * cos,
  };
}

/** @param {number} spread */
const boardReach = (spread) => (BOARD_HALF - BOARD_CORNER) * spread + BOARD_CORNER;

/**
 * @param {number} width
 * @param {number} height
 * @param {number} sin
 * @param {number} cos
 * @param {boolean} sideways
 * @param {Groove} groove
 * @returns {Omit<Layout, "groove">}
 */
function arrange(width, height, sin, cos, sideways, groove) {
  const { halfLength, halfWidth } = groove;
  const board = boardHeights(sin, cos, 1);
  if (sideways) {
    const tray = halfLength * sin;
    const up = Math.max(board.up, tray + TRAY_TOP * cos) + MARGIN;
    const down = Math.max(board.down, tray - BOTTOM * cos) + MARGIN;
    const across = BOARD_HALF + GAP + 2 * halfWidth + MARGIN;
    const scale = fitting(Math.min(width / (2 * across), height / (up + down)));
    const spare = (height / scale - up - down) / 2;
    // Trays keep to the board, no farther off than its corners reach.
    const outer = Math.min(width / (2 * scale) - MARGIN, CORNER_REACH + GAP + 2 * halfWidth);
    const distance = outer - halfWidth;
    return {
      scale,
      sideways,
      distance: { near: distance, far: distance },
      origin: { x: width / 2, y: (up + spare) * scale },
      room: {
        across: distance - halfWidth - GAP,
        up: up + spare - MARGIN,
        down: down + spare - MARGIN,
      },
    };
  }
  // Near and far: the far tray must show its foot, the near one must not hide the board's.
  const rise = Math.max(
    halfWidth * sin + TRAY_TOP * cos,
    groove.swing * sin + (TRAY_FLOOR + groove.ball) * cos + groove.ball,
  );
  const fall = halfWidth * sin - BOTTOM * cos;
  const most = boardHeights(sin, cos, Math.SQRT2);
  const across = Math.max(BOARD_HALF, halfLength) + MARGIN;
  const needed = board.up + board.down + 2 * (rise + fall + GAP + MARGIN);
  const scale = fitting(Math.min(width / (2 * across), height / needed));
  const spare = height / scale - needed;
  const loose = Math.max(0, Math.min(spare / 2, LOOSE, most.up - board.up));
  const up = board.up + loose;
  const down = board.down + loose;
  const above = up + GAP + fall + rise + MARGIN + (spare - 2 * loose) / 2;
  return {
    scale,
    sideways,
    distance: { far: (up + GAP + fall) / sin, near: (down + GAP + rise) / sin },
    origin: { x: width / 2, y: above * scale },
    room: { across: width / (2 * scale) - MARGIN, up, down },
  };
}

/** @param {number} scale */
const fitting = (scale) => Math.max(0.01, scale);

/**
 * The length of groove that leaves the board the most room: short ones are wide, long ones narrow.
 *
 * @param {number} width
 * @param {number} height
 * @param {number} sin
 * @param {number} cos
 * @param {boolean} sideways
 * @param {number} ball
 * @returns {Layout}
 */
function bestLength(width, height, sin, cos, sideways, ball) {
  const at = (/** @type {number} */ length) => {
    const groove = grooveOf(ball, length);
    return { ...arrange(width, height, sin, cos, sideways, groove), groove };
  };
  // The scale rises to one peak and falls again: thirds close in on it.
  let [short, long] = [16 * ball, 30 * ball];
  for (let round = 0; round < 24; round += 1) {
    const third = (long - short) / 3;
    if (at(short + third).scale < at(long - third).scale) short += third;
    else long -= third;
  }
  return at((short + long) / 2);
}

/**
 * The sides the trays lie on and the size of their balls, for a room of that size: the board comes
 * first; where it leaves room, the balls of the reserves grow.
 *
 * @param {number} width
 * @param {number} height
 */
function choose(width, height) {
  const [sin, cos] = [Math.sin(USUAL), Math.cos(USUAL)];
  const [upright, side] = [false, true].map((sideways) =>
    bestLength(width, height, sin, cos, sideways, SMALLEST),
  );
  const best = side.scale > upright.scale ? side : upright;
  let ball = LARGEST;
  while (
    ball > SMALLEST &&
    bestLength(width, height, sin, cos, best.sideways, ball).scale < best.scale * 0.995
  ) {
    ball -= 0.02;
  }
  return { sideways: best.sideways, ball: Math.max(SMALLEST, ball) };
}

let chosen = { width: 0, height: 0, ...choose(1, 1) };

/**
 * @param {number} width In CSS pixels.
 * @param {number} height
 * @param {number} sin Of the elevation.
 * @param {number} cos
 * @returns {Layout}
 */
export function layOut(width, height, sin, cos) {
  if (chosen.width !== width || chosen.height !== height) {
    chosen = { width, height, ...choose(width, height) };
  }
  return bestLength(width, height, sin, cos, chosen.sideways, chosen.ball);
}

/**
 * The board alone. Its trays lie just outside the picture, for that is where balls come from.
 *
 * @param {number} width In CSS pixels.
 * @param {number} height
 * @param {number} sin Of the elevation.
 * @param {number} cos
 * @returns {Layout}
 */
export function layOutBare(width, height, sin, cos) {
  const groove = grooveOf(SMALLEST, 24 * SMALLEST);
  const board = boardHeights(sin, cos, 1);
  const up = board.up + MARGIN;
  const down = board.down + MARGIN;
  const scale = fitting(Math.min(width / (2 * (BOARD_HALF + MARGIN)), height / (up + down)));
  const spare = (height / scale - up - down) / 2;
  const outside = height / scale / sin + 2 * groove.halfWidth;
  return {
    scale,
    sideways: false,
    groove,
    distance: { near: outside, far: outside },
    origin: { x: width / 2, y: (up + spare) * scale },
    room: {
      across: width / (2 * scale) - MARGIN,
      up: up + spare - MARGIN,
      down: down + spare - MARGIN,
    },
  };
}

/**
 * How many times larger than the layout's the board may be drawn at a turn: 1 or less.
 *
 * @param {Layout} layout
 * @param {number} sin Of the elevation.
 * @param {number} cos
 * @param {number} spread |sin| + |cos| of the turn.
 */
export function shrinkFor({ room }, sin, cos, spread) {
  const { up, down } = boardHeights(sin, cos, spread);
  const across = boardReach(spread);
  return Math.min(1, room.across / across, room.up / up, room.down / down);
}
