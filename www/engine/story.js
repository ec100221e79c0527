/**
 * The story of a game: what every turn did, what it gave away, and what decided the game. All that the site says about the
 * mistakes of a game is read from here.
 * @import { Player } from "../board/types.js"
 * @import { Game, Remark } from "../pkg/pylos.js"
 * @import { Known, MoveScore, Standing, Value } from "./judge.js"
 */

import { isConceded, other, turnAt } from "../game/session.js";
import { chance, isProven, keyOf, rankOf, standingAfter, standingAt, turned } from "./judge.js";

/**
 * What a turn did. `before`, `after`: the standing of the player who made it, null where nothing is known; `remarks`: what it
 * completed or blocked, then the reproach, which names a turn that is not worse by what is known; `won`, `lost`: balls.
 * `kind`: it `threw` a proven result away, which `best` had kept; or it `cost` balls, and no proven result; or it is `doubtful`: it left a
 * chance that the opponent overlooked, or was much behind the best by the estimates. `better`: the turn to play instead; null: none
 * is known; `isOnly`: no other turn kept the result. `reason`: why the turn was wrong, by the reproach or by what is proven. `fall`: by how much of the chance it was behind the best; `isOpen`: the scores of its position could say more.
 * @typedef {{ turn: number, player: Player, move: string, before: Standing | null, after: Standing | null,
 *   remarks: readonly Remark[], won: number, lost: number, kind: "threw" | "cost" | "doubtful" | null,
 *   best: Standing | null, better: string | null, isOnly: boolean, reason: Reason | null, fall: number, isOpen: boolean }} Told
 */
/** `cells`: of the figure it speaks of; `reply`: the one answer that takes the result, of "allows". @typedef {{ kind: Remark["kind"] | "raises" | "allows", cells: Remark["cells"], reply: string }} Reason */
/**
 * What the game came to, in one sentence. `threw`: `told` gave the last proven result away; `often`: its player had a win at each of
 * `turns`; `gaveUp`: its player conceded a position of this `value`; `never`: the winner always had the win, and `told` cost
 * most; `probably`: `told` is the most likely turn, which is not proven; `even`: no turn is known to have given a result away, in a draw or
 * in a game that was conceded, where `left` is the standing of the player to move.
 * @typedef {{ form: "threw", told: Told } | { form: "often", told: Told, turns: readonly number[] }
 *   | { form: "gaveUp", player: Player, value: Value } | { form: "never", player: Player, told: Told | null }
 *   | { form: "probably", told: Told } | { form: "even", left?: Standing | null }} Headline
 */
/**
 * `standings`: of every moment, the start first, for the player to move; `turns`: by their number, from 1; `isProven`: every standing
 * is; `named`: the turn that decided the game, 0 for none; `open`: the moments to be asked about, from the end; `doubts`: those
 * before and after the turns that have most likely decided the game, where that is not proven.
 * @typedef {{ standings: readonly (Standing | null)[], turns: readonly Told[], isProven: boolean, headline: Headline | null,
 *   named: number, open: readonly number[], doubts: readonly number[] }} Story
 */

/** @type {Told} */
export const NOTHING_TOLD = {
  ...{ turn: 0, player: "light", move: "", before: null, after: null, kind: null, best: null },
  ...{ remarks: [], won: 0, lost: 0, better: null, isOnly: false, reason: null, fall: 0 },
  isOpen: false,
};

/** So far behind the best turn, by estimates, a turn is doubtful. */
const FALL = 0.3;
/** How often a turn changes the result that is not behind the best, by estimates. */
const SLIP = 0.1;
/** With a smaller chance than this, a position that is conceded looks lost. */
const HOPELESS = 0.25;
/** An estimate may be wrong by this chance at least. */
const ERROR = 0.02;
/** The turns that may have decided a game which are looked at again. */
const LIKELY = 3;

