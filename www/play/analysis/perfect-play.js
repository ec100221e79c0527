/**
 * Perfect play from the position shown: the perfect line to step through, and the game against it.
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Analyst, Question } from "./analyst.js"
 * @import { Standing } from "../../engine/judge.js"
 */

import { PERFECT } from "../../engine/tables.js";
import { text } from "../../text/text.js";
import { attemptQuestions, attemptResult } from "./attempt.js";
import { createLineView } from "./line-view.js";
import { createPerfectLine } from "./perfect-line.js";
import { challengeWords, lineWords } from "./words.js";

/** The start of a game against perfect play, as a rematch takes it. @typedef {Parameters<typeof import("../setup.js").rematch>[1]} Start */

/**
 * The moment shown.
 * @typedef {object} Moment
 * @property {Session} session
 * @property {Game} game
 * @property {Standing | null} standing Null: not known, or not to be shown.
 * @property {boolean} open Whether there is something to be played.
 */

/**
 * @param {{ rules: Rules, analyst: Analyst, say: (sentence: string) => void }} parts
 * @param {object} on
 * @param {() => void} on.change Something else is to be asked and shown.
 * @param {(sentence: string) => void} on.note
 * @param {(ply: number, line?: readonly string[]) => void} on.show
 * @param {(start: Start) => void} on.attempt
 */
export function createPerfectPlay({ rules, analyst, say }, on) {
  const perfect = createPerfectLine(rules, analyst);
  const view = createLineView({
    start,
    stop,
    attempt,
    goTo: (ply) => on.show(ply, perfect.line?.tip.moves),
  });
  /** @type {Moment | null} */
  let moment = null;
  /** Whether a line has just become whole. */
  let found = false;
  /** What was said last of an attempt. */
  let told = "";

  function start() {
    if (moment === null) return;
    perfect.start(moment.session.game, moment.game);
    say(text("line.looking"));
    on.change();
  }

  function stop() {
    perfect.stop();
    say(text("line.stopped"));
    on.change();
  }

  function attempt() {
    if (moment === null || moment.standing === null) return;
    const { rules: options, position, turn } = moment.game;
    const words = challengeWords(moment.standing);
    // A rematch swaps the colours.
    const computer = { player: turn, level: PERFECT };
    on.attempt({ game: { rules: options, start: position }, computer });
    on.note(words);
    say(words);
  }

  /** Shows the first move of a line. */
  function showLine() {
    const { line } = perfect;
    if (line === null) return;
    say(lineWords(line));
    if (line.scores.length === 0) return;
    say(text("line.steps"));
    on.show(line.from + 1, line.tip.moves);
  }

  return {
    /** @type {(session: Session) => Question[]} What is wanted now. */
    wanted: (session) => [...perfect.wanted(), ...attemptQuestions(rules, session)],

    /** Takes in what is known. */
    update() {
      if (perfect.update()) found = true;
    },

    /** Shows and says what has been found. @param {Session} session */
    report(session) {
      const words = attemptResult(session, analyst);
      if (words !== "") {
        on.note(words);
        if (words !== told) say(words);
        told = words;
      }
      if (!found) return;
      found = false;
      showLine();
    },

    /** @param {Moment} now */
    render(now) {
      moment = now;
      const { standing, game, open } = now;
      view.render({
        offered: open,
        proven: standing?.exact === true,
        decided: standing?.value === "win" || standing?.value === "loss",
        running: perfect.running,
        done: perfect.done,
        line: perfect.line,
        moves: game.moves,
      });
    },

    /** The game has changed: its line goes. @param {Game} game */
    follow(game) {
      perfect.follow(game);
    },

    /** Nobody waits any more for what is being looked for. */
    stop() {
      perfect.stop();
    },

    /** Another game begins, or nothing is to be shown. */
    reset() {
      perfect.follow();
      told = "";
    },

    /** Whether a moment belongs to the line. @param {Game} game */
    has: (game) => perfect.has(game.moves),
  };
}
