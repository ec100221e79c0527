/**
 * A hint that was asked for: the best move so far, and what has been said of it.
 * @import { Choice } from "../../game/turn-builder.js"
 * @import { Move } from "../../pkg/rules.js"
 * @import { Answer } from "./analyst.js"
 * @import { ScoredMove } from "./marks.js"
 */

import { LIMITS } from "./analyst.js";
import { leftOpen } from "./marks.js";
import { hintWords } from "./words.js";

/**
 * @param {object} on
 * @param {(sentence: string) => void} on.note In writing.
 * @param {(sentence: string) => void} on.say Aloud.
 */
export function createHint(on) {
  let asked = false;
  /** Whether more thinking is not worth while. */
  let done = false;
  /** @type {Move | null} */
  let move = null;
  let written = "";
  let said = "";

  return {
    /** The move to be marked on the board. */
    get move() {
      return move;
    },

    get isShown() {
      return asked;
    },

    /** Whether answers are still wanted. */
    get isOpen() {
      return asked && !done;
    },

    ask() {
      asked = true;
      done = false;
      move = null;
      written = "";
      said = "";
    },

    /** @returns {boolean} Whether there was one. */
    drop() {
      const was = asked;
      asked = false;
      move = null;
      return was;
    },

    /**
     * Takes in an answer: aloud the first time and in the end, in between only in writing. An answer that comes later,
     * because the engine knows more by then, replaces what the hint said.
     * @param {Answer} answer
     * @param {readonly ScoredMove[]} scores The scores of the answer, with their moves.
     * @param {Choice} choice
     * @param {(move: Move) => readonly string[]} reasons Why a move is good, in words.
     */
    tell({ timeMs, final }, scores, choice, reasons) {
      if (!asked) return;
      const open = leftOpen(scores, choice);
      const [best] = open;
      if (best === undefined) return;
      const won = best.value === "win" && best.distance !== null;
      // A little longer for a win too: it may be the only one.
      done = final || timeMs >= LIMITS[won ? 1 : LIMITS.length - 1];
      move = best.move;
      const words = hintWords(open, choice, choice.to === null ? reasons(move) : []);
      if (words !== written) on.note(words);
      if (words !== said && (said === "" || done)) {
        said = words;
        on.say(words);
      }
      written = words;
    },
  };
}
