/**
 * How something leaves the page: by an app of the device, or by copying.
 * @import { PylosBoard } from "../../pylos-board.js"
 */

import { byId } from "../../site/markup.js";

/** Whether the device has apps to share with. */
export const canShare = () => typeof globalThis.navigator?.share === "function";

/**
 * Lets the person choose an app.
 * @type {(data: ShareData) => Promise<"shared" | "cancelled" | "refused">} "refused": the browser cannot share this.
 */
export async function share(data) {
  if (!canShare() || navigator.canShare?.(data) === false) return "refused";
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "refused";
  }
}

/** Degrees by which the board is turned: the pyramid is seen over an edge. */
const ROTATION = 45;

/** The board of the moment shown. */
export async function pictureFor() {
  const board = /** @type {PylosBoard} */ (byId("board"));
  const blob = await board.toBlob({ camera: { rotation: ROTATION } });
  return new File([blob], "pylos.png", { type: "image/png" });
}
