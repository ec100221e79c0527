/**
 * Paints the signs of a view (signs.js) that nearer balls hide: rings around balls, the ball offered, figures.
 * @import { Place, ScreenPoint, Tone } from "./types.js"
 * @import { Frame } from "./paint.js"
 * @import { SceneBall } from "./scene.js"
 * @import { Ink } from "./sign-shapes.js"
 */

import { drawBall, pieceAt } from "./draw-ball.js";
import { isReserve } from "./geometry.js";
import { placeOf, seen, sizeAt } from "./projection.js";
import { isShown } from "./scene.js";
import * as shapes from "./sign-shapes.js";
import { offeredAt } from "./state.js";

/** @typedef {ScreenPoint & { size: number, depth: number }} Spot A place on the screen, and the radius of a ball there. */

/** How far a sign in an empty cell is below the middle of a ball there, in ball radii. */
const SINK = 0.3;

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

/**
 * Where a place is: of a reserve, its next ball; of an empty cell, the bottom of its hollow, or a ball that was there.
 * @type {(frame: Frame, place: Place, was?: boolean) => Spot}
 */
export function spotOf({ projection, scene, state }, place, was = false) {
  const reserve = isReserve(place);
  const at = placeOf(projection, place, reserve ? scene.reserve[place] - 1 : 0);
  const empty = !was && !reserve && !state.view.balls[place];
  const spot = seen(projection, { ...at, z: at.z - (empty ? SINK : 0) });
  return { ...spot, size: sizeAt(projection, place) * (empty ? 0.85 : 1) };
}

/**
 * The rings around one ball, which nearer balls hide.
 * @type {(frame: Frame, ball: SceneBall) => void}
 */
export function paintBallSigns(frame, ball) {
  const { state, signs } = frame;
  const { view, hover, drag } = state;
  const { place, lift, moving, next, size } = ball;
  const ring = (/** @type {boolean} */ heavy) =>
    inTone(frame, "accent", size, (ink) => shapes.markBall(ink, ball, heavy));
  if (moving) {
    if (drag?.over) ring(true);
    return;
  }
  for (const { kind, at, tone = "accent" } of signs.signs) {
    if (at !== place || (isReserve(place) && lift === 0)) continue;
    if (kind === "picked") ring(true);
    if (kind === "played") inTone(frame, tone, size, (ink) => shapes.markPlayed(ink, ball));
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
  /** @type {{ depth: number, draw: () => void }[]} */
  const things = [];
  if (cell !== null && isShown(camera, cell)) {
    const size = 0.95 * sizeAt(projection, cell);
    const at = seen(projection, placeOf(projection, cell));
    things.push({
      depth: at.depth,
      draw() {
        const ball = { ...at, size, piece: pieceAt(cell), player: view.turn ?? "light" };
        context.save();
        context.globalAlpha = 0.86;
        drawBall(frame, ball);
        context.restore();
        inTone(frame, "accent", size, (ink) =>
          shapes.stroke(ink, shapes.ellipse(at.x, at.y, ink.scale), 0.085, [0.16, 0.2]),
        );
      },
    });
  }
  for (const { cells, tone, when } of signs.figures) {
    if (!cells.every((cell) => isShown(camera, cell))) continue;
    const points = cells.map((cell) => ({
      ...seen(projection, placeOf(projection, cell)),
      filled: (flight ?? view).balls[cell] !== undefined,
    }));
    // Above its own balls, below those of the next level.
    const depth = Math.max(...points.map((point) => point.depth)) + 0.05;
    const draw = () => inTone(frame, tone, 1, (ink) => shapes.markFigure(ink, points, when));
    things.push({ depth, draw });
  }
  return things;
}
