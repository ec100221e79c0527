/** What the chains share: the packed package, a server for what they build, and a browser that clicks through it. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { context as esbuild } from "esbuild";
import puppeteer from "puppeteer-core";
import { lookInside, reachInPage } from "../e2e/support/inside.mjs";
import { wait } from "../e2e/support/wait.mjs";

export const HERE = fileURLToPath(new URL(".", import.meta.url));
const ROOT = join(HERE, "../..");
const NPM = process.platform === "win32" ? "npm.cmd" : "npm";

/** For what the chains write. */
export const temporary = mkdtempSync(join(tmpdir(), "pylos-chains-"));
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));

/** What a host has beside the bundle: the table of the children's game. */
export const PUBLIC = join(temporary, "public");
mkdirSync(join(PUBLIC, "tables"), { recursive: true });
cpSync(join(ROOT, "www/tables/children.pylos"), join(PUBLIC, "tables/children.pylos"));

/** The folder of the package, as npm unpacks it. */
export const PACKAGE = join(HERE, "node_modules/pylos-board");

/** Builds the package, packs it, and unpacks it where the chains find it. @returns {string} The packed file. */
export function installPackage() {
  const built = join(temporary, "built");
  execFileSync(process.execPath, [join(ROOT, "tools/npm/build.mjs"), built], { stdio: "inherit" });
  const packed = execFileSync(NPM, ["pack", "--silent", built], {
    cwd: temporary,
    encoding: "utf8",
  });
  const file = join(temporary, packed.trim());
  rmSync(PACKAGE, { recursive: true, force: true });
  mkdirSync(PACKAGE, { recursive: true });
  execFileSync("tar", ["-xzf", file, "--strip-components=1", "-C", PACKAGE]);
  return file;
}

/** Serves a folder that a chain has made, beside what a host has, and plays there. @param {string} folder */
export async function playBuilt(folder) {
  cpSync(PUBLIC, folder, { recursive: true });
  const server = await esbuild({});
  const { port } = await server.serve({ servedir: folder, host: "127.0.0.1" });
  try {
    await playThrough(`http://127.0.0.1:${port}/`);
  } finally {
    await server.dispose();
  }
}

/** @type {import("puppeteer-core").Browser | undefined} */
let browser;

export async function closeBrowser() {
  await browser?.close();
}

/**
 * Plays against the computer of the board: its table is loaded, both workers run, and nothing is written on the
 * console.
 * @param {string} address
 */
export async function playThrough(address) {
  browser ??= await puppeteer.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--in-process-gpu", "--disable-dev-shm-usage"],
  });
  // What a page before has kept, at the same address perhaps, is not there.
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  await page.evaluateOnNewDocument(lookInside);
  /** @type {string[]} */
  const faults = [];
  /** @type {string[]} */
  const tables = [];
  page.on("console", (message) => {
    if (["warn", "error"].includes(message.type())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    if (response.url().includes("/tables/")) tables.push(new URL(response.url()).pathname);
  });
  await page.goto(address);
  const moves = () => {
    const board = /** @type {any} */ (document.querySelector("pylos-board"));
    return board?.game?.moves.length;
  };
  await page.waitForFunction(`(${moves})() === 0`);
  await page.waitForFunction(() => document.querySelector("output")?.textContent === "16");
  // Chromium counts a place of the accessible twin as hidden by the canvas that is drawn over it.
  const { x, y, width, height } = await wait(async () => {
    const target = { selector: '[data-place="1b2"]', within: "pylos-board" };
    const found = await page.evaluate(reachInPage, { target, toClick: false });
    return typeof found === "object" ? found : null;
  });
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForFunction(`(${moves})() === 2`);
  assert.equal(page.workers().length, 2, "a worker paints, a worker thinks");
  assert.deepEqual(tables, ["/tables/children.pylos"]);
  assert.deepEqual(faults, []);
  await context.close();
}
