// How pointer and keyboard change the state of a board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CELLS, DEFAULT_CAMERA } from "../../www/board/geometry.js";
import * as pointer from "../../www/board/pointer.js";
import { placeOf, project, projectionOf, sizeAt } from "../../www/board/projection.js";
import { placeUnder } from "../../www/board/scene.js";
import { pointedAt, seesThrough } from "../../www/board/state.js";
import { focusFirst, placeByKey, setFocus } from "../../www/board/twin.js";
import { stateOf } from "./support/board.mjs";

const BALLS = { "1a1": "light", "1b1": "dark", "1a2": "dark", "1b2": "light", "2a1": "light" };
const AIMED = { active: ["1c3"], targets: ["1c3"] };
const LIFTABLE = { balls: BALLS, active: ["1b2"], liftable: ["1b2"] };

const beside = ({ x, y }, dx, dy = 0) => ({ x: x + dx, y: y + dy });

/** A board, where its places are, what is done to it and what it tells. */
function boardOf(view = {}, camera = {}) {
  const state = stateOf(view, camera);
  const told = [];
  const on = {
    choose: (place) => told.push(place),
    cancel: () => told.push("cancel"),
    camera: (camera) => told.push(camera),
  };
  return {
    state,
    told,
    on,
    at(place, index = 14) {
      const projection = projectionOf(state);
      return project(projection, placeOf(projection, place, index));
    },
    press: (at, type = "mouse", id = 1) =>
      pointer.pointerDown(state, on, { id, type, at, spot: at, time: 0 }, false),
    move: (at, time = 100) => pointer.pointerMoved(state, on, { at, spot: at, time }),
    release: () => pointer.pointerUp(state, on),
    /** A press that ends after its way. */
    drag(type, from, ...way) {
      this.press(from, type);
      for (const point of way) this.move(point);
      this.release();
    },
    under: (at, finger = false) => placeUnder(state, at, finger),
  };
}

test("a drag of a ball to its own tray takes it back, and to the other one does not", () => {
  const reserve = { light: 12, dark: 13 };
  const board = boardOf({ balls: BALLS, active: ["2a1"], removable: ["2a1"], reserve });
  board.drag("mouse", board.at("2a1"), beside(board.at("2a1"), 10), board.at("light", 7));
  board.drag("mouse", board.at("2a1"), beside(board.at("2a1"), 10), board.at("dark", 7));
  assert.deepEqual(board.told, ["2a1"]);
  for (const player of ["light", "dark"]) {
    for (let ball = 0; ball < 15; ball += 1) {
      assert.equal(board.under(board.at(player, ball)), player);
    }
  }
});

test("a drag beside the balls rotates the board; a finger may scroll the page instead", () => {
  for (const type of ["mouse", "touch"]) {
    const board = boardOf();
    const { state, told } = board;
    board.drag(type, { x: 20, y: 20 }, { x: 61, y: 50 });
    const before = state.camera;
    const rotation = Math.round(before.rotation * 10) / 10;
    assert.ok(rotation > 0);
    assert.deepEqual([told, before], [[before], { ...DEFAULT_CAMERA, rotation }]);
    board.drag("touch", { x: 20, y: 20 }, { x: 25, y: 90 });
    assert.deepEqual([state.camera, told.length], [before, 1]);
    // What interrupts a rotation ends it where it is.
    board.press({ x: 20, y: 20 }, type);
    board.move({ x: 61, y: 50 });
    pointer.abandon(state, board.on);
    assert.deepEqual([told.length, told[1]], [2, state.camera]);
  }
});

