/** The npm package, unpacked into an empty folder. */

import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, it, test } from "node:test";
import { gzipSync } from "node:zlib";
import { PylosBoard } from "../../www/element/element.js";
import { PylosLesson } from "../../www/exercise/lesson-element.js";
import { PylosPuzzle } from "../../www/exercise/puzzle-element.js";
import { exerciseStyle } from "../../www/exercise/style.js";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import {
  boardsReady,
  click,
  openBoards,
  openPage,
  untilPainted,
  untilPlayed,
  untilStep,
} from "./support/element.mjs";
import { unpackPackage } from "./support/package.mjs";
import { untilWords } from "./support/play.mjs";
import { serveSite } from "./support/server.mjs";

const FOLDER = "node_modules/pylos-board";

/** What a page with one board may load. `gzip -9` makes 77 KB of what Node's zlib packs into these bytes. */
const BUDGET = { requests: 12, bytes: 77 * 1024 * 1.008 };

/** The folder with the installed package. */
let home = "";

before(() => {
  home = mkdtempSync(join(tmpdir(), "pylos-package-"));
  unpackPackage(join(home, FOLDER), home);
});
after(() => rmSync(home, { recursive: true, force: true }));

test("the package has no dependencies and no tables", () => {
  const description = JSON.parse(readFileSync(join(home, FOLDER, "package.json"), "utf8"));
  assert.match(description.version, /^\d+\.\d+\.\d+$/);
  assert.ok(!("dependencies" in description));
  assert.deepEqual(description.peerDependencies, { react: ">=19" });
  assert.deepEqual(description.peerDependenciesMeta, { react: { optional: true } });
  const files = readdirSync(join(home, FOLDER), { recursive: true, encoding: "utf8" });
  assert.doesNotMatch(files.join("\n"), /\.pylos$/m);
});

test("the custom elements manifest lists the attributes, members, events and properties", () => {
  const manifest = readFileSync(join(home, FOLDER, "custom-elements.json"), "utf8");
  const [board, lesson, puzzle] = JSON.parse(manifest).modules.flatMap(
    (/** @type {{ declarations: unknown }} */ { declarations }) => declarations,
  );
  const names = (/** @type {{ name: string }[]} */ list) => list.map(({ name }) => name).toSorted();
  const own = (/** @type {Function} */ { prototype }) =>
    Object.getOwnPropertyNames(prototype)
      .filter((name) => !/^constructor$|^pointedOut$|^consoleRooms$|Callback$/.test(name))
      .toSorted();
  for (const [told, element, tagName] of /** @type {const} */ ([
    [board, PylosBoard, "pylos-board"],
    [lesson, PylosLesson, "pylos-lesson"],
    [puzzle, PylosPuzzle, "pylos-puzzle"],
  ])) {
    assert.equal(told.tagName, tagName);
    // The language is followed around the element as well.
    assert.deepEqual(names(told.attributes), [...element.observedAttributes, "lang"].toSorted());
    // The properties of a board's attributes are told with them.
    const fields = told.attributes.map(
      (/** @type {{ fieldName: string }} */ { fieldName }) => fieldName,
    );
    assert.deepEqual(
      names(told.members),
      own(element).filter((name) => element !== PylosBoard || !fields.includes(name)),
    );
  }
  for (const { name, type, fieldName } of board.attributes) {
    const isOwn = !["id", "lang"].includes(name);
    assert.equal(fieldName in PylosBoard.prototype, isOwn, fieldName);
    assert.ok(type.text, name);
  }
  assert.deepEqual(names(lesson.events), ["pylos-done", "pylos-step"]);
  assert.deepEqual(names(puzzle.events), ["pylos-failed", "pylos-solved"]);
  const lessonProperties = new Set(exerciseStyle.match(/--pylos-lesson-[a-z-]+/g));
  assert.deepEqual(names(lesson.cssProperties), [...lessonProperties].toSorted());
});

