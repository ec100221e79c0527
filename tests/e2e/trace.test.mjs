/** Following a turn: its balls one by one, its trace, what a click meanwhile means, and what a place completes. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { boardsReady, openPage, seeBoard } from "./support/element.mjs";
import { label, mouse, pointOf, ready, see, untilStatus, untilTurns } from "./support/play.mjs";

/** @typedef {import("./support/tab.mjs").Tab} Tab */
/** @typedef {import("./support/element.mjs").PylosBoard} PylosBoard */

/** Dark may complete a square on 1c3, and take back two of its balls. */
const BEFORE = ["1a1", "1b2", "1d1", "1b3", "1d4", "1c2", "1a4"];
const TURN = "1c3x1b2x1b3";
const STORY = "Dark completes a square and takes two balls back.";

/** Stops the time of animations. */
function holdFrames() {
  performance.now = () => 1000;
  const real = requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) => real(() => callback(1000));
}

/**
 * Does something with the board of the page, and returns what is seen then.
 *
 * @param {Tab} tab
 * @param {"play" | "undo"} act
 * @param {string} [move]
 */
function after(tab, act, move) {
  return tab.evaluate(
    async ({ act, move }) => {
      const board = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
      if (act === "play") await board.play(String(move));
      else await board.undo();
      const text = (/** @type {string} */ id) => document.getElementById(id)?.textContent;
      return { moving: board.moving, status: text("status"), story: text("story") };
    },
    { act, move },
  );
}

/** @param {Tab} tab */
const moves = (tab) =>
  tab.evaluate(() => {
    const board = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
    return { moves: board.game?.moves.slice(7), moving: board.moving };
  });

