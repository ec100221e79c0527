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
import { wholeGame } from "./support/games.mjs";
import { newGame } from "./support/rules.mjs";
import { wait } from "./support/wait.mjs";

/** Three light balls and one place that completes the square. */
const SQUARE = "4/4/ll2/l1dd 3/3/3 2/2 1 l";

/** What a board shows, as a text. @param {Tab} tab */
const pictureOf = (tab) =>
  tab.evaluate(() => {
    const shown = /** @type {HTMLCanvasElement} */ (
      boardAt().shadowRoot?.querySelector(".board-room > canvas:last-of-type")
    );
    const canvas = Object.assign(document.createElement("canvas"), {
      width: shown.width,
      height: shown.height,
    });
    canvas.getContext("2d")?.drawImage(shown, 0, 0);
    return canvas.toDataURL();
  });

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
    assert.equal(plain.labels.light, "Light reserve: 12 balls");
    assert.deepEqual([plain.active, plain.status], [[], ""], "no place can be chosen");
    const { labels, active } = await seeBoard(tab, "#own");
    assert.equal(labels["1a1"], "Level 1, a 1: empty, may be placed here, marked");
    assert.equal(labels["1b1"], "Level 1, b 1: empty, may be placed here, marked 2");
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

  it("changes attributes by properties, also before the element is defined, and properties by attributes", async () => {
    const tab = await openPage(open, "<pylos-board></pylos-board>", { script: "told.js" });
    const seen = await tab.evaluate(async () => {
      const board = Object.assign(boardAt(), { variant: "expert", moves: ["1b2"] });
      await import(new URL("../pylos-board.js", location.href).href);
      const { game } = await board.ready;
      board.takeBack = "optional";
      board.camera = { elevation: 70, levels: 2 };
      board.show = ["legal", "controls"];
      board.opponent = 3;
      board.marks = [{ kind: "arrow", from: "1a1", at: "1b2", tone: "good" }];
      board.setAttribute("empty-reserve", "playsOn");
      const attributes = Object.fromEntries(
        [...board.attributes].map(({ name, value }) => [name, value]),
      );
      board.takeBack = /** @type {any} */ (null);
      const { emptyReserve, takeBack } = board;
      const early = [game?.rules.variant, game?.moves[0]];
      return { early, attributes, emptyReserve, takeBack, has: board.hasAttribute("take-back") };
    });
    assert.deepEqual(seen, {
      early: ["expert", "1b2"],
      attributes: {
        variant: "expert",
        moves: "1b2",
        "take-back": "optional",
        camera: "elevation=70 levels=2",
        show: "legal controls",
        opponent: "3",
        "empty-reserve": "playsOn",
      },
      emptyReserve: "playsOn",
      takeBack: "required",
      has: false,
    });
  });

  it("sets marks of any kind, and the board goes on being painted", async () => {
    const tab = await openBoards(open, `<pylos-board interactive="both"></pylos-board>`);
    const seen = await tab.evaluate(async () => {
      const board = boardAt();
      const ring = { kind: "ring", at: "1b2" };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const reactive = (/** @type {object} */ data) => new Proxy(data, {});
      for (const marks of /** @type {any[]} */ ([
        reactive([reactive(ring)]),
        [{ ...ring, onClick() {}, node: document.body, self: window }],
        [{ ...ring, large: Symbol("odd") }],
        [{ ...ring, at: document }],
        [10n],
        Symbol("odd"),
      ])) {
        board.marks = marks;
        await frame();
        await frame();
      }
      const bad = structuredClone(board.marks);
      board.marks = [];
      await board.play("1b2");
      return bad;
    });
    assert.deepEqual(seen, [{ kind: "ring", at: "1b2" }], "the last good value stays");
    // The picture follows the game.
    const before = await pictureOf(tab);
    await tab.evaluate(() => boardAt().play("1c2"));
    await wait(
      async () => (await pictureOf(tab)) !== before,
      () => "another picture",
    );
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
      await board.goTo(1);
      const looking = board.shadowRoot?.querySelector("[data-place='1c2']")?.ariaLabel;
      await board.undo();
      const undone = board.game?.moves;
      await board.play({ text: "1b3" });
      const again = await board.reset();
      await board.play("1c2");
      board.remove();
      const waiting = board.ready;
      await Promise.resolve();
      board.moves = ["1a1"];
      const other = board.play("1d4");
      document.body.append(board);
      await Promise.all([waiting, other]);
      return [played.moves, refused, looking, undone, again.moves, board.game?.moves];
    });
    assert.deepEqual(seen, [
      ["1b2", "1c2"],
      "illegalMove",
      "Level 1, c 2: empty",
      ["1b2"],
      ["1b2"],
      ["1a1", "1d4"],
    ]);
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

