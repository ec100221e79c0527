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
    move: (at) => pointer.pointerMoved(state, on, at),
    release: () => pointer.pointerUp(state, on),
    /** A press that ends after its way. */
    drag(finger, from, ...way) {
      this.press(from, finger);
      for (const point of way) this.move(point);
      this.release();
    },
    under: (at, finger = false) => placeUnder(state, at, finger),
  };
}

test("a click on a place chooses it, and may move by 3 pixels; one on the background cancels, a second finger ends it", () => {
  const board = boardOf(AIMED);
  const point = board.at("1c3");
  board.drag(false, point, beside(point, 3));
  board.drag(false, { x: 2, y: 2 });
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
  assert.deepEqual([state.drag.place, pointer.cursorOf(state)], ["1b2", "grabbing"]);
  board.move(at("1c3"));
  assert.equal(state.drag.over, "1c3");
  board.release();
  assert.deepEqual([told, state.drag, state.drop], [["1b2", "1c3"], null, null]);
});

test("a ball that is dropped outside its targets goes back, and one whose gesture is abandoned", () => {
  for (const end of [pointer.pointerUp, pointer.abandon]) {
    const board = boardOf({ balls: BALLS, active: ["1b2"], picked: "1b2" });
    board.press(board.at("1b2"));
    board.move({ x: 3, y: 3 });
    end(board.state, board.on);
    board.move({ x: 60, y: 3 });
    assert.deepEqual([board.state.drag, board.told], [null, ["cancel"]]);
  }
});

test("a drag of a ball to its own tray takes it back", () => {
  const reserve = { light: 12, dark: 13 };
  const board = boardOf({ balls: BALLS, active: ["2a1"], removable: ["2a1"], reserve });
  board.press(board.at("2a1"));
  board.move(beside(board.at("2a1"), 10));
  board.move(board.at("light", 7));
  assert.equal(board.state.drag.over, "light");
  board.release();
  assert.deepEqual(board.told, ["2a1"]);
});

test("a drag beside the balls rotates the board; a finger may scroll the page instead", () => {
  for (const finger of [false, true]) {
    const board = boardOf();
    const { state, told } = board;
    board.drag(finger, { x: 20, y: 20 }, { x: 61, y: 50 });
    const before = state.camera;
    assert.ok(before.rotation > 0);
    assert.deepEqual(told, [state.cameraGoal]);
    assert.equal(before.rotation, Math.round(before.rotation * 10) / 10);
    assert.equal(before.elevation, DEFAULT_CAMERA.elevation);
    board.drag(true, { x: 20, y: 20 }, { x: 25, y: 90 });
    assert.deepEqual([state.camera, told.length], [before, 1]);
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
  const low = boardOf({ balls: BALLS }, { levels: 1, elevation: 90 });
  assert.notEqual(low.under(low.at("2a1")), "2a1");
  const single = boardOf({ balls: { "1d4": "dark" } });
  const { scale } = projectionOf(single.state);
  const aside = beside(single.at("1d4"), sizeAt(projectionOf(single.state), "1d4") * scale + 15);
  assert.equal(single.under(aside, true), "1d4");
  assert.notEqual(single.under(aside), "1d4");
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
    pointer.pointerHeld(board.state);
    assert.deepEqual([seesThrough(board.state), pointedAt(board.state)], [true, "1c3"]);
    board.release();
    assert.deepEqual([seesThrough(board.state), board.told], [false, []]);
  }
});

test("a held press becomes a drag or a rotation as any other, and a second finger ends it", () => {
  for (const [from, then, isSeen] of [
    ["1b2", (board) => board.move({ x: 420, y: 400 }), ({ drag }) => drag?.place === "1b2"],
    [null, (board) => board.move({ x: 90, y: 4 }), ({ camera }) => camera.rotation > 0],
    ["1b2", (board) => board.press({ x: 10, y: 10 }, true, 2), ({ drag }) => drag === null],
  ]) {
    const board = boardOf(LIFTABLE);
    board.press(from ? board.at(from) : { x: 4, y: 4 }, true);
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
  board.press(board.at("1a1"), true);
  assert.equal(pointedAt(state), "1a1");
  state.press = null;
  pointer.hoverAt(state, board.at("1c3"));
  assert.deepEqual([pointedAt(state), pointer.cursorOf(state)], ["1c3", "pointer"]);
  pointer.hoverAt(state, null);
  assert.deepEqual([pointedAt(state), pointer.cursorOf(state)], ["1d4", "default"]);
});
