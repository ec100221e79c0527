/** The bundled site without a connection, in a new version, and in a frame. */

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { boardsReady } from "./support/element.mjs";
import * as offline from "./support/offline.mjs";
import * as player from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { DIST } from "./support/server.mjs";
import { addSolution, SOLVED, untilProven } from "./support/solved.mjs";

const HOME = mkdtempSync(join(tmpdir(), "pylos-offline-"));
after(() => rmSync(HOME, { recursive: true }));

const FRONT = readFileSync(join(DIST, "index.html"), "utf8");
const [, VERSION = ""] = /data-version="([^"]*)/.exec(FRONT) ?? [];

inBrowsers("a visitor without a connection", (open) => {
  it("plays, with perfect play", async () => {
    const address = "?lang=en#variant=children&opponent=1";
    const tab = await player.ready(
      offline.visit(open, address, ({ instead }) =>
        instead.set("host.json", `{ "lines": [{ "text": "The club" }] }`),
      ),
    );
    await offline.installed(tab);
    await player.mouse.press(tab, "Help");
    await player.mouse.press(tab, "Download perfect play (0.3 MB)");
    await tab.until(() => /with perfect play/.test(document.body.innerText));
    await tab.assertAccessible();
    tab.site.host.isDown = true;
    await tab.goto(address);
    await tab.reload();
    await player.ready(tab);
    // What the host has written into its file.
    await tab.until(() => document.querySelector(".host")?.textContent === "The club");
    await player.playTurn(tab, newGame({ variant: "children" }), "1b2");
    await player.untilTurns(tab, 2);
    // The table answers.
    await tab.goto("?lang=en#variant=children&moves=1b2");
    await player.ready(tab);
    await player.showNumbers(tab);
    await untilProven(tab, 15);
    await offline.forget(tab);
  });

  it("goes on with its version until the new one is started", async () => {
    const tab = await player.ready(offline.visit(open, "?lang=en"));
    await offline.installed(tab);
    const other = await tab.another("?lang=en");
    await player.ready(other);
    const change = (/** @type {string} */ text) =>
      text.replaceAll(VERSION, "0123456789ab").replaceAll("Neue Partie", "Neue Runde");
    tab.site.host.folders = [offline.writeVersion(HOME, 1, change)];
    await tab.reload();
    await player.ready(tab);
    await tab.until(() => document.querySelector(".update")?.checkVisibility());
    assert.equal(await tab.text(".update p"), "A new version is available.");
    await tab.assertAccessible();
    await player.changeLanguage(tab, "de");
    assert.equal(await tab.text("[data-action=new]"), "Neue Partie");
    await player.changeLanguage(tab, "en");
    await player.mouse.press(tab, "Reload");
    // The page loads itself again.
    await tab.until(() => document.querySelector(".update") === null);
    await player.ready(tab);
    await player.changeLanguage(tab, "de");
    assert.equal(await tab.text("[data-action=new]"), "Neue Runde");
    // This page is open since the first version, whose files only its cache still has.
    await player.changeLanguage(other, "de");
    assert.equal(await other.text("[data-action=new]"), "Neue Partie");
    await offline.forget(tab);
  });
});

inChromium("a site that works offline", (open) => {
  it("keeps the whole solution of the rules, answers from it alone, deletes it, and brings back what the browser has deleted", async () => {
    let bytes = 0;
    const tab = await player.ready(
      offline.visit(open, `?lang=en#variant=children&${SOLVED}`, (site) => {
        bytes = addSolution(site);
      }),
    );
    await offline.installed(tab);
    const size = (bytes / 1e6).toFixed(1);
    const untilNote = (/** @type {string} */ words) =>
      tab.until((pattern) => {
        const note = document.querySelector("#offline-note");
        return note?.checkVisibility() && new RegExp(pattern).test(note.textContent ?? "");
      }, words);
    const help = async (/** @type {string} */ words) => {
      await player.mouse.press(tab, "Help");
      await untilNote(words);
      await player.closeDialog(tab);
    };
    const works = "^This page also works offline.$";
    await player.mouse.press(tab, "Help");
    await untilNote(works);
    await player.mouse.press(tab, `Download perfect play (${size} MB)`);
    await untilNote(`^This page works offline, with perfect play \\(${size}\u00a0MB\\).$`);
    await tab.assertAccessible();
    await player.closeDialog(tab);
    tab.site.host.isDown = true;
    await player.showNumbers(tab);
    await untilProven(tab, 2);
    assert.ok(await tab.evaluate(() => !document.querySelector("#tables")?.checkVisibility()));
    tab.site.host.isDown = false;
    await player.mouse.press(tab, "Help");
    await player.mouse.press(tab, "Delete perfect play");
    await untilNote(works);
    await player.closeDialog(tab);

    // The site: without a connection, with one, and with the worker gone, too.
    await offline.deleteCaches(tab);
    tab.site.host.isDown = true;
    await help("^Saved files of this site: 0 of [0-9]+.$");
    tab.site.host.isDown = false;
    await tab.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
    await help(works);

    // A visit brings everything back, also what it does not show.
    await offline.deleteCaches(tab);
    await tab.goto("learn.html?lang=en");
    await offline.untilKept(tab);
    tab.site.host.isDown = true;
    for (const page of ["puzzles.html", "learn.html", "index.html"]) {
      await tab.goto(`${page}?lang=en`);
      await boardsReady(tab);
    }
    await player.changeLanguage(tab, "de");
    await offline.forget(tab);
  });

  it("is not registered by a frame", async () => {
    const tab = await offline.visit(open, "rules/en.html");
    tab.site.instead.set(
      "somebody/page.html",
      `<!doctype html><html lang="en"><title>Somebody</title><link rel="icon" href="../favicon.svg">
      <iframe src="../index.html"></iframe><iframe src="../learn.html" sandbox="allow-scripts"></iframe></html>`,
    );
    tab.expect(/sandbox|CORS|origin|storage|Content Security Policy|ERR_FAILED/i);
    await tab.goto("somebody/page.html");
    for (const frame of tab.native.frames().slice(1)) {
      // Fulfilled when the last line of the page's scripts has run.
      await frame.evaluate(async () => {
        for (const { src, type } of document.scripts) if (type === "module") await import(src);
      });
    }
    const count = await tab.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    assert.equal(count, 0);
  });
});
