/**
 * A step of a lesson as it is seen.
 * @import { Mark } from "../board/types.js"
 * @import { Move } from "../pkg/rules.js"
 * @import { LessonText } from "../text/lessons.js"
 * @import { Attempt } from "./attempt.js"
 * @import { Moment } from "./core.js"
 * @import { Chapter, Step } from "./lesson.js"
 * @import { Sign, View } from "./tree.js"
 */

import { parseMarks } from "../element/attributes.js";
import { isOver } from "./attempt.js";
import { solverOf } from "./core.js";
import { listed, solutions } from "./goal.js";

/** A step and its number in the chapter, from 1. @typedef {{ link: string, chapter: Chapter, step: Step, number: number }} Place */

/** Whether it is the first or last step of all, and whether the next one is locked. @typedef {{ isFirst: boolean, isLast: boolean, isLocked: boolean }} Ways */

/** The course's text with a key, or the author's own words. @type {(texts: LessonText, said: string, params?: Record<string, unknown>) => string} */
const wordsOf = ({ has, read }, said, params) => (has(said) ? read(said, params) : said);

/** @type {(texts: LessonText, place: Place & Ways, attempt: Attempt, moment: Moment) => View} */
export function lessonView(texts, { chapter, step, number, ...ways }, attempt, moment) {
  const { read } = texts;
  const done = isOver(attempt);
  const isActive = step.turns !== undefined || step.select !== undefined;
  const player = solverOf(step);
  const you = step.turns && player === "dark" ? `${read("learn.you", { player })} ` : "";
  const move = hinted(step, attempt, moment);
  const [sign, said] = feedback(texts, step, attempt, move);
  return {
    title: wordsOf(texts, chapter.title),
    where: read("learn.step", { step: number, steps: chapter.steps.length }),
    text: you + wordsOf(texts, step.text),
    isFree: step.turns !== undefined,
    marks: marksOf(step, attempt, move),
    sign,
    said,
    buttons: [
      { name: "back", words: read("learn.back"), isShown: !ways.isFirst },
      { name: "show", words: read("learn.show"), isShown: isActive && !done },
      { name: "again", words: read("learn.again"), isShown: isActive && done },
      {
        name: "next",
        words: read("learn.next"),
        isShown: !ways.isLast,
        isEnabled: !ways.isLocked,
        isReady: done,
      },
    ],
  };
}

/** The move that a hint shows. @type {(step: Step, attempt: Attempt, moment: Moment) => Move | null} */
function hinted({ turns }, { phase, hint, step }, { game, legal, rules }) {
  const turn = turns?.[step];
  if (!turn || hint === 0 || phase !== "choosing" || game === null || rules === null) return null;
  return solutions(turn, game, legal, rules.play)[0] ?? null;
}

/**
 * What is said now, with its sign.
 * @type {(texts: LessonText, step: Step, attempt: Attempt, move: Move | null) => [Sign | null, string]} `move`: a hint.
 */
function feedback(texts, { turns, select, position, done = "learn.good" }, attempt, move) {
  const { phase, said, hint } = attempt;
  if (phase === "solved") return turns || select ? ["good", wordsOf(texts, done)] : [null, ""];
  if (said !== null) return [said.sign, wordsOf(texts, said.say, said.params)];
  if (hint > 0 && select) {
    return [null, texts.read("learn.showCells", { cells: listed(select.cells) })];
  }
  if (move === null) return [null, ""];
  return [null, texts.read("learn.showMove", { player: solverOf({ position }), ...move })];
}

/** @type {(step: Step, attempt: Attempt, move: Move | null) => readonly Mark[]} `move`: a hint. */
function marksOf({ marks, select, position }, { hint, step, chosen }, move) {
  if (hint > 0 && select) return listed(select.cells).map((at) => ({ kind: "ring", at }));
  if (chosen.length > 0) return chosen.map((at) => ({ kind: "ring", at, tone: "good" }));
  if (move === null) return marks !== undefined && step === 0 ? parseMarks(marks) : [];
  const taken = move.takeBack.map((at) => /** @type {Mark} */ ({ kind: "minus", at }));
  return [{ kind: "arrow", from: move.from ?? solverOf({ position }), at: move.to }, ...taken];
}
