// What is known: every event of the one state, and the effects that follow from it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOf, PURPOSES } from "../../www/engine/know.js";
import { answerAt, NOTHING, reduce, setOf, tablesState } from "../../www/engine/reduce.js";
import { tablesOf } from "../../www/engine/tables.js";
import { guessed, proven } from "./support/scores.mjs";

const EXPERT = { variant: "expert", takeBack: "required", emptyReserve: "loses" };
const [FIRST, SECOND] = tablesOf(EXPERT);
const ALL = [FIRST.file, SECOND.file];

const file = (name, bytes) => ({ file: name, bytes, address: `/${name}`, shelf: "", key: "" });
const files = [file("index.pylos", 50), file("x", 900), file("y", 900)];
const FOLDERS = new Map([["expert", { files, isPart: false }]]);

const game = (name, rules = EXPERT, moves = [name]) => {
  return { record: name, rules, start: "", moves, position: name };
};
/** A question, by the name of its position, or the move of a level. */
const asked = (id, name, purpose = "soon", rules = EXPERT) => {
  const [level] = name.match(/\d/) ?? [];
  const options = level && { level: Number(level) };
  return { is: "asked", id, game: game(name, rules), purpose: PURPOSES[purpose], options };
};
const event = (is) => (id, more) => ({ is, id, ...more });
const [dropped, waited, brought] = ["dropped", "waited", "brought"].map(event);
const listed = (folders = FOLDERS) => ({ is: "listed", folders });
const needed = (id, pieces = [], answers = true, best = []) => {
  return { is: "needed", id, pieces, answers, best };
};
const unbrought = (id, fault = null) => ({ is: "unbrought", id, fault });
const piece = (name, start, end) => ({ file: name, start, end });
const thought = (id, scores, more) => {
  return { is: "thought", id, scores, final: true, isLast: true, ...more };
};
const looked = (missing, name = "expert") => ({ is: "looked", name, missing });
const wanted = (all, allowed) => ({ is: "wanted", rules: EXPERT, all, allowed });
const loaded = ({ file }, received, state) => {
  return { is: "loaded", name: "expert", file, received, state };
};
const SOLVED = ["m1", "m2", "m3", "m4"].map((text) => ({
  ...proven(text, "win", 3),
  source: "solution",
}));
const [WIN, GUESS] = [[proven("m", "win", 3)], [guessed("m", 5)]];

/** An effect in short. */
function words(effect) {
  const {
    id = "",
    record,
    time,
    ms,
    answer,
    isLast,
    moves,
    ranges,
    most,
    ahead,
    name,
    more,
  } = effect;
  const about =
    {
      think: () => [id, record, time],
      wait: () => [id, ms],
      tell: () => [id, answer.scores[0].text, ...(isLast ? ["last"] : [])],
      fail: () => [id, effect.error],
      need: () => [id, ...moves],
      bring: () => [
        ...[id, ...ranges.map(({ file, start, end }) => `${file.file}:${start}-${end}`)],
        ...[`≤${most}`, ...(ahead ? ["ahead"] : [])],
      ],
      look: () => [name],
      load: () => [effect.file.file],
      announce: () => (more ? ["more"] : []),
    }[effect.do] ?? (() => [id]);
  return [effect.do, ...about()].join(" ").trim();
}

