/**
 * A plain picture of the board that needs no preparation: it stands in for the first moments, until
 * the painter in its worker has wood to show.
 *
 * @import { Player } from "./types.js"
 * @import { State } from "./state.js"
 */

import { contextOf } from "./canvas.js";
import { BOTTOM, SURFACE } from "./geometry.js";
import { TRAY_TOP } from "./layout.js";
import { boardOutline } from "./paint-board.js";
import { countPlate, trayOutline, troughOutline } from "./paint-trays.js";
import { projectionFor } from "./projection.js";
import { buildScene } from "./scene.js";
import { tone } from "./wood-grain.js";

/** Lit and shaded side of a ball. */
const BALLS = { light: ["#f8e7c4", "#a98558"], dark: ["#83573a", "#24130a"] };

/** @type {Player[]} */
const PLAYERS = ["light", "dark"];

/**
 * @param {HTMLCanvasElement} canvas
 * @param {State} state
 */
export function paintPoster(canvas, state) {
  canvas.width = Math.round(state.width);
  canvas.height = Math.round(state.height);
  const context = contextOf(canvas);
  const view = projectionFor(state.camera, canvas.width, canvas.height);
  const fill = (/** @type {Path2D} */ path, /** @type {number} */ light) => {
    context.fillStyle = tone(light);
    context.fill(path);
  };
  for (const player of PLAYERS) {
    fill(trayOutline(view, player, 0, BOTTOM), 0.6);
    fill(trayOutline(view, player, 0, TRAY_TOP), 1.02);
    fill(troughOutline(view, player, 0, TRAY_TOP), 0.55);
    const { x, y, radius } = countPlate(view, player);
    context.fillStyle = BALLS[player][0];
    context.beginPath();
    context.ellipse(x, y, radius, radius * view.sin, 0, 0, 2 * Math.PI);
    context.fill();
  }
  fill(boardOutline(view, 0, BOTTOM), 0.5);
  fill(boardOutline(view, 0, (BOTTOM + SURFACE) / 2), 0.6);
  fill(boardOutline(view, 0.1, SURFACE), 1);
  for (const { x, y, size, player } of buildScene(state, view).balls) {
    const radius = size * view.scale;
    const light = context.createRadialGradient(
      x - 0.35 * radius,
      y - 0.4 * radius,
      0.1 * radius,
      x,
      y,
      radius,
    );
    light.addColorStop(0, BALLS[player][0]);
    light.addColorStop(1, BALLS[player][1]);
    context.fillStyle = light;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}