test("a place is hit where it is painted, an active one before others, none above the level shown; a finger may miss by 22 pixels", () => {
  const picked = boardOf({ balls: { "1b2": "light" }, active: [], picked: "1b2" });
  const high = beside(picked.at("1b2"), 0, -0.95 * projectionOf(picked.state).scale);
  assert.equal(picked.under(high), "1b2");
  picked.state.view.picked = null;
  assert.notEqual(picked.under(high), "1b2");
  const board = boardOf({ balls: BALLS, active: ["1b2"] });
  assert.equal(board.under(board.at("1b2")), "1b2");
  board.state.view.active = [];
  assert.equal(board.under(board.at("2a1")), "2a1");
  const empty = boardOf({ balls: { ...BALLS, "1c1": "dark", "1c2": "dark" }, active: ["2b1"] });
  const rim = beside(empty.at("2b1"), -0.8 * projectionOf(empty.state).scale);
  assert.equal(empty.under(rim), "2b1", "an empty cell is as large as its ball");
  empty.state.view.active.push("1b2");
  const [{ x, y }, behind] = ["2b1", "1b2"].map((place) => empty.at(place));
  const between = { x: 0.36 * x + 0.64 * behind.x, y: 0.36 * y + 0.64 * behind.y };
  assert.equal(empty.under(between), "1b2", "but for what is seen of others");
  const low = boardOf({ balls: BALLS }, { levels: 1, elevation: 90 });
  assert.notEqual(low.under(low.at("2a1")), "2a1");
  const single = boardOf({ balls: { "1d4": "dark" } });
  const { scale } = projectionOf(single.state);
  const aside = beside(single.at("1d4"), sizeAt(projectionOf(single.state), "1d4") * scale + 15);
  assert.equal(single.under(aside, true), "1d4");
  assert.notEqual(single.under(aside), "1d4");
  assert.equal(single.under({ x: 4, y: 4 }), null);
});

test("keys move the focus as the board is seen, over its edge to a reserve and back, and between levels", () => {
  const state = stateOf();
  const rotated = stateOf({}, { rotation: 180 });
  const bare = stateOf({}, { reserves: false });
  for (const [of, from, key, to] of [
    [state, "1b2", "ArrowRight", "1c2"],
    [state, "1b2", "ArrowUp", "1b3"],
    [rotated, "1b2", "ArrowRight", "1a2"],
    [rotated, "1b2", "ArrowUp", "1b1"],
    [state, "1b2", "PageUp", "2a1"],
    [state, "4a1", "PageUp", null],
    [state, "2a1", "-", "1a1"],
    [state, "1b2", "x", undefined],
    [bare, "1c1", "ArrowDown", null],
  ]) {
    assert.equal(placeByKey(of, from, key), to, `${from} ${key}`);
  }
  setFocus(state, "1c1");
  setFocus(state, placeByKey(state, "1c1", "ArrowDown"));
  assert.equal(state.focus.place, "light");
  assert.equal(placeByKey(state, "light", "ArrowUp"), "1c1");
});

test("the tab stop is the first active place until the keyboard moves the focus", () => {
  const [state, bare] = [true, false].map((reserves) =>
    stateOf({ active: ["light", "1c3"] }, { reserves }),
  );
  for (const each of [state, bare]) focusFirst(each);
  assert.deepEqual([state.focus.place, bare.focus.place], ["light", "1c3"]);
  state.focus.moved = true;
  state.view.active = ["1a1"];
  focusFirst(state);
  assert.equal(state.focus.place, "light");
});

const LOWER = CELLS.filter(({ level }) => level < 4).map(({ name }) => [name, "light"]);
/** On these, balls hide others. */
const HIGH = { balls: Object.fromEntries(LOWER), active: ["4a1"], targets: ["4a1"] };

test("a press that is held sees through the balls until it ends, and chooses nothing; where no ball is hidden, it chooses, but a finger on a sign asks what it means", () => {
  for (const type of ["mouse", "touch"]) {
    for (const [view, camera, place, sees] of [
      [HIGH, {}, "4a1", true],
      [HIGH, { seeThrough: true }, "4a1", type === "touch"],
      [AIMED, {}, "1c3", false],
    ]) {
      const board = boardOf(view, camera);
      board.press(board.at(place), type);
      pointer.pointerHeld(board.state);
      assert.deepEqual([board.state.press.stage === "hold", pointedAt(board.state)], [sees, place]);
      board.move(beside(board.at(place), 12));
      board.release();
      assert.deepEqual([board.state.press, board.told], [null, sees ? [] : [place]]);
    }
  }
});

