/**
 * What helps beside a game, analysis and coach: one state, what is asked for it, shown and said. It is loaded when the
 * board can be played.
 * @import { Show } from "../game/address.js"
 * @import { Rules, Session } from "../game/session.js"
 * @import { Memory } from "../library/storage.js"
 * @import { Game, Remark } from "../pkg/pylos.js"
 * @import { Line } from "./analysis/perfect.js"
 * @import { Event } from "./analysis/state.js"
 * @import { Hint } from "./hint.js"
 */

import { known, remarks } from "../engine/know.js";
import { onLoading } from "../engine/loading.js";
import { other } from "../game/session.js";
import { threatened } from "../game/threats.js";
import { createTables } from "../library/tables.js";
import { loadStyle } from "../site/load-style.js";
import { byId, localise } from "../site/markup.js";
import { analysisTexts } from "../text/analysis.js";
import { remarkTexts } from "../text/remarks.js";
import { addTexts, text } from "../text/text.js";
import { createAnalyst } from "./analysis/analyst.js";
import { questions, tablesWanted } from "./analysis/questions.js";
import { newState, reduce } from "./analysis/reduce.js";
import { judgedTurns, reviewed, turnToTry } from "./analysis/review.js";
import { isOn, mayAdvise } from "./analysis/state.js";
import { createTree } from "./analysis/tree.js";
import { analysisView, challengeOf, marksOf, mistakesWords, remarkOf } from "./analysis/view.js";
import { lineWords } from "./analysis/words.js";
import { findHint, hintWords, isAbout, nextStep } from "./hint.js";

/**
 * @param {object} parts
 * @param {Rules} parts.rules
 * @param {Memory} parts.memory
 * @param {(sentence: string) => void} parts.say
 * @param {object} on
 * @param {() => Session} on.session The session on the board.
 * @param {() => boolean} on.timed Whether a game with a clock is being played: without help.
 * @param {() => void} on.change The marks on the board, or the judgements in the list, have changed.
 * @param {(sentence: string) => void} on.note A sentence for the line under the status.
 * @param {(ply: number, line?: readonly string[]) => void} on.show Shows another moment of the game, or of a variation.
 * @param {(start: ReturnType<typeof challengeOf>["setup"]) => void} on.attempt Begins a game against perfect
 *   play.
 * @param {(turn: number) => void} on.again Begins a game from before a turn.
 */
