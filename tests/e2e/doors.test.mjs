/**
 * Every door of the bundled site opens cold, in one language after the other, and links seen there lead to other doors; no page
 * has an axe violation; a link changes nothing that is stored before something is done with it; and without a connection, each
 * page opens from its own cache.
 */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { it } from "node:test";
import { NAMES } from "../../www/element/attributes.js";
import { PARTS } from "../../www/game/address.js";
import { course } from "../../www/learn/course.js";
import { languages } from "../../www/text/text.js";
import ENTRIES from "../data/entries.json" with { type: "json" };
import { inChromium, inEveryBrowser } from "./support/browsers.mjs";
import { forget, installed, visit } from "./support/offline.mjs";
import { playTurns, ready } from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { bundled, SITE } from "./support/server.mjs";
import { passLeft } from "./support/tab.mjs";
import { wait } from "./support/wait.mjs";

/**
 * @typedef {object} Door
 * @property {string} path Below the front page.
 * @property {string} act What a visitor can do there: a selector, in whichever shadow tree.
 * @property {string} [withGame] And one who has a game of their own, where that is another.
 * @property {string} [shows] What only this address shows: a selector of something visible.
 * @property {Record<string, string>} [keeps] Entries of the device that the page is opened with.
 */

const PLACE = "button[data-place]:not([aria-disabled])";
const BALL = "button[data-place]";
const MOVES = "moves=1b2_1c2_1b3";
const POSITION = "position=4/1d2/1l2/4_3/3/3_2/2_1_l";
/** Light loses by its first turn, where one raise wins. */
const LOST_START = "position=1dld/dlll/dldd/ddll_1ll/ddd/l2_1l/2_1_l";
const LOST_MOVES = "moves=2b1_2c1_2a1-3b1_1a4_2a1_1a4-3a1_1a4_2a3_3a2_4a1";
const NEXT = "[data-act=next]";
const FROM_OWN = `#own a[href="#"], #besides a[href="#own"]`;
const SOLVE = ".exercise-show:not([aria-disabled])";
const PLAY_HERE = "[data-action=playHere]";
const VALUES = "#values [data-move] button";
const OPENINGS = ".openings-moves a";

const CHAPTERS = course.map(({ id, steps }) => `learn.html#${id}/${steps[0].id}`);

/** @type {readonly Door[]} */
const DOORS = [
  { path: "index.html", act: PLACE },
  { path: `index.html#${MOVES}`, act: PLACE, withGame: PLAY_HERE },
  { path: `index.html#${POSITION}`, act: PLACE },
  {
    path: "index.html#variant=expert&takeBack=optional&emptyReserve=playsOn&opponent=1&you=dark&moves=1b2",
    act: PLACE,
    withGame: PLAY_HERE,
  },
  { path: `index.html#${MOVES}&resigned=dark`, act: PLAY_HERE },
  { path: `index.html#${MOVES}&outOfTime=light`, act: PLAY_HERE },
  { path: `index.html#${MOVES}&agreed=light`, act: PLAY_HERE },
  {
    path: "index.html#light=Anna&dark=Ben&friend=k3j9x2ab&moves=1b2",
    act: PLACE,
    shows: ".friend-about summary",
  },
  { path: `index.html#${MOVES}`, act: VALUES, keeps: { analysis: '{"on":true}' } },
  { path: `index.html#${MOVES}&show=analysis`, act: VALUES },
  { path: `index.html#${MOVES}&show=openings`, act: OPENINGS },
  { path: "puzzles.html", act: SOLVE, shows: "#archive table" },
  { path: "puzzles.html#standard-17", act: SOLVE, shows: "#choices" },
  { path: "puzzles.html#2026-11-20", act: SOLVE, shows: "#archive table" },
  { path: "puzzles.html#2026-11-20-easy", act: SOLVE, shows: "#archive table" },
  { path: "puzzles.html#2026-11-20-expert-easy", act: SOLVE, shows: "#archive table" },
  { path: "puzzles.html#2026-11-20-expert", act: SOLVE, shows: "#archive table" },
  { path: `puzzles.html#find&${LOST_START}&value=won&right=1d1-2b1`, act: SOLVE },
  { path: "puzzles.html#run=ten", act: "[data-do=start]", shows: "#own h2" },
  { path: "puzzles.html#own", act: FROM_OWN, shows: "#own h2" },
  // With a mistake on the device its exercise is open.
  { path: "puzzles.html#own=all", act: FROM_OWN, shows: "#own h2, .exercise-text" },
  {
    path: `puzzles.html#own&opponent=3&${LOST_START}&${LOST_MOVES}`,
    act: FROM_OWN,
    // The pile while the game is looked through, then the exercise.
    shows: "#own h2, .exercise-text",
  },
  { path: "learn.html", act: NEXT, shows: "#lesson pylos-board" },
  // The other chapters are opened by their links in every language (learn.test.mjs).
  { path: CHAPTERS[0], act: NEXT, shows: "#lesson pylos-board" },
  { path: "openings.html", act: PLACE, shows: OPENINGS },
  { path: `openings.html#variant=expert&${MOVES}`, act: PLACE, shows: OPENINGS },
  { path: `openings.html#${POSITION}`, act: PLACE, shows: OPENINGS },
  { path: "editor.html", act: "[data-act=puzzle]" },
  { path: `editor.html#${POSITION}`, act: "[data-act=clear]" },
  { path: `editor.html#${MOVES}`, act: "[data-act=clear]" },
  { path: "playground.html", act: "[data-preset]", shows: "#tag" },
  { path: "atlas.html", act: "header a", shows: "#finds h2" },
  // Values of all attributes that the page for frames takes, as few boards as they fit on.
  { path: "embed.html#interactive=both&confirm=turns&lang=en", act: PLACE },
  { path: "embed.html#opponent=1&speed=fast&moves=1b2_1c2&lang=en", act: BALL },
  {
    path: `embed.html#variant=expert&take-back=optional&empty-reserve=playsOn&${POSITION}&orientation=dark&selectable=balls&marks=ring:1b2&show=coordinates&theme=dark&lang=en`,
    act: BALL,
  },
  {
    path: "embed.html#src=examples/game.pgn&ply=3&replay=60&camera=rotation=45&show=controls,notation&lang=en",
    act: BALL,
  },
  {
    path: "embed.html#moves=1b2_1c2&solution=1b3,1c3&lang=en",
    act: PLACE,
    shows: "#answer",
  },
  ...languages.map((lang) => ({ path: `rules/${lang}.html`, act: "a.brand" })),
];

