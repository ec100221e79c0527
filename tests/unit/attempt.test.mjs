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
const END = (isSolved, mistakes = 0, hints = 0) =>
  `end ${JSON.stringify({ isSolved, mistakes, hints })}`;
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
  [answer("won"), { choosing: ["place ", END(true), "show", "wait"] }],
  [answer("lost"), { choosing: ["place ", END(false, 1), "show", "wait"] }],
  [
    "show",
    {
      choosing: ["place ", END(false), "show", "wait"],
      judging: ["place ", END(false), "show", "wait"],
      replying: ["place 1a1,1b1", END(false), "show", "wait"],
      wrong: ["place ", END(false, 1), "show", "wait"],
      refuted: ["place ", END(false, 1), "show", "wait"],
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
  for (const [phase, event] of [
    ["opening", { is: "open" }],
    ["judging", verdict(right("1b1"))],
    ["replying", { is: "waited" }],
    ["replying", { is: "reply" }],
  ]) {
    const { asked } = PHASES[phase];
    for (const other of ["show", late]) {
      const { state } = go(PHASES[phase], other);
      if (state !== PHASES[phase]) {
        assert.equal(go(state, { ...event, to: asked }).state, state, event.is);
      }
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

/** What remains of an attempt after events. */
const seen = (exercise, ...events) => {
  const { phase, moves, reply, step, mistakes, hints } = begin(exercise, ...events).state;
  return [phase, moves.join(" "), reply, step, mistakes, hints];
};

test("right moves lead through the line to its end", () => {
  const first = judged("1a1", right("1b1"));
  assert.deepEqual(seen(PUZZLE, ...first), ["choosing", "1a1", "1b1", 1, 0, 0]);
  const second = [...first, ...REPLY];
  assert.deepEqual(seen(PUZZLE, ...second), ["choosing", "1a1 1b1", null, 1, 0, 0]);
  const end = begin(PUZZLE, ...second, ...judged("1c1", right(null)));
  assert.deepEqual(end.did, [END(true), "show"]);
  assert.deepEqual(end.state.moves, LINE);
  // One that is not the line's is the end: the line does not go on from there.
  assert.deepEqual(seen(PUZZLE, ...judged("1d4", right("1b1"))).slice(0, 3), [
    "solved",
    "1d4",
    null,
  ]);
});

test("a wrong move is refuted, and goes back to the position before it", () => {
  const found = [...judged("1a1", right("1b1")), ...REPLY];
  const refuted = [...found, ...judged("1d1", wrong("1d2")), ...REPLY];
  assert.deepEqual(seen(PUZZLE, ...refuted), ["refuted", "1a1 1b1 1d1 1d2", null, 1, 1, 0]);
  assert.deepEqual(seen(PUZZLE, ...refuted, "back"), ["choosing", "1a1 1b1", null, 1, 1, 0]);
  // A mistake once made is refuted as well, and does not count; made again, it does.
  const why = ["why", verdict(wrong("1d2")), ...REPLY];
  assert.deepEqual(seen(PUZZLE, ...why), ["refuted", "1d1 1d2", null, 0, 0, 0]);
  const again = [...why, "back", ...judged("1d1", wrong("1d2"))];
  assert.deepEqual(seen(PUZZLE, ...again), ["refuted", "1d1", "1d2", 0, 1, 0]);
  assert.equal(begin({ ...PUZZLE, played: undefined }, "why").did.length, 0);
  // One that could not be judged goes back, and does not count.
  assert.deepEqual(seen(PUZZLE, ...judged("1d1", null)), ["choosing", "", null, 0, 0, 0]);
  assert.equal(begin(PUZZLE, ...judged("1d1", null)).state.said?.say, "puzzle.failed");
});

test("there are two hints for each move of a puzzle and one for others, and they are counted", () => {
  const hints = ["hint", "hint", "hint"];
  assert.deepEqual(begin(PUZZLE, ...hints).did, ["show true"], "said once more");
  const later = begin(PUZZLE, ...hints, ...judged("1a1", right("1b1")), ...REPLY, "hint").state;
  assert.deepEqual([later.hint, later.hints], [1, 3]);
  const turn = begin(TURNS, move("1d1", wrong(null)), "hint", "hint").state;
  assert.deepEqual([turn.hint, turn.hints, turn.said], [1, 1, null]);
});

test("the solution is played to its end, from where the solver was, and once more from the start", () => {
  const later = begin(PUZZLE, ...judged("1a1", right("1b1")), ...REPLY, "show");
  assert.deepEqual([later.state.moves, later.state.reply], [["1a1", "1b1"], "1c1"]);
  let step = begin(PUZZLE, "show");
  for (const played of LINE) {
    assert.equal(step.did.at(-1), "wait");
    assert.deepEqual(go(step.state, "waited").did, [`play ${played}`]);
    step = go(step.state, "reply");
  }
  assert.deepEqual([step.state.moves, step.did], [LINE, ["show"]]);
  assert.deepEqual(go(step.state, "show").did, PLAYING, "and its end is told only once");
  assert.deepEqual(seen(JUDGE, answer("endless"), ...REPLY, ...REPLY).slice(0, 2), [
    "solved",
    "1a1 1b1",
  ]);
});

test("a turn of a lesson is right or stays off the board, and the opponent answers, at the end too", () => {
  const refused = begin(TURNS, move("1d1", { isRight: false, reply: null, say: "No." }));
  assert.deepEqual(refused.did, ["show true"]);
  assert.deepEqual([refused.state.moves, refused.state.said?.say], [[], "No."]);
  assert.equal(begin(TURNS, move("1d1", wrong(null))).state.said?.say, "learn.otherwise");
  const found = [move("1a1", right("1b1")), ...REPLY];
  assert.deepEqual(seen(TURNS, ...found), ["choosing", "1a1 1b1", null, 1, 0, 0]);
  const end = [...found, move("1c1", right("1d1"))];
  assert.deepEqual(begin(TURNS, ...end).did, [END(true), "show true", "wait"]);
  assert.deepEqual(seen(TURNS, ...end, ...REPLY).slice(0, 3), ["solved", "1a1 1b1 1c1 1d1", null]);
  assert.deepEqual(begin({ position }).did, ["place ", END(true), "show"], "what is only read");
});

test("balls are chosen in any order, each once", () => {
  const said = (...cells) => begin(SELECT, ...cells.map(choose)).state.said;
  assert.equal(said("1c1").say, "No.");
  assert.equal(said("1d1").say, "learn.notThis");
  assert.deepEqual(said("1b1"), { sign: "good", say: "learn.more", params: { left: 1 } });
  assert.equal(said("1b1", "1b1").say, "learn.already");
  const { state, did } = begin(SELECT, choose("1b1"), choose("1a1"));
  assert.deepEqual(
    [state.phase, state.chosen, did],
    ["solved", ["1b1", "1a1"], [END(true), "show true"]],
  );
  assert.ok(isUnderWay(begin(SELECT, choose("1b1")).state));
});