const freeze = (value) => {
  if (value === null || typeof value !== "object" || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(freeze);
  return value;
};

const AT = { now: 0, savesData: false, mayLoad: false };

/** Sends events, each with the effects that must follow from it, and answers with the last state. A text stands for effects that do not matter. */
function play(steps, from = NOTHING, at = {}) {
  let state = from;
  for (const [event, ...expected] of steps) {
    const made = reduce(freeze(state), { ...AT, ...at, ...event });
    const found = made.effects.map(words);
    if (expected[0] !== "…") assert.deepEqual(found, expected, JSON.stringify(event).slice(0, 200));
    state = made.state;
  }
  return state;
}

/** The solution is there, and the worker has its index. */
const READY = play([
  [asked(1, "ready"), "…"],
  [listed(), "…"],
  [brought(1), "…"],
  [needed(1), "…"],
  [thought(1, WIN), "tell 1 m last"],
]);
/** The host has no solution. */
const NO_SOLUTION = play([
  [{ is: "sought", rules: EXPERT }, "…"],
  [listed(new Map()), "…"],
  [looked(ALL), "…"],
]);
const solution = (state) => setOf(state, EXPERT).solution;
const tables = (state) => tablesState(setOf(state, EXPERT));

test("a position is answered after the index, then what the engine lacks, round by round", () => {
  const state = play([
    [asked(1, "a"), "wait 1 1000", "list", "think 1 a 100"],
    [listed(), "announce", "bring 1 index.pylos:0-50 ≤5000000"],
    [brought(1), "need 1"],
    [needed(1, [piece("x", 0, 9), piece("y", 0, 9)]), "bring 1 x:0-9 y:0-9 ≤5000000"],
    [brought(1), "need 1"],
    [thought(1, GUESS, { isLast: false }), "tell 1 m"],
    [needed(1, [piece("x", 10, 20)]), "bring 1 x:10-20 ≤5000000"],
    [brought(1), "need 1"],
    // What was guessed is asked again.
    [thought(1, GUESS, { final: false }), "tell 1 m"],
    [needed(1), "tell 1 m", "think 1 a 100"],
    [thought(1, SOLVED), "need 2 m1", "tell 1 m1 last"],
  ]);
  assert.equal(solution(state), "ready");
  // The worker keeps it: the next position takes one question.
  play([[asked(2, "b", "moment"), "wait 2 1000", "drop 2", "need 3", "think 2 b 800"]], state);
});

test("the most urgent question stops another one, which comes again", () => {
  play([
    [asked(1, "a", "hint"), "think 1 a 30"],
    [asked(2, "b", "hint")],
    [asked(3, "level 1", "move")],
    [thought(1, GUESS), "tell 1 m last", "think 2 b 30"],
    [dropped(2), "rest", "think 3 level 1 Infinity"],
    [asked(4, "c", "hint")],
    // A level chooses once.
    [thought(3, GUESS, { isLast: false })],
    [thought(3, GUESS), "tell 3 m last", "think 4 c 30"],
    [{ is: "unanswered", id: 4, error: "gone" }, "fail 4 gone"],
    [thought(4, GUESS)],
  ]);
  play(
    [
      [asked(5, "d", "moment"), "wait 5 1000", "think 5 d 800"],
      [asked(6, "e", "board"), "wait 6 1000", "rest", "think 6 e 4000"],
      [asked(7, "level 1", "move"), "rest", "think 7 level 1 Infinity"],
      [thought(7, GUESS), "tell 7 m last", "think 6 e 4000"],
      [thought(6, GUESS), "tell 6 m last", "think 5 d 800"],
    ],
    NO_SOLUTION,
  );
});

test("an answer gets better and stays for every purpose; more time is asked for where it had less", () => {
  const state = play(
    [
      [asked(1, "a", "soon"), "wait 1 1000", "think 1 a 100"],
      [thought(1, GUESS, { isLast: false }), "tell 1 m"],
      [thought(1, GUESS, { final: false }), "tell 1 m last"],
      [asked(2, "a", "soon"), "tell 2 m last"],
      [asked(3, "a", "board"), "wait 3 1000", "tell 3 m", "think 3 a 4000"],
      // Less is known: it is not told.
      [{ ...thought(3, [], { isLast: false }), now: 50 }],
      [{ ...thought(3, WIN, { isLast: false }), now: 60 }, "tell 3 m"],
      [{ ...thought(3, GUESS, { isLast: false }), now: 3000 }],
      [thought(3, WIN), "tell 3 m last"],
      [asked(4, "a", "board"), "tell 4 m last"],
    ],
    NO_SOLUTION,
  );
  const { timeMs, final, scores } = answerAt(state, keyOf(game("a")));
  assert.deepEqual([timeMs, final, scores], [4000, true, WIN]);
  assert.equal(answerAt(state, keyOf(game("b"))), null);
});

test("a position is known whichever moves lead to it, unless a ball was taken back; the oldest answers go", () => {
  const at = (id, moves) => ({ ...asked(id, "p", "hint"), game: { ...game("p"), moves } });
  const state = play([
    [at(1, ["1a1", "1b1", "1c1"]), "think 1 p 30"],
    [thought(1, WIN), "tell 1 m last"],
    [at(2, ["1c1", "1b1", "1a1"]), "tell 2 m last"],
    [at(3, ["1c1", "1b1x1a1"]), "think 3 p 30"],
    [dropped(3), "rest"],
  ]);
  const full = (map) =>
    new Map([...map, ...Array.from({ length: 2500 - map.size }, (_, i) => [`${i}`, map])]);
  const whole = { ...state, answers: full(state.answers), places: full(state.places) };
  const { answers, places } = play(
    [
      [asked(4, "new", "hint"), "…"],
      [thought(4, WIN), "…"],
    ],
    whole,
  );
  assert.deepEqual([answers.size, places.size], [2500, 2500]);
  assert.ok(!answers.has("expert|p") && answers.has("expert|new"));
});

test("while the network hangs the search answers, and what arrives late is told", () => {
  const state = play(
    [
      [asked(9, "a"), "wait 9 1000", "need 2", "think 9 a 100"],
      [needed(2, [piece("x", 0, 9)]), "bring 2 x:0-9 ≤5000000"],
      [thought(9, GUESS), "tell 9 m"],
      [waited(9), "tell 9 m last"],
      [brought(2), "need 2"],
      [needed(2), "announce more"],
      [asked(10, "a"), "wait 10 1000", "need 3", "tell 10 m", "think 10 a 100"],
    ],
    READY,
  );
  assert.equal(state.errands.length, 1);
});

test("questions about a position share what is brought, and the last one that is dropped ends it", () => {
  play(
    [
      [asked(2, "a"), "wait 2 1000", "need 2", "think 2 a 100"],
      [asked(3, "a", "moment"), "wait 3 1000"],
      [dropped(2), "rest", "think 3 a 800"],
      [dropped(3), "drop 2", "rest"],
      [needed(2, [piece("x", 0, 9)])],
    ],
    READY,
  );
});

test("what the likely moves need is brought ahead, little at a time, until another question comes", () => {
  const steps = [
    [asked(2, "a"), "…"],
    [needed(2), "…"],
    [thought(2, SOLVED), "need 3 m1", "tell 2 m1 last"],
    [needed(3, [piece("x", 0, 9)]), "bring 3 x:0-9 ≤300000 ahead"],
    [brought(3), "need 3 m1"],
    [needed(3, [], true, ["r1"]), "need 4 m2"],
  ];
  const state = play(steps, READY);
  play([[unbrought(4)], [asked(3, "b"), "wait 3 1000", "need 5", "think 3 b 100"]], state);
  play([[asked(3, "b"), "wait 3 1000", "drop 4", "need 5", "think 3 b 100"]], state);
  const [last] = steps.slice(2, 3);
  play([...steps.slice(0, 2), [last[0], "tell 2 m1 last"]], READY, { savesData: true });
  const level = [
    [asked(2, "level 8", "move"), "wait 2 4000", "need 2"],
    [needed(2), "think 2 level 8 Infinity"],
    [thought(2, SOLVED.slice(0, 1)), "tell 2 m1 last", "need 3 m1"],
    [needed(3, [], true, ["r1", "r2", "r3", "r4"]), "need 4 m1 r1"],
    [needed(4), "need 5 m1 r2"],
    [needed(5), "need 6 m1 r3"],
    [needed(6)],
  ];
  play(level, READY);
});

test("where the browser is to save data, little is brought", () => {
  play(
    [
      [asked(2, "a"), "…"],
      [needed(2, [piece("x", 0, 9)]), "bring 2 x:0-9 ≤250000"],
    ],
    READY,
    { savesData: true },
  );
});

for (const [what, fault, found, ...next] of [
  ["is damaged", { kind: "broken", address: "/x" }, "broken"],
  ["cannot be fetched", null, "failed", "bring 3 x:0-9 ≤0"],
  ["would be too much at once", { kind: "tooMuch" }, "silent", "bring 3 x:0-9 ≤5000000"],
]) {
  test(`where a file ${what}, the search answers, and it is tried again when it can be`, () => {
    const state = play(
      [
        [asked(2, "a", "moment"), "…"],
        [needed(2, [piece("x", 0, 9)]), "…"],
        [unbrought(2, fault), "announce"],
        [thought(2, GUESS), "tell 2 m last"],
      ],
      READY,
    );
    assert.equal(solution(state), found);
    const again = (...effects) => [
      [asked(3, "b", "moment"), "wait 3 1000", "need 3", "think 3 b 800"],
      [needed(3, [piece("x", 0, 9)]), ...effects],
    ];
    const [bring] = ["bring 3 x:0-9 ≤5000000"];
    assert.equal(solution(play(again(...next), state, { now: 29_000 })), found);
    if (found === "failed") play(again(bring), state, { now: 31_000 });
    const steps = found === "silent" ? [{ is: "retried" }] : [{ is: "retried" }, "announce more"];
    play(again(bring), play([steps], state));
  });
}

test("an engine that asks for more and more, or for a file that the host does not have, ends in a fault", () => {
  const ask = [asked(2, "a"), "wait 2 1000", "need 2", "think 2 a 100"];
  const lacks = (name) => needed(2, [piece(name, 0, 9)]);
  const round = [
    [lacks("x"), "bring 2 x:0-9 ≤5000000"],
    [brought(2), "need 2"],
  ];
  const rounds = Array.from({ length: 20 }, () => round).flat();
  for (const steps of [[[lacks("z"), "announce"]], [...rounds, [lacks("x"), "announce"]]]) {
    assert.equal(solution(play([ask, ...steps], READY)), "broken");
  }
});

test("a host without a solution, or without a list of them, is not asked again until it can be", () => {
  for (const folders of [new Map(), null]) {
    const begin = [asked(1, "a", "board"), "wait 1 1000", "list", "think 1 a 4000"];
    const state = play([begin, [listed(folders), "announce"], [thought(1, WIN), "tell 1 m last"]]);
    assert.equal(solution(state), "none");
    play([[asked(2, "b"), "wait 2 1000", "think 2 b 100"]], state);
    const retried = play([[{ is: "retried" }, "announce more"]], state);
    const next = folders ? ["announce"] : ["list"];
    play([[asked(2, "b"), "wait 2 1000", ...next, "think 2 b 100"]], retried);
  }
});

test("tables are loaded as far as the person allows it, one told after the other", () => {
  const state = play([
    [wanted(true, FIRST.bytes), "look expert"],
    [looked(ALL), "announce"],
    [wanted(false, 0)],
    [wanted(false, FIRST.bytes), `load ${FIRST.file}`, "announce"],
    [wanted(true, FIRST.bytes)],
    [loaded(FIRST, 5), "announce"],
    [wanted(true, SECOND.bytes), `load ${SECOND.file}`, "announce"],
    [loaded(FIRST, FIRST.bytes, "ready"), "announce"],
    [loaded(SECOND, SECOND.bytes, "ready"), "announce more"],
    [wanted(true, 0)],
  ]);
  assert.equal(tables(state), "ready");
  // What is kept on the device needs nobody's leave.
  play([
    [wanted(true, 0), "look expert"],
    [looked([]), "announce", `load ${FIRST.file}`, `load ${SECOND.file}`, "announce"],
  ]);
});

test("loading that is stopped or fails is forgotten, and can be wanted again", () => {
  const begin = [
    [wanted(true, 1e9), "look expert"],
    [looked(ALL), "announce", `load ${FIRST.file}`, `load ${SECOND.file}`, "announce"],
    [loaded(FIRST, FIRST.bytes, "ready"), "announce"],
  ];
  const stop = [{ is: "stopped", rules: EXPERT }, `drop ${SECOND.file}`, "announce"];
  const again = [wanted(true, 1e9), `load ${SECOND.file}`, "announce"];
  const failed = play([...begin, [loaded(SECOND, 0, "failed"), "announce"]]);
  assert.equal(tables(failed), "failed");
  play([again], failed);
  play([[{ is: "stopped", rules: EXPERT }, `drop ${SECOND.file}`, "announce"]], failed);
  const state = play([...begin, stop, [loaded(SECOND, 5)]]);
  assert.equal(tables(state), "ready");
  play([again], state);
});

test("a question waits for tables that are here, not for the network, and is asked again when they come", () => {
  const loading = (missing) =>
    play(
      [
        [wanted(false, 1e9), "…"],
        [looked(missing), "…"],
      ],
      NO_SOLUTION,
    );
  const begin = [
    [asked(1, "a"), "wait 1 1000", "think 1 a 100"],
    [thought(1, GUESS, { final: false }), "tell 1 m last"],
  ];
  const late = play(begin, loading(ALL));
  const doubted = play([[loaded(FIRST, FIRST.bytes, "ready"), "announce more"]], late);
  play([[asked(2, "a"), "wait 2 1000", "tell 2 m", "think 2 a 100"]], doubted);
  play(
    [
      begin[0],
      [thought(1, GUESS, { final: false }), "tell 1 m"],
      [loaded(FIRST, FIRST.bytes, "ready"), "announce more", "tell 1 m", "think 1 a 100"],
      [thought(1, WIN), "tell 1 m last"],
    ],
    loading([]),
  );
});

test("the highest level plays from the files at hand, and loads tables only where the page may", () => {
  const level = [asked(1, "level 8", "move"), "wait 1 4000", "look expert"];
  const think = "think 1 level 8 Infinity";
  const loads = [`load ${FIRST.file}`, `load ${SECOND.file}`, "announce"];
  play([level, [looked(ALL), "announce", think]], NO_SOLUTION);
  play([level, [looked(ALL), "announce", ...loads, think]], NO_SOLUTION, { mayLoad: true });
  const here = play([level, [looked([]), "announce", ...loads]], NO_SOLUTION);
  const steps = [FIRST, SECOND].map((file) => [loaded(file, file.bytes, "ready"), "announce"]);
  steps[1] = [steps[1][0], "announce more", think];
  play(steps, here);
  play([[asked(2, "level 7", "move"), "think 2 level 7 Infinity"]], NO_SOLUTION);
  // For as long as the solution may answer in time.
  play([
    [asked(1, "level 8", "move"), "wait 1 4000", "list"],
    [waited(1), "look expert"],
    [looked(ALL), "announce", think],
  ]);
});

test("a lost engine has no index and no tables, and what was brought for it is not waited for", () => {
  const state = play(
    [
      [looked(ALL), "…"],
      [wanted(false, 1e9), "…"],
    ],
    NO_SOLUTION,
  );
  const lost = play([[{ is: "lost" }, "announce"], [loaded(FIRST, 5)]], state);
  assert.equal(tables(lost), "none");
  const next = play(
    [
      [asked(2, "a"), "wait 2 1000", "need 2", "think 2 a 100"],
      [{ is: "lost" }, "announce"],
      [unbrought(2)],
      [{ is: "unanswered", id: 2, error: "gone" }, "fail 2 gone"],
    ],
    READY,
  );
  assert.equal(solution(next), "ready", "the network has not failed");
  const index = "bring 3 index.pylos:0-50 ≤5000000";
  play([[asked(3, "a"), "wait 3 1000", index, "think 3 a 100"]], next);
});
