/** What the chains share: the packed package, a server for what they build, and a browser that clicks through it. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { context as esbuild } from "esbuild";
import { launch } from "../e2e/support/browsers.mjs";
import { unpackPackage } from "../e2e/support/package.mjs";
import { wait } from "../e2e/support/wait.mjs";

export const HERE = fileURLToPath(new URL(".", import.meta.url));
const ROOT = join(HERE, "../..");

/** For what the chains write. */
export const temporary = mkdtempSync(join(tmpdir(), "pylos-chains-"));
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));

/** What a host has beside the bundle: the table of the children's game. */
export const PUBLIC = join(temporary, "public");
mkdirSync(join(PUBLIC, "tables"), { recursive: true });
cpSync(join(ROOT, "www/tables/children.pylos"), join(PUBLIC, "tables/children.pylos"));

/** The folder of the package, as npm unpacks it. */
export const PACKAGE = join(HERE, "node_modules/pylos-board");

/** Puts the package where the chains find it. Returns the packed file. */
export const installPackage = () => unpackPackage(PACKAGE, temporary);

/**
 * Serves a folder that a chain has made, beside what a host has, and plays there.
 * @param {string} folder @param {Parameters<typeof playThrough>[1]} [look]
 */
export async function playBuilt(folder, look) {
  cpSync(PUBLIC, folder, { recursive: true });
  const server = await esbuild({});
  const { port } = await server.serve({ servedir: folder, host: "127.0.0.1" });
  try {
    await playThrough(`http://127.0.0.1:${port}/`, look);
  } finally {
    await server.dispose();
  }
}

/**
 * Runs a program of an npm package.
 * @param {string} folder Where it runs, and where the package is installed.
 * @param {string} program @param {string[]} options
 */
export const run = (folder, program, ...options) =>
  execFileSync(process.execPath, [join(folder, "node_modules", program), ...options], {
    cwd: folder,
    stdio: "inherit",
  });

/** @type {import("../e2e/support/browsers.mjs").Browser | undefined} */
let browser;
let played = 0;

export async function closeBrowser() {
  await browser?.close();
}

/**
 * Plays against the computer of the board: its table is loaded, both workers run, and nothing is written on the
 * console.
 * @param {string} address
 * @param {(tab: import("../e2e/support/tab.mjs").Tab) => Promise<void>} [look] Looks at the page after the move.
 */
export async function playThrough(address, look = async () => {}) {
  browser ??= await launch("chromium");
  // What a page before has kept, at the same address perhaps, is not there.
  played += 1;
  const site = { address, origin: new URL(address).origin, faults: [] };
  const tab = await browser.open(/** @type {any} */ (site), {}, played);
  await tab.goto();
  await tab.until(() => boardAt()?.game?.moves.length === 0);
  await tab.until(() => document.querySelector("output")?.textContent === "16");
  // Chromium counts a place of the accessible twin as hidden by the canvas that is drawn over it.
  await tab.mouse.click(
    await tab.middle({ selector: '[data-place="1b2"]', within: "pylos-board" }),
  );
  await tab.until(() => boardAt().game.moves.length === 2);
  await look(tab);
  assert.equal(tab.page.workers().length, 2, "a worker paints, a worker thinks");
  const loaded = await tab.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const tables = loaded.filter((path) => path.startsWith("/tables/"));
  assert.deepEqual([...new Set(tables)], ["/tables/children.pylos"]);
  tab.assertClean();
  await tab.end();
}

/** Has a page of a framework change in place what it has handed over: it is shown before and after. @param {Tab} tab */
export async function changeInPlace(tab) {
  const seen = () =>
    tab.evaluate(() => {
      const [lesson, puzzle] = everything("pylos-lesson, pylos-puzzle");
      const marked = boardAt("#marked");
      const labels = ["1a1", "1d1"].map((place) =>
        marked.shadowRoot?.querySelector(`[data-place="${place}"]`)?.getAttribute("aria-label"),
      );
      return {
        labels: labels.map((label) => /, marked.*/.exec(label ?? "")?.[0]),
        moves: marked.game?.moves,
        words: lesson?.shadowRoot?.querySelector(".exercise-words")?.textContent,
        task: puzzle?.shadowRoot?.querySelector("pylos-board")?.game?.position,
        // The first picture is there, and the poster is not.
        canvases: marked.shadowRoot?.querySelectorAll(".board-room > canvas").length,
      };
    });
  await tab.until(() => boardAt("#marked").game?.moves.length === 1);
  const before = await wait(
    async () => {
      const now = await seen();
      return now.task && /Before/.test(now.words ?? "") && now.canvases === 1 && now;
    },
    () => "all four, as they are handed over",
  );
  assert.deepEqual(before.labels, [", marked", null]);
  await tab.evaluate(() => document.querySelector("button")?.click());
  await wait(
    async () => {
      const { labels, moves, words, task, canvases } = await seen();
      return (
        labels.join() === ", marked,, marked 7" &&
        moves?.join() === "1b2,1c2" &&
        /After.*Step 1 of 2/.test(words ?? "") &&
        task !== before.task &&
        task &&
        canvases === 1
      );
    },
    () => "all four, changed in place",
  );
}

/** What `react/game.tsx` gives its elements in objects and properties, and what its listeners write. @param {import("../e2e/support/tab.mjs").Tab} tab */
export async function seeReact(tab) {
  await tab.until(() => {
    const { moved, done } = document.querySelector("output").dataset;
    return moved === "1b2" && done === "b";
  });
  const { elevation, mustSolve } = await tab.evaluate(() => ({
    ...boardAt().camera,
    mustSolve: document.querySelector("pylos-lesson").mustSolve,
  }));
  assert.deepEqual([elevation, mustSolve], [90, true]);
  await tab.until(() =>
    everything(".puzzle .exercise-title")[0]?.textContent.startsWith("Dark to move"),
  );
}
