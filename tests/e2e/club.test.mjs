/** The site on a club's host: with the club's name in the foot of its pages, and without tables and solution. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { resize } from "./support/fit.mjs";
import { openDialog, playTurn, ready, untilTurns } from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { SMALL } from "./support/server.mjs";

/** The pages with a foot. */
const PAGES = ["", "learn.html", "puzzles.html", "editor.html", "playground.html", "atlas.html"];

const LINES = [
  { text: "Chess & Pylos Club <b>Example</b>" },
  { text: "Back to the club", address: "https://club.example/" },
  { text: "Imprint", address: "imprint.html" },
];

inChromium("a club", (open) => {
  it("has its name without anything being moved or covered", async () => {
    const tab = await open("rules/en.html");
    tab.site.instead.set("host.json", JSON.stringify({ lines: LINES }));
    for (const page of PAGES) {
      await tab.goto(page);
      await tab.until(() => {
        const { ready } = document.documentElement.dataset;
        return ready !== undefined && document.querySelector(".host") !== null;
      });
      for (const width of [1280, 360]) {
        await resize(tab, { width, height: 800 });
        const moved = await tab.evaluate(() => {
          const host = /** @type {HTMLElement} */ (document.querySelector(".host"));
          const all = [...document.querySelectorAll("body *")].filter((one) => !host.contains(one));
          const places = () =>
            all.map((element) => {
              const { x, y } = element.getBoundingClientRect();
              return [x, y].join();
            });
          const after = places();
          const { parentElement } = host;
          host.remove();
          const before = places();
          parentElement?.append(host);
          return all.filter((_, i) => before[i] !== after[i]).map(({ outerHTML }) => outerHTML);
        });
        assert.deepEqual(moved, [], `${page} ${width} px`);
        await tab.click({ selector: ".host span:first-child" });
      }
      if (page === "") await tab.assertAccessible();
    }
  });
});

inChromium("a visitor of a site without tables", (open) => {
  it("plays against level 8, is helped and analyses, and is offered nothing that is not there", async () => {
    const before = (/** @type {Tab} */ { site }) => {
      site.host.folders = [SMALL];
    };
    const tab = await ready(open("#variant=standard&opponent=8", { before }));
    await playTurn(tab, newGame(), "1b2");
    await untilTurns(tab, 2);
    await tab.press("b");
    await tab.until(() => /\S/.test(document.querySelector("#note")?.textContent ?? ""));
    await tab.press("a");
    await tab.until(() => document.querySelectorAll("#values li").length > 3);
    assert.equal(
      await tab.evaluate(() => document.querySelector("#tables")?.checkVisibility()),
      false,
    );
    await openDialog(tab, "Help");
    assert.doesNotMatch((await tab.text("dialog[open]")) ?? "", /MB/);
    const asked = [...tab.site.served].filter((name) => /^(tables|solution)\//.test(name));
    assert.deepEqual(asked, []);
  });
});
