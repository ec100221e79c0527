// One door to what is known: one worker, files from any host, and those who ask.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { createComputer } from "../../www/element/computer.js";
import * as knowing from "../../www/engine/know.js";
import { tablesOf } from "../../www/engine/tables.js";
import { loadTexts, translations } from "../../www/text/board-text.js";
import { addTexts, text, useLanguage } from "../../www/text/text.js";
import { browser, host, requests, reset, sizes } from "./support/host.mjs";
import { engine, started, turn, until } from "./support/worker.mjs";

await useLanguage("en");
await Promise.all([translations("analysis"), translations("tables")].map(addTexts));

const STANDARD = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
const EXPERT = { ...STANDARD, variant: "expert" };
const CHILDREN = { ...STANDARD, variant: "children" };
const [TABLE] = tablesOf(STANDARD);
const GUESSED = [{ text: "1a1", value: null, exact: false, distance: null, score: 0 }];

const game = (name, rules = STANDARD) => {
  return { record: name, rules, start: "", moves: [name], position: name };
};
const level = (record) => knowing.choose(game(record), { level: 1 }, aborter.signal);

let from = 0;
/** The positions that the worker was asked about since the last reply, in order. */
const asked = () =>
  (started.at(-1)?.asked ?? [])
    .slice(from)
    .filter(({ kind }) => ["know", "remarks"].includes(kind))
    .map(({ record }) => record);
const posted = (record) => until(() => asked().at(-1) === record);
/** Answers when the worker is asked about a position. */
async function reply(record, moves, final = true) {
  await posted(record);
  from = started.at(-1).asked.length;
  await started.at(-1).reply({ moves, final });
}
/** Answers the last question with an error. */
const refuse = (message) =>
  started.at(-1).send({ id: started.at(-1).asked.at(-1).id, error: { message } });

/** What the worker was given, and whether it takes it. */
let gifts = [];
const take = ({ file, start, bytes }) => {
  gifts.push({ file, start, end: start + bytes.length });
  return !bytes.includes(0);
};

let aborter;
beforeEach(() => {
  reset();
  Object.assign(sizes, { [TABLE.file]: TABLE.bytes, "index.pylos": 50 });
  host.list = { expert: { version: "1", files: { "index.pylos": 50, x: 100_000 } } };
  gifts = [];
  from = started.at(-1)?.asked.length ?? 0;
  aborter = new AbortController();
  engine.answer = ({ kind, gifts: bytes, record }) => {
    if (kind === "take") return bytes.map(take);
    const isOpen = record?.startsWith("x") && !gifts.some(({ file }) => file === "x");
    const pieces = isOpen ? [{ file: "x", start: 5, end: 10 }] : [];
    if (kind === "needs") return { answers: false, pieces, best: [] };
    return undefined;
  };
});
afterEach(() => {
  aborter.abort();
  mock.timers.reset();
});

test("one worker answers one question after the other, and what takes no time at once", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const answers = [level("a"), level("b")];
  await posted("a");
  const said = knowing.remarks(game("c"));
  await posted("c");
  await started[0].reply("C");
  assert.equal(await said, "C");
  const [{ id }] = started[0].asked.filter(({ record }) => record === "a");
  started[0].send({ id, answer: { moves: ["A"], final: true } });
  await posted("b");
  // A worker that has begun may take any time.
  mock.timers.tick(3_600_000);
  await reply("b", ["B"]);
  assert.deepEqual(await Promise.all(answers), ["A", "B"]);
  assert.equal(started.length, 1);
});

