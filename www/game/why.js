/**
 * Why a click does nothing: the move that it would mean is put to the rules, and they say what
 * forbids it.
 * @import { ReasonText } from "../text/reasons.js"
 * @import { Refusal as IllegalMove } from "../pkg/rules.js"
 * @import { Rules, Session } from "./session.js"
 */

import { CELLS, cellAt, isReserve } from "../board/geometry.js";
import { reason } from "./reasons.js";
import { computerToMove, handToMove, isLive, other } from "./session.js";
import { wording } from "./turn-builder.js";

/**
 * @typedef {object} Refusal
 * @property {string} reason One sentence.
 * @property {string} place The place that was chosen.
 * @property {string | null} rule The rule of the game that forbids it; null where it is not a move:
 *   the game is over, or it is not this person's turn.
 * @property {readonly string[]} cells The cells that the rule concerns.
 */

/** `place`: a cell, or "light" or "dark" for a reserve. @type {(text: ReasonText, rules: Rules, session: Session, place: string) => Refusal} */
export function why(text, rules, session, place) {
  const { game, choice } = session;
  const player = game.turn;
  const plain = (/** @type {string} */ reason) => ({ reason, place, rule: null, cells: [] });
  const refused = (/** @type {string} */ move) => refusal(text, rules, session, place, move);
  if (!isLive(session)) return plain(text("why.lookingBack"));
  if (game.result !== null) return plain(text("why.over"));
  if (computerToMove(session)) return plain(text("why.computer"));
  if (!handToMove(session)) return plain(text("why.notYours", { player }));
  if (isReserve(place) && choice.to !== null) return plain(text("why.chooseTakeBack"));
  if (place === other(player)) return plain(text("why.notYours", { player }));
  if (place === player) {
    const sentence = text("refusal.emptyReserve", { player });
    return { reason: sentence, place, rule: "emptyReserve", cells: [] };
  }
  if (choice.to !== null) {
    return refused(wording({ ...choice, takeBack: [...choice.takeBack, place] }));
  }
  if (game.balls[place] !== player) return refused(wording({ ...choice, to: place }));
  // A ball that cannot be raised: it is tried on a square above it where a ball could rest.
  const open = CELLS.find(
    ({ name, level }) =>
      level > (cellAt(place)?.level ?? 0) &&
      session.legal.some(({ from, to }) => from === null && to === name),
  );
  if (open !== undefined) return refused(`${place}-${open.name}`);
  const anywhere = refused(`${place}-4a1`);
  // Only a rule about the ball, not one about the apex, says why it cannot go anywhere.
  if (anywhere.rule === "raisesSupport") return anywhere;
  return { ...plain(text("why.noHigherPlace")), cells: [place] };
}

/** @type {(text: ReasonText, rules: Rules, session: Session, place: string, move: string) => Refusal} */
function refusal(text, rules, { game }, place, move) {
  const { balls } = game;
  try {
    rules.play(game, move);
    return { reason: text("why.notNow"), place, rule: null, cells: [] };
  } catch (error) {
    const { rule = null, cells = [] } = /** @type {Partial<IllegalMove>} */ (error);
    const player = other(game.turn);
    // Beside the place that was clicked, the owner says more than the name of the cell.
    const said = balls[place] === player ? text("why.theirs", { player }) : reason(text, error);
    return { reason: said, place, rule, cells };
  }
}
