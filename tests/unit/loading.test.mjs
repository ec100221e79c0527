// The worker gets tables, and what it needs of a solution; nothing waits long for them.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import {
  choose,
  findSolution,
  know,
  loadingOf,
  loadTables,
  onLoading,
  retrySolution,
  stopLoading,
} from "../../www/engine/know.js";
import { nameOf, tablesOf } from "../../www/engine/tables.js";
import { browser, host, requests, reset, sizes } from "./support/host.mjs";
import { engine, started, turn, until } from "./support/worker.mjs";

/** The host has a solution of all but the first. */
const RULE_SETS = ["children", "standard", "expert"].flatMap((variant) =>
  ["required", "optional"].flatMap((takeBack) =>
    ["playsOn", "loses"].map((emptyReserve) => ({ variant, takeBack, emptyReserve })),
  ),
);
const FILES = { "index.pylos": 50, x: 200_000, y: 500_000, z: 200_000 };
/** Each test has rules of its own. */
const sets = RULE_SETS.slice(1);
const LIST = Object.fromEntries(
  sets.map((rules) => [nameOf(rules), { version: "1", files: FILES }]),
);
const [, STANDARD, EXPERT] = RULE_SETS.filter((rules) => tablesOf(rules).length > 0);

let rules;
/** What each position needs, in the order in which the engine asks for it. */
let positions = {};
/** Ranges that the engine has, and all that it was given. */
let taken = new Set();
let gifts = [];
let told = [];

/** Whether the engine takes a file. */
function take({ file, start, bytes }) {
  const end = start + bytes.length;
  gifts.push({ file, start, end });
  if (bytes.includes(0)) return false;
  taken.add(`${file}:${start}-${end}`);
  return true;
}

engine.answer = ({ id, kind, record, options, moves = [], gifts }) => {
  if (id === undefined) return undefined;
  if (kind === "take") return gifts.map(take);
  const rounds = positions[[record.split("|")[0], ...moves].join(" ")];
  const open = (rounds ?? []).map((round) =>
    round.filter(({ file, start, end }) => !taken.has(`${file}:${start}-${end}`)),
  );
  const pieces = open.find((round) => round.length > 0) ?? [];
  const answers = rounds !== undefined && taken.has("index.pylos:0-50");
  if (kind === "needs")
    return { answers, pieces: answers ? pieces : [], best: ["r1", "r2", "r3", "r4"] };
  const isSolved = answers && pieces.length === 0;
  const source = isSolved ? "solution" : "search";
  return {
    moves: (options ? ["m1"] : ["m1", "m2", "m3"]).map((text) => ({ text, source })),
    final: isSolved,
  };
};

const piece = (file, start, end) => ({ file, start, end });
/** Answers stay, so each test has games of its own. */
const game = (name) => ({
  record: `${name}|${nameOf(rules)}`,
  rules,
  start: "",
  moves: [name],
  position: name,
});
const ask = async (record, how) => (await know(game(record), "soon", how)).scores;
/** What is known of the solution. */
const solution = () => {
  const { isSolved, fault } = loadingOf(rules);
  return fault ?? isSolved;
};
/** What the host was asked for, without the list and the index. */
const fetched = () => requests.filter((name) => !/json|index/.test(name));

onLoading((_, more) => told.push([solution(), more]));

beforeEach(() => {
  reset();
  Object.assign(host, { list: LIST });
  Object.assign(sizes, FILES);
  for (const { file, bytes } of RULE_SETS.flatMap(tablesOf)) sizes[file] = bytes;
  [positions, taken, gifts, told] = [{}, new Set(), [], []];
  rules = sets.pop() ?? STANDARD;
});

afterEach(() => {
  mock.timers.reset();
  retrySolution();
  delete browser.connection;
});

