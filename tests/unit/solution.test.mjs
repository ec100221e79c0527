// The page brings the engine what it needs of the solution: from any host, from the cache, and never for long.

import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, beforeEach, mock, test } from "node:test";
import { pathToFileURL } from "node:url";
import { crc32 } from "node:zlib";
import { engine, turn, until } from "./support/worker.mjs";

const RULES = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
const FOLDER = "solution/standard/";

/** What each position needs, in the order in which the engine asks for it. */
let positions = {};
/** The files of the host; every byte of a file is its first letter. */
let files = {};
const bytesOf = (file, length) => new Uint8Array(length).fill(file.charCodeAt(0));

/** What the module in the worker has: it asks, and checks what it gets. */
const mind = { asked: [], index: null, pieces: new Set() };

/** What is missing for a position; null: it is not in the solution. */
function missing(record, moves = []) {
  const rounds = positions[[record, ...moves].join(" ").split("\n").at(-1)];
  const open = (rounds ?? []).map((round) => round.filter((one) => !mind.pieces.has(nameOf(one))));
  return rounds ? (open.find((round) => round.length > 0) ?? []) : null;
}

engine.answer = (request) => {
  const { id, kind, record, moves, index, pieces = [] } = request;
  if (id === undefined) return undefined;
  mind.asked.push(request);
  if (kind === "table") return true;
  if (kind === "know") {
    const isSolved = mind.index !== null && missing(record)?.length === 0;
    const source = isSolved ? "solution" : "search";
    return { moves: ["m1", "m2", "m3", "m4"].map((text) => ({ text, source })), final: isSolved };
  }
  if (index?.[0] === "i".charCodeAt(0)) mind.index = index.length;
  if (mind.index === null) return null;
  for (const { file, start, bytes } of pieces) {
    if (!bytes.every((byte) => byte === file.charCodeAt(0))) continue;
    mind.pieces.add(nameOf({ file, start, end: start + bytes.length }));
  }
  const open = missing(record, moves);
  const best = open?.length === 0 ? ["r1", "r2", "r3", "r4"] : [];
  return { answers: open !== null, pieces: open ?? [], best };
};
const nameOf = ({ file, start, end }) => `${file}:${start}-${end}`;
const piece = (file, start, end, size = 100_000) => ({ file, start, end, size });

/** How the host answers, and what it was asked for. */
let host = {};
let requests = [];

async function fetchFake(address, { headers = {}, cache, priority, signal } = {}) {
  const path = new URL(address).pathname.split("/www/")[1];
  const range = /^bytes=(\d+)-(\d+)$/.exec(headers.Range ?? "");
  const asked = range ? `${path} ${range[1]}-${Number(range[2]) + 1}` : path;
  requests.push(priority === "low" ? `${asked} low` : asked);
  if (host.isDown) throw new TypeError("Failed to fetch");
  signal?.throwIfAborted();
  const hangs = host.hangs?.test(path);
  if (hangs) {
    await new Promise((resolve, reject) => {
      host.release = resolve;
      signal.addEventListener("abort", () => {
        host.isDropped = true;
        reject(signal.reason);
      });
    });
  }
  if (path === "solution/solutions.json") {
    return Response.json({ standard: { version: "1", files: { "index.pylos": 50, ...files } } });
  }
  const name = path.slice(FOLDER.length);
  if (host.missing?.test(name)) return new Response("", { status: 404 });
  const size = name === "index.pylos" ? 50 : (files[name] ?? 100_000);
  let bytes = bytesOf(name, size);
  const isBroken = host.broken?.test(name) && !(host.isRepaired && cache === "reload");
  if (isBroken) bytes.fill(0);
  if (range === null || host.isWhole) return new Response(bytes);
  if (host.refuses) return new Response("", { status: 416 });
  bytes = bytes.slice(Number(range[1]), Number(range[2]) + 1);
  return new Response(host.cuts ? bytes.slice(1) : bytes, { status: 206 });
}

