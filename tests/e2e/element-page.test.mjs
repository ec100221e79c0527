/** The API for pages with their own controls and announcements, such as the project's page. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { boardsReady, click, openPage, press, seeBoard, told } from "./support/element.mjs";
import { engine, MUTE } from "./support/engine.mjs";

/** @typedef {import("./support/element.mjs").PylosBoard} PylosBoard */
/** @typedef {import("./support/tab.mjs").Tab} Tab */

/** Three light balls and one place that completes the square. */
const SQUARE = "4/4/ll2/l1dd 3/3/3 2/2 1 l";

/** A computer that never answers. */

/** Records the state of the board in the page on every change event. @param {Tab} tab */
async function watch(tab) {
  await tab.evaluate(() => {
    const board = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
    /** @type {object[]} */
    const states = [];
    Object.assign(globalThis, { states });
    board.addEventListener("pylos-change", () => {
      const { game, choice, shownPly, note, paused } = board;
      states.push({ moves: game?.moves.length, ...choice, shownPly, note, paused });
    });
  });
}

/** The last recorded state. @param {Tab} tab @returns {Promise<any>} */
const state = (tab) => tab.evaluate(() => /** @type {any} */ (globalThis).states.at(-1));

/** Calls a method of the board. @param {Tab} tab @param {"stop" | "putBack" | "cancel"} method */
const call = (tab, method) =>
  tab.evaluate(async (method) => {
    const board = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
    await board[method]();
  }, method);

