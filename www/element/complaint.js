/** What is wrong with a board, in words. Attributes are explained in English, for the author of the page. */

import { reason } from "../game/reasons.js";
import { loadReasonText } from "../text/reasons.js";

/** @param {string} lang @param {ReadonlyMap<string, Error>} bad By attribute; as `game`, what the rules say. @param {boolean} canPaint */
export async function complaint(lang, bad, canPaint) {
  const text = await loadReasonText(lang);
  const faults = [...bad].map(([name, fault]) =>
    name === "game" ? reason(text, fault) : `Attribute ${name} ${fault.message}`,
  );
  return [...faults, ...(canPaint ? [] : [text("element.noCanvas")])].join("\n");
}