/** The caches of the browser, by name. */
let kept = new Map();
let room = Number.POSITIVE_INFINITY;
const keysOf = (cache) => [...cache.keys()].map((url) => ({ url }));
const cachesFake = {
  async open(name) {
    const cache = kept.get(name) ?? new Map();
    kept.set(name, cache);
    return {
      match: async (key) => cache.get(String(key))?.clone(),
      put: async (key, response) => {
        const bytes = (await response.clone().arrayBuffer()).byteLength;
        room -= bytes;
        if (room < 0) throw new DOMException("full", "QuotaExceededError");
        cache.set(String(key), response);
      },
      delete: async (key) => cache.delete(String(key.url ?? key)),
      keys: async () => keysOf(cache),
    };
  },
  keys: async () => [...kept.keys()],
  delete: async (name) => kept.delete(name),
};

Object.assign(globalThis, {
  fetch: fetchFake,
  caches: cachesFake,
});

/** Of the browser, as far as the modules ask it. @type {{ connection?: { saveData: boolean } }} */
const browser = {};
Object.defineProperty(globalThis, "navigator", { value: browser });

const WWW = new URL("../../www/", import.meta.url);
/** Each test loads the modules from a folder of its own: they know what a page knows. */
const root = await mkdtemp(join(tmpdir(), "pylos-solution-"));
let pages = 0;
let page;
let told = [];

async function newPage() {
  pages += 1;
  const www = join(root, String(pages), "www");
  for (const path of ["engine", "site/start-worker.js"]) {
    await cp(new URL(path, WWW), join(www, path), { recursive: true });
  }
  const load = (name) => import(pathToFileURL(join(www, "engine", name)).href);
  const parts = ["know.js", "news.js", "solution.js", "keep.js", "folders.js"].map(load);
  page = Object.assign({}, ...(await Promise.all(parts)));
  page.onLoading((_, more) => told.push([solution().state, more]));
  Object.assign(mind, { asked: [], index: null, pieces: new Set() });
}

/** What the page knows of the solution. */
const solution = () => page.solutionOf(RULES);
const game = (record, variant = "standard") => ({ record, rules: { ...RULES, variant } });
/** The moves that are known of a position in the end. */
const analyse = async (name, how) => (await page.knowAll(game(name), "soon", how)).scores;
/** What the host was asked for, without the list and the index. */
const fetched = () =>
  requests.filter((path) => !/solutions|index/.test(path)).map((path) => path.slice(FOLDER.length));

beforeEach(async () => {
  [positions, files, host, requests, told, kept] = [{}, {}, {}, [], [], new Map()];
  room = Number.POSITIVE_INFINITY;
  await newPage();
});

afterEach(() => {
  mock.timers.reset();
  delete browser.connection;
});

after(() => rm(root, { recursive: true }));

test("a position is answered after its directories and blocks, and neighbours are fetched together", async () => {
  positions.a = [
    [piece("x", 0, 700), piece("y", 0, 700)],
    [piece("x", 1000, 2000), piece("x", 2500, 3000), piece("x", 50_000, 51_000)],
  ];
  const scores = await analyse("a");
  assert.deepEqual(
    scores.map(({ text }) => text),
    ["m1", "m2", "m3", "m4"],
  );
  assert.deepEqual(requests.slice(0, 2), ["solution/solutions.json", `${FOLDER}index.pylos`]);
  assert.deepEqual(fetched(), ["x 0-700", "y 0-700", "x 1000-3000", "x 50000-51000"]);
  assert.deepEqual(solution(), { state: "ready", answers: true });
  await analyse("a");
  assert.equal(fetched().length, 4, "the worker has it");
});

test("a host without the solution of the rules is asked for the list once", async () => {
  const other = game("a", "expert");
  await page.knowAll(other, "soon");
  await page.knowAll(other, "board");
  assert.deepEqual(requests, ["solution/solutions.json"]);
  assert.equal(page.solutionOf(other.rules).state, "none");
});

test("a folder with a part of the solution leaves other positions to tables and search", async () => {
  await analyse("elsewhere");
  assert.deepEqual(solution(), { state: "ready", answers: false });
});

