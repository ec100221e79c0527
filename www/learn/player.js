/**
 * Plays one step of a lesson on a `<pylos-board>`: sets it up, judges what the learner does, answers for the
 * opponent, and shows the solution. The game is the board's; only the chosen balls of a selection are kept here.
 * @import { Sign } from "./tree.js"
 * @import { Step, Turn } from "./lesson.js"
 * @import { PylosBoard } from "../element/element.js"
 * @import { PylosBoardEventMap } from "../element/types.js"
 * @import { Game } from "../pkg/pylos.js"
 * @import { Mark } from "../board/types.js"
 */

import { loadRules } from "../element/rules.js";
import {
  isComplete,
  judgeMove,
  judgeRefusal,
  judgeSelection,
  listed,
  replyTo,
  solutions,
} from "./judge.js";

/**
 * @typedef {object} PlayerEvents
 * @property {() => void} done
 * @property {(sign: Sign | null, text: string, params?: Record<string, unknown>) => void} say `text` is a key of the
 *   course's texts, or a sentence.
 */

/** How long the learner sees their own move before the opponent answers, in milliseconds. */
const PAUSE = 900;

/** @typedef {ReturnType<typeof createPlayer>} Player */

/**
 * @param {PylosBoard} board
 * @param {PlayerEvents} on
 */
export function createPlayer(board, on) {
  /** @type {Step | null} */
  let step = null;
  /** @type {string[]} The right balls chosen so far. */
  let chosen = [];
  /** Counts the starts of steps; work begun in an earlier one is dropped. */
  let run = 0;

  const listening = new AbortController();
  const { signal } = listening;
  board.addEventListener("pylos-move", onMove, { signal });
  board.addEventListener("pylos-illegal", onIllegal, { signal });
  board.addEventListener("pylos-choose", onChoice, { signal });

  /** The move that the step asks for now; undefined at the opponent's turn and when all are played. */
  function asked() {
    const played = board.game?.moves.length ?? 0;
    return played % 2 === 0 ? step?.turns?.[played / 2] : undefined;
  }

  /** @param {PylosBoardEventMap["pylos-move"]} event */
  function onMove(event) {
    const turn = asked();
    const verdict = turn && judgeMove(turn, event.detail);
    if (!verdict?.good) event.preventDefault();
    // A step that is done stays on the board as it is.
    if (turn === undefined) return;
    if (!verdict?.good) {
      on.say("other", verdict?.say ?? "learn.otherwise");
      return;
    }
    board.marks = [];
    if (turn === step?.turns?.at(-1)) on.done();
    if (turn.reply !== undefined) answer(turn);
  }

  /** @param {PylosBoardEventMap["pylos-illegal"]} event */
  function onIllegal(event) {
    event.preventDefault();
    const turn = asked();
    const { reason, place } = event.detail;
    if (turn) on.say("other", judgeRefusal(turn, place, board.choice.picked) ?? reason);
  }

  /** @param {PylosBoardEventMap["pylos-choose"]} event */
  function onChoice(event) {
    const select = step?.select;
    if (select === undefined) return;
    event.preventDefault();
    if (isComplete(select, chosen)) return;
    const { place } = event.detail;
    const { good, say } = judgeSelection(select, place);
    if (!good) on.say("other", say ?? "learn.notThis");
    else if (chosen.includes(place)) on.say(null, "learn.already");
    else {
      chosen = [...chosen, place];
      board.marks = chosen.map((at) => ({ kind: "ring", at, tone: "good" }));
      if (isComplete(select, chosen)) on.done();
      else on.say("good", "learn.more", { left: listed(select.cells).length - chosen.length });
    }
  }

  /** @param {Turn} turn */
  async function answer(turn) {
    const mine = run;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (mine !== run) return;
    const move = replyTo(turn, board.legal);
    if (move !== null) await board.play(move);
  }

  /**
   * Puts the step on the board as it begins.
   * @returns {Promise<Game | null>} The game; null if another step has begun meanwhile.
   */
  async function begin() {
    if (step === null) return null;
    run += 1;
    chosen = [];
    const mine = run;
    const { rules = {}, position, marks, turns, select } = step;
    const attributes = {
      variant: rules.variant,
      "take-back": rules.takeBack,
      "empty-reserve": rules.emptyReserve,
      position,
      moves: undefined,
      interactive: "none",
      selectable: select && "balls",
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) board.removeAttribute(name);
      else board.setAttribute(name, value);
    }
    board.marks = [];
    if (marks !== undefined) board.setAttribute("marks", marks);
    await board.ready;
    const game = mine === run ? await board.reset() : null;
    if (game === null || mine !== run) return null;
    if (turns !== undefined) board.interactive = game.turn;
    return game;
  }

  return {
    /** @param {Step} next */
    open(next) {
      step = next;
      return begin();
    },
    again: begin,
    /** Marks and says the solution; does nothing at the opponent's turn. */
    async show() {
      if (step?.select !== undefined) {
        const cells = listed(step.select.cells);
        board.marks = cells.map((at) => ({ kind: "ring", at }));
        on.say(null, "learn.showCells", { cells });
        return;
      }
      const { game } = board;
      const turn = asked();
      if (turn === undefined || game === null) return;
      const { play } = await loadRules();
      const [move] = solutions(turn, game, board.legal, play);
      if (move === undefined) return;
      const { from, to, takeBack } = move;
      /** @type {Mark[]} */
      const taken = takeBack.map((at) => ({ kind: "minus", at }));
      board.marks = [{ kind: "arrow", from: from ?? game.turn, at: to }, ...taken];
      on.say(null, "learn.showMove", { player: game.turn, from, to, takeBack });
    },
    stop() {
      run += 1;
      step = null;
      listening.abort();
    },
  };
}
