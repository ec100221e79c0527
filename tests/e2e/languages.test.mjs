/** The page in every language: which texts load, and the width of pages. A walk has the choice. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { languages } from "../../www/text/text.js";
import { readerOf } from "../unit/support/all-texts.mjs";
import { inChromium } from "./support/browsers.mjs";
import { pickLanguage, untilNote, untilStatus } from "./support/play.mjs";
import { fromSources } from "./support/server.mjs";

inChromium("a player in any language", (open) => {
  it("gets the language of the browser, loads the texts of one only, and keeps it when another cannot be loaded", async () => {
    const read = await readerOf("lt");
    const tab = await open("", {
      before(tab) {
        fromSources(tab);
        return tab.prepare(() => {
          Object.defineProperty(navigator, "languages", { value: ["tlh", "lt-LT", "fr"] });
        });
      },
    });
    await untilStatus(tab, read("status.place", { player: "you" }));
    const files = [...tab.site.served].flatMap(
      (name) => /^text\/(\w\w)(?:-\w+)?\.js/.exec(name)?.[1] ?? [],
    );
    assert.deepEqual([...new Set(files)], ["lt"]);
    tab.site.instead.set("text/es-page.js", null);
    tab.expect(/es\.js|404/);
    await pickLanguage(tab, "es");
    await untilNote(tab, read("language.failed"));
    await tab.until(() => document.querySelector("#language :checked[lang=lt]") !== null);
    await untilStatus(tab, read("status.place", { player: "you" }));
  });

  it("reads the atlas, whose circles end in draws, and the rules on a narrow screen", async () => {
    const tab = await open("atlas.html?lang=es", { dark: true, width: 320 });
    await tab.until(() => document.documentElement.dataset.ready === "");
    const width = () => tab.evaluate(() => document.documentElement.scrollWidth);
    const leads = new Set();
    for (const lang of languages) {
      await pickLanguage(tab, lang);
      await tab.until(
        (lang) => document.querySelector("pylos-board")?.getAttribute("lang") === lang,
        lang,
      );
      leads.add(await tab.text(".lead"));
      const isEmpty = () => document.querySelector("main [data-text]:empty") !== null;
      assert.equal(await tab.evaluate(isEmpty), false, lang);
      assert.equal(await width(), 320, lang);
    }
    assert.equal(leads.size, languages.length);
    // A board loads when it comes near the window.
    await tab.until(() => {
      const boards = /** @type {PylosBoard[]} */ (everything("#circles pylos-board"));
      const open = boards.find(({ game }) => game?.result?.reason !== "repetition");
      open?.scrollIntoView();
      return open === undefined;
    });
    await tab.assertAccessible();
    for (const lang of languages) {
      await tab.goto(`rules/${lang}.html`);
      if (lang === "de") await tab.assertAccessible();
      assert.equal(await width(), 320, lang);
    }
  });
});
