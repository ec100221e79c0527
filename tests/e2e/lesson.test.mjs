/** `<pylos-lesson>` on an author's page, with the author's lessons. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { mouse, seeLesson, untilSaid, untilStep } from "./support/learn.mjs";

const RAISE = "d3/1dl1/1ld1/3l 3/3/3 2/2 1 l";
const SQUARE = "d2d/4/lld1/l3 3/3/3 2/2 1 l";
const WHICH = "dl1d/1ldl/1dld/l1d1 3/1l1/3 2/2 1 l";

/**
 * Opens a page with a lesson in it.
 * @param {(path?: string, options?: TabOptions) => Promise<Tab>} open
 * @param {string} body
 * @param {Record<string, string>} [files] Beside the page.
 */
function openPage(open, body, files = {}) {
  return open("somebody/page.html", {
    before({ site }) {
      const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
        <link rel="icon" href="../favicon.svg">
        <script type="module" src="../pylos-lesson.js"></script></head><body><main><h1>Page</h1>${body}</main></body></html>`;
      site.instead.set("somebody/page.html", page);
      for (const [name, content] of Object.entries(files)) {
        site.instead.set(`somebody/${name}`, content);
      }
    },
  });
}

/** @param {object} data @param {string} [attributes] */
const tag = (data, attributes = "") =>
  `<pylos-lesson ${attributes}><script type="application/json">${JSON.stringify(data)}</script></pylos-lesson>`;

const READ = { id: "a", position: RAISE, text: "Only read this." };
const PLAY = { id: "b", position: SQUARE, text: "Play anything.", turns: [{ want: {} }] };

inChromium("a lesson on an author's page", (open) => {
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
    await untilSaid(tab, "Allowed, but not the move asked for. Try again.");
    for (const place of ["1b1", "1a1", "1b1"]) await mouse.choose(tab, place);
    await untilSaid(tab, "Your reserve has one ball more.");
    await mouse.press(tab, "next");
    await untilStep(tab, "save/which", WHICH);
    await mouse.choose(tab, "1d3");
    await untilSaid(tab, "Not this one. Look again.");
    await mouse.choose(tab, "1a1");
    await untilSaid(tab, "Right. There is one more.");
    await mouse.choose(tab, "1a1");
    await untilSaid(tab, "Already chosen.");
    await mouse.choose(tab, "1b4");
    await untilSaid(tab, "These two, and no other.");
    assert.deepEqual((await seeLesson(tab)).buttons, ["back", "again"]);
  });

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
    assert.deepEqual(await tab.evaluate(() => globalThis.told.splice(0)), [
      ["pylos-step", { chapter: "x", step: "b" }],
      ["pylos-done", { chapter: "x", step: "b" }],
    ]);
    await tab.evaluate(() => {
      const lesson = /** @type {PylosLesson} */ (document.querySelector("pylos-lesson"));
      lesson.at = "x/a";
    });
    await untilStep(tab, "x/a", RAISE);
    assert.deepEqual(await tab.evaluate(() => globalThis.told), [
      ["pylos-done", { chapter: "x", step: "a" }],
    ]);
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
      `<pylos-lesson><script type="application/json">{\n"id": "x"\n"title": "X" }</script></pylos-lesson>`,
    );
    await broken.until(() =>
      /^This lesson cannot be shown: .*line 3/.test(
        document.querySelector("pylos-lesson")?.shadowRoot?.querySelector("[role=status]")
          ?.textContent ?? "",
      ),
    );
  });

  it("comes from a file, locks the next step until this one is solved, and has emphasis and links", async () => {
    const play = {
      ...PLAY,
      text: "**Complete** a [square](../rules/en.html).",
      done: "*Well* done.",
    };
    const style =
      "pylos-lesson { max-width: 28rem } pylos-board { max-width: 20rem; margin: auto }";
    const tab = await openPage(
      open,
      `<link rel="stylesheet" href="narrow.css"><pylos-lesson src="x.json" must-solve><pylos-board></pylos-board></pylos-lesson>`,
      {
        "x.json": JSON.stringify({ id: "x", title: "X", steps: [play, READ] }),
        "narrow.css": style,
      },
    );
    await untilStep(tab, "x/b", SQUARE);
    const seen = () =>
      tab.evaluate(() => {
        const root = document.querySelector("pylos-lesson")?.shadowRoot;
        const {
          left = 0,
          right = 0,
          width = 0,
        } = document.querySelector("pylos-board")?.getBoundingClientRect() ?? {};
        const around = document.querySelector("pylos-lesson")?.getBoundingClientRect();
        return {
          text: root?.querySelector(".exercise-text")?.innerHTML,
          said: root?.querySelector(".exercise-said")?.innerHTML,
          locked: root?.querySelector(".exercise-next")?.ariaDisabled,
          width,
          middle: left + right - (around?.left ?? 0) - (around?.right ?? 0),
        };
      });
    const before = await seen();
    assert.equal(before.text, '<strong>Complete</strong> a <a href="../rules/en.html">square</a>.');
    assert.equal(before.width, 320, "the board is as wide as its style sheet says");
    assert.ok(Math.abs(before.middle) < 2, "and in the middle");
    assert.equal(before.locked, "true");
    await mouse.press(tab, "next");
    assert.equal((await seeLesson(tab)).at, "x/b");
    await mouse.choose(tab, "1d1");
    await untilSaid(tab, "Well done.");
    assert.equal((await seen()).said, "<em>Well</em> done.");
    await mouse.press(tab, "next");
    await untilStep(tab, "x/a", READ.position);
    await mouse.press(tab, "back");
    await untilStep(tab, "x/b", SQUARE);
    assert.equal((await seen()).locked, null, "a step that was solved stays so");
    await tab.assertAccessible();
  });

  it("survives the paragraphs that Markdown makes around it", async () => {
    const json = (/** @type {string} */ id) =>
      `<script type="application/json">${JSON.stringify({ id, title: "X", steps: [PLAY] })}</script>`;
    const board = "<pylos-board></pylos-board>";
    const tab = await openPage(
      open,
      // As python-markdown writes it, without and with a space before the script; and as a tree of nodes.
      `<p><pylos-lesson></p>\n${json("a")}\n<p>${board}\n</pylos-lesson></p>
       <p><pylos-lesson>\n<br />\n${json("b")}</p>\n<p>${board}\n</pylos-lesson></p>
       <div><pylos-lesson><div>${json("c")}</div><div>${board}</div></pylos-lesson></div>`,
    );
    const seen = await tab.until(() => {
      const lessons = [
        .../** @type {NodeListOf<PylosLesson>} */ (document.querySelectorAll("pylos-lesson")),
      ];
      const boards = lessons.map((lesson) => lesson.querySelector("pylos-board"));
      return (
        boards.every((board) => board?.game) && {
          at: lessons.map(({ at }) => at),
          boards: document.querySelectorAll("pylos-board").length,
          wide: boards.map((board) => (board?.getBoundingClientRect().width ?? 0) > 200),
        }
      );
    });
    assert.deepEqual(seen, { at: ["a/b", "b/b", "c/b"], boards: 3, wide: [true, true, true] });
  });
});
