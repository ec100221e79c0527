/**
 * From points on the table to points on the screen and back, for one camera and one size; orthographic. The board and the
 * two trays share a rectangle: trays left and right if it is wide, near and far if it is high. The board rotates; the trays
 * stay. Only where a corner of the rotated board would not fit, the board is drawn smaller.
 * @import { Place, Player, Point, ScreenPoint } from "./types.js"
 * @import { State } from "./state.js"
 */

import {
  BALL_SIZES,
  BOARD_CORNER,
  BOARD_HALF,
  BOTTOM,
  CELLS,
  cellAt,
  DEFAULT_CAMERA,
  isReserve,
  nearPlayer,
  SURFACE,
} from "./geometry.js";

/**
 * @typedef {ReturnType<typeof make>} Projection Everything needed to place things on the screen, for one camera and one size.
 * @typedef {Pick<State, "camera" | "width" | "height">} Seen
 * @typedef {{ width: number, height: number, sin: number, cos: number }} Space A rectangle in CSS pixels, sine and cosine
 *   of the elevation.
 * @typedef {{ level: number, x: number, y: number, half: number, corner: number, bevel: number }} Plate A board, with the
 *   cells of a level, and those above it that have no board.
 * @typedef {ReturnType<typeof grooveOf>} Groove In ball radii.
 * @typedef {{ across: number, up: number, down: number }} Room What is on each side of the board's middle, in ball radii.
 * @typedef {ReturnType<typeof arrange>} Layout
 */

/** Height of a tray and of the floor of its trough. */
export const TRAY_TOP = -1.38;
export const TRAY_FLOOR = -1.6;

const RIM = 0.12; // wood around the trough
const GAP = 0.12; // between the board and a tray
const MARGIN = 0.33; // between either and the edge of the rectangle
const LOOSE = 0.9; // how far near and far trays move away from the board at most, if there is room

const BALLS = 15;
/** What a groove may be: the radii of its balls, and its lengths by them. */
const BALL_RADII = Array.from({ length: 18 }, (_, index) => 0.28 + index / 50);
const LENGTHS = Array.from({ length: 29 }, (_, index) => 16 + index / 2);

/** The one board of the pyramid. @type {readonly Plate[]} */
const PYRAMID = [{ level: 1, x: 0, y: 0, half: BOARD_HALF, corner: BOARD_CORNER, bevel: 0.28 }];

/** The plan: the left ends of its boards, from its middle, and the room they take with the letters and names around them. */
const LEFT = [-12.8, -3, 4.8, 10.7];
const PLAN = { across: 13.57, up: 7.97, down: 1.97 };
/** @type {readonly Plate[]} */
const APART = LEFT.map((left, index) => {
  const side = 4 - index;
  return { level: index + 1, x: left + side, y: side, half: side + 0.15, corner: 0.9, bevel: 0.1 };
});

/** A groove whose balls form a zigzag, closer together the shorter it is: 16 to 30 radii of its balls. @param {number} ball Their radius. @param {number} length */
function grooveOf(ball, length) {
  const pitch = Math.min(2 * ball, (length - 2 * ball) / (BALLS - 1));
  // Neighbours touch at every pitch.
  const swing = Math.sqrt(Math.max(0, 4 * ball ** 2 - pitch ** 2)) / 2;
  // Seen from the usual elevations, the last ball stays inside the rim that is farther away.
  const end = ball / 3;
  const troughHalf = (length + end) / 2 + 0.05;
  const troughWide = ball + swing + 0.05;
  const halfWidth = troughWide + RIM;
  const plate = Math.min(0.62, halfWidth - 0.06);
  const head = 2 * plate + 0.16;
  const halfLength = troughHalf + (RIM + head) / 2;
  const troughAt = halfLength - RIM - troughHalf;
  return {
    ball,
    pitch, // from one ball to the next, along the groove
    swing, // half the way across from one ball to the next
    plate, // its radius
    plateAt: head / 2 + 0.02 - halfLength,
    troughAt,
    ballsAt: troughAt - end / 2, // the middle one
    troughHalf,
    troughWide,
    halfLength, // of the whole tray
    halfWidth,
  };
}

/** That of a board without trays. */
const BARE = grooveOf(0.4, 9.6);

/** What the board takes with its balls; `spread`: the width of a rotated square by that of one seen straight on. @param {Pick<Space, "sin" | "cos">} space @param {number} spread */
function boardRoom({ sin, cos }, spread) {
  const across = (BOARD_HALF - BOARD_CORNER) * spread + BOARD_CORNER;
  const balls = Math.max(3 * spread * sin, 3 * Math.SQRT2 * cos) + 1;
  const up = Math.max(across * sin + SURFACE * cos, balls);
  return { across, up, down: across * sin - BOTTOM * cos };
}

