/**
 * What the rules say against something, in the language of the texts.
 *
 * @import { Cell, IllegalRule, PylosError, Refusal } from "../pkg/rules.js"
 * @import { BoardText } from "../text/text.js"
 */

/** @type {{ [Rule in IllegalRule]: (refusal: Refusal) => Record<string, unknown> }} */
const PARAMS = {
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

/** The codes of errors about something written: a position, a record, a rule set. */
const CODES = /** @type {const} */ ([
  "badPosition",
  "badMove",
  "gameOver",
  "badRecord",
  "badOption",
]);

/**
 * One sentence on why the rules refuse something.
 *
 * @param {BoardText} text
 * @param {unknown} thrown
 */
export function reason(text, thrown) {
  if (!(thrown instanceof Error)) return sentence(String(thrown));
  const error = /** @type {PylosError} */ (thrown);
  if (error.code === "illegalMove") {
    return text(`refusal.${error.rule}`, PARAMS[error.rule](error));
  }
  const detail = sentence(error.message);
  const code = CODES.find((known) => known === error.code);
  return code === undefined ? detail : text(`error.${code}`, { detail });
}

/**
 * A message with a capital at its beginning and a full stop at its end.
 *
 * @param {string} message
 */
export function sentence(message) {
  const trimmed = message.trim();
  const begun = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
