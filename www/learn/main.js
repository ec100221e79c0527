// The course: its lessons, the address of each step, and what is remembered.

import { createAnnouncer } from "../game/announcer.js";
import { setText } from "../site/dom.js";
import { languageReady } from "../site/language.js";
import { createLanguageChooser } from "../site/language-chooser.js";
import { byId, localise } from "../site/markup.js";
import { loadLessons } from "../text/lessons.js";
import { course } from "./course.js";
import { createMenu } from "./menu.js";
import { keepProgress, readProgress, withDone } from "./progress.js";

/** @typedef {import("./element.js").PylosLesson} PylosLesson */
/** @typedef {import("../text/lessons.js").LessonKey} LessonKey */
/** @typedef {CustomEvent<{ chapter: string, step: string }>} StepEvent */

await languageReady;
let words = await loadLessons(document.documentElement.lang);
tellMarkup();

const links = course.flatMap(({ id, steps }) => steps.map((step) => `${id}/${step.id}`));
const { say } = createAnnouncer(byId("announcer"));
const lesson = /** @type {PylosLesson} */ (byId("lesson"));
const menu = createMenu(course, read, named, chosen);
const note = byId("note");
let { progress, damaged } = readProgress(links);
/** Whether the learner goes to the lesson with the next address. */
let going = false;

/** Fills what stands in the markup; `data-lesson-text` and `data-lesson-label` from the texts of the course. */
function tellMarkup() {
  localise(document);
  const marked = document.querySelectorAll("[data-lesson-text], [data-lesson-label]");
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (marked)) {
    const { lessonText = "", lessonLabel = "" } = element.dataset;
    if (words.has(lessonText)) setText(element, words.read(lessonText));
    if (words.has(lessonLabel)) element.setAttribute("aria-label", words.read(lessonLabel));
  }
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll(".to-game, .play")
  )) {
    // With the language that the address asks for.
    link.href = `../${location.search}`;
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
function named(title) {
  return words.has(title) ? read(title) : title;
}

/** @param {string} link a chapter of the menu */
function chosen(link) {
  if (location.hash === `#${link}`) lesson.focus();
  else going = true;
}

function render() {
  const at = lesson.at ?? links[0];
  menu.render(progress.done, at);
  const [id, stepId] = at.split("/");
  const chapter = course.find((one) => one.id === id);
  if (chapter === undefined) return;
  const step = 1 + chapter.steps.findIndex((one) => one.id === stepId);
  document.title = read("learn.document", {
    chapter: named(chapter.title),
    step: read("learn.step", { step, steps: chapter.steps.length }),
  });
}

/** @param {import("./progress.js").Progress} next */
function keep(next) {
  progress = next;
  keepProgress(progress);
  render();
}

/** @param {LessonKey} key */
function tell(key) {
  note.hidden = false;
  setText(note, read(key));
  say(read(key));
}

/** Goes where the address leads; where that is nowhere, to the beginning. */
function follow() {
  const asked = location.hash.slice(1);
  const known = links.includes(asked);
  const at = known ? asked : ((asked === "" ? progress.at : null) ?? links[0]);
  note.hidden = true;
  if (!known) {
    history.replaceState(null, "", `#${at}`);
    if (asked !== "") tell("learn.unknown");
  }
  lesson.at = at;
  keep({ ...progress, at });
  if (going) lesson.focus();
  going = false;
}

lesson.addEventListener("pylos-done", (event) => {
  const { chapter, step } = /** @type {StepEvent} */ (event).detail;
  keep(withDone(progress, `${chapter}/${step}`));
});
lesson.addEventListener("pylos-step", (event) => {
  const { chapter, step } = /** @type {StepEvent} */ (event).detail;
  const at = `${chapter}/${step}`;
  note.hidden = true;
  history.pushState(null, "", `#${at}`);
  keep({ ...progress, at });
});
addEventListener("popstate", follow);
createLanguageChooser(async () => {
  const { lang } = document.documentElement;
  words = await loadLessons(lang);
  tellMarkup();
  lesson.lang = lang;
  render();
}, say);
byId("forget").addEventListener("click", () => {
  keep({ ...progress, done: [] });
  tell("learn.forgotten");
  menu.focus();
});

// Only now, so that the board speaks the page's language.
await import("../pylos-lesson.js");
lesson.chapters = course;
follow();
if (damaged) tell("learn.damaged");
