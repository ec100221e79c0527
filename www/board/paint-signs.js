/**
 * Paints the signs of a view (signs.js) that nearer balls hide: rings around balls, the ball offered, figures; and what
 * somebody points at, by pointer or keyboard.
 * @import { ScreenPoint } from "./types.js"
 * @import { Ink } from "./ink.js"
 * @import { Frame } from "./paint.js"
 * @import { SceneBall } from "./scene.js"
 * @import { LitFigure } from "./signs.js"
 */

import { drawBall, pieceAt } from "./draw-ball.js";
import { BOARD_CORNER, BOARD_HALF, cellAt, isReserve, SURFACE, supportOf } from "./geometry.js";
import { circle, inTone, line, stroke } from "./ink.js";
import { placeOf, project, seen, sizeAt } from "./projection.js";
import { isShown } from "./scene.js";
import { offeredAt, pointedAt } from "./state.js";

/** Of a line around what is not there yet, in ball radii. */
const DASH = [0.16, 0.2];

/** Height of the name of a place, in ball radii, and its bounds in CSS pixels. */
const NAME = 0.32;
const LEAST = 12;
const MOST = 17;

/** From the rim of the board to the middle of the name, in ball radii. */
const RIM = 0.46;

/** The rings around one ball, which nearer balls hide. @type {(frame: Frame, ball: SceneBall) => void} */
export function paintBallSigns(frame, ball) {
  const { view, hover, drag } = frame.state;
  const { place, lift, moving, next, size } = ball;
  const ring = (/** @type {boolean} */ heavy) =>
    inTone(frame, "accent", size, (ink) =>
      stroke(ink, circle(ball, 0.98 * ink.scale), heavy ? 0.1 : 0.055),
    );
  if (moving) {
    if (drag?.over) ring(true);
    return;
  }
  for (const { kind, at, tone = "accent" } of frame.signs.signs) {
    if (at !== place || (isReserve(place) && lift === 0)) continue;
    if (kind === "picked") ring(true);
    // Four arcs, like the corners of a frame.
    if (kind === "played") {
      inTone(frame, tone, size, (ink) =>
        stroke(ink, circle(ball, 0.92 * ink.scale, Math.PI / 4 - 0.55), 0.09, [1.01, 0.435]),
      );
    }
  }
  const hovered = hover === place && view.active.includes(place) && view.picked !== place;
  if (hovered && (next || !isReserve(place))) ring(false);
}

/**
 * Things between the balls: the ball that a click would place, and lit figures.
 * @type {(frame: Frame) => { depth: number, draw: () => void }[]}
 */
export function cellSigns(frame) {
  const { context, state, projection, signs } = frame;
  const { view, camera, flight } = state;
  const cell = offeredAt(state);
  const things = [];
  if (cell !== null && isShown(camera, cell)) {
    const size = 0.95 * sizeAt(projection, cell);
    const at = seen(projection, placeOf(projection, cell));
    const ball = { ...at, size, piece: pieceAt(cell), player: view.turn ?? "light" };
    const draw = () => {
      context.save();
      context.globalAlpha = 0.86;
      drawBall(frame, ball);
      context.restore();
      inTone(frame, "accent", size, (ink) => stroke(ink, circle(at, ink.scale), 0.085, DASH));
    };
    things.push({ depth: at.depth, draw });
  }
  for (const { cells, tone, when } of signs.figures) {
    if (!cells.every((cell) => isShown(camera, cell))) continue;
    const points = cells.map((cell) => ({
      ...seen(projection, placeOf(projection, cell)),
      filled: (flight ?? view).balls[cell] !== undefined,
    }));
    // Above its own balls, below those of the next level.
    const depth = Math.max(...points.map((point) => point.depth)) + 0.05;
    const draw = () => inTone(frame, tone, 1, (ink) => paintFigure(ink, points, when));
    things.push({ depth, draw });
  }
  return things;
}

/**
 * A completed square or line: a lit band. Before it has been completed, it is dashed; after the turn, its light is faint.
 * At a place without its ball a line ends at the rim.
 * @type {(ink: Ink, points: (ScreenPoint & { filled: boolean })[], when: LitFigure["when"]) => void}
 */
function paintFigure(ink, points, when) {
  const { context, scale } = ink;
  const path = new Path2D();
  const dots = new Path2D();
  for (const [index, b] of points.slice(1).entries()) {
    const a = points[index];
    if (!a.filled && !b.filled) continue;
    const rim = (0.86 * scale) / Math.hypot(b.x - a.x, b.y - a.y);
    path.addPath(line(a, b, a.filled ? 0 : rim, b.filled ? 1 : 1 - rim));
  }
  // A canvas draws no dot for a stroke without a length.
  for (const { x, y, filled } of points) {
    if (filled) dots.addPath(line({ x, y }, { x: x + 0.01, y }));
  }
  stroke(ink, path, when === "now" ? 0.1 : 0.07, when === "before" ? DASH : []);
  stroke(ink, dots, 0.28);
  context.globalAlpha *= when === "now" ? 0.34 : 0.16;
  context.lineWidth = 0.56 * scale;
  context.stroke(path);
}

/** What somebody points at: the four cells under it, and on a board with coordinates its name. @param {Frame} frame */
export function paintPointed(frame) {
  const { context, state, projection } = frame;
  const { view, camera, clicked, palette } = state;
  const cell = cellAt(pointedAt(state) ?? "");
  if (!cell || !isShown(camera, cell.name)) return;
  const { scale, width, height, turn } = projection;
  const { x, y } = project(projection, placeOf(projection, cell.name));
  inTone(frame, "accent", 1, (ink) => {
    if (camera.apart) stroke(ink, circle({ x, y }, scale), 0.1);
    // Not over the ball itself.
    const around = circle({ x, y }, sizeAt(projection, cell.name) * scale);
    around.rect(0, 0, width, height);
    context.clip(around, "evenodd");
    // What a ball would complete there is drawn instead.
    for (const under of view.previews[cell.name] ? [] : supportOf(cell)) {
      const at = project(projection, placeOf(projection, under));
      const ring = circle(at, 0.88 * sizeAt(projection, under) * scale);
      // Dashed where a ball is missing.
      stroke(ink, ring, 0.05, view.balls[under] ? [] : DASH);
    }
  });
  if (!view.coordinates || camera.apart || clicked === cell.name) return;
  const size = Math.min(MOST, Math.max(LEAST, NAME * scale));
  const words = `${cell.name} · ${view.levelLabels[cell.level - 1] ?? cell.level}`;
  // On the nearest rim of the board, where it hides no ball.
  const rim = (BOARD_HALF - BOARD_CORNER) * turn + BOARD_CORNER - RIM;
  const middle = project(projection, { x: 0, y: -rim, z: SURFACE }).y;
  context.save();
  context.font = `600 ${size}px ${palette.font}`;
  const [wide, high] = [context.measureText(words).width + size, 1.6 * size];
  const left = Math.min(width - wide - 2, Math.max(2, x - wide / 2));
  context.fillStyle = "#24140ae0";
  context.beginPath();
  context.roundRect(left, middle - high / 2, wide, high, 0.4 * size);
  context.fill();
  context.fillStyle = "#fff4de";
  context.textBaseline = "middle";
  context.fillText(words, left + size / 2, middle);
  context.restore();
}
