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
import { reveal } from "../game/move-list.js";
import { other } from "../game/session.js";
import { threatened } from "../game/threats.js";
import { createTables } from "../library/tables.js";
import { onButton } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { toElement } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";
import { createAnalyst, questions, reduce, tablesWanted } from "./analysis/questions.js";
import { judgedTurns, reviewed, turnToTry } from "./analysis/review.js";
import * as to from "./analysis/state.js";
import { analysisView, marksOf, mistakesWords, remarkOf } from "./analysis/view.js";
import { challengeWords, lineWords } from "./analysis/words.js";
import { beginGame } from "./games.js";
import { findHint, hintWords, isAbout, nextStep } from "./hint.js";
import { today } from "./setup.js";

/** The links or buttons of the moves in a list. */
const ROWS = "[data-move] :is(a, button)";

/** The move of the row of an element, "" for none. @param {EventTarget | null} target */
const moveOf = (target) =>
  /** @type {Element | null} */ (target)?.closest("[data-move]")?.getAttribute("data-move") ?? "";

/** @param {Page} page */
export function createHelp(page) {
  const { rules, board, memory, say, tell } = page;
  const section = byId("analysis");
  const close = byId("analysis-close");
  /** @type {(selector: string) => HTMLElement | null} */
  const find = (selector) => section.querySelector(selector);
  /** Whether a game with a clock is being played: without help. */
  const isTimed = () => page.state.clock !== null && page.state.session.game.result === null;
  let state = to.newState(rules, page.state.session, isTimed(), memory.analysis.read().on === true);
  /** Games whose turns the engine was asked about: until it is known. @type {WeakMap<Game, Promise<unknown>>} */
  const looked = new WeakMap();
  const ask = createAnalyst((fails) => become(fails ? to.failed(state) : {}));
  const parts = { memory, say, rest: close };
  const tables = createTables(parts, () => become({ wantsAll: true }));

  /** What the buttons do, by the name of their data. @type {Record<string, (value: string) => void>} */
  const acts = {
    press: (move) => become(to.pressed(state, move)),
    ply: (ply) => board.goTo(Number(ply)),
    step: (ply) => board.goTo(Number(ply), state.line?.tip.moves),
    turn(turn) {
      board.goTo(Number(turn));
      byId("review").scrollIntoView();
    },
    review() {
      const isPlayed = to.isPlayedShown(state);
      const lesson = to.turnSpokenOf(state);
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
  };

  /** Only the board shows what is pointed at. @param {string} pointed "" for none. */
  function point(pointed) {
    if (pointed === state.pointed) return;
    state = { ...state, pointed };
    page.paint();
  }

  for (const [name, act] of Object.entries(acts)) onButton(section, name, act);
  section.addEventListener("click", (event) => {
    const { button, ctrlKey, metaKey, shiftKey, target } = event;
    const pressed = /** @type {Element} */ (target).closest("summary, [data-move] a");
    // A link that is to be opened in another tab is left to the browser.
    if (pressed === null || button !== 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const move = moveOf(pressed);
    const { explores, folded, game } = state;
    if (move !== "") {
      // The row goes.
      find("#explore summary")?.focus();
      board.goTo(game.moves.length + 1, [...game.moves, move]);
    } else if (pressed.parentElement?.id === "explore") {
      become({ folded: false, explores: !explores });
    } else become({ folded: !folded });
  });
  /** The rows are one stop of the Tab key. */
  function setStop() {
    find(`${ROWS}[tabindex="0"]`)?.setAttribute("tabindex", "-1");
    (find(`${ROWS}:focus`) ?? find(ROWS))?.setAttribute("tabindex", "0");
  }

  section.addEventListener("focusin", ({ target }) => {
    setStop();
    // A tap focuses as well; its click follows at once.
    if (/** @type {Element} */ (target).matches(":focus-visible")) point(moveOf(target));
  });
  section.addEventListener("focusout", () => point(""));
  // The focus scrolls the page under a pointer that rests.
  const focused = () => moveOf(find(`${ROWS}:focus-visible`));
  section.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "touch") point(moveOf(target) || focused());
  });
  section.addEventListener("pointerleave", () => point(focused()));
  section.addEventListener("keydown", (event) => {
    const stops = [...section.querySelectorAll(`#explore summary, ${ROWS}`)];
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    const at = stops.indexOf(/** @type {Element} */ (event.target));
    const next = /** @type {HTMLElement | undefined} */ (stops[at + by]);
    if (by === 0 || at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  });

  /** Paints the section of the analysis. */
  function paintSection() {
    const isOn = to.isOn(state);
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    const isWithin = section.contains(focused);
    const list = isWithin ? focused.closest(".graph, .perfect-moves") : null;
    const elements = analysisView(state).map(toElement);
    // While a row is pressed, those that are there keep their places.
    if (find("[data-move]:active")) keepOrder(section, elements);
    close.hidden = !isOn;
    section.hidden = !isOn;
    renew(section, ...elements);
    setStop();
    // The arrow keys show the next moment, and the focus follows.
    focusCurrent(list);
    const line = find(".perfect-moves");
    if (line) reveal(line, currentIn(line));
    if (isWithin && (!focused.isConnected || focused.closest("[hidden]"))) {
      document.querySelector("pylos-board")?.focus();
    }
  }

  /** The one way from a state to the next. `paints`: not where the page does. @type {(change: Change, paints?: boolean) => void} */
  function become(change, paints = true) {
    const before = state;
    state = reduce(rules, state, change, known);
    const { session, line, result, share } = state;
    const { need, ...how } = tablesWanted(state);
    tables.follow(session.game.rules, need, how);
    ask(questions(rules, state, known));
    paintSection();
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
    // From a line that was waited for, the keyboard goes on.
    if (document.activeElement === find("[data-perfect=line]")) {
      find(".perfect-moves button")?.focus({ preventScroll: true });
    }
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

  /** @param {boolean} on @param {boolean} [isKept] Whether the person has chosen it: a link changes no choice. */
  function switchTo(on, isKept = true) {
    if (to.isOn(state) === on) return;
    if (isKept) memory.analysis.change((kept) => ({ ...kept, on }));
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
      looked.get(state.session.game)?.then(() => {
        find("#review")?.scrollIntoView({ block: "nearest" });
        focusCurrent(find("#graph"));
      });
    },

    /** Shows what is known of the moment, or the openings from there. @param {Show} part */
    reveal(part) {
      if (refuses()) return;
      switchTo(true, false);
      if (part !== "openings") return;
      become({ folded: false, explores: true });
      find("#explore")?.scrollIntoView({ block: "start" });
      // Where somebody has a focus, it goes along.
      if (document.activeElement !== document.body) find("#explore summary")?.focus();
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

/** @type {(section: HTMLElement, elements: readonly HTMLElement[]) => void} */
function keepOrder(section, elements) {
  const shown = [...section.querySelectorAll("[data-move]")].map(moveOf);
  const rows = elements.flatMap((element) => [...element.querySelectorAll("[data-move]")]);
  const place = (/** @type {Element} */ row) => shown.indexOf(moveOf(row)) + 1 || shown.length + 1;
  rows[0]?.parentElement?.append(...rows.sort((a, b) => place(a) - place(b)));
}

/** @type {(list: Element | null) => HTMLElement | null} */
const currentIn = (list) => list?.querySelector("[aria-current]") ?? null;

/** @param {Element | null} list */
const focusCurrent = (list) => currentIn(list)?.focus({ preventScroll: true });
