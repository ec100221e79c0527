/** The site as `cargo xtask dist` writes it: bundled, under the policy of its `hosts/`, within its budgets. */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { click, openBoards, untilPlayed } from "./support/element.mjs";
import { playTurn, ready, untilTurns } from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { bundled, DIST } from "./support/server.mjs";
import { wait } from "./support/wait.mjs";

const FILES = readdirSync(DIST, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  // The game in one file is for the disk: single-file.test.mjs.
  .filter((file) => statSync(join(DIST, file)).isFile() && file !== "pylos.html");

/** Headers of an answer in HTTP/2, in bytes. */
const HEAD = 100;

/** It says the meaning of a sign, and comes only where the mouse rests on one, be it in the page before. */
const TIP = /^assets\/tip-/;

/**
 * Asserts that a page has loaded no more than its budget, in bytes as sent, compressed by gzip.
 * @param {Tab} tab @param {{ requests: number, bytes: number }} budget
 */
function assertWithin({ site }, budget) {
  const sizes = [...site.served]
    .filter((name) => !site.instead.has(name) && !name.startsWith("favicon") && !TIP.test(name))
    .map((name) => (name === "" || name.endsWith("/") ? `${name}index.html` : name))
    .map((name) => {
      const file = join(DIST, existsSync(join(DIST, `${name}.gz`)) ? `${name}.gz` : name);
      return { name, bytes: HEAD + statSync(file).size };
    });
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
  const list = sizes.map((size) => `${size.bytes} ${size.name}`).join("\n");
  const all = `${sizes.length} requests, ${bytes} bytes:\n${list}`;
  assert.ok(sizes.length <= budget.requests && bytes <= budget.bytes, all);
}

it("has all files compressed beside, and hashed names for all but pages and entry points", () => {
  const plain = FILES.filter((file) => !/\.(br|gz)$/.test(file));
  for (const file of plain) {
    const isHashed = /^assets\/[\w-]+-[\w-]{8}\.\w+$/.test(file);
    const isNamed = /^(hosts\/|tables\/|solution\/|pkg\/|icons\/|examples\/|[^/]+$)|\.html$/.test(
      file,
    );
    assert.ok(isHashed !== isNamed, file);
    const isSmall = statSync(join(DIST, file)).size < 256;
    if (isSmall || /\.(jpg|png|webp|pgn|pylos|ts)$|^hosts\/|^licences/.test(file)) continue;
    for (const kind of [".br", ".gz"]) assert.ok(FILES.includes(file + kind), file + kind);
  }
  assert.ok(!plain.some((file) => /screenshot|package\.json/.test(file)));
});

it("takes at most 3.4 MB without perfect play, with the game in one file", () => {
  const { size } = statSync(join(DIST, "..", "pylos-site-small.zip"));
  assert.ok(size < 3.4e6, `${size} bytes`);
});

it("has the licences of all parts in every file for other people", () => {
  const board = "../pylos-board.iife.js";
  for (const name of ["licences.txt", "../site-small/licences.txt", "pylos.html", board]) {
    const text = readFileSync(join(DIST, name), "utf8");
    assert.match(text, /The Pylos authors[\s\S]*wasm-bindgen 0[\s\S]*Permission is hereby/, name);
  }
});

it("names the programs that made it", () => {
  assert.match(
    readFileSync(join(DIST, "version.txt"), "utf8"),
    /^Pylos [\d.]+, site [\da-f]{12}\nrustc [\d.]+ .*\nNode v[\d.]+\n+$/,
  );
});

it("has neither a path nor a time of the machine that built it", () => {
  const home = new URL("../../", import.meta.url).pathname;
  for (const file of FILES) assert.ok(!readFileSync(join(DIST, file)).includes(home), file);
});

const PLAY = readFileSync(join(DIST, "index.html"), "utf8");
/**
 * What may load after the first move: all but what the page names, and what its board begins with. After a second, a page
 * also loads what says that it is loading.
 */
const LATER = FILES.filter(
  (file) =>
    /^(assets\/(?!(?:rules|en-page|en-board)-[\w-]{8}\.).*)\.(js|css)$/.test(file) &&
    (!PLAY.includes(file) || file.includes("/page-state-")),
);

/** Waits until a worker paints. @param {Tab} tab */
const untilWorkerPaints = (tab) => wait(() => tab.native.workers().length === 1);

inChromium("a visitor of the bundled site", (open) => {
  it("plays by a table under a strict policy, isolated, after a page that is not there", async () => {
    const tab = await open("404.html", { before: bundled });
    assert.ok(await tab.evaluate(() => crossOriginIsolated));
    await tab.goto("#variant=children&opponent=8");
    await playTurn(await ready(tab), newGame({ variant: "children" }), "1b2");
    await untilTurns(tab, 2);
    await wait(() => tab.site.served.has("tables/children.pylos"));
    assert.equal(tab.native.workers().length, 2, "painter and engine");
  });

  it("plays on somebody’s page after 12 requests and 72 KB", async () => {
    const page = `<pylos-board interactive="both"></pylos-board>`;
    const tab = await openBoards(open, page, { before: bundled });
    await click(tab, "1b2");
    await untilPlayed(tab, 1);
    await untilWorkerPaints(tab);
    assertWithin(tab, { requests: 12, bytes: 72 * 1024 });
  });

  it("plays after 14 requests and 92 KB", async () => {
    const tab = await open("blank.html", {
      before(tab) {
        bundled(tab);
        tab.site.instead.set("blank.html", "<!doctype html><html lang=en><title>Blank</title>");
      },
    });
    const releases = LATER.map(tab.site.hold);
    // Without waiting until all is loaded: on a slow machine, what says that the page is loading is held.
    await tab.evaluate((address) => {
      setTimeout(() => location.assign(address));
    }, tab.site.address);
    await click(await ready(tab), "1b2");
    // The list of moves loads later.
    await untilPlayed(tab, 1);
    await untilWorkerPaints(tab);
    assertWithin(tab, { requests: 14, bytes: 92 * 1024 });
    for (const release of releases) release();
    await wait(() => LATER.some((file) => tab.site.served.has(file)));
  });
});
