/**
 * Analysis and review: what the engine is asked about the moment shown, and how its answers are
 * shown. The page passes the session on with `follow`; nothing here changes the game.
 * @import { Mark } from "../../board/types.js"
 * @import { Show } from "../../game/address.js"
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Game, Move } from "../../pkg/rules.js"
 * @import { Memory } from "../../library/storage.js"
 * @import { Answer } from "../../engine/know.js"
 * @import { Question } from "./analyst.js"
 * @import { Standing } from "../../engine/judge.js"
 * @import { ScoredMove } from "./marks.js"
 */

import * as course from "../../engine/course.js";
import { keyOf } from "../../engine/know.js";
import { onLoading } from "../../engine/news.js";
import { PERFECT } from "../../engine/tables.js";
import { computerToMove, gameAt, isConceded, isLive, lineShown } from "../../game/session.js";
import { NOTHING } from "../../game/turn-builder.js";
import { createTables } from "../../library/tables.js";
import { byId, localise } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { createExplore } from "../openings/explore.js";
import { wayMarks } from "../way.js";
import { createAnalyst } from "./analyst.js";
import { createEvaluation } from "./evaluation.js";
import { leftOpen, overlay, valueMarks } from "./marks.js";
import { createPerfectPlay } from "./perfect-play.js";
import { createReview } from "./review.js";
import { createWholeGame } from "./whole-game.js";
import { adviceWords, positionWords, turnsWords } from "./words.js";

export { analysisTexts } from "../../text/analysis.js";
export { remarkTexts } from "../../text/remarks.js";

/** In place of the ply in the game while the board shows a variation. */
const OUTSIDE = -1;

/** The game whose moves lead to the moment shown. @param {Session} session */
const lineOf = ({ game, shown, line }) => (line === null ? game : shown);

/**
 * @param {object} parts
 * @param {Rules} parts.rules
 * @param {Memory} parts.memory
 * @param {(sentence: string) => void} parts.say
 * @param {object} on
 * @param {() => void} on.change The marks on the board, or the judgements in the list, have changed.
 * @param {(sentence: string) => void} on.note A sentence for the line under the status.
 * @param {(ply: number, line?: readonly string[]) => void} on.show Shows another moment of the game, or of a variation.
 * @param {(start: import("./perfect-play.js").Start) => void} on.attempt Begins a game against perfect play.
 * @param {(turn: number) => void} on.again Begins a game from before a turn.
 * @param {() => boolean} on.timed Whether a game with a clock is being played: without help.
 */
