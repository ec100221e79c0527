// Why a click does nothing: the turn it would have meant is put to the rules, and their refusal is shown.

import { reason } from "./reasons.js";
import { computerToMove, handToMove, other } from "./session.js";
import { wording } from "./turn-builder.js";
import { CELLS } from "./view-model.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Rules} Rules */
/** @typedef {import("../text/text.js").BoardText} Text */

/**
 * @param {Text} text
 * @param {Rules} rules
 * @param {Session} session
 * @param {string} place a cell, or "light" or "dark" for a reserve
 * @returns {string} one sentence; "" where silence is best
 */
export function why(text, rules, session, place) {
  const { game, choice, looking } = session;
  if (looking !== null) return text("why.lookingBack");
  if (game.result !== null) return text("why.over");
  if (computerToMove(session)) return text("why.computer");
  const player = game.turn;
  if (!handToMove(session)) return text("why.notYours", { player });
  const isReserve = place === player || place === other(player);
  if (isReserve && choice.to !== null) return text("why.chooseTakeBack");
  if (place === other(player)) return text("why.otherReserve", { player });
  if (place === player) return text("why.reserveEmpty", { player });
  if (choice.to !== null) {
    return refusal(
      text,
      rules,
      session,
      wording({ ...choice, takeBack: [...choice.takeBack, place] }),
    );
  }
  const own = game.balls[place] === player;
  if (own) return whyNotRaised(text, rules, session, place);
  return refusal(text, rules, session, wording({ ...choice, to: place }));
}

/**
 * A ball that cannot be raised. It is tried on a square that lies open above it; where there is none, a
 * refusal counts only if it is the same wherever the ball is put, for then it is about the ball.
 * @param {Text} text
 * @param {Rules} rules
 * @param {Session} session
 * @param {string} cell
 */
function whyNotRaised(text, rules, session, cell) {
  const open = CELLS.find(
    (to) => to[0] > cell[0] && session.legal.some((move) => move.from === null && move.to === to),
  );
  if (open !== undefined) return refusal(text, rules, session, `${cell}-${open}`);
  const apex = refusal(text, rules, session, `${cell}-4a1`);
  const nowhere = refusal(text, rules, session, `${cell}-${cell}`);
  return apex === nowhere ? apex : text("why.noHigherSquare", { cell });
}

/**
 * What the rules say against a turn.
 * @param {Text} text
 * @param {Rules} rules
 * @param {Session} session
 * @param {string} move
 */
function refusal(text, rules, { game }, move) {
  try {
    rules.play(game, move);
    return text("why.notNow");
  } catch (error) {
    return reason(text, error);
  }
}
