/**
 * Paints the signs that nothing hides (signs.js), those of the view and the marks of the page.
 * @import { Place, ScreenPoint } from "./types.js"
 * @import { Ink } from "./ink.js"
 * @import { Frame } from "./paint.js"
 * @import { Sign } from "./signs.js"
 */

import { isReserve } from "./geometry.js";
import { circle, inTone, line, stroke } from "./ink.js";
import { placeOf, seen, sizeAt } from "./projection.js";
import { clearingOf, isShown } from "./scene.js";
import { offeredAt } from "./state.js";

/** @typedef {ScreenPoint & { size: number, depth: number }} Spot A place on the screen, and the radius of a ball there. */

/**
 * Signs of strokes, as paths around the middle, in ball radii: a plus where a ball may be placed; a small square, or
 * three dots in a row, where it completes one; a chevron on a ball that may be raised.
 * @type {Partial<Record<Sign["kind"], string>>}
 */
const STROKES = {
  place: "M-.26 0h.52M0-.26v.52",
  square: "M-.24-.24h.48v.48h-.48z",
  line: "M-.3 0h.01M0 0h.01M.3 0h.01",
  raise: "M-.25 .1L0-.125L.25 .1",
};

/** How far a sign in an empty cell is below the middle of a ball there, in ball radii. */
const SINK = 0.3;

/** From the middle of a ball to a ring around it, and to the circle where a ball was, in ball radii. */
const RING = 0.98;
const LEFT = 0.84;

/** Heights of badges, in ball radii, and their bounds in CSS pixels: legible on small boards. */
const BADGE = { share: 0.6, least: 16, most: 34 };
const LARGE_BADGE = { share: 0.9, least: 16, most: 80 };

/** @param {Frame} frame */
export function paintMarks(frame) {
  // Nothing covers words.
  for (const words of [false, true]) {
    for (const sign of frame.signs.signs) {
      if ((sign.kind === "badge") === words && isShown(frame.state.camera, sign.at)) {
        paintMark(frame, sign);
      }
    }
  }
}

/**
 * Where a place is: of a reserve, its next ball; of an empty cell, the bottom of its hollow, or a ball that was there.
 * @type {(frame: Frame, place: Place, was?: boolean) => Spot}
 */
function spotOf({ projection, scene, state }, place, was = false) {
  const reserve = isReserve(place);
  const at = placeOf(projection, place, reserve ? scene.reserve[place] - 1 : 0);
  const empty = !was && !reserve && !state.view.balls[place];
  const spot = seen(projection, { ...at, z: at.z - (empty ? SINK : 0) });
  return { ...spot, size: sizeAt(projection, place) * (empty ? 0.85 : 1) };
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
  const isLarge = kind === "arrow" || (strokes && state.camera.apart);
  inTone(frame, tone, isLarge ? 1 : at.size, (ink) => {
    const { scale } = ink;
    if (strokes) {
      const path = new Path2D();
      path.addPath(new Path2D(strokes), { a: scale, d: scale, e: middle.x, f: middle.y });
      stroke(ink, path, 0.11);
    } else if (kind === "ring" || kind === "minus") {
      // Two circles: one alone means a picked ball.
      stroke(ink, circle(at, RING * scale), 0.06);
      stroke(ink, circle(at, (RING - 0.16) * scale), 0.1);
    } else if (kind === "arrow") {
      if (from && isShown(state.camera, from)) paintArrow(ink, spotOf(frame, from), at);
    } else if (kind === "left") {
      paintLeft(ink, at, place === lastMove?.from ? spotOf(frame, lastMove.to, true) : null);
    } else if (kind === "badge") {
      // A small badge does not cover the sign in the middle of a ball or target.
      const low = ball || signs.signs.some((one) => one !== sign && one.at === place);
      const y = middle.y + (low ? 0.5 * middle.room * scale : 0);
      paintBadge(frame, ink, sign, sign.large ? at : { x: middle.x, y });
    }
    if (kind === "minus" || kind === "remove" || kind === "soon") {
      paintMinus(ink, middle, kind === "soon");
    }
  });
}

