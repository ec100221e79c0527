/** Every example of docs/embedding.md, used as its reader would. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { it } from "node:test";
import { inBrowsers } from "./support/browsers.mjs";
import { boardsReady, click, press, seeBoard } from "./support/element.mjs";
import { legalMoves, newGame } from "./support/rules.mjs";
import { SITE } from "./support/server.mjs";

/** @typedef {import("./support/element.mjs").PylosBoard} PylosBoard */
/** @typedef {import("./support/tab.mjs").Tab} Tab */

/** @param {Tab} tab @param {number} turns */
async function untilPlayed(tab, turns) {
  await tab.until(
    (turns) =>
      /** @type {PylosBoard} */ (document.querySelector("pylos-board")).game?.moves.length ===
      turns,
    turns,
  );
}

inBrowsers("of the examples, a reader", (open) => {
  for (const page of readdirSync(`${SITE}examples`).filter((name) => name.endsWith(".html"))) {
    it(`finds ${page} accessible, also on a narrow screen`, async () => {
      const tab = await open(`examples/${page}`, { width: 320, height: 640 });
      if (!["rules.html", "frame.html"].includes(page))
        await boardsReady(tab, "pylos-board:first-of-type");
      await tab.assertAccessible();
      const spills = await tab.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      assert.equal(spills, false);
    });
  }

  it("sees the diagram", async () => {
    const tab = await open("examples/diagram.html");
    await boardsReady(tab);
    const { labels } = await seeBoard(tab);
    assert.equal(labels["1b2"], "Level 1, b 2: light ball, marked");
    assert.equal(labels["1d1"], "Level 1, d 1: dark ball, marked 2");
  });

  it("looks through the game", async () => {
    const tab = await open("examples/replay.html", { height: 1000 });
    await boardsReady(tab);
    await press(tab, "Next turn");
    assert.equal((await seeBoard(tab)).status, "Looking back: turn 1 of 10");
  });

  it("finds the move", async () => {
    const tab = await open("examples/exercise.html", { height: 1000 });
    await boardsReady(tab);
    await click(tab, "1a1");
    const answer = () => tab.text("#answer");
    await click(tab, "1d4");
    await tab.until(() =>
      /1d4 does not save/.test(document.querySelector("#answer")?.textContent ?? ""),
    );
    await click(tab, "1b1");
    await click(tab, "1a2");
    await click(tab, "1a1");
    await tab.until(() => /^Right!/.test(document.querySelector("#answer")?.textContent ?? ""));
    assert.equal((await seeBoard(tab)).moves.length, 1);
    assert.match(String(await answer()), /two balls back/);
  });

  for (const page of ["computer", "policy", "theming"]) {
    it(`plays against the computer of ${page}.html`, async () => {
      const tab = await open(`examples/${page}.html`, { height: 1000 });
      await boardsReady(tab);
      const before = (await seeBoard(tab)).moves.length;
      await click(tab, "1d4");
      await untilPlayed(tab, before + 2);
    });
  }

  it("learns the rules", async () => {
    const tab = await open("examples/tutorial.html", { height: 1000 });
    const boards = await tab.evaluate(() => {
      const all = document.querySelectorAll("pylos-board");
      all.forEach((board, i) => {
        board.id = `board${i}`;
      });
      return all.length;
    });
    assert.equal(boards, 4);
    for (const [i, places] of [["2b2"], ["1a1", "2b2"], ["1b1", "1a1", "1a2"], ["4a1"]].entries()) {
      const id = `#board${i}`;
      await tab.evaluate((id) => document.querySelector(id)?.scrollIntoView(), id);
      await boardsReady(tab, id);
      for (const place of places) await click(tab, place, id);
      await tab.until(
        (id) => /** @type {PylosBoard} */ (document.querySelector(id)).game?.moves.length === 1,
        id,
      );
    }
    assert.match((await seeBoard(tab, "#board3")).status, /^Light wins/);
  });

  it("reads what the rules say", async () => {
    const tab = await open("examples/rules.html");
    await tab.until(() => (document.querySelector("#refusal")?.textContent ?? "") !== "");
    const turns = legalMoves(
      newGame({ variant: "expert", position: "4/4/ll2/l1dd 3/3/3 2/2 1 l" }),
    );
    assert.equal(await tab.text("#count"), String(turns.length));
    assert.match(String(await tab.text("#refusal")), /^illegalMove: /);
    const listed = await tab.evaluate(() =>
      [...document.querySelectorAll("#turns li")].map(({ textContent }) => textContent),
    );
    assert.deepEqual(
      listed,
      turns.map(({ text }) => text),
    );
  });

  it("sees the club's colours", async () => {
    const tab = await open("examples/theming.html", { height: 1000 });
    await boardsReady(tab);
    const style = await tab.evaluate(() => {
      const root = document.querySelector("pylos-board")?.shadowRoot;
      const of = (/** @type {string} */ part) =>
        getComputedStyle(/** @type {Element} */ (root?.querySelector(`[part=${part}]`)));
      return [of("status").fontStyle, of("button").backgroundColor, of("controls").justifyContent];
    });
    assert.equal(style[0], "italic");
    assert.equal(style[2], "start");
  });

  it("sees the frame", async () => {
    const tab = await open("examples/frame.html");
    await tab.until(() => {
      const frame = document.querySelector("iframe");
      const board = frame?.contentDocument?.querySelector("pylos-board");
      return /** @type {PylosBoard | null | undefined} */ (board)?.game?.moves.length === 4;
    });
  });
});
