/** `<pylos-board>` on an author's page: attributes, properties, methods, events. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium, inEveryBrowser } from "./support/browsers.mjs";
import { boardsReady, click, openPage, press, seeBoard, told } from "./support/element.mjs";
import { newGame } from "./support/rules.mjs";

/** Three light balls and one place that completes the square. */
const SQUARE = "4/4/ll2/l1dd 3/3/3 2/2 1 l";

/** Waits until a board shows an error, or shows none. @param {Tab} tab @param {boolean} wanted */
async function untilError(tab, wanted) {
  await tab.until((wanted) => {
    const root = document.querySelector("pylos-board")?.shadowRoot;
    return root?.querySelector("[part=error]")?.checkVisibility() === wanted;
  }, wanted);
}

inChromium("an author with a tag on a page", (open) => {
  it("shows a position", async () => {
    const tab = await openPage(open, `<pylos-board position="${SQUARE}"></pylos-board>`);
    await boardsReady(tab);
    const { labels, active, status } = await seeBoard(tab);
    assert.equal(labels["1a1"], "Level 1, a 1: light ball");
    assert.equal(labels["1d1"], "Level 1, d 1: dark ball");
    assert.equal(labels.light, "Light reserve: 12 balls");
    assert.deepEqual(active, [], "no place can be chosen");
    assert.equal(status, "", "the status is empty");
    await tab.assertAccessible();
  });

  it("chooses the visible parts, and the focus skips the hidden parts", async () => {
    const tab = await openPage(
      open,
      `<pylos-board interactive="both" show="coordinates" marks="ring:1a1 2:1b1 arrow:light-1c1"></pylos-board>`,
    );
    await boardsReady(tab);
    const { labels, active } = await seeBoard(tab);
    assert.equal(labels["1a1"], "Level 1, a 1: empty, may be placed here, marked");
    assert.equal(labels["1b1"], "Level 1, b 1: empty, may be placed here, marked 2");
    assert.match(String(labels["1c1"]), /an arrow leads here$/);
    assert.ok(active.includes("1a1"));
    await tab.press("Tab");
    const focused = await tab.evaluate(() => {
      const root = document.querySelector("pylos-board")?.shadowRoot;
      const at = /** @type {HTMLElement | null | undefined} */ (root?.activeElement);
      const reserves = root?.querySelectorAll("[data-place='light'], [data-place='dark']") ?? [];
      return [at?.dataset.place, [...reserves].some((reserve) => reserve.checkVisibility())];
    });
    assert.deepEqual(focused, ["1a1", false]);
    await tab.press("Enter");
    await tab.until(() => globalThis.told.length > 0);
    await tab.assertAccessible();
  });

  it("changes attributes by properties, and properties by attributes", async () => {
    const tab = await openPage(open, "<pylos-board></pylos-board>");
    await boardsReady(tab);
    const seen = await tab.evaluate(() => {
      const board = boardAt();
      board.variant = "expert";
      board.takeBack = "optional";
      board.moves = ["1b2", "1c2"];
      board.camera = { elevation: 70, levels: 2 };
      board.show = ["legal", "controls"];
      board.opponent = 3;
      board.marks = [{ kind: "arrow", from: "1a1", at: "1b2", tone: "good" }];
      board.setAttribute("empty-reserve", "playsOn");
      board.setAttribute("interactive", "dark");
      const attributes = Object.fromEntries(
        [...board.attributes].map(({ name, value }) => [name, value]),
      );
      board.takeBack = /** @type {any} */ (null);
      return {
        attributes,
        emptyReserve: board.emptyReserve,
        interactive: board.interactive,
        takeBack: board.takeBack,
        has: board.hasAttribute("take-back"),
      };
    });
    assert.deepEqual(seen, {
      attributes: {
        variant: "expert",
        "take-back": "optional",
        moves: "1b2 1c2",
        camera: "elevation=70 levels=2",
        show: "legal controls",
        opponent: "3",
        "empty-reserve": "playsOn",
        interactive: "dark",
      },
      emptyReserve: "playsOn",
      interactive: "dark",
      takeBack: "required",
      has: false,
    });
  });

  it("sees an error for an invalid attribute, and the board keeps the last valid value", async () => {
    const tab = await openPage(open, `<pylos-board moves="1b2 1c2"></pylos-board>`);
    await boardsReady(tab);
    const set = (/** @type {string} */ name, /** @type {string | null} */ value) =>
      tab.evaluate(
        ({ name, value }) => {
          if (value === null) boardAt().removeAttribute(name);
          else boardAt().setAttribute(name, value);
        },
        { name, value },
      );
    for (const [name, value, pattern, good] of /** @type {const} */ ([
      ["variant", "chess", /variant.*“chess”, not one of/, null],
      ["moves", "1b2 9z9", /Move 2: “9z9” is not a move/, "1b2 1c2"],
      ["position", "\u0000😀", /position/i, null],
    ])) {
      await set(name, value);
      await untilError(tab, true);
      const { error, moves } = await seeBoard(tab);
      assert.match(error, pattern);
      assert.deepEqual(moves, ["1b2", "1c2"], `${name}=${value}`);
      await set(name, good);
      await untilError(tab, false);
    }
  });

  it("sets properties before the element is defined", async () => {
    const tab = await openPage(open, "", {
      before: ({ site }) =>
        void site.instead
          .set(
            "somebody/early.js",
            `const board = document.createElement("pylos-board");
           Object.assign(board, { variant: "expert", moves: ["1b2"], interactive: "both" });
           document.body.append(board);`,
          )
          .set(
            "somebody/early.html",
            `<!doctype html><html lang="en"><title>Early</title><link rel="icon" href="../favicon.svg">
       <body><script type="module" src="early.js"></script>
       <script type="module" src="../pylos-board.js"></script></body></html>`,
          ),
    });
    await tab.goto("somebody/early.html");
    await boardsReady(tab);
    const seen = await tab.evaluate(() => {
      const board = boardAt();
      return [board.getAttribute("variant"), board.game?.rules.variant, board.game?.moves[0]];
    });
    assert.deepEqual(seen, ["expert", "expert", "1b2"]);
  });

  it("plays, views, undoes and resets by methods, and gets no events", async () => {
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
      return [played.moves, refused, looking, undone, again.moves];
    });
    assert.deepEqual(seen, [
      ["1b2", "1c2"],
      "illegalMove",
      "Level 1, c 2: empty",
      ["1b2"],
      ["1b2"],
    ]);
    assert.deepEqual(await told(tab), []);
  });

  it("changes a board outside the document, and sees the change after inserting it", async () => {
    const tab = await openPage(open, `<pylos-board interactive="both" moves="1b2"></pylos-board>`);
    const moves = await tab.evaluate(async () => {
      const board = boardAt();
      await board.ready;
      await board.play("1c2");
      board.remove();
      const waiting = board.ready;
      await Promise.resolve();
      board.moves = ["1a1"];
      const other = board.play("1d4");
      document.body.append(board);
      await Promise.all([waiting, other]);
      return board.game?.moves;
    });
    assert.deepEqual(moves, ["1a1", "1d4"]);
  });

  it("sets a whole game and reads it from the board", async () => {
    const tab = await openPage(open, `<pylos-board></pylos-board>`);
    const game = newGame({ variant: "children", moves: ["1b2", "1c2", "1b3"] });
    const shown = await tab.evaluate(async (game) => {
      const board = boardAt();
      board.game = /** @type {any} */ (game);
      await board.ready;
      return JSON.parse(JSON.stringify(board.game));
    }, game);
    assert.deepEqual(shown, game);
    await tab.evaluate(() => {
      const board = boardAt();
      board.game = "1. 1a1 1a1";
    });
    await tab.until(() => {
      const board = boardAt();
      return /1a1/.test(board.shadowRoot?.querySelector("[part=error]")?.textContent ?? "");
    });
    assert.deepEqual((await seeBoard(tab)).moves, game.moves, "the last valid game stays");
  });
});

