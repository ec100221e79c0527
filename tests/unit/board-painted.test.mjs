// The board on its canvas: what is painted of a state, and what a pointer on it does.

import assert from "node:assert/strict";
import { it } from "node:test";
import { CELLS } from "../../www/board/geometry.js";
import { dropUnder, hidesBalls, placeUnder } from "../../www/board/scene.js";
import { signsOf } from "../../www/board/signs.js";
import { placeByKey } from "../../www/board/twin.js";
import { newSession } from "../../www/game/session.js";
import { choose, NOTHING } from "../../www/game/turn-builder.js";
import { boardView } from "../../www/game/view-model.js";
import * as rules from "../e2e/support/rules.mjs";
import { readerOf } from "./support/all-texts.mjs";
import { stateOf } from "./support/board.mjs";
import * as page from "./support/browser.mjs";
import { contextOf, Path, pictureSum } from "./support/canvas.mjs";
import { createSums } from "./support/sums.mjs";

/** Where the keys lead from each place. */
const focusOf = (state) =>
  CELLS.map(({ name }) =>
    ["ArrowUp", "ArrowLeft", "PageUp"].map((key) => placeByKey(state, name, key)),
  );

const { device, find, moduleOf, open, until } = page;

const text = await readerOf("en");
const SIZE = { width: 320, height: 400 };

/** An author's page whose canvases are written down, and whose boards have a size. @param {string} body */
async function author(body) {
  device.files["own.html"] = '<html lang="en"><script type="module" src="pylos-board.js"></script>';
  await open("own.html");
  HTMLCanvasElement.prototype.getContext = function () {
    return contextOf(this);
  };
  globalThis.Path2D = Path;
  globalThis.top = globalThis;
  globalThis.ResizeObserver = class {
    constructor(tell) {
      this.observe = (target) => queueMicrotask(() => tell([{ target, contentRect: SIZE }]));
    }
    disconnect() {}
  };
  // Node's own would keep the test from ending.
  globalThis.MessageChannel = class {
    constructor() {
      const portTo = (other) => ({
        postMessage: (data) =>
          queueMicrotask(() => other().onmessage?.({ data: structuredClone(data) })),
      });
      Object.assign(this, { port1: portTo(() => this.port2), port2: portTo(() => this.port1) });
    }
  };
  document.body.innerHTML = body;
}

/** What is seen of a game, of a choice in it, and what the page shows. */
function viewOf(
  options,
  clicks = [],
  show = ["completes", "last-move", "legal", "liftable"],
  marks = [],
) {
  const session = newSession(rules, rules.newGame(options), {
    computer: null,
    hands: ["light", "dark"],
  });
  const choice = clicks.reduce((before, place) => choose(session.legal, before, place), NOTHING);
  return boardView(text, { ...session, choice }, marks, show);
}

const START = { moves: ["1b2", "1c2"] };
/** A pile with a ball that may be raised, and a square that Light may complete. */
const PILE = { position: "llld/lddl/lldd/lddd ld1/ldl/2d d1/2 1 l" };
const SQUARE = { position: "4/4/ll2/l1dd 3/3/3 2/2 1 l" };
const RAISED = { position: "4/4/lldd/lldd 3/3/3 2/2 1 l", moves: ["1a1-2b1"] };
const MARKS = [
  { kind: "ring", at: "1b2", tone: "coach" },
  { kind: "minus", at: "1c2" },
  { kind: "arrow", at: "1d4", from: "1a1", tone: "good" },
  { kind: "arrow", at: "1d1", from: "light" },
  { kind: "badge", at: "1a2", text: "7", large: true, shape: "diamond", tone: "bad" },
  { kind: "badge", at: "1a3", text: "10", large: true, shape: "square", hollow: true },
  { kind: "badge", at: "1b3", text: "wins", ball: "dark" },
  { kind: "badge", at: "1c3", text: "?", ball: "light", hollow: true },
];
const FLIGHT = {
  ...{ balls: { "1b2": "light" }, reserve: { light: 14, dark: 14 }, progress: 0.4 },
  ...{ motions: [{ player: "dark", from: "dark", to: "1c2" }], figures: [], dropped: null },
};
const HOVER = { pointer: { x: 9, y: 9 }, hover: "1b1" };
const PRESS = { place: "1a1", stage: "hold" };
const SWINGS = [{ of: "camera", start: 0, duration: 1, delay: 0 }];
const PLAN = { width: 352, height: 134, ratio: 1 };

