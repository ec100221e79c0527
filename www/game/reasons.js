/**
 * What the rules say against something, in the language of the texts.
 * @import { IllegalRule, PylosError, RecordFault, Refusal } from "../pkg/rules.js"
 * @import { ReasonText } from "../text/reasons.js"
 */

/** @type {{ [Rule in IllegalRule]: (refusal: Refusal) => Record<string, unknown> }} */
const REFUSALS = {
  emptyReserve: ({ player }) => ({ player }),
  nothingToRaise: ({ cells: [cell] }) => ({ cell }),
  raisesOpponent: ({ cells: [cell] }) => ({ cell }),
  raisesSupport: ({ cells: [cell, above] }) => ({ cell, above }),
  notHigher: ({ cells: [from, to] }) => ({ from, to }),
  occupied: ({ cells: [cell] }) => ({ cell }),
  onOwnSupport: ({ cells: [from, to] }) => ({ from, to }),
  unsupported: ({ cells: [to, ...missing] }) => ({ to, missing }),
  noTakeBackForChildren: () => ({}),
  noFigure: ({ cells: [to], variant }) => ({ to, lines: variant === "expert" }),
  takeBackRequired: ({ cells: [to] }) => ({ to }),
  nothingToTakeBack: ({ cells: [cell] }) => ({ cell }),
  takesBackOpponent: ({ cells: [cell] }) => ({ cell }),
  takesBackSupport: ({ cells: [cell, above] }) => ({ cell, above }),
};

/** Errors in something written that have a text of their own; all others of a record share one. */
const WRITTEN = /** @type {const} */ (["badPosition", "badMove", "gameOver", "badOption"]);

/**
 * Why the rules refuse something, in one sentence, and where in a record or a list of moves.
 * @param {ReasonText} text
 * @param {unknown} thrown
 */
export function reason(text, thrown) {
  if (!(thrown instanceof Error)) return sentence(String(thrown));
  const error = /** @type {PylosError} */ (thrown);
  if (error.code === "badRecord") {
    const { line, move, variation } = error;
    const said = words(text, error.rule, error);
    return line === undefined ? said : text("error.at", { sentence: said, line, move, variation });
  }
  const rule =
    error.code === "illegalMove" ? error.rule : WRITTEN.find((one) => one === error.code);
  if (rule === undefined) return sentence(error.message);
  const said = words(text, rule, error);
  return "move" in error ? text("error.at", { sentence: said, turn: error.move }) : said;
}

/**
 * @param {ReasonText} text
 * @param {RecordFault["rule"]} rule that is broken
 * @param {any} fault
 */
function words(text, rule, fault) {
  if (Object.hasOwn(REFUSALS, rule)) {
    const refused = /** @type {IllegalRule} */ (rule);
    return text(`refusal.${refused}`, REFUSALS[refused](fault));
  }
  return text(`error.${WRITTEN.find((one) => one === rule) ?? "badRecord"}`, fault);
}

/** A message with a capital at its beginning and a full stop at its end. @param {string} message */
export function sentence(message) {
  const trimmed = message.trim();
  const begun = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