test("an index that is missing is asked for once, until the person tries again", async () => {
  positions.a = [[piece("x", 0, 10)]];
  host = { missing: /^index/ };
  for (const _ of [1, 2, 3]) await analyse("a");
  assert.equal(solution().state, "broken");
  assert.deepEqual(requests, ["solution/solutions.json", `${FOLDER}index.pylos`]);
  host = {};
  page.retrySolution();
  await analyse("a");
  assert.equal(solution().state, "ready");
});

for (const [what, how] of [
  ["ignores ranges", { isWhole: true }],
  ["refuses ranges of what it has compressed", { refuses: true }],
]) {
  test(`a host that ${what} sends small files whole, and no large ones`, async () => {
    host = how;
    files = { x: 100_000, y: 3_000_000 };
    positions.a = [[piece("x", 10, 20), piece("x", 90_000, 90_010)]];
    positions.b = [[piece("x", 30, 40)]];
    positions.c = [[piece("y", 0, 10, 3_000_000)]];
    positions.d = [[piece("z", 10, 20), piece("z", 90_000, 90_010)]];
    await analyse("a");
    assert.equal(solution().answers, true);
    const before = fetched().length;
    await analyse("b");
    assert.equal(fetched().length, before, "the file is in the cache");
    await analyse("c");
    assert.deepEqual(solution(), { state: "ready", answers: false });
    assert.ok(!fetched().includes("y"), "it is not fetched whole");
    requests = [];
    await analyse("d");
    assert.deepEqual(fetched(), ["z"], "it is not asked for ranges again");
  });
}

test("a damaged block is fetched once more past the cache, whole where the file is small", async () => {
  positions.a = [[piece("x", 0, 10)]];
  host = { broken: /^x/, isRepaired: true };
  await analyse("a");
  assert.deepEqual(fetched(), ["x 0-10", "x"]);
  assert.equal(solution().state, "ready");
});

for (const [what, how] of [
  ["damaged", { broken: /^x/ }],
  ["missing", { missing: /^x/ }],
  ["cut off", { cuts: true }],
  ["wrong from the index on", { broken: /^index/ }],
]) {
  test(`where a file is ${what}, the search answers, and it is not fetched again and again`, async () => {
    positions.a = [[piece("x", 0, 10, 2_000_000)]];
    host = how;
    assert.equal((await analyse("a")).length, 4);
    assert.equal(solution().state, "broken");
    assert.ok(told.some(([state]) => state === "broken"));
    const before = requests.length;
    await analyse("a");
    assert.ok(requests.length <= before + 2, requests.join());
    assert.equal(solution().state, "broken");
    host = {};
    page.retrySolution();
    await analyse("a");
    assert.equal(solution().state, "ready");
  });
}

test("without a network what is kept answers, and nothing is fetched for a while", async () => {
  positions.a = [[piece("x", 0, 10)]];
  positions.b = [[piece("x", 50_000, 50_010)]];
  await analyse("a");
  host = { isDown: true };
  await analyse("b");
  assert.deepEqual(solution(), { state: "failed", answers: false });
  const before = requests.length;
  await analyse("b");
  assert.equal(requests.length, before, "the network has a rest");
  assert.equal((await analyse("a")).length, 4);
  host = {};
  page.retrySolution();
  await analyse("b");
  assert.equal(solution().state, "ready");
});

test("while the network hangs the search answers, and what arrives late is told", async () => {
  positions.a = [[piece("x", 0, 10)]];
  host = { hangs: /^solution.standard.x/ };
  mock.timers.enable({ apis: ["setTimeout"] });
  const answer = analyse("a");
  await until(() => host.release);
  mock.timers.tick(1000);
  await answer;
  told = [];
  host.release();
  await until(() => told.length > 0);
  assert.deepEqual(told.at(-1), ["ready", true], "better answers are at hand");
  await analyse("a");
  assert.equal(fetched().length, 1);
});

