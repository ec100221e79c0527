/**
 * What is known by now, what the engine and the tables are wanted for, the most urgent first.
 * @import { Known } from "../../engine/judge.js"
 * @import { PURPOSES as Purposes } from "../../engine/know.js"
 * @import { Rules } from "../../game/session.js"
 * @import { Story } from "../../engine/story.js"
 * @import { Game } from "../../pkg/pylos.js"
 * @import { Change, Shown } from "./analysis.js"
 */

import { standingAt } from "../../engine/judge.js";
import { isEnough, keyOf, PURPOSES } from "../../engine/know.js";
import { storyOf } from "../../engine/story.js";
import { PERFECT } from "../../engine/tables.js";
import * as to from "./analysis.js";
import { countsReplies, openingRows } from "./openings.js";
import { shownAs } from "./words.js";

/** A position to be analysed: a game up to a ply. `key` names it, and its answer. @typedef {{ key: string, game: Game, ply: number, purpose: keyof typeof Purposes }} Question */

/** What is asked about a moment of a game. @type {(game: Game, ply: number, ...purposes: readonly Question["purpose"][]) => Question[]} */
const about = (game, ply, ...purposes) =>
  purposes.map((purpose) => ({ key: keyOf(game, ply), game, ply, purpose }));

/** All that is known by now of what is shown. @type {(rules: Rules, state: Shown, known: Known) => Change} */
export function derived(rules, state, known) {
  const { session, game, legal, explores, line, told } = state;
  const answer = to.isOpen(state) ? known(keyOf(game)) : null;
  const found = answer?.scores ?? [];
  const signs = shownAs(found, game.turn, to.proves(state));
  const scores = found.flatMap((score, i) => {
    const move = legal.find(({ text }) => text === score.text);
    return move ? { ...score, move, ...signs[i] } : [];
  });
  const isExplored = explores && to.isOpen(state) && to.proves(state);
  const remarks = told?.game === session.game ? told.remarks : [];
  const reviewed = to.reviewed(state);
  const story = reviewed && storyOf({ game: reviewed, remarks, known });
  return {
    answer,
    scores,
    standing: standingAt(game, game.moves.length, known),
    story,
    share: story ? shareKnown(session.game, storyQuestions({ session, story }, known), known) : 0,
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
    ...(to.isAsking(state) ? storyQuestions(state, known) : []),
    ...here("board"),
    ...rows.flatMap(({ node, score }) => (countsReplies(score) ? about(node, 0, "soon") : [])),
  ];
}

/** Moments that may be looked at longer, because the turns beside them have most likely decided the game. */
const MOST_DOUBTS = 6;

/**
 * What is to be asked about the moments of a game: quickly, from the end, where positions are decided soon; longer where files
 * have told a part, and where the game was probably decided.
 * @type {(state: { session: { game: Game }, story: Story | null }, known: Known) => Question[]}
 */
export function storyQuestions({ session: { game }, story }, known) {
  const { open = [], doubts = [] } = story ?? {};
  const answerOf = (/** @type {number} */ ply) => known(keyOf(game, ply));
  const isPart = (/** @type {number} */ ply) =>
    answerOf(ply)?.scores.some(({ source }) => source !== "search");
  const looked = open.filter((ply) => (answerOf(ply)?.timeMs ?? 0) >= PURPOSES.doubt.time);
  const fresh = doubts.filter((ply) => !looked.includes(ply));
  return [
    ...open.flatMap((ply) => about(game, ply, "review")),
    ...open.filter(isPart).flatMap((ply) => about(game, ply, "moment")),
    ...fresh.slice(0, MOST_DOUBTS - looked.length).flatMap((ply) => about(game, ply, "doubt")),
  ];
}

/** The share of a game that was asked about, 0 to 1. @type {(game: Game, all: readonly Question[], known: Known) => number} */
const shareKnown = ({ moves }, all, known) => {
  const open = new Set(all.filter((one) => isOpen(known, one)).map(({ ply }) => ply));
  return 1 - open.size / (moves.length + 1);
};

/** Whether more is to be found out. @type {(known: Known, question: Question) => boolean} */
const isOpen = (known, { key, purpose }) => !isEnough(known(key), PURPOSES[purpose]);

/** The question that the engine is to think about. What it has answered may still wait for files. @type {(state: Shown, known: Known) => Question | null} */
export const nextQuestion = (state, known) =>
  questions(state, known).find((one) => isOpen(known, one) || one.key === state.asked) ?? null;

/** The tables that are wanted, and whether the person is asked for them. @type {(state: Shown) => { need: "all" | "first" | null, asks: boolean, stays: boolean, settles: boolean }} */
export function tablesWanted(state) {
  const { session, scores, story, wantsAll } = state;
  const isPerfect = session.computer?.level === PERFECT && session.game.result === null;
  const settles = to.isOn(state) && story?.isProven === false && !to.isAsking(state);
  const isWanted = to.proves(state) || (to.isOn(state) && story !== null);
  return {
    need: wantsAll || isPerfect ? "all" : isWanted ? "first" : null,
    asks: isPerfect || settles || scores.some(({ exact }) => !exact),
    stays: isPerfect || isWanted,
    settles,
  };
}
