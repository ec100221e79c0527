/** `<pylos-lesson>` on an author's page, with the author's lessons. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { openPage } from "./support/element.mjs";
import { mouse, untilSaid, untilStep } from "./support/learn.mjs";

const RAISE = "d3/1dl1/1ld1/3l 3/3/3 2/2 1 l";
const SQUARE = "d2d/4/lld1/l3 3/3/3 2/2 1 l";

const SCRIPT = '<script type="module" src="../pylos-lesson.js"></script>';

/** Lessons in a data block. @param {object | string} data */
const block = (data) =>
  `<script type="application/json">${typeof data === "string" ? data : JSON.stringify(data)}</script>`;

const PLAY = { id: "b", position: SQUARE, text: "Play anything.", turns: [{ want: {} }] };

/** The first button that goes on: whether it is disabled. @param {Tab} tab */
const isLocked = (tab) => tab.evaluate(() => everything(".exercise-next")[0]?.ariaDisabled);

inChromium("a lesson on an author's page", (open) => {
  it("comes from a file, tells the page, which may change the step, and locks the next one until this one is solved", async () => {
    const steps = [
      { ...PLAY, text: "**Complete** a [square](../rules/en.html).", done: "*Well* done." },
      { id: "a", position: RAISE, text: "Only read this." },
    ];
    const style = "pylos-lesson { max-width: 28rem } pylos-board { max-width: 20rem }";
    const tab = await openPage(
      open,
      `${SCRIPT}<link rel="stylesheet" href="narrow.css"><pylos-lesson src="x.json" must-solve><pylos-board></pylos-board></pylos-lesson>`,
      {
        before({ site }) {
          const lesson = JSON.stringify({ id: "x", title: "X", steps });
          site.instead.set("somebody/x.json", lesson).set("somebody/narrow.css", style);
        },
      },
    );
    await untilStep(tab, "x/b", SQUARE);
    await tab.evaluate(() => {
      globalThis.log = [];
      for (const type of ["pylos-step", "pylos-done"]) {
        addEventListener(type, (/** @type {any} */ { detail }) =>
          log.push(`${type} ${detail.step}`),
        );
      }
    });
    const text = await tab.evaluate(() => everything(".exercise-text")[0].innerHTML);
    assert.equal(text, '<strong>Complete</strong> a <a href="../rules/en.html">square</a>.');
    const { width } = await tab.box("pylos-board");
    assert.equal(width, 320, "the board is as wide as its style sheet says");
    assert.equal(await isLocked(tab), "true");
    await mouse.press(tab, "next");
    await mouse.choose(tab, "1d1");
    await untilSaid(tab, "Well done.");
    await mouse.press(tab, "next");
    await untilStep(tab, "x/a", RAISE);
    await tab.evaluate(() => void Object.assign(everything("pylos-lesson")[0], { at: "x/b" }));
    await untilStep(tab, "x/b", SQUARE);
    assert.equal(await isLocked(tab), null, "a step that was solved stays so");
    const events = ["pylos-done b", "pylos-step a", "pylos-done a"];
    assert.deepEqual(await tab.evaluate(() => globalThis.log), events);
    await tab.assertAccessible();
  });

  it("survives the paragraphs that Markdown makes around it, and shows what is wrong with its data, and where", async () => {
    const lesson = (/** @type {string} */ id, parts = {}) =>
      block({ id, title: "X", steps: [{ ...PLAY, ...parts }] });
    const board = "<pylos-board></pylos-board>";
    const tab = await openPage(
      open,
      // As python-markdown writes it, without and with a space before the script; and as a tree of nodes.
      `${SCRIPT}<p><pylos-lesson></p>\n${lesson("a")}\n<p>${board}\n</pylos-lesson></p>
       <p><pylos-lesson>\n<br />\n${lesson("b")}</p>\n<p>${board}\n</pylos-lesson></p>
       <div><pylos-lesson><div>${lesson("c")}</div><div>${board}</div></pylos-lesson></div>
       <pylos-lesson>${lesson("d", { turns: [{ want: { to: "2a1" } }] })}</pylos-lesson>
       <pylos-lesson>${block('{\n"id": "x"\n"title": "X" }')}</pylos-lesson>`,
    );
    const { at, said } = await tab.until(() => {
      const lessons = /** @type {PylosLesson[]} */ (everything("pylos-lesson"));
      const boards = /** @type {PylosBoard[]} */ (everything("pylos-lesson pylos-board"));
      const said = lessons
        .slice(3)
        .map((lesson) => everything("[part~=said]", lesson)[0]?.textContent);
      // Boards begin when they are near the window.
      boards.find(({ game }) => !game)?.scrollIntoView();
      const isAll = boards.slice(0, 3).every(({ game }) => game) && said.every(Boolean);
      return isAll && { at: lessons.map(({ at }) => at), said: said.map(String) };
    });
    assert.deepEqual(at, ["a/b", "b/b", "c/b", null, null]);
    const cannot = /^This lesson cannot be shown: /;
    for (const words of said) assert.match(words, cannot);
    assert.match(said[0], /step 1\.turns\[0\]\.want: no legal move meets it\.$/);
    assert.match(said[1], /line 3/);
  });
});
