/**
 * The shapes of the signs on balls and hollows. The shape carries the meaning; the colour only
 * helps. Every stroke is painted twice, dark below and bright above, so that it is legible on maple,
 * on walnut and on the board.
 * @import { Context, ScreenPoint } from "./types.js"
 * @import { Sign } from "./signs.js"
 */

/**
 * @typedef {object} Ink
 * @property {Context} context
 * @property {string} bright
 * @property {string} casing
 * @property {number} scale CSS pixels per ball radius.
 */

/**
 * @param {Ink} ink
 * @param {Path2D} path
 * @param {number} width In ball radii.
 * @param {number[]} dash In ball radii.
 */
export function stroke({ context, bright, casing, scale }, path, width, dash = []) {
  const line = Math.max(1.25, width * scale);
  context.lineCap = "round";
  context.lineJoin = "round";
  context.setLineDash(dash.map((part) => part * scale));
  context.lineWidth = line + Math.max(1.5, 0.05 * scale);
  context.strokeStyle = casing;
  context.stroke(path);
  context.lineWidth = line;
  context.strokeStyle = bright;
  context.stroke(path);
  context.setLineDash([]);
}

/** @type {(x: number, y: number, radiusX: number, radiusY?: number) => Path2D} */
export function ellipse(x, y, radiusX, radiusY = radiusX) {
  const path = new Path2D();
  path.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
  return path;
}

/** @type {(points: (readonly [number, number])[], closed?: boolean) => Path2D} */
export function polygon(points, closed = false) {
  const path = new Path2D();
  for (const [x, y] of points) path.lineTo(x, y);
  if (closed) path.closePath();
  return path;
}

/**
 * Under the pointer: a fine circle. Picked: a heavy one.
 * @type {(ink: Ink, at: ScreenPoint, picked: boolean) => void}
 */
export function markBall(ink, { x, y }, picked) {
  stroke(ink, ellipse(x, y, 0.98 * ink.scale), picked ? 0.1 : 0.055);
}

/** A canvas draws no dot for a stroke without a length. @type {(x: number, y: number) => [number, number][]} */
function dot(x, y) {
  return [
    [x, y],
    [x + 0.01, y],
  ];
}

/**
 * Signs of strokes, as points from the middle, in ball radii: a plus where a ball may be placed; a small square, or three
 * dots in a row, where it completes one; a chevron on a ball that may be raised.
 * @type {Partial<Record<Sign["kind"], readonly (readonly (readonly [number, number])[])[]>>}
 */
export const STROKES = {
  place: [
    [
      [-0.26, 0],
      [0.26, 0],
    ],
    [
      [0, -0.26],
      [0, 0.26],
    ],
  ],
  square: [
    [
      [-0.24, -0.24],
      [0.24, -0.24],
      [0.24, 0.24],
      [-0.24, 0.24],
      [-0.24, -0.24],
    ],
  ],
  line: [-0.3, 0, 0.3].map((x) => dot(x, 0)),
  raise: [
    [
      [-0.25, 0.1],
      [0, -0.125],
      [0.25, 0.1],
    ],
  ],
};

/** @type {(ink: Ink, at: ScreenPoint, strokes: NonNullable<(typeof STROKES)["place"]>) => void} */
export function markStrokes(ink, { x, y }, strokes) {
  const { scale } = ink;
  const path = new Path2D();
  for (const points of strokes) {
    path.addPath(polygon(points.map(([right, down]) => [x + right * scale, y + down * scale])));
  }
  stroke(ink, path, 0.11);
}

/**
 * May be taken back: a badge with a minus; hollow if only after another ball has been played. `room` is how far the
 * badge may reach, in ball radii.
 * @type {(ink: Ink, at: ScreenPoint & { room: number }, hollow: boolean) => void}
 */
export function markRemovable(ink, { x, y, room }, hollow) {
  const { context, bright, casing, scale } = ink;
  const radius = Math.max(5, Math.min(0.36, room) * scale);
  const [inside, edge] = hollow ? [casing, bright] : [bright, casing];
  const badge = ellipse(x, y, radius);
  context.fillStyle = inside;
  context.fill(badge);
  context.lineWidth = Math.max(1, 0.045 * scale);
  context.strokeStyle = edge;
  context.stroke(badge);
  context.lineCap = "round";
  context.lineWidth = Math.max(1.75, 0.1 * scale);
  context.stroke(polygon([-0.5, 0.5].map((end) => [x + end * radius, y])));
}

/**
 * The ball of the last move: four arcs around it, like the corners of a frame.
 * @type {(ink: Ink, at: ScreenPoint) => void}
 */
export function markPlayed(ink, { x, y }) {
  const path = new Path2D();
  path.arc(x, y, 0.92 * ink.scale, ARC, ARC + 2 * Math.PI);
  stroke(ink, path, 0.09, [1.01, 0.435]);
}

/** Where the first of the four begins, in radians. */
const ARC = Math.PI / 4 - 0.55;

/**
 * A ball left this cell: a dotted circle as large as the ball; if it was raised, with dots on its way to `to`.
 * @type {(ink: Ink, at: ScreenPoint, to?: ScreenPoint) => void}
 */
export function markLeft(ink, { x, y }, to) {
  const { scale } = ink;
  const dots = [0.001, (2 * Math.PI * 0.84) / 20];
  stroke(ink, ellipse(x, y, 0.84 * scale), 0.11, dots);
  if (to === undefined) return;
  // From one circle to the other.
  const part = (0.84 * scale) / Math.hypot(to.x - x, to.y - y);
  const at = (/** @type {number} */ t) =>
    /** @type {const} */ ([x + t * (to.x - x), y + t * (to.y - y)]);
  if (part < 0.5) stroke(ink, polygon([at(part), at(1 - part)]), 0.11, dots);
}

/**
 * The lines of a figure from ball to ball, which come in order. At a place without its ball a line ends `reach` before its
 * middle.
 * @param {readonly (ScreenPoint & { filled: boolean })[]} points
 * @param {number} reach
 */
export function linesOf(points, reach) {
  return points.slice(1).flatMap((b, index) => {
    const a = points[index];
    if (!a.filled && !b.filled) return [];
    const share = reach / Math.hypot(b.x - a.x, b.y - a.y);
    const at = (/** @type {number} */ t) =>
      /** @type {const} */ ([a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)]);
    return [[at(a.filled ? 0 : share), at(b.filled ? 1 : 1 - share)]];
  });
}

/**
 * A completed square or line: a lit band. Before it has been completed, it is dashed; after the turn, its light is faint.
 * @type {(ink: Ink, points: (ScreenPoint & { filled: boolean })[], when: "before" | "now" | "after") => void}
 */
export function markFigure(ink, points, when) {
  const { context, scale } = ink;
  const path = new Path2D();
  const dots = new Path2D();
  for (const line of linesOf(points, 0.86 * scale)) path.addPath(polygon(line));
  for (const { x, y, filled } of points) if (filled) dots.addPath(polygon(dot(x, y)));
  stroke(ink, path, when === "now" ? 0.1 : 0.07, when === "before" ? [0.16, 0.2] : []);
  stroke(ink, dots, 0.28);
  context.globalAlpha *= when === "now" ? 0.34 : 0.16;
  context.lineWidth = 0.56 * scale;
  context.stroke(path);
}
