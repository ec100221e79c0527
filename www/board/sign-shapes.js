/**
 * The signs laid over balls and hollows. Each says its meaning by its shape; the colour only
 * helps. Every stroke is drawn twice, dark below and bright above, so that it reads on maple, on
 * walnut and on the board alike.
 *
 * @import { Context } from "./types.js"
 */

/**
 * @typedef {object} Ink
 * @property {Context} context
 * @property {string} bright
 * @property {string} casing
 * @property {number} scale CSS pixels a ball radius.
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

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radiusX
 * @param {number} radiusY
 */
export function ellipse(x, y, radiusX, radiusY = radiusX) {
  const path = new Path2D();
  path.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
  return path;
}

/**
 * Here a ball may go: a dashed circle.
 *
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} radius In ball radii.
 * @param {boolean} strong
 */
export function markTarget(ink, x, y, radius, strong) {
  const around = 2 * Math.PI * radius;
  const dashes = 14;
  const dash = [(around / dashes) * 0.52, (around / dashes) * 0.48];
  stroke(ink, ellipse(x, y, radius * ink.scale), strong ? 0.085 : 0.045, dash);
}

/**
 * In the hand: a full, heavy circle.
 *
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 */
export function markPicked(ink, x, y) {
  stroke(ink, ellipse(x, y, 0.98 * ink.scale), 0.1);
}

/**
 * Under the pointer: a fine circle.
 *
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 */
export function markHover(ink, x, y) {
  stroke(ink, ellipse(x, y, 0.97 * ink.scale), 0.055);
}

/**
 * May be raised: a small chevron pointing up.
 *
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 */
export function markLiftable(ink, x, y) {
  const width = 0.25 * ink.scale;
  const path = new Path2D();
  path.moveTo(x - width, y + width * 0.4);
  path.lineTo(x, y - width * 0.5);
  path.lineTo(x + width, y + width * 0.4);
  stroke(ink, path, 0.11);
}

/**
 * May be taken back: a minus badge, and a circle under the pointer.
 *
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {boolean} strong
 */
export function markRemovable(ink, x, y, strong) {
  const { context, scale } = ink;
  if (strong) stroke(ink, ellipse(x, y, 0.95 * scale), 0.09);
  const badgeX = x + 0.62 * scale;
  const badgeY = y + 0.62 * scale;
  const radius = Math.max(5, 0.3 * scale);
  const badge = ellipse(badgeX, badgeY, radius);
  context.fillStyle = ink.bright;
  context.fill(badge);
  context.lineWidth = Math.max(1, 0.045 * scale);
  context.strokeStyle = ink.casing;
  context.stroke(badge);
  context.lineCap = "round";
  context.lineWidth = Math.max(1.75, 0.1 * scale);
  context.beginPath();
  context.moveTo(badgeX - radius * 0.5, badgeY);
  context.lineTo(badgeX + radius * 0.5, badgeY);
  context.stroke();
}

/**
 * Played last: four short arcs, like the corners of a frame.
 *
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} radius In ball radii.
 * @param {number} flat Height by width.
 */
export function markPlayed(ink, x, y, radius, flat = 1) {
  const path = new Path2D();
  const half = 0.3;
  for (let corner = 0; corner < 4; corner += 1) {
    const middle = Math.PI / 4 + (corner * Math.PI) / 2;
    const [from, to] = [middle - half, middle + half];
    const [wide, high] = [radius * ink.scale, radius * flat * ink.scale];
    path.moveTo(x + wide * Math.cos(from), y + high * Math.sin(from));
    path.ellipse(x, y, wide, high, 0, from, to);
  }
  stroke(ink, path, 0.08);
}

/**
 * A ball left here: four arcs around an empty hollow.
 *
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} flat Height of the lying mark by its width.
 */
export function markLeft(ink, x, y, flat) {
  markPlayed(ink, x, y, 0.56, flat);
}

/**
 * A ball was taken back from here: a dotted circle.
 *
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} flat Height of the lying mark by its width.
 */
export function markTakenBack(ink, x, y, flat) {
  const radius = 0.6;
  const path = ellipse(x, y, radius * ink.scale, radius * flat * ink.scale);
  stroke(ink, path, 0.085, [0.001, (2 * Math.PI * radius) / 14]);
}

/**
 * A completed square or line: a lit band through the middles of its balls.
 *
 * @param {Ink} ink
 * @param {{ x: number, y: number, filled: boolean }[]} points In order around the square, or along
 *   the line; not filled where the ball has been taken back.
 * @param {boolean} closed
 */
export function markFigure(ink, points, closed) {
  const { context, scale } = ink;
  const path = new Path2D();
  for (const point of points) path.lineTo(point.x, point.y);
  if (closed) path.closePath();
  context.save();
  context.lineCap = "round";
  context.lineJoin = "round";
  context.globalAlpha *= 0.3;
  context.lineWidth = 0.56 * scale;
  context.strokeStyle = ink.bright;
  context.stroke(path);
  context.restore();
  stroke(ink, path, 0.1);
  for (const point of points) {
    const dot = ellipse(point.x, point.y, 0.15 * scale);
    context.fillStyle = point.filled ? ink.bright : ink.casing;
    context.fill(dot);
    if (!point.filled) stroke(ink, dot, 0.06);
    context.lineWidth = Math.max(1, 0.04 * scale);
    context.strokeStyle = ink.casing;
    if (point.filled) context.stroke(dot);
  }
}
