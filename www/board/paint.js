/**
 * Paints one frame on the wooden layers: shadows, balls from far to near with their signs, counts.
 * @import { Point, ScreenPoint } from "./types.js"
 * @import { Brush } from "./draw-ball.js"
 * @import { Projection } from "./projection.js"
 * @import { Scene, SceneBall } from "./scene.js"
 * @import { signsOf } from "./signs.js"
 * @import { State } from "./state.js"
 */

import { circle, drawWhole, kept } from "./canvas.js";
import { DIGITS } from "./digits.js";
import { drawBall, drawGlass, drawSoft } from "./draw-ball.js";
import { cellAt, isReserve, PLAYERS, SURFACE, supportOf } from "./geometry.js";
import { TRAY_FLOOR } from "./layout.js";
import { countPlate } from "./paint-board.js";
import { paintCoordinates } from "./paint-coordinates.js";
import { signThings } from "./paint-signs.js";
import { project } from "./projection.js";
import { groundBelow } from "./scene.js";

/** The unit of the context is one CSS pixel. @typedef {Brush & { state: State, scene: Scene, signs: ReturnType<typeof signsOf> }} Frame */

/** @typedef {{ depth: number, draw: () => void }} Thing What nearer things may hide. */

/** @param {Frame} frame */
export function paint(frame) {
  const { state, scene } = frame;
  if (state.view.coordinates || state.camera.apart) paintCoordinates(frame);
  paintShadows(frame);
  const things = [
    ...scene.balls.map((ball) => ({ depth: ball.depth, draw: () => paintBall(frame, ball) })),
    ...scene.above.map((ball) => ({ depth: 900, draw: () => paintOutline(frame, ball) })),
    ...signThings(frame),
  ];
  things.sort((a, b) => a.depth - b.depth);
  for (const thing of things) thing.draw();
  paintCounts(frame);
}

/** A tight shadow where a ball touches, and a wide one to the lower right, wider the higher the ball. @param {Frame} frame */
function paintShadows(frame) {
  const { projection, scene } = frame;
  for (const ball of scene.balls) {
    const { at, size } = ball;
    const inTray = isReserve(ball.place) && !ball.moving;
    const floor = TRAY_FLOOR * projection.trayFactor;
    const ground = inTray ? floor : ball.moving ? groundBelow(ball) : SURFACE;
    const height = at.z - size - ground;
    const thrown = Math.max(0.12, height + 0.45 * size);
    const spread = 1.12 * size + 0.12 * Math.max(0, height);
    const fade = ball.glass ? 0.4 : 1;
    const cast = { x: at.x + 0.34 * thrown, y: at.y - 0.26 * thrown, z: ground };
    drawBlot(frame, cast, spread, (0.5 / (1 + 0.35 * Math.max(0, height))) * fade);
    if (height < 0.6) drawBlot(frame, { ...at, z: ground }, 0.86 * size, 0.5 * fade);
  }
}

/** A soft spot, flat on the table; its radius is in ball radii. @type {(frame: Frame, at: Point, radius: number, opacity: number) => void} */
function drawBlot(frame, at, radius, opacity) {
  const { sprites, projection } = frame;
  const width = radius * projection.scale;
  drawSoft(frame, sprites.blot, project(projection, at), width, width * projection.sin, opacity);
}

/** @type {(frame: Frame, ball: SceneBall) => void} */
function paintBall(frame, ball) {
  if (ball.lift > 0 || ball.moving) paintLiftShadow(frame, ball);
  if (ball.glass) return drawGlass(frame, ball);
  drawBall(frame, ball, lightOn(frame, ball), frame.swings || ball.moving);
  paintContact(frame, ball);
}

/** The light on the balls of each level: the lowest are in the shade, the highest in the sun. */
const LIGHTS = ["#cbbfad", "", "#2a2014", "#4a3a28"];

