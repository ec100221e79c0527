/**
 * Where a link to the course leads, and what becomes of the progress: pure functions.
 * @import { Steps } from "../library/steps.js"
 */

import { isActive } from "../exercise/attempt.js";
import { placesOf } from "../exercise/lesson.js";
import { firstWord } from "../game/link-text.js";
import { course } from "./course.js";

/** Steps that stood in another chapter once, or are gone: where their links lead. */
const MOVED = new Map([
  ["stack/square", "board/up"],
  ["stack/gap", "raise/gap"],
  ["stack/third", "raise/third"],
  ["raise/first", "board/raise"],
  ["raise/carry", "board/carry"],
  ["raise/which", "raise/higher"],
  ["square/complete", "board/complete"],
  ["square/one", "square/played"],
  ["turn/three", "board/three"],
  ["turn/itself", "square/itself"],
  ["turn/most", "square/itself"],
  ["think/block", "board/block"],
  ["end/apex", "board/apex"],
  ["end/empty", "board/empty"],
  ["end/last", "think/tempo"],
  ["think/last", "think/tempo"],
  ["think/sit", "think/hold"],
  ["think/play", "think/second"],
]);

/** @param {string} link As `chapter/step`, of this course or an earlier one. */
export const moved = (link) => MOVED.get(link) ?? link;

export const places = placesOf(course);

/** The step of an address; without one the last open step, for an unknown one the first. @type {(address: string, progress: Steps) => { at: string, isKnown: boolean, isLink: boolean }} */
export function stepOf(address, { at: last }) {
  const link = firstWord(address);
  const wanted = moved(link || (last ?? ""));
  const at = places.some(({ link }) => link === wanted) ? wanted : places[0].link;
  return { at, isKnown: link === "" || at === wanted, isLink: link !== "" };
}

/** @param {string} at */
const isRead = (at) => places.some(({ link, step }) => link === at && !isActive(step));

/** The progress when a step is done. What is only to be read is done when the learner goes on. @type {(progress: Steps, at: string) => Steps} */
export const doneAt = (progress, at) =>
  isRead(at) ? progress : { at, done: [...new Set([...progress.done, at])] };

/** The progress when the learner goes from one step to another. @type {(progress: Steps, from: string, at: string) => Steps} */
export const goneTo = ({ done }, from, at) => ({
  at,
  done: isRead(from) ? [...new Set([...done, from])] : done,
});
