/** `<pylos-board>` in the layouts of other pages: its size, what it moves, its colours. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";
import { languages } from "../../www/text/text.js";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import * as author from "./support/element.mjs";
import { newGame } from "./support/rules.mjs";
import { shiftsOf, watchShifts } from "./support/shifts.mjs";
import { wait } from "./support/wait.mjs";

const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'";

/** @param {string} style */
const styled = (style) => `<pylos-board style="${style}"></pylos-board>`;
const BOARD = styled("");
/** The widths that a board may have without a size from its page, in CSS pixels. */
const [LEAST, MOST] = [240, 416];

const STEP = { position: "d3/1dl1/1ld1/3l 3/3/3 2/2 1 l", text: "Raise.", turns: [{ want: {} }] };
const DATA = JSON.stringify({ id: "x", title: "X", steps: [{ id: "a", ...STEP }] });
const LESSON = `<pylos-lesson><script type="application/json">${DATA}</script></pylos-lesson>`;
const SCRIPTS = `<script type="module" src="../pylos-puzzle.js"></script>
  <script type="module" src="../pylos-lesson.js"></script>`;

/** Layouts that leave the size to the board, by name. */
const LAYOUTS = {
  block: `<div>${BOARD}</div>`,
  "flex row": `<div style="display: flex">${BOARD}</div>`,
  "flex row, centred": `<div style="display: flex; justify-content: center; align-items: center">${BOARD}</div>`,
  "flex row with text": `<div style="display: flex">${BOARD}<p>${"Text beside it. ".repeat(40)}</p></div>`,
  "flex column": `<div style="display: flex; flex-direction: column">${BOARD}</div>`,
  "flex column, centred": `<div style="display: flex; flex-direction: column; align-items: center">${BOARD}</div>`,
  "grid, centred": `<div style="display: grid; place-items: center">${BOARD}</div>`,
  "grid with automatic margins": `<div style="display: grid">${styled("margin: auto")}</div>`,
  "automatic margins": `<div>${styled("margin: auto")}</div>`,
  "table cell": `<table><tbody><tr><td>${BOARD}</td><td>beside</td></tr></tbody></table>`,
  float: `<div style="display: flow-root"><div style="float: left">${BOARD}</div></div>`,
  "floating itself": `<div style="display: flow-root">${styled("float: inline-start")}</div>`,
  "inline-block": `<div><span style="display: inline-block">${BOARD}</span></div>`,
  "inline-block itself": `<div>${styled("display: inline-block")}</div>`,
  absolute: `<div style="position: relative; height: 600px"><div style="position: absolute; left: 10px">${BOARD}</div></div>`,
  "absolute itself": `<div style="position: relative; height: 600px">${styled("position: absolute")}</div>`,
  "a paragraph": `<p>Before it ${BOARD} and after it.</p>`,
  "open details": `<details open><summary>More</summary>${BOARD}</details>`,
  "details opened later": `<details><summary>More</summary>${BOARD}</details>`,
  "a dialog opened later": `<dialog>${BOARD}</dialog>`,
  "a shadow tree": `<div><template shadowrootmode="open"><div style="display: flex; justify-content: center">${BOARD}</div></template></div>`,
  "a carousel": `<div style="display: flex; width: 300px; overflow: hidden"><div style="flex: 0 0 100%">${BOARD}</div><div style="flex: 0 0 100%">${BOARD}</div></div>`,
  "from right to left": `<div dir="rtl">${BOARD}</div>`,
  "zoomed by the page": `<div style="zoom: 1.5; width: 400px">${BOARD}</div>`,
  "scaled by the page": `<div style="height: 700px"><div style="transform: scale(1.25); transform-origin: 0 0; width: 400px">${BOARD}</div></div>`,
};

/**
 * The usual properties of a page, and what the board must have: its width, its height, and how far it is from the left.
 * @type {Record<string, [number, number, number]>}
 */
const SIZES = {
  "max-width: 300px": [300, 375, 0],
  "width: 500px": [500, 625, 0],
  "width: 100%": [800, 1000, 0],
  "height: 300px": [416, 300, 0],
  "width: 300px; height: 300px": [300, 300, 0],
  "max-height: 300px": [416, 300, 0],
  "width: 300px; aspect-ratio: 1": [300, 300, 0],
  "max-width: 352px; margin: auto": [352, 440, 224],
};

