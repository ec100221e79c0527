/**
 * What a move does, as facts: from the rules alone, without any judgement of who wins.
 * @import { Player } from "../../board/types.js"
 * @import { Rules } from "../../game/session.js"
 * @import { Figure, Game, Move } from "../../pkg/rules.js"
 */

import { passed } from "../../game/passed.js";
import { other } from "../../game/session.js";
import { text } from "../../text/text.js";

/**
 * One thing that a move does; `player` is the opponent of the player who makes it.
 * @typedef {{ kind: "completes" | "prepares" | "misses", figure: Figure["kind"] }
 *   | { kind: "prevents" | "gives" | "leaves", figure: Figure["kind"], player: Player }
 *   | { kind: "takesBack", count: number } | { kind: "lets", count: number, player: Player }
 *   | { kind: "saves" }} Fact
 */

/** @typedef {{ good: Fact[], bad: Fact[] }} Facts For the player who makes the move, the weightiest first. */

const FIGURES = /** @type {const} */ (["square", "line"]);
/** More facts of one move say less. */
const MOST = 2;

/**
 * @param {Rules} rules
 * @param {Game} game
 * @param {Move} move A legal one.
 * @returns {Facts}
 */
export function factsOf(rules, game, move) {
  const player = other(game.turn);
  const after = rules.play(game, move);
  const own = chances(rules.legalMoves(game));
  /** @type {Fact[]} */
  const good = [];
  /** @type {Fact[]} */
  const bad = [];
  for (const figure of FIGURES) {
    if (move.completes.some(({ kind }) => kind === figure))
      good.push({ kind: "completes", figure });
  }
  if (move.takeBack.length > 0) good.push({ kind: "takesBack", count: move.takeBack.length });
  if (after.result === null) {
    const theirs = chances(rules.legalMoves(passed(rules, game)));
    const next = chances(rules.legalMoves(after));
    for (const figure of FIGURES) {
      const [before, now] = [theirs[figure], next[figure]];
      if (isMore(now, before)) bad.push({ kind: "gives", figure, player });
      else if (now.size > 0) bad.push({ kind: "leaves", figure, player });
      else if (before.size > 0) good.push({ kind: "prevents", figure, player });
    }
    const raises = next.raises.size - theirs.raises.size;
    if (raises > 0) bad.push({ kind: "lets", count: raises, player });
    const mine = chances(rules.legalMoves(passed(rules, after)));
    if (move.from !== null) good.push({ kind: "saves" });
    // What a move completes is prepared again when a ball of it comes back.
    for (const figure of move.completes.length === 0 ? FIGURES : []) {
      if (isMore(mine[figure], own[figure])) good.push({ kind: "prepares", figure });
      if (own[figure].size > 0) bad.push({ kind: "misses", figure });
    }
  }
  return { good, bad };
}

/** Where a player completes something, and which balls can be raised. @param {readonly Move[]} moves */
function chances(moves) {
  const where = (/** @type {Figure["kind"]} */ figure) =>
    new Set(
      moves
        .filter(({ completes }) => completes.some(({ kind }) => kind === figure))
        .map(({ to }) => to),
    );
  const raises = new Set(moves.flatMap(({ from }) => (from === null ? [] : [from])));
  return { square: where("square"), line: where("line"), raises };
}

/** @type {(some: Set<string>, others: Set<string>) => boolean} Whether some of them are not among the others. */
const isMore = (some, others) => [...some].some((one) => !others.has(one));

/**
 * Why a hint is good, in words.
 * @type {(rules: Rules, game: Game, move: Move) => string[]}
 */
export function reasonsFor(rules, game, move) {
  // The hint names the balls that come back.
  const told = factsOf(rules, game, move).good.filter(({ kind }) => kind !== "takesBack");
  return told.slice(0, MOST).map(words);
}

/**
 * What a mistake does that the better move does not, and the other way round.
 * @type {(rules: Rules, game: Game, played: Move, better: Move) => string}
 */
export function comparison(rules, game, played, better) {
  const [mistake, best] = [played, better].map((move) => factsOf(rules, game, move));
  /** @type {(move: Move, facts: Fact[], others: Fact[]) => string[]} */
  const sentence = (move, facts, others) => {
    const known = new Set(others.map(words));
    const own = facts.map(words).filter((fact) => !known.has(fact));
    if (own.length === 0) return [];
    return [text("review.facts", { move: move.text, facts: own.slice(0, MOST) })];
  };
  return [
    ...sentence(played, mistake.bad, best.bad),
    ...sentence(better, best.good, mistake.good),
  ].join(" ");
}

/** @param {Fact} fact */
function words(fact) {
  return text(`fact.${fact.kind}`, fact);
}
