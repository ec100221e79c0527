/**
 * What the rules say against something, in the language of the texts.
 * @import { PylosError, RecordFault } from "../pkg/rules.js"
 * @import { ReasonText } from "../text/board-text.js"
 */

/** Rules with the sentence of another one. @type {Record<string, string>} */
const SAME = {
  nothingToTakeBack: "nothingToRaise",
  takesBackOpponent: "raisesOpponent",
  takesBackSupport: "raisesSupport",
};

/** Why the rules refuse something, in one sentence, and where in a record or a list of moves. @param {ReasonText} text @param {unknown} thrown */
export function reason(text, thrown) {
  const error = /** @type {PylosError & RecordFault} */ (thrown);
  if (error?.code === undefined) {
    return sentence(thrown instanceof Error ? thrown.message : String(thrown));
  }
  const said = words(text, error);
  const { line, move } = error;
  if (line === undefined && move === undefined) return said;
  return text("error.at", { sentence: said, line, move: move && String(move).replace("...", "…") });
}

/** @type {(text: ReasonText, fault: PylosError & RecordFault) => string} */
function words(text, fault) {
  const { code, rule = code } = fault;
  if (fault.cells !== undefined) {
    return text(/** @type {any} */ (`refusal.${SAME[rule] ?? rule}`), { ...fault });
  }
  if (rule === "gameOver") return text("why.over");
  if (rule === "badPosition" || rule === "badMove" || rule === "badOption") {
    return text(`error.${rule}`, { ...fault });
  }
  return code === "badRecord" ? text("error.badRecord", { rule }) : sentence(fault.message);
}

/** A message with a capital at its beginning and a full stop at its end. @param {string} message */
export function sentence(message) {
  const trimmed = message.trim();
  const begun = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
