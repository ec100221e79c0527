/** What runs without a server, opened from the disk: pylos.html, and the board for pages without modules. */

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, it } from "node:test";
import { pathToFileURL } from "node:url";
import { parseCatalogue } from "../../www/exercise/catalogue.js";
import { solutions } from "../../www/exercise/verdict.js";
import { course } from "../../www/learn/course.js";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { boardsReady, click, untilPlayed, untilStep } from "./support/element.mjs";
import { playTurn, ready, untilTurns } from "./support/play.mjs";
import * as rules from "./support/rules.mjs";
import { DIST } from "./support/server.mjs";

const FILE = join(DIST, "../pylos.html");
const BOARD = join(DIST, "../pylos-board.iife.js");
const HOME = pathToFileURL(FILE).href;

/** Solved by one move of two clicks at most. */
const [PUZZLE] = parseCatalogue(
  readFileSync(new URL("../../www/puzzles/standard.txt", import.meta.url), "utf8"),
  "standard",
).puzzles.filter(
  ({ kind, line }) => kind === "move" && line.length === 1 && !line[0].includes("x"),
);

const folder = mkdtempSync(join(tmpdir(), "pylos-disk-"));
after(() => rmSync(folder, { recursive: true }));

it("takes at most 900 KB", () => {
  const { size } = statSync(FILE);
  assert.ok(size <= 900e3, `${size} bytes`);
});

/**
 * Waits until a page of the file can be used, by how its address after the name of the file and its title begin.
 * @type {(tab: Tab, address: string, title: string) => Promise<unknown>}
 */
const untilPage = (tab, address, title) =>
  tab.until(
    ({ address, title }) =>
      location.href.startsWith(address) &&
      document.title.startsWith(title) &&
      // Pages of rules are marked from the start, and move when their style comes.
      document.readyState === "complete" &&
      "ready" in document.documentElement.dataset,
    { address: HOME + address, title },
  );

/** Asserts that all links that can be seen lead to pages in the file. @param {Tab} tab */
async function assertLinked(tab) {
  const astray = await tab.until(() => {
    const links = [...document.querySelectorAll("a[href]")].filter((link) =>
      link.checkVisibility(),
    );
    const addresses = links.map((link) => link.getAttribute("href") ?? "");
    const { pylosLink } = /** @type {any} */ (globalThis);
    return links.length > 0 && addresses.filter((address) => pylosLink(address) === null);
  });
  assert.deepEqual(astray, []);
}

