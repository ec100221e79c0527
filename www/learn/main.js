/**
 * The page of the course: its lessons, the address of each step, and the progress.
 * @import { Chapter } from "../exercise/lesson.js"
 * @import { PylosLesson } from "../exercise/lesson-element.js"
 * @import { Steps } from "../library/steps.js"
 * @import { TextsOf } from "../text/board-text.js"
 */

import { STEPS } from "../library/steps.js";
import { setText, whenIdle } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { h } from "../site/nodes.js";
import { pageReady, ready } from "../site/ready.js";
import { renew } from "../site/renew.js";
import { report } from "../site/report.js";
import { startPage } from "../site/start.js";
import { store } from "../site/store.js";
import { translations } from "../text/board-text.js";
import { text } from "../text/text.js";
import { course } from "./course.js";
import { doneAt, goneTo, moved, places, stepOf } from "./page.js";

const { tell } = await startPage({
  texts: [translations("lessons"), translations("course")],
  speak,
});

const lesson = /** @type {PylosLesson} */ (byId("lesson"));
const chapters = byId("chapters");
const progress = store(STEPS, () => void ready.then(() => tell(text("learn.damaged"))));
function render() {
  const at = lesson.at ?? places[0].link;
  const done = new Set(progress.read().done.map(moved));
  const [first, ...others] = course.map((chapter) => entryOf(chapter, done, at));
  const legend = h("li", { class: "legend" }, text("learn.goOn"));
  renew(chapters, first, legend, ...others);
  const count = places.filter(({ link }) => done.has(link)).length;
  setText(byId("progress"), text("learn.progress", { done: count, steps: places.length }));
  byId("forget").hidden = count === 0;
  // After the last step before a first game.
  byId("play").hidden = at !== `${course[0].id}/${course[0].steps.at(-1)?.id}`;
  const { chapter, number } = places.find(({ link }) => link === at) ?? places[0];
  const where = text("learn.step", { step: number, steps: chapter.steps.length });
  document.title = text("title", { status: `${titleOf(chapter)}, ${where}` });
}

/** @param {Chapter} chapter */
const titleOf = ({ title }) => text(/** @type {keyof TextsOf<"course">} */ (title));

/** The chapter with the progress in it. @type {(chapter: Chapter, done: ReadonlySet<string>, at: string) => ReturnType<typeof h>} */
function entryOf(chapter, done, at) {
  const { id, steps } = chapter;
  const count = steps.filter((step) => done.has(`${id}/${step.id}`)).length;
  const words = text("learn.progress", { done: count, steps: steps.length });
  const current = at.startsWith(`${id}/`) && "true";
  const link = h(
    "a",
    { href: `#${id}/${steps[0].id}`, "aria-current": current },
    h("span", { class: count === steps.length ? "tick done" : "tick" }),
    h("span", { class: "name" }, titleOf(chapter)),
    h("span", { class: "count", "aria-hidden": "true" }, `${count}/${steps.length}`),
    h("span", { class: "heard" }, words),
  );
  return h("li", {}, link);
}

function speak() {
  lesson.lang = document.documentElement.lang;
  render();
}

/** @param {(before: Steps) => Steps} by */
function keep(by) {
  progress.change(by);
  render();
}

/** Opens the step of the address. A link is only looked at: the learner goes on where something was done last. */
function follow() {
  const { at, isKnown, isLink } = stepOf(location.hash, progress.read());
  if (location.hash !== `#${at}`) history.replaceState(null, "", `#${at}`);
  tell(isKnown ? "" : text("learn.unknown"));
  lesson.at = at;
  keep((before) => (isLink ? before : { ...before, at }));
}

chapters.addEventListener("click", ({ target }) => {
  const link = /** @type {Element} */ (target).closest("a");
  if (link === null) return;
  keep((before) => ({ ...before, at: link.hash.slice(1) }));
  // The focus follows to the first step of the chapter, after its address.
  if (link.hash === location.hash) lesson.focus();
  else addEventListener("popstate", () => lesson.focus(), { once: true });
});
byId("forget").addEventListener("click", () => {
  keep((before) => ({ ...before, done: [] }));
  tell(text("learn.forgotten"));
  /** @type {HTMLElement | null} */ (chapters.querySelector("[aria-current]"))?.focus();
});
lesson.addEventListener("pylos-done", ({ detail: { chapter, step } }) => {
  const at = `${chapter}/${step}`;
  const done = new Set([...progress.read().done, at]);
  keep((before) => doneAt(before, at));
  const left = places.filter(({ chapter: { id }, link }) => id === chapter && !done.has(link));
  report("pylos-done", { chapter, step, left: left.length });
});
lesson.addEventListener("pylos-step", ({ detail: { chapter, step } }) => {
  const [from, at] = [location.hash.slice(1), `${chapter}/${step}`];
  tell("");
  history.pushState(null, "", `#${at}`);
  keep((before) => goneTo(before, from, at));
});
addEventListener("popstate", follow);

// Imported after the language is set, because the board reads it when it is created.
await import("../pylos-lesson.js");
lesson.chapters = course;
follow();
// The board shows its own faults.
lesson.querySelector("pylos-board")?.ready.then(pageReady, pageReady);
whenIdle(async () => (await import("../library/progress.js")).showToday());