/** The moves of the game on the board, and the position in which it starts, where an address names them. @param {string} address */
function gameOf(address) {
  // The editor shows the last position of a game, and the page of one's own mistakes that of a mistake.
  if (/^editor|#own/.test(address)) return {};
  const { pathname, hash } = new URL(address, "http://host/");
  const parts = new URLSearchParams(hash.slice(1));
  const moves = parts.get("moves") ?? (pathname === "/index.html" ? "" : undefined);
  return { moves, start: parts.get("position")?.replaceAll("_", " ") };
}

/** The names of a page and of the parts of an address on it, without values. @param {string} path Below the front page. */
function namesOf(path) {
  const { pathname, hash } = new URL(path, "http://host/");
  const page = pathname.slice(1) || "index.html";
  const pieces = decodeURIComponent(hash.slice(1)).split("&").filter(Boolean);
  const names = pieces.map((piece) =>
    piece
      .replace(/[=/].*/s, (rest) => rest[0])
      .replace(/(children|standard|expert)(?=(-easy)?$)/, "variant")
      .replace(/\d+/g, "0"),
  );
  return [page, ...names.map((name) => `${page}#${name}`)];
}

/** The names of all doors. */
const KNOWN = new Set([...DOORS.map(({ path }) => path), ...CHAPTERS].flatMap(namesOf));

/** @typedef {Omit<Door, "path"> & ReturnType<typeof gameOf>} Seen What is seen behind a door. */

/** Runs in the page: what of that is still missing; "" where a visitor has arrived. @param {Seen} seen */
function missing({ act, shows, moves, start }) {
  const { dataset } = document.documentElement;
  const board = document.querySelector("pylos-board");
  const seen = (/** @type {string} */ selector) =>
    everything(selector).some(
      (element) => element.checkVisibility() && element.getBoundingClientRect().height > 0,
    );
  if (document.readyState !== "complete") return "the document";
  if (document.querySelector("script[type=module]") && !("ready" in dataset)) return "ready";
  if (document.title === "") return "a title";
  const heading = everything("h1, h2, pylos-board").find(
    (element) =>
      element.checkVisibility() &&
      (element.localName === "pylos-board" || element.textContent?.trim()),
  );
  if (!heading) return "a heading";
  if (moves !== undefined && board?.game?.moves.join("_") !== moves) return `the moves ${moves}`;
  if (start !== undefined && board?.game?.start !== start) return `the position ${start}`;
  if (shows !== undefined && !seen(shows)) return shows;
  return seen(act) ? "" : act;
}

/** Waits until a visitor has arrived behind a door. @param {Tab} tab @param {string} address @param {Seen} door */
async function arrive(tab, address, door) {
  let lacks = "";
  const isOpen = async () => {
    lacks = (await tab.evaluate(missing, door).catch(passLeft)) ?? "its page";
    return lacks === "";
  };
  await wait(isOpen, () => `${address}: it lacks ${lacks}\n${tab.faults.join("\n")}`);
}

/**
 * Leaves the page, and makes the next one that of a first visit, or of somebody with some entries. From the same page, an
 * address that differs after "#" only would load nothing.
 * @param {Tab} tab
 * @param {Record<string, string>} [entries] What the device has kept, by the names that the site gives it.
 */
async function forgetVisits(tab, entries = {}) {
  await tab.evaluate((entries) => {
    for (const key of Object.keys(localStorage)) if (key !== "test") localStorage.removeItem(key);
    for (const [name, text] of Object.entries(entries))
      localStorage.setItem(`pylos:/club/pylos/:${name}`, text);
  }, entries);
  await tab.visit("about:blank");
}

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
  "index.html#friend=constructor&light=Mallory&moves=1b2&resigned=light",
  "index.html#moves=9z9",
  "puzzles.html#standard-99999",
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
  languages[(BROWSERS.indexOf(browser) + DOORS.indexOf(door) + 1) % languages.length];

/** Doors that store nothing when somebody who has been here before goes through. Frames never do, and a chapter is begun. @param {Door} door */
const isLink = ({ path, keeps }) => path.includes("#") && !keeps && !/^(learn|embed)/.test(path);

/** Runs in the page: where the links lead that are seen, and in which language. */
function linksInPage() {
  // The page that one is on is a link that is off, which a search engine does not count as broken.
  const broken = everything("a:not([href]):not([role=link][aria-disabled=true])");
  if (broken.length > 0) throw new Error(`no address: ${broken[0].outerHTML}`);
  return /** @type {HTMLAnchorElement[]} */ (everything("a[href]"))
    .filter((link) => link.checkVisibility())
    .map((link) => ({ to: link.href, lang: link.hreflang || document.documentElement.lang }));
}

/** Asserts that all links that are seen lead to doors, in the language of the page or of its address. @param {Tab} tab @param {string} page @param {string} asked */
async function assertLinked(tab, page, asked) {
  for (const { to, lang } of await tab.evaluate(linksInPage)) {
    const names = namesOf(to.slice(tab.site.address.length));
    const unknown = names.filter((name) => !KNOWN.has(name));
    assert.deepEqual(unknown, [], `${to} is missing in the table of doors`);
    // The playground is in English.
    const isFree = [page, "playground.html"].includes(names[0]);
    const keeps = [lang, asked].some(
      (one) => to.includes(`?lang=${one}`) || names[0] === `rules/${one}.html`,
    );
    assert.ok(isFree || keeps, `${to} keeps the language of ${page}`);
  }
}

/** Goes to a door, which may preload nothing in vain. @type {typeof enter} */
async function enterCold(tab, door, lang, entries) {
  await enter(tab, door, lang, entries);
  const unused = await tab.evaluate(() => {
    const { fetched } = /** @type {any} */ (globalThis);
    const links = /** @type {HTMLLinkElement[]} */ (everything("link[rel=preload]"));
    return links.map(({ href }) => href).filter((href) => !fetched.has(href));
  });
  assert.deepEqual(unused, [], `${door.path} preloads in vain`);
  assert.ok(await tab.evaluate(() => crossOriginIsolated), door.path);
  await assertLinked(tab, namesOf(door.path)[0], lang);
}

inEveryBrowser("a visitor of the bundled site", (open, name) => {
  // How a page reads its address is the same everywhere: Firefox and WebKit open the first door of each page.
  const doors = name === "chromium" ? DOORS.filter((door) => !isLink(door)) : FIRST;
  it("opens doors of each page cold", async () => {
    const tab = await open("rules/de.html", { before: served });
    for (const door of doors) {
      await enterCold(tab, door, languageOf(name, door));
      if (name === "chromium" && FIRST.includes(door)) await tab.assertAccessible();
    }
  });
});

inChromium("somebody who follows links", (open) => {
  it("opens the other doors cold, and finds everything stored as it was", async () => {
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
      if (/#(own|run=ten)$/.test(door.path)) await tab.assertAccessible();
      assert.deepEqual(await stored(tab), entries, door.path);
    }
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
