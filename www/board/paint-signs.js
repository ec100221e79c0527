/**
 * Which signs are painted where, on the balls and cells of a view.
 * @import { Cell, ScreenPoint } from "./types.js"
 * @import { Frame } from "./paint.js"
 * @import { SceneBall } from "./scene.js"
 * @import { Ink } from "./sign-shapes.js"
 */

import { drawBall, grainAt } from "./draw-ball.js";
import { isReserve } from "./geometry.js";
import { placeOf, project, seen, sizeAt } from "./projection.js";
import { isShown } from "./scene.js";
import * as shapes from "./sign-shapes.js";
import { ballInHand } from "./state.js";

/** How far below a ball's middle the sign of an emptied cell is, in ball radii. */
const SINK = 0.76;

/**
 * The signs of one ball.
 * @type {(frame: Frame, ink: Ink, ball: SceneBall) => void}
 */
export function paintBallSigns({ context, state }, frameInk, ball) {
  const ink = { ...frameInk, scale: frameInk.scale * ball.size };
  const { view, hover } = state;
  const { place } = ball;
  const hovered = hover === place && view.active.includes(place);
  context.save();
  context.globalAlpha = state.signs;
  if (ball.moving) {
    if (state.drag?.over) shapes.markBall(ink, ball, true);
  } else if (isReserve(place)) {
    const picked = view.picked === place && ball.lift > 0;
    if (picked || (hovered && ball.next)) shapes.markBall(ink, ball, picked);
  } else if (view.picked === place) shapes.markBall(ink, ball, true);
  else if (view.removable.includes(place)) shapes.markRemovable(ink, ball, hover === place);
  else {
    const last = view.played ?? view.lastMove?.to;
    if (last === place) shapes.markPlayed(ink, ball, 0.9);
    if (view.liftable.includes(place) && view.picked === null) shapes.markLiftable(ink, ball);
    if (hovered) shapes.markBall(ink, ball, false);
  }
  context.restore();
}

/**
 * The signs that belong to no ball: ghost balls, emptied cells, figures.
 * @type {(frame: Frame, ink: Ink) => { depth: number, draw: () => void }[]}
 */
export function cellSigns(frame, ink) {
  const { context, state, projection } = frame;
  const { view, camera } = state;
  const hand = ballInHand(state);
  /** @type {{ depth: number, draw: () => void }[]} */
  const things = [];

  /** @type {(depth: number, paint: () => void) => void} */
  const add = (depth, paint) => {
    const draw = () => {
      context.save();
      context.globalAlpha = state.signs;
      paint();
      context.restore();
    };
    things.push({ depth, draw });
  };
  /** @type {(cell: Cell, sink: number, paint: (at: ScreenPoint) => void) => void} */
  const addAt = (cell, sink, paint) => {
    if (!isShown(camera, cell)) return;
    const { at, depth } = seen(projection, placeOf(projection, cell));
    add(depth, () => paint(project(projection, { ...at, z: at.z - sink })));
  };

  for (const cell of view.ghosts ? view.targets : []) {
    const strong = hand ? hand.over === cell : state.hover === cell;
    if (hand?.over === cell) continue;
    const share = strong ? 0.95 : view.picked === null ? 0.66 : 0.78;
    const size = share * sizeAt(projection, cell);
    // A smaller ghost sinks deeper into its hollow.
    addAt(cell, (1 - size) * 0.8, (at) => paintGhost(frame, ink, cell, { ...at, size }, strong));
  }
  const { sin } = projection;
  const isBare = (/** @type {Cell} */ cell) => !view.balls[cell] && !view.targets.includes(cell);
  for (const cell of new Set([...view.takenBack, ...(view.lastMove?.takeBack ?? [])])) {
    if (isBare(cell)) addAt(cell, SINK, (at) => shapes.markTakenBack(ink, at, sin));
  }
  const left = view.lastMove?.from;
  if (left && isBare(left)) addAt(left, SINK, (at) => shapes.markPlayed(ink, at, 0.56, sin));
  for (const { kind, cells } of view.figures) {
    if (!cells.every((cell) => isShown(camera, cell))) continue;
    const points = cells.map((cell) => ({
      ...seen(projection, placeOf(projection, cell)),
      filled: view.balls[cell] !== undefined,
    }));
    const closed = kind === "square";
    // Above its own balls, below those of the next level.
    const depth = Math.max(...points.map((point) => point.depth)) + 0.05;
    add(depth, () => shapes.markFigure(ink, closed ? around(points) : points, closed));
  }
  return things;
}

/**
 * The points of a square in order around it.
 * @template {ScreenPoint} Point
 * @param {Point[]} points
 */
function around(points) {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const angle = (/** @type {Point} */ point) => Math.atan2(point.y - y, point.x - x);
  return [...points].sort((a, b) => angle(a) - angle(b));
}

/**
 * A ball that may be placed; its grain is that of the ball it stands for.
 * @param {Frame} frame
 * @param {Ink} ink
 * @param {Cell} cell
 * @param {ScreenPoint & { size: number }} at
 * @param {boolean} strong
 */
function paintGhost(frame, ink, cell, at, strong) {
  const { state, projection } = frame;
  const ball = { ...at, ...grainAt(projection, cell), player: state.view.turn ?? "light" };
  drawBall(frame, ball, strong ? 0.88 : 0.72, strong ? 0.8 : 0.5);
  shapes.markTarget(ink, at, strong);
}