export function createAnalysis({ rules, memory, say }, on) {
  localise(byId("sheet"));
  const analyst = createAnalyst({ answer: refresh, fail });
  const toggle = byId("analysis-switch");
  const tables = createTables({ memory, say, rest: toggle }, () => {
    wantsAll = true;
    refresh();
  });
  const goTo = (/** @type {number} */ ply) => on.show(ply);
  const whole = createWholeGame(rules, analyst, { start, stop, goTo });
  const proof = /** @type {HTMLDetailsElement} */ (byId("perfect-part"));
  const evaluation = createEvaluation({ point, press });
  const review = createReview(rules, {
    change() {
      render();
      on.change();
    },
    goTo,
    again: on.again,
  });
  const perfectPlay = createPerfectPlay(
    { rules, analyst, say },
    {
      change() {
        failed = false;
        refresh();
      },
      note: on.note,
      show: on.show,
      attempt: on.attempt,
    },
  );
  const explore = createExplore(rules, analyst.answer, {
    point,
    show: (line) => on.show(line.length, line),
    toggle: refresh,
  });

  /** @type {Session | null} */
  let session = null;
  /** @type {Game} The moment shown, without a concession. */
  let game;
  /** @type {readonly Move[] | null} The legal moves of `game`, once they are needed. */
  let legal = null;
  let ply = 0;
  /** The ply of the game that the board shows; `OUTSIDE` while it shows a variation. */
  let at = 0;
  let key = "";
  /** Whether the large tables are wanted too. */
  let wantsAll = false;
  /** Whether the person wants analysis at all; remembered. */
  let wanted = memory.analysis();
  /** Whether it was switched on within this game, where it would be off otherwise. */
  let allowed = false;
  /** @type {string | null} The move pointed at in the list. */
  let pointedAt = null;
  /** @type {string | null} The move pressed in the list. */
  let pressed = null;
  let failed = false;

  /** A game against the computer or by links is played without help unless it is asked for there. */
  function isOn() {
    const alone = session === null || session.hands.length !== 1 || session.game.result !== null;
    return wanted && !on.timed() && (alone || allowed);
  }

  /** Whether perfect play is to be shown: after a game it is folded away, below the review in balls. */
  const proves = () => isOn() && proof.open;

  /** @returns {boolean} Whether there is no help now, and the person has been told why. */
  function refuses() {
    if (!on.timed()) return false;
    on.note(text("hint.timed"));
    say(text("hint.timed"));
    return true;
  }

  /** @param {Session} now @returns {boolean} Whether the computer is about to move. */
  const isComputers = (now) => isLive(now) && computerToMove(now);

  /** Whether the moment shown can be analysed: it is not the computer's, and not over. */
  const isOpen = () => session !== null && game.result === null && !isComputers(session);

  /** The choice in the moment shown. */
  const choice = () => (session !== null && isLive(session) ? session.choice : NOTHING);

  /** @param {string} move */
  function moveOf(move) {
    legal ??= session?.game === game ? session.legal : rules.legalMoves(game);
    return legal.find(({ text }) => text === move) ?? null;
  }

  /** @type {(answer: Answer | null) => ScoredMove[]} */
  const scored = (answer) =>
    (answer?.scores ?? []).flatMap((score) => {
      const move = moveOf(score.text);
      return move === null ? [] : [{ ...score, move }];
    });

  /** What is said of the turn that led to the moment shown, against perfect play. @param {Session} now */
  function advice({ game }) {
    const judgement = whole.points[at]?.judgement;
    return judgement ? adviceWords(at, game.moves[at - 1], judgement) : "";
  }

  /** @param {Session} now @returns {Question[]} */
  function questions(now) {
    /** @type {(purpose: Question["purpose"]) => Question[]} */
    const here = (purpose) => (isOpen() && proves() ? [{ key, game: () => game, purpose }] : []);
    return [
      ...perfectPlay.wanted(now),
      ...here("soon"),
      ...whole.wanted(now.game, at),
      ...here("board"),
      ...(isOpen() && proves() ? explore.wanted(game, analyst.answer(key)?.scores ?? []) : []),
    ];
  }

  /** Takes in what is known, asks for what is wanted now, and shows it. */
  function refresh() {
    if (session === null) return;
    const summary = whole.update(session.game);
    if (summary !== "") say(summary);
    perfectPlay.update();
    ask(session);
    render();
    on.change();
    perfectPlay.report(session);
  }

  /** Whether the search alone has left something open: in the moment shown, or in the game. */
  function isShort() {
    const here = analyst.answer(key)?.scores ?? [];
    return (
      here.some(({ exact }) => !exact) ||
      whole.points.some(({ standing }) => standing?.exact === false)
    );
  }

  /** Asks for what is wanted now. @param {Session} now */
  function ask(now) {
    review.follow(now, at, now.game.result !== null || (isOn() && !isLive(now)));
    const perfect = now.computer?.level === PERFECT && now.game.result === null;
    const needed = proves() || whole.running;
    const need = wantsAll || perfect ? "all" : needed ? "first" : null;
    tables.follow(now.game.rules, need, {
      asks: perfect || isShort(),
      stays: perfect || proves(),
    });
    analyst.ask(questions(now));
  }

  /** @type {(rules: import("../../engine/tables.js").Rules, more: boolean) => void} */
  function tablesChanged(_, more) {
    if (session === null) return;
    tables.update();
    if (more) refresh();
  }

  function fail() {
    failed = true;
    whole.stop();
    perfectPlay.stop();
    render();
    on.change();
  }

  function render() {
    if (session === null) return;
    const shown = proves();
    toggle.setAttribute("aria-checked", String(isOn()));
    byId("analysis").hidden = !isOn();
    evaluation.render({ on: shown, ...position(session) });
    explore.render(shown && isOpen() ? game : null, analyst.answer(key)?.scores ?? []);
    const standing = shown ? standingHere(session) : null;
    perfectPlay.render({ session, game, standing, open: isOpen() });
    // In the middle of a game there is no review.
    const after = session.game.result !== null || !isLive(session);
    review.render(isOn() && after);
    whole.render({
      game: session.game,
      shown: at,
      isOpen: shown && after,
      advice: advice(session),
    });
  }

  /** What the section says of the moment shown. @param {Session} now */
  function position(now) {
    const answer = isOpen() ? analyst.answer(key) : null;
    const scores = answer?.scores ?? [];
    const standing = standingHere(now);
    const proven = scores.filter(({ exact }) => exact).length;
    const working = analyst.isAsking(key);
    return {
      share: standing && course.lightShare(standing, game.turn),
      exact: standing?.exact === true,
      turns: standing === null ? "" : turnsWords(standing),
      verdict: verdict(standing),
      isOver: game.result !== null && isLive(now),
      scores: leftOpen(scored(answer), choice()),
      played: isLive(now) ? null : lineShown(now)[ply],
      pressed,
      proven: answer && text("analysis.proven", { proven, total: scores.length, working }),
    };
  }

  /** The standing of the moment shown. @param {Session} now */
  const standingHere = (now) =>
    course.standingOver(game) ?? course.standingAt(lineOf(now), ply, analyst.answer);

  /** @param {Standing | null} standing */
  function verdict(standing) {
    if (standing !== null) return positionWords(standing, game.turn);
    if (failed) return text("analysis.failed");
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
    // A move that is released is not shown any more, even under the pointer.
    if (pressed === null) pointedAt = null;
    render();
    on.change();
  }

  function start() {
    if (session === null) return;
    failed = false;
    whole.start(session.game);
    if (whole.running) say(text("review.begins", { turns: session.game.moves.length }));
    refresh();
  }

  function stop() {
    whole.stop();
    refresh();
  }

  proof.addEventListener("toggle", () => {
    if (!proof.open) whole.stop();
    refresh();
  });

  /** @param {boolean} now */
  function switchTo(now) {
    const within = byId("analysis").contains(document.activeElement);
    wanted = now;
    allowed = now;
    memory.keepAnalysis(now);
    failed = false;
    if (!now) {
      whole.stop();
      perfectPlay.reset();
      pressed = null;
      pointedAt = null;
      if (within) toggle.focus();
    }
    say(text(now ? "analysis.on" : "analysis.off"));
    refresh();
  }

  onLoading(tablesChanged);
  // What failed without a connection is asked again.
  addEventListener("online", () => {
    if (!failed) return;
    failed = false;
    refresh();
  });

  /** Another game begins. */
  function reset() {
    allowed = false;
    wantsAll = false;
    whole.reset();
    perfectPlay.reset();
  }

  return {
    reset,

    /** The session has changed. @param {Session} now */
    follow(now) {
      if (session !== null && !course.isSameGame(session.game, now.game)) reset();
      const before = key;
      const isOver = now.game.result !== null;
      if (session === null || (session.game.result !== null) !== isOver) proof.open = !isOver;
      byId("perfect-summary").hidden = !isOver;
      session = now;
      ply = now.shown.moves.length;
      at = now.line === null ? ply : OUTSIDE;
      key = keyOf(lineOf(now), ply);
      if (key !== before || game !== now.shown) legal = null;
      game = isConceded(now.shown) ? gameAt(rules, now.game, ply) : now.shown;
      failed = false;
      whole.update(now.game);
      perfectPlay.follow(now.game);
      if (key !== before) {
        // Somebody who goes elsewhere does not wait for it.
        perfectPlay.stop();
        pointedAt = null;
        pressed = review.arrive(at);
      }
      ask(now);
      render();
      perfectPlay.report(now);
    },

    toggle() {
      if (!refuses()) switchTo(!isOn());
    },

    /** Reviews the game. */
    review() {
      if (!isOn()) switchTo(true);
      review.reveal();
    },

    /** Shows what is known of the moment, or the openings from there. @param {Show} part */
    reveal(part) {
      if (refuses()) return;
      if (!isOn()) switchTo(true);
      proof.open = true;
      if (part === "openings") explore.open();
    },

    /** Another request to the engine is more urgent, until the next `follow`. */
    rest: () => analyst.ask([]),

    refuses,

    /** Removes the preview. */
    clear() {
      if (pressed === null) return;
      pressed = null;
      render();
      on.change();
    },

    /**
     * @param {readonly Mark[]} [hint] What the coach points out.
     * @returns {readonly Mark[]} What is pointed out on the board.
     */
    marks(hint = []) {
      if (session === null || isComputers(session)) return [];
      const scores = scored(proves() ? analyst.answer(key) : null);
      const values = scores.length > 0 ? valueMarks(scores, choice()) : [];
      const chosen = pointedAt ?? pressed;
      const move = chosen === null ? null : moveOf(chosen);
      const way = move && wayMarks(move, choice());
      if (move === null || way === null) return overlay(hint, values, null);
      return overlay(way, values, scores.find(({ text }) => text === move.text) ?? null);
    },

    /** The marks of the turns in the list of moves, by ply. */
    judged: () => (isOn() ? review.judged() : []),

    /** What the game came to in balls, and the turn from which it can be tried again; null while it is not known. */
    summary: () => session && review.summary(session.game),

    /** What is said of the move that led to the moment shown. */
    remark() {
      if (!isOn() || session === null) return "";
      if (!perfectPlay.has(game)) return review.words();
      const standing = standingHere(session);
      return standing === null ? "" : positionWords(standing, game.turn);
    },
  };
}