const SECTIONS = Object.entries({
  ...LAYOUTS,
  ...Object.fromEntries(Object.keys(SIZES).map((style) => [style, styled(style)])),
});

inBrowsers("a board on somebody's page", (open) => {
  it("is painted in every layout, in a sensible size or that which the page gives it", async () => {
    const sections = SECTIONS.map(([name, html]) => `<section title="${name}">${html}</section>`);
    const body = `<style>section { width: 800px }</style>${sections.join("")}`;
    const tab = await author.openPage(open, body, { policy });
    for (const [name] of SECTIONS) {
      const seen = await tab.until((name) => {
        const section = /** @type {HTMLElement} */ (document.querySelector(`[title="${name}"]`));
        for (const closed of section.querySelectorAll("details, dialog")) {
          /** @type {HTMLDialogElement} */ (closed).open = true;
        }
        section.scrollIntoView({ behavior: "instant" });
        const [board] = everything("pylos-board", section);
        const [room] = everything("[part=board]", board);
        if (!room || !isPainted(board)) return null;
        const { width, height, left } = board.getBoundingClientRect();
        return {
          size: [width, height, left - section.getBoundingClientRect().left],
          ratios: [width / height, room.offsetWidth / room.offsetHeight],
        };
      }, name);
      const { size, ratios } = seen;
      const given = SIZES[name];
      if (given) {
        const isGiven = size.every((length, i) => Math.abs(length - given[i]) <= 1);
        assert.ok(isGiven, `${name}: ${size} instead of ${given}`);
        continue;
      }
      const scale = { "zoomed by the page": 1.5, "scaled by the page": 1.25 }[name] ?? 1;
      const isSensible = size[0] >= LEAST && size[0] / scale <= MOST;
      assert.ok(isSensible, `${name}: ${size[0]} px wide`);
      for (const ratio of ratios) assert.ok(Math.abs(ratio - 0.8) < 0.02, `${name}: ${ratio}`);
    }
  });
});

/** Runs in the page: the size of everything in the three elements, and of its text, with a size of the root's font. @param {string} size */
async function sizesWith(size) {
  document.documentElement.style.fontSize = size;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const elements = everything("pylos-board, pylos-lesson, pylos-puzzle").flatMap((one) => [
    one,
    // Without the first picture, which is there before that of the worker.
    ...(one.shadowRoot?.querySelectorAll("*:not(:has(+ canvas))") ?? []),
  ]);
  return elements.map((element) => {
    const { width, height } = element.getBoundingClientRect();
    const name = `${element.localName}.${element.getAttribute("class") ?? ""}`;
    return `${name} ${width} ${height} ${getComputedStyle(element).fontSize}`;
  });
}

inChromium("a board on a page that changes the font of its root", (open) => {
  it("has the size and the text that it has elsewhere, as lesson and puzzle have", async () => {
    const body = `${SCRIPTS}<style>body { font-size: 16px }</style>
      <pylos-board interactive="both" moves="1b2 1c2" show="controls notation caption plan reserves"></pylos-board>
      ${LESSON}<pylos-puzzle daily></pylos-puzzle>`;
    const tab = await author.openPage(open, body, { policy, height: 3000 });
    for (const within of ["pylos-board", "pylos-lesson", "pylos-puzzle"])
      await tab.box({ selector: "[data-place='1d1']", within });
    await tab.until(() => [".number", ".plan canvas"].every((late) => everything(late).length > 0));
    const usual = await tab.evaluate(sizesWith, "");
    assert.ok(
      usual.length > 150 && usual[0].startsWith("pylos-board. 416 "),
      `${usual.length} ${usual[0]}`,
    );
    for (const size of ["62.5%", "20px"]) {
      assert.deepEqual(await tab.evaluate(sizesWith, size), usual, size);
    }
  });
});

