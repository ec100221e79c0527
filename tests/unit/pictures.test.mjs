// What boards look like: each is painted as in a page and compared with a picture in `tests/data/pictures`. When one differs,
// the message names a file in `target/pictures` that shows what was expected, what was painted, and where they differ.
// `PICTURES=write node --test unit/pictures.test.mjs` accepts what is painted now: look at every picture that `git diff` names.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { CELLS } from "../../www/board/geometry.js";
import { projectionOf } from "../../www/board/projection.js";
import { buildScene, placeUnder } from "../../www/board/scene.js";
import { stateOf } from "./support/board.mjs";
import { moduleOf } from "./support/browser.mjs";
import {
  board,
  boardWith,
  boxOf,
  canvas,
  clock,
  looksLike,
  PILE,
  pass,
  point,
  press,
  rasterOf,
  resize,
  twin,
} from "./support/painted.mjs";
import { visiblePoints } from "./support/visible.mjs";

/** Dark has placed 1d4. Light completes a square on 1c2 and a line on 1d1, and may raise four balls. */
const MANY =
  'variant="expert" position="1dd1/dl2/ll2/lll1 3/3/3 2/2 1 d" moves="1d4" show="legal liftable last-move reserves completes"';
/** Dark has no ball left, so that light has won; its balls crown the pyramid. */
const WON =
  'position="d1dd/dldd/dlld/dddd 2l/ld1/ld1 2/l1 1 d" moves="2c2 1b4" show="crown last-move reserves"';

const PLAN = "[part=plan] .board-canvas";
/** A point of the board without a place. */
const ASIDE = { x: 150, y: 200 };

const click = (place) => {
  point("pointerdown", place);
  point("pointerup", place);
};
/** Clicks, and looks at each turn. */
async function choose(...places) {
  for (const place of places) {
    click(place);
    await pass(2000);
  }
}

// The first board of a page, before wood is computed.
test("at-first", async () => {
  await boardWith("", { rests: 0 });
  await looksLike("at-first", rasterOf(canvas()));
});

/** Places a ball, and points at another place meanwhile. */
function fly(place, next) {
  click(place);
  point("pointermove", next);
}

/** By the names of their pictures: what is on the board, what is done there, and how long it is looked at then. */
const BOARDS = {
  empty: [""],
  "what-may-be-done": [MANY],
  "a-line-would-be-completed": [MANY, () => point("pointermove", "1d1")],
  "a-square-would-be-completed": [MANY, () => point("pointermove", "1c2")],
  "a-ball-would-rest-on-four": [MANY, () => point("pointermove", "2a2")],
  "a-ball-is-pointed-at": [MANY, () => point("pointermove", "1b1")],
  "a-reserve-is-pointed-at": [MANY, () => point("pointermove", "light")],
  "a-square-is-completed": [MANY, () => choose("1c2")],
  "a-ball-is-taken-back": [MANY, () => choose("1c2", "1a1")],
  "a-line-is-completed": [MANY, () => choose("1d1")],
  "a-ball-is-picked": [MANY, () => choose("1b3")],
  "the-reserve-is-picked": [MANY, () => choose("light")],
  "a-ball-is-carried": [MANY, () => press("1b3", ASIDE)],
  "a-ball-is-over-its-target": [MANY, () => press("1b3", ASIDE, "2a1")],
  "a-ball-is-carried-home": [
    MANY,
    async () => {
      await choose("1c2");
      press("1c2", ASIDE, "light");
    },
  ],
  flight: [MANY, () => fly("1d2", "1c2"), 140],
  "landed-and-bounces": [MANY, () => click("1d1"), 230],
  "signs-fade-in": [MANY, () => click("1d1"), 330],
  "taken-back-in-flight": [MANY, () => board().play("1c2x1c2x1b3"), 1350],
  "a-finger-looks": [PILE, () => point("pointerdown", "1d4", { pointerType: "touch" }), 600],
  "the-keyboard-looks": [PILE, () => twin("2b1").focus()],
  "turned-and-tilted": [`${PILE} camera="elevation=55 rotation=30" show="coordinates reserves"`],
  "dark-in-front": [`${PILE} camera="rotation=-35" orientation="dark" show="coordinates reserves"`],
  "the-last-ball-is-carried": [
    'position="lldd/dlld/ddll/lddl ldl/dld/ldl ld/dl 1 d" camera="elevation=63.7 rotation=302 seeThrough=1"',
    () => press("dark", ASIDE),
  ],
  "without-upper-levels": [`${PILE} camera="levels=1"`, () => twin("2b1").focus()],
  marks: [
    `${PILE} marks="ring:1a2 arrow:1a4-3a2 arrow:1b4-2a3 minus:2a2:threat minus:1b3 3:1d4:good"`,
  ],
  "raised-and-taken-back": [
    'position="3d/dd2/lldd/l1dd 3/3/3 2/2 1 d" moves="1d4-2c1 1b1x1a1x1a2"',
    () => point("pointermove", "2b1"),
  ],
  threats: ['position="4/4/dd2/d1ll 3/3/3 2/2 1 l" show="threats reserves"'],
  won: [WON],
};

