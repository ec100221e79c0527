/** The API for pages with their own controls and announcements, such as the project's page. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { boardsReady, click, openPage, press, seeBoard, told } from "./support/element.mjs";

/** Three light balls and one place that completes the square. */
const SQUARE = "4/4/ll2/l1dd 3/3/3 2/2 1 l";

/** Records the state of the board in the page on every change event. @param {Tab} tab */
async function watch(tab) {
  await tab.evaluate(() => {
    const board = boardAt();
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
const state = (tab) => tab.evaluate(() => globalThis.states.at(-1));

/** Calls a method of the board. @param {Tab} tab @param {"finish" | "putBack" | "cancel"} method */
const call = (tab, method) =>
  tab.evaluate(async (method) => {
    const board = boardAt();
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
    await call(tab, "finish");
    assert.equal((await state(tab)).moves, 0, "the rules require a ball to be taken back");
    assert.deepEqual(await told(tab), []);
    await click(tab, "1a1");
    await call(tab, "finish");
    assert.deepEqual(await state(tab), { ...after, moves: 1, shownPly: 1 });
    const [{ type, detail }] = await told(tab);
    assert.deepEqual([type, detail.move.text], ["pylos-move", "1b1x1a1"]);
  });

  it("loads a game together with its players, or changes nothing", async () => {
    const tab = await openPage(open, `<pylos-board interactive="both"></pylos-board>`);
    await boardsReady(tab);
    const seen = await tab.evaluate(async () => {
      const board = boardAt();
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

  it("announces the messages of the board itself", async () => {
    const tab = await openPage(open, `<pylos-board interactive="both"></pylos-board>`);
    await boardsReady(tab);
    await tab.evaluate(async () => {
      const board = boardAt();
      board.addEventListener("pylos-say", (event) => {
        globalThis.told.push(event.detail.text);
        event.preventDefault();
      });
      await board.play("1b2");
    });
    const [said] = await told(tab);
    assert.match(String(said), /^Light places a ball on /);
    await tab.evaluate(async () => {
      const board = boardAt();
      board.addEventListener("pylos-say", (event) => event.stopImmediatePropagation(), true);
      await board.play("1c2");
    });
    // Nothing of the first sentence is said with the second.
    await tab.until(() => boardAt().shadowRoot?.querySelector("[role=status]")?.textContent);
    const region = await tab.evaluate(
      () => boardAt().shadowRoot?.querySelector("[role=status]")?.textContent,
    );
    assert.match(String(region), /^Dark places a ball on /);
  });

  it("sets marks with labels that the attribute cannot express", async () => {
    const tab = await openPage(open, `<pylos-board interactive="both"></pylos-board>`);
    await boardsReady(tab);
    const plain = (await seeBoard(tab)).labels["1a1"];
    const written = await tab.evaluate(async () => {
      const board = boardAt();
      board.marks = [
        { kind: "ring", at: "1a1", label: "" },
        { kind: "badge", at: "1b1", text: "+7", label: "wins in 7" },
      ];
      await board.cancel();
      return [board.marks.length, board.getAttribute("marks")];
    });
    assert.deepEqual(written, [2, null], "the marks are not written into the attribute");
    const { labels } = await seeBoard(tab);
    assert.equal(labels["1a1"], plain);
    assert.match(String(labels["1b1"]), /, wins in 7$/);
  });

  it("reads the camera, and makes the balls see-through", async () => {
    const tab = await openPage(
      open,
      `<pylos-board camera="rotation=10" orientation="dark" show="controls"></pylos-board>`,
    );
    await boardsReady(tab);
    await watch(tab);
    await press(tab, "Turn right");
    const camera = () => tab.evaluate(() => document.querySelector("pylos-board")?.outerHTML);
    assert.match(String(await camera()), /camera="rotation=55 elevation=70.5"/);
    assert.ok(await state(tab), "the page gets a change event");
    const seen = await tab.evaluate(() => {
      const board = boardAt();
      board.camera = { ...board.camera, seeThrough: true };
      return board.camera;
    });
    assert.deepEqual(seen, { rotation: 55, elevation: 70.5, seeThrough: true });
  });

  it("gets a picture of the board in the size it asks for, and hears who has played", async () => {
    const tab = await openPage(
      open,
      `<pylos-board interactive="light" show="legal last-move"></pylos-board>`,
    );
    await boardsReady(tab);
    await tab.evaluate(() => {
      const played = /** @type {string[]} */ ([]);
      Object.assign(globalThis, { played });
      boardAt().addEventListener("pylos-change", ({ detail }) => {
        if (detail.cause === "move") played.push(`${detail.by} ${detail.move.text}`);
      });
    });
    await click(tab, "1b2");
    await tab.evaluate(() => boardAt().play("1c2"));
    await tab.evaluate(() => {
      boardAt().opponent = 1;
    });
    await click(tab, "1b3");
    const played = await tab.until(() => {
      const { played } = /** @type {any} */ (globalThis);
      return played.length === 4 && played;
    });
    assert.deepEqual(played.slice(0, 3), ["hand 1b2", "program 1c2", "hand 1b3"]);
    assert.match(played[3], /^computer /);
    const picture = await tab.evaluate(async () => {
      const blob = await boardAt().toBlob({ width: 200, scale: 2, camera: { rotation: 45 } });
      const { width, height } = await createImageBitmap(blob);
      return [blob.type, width, height, boardAt().camera.rotation ?? 0];
    });
    assert.deepEqual(picture, ["image/png", 400, 400, 0], "a board without trays is square");
  });
});
