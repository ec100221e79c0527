/**
 * Asks about positions, one at a time, the most urgent first. A question that is not wanted any more is dropped at once.
 * @import { Answer } from "../../engine/know.js"
 * @import { Game } from "../../pkg/rules.js"
 */

import { Cancelled, isEnough, know, known, PURPOSES } from "../../engine/know.js";

/**
 * A position to be analysed.
 * @typedef {object} Question
 * @property {string} key Names the game up to there: repetitions count.
 * @property {() => Game} game
 * @property {keyof typeof PURPOSES} purpose
 */

/** @typedef {Pick<ReturnType<typeof createAnalyst>, "answer" | "isAsking" | "isOpen">} Analyst */

/**
 * @param {object} on
 * @param {() => void} on.answer There is a new answer, or nothing is being asked any more.
 * @param {() => void} on.fail Nothing more is asked until the next `ask`.
 */
export function createAnalyst(on) {
  /** @type {readonly Question[]} */
  let wanted = [];
  /** @type {Question | null} */
  let asked = null;
  let aborter = new AbortController();

  /** @param {Question} question */
  const isOpen = ({ key, purpose }) => !isEnough(known(key), PURPOSES[purpose]);

  async function next() {
    const question = wanted.find(isOpen);
    if (question === undefined || asked !== null) return;
    asked = question;
    aborter = new AbortController();
    const { game, key, purpose } = question;
    const { signal } = aborter;
    try {
      for await (const _ of know(game(), purpose, { signal, key })) on.answer();
    } catch (error) {
      if (!(error instanceof Cancelled)) {
        asked = null;
        wanted = [];
        on.fail();
        return;
      }
    }
    asked = null;
    next();
    on.answer();
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
      const { key } = asked;
      // What is answered may still wait for files.
      const first = questions.find(isOpen) ?? questions.find((question) => question.key === key);
      // The next question follows as soon as this one has been given up.
      if (first?.key !== key) aborter.abort();
    },

    /** @type {(key: string) => Answer | null} */
    answer: known,

    isOpen,

    /** Whether something is being asked about a position. @param {string} key */
    isAsking: (key) =>
      asked?.key === key || wanted.some((question) => question.key === key && isOpen(question)),
  };
}
