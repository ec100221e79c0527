/**
 * How the board and the two grooves of the reserves share a rectangle. The grooves are along two
 * sides of the board: left and right if the rectangle is wide, near and far if it is high.
 *
 * The board rotates; the grooves stay. Only if a corner of the rotated board would not fit is the
 * board drawn smaller; seen straight on it is as large as possible.
 * @import { ScreenPoint } from "./types.js"
 */

import { DEFAULT_CAMERA } from "./camera.js";
import { BOARD_CORNER, BOARD_HALF, BOTTOM, SURFACE } from "./geometry.js";

/**
 * A wooden board on the table, in ball radii, with the cells of a level and all above it that have no board of their own.
 * @typedef {{ level: number, x: number, y: number, half: number, corner: number, bevel: number }} Plate
 */

/**
 * What a layout is made for: a rectangle in CSS pixels, sine and cosine of the elevation.
 * @typedef {{ width: number, height: number, sin: number, cos: number }} Space
 */

/**
 * A groove, in ball radii. Its balls form a zigzag, closer together the shorter it is.
 * @typedef {object} Groove
 * @property {number} ball Radius of a ball in it.
 * @property {number} pitch From one ball to the next, along the groove.
 * @property {number} swing Half the way across from one ball to the next.
 * @property {number} plate Radius of the plate with the count.
 * @property {number} plateAt Position of the plate's middle along the tray.
 * @property {number} troughAt Position of the trough's middle along the tray.
 * @property {number} troughHalf Half the length of the trough.
 * @property {number} troughWide Half its width.
 * @property {number} halfLength Of the whole tray.
 * @property {number} halfWidth
 */

/**
 * @typedef {object} Layout
 * @property {number} scale CSS pixels per ball radius while the board is not rotated.
 * @property {boolean} sideways Whether the trays are left and right instead of near and far.
 * @property {Groove} groove
 * @property {{ near: number, far: number }} distance From the board's middle to those of the trays;
 *   with trays at the sides, `near` is the right one.
 * @property {ScreenPoint} origin The middle of the board, in CSS pixels.
 * @property {{ across: number, up: number, down: number }} room What the rotated board may take
 *   on each side of the origin, in ball radii.
 * @property {readonly Plate[]} plates
 */

/** Height of a tray and of the floor of its trough. */
export const TRAY_TOP = -1.38;
export const TRAY_FLOOR = -1.6;

/** Wood around the trough. */
const RIM = 0.12;
/** Distances between the board and a tray, and between either and the edge of the rectangle. */
const GAP = 0.12;
const MARGIN = 0.33;
/** The largest distance that near and far trays move away from the board if there is room. */
const LOOSE = 0.9;

/** The one board of the pyramid. @type {readonly Plate[]} */
const PYRAMID = [{ level: 1, x: 0, y: 0, half: BOARD_HALF, corner: BOARD_CORNER, bevel: 0.28 }];

/** The plan: the left ends of its boards, and its size with the letters and names around them. */
const LEFT = [1.1, 10.9, 18.7, 24.6];
const PLAN = { width: 27.8, above: 8.3, below: 2.3 };
/** @type {readonly Plate[]} */
const APART = LEFT.map((left, index) => {
  const side = 4 - index;
  return { level: index + 1, x: left + side, y: side, half: side + 0.15, corner: 0.9, bevel: 0.1 };
});

const BALLS = 15;
/** The elevation at which the sides of the trays are chosen, so that tilting never moves them. */
const USUAL = (DEFAULT_CAMERA.elevation * Math.PI) / 180;
const SMALLEST = 0.4;
const LARGEST = 0.62;

/**
 * The length is that of the trough, 16 to 30 radii of its balls.
 * @type {(ball: number, length: number) => Groove}
 */
