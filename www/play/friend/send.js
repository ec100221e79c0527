/** How a turn leaves this device. */

/** @typedef {{ sentence: string, url: string }} Letter */

/** @typedef {"shared" | "copied" | "refused" | "cancelled"} Way "refused": the browser does neither. */

/** Whether the device has apps to share with. */
export const canShare = () => typeof navigator.share === "function";

/** Lets the person choose an app, where the browser can; else copies. @param {Letter} letter @returns {Promise<Way>} */
export async function share(letter) {
  const { sentence, url } = letter;
  if (!canShare()) return copy(letter);
  try {
    await navigator.share({ text: sentence, url });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"
      ? "cancelled"
      : copy(letter);
  }
}

/** @param {Letter} letter @returns {Promise<Way>} */
export async function copy({ sentence, url }) {
  try {
    await navigator.clipboard.writeText(`${sentence}\n${url}`);
    return "copied";
  } catch {
    return "refused";
  }
}
