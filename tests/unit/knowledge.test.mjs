// What is known: every event of the one state, and the effects that follow from it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOf, PURPOSES } from "../../www/engine/know.js";
import { answerAt, NOTHING, reduce, setOf, tablesState } from "../../www/engine/reduce.js";
import { tablesOf } from "../../www/engine/tables.js";
import { guessed, proven } from "./support/scores.mjs";

const rules = { variant: "expert", takeBack: "required", emptyReserve: "loses" };
const TABLES = tablesOf(rules);
const [FIRST] = TABLES;
/** The most urgent one; it uses no files. */
const URGENT = { rank: 0, time: 30, patience: 0 };
const file = (name) => ({ file: name, bytes: 50, address: `/${name}` });
const FOLDER = { files: ["index.pylos", "x", "y"].map(file), isPart: false };
const SCORES = {
  win: [proven("m", "win", 3)],
  guess: [guessed("m", 5)],
  nothing: [],
  solved: ["m1", "m2", "m3", "m4"].map((text) => ({ ...proven(text, "win"), source: "solution" })),
};

/** A position by its name, or by the moves that lead to it. */
const game = (name) => {
  const [position] = name.split("/");
  return { record: name, rules, start: "", moves: name.split("/").slice(1), position };
};
/** `x:0-9` of a file. */
const pieceOf = (written) => {
  const [, file, start, end] = /^(\w+):(\d+)-(\d+)$/.exec(written);
  return { file, start: Number(start), end: Number(end) };
};

/** The events, by their words. */
const EVENTS = {
  asked: (id, name, purpose = "soon", level = null) => ({
    ...{
      id: Number(id),
      game: game(name),
      purpose: purpose === "urgent" ? URGENT : PURPOSES[purpose],
    },
    options: level ? { level: Number(level) } : undefined,
  }),
  dropped: (id) => ({ id: Number(id) }),
  waited: (id) => ({ id: Number(id) }),
  thought: (id, scores, ...how) => ({
    ...{ id: Number(id), scores: SCORES[scores], final: !how.includes("open") },
    isLast: !how.includes("more"),
  }),
  unanswered: (id, error) => ({ id: Number(id), error }),
  sought: () => ({ rules }),
  listed: (what) => ({
    folders: { expert: new Map([["expert", FOLDER]]), none: new Map(), failed: null }[what],
  }),
  needed: (errand, ...pieces) => ({
    ...{ errand: Number(errand), answers: true, best: ["r1", "r2", "r3", "r4"] },
    pieces: pieces.map(pieceOf),
  }),
  brought: (errand) => ({ errand: Number(errand) }),
  unbrought: (errand, kind) => ({
    ...{ errand: Number(errand), fault: kind ? { kind, address: "/x" } : null },
  }),
  wanted: (all, allowed) => ({ rules, all: all === "all", allowed: Number(allowed) }),
  looked: (...missing) => ({ name: "expert", missing }),
  loaded: (file, received, state) => ({ name: "expert", file, received: Number(received), state }),
  stopped: () => ({ rules }),
  retried: () => ({}),
  lost: () => ({}),
};

/** What is said of an effect. */
const EFFECTS = {
  think: ({ id, record, time }) => [id, record, time],
  wait: ({ id, ms }) => [id, ms],
  tell: ({ id, answer, isLast }) => [id, answer.scores[0].text, ...(isLast ? ["last"] : [])],
  fail: ({ id, error }) => [id, error],
  need: ({ errand, moves }) => [errand, ...moves],
  bring: ({ errand, ranges, most, ahead }) => [
    ...[errand, ...ranges.map(({ file, start, end }) => `${file.file}:${start}-${end}`)],
    ...["of", most, ...(ahead ? ["ahead"] : [])],
  ],
  drop: ({ errand }) => [errand],
  look: ({ name }) => [name],
  load: ({ file }) => [file.file],
  announce: ({ more }) => (more ? ["more"] : []),
};
const said = (effect) => [effect.do, ...(EFFECTS[effect.do]?.(effect) ?? [])].join(" ");