/** What becomes of a press, by the pointer, its way, the milliseconds since, and what is under it. */
const STAGES = [
  // On a cell that answers: a press for as long as the pointer stays on it.
  ["mouse", [30, 20], 100, { answers: true, stays: true }, "press"],
  ["pen", [30, -20], 100, { answers: true, stays: true }, "press"],
  ["touch", [-30, 20], 900, { answers: true, stays: true }, "press"],
  ["touch", [8, 30], 100, { answers: true, stays: true }, "press"],
  // Beside it, after a few pixels.
  ["mouse", [3, 0], 100, { answers: true }, "press"],
  ["mouse", [4, 0], 100, { answers: true }, "rotate"],
  ["pen", [6, 6], 100, { answers: true }, "press"],
  ["pen", [9, 0], 100, { answers: true }, "rotate"],
  ["pen", [0, 9], 100, { answers: true }, "rotate"],
  ["touch", [8, 0], 100, {}, "press"],
  ["touch", [9, 8], 100, {}, "rotate"],
  ["touch", [8, 9], 100, {}, "over"],
  // On a place that does not answer, the board rotates at once.
  ["mouse", [5, 0], 100, { stays: true }, "rotate"],
  // A ball is carried, also while the pointer is on its place.
  ["mouse", [0, 4], 0, { answers: true, stays: true, carries: true }, "drag"],
  ["pen", [0, 8], 0, { answers: true, stays: true, carries: true }, "press"],
  ["touch", [0, 9], 0, { answers: true, stays: true, carries: true }, "drag"],
  // In a reserve, where the page may scroll: sideways, or after a moment.
  ["touch", [0, -9], 40, { answers: true, stays: true, carries: true, waits: true }, "press"],
  ["touch", [3, -60], 120, { answers: true, carries: true, waits: true }, "over"],
  ["touch", [60, -60], 120, { answers: true, carries: true, waits: true }, "drag"],
  ["touch", [3, -60], 300, { answers: true, carries: true, waits: true }, "drag"],
  ["mouse", [3, -60], 40, { answers: true, carries: true, waits: true }, "drag"],
];

test("a press, a drag, a rotation and a swipe are told apart by pointer, way, time and place", () => {
  for (const [type, [x, y], time, place, stage] of STAGES) {
    const press = { answers: false, stays: false, carries: false, waits: false, ...place };
    const name = `${type} ${[x, y]} after ${time}: ${JSON.stringify(place)}`;
    assert.equal(pointer.stageOf({ type, way: { x, y }, time, ...press }), stage, name);
  }
});

/** Of boards from a watch to a kiosk. */
const SIZES = [200, 416, 800, 1600];

test("a press that ends on its place chooses it, however large the board and however far it has slipped", () => {
  const all = ["mouse", "pen", "touch"].flatMap((type) => SIZES.map((size) => [type, size]));
  for (const [place, view] of [
    ["1c3", AIMED],
    ["light", { active: ["light"] }],
    ["1b2", LIFTABLE],
    ["2a1", { balls: BALLS, active: ["2a1"], removable: ["2a1"] }],
  ]) {
    for (const [index, [type, size]] of all.entries()) {
      const board = boardOf(view, index % 2 ? {} : { elevation: 90, rotation: 30 });
      const { state, on, told } = board;
      Object.assign(state, { width: size, height: size });
      on.choose = (chosen) => {
        told.push(chosen);
        if (place === "light" || place === "1b2") state.view = { ...state.view, picked: chosen };
      };
      const reach = 0.5 * projectionOf(state).scale * sizeAt(projectionOf(state), place);
      const middle = board.at(place, 7);
      const slips = [0, 0.25, 0.5].map((turn) => 2 * Math.PI * turn);
      const slipped = slips.map((to) => beside(middle, reach * Math.cos(to), reach * Math.sin(to)));
      board.drag(type, middle, ...slipped);
      assert.deepEqual([told, state.drag], [[place], null], `${type} ${size} ${place}`);
    }
  }
});

test("a press that leaves its cell rotates the board from there, or chooses nothing", () => {
  for (const type of ["mouse", "pen", "touch"]) {
    const board = boardOf(AIMED);
    const { state, told } = board;
    const from = board.at("1c3");
    board.press(from, type);
    const { scale } = projectionOf(state);
    for (let x = 0; x < 2 * scale; x += 2) {
      board.move(beside(from, x));
      const most = Math.max(0, (200 * (x - 0.5 * scale)) / 800);
      assert.ok(state.camera.rotation <= most, `${type} ${x}: ${state.camera.rotation}`);
    }
    assert.ok(state.camera.rotation > 5);
    // Back on the cell, it is still a rotation.
    board.move(from);
    board.release();
    assert.deepEqual(told, [state.cameraGoal]);
  }
});

