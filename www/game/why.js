/**
 * Why a click does nothing: the move that it would mean is put to the rules, and they say what
 * forbids it.
 * @import { ReasonText } from "../text/board-text.js"
 * @import { Refusal as IllegalMove } from "../pkg/rules.js"
 * @import { Rules, Session } from "./session.js"
 */

import { CELLS, cellAt, isReserve } from "../board/geometry.js";
import { loadTexts, translations } from "../text/board-text.js";
import { reason } from "./reasons.js";
import { computerToMove, handToMove, isLive, other } from "./session.js";
import { wording } from "./turn-builder.js";

/**
 * `reason`: one sentence; `place`: what was chosen; `rule`: of the game, null where it is no move, because the game is over or it
 * is not this person's turn; `cells`: those that the rule concerns.
 * @typedef {{ reason: string, place: string, rule: string | null, cells: readonly string[] }} Refusal
 */

/** `place`: a cell, or "light" or "dark" for a reserve. @type {(text: ReasonText, rules: Rules, session: Session, place: string) => Refusal} */
export function why(text, rules, session, place) {
  const { game, choice } = session;
  const player = game.turn;
  /** @type {(reason: string, rule?: string | null, cells?: readonly string[]) => Refusal} */
  const answer = (reason, rule = null, cells = []) => ({ reason, place, rule, cells });
  /** What the rules say against a move. @param {string} move */
  const refused = (move) => {
    try {
      rules.play(game, move);
      return answer(text("why.notNow"));
    } catch (error) {
      const { rule, cells } = /** @type {Partial<IllegalMove>} */ (error);
      // Beside the place that was clicked, the owner says more than the name of the cell.
      const isTheirs = game.balls[place] === other(player);
      const theirs = text("why.theirs", { player: other(player) });
      return answer(isTheirs ? theirs : reason(text, error), rule, cells);
    }
  };
  if (!isLive(session)) return answer(text("why.lookingBack"));
  if (game.result !== null) return answer(text("why.over"));
  if (computerToMove(session)) return answer(text("why.computer"));
  if (!handToMove(session)) return answer(text("why.notYours", { player }));
  if (isReserve(place) && choice.to !== null) return answer(text("why.chooseTakeBack"));
  if (place === other(player)) return answer(text("why.notYours", { player }));
  if (place === player) return answer(text("refusal.emptyReserve", { player }), "emptyReserve");
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
  return answer(text("why.noHigherPlace"), null, [place]);
}

/** The same in a language, whose texts are loaded. @type {(lang: string, rules: Rules, session: Session, place: string) => Promise<Refusal>} */
export const explain = async (lang, ...asked) =>
  why(await loadTexts(lang, translations("reasons")), ...asked);
