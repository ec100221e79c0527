/**
 * A hint in its steps: what to look at, where, and why. It knows the rules and a short search; what perfect play says
 * stands in the analysis.
 * @import { Mark } from "../board/types.js"
 * @import { Rules, Session } from "../game/session.js"
 * @import { Choice } from "../game/turn-builder.js"
 * @import { Coach } from "../pkg/pylos.js"
 * @import { Game, Move } from "../pkg/rules.js"
 */

import { coach, know } from "../engine/know.js";
import { other, passed } from "../game/session.js";
import { fits, wording } from "../game/turn-builder.js";
import { text } from "../text/text.js";
import { choiceOf, leftToTake, pointer, wayMarks } from "./analysis/marks.js";
import { figureOf, reasonWords } from "./analysis/words.js";

/** @typedef {{ words: string, aloud: string, marks: readonly Mark[] }} Step `aloud` also names the places that `marks` show. */

/**
 * A hint on a moment, where some of the turn had been played, and the step that is shown.
 * @typedef {{ game: Game, begun: string, move: Move, steps: readonly Step[], at: number }} Hint
 */

/** Balls on the board up to which a hint is about the centre. */
const OPENING = 2;

/** The places of level 1 that belong to four squares. */
const CENTRE = ["1b2", "1c2", "1b3", "1c3"];

/** More reasons for one move say less. */
const MOST = 2;

/**
 * `choice`: what has been chosen of the turn; `move`: the advised one, which begins with it.
 * @type {(rules: Rules, game: Game, choice: Choice, coach: Coach, move: Move) => Step[]}
 */
export function hintSteps(rules, game, choice, coach, move) {
  const isRest = choice.to !== null;
  /** `marks`: those of the first step. @type {(what: string, reasons: readonly string[], marks?: readonly Mark[], advised?: Move) => Step[]} */
  const steps = (what, reasons, marks = [], advised = move) => {
    const way = wayMarks(advised, choice) ?? [];
    const left = leftToTake(advised, choice);
    const isPlaced = !isRest && advised.from === null;
    const start = advised.from ?? advised.to;
    const noun = isPlaced ? "place" : left.length > 1 && isRest ? "balls" : "ball";
    const where = (/** @type {string[]} */ cells) => text("hint.where", { what: noun, cells });
    const order = isRest
      ? text("hint.rest", { takeBack: left })
      : text("hint.order", { move: advised });
    const why = reasons.join(" ");
    const first = isRest ? way : [pointer("ring", start, isPlaced ? "to" : "from")];
    return [
      { words: what, aloud: what, marks },
      { words: where([]), aloud: where(isRest ? left : [start]), marks: first },
      { words: why, aloud: `${order} ${why}`, marks: way },
    ];
  };
  if (isRest) {
    const { length: count } = leftToTake(move, choice);
    const rest = steps(text("hint.takeBack", { count }), [text("reason.spare")]);
    return count === 0 ? rest.slice(0, 1) : rest;
  }
  if (Object.keys(game.balls).length <= OPENING) {
    const centre = CENTRE.filter((cell) => game.balls[cell] === undefined);
    const to = centre.includes(move.to) ? move.to : centre[0];
    const marks = centre.map((at) => pointer("ring", at, "look"));
    return steps(text("hint.centre"), [text("reason.centre")], marks, { ...move, to });
  }
  const player = other(game.turn);
  const after = rules.play(game, move);
  const isWon = after.result?.winner === game.turn;
  const [completed] = move.completes;
  const had = coach.chances.figures.length > 0 || completed !== undefined;
  const next = had || after.result ? [] : rules.legalMoves(passed(rules, after));
  const prepared = next.flatMap(({ completes }) => completes)[0]?.kind;
  const isSafe =
    after.result === null &&
    rules.legalMoves(after).every((reply) => !reply.from && reply.completes.length === 0);
  const cells = coach.threats.figures.flatMap(({ cells }) => cells);
  const threat = figureOf(cells);
  const known = move.text === coach.best ? reasonWords(coach.remarks, coach.best, player) : [];
  const reasons = [
    ...(isWon ? [text("reason.wins")] : known),
    ...(prepared ? [text("reason.prepares", { figure: prepared })] : []),
    ...(isSafe ? [text("reason.safe", { player })] : []),
  ];
  const why = reasons.length === 0 ? [text("reason.search")] : reasons.slice(0, MOST);
  if (isWon) return steps(text("hint.wins"), why);
  if (completed) return steps(text("hint.completes", { figure: completed.kind }), why);
  if (coach.remarks.some(({ kind }) => kind === "blocks")) {
    const label = text(`state.threat.${threat}`);
    const marks = [...new Set(cells)].map((at) => {
      return { kind: "ring", at, tone: "threat", label: game.balls[at] ? "" : label };
    });
    const what = text("hint.threat", { player, figure: threat });
    return steps(what, why, /** @type {Mark[]} */ (marks));
  }
  if (move.from !== null) return steps(text("hint.raises"), why);
  if (prepared) return steps(text("hint.prepares", { figure: prepared }), why);
  return steps(text("hint.quiet", { player }), why);
}

/** What has been played of the turn in the moment shown. @param {Session} session */
const begunOf = (session) => {
  const choice = choiceOf(session);
  return choice.to === null ? "" : wording(choice);
};

/** Looks for a hint on the moment shown. @type {(rules: Rules, session: Session) => Promise<Hint>} */
export async function findHint(rules, session) {
  const { shown: game } = session;
  const choice = choiceOf(session);
  const advice = /** @type {Coach} */ (await coach(game));
  const legal = session.game === game ? session.legal : rules.legalMoves(game);
  const open = choice.to === null ? legal : legal.filter((move) => fits(move, choice));
  const find = (/** @type {readonly { text: string }[]} */ turns) =>
    turns.flatMap(({ text }) => open.filter((move) => move.text === text))[0];
  const move = find([{ text: advice.best }]) ?? find((await know(game, "hint")).scores);
  const steps = hintSteps(rules, game, choice, advice, move);
  return { game, begun: begunOf(session), move, steps, at: 0 };
}

/** Whether a hint is about the moment shown. @type {(hint: Hint, session: Session) => boolean} */
export const isAbout = ({ game, begun }, session) =>
  session.shown === game && begunOf(session) === begun;

/** The hint with its next step; the last one is shown again. @param {Hint} hint @returns {Hint} */
export const nextStep = (hint) => ({ ...hint, at: Math.min(hint.at + 1, hint.steps.length - 1) });

/** What is left of a hint in another moment: the rest of the turn stays marked where it has been shown. @type {(hint: Hint, session: Session) => Hint | null} */
export function hintAfter(hint, session) {
  const { game, move, steps, at } = hint;
  const isShown = session.shown === game && at + 1 === steps.length;
  const stays = isShown && wayMarks(move, choiceOf(session)) !== null;
  return stays || isAbout(hint, session) ? hint : null;
}

/** What a hint points out on the board. @type {(hint: Hint, session: Session) => readonly Mark[]} */
export const hintMarks = (hint, session) =>
  isAbout(hint, session)
    ? hint.steps[hint.at].marks
    : (wayMarks(hint.move, choiceOf(session)) ?? []);

/** The step that is shown: in writing, and aloud with the places that the marks show. @param {Hint} hint */
export function hintWords({ steps, at }) {
  const next = at + 1 === steps.length ? null : at === 0 ? "where" : "why";
  const { words, aloud } = steps[at];
  return {
    note: text("hint.step", { words, next }),
    said: text("hint.step", { words: aloud, next }),
  };
}