inChromium("a player who follows a turn", (open) => {
  it("reads what happens, and what to do once the balls rest; a click ends the flight", async () => {
    const tab = await ready(
      open(`#moves=${BEFORE.join("_")}`, {
        reducedMotion: false,
        before: (tab) => tab.prepare(holdFrames),
      }),
    );
    const leaving = await pointOf(tab, "1b2");
    const status = "Dark: place a ball";
    assert.deepEqual(await after(tab, "play", TURN), { moving: true, status, story: STORY });
    // The ball that leaves 1b2 is still seen there: who clicks on it places no ball.
    await tab.mouse.click(leaving);
    await untilStatus(tab, "Light: place a ball");
    assert.deepEqual(await moves(tab), { moves: [TURN], moving: false });
    assert.match(await label(tab, "1b2"), /vacated in the last turn/);
    assert.match(await label(tab, "1c2"), /part of a completed square/);

    assert.equal((await after(tab, "undo")).status, "Light: place a ball");
    await mouse.choose(tab, "1d2");
    await untilTurns(tab, 8);
    assert.deepEqual(await moves(tab), { moves: ["1d2"], moving: true });
  });

  it("sees nothing move at the speed none, and the status at once", async () => {
    const tab = await ready(open(`#moves=${BEFORE.join("_")}`, { reducedMotion: false }));
    await tab.evaluate(() => {
      const board = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
      board.speed = "none";
    });
    const status = "Light: place a ball";
    assert.deepEqual(await after(tab, "play", TURN), { moving: false, status, story: STORY });
  });

  it("sees rings in the colour of what has happened where balls were taken back", async () => {
    const board = (/** @type {string} */ show) =>
      `<pylos-board interactive="both" moves="${[...BEFORE, TURN].join(" ")}" show="legal ${show}"></pylos-board>`;
    const tab = await openPage(open, board("last-move") + board(""));
    await boardsReady(tab);
    /** Pixels in the colour of signs around each cell that was left, on the first board without the second. */
    const rings = await tab.until(() => {
      const [first, second] = [...document.querySelectorAll("pylos-board")].map((board) => {
        const root = /** @type {ShadowRoot} */ (board.shadowRoot);
        const [shown, poster] = root.querySelectorAll("canvas");
        if (poster !== undefined || shown.width < 100) return null;
        const { left, top, width } = shown.getBoundingClientRect();
        const canvas = new OffscreenCanvas(shown.width, shown.height);
        const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
        context.drawImage(shown, 0, 0);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const ratio = shown.width / width;
        return ["1b2", "1b3"].map((cell) => {
          const button = /** @type {HTMLElement} */ (root.querySelector(`[data-place="${cell}"]`));
          const box = button.getBoundingClientRect();
          const radius = (box.width / 2) * ratio;
          const x = (box.left - left + box.width / 2) * ratio;
          const y = (box.top - top + box.height / 2) * ratio;
          let signs = 0;
          for (let i = 0; i < data.length; i += 4) {
            const far = Math.hypot(
              ((i / 4) % canvas.width) - x,
              Math.floor(i / 4 / canvas.width) - y,
            );
            // The square is to the right.
            const isRing = far > 0.64 * radius && far < 0.78 * radius;
            if (!isRing || (i / 4) % canvas.width > x - 0.4 * radius) continue;
            if (data[i] > 235 && data[i + 1] > 215 && data[i + 2] > 175) signs += 1;
          }
          return signs / radius;
        });
      });
      return first?.every((signs) => signs > 0.3) && second && { first, second };
    });
    for (const cell of [0, 1]) {
      const { first, second } = /** @type {{ first: number[], second: number[] }} */ (rings);
      assert.ok(first[cell] > 0.3 + second[cell], JSON.stringify(rings));
    }
  });

  it("sees no sign in an empty hole, and a ball only under the pointer", async () => {
    const board = (/** @type {string} */ hand) =>
      `<pylos-board interactive="${hand}" show="legal"></pylos-board>`;
    const tab = await openPage(open, board("both") + board("none"));
    await boardsReady(tab);
    /** Waits until both boards look the same, or do not. @param {boolean} wanted */
    const untilAlike = (wanted) =>
      tab.until((wanted) => {
        const [first, second] = [...document.querySelectorAll("pylos-board")].map((board) => {
          const all = board.shadowRoot?.querySelectorAll("canvas") ?? [];
          const [{ width, height }] = all;
          if (all.length !== 1 || width < 100) return null;
          const canvas = new OffscreenCanvas(width, height);
          const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
            canvas.getContext("2d")
          );
          context.drawImage(all[0], 0, 0);
          return context.getImageData(0, 0, width, height).data.join();
        });
        return first && second && (first === second) === wanted;
      }, wanted);
    await untilAlike(true);
    await tab.mouse.move(await tab.middle('[data-place="1b2"]'));
    await untilAlike(false);
    await tab.mouse.move({ x: 1, y: 1 });
    await untilAlike(true);
  });

  it("sees before the click what a place completes, and confirms the turn", async () => {
    const tab = await ready(open("#position=4/4/ll2/l1dd_3/3/3_2/2_1_l"));
    assert.match(await label(tab, "1b1"), /a ball may be placed here, completes a square$/);
    assert.doesNotMatch(await label(tab, "1c2"), /completes/);
    await tab.evaluate(() => {
      const board = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
      board.confirm = "turns";
    });
    await mouse.choose(tab, "1c2");
    await untilStatus(tab, "Light: play this turn?");
    await mouse.choose(tab, "1d4");
    await tab.until(() => {
      const { choice } = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
      return choice.to === "1d4";
    });
    assert.deepEqual((await see(tab)).turns, []);
    await mouse.press(tab, "Play");
    await untilStatus(tab, "Dark: place a ball");
    assert.deepEqual((await see(tab)).turns, ["Turn 1, Light: 1d4"]);
  });

  it("sees what the opponent threatens", async () => {
    const position = "l3/4/ddl1/dlll 3/3/3 2/2 1 d";
    const tab = await openPage(
      open,
      `<pylos-board interactive="both" variant="expert" position="${position}" show="threats legal"></pylos-board>`,
    );
    await boardsReady(tab);
    await tab.until(() => {
      const root = document.querySelector("pylos-board")?.shadowRoot;
      return /opponent/.test(root?.querySelector('[data-place="1d2"]')?.ariaLabel ?? "");
    });
    const { labels } = await seeBoard(tab);
    const told = (/** @type {RegExp} */ words) =>
      Object.entries(labels).flatMap(([place, label]) => (words.test(label ?? "") ? [place] : []));
    assert.deepEqual(told(/the opponent could complete a square here/), ["1d2"]);
    assert.deepEqual(told(/the opponent could raise this ball/), ["1c1", "1d1", "1c2", "1a4"]);
    await tab.assertAccessible();
  });
});
