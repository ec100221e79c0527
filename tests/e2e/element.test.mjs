/** `<pylos-board>` on an author's page: attributes, properties, methods, events. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium, inEveryBrowser } from "./support/browsers.mjs";
import {
  click,
  openBoards,
  openPage,
  press,
  seeBoard,
  told,
  untilError,
} from "./support/element.mjs";
import { newGame } from "./support/rules.mjs";

/** Three light balls and one place that completes the square. */
const SQUARE = "4/4/ll2/l1dd 3/3/3 2/2 1 l";

inChromium("an author with a tag on a page", (open) => {
  it("shows a position, or the parts of the board that the tag names, and the focus skips the others", async () => {
    const tab = await openBoards(
      open,
      `<pylos-board id="own" interactive="both" show="coordinates" marks="ring:1a1 2:1b1 arrow:light-1c1"></pylos-board>
       <pylos-board id="plain" position="${SQUARE}"></pylos-board>`,
      { height: 1600 },
    );
    const plain = await seeBoard(tab, "#plain");
    assert.equal(plain.labels["1a1"], "Level 1, a 1: light ball");
    assert.equal(plain.labels["1d1"], "Level 1, d 1: dark ball");
    assert.equal(plain.labels.light, "Light’s reserve: 12 balls");
    assert.deepEqual([plain.active, plain.status], [[], ""], "no place can be chosen");
    const { labels, active } = await seeBoard(tab, "#own");
    assert.equal(labels["1a1"], "Level 1, a 1: empty, a ball may be placed here, marked");
    assert.equal(labels["1b1"], "Level 1, b 1: empty, a ball may be placed here, marked 2");
    assert.match(String(labels["1c1"]), /an arrow leads here$/);
    assert.ok(active.includes("1a1"));
    await tab.press("Tab");
    const focused = await tab.evaluate(() => {
      const root = document.querySelector("#own")?.shadowRoot;
      const at = /** @type {HTMLElement | null | undefined} */ (root?.activeElement);
      const reserves = root?.querySelectorAll("[data-place='light'], [data-place='dark']") ?? [];
      return [at?.dataset.place, [...reserves].some((reserve) => reserve.checkVisibility())];
    });
    assert.deepEqual(focused, ["1a1", false]);
    await tab.press("Enter");
    await told(tab, 1);
    await tab.assertAccessible();
  });

  it("sets a whole game, and sees what is wrong with another one or an attribute; the last valid value stays", async () => {
    const tab = await openPage(open, `<pylos-board></pylos-board>`);
    const game = newGame({ variant: "children", moves: ["1b2", "1c2", "1b3"] });
    const shown = await tab.evaluate(async (game) => {
      const board = boardAt();
      board.game = /** @type {any} */ (game);
      await board.ready;
      return JSON.parse(JSON.stringify(board.game));
    }, game);
    assert.deepEqual(shown, game);
    for (const [name, bad, words, good] of /** @type {const} */ ([
      ["game", "1. 1a1 1a1", /1a1/, game.record],
      ["moves", "1b2 9z9", /Move 2: “9z9” is not a move/, game.moves.join(" ")],
      ["variant", "chess", /variant.*“chess”, not one of/, "children"],
    ])) {
      const set = (/** @type {string} */ value) =>
        tab.evaluate(({ name, value }) => void Object.assign(boardAt(), { [name]: value }), {
          name,
          value,
        });
      await set(bad);
      await untilError(tab, words);
      assert.deepEqual((await seeBoard(tab)).moves, game.moves, name);
      await set(good);
      await untilError(tab, /^$/);
    }
  });

  it("plays, views, undoes and resets by methods, in the document and outside, and gets no events", async () => {
    const tab = await openPage(open, `<pylos-board interactive="both" moves="1b2"></pylos-board>`);
    const seen = await tab.evaluate(async () => {
      const board = boardAt();
      await board.ready;
      const played = await board.play("1c2");
      const refused = await board.play("1c2").catch((error) => error.code);
      await board.undo();
      const undone = board.game?.moves;
      await board.play({ text: "1b3" });
      const again = await board.reset();
      board.remove();
      const waiting = board.ready;
      await Promise.resolve();
      board.moves = ["1a1"];
      const other = board.play("1d4");
      document.body.append(board);
      await Promise.all([waiting, other]);
      return [played.moves, refused, undone, again.moves, board.game?.moves].map(String);
    });
    assert.deepEqual(seen, ["1b2,1c2", "illegalMove", "1b2", "1b2", "1a1,1d4"]);
    assert.deepEqual(await told(tab), []);
  });
});

inEveryBrowser("a player on an author's page", (open) => {
  it("plays a turn, and the page gets the games before and after it", async () => {
    const tab = await openBoards(open, `<pylos-board id="a" interactive="both"></pylos-board>`);
    await click(tab, "1b2");
    const [{ type, from, detail }] = await told(tab, 1);
    assert.deepEqual([type, from, detail.move.text], ["pylos-move", "a", "1b2"]);
    assert.deepEqual(detail.before, newGame());
    assert.deepEqual(detail.after, newGame({ moves: ["1b2"] }));
    assert.equal((await seeBoard(tab)).status, "Dark: place a ball");
  });
});

inChromium("a page with its own controls around a board", (open) => {
  it("loads a game together with its players, or changes nothing", async () => {
    const tab = await openBoards(open, `<pylos-board interactive="both"></pylos-board>`);
    const seen = await tab.evaluate(async () => {
      const board = boardAt();
      const state = () => [board.game?.moves.join(" "), board.interactive, board.paused].join();
      const [game, ahead] = ["1. 1b2 *", "1. 1b2 1c2 2. 1b3 *"];
      board.load({ game, ahead, interactive: "light", opponent: 1, paused: true });
      const loaded = state();
      try {
        board.load({ game: "1. zz *" });
      } catch {
        return [loaded, state(), (await board.redo()).moves.join(" ")];
      }
    });
    assert.deepEqual(seen, ["1b2,light,true", "1b2,light,true", "1b2 1c2"]);
  });

  it("announces the messages of the board itself, but for those that the page prevents", async () => {
    const tab = await openBoards(open, `<pylos-board interactive="both"></pylos-board>`);
    const region = () => boardAt().shadowRoot?.querySelector("[role=status]")?.textContent;
    await tab.evaluate(async () => {
      const board = boardAt();
      board.addEventListener("pylos-say", (event) => event.preventDefault(), { once: true });
      await board.play("1b2");
      await board.play("1c2");
    });
    // Nothing of the first sentence is said with the second.
    await tab.until(region);
    assert.match(String(await tab.evaluate(region)), /^Dark places a ball on /);
  });

  it("reads the camera, and gets a picture in the size that it asks for", async () => {
    const tab = await openBoards(
      open,
      `<pylos-board camera="rotation=10" orientation="dark" show="controls legal last-move"></pylos-board>`,
    );
    await press(tab, "Turn right");
    const seen = await tab.evaluate(async () => {
      const board = boardAt();
      const written = board.getAttribute("camera");
      board.camera = { ...board.camera, seeThrough: true };
      const { camera } = board;
      const blob = await board.toBlob({ width: 200, scale: 2, camera: { rotation: 45 } });
      const { width, height } = await createImageBitmap(blob);
      return [written, camera, blob.type, width, height, board.camera.rotation];
    });
    const camera = { rotation: 55, elevation: 70.5, seeThrough: true };
    // A board without trays is square.
    assert.deepEqual(seen, ["rotation=55 elevation=70.5", camera, "image/png", 400, 400, 55]);
  });
});