inBrowsers("a player without a server", (open, name) => {
  /** @param {string} [address] */
  async function openFile(address = "") {
    // A neighbour of the pages: the file needs nothing of the site.
    const tab = await open("rules/en.html");
    await tab.visit(HOME + address);
    return tab;
  }

  it("comes here from a page of the unpacked site", async () => {
    const tab = await open("rules/en.html");
    // Browsers report the modules that they do not load.
    tab.expect(/./);
    await tab.visit(`${pathToFileURL(join(DIST, "learn.html")).href}#board/start`);
    const here = `${pathToFileURL(join(DIST, "pylos.html")).href}#learn.html#board/start`;
    await tab.until(
      (here) => location.href === here && "ready" in document.documentElement.dataset,
      here,
    );
  });

  it("plays against the computer, asks for a hint, and comes back to the game", async () => {
    const tab = await ready(openFile());
    await playTurn(tab, rules.newGame(), "1b2");
    await untilTurns(tab, 2);
    await tab.click("[data-action=hint]");
    await tab.until(() => document.querySelector("#note")?.textContent !== "");
    const address = await tab.url();
    assert.match(address, /pylos\.html#opponent=1&moves=1b2_/);

    await tab.click({ role: "button", name: "More" });
    await assertLinked(tab);
    await tab.click("dialog [href*='editor.html']");
    await untilPage(tab, "#editor.html#", "Set up a position");
    await assertLinked(tab);
    await tab.back();
    await untilTurns(await ready(tab), 2);
    assert.equal(await tab.url(), address);
  });

  // What differs on the disk is how a page loads modules, and which addresses it may have.
  if (name !== "chromium") return;

  it("does a step of the course, solves a puzzle and reads the rules, in another language", async () => {
    const [{ id, steps }] = course.filter(({ steps }) => steps.some(({ turns }) => turns));
    const [step] = steps.filter(({ turns }) => turns);
    // In the address: Chromium may forget the storage of a file with the next page of it.
    const tab = await openFile(`#learn.html?lang=de#${id}/${step.id}`);
    await untilStep(tab, `${id}/${step.id}`, step.position);
    await assertLinked(tab);
    const [turn] = /** @type {import("../../www/exercise/lesson.js").Turn[]} */ (step.turns);
    const [{ text }] = solutions(
      rules,
      turn,
      rules.newGame({ ...step.rules, position: step.position }),
    );
    for (const place of text.split(/[-x]/)) await click(tab, place);
    await tab.until(() => document.querySelector("#progress")?.textContent?.startsWith("1 "));

    await tab.click("#head [href*='puzzles.html']");
    await untilPage(tab, "#puzzles.html?lang=de#", "Aufgabe");
    await assertLinked(tab);
    await tab.evaluate((id) => {
      location.hash = `#puzzles.html?lang=de#${id}`;
    }, PUZZLE.id);
    // The address is the new one while the puzzle that was open before still answers.
    await tab.until((position) => boardAt().game?.position === position, PUZZLE.position);
    for (const place of PUZZLE.line[0].split("-")) await click(tab, place);
    await tab.until(() =>
      /^Gelöst/.test(document.querySelector(".exercise-said")?.textContent ?? ""),
    );

    await tab.evaluate(() => {
      location.hash = "#rules/de.html";
    });
    await untilPage(tab, "#rules/de.html", "Pylos-Regeln");
    await assertLinked(tab);
    await tab.click("a.brand");
    await untilPage(tab, "#index.html?lang=de", "Du bist am Zug: ");
  });
});

/** The policy that `hosts/` has for the file. */
const POLICY =
  /\/pylos\.html\n.*\n {2}Content-Security-Policy: (.+)/.exec(
    readFileSync(new URL("../../tools/site/hosts/_headers", import.meta.url), "utf8"),
  )?.[1] ?? "";

inChromium("a player on a host with a strict policy", (open) => {
  it("plays against the computer in pylos.html, and reads the rules", async () => {
    const tab = await open("pylos.html#opponent=1", {
      before({ site }) {
        site.host.folders = [DIST];
        site.policies.set("pylos.html", POLICY);
      },
    });
    await playTurn(await ready(tab), rules.newGame(), "1b2");
    await untilTurns(tab, 2);
    await tab.evaluate(() => {
      location.hash = "#learn.html";
    });
    await tab.until(() => document.querySelector("pylos-lesson") !== null);
    await tab.until(() => "ready" in document.documentElement.dataset);
  });

  it("reads what pylos.html needs where the policy refuses its script", async () => {
    const tab = await open("pylos.html", {
      before({ site }) {
        site.host.folders = [DIST];
        site.policies.set("pylos.html", "default-src 'self'");
      },
    });
    tab.expect(/policy|Content.Security/i);
    await tab.until(() => /WebAssembly/.test(document.body?.innerText ?? ""));
  });
});

inBrowsers("a page without modules, on the disk", (open) => {
  it("has a board that the computer plays on", async () => {
    writeFileSync(join(folder, "board.js"), readFileSync(BOARD));
    writeFileSync(
      join(folder, "page.html"),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Club</title><link rel="icon" href="data:,">
      <script src="board.js"></script><pylos-board opponent="1" lang="fr"></pylos-board>`,
    );
    const tab = await open("rules/en.html");
    await tab.visit(pathToFileURL(join(folder, "page.html")).href);
    await boardsReady(tab);
    await click(tab, "1b2");
    await untilPlayed(tab, 2);
  });
});
