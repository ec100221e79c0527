/**
 * The perfect line from a position: the winner plays for the shortest win, the loser for the longest loss. It is asked
 * from the analyst position by position, as a continuation of the game, and keeps the answers for whoever steps through.
 * @import { Rules } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Analyst } from "./analyst.js"
 * @import { MoveScore } from "../../engine/judge.js"
 */

import { standing, turnsOf } from "../../engine/judge.js";
import { keyOf, PURPOSES } from "../../engine/know.js";

/**
 * @typedef {object} Line
 * @property {Game} tip The game at the end of the line so far.
 * @property {number} from The ply at which the line begins.
 * @property {readonly MoveScore[]} scores Of the moves of the line.
 * @property {boolean} estimated Whether a distance on the way is an estimate.
 * @property {"over" | "repeats" | "open" | "long" | null} end Why it ends: the game is over, a position occurs again,
 *   the next value is not proven, it is too long; null while it is being looked for.
 */

/** A longer line ends here. The longest win of any rule set takes 75 turns. */
const MOST_TURNS = 150;

const PASSES = /** @type {const} */ (["soon", "moment", "board"]);

/** Milliseconds after which an estimate of the distance is taken. */
const ENOUGH = PURPOSES.moment.time;

/**
 * @param {Rules} rules
 * @param {Pick<Analyst, "answer">} analyst
 */
export function createPerfectLine(rules, analyst) {
  /** @type {Line | null} */
  let line = null;
  /** The game that the line was asked for in. */
  let record = "";

  const running = () => line !== null && line.end === null;

  /** @type {(line: Line) => Line} One move or the end is added, if it is known. */
  function continued({ tip, from, scores, estimated }) {
    const known = { tip, from, scores, estimated };
    if (tip.result !== null) return { ...known, end: "over" };
    if (scores.length > 0 && tip.repetitions > 1) return { ...known, end: "repeats" };
    if (scores.length >= MOST_TURNS) return { ...known, end: "long" };
    const answer = analyst.answer(keyOf(tip));
    if (answer === null) return { ...known, end: null };
    const [best] = answer.scores;
    const { exact, value } = standing(answer.scores);
    const isEstimate = value !== "draw" && best.distance === null;
    const last = answer.final || answer.timeMs >= PURPOSES.board.time;
    if (!exact) return { ...known, end: last ? "open" : null };
    if (isEstimate && !last && answer.timeMs < ENOUGH) return { ...known, end: null };
    return {
      tip: rules.play(tip, best.text),
      from,
      scores: [...scores, best],
      estimated: estimated || isEstimate,
      end: null,
    };
  }

  return {
    get line() {
      return line;
    },
    get running() {
      return running();
    },

    /** The share that is done, 0 to 1. */
    get done() {
      if (line === null || !running()) return 0;
      const left = line.scores.length === 0 ? null : turnsOf(line.scores[line.scores.length - 1]);
      return left === null ? 0 : line.scores.length / (line.scores.length + left);
    },

    /**
     * Begins at a moment.
     * @param {Game} game The game that is played, or looked at.
     * @param {Game} shown Its moment.
     */
    start(game, shown) {
      record = game.record;
      line = { tip: shown, from: shown.moves.length, scores: [], estimated: false, end: null };
    },

    /** What is being looked for is dropped; a whole line stays. */
    stop() {
      if (running()) line = null;
    },

    /** The game has changed: its line goes. @param {Game | null} [game] */
    follow(game = null) {
      if (game === null || game.record !== record) line = null;
    },

    /** @returns {import("./analyst.js").Question[]} What is wanted now. */
    wanted() {
      if (line === null || line.end !== null) return [];
      const { tip } = line;
      const game = () => tip;
      return PASSES.map((purpose) => ({ key: keyOf(tip), game, purpose }));
    },

    /** Takes in what is known. @returns {boolean} Whether the line has become whole. */
    update() {
      if (!running()) return false;
      for (;;) {
        const before = /** @type {Line} */ (line);
        line = continued(before);
        if (line.end !== null) return true;
        if (line.tip === before.tip) return false;
      }
    },

    /** Whether a moment belongs to the line. @param {readonly string[]} moves From the start of the game. */
    has: (moves) =>
      line !== null &&
      moves.length > line.from &&
      moves.every((move, ply) => move === line?.tip.moves[ply]),
  };
}
