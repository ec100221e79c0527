/**
 * Asks the engine for scores, one question at a time, the most urgent first, and keeps the answers. A
 * question that is not wanted any more is dropped at once.
 * @import { Engine } from "../../engine/engine.js"
 * @import { MoveScore } from "../../pkg/pylos.js"
 * @import { Game } from "../../pkg/rules.js"
 */

import { Cancelled } from "../../engine/engine.js";
import { isSettled } from "./judge.js";

/**
 * A position to be analysed.
 * @typedef {object} Question
 * @property {string} key Names the game up to there: repetitions count.
 * @property {() => Game} game
 * @property {number} timeMs
 */

/**
 * @typedef {object} Answer
 * @property {readonly MoveScore[]} scores Of every legal move, best first.
 * @property {number} timeMs The longest time spent on it.
 * @property {boolean} final More time would add nothing.
 */

/** Milliseconds for a position, one after the other: soon something, then the rest. */
export const LIMITS = /** @type {const} */ ([100, 4000]);

/** Answers that are kept. */
const MOST = 400;

/**
 * @param {Engine} engine For this alone: cancelling drops everything it does.
 * @param {object} on
 * @param {() => void} on.answer There is a new answer, or nothing is being asked any more.
 * @param {() => void} on.fail Nothing more is asked until the next `ask`.
 * @param {number} [most] How many answers are kept.
 */
export function createAnalyst(engine, on, most = MOST) {
  /** @type {Map<string, Answer>} */
  const answers = new Map();
  /** @type {readonly Question[]} */
  let wanted = [];
  /** @type {Question | null} */
  let asked = null;

  /** @param {Question} question */
  const isOpen = ({ key, timeMs }) => {
    const answer = answers.get(key);
    return answer === undefined || (!answer.final && answer.timeMs < timeMs);
  };

  async function next() {
    const question = wanted.find(isOpen);
    if (question === undefined || asked !== null) return;
    asked = question;
    const { key, timeMs } = question;
    try {
      const { moves, final } = await engine.analyse(question.game(), { timeMs }, (known) => {
        if (asked !== question) return;
        takeIn(key, known.moves);
        on.answer();
      });
      keep(key, { scores: moves, timeMs, final });
      asked = null;
    } catch (error) {
      asked = null;
      if (!(error instanceof Cancelled)) {
        wanted = [];
        on.fail();
        return;
      }
    }
    next();
    on.answer();
  }

  /**
   * An answer before the time is over: one that had more time proves as much, unless this one proves more.
   * @type {(key: string, scores: readonly MoveScore[]) => void}
   */
  function takeIn(key, scores) {
    const before = answers.get(key);
    const proven = (/** @type {readonly MoveScore[]} */ of) =>
      of.filter(({ exact }) => exact).length;
    if (before && proven(scores) <= proven(before.scores)) return;
    keep(key, { scores, timeMs: before?.timeMs ?? 0, final: false });
  }

  /** @type {(key: string, answer: Answer) => void} */
  function keep(key, answer) {
    answers.delete(key);
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= most) break;
      answers.delete(oldest);
    }
  }

  return {
    /**
     * Sets the questions wanted from now on, the most urgent first. All others are dropped.
     * @type {(questions: readonly Question[]) => void}
     */
    ask(questions) {
      wanted = questions;
      if (asked === null) {
        next();
        return;
      }
      const { key, timeMs } = asked;
      const isWanted = questions.some((one) => one.key === key && one.timeMs === timeMs);
      // More time for the same position is as good as less.
      const isFirst = isWanted && questions.find(isOpen)?.key === key;
      // The next question follows as soon as this one has been given up.
      if (!isFirst) engine.cancel();
    },

    /**
     * @param {string} key
     * @returns {Answer | null}
     */
    answer: (key) => answers.get(key) ?? null,

    /** @param {Question} question */
    isOpen,

    /** The engine knows more now: what is not proven is asked again, and stands until then. */
    doubt() {
      for (const answer of answers.values()) {
        if (isSettled(answer.scores)) continue;
        answer.timeMs = 0;
        answer.final = false;
      }
    },

    /** Whether something is being asked about a position. @param {string} key */
    isAsking: (key) =>
      asked?.key === key || wanted.some((question) => question.key === key && isOpen(question)),
  };
}
