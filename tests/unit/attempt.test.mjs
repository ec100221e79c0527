// The loop of one exercise: what every event makes of every phase, and the effects in their order.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isOver, isUnderWay, OPENING, reduce } from "../../www/exercise/attempt.js";

const LINE = ["1a1", "1b1", "1c1"];
const position = "4/4/4/4 3/3/3 2/2 1 l";
const PUZZLE = { position, kind: "move", value: "won", line: LINE, played: "1d1" };
const JUDGE = { position, kind: "judge", value: "endless", line: ["1a1", "1b1"] };
const TURNS = { position, turns: [{ want: {}, reply: "1b1" }, { want: {} }] };
const SELECT = { position, select: { cells: "1a1 1b1", mistakes: [{ cells: "1c1", say: "No." }] } };

const right = (reply) => ({ isRight: true, value: "won", reply });
const wrong = (reply) => ({ isRight: false, value: "lost", reply });
const move = (text, verdict) => ({ is: "move", move: text, verdict });
const verdict = (verdict) => ({ is: "verdict", verdict });
const choose = (cell) => ({ is: "choose", cell });
const answer = (value) => ({ is: "answer", value });
/** The solver's move and the verdict on it. */
const judged = (text, on) => [move(text), verdict(on)];
/** The reply, from the wait for it until it is on the board. */
const REPLY = ["waited", "reply"];

/** An effect in words. */
const named = ({ do: name, to: _, result, ...more }) =>
  [name, ...Object.values(more).map((value) => `${value}`), result && JSON.stringify(result)]
    .filter((word) => word !== undefined && word !== "false")
    .join(" ");

/** After events, of which a name alone is one: the attempt, and the effects of the last. What answers an effect is in time. */
const go = (attempt, ...events) =>
  events
    .map((event) => (typeof event === "string" ? { is: event } : event))
    .reduce(
      ({ state }, event) => {
        const isAnswer = ["open", "waited", "reply", "verdict"].includes(event.is);
        const step = reduce(state, isAnswer ? { to: state.asked, ...event } : event);
        return { ...step, did: step.effects.map(named) };
      },
      { state: attempt, did: [] },
    );
const begin = (exercise, ...events) => go(OPENING, { is: "want", exercise }, "open", ...events);

/** Attempts in each phase. */
const PHASES = {
  none: OPENING,
  opening: go(OPENING, { is: "want", exercise: PUZZLE }).state,
  choosing: begin(PUZZLE).state,
  judging: begin(PUZZLE, move("1a1")).state,
  replying: begin(PUZZLE, ...judged("1a1", right("1b1"))).state,
  wrong: begin(PUZZLE, ...judged("1d1", wrong("1d2"))).state,
  refuted: begin(PUZZLE, ...judged("1d1", wrong("1d2")), ...REPLY).state,
  solved: begin({ ...PUZZLE, line: ["1a1"] }, ...judged("1a1", right(null))).state,
  shown: begin({ ...PUZZLE, line: ["1a1"] }, "show", ...REPLY).state,
};

const PLAYING = ["place ", "show", "wait"];
const END = (isSolved, trail, mistakes = 0, hints = 0) =>
  `end ${JSON.stringify({ isSolved, mistakes, hints, trail })}`;
