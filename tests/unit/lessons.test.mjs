// The lessons: every step can be finished, every mistake that it answers can be made, and its claims are true.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as goal from "../../www/exercise/goal.js";
import { faultsInPlay, readChapter } from "../../www/exercise/lesson.js";
import { choose, NOTHING } from "../../www/game/turn-builder.js";
import { course } from "../../www/learn/course.js";
import * as rules from "../e2e/support/rules.mjs";

const { analyse, legalMoves, newGame, play, take } = rules;

for (const table of ["children", "standard", "expert"]) {
  take(table, 0, readFileSync(new URL(`../../www/tables/${table}.pylos`, import.meta.url)));
}

const steps = course.flatMap((chapter) =>
  chapter.steps.map((step) => ({ ...step, link: `${chapter.id}/${step.id}` })),
);

const gameOf = (step) => newGame({ ...step.rules, position: step.position });
const goodMoves = (turn, game) => goal.solutions(turn, game, legalMoves(game), play);
const texts = (moves) => moves.map(({ text }) => text);
/** The step with that link, and its game. */
function at(link) {
  const step = steps.find((one) => one.link === link);
  assert.ok(step, link);
  return { step, game: gameOf(step) };
}

/** The games after each good move of a turn and the opponent's reply. */
function playWell(turn, game, last) {
  return goodMoves(turn, game).map((move) => {
    const after = play(game, move);
    if (last) return after;
    const reply = goal.replyTo(turn, legalMoves(after));
    assert.ok(reply, `no reply to ${move.text}`);
    return play(after, reply);
  });
}

/** Whether a move, or a choice before it is finished, gets this answer. */
function isMade(turn, { when, say }, game) {
  const legal = legalMoves(game);
  if (when.refused === undefined) {
    return legal.some((move) => judge(turn, move, game).say === say);
  }
  const choice = when.from === undefined ? NOTHING : choose(legal, NOTHING, when.from);
  return when.refused
    .split(" ")
    .every(
      (place) =>
        choose(legal, choice, place) === null &&
        goal.judgeRefusal(turn, place, choice.picked) === say,
    );
}

const judge = (turn, move, before) =>
  goal.judgeMove(turn, { move, before, after: play(before, move) }, []);

test("each step has its own link, and a legal position in canonical form", () => {
  assert.equal(new Set(steps.map(({ link }) => link)).size, steps.length);
  for (const step of steps) assert.equal(gameOf(step).position, step.position, step.link);
});

for (const step of steps) {
  if (step.turns !== undefined) {
    test(`${step.link}: every mistake that it answers can be made`, () => {
      let games = [gameOf(step)];
      for (const [i, turn] of step.turns.entries()) {
        for (const mistake of turn.mistakes) {
          const made = games.some((game) => isMade(turn, mistake, game));
          assert.ok(made, mistake.say);
        }
        games = games.flatMap((game) => playWell(turn, game, i === step.turns.length - 1));
      }
    });
  }

  if (step.select !== undefined) {
    test(`${step.link}: every wrong ball has an answer`, () => {
      const { balls } = gameOf(step);
      for (const cell of Object.keys(balls)) {
        const { isRight, say } = goal.judgeSelection(step.select, cell);
        assert.equal(isRight, step.select.cells.includes(cell), cell);
        assert.equal(say === undefined, isRight, cell);
      }
      const answered = step.select.mistakes.flatMap(({ cells }) => cells.split(" "));
      for (const cell of answered) assert.ok(cell in balls, cell);
    });
  }
}

// The claims of the texts about their positions.

test("texts that say 'all' or 'only' are true", () => {
  assert.deepEqual(at("raise/own").game.liftable, ["1a1"]);
  const carry = at("board/carry");
  const under = ["1b2", "1c2", "1b3", "1c3"].filter((cell) => carry.game.balls[cell] === "light");
  assert.deepEqual(carry.step.select.cells.split(" "), under);
  const isUp = (cell) => cell > "2";
  assert.deepEqual(Object.keys(carry.game.balls).filter(isUp), ["2b2"]);
  const places = legalMoves(at("raise/gap").game).map(({ to }) => to);
  assert.deepEqual([...new Set(places.filter(isUp))], ["2b2"]);
  assert.deepEqual(texts(legalMoves(at("board/apex").game)), ["4a1"]);
});

test("texts that count balls are true", () => {
  const win = at("children/win");
  assert.deepEqual(win.game.reserve, { light: 5, dark: 5 });
  const free = legalMoves(win.game).filter((move) => play(win.game, move).reserve.light === 5);
  assert.deepEqual(texts(free), texts(goodMoves(win.step.turns[0], win.game)));
  assert.equal(at("think/last").game.reserve.light, 1);
  assert.deepEqual(at("board/empty").game.result, { winner: "dark", reason: "emptyReserve" });
  assert.deepEqual(at("board/aim").game.result, { winner: "light", reason: "apex" });
});

/** The value of every legal move in the tables of perfect play. */
function values(game) {
  const scores = analyse(game, { depth: 1 });
  for (const { text, exact } of scores) assert.ok(exact, `${text} is proven`);
  return new Map(scores.map(({ text, value }) => [text, value]));
}

const ENDS = ["save", "stair", "sit", "zugzwang", "last", "tempo"].map((id) => `think/${id}`);
for (const link of ["children/win", "board/block", ...ENDS]) {
  test(`${link}: the good moves are exactly the winning moves`, () => {
    const { step, game } = at(link);
    const winning = [...values(game)].flatMap(([text, value]) => (value === "win" ? [text] : []));
    assert.deepEqual(winning.sort(), texts(goodMoves(step.turns[0], game)).sort());
    assert.ok(winning.length < legalMoves(game).length, "some moves do not win");
  });
}

