/**
 * The shapes of the signs on balls and hollows. The shape carries the meaning; the colour only
 * helps. Every stroke is painted twice, dark below and bright above, so that it is legible on maple,
 * on walnut and on the board.
 * @import { Context, ScreenPoint } from "./types.js"
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

/** @type {(points: ScreenPoint[], closed?: boolean) => Path2D} */
export function polygon(points, closed = false) {
  const path = new Path2D();
  for (const { x, y } of points) path.lineTo(x, y);
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

/**
 * A ball may be placed here: a dashed circle. The size is in ball radii.
 * @type {(ink: Ink, at: ScreenPoint & { size: number }, strong: boolean) => void}
 */
export function markTarget(ink, { x, y, size }, strong) {
  const part = (2 * Math.PI * size) / 14;
  stroke(ink, ellipse(x, y, size * ink.scale), strong ? 0.085 : 0.045, [part * 0.52, part * 0.48]);
}

/**
 * A ball here completes a square or a line: a small square, or three dots in a row.
 * @type {(ink: Ink, at: ScreenPoint, kind: "square" | "line") => void}
 */
export function markCompletes(ink, { x, y }, kind) {
  const half = 0.2 * ink.scale;
  const path = new Path2D();
  if (kind === "square") path.rect(x - half, y - half, 2 * half, 2 * half);
  else
    for (const dot of [-1, 0, 1]) path.addPath(ellipse(x + 1.2 * dot * half, y, 0.06 * ink.scale));
  stroke(ink, path, 0.09);
}

/**
 * May be raised: a small chevron pointing up.
 * @type {(ink: Ink, at: ScreenPoint) => void}
 */
export function markLiftable(ink, { x, y }) {
  const width = 0.25 * ink.scale;
  const [left, right, foot] = [x - width, x + width, y + width * 0.4];
  const points = [
    { x: left, y: foot },
    { x, y: y - width * 0.5 },
    { x: right, y: foot },
  ];
  stroke(ink, polygon(points), 0.11);
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
  // The casing is not quite opaque.
  if (hollow) context.fill(badge);
  context.lineWidth = Math.max(1, 0.045 * scale);
  context.strokeStyle = edge;
  context.stroke(badge);
  context.lineCap = "round";
  context.lineWidth = Math.max(1.75, 0.1 * scale);
  context.stroke(polygon([-0.5, 0.5].map((end) => ({ x: x + end * radius, y }))));
}

/**
 * The ball of the last move: four arcs around it, like the corners of a frame.
 * @type {(ink: Ink, at: ScreenPoint) => void}
 */
export function markPlayed(ink, { x, y }) {
  const path = new Path2D();
  const radius = 0.92 * ink.scale;
  for (let corner = 0; corner < 4; corner += 1) {
    const middle = Math.PI / 4 + (corner * Math.PI) / 2;
    const [from, to] = [middle - 0.55, middle + 0.55];
    path.moveTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
    path.arc(x, y, radius, from, to);
  }
  stroke(ink, path, 0.09);
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
  const at = (/** @type {number} */ t) => ({ x: x + t * (to.x - x), y: y + t * (to.y - y) });
  if (part < 0.5) stroke(ink, polygon([at(part), at(1 - part)]), 0.11, dots);
}

/**
 * A completed square or line: a lit band through the middles of its balls, which come in order
 * around the square or along the line. Not filled are those that have been taken back. Before it has been completed, it
 * is dashed; after the turn, its light is faint.
 * @type {(ink: Ink, points: (ScreenPoint & { filled: boolean })[], closed: boolean, when: "before" | "now" | "after") => void}
 */
export function markFigure(ink, points, closed, when) {
  const { context, scale } = ink;
  const path = polygon(points, closed);
  context.save();
  context.lineCap = "round";
  context.lineJoin = "round";
  context.globalAlpha *= when === "now" ? 0.34 : 0.16;
  context.lineWidth = 0.56 * scale;
  context.strokeStyle = ink.bright;
  context.stroke(path);
  context.restore();
  stroke(ink, path, when === "now" ? 0.1 : 0.07, when === "before" ? [0.16, 0.2] : []);
  for (const { x, y, filled } of points) {
    const dot = ellipse(x, y, 0.15 * scale);
    context.fillStyle = filled ? ink.bright : ink.casing;
    context.fill(dot);
    if (!filled) stroke(ink, dot, 0.06);
    context.lineWidth = Math.max(1, 0.04 * scale);
    context.strokeStyle = ink.casing;
    if (filled) context.stroke(dot);
  }
}
