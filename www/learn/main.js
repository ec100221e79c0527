/**
 * The page of the course: its lessons, the address of each step, and the progress.
 * @import { PylosLesson } from "../exercise/lesson-element.js"
 * @import { Progress } from "./progress.js"
 * @import { LessonKey } from "../text/lessons.js"
 */

import { setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { pageReady } from "../site/ready.js";
import { startPage } from "../site/start.js";
import { loadLessons } from "../text/lessons.js";
import { course } from "./course.js";
import { createMenu } from "./menu.js";
import { openProgress, withDone } from "./progress.js";

const { say } = await startPage({ speak, tell });
let words = await loadLessons(document.documentElement.lang);
showTexts();

const links = course.flatMap(({ id, steps }) => steps.map((step) => `${id}/${step.id}`));
const lesson = /** @type {PylosLesson} */ (byId("lesson"));
const menu = createMenu(course, read, titleOf, chosen);
const note = byId("note");
let damaged = false;
const kept = openProgress(() => {
  damaged = true;
});
let progress = kept.read();
/** Whether the next change of the address moves the focus to the lesson. */
let going = false;

/** Fills the page's HTML; `data-lesson-text` and `data-lesson-label` name texts of the course. */
function showTexts() {
  const marked = document.querySelectorAll("[data-lesson-text], [data-lesson-label]");
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (marked)) {
    const { lessonText = "", lessonLabel = "" } = element.dataset;
    if (words.has(lessonText)) setText(element, words.read(lessonText));
    if (words.has(lessonLabel)) element.setAttribute("aria-label", words.read(lessonLabel));
  }
}

/**
 * @param {LessonKey} key
 * @param {Record<string, unknown>} [params]
 */
function read(key, params) {
  return words.read(key, params);
}

/** @param {string} title */
function titleOf(title) {
  return words.has(title) ? read(title) : title;
}

/** @param {string} link The first step of the chapter that was chosen in the menu. */
function chosen(link) {
  if (location.hash === `#${link}`) lesson.focus();
  else going = true;
}

function render() {
  const at = lesson.at ?? links[0];
  menu.render(
    links.filter((link) => progress.done.includes(link)),
    at,
  );
  const [id, stepId] = at.split("/");
  const chapter = course.find((one) => one.id === id);
  if (chapter === undefined) return;
  const step = 1 + chapter.steps.findIndex((one) => one.id === stepId);
  document.title = read("learn.document", {
    chapter: titleOf(chapter.title),
    step: read("learn.step", { step, steps: chapter.steps.length }),
  });
}

/** @param {(progress: Progress) => Progress} by */
function keep(by) {
  progress = kept.change(by);
  render();
}

/** @param {LessonKey} key */
function notify(key) {
  tell(read(key));
}

/** Shows a sentence under the lesson, and says it. @param {string} sentence */
function tell(sentence) {
  note.hidden = false;
  setText(note, sentence);
  say(sentence);
}

/** Opens the step of the address; without one the last open step, and the first if the address is unknown. */
function follow() {
  const asked = location.hash.slice(1);
  const known = links.includes(asked);
  const at = known
    ? asked
    : (links.find((link) => asked === "" && link === progress.at) ?? links[0]);
  note.hidden = true;
  if (!known) {
    history.replaceState(null, "", `#${at}`);
    if (asked !== "") notify("learn.unknown");
  }
  lesson.at = at;
  keep((before) => ({ ...before, at }));
  if (going) lesson.focus();
  going = false;
}

lesson.addEventListener("pylos-done", ({ detail: { chapter, step } }) => {
  keep((before) => withDone(before, `${chapter}/${step}`));
});
lesson.addEventListener("pylos-step", ({ detail: { chapter, step } }) => {
  const at = `${chapter}/${step}`;
  note.hidden = true;
  history.pushState(null, "", `#${at}`);
  keep((before) => ({ ...before, at }));
});
addEventListener("popstate", follow);

/** Writes what depends on the language. */
async function speak() {
  const { lang } = document.documentElement;
  words = await loadLessons(lang);
  showTexts();
  lesson.lang = lang;
  render();
}

byId("forget").addEventListener("click", () => {
  keep((before) => ({ ...before, done: [] }));
  notify("learn.forgotten");
  menu.focus();
});

// Imported after the language is set, because the board reads it when it is created.
await import("../pylos-lesson.js");
lesson.chapters = course;
follow();
if (damaged) notify("learn.damaged");
// The board shows its own faults.
lesson.querySelector("pylos-board")?.ready.then(pageReady, pageReady);
