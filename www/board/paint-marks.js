/**
 * What the page points out, painted over everything else so that nothing hides it: arrows from
 * place to place, rings, minus signs, badges with a word.
 *
 * @import { Mark, Place } from "./types.js"
 * @import { Ink } from "./sign-shapes.js"
 * @import { Frame } from "./paint.js"
 */

import { isReserve } from "./geometry.js";
import { placeOf, project, sizeAt } from "./projection.js";
import { isShown } from "./scene.js";
import { ellipse, stroke } from "./sign-shapes.js";

/** @typedef {{ x: number, y: number, size: number }} Spot On the screen, and the ball's radius. */

/** From the middle of a ball to a ring around it, in ball radii. */
const RING = 0.98;
const ARROW_WIDTH = 0.1;
const ARROW_HEAD = 0.42;

/** How far a ghost ball lies below where the ball will be. */
const SINK = 0.3;

/** Badges keep a readable size on small boards, and a modest one on large boards. */
const BADGE_SHARE = 0.4;
const BADGE_LEAST = 15;
const BADGE_MOST = 26;
const LARGE_SHARE = 0.9;
const LARGE_MOST = 80;

/** The order of painting: words stay readable under nothing. */
const ORDER = /** @type {const} */ (["ring", "arrow", "minus", "badge"]);

/**
 * @param {Frame} frame
 * @param {Ink} ink
 */
export function paintMarks(frame, ink) {
  const { context, state, look } = frame;
  context.save();
  context.globalAlpha = state.marks;
  for (const kind of ORDER) {
    for (const mark of state.view.marks) {
      if (mark.kind !== kind || !isShown(state.camera, mark.at)) continue;
      paintMark(frame, { ...ink, bright: look[mark.tone ?? "accent"] }, mark);
    }
  }
  context.restore();
}

/**
 * @param {Frame} frame
 * @param {Ink} ink
 * @param {Mark} mark
 */
function paintMark(frame, ink, mark) {
  const { view, state } = frame;
  const at = spotOf(frame, mark.at);
  switch (mark.kind) {
    case "ring":
      // Two circles: one alone means a ball in the hand.
      stroke(ink, ellipse(at.x, at.y, RING * at.size * view.scale), 0.05);
      stroke(ink, ellipse(at.x, at.y, (RING - 0.16) * at.size * view.scale), 0.09);
      break;
    case "arrow":
      if (mark.from && isShown(state.camera, mark.from)) {
        paintArrow(ink, spotOf(frame, mark.from), at);
      }
      break;
    case "minus":
      paintMinus(ink, at);
      break;
    case "badge":
      // On a ball it leaves the middle to the sign there.
      paintBadge(frame, ink, mark, state.view.balls[mark.at] && !mark.large ? below(at, view) : at);
      break;
  }
}

/**
 * Where a place is seen: of a reserve, its next ball; of an empty cell, the ghost ball in its hollow.
 *
 * @param {Frame} frame
 * @param {Place} place
 * @returns {Spot}
 */
function spotOf({ view, scene, state }, place) {
  const index = isReserve(place) ? scene.reserve[place] - 1 : 0;
  const at = placeOf(view, place, index);
  const empty = !isReserve(place) && !state.view.balls[place];
  const seen = project(view, { ...at, z: at.z - (empty ? SINK : 0) });
  return { ...seen, size: sizeAt(view, place) * (empty ? 0.85 : 1) };
}

/**
 * @param {Spot} spot
 * @param {{ scale: number }} view
 * @returns {Spot}
 */
function below(spot, { scale }) {
  return { ...spot, y: spot.y + 0.5 * spot.size * scale };
}

/**
 * From the middle of one place to the ring around another.
 *
 * @param {Ink} ink
 * @param {Spot} from
 * @param {Spot} to
 */
function paintArrow(ink, from, to) {
  const { context, scale } = ink;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const room = Math.hypot(to.x - from.x, to.y - from.y) / scale;
  const end = Math.max(room * 0.5, room - RING * to.size - 0.04);
  const head = Math.min(ARROW_HEAD, end * 0.6);
  context.save();
  context.translate(from.x, from.y);
  context.rotate(angle);
  const path = new Path2D();
  path.moveTo(0.12 * scale, 0);
  path.lineTo((end - head) * scale, 0);
  stroke(ink, path, ARROW_WIDTH);
  const tip = new Path2D();
  tip.moveTo(end * scale, 0);
  tip.lineTo((end - head) * scale, -0.62 * head * scale);
  tip.lineTo((end - head) * scale, 0.62 * head * scale);
  tip.closePath();
  stroke(ink, tip, 0.04);
  context.fillStyle = ink.bright;
  context.fill(tip);
  context.fill(ellipse(0, 0, 0.15 * scale));
  context.restore();
}

/**
 * @param {Ink} ink
 * @param {Spot} at
 */
function paintMinus(ink, { x, y, size }) {
  const reach = 0.4 * size * ink.scale;
  stroke(ink, ellipse(x, y, 0.8 * size * ink.scale), 0.1);
  const path = new Path2D();
  path.moveTo(x - reach, y);
  path.lineTo(x + reach, y);
  stroke(ink, path, 0.16);
}

/**
 * @param {Frame} frame
 * @param {Ink} ink
 * @param {Mark} mark
 * @param {Spot} at
 */
function paintBadge({ context, look }, ink, mark, at) {
  const { text = "", shape = "round", hollow = false, large = false } = mark;
  const share = large ? LARGE_SHARE * at.size : BADGE_SHARE;
  const most = large ? LARGE_MOST : BADGE_MOST;
  const height = Math.min(most, Math.max(BADGE_LEAST, share * ink.scale));
  context.save();
  context.translate(at.x, at.y);
  context.font = `700 ${0.66 * height}px ${look.font}`;
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

/**
 * @param {NonNullable<Mark["shape"]>} shape
 * @param {number} width
 * @param {number} height
 */
function badge(shape, width, height) {
  const path = new Path2D();
  const [x, y] = [width / 2, height / 2];
  if (shape === "diamond") {
    // A diamond holds less than its box.
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
