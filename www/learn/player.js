// Plays one step of a lesson on a `<pylos-board>`: sets it up, judges what the learner does, answers for the
// opponent, and shows how it is done. It paints nothing; what it has to say goes to whoever made it.

import { loadRules } from "../element/rules.js";
import {
  isComplete,
  judgeMove,
  judgeRefusal,
  judgeSelection,
  replyTo,
  solutions,
} from "./judge.js";

/** @typedef {import("./lesson.js").Step} Step */
/** @typedef {import("../element/element.js").PylosBoard} PylosBoard */
/** @typedef {import("../pkg/pylos.js").Game} Game */
/** @typedef {import("../pkg/pylos.js").Move} Move */
/** @typedef {import("../board/types.js").Mark} Mark */

/**
 * What becomes of a step. Where `say` is a text of the lesson, it is as the lesson has it: a key or a sentence.
 * @typedef {object} PlayerEvents
 * @property {() => void} done
 * @property {(say: string | null) => void} otherTurn a legal turn, but not what was asked for; it is taken back
 * @property {(say: string) => void} refused what the lesson or else the rules say against a choice
 * @property {(say: string | null) => void} otherBall a ball that was not to be selected
 * @property {(left: number) => void} rightBall balls are still to be selected
 * @property {() => void} sameBall a ball that has been selected already
 */

/** The learner's turn is seen before the opponent answers, in milliseconds. */
const PAUSE = 900;

/**
 * @param {PylosBoard} board
 * @param {PlayerEvents} on
 */
export function createPlayer(board, on) {
  /** @type {Step | null} */
  let step = null;
  /** The turns of the step that have been played. */
  let played = 0;
  /** @type {string[]} */
  let selected = [];
  let done = false;
  /** Whatever was under way for an earlier step is no longer wanted. */
  let run = 0;

  const listening = new AbortController();
  const listen = (/** @type {string} */ type, /** @type {(event: CustomEvent) => void} */ act) => {
    const heard = (/** @type {Event} */ event) => act(/** @type {CustomEvent} */ (event));
    board.addEventListener(type, heard, { signal: listening.signal });
  };
  listen("pylos-move", onMove);
  listen("pylos-illegal", onRefusal);
  listen("pylos-choose", onChoice);

  /** @param {CustomEvent<{ move: Move, before: Game, after: Game }>} event */
  function onMove(event) {
    const turn = step?.turns?.[played];
    if (step === null || turn === undefined) {
      // A step that is done stays as it is, to be looked at.
      if (done) event.preventDefault();
      return;
    }
    const { good, say } = judgeMove(turn, event.detail);
    if (!good) {
      event.preventDefault();
      on.otherTurn(say);
      return;
    }
    played += 1;
    mark([]);
    if (played === step.turns?.length) finish();
    if (turn.reply !== undefined) answer(turn, event.detail.after);
  }

  /** @param {CustomEvent<{ reason: string, place: string }>} event */
  function onRefusal(event) {
    event.preventDefault();
    const turn = step?.turns?.[played];
    if (turn === undefined || done) return;
    const { reason, place } = event.detail;
    const from = board.choice.picked;
    on.refused(judgeRefusal(turn, { place, from }).say ?? reason);
  }

  /** @param {CustomEvent<{ place: string }>} event */
  function onChoice(event) {
    const select = step?.select;
    if (select === undefined) return;
    event.preventDefault();
    if (done) return;
    const { place } = event.detail;
    const { good, say } = judgeSelection(select, place);
    if (!good) on.otherBall(say);
    else if (selected.includes(place)) on.sameBall();
    else {
      selected = [...selected, place];
      mark(selected.map((at) => ({ kind: "ring", at, tone: "good" })));
      if (isComplete(select, selected)) finish();
      else on.rightBall(select.cells.split(" ").length - selected.length);
    }
  }

  function finish() {
    done = true;
    on.done();
  }

  /**
   * @param {import("./lesson.js").Turn} turn
   * @param {Game} game
   */
  async function answer(turn, game) {
    const mine = run;
    const rules = await loadRules();
    const move = replyTo(turn, rules.legalMoves(game));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (mine === run && move !== null) await board.play(move);
  }

  /** @param {Mark[]} signs */
  function mark(signs) {
    board.marks = [...signs];
  }

  /** Puts the step on the board as it begins. */
  async function begin() {
    if (step === null) return;
    run += 1;
    played = 0;
    selected = [];
    done = false;
    const { rules = {}, position, marks, turns, select } = step;
    write("variant", rules.variant);
    write("take-back", rules.takeBack);
    write("empty-reserve", rules.emptyReserve);
    write("position", position);
    write("moves", undefined);
    Object.assign(board, { marks: marks ?? null });
    board.interactive = turns === undefined ? "none" : learner(step);
    board.selectable = select === undefined ? null : "balls";
    const mine = run;
    await board.ready;
    if (mine === run) await board.reset();
  }

  /**
   * @param {string} name
   * @param {string | undefined} value
   */
  function write(name, value) {
    if (value === undefined) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }

  return {
    /** @param {Step} next */
    open(next) {
      step = next;
      return begin();
    },
    again: begin,
    /**
     * Marks on the board how it is done.
     * @returns {Promise<{ cells: string[] } | { move: Move, player: "light" | "dark" } | null>} the same, to be
     *   told in words; null where there is nothing to do
     */
    async show() {
      if (step === null || done) return null;
      if (step.select !== undefined) {
        const cells = step.select.cells.split(" ");
        mark(cells.map((at) => ({ kind: "ring", at })));
        return { cells };
      }
      const turn = step.turns?.[played];
      const { game } = board;
      // While the opponent thinks there is nothing to show.
      if (turn === undefined || game === null || game.turn !== learner(step)) return null;
      const rules = await loadRules();
      const [move] = solutions(turn, game, rules.legalMoves(game), rules.play);
      if (move === undefined) return null;
      const player = game.turn;
      mark([
        { kind: "arrow", from: move.from ?? player, at: move.to },
        ...move.takeBack.map((at) => /** @type {Mark} */ ({ kind: "minus", at })),
      ]);
      return { move, player };
    },
    stop() {
      run += 1;
      step = null;
      listening.abort();
    },
  };
}

/**
 * Who plays a step by hand: the player to move.
 * @param {Step} step
 */
export function learner({ position }) {
  return /d\s*$/i.test(position) ? "dark" : "light";
}