/** @type {(of: { game: Game, remarks: readonly Remark[], known: Known }) => Story} */
export function storyOf({ game, remarks, known }) {
  const standings = standingsOf(game, known);
  const scoresAt = (/** @type {number} */ ply) => known(keyOf(game, ply))?.scores ?? [];
  const turns = game.moves.map((_, ply) => {
    const after = standings[ply + 1];
    // A turn that ends the game and wins it is not reproached.
    const isLast = ply === game.moves.length - 1 && !isConceded(game);
    const hasWon = isLast && game.result?.winner === turnAt(game, ply);
    const said = remarks.filter((one) => one.ply === ply && !(hasWon && one.better !== null));
    const moment = { before: standings[ply], after: after && turned(after, 1), remarks: said };
    return tellTurn(game, ply, moment, scoresAt(ply), scoresAt(ply + 1));
  });
  const isWhole = standings.every((standing) => standing?.exact);
  const likely = likeliest(game, standings, turns);
  const headline = headlineOf(game, turns, standings, likely[0]);
  const named = headline && "told" in headline && headline.form !== "never" ? headline.told : null;
  const end = standings.length - 1;
  const isProbable = headline?.form === "probably";
  const around = isProbable ? likely.slice(0, LIKELY).flatMap(({ turn }) => [turn - 1, turn]) : [];
  return {
    ...{ standings, turns: [NOTHING_TOLD, ...turns], isProven: isWhole, headline },
    named: named?.turn ?? 0,
    open: [...standings.keys()]
      .reverse()
      .filter((ply) => (ply === end ? !standings[ply]?.exact : turns[ply].isOpen)),
    doubts: [...new Set(around)].filter((ply) => !standings[ply]?.exact),
  };
}

/** The standing of every moment: by itself, by the turn that led there, or by the one played there, if that wins. @type {(game: Game, known: Known) => (Standing | null)[]} */
function standingsOf(game, known) {
  const standings = Array.from({ length: game.moves.length + 1 }, (_, ply) =>
    standingAt(game, ply, known),
  );
  for (let ply = game.moves.length - 1; ply >= 0; ply -= 1) {
    const next = standings[ply + 1];
    const holds = next?.exact && next.value !== "win";
    const own = standings[ply];
    if (own?.exact || !holds) continue;
    if (next.value === "loss") standings[ply] = turned(next, 1);
    else if (own) standings[ply] = { ...own, holds };
  }
  return standings;
}

/** The balls that a turn wins against placing one. @param {string} turn */
const wins = (turn) => turn.split("x").length - 1 + Number(turn.includes("-"));

/** The sign, in the text of a turn, that it makes use of a chance. */
const USES = { allowsFigure: "x", allowsRaise: "-" };

/** The balls lost by a reproach. A chance that the opponent was left costs what they made of it. @type {(remark: Remark, answer?: string) => number} */
function cost({ kind, balls }, answer = "") {
  if (kind !== "allowsFigure" && kind !== "allowsRaise") return -balls;
  return answer.includes(USES[kind]) ? Math.min(-balls, wins(answer)) : 0;
}

/** @type {(game: Game, ply: number, moment: Pick<Told, "before" | "after" | "remarks">, scores: readonly MoveScore[], answers: readonly MoveScore[]) => Told} `scores`, `answers`: of the positions before and after the turn, best first. */
function tellTurn(game, ply, { before, after, remarks }, scores, answers) {
  const [move, answer] = game.moves.slice(ply);
  const deed = remarks.find(({ kind }) => kind === "completes" || kind === "blocks");
  const best = gaveAway(scores, move, after);
  const least = best ? rankOf(best.value) : -1;
  // Remarks on one turn can count the same balls: only the worst counts.
  const [reproach] = remarks
    .filter(({ better }) => better !== null && isNoWorse(scores, better, move, after, least))
    .map((remark) => ({ ...remark, balls: -cost(remark, answer) }))
    .sort((a, b) => a.balls - b.balls);
  const lost = reproach ? -reproach.balls : 0;
  const isCertain = (/** @type {Remark} */ { better }) =>
    better === null || scores.some(({ text, exact }) => exact && text === better);
  const isJudged = before?.exact && after?.exact && (best !== null || remarks.every(isCertain));
  const played = scores.find(({ text }) => text === move);
  const fall = played ? chance(scores[0]) - chance(played) : 0;
  const isSafe = after?.exact === true && after.value !== "loss";
  const isDoubtful = reproach !== undefined || (fall > FALL && !isSafe);
  const better =
    reproach?.better ?? (best ? keeper(scores, least) : isDoubtful ? scores[0]?.text : null);
  const kept = best ? keeping(scores) : [];
  // With lines, the cells of a figure are known only from a remark.
  const cellsOf = (/** @type {Remark["kind"]} */ kind) =>
    remarks.find((remark) => remark.kind === kind)?.cells ??
    (game.rules.variant === "expert" ? null : []);
  const why = () => reasonOf(move, kept, keeping(answers), cellsOf);
  return {
    ...{ turn: ply + 1, player: turnAt(game, ply), move, before, after },
    ...{ isOnly: kept.length === 1, reason: reproach ? { ...reproach, reply: "" } : best && why() },
    remarks: [deed, reproach].flatMap((remark) => remark ?? []),
    won: deed?.kind === "completes" ? deed.balls : 0,
    best: best && standingAfter(scores.find(({ text }) => text === better) ?? scores[0]),
    ...{ lost, fall, better: better ?? null, isOpen: !isJudged && !isProven(scores) },
    kind: best ? "threw" : lost > 0 ? "cost" : isDoubtful ? "doubtful" : null,
  };
}

