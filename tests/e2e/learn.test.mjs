/** The course: a chapter by mouse and one by keyboard, the links, the stored progress, and accessibility. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { course } from "../../www/learn/course.js";
import { loadLessons } from "../../www/text/lessons.js";
import { languages } from "../../www/text/text.js";
import { inChromium, inEveryBrowser } from "./support/browsers.mjs";
import { focused, keyboard } from "./support/keyboard.mjs";
import {
  gameAfter,
  gameOf,
  mouse as lesson,
  seeLesson,
  solution,
  untilPosition,
  untilSaid,
  untilStep,
} from "./support/learn.mjs";
import { mouse, playTurn, ready, untilWords } from "./support/play.mjs";

/** @typedef {import("./support/play.mjs").Hand} Hand */
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

/** Makes a mistake, whose answer is accessible. @param {Tab} tab */
async function makeMistake(tab) {
  await goTo(tab, "board/carry");
  await lesson.choose(tab, "1d1");
  await tab.until(() => everything("[data-sign=other]").length > 0);
  await tab.assertAccessible();
}

/** The keyboard; from the board, which is a slot of the lesson, Tab leads to the buttons. @type {Hand} */
const keys = {
  ...keyboard,
  async press(tab, name) {
    for (let stops = 0; stops < 30 && (await focused(tab)) !== name; stops += 1)
      await tab.press("Tab");
    await tab.press("Enter");
  },
};

/** Which part of the lesson has the focus. @param {Tab} tab */
const focusedPart = (tab) =>
  tab.evaluate(() =>
    document.querySelector("pylos-lesson")?.shadowRoot?.activeElement?.getAttribute("part"),
  );

/** Solves the steps of a chapter in order, and moves on with "Next". @param {Tab} tab @param {Hand} hand @param {string} chapter */
async function goThrough(tab, hand, chapter) {
  const { read } = await loadLessons("en");
  const steps = STEPS.filter((step) => step.chapter === chapter);
  for (const [i, step] of steps.entries()) {
    await untilOpen(tab, step.link);
    for (const cell of step.select?.cells.split(" ") ?? []) await hand.choose(tab, cell);
    let game = gameOf(step);
    for (const turn of step.turns ?? []) {
      const move = solution(turn, game);
      await playTurn(tab, game, move.text, hand);
      game = gameAfter(turn, game, move);
      await untilPosition(tab, game.position);
    }
    if (step.done !== undefined) await untilSaid(tab, read(/** @type {LessonKey} */ (step.done)));
    if (i === steps.length - 1) return;
    await hand.press(tab, read("learn.next"));
    assert.equal(await focusedPart(tab), "words", "the focus is on the text of the new step");
  }
}

// That every step can be solved, and every mistake is answered, is proven without a browser.
inEveryBrowser("a learner in the course", (open) => {
  it("plays the three minutes with the mouse, and then a first game", async () => {
    const tab = await open("learn.html?lang=en#board/start");
    await goThrough(tab, mouse, "board");
    assert.equal(course[0].steps.length, 12, "in twelve steps");
    await tab.click("#play");
    await ready(tab);
  });
});

inChromium("a learner in the course", (open) => {
  it("plays a chapter with the keyboard", async () => {
    await goThrough(await open("learn.html?lang=en#raise/gap"), keys, "raise");
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
      await makeMistake(tab);
    }
  });

  it("is told of a mistake, opens steps by links and buttons, returns with Back, and finds and resets the progress", async () => {
    const untilDone = (/** @type {Tab} */ tab, /** @type {number} */ count) =>
      tab.until(
        (count) => document.querySelector("#progress")?.textContent === `${count} of 39 steps done`,
        count,
      );
    const tab = await open("learn.html?lang=en");
    // The first step is only to be read.
    await untilDone(tab, 1);
    await makeMistake(tab);
    await goTo(tab, "raise/own");
    assert.equal(await tab.title(), "Going up, Step 3 of 4 – Pylos");
    await lesson.press(tab, "next");
    await untilOpen(tab, "raise/higher");
    assert.match(await tab.url(), /#raise\/higher$/);
    await tab.back();
    await untilOpen(tab, "raise/own");
    await tab.forward();
    await untilOpen(tab, "raise/higher");
    await lesson.press(tab, "back");
    await untilOpen(tab, "raise/own");
    await tab.click('#chapters a[href="#lines/four"]');
    await untilOpen(tab, "lines/four");
    assert.equal(await focusedPart(tab), "words");
    await goTo(tab, "board/castling", "board/start");
    assert.match(await tab.url(), /#board\/start$/);
    await untilWords(tab, "#note", "That step does not exist");
    // A link from before the steps were put in another order.
    await goTo(tab, "turn/three", "board/three");
    assert.equal(await tab.text("#note"), "");
    await goTo(tab, "think/play");
    assert.ok(
      await tab.evaluate(() => document.querySelector("[slot=end]")?.checkVisibility()),
      "the way to the game",
    );
    assert.deepEqual((await seeLesson(tab)).buttons, ["back"]);

    const again = await tab.another("learn.html");
    // Where the learner was; a link is only looked at.
    await untilOpen(again, "lines/four");
    await untilDone(again, 1);
    await goTo(again, "board/aim");
    await untilDone(again, 1);
    await lesson.press(again, "next");
    await untilDone(again, 2);
    await again.click({ role: "button", name: "Reset my progress" });
    await untilDone(again, 0);
  });
});
