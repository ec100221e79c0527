/** The course: every lesson, the links, the stored progress, and accessibility. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { choose, NOTHING } from "../../www/game/turn-builder.js";
import { course } from "../../www/learn/course.js";
import { loadLessons } from "../../www/text/lessons.js";
import { languages } from "../../www/text/text.js";
import { inChromium, inEveryBrowser } from "./support/browsers.mjs";
import {
  focus,
  gameAfter,
  gameOf,
  keyboard,
  mistakes,
  mouse,
  playMove,
  seeLesson,
  solution,
  untilPosition,
  untilSaid,
  untilStep,
} from "./support/learn.mjs";
import { ready } from "./support/play.mjs";
import { legalMoves, play } from "./support/rules.mjs";

/** @typedef {import("./support/learn.mjs").Hand} Hand */
/** @typedef {import("../../www/text/lessons.js").LessonText} LessonText */
/** @typedef {import("../../www/text/lessons.js").LessonKey} LessonKey */
/** @typedef {typeof STEPS[number]} LinkedStep */

const STEPS = course.flatMap((chapter) =>
  chapter.steps.map((step) => ({ ...step, chapter: chapter.id, link: `${chapter.id}/${step.id}` })),
);

/** @param {string} chapter @param {string} [id] A step; the first unless given. */
function stepOf(chapter, id) {
  const step = STEPS.find((one) => one.chapter === chapter && one.id === (id ?? one.id));
  assert.ok(step);
  return step;
}

const PHONE = { width: 320, height: 640 };

/**
 * @param {(path?: string, options?: TabOptions) => Promise<Tab>} open
 * @param {string} [link]
 * @param {TabOptions & { lang?: string }} [options]
 */