// The browsers have handed on clicks and events above.
inChromium("a player on an author's page", (open) => {
  it("sees the reason for a refused click, and the page can replace the message", async () => {
    const tab = await openBoards(
      open,
      `<pylos-board interactive="both" moves="1b2"></pylos-board>`,
    );
    await click(tab, "1b2");
    const [{ type, detail }] = await told(tab, 1);
    assert.equal(type, "pylos-illegal");
    const reason = "That is Light’s ball.";
    assert.deepEqual(detail, { reason, place: "1b2", rule: "occupied", cells: ["1b2"] });
    assert.equal((await seeBoard(tab)).note, reason);
    await tab.evaluate(() => Object.assign(globalThis, { refuse: true }));
    await click(tab, "light");
    await told(tab, 1);
    assert.equal((await seeBoard(tab)).note, reason, "the note does not change");
  });

  it("chooses balls, and only the page reacts", async () => {
    const tab = await openBoards(
      open,
      `<pylos-board selectable="balls" position="${SQUARE}"></pylos-board>`,
    );
    await tab.evaluate(() => {
      addEventListener("pylos-choose", (event) => {
        const { detail } = /** @type {CustomEvent} */ (event);
        globalThis.told.push(detail);
        event.preventDefault();
      });
    });
    const { active } = await seeBoard(tab);
    assert.deepEqual(active.toSorted(), ["1a1", "1a2", "1b2", "1c1", "1d1"]);
    for (const place of ["1a1", "1d1"]) await click(tab, place);
    assert.deepEqual(await told(tab, 2), [{ place: "1a1" }, { place: "1d1" }]);
    assert.equal((await seeBoard(tab)).note, "");
  });

  it("ends the game, and the page gets an event", async () => {
    const { moves } = wholeGame({ variant: "children" }, []);
    const before = moves.slice(0, -1).join(" ");
    const tab = await openBoards(
      open,
      `<pylos-board interactive="both" variant="children" moves="${before}"></pylos-board>`,
    );
    for (const place of moves[moves.length - 1].split("-")) await click(tab, place);
    const [, { type, detail }] = await told(tab, 2);
    assert.equal(type, "pylos-end");
    assert.deepEqual(detail.game.moves, moves);
    assert.match((await seeBoard(tab)).status, / wins(?:: | with )/);
  });
});