/** What is painted: the view, the camera and what else the state has. */
const PICTURES = [
  ["the start of a game, with coordinates", viewOf(START, [], ["coordinates"]), {}, {}],
  ["a pile", viewOf(PILE, [], [], MARKS), { rotation: 30 }, {}],
  ["a pile as glass, from a steep camera", viewOf(PILE), { elevation: 90, seeThrough: true }, {}],
  ["the lower levels of a pile", viewOf(PILE), { levels: 1, rotation: 180 }, {}],
  ["what a held ball hides", viewOf(PILE), {}, { press: PRESS }],
  ["a turn that raised a ball", viewOf(RAISED), { reserves: false }, {}],
  ["a square that is offered", viewOf(SQUARE), {}, HOVER],
  ["a square with balls to take back", viewOf(SQUARE, ["1b1"]), {}, {}],
  ["a ball taken back", viewOf(SQUARE, ["1b1"]), {}, { signs: 0.5 }],
  ["a ball picked up", viewOf({ position: RAISED.position }, ["1a1"]), {}, {}],
  ["marks of a page", viewOf(START, [], [], MARKS), {}, {}],
  ["a ball in flight", viewOf(START), {}, { flight: FLIGHT, height: 480 }],
  ["a board that swings", viewOf(PILE), { rotation: 100, elevation: 60 }, { tweens: SWINGS }],
  ["a plan", viewOf(PILE, [], ["coordinates", "last-move"]), { rotation: 90 }, { isPlan: true }],
];

it("a picture is painted, and places are found under a pointer, as when it was looked at", async () => {
  await author("");
  const [{ Painter }, { planOf }] = await Promise.all(
    ["painter", "plan"].map((name) => moduleOf(`board/${name}.js`)),
  );
  const sums = createSums();
  for (const [name, view, camera, { isPlan, ...more }] of PICTURES) {
    const canvas = document.createElement("canvas");
    const whole = { ...stateOf(view, camera), ...SIZE, ratio: 1, ...more };
    const state = isPlan ? planOf(whole, PLAN, "2b1") : whole;
    const painter = new Painter(canvas);
    if (more.tweens) painter.paint(state);
    else painter.finish(state);
    sums.add(name, pictureSum(canvas));
    const drag = { place: "1a1", player: "light", over: null, backwards: false };
    for (let x = 5; x < SIZE.width; x += 40) {
      for (let y = 5; y < SIZE.height; y += 40) {
        const at = { x, y };
        const under = [placeUnder(state, at, false), placeUnder(state, at, true)];
        const drops = [false, true].map((backwards) =>
          dropUnder(state, { ...drag, at, backwards }),
        );
        sums.add("places", [...under, ...drops]);
      }
    }
    sums.add("signs", [signsOf(view, "1b1"), hidesBalls(state), focusOf(state)]);
  }
  sums.check({
    "the start of a game, with coordinates": "avprpv",
    places: "1hew6ig",
    signs: "ikt6py",
    "a pile": "vdctan",
    "a pile as glass, from a steep camera": "17vq3kl",
    "the lower levels of a pile": "b0eqsx",
    "what a held ball hides": "5hsbo",
    "a turn that raised a ball": "q0oe0k",
    "a square that is offered": "catxvw",
    "a square with balls to take back": "1flr4qy",
    "a ball taken back": "nz4k5s",
    "a ball picked up": "gd369o",
    "marks of a page": "149iiay",
    "a ball in flight": "o4xtif",
    "a board that swings": "4ezksu",
    "a plan": "1fot7th",
  });
});

