/**
 * A picture of a board as a file: painted in full by a worker, or here where the browser cannot paint there.
 * @import { BoardView, Camera } from "./types.js"
 * @import { State } from "./state.js"
 */

import { whenSilent } from "../site/start-worker.js";
import { paintPicture } from "./paint-picture.js";
import { readPalette } from "./palette.js";
import { newState } from "./state.js";

/** In CSS pixels, and the pixels of the file for each of them. */
const SIZE = { width: 480, height: 600 };
const SHARP = 1.5;

/**
 * @param {HTMLElement} root Whose colours and type the signs have.
 * @param {BoardView} view
 * @param {Partial<Camera>} camera
 * @returns {Promise<Blob>} PNG.
 */
export async function pictureOf(root, view, camera) {
  const state = {
    ...newState(camera),
    ...SIZE,
    ratio: SHARP,
    palette: readPalette(root),
    // Nobody reads them in a picture.
    view: { ...view, labels: {} },
  };
  try {
    return await paintedByWorker(state);
  } catch {
    const canvas = document.createElement("canvas");
    paintPicture(canvas, state);
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)));
    });
  }
}

/** @param {State} state @returns {Promise<Blob>} */
async function paintedByWorker(state) {
  const worker = new Worker(new URL("./picture-worker.js", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }) => (data ? resolve(data) : reject(data)));
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        reject(event);
      });
      whenSilent(worker, () => reject(new Error("silent")));
      worker.postMessage(state);
    });
  } finally {
    worker.terminate();
  }
}
