// How pointer and keyboard change the state of a board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULT_CAMERA } from "../../www/board/geometry.js";
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
    press: (at, finger = false, id = 1) => pointer.pointerDown(state, on, { id, finger, at }),
    hold: () => pointer.pointerHeld(state),
    move(...way) {
      for (const point of way) pointer.pointerMoved(state, on, point);
    },
    release: () => pointer.pointerUp(state, on),
    abandon: () => pointer.abandon(state, on),
    hover: (at) => pointer.hoverAt(state, at),
    cursor: () => pointer.cursorOf(state),
    under: (at, finger = false) => placeUnder(state, at, finger),
  };
}

test("a click on a place chooses it, and may move by 3 pixels; one on the background cancels, a second finger ends it", () => {
  const board = boardOf(AIMED);
  const point = board.at("1c3");
  board.press(point);
  board.move(beside(point, 3));
  board.release();
  board.press({ x: 2, y: 2 });
  board.release();
  assert.deepEqual(board.told, ["1c3", "cancel"]);
  board.press(point, true);
  board.press({ x: 100, y: 100 }, true, 2);
  board.release();
  assert.equal(board.told.length, 2);
});

test("a drag from a ball chooses it, carries it and chooses its target", () => {
  const board = boardOf(LIFTABLE);
  const { state, at, told, on } = board;
  const { view } = state;
  on.choose = (place, isDrag) => {
    told.push(place);
    assert.equal(isDrag, true);
    assert.deepEqual(state.drop?.at, place === "1c3" ? at("1c3") : undefined);
    state.view = { ...view, picked: "1b2", targets: ["1c3"], active: ["1b2", "1c3"] };
  };
  board.press(at("1b2"));
  board.move(beside(at("1b2"), 10));
  assert.deepEqual([state.drag.place, board.cursor()], ["1b2", "grabbing"]);
  board.move(at("1c3"));
  assert.equal(state.drag.over, "1c3");
  board.release();
  assert.deepEqual([told, state.drag, state.drop], [["1b2", "1c3"], null, null]);
});

test("a ball that is dropped outside its targets goes back, and one whose gesture is abandoned", () => {
  for (const end of ["release", "abandon"]) {
    const board = boardOf({ balls: BALLS, active: ["1b2"], picked: "1b2" });
    board.press(board.at("1b2"));
    board.move({ x: 3, y: 3 });
    board[end]();
    board.move({ x: 60, y: 3 });
    assert.deepEqual([board.state.drag, board.told], [null, ["cancel"]]);
  }
});

test("a drag of a ball to its own tray takes it back", () => {
  const reserve = { light: 12, dark: 13 };
  const board = boardOf({ balls: BALLS, active: ["2a1"], removable: ["2a1"], reserve });
  board.press(board.at("2a1"));
  board.move(beside(board.at("2a1"), 10), board.at("light", 7));
  assert.equal(board.state.drag.over, "light");
  board.release();
  assert.deepEqual(board.told, ["2a1"]);
});

test("a drag beside the balls rotates the board; a finger may scroll the page instead", () => {
  for (const finger of [false, true]) {
    const board = boardOf();
    const { state, told } = board;
    board.press({ x: 20, y: 20 }, finger);
    board.move({ x: 60, y: 50 });
    board.release();
    const { rotation, elevation } = state.camera;
    assert.ok(rotation > 0);
    assert.deepEqual(told, [state.cameraGoal]);
    assert.deepEqual(
      [rotation, elevation],
      [Math.round(rotation * 10) / 10, DEFAULT_CAMERA.elevation],
    );
    const before = state.camera;
    board.press({ x: 20, y: 20 }, true);
    board.move({ x: 25, y: 90 });
    board.release();
    assert.deepEqual([state.camera, told.length], [before, 1]);
  }
});

test("a place is hit where it is painted, an active one before others, none above the level shown", () => {
  const picked = boardOf({ balls: { "1b2": "light" }, active: [], picked: "1b2" });
  const high = beside(picked.at("1b2"), 0, -0.95 * projectionOf(picked.state).scale);
  assert.equal(picked.under(high), "1b2");
  picked.state.view.picked = null;
  assert.notEqual(picked.under(high), "1b2");
  const board = boardOf({ balls: BALLS, active: ["1b2"] });
  assert.equal(board.under(board.at("1b2")), "1b2");
  board.state.view.active = [];
  assert.equal(board.under(board.at("2a1")), "2a1");
  const low = boardOf({ balls: BALLS }, { levels: 1, elevation: 90 });
  assert.notEqual(low.under(low.at("2a1")), "2a1");
});

test("a finger may miss a cell by 22 pixels", () => {
  const board = boardOf({ balls: { "1d4": "dark" } });
  const projection = projectionOf(board.state);
  const point = beside(board.at("1d4"), sizeAt(projection, "1d4") * projection.scale + 15);
  assert.equal(board.under(point, true), "1d4");
  assert.notEqual(board.under(point), "1d4");
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

test("a press that is held sees through the balls until it ends, and chooses nothing", () => {
  for (const finger of [false, true]) {
    const board = boardOf(AIMED);
    board.press(board.at("1c3"), finger);
    board.hold();
    assert.deepEqual([seesThrough(board.state), pointedAt(board.state)], [true, "1c3"]);
    board.release();
    assert.deepEqual([seesThrough(board.state), board.told], [false, []]);
  }
});

test("a held press becomes a drag or a rotation as any other, and a second finger ends it", () => {
  for (const [from, to, changed] of [
    ["1b2", { x: 420, y: 400 }, ({ drag }) => drag?.place === "1b2"],
    [null, { x: 90, y: 4 }, ({ camera }) => camera.rotation > 0],
  ]) {
    const board = boardOf(LIFTABLE);
    board.press(from ? board.at(from) : { x: 4, y: 4 });
    board.hold();
    board.move(to);
    board.hold();
    assert.deepEqual([changed(board.state), seesThrough(board.state)], [true, false]);
  }
  const board = boardOf(LIFTABLE);
  board.press(board.at("1b2"), true);
  board.hold();
  board.press({ x: 10, y: 10 }, true, 2);
  assert.equal(seesThrough(board.state), false);
});

test("mouse, finger and keyboard point at a place, in this order", () => {
  const board = boardOf(AIMED);
  const { state } = board;
  assert.equal(pointedAt(state), null);
  Object.assign(state.focus, { place: "1d4", shown: true });
  assert.equal(pointedAt(state), "1d4");
  board.press(board.at("1a1"), true);
  assert.equal(pointedAt(state), "1a1");
  state.press = null;
  board.hover(board.at("1c3"));
  assert.deepEqual([pointedAt(state), board.cursor()], ["1c3", "pointer"]);
  board.hover(null);
  assert.deepEqual([pointedAt(state), board.cursor()], ["1d4", "default"]);
});
