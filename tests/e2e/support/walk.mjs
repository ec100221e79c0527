// Walks along the perfect line from the start, in the play page of a host with the solution: every move must be exact, and
// the distance of the best one fall by one each turn. Not a part of the tests.
//
//     node e2e/support/walk.mjs http://127.0.0.1:8000/ [standard] [chromium]

import assert from "node:assert/strict";
import { launch } from "./browsers.mjs";
import { legalMoves, newGame } from "./rules.mjs";

const [, , address = "http://127.0.0.1:8080/", chosen = "standard", name = "chromium"] =
  process.argv;
const variant = /** @type {"standard"} */ (chosen);

const site = /** @type {import("./server.mjs").Site} */ ({
  origin: new URL(address).origin,
  address,
  faults: /** @type {string[]} */ ([]),
  served: new Set(),
  instead: new Map(),
  scripts: /** @type {string[]} */ ([]),
});
const browser = await launch(/** @type {"chromium"} */ (name));
/** What the page shows of the moves; null while not all are exact. */
const read = () => {
  const rows = [...document.querySelectorAll("#values [data-move]")];
  const fetched = performance
    .getEntriesByType("resource")
    .filter(({ name }) => /solution/.test(name));
  return {
    moves: rows.map((row) => [
      row instanceof HTMLElement ? (row.dataset.move ?? "") : "",
      row.querySelector(".sign")?.textContent ?? "",
    ]),
    line: document.querySelector("#tables p")?.textContent ?? "",
    bytes: fetched.reduce(
      (sum, entry) => sum + /** @type {PerformanceResourceTiming} */ (entry).encodedBodySize,
      0,
    ),
    requests: fetched.length,
  };
};
try {
  const tab = await browser.open(site, { width: 1366, height: 768 });
  await tab.goto(`?lang=en#variant=${variant}`);
  await tab.until(() => document.querySelector("pylos-board")?.game !== null);
  await tab.evaluate(() => performance.setResourceTimingBufferSize(100_000));
  await tab.press("a");
  /** @type {string[]} */
  const line = [];
  /** @type {number[]} */
  const times = [];
  let before = null;
  for (;;) {
    const game = newGame({ variant, moves: line });
    if (game.result !== null) break;
    const start = performance.now();
    // Exact: a sign, digits without "≈", or "=".
    await tab.until((count) => {
      const signs = [...document.querySelectorAll("#values .sign")].map((sign) => sign.textContent);
      return signs.length === count && signs.every((sign) => /^([+−]\d+|=)$/.test(sign ?? ""));
    }, legalMoves(game).length);
    times.push(performance.now() - start);
    const { moves, line: message } = await tab.evaluate(read);
    assert.equal(message, "");
    const [[best, sign]] = moves;
    const distance = sign === "=" ? null : Number(sign.slice(1));
    console.log(
      `${line.length + 1}. ${best} ${sign}  (${moves.length} moves, ${times.at(-1)?.toFixed(0)} ms)`,
    );
    if (before !== null && distance !== null) assert.equal(distance, before - 1);
    before = distance;
    line.push(best);
    await tab.evaluate((move) => {
      const board = /** @type {import("./element.mjs").PylosBoard} */ (
        document.querySelector("pylos-board")
      );
      return board.play(move).then(() => {});
    }, best);
    if (line.length === 80) break;
  }
  const { bytes, requests } = await tab.evaluate(read);
  const { result } = newGame({ variant, moves: line });
  const sorted = times.toSorted((a, b) => a - b);
  console.log(`${line.length} turns, ${JSON.stringify(result)}`);
  console.log(
    `${requests} requests, ${(bytes / 1000).toFixed(0)} KB; first ${times[0].toFixed(0)} ms, median ${sorted[sorted.length >> 1].toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`,
  );
  tab.assertClean();
} finally {
  await browser.close();
}
