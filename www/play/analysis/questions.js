/**
 * What is known by now, what the engine and the tables are wanted for, the most urgent first.
 * @import { Known } from "../../engine/judge.js"
 * @import { PURPOSES as Purposes } from "../../engine/know.js"
 * @import { Rules } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Change, Shown } from "./analysis.js"
 */

import { isProven, pointsOf, standingAt } from "../../engine/judge.js";
import { isEnough, keyOf, PURPOSES } from "../../engine/know.js";
import { PERFECT } from "../../engine/tables.js";
import { isConceded } from "../../game/session.js";
import * as to from "./analysis.js";
import { countsReplies, openingRows } from "./openings.js";
import { shownAs } from "./words.js";

/**
 * A position to be analysed: a game up to a ply. `key` names it, and its answer: repetitions count.
 * @typedef {{ key: string, game: Game, ply: number, purpose: keyof typeof Purposes }} Question
 */

/** What is asked about a moment of a game. @type {(game: Game, ply: number, ...purposes: readonly Question["purpose"][]) => Question[]} */
const about = (game, ply, ...purposes) =>
  purposes.map((purpose) => ({ key: keyOf(game, ply), game, ply, purpose }));

/** All that is known by now of what is shown. @type {(rules: Rules, state: Shown, known: Known) => Change} */
export function derived(rules, state, known) {
  const { session, game, legal, whole, explores, line } = state;
  const answer = to.isOpen(state) ? known(keyOf(game)) : null;
  const found = answer?.scores ?? [];
  const signs = shownAs(found, game.turn, to.proves(state));
  const scores = found.flatMap((score, i) => {
    const move = legal.find(({ text }) => text === score.text);
    return move ? { ...score, move, ...signs[i] } : [];
  });
  const isExplored = explores && to.isOpen(state) && to.proves(state);
  return {
    answer,
    scores,
    standing: standingAt(game, game.moves.length, known),
    points: whole === null ? [] : pointsOf(session.game, known),
    share: whole === null ? 0 : shareKnown(state, known),
    rows: isExplored ? openingRows(rules, game, scores, known) : [],
    attempt: to.attemptResult(session, known),
    line: line && to.extended(rules, line, known),
  };
}

/** @type {(state: Shown, known: Known) => Question[]} */
export function questions(state, known) {
  const { session, game, line, rows } = state;
  // A hint is more urgent; what has failed is not asked again at once.
  if (state.advising || state.failed) return [];
  const isAsked = to.isOpen(state) && to.ranks(state);
  const here = (/** @type {Question["purpose"]} */ purpose) =>
    isAsked ? about(game, game.moves.length, purpose) : [];
  const tip = line?.end === null ? line.tip : null;
  return [
    ...(tip ? about(tip, tip.moves.length, "soon", "moment", "board") : []),
    ...(to.isAttempt(session) ? about(session.game, 0, "board") : []),
    ...here("soon"),
    ...(to.isRunning(state) ? wholeQuestions(state, known) : []),
    ...here("board"),
    ...rows.flatMap(({ node, score }) => (countsReplies(score) ? about(node, 0, "soon") : [])),
  ];
}

/**
 * Everything there is to ask about a game, quickly, then what is not proven again: the moment shown first, then from the
 * end, where positions are decided soon.
 * @type {(state: Shown, known: Known) => Question[]}
 */
function wholeQuestions({ session: { game }, at }, known) {
  const isOver = game.result !== null && !isConceded(game);
  const plies = Array.from({ length: game.moves.length + Number(!isOver) }, (_, ply) => ply);
  plies.sort((a, b) => Number(b === at) - Number(a === at) || b - a);
  const open = plies.filter((ply) => !isProven(known(keyOf(game, ply))?.scores ?? []));
  return [
    ...plies.flatMap((ply) => about(game, ply, "soon")),
    ...open.flatMap((ply) => about(game, ply, "moment")),
  ];
}

/** The share of a game that is known, 0 to 1. @type {(state: Shown, known: Known) => number} */
function shareKnown(state, known) {
  const all = wholeQuestions(state, known);
  const time = (/** @type {Question[]} */ asked) =>
    asked.reduce((sum, { purpose }) => sum + PURPOSES[purpose].time, 0);
  return all.length === 0 ? 1 : 1 - time(all.filter(isOpenTo(known))) / time(all);
}

/** Whether more is to be found out. @type {(known: Known) => (question: Question) => boolean} */
const isOpenTo =
  (known) =>
  ({ key, purpose }) =>
    !isEnough(known(key), PURPOSES[purpose]);

/** The question that the engine is to think about. What it has answered may still wait for files. @type {(state: Shown, known: Known) => Question | null} */
export function nextQuestion(state, known) {
  const isOpen = isOpenTo(known);
  const wanted = questions(state, known);
  return wanted.find((question) => isOpen(question) || question.key === state.asked) ?? null;
}

/** The tables that are wanted, and whether the person is asked for them. @type {(state: Shown) => { need: "all" | "first" | null, asks: boolean, stays: boolean }} */
export function tablesWanted(state) {
  const { session, scores, points, wantsAll } = state;
  const isPerfect = session.computer?.level === PERFECT && session.game.result === null;
  // The search alone has left something open.
  const isShort =
    scores.some(({ exact }) => !exact) || points.some(({ standing }) => standing?.exact === false);
  return {
    need: wantsAll || isPerfect ? "all" : to.proves(state) ? "first" : null,
    asks: isPerfect || isShort,
    stays: isPerfect || to.proves(state),
  };
}
