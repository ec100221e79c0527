// What a pointer does on a board, and what the board follows: its size, its density, whether it is near, what people prefer.

import assert from "node:assert/strict";
import { it } from "node:test";
import { moduleOf, until } from "./support/browser.mjs";
import {
  answer,
  board,
  boardWith,
  browser,
  canvas,
  clock,
  drag,
  listening,
  middle,
  near,
  PILE,
  pass,
  point,
  press,
  rasterOf,
  resize,
  twin,
} from "./support/painted.mjs";

const SQUARE = "4/4/ll2/l1dd 3/3/3 2/2 1 l";
/** Its balls hide others. */
const RAISED = "4/4/lldd/lldd 3/3/3 2/2 1 l";
const PLAN = "[part=plan] .board-canvas";
const LARGE = { width: 320, height: 400 };

const moves = () => board().game.moves.join(" ");
const cursor = () => canvas().style.cursor;
/** All that is painted. */
const seen = (of = canvas()) => rasterOf(of).toBuffer("image/png").toString("base64");

const EMPTY = { x: 4, y: 4 };
const ASIDE = { x: 150, y: 150 };

it("a click plays, a drag carries a ball or turns the board, and what interrupts it does neither", async () => {
  await boardWith(`position="${RAISED}" speed="none"`, LARGE);
  point("pointermove", "2a1");
  assert.equal(cursor(), "pointer");
  point("pointerleave", EMPTY);
  assert.equal(cursor(), "default");
  const captured = [];
  canvas().setPointerCapture = (id) => captured.push(id);
  point("pointerdown", "2a1", { button: 2 });
  point("pointerup", "2a1");
  assert.deepEqual([moves(), captured], ["", []], "another button");
  for (const end of ["pointercancel", "lostpointercapture"]) {
    captured.length = 0;
    press("1a1", ASIDE);
    assert.equal(cursor(), "grabbing");
    assert.deepEqual([board().choice.picked, captured], ["1a1", [1]]);
    point(end, "2b1");
    point("pointerup", "2b1");
    board().cancel();
    press("1a1");
    point(end, "1a1");
    point("pointermove", EMPTY);
    assert.equal(cursor(), "default", "nothing is pressed");
  }
  // Where the page enlarges the board, the hand moves less.
  const { x: from, y } = middle("1a1");
  press("1a1");
  point("pointermove", { x: from + 9, y }, { clientX: from + 3 });
  assert.equal(cursor(), "pointer");
  point("pointermove", { x: from + 12, y }, { clientX: from + 4 });
  assert.equal(cursor(), "grabbing");
  point("pointercancel", ASIDE);
  press("1a1", ASIDE);
  const pressed = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  const heard = [];
  document.body.addEventListener("keydown", ({ key }) => heard.push(key));
  document.body.dispatchEvent(pressed);
  assert.deepEqual([pressed.defaultPrevented, heard], [true, []], "the page hears nothing of it");
  point("pointerup", "2b1");
  assert.equal(moves(), "");
  await board().cancel();
  const picked = () => board().choice.picked;
  drag("1a1", ASIDE);
  assert.equal(picked(), null, "dropped outside of its targets, it goes back");
  drag("1a1");
  assert.equal(picked(), "1a1");
  drag(EMPTY);
  assert.equal(picked(), null, "a click beside the places puts it down");
  // It need not be exact.
  const { x: to, y: top } = middle("2b1");
  drag("1a1", ASIDE, { x: to + 12, y: top + 6 });
  await pass(50);
  assert.equal(moves(), "1a1-2b1");
  // A ball comes where the mouse rests: it is named when the mouse comes back.
  point("pointermove", "1d4");
  assert.equal(cursor(), "pointer");
  await board().play("1d4");
  await pass(50);
  assert.deepEqual([cursor(), canvas(".tip")], ["default", null]);
  for (const to of [EMPTY, "1d4"]) point("pointermove", to);
  await pass(50);
  assert.equal(canvas(".tip").textContent, "Part of the last turn");
  await board().undo();
  const told = [];
  board().addEventListener("pylos-change", ({ detail }) => told.push(detail.cause));
  press(EMPTY, { x: 64, y: 4 });
  assert.equal(cursor(), "grabbing");
  await pass(50);
  const { x: before } = middle("1d1");
  point("pointermove", { x: 164, y: 4 });
  await pass(50);
  assert.ok(middle("1d1").x < before, "it turns under the pointer");
  point("pointerup", { x: 164, y: 4 });
  assert.deepEqual([board().camera.rotation, told], [100, ["camera"]]);
  await pass(50);
  const { x } = middle("1d1");
  board().orientation = "dark";
  await pass(500);
  assert.ok(middle("1d1").x < x);
  // One that is not pressed is no press.
  point("pointermove", { x: 300, y: 4 });
  point("pointerup", "2a1", { id: 7 });
  assert.equal(moves(), "1a1-2b1");
});

