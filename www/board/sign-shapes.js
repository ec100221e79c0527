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

/** Width and dash are in ball radii. @type {(ink: Ink, path: Path2D, width: number, dash?: number[]) => void} */
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

/** Under the pointer: a fine circle. Picked: a heavy one. @type {(ink: Ink, at: ScreenPoint, picked: boolean) => void} */
export function markBall(ink, { x, y }, picked) {
  stroke(ink, ellipse(x, y, 0.98 * ink.scale), picked ? 0.1 : 0.055);
}

/**
 * Signs of strokes, as paths around the middle, in ball radii: a plus where a ball may be placed; a small square, or
 * three dots in a row, where it completes one; a chevron on a ball that may be raised. (A canvas draws no dot for a
 * stroke without a length.)
 * @type {Partial<Record<Sign["kind"], string>>}
 */
export const STROKES = {
  place: "M-.26 0h.52M0-.26v.52",
  square: "M-.24-.24h.48v.48h-.48z",
  line: "M-.3 0h.01M0 0h.01M.3 0h.01",
  raise: "M-.25 .1L0-.125L.25 .1",
};

/** @type {(ink: Ink, at: ScreenPoint, strokes: string) => void} */
export function markStrokes(ink, { x, y }, strokes) {
  const path = new Path2D();
  path.addPath(new Path2D(strokes), { a: ink.scale, d: ink.scale, e: x, f: y });
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

/** The ball of the last move: four arcs around it, like the corners of a frame. @type {(ink: Ink, at: ScreenPoint) => void} */
export function markPlayed(ink, { x, y }) {
  const path = new Path2D();
  const start = Math.PI / 4 - 0.55;
  path.arc(x, y, 0.92 * ink.scale, start, start + 2 * Math.PI);
  stroke(ink, path, 0.09, [1.01, 0.435]);
}

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
  const ends = [between({ x, y }, to, part), between({ x, y }, to, 1 - part)];
  if (part < 0.5) stroke(ink, polygon(ends), 0.11, dots);
}

/** The point at a share of the way from one point to another. @type {(a: ScreenPoint, b: ScreenPoint, share: number) => readonly [number, number]} */
const between = (a, b, share) => [a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)];

/**
 * A completed square or line: a lit band. Before it has been completed, it is dashed; after the turn, its light is faint.
 * At a place without its ball a line ends at the rim.
 * @type {(ink: Ink, points: (ScreenPoint & { filled: boolean })[], when: "before" | "now" | "after") => void}
 */
export function markFigure(ink, points, when) {
  const { context, scale } = ink;
  const path = new Path2D();
  const dots = new Path2D();
  for (const [index, b] of points.slice(1).entries()) {
    const a = points[index];
    if (!a.filled && !b.filled) continue;
    const share = (0.86 * scale) / Math.hypot(b.x - a.x, b.y - a.y);
    const ends = [between(a, b, a.filled ? 0 : share), between(a, b, b.filled ? 1 : 1 - share)];
    path.addPath(polygon(ends));
  }
  for (const { x, y, filled } of points)
    if (filled)
      dots.addPath(
        polygon([
          [x, y],
          [x + 0.01, y],
        ]),
      );
  stroke(ink, path, when === "now" ? 0.1 : 0.07, when === "before" ? [0.16, 0.2] : []);
  stroke(ink, dots, 0.28);
  context.globalAlpha *= when === "now" ? 0.34 : 0.16;
  context.lineWidth = 0.56 * scale;
  context.stroke(path);
}