const board = () => find("pylos-board");
const canvas = (of = ".board-canvas") => board().shadowRoot.querySelector(of);
const twin = (place) => board().shadowRoot.querySelector(`[data-place="${place}"]`);
const moves = () => board().game.moves.join(" ");

/** The middle of a place, where its button in the twin is. @param {string} place */
function middle(place) {
  const { transform, width, height } = twin(place).style;
  const [x, y] = transform.match(/-?[\d.]+/g).map(Number);
  return { x: x + Number.parseFloat(width) / 2, y: y + Number.parseFloat(height) / 2 };
}

/** Something that a pointer does at a place or a point. */
function point(type, at, { id = 1, pointerType = "mouse", on = canvas(), ...more } = {}) {
  const { x, y } = typeof at === "string" ? middle(at) : at;
  const event = new PointerEvent(type, {
    bubbles: true,
    composed: true,
    cancelable: true,
    button: 0,
  });
  const own = {
    pointerId: id,
    pointerType,
    offsetX: x,
    offsetY: y,
    clientX: x,
    clientY: y,
    ...more,
  };
  for (const [name, value] of Object.entries(own)) Object.defineProperty(event, name, { value });
  on.dispatchEvent(event);
  return event;
}
/** Presses at the first place and goes by the others to the last. */
function drag(from, ...way) {
  point("pointermove", from);
  point("pointerdown", from);
  for (const at of way) point("pointermove", at);
  point("pointerup", way.at(-1) ?? from);
}
const cursor = () => canvas().style.cursor;

/** A board that can be used, and what it shows and tells. */
async function boardWith(attributes) {
  await author(`<pylos-board interactive="both" ${attributes}></pylos-board>`);
  await board().ready;
  await until(() => twin("1a1").style.transform);
}
const played = (expected) => until(() => moves() === expected);
const EMPTY = { x: 4, y: 4 };
/** The sum of what is painted, when nothing is painted any more. */
async function pictured(of = canvas(), last = "") {
  await new Promise((resolve) => setTimeout(resolve, 150));
  const now = pictureSum(of);
  return now === last ? now : pictured(of, now);
}

it("a click plays, a drag carries a ball or turns the board, and what interrupts it does neither", async () => {
  await boardWith(`position="${RAISED.position}" speed="none"`);
  point("pointermove", "2a1");
  assert.equal(cursor(), "pointer");
  point("pointerleave", EMPTY);
  assert.equal(cursor(), "default");
  point("pointerdown", "2a1", { button: 2 });
  point("pointerup", "2a1");
  assert.equal(moves(), "", "another button");
  for (const end of ["pointercancel", "lostpointercapture"]) {
    point("pointerdown", "1a1");
    point("pointermove", { x: 150, y: 150 });
    assert.equal(cursor(), "grabbing");
    assert.equal(board().choice.picked, "1a1");
    point(end, "2b1");
    point("pointerup", "2b1");
    board().cancel();
  }
  point("pointerdown", "1a1");
  point("pointermove", { x: 150, y: 150 });
  const pressed = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  document.body.dispatchEvent(pressed);
  assert.ok(pressed.defaultPrevented);
  point("pointerup", "2b1");
  assert.equal(moves(), "");
  await board().cancel();
  drag("1a1", { x: 150, y: 150 }, "2b1");
  await played("1a1-2b1");
  drag(EMPTY, { x: 164, y: 4 });
  await until(() => board().camera.rotation === 100);
  const { x } = middle("1d1");
  board().orientation = "dark";
  await until(() => middle("1d1").x < x);
  // One that is not pressed is no press.
  point("pointermove", { x: 300, y: 4 });
  point("pointerup", "2a1", { id: 7 });
  assert.equal(moves(), "1a1-2b1");
});

