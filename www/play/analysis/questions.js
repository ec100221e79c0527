/**
 * What is known by now, what the engine and the tables are wanted for, the most urgent first, and who asks for it.
 * @import { Known } from "../../engine/judge.js"
 * @import { Rules } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Change, State } from "./state.js"
 */

import { isProven, pointsOf, standingAt } from "../../engine/judge.js";
import { isEnough, keyOf, know, known, PURPOSES } from "../../engine/know.js";
import { PERFECT } from "../../engine/tables.js";
import { gameAt, isConceded } from "../../game/session.js";
import { countsReplies, openingRows } from "./openings.js";
import { attemptResult, extended, isAttempt, isOpen, isRunning, proves, ranks } from "./state.js";
import { shownAs } from "./words.js";

/**
 * A position to be analysed. `key` names the game up to there: repetitions count. The answer is kept by the same name.
 * @typedef {{ key: string, game: () => Game, purpose: keyof typeof PURPOSES }} Question
 */

/** What is asked about a moment of a game. @type {(rules: Rules, game: Game, ply: number, ...purposes: readonly Question["purpose"][]) => Question[]} */
const about = (rules, game, ply, ...purposes) =>
  purposes.map((purpose) => ({
    key: keyOf(game, ply),
    game: () => gameAt(rules, game, ply),
    purpose,
  }));

/** The state after a change, with all that is known by now. @type {(rules: Rules, before: State, change: Change, known: Known) => State} */
export function reduce(rules, before, change, known) {
  const state = { ...before, ...change };
  const { session, game, legal, whole, explores, line } = state;
  const answer = isOpen(state) ? known(keyOf(game)) : null;
  const scores = answer?.scores ?? [];
  const isExplored = explores && isOpen(state) && proves(state);
  return {
    ...state,
    answer,
    scores: scores.flatMap((score) => {
      const move = legal.find(({ text }) => text === score.text);
      return move ? { ...score, move, ...shownAs(score, scores[0], proves(state)) } : [];
    }),
    standing: standingAt(game, game.moves.length, known),
    points: whole === null ? [] : pointsOf(session.game, known),
    share: whole === null ? 0 : shareKnown(rules, state, known),
    rows: isExplored ? openingRows(rules, game, scores, known) : [],
    result: attemptResult(session, known),
    line: line && extended(rules, line, known),
  };
}

/** @type {(rules: Rules, state: State, known: Known) => Question[]} */
export function questions(rules, state, known) {
  const { session, game, line, rows } = state;
  // A hint is more urgent; what has failed is not asked again at once.
  if (state.advising || state.failed) return [];
  const isAsked = isOpen(state) && ranks(state);
  const here = (/** @type {Question["purpose"]} */ purpose) =>
    isAsked ? about(rules, game, game.moves.length, purpose) : [];
  const tip = line?.end === null ? line.tip : null;
  return [
    ...(tip ? about(rules, tip, tip.moves.length, "soon", "moment", "board") : []),
    ...(isAttempt(session) ? about(rules, session.game, 0, "board") : []),
    ...here("soon"),
    ...(isRunning(state) ? wholeQuestions(rules, state, known) : []),
    ...here("board"),
    ...rows.flatMap(({ node, score }) =>
      countsReplies(score) ? about(rules, node, 0, "soon") : [],
    ),
  ];
}

/**
 * Everything there is to ask about a game, quickly, then what is not proven again: the moment shown first, then from the
 * end, where positions are decided soon.
 * @type {(rules: Rules, state: State, known: Known) => Question[]}
 */
function wholeQuestions(rules, { session: { game }, at }, known) {
  const isOver = game.result !== null && !isConceded(game);
  const plies = Array.from({ length: game.moves.length + Number(!isOver) }, (_, ply) => ply);
  plies.sort((a, b) => Number(b === at) - Number(a === at) || b - a);
  const open = plies.filter((ply) => !isProven(known(keyOf(game, ply))?.scores ?? []));
  return [
    ...plies.flatMap((ply) => about(rules, game, ply, "soon")),
    ...open.flatMap((ply) => about(rules, game, ply, "moment")),
  ];
}

/** The share of a game that is known, 0 to 1. @type {(rules: Rules, state: State, known: Known) => number} */
function shareKnown(rules, state, known) {
  const all = wholeQuestions(rules, state, known);
  const time = (/** @type {Question[]} */ asked) =>
    asked.reduce((sum, { purpose }) => sum + PURPOSES[purpose].time, 0);
  return all.length === 0 ? 1 : 1 - time(all.filter(isOpenTo(known))) / time(all);
}

/** The tables that are wanted, and whether the person is asked for them. @type {(state: State) => { need: "all" | "first" | null, asks: boolean, stays: boolean }} */
export function tablesWanted(state) {
  const { session, scores, points, wantsAll } = state;
  const isPerfect = session.computer?.level === PERFECT && session.game.result === null;
  // The search alone has left something open.
  const isShort =
    scores.some(({ exact }) => !exact) || points.some(({ standing }) => standing?.exact === false);
  return {
    need: wantsAll || isPerfect ? "all" : proves(state) ? "first" : null,
    asks: isPerfect || isShort,
    stays: isPerfect || proves(state),
  };
}

/** Whether more is to be found out. @type {(known: Known) => (question: Question) => boolean} */
const isOpenTo =
  (known) =>
  ({ key, purpose }) =>
    !isEnough(known(key), PURPOSES[purpose]);

/**
 * Answers with the function that sets the questions wanted from now on. One that is not wanted any more is dropped at once.
 * Whoever is told of an answer, or that there is none, asks again.
 * @type {(tell: (fails: boolean) => void) => (questions: readonly Question[]) => Promise<void>}
 */
export function createAnalyst(tell) {
  /** @type {{ key: string, aborter: AbortController } | null} */
  let asked = null;
  return async (questions) => {
    // What is answered may still wait for files.
    const isOpen = isOpenTo(known);
    const first = questions.find((question) => isOpen(question) || question.key === asked?.key);
    if (first?.key === asked?.key) return;
    asked?.aborter.abort();
    asked = first ? { key: first.key, aborter: new AbortController() } : null;
    if (first === undefined || asked === null) return;
    const { signal } = asked.aborter;
    let fails = false;
    try {
      await know(first.game(), first.purpose, { signal, tell: () => tell(false) });
    } catch {
      fails = true;
    }
    if (signal.aborted) return;
    asked = null;
    tell(fails);
  };
}
