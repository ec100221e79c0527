/**
 * The loop of the page of the course: which step is open, and what is done.
 * @import { Progress } from "../library/course.js"
 * @import { LessonKey } from "../text/lessons.js"
 */

import { isActive } from "../exercise/attempt.js";
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
  ["end/last", "think/last"],
]);

/** @param {string} link As `chapter/step`, of this course or an earlier one. */
export const moved = (link) => MOVED.get(link) ?? link;

export const places = course.flatMap((chapter) =>
  chapter.steps.map((step) => ({ chapter, step, link: `${chapter.id}/${step.id}` })),
);

/** @param {string} link */
const isRead = (link) => places.some((place) => place.link === link && !isActive(place.step));

/** The step that is open. @typedef {{ at: string }} State */

/**
 * - `go`: to the step of an address; `choose`: the first step of a chapter; `done`: the open step;
 * - `step`: the learner has gone to another one; `forget`: the progress.
 * @typedef {{ is: "go", address: string } | { is: "choose" | "done" | "step", at: string } | { is: "forget" }} Event
 */

/**
 * @typedef {{ do: "address", at: string, isNew: boolean } | { do: "open", at: string } | { do: "keep", changes: Partial<Progress> }
 *   | { do: "tell", say: LessonKey | "" } | { do: "report", at: string, left: number } | { do: "show" }} Effect
 */

/** @type {(state: State, event: Event, progress: Progress) => { state: State, effects: Effect[] }} */
export function reduce(state, event, progress) {
  /** @type {(link: string) => string[]} */
  const doneWith = (link) => [...new Set([...progress.done, link])];
  switch (event.is) {
    case "go": {
      // Without an address the last open step, for an unknown one the first.
      const asked = firstWord(event.address);
      const wanted = moved(asked || (progress.at ?? ""));
      const at = places.some(({ link }) => link === wanted) ? wanted : places[0].link;
      const isKnown = asked === "" || at === wanted;
      return {
        state: { at },
        effects: [
          { do: "address", at, isNew: false },
          { do: "tell", say: isKnown ? "" : "learn.unknown" },
          // A link is only looked at: the learner goes on where something was done last.
          { do: "keep", changes: asked === "" ? { at } : {} },
          { do: "open", at },
          { do: "show" },
        ],
      };
    }
    case "choose":
      return { state, effects: [{ do: "keep", changes: { at: event.at } }, { do: "show" }] };
    case "done": {
      const { at } = event;
      const done = doneWith(at);
      // What is only to be read is done by a link only when the learner goes on.
      const isLooked = isRead(at) && at !== progress.at;
      const chapter = places.filter(({ link }) => link.startsWith(`${at.split("/")[0]}/`));
      return {
        state,
        effects: [
          { do: "keep", changes: isLooked ? {} : { at, done } },
          { do: "show" },
          { do: "report", at, left: chapter.filter(({ link }) => !done.includes(link)).length },
        ],
      };
    }
    case "step": {
      const { at } = event;
      const done = isRead(state.at) ? doneWith(state.at) : progress.done;
      return {
        state: { at },
        effects: [
          { do: "tell", say: "" },
          { do: "address", at, isNew: true },
          { do: "keep", changes: { at, done } },
          { do: "show" },
        ],
      };
    }
    case "forget":
      return {
        state,
        effects: [
          { do: "keep", changes: { done: [] } },
          { do: "show" },
          { do: "tell", say: "learn.forgotten" },
        ],
      };
  }
}