it("a finger that is held shows what balls hide; a second one ends it, and the page scrolls but under a ball that is carried", async () => {
  await boardWith(PILE);
  const touch = { pointerType: "touch" };
  const rest = seen();
  const captured = [];
  canvas().setPointerCapture = (id) => captured.push(id);
  point("pointerdown", "1d4", touch);
  await pass(600);
  assert.ok(seen() !== rest);
  assert.equal(point("contextmenu", "1d4").defaultPrevented, true);
  point("pointerdown", EMPTY, { ...touch, id: 2 });
  await pass(100);
  assert.ok(seen() === rest);
  assert.deepEqual(captured, [1]);
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
  assert.equal(point("dragstart", "1a1").defaultPrevented, true);
  // On a reserve the page may scroll, or something on it around the board.
  const { documentElement, body } = document;
  for (const [overflowY, element, isScrolled, style = element.style] of [
    ["auto", board(), true],
    ["scroll", board(), true],
    ["hidden", board(), false],
    ["", documentElement, true, body.style],
    ["hidden", documentElement, false, body.style],
  ]) {
    Object.assign(style, { overflowY });
    assert.equal(scrolls("light"), false);
    Object.defineProperty(element, "scrollHeight", { configurable: true, value: 1 });
    assert.equal(scrolls("light"), isScrolled, overflowY);
    assert.equal(scrolls("1a1"), false);
    delete element.scrollHeight;
    style.overflowY = "";
  }
  globalThis.top = {};
  assert.equal(scrolls("light"), true, "the page around a frame may");
  globalThis.top = globalThis;
  assert.equal(moves(), "");
});

it("arrows move the focus and scroll nothing; Escape puts down what is picked", async () => {
  await boardWith(`position="${RAISED}"`);
  const focused = () => board().shadowRoot.activeElement.dataset.place;
  board().focus();
  assert.equal(focused(), "light", "what can be chosen first");
  const pressed = (key, more) => {
    const usual = { key, bubbles: true, composed: true, cancelable: true };
    const event = new KeyboardEvent("keydown", { ...usual, ...more });
    twin(focused()).dispatchEvent(event);
    return [focused(), event.defaultPrevented];
  };
  twin("1b1").focus();
  assert.deepEqual([twin("1b1").tabIndex, twin("light").tabIndex], [0, -1]);
  assert.deepEqual(pressed("ArrowLeft"), ["1a1", true]);
  assert.deepEqual(pressed("ArrowLeft"), ["1a1", true], "over the edge");
  for (const held of ["ctrlKey", "altKey", "metaKey"]) {
    for (const key of ["ArrowUp", "Home"]) {
      assert.deepEqual(pressed(key, { [held]: true }), ["1a1", false], `${held} ${key}`);
    }
  }
  assert.deepEqual(pressed("x"), ["1a1", false]);
  assert.deepEqual(twin("1a1").tabIndex, 0);
  twin("1a1").click();
  assert.equal(board().choice.picked, "1a1");
  assert.equal(twin("1a1").getAttribute("aria-pressed"), "true");
  pressed("Escape");
  assert.equal(board().choice.picked, null);
  await board().play("1d4");
  const isMine = { capture: true, once: true };
  document.addEventListener("keydown", (event) => event.preventDefault(), isMine);
  pressed("Home");
  assert.equal(board().shownPly, 1, "the page has done something else");
  assert.equal(pressed("Home")[1], true);
  assert.equal(board().shownPly, 0);
});

