/** From each view of the bundled site, every link leads to a door, and the one that is seen there arrives by click. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { arrive, forgetVisits, KNOWN, namesOf } from "./support/doors.mjs";
import { DIST } from "./support/server.mjs";
import { passLeft } from "./support/tab.mjs";
import { wait } from "./support/wait.mjs";

const BEGUN = "index.html?lang=de#moves=1b2";
/** "More" in the header, which opens the menu of the play page. */
const MENU = ".head nav > button";

/** Where a visitor sees links: an address, what is clicked there one after the other, and the link that is seen then. @type {[path: string, link: string, ...clicks: string[]][]} */
const VIEWS = [
  ["index.html?lang=de", "#welcome a"],
  [BEGUN, "#menu a[href^=editor]", MENU],
  [BEGUN, "#help .rules-link", MENU, "#menu [data-action=help]"],
  [BEGUN, "#games .row a", MENU, "#menu [data-action=games]"],
  ["learn.html?lang=de", "#chapters li:last-child a"],
  ["puzzles.html?lang=de", "#archive a"],
  ["puzzles.html?lang=de#own", "#own a"],
  [`${BEGUN}&show=openings`, ".explore tr a"],
  ["editor.html?lang=de#position=4/1d2/1l2/4_3/3/3_2/2_1_l", "#analyse"],
  ["playground.html?lang=en", "header a"],
  ["atlas.html?lang=de", ".more a", MENU],
  // Their links stand in the file: that all languages have the same is tested without a browser (heads.test.mjs).
  ["rules/de.html", ".brand"],
];

/** Runs in the page: where the links lead that are seen, and in which language. */
function linksInPage() {
  const links = /** @type {HTMLAnchorElement[]} */ (everything("a[href]"));
  // The page that one is on is a link that is off, which a search engine does not count as broken.
  const broken = everything("a:not([href]):not([role=link][aria-disabled=true])");
  if (broken.length > 0) throw new Error(`no address: ${broken[0].outerHTML}`);
  return links
    .filter((link) => link.checkVisibility())
    .map((link) => ({ to: link.href, lang: link.hreflang || document.documentElement.lang }));
}

/** A page with something to do. */
const ANY = { act: "a, button, select" };

inChromium("a visitor of the bundled site", (open) => {
  it("arrives from each page by a link, and sees none that leads elsewhere", async () => {
    const tab = await open("rules/de.html", {
      before: ({ site }) => Object.assign(site.host, { folders: [DIST] }),
    });
    for (const [path, link, ...clicks] of VIEWS) {
      await forgetVisits(tab);
      await tab.goto(path);
      await arrive(tab, path, ANY);
      for (const target of clicks) await tab.click(target);
      const { to } = await tab.until((link) => {
        const seen = [...document.querySelectorAll(link)].find((found) => found.checkVisibility());
        return seen && { to: /** @type {HTMLAnchorElement} */ (seen).href };
      }, link);
      const links = await tab.evaluate(linksInPage);
      for (const { to, lang } of links) {
        const names = namesOf(to.slice(tab.site.address.length));
        const unknown = names.filter((name) => !KNOWN.has(name));
        assert.deepEqual(unknown, [], `${to} is missing in the table of doors`);
        // The playground is in English.
        const isFree = [namesOf(path)[0], "playground.html"].includes(names[0]);
        const keeps = to.includes(`?lang=${lang}`) || names[0] === `rules/${lang}.html`;
        assert.ok(isFree || keeps, `${to} keeps the language of ${path}`);
      }
      await tab.click({ selector: link });
      await wait(async () => (await tab.url().catch(passLeft))?.split("#")[0] === to.split("#")[0]);
      await arrive(tab, to, ANY);
      const { lang } = links.find((one) => one.to === to) ?? {};
      assert.equal(await tab.evaluate(() => document.documentElement.lang), lang, to);
      tab.assertClean();
    }
  });
});