it("a finger that is held shows what balls hide; a second one ends it, and the page scrolls but under a ball that is carried", async (context) => {
  await boardWith(`position="${RAISED.position}" speed="none"`);
  const touch = { pointerType: "touch" };
  const { setTimeout: later } = globalThis;
  const held = [];
  context.mock.method(globalThis, "setTimeout", (act, time, ...more) =>
    time === 500 ? held.push(act) : later(act, time, ...more),
  );
  const before = await pictured();
  point("pointerdown", "1d4", touch);
  held.pop()();
  await until(() => pictureSum(canvas()) !== before);
  assert.equal(point("contextmenu", "1d4").defaultPrevented, true);
  point("pointerdown", EMPTY, { ...touch, id: 2 });
  await until(() => pictureSum(canvas()) === before);
  point("pointerup", "1d4", touch);
  assert.equal(point("contextmenu", "1d4").defaultPrevented, false);
  const scrolls = (at, fingers = 1) => {
    point("pointerdown", at, touch);
    const event = Object.assign(new Event("touchmove", { cancelable: true }), {
      touches: Array(fingers),
    });
    canvas().dispatchEvent(event);
    point("pointercancel", at, touch);
    return !event.defaultPrevented;
  };
  assert.deepEqual([scrolls("1a1"), scrolls("1a1", 2), scrolls(EMPTY)], [false, true, true]);
  assert.equal(moves(), "");
});

it("a click while a ball flies lands it, and counts where it means the same", async () => {
  await boardWith('moves="1b2"');
  drag("1c2");
  assert.equal(board().moving, true);
  // Nothing is there yet that a second click could mean.
  drag("1c2");
  await until(() => !board().moving);
  assert.equal(moves(), "1b2 1c2");
  drag("1c3");
  assert.equal(board().moving, true);
  drag("1b3");
  await played("1b2 1c2 1c3 1b3");
});

it("the plan can be played on as the board, and both are pictures on paper and in a file", async () => {
  await boardWith(
    `position="${SQUARE.position}" show="plan legal reserves" speed="none" camera="rotation=20"`,
  );
  const plan = await until(() => canvas("[part=plan] .board-canvas"));
  await until(() => pictureSum(canvas()) === "drbczt");
  const papers = () => [...board().shadowRoot.querySelectorAll(".board-print")].map(pictureSum);
  dispatchEvent(new Event("beforeprint"));
  assert.deepEqual(papers(), ["vzski4", "p6ivpk"]);
  dispatchEvent(new Event("afterprint"));
  assert.deepEqual(papers(), []);
  const files = [];
  HTMLCanvasElement.prototype.toBlob = function (done) {
    files.push([this.width, this.height, pictureSum(this)]);
    done(new Blob());
  };
  await board().toBlob({ width: 100, scale: 2, camera: { rotation: 45 } });
  await board().toBlob();
  assert.deepEqual(files, [
    [200, 250, "rm9luh"],
    [720, 900, "6qhyn3"],
  ]);
  drag("1b1");
  assert.equal(board().canFinish, false, "a ball has to be taken back");
  drag("1a1");
  assert.equal(board().canFinish, true);
  await board().cancel();
  const answers = [];
  for (let x = 0; x < SIZE.width; x += 8) {
    point("pointermove", { x, y: 200 }, { on: plan });
    if (plan.style.cursor === "pointer") answers.push({ x, y: 200 });
  }
  const [first, last] = [answers[0], answers.at(-1)];
  point("pointerdown", first, { on: plan });
  point("click", last, { on: plan });
  assert.equal(moves(), "", "that is no click");
  point("click", first, { on: plan });
  await until(() => moves() !== "");
  point("pointerleave", first, { on: plan });
  assert.deepEqual([moves(), plan.style.cursor], ["1c2", "default"]);
});
