// Hint, analysis and the course of the game: what is asked of the engine in the moment shown, and what is shown
// of the answers. Whoever holds the session hands it on with `follow`; nothing here changes the game.

import { createEngine } from "../../engine/engine.js";
import { sentence } from "../../game/reasons.js";
import { NOTHING } from "../../game/turn-builder.js";
import { text } from "../../text/text.js";
import { byId } from "../../site/markup.js";
import { createAnalyst, LIMITS } from "./analyst.js";
import * as course from "./course.js";
import { createEvaluation } from "./evaluation.js";
import { createHint } from "./hint.js";
import { lay, leftOpen, NOTHING_POINTED, valueMarks, wayMarks } from "./marks.js";
import { createReview, summary } from "./review.js";
import { createTables } from "./tables.js";
import { createWholeGame, MOST_TURNS } from "./whole-game.js";
import { adviceWords, positionWords } from "./words.js";

/** @typedef {import("../../game/session.js").Session} Session */
/** @typedef {import("../../game/session.js").Game} Game */
/** @typedef {import("../../game/session.js").Rules} Rules */
/** @typedef {import("./analyst.js").Question} Question */
/** @typedef {import("./judge.js").Standing} Standing */
/** @typedef {import("./marks.js").Pointed} Pointed */

/**
 * @param {object} parts
 * @param {Rules} parts.rules
 * @param {import("../storage.js").Memory} parts.memory
 * @param {(sentence: string) => void} parts.say
 * @param {object} on
 * @param {() => void} on.change what is pointed out on the board, or judged in the list of turns, has changed
 * @param {(sentence: string) => void} on.note a sentence for the line under the status
 * @param {(turn: number) => void} on.look
 */