for (const [name, [attributes, act, time = 1000]] of Object.entries(BOARDS)) {
  test(name, async () => {
    await boardWith(attributes);
    await act?.();
    if (act) await pass(time);
    await looksLike(name, rasterOf(canvas()));
  });
}

test("marks of a page", async () => {
  await boardWith('position="4/4/lldd/lldd 3/3/3 2/2 1 l"');
  const badge = (at, text, more) => ({ kind: "badge", at, text, ...more });
  board().marks = [
    badge("1a1", "1"),
    badge("1b1", "12", { shape: "square", tone: "bad" }),
    badge("1c1", "+4", { shape: "diamond", tone: "poor" }),
    badge("1d1", "9", { large: true, tone: "fair" }),
    badge("1a3", "5", { hollow: true, tone: "even" }),
    badge("1c3", "7", { ball: "dark", tone: "coach" }),
    badge("2b1", "8", { ball: "light", hollow: true }),
    badge("dark", "2", { tone: "threat" }),
    { kind: "arrow", from: "light", at: "1d4", tone: "happened" },
  ];
  await pass(100);
  await looksLike("badges", rasterOf(canvas()));
});

test("a page has colours of its own", async () => {
  await boardWith(MANY);
  const colours = { "": "#e0f", "-completes": "#f30", "-happened": "#06f", "-casing": "#fff" };
  for (const [tone, colour] of Object.entries(colours)) {
    canvas("[part=board]").style.setProperty(`--pylos-mark${tone}`, colour);
  }
  board().theme = "dark";
  point("pointermove", "1d1");
  await pass(100);
  await looksLike("colours-of-the-page", rasterOf(canvas()));
});

test("straight down, without reserves", async () => {
  await boardWith(`${PILE} camera="elevation=90"`, { height: 224 });
  board().show = "legal";
  await pass(1000);
  await looksLike("straight-down-without-reserves", rasterOf(canvas()));
  assert.ok(twin("light").hidden && twin("dark").hidden);
});

test("trays at the sides", async () => {
  // It was higher before.
  await boardWith(MANY, { width: 400, height: 480 });
  resize({ width: 400, height: 180 });
  await pass(1000);
  await looksLike("trays-at-the-sides", rasterOf(canvas()));
});

test("each place has its button in the twin where it is seen", async () => {
  for (const [name, attributes, size] of [
    ["twin", PILE],
    ["twin-turned", `${PILE} camera="elevation=60 rotation=110" orientation="dark"`],
    ["twin-beside-trays", MANY, { width: 320, height: 200 }],
  ]) {
    await boardWith(attributes, size);
    const raster = rasterOf(canvas());
    const context = raster.getContext("2d");
    context.lineWidth = 1;
    context.strokeStyle = "#00f";
    for (const button of board().shadowRoot.querySelectorAll("[data-place]"))
      if (!button.hidden) context.strokeRect(...boxOf(button));
    await looksLike(name, raster);
  }
});

test("two device pixels for each pixel of a small board", async () => {
  await boardWith(MANY, { width: 112, height: 136, density: 2 });
  await looksLike("two-device-pixels", rasterOf(canvas()));
});

test("the plan", async () => {
  const camera = "rotation=80 levels=1 seeThrough=1";
  await boardWith(`${PILE} show="plan legal liftable reserves" camera="${camera}" marks="100:1a1"`);
  twin("2b1").focus();
  await pass(100);
  await looksLike("plan", rasterOf(canvas(PLAN)));
});

test("on paper", async () => {
  await boardWith(`${PILE} show="coordinates legal reserves"`);
  dispatchEvent(new Event("beforeprint"));
  const paper = rasterOf(canvas(".board-print"));
  assert.equal(paper.width, 700);
  await looksLike("corner-of-the-paper", paper, { width: 200, height: 300 });
  dispatchEvent(new Event("afterprint"));
  Object.defineProperties(canvas(), { clientWidth: { value: 200 }, clientHeight: { value: 100 } });
  dispatchEvent(new Event("beforeprint"));
  assert.equal(rasterOf(canvas(".board-print")).height, 350, "in the shape that it has");
  dispatchEvent(new Event("afterprint"));
});

test("a file", async () => {
  await boardWith(`${MANY} orientation="dark"`);
  const how = { width: 150, scale: 1.5, camera: { rotation: 45 } };
  const [blob] = await Promise.all([board().toBlob(how), pass(100)]);
  await looksLike("file", await loadImage(await blob.arrayBuffer()));
});

