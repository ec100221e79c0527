// Measures how well late positions can be read from their pictures, and what a frame of one costs.
//
//     node e2e/support/legibility.mjs                   figures of 120 positions; `cargo xtask bench --legibility`
//     node e2e/support/legibility.mjs --pictures SEED   twelve pictures to be read, and their answers, in tests/output

import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { cameraFrom, DEFAULT_CAMERA } from "../../../www/board/camera.js";
import { BALL_SIZES, CELLS } from "../../../www/board/geometry.js";
import { projectionOf, seen } from "../../../www/board/projection.js";
import { buildScene } from "../../../www/board/scene.js";
import { EMPTY_VIEW, newState } from "../../../www/board/state.js";
import { visibleShares } from "../../unit/support/visible.mjs";
import { launch } from "./browsers.mjs";
import { pageWith, TOLD } from "./element.mjs";
import { ballsOf, FEWEST, latePositions } from "./late.mjs";
import { serveSite } from "./server.mjs";

/** @typedef {import("./rules.mjs").Game} Game */

const POSITIONS = 120;
/** Pictures to be read: their number, and the width of each in CSS pixels. */
const PICTURES = 12;
const WIDTH = 480;
const HEIGHT = 600;
const FRAMES = 60;

/** Elevation and radii of the balls on the four levels: balls that touch, other angles, and as the board is drawn. */
const CAMERAS = [
  { elevation: 60, sizes: [1, 1, 1, 1] },
  { elevation: 70.5, sizes: [1, 1, 1, 1] },
  { elevation: 55, sizes: BALL_SIZES },
  { elevation: 60, sizes: BALL_SIZES },
  { elevation: 80, sizes: BALL_SIZES },
  { elevation: 90, sizes: BALL_SIZES },
  { elevation: DEFAULT_CAMERA.elevation, sizes: BALL_SIZES },
];

/** @param {Game} game @param {number} elevation */
function stateOf(game, elevation) {
  const state = newState(cameraFrom({ elevation }, DEFAULT_CAMERA));
  const view = { ...EMPTY_VIEW, balls: game.balls, reserve: game.reserve };
  return { ...state, view, width: WIDTH, height: HEIGHT };
}

/**
 * The share of each ball of a position that can be seen.
 *
 * @param {Game} game
 * @param {{ elevation: number, sizes: readonly number[] }} camera
 */
function sharesOf(game, { elevation, sizes }) {
  const state = stateOf(game, elevation);
  const projection = projectionOf(state);
  const balls = buildScene(state, projection)
    .balls.filter(({ place }) => place in game.balls)
    .map(({ place, x, y }) => ({ x, y, radius: projection.scale * sizes[Number(place[0]) - 1] }));
  return visibleShares(balls);
}

/** The least distance of the centres of two cells so many levels apart, in ball radii. */
function centres(/** @type {number} */ elevation, /** @type {number} */ levels) {
  const projection = projectionOf({ ...newState({ elevation }), width: WIDTH, height: HEIGHT });
  const at = CELLS.map((cell) => ({ ...cell, ...seen(projection, cell.at) }));
  const far = at.flatMap((low) =>
    at
      .filter(({ level }) => level - low.level === levels)
      .map((high) => Math.hypot(high.x - low.x, high.y - low.y)),
  );
  return Math.min(...far) / projection.scale;
}

/** @param {Game[]} games */
function measureShares(games) {
  console.log(`${games.length} positions of ${FEWEST} to 30 balls`);
  console.log(
    "elevation  radii of balls          centres 1 and 2 levels apart  seen <15 %  <5 %  <2 %  least",
  );
  for (const camera of CAMERAS) {
    const { elevation, sizes } = camera;
    const shares = games.flatMap((game) => sharesOf(game, camera));
    const below = (/** @type {number} */ share) =>
      `${((100 * shares.filter((one) => one < share).length) / shares.length).toFixed(1)} %`;
    console.log(
      `${elevation.toFixed(1).padEnd(9)}  ${sizes.map((size) => size.toFixed(3)).join(" ")} `,
      `${centres(elevation, 1).toFixed(2)}   ${centres(elevation, 2).toFixed(2)}`.padEnd(29),
      [0.15, 0.05, 0.02].map((share) => below(share).padEnd(7)).join(" "),
      `${(100 * Math.min(...shares)).toFixed(1)} %`,
    );
  }
}

