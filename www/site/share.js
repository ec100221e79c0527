/** How something leaves the page: by an app of the device, by the clipboard, or as a file. */

import { text } from "../text/text.js";

/** Whether the device has apps to share with. */
export const canShare = () => typeof globalThis.navigator?.share === "function";

/**
 * Lets the person choose an app.
 * @type {(data: ShareData) => Promise<"shared" | "cancelled" | "refused">} "refused": the browser cannot share this.
 */
export async function share(data) {
  if (!canShare() || navigator.canShare?.(data) === false) return "refused";
  try {
    await navigator.share?.(data);
    return "shared";
  } catch (error) {
    return /** @type {Error} */ (error).name === "AbortError" ? "cancelled" : "refused";
  }
}

/** @type {(written: string) => Promise<"copied" | "refused">} */
export async function toClipboard(written) {
  try {
    await navigator.clipboard.writeText(written);
    return "copied";
  } catch {
    return "refused";
  }
}

/** Shares something or, where that is refused, copies it as a text. @param {ShareData} data @param {string} written */
export async function shareOrCopy(data, written) {
  const how = await share(data);
  return how === "refused" ? toClipboard(written) : how;
}

/**
 * Copies the text of a field. Where the browser refuses, the text is left selected.
 * @param {HTMLInputElement | HTMLTextAreaElement} field @param {string} done
 * @param {(sentence: string) => void} tell @param {string} [refused]
 */
export async function copy(field, done, tell, refused = text("record.copyRefused")) {
  if ((await toClipboard(field.value)) === "copied") return tell(done);
  field.focus();
  field.select();
  tell(refused);
}

/** "2026-11-22", where the person is: as Swedish writes it. @param {Date} day */
export const isoDay = (day) => day.toLocaleDateString("sv");

/** Lets the browser save a text or a picture as a file of this day. @type {(kind: "json" | "pgn" | "png", content: string | Blob) => void} */
export function download(kind, content) {
  const type = { json: "application/json", pgn: "text/plain", png: "image/png" }[kind];
  const url = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = `pylos-${isoDay(new Date())}.${kind}`;
  anchor.click();
  // By then the download has begun in every browser.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
