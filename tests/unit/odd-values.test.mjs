// What a page sets on an element may be anything: a proxy of a framework, an instance of a class, a value that throws when
// it is read. It is copied, or reported on the board; nothing throws, and what is kept can be posted to a worker.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Window } from "happy-dom";

const { HTMLElement, customElements } = new Window();
globalThis.HTMLElement = HTMLElement;
const { PylosBoard } = await import("../../www/element/element.js");
const { BadValue, checkMarks, PROPERTIES } = await import("../../www/element/attributes.js");
const { upgrade } = await import("../../www/element/tag.js");
const { PylosLesson } = await import("../../www/exercise/lesson-element.js");
const { PylosPuzzle } = await import("../../www/exercise/puzzle-element.js");
customElements.define("pylos-board", PylosBoard);
customElements.define("pylos-lesson", PylosLesson);
customElements.define("pylos-puzzle", PylosPuzzle);

/** As frameworks wrap data: each object that is read is wrapped as well. */
const reactive = (data) =>
  typeof data !== "object" || data === null
    ? data
    : new Proxy(data, { get: (target, name, self) => reactive(Reflect.get(target, name, self)) });

const throwing = () => {
  throw new RangeError("not now");
};
const revoked = Proxy.revocable([], {});
revoked.revoke();
const circular = { kind: "ring" };
circular.at = circular;
const list = [];
list.push(list);

const SIMPLE = [0, -1, NaN, Infinity, 10n, true, "", "\u0000<b>", Symbol("odd"), throwing];

/** An object with getters. */
const withGetters = (get, ...names) =>
  Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { get, enumerable: true }])),
  );

const HOSTILE = [
  ...SIMPLE,
  class Odd {},
  {},
  Object.create(null),
  circular,
  list,
  revoked.proxy,
  new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing }),
  new Proxy([], { get: throwing }),
  { [Symbol.toPrimitive]: throwing, toString: throwing, toJSON: throwing },
  withGetters(throwing, "kind", "record", "text"),
  ...[[Symbol("odd")], [10n, null, undefined], [throwing], [[], {}], [Object.create(null)]],
  [revoked.proxy],
  new Array(4_000_000_000),
  new Uint8Array(3),
  new ArrayBuffer(8),
  new Map([[1, 2]]),
  new WeakMap(),
  Promise.resolve(),
  (function* endless() {
    while (true) yield "1b2";
  })(),
  new Date(Number.NaN),
];

const RING = { kind: "ring", at: "1b2" };

test("marks are copied from a proxy, a frozen list, a class, and anything that can be iterated", () => {
  class Mark {
    #at = "1b2";
    get kind() {
      return "ring";
    }
    get at() {
      return this.#at;
    }
  }
  const more = { ...RING, onClick() {}, node: new EventTarget(), large: null, label: undefined };
  for (const marks of [
    reactive([RING]),
    Object.freeze([Object.freeze({ ...RING })]),
    [new Mark()],
    [more],
    new Set([RING]),
    [RING].values(),
  ]) {
    const copies = checkMarks(marks);
    assert.deepEqual(copies, [RING]);
    assert.deepEqual(structuredClone(copies), [RING]);
  }
});

test("marks that are no marks are refused with what is wrong, each field by itself", () => {
  for (const field of ["kind", "at", "from", "tone", "shape", "text", "label", "hollow", "large"]) {
    for (const odd of HOSTILE.filter((value) => !["string", "boolean"].includes(typeof value))) {
      assert.throws(() => checkMarks([{ ...RING, [field]: odd }]), BadValue, field);
    }
  }
});

test("what a property of a board keeps is its own, whatever is set, and the next good value counts", async () => {
  const good = {
    variant: "expert",
    moves: ["1b2"],
    ply: 3,
    camera: { rotation: 20 },
    interactive: "both",
    opponent: 4,
    replay: 2,
    show: ["legal"],
    marks: [RING],
  };
  const board = new PylosBoard();
  for (const property of [...PROPERTIES, "game", "paused", "replaying"]) {
    for (const odd of HOSTILE) {
      board[property] = odd;
      const kept = board[property];
      assert.deepEqual(structuredClone(kept), kept, `${property} keeps something of the page`);
      assert.ok(kept !== odd || Object(odd) !== odd, property);
      if (!(property in good)) continue;
      board[property] = reactive(good[property]);
      assert.deepEqual(board[property], good[property], `${property} after ${String(typeof odd)}`);
    }
  }
});

