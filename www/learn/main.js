/**
 * The page of the course: its lessons, the address of each step, and the progress.
 * @import { Chapter } from "../exercise/lesson.js"
 * @import { PylosLesson } from "../exercise/lesson-element.js"
 * @import { TextsOf } from "../text/board-text.js"
 * @import { Steps } from "../library/steps.js"
 */

import { isActive } from "../exercise/attempt.js";
import { firstWord } from "../game/link-text.js";
import { openSteps } from "../library/steps.js";
import { make, setText, whenIdle } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { h, toElement } from "../site/nodes.js";
import { pageReady, ready } from "../site/ready.js";
import { renew } from "../site/renew.js";
import { report } from "../site/report.js";
import { startPage } from "../site/start.js";
import { translations } from "../text/board-text.js";
import { text } from "../text/text.js";
import { course } from "./course.js";

const { say } = await startPage({
  texts: [translations("lessons"), translations("course")],
  speak,
  tell,
});

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
const moved = (/** @type {string} */ link) => MOVED.get(link) ?? link;

const links = course.flatMap(({ id, steps }) => steps.map((step) => `${id}/${step.id}`));
/** The last step before a first game. */
const LAST = `${course[0].id}/${course[0].steps.at(-1)?.id}`;
const lesson = /** @type {PylosLesson} */ (byId("lesson"));
const progress = openSteps(() => void ready.then(() => tell(text("learn.damaged"))));
/** The step of a link that is only to be read: it is done when the learner goes on. */
let reading = "";
const chapters = byId("chapters");
chapters.addEventListener("click", ({ target }) => {
  const link = /** @type {Element} */ (target).closest("a");
  if (link === null) return;
  keep({ at: link.hash.slice(1) });
  // The focus follows to the first step of the chapter, after its address.
  if (link.hash === location.hash) lesson.focus();
  else addEventListener("popstate", () => lesson.focus(), { once: true });
});
byId("forget").addEventListener("click", () => {
  keep({ done: [] });
  tell(text("learn.forgotten"));
  /** @type {HTMLElement | null} */ (chapters.querySelector("[aria-current]"))?.focus();
});

function render() {
  const at = lesson.at ?? links[0];
  const done = new Set(progress.read().done.map(moved));
  const [first, ...others] = course.map((chapter) => entryOf(chapter, done, at));
  renew(chapters, first, make("li", "legend", text("learn.goOn")), ...others);
  const count = links.filter((link) => done.has(link)).length;
  setText(byId("progress"), text("learn.progress", { done: count, steps: links.length }));
  byId("forget").hidden = count === 0;
  byId("play").hidden = at !== LAST;
  const [id, stepId] = at.split("/");
  const { title, steps } = course.find((one) => one.id === id) ?? course[0];
  const where = text("learn.step", {
    step: 1 + steps.findIndex((one) => one.id === stepId),
    steps: steps.length,
  });
  document.title = text("title", {
    status: `${text(/** @type {keyof TextsOf<"course">} */ (title))}, ${where}`,
  });
}

/** The chapter with the progress in it. @type {(chapter: Chapter, done: ReadonlySet<string>, at: string) => HTMLElement} */
function entryOf({ id, title, steps }, done, at) {
  const count = steps.filter((step) => done.has(`${id}/${step.id}`)).length;
  const words = text("learn.progress", { done: count, steps: steps.length });
  const parts = [
    h("span", { class: count === steps.length ? "tick done" : "tick" }),
    h("span", { class: "name" }, text(/** @type {keyof TextsOf<"course">} */ (title))),
    h("span", { class: "count", "aria-hidden": "true" }, `${count}/${steps.length}`),
    h("span", { class: "heard" }, words),
  ];
  const current = at.startsWith(`${id}/`) && "true";
  const link = h("a", { href: `#${id}/${steps[0].id}`, "aria-current": current }, ...parts);
  return toElement(h("li", {}, link));
}

/** @param {Partial<Steps>} changes */
function keep(changes) {
  progress.change((before) => ({ ...before, ...changes }));
  render();
}

/** Shows a sentence under the lesson, and says it; "" for nothing. @param {string} sentence */
function tell(sentence) {
  byId("note").hidden = sentence === "";
  setText(byId("note"), sentence);
  say(sentence);
}

/**
 * Opens the step of the address; without one the last open step, and the first if the address is unknown. The last open step
 * stays what it was before something is done in this one.
 */
function follow() {
  const asked = firstWord(location.hash);
  const last = moved(asked || (progress.read().at ?? ""));
  const at = links.find((link) => link === last) ?? links[0];
  if (location.hash !== `#${at}`) history.replaceState(null, "", `#${at}`);
  tell(asked === "" || at === last ? "" : text("learn.unknown"));
  const isRead = course.some(({ id, steps }) =>
    steps.some((step) => `${id}/${step.id}` === at && !isActive(step)),
  );
  reading = isRead && asked !== "" && at !== progress.read().at ? at : "";
  lesson.at = at;
  render();
}

lesson.addEventListener("pylos-done", ({ detail: { chapter, step } }) => {
  const at = `${chapter}/${step}`;
  const done = new Set([...progress.read().done, at]);
  if (at !== reading) keep({ at, done: [...done] });
  const steps = course.find(({ id }) => id === chapter)?.steps ?? [];
  const left = steps.filter(({ id }) => !done.has(`${chapter}/${id}`)).length;
  report("pylos-done", { chapter, step, left });
});
lesson.addEventListener("pylos-step", ({ detail: { chapter, step } }) => {
  const at = `${chapter}/${step}`;
  tell("");
  history.pushState(null, "", `#${at}`);
  const { done } = progress.read();
  keep({ at, done: reading === "" ? done : [...new Set([...done, reading])] });
  reading = "";
});
addEventListener("popstate", follow);

/** Writes what depends on the language. */
function speak() {
  lesson.lang = document.documentElement.lang;
  render();
}

// Imported after the language is set, because the board reads it when it is created.
await import("../pylos-lesson.js");
lesson.chapters = course;
follow();
// The board shows its own faults.
lesson.querySelector("pylos-board")?.ready.then(pageReady, pageReady);
whenIdle(async () => (await import("../library/progress.js")).showToday());