async function openLearn(open, link = "", { lang = "en", ...options } = {}) {
  const tab = await open(`learn.html?lang=${lang}${link === "" ? "" : `#${link}`}`, options);
  const step = STEPS.find((one) => one.link === link) ?? STEPS[0];
  await untilStep(tab, step.link, step.position);
  return tab;
}

/**
 * Makes every mistake that has its own message, and then solves the step.
 *
 * @param {Tab} tab
 * @param {Hand} hand
 * @param {LessonText} text
 * @param {LinkedStep} step
 */
async function doStep(tab, hand, { read }, step) {
  const words = (/** @type {string | undefined} */ key) => read(/** @type {LessonKey} */ (key));
  await untilStep(tab, step.link, step.position);
  assert.ok((await seeLesson(tab)).text.endsWith(words(step.text)), step.link);
  if (step.select) {
    for (const { cells, say } of step.select.mistakes ?? []) {
      await hand.choose(tab, cells.split(" ")[0]);
      await untilSaid(tab, words(say));
    }
    for (const cell of step.select.cells.split(" ")) await hand.choose(tab, cell);
  }
  let game = gameOf(step);
  for (const turn of step.turns ?? []) {
    for (const [say, move] of mistakes(turn, game)) {
      await playMove(hand, tab, game, move);
      await untilSaid(tab, words(say));
      assert.equal((await seeLesson(tab)).position, game.position, "the turn is taken back");
    }
    for (const { when, say } of turn.mistakes ?? []) {
      const [place] = when.refused?.split(" ") ?? [];
      // Only the keyboard reaches an empty place without support; Escape puts a picked-up ball down.
      if (place === undefined || (hand !== keyboard && !(place in game.balls))) continue;
      if (when.from) await hand.choose(tab, when.from);
      else assert.equal(choose(legalMoves(game), NOTHING, place), null, place);
      await hand.choose(tab, place);
      await untilSaid(tab, words(say));
      if (when.from) await tab.press("Escape");
    }
    const move = solution(turn, game);
    await playMove(hand, tab, game, move);
    game = gameAfter(turn, game, move);
    await untilPosition(tab, game.position);
  }
  if (step.done !== undefined) await untilSaid(tab, words(step.done));
  const { sign } = await seeLesson(tab);
  assert.equal(sign, step.done === undefined ? "" : "good", step.link);
}

/**
 * Solves some steps in order, and moves on with "Next".
 *
 * @param {Tab} tab
 * @param {Hand} hand
 * @param {string} lang
 * @param {LinkedStep[]} steps
 */
async function goThrough(tab, hand, lang, steps) {
  const text = await loadLessons(lang);
  for (const [i, step] of steps.entries()) {
    await doStep(tab, hand, text, step);
    const { buttons } = await seeLesson(tab);
    assert.equal(buttons.includes("next"), step.link !== STEPS.at(-1)?.link);
    if (i === steps.length - 1) break;
    await hand.press(tab, "next");
    assert.equal((await focus(tab)).part, "words", "the focus is on the text of the new step");
  }
}

/** @param {string} chapter */
const stepsOf = (chapter) => STEPS.filter((step) => step.chapter === chapter);

// That every step can be solved, and every mistake made, is proven without a browser.
inEveryBrowser("a learner in the course", (open) => {
  it("plays a chapter with the mouse, and makes every mistake", async () => {
    const tab = await openLearn(open, "turn/three");
    await goThrough(tab, mouse, "en", stepsOf("turn"));
  });
});

inChromium("a learner in the course", (open) => {
  it("finds no overflow in any chapter and language in the smallest window", async () => {
    for (const lang of languages) {
      const tab = await openLearn(open, "", { lang, ...PHONE });
      for (const { link, position } of course.map(({ id }) => stepOf(id))) {
        await tab.evaluate((link) => {
          location.hash = link;
        }, link);
        await untilStep(tab, link, position);
        await assertFits(tab, `${lang} ${link}`);
      }
    }
  });

  it("raises balls and chooses them with the keyboard, in Lithuanian", async () => {
    const tab = await openLearn(open, "raise/first", { lang: "lt" });
    assert.equal(await tab.evaluate(() => document.documentElement.lang), "lt");
    await goThrough(tab, keyboard, "lt", stepsOf("raise"));
  });

  it("is led to the game after the last step", async () => {
    const tab = await openLearn(open, "think/play");
    const href = await tab.evaluate(() => {
      const link = document.querySelector("a.play");
      return link?.checkVisibility() && /** @type {HTMLAnchorElement} */ (link).href;
    });
    assert.equal(href, `${tab.site.address}index.html?lang=en`);
  });

  it("opens steps by links and buttons, and returns with Back and Forward", async () => {
    const tab = await openLearn(open, "raise/own");
    assert.equal(await tab.title(), "Raising a ball, Step 2 of 5 – Learn Pylos");
    await mouse.press(tab, "next");
    await untilStep(tab, "raise/carry", stepOf("raise", "carry").position);
    assert.match(await tab.url(), /#raise\/carry$/);
    await tab.back();
    await untilStep(tab, "raise/own", stepOf("raise", "own").position);
    await tab.forward();
    await untilStep(tab, "raise/carry", stepOf("raise", "carry").position);
    await mouse.press(tab, "back");
    await untilStep(tab, "raise/own", stepOf("raise", "own").position);
    await tab.click('#chapters a[href="#lines/four"]');
    await untilStep(tab, "lines/four", stepOf("lines").position);
    assert.equal((await focus(tab)).part, "words");
    await tab.back();
    await untilStep(tab, "raise/own", stepOf("raise", "own").position);
  });

  it("opens the course from the game, and returns to the game in the same language", async () => {
    const tab = await ready(open("?lang=et"));
    await tab.click(".foot .learn-link");
    await untilUrl(tab, /learn\.html\?lang=et#board\/start$/);
    await untilStep(tab, "board/start", STEPS[0].position);
    await tab.click("#menu .to-game[href*=index]");
    await untilUrl(tab, /pylos\/index\.html\?lang=et(#|$)/);
  });

  it("opens an invalid link, and gets the first step and a message", async () => {
    const tab = await openLearn(open, "board/castling");
    assert.match(await tab.url(), /#board\/start$/);
    assert.match((await tab.text("#note")) ?? "", /does not lead to a step of this course/);
  });

  it("cannot change a completed step, and sees no solution during the opponent's turn", async () => {
    const tab = await openLearn(open, "board/turns");
    const step = stepOf("board", "turns");
    const [turn] = step.turns ?? [];
    const game = gameOf(step);
    await mouse.choose(tab, "1a1");
    await mouse.press(tab, "show");
    const marks = await tab.evaluate(() => document.querySelector("pylos-board")?.marks);
    assert.deepEqual(marks, [], "it is Dark's turn");
    const after = gameAfter(turn, game, legalMoves(game)[0]);
    await untilPosition(tab, after.position);
    await mouse.choose(tab, "1b1");
    const { read } = await loadLessons("en");
    await untilSaid(tab, read("lesson.board.turns.done"));
    const end = play(play(after, "1b1"), "1a4");
    await untilPosition(tab, end.position);
    await mouse.choose(tab, "1d4");
    assert.equal((await seeLesson(tab)).position, end.position);
  });

  it("finds the stored progress, and resets it", async () => {
    const tab = await openLearn(open, "board/aim");
    await mouse.press(tab, "next");
    await untilStep(tab, "board/place", STEPS[2].position);
    const again = await tab.another("learn.html");
    await untilStep(again, "board/place", STEPS[2].position);
    assert.equal(await again.text("#progress-text"), "1 of 42 steps done");
    await again.click({ role: "button", name: "Reset my progress" });
    assert.equal(await again.text("#progress-text"), "0 of 42 steps done");
    await again.reload();
    await untilStep(again, "board/place", STEPS[2].position);
    assert.equal(await again.text("#progress-text"), "0 of 42 steps done");
  });

  for (const options of [
    { width: 1280, height: 800 },
    { ...PHONE, dark: true },
  ]) {
    it(`finds no axe violation and no overflow at ${options.width} px`, async () => {
      const tab = await openLearn(open, "board/start", options);
      for (const [chapter, id] of [
        ["board", "start"],
        ["raise", "carry"],
        ["square", "one"],
        ["think", "play"],
      ]) {
        const link = `${chapter}/${id}`;
        await tab.evaluate((link) => {
          location.hash = link;
        }, link);
        await untilStep(tab, link, stepOf(chapter, id).position);
        if (link === "square/one") await mouse.choose(tab, "1b3");
        if (link === "raise/carry") await mouse.choose(tab, "1d1");
        await tab.assertAccessible();
        await assertFits(tab, link);
        if (options.width > PHONE.width || link !== "think/play") continue;
        await tab.click({ role: "button", name: "Chapters" });
        await tab.assertAccessible();
        await assertFits(tab, link);
      }
    });
  }
});

/** Waits until the tab has another address. @param {Tab} tab @param {RegExp} address */
const untilUrl = (tab, address) =>
  tab.until((address) => new RegExp(address).test(location.href), address.source);

/** Asserts that the page is not wider than the window. @param {Tab} tab @param {string} where */
async function assertFits(tab, where) {
  const { wide, window } = await tab.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  assert.ok(wide <= window, `${where}: ${wide} of ${window} px`);
}