/** @type {(frame: Frame, ball: SceneBall) => string | undefined} */
function lightOn({ scene }, { place, moving }) {
  const isPile = !moving && scene.top > 1;
  return isPile ? LIGHTS[Number(cellAt(place)?.level) - 1] : undefined;
}

/**
 * The shadows on a ball of those that rest on it: each where it touches, and to the lower right. They lie alike on all
 * balls of a picture, so each is computed once for it; for a camera that rests, once for all pictures.
 * @type {(frame: Frame, ball: SceneBall) => void}
 */
function paintContact(frame, ball) {
  const { projection, ratio, scene, state } = frame;
  if (state.camera.apart || ball.moving) return;
  const unit = projection.scale * ratio;
  const half = Math.ceil(unit * ball.size);
  for (const { x, y, size, place, moving, lift, glass } of scene.balls) {
    const cell = cellAt(place);
    if (moving || lift || glass || !cell || !supportOf(cell).includes(ball.place)) continue;
    const radius = unit * size;
    const at = {
      x: (x - ball.x) * ratio + 0.07 * radius,
      y: (y - ball.y) * ratio + 0.05 * radius,
    };
    const key = [half, radius, at.x, at.y].map(Math.round).join();
    const picture = kept(frame.swings ? scene : projection, key, 2 * half, 2 * half, (own) => {
      const shade = own.createRadialGradient(at.x, at.y, 0.7 * radius, at.x, at.y, 1.45 * radius);
      for (const [index, alpha] of ["c8", "84", "28", "00"].entries()) {
        shade.addColorStop(index / 3, `#120a07${alpha}`);
      }
      own.translate(half, half);
      own.fillStyle = shade;
      own.fill(circle({ x: 0, y: 0 }, unit * ball.size));
    });
    drawWhole(frame, picture, ball);
  }
}

/** The shadow of a raised ball on what is under it. @type {(frame: Frame, ball: SceneBall) => void} */
function paintLiftShadow(frame, ball) {
  const ground = groundBelow(ball);
  const height = Math.min(3, ball.at.z - ball.size - ground);
  const x = ball.at.x + 0.2 + 0.3 * height;
  const y = ball.at.y - 0.15 - 0.22 * height;
  drawBlot(frame, { x, y, z: ground + 0.4 }, 1.15 * ball.size + 0.1 * height, 0.4);
}

/** A ball above the level shown, as a faint outline. @type {(frame: Frame, ball: SceneBall) => void} */
function paintOutline({ context, projection }, ball) {
  context.save();
  context.lineWidth = 1;
  context.setLineDash([1, 3]);
  context.strokeStyle = ball.player === "light" ? "#fff0d299" : "#28140899";
  context.stroke(circle(ball, projection.scale * ball.size * 0.98));
  context.restore();
}

/** @param {Frame} frame */
function paintCounts({ context, state, projection, scene }) {
  for (const player of PLAYERS) {
    const { x, y, radius } = countPlate(projection, player);
    context.save();
    context.translate(x, y);
    context.fillStyle = player === "light" ? "#3b2211" : "#f7e8c9";
    // A ball on its way has left when it has landed.
    const digits = [...String(scene.reserve[player] + Number(scene.leaving === player))];
    digits.forEach((digit, i) => {
      context.save();
      // Two digits fit the plate.
      context.scale(0.0285 * radius, 0.0285 * radius);
      context.translate(26 * i - 13 * (digits.length - 1), 0);
      if (digit === "9") context.rotate(Math.PI);
      context.fill(new Path2D(DIGITS[Number(digit)] ?? DIGITS[6]));
      context.restore();
    });
    if (state.view.turn === player) {
      context.scale(1, projection.sin);
      context.lineWidth = Math.max(2, 0.14 * radius);
      context.strokeStyle = state.palette.accent;
      context.stroke(circle({ x: 0, y: 0 }, radius * 0.99));
    }
    context.restore();
  }
}
