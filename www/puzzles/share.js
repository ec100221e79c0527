/**
 * The result of a day's puzzle as a text for others. It says nothing of the position or the moves.
 * @import { Outcome } from "../library/progress.js"
 */

/** More tries than this are not drawn one by one. */
const MOST = 8;

/**
 * One sign for each try, and one for each hint; the words beside them say the same.
 * @param {Outcome} outcome
 */
export function signsOf({ isSolved, mistakes, hints }) {
  const wrong = mistakes > MOST ? `✗×${mistakes}` : "✗".repeat(mistakes);
  return `${wrong}${isSolved ? "✓" : "–"}${"💡".repeat(Math.min(hints, MOST))}`;
}

/**
 * @param {object} parts
 * @param {string} parts.title The day.
 * @param {string} parts.about Variant and grade.
 * @param {string} parts.words The outcome in words.
 * @param {Outcome} parts.outcome
 * @param {string} parts.address
 */
export function shareText({ title, about, words, outcome, address }) {
  return `${title}\n${about}\n${signsOf(outcome)} ${words}\n${address}`;
}

/**
 * Hands a text to the system's share sheet or, without one, copies it.
 * @param {string} text
 * @returns {Promise<"shared" | "cancelled" | "copied" | "refused">}
 */
export async function share(text) {
  if (navigator.canShare?.({ text })) {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      // Any other error: the system has no share sheet after all.
      if (/** @type {Error} */ (error).name === "AbortError") return "cancelled";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}
