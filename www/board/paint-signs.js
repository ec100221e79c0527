/**
 * Which signs are painted where, on the balls and cells of a view.
 * @import { Cell, Figure, ScreenPoint } from "./types.js"
 * @import { Frame } from "./paint.js"
 * @import { SceneBall } from "./scene.js"
 * @import { Ink } from "./sign-shapes.js"
 */

import { clearingOf } from "./clearing.js";
import { drawBall, pieceAt } from "./draw-ball.js";
import { isReserve } from "./geometry.js";
import { placeOf, project, seen, sizeAt } from "./projection.js";
import { isShown } from "./scene.js";
import * as shapes from "./sign-shapes.js";
import { ballInHand, pointedAt } from "./state.js";

/**
 * The signs of one ball.
 * @type {(frame: Frame, ink: Ink, ball: SceneBall) => void}
 */
export function paintBallSigns({ context, state, scene, projection }, frameInk, ball) {
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
  else {
    // Until the turn has been played, its ball has the dashes of a target.
    if (view.played === place) shapes.markTarget(ink, { ...ball, size: 0.92 }, true);
    else if (view.lastMove?.to === place) shapes.markPlayed(ink, ball);
    if (view.liftable.includes(place) && view.picked === null) {
      shapes.markLiftable(ink, clearingOf(scene.balls, ball, projection.scale));
    }
    if (hovered) shapes.markBall(ink, ball, false);
  }
  context.restore();
}

/**
 * The signs that belong to no ball: ghost balls and figures.
 * @type {(frame: Frame, ink: Ink) => { depth: number, draw: () => void }[]}
 */
export function cellSigns(frame, ink) {
  const { context, state, projection } = frame;
  const { view, camera, flight } = state;
  const hand = ballInHand(state);
  /** @type {{ depth: number, draw: () => void }[]} */
  const things = [];

  for (const cell of view.ghosts && !flight ? view.targets : []) {
    const strong = hand ? hand.over === cell : pointedAt(state) === cell;
    if (hand?.over === cell || !isShown(camera, cell)) continue;
    const share = strong ? 0.95 : view.picked === null ? 0.66 : 0.78;
    const size = share * sizeAt(projection, cell);
    const { at, depth } = seen(projection, placeOf(projection, cell));
    // A smaller ghost sinks deeper into its hollow.
    const spot = project(projection, { ...at, z: at.z - (1 - size) * 0.8 });
    things.push({
      depth,
      draw() {
        context.save();
        context.globalAlpha = state.signs;
        paintGhost(frame, ink, cell, { ...spot, size }, strong);
        context.restore();
      },
    });
  }
  /** @type {(figure: Figure, when: "before" | "now" | "after") => void} */
  const add = ({ kind, cells }, when) => {
    if (!cells.every((cell) => isShown(camera, cell))) return;
    const points = cells.map((cell) => ({
      ...seen(projection, placeOf(projection, cell)),
      filled: (flight ?? view).balls[cell] !== undefined,
    }));
    const closed = kind === "square";
    // Above its own balls, below those of the next level.
    const depth = Math.max(...points.map((point) => point.depth)) + 0.05;
    const draw = () => shapes.markFigure(ink, closed ? around(points) : points, closed, when);
    things.push({ depth, draw });
  };
  for (const figure of flight?.figures ?? view.figures) {
    add(figure, flight || view.lastMove === null ? "now" : "after");
  }
  if (!flight) for (const figure of previewOf(state)?.figures ?? []) add(figure, "before");
  return things;
}

/**
 * What a ball on the place pointed at would complete.
 * @param {Frame["state"]} state
 */
const previewOf = (state) => state.view.previews[pointedAt(state) ?? ""];

/**
 * The signs that nothing covers: of balls that may be taken back, and of cells that balls have left.
 * @type {(frame: Frame, ink: Ink) => void}
 */
export function paintOpenSigns({ state, scene, projection }, ink) {
  const { view, flight, camera } = state;
  const { balls } = flight ?? view;
  const { from, to = "", takeBack = [] } = view.lastMove ?? {};
  const spot = (/** @type {Cell} */ cell) => project(projection, placeOf(projection, cell));
  for (const cell of new Set([from ?? "", ...view.takenBack, ...takeBack])) {
    if (cell === "" || balls[cell] || !isShown(camera, cell)) continue;
    const scale = ink.scale * sizeAt(projection, cell);
    shapes.markLeft({ ...ink, scale }, spot(cell), cell === from ? spot(to) : undefined);
  }
  if (flight) return;
  const preview = previewOf(state);
  for (const ball of scene.balls) {
    const soon = preview?.removable.includes(ball.place) ?? false;
    if (ball.moving || !(soon || view.removable.includes(ball.place))) continue;
    const scale = ink.scale * ball.size;
    shapes.markRemovable({ ...ink, scale }, clearingOf(scene.balls, ball, projection.scale), soon);
  }
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
  const { state } = frame;
  const ball = { ...at, piece: pieceAt(cell), player: state.view.turn ?? "light" };
  drawBall(frame, ball, strong ? 0.88 : 0.72, strong ? 0.8 : 0.5);
  shapes.markTarget(ink, at, strong);
  const [figure] = state.view.previews[cell]?.figures ?? [];
  if (figure && !strong) shapes.markCompletes(ink, at, figure.kind);
}
