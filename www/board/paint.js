/**
 * Paints one frame: the wooden layer, shadows, balls from far to near with their marks, counts.
 *
 * @import { Context, Player } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { Layer, Layers } from "./layers.js"
 * @import { Scene, SceneBall } from "./scene.js"
 * @import { Sprites } from "./sprites.js"
 * @import { State } from "./state.js"
 * @import { Ink } from "./sign-shapes.js"
 */

import { drawBall, drawGlass } from "./draw-ball.js";
import { cellAt, isReserve, SURFACE } from "./geometry.js";
import { TRAY_FLOOR } from "./layout.js";
import { paintCoordinates } from "./paint-coordinates.js";
import { paintMarks } from "./paint-marks.js";
import { cellSigns, paintBallSigns } from "./paint-signs.js";
import { countPlate } from "./paint-trays.js";
import { direction, project } from "./projection.js";
import { groundBelow } from "./scene.js";

/**
 * @typedef {object} Look
 * @property {string} accent
 * @property {string} good
 * @property {string} even
 * @property {string} bad
 * @property {string} casing
 * @property {string} font
 */

/**
 * @typedef {object} Frame
 * @property {Context} context Scaled so that one unit is one CSS pixel.
 * @property {State} state
 * @property {Projection} view
 * @property {Scene} scene
 * @property {Sprites} sprites
 * @property {Layers} layers
 * @property {Look} look
 */

/** @param {Frame} frame */
export function paint(frame) {
  const { context, state, view, scene, layers, look } = frame;
  context.clearRect(0, 0, view.width, view.height);
  context.globalAlpha = state.sides;
  layDown(context, layers.light);
  layDown(context, layers.dark);
  context.globalAlpha = 1;
  layDown(context, layers.board);
  if (state.view.coordinates) paintCoordinates(frame);
  paintShadows(frame);
  const ink = { context, bright: look.accent, casing: look.casing, scale: view.scale };
  const things = [
    ...scene.balls.map((ball) => ({ depth: ball.depth, draw: () => paintBall(frame, ink, ball) })),
    ...(state.flight ? [] : cellSigns(frame, ink)),
  ];
  // Balls come sorted; marks of empty cells and figures slip in between.
  things.sort((a, b) => a.depth - b.depth);
  for (const thing of things) thing.draw();
  paintAside(frame);
  if (!state.flight) paintMarks(frame, ink);
  paintCounts(frame, ink);
}

/**
 * @param {Context} context
 * @param {Layer} layer
 */
function layDown(context, { canvas, x, y, width, height }) {
  context.drawImage(canvas, x, y, width, height);
}

/**
 * Shadows on the board and in the trays: a tight one where a ball touches, a wide one thrown to
 * the lower right, wider the higher the ball.
 *
 * @param {Frame} frame
 */
function paintShadows({ context, view, scene, sprites, state }) {
  context.save();
  for (const ball of scene.balls) {
    const inTray = isReserve(ball.place) && !ball.moving;
    const ground = inTray ? TRAY_FLOOR * view.still : ball.moving ? groundBelow(ball) : SURFACE;
    const height = ball.at.z - ball.size - ground;
    const thrown = Math.max(0.12, height + 0.45 * ball.size);
    const spread = 1.12 * ball.size + 0.12 * Math.max(0, height);
    const fade = (ball.glass ? 0.4 : 1) * (inTray ? state.sides : 1);
    const cast = project(view, {
      x: ball.at.x + 0.34 * thrown,
      y: ball.at.y - 0.26 * thrown,
      z: ground,
    });
    context.globalAlpha = (0.5 / (1 + 0.35 * Math.max(0, height))) * fade;
    blot(context, sprites, view, cast, spread);
    if (height < 0.6) {
      context.globalAlpha = 0.5 * fade;
      blot(context, sprites, view, project(view, { ...ball.at, z: ground }), 0.86 * ball.size);
    }
  }
  context.restore();
}

/**
 * @param {Context} context
 * @param {Sprites} sprites
 * @param {Projection} view
 * @param {{ x: number, y: number }} at
 * @param {number} radius In ball radii, lying flat on the table.
 */
function blot(context, sprites, view, at, radius) {
  const width = radius * view.scale;
  const height = width * view.sin;
  context.drawImage(sprites.blot, at.x - width, at.y - height, 2 * width, 2 * height);
}

/**
 * @param {Frame} frame
 * @param {Ink} ink
 * @param {SceneBall} ball
 */
function paintBall(frame, ink, ball) {
  const { context, state, sprites, view } = frame;
  context.save();
  if (isReserve(ball.place) && !ball.moving) context.globalAlpha = state.sides;
  if (ball.lift > 0 || ball.moving) paintLiftShadow(frame, ball);
  if (ball.glass) drawGlass(context, sprites, view, ball);
  else {
    drawBall(context, sprites, view, ball);
    paintShade(frame, ball);
  }
  context.restore();
  if (!state.flight) paintBallSigns(frame, ink, ball);
}