test("a position is answered after its directories and blocks, which the worker then has", async () => {
  positions.a = [
    [piece("x", 0, 700), piece("y", 0, 700)],
    [piece("x", 1000, 2000), piece("x", 2500, 3000)],
  ];
  const scores = await ask("a");
  assert.deepEqual([scores[0].text, scores[0].source], ["m1", "solution"]);
  assert.deepEqual(requests.slice(0, 2), ["solutions.json", "index.pylos"]);
  assert.deepEqual(fetched(), ["x 0-700", "y 0-700", "x 1000-3000"]);
  assert.equal(solution(), true);
  await ask("a");
  assert.equal(fetched().length, 3);
  await ask("elsewhere");
  assert.equal(solution(), false, "a part of a solution leaves the rest to tables and search");
});

test("a host without a solution of the rules is not asked for one", async () => {
  sets.push(rules);
  [rules] = RULE_SETS;
  for (const purpose of ["soon", "board"]) await know(game("a"), purpose);
  assert.deepEqual([requests, await findSolution(rules), solution()], [[], null, false]);
});

for (const [what, how] of [
  ["damaged", { broken: /^x/ }],
  ["missing", { missing: /^x/ }],
  ["wrong from the index on", { broken: /^index/ }],
]) {
  test(`where a file is ${what}, the search answers, and it is not fetched again and again`, async () => {
    positions.a = [[piece("x", 0, 10)]];
    Object.assign(host, how);
    assert.equal((await ask("a"))[0].source, "search");
    assert.equal(solution(), "broken");
    assert.ok(told.some(([state]) => state === "broken"));
    const before = requests.length;
    await ask("a");
    assert.equal(requests.length, before);
    Object.assign(host, { broken: null, missing: null });
    retrySolution();
    assert.equal((await ask("a"))[0].source, "solution");
    assert.equal(solution(), true);
  });
}

test("what the worker refuses is fetched once more past every cache", async () => {
  positions.a = [[piece("x", 0, 10), piece("y", 0, 10)]];
  Object.assign(host, { broken: /^x|^index/, isRepaired: true });
  await ask("a");
  assert.deepEqual(requests.slice(-5), ["index.pylos", "index.pylos", "x 0-10", "y 0-10", "x"]);
  assert.equal(solution(), true);
});

test("without a network what is kept answers, and nothing is fetched for a while", async () => {
  positions.a = [[piece("x", 0, 10)]];
  positions.b = [[piece("x", 50_000, 50_010)]];
  await ask("a");
  host.isDown = true;
  await ask("b");
  assert.equal(solution(), "failed");
  const before = requests.length;
  await ask("b");
  assert.equal(requests.length, before, "the network has a rest");
  assert.equal((await ask("a"))[0].source, "solution");
  host.isDown = false;
  retrySolution();
  await ask("b");
  assert.equal(solution(), true);
});

test("while the network hangs the search answers, and what arrives late is told", async () => {
  positions.a = [[piece("x", 0, 10)]];
  host.hangs = /^x/;
  mock.timers.enable({ apis: ["setTimeout"] });
  const answer = ask("a");
  await until(() => host.release);
  mock.timers.tick(1000);
  await answer;
  told = [];
  host.release();
  await until(() => told.length > 0);
  assert.deepEqual(told.at(-1), [true, true], "better answers are at hand");
  await ask("a");
  assert.equal(fetched().length, 1);
});

test("questions about a position share what is fetched, and the last one that is dropped ends it", async () => {
  positions.a = [[piece("x", 0, 10)]];
  host.hangs = /^x/;
  const aborters = [new AbortController(), new AbortController()];
  const answers = aborters.map(({ signal }) => ask("a", { signal }));
  await until(() => host.release);
  aborters[0].abort();
  await assert.rejects(answers[0], { name: "AbortError" });
  await turn();
  assert.ok(!host.isDropped);
  aborters[1].abort();
  await assert.rejects(answers[1], { name: "AbortError" });
  await until(() => host.isDropped);
  assert.equal(fetched().length, 1);
  host.hangs = null;
  await ask("a");
  assert.equal(solution(), true, "what was dropped is no failure");
});

