/**
 * What helps beside a game, analysis and coach: one state, what is asked for it, shown and said. It is loaded when the
 * board can be played.
 * @import { Show } from "../game/address.js"
 * @import { Game, Remark } from "../pkg/pylos.js"
 * @import { Line } from "./analysis/perfect.js"
 * @import { Event } from "./analysis/state.js"
 * @import { Hint } from "./hint.js"
 * @import { Page } from "./page.js"
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
import { createAnalyst, questions, tablesWanted } from "./analysis/questions.js";
import { newState, reduce } from "./analysis/reduce.js";
import { judgedTurns, reviewed, turnToTry } from "./analysis/review.js";
import { isOn, mayAdvise } from "./analysis/state.js";
import { createTree } from "./analysis/tree.js";
import { analysisView, challengeOf, marksOf, mistakesWords, remarkOf } from "./analysis/view.js";
import { lineWords } from "./analysis/words.js";
import { again, beginGame, rematch } from "./games.js";
import { findHint, hintWords, isAbout, nextStep } from "./hint.js";

/** @param {Page} page */
export async function loadHelp(page) {
  const { rules, board, memory, say, tell } = page;
  await Promise.all([
    loadStyle(new URL("./analysis/analysis.css", import.meta.url)),
    addTexts(analysisTexts),
    addTexts(remarkTexts),
  ]);
  localise(byId("sheet"));
  /** Whether a game with a clock is being played: without help. @param {Page["state"]} state */
  const isTimed = ({ clock, session }) => clock !== null && session.game.result === null;
  let state = newState(rules, page.state.session, isTimed(page.state), memory.analysis());
  /** Games whose turns the engine was asked about: until it is known. @type {WeakMap<Game, Promise<unknown>>} */
  const looked = new WeakMap();
  const ask = createAnalyst(dispatch);
  const parts = { memory, say, rest: byId("analysis-close") };
  const tables = createTables(parts, () => dispatch({ is: "all" }));
  const tree = createTree({
    point: (move) => move !== state.pointed && dispatch({ is: "pointed", move }),
    press: (move) => dispatch({ is: "pressed", move }),
    follow: (move) => board.goTo(state.game.moves.length + 1, [...state.game.moves, move]),
    fold: (part) =>
      dispatch(part === "explore" ? { is: "opened", explores: !state.explores } : { is: "folded" }),
    ply: (ply) => board.goTo(Number(ply)),
    step: (ply) => board.goTo(Number(ply), state.line?.tip.moves),
    turn(turn) {
      board.goTo(Number(turn));
      tree.showReview();
    },
    review(name) {
      if (name === "again") return again(page, turnToTry(state) ?? 0);
      const turn = state.lesson ?? state.at;
      const isPlayed = state.at === turn;
      dispatch({ is: "lesson", turn });
      board.goTo(isPlayed ? turn - 1 : turn);
    },
    perfect(name) {
      if (name === "attempt") {
        const { setup, words } = challengeOf(state);
        beginGame(page, rematch(rules, setup, null));
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
    if (event.is === "pointed") return page.paint();
    const { need, ...how } = tablesWanted(state);
    tables.follow(state.session.game.rules, need, how);
    ask(questions(rules, state, known));
    tree.paint(isOn(state), analysisView(state));
    // The page paints after what it tells.
    if (!["session", "game"].includes(event.is)) page.paint();
    look();
    if (state.whole === "done" && before.whole !== "done") say(mistakesWords(state));
    // It is written as long as the end of the game is on the board.
    if (state.result !== "" && ["session", "engine"].includes(event.is))
      page.dispatch({ is: "noted", note: state.result });
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

  /** Shows the first move of a line that was found. @param {Line} line */
  function showLine(line) {
    say(lineWords(line));
    if (line.scores.length === 0) return;
    say(text("line.steps"));
    tree.enterLine();
    board.goTo(line.from + 1, line.tip.moves);
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
    follow() {
      dispatch({ is: "session", session: page.state.session, timed: isTimed(page.state) });
    },

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
    page.dispatch({ is: "noted", note });
    say(said);
  }
}