test("a network that never answers is given up", async () => {
  positions.a = [[piece("x", 0, 10)]];
  host = { hangs: /^solution.standard.x/ };
  mock.timers.enable({ apis: ["setTimeout"] });
  const answer = analyse("a");
  await until(() => host.release);
  mock.timers.tick(15_000);
  await answer;
  await until(() => solution().state === "failed");
});

test("a question that is dropped ends its requests", async () => {
  positions.a = [[piece("x", 0, 10)]];
  host = { hangs: /^solution.standard.x/ };
  const aborter = new AbortController();
  const answer = analyse("a", { signal: aborter.signal });
  await until(() => host.release);
  aborter.abort();
  await assert.rejects(answer, page.Cancelled);
  assert.ok(host.isDropped);
  host = {};
  await analyse("a");
  assert.equal(solution().state, "ready");
});

test("two questions about a position share what is fetched", async () => {
  positions.a = [[piece("x", 0, 10)]];
  host = { hangs: /^solution.standard.x/ };
  const aborter = new AbortController();
  const answers = [analyse("a", { signal: aborter.signal }), analyse("a")];
  await until(() => host.release);
  aborter.abort();
  await assert.rejects(answers[0], page.Cancelled);
  host.release();
  assert.equal((await answers[1]).length, 4);
  assert.equal(fetched().length, 1);
});

test("what the best moves need is fetched ahead, until another question comes", async () => {
  positions.a = [];
  positions["a m1"] = [[piece("x", 0, 10)]];
  positions["a m2"] = [[piece("x", 50_000, 50_010)]];
  positions["a m3"] = [[piece("y", 0, 400_000, 500_000)]];
  await analyse("a");
  await until(() => mind.asked.at(-1).moves?.[0] === "m3");
  await turn();
  assert.deepEqual(fetched(), ["x 0-10 low", "x 50000-50010 low"], "no large pieces");
  positions.b = [];
  host = { hangs: /^solution.standard.z/ };
  positions["b m1"] = [[piece("z", 0, 10)]];
  await analyse("b");
  await until(() => host.release);
  await analyse("elsewhere");
  assert.ok(host.isDropped);
  assert.equal(solution().state, "ready", "what was dropped is no failure");
});

test("after its own move the highest level prepares the likely replies", async () => {
  positions.a = [];
  positions["a m1"] = [];
  for (const reply of ["r1", "r2", "r3"]) positions[`a m1 ${reply}`] = [[piece(reply, 0, 10)]];
  await page.choose(game("a"), { level: 8 }, new AbortController().signal);
  await until(() => fetched().length === 3);
  assert.deepEqual(fetched(), ["r1 0-10 low", "r2 0-10 low", "r3 0-10 low"]);
});

test("other levels ask for nothing", async () => {
  await page.choose(game("a"), { level: 3 }, new AbortController().signal);
  assert.deepEqual(requests, []);
});

test("where the browser is to save data, little is fetched and nothing ahead", async () => {
  browser.connection = { saveData: true };
  positions.a = [[piece("x", 0, 20_000)]];
  positions["a m1"] = [[piece("x", 50_000, 50_010)]];
  positions.b = [[piece("y", 0, 300_000, 500_000)]];
  await analyse("a");
  assert.equal(solution().answers, true);
  for (let i = 0; i < 20; i += 1) await turn();
  await analyse("b");
  assert.equal(solution().answers, false);
  assert.deepEqual(fetched(), ["x 0-20000"]);
});

test("only the last version of a folder is kept, and other caches are left alone", async () => {
  positions.a = [[piece("x", 0, 10)]];
  await cachesFake.open("pylos:/club/:version 1");
  await analyse("a");
  const [mine] = [...kept.keys()].filter((name) => name.includes("solution/standard"));
  await newPage();
  const old = mine.replace(/:1$/, ":0").replace(/\/\d+\/www/, `/${pages}/www`);
  await cachesFake.open(old);
  await analyse("a");
  await until(() => !kept.has(old));
  assert.ok(kept.has("pylos:/club/:version 1"));
});

