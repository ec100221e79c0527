/**
 * Paints signs (signs.js), marks of the page and what somebody points at. Every stroke is painted twice, dark below and
 * bright above, so that it is legible on any wood. The shape of a sign carries its meaning; the colour only helps.
 * @import { Context, Place, ScreenPoint, Tone } from "./types.js"
 * @import { Frame, Thing } from "./paint.js"
 * @import { SceneBall } from "./scene.js"
 * @import { LitFigure, Sign } from "./signs.js"
 */

import { circle, drawBall, fillAndStroke, line } from "./canvas.js";
import { cellAt, isReserve, supportOf } from "./geometry.js";
import { placeOf, project, seen, sizeAt } from "./projection.js";
import { clearingOf, isShown, sceneBall } from "./scene.js";
import { offeredAt, pointedAt } from "./state.js";

/**
 * @typedef {{ context: Context, bright: string, casing: string, scale: number }} Ink The scale is in CSS pixels per ball radius.
 * @typedef {ScreenPoint & { size: number, depth: number }} Spot A place on the screen, and the radius of a ball there.
 */

/**
 * In ball radii around the middle: a plus where a ball may be placed; a square or three dots where it completes one; a
 * chevron on a ball that may be raised.
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

/** In a badge, and their rim, which has the colour of words. */
const BALLS = { light: "#fdf3dc", dark: "#5c3620", rim: "#14110d" };

const DASH = [0.16, 0.2]; // of a line around what is not there yet, in ball radii

/** Nearer than every ball; nothing covers words, and what is pointed at comes last. */
const [ABOVE, WORDS, POINTED] = [1000, 1001, 1002];

/** @type {(frame: Frame) => Thing[]} */
export function signThings(frame) {
  const { state, signs, scene } = frame;
  const { camera, flight, drag, hover, view } = state;
  const things = signs.figures.flatMap((figure) => figureThing(frame, figure));
  const cell = offeredAt(state);
  if (cell !== null && isShown(camera, cell)) things.push(offer(frame, cell));
  for (const ball of scene.balls) {
    const { place, depth, lift, moving, stands } = ball;
    const isPicked = moving ? !!drag?.over : lift > 0;
    const isHovered = stands && hover === place && view.active.includes(place);
    if (isPicked || (isHovered && !flight && view.picked !== place)) {
      things.push({ depth, draw: () => ring(frame, ball, isPicked) });
    }
  }
  if (!flight) things.push({ depth: POINTED, draw: () => paintPointed(frame) });
  for (const sign of signs.signs) {
    const { kind, at } = sign;
    if (!isShown(camera, at)) continue;
    const ball = scene.balls.find(({ place, stands }) => stands && place === at);
    const above = kind === "badge" ? WORDS : ABOVE;
    const depth = kind === "played" && ball ? ball.depth : above;
    things.push({ depth, draw: () => paintMark(frame, sign, ball) });
  }
  return things;
}

/** A ring around a ball, heavy or fine, which nearer balls hide. @type {(frame: Frame, ball: Spot, heavy: boolean) => void} */
const ring = (frame, ball, heavy) =>
  inTone(frame, "accent", ball.size, (ink) =>
    stroke(ink, circle(ball, RING * ink.scale), heavy ? 0.1 : 0.055),
  );

/** The ball that a click would place. @type {(frame: Frame, cell: Place) => Thing} */
function offer(frame, cell) {
  const { context, state, projection } = frame;
  const player = state.view.turn ?? "light";
  const ball = sceneBall(projection, cell, player, placeOf(projection, cell));
  const size = 0.95 * ball.size;
  const draw = () => {
    context.save();
    context.globalAlpha = 0.86;
    drawBall(frame, { ...ball, size });
    context.restore();
    inTone(frame, "accent", size, (ink) => stroke(ink, circle(ball, ink.scale), 0.085, DASH));
  };
  return { depth: ball.depth, draw };
}

/** @type {(frame: Frame, figure: LitFigure) => Thing[]} */
function figureThing(frame, { cells, tone, when }) {
  const { state, projection } = frame;
  if (!cells.every((cell) => isShown(state.camera, cell))) return [];
  const { balls } = state.flight ?? state.view;
  const points = cells.map((cell) => ({
    ...seen(projection, placeOf(projection, cell)),
    filled: balls[cell] !== undefined,
  }));
  // Above its own balls, below those of the next level.
  const depth = Math.max(...points.map((point) => point.depth)) + 0.05;
  return [{ depth, draw: () => inTone(frame, tone, 1, (ink) => paintFigure(ink, points, when)) }];
}

/** Paints in a tone, as far as it has faded in, at the size of a ball. @type {(frame: Frame, tone: Tone, size: number, draw: (ink: Ink) => void) => void} */
function inTone({ context, state, projection }, tone, size, draw) {
  const { palette, signs } = state;
  context.save();
  context.globalAlpha = tone === "happened" ? 1 : signs;
  const scale = projection.scale * size;
  draw({ context, bright: palette[tone], casing: palette.casing, scale });
  context.restore();
}