/** What each event does in the phases in which it means something. */
const DONE = [
  ["open", { opening: ["place ", "show"] }],
  [move("1b1"), { choosing: ["show true", "judge"] }],
  [verdict(right("1b1")), { judging: ["show", "wait"] }],
  [verdict(wrong("1b1")), { judging: ["show", "wait"] }],
  [verdict(wrong(null)), { judging: ["show", "focus button"] }],
  [verdict(null), { judging: ["place ", "show"] }],
  // Only a line that is played on at the end waits again.
  ["reply", { replying: ["show"], wrong: ["show", "focus button"] }],
  ["waited", { replying: ["play 1b1"], wrong: ["play 1d2"] }],
  ["back", { refuted: ["place ", "show"] }],
  [{ is: "back", byKey: true }, { refuted: ["place ", "show", "focus board"] }],
  [choose("1a1"), {}],
  [{ is: "refuse", say: "No." }, { choosing: ["show true"] }],
  ["hint", { choosing: ["show true"] }],
  ["why", { choosing: ["place 1d1", "show", "judge"] }],
  [answer("won"), { choosing: ["place ", END(true, "s"), "show", "wait"] }],
  [answer("lost"), { choosing: ["place ", END(false, "x", 1), "show", "wait"] }],
  [
    "show",
    {
      choosing: ["place ", END(false, "-"), "show", "wait"],
      judging: ["place ", END(false, "-"), "show", "wait"],
      replying: ["place 1a1,1b1", END(false, "s-"), "show", "wait"],
      wrong: ["place ", END(false, "x-", 1), "show", "wait"],
      refuted: ["place ", END(false, "x-", 1), "show", "wait"],
      solved: PLAYING,
      shown: PLAYING,
    },
  ],
];

test("every event does in every phase what it means there, and nothing else", () => {
  for (const [event, expected] of DONE) {
    for (const [phase, attempt] of Object.entries(PHASES)) {
      const { state, did } = go(attempt, event);
      const name = `${event.is ?? event} in ${phase}`;
      assert.deepEqual(did, expected[phase] ?? [], name);
      if (!(phase in expected)) assert.equal(state, attempt, name);
    }
  }
  for (const [phase, attempt] of Object.entries(PHASES)) {
    assert.deepEqual(go(attempt, "look").did, ["show"], phase);
    const want = go(attempt, { is: "want", exercise: JUDGE });
    assert.deepEqual([want.did, want.state.exercise], [["load", "show"], JUDGE], phase);
    const fail = go(attempt, { is: "fail", say: "puzzle.absent", params: { id: "x" } });
    const said = { sign: "other", say: "puzzle.absent", params: { id: "x" } };
    assert.deepEqual([fail.did, fail.state.exercise, fail.state.said], [["show"], null, said]);
    const note = go(attempt, { is: "note", note: "1200", of: attempt.exercise });
    assert.equal(note.state.note, isOver(attempt) ? "1200" : "", phase);
    assert.equal(isUnderWay(attempt), /judging|replying|wrong|refuted/.test(phase), phase);
  }
});

test("what comes of an effect means nothing once something else has happened", () => {
  const late = { is: "want", exercise: PUZZLE };
  for (const [attempt, event] of [
    [PHASES.opening, { is: "open" }],
    [PHASES.judging, verdict(right("1b1"))],
    [PHASES.replying, { is: "waited" }],
    [PHASES.replying, { is: "reply" }],
  ]) {
    for (const other of ["show", late]) {
      const { state } = go(attempt, other);
      if (state === attempt) continue;
      assert.equal(go(state, { ...event, to: attempt.asked }).state, state, event.is);
    }
  }
  const { solved } = PHASES;
  assert.equal(go(solved, { is: "note", note: "x", of: JUDGE }).state, solved);
  // A note does not stop the solution.
  const playing = begin(PUZZLE, "show").state;
  const noted = go(playing, { is: "note", note: "x", of: PUZZLE });
  assert.deepEqual(noted.did, ["show"]);
  assert.deepEqual(go(noted.state, { is: "waited", to: playing.asked }).did, ["play 1a1"]);
});

const FOUND = [...judged("1a1", right("1b1")), ...REPLY];
const WHY = ["why", verdict(wrong("1d2")), ...REPLY];
const MISSED = judged("1d1", wrong("1d2"));
const TURN = [move("1a1", right("1b1")), ...REPLY];
const LAST = move("1c1", right("1d1"));

