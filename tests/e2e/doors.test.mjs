/**
 * Every door of the bundled site opens cold, in one language after the other; a link changes nothing that is stored before
 * something is done with it; and without a connection, each page opens from its own cache.
 */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { it } from "node:test";
import { NAMES } from "../../www/element/attributes.js";
import { PARTS } from "../../www/game/address.js";
import ENTRIES from "../data/entries.json" with { type: "json" };
import { inChromium, inEveryBrowser } from "./support/browsers.mjs";
import {
  arrive,
  bundled,
  DOORS,
  forgetVisits,
  gameOf,
  KNOWN,
  LANGUAGES,
  namesOf,
} from "./support/doors.mjs";
import { forget, installed, visit } from "./support/offline.mjs";
import { mouse, playTurns, ready, untilNote, untilTurns } from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { SITE } from "./support/server.mjs";

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
  bundled(tab);
  tab.site.host.cache = () => "no-store";
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

/** What somebody has who has been here before, beside games. */
const KEPT = Object.entries({ ...ENTRIES, language: "en" }).filter(
  ([name]) => !/^(game|friend)/.test(name),
);

/** What the device has kept, by the names that the site gives it. @param {Tab} tab @returns {Promise<Record<string, string>>} */
const stored = (tab) =>
  tab.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).flatMap(([key, text]) =>
        key.startsWith("pylos:") ? [[key.split(":").slice(2).join(":"), text]] : [],
      ),
    ),
  );

/** Waits for what the play page loads after its first board. @param {Tab} tab */
const untilRest = (tab) => tab.until(() => document.querySelector("#moves[aria-busy]") === null);

/** Addresses that are not those of doors: odd, damaged, of strangers. */
const STRANGE = [
  "index.html#friend=constructor&light=Mallory",
  "index.html#friend=constructor&light=Mallory&moves=1b2&resigned=light",
  "index.html#moves=9z9",
  "index.html#opponent=8&you=dark&variant=expert&moves=1b2&fbclid=x",
  "puzzles.html#expert-3",
  "puzzles.html#standard-99999",
  "puzzles.html#2026-11-20).",
  "learn.html#raise/higher&utm_source=x",
  "learn.html#nowhere",
  "editor.html#moves=9z9",
];

/** Pages that are not in the language of the visitor. */
const HAS_ITS_OWN = /^(rules\/|playground)/;

/** Goes to a door, and waits until it is open. @param {Tab} tab @param {Door} door @param {string} lang @param {Record<string, string>} [entries] */
async function enter(tab, { path, keeps, withGame, ...door }, lang, entries) {
  await forgetVisits(tab, entries ?? keeps);
  const address = path.replace(/\.html/, `.html?lang=${lang}`);
  await tab.goto(address);
  const act = (entries && withGame) ?? door.act;
  await arrive(tab, address, { ...door, act, ...(!STRANGE.includes(path) && gameOf(address)) });
  if (!HAS_ITS_OWN.test(path)) {
    assert.equal(await tab.evaluate(() => document.documentElement.lang), lang, address);
  }
  tab.assertClean();
}

const BROWSERS = ["chromium", "firefox", "webkit"];
/** The rules are one page in six languages. @param {Door} door */
const pageOf = ({ path }) => namesOf(path)[0].replace(/^rules.*/, "rules");
/** One door of each page. */
const FIRST = DOORS.filter(
  (door, i) => DOORS.findIndex((one) => pageOf(one) === pageOf(door)) === i,
);

/** Each browser opens a door in another language. @param {string} browser @param {Door} door */
const languageOf = (browser, door) =>
  LANGUAGES[(BROWSERS.indexOf(browser) + DOORS.indexOf(door) + 1) % LANGUAGES.length];

/** Doors that store nothing when somebody who has been here before goes through. Frames never do, and a chapter is begun. @param {Door} door */
const isLink = ({ path, keeps }) => path.includes("#") && !keeps && !/^(learn|embed)/.test(path);

/** Goes to a door, which may preload nothing in vain. @type {typeof enter} */
async function enterCold(tab, door, ...how) {
  await enter(tab, door, ...how);
  const unused = await tab.evaluate(() => {
    const { fetched } = /** @type {any} */ (globalThis);
    const links = /** @type {HTMLLinkElement[]} */ (everything("link[rel=preload]"));
    return links.map(({ href }) => href).filter((href) => !fetched.has(href));
  });
  assert.deepEqual(unused, [], `${door.path} preloads in vain`);
  assert.ok(await tab.evaluate(() => crossOriginIsolated), door.path);
}

inEveryBrowser("a visitor of the bundled site", (open, name) => {
  // How a page reads its address is the same everywhere: Firefox and WebKit open the first door of each page.
  const doors = name === "chromium" ? DOORS.filter((door) => !isLink(door)) : FIRST;
  it("opens doors of each page cold", async () => {
    const tab = await open("rules/de.html", { before: served });
    for (const door of doors) await enterCold(tab, door, languageOf(name, door));
  });
});

inChromium("somebody who follows links", (open) => {
  it("opens the other doors cold, and finds everything stored as it was, until a link is played on", async () => {
    const tab = await open("#moves=1a1_1d4", { before: served });
    await ready(tab);
    await untilRest(tab);
    await playTurns(tab, newGame({ moves: ["1a1", "1d4"] }), ["1a4"]);
    const entries = { ...(await stored(tab)), ...Object.fromEntries(KEPT) };
    assert.equal(Object.keys(entries).length, KEPT.length + 2, "and a game, twice");
    const strange = STRANGE.map((path) => ({ path, act: "h1, h2, pylos-board" }));
    for (const door of [...DOORS.filter(isLink), ...strange]) {
      await enterCold(tab, door, languageOf("chromium", door), entries);
      if (door.path.startsWith("index.html")) await untilRest(tab);
      assert.deepEqual(await stored(tab), entries, door.path);
    }
    await tab.goto("index.html#variant=expert&moves=1b2_1c2");
    await untilTurns(tab, 2);
    await mouse.press(tab, "Back to my game");
    await untilTurns(tab, 3);
    await tab.back();
    await untilTurns(tab, 2);
    await mouse.press(tab, "Play from here");
    await untilNote(tab, "Your own game is in My games.");
    await playTurns(tab, newGame({ variant: "expert", moves: ["1b2", "1c2"] }), ["1b3"]);
    const after = await stored(tab);
    const added = Object.keys(after).filter((name) => !(name in entries));
    assert.equal(added.length, 1);
    assert.match(JSON.parse(after[added[0]]).record, /1\. 1b2 1c2 2\. 1b3/);
    const changed = Object.keys(entries).filter((name) => after[name] !== entries[name]);
    assert.deepEqual(changed, ["game"]);
  });
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