export function createAnalysis({ rules, memory, say }, on) {
  const engine = createEngine(tablesChanged);
  const analyst = createAnalyst(engine, { answer: refresh, fail });
  const tables = createTables(() => {
    wantsAll = true;
    refresh();
  });
  const whole = createWholeGame(rules, analyst);
  const hint = createHint({ note: on.note, say });
  const evaluation = createEvaluation({ point, press });
  const review = createReview({ look: on.look, start, stop, next, show });
  const switch_ = byId("analysis-switch");

  /** @type {Session | null} */
  let session = null;
  /** Whether the large tables are wanted too. */
  let wantsAll = false;
  /** @type {Game} the moment shown */
  let game;
  let turn = 0;
  let key = "";
  /** Whether the person wants analysis at all; remembered. */
  let wanted = memory.analysis();
  /** Whether it was switched on within the present game, where it would else be off. */
  let allowed = false;
  /** @type {string | null} the move pointed at in the list */
  let pointedAt = null;
  /** @type {string | null} the move pressed in the list */
  let pressed = null;
  let failure = "";

  /** A game against the computer is played without help unless it is asked for there. */
  function isOn() {
    const alone = session === null || session.computer === null || session.game.result !== null;
    return wanted && (alone || allowed);
  }

  /** Whether the moment shown can be analysed: it is not the computer's, and not over. */
  function isOpen() {
    return session !== null && game.result === null && !course.isComputersMoment(session);
  }

  /** The part of a turn already made in the moment shown. */
  function choice() {
    return session?.looking === null ? session.choice : NOTHING;
  }

  /** @param {Session} now @returns {Question[]} */
  function questions(now) {
    const ask = (/** @type {number} */ timeMs) => ({ key, record: () => game.record, timeMs });
    const here = isOpen() && (isOn() || hint.isOpen) ? LIMITS.map(ask) : [];
    const urgent = hint.isOpen ? here.length : 1;
    return [...here.slice(0, urgent), ...whole.wanted(now, turn), ...here.slice(urgent)];
  }

  /** Takes in what is known, asks for what is wanted now, and shows it. */
  function refresh() {
    if (session === null) return;
    const answer = analyst.answer(key);
    if (answer !== null) hint.tell(answer, choice());
    whole.update(session);
    if (whole.running && whole.progress(session) === 1) {
      whole.stop();
      say(summary(whole.points));
    }
    ask(session);
    render();
    on.change();
  }

  /** Asks for what is wanted now. @param {Session} now */
  function ask(now) {
    const wanted = questions(now);
    if (wanted.length > 0) engine.prepare(now.game.rules, wantsAll);
    analyst.ask(wanted);
  }

  /** @param {import("../../engine/tables.js").Rules} rules */
  function tablesChanged(rules) {
    if (session === null) return;
    if (engine.tables(rules).state !== "ready") {
      tables.render(engine.tables(session.game.rules));
      return;
    }
    analyst.doubt();
    refresh();
  }

  /** @param {string} reason */
  function fail(reason) {
    failure = sentence(reason);
    whole.stop();
    if (hint.isOpen) {
      hint.drop();
      const note = text("hint.failed", { reason: failure });
      on.note(note);
      say(note);
    }
    render();
    on.change();
  }

  function render() {
    if (session === null) return;
    const shown = isOn();
    switch_.setAttribute("aria-checked", String(shown));
    evaluation.render({ on: shown, ...position(session) });
    tables.render(engine.tables(session.game.rules));
    const { moves, result } = session.game;
    // In the middle of a game nobody looks back at it.
    const after = result !== null || session.looking !== null || whole.started;
    const tooLong = moves.length > MOST_TURNS;
    const done = shown && after ? whole.progress(session) : 0;
    review.render({
      on: shown && after && moves.length > 0,
      started: whole.started,
      running: whole.running,
      offered: !whole.running && !tooLong && done < 1,
      done,
      most: tooLong ? MOST_TURNS : null,
      moves,
      points: whole.points,
      shown: turn,
      mistake: whole.mistake(turn),
    });
  }

  /**
   * What the section says of the moment shown.
   * @param {Session} now
   */
  function position(now) {
    const answer = isOpen() ? analyst.answer(key) : null;
    const scores = answer?.scores ?? [];
    const standing = course.standingOver(game) ?? course.standingAt(now, turn, analyst.answer);
    const proven = scores.filter(({ exact }) => exact).length;
    const working = analyst.isAsking(key);
    return {
      share: standing && course.lightShare(standing, game.turn),
      exact: standing?.exact === true,
      verdict: verdict(standing),
      isOver: game.result !== null,
      scores: leftOpen(scores, choice()),
      played: now.looking === null ? null : now.game.moves[turn],
      pressed,
      proven: answer && text("analysis.proven", { proven, total: scores.length, working }),
    };
  }

  /** @param {Standing | null} standing */
  function verdict(standing) {
    if (standing !== null) return positionWords(standing, game.turn);
    if (failure !== "") return text("analysis.failed", { reason: failure });
    return text(isOpen() ? "analysis.looking" : "analysis.computer");
  }

  /** @param {string | null} move */
  function point(move) {
    if (pointedAt === move) return;
    pointedAt = move;
    on.change();
  }

  /** @param {string} move */
  function press(move) {
    pressed = pressed === move ? null : move;
    // What is no longer pressed is not shown any more, though the pointer still rests on it.
    if (pressed === null) pointedAt = null;
    render();
    on.change();
  }

  function start() {
    if (session === null) return;
    failure = "";
    const turns = session.game.moves.length;
    const begins = whole.start(session);
    say(begins ? text("review.begins", { turns }) : text("review.tooLong", { most: MOST_TURNS }));
    refresh();
  }

  function stop() {
    whole.stop();
    refresh();
  }

  function next() {
    const found = whole.next(turn);
    if (found !== null) on.look(found);
  }

  function show() {
    on.look(whole.compare(turn));
  }

  /** @param {boolean} on_ */
  function switchTo(on_) {
    const within = byId("analysis").contains(document.activeElement);
    wanted = on_;
    allowed = on_;
    memory.keepAnalysis(on_);
    failure = "";
    if (!on_) {
      whole.stop();
      pressed = null;
      pointedAt = null;
      if (within) switch_.focus();
    }
    say(text(on_ ? "analysis.on" : "analysis.off"));
    refresh();
  }

  /** Another game begins. */
  function reset() {
    allowed = false;
    whole.reset();
  }

  return {
    reset,

    /** The session has changed. @param {Session} next */
    follow(next) {
      if (session !== null && !course.isSameGame(session, next)) reset();
      const before = key;
      session = next;
      turn = next.looking ?? next.game.moves.length;
      key = course.keyAt(next, turn);
      game = course.gameAt(rules, next, turn);
      failure = "";
      whole.update(next);
      if (key !== before) {
        hint.drop();
        pointedAt = null;
        pressed = whole.arrive(turn);
      } else if (hint.move && wayMarks(hint.move, game.turn, choice()) === null) hint.drop();
      ask(next);
      render();
    },

    toggle: () => switchTo(!isOn()),

    /** Analyses the whole game. */
    analyse() {
      if (!isOn()) switchTo(true);
      start();
      review.reveal();
    },

    /** Marks the best move and says what it achieves. */
    hint() {
      if (!isOpen()) return;
      failure = "";
      hint.ask();
      if (analyst.answer(key) === null) on.note(text("hint.looking"));
      refresh();
    },

    /** Takes hint and preview away. */
    clear() {
      const was = hint.drop() || pressed !== null;
      if (!was) return;
      pressed = null;
      render();
      on.change();
    },

    /** Whether the whole game has been asked for. */
    get started() {
      return whole.started;
    },

    /** What is pointed out on the board. @returns {Pointed} */
    pointed() {
      if (session === null || course.isComputersMoment(session)) return NOTHING_POINTED;
      const answer = isOn() ? analyst.answer(key) : null;
      const legal = session.looking === null ? session.legal : [];
      const values = answer ? valueMarks(answer.scores, legal, choice()) : NOTHING_POINTED;
      const move = pointedAt ?? pressed ?? hint.move;
      const way = move === null ? null : wayMarks(move, game.turn, choice());
      if (way === null) return values;
      return lay(way, values, answer?.scores.find((score) => score.text === move) ?? null);
    },

    /** The turns that gave something away. @returns {("mistake" | "doubtful" | null)[]} by turn */
    judged: () => (isOn() ? whole.points.map(({ judgement }) => judgement?.kind ?? null) : []),

    /** What is to be said of a turn that is looked at. @param {number} at */
    remark(at) {
      const judgement = isOn() ? whole.points[at]?.judgement : null;
      if (!judgement || session === null) return "";
      return adviceWords(at, session.game.moves[at - 1], judgement);
    },
  };
}
