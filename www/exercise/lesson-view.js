/**
 * A step of a lesson as it is seen.
 * @import { Mark } from "../board/types.js"
 * @import { LessonText } from "../text/lessons.js"
 * @import { Attempt } from "./attempt.js"
 * @import { Moment } from "./core.js"
 * @import { Chapter, Step } from "./lesson.js"
 * @import { Sign, View } from "./tree.js"
 */

import { parseMarks } from "../element/marks.js";
import { isOver } from "./attempt.js";
import { solverOf } from "./core.js";
import { listed, solutions } from "./goal.js";

/**
 * A step and its place in the lessons.
 * @typedef {object} Place
 * @property {string} link
 * @property {Chapter} chapter
 * @property {Step} step
 * @property {number} number The step's number in the chapter, from 1.
 * @property {boolean} isFirst Of all chapters.
 * @property {boolean} isLast
 */

/**
 * A text of the data: a key of the course's texts, or the author's own words.
 * @type {(texts: LessonText, said: string, params?: Record<string, unknown>) => string}
 */
const wordsOf = ({ has, read }, said, params) => (has(said) ? read(said, params) : said);

/**
 * @param {LessonText} texts
 * @param {Place} place
 * @param {boolean} isLocked Whether the next step cannot be opened yet.
 * @param {Attempt} attempt
 * @param {Moment} moment
 * @returns {View}
 */
export function lessonView(texts, { chapter, step, number, ...place }, isLocked, attempt, moment) {
  const { read } = texts;
  const done = isOver(attempt);
  const isActive = step.turns !== undefined || step.select !== undefined;
  const player = solverOf(step);
  const you = step.turns && player === "dark" ? `${read("learn.you", { player })} ` : "";
  const [sign, said] = feedback(texts, step, attempt, moment);
  return {
    title: wordsOf(texts, chapter.title),
    where: read("learn.step", { step: number, steps: chapter.steps.length }),
    text: you + wordsOf(texts, step.text),
    isFree: step.turns !== undefined,
    marks: marksOf(step, attempt, moment),
    sign,
    said,
    buttons: [
      { name: "back", words: read("learn.back"), isShown: !place.isFirst },
      { name: "show", words: read("learn.show"), isShown: isActive && !done },
      { name: "again", words: read("learn.again"), isShown: isActive && done },
      {
        name: "next",
        words: read("learn.next"),
        isShown: !place.isLast,
        isEnabled: !isLocked,
        isReady: done,
      },
    ],
  };
}

/**
 * What is said now, with its sign.
 * @type {(texts: LessonText, step: Step, attempt: Attempt, moment: Moment) => [Sign | null, string]}
 */
function feedback(texts, { turns, select, done = "learn.good" }, attempt, { game, legal, rules }) {
  const { phase, said, hint } = attempt;
  if (phase === "solved") return turns || select ? ["good", wordsOf(texts, done)] : [null, ""];
  if (said !== null) return [said.sign, wordsOf(texts, said.say, said.params)];
  if (hint === 0 || phase !== "choosing" || game === null || rules === null) return [null, ""];
  if (select) return [null, texts.read("learn.showCells", { cells: listed(select.cells) })];
  const [move] = solutions(turns?.[attempt.step] ?? { want: {} }, game, legal, rules.play);
  if (move === undefined) return [null, ""];
  const { from, to, takeBack } = move;
  return [null, texts.read("learn.showMove", { player: game.turn, from, to, takeBack })];
}

/** @type {(step: Step, attempt: Attempt, moment: Moment) => readonly Mark[]} */
function marksOf({ marks, turns, select }, attempt, { game, legal, rules }) {
  const { phase, hint, step, chosen } = attempt;
  if (hint > 0 && select) return listed(select.cells).map((at) => ({ kind: "ring", at }));
  if (chosen.length > 0) return chosen.map((at) => ({ kind: "ring", at, tone: "good" }));
  const turn = turns?.[step];
  if (hint > 0 && turn && phase === "choosing" && game !== null && rules !== null) {
    const [move] = solutions(turn, game, legal, rules.play);
    if (move === undefined) return [];
    const taken = move.takeBack.map((at) => /** @type {Mark} */ ({ kind: "minus", at }));
    return [{ kind: "arrow", from: move.from ?? game.turn, at: move.to }, ...taken];
  }
  return marks !== undefined && step === 0 ? parseMarks(marks) : [];
}
