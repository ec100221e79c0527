/** The page in every language: choice, storage, announcements, and page width. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { languageNames, languages, loadText } from "../../www/text/text.js";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { heard, listen } from "./support/hear.mjs";
import { pickLanguage, untilStatus } from "./support/play.mjs";
import { fromSources } from "./support/server.mjs";

/** Chooses a language in the list of the page. @param {Tab} tab @param {string} lang */
async function choose(tab, lang) {
  await pickLanguage(tab, lang);
  await tab.until((lang) => document.documentElement.lang === lang, lang);
}

/** Clicks a place of the board by its button. @param {Tab} tab @param {string} place */
async function click(tab, place) {
  await tab.evaluate((place) => {
    const [button] = everything(`[data-place="${place}"]`);
    if (button instanceof HTMLElement) button.click();
  }, place);
}

/** Follows a link to another page. @param {Tab} tab @param {string} link @param {string} path */
async function follow(tab, link, path) {
  await tab.click(link);
  await tab.until(
    (path) => location.href.endsWith(path) && document.readyState === "complete",
    path,
  );
}

inBrowsers("a player in any language", (open) => {
  it("chooses a language, plays a turn, hears it, and keeps the language after a reload", async () => {
    const lt = await loadText("lt");
    const tab = await open("#moves=1b2");
    await untilStatus(tab, "Dark: place a ball");
    await tab.until(() => document.querySelector("#language") !== null);
    const options = await tab.evaluate(() =>
      [...document.querySelectorAll("#language option")].map(({ textContent }) => textContent),
    );
    assert.deepEqual(options, Object.values(languageNames));
    await listen(tab);
    await choose(tab, "lt");
    await untilStatus(tab, lt("status.place", { player: "dark" }));
    assert.equal(
      await tab.title(),
      lt("title", { status: lt("status.place", { player: "dark" }) }),
    );
    await click(tab, "1c2");
    await untilStatus(tab, lt("status.place", { player: "light" }));
    await heard(tab, lt("say.place", { player: "dark", to: "1c2" }));
    await tab.reload();
    await untilStatus(tab, lt("status.place", { player: "light" }));
    assert.equal(await tab.evaluate(() => document.documentElement.lang), "lt");
    await tab.until(() => document.querySelectorAll("#moves [data-ply]").length === 2);
    assert.ok(!new URL(await tab.url()).search.includes("lang"), "the address names no language");
  });
});

inChromium("a player in any language", (open) => {
  it("opens a link with a language, and the address keeps it during the game", async () => {
    const et = await loadText("et");
    const tab = await open("?lang=et#moves=1b2");
    await untilStatus(tab, et("status.place", { player: "dark" }));
    await click(tab, "1c2");
    await untilStatus(tab, et("status.place", { player: "light" }));
    await tab.until(() => location.hash === "#moves=1b2_1c2");
    assert.equal(new URL(await tab.url()).search, "?lang=et");
    await choose(tab, "de");
    assert.equal(new URL(await tab.url()).search, "?lang=de", "a reload keeps the choice");
  });

  it("gets the first supported language of the browser", async () => {
    const fr = await loadText("fr");
    const tab = await open("", {
      before: (tab) =>
        tab.prepare(() => {
          Object.defineProperty(navigator, "languages", { value: ["tlh", "fr-CA", "lt"] });
        }),
    });
    await untilStatus(tab, fr("status.place", { player: "light" }));
    await choose(tab, "es");
    const es = await loadText("es");
    await tab.goto("?lang=de");
    const de = await loadText("de");
    await untilStatus(tab, de("status.place", { player: "light" }));
    await tab.goto("?lang=tlh");
    await untilStatus(tab, es("status.place", { player: "light" }));
  });

  it("loads the texts of one language only", async () => {
    const lt = await loadText("lt");
    const tab = await open("?lang=lt", { before: fromSources });
    await untilStatus(tab, lt("status.place", { player: "light" }));
    const files = await tab.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => /text\/(\w\w)(?:-\w+)?\.js/.exec(name)?.[1])
        .filter((lang) => lang !== undefined),
    );
    assert.deepEqual([...new Set(files)], ["lt"]);
  });

  it("keeps the current language when another cannot be loaded", async () => {
    const tab = await open("#moves=1b2", { before: fromSources });
    await untilStatus(tab, "Dark: place a ball");
    tab.site.instead.set("text/es.js", null);
    tab.expect(/es\.js|404/);
    await listen(tab);
    await pickLanguage(tab, "es");
    const said = "This language could not be loaded. Check the connection.";
    await heard(tab, said);
    assert.equal(await tab.text("#note"), said);
    assert.equal(
      await tab.evaluate(
        () => /** @type {HTMLSelectElement} */ (document.querySelector("#language")).value,
      ),
      "en",
    );
    await untilStatus(tab, "Dark: place a ball");
  });

  it("reads the rules in two languages, and returns to the game", async () => {
    const tab = await open("atlas.html?lang=es");
    await tab.until(() => document.documentElement.dataset.ready === "");
    assert.equal(await tab.text(".head [aria-current]"), "Atlas");
    await tab.click(".head nav > button");
    await follow(tab, ".more [href^=rules]", "rules/es.html");
    assert.equal(await tab.title(), "Reglas de Pylos");
    await tab.click(".head nav > button");
    await follow(tab, ".languages [hreflang=lt]", "rules/lt.html");
    assert.equal(await tab.title(), "Pylos taisyklės");
    await follow(tab, ".brand", "index.html?lang=lt");
    const lt = await loadText("lt");
    await untilStatus(tab, lt("status.place", { player: "light" }));
  });

  it("reads the rules in every language on a narrow screen", async () => {
    const tab = await open("rules/de.html", { dark: true, width: 320 });
    for (const lang of languages) {
      await tab.goto(`rules/${lang}.html`);
      await tab.assertAccessible();
      const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 320, `${lang}: ${wide}`);
    }
  });
});
