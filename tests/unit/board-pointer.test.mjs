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
    press(at, finger = false, id = 1) {
      const type = finger ? "touch" : "mouse";
      pointer.pointerDown(state, on, { id, type, at, spot: at, time: 0 }, false);
    },
    move: (at, time = 100) => pointer.pointerMoved(state, on, { at, spot: at, time }),
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

test("a click on a place chooses it; one on the background cancels, a second finger ends it", () => {
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

/** On these, balls hide others. */
const HIGH = {
  balls: Object.fromEntries(
    CELLS.filter(({ level }) => level < 4).map(({ name }, index) => [
      name,
      index % 2 ? "dark" : "light",
    ]),
  ),
  active: ["4a1"],
  targets: ["4a1"],
};

test("a press that is held sees through the balls until it ends, and chooses nothing; where no ball is hidden, it chooses, but a finger on a sign asks what it means", () => {
  for (const finger of [false, true]) {
    for (const [view, camera, place, sees] of [
      [HIGH, {}, "4a1", true],
      [HIGH, { seeThrough: true }, "4a1", finger],
      [AIMED, {}, "1c3", false],
    ]) {
      const board = boardOf(view, camera);
      board.press(board.at(place), finger);
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
  for (const type of ["mouse", "pen", "touch"]) {
    for (const size of SIZES) {
      for (const camera of [{}, { elevation: 90, rotation: 30 }]) {
        for (const [place, view] of [
          ["1c3", AIMED],
          ["light", { active: ["light"] }],
          ["1b2", LIFTABLE],
          ["2a1", { balls: BALLS, active: ["2a1"], removable: ["2a1"] }],
        ]) {
          const board = boardOf(view, camera);
          const { state, on, told } = board;
          Object.assign(state, { width: size, height: size });
          const isPicked = place === "light" || place === "1b2";
          on.choose = (place) => {
            told.push(place);
            if (isPicked) state.view = { ...state.view, picked: place };
          };
          const reach = 0.5 * projectionOf(state).scale * sizeAt(projectionOf(state), place);
          const [from, middle] = [board.at(place, 7), board.at(place, 7)];
          pointer.pointerDown(state, on, { id: 1, type, at: from, spot: from, time: 0 }, false);
          for (const [x, y] of [
            [1, 0],
            [0, 1],
            [-1, 0],
            [0.6, 0.6],
          ])
            board.move(beside(middle, x * reach, y * reach));
          board.release();
          assert.deepEqual([told, state.drag], [[place], null], `${type} ${size} ${place}`);
        }
      }
    }
  }
});

test("a press that leaves its cell rotates the board from there, or chooses nothing", () => {
  for (const type of ["mouse", "pen", "touch"]) {
    const board = boardOf(AIMED);
    const { state, told, on } = board;
    const from = board.at("1c3");
    pointer.pointerDown(state, on, { id: 1, type, at: from, spot: from, time: 0 }, false);
    const { scale } = projectionOf(state);
    for (let x = 0; x < 2 * scale; x += 2) {
      board.move(beside(from, x));
      const turned = state.camera.rotation;
      assert.ok(
        turned <= (200 * (x - 0.5 * scale)) / 800 || turned === 0,
        `${type} ${x}: ${turned}`,
      );
    }
    assert.ok(state.camera.rotation > 5);
    // Back on the cell, it is still a rotation.
    board.move(from);
    board.release();
    assert.equal(told.length, 1);
    assert.equal(typeof told[0], "object");
  }
});

test("a ball that has left its place and comes back is put back; one picked up before is put back by a press", () => {
  for (const [picked, way, expected] of [
    [null, [150, 0], ["1b2", "cancel"]],
    ["1b2", [150, 0], ["cancel"]],
    ["1b2", [6, 0], ["1b2"]],
  ]) {
    const board = boardOf({ ...LIFTABLE, picked });
    const { state, on, told } = board;
    on.choose = (place) => {
      told.push(place);
      state.view = { ...state.view, picked: "1b2" };
    };
    const from = board.at("1b2");
    board.drag(false, from, beside(from, ...way), beside(from, 5));
    assert.deepEqual(told, expected, `${picked} ${way}`);
  }
});

test("a pen is not disturbed by the palm, before it or after it", () => {
  for (const order of [
    ["pen", "touch"],
    ["touch", "pen"],
  ]) {
    const board = boardOf(AIMED);
    const { state, on, told } = board;
    for (const type of order) {
      const at = type === "pen" ? board.at("1c3") : { x: 400, y: 790 };
      pointer.pointerDown(state, on, { id: type.length, type, at, spot: at, time: 0 }, false);
    }
    assert.equal(state.press.type, "pen");
    board.release();
    assert.deepEqual(told, ["1c3"]);
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

test("what was chosen is not pointed at while the mouse rests on it and the turn is another’s", () => {
  const board = boardOf(AIMED);
  const { state, at } = board;
  /** The view changes under the pointer. */
  const show = (change) => {
    const before = state.view;
    state.view = { ...before, ...change };
    pointer.rest(state, before);
  };
  pointer.hoverAt(state, at("1c3"));
  assert.equal(pointedAt(state), "1c3");
  show({ balls: { "1c3": "light" }, active: [], targets: [] });
  assert.equal(pointedAt(state), null);
  // A hand is never quite still; and the next picture, of the opponent's turn or of the end, changes nothing.
  pointer.hoverAt(state, beside(at("1c3"), 1));
  show({ balls: { "1c3": "light", "1a1": "dark" } });
  assert.equal(pointedAt(state), null);
  // Who goes elsewhere and comes back points at it again.
  pointer.hoverAt(state, at("1a1"));
  assert.equal(pointedAt(state), "1a1");
  show({ marks: [{ kind: "ring", at: "1a1" }] });
  assert.equal(pointedAt(state), "1a1", "it never answered");
  pointer.hoverAt(state, at("1c3"));
  assert.equal(pointedAt(state), "1c3");

  // Where it answers again, it is pointed at.
  show({ active: ["1c3"] });
  show({ active: [] });
  assert.equal(pointedAt(state), null);
  show({ active: ["1c3"], liftable: ["1c3"] });
  assert.equal(pointedAt(state), "1c3");
  show({ active: [] });
  pointer.hoverAt(state, null);
  pointer.hoverAt(state, at("1c3"));
  assert.equal(pointedAt(state), "1c3");
});