inEveryBrowser("a player on an author's page", (open) => {
  it("plays a turn, and the page gets the games before and after it", async () => {
    const tab = await openPage(open, `<pylos-board id="a" interactive="both"></pylos-board>`);
    await boardsReady(tab);
    await click(tab, "1b2");
    await tab.until(() => globalThis.told.length > 0);
    const [{ type, from, detail }] = await told(tab);
    assert.equal(type, "pylos-move");
    assert.equal(from, "a");
    assert.equal(detail.move.text, "1b2");
    assert.deepEqual(detail.before, newGame());
    assert.deepEqual(detail.after, newGame({ moves: ["1b2"] }));
    assert.equal((await seeBoard(tab)).status, "Dark: place a ball");
  });
});

// The browsers have handed on clicks and events above.
inChromium("a player on an author's page", (open) => {
  it("cancels a turn, repeats it, and takes back one ball", async () => {
    const tab = await openPage(
      open,
      `<pylos-board interactive="light" position="${SQUARE}"></pylos-board>`,
    );
    await boardsReady(tab);
    await click(tab, "1b1");
    assert.match((await seeBoard(tab)).status, /take back one or two balls/);
    await press(tab, "Cancel move");
    await click(tab, "1b1");
    await click(tab, "1a2");
    assert.deepEqual((await seeBoard(tab)).buttons, ["Just one", "Undo this one"]);
    await press(tab, "Just one");
    await tab.until(() => globalThis.told.length > 0);
    assert.equal((await told(tab))[0].detail.move.text, "1b1x1a2");
    assert.equal((await seeBoard(tab)).status, "Dark to move");
  });

  it("sees the reason for a refused click, and the page can replace the message", async () => {
    const tab = await openPage(open, `<pylos-board interactive="both" moves="1b2"></pylos-board>`);
    await boardsReady(tab);
    await click(tab, "1b2");
    await tab.until(() => globalThis.told.length > 0);
    const [{ type, detail }] = await told(tab);
    assert.equal(type, "pylos-illegal");
    assert.deepEqual(detail, {
      reason: "That is Light’s ball.",
      place: "1b2",
      rule: "occupied",
      cells: ["1b2"],
    });
    assert.equal((await seeBoard(tab)).note, detail.reason);
    await tab.evaluate(() => Object.assign(globalThis, { refuse: true }));
    await click(tab, "light");
    await tab.until(() => globalThis.told.length > 0);
    assert.equal((await seeBoard(tab)).note, detail.reason, "the note does not change");
  });

  it("chooses balls, and only the page reacts", async () => {
    const tab = await openPage(
      open,
      `<pylos-board selectable="balls" position="${SQUARE}"></pylos-board>`,
    );
    await boardsReady(tab);
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
    await tab.until(() => globalThis.told.length > 1);
    assert.deepEqual(await told(tab), [{ place: "1a1" }, { place: "1d1" }]);
    assert.equal((await seeBoard(tab)).note, "");
  });

  it("ends the game, and the page gets an event", async () => {
    const moves = (await import("./support/games.mjs")).wholeGame({ variant: "children" }, []).game
      .moves;
    const tab = await openPage(
      open,
      `<pylos-board interactive="both" variant="children" moves="${moves.slice(0, -1).join(" ")}"></pylos-board>`,
    );
    await boardsReady(tab);
    const last = moves[moves.length - 1].split("-");
    for (const place of last) await click(tab, place);
    await tab.until(() => globalThis.told.length > 1);
    const [, { type, detail }] = await told(tab);
    assert.equal(type, "pylos-end");
    assert.deepEqual(detail.game.moves, moves);
    assert.match((await seeBoard(tab)).status, / wins(?:: | with )/);
  });

  it("steps through a game by buttons, the list of turns, and keys", async () => {
    const tab = await openPage(
      open,
      `<pylos-board moves="1b2 1c2 1b3" ply="0" show="controls notation"></pylos-board>`,
    );
    await boardsReady(tab);
    assert.equal((await seeBoard(tab)).status, "Start of the game");
    await press(tab, "Next turn");
    assert.equal((await seeBoard(tab)).status, "Turn 1 of 3");
    await press(tab, "Turn 2, Dark: 1c2");
    assert.equal((await seeBoard(tab)).status, "Turn 2 of 3");
    await tab.press("End");
    assert.equal((await seeBoard(tab)).status, "Dark to move");
    await tab.press("Home");
    assert.equal((await seeBoard(tab)).status, "Start of the game");
    assert.deepEqual(await told(tab), []);
  });
});