const freeze = (value) => {
  if (value === null || typeof value !== "object" || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(freeze);
  return value;
};

/**
 * Sends the events of a story, one a line, and asserts the effects that follow after "→"; "…" for any. At the end of an event
 * may stand its time. Answers with the last state.
 */
function story(lines, from = NOTHING, at = {}) {
  let state = from;
  for (const line of lines.split("\n").filter((line) => line.trim())) {
    const [written, effects = ""] = line.split("→").map((part) => part.trim());
    const [words, now = "0"] = written.split(" @");
    const [is, ...details] = words.split(" ");
    const event = { now: Number(now), savesData: false, mayLoad: false, is, ...at };
    const made = reduce(freeze(state), { ...event, ...EVENTS[is](...details) });
    if (effects !== "…") assert.equal(made.effects.map(said).join(", "), effects, written);
    state = made.state;
  }
  return state;
}

/** The worker has the index of the solution. */
const READY = story(`
  asked 1 ready → …
  listed expert → …
  brought 1     → …
  needed 1      → …
  thought 1 win → tell 1 m last`);
const NO_SOLUTION = story(`
  sought        → list, look expert
  listed none   → announce
  looked expert.pylos expert-2.pylos → announce`);
const solution = (state) => setOf(state, rules).solution;
const tables = (state) => tablesState(setOf(state, rules));

test("a position is answered after the index, then what the engine lacks, round by round", () => {
  const state = story(`
    asked 1 a               → wait 1 1000, list, think 1 a 100
    listed expert           → announce, bring 1 index.pylos:0-50 of 5000000
    brought 1               → need 1
    needed 1 x:0-9 y:0-9    → bring 1 x:0-9 y:0-9 of 5000000
    brought 1               → need 1
    thought 1 guess more    → tell 1 m
    needed 1 x:10-20        → bring 1 x:10-20 of 5000000
    brought 1               → need 1
    thought 1 guess open    → tell 1 m
    needed 1                → tell 1 m, think 1 a 100
    thought 1 solved        → need 2 m1, tell 1 m1 last
    asked 2 b moment        → wait 2 1000, drop 2, need 3, think 2 b 800`);
  assert.equal(solution(state), "ready");
});

test("the most urgent question stops another one, which comes again; a level chooses once", () => {
  story(
    `
    asked 1 a urgent          → think 1 a 30
    asked 2 b urgent          →
    asked 3 c move 1        →
    thought 1 guess         → tell 1 m last, think 2 b 30
    dropped 2               → rest, think 3 c Infinity
    asked 4 d moment        → wait 4 1000
    thought 3 guess more    →
    thought 3 guess         → tell 3 m last, think 4 d 800
    asked 5 e board         → wait 5 1000, rest, think 5 e 4000
    asked 6 f move 7        → rest, think 6 f Infinity
    unanswered 6 gone       → fail 6 gone, think 5 e 4000
    thought 6 guess         →
    thought 5 guess         → tell 5 m last, think 4 d 800`,
    NO_SOLUTION,
  );
});

test("an answer gets better and stays for every purpose; more time is asked for where it had less", () => {
  const state = story(
    `
    asked 1 a soon              → wait 1 1000, think 1 a 100
    thought 1 guess more        → tell 1 m
    thought 1 guess open        → tell 1 m last
    asked 2 a soon              → tell 2 m last
    asked 3 a board             → wait 3 1000, tell 3 m, think 3 a 4000
    thought 3 nothing more @50  →
    thought 3 win more @60      → tell 3 m
    thought 3 guess more @3000  →
    thought 3 win more @3500    → tell 3 m
    thought 3 win               → tell 3 m last
    asked 4 a board             → tell 4 m last`,
    NO_SOLUTION,
  );
  assert.deepEqual(answerAt(state, keyOf(game("a"))), {
    scores: SCORES.win,
    timeMs: 4000,
    final: true,
  });
  assert.equal(answerAt(state, keyOf(game("a/m"))), null);
});

test("a position is known whichever moves lead to it, unless a ball was taken back; the oldest answers go", () => {
  const state = story(`
    asked 1 p/1a1/1b1/1c1 urgent → think 1 p/1a1/1b1/1c1 30
    thought 1 win              → tell 1 m last
    asked 2 p/1c1/1b1/1a1 urgent → tell 2 m last
    asked 3 p/1c1/1b1x1a1 urgent → think 3 p/1c1/1b1x1a1 30
    dropped 3                  → rest`);
  const full = (map) =>
    new Map([...map, ...Array.from({ length: 2500 - map.size }, (_, i) => [`${i}`, map])]);
  const whole = { ...state, answers: full(state.answers), places: full(state.places) };
  const { answers, places } = story("asked 4 new urgent → …\nthought 4 win → …", whole);
  assert.deepEqual([answers.size, places.size], [2500, 2500]);
  assert.ok(!answers.has("expert|p") && answers.has("expert|new"));
  // One that is asked again is not the oldest.
  const again = story("asked 5 p/1a1/1b1/1c1 urgent → …", whole);
  assert.ok(story("asked 6 other urgent → …", again).places.has(keyOf(game("p/1a1/1b1/1c1"))));
});

test("while the network hangs the search answers, and what arrives late is told and asked again", () => {
  story(
    `
    asked 9 a       → wait 9 1000, need 2, think 9 a 100
    needed 2 x:0-9  → bring 2 x:0-9 of 5000000
    thought 9 guess → tell 9 m
    waited 9        → tell 9 m last
    brought 2       → need 2
    needed 2        → announce more
    asked 10 a      → wait 10 1000, need 3, tell 10 m, think 10 a 100`,
    READY,
  );
});

test("questions about a position share what is brought, and the last one that is dropped ends it", () => {
  story(
    `
    asked 2 a        → wait 2 1000, need 2, think 2 a 100
    asked 3 a moment → wait 3 1000
    dropped 2        → rest, think 3 a 800
    dropped 3        → drop 2, rest
    needed 2 x:0-9   →`,
    READY,
  );
});

test("what the likely moves need is brought ahead, little at a time, until another question comes", () => {
  const asked = "asked 2 a → …\nneeded 2 → …\n";
  const state = story(
    `${asked}
    thought 2 solved → need 3 m1, tell 2 m1 last
    needed 3 x:0-9   → bring 3 x:0-9 of 300000 ahead
    brought 3        → need 3 m1
    needed 3         → need 4 m2`,
    READY,
  );
  // A moment of a game that is looked through prepares nothing.
  story("asked 2 a moment → …\nneeded 2 → …\nthought 2 solved → tell 2 m1 last", READY);
  story("unbrought 4 →\nasked 3 b → wait 3 1000, need 5, think 3 b 100", state);
  story("asked 3 b → wait 3 1000, drop 4, need 5, think 3 b 100", state);
  story(`${asked}thought 2 solved → tell 2 m1 last`, READY, { savesData: true });
  story(
    `
    asked 2 a move 8 → wait 2 4000, need 2
    needed 2         → think 2 a Infinity
    thought 2 solved → tell 2 m1 last, need 3 m1
    needed 3         → need 4 m2
    needed 4         → need 5 m3
    needed 5         → need 6 m1 r1
    needed 6         → need 7 m1 r2
    needed 7         → need 8 m1 r3
    needed 8         →`,
    READY,
  );
});

for (const [what, kind, found, next] of [
  ["is damaged", "broken", "broken", "needed 3 x:0-9 →"],
  ["cannot be fetched", "", "failed", "needed 3 x:0-9 @29000 → bring 3 x:0-9 of 0"],
  ["would be too much", "tooMuch", "silent", "needed 3 x:0-9 → bring 3 x:0-9 of 5000000"],
]) {
  test(`where a file ${what}, the search answers, and it is tried again when it can be`, () => {
    const state = story(
      `
      asked 2 a moment → …
      needed 2 x:0-9   → bring 2 x:0-9 of 5000000
      unbrought 2 ${kind} → announce
      thought 2 guess  → tell 2 m last`,
      READY,
    );
    assert.equal(solution(state), found);
    const again = "asked 3 b moment → wait 3 1000, need 3, think 3 b 800\n";
    assert.equal(solution(story(again + next, state)), found);
    const whole = "needed 3 x:0-9 @31000 → bring 3 x:0-9 of 5000000";
    if (found === "failed") story(again + whole, state);
    const soon = "needed 3 x:0-9 @29000 → bring 3 x:0-9 of 5000000";
    story(`retried → ${found === "silent" ? "" : "announce more"}\n${again}${soon}`, state);
  });
}

test("little is brought where the browser is to save data", () => {
  const steps = "asked 2 a → …\nneeded 2 x:0-9 → bring 2 x:0-9 of 250000";
  story(steps, READY, { savesData: true });
});

test("an engine that asks on and on, or for a file that the host does not have, ends in a fault", () => {
  const asked = "asked 2 a → …\n";
  const round = "needed 2 x:0-9 → …\nbrought 2 → need 2\n";
  for (const lacks of [
    "needed 2 z:0-9 → announce",
    `${round.repeat(20)}needed 2 x:0-9 → announce`,
  ]) {
    assert.equal(solution(story(asked + lacks, READY)), "broken");
  }
});

test("a host without a solution, or without a list of them, is not asked again until it can be", () => {
  for (const [what, next] of Object.entries({ none: "announce", failed: "list" })) {
    const state = story(`
      asked 1 a board → wait 1 1000, list, think 1 a 4000
      listed ${what}  → announce
      thought 1 win   → tell 1 m last
      asked 2 b       → wait 2 1000, think 2 b 100
      thought 2 win   → tell 2 m last`);
    assert.equal(solution(state), "none");
    const again = story("retried → announce more", state);
    assert.equal(solution(again), "unknown");
    story(`asked 3 c → wait 3 1000, ${next}, think 3 c 100`, again);
  }
});

test("tables are loaded as far as the person allows it", () => {
  const state = story(`
    wanted all ${FIRST.bytes}   → look expert
    looked expert.pylos expert-2.pylos → announce
    wanted first 0              →
    wanted first ${FIRST.bytes} → load expert.pylos, announce
    wanted all ${FIRST.bytes}   →
    loaded expert.pylos 5       → announce
    wanted all 14000000         → load expert-2.pylos, announce
    loaded expert.pylos 9 ready → announce
    loaded expert-2.pylos 9 ready → announce more
    wanted all 0                →`);
  assert.equal(tables(state), "ready");
  const twice = story("sought → list, look expert\nsought → look expert\nlooked → announce");
  assert.equal(setOf(twice, rules).looks, 1, "one is still to come");
  // Rules that are sought when the list is known.
  for (const [what, has] of Object.entries({ expert: "ready", none: "none" })) {
    const later = story(`listed ${what} →\nsought → announce, look expert`);
    assert.equal(solution(later), has);
  }
  // What is kept on the device needs no leave.
  story(`
    wanted all 0 → look expert
    looked       → announce, load expert.pylos, load expert-2.pylos, announce`);
});

test("loading that is stopped or fails is forgotten, and can be wanted again", () => {
  const begun = story(`
    wanted all 2e7              → look expert
    looked expert.pylos expert-2.pylos → announce, load expert.pylos, load expert-2.pylos, announce
    loaded expert.pylos 9 ready → announce`);
  const again = "wanted all 2e7 → load expert-2.pylos, announce";
  const failed = story("loaded expert-2.pylos 0 failed → announce", begun);
  assert.equal(tables(failed), "failed");
  story(again, failed);
  const stop = "stopped → drop expert-2.pylos, announce";
  for (const state of [failed, begun]) {
    const stopped = story(`${stop}\nloaded expert-2.pylos 5 →`, state);
    assert.equal(tables(stopped), "ready");
    story(again, stopped);
  }
});

test("a question waits for tables that are here, not for the network, and is asked again when they come", () => {
  const loading = (missing) =>
    story(
      `looked ${missing} → …
wanted first 3e6 → …`,
      NO_SOLUTION,
    );
  story(
    `
    asked 1 a            → wait 1 1000, think 1 a 100
    thought 1 guess open → tell 1 m last
    loaded expert.pylos 9 ready → announce more
    asked 2 a            → wait 2 1000, tell 2 m, think 2 a 100`,
    loading("expert.pylos expert-2.pylos"),
  );
  story(
    `
    asked 1 a            → wait 1 1000, think 1 a 100
    thought 1 guess open → tell 1 m
    loaded expert.pylos 9 ready → announce more, tell 1 m, think 1 a 100
    thought 1 win        → tell 1 m last`,
    loading("expert-2.pylos"),
  );
});

test("the patience of a question that waits for nothing, or for tables, changes nothing", () => {
  story("asked 1 a move 8 → wait 1 4000, look expert\nwaited 1 →", NO_SOLUTION);
});

test("the highest level plays from the files at hand, and loads tables only where the page may", () => {
  const asked = "asked 1 a move 8 → wait 1 4000, look expert\n";
  const missing = "looked expert.pylos expert-2.pylos → announce";
  const loads = "load expert.pylos, load expert-2.pylos, announce";
  story(`${asked}${missing}, think 1 a Infinity`, NO_SOLUTION);
  story(`${asked}${missing}, ${loads}, think 1 a Infinity`, NO_SOLUTION, { mayLoad: true });
  story(
    `${asked}looked → announce, ${loads}
    loaded expert.pylos 9 ready → announce
    loaded expert-2.pylos 9 ready → announce more, think 1 a Infinity`,
    NO_SOLUTION,
  );
  story("asked 1 a move 7 → think 1 a Infinity");
  story(
    `asked 1 a move 8 → wait 1 4000, list\nwaited 1 → look expert\n${missing}, think 1 a Infinity`,
  );
});

test("a lost engine has no index and no tables, and what was brought for it is not waited for", () => {
  const loading = story("wanted first 3e6 → load expert.pylos, announce", NO_SOLUTION);
  assert.equal(tables(story("lost → announce\nloaded expert.pylos 5 →", loading)), "none");
  const state = story(
    `
    asked 2 a         → wait 2 1000, need 2, think 2 a 100
    lost              → announce
    unbrought 2       →
    unanswered 2 gone → fail 2 gone
    asked 3 a         → wait 3 1000, bring 3 index.pylos:0-50 of 5000000, think 3 a 100`,
    READY,
  );
  assert.equal(solution(state), "ready", "the network has not failed");
});