it("a click while a ball flies lands it, and counts where it means the same", async () => {
  await boardWith('moves="1b2"');
  drag("1c2");
  assert.equal(board().moving, true);
  // Nothing is there yet that a second click could mean.
  drag("1c2");
  await pass(50);
  assert.equal(board().moving, false);
  assert.equal(moves(), "1b2 1c2");
  drag("1c3");
  assert.equal(board().moving, true);
  drag("1b3");
  assert.equal(moves(), "1b2 1c2 1c3 1b3");
  await boardWith('moves="1a1 1b2 1d1 1b3 1d4 1c2 1a4"');
  board().play("1c3x1b2x1b3");
  await pass(50);
  drag("1b2");
  await pass(50);
  assert.deepEqual([board().moving, board().game.moves.length], [false, 8], "it flies away");
});

it("the plan can be played on as the board, shows a ball in flight where it was, and is on paper", async () => {
  await boardWith(`position="${SQUARE}" show="plan legal reserves" camera="rotation=20"`, LARGE);
  const plan = canvas(PLAN);
  const papers = () => board().shadowRoot.querySelectorAll(".board-print").length;
  dispatchEvent(new Event("beforeprint"));
  assert.equal(papers(), 2);
  dispatchEvent(new Event("afterprint"));
  assert.equal(papers(), 0);
  drag("1b1");
  assert.equal(board().canFinish, false, "a ball has to be taken back");
  drag("1a1");
  assert.equal(board().canFinish, true);
  await board().cancel();
  await pass(3000);
  const line = Array.from({ length: 37 }, (_, i) => ({ x: 8 * i, y: 28 }));
  const answers = (at) => point("pointermove", at, { on: plan }) && plan.style.cursor === "pointer";
  const first = line.find(answers);
  const last = line.findLast(answers);
  point("pointerdown", first, { on: plan });
  point("click", last, { on: plan });
  assert.equal(moves(), "", "that is no click");
  drag("light");
  assert.equal(board().choice.picked, "reserve");
  await pass(50);
  const picked = seen(plan);
  await board().cancel();
  press("light", EMPTY);
  await pass(50);
  assert.ok(seen(plan) === picked, "without the ball that is carried");
  point("pointercancel", EMPTY);
  drag("light");
  for (const type of ["pointerdown", "click"]) point(type, { x: 294, y: 2 }, { on: plan });
  assert.equal(board().choice.picked, null, "beside the boards");
  point("pointerdown", first, { on: plan });
  point("pointerleave", first, { on: plan });
  await pass(50);
  const before = seen(plan);
  point("click", first, { on: plan });
  await pass(150);
  assert.deepEqual([moves(), plan.style.cursor, board().moving], ["1a3", "default", true]);
  assert.ok(seen(plan) === before);
  await pass(1000);
  assert.ok(seen(plan) !== before);
  board().show = "legal";
  dispatchEvent(new Event("beforeprint"));
  assert.equal(papers(), 1, "as the page wants it now");
});

it("a board keeps its game when it is moved, removed and inserted again, and its picture where it is only moved", async () => {
  await boardWith("");
  const [own, first] = [board(), canvas()];
  drag("1b2");
  document.body.appendChild(document.createElement("section")).append(own);
  await pass(1000);
  assert.equal(canvas(), first);
  drag("1c2");
  await pass(20);
  own.remove();
  await pass(1000);
  assert.deepEqual([own.shadowRoot.childElementCount, clock.timers], [0, 0]);
  document.body.append(own);
  near(true);
  await own.ready;
  await pass(1000);
  drag("1d4");
  assert.equal(moves(), "1b2 1c2 1d4");
  // Into another document, which happy-dom tells nobody.
  const last = canvas();
  document.implementation.createHTMLDocument().body.append(own);
  own.adoptedCallback();
  near(true);
  await own.ready;
  await pass(1000);
  const now = own.shadowRoot.querySelector(".board-canvas");
  assert.deepEqual([now === last, rasterOf(now).width, own.game.moves.length], [false, 224, 3]);
  document.body.append(own);
});

