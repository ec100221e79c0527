/** `<pylos-lesson>` on an author's page, with the author's lessons. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { mouse, seeLesson, untilSaid, untilStep } from "./support/learn.mjs";

/** @typedef {import("./support/tab.mjs").Tab} Tab */
/** @typedef {import("../../www/learn/element.js").PylosLesson} PylosLesson */

const RAISE = "d3/1dl1/1ld1/3l 3/3/3 2/2 1 l";
const SQUARE = "d2d/4/lld1/l3 3/3/3 2/2 1 l";
const WHICH = "dl1d/1ldl/1dld/l1d1 3/1l1/3 2/2 1 l";

/**
 * Opens a page with a lesson in it.
 *
 * @param {(path?: string, options?: import("./support/tab.mjs").TabOptions) => Promise<Tab>} open
 * @param {string} body
 */
function openPage(open, body) {
  return open("somebody/page.html", {
    before({ site }) {
      const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
        <link rel="icon" href="../favicon.svg">
        <script type="module" src="../pylos-lesson.js"></script></head><body>${body}</body></html>`;
      site.instead.set("somebody/page.html", page);
    },
  });
}

/** @param {object} data @param {string} [attributes] */
const tag = (data, attributes = "") =>
  `<pylos-lesson ${attributes}><script type="application/json">${JSON.stringify(data)}</script></pylos-lesson>`;

const READ = { id: "a", position: RAISE, text: "Only read this." };
const PLAY = { id: "b", position: SQUARE, text: "Play anything.", turns: [{ want: {} }] };

inBrowsers("a lesson on an author's page", (open) => {
  it("follows the author's data in the page", async () => {
    const tab = await open("examples/lesson.html");
    await untilStep(tab, "save/raise", RAISE);
    const { title, where, text, buttons } = await seeLesson(tab);
    assert.equal(title, "Two ways to save a ball");
    assert.equal(where, "Step 1 of 3");
    assert.equal(text, "Raise a ball instead of placing one.");
    assert.deepEqual(buttons, ["show", "next"]);
    await tab.assertAccessible();
    await mouse.choose(tab, "2b2");
    await untilSaid(tab, "That ball came from your reserve.");
    await mouse.choose(tab, "1b2");
    await untilSaid(tab, "That ball is part of the square.");
    await mouse.choose(tab, "1d1");
    await mouse.choose(tab, "2b2");
    await untilSaid(tab, "Your reserve is as full as before.");
    await tab.until(() => document.querySelector("pylos-board")?.marks.length === 0);
    await mouse.press(tab, "next");
    await untilStep(tab, "save/square", SQUARE);
    await mouse.choose(tab, "1c1");
    await untilSaid(tab, "That move is allowed, but it is not the one asked for. Try again.");
    for (const place of ["1b1", "1a1", "1b1"]) await mouse.choose(tab, place);
    await untilSaid(tab, "Your reserve has one ball more.");
    await mouse.press(tab, "next");
    await untilStep(tab, "save/which", WHICH);
    await mouse.choose(tab, "1d3");
    await untilSaid(tab, "Not this one. Look again.");
    await mouse.choose(tab, "1a1");
    await untilSaid(tab, "Right. There is one more.");
    await mouse.choose(tab, "1a1");
    await untilSaid(tab, "You have already chosen this one.");
    await mouse.choose(tab, "1b4");
    await untilSaid(tab, "These two, and no other.");
    assert.deepEqual((await seeLesson(tab)).buttons, ["back", "again"]);
  });
});

inChromium("a lesson on an author's page", (open) => {
  it("sends events to the page, and the page changes the step", async () => {
    const tab = await openPage(open, tag({ id: "x", title: "X", steps: [READ, PLAY] }));
    await untilStep(tab, "x/a", RAISE);
    await tab.evaluate(() => {
      const told = Object.assign(globalThis, { told: /** @type {unknown[]} */ ([]) }).told;
      for (const type of ["pylos-step", "pylos-done"]) {
        addEventListener(type, (event) =>
          told.push([type, /** @type {CustomEvent} */ (event).detail]),
        );
      }
    });
    await mouse.press(tab, "next");
    await untilStep(tab, "x/b", SQUARE);
    await mouse.choose(tab, "1d1");
    await untilSaid(tab, "Well done!");
    assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (globalThis).told.splice(0)), [
      ["pylos-step", { chapter: "x", step: "b" }],
      ["pylos-done", { chapter: "x", step: "b" }],
    ]);
    await tab.evaluate(() => {
      const lesson = /** @type {PylosLesson} */ (document.querySelector("pylos-lesson"));
      lesson.at = "x/a";
    });
    await untilStep(tab, "x/a", RAISE);
    assert.deepEqual(await tab.evaluate(() => /** @type {any} */ (globalThis).told), [
      ["pylos-done", { chapter: "x", step: "a" }],
    ]);
  });

  it("starts at the step and in the language of its attributes", async () => {
    const data = [
      { id: "x", title: "X", steps: [READ] },
      { id: "y", title: "Y", steps: [READ, { ...PLAY, position: SQUARE.replace(/l$/, "d") }] },
    ];
    const tab = await openPage(open, tag(data, 'at="y/b" lang="lt"'));
    await untilStep(tab, "y/b", SQUARE.replace(/l$/, "d"));
    const { loadLessons } = await import("../../www/text/lessons.js");
    const { read } = await loadLessons("lt");
    const { where, text } = await seeLesson(tab);
    assert.equal(where, read("learn.step", { step: 2, steps: 2 }));
    assert.equal(text, `${read("learn.you", { player: "dark" })} Play anything.`);
  });

  it("shows what is wrong with its data, and where", async () => {
    const wrong = { id: "x", title: "X", steps: [{ ...PLAY, turns: [{ want: { to: "9z9" } }] }] };
    const tab = await openPage(open, tag(wrong));
    await untilSaid(
      tab,
      "This lesson cannot be shown: step 1.turns[0].want: to must be cells with a space between, such as 1b2 2a1.",
    );
    const broken = await openPage(
      open,
      `<pylos-lesson><script type="application/json">{"id":</script></pylos-lesson>`,
    );
    await broken.until(() =>
      /^This lesson cannot be shown: .*JSON/.test(
        document.querySelector("pylos-lesson")?.shadowRoot?.querySelector("[role=status]")
          ?.textContent ?? "",
      ),
    );
    const illegal = await openPage(
      open,
      tag({ id: "x", title: "X", steps: [{ ...READ, position: "4/4 l" }] }),
    );
    await illegal.until(() =>
      /rows on level 1: 2 instead of 4/.test(
        document.querySelector("pylos-board")?.shadowRoot?.querySelector("[part=error]")
          ?.textContent ?? "",
      ),
    );
  });

  it("works beside another lesson on the same page", async () => {
    const one = { id: "x", title: "X", steps: [PLAY] };
    const tab = await openPage(open, tag(one, 'id="one"') + tag({ ...one, id: "y" }, 'id="two"'));
    await untilStep(tab, "x/b", SQUARE);
    await mouse.choose(tab, "1d1");
    await untilSaid(tab, "Well done!");
    const other = await tab.evaluate(
      () => document.querySelector("#two")?.shadowRoot?.querySelector("[role=status]")?.textContent,
    );
    assert.equal(other, "");
  });
});
