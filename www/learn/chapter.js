/**
 * A chapter of the course, with the keys of its texts.
 * @import { Chapter, Step } from "../exercise/lesson.js"
 */

/**
 * Adds the keys of the texts, which follow from the ids: `lesson.square` is the title of the chapter `square`,
 * `lesson.square.up` the text of its step `up`, `lesson.square.up.done` the text when that is done. Where a step
 * says `none` to a mistake, the key is `lesson.square.up.none`.
 * @type {(id: string, steps: Omit<Step, "text" | "done">[]) => Chapter}
 */
export function chapter(id, steps) {
  const title = `lesson.${id}`;
  return { id, title, steps: steps.map((step) => withTexts(step, `${title}.${step.id}`)) };
}

/** @type {(step: Omit<Step, "text" | "done">, text: string) => Step} */
function withTexts(step, text) {
  const answers = ["say", "otherwise"];
  /** @type {Step} */
  const whole = JSON.parse(JSON.stringify({ ...step, text }), (part, value) =>
    answers.includes(part) ? `${text}.${value}` : value,
  );
  return step.turns || step.select ? { ...whole, done: `${text}.done` } : whole;
}