test("think/second: every first move of Light loses, and every reply of Dark wins", () => {
  const { game } = at("think/second");
  for (const [text, value] of values(game)) assert.equal(value, "win", text);
  for (const [text, value] of values(newGame())) assert.equal(value, "loss", text);
});

// The form of lessons by other authors.

test("invalid data of a lesson is refused with the place of the fault and the expected form", () => {
  const step = { id: "a", position: "4/4/4/4 3/3/3 2/2 1 l", text: "Play." };
  const chapter = { id: "mine", title: "Mine", steps: [step] };
  const refused = (data, expected) => {
    const faults = [];
    readChapter(data, faults);
    assert.equal(faults.length, 1, JSON.stringify(faults));
    assert.match(faults[0], expected);
  };
  const faults = [];
  readChapter(chapter, faults);
  assert.deepEqual(faults, []);
  const long = { ...step, text: "*a* ".repeat(20_000) };
  refused({ ...chapter, steps: [long] }, /step 1: text must be a text of at most 20000 characters/);
  refused(null, /must be an object/);
  refused({ ...chapter, steps: [] }, /at least one step/);
  refused({ ...chapter, steps: [step, step] }, /two steps with this id/);
  refused({ ...chapter, id: "My lesson" }, /id must be small letters/);
  refused({ ...chapter, colour: "red" }, /colour is unknown/);
  for (const [parts, expected] of [
    [{ text: "" }, /step 1: text must be a text/],
    [{ rules: { variant: "chess" } }, /step 1\.rules: variant must be one of "standard"/],
    [{ turns: [] }, /step 1\.turns: must be a list/],
    [{ turns: [{ want: { to: "1e5" } }] }, /turns\[0\]\.want: to must be cells/],
    [{ turns: [{ want: { reserve: 16 } }] }, /reserve must be one of 0, 1, 2,/],
    [{ turns: [{ want: { colour: 1 } }] }, /want: colour is unknown/],
    [{ turns: [{ want: { refused: "1a1" } }] }, /want: refused is unknown/],
    [{ turns: [{ want: {}, reply: "up" }] }, /reply must be moves/],
    [
      { turns: [{ want: {}, mistakes: [{ when: { refused: "1a1", level: 2 }, say: "No." }] }] },
      /when: level is unknown; expected from, refused/,
    ],
    [{ turns: [{ want: {}, mistakes: [{ when: {} }] }] }, /mistakes\[0\]: say must be a text/],
    [{ select: { cells: "all" } }, /select: cells must be cells/],
    [{ select: { cells: "1a1" }, turns: [{ want: {} }] }, /only one of them/],
  ]) {
    refused({ ...chapter, steps: [{ ...step, ...parts }] }, expected);
  }
});

test("a position, a goal, a reply and a choice that the rules refuse are found, with their place", () => {
  const position = "4/4/ll2/l1dd 3/3/3 2/2 1 l";
  const place = { to: "1d4" };
  for (const [step, expected] of [
    [{ position: "zzz" }, /^step 1: position: .*levels are missing/],
    [{ position, turns: [{ want: { to: "2a1" } }] }, /turns\[0\]\.want: no legal move meets it$/],
    [
      { position, turns: [{ want: place, reply: "1c4" }, { want: { to: "1c4" } }] },
      /turns\[1\]\.want: no legal move meets it after 1d4 1c4$/,
    ],
    [
      { position, turns: [{ want: place, reply: "2b2" }, { want: {} }] },
      /turns\[0\]\.reply: no move of it is legal after 1d4$/,
    ],
    [{ position, turns: [{ want: place }, { want: {} }] }, /turns\[0\]\.reply: no move/],
    [{ position, select: { cells: "1a1 1d4" } }, /select: there is no ball on 1d4$/],
    [{ position, marks: "ring:9" }, /marks: ring:9 is not understood$/],
  ]) {
    const [fault = "none"] = faultsInPlay(rules, step, "step 1");
    assert.match(fault, expected);
  }
  for (const step of steps) assert.deepEqual(faultsInPlay(rules, step, step.link), []);
});

test("a right move is answered by the reply, a wrong one by what is said of it; a reserve counts from its number on", () => {
  const game = newGame({ moves: ["1b2"] });
  const [move] = legalMoves(game).filter(({ text }) => text === "1c2");
  const after = play(game, move);
  const judgeBy = (turn) => goal.judgeMove(turn, { move, before: game, after }, legalMoves(after));
  const right = { isRight: true, reply: "1c3" };
  assert.deepEqual(judgeBy({ want: { move: "1c2" }, reply: "1b2 1c3 1b3" }), right);
  assert.deepEqual(judgeBy({ want: { to: "1c2" } }), { isRight: true, reply: null });
  const wrong = (turn) => judgeBy({ want: { level: 2 }, ...turn });
  assert.deepEqual(wrong({}), { isRight: false, say: null, reply: null });
  assert.equal(wrong({ otherwise: "no" }).say, "no");
  const mistakes = [
    { when: { from: "board" }, say: "raised" },
    { when: { level: 1 }, say: "low" },
  ];
  assert.equal(wrong({ mistakes, otherwise: "no" }).say, "low");
  for (const [reserve, isRight] of [
    [13, true],
    [14, true],
    [15, false],
  ])
    assert.equal(judgeBy({ want: { reserve } }).isRight, isRight, `${reserve}`);
});