it("a board that is removed hears nothing more, and waits for nothing", async () => {
  await boardWith('id="game" show="plan controls notation reserves legal" replay="9" moves="1b2"');
  const heard = [];
  for (let stay = 0; stay < 2; stay += 1) {
    const own = board();
    point("pointermove", "1d4");
    own.replaying = true;
    await pass(2000);
    assert.ok(own.replaying);
    assert.ok(listening.length > (heard.at(-1)?.length ?? 0));
    const pictures = [canvas(), canvas(PLAN)];
    own.remove();
    await pass(50);
    heard.push([...listening].sort());
    assert.equal(clock.timers, 0);
    for (const picture of pictures) assert.equal(rasterOf(picture).width, 1);
    document.body.append(own);
    near(true);
    await own.ready;
    await pass(1000);
  }
  assert.deepEqual(heard[1], heard[0]);
});

it("a board that never came near the window is on paper, with the game of its record", async () => {
  const content = '<script type="text/x-pylos">1. 1b2 1c2 2. 1b3 *</script>';
  const papers = [];
  for (const isNear of [true, false]) {
    await boardWith('show="plan reserves"', { content, isNear });
    assert.equal(canvas() !== null, isNear);
    dispatchEvent(new Event("beforeprint"));
    const prints = ["board", "plan"].map((part) => canvas(`[part=${part}] .board-print`));
    papers.push(prints.map(seen).join());
    assert.equal(moves(), "1b2 1c2 1b3");
    dispatchEvent(new Event("afterprint"));
  }
  assert.ok(papers[0] === papers[1]);
  // Of a file, that at once.
  globalThis.XMLHttpRequest = function XMLHttpRequest() {
    this.open = (...asked) => assert.deepEqual(asked, ["GET", "a.pgn", false]);
    this.send = () => Object.assign(this, { status: 200, responseText: "1. 1d4 *" });
  };
  await boardWith('src="a.pgn"', { isNear: false });
  dispatchEvent(new Event("beforeprint"));
  assert.equal(moves(), "1d4");
  dispatchEvent(new Event("afterprint"));
  // Unless a page asks for its game.
  const own = document.createElement("pylos-board");
  assert.ok(own.ready instanceof Promise);
  document.body.append(own);
  await until(() => own.game !== null);
});

it("a board is as sharp as it is seen, also where the page or the person enlarges it", async () => {
  const widths = [];
  const box = { width: 224, height: 272 };
  const look = async () => {
    await pass(200);
    widths.push(rasterOf(canvas()).width);
  };
  await boardWith("");
  canvas().getBoundingClientRect = () => box;
  const again = async () => {
    board().marks = [];
    await look();
  };
  Object.assign(box, { width: 336, height: 300 });
  await again();
  Object.assign(box, { width: 100, height: 100 });
  await again();
  // WebKit leaves `zoom` out of the box.
  Object.assign(box, { width: 224, height: 272 });
  board().style.zoom = "1.25";
  await again();
  point("pointermove", { x: 1.25 * middle("1d1").x, y: 1.25 * middle("1d1").y });
  assert.equal(cursor(), "pointer", "offsets are in pixels of the page");
  canvas().currentCSSZoom = 1.25;
  await again();
  globalThis.devicePixelRatio = 2;
  answer("(resolution: 1dppx)", true);
  await look();
  resize({ width: 224, height: 272, exact: 447.4 });
  await look();
  resize({ width: 224, height: 272, exact: 400 });
  await look();
  board().play("1b2");
  await pass(20);
  resize({ width: 112, height: 136 });
  await look();
  assert.ok(board().moving);
  await pass(3000);
  Object.assign(box, { width: 22400, height: 27200 });
  await again();
  assert.deepEqual(widths, [336, 224, 280, 224, 448, 447, 448, 448, 3373]);
  browser.knowsPixels = false;
  await boardWith("", { density: 2 });
  browser.knowsPixels = true;
  assert.equal(rasterOf(canvas()).width, 448);
});

