/** The settings of the page: kept on the device, and in effect everywhere. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { ready } from "./support/play.mjs";

/** @typedef {import("./support/tab.mjs").Tab} Tab */

/** Keeps settings as an earlier visit would have, before the page's own scripts run. */
function keepDark() {
  const key = `pylos:${new URL(".", location.href).pathname}:preferences`;
  localStorage.setItem(key, '{"theme":"dark"}');
  // What the page looks like as soon as it has a body, before its modules run.
  new MutationObserver((_, observer) => {
    if (document.body === null) return;
    observer.disconnect();
    document.documentElement.dataset.first = document.documentElement.dataset.theme ?? "none";
  }).observe(document, { childList: true, subtree: true });
}

inChromium("a player who has chosen the dark theme", (open) => {
  it("sees the page dark from the first moment, also where the system is light", async () => {
    const tab = await ready(open("", { before: (tab) => tab.prepare(keepDark) }));
    const [first, paper, bars] = await tab.evaluate(() => [
      document.documentElement.dataset.first,
      getComputedStyle(document.documentElement).backgroundColor,
      [...document.querySelectorAll("meta[name=theme-color]")].map(
        (bar) => /** @type {HTMLMetaElement} */ (bar).media,
      ),
    ]);
    assert.equal(first, "dark");
    assert.equal(paper, "rgb(27, 22, 19)");
    assert.deepEqual(bars, ["not all", "all"]);
  });
});