test("the whole folder is kept for use offline, goes on after an interruption, and is deleted", async () => {
  files = { x: 600_000, y: 10, z: 300_000 };
  positions.a = [[piece("x", 262_000, 530_000, 600_000)], [piece("z", 299_000, 300_000, 300_000)]];
  const folder = await page.findFolder(RULES);
  assert.equal(folder.bytes, 900_060);
  assert.equal(await page.missingBytes(folder), 900_060);
  host = { hangs: /standard.z/ };
  const aborter = new AbortController();
  const keeping = page.keepFolder(folder, () => {}, aborter.signal);
  await until(() => host.release);
  while ((await page.missingBytes(folder)) !== 300_000) await turn();
  aborter.abort();
  await assert.rejects(keeping);
  host = {};
  requests = [];
  const progress = [];
  await page.keepFolder(folder, (bytes) => progress.push(bytes), new AbortController().signal);
  assert.deepEqual(requests, [`${FOLDER}z`], "only what is missing");
  assert.deepEqual(progress, [600_060, 900_060]);
  assert.equal(await page.missingBytes(folder), 0);
  host = { isDown: true };
  await analyse("a");
  assert.deepEqual(solution(), { state: "ready", answers: true });
  assert.deepEqual(requests, [`${FOLDER}z`]);
  await page.dropFolder(folder);
  assert.equal(await page.missingBytes(folder), 900_060);
});

test("a damaged part of a kept folder is deleted and fetched again, once", async () => {
  files = { x: 600_000 };
  positions.a = [[piece("x", 0, 10, 2_000_000)]];
  const folder = await page.findFolder(RULES);
  await page.keepFolder(folder, () => {}, new AbortController().signal);
  const [cache] = kept.values();
  for (const key of cache.keys()) {
    if (key.includes("x?part=0")) cache.set(key, new Response(bytesOf("?", 2 ** 18)));
  }
  requests = [];
  await analyse("a");
  assert.deepEqual(fetched(), ["x 0-10"]);
  assert.equal(await page.missingBytes(folder), 600_000, "the file has to be kept again");
  assert.equal(solution().state, "ready");
});

test("without room the folder is not kept, and nothing of it stays", async () => {
  files = { x: 600_000, y: 10, z: 300_000 };
  const folder = await page.findFolder(RULES);
  room = 700_000;
  const keeping = page.keepFolder(folder, () => {}, new AbortController().signal);
  await assert.rejects(keeping, page.Full);
  assert.equal(await page.missingBytes(folder), 900_060);
  assert.deepEqual([...[...kept.values()][0].keys()], []);
});

test("without a cache the solution answers, and nothing can be kept", async () => {
  positions.a = [[piece("x", 0, 10)]];
  globalThis.caches = undefined;
  try {
    await analyse("a");
    assert.equal(solution().answers, true);
    assert.equal(await page.missingBytes(await page.findFolder(RULES)), null);
  } finally {
    globalThis.caches = cachesFake;
  }
});

test("the list has the openings of each variant, as parts of about a megabyte, with all their files", async () => {
  const own = new URL("solution/", WWW);
  const list = JSON.parse(await readFile(new URL("solutions.json", own), "utf8"));
  assert.deepEqual(Object.keys(list), ["children", "standard", "expert"]);
  for (const [name, { version, files, isPart }] of Object.entries(list)) {
    const folder = new URL(`${name}/`, own);
    const sizes = (await readdir(folder)).map(async (file) => [
      file,
      (await stat(new URL(file, folder))).size,
    ]);
    assert.deepEqual(files, Object.fromEntries(await Promise.all(sizes)));
    const index = await readFile(new URL("index.pylos", folder));
    assert.equal(version, crc32(index).toString(16).padStart(8, "0"));
    assert.equal(isPart, true, "Help does not offer it as the whole solution");
    const bytes = Object.values(files).reduce((sum, size) => sum + size, 0);
    assert.ok(bytes < 1_050_000, `${name}: ${bytes}`);
  }
});