test("what the best moves need is fetched ahead, until another question comes", async () => {
  positions.a = [];
  positions["a m1"] = [[piece("x", 0, 10)]];
  positions["a m2"] = [[piece("x", 50_000, 50_010)]];
  positions["a m3"] = [[piece("y", 0, 400_000)]];
  await ask("a");
  await until(() => started[0].asked.at(-1).moves?.[0] === "m3");
  await turn();
  assert.deepEqual(fetched(), ["x 0-10 low", "x 50000-50010 low"], "no large pieces");
  positions.b = [];
  positions["b m1"] = [[piece("z", 0, 10)]];
  host.hangs = /^z/;
  await ask("b");
  await until(() => host.release);
  await ask("elsewhere");
  assert.ok(host.isDropped);
});

test("the highest level plays from the solution and prepares the likely replies; others ask for nothing", async () => {
  const { signal } = new AbortController();
  await choose(game("a"), { level: 3 }, signal);
  assert.deepEqual(requests, []);
  positions.a = [];
  positions["a m1"] = [];
  for (const [i, reply] of ["r1", "r2", "r3"].entries()) {
    positions[`a m1 ${reply}`] = [[piece("x", 10_000 * i, 10_000 * i + 10)]];
  }
  assert.equal((await choose(game("a"), { level: 8 }, signal)).source, "solution");
  await until(() => fetched().length === 3);
  assert.deepEqual(fetched(), ["x 0-10 low", "x 10000-10010 low", "x 20000-20010 low"]);
});

test("where the browser is to save data, little is fetched and nothing ahead", async () => {
  browser.connection = { saveData: true };
  positions.a = [[piece("x", 0, 20_000)]];
  positions["a m1"] = [[piece("x", 50_000, 50_010)]];
  positions.b = [[piece("y", 0, 300_000)]];
  await ask("a");
  assert.equal(solution(), true);
  for (let i = 0; i < 20; i += 1) await turn();
  await ask("b");
  assert.equal(solution(), false);
  assert.deepEqual(fetched(), ["x 0-20000"]);
});

test("a table is given to each worker from its first to its last byte, once", async () => {
  const [table] = tablesOf(STANDARD);
  const states = [];
  const end = onLoading(() => states.push(loadingOf(STANDARD)));
  await findSolution(STANDARD);
  assert.equal(loadingOf(STANDARD).missing, table.bytes);
  await Promise.all([loadTables(STANDARD, true), loadTables(STANDARD, true)]);
  end();
  assert.deepEqual(requests, [table.file]);
  const starts = gifts.map(({ start }) => start);
  const ends = gifts.map(({ end }) => end);
  assert.deepEqual([...starts, table.bytes], [0, ...ends]);
  assert.equal(states.find(({ state }) => state !== "none").received, 0);
  assert.equal(states.at(-1).state, "ready");
  const received = states.map(({ received }) => received);
  assert.ok(received.every((bytes, i) => i === 0 || bytes >= received[i - 1]));
  await findSolution(STANDARD);
  assert.equal(loadingOf(STANDARD).missing, 0);
  started.at(-1).dispatchEvent(new Event("error"));
  assert.equal(loadingOf(STANDARD).state, "none");
});

test("loading can be stopped, fails offline, and can be tried again", async () => {
  const [first, second] = tablesOf(EXPERT);
  host.hangs = /^expert/;
  const states = [];
  const end = onLoading(() => states.push(loadingOf(EXPERT).state));
  const loading = loadTables(EXPERT, false);
  await until(() => states.includes("loading"));
  const { state, received, bytes, more } = loadingOf(EXPERT);
  assert.deepEqual([state, received, bytes, more], ["loading", 0, first.bytes, second.bytes]);
  await until(() => host.release);
  stopLoading(EXPERT);
  await loading;
  assert.deepEqual(states.slice(-2), ["loading", "none"]);
  states.length = 0;
  Object.assign(host, { hangs: null, isDown: true });
  for (const _ of [1, 2]) await loadTables(EXPERT, false);
  assert.deepEqual(states, ["loading", "failed", "loading", "failed"]);
  host.isDown = false;
  await loadTables(EXPERT, false);
  assert.equal(loadingOf(EXPERT).state, "ready");
  end();
});