/**
 * The proven result that a turn gave away, of its player; null: none, or nothing is known.
 * @type {(scores: readonly MoveScore[], move: string, after: Standing | null) => Standing | null} `scores`: best first.
 */
function gaveAway(scores, move, after) {
  const played = scores.find(({ text }) => text === move);
  const left = played?.exact ? played : after?.exact ? after : null;
  const best = scores.find(({ exact }) => exact);
  return best && left && rankOf(best.value) > rankOf(left.value) ? standingAfter(best) : null;
}

/** Whether a turn is not worse than the one played, and keeps at least a result, by what is known. @type {(scores: readonly MoveScore[], turn: string, move: string, after: Standing | null, least: number) => boolean} */
function isNoWorse(scores, turn, move, after, least) {
  const [one, played] = [turn, move].map((text) => scores.find((score) => score.text === text));
  const left = played?.exact ? played.value : after?.exact ? after.value : null;
  if (one?.exact) {
    if (left === null) return chance(one) >= (after?.chance ?? 0);
    return rankOf(one.value) >= Math.max(least, rankOf(left));
  }
  // Only a proof says that a proven result is kept.
  if (rankOf(left) > 0 || least > 0) return false;
  return left === "loss" || !one || !played || one.score >= played.score;
}

/** Of the turns that keep a result, the one that wins most balls at once, then the best. @type {(scores: readonly MoveScore[], least: number) => string | undefined} */
const keeper = (scores, least) =>
  scores
    .filter(({ exact, value }) => exact && rankOf(value) >= least)
    .sort((a, b) => wins(b.text) - wins(a.text))[0]?.text;

/** The turns that keep the result of a position, where all are proven; [] where all do. @param {readonly MoveScore[]} scores */
function keeping(scores) {
  const kept = scores.filter(({ value }) => value === scores[0].value);
  return isProven(scores) && kept.length < scores.length ? kept.map(({ text }) => text) : [];
}

/**
 * Why a turn gave a result away: what all turns that keep it, or all answers that take it, have in common.
 * @type {(move: string, kept: readonly string[], answers: readonly string[], cellsOf: (kind: Remark["kind"]) => Remark["cells"] | null) => Reason | null}
 *   `cellsOf`: of the figure that a remark speaks of; null: none is known.
 */
function reasonOf(move, kept, answers, cellsOf) {
  const takes = (/** @type {string} */ turn) => turn.includes("x");
  const raises = (/** @type {string} */ turn) => turn.includes("-");
  const all = (/** @type {readonly string[]} */ turns, /** @type {typeof takes} */ does) =>
    turns.length > 0 && turns.every(does);
  /** @type {[Reason["kind"], boolean][]} */
  const reasons = [
    ["allowsFigure", all(answers, takes)],
    ["allowsRaise", all(answers, raises)],
    ["missesFigure", !takes(move) && all(kept, takes)],
    ["missesRaise", !raises(move) && all(kept, raises)],
    ["completes", takes(move) && all(kept, (turn) => !takes(turn))],
    ["raises", raises(move) && all(kept, (turn) => !raises(turn))],
    ["allows", answers.length === 1],
  ];
  for (const [kind, holds] of reasons) {
    const isFigure = kind === "allowsFigure" || kind === "missesFigure" || kind === "completes";
    const cells = isFigure ? cellsOf(kind) : [];
    if (holds && cells !== null) return { kind, cells, reply: answers[0] ?? "" };
  }
  return null;
}

