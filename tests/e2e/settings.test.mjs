/** The settings of the page: kept on the device, and in effect everywhere. */

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import * as page from "./support/play.mjs";
import { chooseFile, savedBy } from "./support/puppeteer.mjs";
import { newGame } from "./support/rules.mjs";

const paper = () => getComputedStyle(document.documentElement).backgroundColor;
const LIGHT = "rgb(244, 238, 226)";
const DARK = "rgb(27, 22, 19)";

inChromium("a player choosing settings", (open) => {
  it("chooses by keyboard, finds it again in every tab, after a reload and in a file with everything", async () => {
    const tab = await page.ready(open("#moves=1b2_1c2"));
    await page.resign(tab);
    const other = await tab.sibling();
    await other.goto("");
    await page.ready(other);
    await page.openDialog(tab, "Settings");
    assert.equal(await tab.evaluate(paper), LIGHT);
    await tab.evaluate(() => {
      /** @type {HTMLElement} */ (document.querySelector("#settings [name=theme]")).focus();
    });
    for (const _ of ["light", "dark"]) await tab.press("ArrowRight");
    assert.equal(await tab.evaluate(paper), DARK);
    await other.until(
      (dark) => getComputedStyle(document.documentElement).backgroundColor === dark,
      DARK,
    );
    const file = await savedBy(() => page.mouse.press(tab, "Save everything"));
    assert.match(basename(file), /^pylos-\d{4}-\d\d-\d\d\.json$/);
    assert.match(readFileSync(file, "utf8"), /resignation/);
    await tab.evaluate(() => {
      const own = Object.keys(localStorage).filter((key) => key.startsWith("pylos:"));
      for (const key of own) localStorage.removeItem(key);
    });
    await tab.click("#settings [name=sound]");
    // It is told first what the file adds, and can be refused.
    const entries = () => tab.evaluate(() => Object.keys(localStorage).length);
    const before = await entries();
    for (const keys of [["Enter"], ["Tab", "Enter"]]) {
      await chooseFile(tab, file, () => page.mouse.press(tab, "Add a file"));
      await page.untilDialog(tab, "Add this file?");
      await page.untilText(tab, "#ask-line", "New: 1 game and settings.");
      await tab.assertAccessible();
      assert.equal(await entries(), before);
      for (const key of keys) await tab.press(key);
      await page.untilDialog(tab, "Settings");
    }
    await page.untilText(tab, "#settings-message", "Added.");
    await tab.reload();
    await page.ready(tab);
    assert.equal(await tab.evaluate(paper), DARK);
    await page.openDialog(tab, "Settings");
    await tab.until(() => document.querySelector("#settings [name=sound]:not(:checked)") !== null);
  });

  it("sees how far a large file is read, and gives it up", async () => {
    const tab = await page.ready(open());
    await page.openDialog(tab, "Settings");
    const file = join(mkdtempSync(join(tmpdir(), "pylos-")), "games.pgn");
    writeFileSync(file, "1. 1b2 *\n".repeat(1_000_000));
    await chooseFile(tab, file, () => page.mouse.press(tab, "Add a file"));
    await page.untilDialog(tab, "Add a file");
    await tab.until(() => (document.querySelector("progress")?.value ?? 0) > 0);
    await tab.assertAccessible();
    await page.mouse.press(tab, "Cancel");
    await page.untilDialog(tab, "Settings");
    await tab.until(() => document.querySelector("#wait") === null);
    assert.equal(await tab.text("#settings-message"), "");
  });
});

/** Writes down what would sound and vibrate, instead of doing it. */
function writeDown() {
  /** @type {string[]} */
  const log = [];
  Object.assign(globalThis, {
    log,
    AudioContext: class {
      state = "running";
      sampleRate = 8000;
      constructor() {
        log.push("context");
      }
      createBuffer(/** @type {number} */ _, /** @type {number} */ length) {
        return { length, copyToChannel() {} };
      }
      createBufferSource() {
        // A knock on the board lasts longer than one on balls.
        const start = () => log.push(source.buffer.length > 3000 ? "board" : "ball");
        const source = { buffer: { length: 0 }, playbackRate: {}, connect() {}, start };
        return source;
      }
      async suspend() {}
      async close() {
        log.push("closed");
      }
    },
  });
  Object.defineProperty(navigator, "vibrate", { value: () => log.push("vibration") });
}

inChromium("a player who hears the balls", (open) => {
  it("hears each ball from the first on, feels it when that is chosen, and switches both off", async () => {
    const tab = await page.ready(
      open("#moves=1b2_1c2_1b3", {
        reducedMotion: false,
        before: (tab) => tab.prepare(writeDown),
      }),
    );
    // The menu comes with the sounds.
    await tab.until(() => document.querySelector("#menu [data-action]") !== null);
    await tab.press("ArrowRight");
    let game = newGame({ moves: ["1b2", "1c2", "1b3"] });
    let before = "";
    /** What sounds from now on. @param {string} more */
    const until = async (more) => {
      before += more;
      await tab.until((all) => log.join(" ") === all, before);
    };
    await until("");
    for (const [move, knock, settings, more] of /** @type {const} */ ([
      ["1c3", "context board", ["haptics"], " vibration"],
      ["2b2", " ball vibration", ["haptics", "sound"], " closed"],
      ["1d4", "", [], ""],
    ])) {
      game = await page.playTurns(tab, game, [move]);
      await tab.until(() => !boardAt().moving);
      await until(knock);
      await page.openDialog(tab, "Settings");
      for (const name of settings) await tab.click(`#settings [name=${name}]`);
      await until(more);
      await page.closeDialog(tab);
    }
  });
});
