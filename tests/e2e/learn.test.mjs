/** The course: a chapter by mouse, the links, the stored progress, and accessibility. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { course } from "../../www/learn/course.js";
import { loadLessons } from "../../www/text/lessons.js";
import { languages } from "../../www/text/text.js";
import { inChromium } from "./support/browsers.mjs";
import {
  gameAfter,
  gameOf,
  mouse as lesson,
  solution,
  untilPosition,
  untilSaid,
  untilStep,
} from "./support/learn.mjs";
import { mouse, playTurn, ready } from "./support/play.mjs";

/** @typedef {import("../../www/text/lessons.js").LessonKey} LessonKey */

const STEPS = course.flatMap(({ id, steps }) =>
  steps.map((step) => ({ ...step, chapter: id, link: `${id}/${step.id}` })),
);

/** Waits until a step is open. @param {Tab} tab @param {string} link */
const untilOpen = (tab, link) =>
  untilStep(tab, link, STEPS.find((step) => step.link === link)?.position ?? "");

/** Goes to an address, which opens a step. @param {Tab} tab @param {string} link @param {string} [opened] */
async function goTo(tab, link, opened = link) {
  await tab.visit(new URL(`#${link}`, await tab.url()).href);
  await untilOpen(tab, opened);
}

/** Which part of the lesson has the focus. @param {Tab} tab */
const focusedPart = (tab) =>
  tab.evaluate(() =>
    document.querySelector("pylos-lesson")?.shadowRoot?.activeElement?.getAttribute("part"),
  );

/** Solves the steps of a chapter in order, and moves on with "Next". @param {Tab} tab @param {string} chapter */
async function goThrough(tab, chapter) {
  const { read } = await loadLessons("en");
  const steps = STEPS.filter((step) => step.chapter === chapter);
  for (const [i, step] of steps.entries()) {
    await untilOpen(tab, step.link);
    for (const cell of step.select?.cells.split(" ") ?? []) await lesson.choose(tab, cell);
    let game = gameOf(step);
    for (const turn of step.turns ?? []) {
      const move = solution(turn, game);
      await playTurn(tab, game, move.text, mouse);
      game = gameAfter(turn, game, move);
      await untilPosition(tab, game.position);
    }
    if (step.done !== undefined) await untilSaid(tab, read(/** @type {LessonKey} */ (step.done)));
    if (i === steps.length - 1) return;
    await mouse.press(tab, read("learn.next"));
    assert.equal(await focusedPart(tab), "words", "the focus is on the text of the new step");
  }
}

// That every step can be solved, and every mistake is answered, is proven without a browser.
inChromium("a learner in the course", (open) => {
  it("plays the three minutes with the mouse, and then a first game", async () => {
    const tab = await open("learn.html?lang=en#board/start");
    await goThrough(tab, "board");
    assert.equal(course[0].steps.length, 12, "in twelve steps");
    await tab.click("#play");
    await ready(tab);
  });

  it("finds no overflow in any chapter and language in the smallest window, nor an axe violation", async () => {
    const width = 320;
    for (const lang of languages) {
      const tab = await open(`learn.html?lang=${lang}`, { width, height: 640, dark: true });
      for (const { id, steps } of course) {
        await goTo(tab, `${id}/${steps[0].id}`);
        const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${lang} ${id}: ${wide} px`);
      }
      if (lang !== "de") continue;
      await goTo(tab, "board/carry");
      await lesson.choose(tab, "1d1");
      await tab.until(() => everything("[data-sign=other]").length > 0);
      await tab.assertAccessible();
    }
  });
});