export async function loadHelp({ rules, memory, say }, on) {
  await Promise.all([
    loadStyle(new URL("./analysis/analysis.css", import.meta.url)),
    addTexts(analysisTexts),
    addTexts(remarkTexts),
  ]);
  localise(byId("sheet"));
  let state = newState(rules, on.session(), on.timed(), memory.analysis());
  /** Games whose turns the engine was asked about: until it is known. @type {WeakMap<Game, Promise<unknown>>} */
  const looked = new WeakMap();
  const ask = createAnalyst(dispatch);
  const parts = { memory, say, rest: byId("analysis-close") };
  const tables = createTables(parts, () => dispatch({ is: "all" }));
  const tree = createTree({
    point: (move) => move !== state.pointed && dispatch({ is: "pointed", move }),
    press: (move) => dispatch({ is: "pressed", move }),
    follow: (move) => on.show(state.game.moves.length + 1, [...state.game.moves, move]),
    fold: (part) =>
      dispatch(part === "explore" ? { is: "opened", explores: !state.explores } : { is: "folded" }),
    ply: (ply) => on.show(Number(ply)),
    step: (ply) => on.show(Number(ply), state.line?.tip.moves),
    turn(turn) {
      on.show(Number(turn));
      tree.showReview();
    },
    review(name) {
      if (name === "again") return on.again(turnToTry(state) ?? 0);
      const turn = state.lesson ?? state.at;
      const isPlayed = state.at === turn;
      dispatch({ is: "lesson", turn });
      on.show(isPlayed ? turn - 1 : turn);
    },
    perfect(name) {
      if (name === "attempt") {
        const { setup, words } = challengeOf(state);
        on.attempt(setup);
        return tell(words);
      }
      say(text(state.line?.end === null ? "line.stopped" : "line.looking"));
      dispatch({ is: "line" });
    },
    whole() {
      const turns = state.session.game.moves.length;
      if (state.whole !== "running") say(text("review.begins", { turns }));
      dispatch({ is: "whole" });
    },
  });

  /** The one way from a state to the next. @param {Event} event */
  function dispatch(event) {
    const before = state;
    state = reduce(rules, state, event, known);
    // Only the board shows what is pointed at.
    if (event.is === "pointed") return on.change();
    const { need, ...how } = tablesWanted(state);
    tables.follow(state.session.game.rules, need, how);
    ask(questions(rules, state, known));
    tree.paint(isOn(state), analysisView(state));
    // The page paints after what it tells.
    if (!["session", "game"].includes(event.is)) on.change();
    look();
    if (state.whole === "done" && before.whole !== "done") say(mistakesWords(state));
    // It is written as long as the end of the game is on the board.
    if (state.result !== "" && ["session", "engine"].includes(event.is)) on.note(state.result);
    if (state.result !== before.result) say(state.result);
    if (state.line?.end && state.line !== before.line) showLine(state.line);
  }

  /** Asks once what the turns of the game did. */
  function look() {
    const game = reviewed(state);
    if (game === null || looked.has(game)) return;
    const tell = (/** @type {readonly Remark[]} */ found) =>
      dispatch({ is: "remarks", game, remarks: found });
    looked.set(
      game,
      remarks(game).then(tell, () => looked.delete(game)),
    );
  }

  /** @param {string} sentence In writing and aloud. */
  function tell(sentence) {
    on.note(sentence);
    say(sentence);
  }

  /** Shows the first move of a line that was found. @param {Line} line */
  function showLine(line) {
    say(lineWords(line));
    if (line.scores.length === 0) return;
    say(text("line.steps"));
    tree.enterLine();
    on.show(line.from + 1, line.tip.moves);
  }

  /** @returns {boolean} Whether there is no help now, and the person has been told why. */
  function refuses() {
    if (state.timed) tell(text("hint.timed"));
    return state.timed;
  }

  /** @param {boolean} isWanted */
  function switchTo(isWanted) {
    if (isOn(state) === isWanted) return;
    memory.keepAnalysis(isWanted);
    say(text(isWanted ? "analysis.on" : "analysis.off"));
    dispatch({ is: "switched", on: isWanted });
  }

  onLoading((_, isMore) => {
    tables.update();
    if (isMore) dispatch({ is: "engine" });
  });
  // What failed without a connection is asked again.
  addEventListener("online", () => {
    if (state.failed) dispatch({ is: "retried" });
  });

  return {
    /** @param {Session} session */
    follow: (session) => dispatch({ is: "session", session, timed: on.timed() }),

    reset: () => dispatch({ is: "game" }),
    clear: () => dispatch({ is: "cleared" }),

    toggle() {
      if (!refuses()) switchTo(!isOn(state));
    },

    review() {
      switchTo(true);
      looked.get(state.session.game)?.then(() => tree.enterReview());
    },

    /** Shows what is known of the moment, or the openings from there. @param {Show} part */
    reveal(part) {
      if (refuses()) return;
      switchTo(true);
      if (part !== "openings") return;
      dispatch({ is: "opened", explores: true });
      tree.enterOpenings();
    },

    /** The next step of the hint on the moment shown, or the first one. */
    async hint() {
      const { session, hint } = state;
      if (refuses() || !mayAdvise(state)) return;
      if (hint !== null && isAbout(hint, session)) return tellHint(nextStep(hint));
      dispatch({ is: "advising" });
      try {
        tellHint(await findHint(rules, session));
      } catch {
        dispatch({ is: "advised", hint: null });
        tell(text("hint.failed"));
      }
    },

    /** Says once in a game what the board shows: that the opponent threatens to complete something. */
    warn() {
      const { session, warned } = state;
      const figure = warned ? null : threatened(rules, session);
      if (figure === null) return;
      dispatch({ is: "warned" });
      tell(text("note.threat", { player: other(session.game.turn), figure }));
    },

    marks: () => marksOf(state),

    /** The marks of the turns in the list of moves, by ply. */
    judged: () => judgedTurns(state),

    /** The turn from which the game can be tried again; null: none, or not known yet. */
    turnToTry: () => turnToTry(state),
    remark: () => remarkOf(state),
  };

  /** @param {Hint} found */
  function tellHint(found) {
    dispatch({ is: "advised", hint: found });
    // Meanwhile the person may have played on.
    if (state.hint !== found) return;
    const { note, said } = hintWords(found);
    on.note(note);
    say(said);
  }
}
