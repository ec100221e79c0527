/**
 * Asks about positions, one at a time.
 * @import { Game } from "../../pkg/rules.js"
 * @import { Event } from "./state.js"
 */

import { Cancelled, isEnough, know, known, PURPOSES } from "../../engine/know.js";

/**
 * A position to be analysed.
 * @typedef {object} Question
 * @property {string} key Names the game up to there: repetitions count.
 * @property {() => Pick<Game, "record" | "rules">} game
 * @property {keyof typeof PURPOSES} purpose
 */

/** Whether more is to be found out. @param {Question} question */
const isUnanswered = ({ key, purpose }) => !isEnough(known(key), PURPOSES[purpose]);

/**
 * Answers with the function that sets the questions wanted from now on, the most urgent first. One that is not wanted any
 * more is dropped at once. Whoever is told of an answer asks again.
 * @param {(event: Event) => void} tell
 * @returns {(questions: readonly Question[]) => Promise<void>}
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
