/** Why the game of an address was not loaded, in words. */

import { translations } from "../text/board-text.js";
import { addTexts, text } from "../text/text.js";
import { AddressError } from "./link-text.js";

const REASONS = translations("reasons");

/** @param {unknown} problem */
export async function explain(problem) {
  try {
    await addTexts(REASONS);
    if (problem instanceof AddressError) {
      return text("link.bad", { reason: text(problem.problem, problem.detail) });
    }
    const { reason } = await import("./reasons.js");
    return text("link.bad", { reason: reason(text, problem) });
  } catch {
    return text("note.noRules");
  }
}