/** A ball left this cell: a dotted circle as large as it; if it was raised, with dots on its way to `to`. @type {(ink: Ink, at: ScreenPoint, to: ScreenPoint | null) => void} */
function paintLeft(ink, at, to) {
  const radius = LEFT * ink.scale;
  const dots = [0.001, (2 * Math.PI * LEFT) / 20];
  stroke(ink, circle(at, radius), 0.11, dots);
  // From one circle to the other.
  const rim = to === null ? 1 : radius / Math.hypot(to.x - at.x, to.y - at.y);
  if (to !== null && rim < 0.5) stroke(ink, line(at, to, rim, 1 - rim), 0.11, dots);
}

/**
 * May be taken back: a badge with a minus; hollow if only after another ball has been played. `room` is how far the
 * badge may reach, in ball radii.
 * @type {(ink: Ink, at: ScreenPoint & { room: number }, hollow: boolean) => void}
 */
function paintMinus({ context, bright, casing, scale }, { x, y, room }, hollow) {
  const radius = Math.max(5, Math.min(0.36, room) * scale);
  const badge = circle({ x, y }, radius);
  context.fillStyle = hollow ? casing : bright;
  context.fill(badge);
  context.lineWidth = Math.max(1, 0.045 * scale);
  context.strokeStyle = hollow ? bright : casing;
  context.stroke(badge);
  context.lineCap = "round";
  context.lineWidth = Math.max(1.75, 0.1 * scale);
  context.stroke(line({ x: x - radius / 2, y }, { x: x + radius / 2, y }));
}

/** From the middle of one place to the ring around another. @type {(ink: Ink, from: Spot, to: Spot) => void} */
function paintArrow(ink, from, to) {
  const { context, scale } = ink;
  const room = Math.hypot(to.x - from.x, to.y - from.y) / scale;
  const end = Math.max(room * 0.5, room - RING * to.size - 0.04) * scale;
  const head = Math.min(0.42 * scale, end * 0.6);
  context.save();
  context.translate(from.x, from.y);
  context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  stroke(ink, line({ x: 0.12 * scale, y: 0 }, { x: end - head, y: 0 }), 0.1);
  const tip = new Path2D(`M${end} 0l${-head} ${-0.62 * head}v${1.24 * head}z`);
  stroke(ink, tip, 0.04);
  context.fillStyle = ink.bright;
  context.fill(tip);
  context.fill(circle({ x: 0, y: 0 }, 0.15 * scale));
  context.restore();
}

/** @type {(frame: Frame, ink: Ink, mark: Sign, at: ScreenPoint) => void} */
function paintBadge({ context, state, projection }, ink, mark, { x, y }) {
  const { text = "", shape = "round", hollow = false, large = false } = mark;
  const { share, least, most } = large ? LARGE_BADGE : BADGE;
  const height = Math.min(most, Math.max(least, share * ink.scale));
  context.save();
  context.translate(x, y);
  context.font = `700 ${0.66 * height}px ${state.palette.font}`;
  // In a plan it stays on its cell: long words are written narrower.
  const room = state.camera.apart ? 2 * projection.scale - 0.5 * height : 1000;
  const width = Math.max(height, Math.min(room, context.measureText(text).width) + 0.45 * height);
  const path = badge(shape, width / 2, height / 2);
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

/** @type {(shape: Sign["shape"], x: number, y: number) => Path2D} */
function badge(shape, x, y) {
  // A diamond needs more room than a rectangle for the same text.
  const [far, high] = [x + 0.44 * y, 1.44 * y];
  if (shape === "diamond") return new Path2D(`M${-far} 0L0 ${-high}L${far} 0L0 ${high}Z`);
  const path = new Path2D();
  path.roundRect(-x, -y, 2 * x, 2 * y, shape === "square" ? 0 : y);
  return path;
}
