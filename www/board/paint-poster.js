/**
 * The poster: a plain picture of the board that needs no preparation. It is shown until the painter
 * in its worker is ready.
 * @import { State } from "./state.js"
 */

import { circle, contextOf } from "./canvas.js";
import { BOTTOM, PLAYERS, SURFACE } from "./geometry.js";
import { TRAY_TOP } from "./layout.js";
import { boardOutline, countPlate, trayOutline, troughOutline } from "./paint-board.js";
import { projectionOf } from "./projection.js";
import { buildScene } from "./scene.js";
import { tone } from "./wood.js";

/** The lit and the shaded side of a ball, and its edge. */
const BALLS = { light: ["#fbf0d8", "#a8906c", "#6e5030"], dark: ["#83573a", "#24130a", "#85603f"] };

/** @type {(canvas: HTMLCanvasElement, state: State) => void} */
export function paintPoster(canvas, state) {
  canvas.width = Math.round(state.width);
  canvas.height = Math.round(state.height);
  const context = contextOf(canvas);
  const { width, height } = canvas;
  const projection = projectionOf({ camera: state.camera, width, height });
  const fill = (/** @type {Path2D} */ path, /** @type {number} */ light) => {
    context.fillStyle = tone(light);
    context.fill(path);
  };
  for (const player of PLAYERS) {
    fill(trayOutline(projection, player, BOTTOM), 0.6);
    fill(trayOutline(projection, player, TRAY_TOP), 1.02);
    fill(troughOutline(projection, player), 0.55);
    const { x, y, radius } = countPlate(projection, player);
    context.fillStyle = BALLS[player][0];
    context.beginPath();
    context.ellipse(x, y, radius, radius * projection.sin, 0, 0, 2 * Math.PI);
    context.fill();
  }
  for (const plate of projection.plates) {
    fill(boardOutline(projection, plate, 0, BOTTOM), 0.5);
    fill(boardOutline(projection, plate, 0, (BOTTOM + SURFACE) / 2), 0.6);
    fill(boardOutline(projection, plate, 0.1, SURFACE), 1);
  }
  for (const { x, y, size, player } of buildScene(state, projection).balls) {
    const radius = size * projection.scale;
    const [lightX, lightY] = [x - 0.35 * radius, y - 0.4 * radius];
    const light = context.createRadialGradient(lightX, lightY, 0.1 * radius, x, y, radius);
    light.addColorStop(0, BALLS[player][0]);
    light.addColorStop(1, BALLS[player][1]);
    const disc = circle({ x, y }, 0.97 * radius);
    context.fillStyle = light;
    context.fill(disc);
    context.lineWidth = 0.05 * radius;
    context.strokeStyle = BALLS[player][2];
    context.stroke(disc);
  }
}
