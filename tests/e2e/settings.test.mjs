/** The settings of the page: kept on the device, and in effect everywhere. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { mouse, playTurn, ready, untilDialog } from "./support/play.mjs";
import { chooseFile, savedBy } from "./support/puppeteer.mjs";
import { newGame, play } from "./support/rules.mjs";

const paper = () => getComputedStyle(document.documentElement).backgroundColor;
const LIGHT = "rgb(244, 238, 226)";
const DARK = "rgb(27, 22, 19)";

inChromium("a player choosing settings", (open) => {
  it("chooses by keyboard, sees it at once, and finds it again in every tab and after a reload", async () => {
    const tab = await ready(open());
    const other = await tab.sibling();
    await other.goto("");
    await ready(other);
    await mouse.press(tab, "Settings");
    await untilDialog(tab, "Settings");
    assert.equal(await tab.evaluate(paper), LIGHT);
    await tab.evaluate(() => {
      /** @type {HTMLElement} */ (document.querySelector("#settings [name=theme]")).focus();
    });
    await tab.press("ArrowRight");
    await tab.press("ArrowRight");
    assert.equal(await tab.evaluate(paper), DARK);
    await other.until(
      (dark) => getComputedStyle(document.documentElement).backgroundColor === dark,
      DARK,
    );
    await tab.press("Escape");
    await untilDialog(tab, null);
    await tab.reload();
    await ready(tab);
    assert.equal(await tab.evaluate(paper), DARK);
    await mouse.press(tab, "Settings");
    await untilDialog(tab, "Settings");
    await tab.click("#settings [name=theme][value=auto]");
    assert.equal(await tab.evaluate(paper), LIGHT);
  });

  it("saves everything as a file, and adds it again without losing anything", async () => {
    const tab = await ready(open("#moves=1b2_1c2&resigned=light"));
    await mouse.press(tab, "Undo");
    await mouse.press(tab, "Settings");
    await untilDialog(tab, "Settings");
    const file = await savedBy(() => mouse.press(tab, "Save everything"));
    assert.match(basename(file), /^pylos-\d{4}-\d\d-\d\d\.json$/);
    assert.match(readFileSync(file, "utf8"), /resignation/);
    await tab.evaluate(() => {
      const own = Object.keys(localStorage).filter((key) => key.startsWith("pylos:"));
      for (const key of own) localStorage.removeItem(key);
    });
    await tab.click("#settings [name=sound]");
    await chooseFile(tab, file, () => mouse.press(tab, "Add a file"));
    await tab.until(() =>
      /Added: 1 new game/.test(
        document.querySelector("#settings [role=status]")?.textContent ?? "",
      ),
    );
    await mouse.press(tab, "Close");
    await tab.reload();
    await ready(tab);
    await mouse.press(tab, "Settings");
    await untilDialog(tab, "Settings");
    const sound = "#settings [name=sound]";
    assert.ok(
      await tab.evaluate((sound) => !document.querySelector(sound)?.matches(":checked"), sound),
    );
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
    const tab = await ready(
      open("#moves=1b2_1c2_1b3", {
        reducedMotion: false,
        before: (tab) => tab.prepare(writeDown),
      }),
    );
    /** @returns {Promise<string[]>} */
    const log = () => tab.evaluate(() => globalThis.log);
    /** @param {string} expected */
    const until = async (expected) => {
      await tab.until((expected) => globalThis.log.join(" ") === expected, expected);
    };
    let game = newGame({ moves: ["1b2", "1c2", "1b3"] });
    await tab.until(() =>
      performance.getEntriesByType("resource").some(({ name }) => /\bfeel\b.*\.js$/.test(name)),
    );
    await tab.press("ArrowRight");
    assert.deepEqual(await log(), [], "a ball comes first");
    await playTurn(tab, game, "1c3");
    game = play(game, "1c3");
    await until("context board");
    await mouse.press(tab, "Settings");
    await untilDialog(tab, "Settings");
    await tab.click("#settings [name=haptics]");
    await until("context board vibration");
    await tab.press("Escape");
    await untilDialog(tab, null);
    await playTurn(tab, game, "2b2");
    game = play(game, "2b2");
    await until("context board vibration ball vibration");
    await mouse.press(tab, "Settings");
    await untilDialog(tab, "Settings");
    await tab.click("#settings [name=haptics]");
    await tab.click("#settings [name=sound]");
    await until("context board vibration ball vibration closed");
    await tab.press("Escape");
    await untilDialog(tab, null);
    await playTurn(tab, game, "1d4");
    await tab.until(() => !boardAt().moving);
    assert.deepEqual((await log()).length, 6);
  });
});
