/** The page in every language: choice, storage, announcements, and page width. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { loadTexts, translations } from "../../www/text/board-text.js";
import { languageNames, languages } from "../../www/text/text.js";
import { inChromium } from "./support/browsers.mjs";
import { heard, listen } from "./support/hear.mjs";
import { changeLanguage, pickLanguage, untilStatus } from "./support/play.mjs";
import { fromSources } from "./support/server.mjs";

/** The texts of the play page. @param {string} lang */
const loadText = (lang) => loadTexts(lang, translations("page"));

/** Clicks a place of the board by its button. @param {Tab} tab @param {string} place */
const click = (tab, place) =>
  tab.evaluate((place) => everything(`[data-place="${place}"]`)[0].click(), place);

/** The status of a player who places a ball. @param {Tab} tab @param {string} lang @param {Player | "you"} player */
const untilPlaces = async (tab, lang, player) =>
  untilStatus(tab, (await loadText(lang))("status.place", { player }));

inChromium("a player in any language", (open) => {
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
    await changeLanguage(tab, "lt");
    await untilPlaces(tab, "lt", "dark");
    const status = lt("status.place", { player: "dark" });
    assert.equal(await tab.title(), lt("title", { status }));
    await click(tab, "1c2");
    await untilPlaces(tab, "lt", "light");
    await heard(tab, lt("say.place", { player: "dark", to: "1c2" }));
    await tab.reload();
    await untilPlaces(tab, "lt", "light");
    assert.equal(await tab.evaluate(() => document.documentElement.lang), "lt");
    await tab.until(() => document.querySelectorAll("#moves [data-ply]").length === 2);
    assert.ok(!new URL(await tab.url()).search.includes("lang"), "the address names no language");
  });

  it("gets the language of the browser, loads the texts of one only, and keeps it when another cannot be loaded", async () => {
    const tab = await open("", {
      before(tab) {
        fromSources(tab);
        return tab.prepare(() => {
          Object.defineProperty(navigator, "languages", { value: ["tlh", "lt-LT", "fr"] });
        });
      },
    });
    await untilPlaces(tab, "lt", "you");
    const files = await tab.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => /text\/(\w\w)(?:-\w+)?\.js/.exec(name)?.[1])
        .filter((lang) => lang !== undefined),
    );
    assert.deepEqual([...new Set(files)], ["lt"]);
    tab.site.instead.set("text/es-page.js", null);
    tab.expect(/es\.js|404/);
    await listen(tab);
    await pickLanguage(tab, "es");
    const said = (await loadText("lt"))("language.failed");
    await heard(tab, said);
    assert.equal(await tab.text("#note"), said);
    await tab.until(() => document.querySelector("#language :checked[lang=lt]") !== null);
    await untilPlaces(tab, "lt", "you");
    // An address with a language, and a choice there.
    await tab.goto("?lang=et#moves=1b2");
    await untilPlaces(tab, "et", "dark");
    await changeLanguage(tab, "de");
    assert.equal(new URL(await tab.url()).search, "?lang=de", "a reload keeps the choice");
  });

  it("reads the atlas, whose circles end in draws, and the rules on a narrow screen, and returns to the game", async () => {
    const tab = await open("atlas.html?lang=es", { dark: true, width: 320 });
    await tab.until(() => document.documentElement.dataset.ready === "");
    assert.equal(await tab.text("h1"), "Atlas");
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
    /** Follows a link of "More". @type {(link: string, path: string) => Promise<void>} */
    const follow = async (link, path) => {
      await tab.click(".head nav > button");
      await tab.click(link);
      await untilAt(path);
    };
    const untilAt = (/** @type {string} */ path) =>
      tab.until((path) => location.href.endsWith(path) && document.readyState === "complete", path);
    await follow(".more [href^=rules]", `rules/${languages.at(-1)}.html`);
    const titles = new Set();
    for (const lang of [...languages, "lt"]) {
      await follow(`.languages [hreflang=${lang}]`, `rules/${lang}.html`);
      titles.add(await tab.title());
      if (lang === "de") await tab.assertAccessible();
      assert.equal(await width(), 320, lang);
    }
    assert.equal(titles.size, languages.length);
    await tab.click(".brand");
    await untilAt("index.html?lang=lt");
    await untilPlaces(tab, "lt", "you");
  });
});
