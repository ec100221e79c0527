/**
 * A picture of a board as a file, on a ground.
 * @import { BoardView, Camera } from "./types.js"
 */

import { contextOf } from "./canvas.js";
import { Painter } from "./painter.js";
import { newState, readPalette } from "./state.js";

/** The largest side of a picture, in pixels of the file. */
const LARGEST = 8192;

/** Behind the board: a picture without a ground is black in some programs. */
const GROUND = "#f4eee2";

/**
 * The signs have the colours and type of `root`; the size is in CSS pixels, the scale in pixels of the file for each.
 * @type {(root: HTMLElement, view: BoardView, camera: Partial<Camera>, size?: { width?: number, scale?: number }) => Promise<Blob>}
 */
export async function pictureOf(root, view, camera, { width = 480, scale = 1.5 } = {}) {
  const canvas = document.createElement("canvas");
  const state = newState(camera);
  // The trays need room.
  const height = Math.round(width * (state.camera.reserves ? 5 / 4 : 1));
  const ratio = Math.min(scale, LARGEST / height);
  const palette = readPalette(root);
  await new Painter(canvas).develop({ ...state, width, height, ratio, palette, view });
  const context = contextOf(canvas);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = GROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)));
  });
}