test("events lead through a puzzle, a judgement, turns and choices", () => {
  for (const [exercise, events, ...expected] of [
    [PUZZLE, FOUND, "choosing", "1a1 1b1", null, 1, "s"],
    [PUZZLE, [...FOUND, ...judged("1c1", right(null))], "solved", "1a1 1b1 1c1", null, 2, "ss"],
    // The line does not go on from a right move that is not in it.
    [PUZZLE, judged("1d4", right("1b1")), "solved", "1d4", null, 1, "s"],
    [PUZZLE, judged("1d1", null), "choosing", "", null, 0, ""],
    [PUZZLE, [...FOUND, ...MISSED, ...REPLY, "back"], "choosing", "1a1 1b1", null, 1, "sx"],
    // A mistake once made does not count; made again, it does.
    [PUZZLE, WHY, "refuted", "1d1 1d2", null, 0, ""],
    [PUZZLE, [...WHY, "back", ...MISSED], "refuted", "1d1", "1d2", 0, "x"],
    [{ ...PUZZLE, played: undefined }, ["why"], "choosing", "", null, 0, ""],
    // Two hints for each move of a puzzle, one for others.
    [PUZZLE, ["hint", "hint", "hint", ...FOUND, "hint"], "choosing", "1a1 1b1", null, 1, "hhsh"],
    [TURNS, ["hint", "hint"], "choosing", "", null, 0, "h"],
    // The solution is played from where the solver was, and once more from the start.
    [PUZZLE, [...FOUND, "show"], "shown", "1a1 1b1", "1c1", 1, "s-"],
    [PUZZLE, [...FOUND, "show", ...REPLY], "shown", "1a1 1b1 1c1", null, 1, "s-"],
    [PUZZLE, [...FOUND, "show", "show"], "shown", "", "1a1", 1, "s-"],
    [JUDGE, [answer("endless"), ...REPLY, ...REPLY], "solved", "1a1 1b1", null, 0, "s"],
    // A wrong turn stays off the board, and the last one is answered too.
    [TURNS, [move("1d1", wrong(null))], "choosing", "", null, 0, "x"],
    [TURNS, TURN, "choosing", "1a1 1b1", null, 1, "s"],
    [TURNS, [...TURN, LAST], "solved", "1a1 1b1 1c1", "1d1", 2, "ss"],
    [TURNS, [...TURN, LAST, ...REPLY], "solved", "1a1 1b1 1c1 1d1", null, 2, "ss"],
    [SELECT, [choose("1b1"), choose("1a1")], "solved", "", null, 0, ""],
  ]) {
    const { phase, moves, reply, step, trail, mistakes, hints } = begin(exercise, ...events).state;
    const name = JSON.stringify(events);
    assert.deepEqual([phase, moves.join(" "), reply, step, trail], expected, name);
    const count = (sign) => [...trail].filter((one) => one === sign).length;
    assert.deepEqual([mistakes, hints], [count("x"), count("h")], name);
  }
});

test("where there is one try, a wrong move ends it once, and the solution can still be seen", () => {
  const once = { ...PUZZLE, isOnce: true };
  const missed = begin(once, ...judged("1d1", wrong("1d2")));
  assert.deepEqual(missed.did, [END(false, "x", 1), "show", "wait"]);
  const shown = go(missed.state, ...REPLY, "show");
  assert.deepEqual([shown.state.phase, shown.did], ["shown", PLAYING]);
  assert.deepEqual(begin(once, "show").did, ["place ", END(false, "-"), "show", "wait"]);
});

test("an answer says what was wrong, or what is left to choose", () => {
  for (const [exercise, events, said] of [
    [PUZZLE, judged("1d1", null), "bad puzzle.failed"],
    [TURNS, [move("1d1", wrong(null))], "other learn.otherwise"],
    [TURNS, [move("1d1", { ...wrong(null), say: "No." })], "other No."],
    [TURNS, [move("1d1", wrong(null)), "hint"], undefined],
    [SELECT, [choose("1c1")], "other No."],
    [SELECT, [choose("1d1")], "other learn.notThis"],
    [SELECT, [choose("1b1")], "good learn.more 1"],
    [SELECT, [choose("1b1"), choose("1b1")], " learn.already"],
  ]) {
    const { said: told } = begin(exercise, ...events).state;
    const words = told && [told.sign, told.say, told.params?.left];
    assert.equal(words?.filter((word) => word !== undefined).join(" "), said);
  }
  assert.ok(isUnderWay(begin(SELECT, choose("1b1")).state));
  assert.deepEqual(begin({ position }).did, ["place ", END(true, ""), "show"], "what is only read");
});
