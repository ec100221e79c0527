/**
 * Paints one frame: the wooden layer, shadows, balls from far to near with their marks, counts.
 *
 * @import { Cell, Player } from "./types.js"
 * @import { Projector } from "./camera.js"
 * @import { Layer, Layers } from "./layers.js"
 * @import { Scene, SceneBall } from "./scene.js"
 * @import { Sprites } from "./sprites.js"
 * @import { State } from "./state.js"
 * @import { Ink } from "./marks.js"
 */

import { depthOf, direction, placeOf, project } from "./camera.js";
import { isReserve, SURFACE, TRAY_FLOOR } from "./geometry.js";
import * as marks from "./marks.js";
import { COUNT_RADIUS, countPlate } from "./paint-trays.js";
import { groundBelow, isShown } from "./scene.js";
import { ballInHand } from "./state.js";

/**
 * @typedef {object} Look
 * @property {string} accent
 * @property {string} casing
 * @property {string} font
 */

/**
 * @typedef {object} Frame
 * @property {CanvasRenderingContext2D} context Scaled so that one unit is one CSS pixel.
 * @property {State} state
 * @property {Projector} view
 * @property {Scene} scene
 * @property {Sprites} sprites
 * @property {Layers} layers
 * @property {Look} look
 */

/** Marks of an emptied cell lie where the ball lay, not where its middle was. */
const SEAT = 0.76;

/** @param {Frame} frame */
export function paint(frame) {
  const { context, state, view, scene, layers, look } = frame;
  context.clearRect(0, 0, view.width, view.height);
  context.globalAlpha = state.sides;
  layDown(context, layers.trays);
  context.globalAlpha = 1;
  layDown(context, layers.board);
  paintShadows(frame);
  const ink = { context, bright: look.accent, casing: look.casing, scale: view.scale };
  const things = [
    ...scene.balls.map((ball) => ({ depth: ball.depth, draw: () => paintBall(frame, ink, ball) })),
    ...(state.flight ? [] : flatMarks(frame, ink)),
  ];
  // Balls come sorted; marks of empty cells and figures slip in between.
  things.sort((a, b) => a.depth - b.depth);
  for (const thing of things) thing.draw();
  paintAside(frame);
  paintCounts(frame, ink);
}

/**
 * @param {CanvasRenderingContext2D} context
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
    const ground = inTray ? TRAY_FLOOR : ball.moving ? groundBelow(ball) : SURFACE;
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
 * @param {CanvasRenderingContext2D} context
 * @param {Sprites} sprites
 * @param {Projector} view
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
  const { context, state, sprites, view, scene } = frame;
  context.save();
  if (isReserve(ball.place) && !ball.moving) context.globalAlpha = state.sides;
  if (ball.lift > 0 || ball.moving) paintLiftShadow(frame, ball);
  if (ball.glass) drawSprite(context, sprites, view, sprites.glass[ball.player], ball, ball.size);
  else {
    drawBall(context, sprites, view, ball, ball.size);
    for (const other of scene.balls) {
      if (other !== ball && !other.glass) paintTouch(frame, ball, other);
    }
  }
  context.restore();
  if (!state.flight) paintBallMarks(frame, ink, ball);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Sprites} sprites
 * @param {Projector} view
 * @param {{ x: number, y: number, player: Player, piece: number, angle: number }} ball
 * @param {number} size
 */
function drawBall(context, sprites, view, ball, size) {
  const pieces = sprites.wood[ball.player];
  const half = ((sprites.half * view.scale) / sprites.radius) * size;
  context.save();
  context.translate(ball.x, ball.y);
  context.rotate(ball.angle);
  context.drawImage(pieces[ball.piece % pieces.length], -half, -half, 2 * half, 2 * half);
  context.restore();
  drawSprite(context, sprites, view, sprites.shade[ball.player], ball, size);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Sprites} sprites
 * @param {Projector} view
 * @param {HTMLCanvasElement} sprite
 * @param {{ x: number, y: number }} at
 * @param {number} size
 */
function drawSprite(context, sprites, view, sprite, at, size) {
  const half = ((sprites.half * view.scale) / sprites.radius) * size;
  context.drawImage(sprite, at.x - half, at.y - half, 2 * half, 2 * half);
}

/**
 * Darkens a ball where a neighbour touches it or keeps the light from it.
 *
 * @param {Frame} frame
 * @param {SceneBall} ball
 * @param {SceneBall} other
 */
