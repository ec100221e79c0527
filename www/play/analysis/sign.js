/**
 * The sign of a move's value: the same badge on the board and in the list. Shape, sign and colour say the same.
 * @import { MoveScore } from "../../engine/judge.js"
 */

import { chance, turnsOf } from "../../engine/judge.js";
import { text } from "../../text/text.js";

/**
 * "+13" wins in 13 turns of both players, "−40" loses in 40, "=" is a draw; with ≈ where the turns are estimated. What
 * is not proven is an outline with an estimate in balls: "+1.2".
 * @param {MoveScore} score
 */
export function signOf(score) {
  const { exact, distance } = score;
  const share = chance(score);
  const shape =
    share > 0.6
      ? /** @type {const} */ ({ shape: "round", tone: "good" })
      : share < 0.4
        ? /** @type {const} */ ({ shape: "square", tone: "bad" })
        : /** @type {const} */ ({ shape: "diamond", tone: "even" });
  const turns = turnsOf(score);
  const about = distance === null && turns !== null ? "≈" : "";
  const sign = { round: "+", square: "−", diamond: "=" }[shape.shape];
  const number = exact
    ? sign + (sign === "=" ? "" : about + (turns ?? ""))
    : text("analysis.estimate", { score: score.score });
  return { ...shape, hollow: !exact, text: number };
}

/** The CSS classes of a sign in a list. @param {ReturnType<typeof signOf>} sign */
export const signClass = ({ shape, tone, hollow }) =>
  `sign ${shape} ${tone}${hollow ? " hollow" : ""}`;
