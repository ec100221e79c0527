/**
 * Paints one frame on the wooden layers: coordinates, shadows, balls from far to near with their signs, counts.
 * @import { Point } from "./types.js"
 * @import { Brush } from "./canvas.js"
 * @import { Scene, SceneBall } from "./scene.js"
 * @import { signsOf } from "./signs.js"
 * @import { State } from "./state.js"
 */

import { circle, drawBall, drawSoft, drawWhole, fillAndStroke, kept } from "./canvas.js";
import { cellAt, isReserve, PLAYERS, SURFACE, supportOf } from "./geometry.js";
import { signThings } from "./paint-signs.js";
import { inTray, onPlate, project, TRAY_FLOOR, TRAY_TOP, unit } from "./projection.js";
import { groundBelow } from "./scene.js";

/**
 * @typedef {Brush & { state: State, scene: Scene, signs: ReturnType<typeof signsOf> }} Frame The unit of the context is one CSS pixel.
 * @typedef {{ depth: number, draw: () => void }} Thing What nearer things may hide.
 */

/** @param {Frame} frame */
export function paint(frame) {
  const { state, scene } = frame;
  if (state.view.coordinates || state.camera.apart) paintCoordinates(frame);
  if (state.camera.reserves) paintCounts(frame);
  paintShadows(frame);
  const things = [
    ...scene.balls.map((ball) => ({ depth: ball.depth, draw: () => paintBall(frame, ball) })),
    ...scene.above.map((ball) => ({ depth: 900, draw: () => paintOutline(frame, ball) })),
    ...signThings(frame),
  ];
  things.sort((a, b) => a.depth - b.depth);
  for (const thing of things) thing.draw();
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

/** The light on the balls of each level of a pile: the lowest are in the shade, the highest in the sun. */
const LIGHTS = ["#cbbfad", "", "#2a2014", "#4a3a28"];

/** @type {(frame: Frame, ball: SceneBall) => void} */
function paintBall(frame, ball) {
  const { place, moving, lift } = ball;
  if (lift > 0 || moving) paintLiftShadow(frame, ball);
  const isPile = !moving && frame.scene.top > 1;
  const light = isPile ? LIGHTS[Number(cellAt(place)?.level) - 1] : undefined;
  drawBall(frame, ball, light);
  paintContact(frame, ball);
}

/**
 * The shadows on a ball of those that rest on it: each where it touches, and to the lower right. They lie alike on all
 * balls of a picture, so each is computed once for it; for a camera that rests, once for all pictures.
 * @type {(frame: Frame, ball: SceneBall) => void}
 */
function paintContact(frame, ball) {
  const { projection, ratio, scene, state } = frame;
  if (state.camera.apart || ball.moving || ball.glass) return;
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

// The digits 0 to 8 of Fraunces 600 (The Fraunces Project Authors, SIL Open Font License 1.1) as outlines around their
// middle, 29 units high; a 9 is a turned 6.

const DIGITS = [
  "M0-15q4 0 7 2t4 5 1 8-1 8-4 5-7 2-7-2-4-5-1-8 1-8 4-5 7-2M6 1q0-5-1-8t-2-5-3-1-3 1-2 4-1 7q0 5 1 8t2 5 3 1 3-1 2-4 1-7",
  "M-6-11h2q1 0 1 0t0 2v20q0 0 0 1t-1 0l-3 1q-1 0-1 1t1 1h14q1 0 1-1t-1-1l-2-1q-1 0-1 0t0-1v-25q0-1-1-1t-1 0-1 0-2 2q-1 0-3 0h-2q-1 0-1 0t-1 1 1 1q0 0 1 0",
  "M-11 12q0-2 2-4 0 0 1 0l4-3q3-2 4-4t3-4 0-4q0-2 0-4t-1-2-3-1-2 2q-1 1-1 3v2q0 1-1 2t-2 1-3-1 0-2q0-2 1-4t3-3 6-1 6 1 3 3 1 4-1 4-3 3-6 5l-5 2q2 0 3 0t3 1 2 1 3 0 2 0q1-1 2-2t0-1 1 0 1 0 0 2-1 4-3 3-3 0-2 0q-1-1-2-1t-2-3q-1-1-1-1t-1-1-2 1q0 0 0 2t-1 2-1 1-1 0-2-1-1-2",
  "M9-12l-9 11q0 0 1 0 3 0 5 0t3 3 2 4q0 3-2 5t-4 3-5 1-6-1-3-2-1-3 1-3 2-1 2 1 1 2v2q0 2 1 3t3 1 2-1 2-2 0-4q0-3-1-5t-4-1h-2q0 0 0-1t-1 0q0-1 0-1t1-1l8-8h-10q0 0-1 1t0 1l-1 2q-1 1-1 1t-1-1 0-1v-6q0-1 1-1t1-1h16q1 0 1 1t1 0q0 1 0 1t-2 1",
  "M1 5v-5q0 0 0-1l4-4q0 0 1 0t1 0v10h3q1 0 1 0t0 1-1 1h-3v4q0 0 0 1t1 0l2 1q1 0 1 1t-1 0q0 1-1 1h-11q-2 0-2-1t1-1l2-1q1 0 1 0t1-1v-4h-12q-1 0-1 0t0-1 0-1 1-1l8-9q1-1 1-1t1-2q0 0-1-1t0-1-1-1q0-1 0-1t1-2 1-1q1-1 2-1t3 1 1 3q0 1 0 1t-1 2-2 3l-11 11h10",
  "M-10 9q0-2 1-3t2-1 2 1 1 2v3q0 1 1 2t3 1 3-2 1-5-1-6-4-2q-1 0-2 0t-1 1-2 2q0 0-1 0t0 1q-1 0-1-1t-1 0v-15q0-1 1-2t1 0 1 0 2 1q0 0 2 0t2 1 3 0 3-1 3-1q0 0 0-1t1 1q1 0 0 1t-1 3-3 3-4 0-4 0q-1 0-3-1t-1 0v9q0-1 1-1t3-2q1 0 3 0t5 1 3 3 2 5q0 3-2 5t-4 3-5 1-6-1-3-2-1-3",
  "M2-15q3 0 5 1t3 2 1 3-1 2-3 1-2 0-1-3v-1q0-2-1-3t-2 0-2 0q-1 1-2 3t-1 4-1 6q1-1 3-2t4-1 5 1 3 3 1 5-1 5-4 3-5 1-7-1q-3-2-4-5t-1-8 1-9 5-5 7-2M-5 3q0 3 1 6t2 3 3 2q2 0 3-2t1-6-1-5-4-2q-1 0-2 1t-2 2-1 1",
  "M0-2l6-7h-11q-1 0-1 0t-1 1v2q0 1-1 1t-1 0-1-1l1-7q0-1 0-1t2-1h17q0 0 1 1t0 1 0 1-1 1l-5 7q-1 2-2 3t-2 3 0 2 0 1 0 2 1 1 1 2 0 2-1 2-3 1-3-1q-1-1-1-4t0-3q1-2 2-4t3-5",
  "M-1 15q-3 0-5-1t-4-2-1-4 1-3 3-2q1-1 3-1-3-1-5-3t-2-5 2-5 3-3q3-1 7-1t5 1 4 3q1 1 1 4t-1 3q-1 2-3 3t-2 1q3 1 4 3t2 4-1 4-4 3-7 1M2-1q1 0 1-1t2-2q0-2 0-3t0-4q-1-1-2-2t-3-1-2 1-2 2-1 3 1 3 2 2 4 2M-2 2q-1 1-2 2t-1 4 2 4 3 2q2 0 4-2t1-3-1-3-2-2-4-1q0-1 0-1",
];

/** How many balls are in each reserve, on a plate of its tray. @param {Frame} frame */
function paintCounts({ context, state, projection, scene }) {
  const { plate, plateAt } = projection.groove;
  const radius = plate * unit(projection);
  for (const player of PLAYERS) {
    const isLight = player === "light";
    const { x, y } = project(projection, inTray(projection, player, plateAt, 0, TRAY_TOP));
    context.save();
    context.translate(x, y);
    context.save();
    context.scale(1, projection.sin);
    const face = context.createLinearGradient(-radius, -radius, radius, radius);
    face.addColorStop(0, isLight ? "#e6cb98" : "#452a19");
    face.addColorStop(1, isLight ? "#f6e3bd" : "#5d3b25");
    const rim = Math.max(0.75, unit(projection) * 0.05);
    fillAndStroke(context, circle({ x: 0, y: 0 }, radius), face, "#32190899", rim);
    if (state.view.turn === player) {
      context.lineWidth = Math.max(2, 0.14 * radius);
      context.strokeStyle = state.palette.accent;
      context.stroke(circle({ x: 0, y: 0 }, radius * 0.99));
    }
    context.restore();
    context.fillStyle = isLight ? "#3b2211" : "#f7e8c9";
    // A ball on its way has left when it has landed.
    const digits = [...String(scene.reserve[player] + Number(scene.leaving === player))];
    const size = 0.0285 * radius; // two digits fit the plate
    digits.forEach((digit, i) => {
      const path = new Path2D();
      const way = digit === "9" ? -size : size;
      const outline = new Path2D(DIGITS[Number(digit)] ?? DIGITS[6]);
      path.addPath(outline, { a: way, d: way, e: size * (26 * i - 13 * (digits.length - 1)) });
      context.fill(path);
    });
    context.restore();
  }
}

// In ball radii, but for the bounds of the type, which are in CSS pixels.
const REACH = 4.24; // from the middle of the board: between the balls and the rim
const [SIZE, LEAST, MOST] = [0.5, 10, 20]; // the height of the type
const [OUTSIDE, NAME, PLAN_SIZE] = [0.7, 1.65, 0.95]; // in a plan: to letters and names, and the type

/** Letters of files and numbers of ranks along the two nearest edges of a board; in a plan, also the names of levels. @param {Frame} frame */
function paintCoordinates({ context, projection, state }) {
  const { scale, plates } = projection;
  const { camera, palette, view } = state;
  const { apart } = camera;
  const size = apart ? PLAN_SIZE * scale : Math.min(MOST, Math.max(LEAST, SIZE * scale));
  context.save();
  context.font = `${apart ? 400 : 650} ${size}px ${palette.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = Math.max(2, 0.09 * scale);
  context.strokeStyle = apart ? "transparent" : "#e8be8cbf";
  context.fillStyle = apart ? palette.text : "#2b1608";
  for (const plate of plates) {
    const side = 5 - plate.level;
    const reach = apart ? side + OUTSIDE : REACH;
    const at = (/** @type {number} */ x, /** @type {number} */ y) =>
      project(projection, onPlate(projection, plate, { x, y, z: SURFACE }));
    // Of two opposite edges the nearer one; of two that are as near, the left one.
    const weight = (/** @type {{ x: number, y: number }} */ { x, y }) => y - 0.01 * x;
    const below = weight(at(0, -reach)) > weight(at(0, reach)) ? -reach : reach;
    const beside = weight(at(-reach, 0)) > weight(at(reach, 0)) ? -reach : reach;
    for (let index = 0; index < side; index += 1) {
      const along = 2 * index + 1 - side;
      for (const [sign, { x, y }] of /** @type {const} */ ([
        ["abcd"[index], at(along, below)],
        [String(index + 1), at(beside, along)],
      ])) {
        context.strokeText(sign, x, y);
        context.fillText(sign, x, y);
      }
    }
  }
  if (apart) {
    context.font = `600 ${size}px ${palette.font}`;
    for (const { level, x, y, half } of plates) {
      const name = view.levelLabels[level - 1] ?? "";
      const middle = project(projection, { x, y: y - half - NAME, z: SURFACE });
      // Names of neighbours must not touch.
      context.fillText(name, middle.x, middle.y, 2 * (half + OUTSIDE) * scale);
    }
  }
  context.restore();
}
