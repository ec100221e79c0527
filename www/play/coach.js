/**
 * The coach beside a game: hints in steps, and the first warning of what the opponent threatens. It knows the rules and
 * a short search; what perfect play says stands in the analysis.
 * @import { Mark } from "../board/types.js"
 * @import { Rules, Session } from "../game/session.js"
 * @import { Choice } from "../game/turn-builder.js"
 * @import { Coach } from "../pkg/pylos.js"
 * @import { Figure, Game, Move } from "../pkg/rules.js"
 */

import { coach, knowAll } from "../engine/know.js";
import { computerToMove, isLive, other, passed } from "../game/session.js";
import { threatened } from "../game/threats.js";
import { fits, NOTHING, wording } from "../game/turn-builder.js";
import { text } from "../text/text.js";
import { figureOf, reasonWords } from "./analysis/remark-words.js";
import { leftToTake, pointer, wayMarks } from "./way.js";

/**
 * One step of a hint. `aloud` also names the places that `marks` show.
 * @typedef {{ words: string, aloud: string, marks: readonly Mark[] }} Step
 */

/** Balls on the board up to which a hint is about the centre. */
const OPENING = 2;

/** The places of level 1 that belong to four squares. */
const CENTRE = ["1b2", "1c2", "1b3", "1c3"];

/** More reasons for one move say less. */
const MOST = 2;

/**
 * A hint in its steps: what to look at, where, and why.
 * @param {Rules} rules
 * @param {Game} game
 * @param {Choice} choice What has been chosen of the turn.
 * @param {Coach} coach
 * @param {Move} move The advised one, which begins with the choice.
 * @returns {Step[]}
 */
export function hintSteps(rules, game, choice, coach, move) {
  if (choice.to !== null) {
    const { length: count } = leftToTake(move, choice);
    const what = text("hint.takeBack", { count });
    if (count === 0) return [{ words: what, aloud: what, marks: [] }];
    return stepsOf(what, [], move, choice, [text("reason.spare")]);
  }
  if (Object.keys(game.balls).length <= OPENING) {
    const centre = CENTRE.filter((cell) => game.balls[cell] === undefined);
    const to = centre.includes(move.to) ? move.to : centre[0];
    const marks = centre.map((at) => pointer("ring", at, "look"));
    return stepsOf(text("hint.centre"), marks, { ...move, to }, choice, [text("reason.centre")]);
  }
  const opponent = other(game.turn);
  const { wins, prepares, isSafe } = outlook(rules, game, coach, move);
  const [completed] = move.completes;
  const cells = coach.threats.figures.flatMap(({ cells }) => cells);
  const blocks = coach.remarks.some(({ kind }) => kind === "blocks") && !wins && !completed;
  const threat = () => {
    const label = text(`state.threat.${figureOf(cells)}`);
    return [...new Set(cells)].map(
      (at) =>
        /** @type {Mark} */ ({
          kind: "ring",
          at,
          tone: "threat",
          label: game.balls[at] ? "" : label,
        }),
    );
  };
  const what = wins
    ? text("hint.wins")
    : completed
      ? text("hint.completes", { figure: completed.kind })
      : blocks
        ? text("hint.threat", { player: opponent, figure: figureOf(cells) })
        : move.from !== null
          ? text("hint.raises")
          : prepares
            ? text("hint.prepares", { figure: prepares })
            : text("hint.quiet", { player: opponent });
  const known = move.text === coach.best ? reasonWords(coach.remarks, coach.best, opponent) : [];
  const reasons = [
    ...(wins ? [text("reason.wins")] : known),
    ...(prepares ? [text("reason.prepares", { figure: prepares })] : []),
    ...(isSafe ? [text("reason.safe", { player: opponent })] : []),
  ];
  const why = reasons.length === 0 ? [text("reason.search")] : reasons.slice(0, MOST);
  return stepsOf(what, blocks ? threat() : [], move, choice, why);
}

/**
 * @param {string} what
 * @param {readonly Mark[]} marks Beside it.
 * @param {Move} move
 * @param {Choice} choice
 * @param {readonly string[]} reasons
 * @returns {Step[]}
 */
function stepsOf(what, marks, move, choice, reasons) {
  const way = wayMarks(move, choice) ?? [];
  const left = leftToTake(move, choice);
  const isRest = choice.to !== null;
  const start = move.from ?? move.to;
  const noun =
    !isRest && move.from === null ? "place" : left.length > 1 && isRest ? "balls" : "ball";
  /** @param {readonly string[]} cells */
  const where = (cells) => text("hint.where", { what: noun, cells });
  const order = isRest ? text("hint.rest", { takeBack: left }) : text("hint.order", { move });
  const why = reasons.join(" ");
  return [
    { words: what, aloud: what, marks },
    {
      words: where([]),
      aloud: where(isRest ? left : [start]),
      marks: isRest ? way : [pointer("ring", start, move.from === null ? "to" : "from")],
    },
    { words: why, aloud: `${order} ${why}`, marks: way },
  ];
}

