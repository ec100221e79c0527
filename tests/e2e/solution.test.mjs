/** Exact answers by HTTP: from a solution, a part of it, or tables. `unit/know.test.mjs` has the line about tables. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers, inChromium, inEveryBrowser } from "./support/browsers.mjs";
import { ready, showNumbers, untilTurns } from "./support/play.mjs";
import * as solved from "./support/solved.mjs";
import { wait } from "./support/wait.mjs";

/** Waits until there is no line about perfect play. @param {Tab} tab */
const untilNoLine = (tab) => tab.until(() => !document.querySelector("#tables")?.checkVisibility());

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

inEveryBrowser("a player on a host with the solution", (open, name) => {
  it("gets exact answers from parts of files, without tables, and from the cache without a connection", async () => {
    const tab = await ready(
      open(`#variant=children&${solved.SOLVED}`, {
        before: ({ site }) => solved.addSolution(site),
      }),
    );
    await showNumbers(tab);
    await solved.untilProven(tab, 2);
    await untilServed(tab, solved.FILES_1);
    await untilNoLine(tab);
    // The next position would cancel what is fetched ahead.
    if (name !== "webkit") await untilKept(tab);
    // The highest level asks for what it needs, too.
    await tab.goto(`#variant=children&opponent=8&you=light&${solved.SOLVED_TOO}`);
    await untilTurns(tab, 1);
    await untilServed(tab, solved.FILES_2);
    assert.deepEqual(solved.tablesOf(tab), []);
    // Under its driver, WebKit's cache is empty after a reload.
    if (name === "webkit") return;
    for (const file of solved.FILES_1) tab.site.instead.set(file, solved.damaged(file));
    await tab.goto(`#variant=children&${solved.SOLVED}`);
    await tab.reload();
    await ready(tab);
    await tab.click("#perfect-summary");
    await solved.untilProven(tab, 2);
    await untilNoLine(tab);
  });
});

inChromium("a player on any host", (open) => {
  it("gets the exact numbers of an opening without tables, and is not offered it as the whole solution", async () => {
    const tab = await ready(
      open("#variant=expert&moves=1a1", {
        before: ({ site }) => Object.assign(site.host, { hasOpenings: true }),
      }),
    );
    await showNumbers(tab);
    await solved.untilProven(tab, 15);
    await untilNoLine(tab);
    assert.deepEqual(solved.tablesOf(tab), []);
    // A part of the solution is not offered for use without a connection, but the tables are.
    await tab.press("?");
    await tab.until(() =>
      document.querySelector("[data-offline=keep]")?.textContent?.includes("(16.0\u00a0MB)"),
    );
  });
});

inBrowsers(
  "a player on a slow host without a solution",
  (open) => {
    it("gets proven values and estimated lengths from tables", async () => {
      const before = async (/** @type {Tab} */ tab) => {
        tab.site.host.isSlow = true;
        // Another test of this browser may have kept a table.
        await tab.prepare(() => Object.defineProperty(globalThis, "caches", { value: undefined }));
      };
      const tab = await ready(open("#variant=standard", { before }));
      await showNumbers(tab);
      await solved.untilProven(tab, 16);
      // The estimates come after the values.
      await tab.until(() =>
        [...document.querySelectorAll("#values .worth")].every((worth) =>
          /≈\u00a0\d+$/.test(worth.textContent ?? ""),
        ),
      );
      await untilNoLine(tab);
    });
  },
  ["chromium", "webkit"],
);