inChromium("a page with its own controls around a board", (open) => {
  it("reads every step of a turn, and controls the turn by methods", async () => {
    const tab = await openPage(
      open,
      `<pylos-board interactive="both" position="${SQUARE}"></pylos-board>`,
    );
    await boardsReady(tab);
    await watch(tab);
    const fresh = { moves: 0, picked: null, to: null, takeBack: [], shownPly: 0 };
    const after = { ...fresh, note: "", paused: false };
    await click(tab, "light");
    assert.deepEqual(await state(tab), { ...after, picked: "reserve" });
    await call(tab, "cancel");
    assert.deepEqual(await state(tab), after);
    await click(tab, "1b1");
    await click(tab, "1a1");
    assert.deepEqual(await state(tab), {
      ...after,
      picked: "reserve",
      to: "1b1",
      takeBack: ["1a1"],
    });
    await call(tab, "putBack");
    assert.deepEqual((await state(tab)).takeBack, []);
    await call(tab, "stop");
    assert.equal((await state(tab)).moves, 0, "the rules require a ball to be taken back");
    assert.deepEqual(await told(tab), []);
    await click(tab, "1a1");
    await call(tab, "stop");
    assert.deepEqual(await state(tab), { ...after, moves: 1, shownPly: 1 });
    const [{ type, detail }] = await told(tab);
    assert.deepEqual([type, detail.move.text], ["pylos-move", "1b1x1a1"]);
  });

  it("reads the viewed position and the reason for a refused choice", async () => {
    const tab = await openPage(
      open,
      `<pylos-board interactive="both" moves="1b2 1c2" show="controls"></pylos-board>`,
    );
    await boardsReady(tab);
    await watch(tab);
    await press(tab, "Start of the game");
    assert.equal((await state(tab)).shownPly, 0);
    await call(tab, "cancel");
    assert.equal((await state(tab)).shownPly, 2);
    await click(tab, "1c2");
    await tab.until(() => /** @type {any} */ (globalThis).states.at(-1).note !== "");
    assert.match((await state(tab)).note, /^That is Dark’s ball/);
    await call(tab, "cancel");
    assert.equal((await state(tab)).note, "");
  });

  it("loads a game together with its players, or changes nothing", async () => {
    const tab = await openPage(open, `<pylos-board interactive="both"></pylos-board>`);
    await boardsReady(tab);
    const seen = await tab.evaluate(async () => {
      const board = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
      const state = () => [board.game?.moves.join(" "), board.interactive, board.paused];
      const refused = (/** @type {any} */ what) => {
        try {
          board.load(what);
        } catch {
          return state();
        }
        throw new Error("it was loaded");
      };
      /** @type {string[]} */
      const causes = [];
      board.addEventListener("pylos-change", ({ detail }) => causes.push(detail.cause));
      const game = "1. 1b2 1c2 2. 1b3 *";
      board.load({
        game: "1. 1b2 *",
        ahead: game,
        interactive: "light",
        opponent: 1,
        paused: true,
      });
      const states = [state(), refused({ game: "1. zz *" }), refused({ game, opponent: 99 })];
      board.load({ game: "1. 1b2 *", ahead: game, interactive: "both", opponent: null });
      await board.redo();
      await board.redo();
      states.push(state());
      return {
        states,
        causes,
        opponent: board.getAttribute("opponent"),
        legal: board.legal.length,
      };
    });
    assert.deepEqual(seen, {
      states: [
        ["1b2", "light", true],
        ["1b2", "light", true],
        ["1b2", "light", true],
        ["1b2 1c2 1b3", "both", false],
      ],
      causes: ["load", "load", "redo", "redo"],
      opponent: null,
      legal: 13,
    });
  });

  it("pauses and resumes the opponent", async () => {
    const tab = await openPage(
      open,
      `<pylos-board moves="1b2" opponent="3"></pylos-board>`,
      engine(MUTE),
    );
    await boardsReady(tab);
    const pause = (/** @type {boolean} */ paused) =>
      tab.evaluate((paused) => {
        const board = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
        board.paused = paused;
        return board.thinking;
      }, paused);
    await tab.until(
      () => /** @type {PylosBoard} */ (document.querySelector("pylos-board")).thinking,
    );
    assert.equal(await pause(true), false, "the opponent does not think");
    assert.equal((await seeBoard(tab)).status, "The computer is paused");
    await pause(false);
    await tab.until(
      () => /** @type {PylosBoard} */ (document.querySelector("pylos-board")).thinking,
    );
    assert.equal((await seeBoard(tab)).status, "Computer is thinking…");
  });

  it("announces the messages of the board itself", async () => {
    const tab = await openPage(open, `<pylos-board interactive="both"></pylos-board>`);
    await boardsReady(tab);
    const heard = await tab.evaluate(async () => {
      const board = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
      /** @type {string[]} */
      const said = [];
      board.addEventListener("pylos-say", (event) => {
        said.push(/** @type {CustomEvent<{ text: string }>} */ (event).detail.text);
        event.preventDefault();
      });
      await board.play("1b2");
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { said, region: board.shadowRoot?.querySelector("[role=status]")?.textContent };
    });
    assert.match(heard.said.join(), /^Light places a ball on /);
    assert.equal(heard.region, "");
  });

  it("sets marks with labels that the attribute cannot express", async () => {
    const tab = await openPage(open, `<pylos-board interactive="both"></pylos-board>`);
    await boardsReady(tab);
    const plain = (await seeBoard(tab)).labels["1a1"];
    const written = await tab.evaluate(async () => {
      const board = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
      board.marks = [
        { kind: "ring", at: "1a1", label: "" },
        { kind: "badge", at: "1b1", text: "+7", shape: "diamond", label: "wins in 7" },
        { kind: "label", at: "1c1", label: "too far away" },
        { kind: "badge", at: "1d1", text: "2", large: true },
      ];
      await board.cancel();
      return [board.marks.length, board.getAttribute("marks")];
    });
    assert.deepEqual(written, [4, null], "the marks are not written into the attribute");
    const { labels } = await seeBoard(tab);
    assert.equal(labels["1a1"], plain);
    assert.match(String(labels["1b1"]), /, wins in 7$/);
    assert.match(String(labels["1c1"]), /, too far away$/);
    assert.match(String(labels["1d1"]), /, marked 2$/);
  });

  it("reads the camera, and makes the balls see-through", async () => {
    const tab = await openPage(
      open,
      `<pylos-board camera="rotation=10" orientation="dark" show="controls"></pylos-board>`,
    );
    await boardsReady(tab);
    await watch(tab);
    await press(tab, "Turn the board right");
    const camera = () => tab.evaluate(() => document.querySelector("pylos-board")?.outerHTML);
    assert.match(String(await camera()), /camera="rotation=55 elevation=70.5"/);
    assert.ok(await state(tab), "the page gets a change event");
    const seen = await tab.evaluate(() => {
      const board = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
      board.camera = { ...board.camera, seeThrough: true };
      return board.camera;
    });
    assert.deepEqual(seen, { rotation: 55, elevation: 70.5, seeThrough: true });
  });

  it("changes the language and keeps the canvas", async () => {
    const tab = await openPage(
      open,
      `<pylos-board interactive="both" position="${SQUARE}" show="controls notation"></pylos-board>`,
    );
    await boardsReady(tab);
    await click(tab, "1b1");
    await tab.evaluate(() => {
      const board = /** @type {PylosBoard} */ (document.querySelector("pylos-board"));
      // The last canvas is the board's own; a poster may stand before it until the first picture.
      const canvas = () => [...(board.shadowRoot?.querySelectorAll("canvas") ?? [])].at(-1);
      Object.assign(globalThis, { canvas, first: canvas() });
      board.lang = "de";
    });
    await tab.until(() => {
      const root = document.querySelector("pylos-board")?.shadowRoot;
      return /^Hell: /.test(root?.querySelector("[part=status]")?.textContent ?? "");
    });
    const { labels, buttons } = await seeBoard(tab);
    assert.match(String(labels["1a1"]), /^Ebene 1/);
    assert.ok(!buttons.includes("Cancel turn"), buttons.join());
    assert.ok(
      await tab.evaluate(() => {
        const { canvas, first } = /** @type {any} */ (globalThis);
        return canvas() === first;
      }),
      "the canvas is the same",
    );
  });

  it("keeps the empty board when the rules cannot be loaded", async () => {
    const tab = await open("somebody/fail.html", {
      before(tab) {
        tab.expect(/404|WebAssembly|wasm/);
        tab.site.instead
          .set("pkg/rules_bg.wasm", null)
          .set(
            "somebody/fail.js",
            `globalThis.failures = [];
             addEventListener("pylos-fail", (event) => {
               event.preventDefault();
               failures.push(event.detail.reason);
             });`,
          )
          .set(
            "somebody/fail.html",
            `<!doctype html><html lang="en"><title>Fail</title><link rel="icon" href="../favicon.svg">
             <script type="module" src="fail.js"></script>
             <script type="module" src="../pylos-board.js"></script>
             <pylos-board position="${SQUARE}">Nothing</pylos-board></html>`,
          );
      },
    });
    const [reason] = await tab.until(() => {
      const { failures } = /** @type {any} */ (globalThis);
      return failures.length > 0 && failures;
    });
    assert.match(reason, /could not be loaded/);
    const { labels } = await seeBoard(tab);
    assert.match(String(labels["1a1"]), /: empty$/);
    assert.ok(
      await tab.evaluate(() =>
        document
          .querySelector("pylos-board")
          ?.shadowRoot?.querySelector("canvas")
          ?.checkVisibility(),
      ),
    );
  });
});
