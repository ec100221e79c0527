/**
 * Strokes of signs and marks. Every stroke is painted twice, dark below and bright above, so that it is legible on maple,
 * on walnut and on the board. The shape of a sign carries its meaning; the colour only helps.
 * @import { Context, ScreenPoint, Tone } from "./types.js"
 * @import { Frame } from "./paint.js"
 */

/** @typedef {{ context: Context, bright: string, casing: string, scale: number }} Ink The scale is in CSS pixels per ball radius. */

/**
 * Paints in the colour of a tone, as far as it has faded in. The size is that of a ball.
 * @type {(frame: Frame, tone: Tone, size: number, draw: (ink: Ink) => void) => void}
 */
export function inTone({ context, state, projection }, tone, size, draw) {
  const { palette, signs } = state;
  context.save();
  context.globalAlpha = tone === "happened" ? 1 : signs;
  const scale = projection.scale * size;
  draw({ context, bright: palette[tone], casing: palette.casing, scale });
  context.restore();
}

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

/** @type {(at: ScreenPoint, radius: number, start?: number) => Path2D} */
export function circle({ x, y }, radius, start = 0) {
  const path = new Path2D();
  path.arc(x, y, radius, start, start + 2 * Math.PI);
  return path;
}

/** A line from a share of the way between two points to another share. @type {(a: ScreenPoint, b: ScreenPoint, from?: number, to?: number) => Path2D} */
export function line(a, b, from = 0, to = 1) {
  const path = new Path2D();
  for (const t of [from, to]) path.lineTo(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y));
  return path;
}
