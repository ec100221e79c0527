/** What is wrong with a board, in words: loaded where something is. */

import { reason } from "../game/reasons.js";
import { loadReasonText } from "../text/reasons.js";

/**
 * @param {string} lang
 * @param {ReadonlyMap<string, import("./bad-value.js").BadValue>} bad Attributes by name.
 * @param {unknown} badGame What the rules say against the game; null for nothing.
 * @param {boolean} canPaint
 */
export async function complaint(lang, bad, badGame, canPaint) {
  const text = await loadReasonText(lang);
  const sentences = [...bad].map(([name, { key, detail }]) =>
    text("element.bad", { name, reason: text(key, detail) }),
  );
  if (!canPaint) sentences.push(text("element.noCanvas"));
  if (badGame !== null) sentences.push(text("element.game", { reason: reason(text, badGame) }));
  return sentences.join("\n");
}