/** What a page needs that loads a script of the installed package. @param {string} script */
const using = (script) => ({
  script: `../${FOLDER}/${script}`,
  before: (/** @type {Tab} */ { site }) => void site.host.folders.push(home),
});

inChromium("a page using the package", (open) => {
  it("shows a lesson and accepts a move", async () => {
    const lesson = {
      id: "a",
      title: "A",
      steps: [{ id: "b", position: "4/4/4/4 3/3/3 2/2 1 l", text: "Play.", turns: [{ want: {} }] }],
    };
    const data = `<script type="application/json">${JSON.stringify(lesson)}</script>`;
    const body = `<pylos-lesson>${data}</pylos-lesson>`;
    const tab = await openBoards(open, body, using("web/pylos-lesson.js"));
    await untilStep(tab, "a/b", lesson.steps[0].position);
    await click(tab, "1b2");
    await untilWords(tab, ".exercise-said", "Well done!");
    const texts = [...tab.site.served].filter((name) => /-(lessons|course)-/.test(name));
    assert.equal(texts.length, 1, `without the texts of the course: ${texts}`);
  });

  for (const form of ["web", "bundler"]) {
    it(`shows a puzzle, with the modules in ${form}/`, async () => {
      const tab = await openPage(open, `<pylos-puzzle daily variant="children"></pylos-puzzle>`, {
        ...using(`${form}/pylos-puzzle.js`),
        policy: "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:",
      });
      await tab.until(() => {
        const [board] = /** @type {PylosBoard[]} */ (everything("pylos-board"));
        return board?.game?.rules.variant === "children";
      });
      const others = [...tab.site.served].filter((name) =>
        /standard|expert|pylos_bg|engine/.test(name),
      );
      assert.deepEqual(others, [], "neither other puzzles nor the engine");
    });
  }

  it("loads one board within the budget, and plays against the computer when it has one", async () => {
    const tab = await openBoards(
      open,
      `<pylos-board interactive="both" moves="1b2 1c2"></pylos-board>`,
      using("web/pylos-board.js"),
    );
    await untilPainted(tab);
    const sizes = [...tab.site.served]
      .filter((name) => name.startsWith(FOLDER))
      .map((name) => {
        return { name, bytes: gzipSync(readFileSync(join(home, name)), { level: 9 }).length };
      });
    const bytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    assert.ok(sizes.length <= BUDGET.requests && sizes.length > 3, String(sizes.length));
    assert.ok(bytes <= BUDGET.bytes, JSON.stringify(sizes, null, 1));
    await tab.evaluate(() => void Object.assign(boardAt(), { interactive: "light", opponent: 1 }));
    await click(tab, "1b3");
    await untilPlayed(tab, 4);
  });
});

inBrowsers("a page that loads one file from another origin", (open) => {
  it("plays against the computer, with the tag of the README, which has the hash of the file", async (context) => {
    const cdn = await serveSite();
    context.after(() => cdn.close());
    const readme = readFileSync(join(home, FOLDER, "README.md"), "utf8");
    const tag = /<script type="module" src="(?<address>[^"]+)"[^>]*integrity=[^>]*>/s.exec(readme);
    const address = String(tag?.groups?.address);
    const file = address.replace(/.*pylos-board@[\d.]+\//, "");
    cdn.instead.set(file, readFileSync(join(home, FOLDER, file)));
    const script = String(tag?.[0]).replace(address, `${cdn.address}${file}`);
    const tab = await openPage(open, `${script}</script><pylos-board opponent="1"></pylos-board>`, {
      script: "page.js",
      policy: `default-src 'none'; script-src 'self' ${cdn.origin} 'wasm-unsafe-eval'; worker-src blob:; img-src 'self'`,
    });
    await boardsReady(tab);
    await untilPainted(tab);
    await click(tab, "1b2");
    await untilPlayed(tab, 2);
    assert.deepEqual([...cdn.served], ["cdn/pylos-board.js"]);
  });
});