test("a question tells its answers, the last one at the end, unless one is enough; or why there is none", async () => {
  const told = [];
  const ask = (name, isEnough) =>
    knowing.know(game(name), "soon", {
      signal: aborter.signal,
      tell: ({ scores: [{ text }] }) => told.push(text) > 0 && isEnough,
    });
  const better = async (text) => started[0].reply({ moves: [{ text }], final: false }, true);
  const whole = ask("whole", false);
  await posted("whole");
  await better("first");
  await reply("whole", [{ text: "last" }]);
  assert.equal((await whole).scores[0].text, "last");
  const enough = ask("enough", true);
  await posted("enough");
  await better("second");
  assert.equal((await enough).scores[0].text, "second");
  assert.deepEqual(told, ["first", "second"]);
  const [fails, dropped] = [ask("fails"), ask("dropped")];
  await posted("fails");
  refuse("gone");
  await assert.rejects(fails, /gone/);
  await posted("dropped");
  aborter.abort();
  await assert.rejects(dropped, { name: "AbortError" });
  assert.ok("cancel" in started[0].asked.at(-1));
  assert.deepEqual(requests, ["solutions.json"], "the list of the host, once");
});

test("a table is given to each worker from its first to its last byte, once", async () => {
  const states = [];
  const end = knowing.onLoading(() => states.push(knowing.loadingOf(STANDARD)));
  const odd = { ...EXPERT, emptyReserve: "playsOn" };
  for (const rules of [odd, STANDARD]) assert.equal(await knowing.findSolution(rules), null);
  assert.equal(knowing.loadingOf(odd).missing, null, "there are none");
  assert.equal(knowing.loadingOf(STANDARD).missing, TABLE.bytes);
  await Promise.all([knowing.loadTables(STANDARD, true), knowing.loadTables(STANDARD, true)]);
  end();
  assert.deepEqual(requests, [TABLE.file]);
  const ends = gifts.map(({ end }) => end);
  assert.deepEqual([...gifts.map(({ start }) => start), TABLE.bytes], [0, ...ends]);
  assert.ok(gifts.every(({ start, end }) => end - start <= 1 << 20));
  const received = states
    .filter(({ state }) => state === "loading")
    .map(({ received }) => received);
  assert.ok(received.length > 1 && received.every((bytes, i) => bytes >= (received[i - 1] ?? 0)));
  assert.deepEqual([states.at(-1).state, states.at(-1).more], ["ready", 0]);
  const lost = level("lost");
  await posted("lost");
  started[0].dispatchEvent(new Event("error"));
  await assert.rejects(lost);
  assert.equal(knowing.loadingOf(STANDARD).state, "none");
  await knowing.loadTables(STANDARD, true);
  assert.deepEqual([started.length, gifts.length], [2, 2 * ends.length]);
  // The page keeps the bytes only until it has heard from the worker.
  assert.deepEqual([started[0].given, started[1].given], [ends.length, 0]);
});

test("what the worker refuses of a solution is fetched once more past every cache", async () => {
  Object.assign(host, { broken: /^x|^index/, isRepaired: true });
  const answer = knowing.know(game("x", EXPERT), "moment");
  await reply("x", GUESSED);
  await answer;
  assert.deepEqual(requests.slice(-4), ["index.pylos", "index.pylos", "x 5-10", "x"]);
  assert.equal(gifts.find(({ file }) => file === "x").start, 5);
});

test("what is stopped ends at the network: tables, and what is brought for a question", async () => {
  const [first, second] = tablesOf(EXPERT);
  host.hangs = /^expert|^x/;
  const loading = knowing.loadTables(EXPERT, false);
  await until(() => host.release);
  const { state, received, bytes, more } = knowing.loadingOf(EXPERT);
  assert.deepEqual([state, received, bytes, more], ["loading", 0, first.bytes, second.bytes]);
  knowing.stopLoading(EXPERT);
  await loading;
  assert.deepEqual([knowing.loadingOf(EXPERT).state, host.isDropped], ["none", true]);
  Object.assign(host, { release: null, isDropped: false });
  const answer = knowing.know(game("x2", EXPERT), "moment", { signal: aborter.signal });
  await until(() => host.release);
  aborter.abort();
  await assert.rejects(answer, { name: "AbortError" });
  await until(() => host.isDropped);
});