/** How much darker a ball is for each level that rises above it. */
const DEPTH_SHADE = 0.06;

/**
 * Darkens a ball that lies deep in the pyramid, and wherever a neighbour touches it.
 *
 * @param {Frame} frame
 * @param {SceneBall} ball
 */
function paintShade(frame, ball) {
  const { context, scene, view } = frame;
  context.save();
  context.beginPath();
  context.arc(ball.x, ball.y, view.scale * ball.size, 0, 2 * Math.PI);
  const level = cellAt(ball.place)?.level;
  if (level && !ball.moving && scene.top > level) {
    context.fillStyle = `rgb(20 9 3 / ${100 * DEPTH_SHADE * (scene.top - level)}%)`;
    context.fill();
  }
  const touches = scene.balls.filter((other) => other !== ball && !other.glass);
  const near = touches.flatMap((other) => touchOf(view, ball, other) ?? []);
  if (near.length > 0) {
    context.clip();
    const fade = context.globalAlpha;
    for (const { x, y, radius, strength } of near) {
      context.globalAlpha = fade * strength;
      const picture = frame.sprites.touch[ball.player];
      context.drawImage(picture, x - radius, y - radius, 2 * radius, 2 * radius);
    }
  }
  context.restore();
}

/**
 * The shade where a neighbour touches a ball or keeps the light from it; null where none is seen.
 *
 * @param {Projection} view
 * @param {SceneBall} ball
 * @param {SceneBall} other
 */
function touchOf(view, ball, other) {
  const way = direction(view, ball.at, other.at);
  const distance = Math.hypot(way.x, way.y, way.z);
  const gap = distance - ball.size - other.size;
  if (gap > 0.5) return null;
  const towards = way.z / distance;
  // A contact on the far side of the ball is not seen.
  if (towards < -0.3) return null;
  const above = Math.max(0, (other.at.z - ball.at.z) / distance);
  const near = Math.min(1, (0.5 - gap) / 0.5);
  // Touching points lie half way; from above, the shadow also slides away from the light.
  const unit = view.scale * ball.size;
  const half = 1 / distance;
  return {
    x: ball.x + (way.x * half + 0.2 * above) * unit,
    y: ball.y - (way.y * half - 0.22 * above) * unit,
    radius: (0.74 + 0.4 * above) * unit,
    strength: near * (0.4 + 0.48 * above) * Math.min(1, (towards + 0.3) / 0.4),
  };
}

/**
 * A raised ball throws a shadow on whatever it hangs over.
 *
 * @param {Frame} frame
 * @param {SceneBall} ball
 */
function paintLiftShadow({ context, view, sprites }, ball) {
  const ground = groundBelow(ball);
  const height = Math.min(3, ball.at.z - ball.size - ground);
  const at = project(view, {
    x: ball.at.x + 0.2 + 0.3 * height,
    y: ball.at.y - 0.15 - 0.22 * height,
    z: ground + 0.4,
  });
  context.save();
  context.globalAlpha *= 0.4;
  blot(context, sprites, view, at, 1.15 * ball.size + 0.1 * height);
  context.restore();
}

/**
 * What lies above the level shown stays as a breath of an outline.
 *
 * @param {Frame} frame
 */
function paintAside({ context, scene, view }) {
  context.save();
  context.lineWidth = 1;
  context.setLineDash([1, 3]);
  for (const ball of scene.aside) {
    context.strokeStyle = ball.player === "light" ? "rgb(255 240 210 / 60%)" : "rgb(40 20 8 / 60%)";
    context.beginPath();
    context.arc(ball.x, ball.y, view.scale * 0.98, 0, 2 * Math.PI);
    context.stroke();
  }
  context.restore();
}

/**
 * @param {Frame} frame
 * @param {Ink} ink
 */
function paintCounts({ context, state, view, scene, look }, ink) {
  context.save();
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  for (const player of /** @type {Player[]} */ (["light", "dark"])) {
    const { x, y, radius } = countPlate(view, player);
    context.globalAlpha = state.sides;
    context.font = `650 ${radius}px ${look.font}`;
    // Whatever the page's type, two digits fit the plate.
    const size = radius * Math.min(1.3, (1.42 * radius) / digits(context));
    context.font = `650 ${size}px ${look.font}`;
    context.fillStyle = player === "light" ? "#3b2211" : "#f7e8c9";
    context.fillText(String(scene.reserve[player]), x, y + size * 0.36);
    if (state.view.turn === player) {
      context.save();
      context.translate(x, y);
      context.scale(1, view.sin);
      context.lineWidth = Math.max(2, 0.14 * radius);
      context.strokeStyle = ink.bright;
      context.beginPath();
      context.arc(0, 0, radius * 0.99, 0, 2 * Math.PI);
      context.stroke();
      context.restore();
    }
  }
  context.restore();
}

/**
 * The width of two digits in the context's type.
 *
 * @param {Context} context
 */
function digits(context) {
  return context.measureText("00").width;
}