/**
 * What is possible after a move: whether it wins, which square or line it prepares, and whether the opponent can neither
 * complete nor raise anything.
 * @type {(rules: Rules, game: Game, coach: Coach, move: Move) =>
 *   { wins: boolean, prepares: Figure["kind"] | null, isSafe: boolean }}
 */
function outlook(rules, game, { chances }, move) {
  const after = rules.play(game, move);
  if (after.result !== null) {
    return { wins: after.result.winner === game.turn, prepares: null, isSafe: false };
  }
  const had = chances.figures.length > 0 || move.completes.length > 0;
  const next = had ? [] : rules.legalMoves(passed(rules, after));
  const prepared = next.flatMap(({ completes }) => completes)[0];
  const isSafe = rules
    .legalMoves(after)
    .every(({ from, completes }) => from === null && completes.length === 0);
  return { wins: false, prepares: prepared?.kind ?? null, isSafe };
}

/**
 * @param {object} parts
 * @param {Rules} parts.rules
 * @param {(sentence: string) => void} parts.say
 * @param {object} on
 * @param {(sentence: string) => void} on.note A sentence for the line under the status.
 * @param {() => void} on.change The marks on the board have changed.
 */
export function createCoach({ rules, say }, on) {
  /** @type {Session} */
  let session;
  /** The hint that is shown: its moment, its move and its steps.
   * @type {{ moment: string, game: Game, move: Move, steps: readonly Step[], at: number } | null} */
  let hint = null;
  let asking = false;
  let warned = false;

  /** The choice in the moment shown. */
  const choice = () => (isLive(session) ? session.choice : NOTHING);
  /** What has been played of the turn. */
  const moment = () => (choice().to === null ? "" : wording(choice()));

  /** @param {NonNullable<typeof hint>} hint */
  function tell({ steps, at }) {
    const next = at + 1 === steps.length ? null : at === 0 ? "where" : "why";
    on.note(text("hint.step", { words: steps[at].words, next }));
    say(text("hint.step", { words: steps[at].aloud, next }));
    on.change();
  }

  /** Asks for a hint on the moment shown. */
  async function ask() {
    const { shown: game } = session;
    const [begun, at] = [choice(), moment()];
    const advice = /** @type {Coach} */ (await coach(game));
    const legal = session.game === game ? session.legal : rules.legalMoves(game);
    const open = begun.to === null ? legal : legal.filter((move) => fits(move, begun));
    const best = [{ text: advice.best }];
    const find = (/** @type {readonly { text: string }[]} */ turns) =>
      turns.flatMap(({ text }) => open.filter((move) => move.text === text))[0];
    const move = find(best) ?? find((await knowAll(game, "hint")).scores);
    // Meanwhile the person has played on.
    if (session.shown !== game || moment() !== at) return;
    const steps = hintSteps(rules, game, begun, advice, move);
    hint = { moment: at, game, move, steps, at: 0 };
    tell(hint);
  }

  return {
    /** Another game begins. */
    reset() {
      warned = false;
    },

    /** The session has changed. @param {Session} now */
    follow(now) {
      session = now;
      if (hint === null || (now.shown === hint.game && moment() === hint.moment)) return;
      // The rest of the turn stays marked where it has been shown.
      const isShown = hint.at + 1 === hint.steps.length;
      if (now.shown !== hint.game || !isShown || wayMarks(hint.move, choice()) === null)
        hint = null;
    },

    /** The next step of the hint on the moment shown, or the first one. */
    async hint() {
      if (asking || session.shown.result !== null || (isLive(session) && computerToMove(session))) {
        return;
      }
      if (hint !== null && hint.moment === moment()) {
        hint.at = Math.min(hint.at + 1, hint.steps.length - 1);
        tell(hint);
        return;
      }
      asking = true;
      try {
        await ask();
      } catch {
        on.note(text("hint.failed"));
        say(text("hint.failed"));
      } finally {
        asking = false;
      }
    },

    clear() {
      if (hint === null) return;
      hint = null;
      on.change();
    },

    /** @returns {readonly Mark[]} What the hint points out on the board. */
    marks() {
      if (hint === null) return [];
      const { steps, at, move, moment: then } = hint;
      return moment() === then ? steps[at].marks : (wayMarks(move, choice()) ?? []);
    },

    /** Says once in a game what the board shows: that the opponent threatens to complete something. */
    warn() {
      const figure = warned ? null : threatened(rules, session);
      if (figure === null) return;
      warned = true;
      const player = other(session.game.turn);
      const sentence = text("note.threat", { player, figure });
      on.note(sentence);
      say(sentence);
    },
  };
}
