/**
 * One puzzle on a board: the solver plays, wrong moves are refuted by the opponent's proven reply, hints and the
 * solution are shown. It knows no page: a page, `<pylos-puzzle>` and the exercises from one's own games use it.
 * @import { Mark, Player } from "../board/types.js"
 * @import { PylosBoard } from "../element/element.js"
 * @import { PylosBoardEventMap } from "../element/types.js"
 * @import { Game, Move } from "../pkg/rules.js"
 * @import { PuzzleText } from "../text/puzzle.js"
 * @import { Attempt, Result } from "./attempt.js"
 * @import { Facts } from "./facts.js"
 * @import { Sign } from "./tree.js"
 * @import { Puzzle, PuzzleRules, Value, Verdict } from "./types.js"
 */

import { loadRules } from "../element/rules.js";
import { enable, make, onButton, setText } from "../site/dom.js";
import * as attempts from "./attempt.js";
import { factsOf, factWords } from "./facts.js";
import { ideaOf, knownThemes } from "./themes.js";
import { makeTree } from "./tree.js";

/**
 * @typedef {object} Options
 * @property {PuzzleText} read The texts, in the language of the moment.
 * @property {(result: Result) => void} [onEnd] Called once for each puzzle.
 * @property {() => void} [onNext] What the button "Next puzzle" does; without it there is none.
 */

/** @typedef {ReturnType<typeof mount>} Solving */

/** How long a person sees a move before the next one is played, in milliseconds. */
const PAUSE = 700;

/**
 * Shows a puzzle in a container. The caller has defined `<pylos-board>`, and calls `stop` when the container goes.
 * @param {HTMLElement} container
 * @param {Puzzle} first
 * @param {Options} options
 */