inChromium("a board in a turn", (open) => {
  it("stays as large as it is when the buttons and a note come, in every language", async () => {
    const boards = languages.map(
      (lang) =>
        `<section style="inline-size: ${lang === "de" ? 320 : 416}px"><pylos-board id="${lang}" lang="${lang}"
          interactive="light" position="4/4/ll2/l1dd 3/3/3 2/2 1 l" style="block-size: 560px"></pylos-board></section>`,
    );
    const tab = await author.openPage(open, boards.join(""), { policy });
    for (const id of languages) {
      await author.boardsReady(tab, `#${id}`);
      const height = async () =>
        (await tab.box({ selector: "[part=board]", within: `#${id}` })).height;
      const before = await height();
      // The square, a note, a ball of it.
      for (const place of ["1b1", "1c1", "1a2"]) {
        await author.click(tab, place, `#${id}`);
        await tab.until((id) => boardAt(`#${id}`).choice.to === "1b1", id);
        if (place === "1c1") await tab.until((id) => boardAt(`#${id}`).note !== "", id);
        assert.equal(await height(), before, `${id} ${place}`);
      }
    }
  });
});

/** The rule of docs/embedding.md that reserves the size of a board before its script has run. */
const RULE = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8").match(
  /^:where\(pylos-board:not[\s\S]*?^}/m,
)?.[0];

/** Tags with lines of every kind under the board. */
const KINDS = [
  "",
  'interactive="both"',
  'show="legal"',
  'opponent="1" show="controls reserves"',
  'show="notation reserves" moves="1b2 1c2 1b3"',
  'interactive="both" show="controls notation caption reserves" moves="1b2 1c2" ply="1"',
];

/** Many boards with an anchor after the fortieth. */
const FIFTY = Array.from({ length: 50 }, (_, index) => {
  const board = `<pylos-board id="board-${index}" ${KINDS[index % KINDS.length]}></pylos-board>`;
  return `<p id="text-${index}">Text before it.</p>${board}`;
}).join("");

/** Scrolls to a board, and waits until it is painted. @param {Tab} tab @param {number} index */
const showBoard = (tab, index) =>
  tab.until((index) => {
    const board = document.querySelector(`#board-${index}`);
    board?.scrollIntoView({ behavior: "instant" });
    return isPainted(board);
  }, index);

