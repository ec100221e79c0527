/** Every door of the bundled site opens cold, in one language after the other; and without a connection, each page opens from its own cache. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { it } from "node:test";
import { NAMES } from "../../www/element/attributes.js";
import { PARTS } from "../../www/game/address.js";
import { inEveryBrowser } from "./support/browsers.mjs";
import {
  arrive,
  DOORS,
  forgetVisits,
  gameOf,
  KNOWN,
  LANGUAGES,
  namesOf,
} from "./support/doors.mjs";
import { forget, installed, visit } from "./support/offline.mjs";
import { DIST, SITE } from "./support/server.mjs";

/** @typedef {import("./support/doors.mjs").Door} Door */

it("the table has every page and every part of an address", () => {
  const pages = readdirSync(SITE, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /^(?!examples\/).*\.html$/.test(name));
  const wanted = [
    ...pages,
    ...[...PARTS, "friend", "light", "dark"].map((part) => `index.html#${part}=`),
    ...NAMES.map((name) => `embed.html#${name}=`),
  ];
  assert.deepEqual(
    wanted.filter((name) => !KNOWN.has(name)),
    [],
  );
});

/** Serves the bundled site, of which nothing is in a cache. @param {Tab} tab */
async function served(tab) {
  Object.assign(tab.site.host, { folders: [DIST], cache: () => "no-store" });
  await tab.prepare(() => {
    const { fetch } = globalThis;
    /** @type {Set<string>} */
    const fetched = new Set();
    Object.assign(globalThis, { fetched });
    globalThis.fetch = (what, options) => {
      fetched.add(what instanceof Request ? what.url : new URL(what, location.href).href);
      return fetch(what, options);
    };
  });
}

/** Pages that are not in the language of the visitor. */
const HAS_ITS_OWN = /^(rules\/|playground)/;

/** Goes to a door, and waits until it is open. @param {Tab} tab @param {Door} door @param {string} lang */
async function enter(tab, { path, keeps, ...door }, lang) {
  await forgetVisits(tab, keeps);
  const address = path.replace(/\.html/, `.html?lang=${lang}`);
  await tab.goto(address);
  await arrive(tab, address, { ...door, ...gameOf(address) });
  if (!HAS_ITS_OWN.test(path)) {
    assert.equal(await tab.evaluate(() => document.documentElement.lang), lang, address);
  }
  tab.assertClean();
}

const BROWSERS = ["chromium", "firefox", "webkit"];
/** The rules are one page in six languages. @param {Door} door */
const pageOf = ({ path }) => namesOf(path)[0].replace(/^rules.*/, "rules");
const PAGES = [...new Set(DOORS.map(pageOf))];
/** One door of each page. */
const FIRST = DOORS.filter(
  (door, i) => DOORS.findIndex((one) => pageOf(one) === pageOf(door)) === i,
);

/** Each browser opens a door in another language. @param {string} browser @param {Door} door */
const languageOf = (browser, door) =>
  LANGUAGES[(BROWSERS.indexOf(browser) + DOORS.indexOf(door)) % LANGUAGES.length];

inEveryBrowser("a visitor of the bundled site", (open, name) => {
  // How a page reads its address is the same everywhere: Firefox and WebKit open the first door of each page.
  const doors = name === "chromium" ? DOORS : FIRST;
  for (const page of name === "chromium" ? PAGES : ["each page"]) {
    it(`opens each door of ${page} cold`, async () => {
      const tab = await open("rules/de.html", { before: served });
      for (const door of doors.filter((one) => name !== "chromium" || pageOf(one) === page)) {
        await enter(tab, door, languageOf(name, door));
        const unused = await tab.evaluate(() => {
          const { fetched } = /** @type {any} */ (globalThis);
          const links = /** @type {HTMLLinkElement[]} */ (everything("link[rel=preload]"));
          return links.map(({ href }) => href).filter((href) => !fetched.has(href));
        });
        assert.deepEqual(unused, [], `${door.path} preloads in vain`);
      }
    });
  }
});

inEveryBrowser("a visitor without a connection", (open, name) => {
  it("opens each page from the cache of the site", async () => {
    const tab = await visit(open, "index.html?lang=en");
    await installed(tab);
    tab.site.host.isDown = true;
    // Neither tables nor examples are kept unless they are asked for.
    tab.expect(/(tables|examples)\//);
    // What a browser keeps is the same for every page.
    const doors = name === "chromium" ? FIRST : FIRST.slice(0, 2);
    for (const door of doors) await enter(tab, door, languageOf(name, door));
    await forget(tab);
  });
});
