/** The npm package, installed into an empty folder. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, it, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { PylosBoard } from "../../www/element/element.js";
import { PylosLesson } from "../../www/learn/element.js";
import { lessonStyle } from "../../www/learn/style.js";
import { inBrowsers } from "./support/browsers.mjs";
import { boardsReady, click, pageWith, TOLD } from "./support/element.mjs";
import { untilSaid, untilStep } from "./support/learn.mjs";

/** @typedef {import("./support/tab.mjs").Tab} Tab */

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const NPM = process.platform === "win32" ? "npm.cmd" : "npm";
const FOLDER = "node_modules/pylos-board";

/** Bytes after `gzip -9` of all files that a page with one board loads, without the tables. */
const BUDGET = 95 * 1024;

/** The folder with the installed package. */
let home = "";

before(() => {
  home = mkdtempSync(join(tmpdir(), "pylos-package-"));
  const built = join(home, "built");
  execFileSync(process.execPath, [join(ROOT, "tools/npm/build.mjs"), built]);
  const npm = (/** @type {string[]} */ ...words) =>
    execFileSync(NPM, words, { cwd: home, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const packed = npm("pack", "--silent", built).trim();
  writeFileSync(join(home, "package.json"), `{ "name": "consumer", "type": "module" }`);
  npm("install", "--offline", "--no-audit", "--no-fund", `./${packed}`);
});
after(() => rmSync(home, { recursive: true, force: true }));

/** Runs a module in the folder. @param {string} source @returns {string} */
function run(source) {
  writeFileSync(join(home, "consumer.js"), source);
  return execFileSync(process.execPath, ["--throw-deprecation", "consumer.js"], {
    cwd: home,
    encoding: "utf8",
  });
}

test("a program in Node uses the rules directly after the import", () => {
  const printed = run(
    `import init, { legalMoves, newGame, play } from "pylos-board/rules";
     const game = play(newGame({ variant: "expert" }), "1b2");
     await init();
     console.log(game.position, legalMoves(game).length);`,
  );
  assert.equal(printed, "4/4/1l2/4 3/3/3 2/2 1 d 15\n");
});

test("a program in Node imports the element without a document", () => {
  const printed = run(`import { PylosBoard } from "pylos-board"; console.log(typeof PylosBoard);`);
  assert.equal(printed, "function\n");
});

test("the package lists its types first, exports existing files, and has no dependencies", () => {
  const read = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(join(home, FOLDER, name), "utf8"));
  const { exports, dependencies, peerDependencies, version } = read("package.json");
  assert.deepEqual([dependencies, peerDependencies], [undefined, undefined]);
  assert.match(version, /^\d+\.\d+\.\d+$/);
  for (const entry of [exports["."], exports["./lesson"], exports["./rules"]]) {
    assert.equal(Object.keys(entry)[0], "types");
    for (const file of Object.values(entry)) statSync(join(home, FOLDER, String(file)));
  }
  const tables = readdirSync(join(home, FOLDER)).filter((name) => name === "tables");
  assert.deepEqual(tables, []);
});

test("the custom elements manifest lists the attributes, members, events and properties", () => {
  const manifest = readFileSync(join(home, FOLDER, "custom-elements.json"), "utf8");
  const [board, lesson] = JSON.parse(manifest).modules.flatMap(
    (/** @type {{ declarations: unknown }} */ { declarations }) => declarations,
  );
  const names = (/** @type {{ name: string }[]} */ list) => list.map(({ name }) => name).toSorted();
  const own = (/** @type {Function} */ { prototype }) =>
    Object.getOwnPropertyNames(prototype)
      .filter((name) => !/^constructor$|Callback$/.test(name))
      .toSorted();
  const properties = (/** @type {string} */ css) =>
    [...new Set(css.match(/--pylos-[a-z-]+/g))].toSorted();
  assert.equal(board.tagName, "pylos-board");
  assert.deepEqual(names(board.attributes), PylosBoard.observedAttributes.toSorted());
  assert.deepEqual(names(board.members), own(PylosBoard));
  for (const { name, type, fieldName } of board.attributes) {
    assert.ok(name === "lang" || fieldName in PylosBoard.prototype, fieldName);
    assert.ok(type.text, name);
  }
  assert.equal(lesson.tagName, "pylos-lesson");
  assert.deepEqual(names(lesson.attributes), PylosLesson.observedAttributes.toSorted());
  assert.deepEqual(names(lesson.members), own(PylosLesson));
  assert.deepEqual(names(lesson.events), ["pylos-done", "pylos-step"]);
  const lessonProperties = properties(lessonStyle).filter((name) => name.includes("-lesson-"));
  assert.deepEqual(names(lesson.cssProperties), lessonProperties);
});

test("an author's TypeScript gets the types of the tag, its properties and its events", () => {
  const source = `import type { PylosBoard } from "pylos-board";
    import type { PylosLesson } from "pylos-board/lesson";
    import { newGame } from "pylos-board/rules";
    const board: PylosBoard = document.querySelector("pylos-board")!;
    board.variant = "expert";
    board.game = newGame();
    board.addEventListener("pylos-change", () => console.log(board.choice.takeBack.length, board.paused));
    board.marks = [{ kind: "badge", at: "1a1", text: "+7", shape: "diamond", label: "wins" }];
    board.addEventListener("pylos-move", (event) => {
      const text: string = event.detail.move.text;
      const before: readonly string[] = event.detail.before.moves;
      console.log(text, before);
    });
    const lesson: PylosLesson = document.querySelector("pylos-lesson")!;
    lesson.chapters = { id: "a", title: "A", steps: [{ id: "b", position: "", text: "Read." }] };
    lesson.addEventListener("pylos-done", ({ detail }) => console.log(detail.step.length));
    board.addEventListener("pylos-say", function ({ detail }) {
      this.orientation = detail.text.length > 9 ? "light" : "dark";
    });
    board.addEventListener("click", (event) => console.log(event.clientX));
    // @ts-expect-error: the event has no such detail
    board.addEventListener("pylos-end", ({ detail }) => console.log(detail.move));
    // @ts-expect-error: there is no such variant
    board.variant = "chess";
    export const after: Promise<string> = board.play("1b2").then(({ position }) => position);`;
  writeFileSync(join(home, "consumer.ts"), source);
  const compiler = join(ROOT, "tests/node_modules/typescript/bin/tsc");
  const options = ["--strict", "--noEmit", "--module", "nodenext", "--target", "esnext"];
  execFileSync(process.execPath, [compiler, ...options, "--types", "", "consumer.ts"], {
    cwd: home,
    encoding: "utf8",
  });
});

/**
 * Has the site serve the installed package.
 *
 * @param {Tab} tab
 * @param {string} body
 * @param {string} [entry]
 */
function serve({ site }, body, entry = "pylos-board.js") {
  for (const file of readdirSync(join(home, FOLDER), { recursive: true, encoding: "utf8" })) {
    const path = join(home, FOLDER, file);
    const name = file.replaceAll("\\", "/");
    if (statSync(path).isFile()) site.instead.set(`${FOLDER}/${name}`, readFileSync(path));
  }
  site.instead
    .set("consumer/page.html", pageWith(body, `../${FOLDER}/${entry}`))
    .set("consumer/told.js", TOLD);
}

inBrowsers("a page using the package", (open) => {
  it("shows a board and plays against the computer", async () => {
    const tab = await open("consumer/page.html", {
      before: (tab) =>
        serve(tab, `<pylos-board opponent="1" show="controls notation"></pylos-board>`),
    });
    await boardsReady(tab);
    await click(tab, "1b2");
    await tab.until(
      () =>
        /** @type {PylosBoard} */ (document.querySelector("pylos-board")).game?.moves.length === 2,
    );
  });

  it("shows a lesson and accepts a move", async () => {
    const lesson = {
      id: "a",
      title: "A",
      steps: [{ id: "b", position: "4/4/4/4 3/3/3 2/2 1 l", text: "Play.", turns: [{ want: {} }] }],
    };
    const tab = await open("consumer/page.html", {
      before(tab) {
        const data = `<script type="application/json">${JSON.stringify(lesson)}</script>`;
        serve(tab, `<pylos-lesson>${data}</pylos-lesson>`, "pylos-lesson.js");
      },
    });
    await boardsReady(tab);
    await untilStep(tab, "a/b", lesson.steps[0].position);
    await click(tab, "1b2");
    await untilSaid(tab, "Well done!");
  });

  it("loads no more bytes than the budget", async (context) => {
    const tab = await open("consumer/page.html", {
      before: (tab) => serve(tab, `<pylos-board interactive="both" moves="1b2 1c2"></pylos-board>`),
    });
    await boardsReady(tab);
    await tab.until(
      () => /** @type {any} */ (globalThis).colours(document.querySelector("pylos-board")) > 1500,
    );
    const sizes = [...tab.site.served]
      .filter((name) => name.startsWith(FOLDER))
      .map((name) => [name, gzipSync(readFileSync(join(home, name)), { level: 9 }).length]);
    const total = sizes.reduce((sum, [, bytes]) => sum + Number(bytes), 0);
    context.diagnostic(`${total} bytes after gzip -9`);
    assert.ok(
      total <= BUDGET,
      `${total} bytes:\n${sizes.map((size) => size.join(" ")).join("\n")}`,
    );
  });
});
