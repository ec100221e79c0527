/**
 * A picture of a board as a file, on a ground: loaded when a page asks for one.
 * @import { BoardView, Camera } from "../board/types.js"
 * @import { CameraSettings } from "./attributes.js"
 */

import { contextOf } from "../board/canvas.js";
import { Painter } from "../board/painter.js";
import { newState, readPalette } from "../board/state.js";
import { formatValue, numberIn, parseAttribute } from "./attributes.js";

const LARGEST = 8192; // the largest side of a picture, in pixels of the file
const GROUND = "#f4eee2"; // behind the board: a picture without a ground is black in some programs

/** How a page asks for it, which may be anything. @type {(how: unknown) => { camera?: CameraSettings, width?: number, scale?: number }} */
export function readPicture(how) {
  const { camera, width, scale } = Object(how);
  return {
    camera: camera ? parseAttribute("camera", formatValue(camera, "camera")) : undefined,
    width: width && numberIn(formatValue(width), 1, 4096),
    scale: scale && numberIn(formatValue(scale), 0.1, 10),
  };
}

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
