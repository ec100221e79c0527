/** A host with the whole solution: exact answers from it, and what answers where it cannot be used. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { mouse, ready, untilTurns } from "./support/play.mjs";
import {
  addSolution,
  damaged,
  FILES_1,
  FILES_2,
  SOLVED,
  SOLVED_TOO,
  untilProven,
} from "./support/solved.mjs";
import { wait } from "./support/wait.mjs";

const FAILED = "The solution of the game could not be loaded; ";
const BROKEN = "A file of the solution of the game is missing or damaged on this site; ";

/** @param {(site: Site) => void} [change] What is wrong with the host. */
const withSolution = (change = () => {}) => ({
  async before(/** @type {Tab} */ tab) {
    // Another test of this browser may have kept pieces.
    await tab.prepare(() =>
      Object.defineProperty(globalThis, "caches", { value: undefined, configurable: true }),
    );
    addSolution(tab.site);
    change(tab.site);
  },
});

/** Waits until the line about perfect play begins with some words; "" for no line. @param {Tab} tab @param {string} words */
const untilLine = (tab, words) =>
  tab.until((words) => {
    const line = document.querySelector("#tables");
    if (!line?.checkVisibility()) return words === "";
    return words !== "" && line.querySelector("p")?.textContent?.startsWith(words);
  }, words);

/** Waits until one of these files was sent. @param {Tab} tab @param {string[]} files */
const untilServed = ({ site }, files) => wait(() => files.some((file) => site.served.has(file)));

/** Waits until the cache has every file of the solution that was sent. @param {Tab} tab */
const untilKept = (tab) =>
  tab.until(
    async (served) => {
      const name = (await caches.keys()).find((name) => name.includes("/solution/children/"));
      const kept = name === undefined ? [] : await (await caches.open(name)).keys();
      return served.every((file) => kept.some(({ url }) => url.includes(file)));
    },
    [...tab.site.served].filter((file) => file.startsWith("solution/children/")),
  );

/** @param {Tab} tab */
const tablesOf = ({ site }) => [...site.served].filter((file) => file.startsWith("tables/"));

inBrowsers(
  "a player on a host with the solution",
  (open, name) => {
    it("gets exact answers from parts of files, without tables, and from the cache without a connection", async () => {
      const tab = await ready(
        open(`#variant=children&${SOLVED}`, { before: ({ site }) => addSolution(site) }),
      );
      await tab.press("a");
      await untilProven(tab, 2);
      await untilServed(tab, FILES_1);
      await untilLine(tab, "");
      // The next position would cancel what is fetched ahead.
      if (name !== "webkit") await untilKept(tab);
      // The highest level asks for what it needs, too.
      await tab.goto(`#variant=children&opponent=8&you=light&${SOLVED_TOO}`);
      await untilTurns(tab, 1);
      await untilServed(tab, FILES_2);
      assert.deepEqual(tablesOf(tab), []);
      // Under its driver, WebKit's cache is empty after a reload.
      if (name === "webkit") return;
      for (const file of FILES_1) tab.site.instead.set(file, damaged(file));
      await tab.goto(`#variant=children&${SOLVED}`);
      await tab.reload();
      await ready(tab);
      await untilProven(tab, 2);
      await untilLine(tab, "");
    });
  },
  ["chromium", "firefox", "webkit"],
);

inChromium("a player on a host with the solution", (open) => {
  it("is told that a file is damaged or missing, and gets the answers of tables and search", async () => {
    const tab = await ready(
      open(
        `#variant=children&${SOLVED}`,
        withSolution(({ instead }) => {
          for (const file of FILES_1) instead.set(file, damaged(file));
          for (const file of FILES_2) instead.set(file, null);
        }),
      ),
    );
    tab.expect(/404/);
    await tab.press("a");
    await untilLine(tab, BROKEN);
    await tab.assertAccessible();
    await untilProven(tab, 2);
    await untilServed(tab, ["tables/children.pylos"]);
    await tab.goto(`#variant=children&${SOLVED_TOO}`);
    await untilProven(tab, 2);
    await untilLine(tab, BROKEN);
    for (const file of FILES_2) tab.site.instead.delete(file);
    await mouse.press(tab, "Try again");
    await untilLine(tab, "");
    // The highest level asks again.
    await tab.goto(`#variant=children&opponent=8&you=light&${SOLVED_TOO}`);
    await untilTurns(tab, 1);
    await untilServed(tab, FILES_2);
    await untilLine(tab, "");
    tab.site.faults.length = 0;
  });

  it("is told that there is no connection, plays on, and gets exact answers when there is one", async () => {
    const tab = await ready(open(`#variant=children&${SOLVED}`, withSolution()));
    await tab.press("a");
    await untilProven(tab, 2);
    tab.expect(/ERR_EMPTY_RESPONSE|Failed to load|request failed/);
    tab.site.host.isDown = true;
    await tab.goto(`#variant=children&${SOLVED_TOO}`);
    await untilLine(tab, FAILED);
    await untilProven(tab, 2);
    tab.site.host.isDown = false;
    await tab.evaluate(() => dispatchEvent(new Event("online")));
    await untilLine(tab, "");
  });
});

inChromium("a player on any host", (open) => {
  it("gets the exact numbers of an opening without tables, and is not offered it as the whole solution", async () => {
    const tab = await ready(
      open("#variant=expert&moves=1a1", {
        before({ site }) {
          site.host.hasOpenings = true;
        },
      }),
    );
    await tab.press("a");
    await untilProven(tab, 15);
    await untilLine(tab, "");
    assert.deepEqual(tablesOf(tab), []);
    await tab.press("?");
    await tab.until(() => document.querySelector("dialog[open] #solution"));
    // Help asks the cache what it has of a whole solution; this is answered later.
    const isOffered = await tab.evaluate(async () => {
      await (await caches.open("asked later")).keys();
      return document.querySelector("#solution")?.checkVisibility();
    });
    assert.equal(isOffered, false);
  });
});