/** What is needed, as large as possible in the middle of the rectangle, and the room that is there then. @param {Space} space @param {Room} needed */
function centred({ width, height }, { across, up, down }) {
  const [wide, high] = [width / (2 * (across + MARGIN)), height / (up + down + 2 * MARGIN)];
  const scale = Math.max(0.01, Math.min(wide, high));
  const spare = (height / scale - up - down) / 2 - MARGIN;
  const origin = { x: width / 2, y: (up + spare + MARGIN) * scale };
  const room = { across: width / (2 * scale) - MARGIN, up: up + spare, down: down + spare };
  return { scale, origin, room };
}

/**
 * The board between two trays: its scale while it is not rotated, where its middle is on the screen, the room in which it
 * rotates, and the distances from its middle to those of the trays; at the sides, `near` is the right one.
 * @param {Space} space @param {boolean} sideways @param {Groove} groove
 */
function arrange(space, sideways, groove) {
  const { sin, cos } = space;
  const { halfLength, halfWidth, swing, ball } = groove;
  const board = boardRoom(space, 1);
  const turned = boardRoom(space, Math.SQRT2);
  if (sideways) {
    const side = GAP + 2 * halfWidth;
    const across = board.across + side;
    const up = Math.max(board.up, halfLength * sin + TRAY_TOP * cos);
    const down = Math.max(board.down, halfLength * sin - BOTTOM * cos);
    const { scale, origin, room } = centred(space, { across, up, down });
    // The trays stay close to the board, no farther away than its corners reach.
    const outer = Math.min(room.across, turned.across + side);
    const distance = { near: outer - halfWidth, far: outer - halfWidth };
    room.across = outer - side;
    return { scale, origin, room, distance, sideways, groove, plates: PYRAMID };
  }
  // The foot of the far tray must be visible, and the near tray must not hide that of the board.
  const balls = swing * sin + (TRAY_FLOOR + ball) * cos + ball;
  const rise = Math.max(halfWidth * sin + TRAY_TOP * cos, balls);
  const fall = halfWidth * sin - BOTTOM * cos;
  const tray = GAP + rise + fall;
  const across = Math.max(board.across, halfLength);
  const needed = { across, up: board.up + tray, down: board.down + tray };
  const { scale, origin, room } = centred(space, needed);
  const loose = Math.max(0, Math.min(room.up - needed.up, LOOSE, turned.up - board.up));
  room.up = board.up + loose;
  room.down = board.down + loose;
  const distance = { far: (room.up + GAP + fall) / sin, near: (room.down + GAP + rise) / sin };
  return { scale, origin, room, distance, sideways, groove, plates: PYRAMID };
}

/** The last choice: a camera that moves asks for it in every frame. */
const chosen = { width: 0, height: 0, sideways: false, groove: BARE };

/**
 * The sides of the trays and their grooves are chosen at the usual elevation, so that other elevations never change them.
 * The board comes first: of grooves that leave it its size, those with the largest balls. A longer groove is narrower.
 * @type {(space: Space) => Layout}
 */
function layOut(space) {
  const { width, height } = space;
  if (chosen.width !== width || chosen.height !== height) {
    const [sin, cos] = sinCos(DEFAULT_CAMERA.elevation);
    const layouts = [false, true].flatMap((sideways) =>
      BALL_RADII.flatMap((ball) =>
        LENGTHS.map((length) =>
          arrange({ width, height, sin, cos }, sideways, grooveOf(ball, length * ball)),
        ),
      ),
    );
    const most = Math.max(...layouts.map(({ scale }) => scale));
    const [best] = layouts
      .filter(({ scale }) => scale >= 0.995 * most)
      .sort(
        (a, b) => b.groove.ball - a.groove.ball || +a.sideways - +b.sideways || b.scale - a.scale,
      );
    Object.assign(chosen, best, { width, height });
  }
  return arrange(space, chosen.sideways, chosen.groove);
}

/** Boards alone. The trays are just outside the picture, because balls come from there. @type {(space: Space, needed: Room, plates: readonly Plate[]) => Layout} */
function layOutBare(space, needed, plates) {
  const { scale, origin, room } = centred(space, needed);
  const outside = space.height / scale / space.sin + 2 * BARE.halfWidth;
  const distance = { near: outside, far: outside };
  return { scale, origin, room, groove: BARE, distance, sideways: false, plates };
}

/** @type {(degrees: number) => [number, number]} */
function sinCos(degrees) {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}

/** What a projection depends on, as one text. @type {(seen: Seen) => string} */
export const viewKey = ({ camera: { elevation, rotation, reserves, apart }, width, height }) =>
  [elevation, rotation, reserves, apart, width, height].join();