/** Width and dash are in ball radii. @type {(ink: Ink, path: Path2D, width: number, dash?: number[]) => void} */
function stroke({ context, bright, casing, scale }, path, width, dash = []) {
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

/** Of a reserve, its next ball; of an empty cell, the bottom of its hollow, or a ball that was there. @param {Frame} frame @param {Place} place @returns {Spot} */
function spotOf({ projection, scene, state }, place, was = false) {
  const reserve = isReserve(place);
  const at = placeOf(projection, place, reserve ? scene.reserve[place] - 1 : 0);
  const empty = !was && !reserve && !state.view.balls[place];
  const spot = seen(projection, { ...at, z: at.z - (empty ? SINK : 0) });
  return { ...spot, size: sizeAt(projection, place) * (empty ? 0.85 : 1) };
}

/** The ball, if one is there. @type {(frame: Frame, sign: Sign, ball?: SceneBall) => void} */
function paintMark(frame, sign, ball) {
  const { scene, projection, state, signs } = frame;
  const { kind, at: place, from, tone = "accent" } = sign;
  const { lastMove } = state.view;
  const at = spotOf(frame, place, kind === "left");
  const middle = isReserve(place)
    ? { ...at, room: 1 }
    : clearingOf(scene.balls, ball ?? at, projection.scale);
  const strokes = STROKES[kind];
  // The ball that is shown there says it.
  if (strokes && [offeredAt(state), state.drag?.over].includes(place)) return;
  const isLarge = kind === "arrow" || (strokes && state.camera.apart);
  inTone(frame, tone, isLarge ? 1 : at.size, (ink) => {
    const { scale } = ink;
    if (strokes) {
      const path = new Path2D();
      path.addPath(new Path2D(strokes), { a: scale, d: scale, e: middle.x, f: middle.y });
      stroke(ink, path, 0.11);
    } else if (kind === "played") {
      // Four arcs, like the corners of a frame.
      if (ball) stroke(ink, circle(ball, 0.92 * scale, Math.PI / 4 - 0.55), 0.09, [1.01, 0.435]);
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

/** May be taken back; hollow: only after another ball. @type {(ink: Ink, at: ScreenPoint & { room: number }, hollow: boolean) => void} */
function paintMinus({ context, bright, casing, scale }, { x, y, room }, hollow) {
  const radius = Math.max(5, Math.min(0.36, room) * scale);
  const [inside, sign] = hollow ? [casing, bright] : [bright, casing];
  fillAndStroke(context, circle({ x, y }, radius), inside, sign, Math.max(1, 0.045 * scale));
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
  context.translate(from.x, from.y);
  context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  stroke(ink, line({ x: 0.12 * scale, y: 0 }, { x: end - head, y: 0 }), 0.1);
  const tip = new Path2D(`M${end} 0l${-head} ${-0.62 * head}v${1.24 * head}z`);
  stroke(ink, tip, 0.04);
  context.fillStyle = ink.bright;
  context.fill(tip);
  context.fill(circle({ x: 0, y: 0 }, 0.15 * scale));
}

/** @type {(frame: Frame, ink: Ink, mark: Sign, at: ScreenPoint) => void} */
function paintBadge({ context, state, projection }, ink, mark, { x, y }) {
  const { text = "", shape = "round", hollow = false, large = false, ball } = mark;
  const { share, least, most } = large ? LARGE_BADGE : BADGE;
  const height = Math.min(most, Math.max(least, share * ink.scale));
  context.translate(x, y);
  context.font = `700 ${0.66 * height}px ${state.palette.font}`;
  // In a plan it stays on its cell: long words are written narrower.
  const room = state.camera.apart ? 2 * projection.scale - 0.5 * height : 1000;
  const disc = ball ? 0.6 * height : 0;
  const content = Math.min(room - disc, context.measureText(text).width) + disc;
  const width = Math.max(height, content + 0.45 * height);
  const [right, down] = [width / 2, height / 2];
  // A diamond needs more room than a rectangle for the same text.
  const [far, high] = [right + 0.44 * down, 1.44 * down];
  const isDiamond = shape === "diamond";
  const path = new Path2D(isDiamond ? `M${-far} 0L0 ${-high}L${far} 0L0 ${high}Z` : "");
  if (!isDiamond) path.roundRect(-right, -down, width, height, shape === "square" ? 0 : down);
  const [inside, around] = hollow ? [ink.casing, ink.bright] : [ink.bright, ink.casing];
  context.lineJoin = "round";
  fillAndStroke(context, path, inside, around, Math.max(1.5, 0.1 * height));
  context.fillStyle = hollow ? ink.bright : BALLS.rim;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillText(text, disc / 2, 0.245 * height, room - disc);
  if (ball) {
    const shown = circle({ x: 0.27 * height - content / 2, y: 0 }, 0.25 * height);
    const rim = hollow ? ink.bright : BALLS.rim;
    fillAndStroke(context, shown, BALLS[ball], rim, Math.max(1, 0.06 * height));
  }
}

/** What somebody points at: the four cells under it. @param {Frame} frame */
function paintPointed(frame) {
  const { context, state, projection } = frame;
  const { view, camera } = state;
  const cell = cellAt(pointedAt(state) ?? "");
  if (!cell || !isShown(camera, cell.name)) return;
  const { scale, width, height } = projection;
  const at = project(projection, placeOf(projection, cell.name));
  inTone(frame, "accent", 1, (ink) => {
    if (camera.apart) stroke(ink, circle(at, scale), 0.1);
    // Not over the ball itself.
    const around = circle(at, sizeAt(projection, cell.name) * scale);
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
}
