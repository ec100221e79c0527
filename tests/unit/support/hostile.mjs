// Calls of every export of the module with one argument, option or item that can be anything, and values to put there.

/** The codes of the errors that a call with any arguments may throw. */
export const CODES = new Set(
  "badOption badPosition badMove illegalMove gameOver badRecord badTable".split(" "),
);

const NOTED = "1. 1b2 {the middle} 1c3 (1... 1a1 $2) 2. 1c2 *";

/**
 * For each place of an argument a call that puts a value there. Limits keep valid calls short.
 * @param {typeof import("../../e2e/support/rules.mjs")} rules @returns {Record<string, (value: any) => unknown>}
 */
export function callsOf(rules) {
  const game = rules.newGame({ moves: ["1b2", "1c3"] });
  const noted = rules.loadGame(NOTED);
  const late = rules.newGame({ position: "ldld/dldl/ldld/dldl ldl/dld/ldl dl/dd 1 l" });
  const few = { nodes: 10 };
  const calls = {
    newGame: (value) => rules.newGame(value),
    "newGame moves item": (value) => rules.newGame({ moves: ["1b2", value, "1c3"] }),
    "play move": (value) => rules.play(game, value),
    "play move noted": (value) => rules.play(noted, value),
    "concede player": (value) => rules.concede(game, value, "time"),
    "concede reason": (value) => rules.concede(game, "light", value),
    "themes turn": (value) => rules.themes(game, value),
    "perft depth": (value) => rules.perft(game, value === 30 ? 3 : value),
    step: (value) => rules.step(value),
    "take file": (value) => rules.take(value, 0, new Uint8Array(40)),
    "take start": (value) => rules.take("x", value, new Uint8Array(40)),
    "take bytes": (value) => rules.take("x", 0, value),
    "take rest": (value) => rules.take("half", 30, value),
    "ask options": (value) => rules.ask(game, value),
    "chooseMove options": (value) => rules.chooseMove(game, value),
    // A search of one turn.
    "analyse options": (value) => rules.analyse(late, value),
  };
  const options = {
    newGame: ["variant", "takeBack", "emptyReserve", "position", "moves"],
    ask: ["level", "seed"],
    chooseMove: ["level", "seed"],
    analyse: ["timeMs", "nodes", "depth"],
  };
  for (const [name, names] of Object.entries(options))
    for (const option of names) {
      const others = name === "analyse" ? { timeMs: 1, ...few } : {};
      const start = name === "newGame" ? [] : [game];
      const call = /** @type {any} */ (rules)[name];
      calls[`${name} ${option}`] = (value) => call(...start, { ...others, [option]: value });
    }
  const ofGame = {
    agree: [],
    loadGame: [],
    legalMoves: [],
    undo: [],
    needs: [],
    remarks: [],
    coach: [],
    canonicalPosition: [],
    ask: [],
    play: ["1a1"],
    concede: ["dark", "time"],
    themes: ["1a1"],
    perft: [1],
    analyse: [few],
    chooseMove: [{ level: 1 }],
  };
  for (const [name, rest] of Object.entries(ofGame))
    calls[`${name} game`] = (value) => /** @type {any} */ (rules)[name](value, ...rest);
  return calls;
}

const KEYS = ["record", "text", "variant", "moves", "position", "level", "seed", "nodes", "length"];

/** An object that does something for each of the properties that the module reads. */
function withGetters(get) {
  const object = {};
  for (const key of KEYS) Object.defineProperty(object, key, { get, enumerable: true });
  return object;
}

/** A proxy whose every trap does something. */
function trapped(target, trap) {
  const traps = Object.getOwnPropertyNames(Reflect).filter((name) => name !== "length");
  return new Proxy(target, Object.fromEntries(traps.map((name) => [name, trap])));
}

const throwing = (/** @type {unknown} */ what) => () => {
  throw what;
};

/** Values that throw when they are looked at. */
export function throwers() {
  const fail = throwing(new Error("no"));
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return [
    trapped({}, fail),
    trapped([], fail),
    trapped(() => {}, throwing(undefined)),
    trapped(new Uint8Array(4), fail),
    proxy,
    withGetters(fail),
    withGetters(throwing(Symbol("no"))),
    [withGetters(fail), proxy],
    trapped(["1b2", "1c3"], fail),
    {
      [Symbol.toPrimitive]: fail,
      toString: fail,
      valueOf: fail,
      toJSON: fail,
      [Symbol.iterator]: fail,
    },
    new Proxy(["1b2"], { get: (_, key) => (key === "length" ? 3 : fail()) }),
  ];
}

