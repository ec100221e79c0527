/**
 * What a link says of a game that is known already.
 * @import { Address } from "../../game/address.js"
 */

import { isPart } from "../../game/session.js";
import { length, toMove } from "../../library/link.js";

/**
 * "extends": the known game, with what the link adds. "older": the known game as it was after that turn. "differs":
 * another move, or another end, in that turn. "other": other rules, or another start.
 * @typedef {{ is: "same" } | { is: "extends", address: Address, added: number } | { is: "older", turn: number }
 *   | { is: "differs", turn: number } | { is: "other" }} Comparison
 */

const RULES = /** @type {const} */ (["variant", "takeBack", "emptyReserve"]);

/**
 * Both are complete and as the rules write them.
 * @type {(known: Address, link: Address) => Comparison}
 */
export function compare(known, link) {
  const sameRules = RULES.every((rule) => known.rules[rule] === link.rules[rule]);
  if (!sameRules || known.position !== link.position) return { is: "other" };
  const common = Math.min(known.moves.length, link.moves.length);
  for (let ply = 0; ply < common; ply += 1) {
    if (known.moves[ply] !== link.moves[ply]) return { is: "differs", turn: ply + 1 };
  }
  // Who has resigned does not move again.
  const ended = known.conceded;
  const left = link.conceded?.player;
  for (let ply = common; left && ply < known.moves.length; ply += 1) {
    const { position, moves } = known;
    if (toMove({ position, moves: moves.slice(0, ply) }) === left) {
      return { is: "differs", turn: common + 1 };
    }
  }
  if (ended && link.conceded && ended.player !== link.conceded.player) {
    return { is: "differs", turn: known.moves.length + 1 };
  }
  if (ended && link.moves.length > common) return { is: "differs", turn: common + 1 };
  // A friend may resign before the last turn has arrived.
  const moves = isPart(known.moves, link.moves) ? link.moves : known.moves;
  const address = { ...known, moves, conceded: ended ?? link.conceded };
  const added = length(address) - length(known);
  if (added > 0) return { is: "extends", address, added };
  if (length(link) < length(known)) return { is: "older", turn: link.moves.length };
  return { is: "same" };
}
