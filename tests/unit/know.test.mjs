// One door to what is known: one worker, the most urgent question first, and answers that stay; and the analyst, who asks.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { engine, started, until } from "./support/worker.mjs";

/** What comes from the network comes after this; the host has no solution. */
let network = Promise.resolve();

globalThis.fetch = async (address) => {
  if (/solutions.json$/.test(address)) return Response.json({});
  await network;
  return new Response(new Uint8Array(tablesOf(CHILDREN)[0].bytes));
};

const { tablesOf } = await import("../../www/engine/tables.js");
const { choose, keyOf, know, known, loadingOf, loadTables, remarks } = await import(
  "../../www/engine/know.js"
);

const EXPERT = { variant: "expert", takeBack: "required", emptyReserve: "loses" };
const CHILDREN = { ...EXPERT, variant: "children" };
const [GUESSED, PROVEN] = [false, true].map((exact) => [
  { text: "1a1", value: exact ? "win" : null, exact, distance: exact ? 3 : null, score: 0 },
]);

const game = (name, rules = EXPERT, moves = [name], position = name) => ({
  record: moves.join(),
  rules,
  start: "",
  moves,
  position,
});
const DROPPED = { name: "AbortError" };

let from = 0;
/** The positions that the worker was asked about since the last reply, in order. */
const asked = () =>
  (started[0]?.asked ?? [])
    .slice(from)
    .filter(({ kind }) => ["know", "remarks"].includes(kind))
    .map(({ record }) => record);
const posted = (record) => until(() => asked().at(-1) === record);
/** Answers when the worker is asked about a position. */
async function reply(record, moves, final = true, more = false) {
  await posted(record);
  from = started[0].asked.length;
  await started[0].reply({ moves, final }, more);
}

let aborter;
beforeEach(() => {
  from = started[0]?.asked.length ?? 0;
  aborter = new AbortController();
  engine.answer = ({ kind }) =>
    kind === "know" || kind === "remarks" ? undefined : { answers: false, pieces: [] };
});
afterEach(() => aborter.abort());

const level = (record) => choose(game(record), { level: 1 }, aborter.signal);

test("one worker answers one question after the other, and what takes no time at once", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const answers = [level("a"), level("b")];
  await posted("a");
  const said = remarks(game("c"));
  await posted("c");
  await started[0].reply("C");
  assert.equal(await said, "C");
  const [{ id }] = started[0].asked.filter(({ record }) => record === "a");
  started[0].send({ id, answer: { moves: ["A"], final: true } });
  await posted("b");
  // A worker that has begun may take any time.
  mock.timers.tick(3_600_000);
  mock.timers.reset();
  await reply("b", ["B"]);
  assert.deepEqual(await Promise.all(answers), ["A", "B"]);
  assert.equal(started.length, 1);
});

test("a more urgent question stops another one, which comes again", async () => {
  const first = new Promise((tell) => {
    know(game("a"), "board", { signal: aborter.signal, tell }).then(tell, () => {});
  });
  await posted("a");
  const { id } = started[0].asked.findLast(({ kind }) => kind === "know");
  const move = level("b");
  await posted("b");
  assert.ok(started[0].asked.some(({ cancel }) => cancel === id));
  started[0].send({ id, answer: { moves: ["late"], final: true } });
  await reply("b", ["B"]);
  assert.equal(await move, "B");
  await reply("a", PROVEN);
  assert.deepEqual((await first).scores, PROVEN);
});

test("what is known comes ever better, stays for every purpose, and is asked once", async () => {
  const told = [];
  const tell = ({ scores }) => void told.push(scores);
  const done = know(game("stays"), "board", { tell }).then(tell);
  await reply("stays", GUESSED, false, true);
  assert.deepEqual(told, [GUESSED]);
  await started[0].reply({ moves: PROVEN, final: true });
  await done;
  assert.deepEqual(told, [GUESSED, PROVEN]);
  assert.deepEqual((await know(game("stays"), "moment")).scores, PROVEN);
  assert.deepEqual(known(keyOf(game("stays"))).scores, PROVEN);
  assert.deepEqual(asked(), []);
});

test("more time is asked for where an answer had less", async () => {
  const soon = know(game("more"), "soon");
  await reply("more", GUESSED, false);
  assert.deepEqual([(await soon).timeMs, (await soon).final], [100, false]);
  const later = know(game("more"), "board");
  await reply("more", GUESSED, false);
  assert.equal(started[0].asked.at(-1).timeMs, 4000);
  assert.equal((await later).timeMs, 4000);
});

test("a position is known whichever moves lead to it, unless a ball was taken back", async () => {
  const at = (moves) => game("same", EXPERT, moves);
  const one = know(at(["1a1", "1b1", "1c1"]), "board");
  await reply("1a1,1b1,1c1", PROVEN);
  await one;
  assert.deepEqual((await know(at(["1c1", "1b1", "1a1"]), "board")).scores, PROVEN);
  const other = know(at(["1c1", "1b1x1a1"]), "board", { signal: aborter.signal });
  await posted("1c1,1b1x1a1");
  aborter.abort();
  await assert.rejects(other, DROPPED);
});

test("a question ends when tables that are here are loaded, and does not wait for the network", async () => {
  let arrive;
  network = new Promise((resolve) => {
    arrive = resolve;
  });
  const arriving = loadTables(CHILDREN, true);
  const early = know(game("early", CHILDREN), "soon");
  await reply("early", GUESSED, false);
  assert.equal(loadingOf(CHILDREN).state, "loading");
  await early;
  arrive();
  await arriving;
  // What was not proven is asked again.
  const again = know(game("early", CHILDREN), "soon");
  await reply("early", PROVEN);
  assert.deepEqual((await again).scores, PROVEN);
});

test("a question that is dropped or fails is told so, and the next one is asked", async () => {
  const dropped = know(game("dropped"), "hint", { signal: aborter.signal });
  const [fails, works] = ["fails", "works"].map((name) => know(game(name), "hint"));
  await posted("dropped");
  aborter.abort();
  await assert.rejects(dropped, DROPPED);
  await posted("fails");
  started[0].send({ id: started[0].asked.at(-1).id, error: { message: "gone" } });
  await assert.rejects(fails, /gone/);
  await reply("works", GUESSED, false);
  assert.deepEqual((await works).scores, GUESSED);
});
