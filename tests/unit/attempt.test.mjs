// One attempt at an exercise: every way through it, as plain values.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isOver, next, OPENING, resultOf } from "../../www/exercise/attempt.js";

const LINE = ["1a1", "1b1", "1c1"];
const PUZZLE = { kind: "move", value: "won", line: LINE };
const JUDGE = { kind: "judge", value: "endless", line: ["1a1", "1b1"] };
const TURNS = { turns: [{ want: {}, reply: "1b1" }, { want: {} }] };
const SELECT = { select: { cells: "1a1 1b1", mistakes: [{ cells: "1c1", say: "Not it." }] } };
const right = (reply) => ({ isRight: true, value: "won", reply });
const wrong = (reply) => ({ isRight: false, value: "lost", reply });

/** The attempt after some more events; a name is an event without more. */
const go = (exercise, attempt, ...events) =>
  events
    .map((event) => (typeof event === "string" ? { type: event } : event))
    .reduce((now, event) => next(exercise, now, event), attempt);
const after = (exercise, ...events) => go(exercise, OPENING, ...events);
const move = (text, verdict) => ({ type: "move", move: text, verdict });
const choose = (cell) => ({ type: "choose", cell });
/** The solver's move and the verdict on it. */
const judged = (text, verdict) => [move(text), { type: "verdict", verdict }];

test("nothing happens before the position is on the board", () => {
  for (const exercise of [PUZZLE, JUDGE, TURNS, SELECT]) {
    assert.equal(after(exercise, "hint", "show", move("1a1")), OPENING);
  }
  assert.ok(isOver(after({}, "open")), "what asks for nothing is done at once");
});

test("right moves lead through the line to its end", () => {
  const first = after(PUZZLE, "open", ...judged("1a1", right("1b1")));
  assert.deepEqual([first.phase, first.reply], ["choosing", "1b1"]);
  assert.equal(next(PUZZLE, first, move("1c1")), first, "it is the opponent's turn");
  const second = go(PUZZLE, first, "reply");
  assert.deepEqual([second.phase, second.step, second.moves], ["choosing", 1, ["1a1", "1b1"]]);
  const end = go(PUZZLE, second, ...judged("1c1", right(null)));
  assert.deepEqual([end.phase, end.moves], ["solved", LINE]);
  assert.deepEqual(resultOf(end), { isSolved: true, mistakes: 0, hints: 0 });
});

test("a wrong move is refuted, and goes back to the position before it", () => {
  const found = ["open", ...judged("1a1", right("1b1")), "reply"];
  const refuted = after(PUZZLE, ...found, ...judged("1d1", wrong("1d2")), "reply");
  assert.deepEqual([refuted.phase, refuted.mistakes], ["refuted", 1]);
  assert.deepEqual(refuted.moves, ["1a1", "1b1", "1d1", "1d2"]);
  const again = go(PUZZLE, refuted, "back");
  assert.deepEqual([again.phase, again.moves, again.step], ["choosing", ["1a1", "1b1"], 1]);
  // A wrong move may end the game: then there is no reply.
  const over = after(PUZZLE, ...found, ...judged("1d1", wrong(null)));
  assert.equal(over.phase, "refuted");
  assert.deepEqual(go(PUZZLE, over, "back").moves, ["1a1", "1b1"]);
});

test("a right move that is not the line's ends the puzzle; one that could not be judged goes back", () => {
  const { phase, reply } = after(PUZZLE, "open", ...judged("1d4", right("1b1")));
  assert.deepEqual([phase, reply], ["solved", null]);
  const { moves, mistakes, said, ...back } = after(PUZZLE, "open", ...judged("1d1", null));
  assert.deepEqual([moves, back.phase, mistakes, said?.say], [[], "choosing", 0, "puzzle.failed"]);
});

test("there are two hints for each move, and they are counted", () => {
  const hints = ["open", "hint", "hint", "hint"];
  assert.deepEqual([after(PUZZLE, ...hints).hint, after(PUZZLE, ...hints).hints], [2, 2]);
  const later = after(PUZZLE, ...hints, ...judged("1a1", right("1b1")), "reply", "hint");
  assert.deepEqual([later.hint, later.hints], [1, 3]);
});