function paintTouch({ context, view, sprites }, ball, other) {
  const way = direction(view, ball.at, other.at);
  const distance = Math.hypot(way.x, way.y, way.z);
  const gap = distance - ball.size - other.size;
  if (gap > 0.5) return;
  const towards = way.z / distance;
  // A contact on the far side of the ball is not seen.
  if (towards < -0.3) return;
  const above = Math.max(0, (other.at.z - ball.at.z) / distance);
  const near = Math.min(1, (0.5 - gap) / 0.5);
  // Touching points lie half way; from above, the shadow also slides away from the light.
  const unit = view.scale * ball.size;
  const half = 1 / distance;
  const x = ball.x + (way.x * half + 0.2 * above) * unit;
  const y = ball.y - (way.y * half - 0.22 * above) * unit;
  const radius = (0.74 + 0.4 * above) * unit;
  context.save();
  context.beginPath();
  context.arc(ball.x, ball.y, unit, 0, 2 * Math.PI);
  context.clip();
  context.globalAlpha *= near * (0.4 + 0.42 * above) * Math.min(1, (towards + 0.3) / 0.4);
  context.drawImage(sprites.touch[ball.player], x - radius, y - radius, 2 * radius, 2 * radius);
  context.restore();
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
 * @param {Frame} frame
 * @param {Ink} ink
 * @param {SceneBall} ball
 */
function paintBallMarks({ context, state }, ink, ball) {
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
function flatMarks(frame, ink) {
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

  for (const cell of shown.targets) {
    const strong = hand ? hand.over === cell : state.hover === cell;
    if (hand?.over === cell) continue;
    const size = strong ? 0.95 : shown.picked === null ? 0.6 : 0.74;
    // A smaller ghost sinks deeper into its hollow.
    add(cell, (1 - size) * 0.8, (x, y) => paintGhost(frame, ink, x, y, size, strong));
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
    const points = places.map((at) => project(view, at));
    const closed = figure.kind === "square";
    things.push({
      // Above its own balls, below those of the next level.
      depth: Math.max(...places.map((at) => depthOf(view, at))) + 0.05,
      draw() {
        context.save();
        context.globalAlpha = state.marks;
        marks.markFigure(ink, closed ? around(points) : along(points), closed);
        context.restore();
      },
    });
  }
  return things;
}

/**
 * The points of a square in order around it.
 *
 * @param {{ x: number, y: number }[]} points
 */
function around(points) {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const angle = (/** @type {{ x: number, y: number }} */ point) =>
    Math.atan2(point.y - y, point.x - x);
  return [...points].sort((a, b) => angle(a) - angle(b));
}

/**
 * The points of a line from end to end.
 *
 * @param {{ x: number, y: number }[]} points
 */
function along(points) {
  return [...points].sort((a, b) => a.x - b.x || a.y - b.y);
}

/**
 * A ball that is not there yet.
 *
 * @param {Frame} frame
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {boolean} strong
 */
function paintGhost({ context, state, sprites, view }, ink, x, y, size, strong) {
  const player = state.view.turn ?? "light";
  const fade = context.globalAlpha;
  const half = ((sprites.half * view.scale) / sprites.radius) * size;
  context.globalAlpha = fade * (strong ? 0.88 : 0.72);
  context.drawImage(sprites.wood[player][2], x - half, y - half, 2 * half, 2 * half);
  context.globalAlpha = fade * (strong ? 0.8 : 0.5);
  drawSprite(context, sprites, view, sprites.shade[player], { x, y }, size);
  context.globalAlpha = fade;
  marks.markTarget(ink, x, y, size, strong);
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
    const { x, y } = countPlate(view, player);
    const size = 1.04 * view.scale;
    context.globalAlpha = state.sides;
    context.font = `600 ${size}px ${look.font}`;
    context.fillStyle = player === "light" ? "#3b2211" : "#f7e8c9";
    context.fillText(String(scene.reserve[player]), x, y + size * 0.36);
    if (state.view.turn === player) {
      context.save();
      context.translate(x, y);
      context.scale(1, view.sin);
      context.lineWidth = Math.max(1.75, 0.09 * view.scale);
      context.strokeStyle = ink.bright;
      context.beginPath();
      context.arc(0, 0, (COUNT_RADIUS + 0.05) * view.scale, 0, 2 * Math.PI);
      context.stroke();
      context.restore();
    }
  }
  context.restore();
}
