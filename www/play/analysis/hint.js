// A hint that was asked for: the best move so far, and what has been said of it.

import { LIMITS } from "./analyst.js";
import { leftOpen } from "./marks.js";
import { hintWords } from "./words.js";

/** @typedef {import("./analyst.js").Answer} Answer */
/** @typedef {import("../../game/turn-builder.js").Choice} Choice */

/**
 * @param {object} on
 * @param {(sentence: string) => void} on.note in writing
 * @param {(sentence: string) => void} on.say aloud
 */
export function createHint(on) {
  let asked = false;
  /** Whether more thinking is not worth while. */
  let done = false;
  /** @type {string | null} */
  let move = null;
  let told = "";
  let said = "";

  return {
    /** The move to be marked on the board. */
    get move() {
      return move;
    },

    /** Whether answers are still wanted. */
    get isOpen() {
      return asked && !done;
    },

    ask() {
      asked = true;
      done = false;
      move = null;
      told = "";
      said = "";
    },

    /** @returns {boolean} whether there was one */
    drop() {
      const was = asked;
      asked = false;
      move = null;
      return was;
    },

    /**
     * Takes in what is known: aloud the first time and in the end, in between only in writing.
     * @param {Answer} answer
     * @param {Choice} choice the part of the turn already made
     */
    tell({ scores, timeMs, final }, choice) {
      if (!asked || done) return;
      const open = leftOpen(scores, choice);
      const [best] = open;
      const won = best.value === "win" && best.distance !== null;
      // A little longer even so: it may be the only one.
      done = final || timeMs >= LIMITS[won ? 1 : LIMITS.length - 1];
      move = best.text;
      const words = hintWords(open, choice);
      if (words !== told) on.note(words);
      if (words !== said && (said === "" || done)) {
        said = words;
        on.say(words);
      }
      told = words;
    },
  };
}
