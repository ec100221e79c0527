/**
 * The list of chapters with the progress in each.
 * @import { Chapter } from "../exercise/lesson.js"
 * @import { CourseKey } from "../text/course.js"
 */

import { make, setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";

/** @type {(course: readonly Chapter[], done: ReadonlySet<string>, at: string) => void} `at`: the open step. */
export function showMenu(course, done, at) {
  const [first, ...others] = course.map((chapter) => entryOf(chapter, done, at));
  renew(byId("chapters"), first, make("li", "legend", text("learn.goOn")), ...others);
  const steps = course.reduce((sum, { steps }) => sum + steps.length, 0);
  setText(byId("progress"), text("learn.progress", { done: done.size, steps }));
  byId("forget").hidden = done.size === 0;
}

/** @type {(chapter: Chapter, done: ReadonlySet<string>, at: string) => HTMLElement} */
function entryOf({ id, title, steps }, done, at) {
  const count = steps.filter((step) => done.has(`${id}/${step.id}`)).length;
  const numbers = make("span", "count", `${count}/${steps.length}`);
  numbers.ariaHidden = "true";
  const link = make("a");
  link.href = `#${id}/${steps[0].id}`;
  if (at.startsWith(`${id}/`)) link.ariaCurrent = "true";
  link.append(
    make("span", count === steps.length ? "tick done" : "tick"),
    make("span", "name", text(/** @type {CourseKey} */ (title))),
    numbers,
    make("span", "heard", text("learn.progress", { done: count, steps: steps.length })),
  );
  const item = make("li");
  item.append(link);
  return item;
}
