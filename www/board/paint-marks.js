/**
 * Marks: what the page points out, painted over everything else so that nothing hides it: arrows
 * from place to place, rings, minus signs, badges with a word.
 * @import { Mark, Place, ScreenPoint } from "./types.js"
 * @import { Frame } from "./paint.js"
 * @import { Ink } from "./sign-shapes.js"
 */

import { clearingOf } from "./clearing.js";
import { isReserve } from "./geometry.js";
import { placeOf, project, sizeAt } from "./projection.js";
import { isShown } from "./scene.js";
import { ellipse, polygon, stroke } from "./sign-shapes.js";

/** @typedef {ScreenPoint & { size: number }} Spot A ball's place on the screen, and its radius. */

/** From the middle of a ball to a ring around it, in ball radii. */
const RING = 0.98;
const ARROW_WIDTH = 0.1;
const ARROW_HEAD = 0.42;

/** How far a ghost ball is below its place, in ball radii. */
const SINK = 0.3;

/** Heights of badges, in ball radii, and their bounds in CSS pixels: legible on small boards. */
const BADGE_SHARE = 0.5;
const BADGE_LEAST = 16;
const BADGE_MOST = 34;
const LARGE_SHARE = 0.9;
const LARGE_MOST = 80;

/** The order of painting: nothing covers words. */
const ORDER = /** @type {const} */ (["ring", "arrow", "minus", "badge"]);

/** @type {(frame: Frame, ink: Ink) => void} */
export function paintMarks(frame, ink) {
  const { context, state } = frame;
  context.save();
  context.globalAlpha = state.signs;
  for (const kind of ORDER) {
    for (const mark of state.view.marks) {
      if (mark.kind !== kind || !isShown(state.camera, mark.at)) continue;
      paintMark(frame, { ...ink, bright: state.palette[mark.tone ?? "accent"] }, mark);
    }
  }
  context.restore();
}

/** @type {(frame: Frame, ink: Ink, mark: Mark) => void} */
function paintMark(frame, ink, mark) {
  const { projection, state } = frame;
  const at = spotOf(frame, mark.at);
  const radius = at.size * projection.scale;
  if (mark.kind === "ring") {
    // Two circles: one alone means a picked ball.
    stroke(ink, ellipse(at.x, at.y, RING * radius), 0.05);
    stroke(ink, ellipse(at.x, at.y, (RING - 0.16) * radius), 0.09);
  } else if (mark.kind === "arrow") {
    const { from } = mark;
    if (from && isShown(state.camera, from)) paintArrow(ink, spotOf(frame, from), at);
  } else if (mark.kind === "minus") {
    stroke(ink, ellipse(at.x, at.y, 0.8 * radius), 0.1);
    const { x, y } = openSpot(frame, mark.at, at);
    const ends = [x - 0.4 * radius, x + 0.4 * radius];
    stroke(ink, polygon(ends.map((end) => ({ x: end, y }))), 0.16);
  } else if (mark.kind === "badge") {
    // A small badge does not cover the sign in the middle of a ball or target.
    const { x, y, room } = openSpot(frame, mark.at, at);
    const isLow = state.view.balls[mark.at] || state.view.previews[mark.at];
    const low = { ...at, x, y: y + (isLow ? 0.5 * room * radius : 0) };
    paintBadge(frame, ink, mark, mark.large ? at : low);
  }
}

/**
 * The middle of what is seen of a ball on the board; of another place its middle.
 * @type {(frame: Frame, place: Place, at: Spot) => Spot & { room: number }}
 */
function openSpot({ scene, projection }, place, at) {
  const ball = scene.balls.find((one) => one.place === place && !one.moving);
  if (!ball || isReserve(place)) return { ...at, room: 1 };
  return { ...at, ...clearingOf(scene.balls, ball, projection.scale) };
}

/**
 * Where a place is on the screen: of a reserve, its next ball; of an empty cell, its ghost ball.
 * @type {(frame: Frame, place: Place) => Spot}
 */
function spotOf({ projection, scene, state }, place) {
  const index = isReserve(place) ? scene.reserve[place] - 1 : 0;
  const at = placeOf(projection, place, index);
  const empty = !isReserve(place) && !state.view.balls[place];
  const spot = project(projection, { ...at, z: at.z - (empty ? SINK : 0) });
  return { ...spot, size: sizeAt(projection, place) * (empty ? 0.85 : 1) };
}

/**
 * From the middle of one place to the ring around another.
 * @type {(ink: Ink, from: Spot, to: Spot) => void}
 */
function paintArrow(ink, from, to) {
  const { context, scale } = ink;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const room = Math.hypot(to.x - from.x, to.y - from.y) / scale;
  const end = Math.max(room * 0.5, room - RING * to.size - 0.04);
  const head = Math.min(ARROW_HEAD, end * 0.6);
  const point = (/** @type {number} */ x, /** @type {number} */ y) => ({
    x: x * scale,
    y: y * scale,
  });
  context.save();
  context.translate(from.x, from.y);
  context.rotate(angle);
  stroke(ink, polygon([point(0.12, 0), point(end - head, 0)]), ARROW_WIDTH);
  const [left, right] = [point(end - head, -0.62 * head), point(end - head, 0.62 * head)];
  const tip = polygon([point(end, 0), left, right], true);
  stroke(ink, tip, 0.04);
  context.fillStyle = ink.bright;
  context.fill(tip);
  context.fill(ellipse(0, 0, 0.15 * scale));
  context.restore();
}

/** @type {(frame: Frame, ink: Ink, mark: Mark, at: Spot) => void} */
function paintBadge({ context, state }, ink, mark, at) {
  const { text = "", shape = "round", hollow = false, large = false } = mark;
  const share = large ? LARGE_SHARE * at.size : BADGE_SHARE;
  const most = large ? LARGE_MOST : BADGE_MOST;
  const height = Math.min(most, Math.max(BADGE_LEAST, share * ink.scale));
  context.save();
  context.translate(at.x, at.y);
  context.font = `700 ${0.66 * height}px ${state.palette.font}`;
  const width = Math.max(height, context.measureText(text).width + 0.45 * height);
  const path = badge(shape, width, height);
  context.fillStyle = hollow ? ink.casing : ink.bright;
  context.fill(path);
  context.lineJoin = "round";
  context.lineWidth = Math.max(1.5, 0.1 * height);
  context.strokeStyle = hollow ? ink.bright : ink.casing;
  context.stroke(path);
  context.fillStyle = hollow ? ink.bright : "#14110d";
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillText(text, 0, 0.245 * height);
  context.restore();
}

/** @type {(shape: NonNullable<Mark["shape"]>, width: number, height: number) => Path2D} */
function badge(shape, width, height) {
  const path = new Path2D();
  const [x, y] = [width / 2, height / 2];
  if (shape === "diamond") {
    // A diamond needs more room than a rectangle for the same text.
    const [wide, high] = [x + 0.22 * height, y + 0.22 * height];
    path.moveTo(-wide, 0);
    path.lineTo(0, -high);
    path.lineTo(wide, 0);
    path.lineTo(0, high);
    path.closePath();
  } else if (shape === "square") path.rect(-x, -y, width, height);
  else path.roundRect(-x, -y, width, height, y);
  return path;
}
