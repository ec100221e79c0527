/**
 * Which marks stand where: the signs of a view, laid on its balls and cells.
 *
 * @import { Cell } from "./types.js"
 * @import { Ink } from "./sign-shapes.js"
 * @import { Frame } from "./paint.js"
 * @import { SceneBall } from "./scene.js"
 */

import { drawBall, grainAt } from "./draw-ball.js";
import { isReserve } from "./geometry.js";
import { depthOf, placeOf, project } from "./projection.js";
import { isShown } from "./scene.js";
import * as marks from "./sign-shapes.js";
import { ballInHand } from "./state.js";

/** Marks of an emptied cell lie where the ball lay, not where its middle was. */
const SEAT = 0.76;

/**
 * The signs of one ball.
 *
 * @param {Frame} frame
 * @param {Ink} anyInk
 * @param {SceneBall} ball
 */
export function paintBallSigns({ context, state }, anyInk, ball) {
  const ink = { ...anyInk, scale: anyInk.scale * ball.size };
  const { view } = state;
  const { place, x, y } = ball;
  context.save();
  context.globalAlpha = state.marks;
  if (ball.moving) {
    if (state.drag?.over) marks.markPicked(ink, x, y);
  } else if (isReserve(place)) {
    if (view.picked === place && ball.lift > 0) marks.markPicked(ink, x, y);
    else if (state.hover === place && view.active.includes(place) && ball.next) {
      marks.markHover(ink, x, y);
    }
  } else if (view.picked === place) marks.markPicked(ink, x, y);
  else if (view.removable.includes(place)) {
    marks.markRemovable(ink, x, y, state.hover === place);
  } else {
    const last = view.played ?? view.lastMove?.to;
    if (last === place) marks.markPlayed(ink, x, y, 0.9);
    if (view.liftable.includes(place) && view.picked === null) marks.markLiftable(ink, x, y);
    if (state.hover === place && view.active.includes(place)) marks.markHover(ink, x, y);
  }
  context.restore();
}

/**
 * Marks that belong to no ball: ghost balls, emptied cells, figures.
 *
 * @param {Frame} frame
 * @param {Ink} ink
 * @returns {{ depth: number, draw: () => void }[]}
 */
export function cellSigns(frame, ink) {
  const { context, state, view } = frame;
  const { view: shown, camera } = state;
  const hand = ballInHand(state);
  /** @type {{ depth: number, draw: () => void }[]} */
  const things = [];

  /**
   * @param {Cell} cell
   * @param {number} sink How far below a ball's middle.
   * @param {(x: number, y: number) => void} draw
   */
  const add = (cell, sink, draw) => {
    if (!isShown(camera, cell)) return;
    const at = placeOf(view, cell);
    const { x, y } = project(view, { ...at, z: at.z - sink });
    things.push({
      depth: depthOf(view, at),
      draw() {
        context.save();
        context.globalAlpha = state.marks;
        draw(x, y);
        context.restore();
      },
    });
  };

  for (const cell of shown.ghosts ? shown.targets : []) {
    const strong = hand ? hand.over === cell : state.hover === cell;
    if (hand?.over === cell) continue;
    const size = strong ? 0.95 : shown.picked === null ? 0.6 : 0.74;
    // A smaller ghost sinks deeper into its hollow.
    add(cell, (1 - size) * 0.8, (x, y) => paintGhost(frame, ink, cell, { x, y, size }, strong));
  }
  const emptied = new Set([...shown.takenBack, ...(shown.lastMove?.takeBack ?? [])]);
  const isBare = (/** @type {Cell} */ cell) => !shown.balls[cell] && !shown.targets.includes(cell);
  for (const cell of emptied) {
    if (isBare(cell)) add(cell, SEAT, (x, y) => marks.markTakenBack(ink, x, y, view.sin));
  }
  const left = shown.lastMove?.from;
  if (left && isBare(left)) add(left, SEAT, (x, y) => marks.markLeft(ink, x, y, view.sin));
  for (const figure of shown.figures) {
    if (!figure.cells.every((cell) => isShown(camera, cell))) continue;
    const places = figure.cells.map((cell) => placeOf(view, cell));
    const points = places.map((at, index) => ({
      ...project(view, at),
      filled: shown.balls[figure.cells[index]] !== undefined,
    }));
    const closed = figure.kind === "square";
    things.push({
      // Above its own balls, below those of the next level.
      depth: Math.max(...places.map((at) => depthOf(view, at))) + 0.05,
      draw() {
        context.save();
        context.globalAlpha = state.marks;
        marks.markFigure(ink, closed ? around(points) : points, closed);
        context.restore();
      },
    });
  }
  return things;
}

/**
 * The points of a square in order around it.
 *
 * @template {{ x: number, y: number }} Point
 * @param {Point[]} points
 */
function around(points) {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const angle = (/** @type {Point} */ point) => Math.atan2(point.y - y, point.x - x);
  return [...points].sort((a, b) => angle(a) - angle(b));
}

/**
 * A ball that is not there yet; its grain is that of the ball to come.
 *
 * @param {Frame} frame
 * @param {Ink} ink
 * @param {Cell} cell
 * @param {{ x: number, y: number, size: number }} at
 * @param {boolean} strong
 */
function paintGhost({ context, state, sprites, view }, ink, cell, at, strong) {
  const ball = { ...at, ...grainAt(view, cell), player: state.view.turn ?? "light" };
  drawBall(context, sprites, view, ball, strong ? 0.88 : 0.72, strong ? 0.8 : 0.5);
  marks.markTarget(ink, at.x, at.y, at.size, strong);
}