it("a board takes no frames while it rests, and gives its pictures back where it is far from the window", async () => {
  await boardWith('show="plan reserves"');
  const landed = [];
  board().addEventListener("pylos-land", () => landed.push(board().moving));
  const busy = () => clock.timers > 0;
  assert.equal(busy(), false);
  browser.most = 0;
  board().play("1b2");
  await pass(20);
  assert.ok(busy() && board().moving);
  await pass(3000);
  assert.equal(browser.most, 1, "state that waits to be painted");
  assert.deepEqual([busy(), board().moving, landed.length], [false, false, 1]);
  const before = seen();
  near(false);
  await pass(50);
  const sizes = () => [canvas(), canvas(PLAN)].map((one) => rasterOf(one).width);
  assert.deepEqual(sizes(), [1, 1]);
  browser.made.length = 0;
  board().play("1c2");
  await pass(20);
  assert.deepEqual([board().moving, rasterOf(canvas()).width, landed.length], [false, 1, 2]);
  near(true);
  await pass(200);
  assert.ok(seen() !== before);
  assert.deepEqual(sizes(), [224, 296]);
  const wood = browser.made.filter(({ width }) => width === 224);
  assert.equal(wood.length, 1, "also that of the wood");
  board().camera = { rotation: 20 };
  await pass(100);
  near(false);
  await pass(200);
  assert.deepEqual(sizes(), [1, 1], "also while it swings");
  near(true);
  await pass(1000);
  assert.deepEqual(sizes(), [224, 296]);
});

it("balls land in time where no frames come", async () => {
  await boardWith("");
  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = () => 1;
  board().play("1b2");
  await pass(100);
  assert.equal(board().moving, true);
  await pass(1000);
  assert.equal(board().moving, false);
  globalThis.requestAnimationFrame = requestAnimationFrame;
});

it("one worker paints all boards of a page, and the page where it is refused, fails or keeps silent", async () => {
  await boardWith("");
  const usual = seen();
  const pictures = () => board().shadowRoot.querySelectorAll(".board-canvas").length;
  const isUsual = () => pictures() === 1 && seen() === usual;
  const { serve } = await moduleOf("board/painter.js");
  const workers = [];
  globalThis.Worker = class extends EventTarget {
    given = 0;
    ended = false;
    constructor() {
      super();
      workers.push(this);
    }
    postMessage({ canvas, port }, moved) {
      assert.deepEqual(moved, [canvas, port]);
      this.given += 1;
      serve(canvas, port);
    }
    terminate() {
      this.ended = true;
    }
  };
  HTMLCanvasElement.prototype.transferControlToOffscreen = function () {
    return rasterOf(this);
  };
  /** What happens to the last worker. */
  const happens = async (type) => {
    const event = new Event(type, { cancelable: true });
    workers.at(-1)[`on${type}`](event);
    workers.at(-1).dispatchEvent(event);
    await pass(300);
    return event.defaultPrevented;
  };
  await boardWith("", { rests: 300 });
  assert.equal(pictures(), 2, "until then there is a simple picture");
  for (const [isNear, count] of [
    [false, 1],
    [true, 2],
  ]) {
    near(isNear);
    await pass(100);
    assert.equal(pictures(), count);
  }
  await happens("message");
  document.body.append(board().cloneNode());
  near(true);
  await pass(20_000);
  assert.deepEqual([isUsual(), workers[0].given, workers.length], [true, 2, 1]);
  assert.equal(workers[0].ended, false);
  await boardWith("", { rests: 300 });
  assert.equal(workers[0].ended, true);
  assert.equal(await happens("error"), true, "nobody else is told");
  assert.deepEqual([isUsual(), workers[1].given], [true, 0]);
  await boardWith("", { rests: 19_000 });
  assert.equal(pictures(), 2);
  await pass(2000);
  assert.deepEqual([isUsual(), workers[2].given], [true, 0]);
  globalThis.Worker = class {
    constructor() {
      throw new Error("refused");
    }
  };
  await boardWith("", { rests: 300 });
  assert.equal(isUsual(), true);
  delete HTMLCanvasElement.prototype.transferControlToOffscreen;
});