inChromium("a page with its own controls around a board", (open) => {
  it("reads every step of a turn, and controls the turn by methods", async () => {
    const tab = await openBoards(
      open,
      `<pylos-board interactive="both" position="${SQUARE}"></pylos-board>`,
    );
    await tab.evaluate(() => {
      const board = boardAt();
      board.addEventListener("pylos-change", () => {
        const { game, choice, shownPly, note, paused } = board;
        globalThis.seen = { moves: game?.moves.length, ...choice, shownPly, note, paused };
      });
    });
    const state = () => tab.evaluate(() => globalThis.seen);
    const call = (/** @type {"finish" | "putBack" | "cancel"} */ method) =>
      tab.evaluate(async (method) => void (await boardAt()[method]()), method);
    const fresh = { moves: 0, picked: null, to: null, takeBack: [], shownPly: 0 };
    const after = { ...fresh, note: "", paused: false };
    await click(tab, "light");
    assert.deepEqual(await state(), { ...after, picked: "reserve" });
    await call("cancel");
    assert.deepEqual(await state(), after);
    await click(tab, "1b1");
    await click(tab, "1a1");
    const chosen = { ...after, picked: "reserve", to: "1b1", takeBack: ["1a1"] };
    assert.deepEqual(await state(), chosen);
    await call("putBack");
    assert.deepEqual((await state()).takeBack, []);
    await call("finish");
    assert.equal((await state()).moves, 0, "the rules require a ball to be taken back");
    assert.deepEqual(await told(tab), []);
    await click(tab, "1a1");
    await call("finish");
    assert.deepEqual(await state(), { ...after, moves: 1, shownPly: 1 });
    const [{ type, detail }] = await told(tab);
    assert.deepEqual([type, detail.move.text], ["pylos-move", "1b1x1a1"]);
  });

  it("loads a game together with its players, or changes nothing", async () => {
    const tab = await openBoards(open, `<pylos-board interactive="both"></pylos-board>`);
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
      const [game, ahead] = ["1. 1b2 *", "1. 1b2 1c2 2. 1b3 *"];
      board.load({ game, ahead, interactive: "light", opponent: 1, paused: true });
      const states = [state(), refused({ game: "1. zz *" }), refused({ game, opponent: 99 })];
      board.load({ game, ahead, interactive: "both", opponent: null });
      await board.redo();
      await board.redo();
      states.push(state());
      return { states, causes, opponent: board.opponent, legal: board.legal.length };
    });
    const loaded = ["1b2", "light", true];
    assert.deepEqual(seen, {
      states: [loaded, loaded, loaded, ["1b2 1c2 1b3", "both", false]],
      causes: ["load", "load", "redo", "redo"],
      opponent: null,
      legal: 13,
    });
  });

  it("announces the messages of the board itself, and sets marks that the attribute cannot express", async () => {
    const tab = await openBoards(open, `<pylos-board interactive="both"></pylos-board>`);
    const region = () => boardAt().shadowRoot?.querySelector("[role=status]")?.textContent;
    const said = await tab.evaluate(async () => {
      const board = boardAt();
      const said = /** @type {string[]} */ ([]);
      board.addEventListener("pylos-say", (event) => {
        said.push(event.detail.text);
        if (said.length === 1) event.preventDefault();
      });
      await board.play("1b2");
      await board.play("1c2");
      return said[0];
    });
    assert.match(said, /^Light places a ball on /);
    // Nothing of the first sentence is said with the second.
    await tab.until(region);
    assert.match(String(await tab.evaluate(region)), /^Dark places a ball on /);
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

  it("reads the camera, gets a picture in the size it asks for, and hears who has played", async () => {
    const tab = await openBoards(
      open,
      `<pylos-board interactive="light" camera="rotation=10" orientation="dark" show="controls legal last-move"></pylos-board>`,
    );
    await tab.evaluate(() => {
      globalThis.heard = [];
      boardAt().addEventListener("pylos-change", ({ detail }) => {
        if (detail.cause === "camera") heard.push("camera");
        if (detail.cause === "move") heard.push(`${detail.by} ${detail.move.text}`);
      });
    });
    await press(tab, "Turn right");
    const cameras = await tab.evaluate(() => {
      const board = boardAt();
      const written = board.getAttribute("camera");
      board.camera = { ...board.camera, seeThrough: true };
      return [written, board.camera];
    });
    const camera = { rotation: 55, elevation: 70.5, seeThrough: true };
    assert.deepEqual(cameras, ["rotation=55 elevation=70.5", camera]);
    await click(tab, "1b2");
    await tab.evaluate(() => boardAt().play("1c2"));
    await tab.evaluate(() => void Object.assign(boardAt(), { opponent: 1 }));
    await click(tab, "1b3");
    const heard = await tab.until(() => globalThis.heard.length === 5 && globalThis.heard);
    assert.deepEqual(heard.slice(0, 4), ["camera", "hand 1b2", "program 1c2", "hand 1b3"]);
    assert.match(heard[4], /^computer /);
    const picture = await tab.evaluate(async () => {
      const blob = await boardAt().toBlob({ width: 200, scale: 2, camera: { rotation: 45 } });
      const { width, height } = await createImageBitmap(blob);
      return [blob.type, width, height, boardAt().camera.rotation];
    });
    assert.deepEqual(picture, ["image/png", 400, 400, 55], "a board without trays is square");
  });
});
