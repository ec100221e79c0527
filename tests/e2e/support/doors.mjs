/** Every door of the site: its pages, and each kind of address that leads into one of them. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { course } from "../../../www/learn/course.js";
import { DIST } from "./server.mjs";
import { passLeft } from "./tab.mjs";
import { wait } from "./wait.mjs";

/**
 * @typedef {object} Door
 * @property {string} path Below the front page.
 * @property {string} act What a visitor can do there: a selector, in whichever shadow tree.
 * @property {string} [withGame] And one who has a game of their own, where that is another.
 * @property {string} [shows] What only this address shows: a selector of something visible.
 * @property {Record<string, string>} [keeps] Entries of the device that the page is opened with.
 */

export const LANGUAGES = ["en", "es", "lt", "et", "fr", "de"];

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
export const DOORS = [
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
  ...LANGUAGES.map((lang) => ({ path: `rules/${lang}.html`, act: "a.brand" })),
];

/** The moves of the game on the board, and the position in which it starts, where an address names them. @param {string} address */
export function gameOf(address) {
  // The editor shows the last position of a game, and the page of one's own mistakes that of a mistake.
  if (/^editor|#own/.test(address)) return {};
  const { pathname, hash } = new URL(address, "http://host/");
  const parts = new URLSearchParams(hash.slice(1));
  const moves = parts.get("moves") ?? (pathname === "/index.html" ? "" : undefined);
  return { moves, start: parts.get("position")?.replaceAll("_", " ") };
}

/** The names of a page and of the parts of an address on it, without values. @param {string} path Below the front page. */
export function namesOf(path) {
  const { pathname, hash } = new URL(path, "http://host/");
  const page = pathname.slice(1) || "index.html";
  const pieces = decodeURIComponent(hash.slice(1)).split("&").filter(Boolean);
  const names = pieces.map((piece) =>
    piece
      .replace(/[=/].*/s, (rest) => rest[0])
      .replace(/(children|standard|expert)$/, "variant")
      .replace(/\d+/g, "0"),
  );
  return [page, ...names.map((name) => `${page}#${name}`)];
}

/** The names of all doors. */
export const KNOWN = new Set([...DOORS.map(({ path }) => path), ...CHAPTERS].flatMap(namesOf));

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
export async function arrive(tab, address, door) {
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
export async function forgetVisits(tab, entries = {}) {
  await tab.evaluate((entries) => {
    for (const key of Object.keys(localStorage)) if (key !== "test") localStorage.removeItem(key);
    for (const [name, text] of Object.entries(entries))
      localStorage.setItem(`pylos:/club/pylos/:${name}`, text);
  }, entries);
  await tab.visit("about:blank");
}

/** Serves the bundled site under the policy that hosts are to send, isolated from other origins. @param {Tab} tab */
export function bundled({ site }) {
  const headers = readFileSync(join(DIST, "hosts/_headers"), "utf8");
  const [, policy = ""] = /Content-Security-Policy: (.+)/.exec(headers) ?? [];
  Object.assign(site.host, {
    folders: [DIST],
    policy,
    headers: {
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Opener-Policy": "same-origin",
    },
    cache: () => "no-cache",
  });
}
