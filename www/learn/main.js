/**
 * The page of the course: its lessons, the address of each step, and the progress.
 * @import { PylosLesson } from "../exercise/lesson-element.js"
 * @import { CourseKey } from "../text/course.js"
 * @import { Progress } from "./progress.js"
 */

import { setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { pageReady } from "../site/ready.js";
import { startPage } from "../site/start.js";
import { courseTexts } from "../text/course.js";
import { lessonTexts } from "../text/lessons.js";
import { text } from "../text/text.js";
import { course } from "./course.js";
import { createMenu } from "./menu.js";
import { openProgress, withDone } from "./progress.js";

const { say } = await startPage({ texts: [lessonTexts, courseTexts], speak, tell });

const links = course.flatMap(({ id, steps }) => steps.map((step) => `${id}/${step.id}`));
const lesson = /** @type {PylosLesson} */ (byId("lesson"));
const menu = createMenu(course, chosen);
const note = byId("note");
let damaged = false;
const kept = openProgress(() => {
  damaged = true;
});
let progress = kept.read();
/** Whether the next change of the address moves the focus to the lesson. */
let going = false;

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
  document.title = text("learn.document", {
    chapter: text(/** @type {CourseKey} */ (chapter.title)),
    step: text("learn.step", { step, steps: chapter.steps.length }),
  });
}

/** @param {(progress: Progress) => Progress} by */
function keep(by) {
  progress = kept.change(by);
  render();
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
    if (asked !== "") tell(text("learn.unknown"));
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
function speak() {
  lesson.lang = document.documentElement.lang;
  render();
}

byId("forget").addEventListener("click", () => {
  keep((before) => ({ ...before, done: [] }));
  tell(text("learn.forgotten"));
  menu.focus();
});

// Imported after the language is set, because the board reads it when it is created.
await import("../pylos-lesson.js");
lesson.chapters = course;
follow();
if (damaged) tell(text("learn.damaged"));
// The board shows its own faults.
lesson.querySelector("pylos-board")?.ready.then(pageReady, pageReady);
