/**
 * A hint in its steps: what to look at, where, and why. The engine chooses the turn and its reasons (`coach.rs`); the words
 * never say that a position is lost.
 * @import { Mark, Player } from "../board/types.js"
 * @import { Rules, Session } from "../game/session.js"
 * @import { Choice } from "../game/turn-builder.js"
 * @import { Coach, HintReason } from "../pkg/pylos.js"
 * @import { Game, Move } from "../pkg/rules.js"
 */

import { coach } from "../engine/know.js";
import { other } from "../game/session.js";
import { wording } from "../game/turn-builder.js";
import { text } from "../text/text.js";
import { choiceOf, leftToTake, pointer, wayMarks } from "./analysis/marks.js";
import { figureOf } from "./analysis/words.js";

/** @typedef {{ words: string, aloud: string, marks: readonly Mark[] }} Step `aloud` also names the places that `marks` show. */

/**
 * A hint on a moment, where some of the turn had been played, and the step that is shown.
 * @typedef {{ game: Game, begun: string, move: Move, steps: readonly Step[], at: number }} Hint
 */

/** What a hint is about, by the first of these reasons that there is. */
const LOOKS = /** @type {const} */ ({
  wins: "wins",
  completes: "completes",
  blocks: "threat",
  raises: "raises",
  prepares: "prepares",
  centre: "centre",
  safe: "quiet",
});

/** More reasons for one move say less. */
const MOST = 2;

/** The words of a reason. @type {(reason: HintReason, player: Player) => string} `player`: the opponent. */
const reasonWords = ({ kind, cells }, player) =>
  text(`reason.${kind}`, { player, other: player, figure: figureOf(cells) });

/**
 * What to look at, by the reasons for the advised turn: in words, and on the board.
 * @type {(game: Game, coach: Coach) => { what: string, marks: readonly Mark[] }}
 */
function lookOf(game, { reasons, threats }) {
  const kinds = /** @type {(keyof typeof LOOKS)[]} */ (Object.keys(LOOKS));
  const kind = kinds.find((kind) => reasons.some((reason) => reason.kind === kind));
  if (kind === undefined) return { what: text("hint.plain"), marks: [] };
  const own = reasons.find((reason) => reason.kind === kind)?.cells ?? [];
  const cells = kind === "blocks" ? threats.figures.flatMap(({ cells }) => cells) : own;
  const figure = figureOf(cells);
  const what = text(`hint.${LOOKS[kind]}`, { player: other(game.turn), figure });
  if (kind === "centre") {
    const free = cells.filter((cell) => game.balls[cell] === undefined);
    return { what, marks: free.map((at) => pointer("ring", at, "look")) };
  }
  if (kind !== "blocks") return { what, marks: [] };
  const label = text(`state.threat.${figure}`);
  /** @type {(at: string) => Mark} */
  const ring = (at) => ({ kind: "ring", at, tone: "threat", label: game.balls[at] ? "" : label });
  return { what, marks: [...new Set(cells)].map(ring) };
}

/**
 * `choice`: what has been chosen of the turn; `move`: the advised one, which begins with it.
 * @type {(game: Game, choice: Choice, coach: Coach, move: Move) => Step[]}
 */
export function hintSteps(game, choice, coach, move) {
  const isRest = choice.to !== null;
  const way = wayMarks(move, choice) ?? [];
  const left = leftToTake(move, choice);
  const isPlaced = !isRest && move.from === null;
  const start = move.from ?? move.to;
  const noun = isPlaced ? "place" : left.length > 1 && isRest ? "balls" : "ball";
  const where = (/** @type {string[]} */ cells) => text("hint.where", { what: noun, cells });
  const order = isRest ? text("hint.rest", { takeBack: left }) : text("hint.order", { move });
  const reasons = coach.reasons.map((reason) => reasonWords(reason, other(game.turn)));
  const why = isRest
    ? text("reason.spare")
    : reasons.slice(0, MOST).join(" ") || text("reason.search");
  const { what, marks } = isRest
    ? { what: text("hint.takeBack", { count: left.length }), marks: [] }
    : lookOf(game, coach);
  const first = isRest ? way : [pointer("ring", start, isPlaced ? "to" : "from")];
  const steps = [
    { words: what, aloud: what, marks },
    { words: where([]), aloud: where(isRest ? left : [start]), marks: first },
    { words: why, aloud: `${order} ${why}`, marks: way },
  ];
  return isRest && left.length === 0 ? steps.slice(0, 1) : steps;
}

/** What has been played of the turn in the moment shown. @param {Session} session */
const begunOf = (session) => {
  const choice = choiceOf(session);
  return choice.to === null ? "" : wording(choice);
};

/** Looks for a hint on the moment shown; null where there is none. @type {(rules: Rules, session: Session) => Promise<Hint | null>} */
export async function findHint(rules, session) {
  const { shown: game } = session;
  const begun = begunOf(session);
  const advice = await coach(game, begun || undefined);
  const move = rules.legalMoves(game).find(({ text }) => text === advice?.best);
  if (!advice || !move) return null;
  return { game, begun, move, steps: hintSteps(game, choiceOf(session), advice, move), at: 0 };
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
  const [note, said] = [words, aloud].map((words) => text("hint.step", { words, next }));
  return { note, said };
}