test("what the signs mean", async () => {
  await boardWith("");
  const { addTexts, useLanguage } = await moduleOf("text/text.js");
  const { translations } = await moduleOf("text/board-text.js");
  await useLanguage("en");
  await Promise.all([translations("analysis"), translations("dialogs")].map(addTexts));
  const { openSigns } = await moduleOf("play/dialogs/signs.js");
  document.body.insertAdjacentHTML("beforeend", '<div id="view"></div>');
  openSigns(board());
  const sheet = createCanvas(256, 256);
  for (const [i, each] of [...document.querySelectorAll("#signs canvas")].entries()) {
    const [x, y] = [64 * (i % 4), 64 * Math.floor(i / 4)];
    sheet.getContext("2d").drawImage(rasterOf(each), x, y, 64, 64);
  }
  await looksLike("signs", sheet);
});

test("while the board swings, where frames take long, and in full when it rests", async () => {
  await boardWith(PILE);
  const { width } = rasterOf(canvas());
  for (const [rotation, frame, inFull] of [
    [90, 60, false],
    [180, 10, true],
  ]) {
    Object.assign(clock, { frame });
    board().marks = [];
    await pass(200);
    board().camera = { rotation, elevation: 80 - rotation / 9 };
    await pass(65);
    assert.equal(rasterOf(canvas()).width, width, "pictures of a board at rest may take long");
    await pass(105);
    await looksLike(inFull ? "swinging-in-full" : "swinging", rasterOf(canvas()));
    await pass(100);
    assert.equal(rasterOf(canvas()).width === width, inFull);
    await pass(1000);
    assert.equal(rasterOf(canvas()).width, width);
  }
  Object.assign(clock, { frame: 16 });
  // What changes meanwhile stays.
  board().camera = { rotation: 270 };
  await pass(300);
  board().marks = [{ kind: "ring", at: "1d4" }];
  await pass(40);
  const marked = rasterOf(canvas()).toBuffer("image/png");
  await pass(1000);
  assert.ok(rasterOf(canvas()).toBuffer("image/png").equals(marked));
});

/** A full pyramid, by its cells in index order. */
const FULL = "ldldlldldldldldldlddlldlldlldd";
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test("every ball is hit where it is seen, and told from the other colour and from the board; higher ones are lighter", async () => {
  await boardWith("");
  const { Painter } = await moduleOf("board/painter.js");
  const swapped = [...FULL].map((one) => (one === "l" ? "d" : "l"));
  for (const camera of [{}, { elevation: 90, rotation: 30 }, { elevation: 62, rotation: 200 }]) {
    /** How bright the balls are, by colour and level. */
    const all = {};
    for (const colours of [[...FULL], swapped]) {
      const owners = CELLS.map(({ name }, i) => [name, colours[i] === "l" ? "light" : "dark"]);
      const size = { width: 480, height: 600 };
      const state = { ...stateOf({ balls: Object.fromEntries(owners) }, camera), ...size };
      const projection = projectionOf(state);
      const raster = createCanvas(1, 1);
      new Painter(raster).finish(state);
      const { data, width } = raster.getContext("2d").getImageData(0, 0, 480, 600);
      const { balls } = buildScene(state, projection);
      const cells = balls.filter(({ place }) => place in state.view.balls);
      const circles = cells.map(({ x, y, size }) => ({ x, y, radius: size * projection.scale }));
      for (const [index, { place }] of cells.entries()) {
        const own = { ...circles[index], radius: 0.93 * circles[index].radius };
        const [points] = visiblePoints([own, ...circles.slice(index + 1)]);
        // The usual camera shows each of them.
        assert.ok(camera.elevation || points.length > 54, `${place}: ${points.length} points`);
        if (points.length < 30) continue;
        for (const point of [points[0], points[points.length - 1]]) {
          assert.equal(placeUnder(state, point, false), place);
        }
        const [red, green, blue] = [0, 1, 2].map((channel) =>
          mean(
            points.map(({ x, y }) => data[4 * (Math.floor(y) * width + Math.floor(x)) + channel]),
          ),
        );
        const bright = 0.3 * red + 0.59 * green + 0.11 * blue;
        const isLight = state.view.balls[place] === "light";
        const said = `${place}: ${[red, green, blue].map(Math.round)}`;
        assert.ok(isLight ? bright > 92 : bright < 74, said);
        // The board has a third of its red in blue, light wood more than half.
        if (isLight) assert.ok(blue > 0.55 * red, said);
        const key = `${isLight ? "light" : "dark"} ${place[0]}`;
        all[key] = [...(all[key] ?? []), bright];
      }
    }
    for (const player of ["light", "dark"]) {
      for (const level of [2, 3, 4]) {
        const [below, own] = [level - 1, level].map((one) => mean(all[`${player} ${one}`]));
        assert.ok(own > 1.06 * below, `${player} ${level}: ${own} after ${below}`);
      }
    }
  }
});