/** The last projections, by their keys. @type {Map<string, Projection>} */
const made = new Map();
const MOST = 20;

/** @type {(seen: Seen) => Projection} */
export function projectionOf(seen) {
  const key = viewKey(seen);
  const projection = made.get(key) ?? make(seen);
  if (made.size === MOST) made.clear();
  made.set(key, projection);
  return projection;
}

/** Fits what a camera sees into a rectangle. @param {Seen} seen */
function make({ camera, width, height }) {
  const [sin, cos] = camera.apart ? [1, 0] : sinCos(camera.elevation);
  const [rotationSin, rotationCos] = sinCos(camera.rotation);
  const space = { width, height, sin, cos };
  const [needed, plates] = camera.apart ? [PLAN, APART] : [boardRoom(space, 1), PYRAMID];
  const layout = camera.reserves ? layOut(space) : layOutBare(space, needed, plates);
  const { across, up, down } = boardRoom(space, Math.abs(rotationSin) + Math.abs(rotationCos));
  const { room } = layout;
  const fits = Math.min(1, room.across / across, room.up / up, room.down / down);
  const shrink = camera.apart ? 1 : fits;
  return {
    ...layout,
    ...space,
    scale: layout.scale * shrink, // of the board as it is rotated
    trayFactor: 1 / shrink, // if the rotated board is drawn smaller, the trays keep their size
    rotationSin,
    rotationCos,
    near: nearPlayer(camera), // whose tray is near, or on the right when sideways
  };
}

/** CSS pixels per ball radius in the trays, which do not shrink with the rotated board. @param {Projection} projection */
export const unit = (projection) => projection.scale * projection.trayFactor;

/** @type {(projection: Projection, point: Point) => ScreenPoint} */
export function project({ origin, scale, sin, cos }, { x, y, z }) {
  return { x: origin.x + scale * x, y: origin.y - scale * (y * sin + z * cos) };
}

/**
 * A point with its place on the screen and its depth, its nearness to the eye. Painting in order of depth is exact,
 * because balls are spheres that do not overlap.
 * @type {(projection: Projection, at: Point) => ScreenPoint & { at: Point, depth: number }}
 */
export function seen(projection, at) {
  const depth = at.z * projection.sin - at.y * projection.cos;
  return { at, ...project(projection, at), depth };
}

/** The point at height z that is seen at a point of the screen. @type {(projection: Projection, screen: ScreenPoint, z: number) => Point} */
export function unproject({ origin, scale, sin, cos }, screen, z) {
  const up = (origin.y - screen.y) / scale;
  return { x: (screen.x - origin.x) / scale, y: (up - z * cos) / sin, z };
}

/** A point of a board, from its middle, rotated as the board is. @type {(projection: Projection, plate: Plate, point: Point) => Point} */
export function onPlate({ rotationSin, rotationCos }, plate, { x, y, z }) {
  return {
    x: plate.x + x * rotationCos - y * rotationSin,
    y: plate.y + x * rotationSin + y * rotationCos,
    z,
  };
}

/**
 * The point at a distance along and across a player's tray from its middle. Along it, trays go from
 * left to right or from near to far.
 * @type {(projection: Projection, player: Player, along: number, across: number, z: number) => Point}
 */
export function inTray({ distance, near, sideways, trayFactor }, player, along, across, z) {
  const way = (player === near) === sideways ? 1 : -1;
  const middle = (player === near ? distance.near : distance.far) * way;
  const [x, y] = sideways ? [middle - across, along] : [along, middle + across];
  return { x: x * trayFactor, y: y * trayFactor, z: z * trayFactor };
}

/**
 * The centre of a ball at a place; `index` is which ball of a reserve, from 0. A reserve fills in a zigzag from the end
 * with the count.
 * @type {(projection: Projection, place: Place, index?: number) => Point}
 */
export function placeOf(projection, place, index = 0) {
  if (isReserve(place)) {
    const { ball, pitch, swing, ballsAt } = projection.groove;
    const number = Math.min(14, Math.max(0, index));
    const along = ballsAt + (number - 7) * pitch;
    return inTray(projection, place, along, number % 2 ? swing : -swing, TRAY_FLOOR + ball);
  }
  const { at, level } = cellAt(place) ?? CELLS[0];
  const own = projection.plates[level - 1];
  // On a board of its own, a level is the lowest one.
  return onPlate(projection, own ?? projection.plates[0], own ? { ...at, z: 0 } : at);
}

/** The radius of a ball at a place. @type {(projection: Pick<Projection, "groove" | "trayFactor">, place: Place) => number} */
export function sizeAt({ groove, trayFactor }, place) {
  return isReserve(place) ? groove.ball * trayFactor : BALL_SIZES[(cellAt(place)?.level ?? 1) - 1];
}