/** A board against the computer, and what its loop hears of the computer. */
function against(level, rules = CHILDREN, lang = () => "en") {
  const heard = [];
  const session = { game: game("first", rules), computer: { player: "dark", level } };
  const board = { state: { session, note: "" }, heard, stay: new AbortController() };
  const send = (event) => {
    heard.push(event);
    if (event.is === "noted") board.state = { ...board.state, note: event.note };
  };
  board.think = createComputer(board, send, lang, board.stay.signal);
  return board;
}

test("the computer thinks about the last game alone, tells so after a while, answers not too soon, and ends with its board", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { think, heard, stay } = against(1);
  const about = (name) => ({ game: game(name), level: 1 });
  const cancelled = () => started.at(-1).asked.at(-1).cancel;
  const idOf = (record) => started.at(-1).asked.find((one) => one.record === record).id;
  think(about("g1"));
  await posted("g1");
  think(about("g2"));
  await posted("g2");
  assert.ok(started.at(-1).asked.some(({ cancel }) => cancel === idOf("g1")));
  mock.timers.tick(149);
  assert.deepEqual(heard, []);
  mock.timers.tick(1);
  assert.deepEqual(heard.splice(0), [{ is: "thinks", game: about("g2").game }]);
  await reply("g2", [{ text: "1d4" }]);
  mock.timers.tick(249);
  await turn();
  assert.deepEqual(heard, []);
  mock.timers.tick(1);
  await until(() => heard.length > 0);
  assert.deepEqual(heard.splice(0), [{ is: "answered", game: about("g2").game, move: "1d4" }]);
  think(about("g3"));
  await posted("g3");
  refuse("gone");
  await until(() => heard.length > 0);
  assert.deepEqual(heard.splice(0), [{ is: "lost", game: about("g3").game }]);
  for (const [name, end] of [
    ["g4", () => think(null)],
    ["g5", () => stay.abort()],
  ]) {
    think(about(name));
    await posted(name);
    end();
    assert.equal(cancelled(), idOf(name));
    mock.timers.tick(400);
    await turn();
    assert.deepEqual(heard, [], name);
  }
});

test("the highest level says how far its tables are, aloud at the beginning and at a fault, where no other note stands", async () => {
  const [{ file, bytes }] = tablesOf(CHILDREN);
  sizes[file] = bytes;
  host.hangs = /^children/;
  const [lower, other, highest] = [against(7), against(8), against(8)];
  other.state.note = "Of something else.";
  const gone = against(8);
  gone.stay.abort();
  let loading = knowing.loadTables(CHILDREN, true);
  const tells = async (note, said = note, { heard } = highest) => {
    await until(() => heard.length > 0);
    assert.deepEqual(heard.shift(), { is: "noted", note, said });
  };
  await until(() => host.release);
  const begun = text("tables.progress", { received: 0, bytes });
  await tells(begun);
  // A turn has removed the note.
  highest.state.note = "";
  highest.think(null);
  await tells(begun, "");
  knowing.stopLoading(CHILDREN);
  await tells("");
  await loading;
  // The texts come when nothing is loaded any more.
  const late = against(8, CHILDREN, () => "lt");
  loading = knowing.loadTables(CHILDREN, true);
  knowing.stopLoading(CHILDREN);
  await Promise.all([loading, loadTexts("lt", translations("tables"))]);
  await turn();
  assert.deepEqual(late.heard, []);
  late.stay.abort();
  Object.assign(host, { hangs: undefined, missing: /^children/ });
  loading = knowing.loadTables(CHILDREN, true);
  await tells(begun);
  await loading;
  await tells(text("tables.failed"));
  const expert = against(8, EXPERT);
  host.missing = /^x/;
  const answer = knowing.know(game("x9", EXPERT), "moment");
  const fault = text("solution.failed");
  await tells(fault, fault, expert);
  browser.connection = { saveData: true };
  await reply("x9", GUESSED);
  await answer;
  host.missing = undefined;
  await knowing.loadTables(CHILDREN, true);
  await until(() => [highest, expert].every(({ state }) => state.note === ""));
  for (const { heard } of [lower, other, gone]) assert.deepEqual(heard, []);
});