export function mount(container, first, { read: words, onEnd = () => {}, onNext }) {
  let read = words;
  const tree = makeTree(container);
  const board = /** @type {PylosBoard} */ (tree.board);
  let puzzle = first;
  let attempt = attempts.begin(puzzle);
  /** @type {Game | null} The position of the puzzle; null until the rules are loaded. */
  let start = null;
  /** @type {Facts | null} On the last move of the board, where something is said about it. */
  let facts = null;
  /** Whether the solution is being played. */
  let plays = false;
  let failed = false;
  /** Counts the puzzles, and what is played on the board; what an earlier one waits for is dropped. */
  let run = 0;

  board.addEventListener("pylos-move", onMove);
  onButton(tree.values, "value", (value) => answer(/** @type {Value} */ (value)));
  /** @type {Record<string, () => void>} */
  const acts = { hint, show, replay: play, next: () => onNext?.(), again };
  // The second click of a double click would act on what has just come to its place.
  tree.buttons.addEventListener("click", (event) => event.detail > 1 && event.stopPropagation(), {
    capture: true,
  });
  onButton(tree.buttons, "act", (name) => acts[name]());
  tree.next.hidden = onNext === undefined;
  speak(words);
  open(puzzle);

  /** @param {PuzzleText} next */
  function speak(next) {
    read = next;
    board.lang = read.lang;
    render();
  }

  /** @param {Puzzle} next */
  async function open(next) {
    puzzle = next;
    attempt = attempts.begin(puzzle);
    start = null;
    facts = null;
    plays = false;
    failed = false;
    run += 1;
    const mine = run;
    render();
    const [rules] = await Promise.all([loadRules(), board.ready]);
    if (mine !== run) return;
    start = rules.newGame({ ...puzzle.rules, position: puzzle.position });
    board.orientation = start.turn;
    put(rules, []);
    render();
  }

  /**
   * Puts the position after some moves on the board; from one that is near, balls move there.
   * @type {(rules: PuzzleRules, moves: readonly string[]) => void}
   */
  function put(rules, moves) {
    board.interactive = attempt.phase === "choosing" && start !== null ? start.turn : "none";
    board.load({ game: gameAfter(rules, moves) });
    board.marks = attempt.hint === attempts.HINTS ? hintMarks() : [];
  }

  /** @type {(rules: PuzzleRules, moves: readonly string[]) => Game} */
  const gameAfter = (rules, moves) =>
    rules.newGame({ ...puzzle.rules, position: puzzle.position, moves: [...moves] });

  /** Fulfilled when no ball moves. */
  async function rest() {
    await board.ready;
    while (board.moving) {
      await new Promise((resolve) =>
        board.addEventListener("pylos-change", resolve, { once: true }),
      );
    }
  }

  /** @param {PylosBoardEventMap["pylos-move"]} event */
  async function onMove({ detail: { move, before } }) {
    const mine = run;
    const { step } = attempt;
    attempt = attempts.choose(attempt, move.text);
    if (attempt.phase !== "judging") return;
    failed = false;
    const rules = await loadRules();
    // The move is on the board now.
    board.marks = [];
    board.interactive = "none";
    const asking = puzzle.judge(step, move.text, before, rules);
    asking.catch(() => {});
    await rest();
    if (mine !== run) return;
    render();
    const verdict = await asking.catch(() => null);
    if (mine !== run) return;
    if (verdict === null) takeBack(rules);
    else await follow(rules, verdict);
  }

  /** The move could not be judged: it goes back. @param {PuzzleRules} rules */
  function takeBack(rules) {
    attempt = attempts.unjudged(attempt);
    failed = true;
    put(rules, attempt.moves);
    render();
  }

  /** @type {(rules: PuzzleRules, verdict: Verdict) => Promise<void>} */
  async function follow(rules, verdict) {
    const mine = run;
    attempt = attempts.judged(attempt, puzzle, verdict);
    if (attempts.isOver(attempt)) {
      facts = factsAfter(rules, attempt.moves);
      end();
      return;
    }
    const { phase } = attempt;
    if (verdict.reply !== null) {
      await pause();
      if (mine !== run) return;
      await playOn(verdict.reply);
      if (mine !== run) return;
    }
    attempt = attempts.replied(attempt);
    if (verdict.reply !== null && phase === "wrong") facts = factsAfter(rules, attempt.moves);
    if (phase === "right") put(rules, attempt.moves);
    render();
    if (phase === "wrong") bringBack();
  }

  /** Plays a move on the board, and waits until the balls rest. @param {string} text */
  async function playOn(text) {
    await board.play(text);
    await rest();
  }

  /** @type {(rules: PuzzleRules, moves: readonly string[]) => Facts} */
  const factsAfter = (rules, moves) =>
    factsOf(rules, gameAfter(rules, moves.slice(0, -1)), moves[moves.length - 1]);

  const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

  /** With the keyboard on the board, which takes no moves now, the next key is for the button. */
  function bringBack() {
    if (board.matches(":focus-within")) tree.next.focus({ preventScroll: true });
  }

  async function again() {
    const byKey = tree.next.matches(":focus-visible");
    attempt = attempts.back(attempt);
    facts = null;
    put(await loadRules(), attempt.moves);
    render();
    if (byKey) board.focus({ preventScroll: true });
  }

  function hint() {
    if (start === null) return;
    attempt = attempts.hinted(attempt);
    if (attempt.hint === attempts.HINTS) board.marks = hintMarks();
    render();
  }

  /** The move of the line that is to be found now. */
  function wanted() {
    return board.legal.find(({ text }) => text === puzzle.line[2 * attempt.step]) ?? null;
  }

  /** @returns {Mark[]} */
  function hintMarks() {
    const move = attempt.phase === "choosing" ? wanted() : null;
    if (move === null) return [];
    return [{ kind: "ring", at: move.from ?? move.to, label: read("puzzle.mark") }];
  }

  /** @param {Value} value */
  function answer(value) {
    if (start === null) return;
    attempt = attempts.answered(attempt, puzzle, value);
    end();
    play();
  }

  function show() {
    if (start === null) return;
    attempt = attempts.givenUp(attempt);
    facts = null;
    end();
    play();
  }

  function end() {
    board.interactive = "none";
    board.marks = [];
    render();
    onEnd(attempts.resultOf(attempt));
  }

  /** Plays the line from the solver's next move; from the beginning where it has been found or shown. */
  async function play() {
    run += 1;
    const mine = run;
    plays = true;
    render();
    const rules = await loadRules();
    const known = attempt.phase === "shown" ? 2 * attempt.step : 0;
    const from = known < puzzle.line.length && !hasShown() ? known : 0;
    put(rules, puzzle.line.slice(0, from));
    for (const move of puzzle.line.slice(from)) {
      await pause();
      if (mine !== run) return;
      await playOn(move);
      if (mine !== run) return;
    }
    plays = false;
    if (puzzle.kind === "move") facts = factsAfter(rules, puzzle.line);
    render();
  }

  /** Whether the whole line is on the board. */
  const hasShown = () => board.game?.moves.length === puzzle.line.length;

  /** The solver's colour. @returns {Player} */
  function solver() {
    return puzzle.position.trimEnd().endsWith("d") ? "dark" : "light";
  }

  function render() {
    const player = solver();
    const { phase, hint: given } = attempt;
    const isOver = attempts.isOver(attempt);
    const isJudge = puzzle.kind === "judge";
    const ready = start !== null;
    const { value, grade, rating } = puzzle;
    // Nothing repeats by the children's rules: no move takes a ball off the board.
    const endless = puzzle.rules.variant !== "children";
    const asked = isJudge
      ? read("puzzle.judge", { player, endless })
      : read("puzzle.task", { player, value, isOnly: puzzle.isOnly !== false });
    setText(tree.task, asked);
    const about = [
      ...(grade > 0 ? [read("puzzle.grade", { grade })] : []),
      ...(rating > 0 ? [read("puzzle.rating", { rating })] : []),
      ...(puzzle.number === undefined ? [] : [puzzle.id]),
    ];
    setText(tree.facts, about.join(" · "));
    tree.words.setAttribute("aria-label", asked);

    const [sign, sentence] = feedback();
    tree.sign(sign);
    setText(tree.said, sentence);
    const named = isOver ? knownThemes(puzzle.themes) : [];
    tree.themes.hidden = named.length === 0;
    tree.themes.ariaLabel = read("puzzle.themes");
    tree.themes.replaceChildren(
      ...named.map((theme) => make("li", "", read("puzzle.theme", { theme }))),
    );

    tree.values.hidden = !isJudge;
    tree.values.ariaLabel = asked;
    for (const [name, button] of Object.entries(tree.value)) {
      setText(button, read("puzzle.value", { value: name }));
      button.dataset.is = isOver
        ? name === value
          ? "right"
          : name === attempt.answer
            ? "wrong"
            : ""
        : "";
      enable(button, ready && phase === "answering");
    }
    tree.value.endless.hidden = !endless;

    tree.hint.hidden = isJudge;
    setText(tree.hint, read(given === 0 ? "puzzle.hint" : "puzzle.more"));
    enable(tree.hint, ready && phase === "choosing" && given < attempts.HINTS);
    tree.show.dataset.act = isOver ? "replay" : "show";
    setText(tree.show, read(isOver ? "puzzle.replay" : "puzzle.show"));
    const isStill = phase === "choosing" || phase === "answering" || phase === "refuted" || isOver;
    enable(tree.show, ready && isStill && !plays && puzzle.line.length > 0);
    tree.next.hidden = onNext === undefined && phase !== "refuted";
    tree.next.dataset.act = phase === "refuted" ? "again" : "next";
    setText(tree.next, read(phase === "refuted" ? "puzzle.again" : "puzzle.next"));
    tree.next.classList.toggle("puzzle-ready", isOver || phase === "refuted");
  }

  /** What is said now, with its sign. @returns {[Sign | null, string]} */
  function feedback() {
    const player = solver();
    const { phase, verdict, mistakes, hints, step, hint: given } = attempt;
    const told = facts === null ? "" : factWords(read, facts, facts.player === player);
    if (puzzle.kind === "judge" && attempt.answer !== null) {
      const isRight = phase === "solved";
      const judged = read("puzzle.judged", { isRight, value: puzzle.value, player });
      const proof = puzzle.line.length > 0 ? ` ${read("puzzle.proof")}` : "";
      return [isRight ? "good" : "bad", judged + proof];
    }
    switch (phase) {
      case "solved":
        return ["good", `${read("puzzle.solved", { mistakes, hints })} ${told}`.trimEnd()];
      case "shown":
        return [null, `${read("puzzle.shown")} ${told}`.trimEnd()];
      case "refuted":
      case "wrong": {
        const worth = verdict === null ? "lost" : verdict.value;
        return ["bad", `${told} ${read("puzzle.wrong", { worth })}`.trimStart()];
      }
      case "judging":
        return [null, read("puzzle.judging")];
      case "right":
        return ["good", read("puzzle.right")];
    }
    if (failed) return ["bad", read("puzzle.failed")];
    const move = given > 0 ? wanted() : null;
    if (move !== null) {
      const theme = ideaOf(puzzle.themes, move, board.legal);
      const deed = deedOf(move);
      if (given === attempts.HINTS) return ["hint", read("puzzle.where", { deed })];
      return ["hint", theme ? read("puzzle.idea", { theme }) : read("puzzle.kind", { deed })];
    }
    return step > 0 ? ["good", read("puzzle.right")] : [null, ""];
  }

  return {
    board,
    /** Another puzzle, at once. */
    open,
    /** Another language. */
    speak,
    /** Moves the focus to the task. @param {FocusOptions} [options] */
    focus: (options) => tree.words.focus(options),
    /** @returns {Attempt} */
    get attempt() {
      return attempt;
    },
    stop() {
      run += 1;
      tree.frame.remove();
    },
  };
}

/** What a move does, for sentences. @param {Move} move */
function deedOf({ from, to, takeBack, completes }) {
  const figure = completes[0]?.kind ?? null;
  return { from, to, figure, takes: takeBack.length };
}
