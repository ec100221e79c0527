/**
 * The story of a game in balls, from the remarks of the engine: what each turn won and lost, who was ahead, and the turn
 * that decided it.
 * @import { Player } from "../../board/types.js"
 * @import { Game, Remark } from "../../pkg/pylos.js"
 */

import { other, turnAt } from "../../game/session.js";

/**
 * What there is to say about a turn: what it did, and the one reproach that cost most. `won`: balls, with a square or line;
 * `lost`: balls, by the reproach; `better`: a turn that avoids it.
 * @typedef {{ player: Player, remarks: readonly Remark[], won: number, lost: number, better: string | null }} Told
 */

/**
 * `turns`: by their number, from 1; `leads`: by how many balls light is ahead after each. `decisive`: the loser's turn that
 * decided the game: the last after which they were behind in balls to the end, and before which they were not (`stays`); where
 * there is none, the last of those that lost most. Null without a loser, or if they lost no balls.
 * @typedef {{ turns: readonly Told[], leads: readonly number[], decisive: { turn: number, stays: boolean } | null }} Story
 */

/** @type {Told} */
export const NOTHING_TOLD = { player: "light", remarks: [], won: 0, lost: 0, better: null };

/** The balls that a turn wins against placing one. @param {string} turn */
const wins = (turn) => turn.split("x").length - 1 + Number(turn.includes("-"));

/** The sign, in the text of a turn, that it makes use of a chance. */
const USES = { allowsFigure: "x", allowsRaise: "-" };

/** The balls lost by a reproach. A chance that the opponent was left costs what they made of it. @type {(remark: Remark, answer?: string) => number} */
function cost({ kind, balls }, answer = "") {
  if (kind !== "allowsFigure" && kind !== "allowsRaise") return -balls;
  return answer.includes(USES[kind]) ? Math.min(-balls, wins(answer)) : 0;
}

/** `start`: the game before its first turn. @type {(game: Game, start: Game, remarks: readonly Remark[]) => Story} */
export function storyOf(game, start, remarks) {
  const { moves, result } = game;
  const turns = [NOTHING_TOLD, ...moves.map((_, ply) => told(game, ply, remarks))];
  // The ball that the player to move is about to place is counted as placed: without it the lead would change with every
  // turn. So only balls that are won change it.
  const leads = [start.reserve.light - start.reserve.dark + Number(start.turn === "dark")];
  for (const [ply, move] of moves.entries()) {
    leads.push(leads[ply] + (turnAt(game, ply) === "light" ? 1 : -1) * wins(move));
  }
  const loser = result?.winner ? other(result.winner) : null;
  return { turns, leads, decisive: loser && decisiveOf(turns, leads, loser) };
}

/** @type {(game: Game, ply: number, remarks: readonly Remark[]) => Told} */
function told(game, ply, remarks) {
  const here = remarks.filter((remark) => remark.ply === ply);
  const deed = here.find(({ kind }) => kind === "completes" || kind === "blocks");
  // Remarks on one turn can count the same balls: only the worst counts.
  const [reproach] = here
    .filter(({ better }) => better !== null)
    .map((remark) => ({ ...remark, balls: -cost(remark, game.moves[ply + 1]) }))
    .sort((a, b) => a.balls - b.balls);
  return {
    player: turnAt(game, ply),
    remarks: [deed, reproach].flatMap((remark) => remark ?? []),
    won: deed?.kind === "completes" ? deed.balls : 0,
    lost: reproach ? -reproach.balls : 0,
    better: reproach?.better ?? null,
  };
}

/** @type {(turns: Story["turns"], leads: readonly number[], loser: Player) => Story["decisive"]} */
function decisiveOf(turns, leads, loser) {
  const own = leads.map((lead) => (loser === "light" ? lead : -lead));
  const faults = faultsOf(turns, loser);
  // The balls of a fault are lost by the answer at the latest.
  const turning = faults.find(
    (turn) => own[turn - 1] >= 0 && own.slice(turn + 1).every((lead) => lead < 0),
  );
  if (turning !== undefined && turning + 1 < own.length) return { turn: turning, stays: true };
  const most = Math.max(...faults.map((turn) => turns[turn].lost));
  const turn = faults.findLast((turn) => turns[turn].lost === most);
  return turn === undefined ? null : { turn, stays: false };
}

/** The turns that lost balls of a player. @type {(turns: Story["turns"], player: Player) => number[]} */
const faultsOf = (turns, player) =>
  [...turns.keys()].filter((turn) => turns[turn].lost > 0 && turns[turn].player === player);

/** The balls that a player lost, and the turns that lost them. @type {(story: Story, player: Player) => { balls: number, turns: number[] }} */
export function lossesOf({ turns }, player) {
  const faults = faultsOf(turns, player);
  return { balls: faults.reduce((sum, turn) => sum + turns[turn].lost, 0), turns: faults };
}