function grooveOf(ball, length) {
  const pitch = Math.min(2 * ball, (length - 2 * ball) / (BALLS - 1));
  // Neighbours touch at every pitch.
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
 * What the board takes to each side, above and below its middle, with the balls on it. The spread
 * is the width of a rotated square by that of one seen straight on.
 * @type {(space: Pick<Space, "sin" | "cos">, spread: number) => Layout["room"]}
 */
function boardRoom({ sin, cos }, spread) {
  const across = (BOARD_HALF - BOARD_CORNER) * spread + BOARD_CORNER;
  const balls = Math.max(3 * spread * sin, 3 * Math.SQRT2 * cos) + 1;
  const up = Math.max(across * sin + SURFACE * cos, balls);
  return { across, up, down: across * sin - BOTTOM * cos };
}

/**
 * The board, and what needs as much height, in the middle of the rectangle.
 * @param {Space} space
 * @param {number} across
 * @param {number} up
 * @param {number} down
 */
function centred({ width, height }, across, up, down) {
  const [wide, high] = [width / (2 * (across + MARGIN)), height / (up + down + 2 * MARGIN)];
  const scale = Math.max(0.01, Math.min(wide, high));
  const spare = (height / scale - up - down) / 2 - MARGIN;
  const origin = { x: width / 2, y: (up + spare + MARGIN) * scale };
  const room = { across: width / (2 * scale) - MARGIN, up: up + spare, down: down + spare };
  return { scale, origin, room, tooLong: high <= wide };
}

/**
 * A layout, and whether it is the length of the grooves that keeps the board from being larger.
 * @typedef {{ layout: Layout, tooLong: boolean }} Attempt
 */

/** @type {(space: Space, groove: Groove) => Attempt} */
function traysAtSides(space, groove) {
  const { sin, cos } = space;
  const { halfLength, halfWidth } = groove;
  const board = boardRoom(space, 1);
  const across = board.across + GAP + 2 * halfWidth;
  const up = Math.max(board.up, halfLength * sin + TRAY_TOP * cos);
  const down = Math.max(board.down, halfLength * sin - BOTTOM * cos);
  const { scale, origin, room, tooLong } = centred(space, across, up, down);
  // The trays stay close to the board, no farther away than its corners reach.
  const reach = boardRoom(space, Math.SQRT2).across;
  const outer = Math.min(room.across, reach + GAP + 2 * halfWidth);
  const distance = { near: outer - halfWidth, far: outer - halfWidth };
  room.across = outer - 2 * halfWidth - GAP;
  const layout = { scale, origin, room, distance, sideways: true, groove, plates: PYRAMID };
  return { layout, tooLong };
}

/** @type {(space: Space, groove: Groove) => Attempt} */
function traysNearAndFar(space, groove) {
  const { width, height, sin, cos } = space;
  const { halfLength, halfWidth, swing, ball } = groove;
  const board = boardRoom(space, 1);
  // The foot of the far tray must be visible, and the near tray must not hide that of the board.
  const balls = swing * sin + (TRAY_FLOOR + ball) * cos + ball;
  const rise = Math.max(halfWidth * sin + TRAY_TOP * cos, balls);
  const fall = halfWidth * sin - BOTTOM * cos;
  const across = Math.max(board.across, halfLength) + MARGIN;
  const needed = board.up + board.down + 2 * (rise + fall + GAP + MARGIN);
  const [wide, high] = [width / (2 * across), height / needed];
  const scale = Math.max(0.01, Math.min(wide, high));
  const spare = height / scale - needed;
  const most = boardRoom(space, Math.SQRT2).up - board.up;
  const loose = Math.max(0, Math.min(spare / 2, LOOSE, most));
  const up = board.up + loose;
  const down = board.down + loose;
  const above = up + GAP + fall + rise + MARGIN + (spare - 2 * loose) / 2;
  const layout = {
    scale,
    sideways: false,
    groove,
    distance: { far: (up + GAP + fall) / sin, near: (down + GAP + rise) / sin },
    origin: { x: width / 2, y: above * scale },
    room: { across: width / (2 * scale) - MARGIN, up, down },
    plates: PYRAMID,
  };
  return { layout, tooLong: wide <= high };
}

/**
 * The layout with the length of groove that leaves the board the most room. A longer groove is
 * narrower, so the best one is where both directions allow the same scale: the search halves the
 * range of lengths until it is there. Only a straight groove can be better, because its plate is
 * smaller, too.
 * @type {(space: Space, sideways: boolean, ball: number) => Layout}
 */
function bestLength(space, sideways, ball) {
  const arrange = sideways ? traysAtSides : traysNearAndFar;
  let [short, long] = [16 * ball, 30 * ball];
  for (let round = 0; round < 24; round += 1) {
    const middle = (short + long) / 2;
    if (arrange(space, grooveOf(ball, middle)).tooLong) long = middle;
    else short = middle;
  }
  const zigzag = arrange(space, grooveOf(ball, (short + long) / 2)).layout;
  const straight = arrange(space, grooveOf(ball, 30 * ball)).layout;
  return straight.scale > zigzag.scale ? straight : zigzag;
}

/**
 * The sides of the trays and the size of their balls. The board comes first: the balls of the
 * reserves only grow if that leaves it its size.
 * @type {(width: number, height: number) => { sideways: boolean, ball: number }}
 */
function choose(width, height) {
  const space = { width, height, sin: Math.sin(USUAL), cos: Math.cos(USUAL) };
  const [upright, side] = [false, true].map((sideways) => bestLength(space, sideways, SMALLEST));
  const best = side.scale > upright.scale ? side : upright;
  let ball = LARGEST;
  while (ball > SMALLEST && bestLength(space, best.sideways, ball).scale < best.scale * 0.995) {
    ball -= 0.02;
  }
  return { sideways: best.sideways, ball: Math.max(SMALLEST, ball) };
}

/** The last choice: a swing of the camera asks for it in every frame. */
const chosen = { width: 0, height: 0, sideways: false, ball: 0 };

/** @type {(space: Space) => Layout} */
export function layOut(space) {
  const { width, height } = space;
  if (chosen.width !== width || chosen.height !== height) {
    Object.assign(chosen, { width, height }, choose(width, height));
  }
  return bestLength(space, chosen.sideways, chosen.ball);
}

/**
 * The board alone. Its trays are just outside the picture, because balls come from there.
 * @type {(space: Space) => Layout}
 */
export function layOutBare(space) {
  const groove = grooveOf(SMALLEST, 24 * SMALLEST);
  const { across, up, down } = boardRoom(space, 1);
  const { scale, origin, room } = centred(space, across, up, down);
  const outside = space.height / scale / space.sin + 2 * groove.halfWidth;
  const distance = { near: outside, far: outside };
  return { scale, origin, room, groove, distance, sideways: false, plates: PYRAMID };
}

/** The plan of the levels, in the middle of the rectangle. @type {(space: Space) => Layout} */
export function layOutApart(space) {
  const { width, height } = space;
  const { above, below } = PLAN;
  const scale = Math.max(0.01, Math.min(width / PLAN.width, height / (above + below)));
  const top = (height - (above + below) * scale) / 2;
  const origin = { x: (width - PLAN.width * scale) / 2, y: top + above * scale };
  return { ...layOutBare(space), scale, origin, plates: APART };
}

/**
 * The scale of the rotated board by that of the layout: 1 or less.
 * @type {(layout: Layout, space: Space, spread: number) => number}
 */
export function shrinkFor({ room }, space, spread) {
  const { across, up, down } = boardRoom(space, spread);
  return Math.min(1, room.across / across, room.up / up, room.down / down);
}