it("nothing moves for people who prefer it, or where nobody looks", async () => {
  await boardWith("");
  const still = async (ply) => {
    await board().play(["1a1", "1b1", "1c1", "1d1"][ply]);
    const { moving } = board();
    await pass(2000);
    return !moving;
  };
  assert.equal(await still(0), false);
  answer("(prefers-reduced-motion: reduce)", true);
  assert.equal(await still(1), true);
  answer("(prefers-reduced-motion: reduce)", false);
  Object.assign(board(), { speed: "none", camera: { rotation: 180 } });
  await pass(40);
  const { x } = middle("1a1");
  assert.equal(await still(2), true);
  assert.equal(middle("1a1").x, x);
  board().speed = "normal";
  Object.defineProperty(document, "hidden", { configurable: true, value: true });
  assert.equal(await still(3), true);
  delete document.hidden;
});

it("what a sign says stands above its place, where there is room, beside a finger, and inside of the board", async () => {
  const attributes = `${PILE} show="legal liftable" marks="ring:1d4 ring:1d1"`;
  await boardWith(attributes, { height: 224 });
  const own = { offsetWidth: { get: () => 100 }, offsetHeight: { get: () => 24 } };
  Object.defineProperties(HTMLElement.prototype, own);
  const tip = () => canvas(".tip:not([hidden])");
  const at = async (place, type = "mouse") => {
    if (type === "mouse") point("pointermove", place);
    else point("pointerdown", place, { pointerType: type });
    await pass(600);
    const [left, top] = tip().style.translate.match(/-?\d+/g).map(Number);
    const { x, y } = middle(place);
    return {
      words: tip().textContent,
      left,
      right: 224 - left - 100,
      from: Math.round(top + 24 - y),
      top,
      x,
      y,
    };
  };
  const size = Number.parseFloat(twin("1a1").style.width) / 2;
  const [first, last, up] = [await at("1a1"), await at("1d1"), await at("1d4")];
  assert.deepEqual([first.words, first.left, last.right], ["May be raised", 0, 0]);
  assert.equal(tip().parentNode, canvas("[part=board]"));
  assert.equal(first.from, Math.round(-size - 3), "above it");
  assert.ok(up.top > up.y + size, "below it");
  const within = await at("2b1");
  assert.equal(Math.round(within.x), within.left + 50);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  assert.equal(tip(), null);
  assert.equal((await at("1a1")).words, first.words, "of another place");
  point("pointerleave", EMPTY);
  await pass(50);
  twin("2b1").focus();
  await pass(50);
  assert.equal(tip().textContent, within.words);
  twin("2b1").blur();
  await pass(50);
  assert.equal(tip(), null);
  const finger = await at("1a1", "touch");
  assert.equal(finger.from, Math.round(-size - 34));
  assert.ok(tip().classList.contains("held"));
  point("pointermove", { x: 60, y: 150 }, { pointerType: "touch" });
  await pass(50);
  assert.equal(tip(), null, "it is carried");
});

it("a board is painted in full, also where that takes many slices of time", async () => {
  // No balls of this size have been made yet.
  const size = { width: 270, height: 330 };
  clock.slow(8);
  await boardWith("", size);
  clock.slow(0);
  const sliced = seen();
  await boardWith("", size);
  assert.ok(seen() === sliced);
});
