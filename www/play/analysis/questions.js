/**
 * What the engine and the tables are wanted for now, the most urgent first, and who asks for it.
 * @import { Known } from "../../engine/course.js"
 * @import { Rules } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Event, State } from "./state.js"
 */

import { isProven } from "../../engine/judge.js";
import { Cancelled, isEnough, keyOf, know, known, PURPOSES } from "../../engine/know.js";
import { PERFECT } from "../../engine/tables.js";
import { gameAt, isConceded } from "../../game/session.js";
import { openingQuestions } from "./openings.js";
import { isAttempt } from "./perfect.js";
import { isOpen, proves, ranks } from "./state.js";

/** The whole game quickly, then what is not proven again. */
const PASSES = /** @type {const} */ (["soon", "moment"]);

/** What is asked about a moment of a game. @type {(rules: Rules, game: Game, ply: number, ...purposes: readonly Question["purpose"][]) => Question[]} */
const about = (rules, game, ply, ...purposes) =>
  purposes.map((purpose) => ({
    key: keyOf(game, ply),
    game: () => gameAt(rules, game, ply),
    purpose,
  }));

/** @type {(rules: Rules, state: State, known: Known) => Question[]} */
export function questions(rules, state, known) {
  const { session, game, key, line, whole, rows } = state;
  // A hint is more urgent; what has failed is not asked again at once.
  if (state.advising || state.failed) return [];
  const isAsked = isOpen(state) && ranks(state);
  /** @type {(purpose: Question["purpose"]) => Question[]} */
  const here = (purpose) => (isAsked ? [{ key, game: () => game, purpose }] : []);
  return [
    ...(line?.end === null
      ? about(rules, line.tip, line.tip.moves.length, "soon", "moment", "board")
      : []),
    ...(isAttempt(session) ? about(rules, session.game, 0, "board") : []),
    ...here("soon"),
    ...(whole === "running" ? wholeQuestions(rules, state, known) : []),
    ...here("board"),
    ...openingQuestions(rules, rows),
  ];
}

/**
 * Everything there is to ask about a game: the moment shown first, then from the end, where positions are decided soon.
 * @type {(rules: Rules, state: State, known: Known) => Question[]}
 */
function wholeQuestions(rules, { session: { game }, at }, known) {
  const isOver = game.result !== null && !isConceded(game);
  const plies = Array.from({ length: game.moves.length + Number(!isOver) }, (_, ply) => ply);
  plies.sort((a, b) => Number(b === at) - Number(a === at) || b - a);
  return PASSES.flatMap((purpose) =>
    plies.flatMap((ply) => about(rules, game, ply, purpose)),
  ).filter(({ key, purpose }) => purpose === PASSES[0] || !isProven(known(key)?.scores ?? []));
}

/** The share of a game that is known, 0 to 1. @type {(rules: Rules, state: State, known: Known) => number} */
export function shareKnown(rules, state, known) {
  let [all, open] = [0, 0];
  for (const { key, purpose } of wholeQuestions(rules, state, known)) {
    const { time } = PURPOSES[purpose];
    all += time;
    if (!isEnough(known(key), PURPOSES[purpose])) open += time;
  }
  return all === 0 ? 1 : 1 - open / all;
}

/** The tables that are wanted, and whether the person is asked for them. @type {(state: State) => { need: "all" | "first" | null, asks: boolean, stays: boolean }} */
export function tablesWanted(state) {
  const { session, scores, points, whole, wantsAll } = state;
  const isPerfect = session.computer?.level === PERFECT && session.game.result === null;
  const isNeeded = proves(state) || whole === "running";
  // The search alone has left something open.
  const isShort =
    scores.some(({ exact }) => !exact) || points.some(({ standing }) => standing?.exact === false);
  return {
    need: wantsAll || isPerfect ? "all" : isNeeded ? "first" : null,
    asks: isPerfect || isShort,
    stays: isPerfect || proves(state),
  };
}

/**
 * A position to be analysed. `key` names the game up to there: repetitions count.
 * @typedef {{ key: string, game: () => Pick<Game, "record" | "rules">, purpose: keyof typeof PURPOSES }} Question
 */

/** Whether more is to be found out. @param {Question} question */
const isUnanswered = ({ key, purpose }) => !isEnough(known(key), PURPOSES[purpose]);

/**
 * Answers with the function that sets the questions wanted from now on. One that is not wanted any more is dropped at once.
 * Whoever is told of an answer asks again.
 * @type {(tell: (event: Event) => void) => (questions: readonly Question[]) => Promise<void>}
 */
export function createAnalyst(tell) {
  /** @type {{ key: string, aborter: AbortController } | null} */
  let asked = null;
  return async (questions) => {
    // What is answered may still wait for files.
    const first = questions.find(isUnanswered) ?? questions.find(({ key }) => key === asked?.key);
    if (first?.key === asked?.key) return;
    asked?.aborter.abort();
    const mine = first ? { key: first.key, aborter: new AbortController() } : null;
    asked = mine;
    if (first === undefined || mine === null) return;
    const { signal } = mine.aborter;
    let is = /** @type {"engine" | "fails"} */ ("engine");
    try {
      for await (const _ of know(first.game(), first.purpose, { signal, key: first.key })) {
        tell({ is });
      }
    } catch (error) {
      if (error instanceof Cancelled) return;
      is = "fails";
    }
    if (asked === mine) asked = null;
    tell({ is });
  };
}
