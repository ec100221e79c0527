// What a pointer does on a board, and that it paints.

import assert from "node:assert/strict";
import { it } from "node:test";
import * as page from "./support/browser.mjs";

const { author, device, find, until } = page;

const SIZE = { width: 320, height: 400 };

/** What each canvas was told to paint since it was cleared. @type {WeakMap<HTMLCanvasElement, string[]>} */
const painted = new WeakMap();
const { canvas: anything } = device;
function contextOf() {
  const lines = painted.get(this) ?? [];
  painted.set(this, lines);
  return new Proxy(anything, {
    get: (_, name) => () => {
      if (name === "clearRect") lines.length = 0;
      lines.push(String(name));
      return anything;
    },
  });
}
/** How much is painted in the picture of the board: with glass, which has no shadows on it, less. */
const strokes = () => painted.get(canvas())?.length ?? 0;

/** A board that can be used, of a size, on an author's page. */
async function boardWith(attributes) {
  await author("");
  HTMLCanvasElement.prototype.getContext = contextOf;
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
  document.body.innerHTML = `<pylos-board interactive="both" ${attributes}></pylos-board>`;
  await board().ready;
  await until(() => twin("1a1").style.transform);
}

const SQUARE = { position: "4/4/ll2/l1dd 3/3/3 2/2 1 l" };
/** Its balls hide others. */
const PILE = "llld/lddl/lldd/lddd ld1/ldl/2d d1/2 1 l";
const RAISED = { position: "4/4/lldd/lldd 3/3/3 2/2 1 l", moves: ["1a1-2b1"] };
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

const played = (expected) => until(() => moves() === expected);
const EMPTY = { x: 4, y: 4 };

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
  await boardWith(`position="${PILE}" speed="none"`);
  const touch = { pointerType: "touch" };
  const { setTimeout: later } = globalThis;
  const held = [];
  context.mock.method(globalThis, "setTimeout", (act, time, ...more) =>
    time === 500 ? held.push(act) : later(act, time, ...more),
  );
  // The first picture, of 23 strokes, is a simple one.
  const rest = await until(() => strokes() > 100 && strokes());
  point("pointerdown", "1d4", touch);
  held.pop()();
  await until(() => strokes() < rest);
  assert.equal(point("contextmenu", "1d4").defaultPrevented, true);
  point("pointerdown", EMPTY, { ...touch, id: 2 });
  await until(() => strokes() >= rest);
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
  const papers = () => board().shadowRoot.querySelectorAll(".board-print").length;
  dispatchEvent(new Event("beforeprint"));
  assert.equal(papers(), 2);
  dispatchEvent(new Event("afterprint"));
  assert.equal(papers(), 0);
  const files = [];
  HTMLCanvasElement.prototype.toBlob = function (done) {
    files.push([this.width, this.height]);
    done(new Blob());
  };
  await board().toBlob({ width: 100, scale: 2, camera: { rotation: 45 } });
  await board().toBlob();
  assert.deepEqual(files, [
    [200, 250],
    [720, 900],
  ]);
  drag("1b1");
  assert.equal(board().canFinish, false, "a ball has to be taken back");
  drag("1a1");
  assert.equal(board().canFinish, true);
  await board().cancel();
  const line = Array.from({ length: SIZE.width / 8 }, (_, i) => ({ x: 8 * i, y: 200 }));
  const answers = (at) => point("pointermove", at, { on: plan }) && plan.style.cursor === "pointer";
  const first = await until(() => line.find(answers));
  const last = line.findLast(answers);
  point("pointerdown", first, { on: plan });
  point("click", last, { on: plan });
  assert.equal(moves(), "", "that is no click");
  point("click", first, { on: plan });
  await until(() => moves() !== "");
  point("pointerleave", first, { on: plan });
  assert.deepEqual([moves(), plan.style.cursor], ["1c2", "default"]);
});