test("a property is written as its attribute, but marks, which are data; an attribute that is written is the property", () => {
  const board = new PylosBoard();
  const marks = [{ ...RING, label: "" }];
  const set = { takeBack: "optional", moves: ["1b2"], camera: { elevation: 70, levels: 2 }, marks };
  Object.assign(board, set, { show: ["legal", "controls"], opponent: 3 });
  board.setAttribute("empty-reserve", "playsOn");
  const written = ["take-back", "moves", "camera", "show", "opponent", "marks"].map((name) =>
    board.getAttribute(name),
  );
  const camera = "elevation=70 levels=2";
  assert.deepEqual(written, ["optional", "1b2", camera, "legal controls", "3", null]);
  assert.deepEqual([board.emptyReserve, board.marks], ["playsOn", marks]);
  board.takeBack = null;
  assert.deepEqual([board.takeBack, board.hasAttribute("take-back")], ["required", false]);
});

test("what a page has set before the element is defined is set once more", () => {
  const board = Object.defineProperty(new PylosBoard(), "opponent", {
    ...{ value: 5, writable: true, enumerable: true, configurable: true },
  });
  upgrade(board, ["opponent", "variant"]);
  assert.deepEqual([board.opponent, board.getAttribute("opponent")], [5, "5"]);
  assert.equal(board.getAttribute("variant"), null);
});

test("a list that is changed in place and set again is shown as it is now", () => {
  const board = new PylosBoard();
  for (const [property, first, next] of [
    ["marks", RING, { kind: "minus", at: "1c1" }],
    ["moves", "1b2", "1c2"],
    ["show", "legal", "plan"],
  ]) {
    const values = reactive([first]);
    board[property] = values;
    values.push(next);
    assert.deepEqual(board[property], [first], `${property} changes before it is set`);
    board[property] = values;
    assert.deepEqual(board[property], [first, next]);
  }
  const camera = reactive({ rotation: 10 });
  board.camera = camera;
  camera.rotation = 20;
  board.camera = camera;
  assert.deepEqual(board.camera, { rotation: 20 });
});

test("a camera may be an instance with getters", () => {
  const board = new PylosBoard();
  board.camera = new (class {
    get elevation() {
      return 60;
    }
    get seeThrough() {
      return true;
    }
  })();
  assert.deepEqual(board.camera, { elevation: 60, seeThrough: true });
});

test("a method of a board rejects with an error, and takes no value of the page", async () => {
  const board = new PylosBoard();
  for (const odd of HOSTILE) {
    assert.throws(() => board.load(odd), Error);
    // The board is in no document: these wait, or reject.
    for (const asked of [board.play(odd), board.goTo(odd, odd), board.toBlob(odd)]) {
      assert.ok(asked instanceof Promise);
      asked.catch((error) => assert.ok(error instanceof Error));
    }
  }
  await new Promise((resolve) => setTimeout(resolve));
});

const CHAPTER = {
  id: "one",
  title: "One",
  steps: [
    {
      id: "first",
      position: "4/4/4/4 3/3/3 2/2 1 l",
      text: "Play.",
      turns: [{ want: { level: 1 }, mistakes: [{ when: { refused: "1a1" }, say: "No." }] }],
    },
  ],
};

test("the chapters of a lesson are copied, whatever is set, and are shown as they are when they are set again", () => {
  const lesson = new PylosLesson();
  for (const odd of [...HOSTILE, null, undefined]) {
    lesson.chapters = odd;
    assert.deepEqual(lesson.chapters, []);
    lesson.chapters = [{ ...CHAPTER, title: odd }];
    lesson.chapters = [{ ...CHAPTER, steps: odd }];
    lesson.chapters = [{ ...CHAPTER, steps: [{ ...CHAPTER.steps[0], turns: [odd] }] }];
    assert.deepEqual(lesson.chapters, []);
  }
  class Chapter {
    get id() {
      return CHAPTER.id;
    }
    get title() {
      return CHAPTER.title;
    }
    get steps() {
      return CHAPTER.steps;
    }
  }
  for (const data of [CHAPTER, [CHAPTER], reactive([CHAPTER]), reactive(CHAPTER), new Chapter()]) {
    lesson.chapters = data;
    assert.deepEqual(structuredClone(lesson.chapters), [CHAPTER]);
  }
  const mine = reactive(structuredClone([CHAPTER]));
  lesson.chapters = mine;
  mine[0].steps.push({ ...CHAPTER.steps[0], id: "second" });
  assert.equal(lesson.chapters[0].steps.length, 1);
  lesson.chapters = mine;
  assert.equal(lesson.chapters[0].steps.length, 2);
});

test("the other properties of a lesson and a puzzle take any value", () => {
  const lesson = new PylosLesson();
  const puzzle = new PylosPuzzle();
  for (const odd of [...HOSTILE, null, undefined]) {
    for (const name of ["at", "src"]) {
      lesson[name] = odd;
      assert.ok(lesson[name] === null || typeof lesson[name] === "string");
    }
    lesson.mustSolve = odd;
    assert.equal(lesson.mustSolve, Boolean(odd));
    puzzle.daily = odd;
    assert.equal(puzzle.daily, Boolean(odd));
    puzzle.variant = odd;
    assert.equal(puzzle.variant, "standard");
  }
});