/** Runs in a worker: paints frames one after the other, and waits for the pixels of each. */
const WORKER = `
  import { newStudio } from "../board/painter.js";
  addEventListener("message", ({ data: { state, frames } }) => {
    const canvas = new OffscreenCanvas(1, 1);
    const painter = newStudio(40).painter(canvas);
    painter.finish({ state, hurry: false, swings: false });
    const context = canvas.getContext("2d");
    const paint = (state, swings) => {
      const start = performance.now();
      painter.paint({ state, hurry: false, swings });
      const painted = performance.now();
      context.getImageData(0, 0, 1, 1);
      return [painted - start, performance.now() - start];
    };
    const median = (times) => times.sort((a, b) => a - b)[frames >> 1];
    const times = (change, swings) => {
      const all = Array.from({ length: frames }, (_, frame) => paint({ ...state, ...change(frame) }, swings));
      return [median(all.map(([painter]) => painter)), median(all.map(([, pixels]) => pixels))];
    };
    const still = times(() => ({}), false);
    const turning = times((frame) => ({ camera: { ...state.camera, rotation: frame } }), true);
    postMessage({ still, turning });
  });
`;

/** @param {Game[]} games */
async function measureFrames(games) {
  const game = games.find((one) => ballsOf(one) === 30);
  if (!game) throw new Error("no position of 30 balls");
  const [browser, site] = await Promise.all([launch("chromium"), serveSite()]);
  site.instead.set("somebody/page.html", pageWith("")).set("somebody/told.js", "");
  site.instead.set("somebody/paint.js", WORKER);
  try {
    const tab = await browser.open(site, { width: WIDTH, height: HEIGHT });
    await tab.goto("somebody/page.html");
    for (const ratio of [1, 2]) {
      const state = { ...stateOf(game, DEFAULT_CAMERA.elevation), ratio };
      const { still, turning } = await tab.evaluate(
        (job) =>
          new Promise((resolve) => {
            const worker = new Worker("paint.js", { type: "module" });
            worker.onmessage = ({ data }) => resolve(data);
            worker.postMessage(job);
          }),
        { state, frames: FRAMES },
      );
      const told = (/** @type {[number, number]} */ [painter, pixels]) =>
        `${painter.toFixed(1)} ms in the painter, ${pixels.toFixed(1)} ms with its pixels`;
      console.log(`a frame of 30 balls, ${WIDTH} by ${HEIGHT} at ${ratio}x: ${told(still)}`);
      console.log(`  while the board turns: ${told(turning)} (medians of ${FRAMES})`);
    }
  } finally {
    await Promise.all([browser.close(), site.close()]);
  }
}

const STYLE = `body { margin: 10px } h1 { display: none } pylos-board { width: ${WIDTH}px; max-width: none }`;

/** Twelve pictures as the page shows them, and a file with the positions. @param {number} seed */
async function takePictures(seed) {
  const folder = new URL("../../output/", import.meta.url);
  await mkdir(folder, { recursive: true });
  const games = latePositions(PICTURES, seed);
  const boards = games.map(
    ({ position }, index) =>
      `<pylos-board id="b${index}" show="reserves coordinates" position="${position}"></pylos-board>`,
  );
  const [browser, site] = await Promise.all([launch("chromium"), serveSite()]);
  site.instead
    .set("somebody/page.html", pageWith(`<style>${STYLE}</style>${boards.join("")}`))
    .set("somebody/told.js", TOLD);
  try {
    const tab = await browser.open(site, { width: WIDTH + 20, height: HEIGHT + 20 });
    site.policies.set("somebody/page.html", "style-src 'unsafe-inline'");
    await tab.goto("somebody/page.html");
    for (let index = 0; index < games.length; index += 1) {
      await tab.until((index) => {
        const board = document.querySelector(`#b${index}`);
        board?.scrollIntoView({ behavior: "instant" });
        return /** @type {any} */ (globalThis).colours(board) > 1500;
      }, index);
      await new Promise((resolve) => setTimeout(resolve, 700));
      await tab.screenshot(fileURLToPath(new URL(`late-${seed}-${index + 1}.png`, folder)));
    }
  } finally {
    await Promise.all([browser.close(), site.close()]);
  }
  const answers = games.map(({ position }, index) => `${index + 1} ${position}`);
  await writeFile(new URL(`late-${seed}-answers.txt`, folder), `${answers.join("\n")}\n`);
  console.log(`${PICTURES} pictures and late-${seed}-answers.txt in ${fileURLToPath(folder)}`);
}

const [option, seed] = process.argv.slice(2);
if (option === "--pictures") await takePictures(Number(seed ?? 1));
else {
  const games = latePositions(POSITIONS, 1);
  measureShares(games);
  await measureFrames(games);
}