/** Anything. */
export function values(rules) {
  const game = rules.newGame({ moves: ["1b2", "1c3"] });
  const noted = rules.loadGame(NOTED);
  const detached = new Uint8Array(64);
  structuredClone(detached.buffer, { transfer: [detached.buffer] });
  class Long extends Uint8Array {
    get length() {
      return 4e9;
    }
    get byteLength() {
      return 4e9;
    }
  }
  /** Calls the module while it reads. */
  const again = () => {
    rules.newGame({ variant: "expert", moves: ["1b2"] });
    rules.chooseMove(game, { level: 1 });
    rules.step(0);
    try {
      rules.take("x", 0, new Uint8Array(9));
    } catch {
      return "1a1";
    }
    return game.record;
  };
  const itself = {};
  for (const key of KEYS)
    Object.defineProperty(itself, key, { get: () => rules.loadGame(itself), enumerable: true });
  let reads = 0;
  const numbers = [0, -0, 1, -1, 0.5, 30, 31, 2 ** 31, 2 ** 32, 2 ** 53, 1e300];
  const texts = ["", " ", ..."0 3 1b2 \0 é💥 \ud800 __proto__ constructor Light".split(" ")];
  const lists = [[], [[]], ["1b2"], [null], ["1b2\n1c3"], new Array(2 ** 32 - 1), Array(3)];
  const buffers = [new ArrayBuffer(8), new SharedArrayBuffer(8), new DataView(new ArrayBuffer(8))];
  const arrays = [Float64Array, BigInt64Array, Uint8ClampedArray, Int8Array, Uint8Array, Long];
  return [
    ...[undefined, null, true, false, Number.NaN, Infinity, -Infinity, ...numbers, 10n, 2n ** 70n],
    ...[Symbol("a"), Symbol.iterator, ...texts, "x".repeat(2 ** 20), "é".repeat(2 ** 18 + 1)],
    ...["[".repeat(999), `1. 1b2 ${"(".repeat(999)}`, "{".repeat(999)],
    ...["l/".repeat(999), "1b2 ".repeat(999)],
    ...lists,
    ...["1b2", null, {}].map((item) => Array(20_000).fill(item)),
    ...[{}, Object.create(null), Object.freeze({})],
    ...[{ length: 4e9 }, { length: 2 ** 32 - 1 }, { length: -1 }],
    ...[() => {}, class {}, async () => {}, function* () {}],
    ...[Math.max, Promise.resolve(), globalThis, rules],
    ...[new Date(Number.NaN), new Error("x"), /x/, new URL("a:b")],
    ...[new Map([[1, 2]]), new Set(), new WeakMap()],
    ...[new Number(3), new String("1b2"), new Boolean(true), Object(Symbol("a")), Object(1n)],
    ...buffers,
    ...[...arrays.map((kind) => new kind(8)), Buffer.alloc(8)],
    ...[
      detached,
      new Uint8Array(new SharedArrayBuffer(64)),
      new Uint8Array(0),
      new Proxy(new Uint8Array(9), {}),
    ],
    new Uint8Array(new /** @type {any} */ (ArrayBuffer)(8, { maxByteLength: 64 })),
    Object.setPrototypeOf(new Uint8Array(8), null),
    Object.create(Uint8Array.prototype),
    Object.assign([], { length: 3 }),
    new Proxy([], { get: (_, key) => (key === "length" ? 2 ** 32 : "1b2") }),
    new Proxy([], {
      get: (_, key) => (key === "length" ? { valueOf: () => (reads++ ? 2 ** 32 : 2) } : "1b2"),
    }),
    new Proxy({}, { get: (_, _key, self) => self }),
    new Proxy({}, { ownKeys: () => Array.from({ length: 9999 }, (_, i) => `k${i}`) }),
    { ["k".repeat(2 ** 21)]: 1 },
    { __proto__: { record: "x", text: 7 } },
    // Games and moves that are not what the module made.
    ...[{ ...game }, { ...game, record: "1. 1a1" }, { ...game, record: 7 }],
    { ...game, position: "l" },
    ...[Object.create(game), new Proxy(game, {}), structuredClone(game), { record: game }, noted],
    new Proxy(game, { get: () => noted.record }),
    ...[{ text: "1a1", to: "4a1" }, { text: { text: "1a1" } }],
    ...[
      withGetters(again),
      trapped({}, again),
      trapped([], again),
      itself,
      [itself],
      new Proxy([], { get: again }),
    ],
    ...throwers(),
  ];
}