test("whoever gives up has not solved it, and sees the solution from there", () => {
  const shown = after(PUZZLE, "open", ...judged("1d1", wrong("1d2")), "reply", "show");
  assert.ok(isOver(shown));
  assert.deepEqual(resultOf(shown), { isSolved: false, mistakes: 1, hints: 0 });
  assert.deepEqual([shown.moves, shown.reply], [[], "1a1"]);
  assert.equal(next(PUZZLE, shown, move("1a1")), shown, "nothing can be played any more");
  const note = { type: "note", note: "Rating 1200." };
  const played = go(PUZZLE, shown, note, ...LINE.map(() => "reply"));
  assert.deepEqual([played.moves, played.reply, played.phase], [LINE, null, "shown"]);
  assert.equal(played.note, note.note, "what the end has led to stays");
  assert.deepEqual(go(PUZZLE, played, "show").moves, []);
  assert.equal(after(PUZZLE, "open", note).note, "");
});

test("a mistake once made is shown as a wrong move, and does not count", () => {
  const [once, verdict] = judged("1d1", wrong("1d2"));
  const why = ["open", { ...once, isOwn: false }, verdict, "reply"];
  const { phase, moves, mistakes } = after(PUZZLE, ...why);
  assert.deepEqual([phase, moves, mistakes], ["refuted", ["1d1", "1d2"], 0]);
  assert.equal(after(PUZZLE, ...why, "back", once, verdict).mistakes, 1);
});

test("a judgement is one answer, and the proof is played", () => {
  const answer = (value) => ({ type: "answer", value });
  const good = after(JUDGE, "open", answer("endless"));
  assert.deepEqual(resultOf(good), { isSolved: true, mistakes: 0, hints: 0 });
  assert.equal(good.reply, "1a1");
  const bad = after(JUDGE, "open", answer("won"));
  assert.deepEqual(resultOf(bad), { isSolved: false, mistakes: 1, hints: 0 });
  assert.equal(next(JUDGE, bad, answer("endless")), bad);
});

test("a turn of a lesson is right or stays off the board, and the opponent answers", () => {
  const refused = after(TURNS, "open", move("1d1", { isRight: false, reply: null, say: "No." }));
  assert.deepEqual([refused.moves, refused.said], [[], { sign: "other", say: "No." }]);
  assert.deepEqual(go(TURNS, refused, "hint").said, null);
  const found = ["open", move("1a1", right("1b1")), "reply"];
  const second = after(TURNS, ...found);
  assert.deepEqual([second.phase, second.step, second.moves], ["choosing", 1, ["1a1", "1b1"]]);
  const done = after(TURNS, ...found, move("1c1", right("1d1")));
  assert.deepEqual([done.phase, done.reply], ["solved", "1d1"], "it is answered at the end too");
  const end = go(TURNS, done, "reply");
  assert.deepEqual([end.phase, end.moves], ["solved", ["1a1", "1b1", "1c1", "1d1"]]);
});

test("balls are chosen in any order, each once", () => {
  const said = (...cells) => after(SELECT, "open", ...cells.map(choose)).said?.say;
  assert.equal(said("1c1"), "Not it.");
  assert.equal(said("1d1"), "learn.notThis");
  assert.equal(said("1b1"), "learn.more");
  assert.equal(said("1b1", "1b1"), "learn.already");
  const { phase, chosen } = after(SELECT, "open", choose("1b1"), choose("1a1"));
  assert.deepEqual([phase, chosen], ["solved", ["1b1", "1a1"]]);
});

test("an event that does not fit the moment changes nothing", () => {
  const turn = after(TURNS, "open", move("1a1", right("1b1")));
  assert.equal(go(TURNS, turn, "hint"), turn, "it is the opponent's turn");
  const solved = after(SELECT, "open", choose("1a1"), choose("1b1"));
  assert.equal(go(SELECT, solved, choose("1c1")), solved);
  const asked = after(PUZZLE, "open", move("1a1"));
  for (const event of [move("1b1"), "reply", "back", "hint", "open"]) {
    assert.equal(go(PUZZLE, asked, event), asked);
  }
});
