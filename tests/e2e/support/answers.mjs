// Measures in each browser how long perfect play takes to answer, over the vectors of tests/data, what is fetched for that, and
// whether the answers are exact and right. `cargo xtask bench` calls it with `--answers` or `--solution`.
//
//     node e2e/support/answers.mjs tables [chromium,firefox,webkit] [50] [children,standard,expert]
//     node e2e/support/answers.mjs ../target/solution chromium 30 standard
//
// The tables are in the browser's cache, a solution on this machine is in none, and its answers have distances. "First": one
// vector in 50, each in a frame that was just loaded, until every move is exact. "Next": one after the other in one frame; of
// the tables every vector, of a solution the same ones.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { launch } from "./browsers.mjs";
import { OWN, replaceEngine } from "./engine.mjs";
import { newGame } from "./rules.mjs";
import { serveSite } from "./server.mjs";

/** @import { MoveScore } from "../../../www/pkg/pylos.js" */
/** @import { BrowserName } from "./browsers.mjs" */
/** @typedef {{ game: Game, distances: boolean }} Question */
/** @typedef {{ scores: MoveScore[], isAllExact: boolean, time: number, bytes: number, requests: number, memory: number }} Answer */

const [, , source = "tables", browsers = "chromium,firefox,webkit", first = "50", variants] =
  process.argv;
const VARIANTS = /** @type {"expert"[]} */ ((variants ?? "children,standard,expert").split(","));
const distances = source !== "tables";

/** The engine of the page, which tells what memory it has. */
const ENGINE = `${OWN}
  import init from "../pkg/pylos.js";
  const channel = new BroadcastChannel("memory");
  channel.onmessage = async () => channel.postMessage((await init()).memory.buffer.byteLength);
  addEventListener("message", ({ data }) => receive(data));
`;

/** Runs in a frame: asks as the analysis of the page does, until all is exact. @param {Question} question */
async function answerTo({ game, distances }) {
  const load = (/** @type {string} */ module) => import(new URL(module, location.href).href);
  const { know, loadTables } = await load("../engine/know.js");
  const files = () =>
    /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource")).filter(
      ({ name }) => name.includes("/tables/") || name.includes("/solution/"),
    );
  performance.clearResourceTimings();
  const start = performance.now();
  if (!distances) loadTables(game.rules, true);
  /** @type {{ scores: MoveScore[], final: boolean }} */
  let answer = { scores: [], final: false };
  const isExact = (/** @type {MoveScore} */ { exact, value, distance }) =>
    exact && !(distances && value !== "draw" && distance === null);
  // What never becomes exact counts as wrong.
  for (let times = 0; times < 3; times += 1) {
    answer = await know(game, "board", {
      tell: (/** @type {any} */ { scores }) => scores.every(isExact),
    });
    if (answer.scores.every(isExact)) break;
  }
  const time = performance.now() - start;
  const channel = new BroadcastChannel("memory");
  const memory = await new Promise((resolve) => {
    channel.onmessage = ({ data }) => resolve(data);
    channel.postMessage(null);
  });
  channel.close();
  const bytes = files().reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const isAllExact = answer.scores.every(isExact);
  return { ...answer, isAllExact, time, bytes, requests: files().length, memory };
}

/**
 * Runs in the page: asks in the last frame, or in a new one. The first one stays, because the browser of WebKit's driver forgets
 * a cache that no document uses.
 * @param {{ question: Question, isNew: boolean }} what
 */
async function ask({ question, isNew }) {
  let frame = document.querySelector("iframe:last-of-type:not(:first-of-type)");
  if (isNew || frame === null) {
    frame?.remove();
    // The browser clears the frame away meanwhile, and not while the next one is measured.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const fresh = document.createElement("iframe");
    fresh.src = "frame.html";
    document.body.append(fresh);
    await new Promise((resolve) => fresh.addEventListener("load", resolve));
    frame = fresh;
  }
  return /** @type {any} */ (frame).contentWindow.answerTo(question);
}

/** The median, 95 %, and the most. @param {number[]} numbers */
const spread = (numbers) =>
  [0.5, 0.95, 1]
    .map((share) => numbers.toSorted((a, b) => a - b)[Math.ceil(share * numbers.length) - 1])
    .map((number) => number.toFixed(0))
    .join(" / ");

/** @param {string[]} vector @param {Answer} answer */
function isRight([, known, legal, keeping], { scores, isAllExact }) {
  const [{ value, distance }] = scores;
  const letter = value && { win: "W", loss: "L", draw: "D" }[value];
  const found = distances ? `${letter}${distance ?? ""}` : letter;
  const keep = scores.filter((move) => move.value === value).length;
  const isKnown = found === (distances ? known : known[0]);
  return isAllExact && isKnown && scores.length === Number(legal) && keep === Number(keeping);
}

const site = await serveSite();
const page = `<!doctype html><html lang="en"><title>Answers</title><link rel="icon" href="data:," />`;
const link = distances ? `<link rel="pylos-solution" href="../${basename(source)}/" />` : "";
replaceEngine(site, ENGINE);
site.instead
  .set("somebody/page.html", `${page}<iframe src="frame.html"></iframe>`)
  .set("somebody/frame.html", `${page}${link}<script src="frame.js"></script>`)
  .set("somebody/frame.js", `globalThis.answerTo = ${answerTo};`);
if (distances) {
  // Before the openings of the site, which have files of the same name.
  site.host.folders.unshift(resolve(source, ".."));
  site.host.cache = () => "no-store";
  const lists = VARIANTS.map((variant) => {
    const home = join(source, variant);
    const sizes = readdirSync(home).map((file) => [file, statSync(join(home, file)).size]);
    return [variant, { version: "bench", files: Object.fromEntries(sizes) }];
  });
  site.instead.set("solution/solutions.json", JSON.stringify(Object.fromEntries(lists)));
}
try {
  for (const name of /** @type {BrowserName[]} */ (browsers.split(","))) {
    const browser = await launch(name).catch((error) => console.log(`${name}: ${error.message}`));
    if (!browser) continue;
    const tab = await browser.open(site, {});
    if (distances) {
      await tab.prepare(() => Object.defineProperty(globalThis, "caches", { value: undefined }));
    }
    for (const variant of VARIANTS) {
      const file = new URL(`../../data/values-${variant}.tsv`, import.meta.url);
      const vectors = readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#"))
        .map((line) => line.split("\t"));
      const some = vectors.filter((_, i) => i % Number(first) === 0);
      await tab.goto("somebody/page.html");
      // The first one once more: then the browser has the files.
      const rounds = [some.slice(0, 1), some, distances ? some : vectors];
      for (const [round, asked] of rounds.entries()) {
        /** @type {Answer[]} */
        const answers = [];
        let right = 0;
        for (const vector of asked) {
          const question = { game: newGame({ variant, position: vector[0] }), distances };
          const answer = await tab.evaluate(ask, { question, isNew: round < 2 });
          answers.push(answer);
          right += Number(isRight(vector, answer));
        }
        if (round === 0) continue;
        const of = (/** @type {"time" | "bytes" | "requests"} */ what) =>
          spread(answers.map((answer) => answer[what]));
        console.log(
          `${name}, ${variant}, ${round === 1 ? "first" : "next"}: ${right} of ${answers.length} right; median / 95 % / most: ` +
            `${of("time")} ms, ${of("bytes")} bytes, ${of("requests")} requests; ` +
            `${Math.max(...answers.map(({ memory }) => memory)) / 1e6} MB of memory`,
        );
      }
    }
    await browser.close();
  }
} finally {
  await site.close();
}
