/** From each page of the bundled site, every link to another page is followed once, by click, and arrives. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { arrive, forgetVisits, KNOWN, namesOf } from "./support/doors.mjs";
import { DIST } from "./support/server.mjs";
import { passLeft } from "./support/tab.mjs";
import { wait } from "./support/wait.mjs";

/**
 * Where a visitor sees links: an address, what is clicked there one after the other, and the link that is seen then.
 * @typedef {{ path: string, clicks?: string[], link: string }} View
 */

const BEGUN = "index.html?lang=de#moves=1b2";
/** "More" in the header, which opens the menu of the play page. */
const MENU = ".head nav > button";

/** @type {View[]} */
const VIEWS = [
  { path: "index.html?lang=de", link: "#welcome a" },
  { path: BEGUN, clicks: [MENU], link: "#menu a[href^=editor]" },
  { path: BEGUN, clicks: [MENU, "#menu [data-action=help]"], link: "#help .rules-link" },
  { path: BEGUN, clicks: [MENU, "#menu [data-action=games]"], link: "#games .row a" },
  { path: "learn.html?lang=de", link: "#chapters a" },
  { path: "puzzles.html?lang=de", link: "#archive a" },
  { path: "puzzles.html?lang=de#own", link: "#own a" },
  { path: `${BEGUN}&show=openings`, link: ".explore tr a" },
  { path: "editor.html?lang=de#position=4/1d2/1l2/4_3/3/3_2/2_1_l", link: "#analyse" },
  { path: "playground.html?lang=en", link: "header a" },
  { path: "atlas.html?lang=de", clicks: [MENU], link: ".more a" },
  // Their links stand in the file: that all languages have the same is tested without a browser (heads.test.mjs).
  { path: "rules/de.html", link: ".brand" },
];

/** Runs in the page: the links that are seen, as they are written and where they lead, and the language there. */
function linksInPage() {
  const links = /** @type {HTMLAnchorElement[]} */ (everything("a[href]"));
  return (
    links
      .filter((link) => link.checkVisibility() && link.closest("dialog, :root:not(:has(:modal))"))
      // The moves that the analysis explores are shown on the same board.
      .filter((link) => link.closest(".explore tr") === null)
      .map((link) => ({
        written: `${link.closest("dialog") ? "dialog " : ""}a[href=${JSON.stringify(link.getAttribute("href"))}]`,
        to: link.href,
        lang: link.hreflang || document.documentElement.lang,
      }))
  );
}

/** A page with something to do. */
const ANY = { act: "a, button, select" };

/** Opens a view, and finds its links. @param {Tab} tab @param {View} view */
async function show(tab, { path, clicks = [], link }) {
  await forgetVisits(tab);
  await tab.goto(path);
  await arrive(tab, path, ANY);
  for (const target of clicks) await tab.click(target);
  await tab.until(
    (link) => [...document.querySelectorAll(link)].some((found) => found.checkVisibility()),
    link,
  );
  return tab.evaluate(linksInPage);
}

inChromium("a visitor of the bundled site", (open) => {
  /** @type {Set<string>} The links followed so far: the page, and the names in the address. */
  const followed = new Set();
  for (const view of VIEWS) {
    const [page] = namesOf(view.path);
    it(`arrives by every link of ${view.path} ${view.clicks?.join(" ") ?? ""}`, async () => {
      const tab = await open("rules/de.html", {
        before: ({ site }) => Object.assign(site.host, { folders: [DIST] }),
      });
      /** Whether a link still has to be followed, which is then noted. @param {ReturnType<typeof linksInPage>[number]} link */
      const isNew = ({ to, lang }) => {
        const names = namesOf(to.slice(tab.site.address.length));
        const key = [page, ...names, lang].join(" ");
        // The parts of the other pages have no addresses that load anything.
        const isHere = names[0] === page && page !== "puzzles.html";
        if (isHere || followed.has(key)) return false;
        followed.add(key);
        const unknown = names.filter((name) => !KNOWN.has(name));
        assert.deepEqual(unknown, [], `${to} is missing in the table of doors`);
        return true;
      };
      for (let links = await show(tab, view); ; links = await show(tab, view)) {
        const link = links.find(isNew);
        if (link === undefined) break;
        await tab.click(link.written);
        await wait(
          async () => (await tab.url().catch(passLeft))?.split("#")[0] === link.to.split("#")[0],
        );
        await arrive(tab, link.to, ANY);
        assert.equal(await tab.evaluate(() => document.documentElement.lang), link.lang, link.to);
        tab.assertClean();
      }
    });
  }
});
