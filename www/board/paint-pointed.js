/**
 * What somebody points at, by pointer or keyboard: the four cells under it, and on a board with coordinates its name.
 * @import { Frame } from "./paint.js"
 */

import { BOARD_CORNER, BOARD_HALF, cellAt, SURFACE, supportOf } from "./geometry.js";
import { inTone } from "./paint-signs.js";
import { placeOf, project, sizeAt } from "./projection.js";
import { isShown } from "./scene.js";
import { ellipse, stroke } from "./sign-shapes.js";
import { pointedAt } from "./state.js";

/** Height of the type, in ball radii, and its bounds in CSS pixels. */
const SIZE = 0.32;
const LEAST = 12;
const MOST = 17;

/** From the rim of the board to the middle of the name, in ball radii. */
const RIM = 0.46;

/** @param {Frame} frame */
export function paintPointed(frame) {
  const { context, state, projection } = frame;
  const { view, camera, clicked } = state;
  const cell = cellAt(pointedAt(state) ?? "");
  if (!cell || !isShown(camera, cell.name)) return;
  const { scale, width, height, turn } = projection;
  const { x, y } = project(projection, placeOf(projection, cell.name));
  inTone(frame, "accent", 1, (ink) => {
    if (camera.apart) stroke(ink, ellipse(x, y, scale), 0.1);
    // Not over the ball itself.
    const around = ellipse(x, y, sizeAt(projection, cell.name) * scale);
    around.rect(0, 0, width, height);
    context.clip(around, "evenodd");
    // What a ball would complete there is drawn instead.
    for (const under of view.previews[cell.name] ? [] : supportOf(cell)) {
      const at = project(projection, placeOf(projection, under));
      const ring = ellipse(at.x, at.y, 0.88 * sizeAt(projection, under) * scale);
      // Dashed where a ball is missing.
      stroke(ink, ring, 0.05, view.balls[under] ? [] : [0.16, 0.2]);
    }
  });
  if (!view.coordinates || camera.apart || clicked === cell.name) return;
  const size = Math.min(MOST, Math.max(LEAST, SIZE * scale));
  const words = `${cell.name} · ${view.levelLabels[cell.level - 1] ?? cell.level}`;
  // On the nearest rim of the board, where it hides no ball.
  const rim = (BOARD_HALF - BOARD_CORNER) * turn + BOARD_CORNER - RIM;
  const middle = project(projection, { x: 0, y: -rim, z: SURFACE }).y;
  context.save();
  context.font = `600 ${size}px ${state.palette.font}`;
  const [wide, high] = [context.measureText(words).width + size, 1.6 * size];
  const left = Math.min(width - wide - 2, Math.max(2, x - wide / 2));
  context.fillStyle = "#24140ae0";
  context.beginPath();
  context.roundRect(left, middle - high / 2, wide, high, 0.4 * size);
  context.fill();
  context.fillStyle = "#fff4de";
  context.textBaseline = "middle";
  context.fillText(words, left + size / 2, middle);
  context.restore();
}