test("a ball that has left its place and comes back is put back; one picked up before is put back by a press", () => {
  for (const [picked, way, expected, held = false] of [
    [null, [150, 0], ["1b2", "cancel"]],
    ["1b2", [150, 0], ["cancel"]],
    ["1b2", [6, 0], ["1b2"]],
    // A press that was held has looked.
    ["1b2", [6, 0], ["cancel"], true],
  ]) {
    const board = boardOf({ ...LIFTABLE, picked });
    const { state, on, told } = board;
    on.choose = (place) => {
      told.push(place);
      state.view = { ...state.view, picked: "1b2" };
    };
    const from = board.at("1b2");
    board.press(from);
    if (held) state.press.stage = "hold";
    for (const to of [beside(from, ...way), beside(from, 5)]) board.move(to);
    board.release();
    assert.deepEqual(told, expected, `${picked} ${way}`);
  }
});

test("a pen is not disturbed by the palm, before it or after it", () => {
  for (const order of [
    ["pen", "touch"],
    ["touch", "pen"],
  ]) {
    const board = boardOf(AIMED);
    for (const type of order) {
      board.press(type === "pen" ? board.at("1c3") : { x: 400, y: 790 }, type, type.length);
    }
    assert.equal(board.state.press.type, "pen");
    board.release();
    assert.deepEqual(board.told, ["1c3"]);
  }
});

test("a held press becomes a drag or a rotation as any other, and a second finger ends it", () => {
  for (const [from, then, isSeen] of [
    ["1b2", (board) => board.move({ x: 420, y: 400 }), ({ drag }) => drag?.place === "1b2"],
    [null, (board) => board.move({ x: 90, y: 4 }), ({ camera }) => camera.rotation > 0],
    ["1b2", (board) => board.press({ x: 10, y: 10 }, "touch", 2), ({ drag }) => drag === null],
  ]) {
    const board = boardOf(LIFTABLE);
    board.press(from ? board.at(from) : { x: 4, y: 4 }, "touch");
    pointer.pointerHeld(board.state);
    then(board);
    pointer.pointerHeld(board.state);
    assert.deepEqual([isSeen(board.state), seesThrough(board.state)], [true, false]);
  }
});

test("mouse, finger and keyboard point at a place, in this order", () => {
  const board = boardOf(AIMED);
  const { state } = board;
  assert.equal(pointedAt(state), null);
  Object.assign(state.focus, { place: "1d4", shown: true });
  assert.equal(pointedAt(state), "1d4");
  board.press(board.at("1a1"), "touch");
  assert.equal(pointedAt(state), "1a1");
  state.press = null;
  pointer.hoverAt(state, board.at("1c3"));
  assert.deepEqual([pointedAt(state), pointer.cursorOf(state)], ["1c3", "pointer"]);
  board.press(board.at("1a1"), "touch");
  assert.equal(pointedAt(state), "1a1", "the mouse is elsewhere");
  state.press = null;
  pointer.hoverAt(state, null);
  assert.deepEqual([pointedAt(state), pointer.cursorOf(state)], ["1d4", "default"]);
});

test("what was chosen is not pointed at while the mouse rests on it and the turn is another’s", () => {
  const { state, at } = boardOf(AIMED);
  /** The pointer goes to a place, or the view changes under it; then something is pointed at. */
  const then = (to, expected, note) => {
    const before = state.view;
    if (to === null || typeof to === "string") pointer.hoverAt(state, to && at(to));
    else {
      state.view = { ...before, ...to };
      pointer.rest(state, before);
    }
    assert.equal(pointedAt(state), expected, note);
  };
  then("1c3", "1c3");
  then({ balls: { "1c3": "light" }, active: [], targets: [] }, null);
  pointer.hoverAt(state, beside(at("1c3"), 1));
  then({ balls: { "1c3": "light", "1a1": "dark" } }, null, "a hand is never quite still");
  then("1a1", "1a1");
  then({ marks: [{ kind: "ring", at: "1a1" }] }, "1a1", "it never answered");
  then("1c3", "1c3", "it has been left");
  then({ active: ["1c3"] }, "1c3");
  then({ active: [] }, null);
  then({ active: ["1c3"], liftable: ["1c3"] }, "1c3", "it answers again");
  then({ active: [] }, null);
  then(null, null);
  then("1c3", "1c3");
});
