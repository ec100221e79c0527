/**
 * Paints the signs that nothing hides (signs.js), those of the view and the marks of the page.
 * @import { Sign } from "./signs.js"
 * @import { Frame } from "./paint.js"
 * @import { Spot } from "./paint-signs.js"
 * @import { Ink } from "./sign-shapes.js"
 */

import { isReserve } from "./geometry.js";
import { inTone, spotOf } from "./paint-signs.js";
import { clearingOf, isShown } from "./scene.js";
import {
  ellipse,
  markLeft,
  markRemovable,
  markStrokes,
  polygon,
  STROKES,
  stroke,
} from "./sign-shapes.js";
import { offeredAt } from "./state.js";

/** From the middle of a ball to a ring around it, in ball radii. */
const RING = 0.98;
const ARROW_WIDTH = 0.1;
const ARROW_HEAD = 0.42;

/** Heights of badges, in ball radii, and their bounds in CSS pixels: legible on small boards. */
const BADGE_SHARE = 0.6;
const BADGE_LEAST = 16;
const BADGE_MOST = 34;
const LARGE_SHARE = 0.9;
const LARGE_MOST = 80;

/** @param {Frame} frame */
export function paintMarks(frame) {
  const { signs } = frame.signs;
  // Nothing covers words.
  for (const words of [false, true]) {
    for (const sign of signs) {
      if ((sign.kind === "badge") === words && isShown(frame.state.camera, sign.at)) {
        paintMark(frame, sign);
      }
    }
  }
}

/** @type {(frame: Frame, sign: Sign) => void} */
function paintMark(frame, sign) {
  const { scene, projection, state, signs } = frame;
  const { kind, at: place, from, tone = "accent" } = sign;
  const { lastMove } = state.view;
  const at = spotOf(frame, place, kind === "left");
  const ball = scene.balls.find((one) => one.place === place && !one.moving);
  const middle = isReserve(place)
    ? { ...at, room: 1 }
    : clearingOf(scene.balls, ball ?? at, projection.scale);
  const strokes = STROKES[kind];
  // The ball that is shown there says it.
  if (strokes && place === offeredAt(state)) return;
  const isLarge = strokes && state.camera.apart;
  inTone(frame, tone, kind === "arrow" || isLarge ? 1 : at.size, (ink) => {
    const { scale } = ink;
    if (strokes) markStrokes(ink, middle, strokes);
    else if (kind === "ring" || kind === "minus") {
      // Two circles: one alone means a picked ball.
      stroke(ink, ellipse(at.x, at.y, RING * scale), 0.06);
      stroke(ink, ellipse(at.x, at.y, (RING - 0.16) * scale), 0.1);
    } else if (kind === "arrow") {
      if (from && isShown(state.camera, from)) paintArrow(ink, spotOf(frame, from), at);
    } else if (kind === "left") {
      const raised = place === lastMove?.from;
      markLeft(ink, at, raised ? spotOf(frame, lastMove.to, true) : undefined);
    } else if (kind === "badge") {
      // A small badge does not cover the sign in the middle of a ball or target.
      const low = ball || signs.signs.some((one) => one !== sign && one.at === place);
      const y = middle.y + (low ? 0.5 * middle.room * scale : 0);
      paintBadge(frame, ink, sign, sign.large ? at : { ...middle, y });
    }
    if (kind === "minus" || kind === "remove" || kind === "soon") {
      markRemovable(ink, middle, kind === "soon");
    }
  });
}

/** From the middle of one place to the ring around another. @type {(ink: Ink, from: Spot, to: Spot) => void} */
function paintArrow(ink, from, to) {
  const { context, scale } = ink;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const room = Math.hypot(to.x - from.x, to.y - from.y) / scale;
  const end = Math.max(room * 0.5, room - RING * to.size - 0.04);
  const head = Math.min(ARROW_HEAD, end * 0.6);
  const point = (/** @type {number} */ x, /** @type {number} */ y) =>
    /** @type {const} */ ([x * scale, y * scale]);
  context.save();
  context.translate(from.x, from.y);
  context.rotate(angle);
  stroke(ink, polygon([point(0.12, 0), point(end - head, 0)]), ARROW_WIDTH);
  const [back, half] = [end - head, 0.62 * head];
  const tip = polygon([point(end, 0), point(back, -half), point(back, half)], true);
  stroke(ink, tip, 0.04);
  context.fillStyle = ink.bright;
  context.fill(tip);
  context.fill(ellipse(0, 0, 0.15 * scale));
  context.restore();
}

/** @type {(frame: Frame, ink: Ink, mark: Sign, at: { x: number, y: number }) => void} */
function paintBadge({ context, state, projection }, ink, mark, at) {
  const { text = "", shape = "round", hollow = false, large = false } = mark;
  const share = large ? LARGE_SHARE : BADGE_SHARE;
  const most = large ? LARGE_MOST : BADGE_MOST;
  const height = Math.min(most, Math.max(BADGE_LEAST, share * ink.scale));
  context.save();
  context.translate(at.x, at.y);
  context.font = `700 ${0.66 * height}px ${state.palette.font}`;
  // In a plan it stays on its cell: long words are written narrower.
  const room = state.camera.apart ? 2 * projection.scale - 0.5 * height : 1000;
  const width = Math.max(height, Math.min(room, context.measureText(text).width) + 0.45 * height);
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
  context.fillText(text, 0, 0.245 * height, room);
  context.restore();
}

/** @type {(shape: NonNullable<Sign["shape"]>, width: number, height: number) => Path2D} */
function badge(shape, width, height) {
  const [x, y] = [width / 2, height / 2];
  // A diamond needs more room than a rectangle for the same text.
  const more = 0.22 * height;
  if (shape === "diamond") {
    const [far, high] = [x + more, y + more];
    return new Path2D(`M${-far} 0L0 ${-high}L${far} 0L0 ${high}Z`);
  }
  const path = new Path2D();
  path.roundRect(-x, -y, width, height, shape === "square" ? 0 : y);
  return path;
}
