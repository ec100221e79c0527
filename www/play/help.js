/**
 * What helps beside a game, analysis and coach: one state, what is asked for it, shown and said.
 * @import { Show } from "../game/address.js"
 * @import { Game } from "../pkg/pylos.js"
 * @import { Change } from "./analysis/state.js"
 * @import { Hint } from "./hint.js"
 * @import { Page } from "./main.js"
 */

import { known, remarks } from "../engine/know.js";
import { onLoading } from "../engine/loading.js";
import { PERFECT } from "../engine/tables.js";
import { other } from "../game/session.js";
import { threatened } from "../game/threats.js";
import { createTables } from "../library/tables.js";
import { byId } from "../site/markup.js";
import { text } from "../text/text.js";
import { createAnalyst, questions, reduce, tablesWanted } from "./analysis/questions.js";
import { judgedTurns, reviewed, turnToTry } from "./analysis/review.js";
import * as to from "./analysis/state.js";
import { createTree } from "./analysis/tree.js";
import { analysisView, marksOf, mistakesWords, remarkOf } from "./analysis/view.js";
import { challengeWords, lineWords } from "./analysis/words.js";
import { again, beginGame } from "./games.js";
import { findHint, hintWords, isAbout, nextStep } from "./hint.js";
import { today } from "./setup.js";

/** @param {Page} page */
export function createHelp(page) {
  const { rules, board, memory, say, tell } = page;
  /** Whether a game with a clock is being played: without help. */
  const isTimed = () => page.state.clock !== null && page.state.session.game.result === null;
  let state = to.newState(rules, page.state.session, isTimed(), memory.analysis.read().on === true);
  /** Games whose turns the engine was asked about: until it is known. @type {WeakMap<Game, Promise<unknown>>} */
  const looked = new WeakMap();
  const ask = createAnalyst((fails) => become(fails ? to.failed(state) : {}));
  const parts = { memory, say, rest: byId("analysis-close") };
  const tables = createTables(parts, () => become({ wantsAll: true }));
  const tree = createTree({
    // Only the board shows what is pointed at.
    point(move) {
      const pointed = move || null;
      if (pointed === state.pointed) return;
      state = { ...state, pointed };
      page.paint();
    },
    follow: (move) => board.goTo(state.game.moves.length + 1, [...state.game.moves, move]),
    fold: (part) =>
      become(
        part === "explore"
          ? { folded: false, explores: !state.explores }
          : { folded: !state.folded },
      ),
    press: (move) => become(to.pressed(state, move)),
    ply: (ply) => board.goTo(Number(ply)),
    step: (ply) => board.goTo(Number(ply), state.line?.tip.moves),
    turn(turn) {
      board.goTo(Number(turn));
      byId("review").scrollIntoView();
    },
    review(name) {
      if (name === "again") return again(page, turnToTry(state) ?? 0);
      const lesson = state.lesson ?? state.at;
      const isPlayed = state.at === lesson;
      become({ lesson });
      board.goTo(isPlayed ? lesson - 1 : lesson);
    },
    perfect(name) {
      if (name === "attempt") {
        const { game, standing } = state;
        const start = rules.newGame({ ...game.rules, position: game.position });
        const computer = { player: other(game.turn), level: PERFECT };
        beginGame(page, today(rules, start, computer));
        return tell(standing ? challengeWords(standing) : "");
      }
      say(text(state.line?.end === null ? "line.stopped" : "line.looking"));
      become(to.toggledLine(state));
    },
    whole() {
      const turns = state.session.game.moves.length;
      if (!to.isRunning(state)) say(text("review.begins", { turns }));
      become(to.toggledWhole(state));
    },
  });

  /** The one way from a state to the next. `paints`: not where the page does. @type {(change: Change, paints?: boolean) => void} */
  function become(change, paints = true) {
    const before = state;
    state = reduce(rules, state, change, known);
    const { session, line, result, share } = state;
    const { need, ...how } = tablesWanted(state);
    tables.follow(session.game.rules, need, how);
    ask(questions(rules, state, known));
    tree.paint(to.isOn(state), analysisView(state));
    if (paints) page.paint();
    look();
    if (share === 1 && before.share < 1) say(mistakesWords(state));
    // It is written as long as the end of the game is on the board.
    if (result !== "") page.dispatch({ is: "noted", note: result });
    if (result !== before.result) say(result);
    if (!line?.end || line === before.line) return;
    say(lineWords(line));
    if (line.scores.length === 0) return;
    say(text("line.steps"));
    tree.enterLine();
    board.goTo(line.from + 1, line.tip.moves);
  }

  /** Asks once what the turns of the game did. */
  function look() {
    const game = reviewed(state);
    if (game === null || looked.has(game)) return;
    const asked = remarks(game).then(
      (found) => become(to.told(rules, game, found)),
      () => looked.delete(game),
    );
    looked.set(game, asked);
  }

  /** @returns {boolean} Whether there is no help now, and the person has been told why. */
  function refuses() {
    if (state.timed) tell(text("hint.timed"));
    return state.timed;
  }

  /** @param {boolean} on */
  function switchTo(on) {
    if (to.isOn(state) === on) return;
    memory.analysis.change((kept) => ({ ...kept, on }));
    say(text(on ? "analysis.on" : "analysis.off"));
    become(to.switched(on));
  }

  /** @param {Hint} found */
  function tellHint(found) {
    become(to.advised(state, found));
    // Meanwhile the person may have played on.
    if (state.hint !== found) return;
    const { note, said } = hintWords(found);
    page.dispatch({ is: "noted", note });
    say(said);
  }

  onLoading((_, isMore) => {
    tables.update();
    if (isMore) become({});
  });
  // What failed without a connection is asked again.
  addEventListener("online", () => {
    if (state.failed) become({ failed: false });
  });

  become({}, false);
  return {
    follow() {
      const { session } = page.state;
      if (session !== state.session) become(to.follow(rules, state, session, isTimed()), false);
    },

    reset: () => become(to.NEW_GAME, false),
    clear: () => become({ pressed: null, hint: null }),

    toggle() {
      if (!refuses()) switchTo(!to.isOn(state));
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
      become({ folded: false, explores: true });
      tree.enterOpenings();
    },

    /** The next step of the hint on the moment shown, or the first one. */
    async hint() {
      const { session, hint } = state;
      if (refuses() || !to.mayAdvise(state)) return;
      if (hint !== null && isAbout(hint, session)) return tellHint(nextStep(hint));
      become({ advising: true });
      try {
        tellHint(await findHint(rules, session));
      } catch {
        become({ advising: false, hint: null });
        tell(text("hint.failed"));
      }
    },

    /** Says once in a game what the board shows: that the opponent threatens to complete something. */
    warn() {
      const { session, warned } = state;
      const figure = warned ? null : threatened(rules, session);
      if (figure === null) return;
      become({ warned: true });
      tell(text("note.threat", { player: other(session.game.turn), figure }));
    },

    marks: () => marksOf(state),

    /** The marks of the turns in the list of moves, by ply. */
    judged: () => judgedTurns(state),

    /** The turn from which the game can be tried again; null: none, or not known yet. */
    turnToTry: () => turnToTry(state),
    remark: () => remarkOf(state),
  };
}