/** @type {(game: Game, turns: readonly Told[], standings: Story["standings"], probable?: Told) => Headline | null} */
function headlineOf(game, turns, standings, probable) {
  const { result } = game;
  if (result === null) return null;
  const loser = result.winner && other(result.winner);
  const left = loser && isConceded(game) ? (standings.at(-1) ?? null) : null;
  const owns = left && turnAt(game, turns.length) !== loser ? turned(left) : left;
  if (loser && owns?.exact && owns.value && owns.value !== "loss") {
    return { form: "gaveUp", player: loser, value: owns.value };
  }
  const own = turns.filter(({ player }) => loser === null || player === loser);
  const told = own.findLast(({ kind }) => kind === "threw");
  if (told) {
    const wins = own.filter(({ best, player }) => best?.value === "win" && player === told.player);
    const isProven = standings.every((standing) => standing?.exact);
    if (!isProven || wins.length < 2) return { form: "threw", told };
    return { form: "often", told, turns: wins.map(({ turn }) => turn) };
  }
  if (loser === null) return { form: "even" };
  const most = Math.max(1, ...own.map(({ lost }) => lost));
  const cost = own.findLast(({ lost }) => lost === most) ?? null;
  const isHopeless = owns !== null && owns.chance < HOPELESS;
  if (isConceded(game) && cost === null && !(isHopeless && probable)) return { form: "even", left };
  if (own.every(({ before }) => before?.value === "loss")) {
    return { form: "never", player: other(loser), told: cost };
  }
  return probable ? { form: "probably", told: probable } : null;
}

/**
 * The loser's turns that may have decided the game, the likeliest first: those before which it was probably not lost, and lost after.
 * The moments are a chain: only a turn of the loser can lose the game, only one of the winner can give it back, and few do; what
 * is proven or estimated of a moment says how likely it is lost there.
 * @type {(game: Game, standings: Story["standings"], turns: readonly Told[]) => Told[]}
 */
function likeliest({ result }, standings, turns) {
  const loser = result?.winner && other(result.winner);
  if (!loser) return [];
  const isOwn = (/** @type {number} */ ply) => turns[ply]?.player === loser;
  /** How likely a moment is lost, and not. */
  const seen = standings.map((standing, ply) => {
    const isLosers = ply < turns.length ? isOwn(ply) : !isOwn(ply - 1);
    const own = standing && !isLosers ? turned(standing) : standing;
    const guess = Math.min(1 - ERROR, Math.max(ERROR, own?.chance ?? 0.5));
    const safe = own?.exact ? Number(own.value !== "loss") : guess;
    return [1 - safe, safe];
  });
  /** How likely a turn leads from lost, and from not lost, to lost and not. */
  const steps = turns.map(({ fall }, ply) => {
    const slip = SLIP + (1 - 2 * SLIP) * Math.max(0, fall);
    const fromLost = isOwn(ply) ? [1, 0] : [1 - slip, slip];
    const fromSafe = isOwn(ply) ? [slip, 1 - slip] : [0, 1];
    return [fromLost, fromSafe];
  });
  const past = [seen[0]];
  for (const [ply, [lost, safe]] of steps.entries()) {
    const [a, b] = past[ply];
    past.push(shares(seen[ply + 1].map((see, to) => see * (a * lost[to] + b * safe[to]))));
  }
  const future = [[1, 1]];
  const chances = steps.map(() => 0);
  for (const [ply, [lost, safe]] of [...steps.entries()].reverse()) {
    const [a, b] = seen[ply + 1].map((see, to) => see * future[0][to]);
    const [fromLost, fromSafe] = [lost, safe].map((row) => row[0] * a + row[1] * b);
    const all = past[ply][0] * fromLost + past[ply][1] * fromSafe;
    chances[ply] = all > 0 ? (past[ply][1] * safe[0] * a) / all : 0;
    future.unshift(shares([fromLost, fromSafe]));
  }
  return [...turns.keys()]
    .filter((ply) => isOwn(ply) && turns[ply].before !== null && chances[ply] > 0)
    .sort((a, b) => chances[b] - chances[a])
    .map((ply) => turns[ply]);
}

/** @param {readonly number[]} parts Two. */
const shares = ([a, b]) => [a / (a + b || 1), b / (a + b || 1)];
