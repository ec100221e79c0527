// What the rules say against something, in the page's language. Their errors carry a stable `code` and an English
// message; for a turn the message alone tells which rule forbids it, so its sentence is known again here.

/** @typedef {import("../text/text.js").BoardText} Text */

const CELL = "([1-4][a-d][1-4])";

/** @type {readonly (readonly [RegExp, (text: Text, found: string[]) => string])[]} */
const REFUSALS = [
  [
    /^(light|dark)'s reserve is empty/i,
    (text, [player]) => text("why.reserveEmpty", { player: player.toLowerCase() }),
  ],
  [
    new RegExp(`^There is no ball on ${CELL} to raise`),
    (text, [cell]) => text("refusal.nothingToRaise", { cell }),
  ],
  [
    new RegExp(`^The ball on ${CELL} is the opponent's: only own balls are raised`),
    (text, [cell]) => text("refusal.raisesOpponent", { cell }),
  ],
  [
    new RegExp(`^The ball on ${CELL} supports the one on ${CELL}: .* raised`),
    (text, [cell, above]) => text("refusal.raisesSupport", { cell, above }),
  ],
  [
    new RegExp(`^${CELL} is not higher than ${CELL}`),
    (text, [to, from]) => text("refusal.notHigher", { from, to }),
  ],
  [
    new RegExp(`^There is a ball on ${CELL} already`),
    (text, [cell]) => text("refusal.occupied", { cell }),
  ],
  [
    new RegExp(`^${CELL} rests on ${CELL}:`),
    (text, [to, from]) => text("refusal.onOwnSupport", { from, to }),
  ],
  [
    new RegExp(`^${CELL} needs four balls under it: nothing lies on (.+)$`),
    (text, [to, missing]) => text("refusal.unsupported", { to, missing: missing.split(" ") }),
  ],
  [
    /^No balls are taken back in the children's game/,
    (text) => text("refusal.noTakeBackForChildren"),
  ],
  [
    new RegExp(`^The ball on ${CELL} completes no square( or line)? of its own colour`),
    (text, [to, line]) => text("refusal.noFigure", { to, lines: line !== undefined }),
  ],
  [
    new RegExp(`^The ball on ${CELL} completes a figure`),
    (text, [to]) => text("refusal.takeBackRequired", { to }),
  ],
  [
    new RegExp(`^There is no ball on ${CELL} to take back`),
    (text, [cell]) => text("refusal.nothingToTakeBack", { cell }),
  ],
  [
    new RegExp(`^The ball on ${CELL} is the opponent's: only own balls are taken back`),
    (text, [cell]) => text("refusal.takesBackOpponent", { cell }),
  ],
  [
    new RegExp(`^The ball on ${CELL} supports the one on ${CELL}: .* taken back`),
    (text, [cell, above]) => text("refusal.takesBackSupport", { cell, above }),
  ],
];

/** The codes of errors about something written: a position, a record, a rule set. */
const CODES = /** @type {const} */ ([
  "badPosition",
  "badMove",
  "illegalMove",
  "gameOver",
  "badRecord",
  "badOption",
]);

/**
 * One sentence on why the rules refuse something.
 * @param {Text} text
 * @param {unknown} error what they have thrown
 */
export function reason(text, error) {
  if (!(error instanceof Error)) return sentence(String(error));
  const detail = sentence(error.message);
  const code = CODES.find((known) => known === /** @type {{ code?: unknown }} */ (error).code);
  if (code === undefined) return detail;
  const told = code === "illegalMove" ? refusal(text, error.message) : null;
  return told ?? text(`error.${code}`, { detail });
}

/**
 * @param {Text} text
 * @param {string} message
 * @returns {string | null} null: none of the refusals of a single turn
 */
function refusal(text, message) {
  for (const [pattern, say] of REFUSALS) {
    const found = pattern.exec(message);
    if (found !== null) return say(text, found.slice(1));
  }
  return null;
}

/**
 * A message begins small and ends open where it may stand inside another sentence.
 * @param {string} message
 */
export function sentence(message) {
  const trimmed = message.trim();
  const begun = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
