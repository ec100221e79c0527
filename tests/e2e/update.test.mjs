/** A new version of the site takes the place of the old one while pages of that are open and in the browser's cache. */

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { boardsReady, untilPlayed } from "./support/element.mjs";
import { writeVersion } from "./support/offline.mjs";
import { mouse, pickLanguage, ready, untilStatus } from "./support/play.mjs";
import { wait } from "./support/wait.mjs";

const HOME = mkdtempSync(join(tmpdir(), "pylos-versions-"));
after(() => rmSync(HOME, { recursive: true }));

const VERSIONS = [1, 2, 3, 4].map((number) => writeVersion(HOME, number));

/** How browsers report the files of an old version. */
const GONE = /404|NetworkError|imported module|Loading .*failed|MIME type/;

/** Replaces all of the site. @param {Tab} tab @param {number} number */
function deploy({ site }, number) {
  site.host.folders = [VERSIONS[number - 1]];
}

/** The version of the page. @param {Tab} tab */
const versionOf = (tab) =>
  tab.evaluate(() => {
    const script = document.querySelector("script[type=module]")?.getAttribute("src") ?? "";
    return Number(/(\d)\.js$/.exec(script)?.[1]);
  });

/** Waits until the page is loaded in another version. @param {Tab} tab @param {number} number */
const untilVersion = (tab, number) =>
  wait(async () => (await versionOf(tab).catch(() => 0)) === number);

/** Waits until the course shows a step, which it does after its last file. @param {Tab} tab */
async function untilLesson(tab) {
  await tab.until(() => everything(".exercise-text")[0]?.textContent);
  await boardsReady(tab);
}

/** What the page of the game loads by itself after its board. */
const BY_ITSELF = "dialogs-.*css analysis-.*css -dialogs -ends -analysis -numbers -tables";

/** Waits until the page of the game can be played on and has loaded all that it loads by itself. @param {Tab} tab */
async function whole(tab) {
  await ready(tab);
  await tab.until((wanted) => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    return wanted.every((name) => files.some((file) => new RegExp(`assets/.*${name}`).test(file)));
  }, BY_ITSELF.split(" "));
}

inChromium("a visitor of a site that is replaced", (open) => {
  it("changes the language, asks for a hint, reloads, goes on and back, and keeps the game", async () => {
    const tab = await open("#moves=1b2_1c2", {
      before(tab) {
        deploy(tab, 1);
        // As GitHub Pages does.
        tab.site.host.cache = () => "max-age=600";
        tab.expect(GONE);
      },
    });
    await whole(tab);
    await mouse.press(tab, "Hint");
    await tab.until(() => /^Hint: /.test(document.querySelector("#note")?.textContent ?? ""));

    deploy(tab, 2);
    await pickLanguage(tab, "de");
    await untilVersion(tab, 2);
    await whole(tab);
    await untilStatus(tab, "Hell: Setze eine Kugel");
    await untilPlayed(tab, 2);

    deploy(tab, 3);
    await mouse.press(tab, "Tipp");
    await untilVersion(tab, 3);
    await ready(tab);
    await untilPlayed(tab, 2);
    await mouse.press(tab, "Tipp");
    await tab.until(() => /^Tipp: /.test(document.querySelector("#note")?.textContent ?? ""));

    // The cache has the whole of these pages: none of their files is missed later.
    await tab.goto("learn.html");
    await untilLesson(tab);
    await tab.goto("embed.html#moves=1b2");
    await boardsReady(tab);
    deploy(tab, 4);
    await tab.back();
    await untilLesson(tab);
    await tab.goto("embed.html#moves=1b2");
    await boardsReady(tab);
    await tab.goto("#moves=1b2_1c2");
    await untilPlayed(tab, 2);
    await tab.reload();
    await ready(tab);
    assert.equal(await versionOf(tab), 4);
    await untilPlayed(tab, 2);
  });
});

inBrowsers("a visitor of a site that is replaced", (open) => {
  it("opens a page from the cache whose files are gone", async () => {
    const tab = await open("learn.html", {
      before(tab) {
        deploy(tab, 1);
        tab.site.host.cache = (name) => (name.endsWith(".html") ? "max-age=600" : "no-store");
        tab.expect(GONE);
      },
    });
    await boardsReady(tab);
    await tab.goto("rules/en.html");
    deploy(tab, 2);
    await tab.evaluate(() => {
      location.href = "../learn.html";
    });
    await untilVersion(tab, 2);
    await boardsReady(tab);
  });
});