inChromium("a page with fifty boards", (open) => {
  it("does not move while they start; one worker paints, and boards far away keep no picture", async () => {
    const tab = await author.openPage(open, `<style>${RULE}</style>${FIFTY}`, {
      policy,
      // The board's own comes later; the page would wait for its tag.
      script: "page.js",
      async before(tab) {
        await watchShifts(tab);
        await author.counting(tab);
      },
    });
    const places = () =>
      tab.evaluate(() => [...document.querySelectorAll("p")].map(({ offsetTop }) => offsetTop));
    const top = () =>
      tab.evaluate(() => document.querySelector("#text-40")?.getBoundingClientRect().top ?? 99);
    await tab.evaluate(() => {
      location.hash = "#text-40";
    });
    await wait(async () => Math.abs(await top()) < 2);
    const before = await places();
    const stays = async () => {
      const now = await places();
      // Fractions of pixels are rounded in another order.
      const moved = now.filter((top, index) => Math.abs(top - before[index]) > 3);
      assert.deepEqual(moved, []);
    };
    assert.ok(before[49] > 49 * 400, "the boards have their height before the script has run");
    await tab.evaluate(async () => {
      await import(new URL("../pylos-board.js", location.href).href);
    });
    await author.untilPainted(tab, "#board-40");
    assert.ok(Math.abs(await top()) < 2, "the anchor is where it should be");
    await stays();
    for (let index = 0; index < 50; index += 1) await showBoard(tab, index);
    await stays();
    assert.deepEqual(await shiftsOf(tab), []);

    const kept = await tab.evaluate(() =>
      [...document.querySelectorAll("pylos-board")]
        .filter((board) => (board.shadowRoot?.querySelector("canvas")?.width ?? 0) > 1)
        .map(({ id }) => id),
    );
    assert.ok(kept.includes("board-49"));
    assert.ok(kept.length <= 5, `${kept}`);
    assert.deepEqual(await author.countsOf(tab), { instances: 1, started: 1, running: 1 });

    // Boards with a computer share one more, and are answered one after the other.
    for (const id of ["#board-3", "#board-9"]) await author.click(tab, "1b2", id);
    for (const id of ["#board-3", "#board-9"]) await author.untilPlayed(tab, 2, id);
    assert.deepEqual(await author.countsOf(tab), { instances: 1, started: 2, running: 2 });

    await tab.evaluate(async () => {
      for (const board of document.querySelectorAll("pylos-board")) board.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    assert.equal((await author.countsOf(tab)).running, 1, "only the engine stays, with its tables");
  });
});

inChromium("a page that is printed", (open) => {
  it("shows every board whole and sharp, also those that were never scrolled to", async () => {
    const moves = "1b2 1c2 1b3 1c3 2b2 1d1 1a1 1d2 1a2 1d3x1d1x1d2";
    const boards = Array.from(
      { length: 12 },
      (_, index) =>
        `<p>Text before it.</p><pylos-board id="board-${index}" ${index === 11 ? 'src="game.pgn"' : `moves="${moves}"`} show="notation reserves ${index === 10 ? "plan" : ""}"></pylos-board>`,
    );
    const { record } = newGame({ moves: moves.split(" ") });
    const tab = await author.openPage(
      open,
      `<style>@page { size: A4; margin: 0 } body { margin: 0; --pylos-notation-size: 2rem }</style>${boards.join("")}`,
      { policy, before: ({ site }) => site.instead.set("somebody/game.pgn", record) },
    );
    const page = tab.native;
    await author.untilPainted(tab, "#board-0");
    const last = "#board-11";
    // Rules and texts are here when the first board has its game.
    await author.boardsReady(tab, "#board-0");
    const isFetched = () => tab.site.served.has("somebody/game.pgn");
    assert.equal(isFetched(), false, "a file waits until its board comes near");
    // When the page was idle, each board has asked for what it needs on paper.
    await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForNetworkIdle();
    const paper = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const images = /\/Subtype \/Image[^>]*?\/Width (\d+)[^>]*?\/Height (\d+)/g;
    const large = [...paper.matchAll(images)].filter(([, width]) => Number(width) > 500);
    const sizes = new Set(large.map(([, width, height]) => `${width}x${height}`));
    assert.deepEqual([...sizes], ["700x875", "700x266"], "220 dpi for 8 cm, also the plan of one");
    assert.equal((await author.seeBoard(tab, last)).moves.length, 10, "it has its game");
    assert.equal(isFetched(), true);

    // Where each board would be cut on paper.
    await page.emulateMediaType("print");
    await tab.until(() =>
      [...document.querySelectorAll("pylos-board")].every((board, i) => {
        const { length } = everything(".board-print", board);
        const [list] = everything(".moves", board);
        const isWhole = list && list.scrollHeight <= list.clientHeight + 1;
        // A plan has a picture of its own.
        const isAll = length === (i === 10 ? 2 : 1);
        return isAll && isWhole && getComputedStyle(board).breakInside === "avoid";
      }),
    );
  });

  it("has puzzles and lessons as wide as boards, from Light’s side, without signs, and answers", async () => {
    const tab = await author.openPage(
      open,
      `<pylos-puzzle dir="rtl" id="standard-2"></pylos-puzzle><pylos-puzzle id="children-1"></pylos-puzzle>
       ${LESSON}
       <p><pylos-puzzle answer="children-1"></pylos-puzzle>, <pylos-puzzle answer="standard-0"></pylos-puzzle></p>`,
      { script: "../pylos-puzzle.js", policy },
    );
    await tab.evaluate(() => import(new URL("../pylos-lesson.js", location.href).href));
    await tab.until(() => {
      const boards = /** @type {PylosBoard[]} */ (everything("pylos-board"));
      for (const board of boards) void board.ready;
      // A board by itself, before its exercise is on it, is for both.
      return (
        boards.length === 3 &&
        boards.every(({ interactive }) => /light|dark/.test(interactive ?? ""))
      );
    });
    const way = await tab.evaluate(() => getComputedStyle(everything(".exercise")[0]).direction);
    assert.equal(way, "ltr", "as its texts are, on any page");
    /** The pictures on paper, and who sits in front on the screen and there. */
    const print = () =>
      tab.evaluate(() => {
        const boards = /** @type {PylosBoard[]} */ (everything("pylos-board"));
        const sides = () => boards.map(({ orientation }) => orientation);
        const before = sides();
        dispatchEvent(new Event("beforeprint"));
        const onPaper = sides();
        const pictures = everything(".board-print").map((picture) =>
          /** @type {HTMLCanvasElement} */ (picture).toDataURL(),
        );
        dispatchEvent(new Event("afterprint"));
        return { sides: [before, onPaper, sides()], pictures };
      });
    const { sides, pictures } = await print();
    const onScreen = ["light", "dark", "light"];
    assert.deepEqual(sides, [onScreen, ["light", "light", "light"], onScreen]);
    await tab.evaluate(() => {
      for (const board of /** @type {PylosBoard[]} */ (everything("pylos-board"))) {
        board.show = board.show.filter((one) => !/^(legal|liftable|completes)$/.test(one));
        board.orientation = "light";
      }
    });
    assert.equal(pictures.length, 3);
    assert.deepEqual((await print()).pictures, pictures, "nothing may be chosen on paper");

    await tab.native.emulateMediaType("print");
    const widths = await tab.evaluate(() =>
      everything("pylos-board").map((board) => board.getBoundingClientRect().width),
    );
    const eightCentimetres = (8 / 2.54) * 96;
    for (const width of widths) assert.ok(Math.abs(width - eightCentimetres) < 1, String(widths));
    const answers = await tab.evaluate(() =>
      everything("[answer]").map(({ shadowRoot }) => shadowRoot?.textContent),
    );
    assert.deepEqual(answers, ["2a3-3a1", "There is no puzzle “standard-0”."]);
  });
});

/** Runs in the page: the places of a board that something else covers at some scroll position. @param {string} id Of the puzzle or lesson. */
function coveredPlaces(id) {
  const [element] = everything(`#${id}`);
  const places = /** @type {HTMLElement[]} */ (everything("[data-place]", element));
  const tree = /** @type {ShadowRoot} */ (places[0].getRootNode());
  const { top, bottom } = tree.host.getBoundingClientRect();
  const [first, last] = [scrollY + top - innerHeight, scrollY + bottom];
  /** @type {Set<string | undefined>} */
  const covered = new Set();
  for (let at = first; at < last; at += 25) {
    scrollTo({ top: at, behavior: "instant" });
    for (const place of places) {
      const { x, y, width, height } = place.getBoundingClientRect();
      const [left, middle] = [x + width / 2, y + height / 2];
      const isInWindow = middle > 1 && middle < innerHeight - 1;
      const isReached = tree.elementFromPoint(left, middle)?.closest(".board-room");
      if (isInWindow && !isReached) covered.add(place.dataset.place);
    }
  }
  return [...covered];
}

inBrowsers("puzzles and lessons in narrow columns", (open) => {
  it("cover no place of their boards, however far the page is scrolled", async () => {
    const columns = [320, 360, 480].flatMap((width) => [
      `<div id="puzzle-${width}" style="width: ${width}px"><pylos-puzzle daily></pylos-puzzle></div>`,
      `<div id="lesson-${width}" style="width: ${width}px">${LESSON}</div>`,
    ]);
    const text = `<p>${"Text around it. ".repeat(60)}</p>`;
    const body = [SCRIPTS, text, ...columns.map((column) => column + text)].join("");
    const tab = await author.openPage(open, body, { policy, width: 600, height: 560 });
    for (const [, id] of body.matchAll(/ id="(\w+-\d+)"/g)) {
      await tab.box({ selector: "[data-place='1d1']", within: `#${id}` });
      assert.deepEqual(await tab.evaluate(coveredPlaces, id), [], id);
    }
  });
});

inChromium("a board on a page with colours of its own", (open) => {
  it("has the text of the page, and can be read on a dark page without a colour scheme", async () => {
    const board = (/** @type {string} */ theme) =>
      `<pylos-board ${theme} interactive="both" show="controls notation legal caption" variant="zz"></pylos-board>`;
    const tab = await author.openPage(
      open,
      `<style>section { font-family: Georgia } .light { color: #333; background: #fff } .dark { color: #ddd; background: #111 }</style>
       <section class="light">${board("")}</section><section class="dark">${board("")}</section>
       <section class="light">${board('theme="light"')}</section><section class="dark">${board('theme="dark"')}</section>`,
      { policy, height: 4000 },
    );
    await tab.evaluate(async () => {
      for (const board of document.querySelectorAll("pylos-board")) {
        await board.play("1b2");
        await board.play("1c2");
        await board.goTo(1);
      }
    });
    await tab.until(
      () => new Set(everything(".number").map((one) => one.getRootNode())).size === 4,
    );
    await tab.assertAccessible();
    const fonts = await tab.evaluate(() =>
      everything(".status").map((status) => getComputedStyle(status).fontFamily),
    );
    assert.deepEqual(new Set(fonts), new Set(["Georgia"]));
  });
});
