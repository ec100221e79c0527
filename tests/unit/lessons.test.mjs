// The lessons: every step can be finished, every mistake that it answers can be made, and its claims are true.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CELLS, supportOf } from "../../www/board/geometry.js";
import { checkInPlay, readChapter } from "../../www/exercise/lesson.js";
import * as goal from "../../www/exercise/verdict.js";
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
const goodMoves = (turn, game) => goal.solutions(rules, turn, game);
const texts = (moves) => moves.map(({ text }) => text);
const names = (cells) => cells.map(({ name }) => name).sort();
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
    const reply = goal.replyTo(rules, turn, after);
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

const judge = (turn, move, before) => goal.judgeMove(rules, turn, before, move);

test("each step has its own link, and a legal position in canonical form", () => {
  assert.equal(new Set(steps.map(({ link }) => link)).size, steps.length);
  for (const step of steps) assert.equal(gameOf(step).position, step.position, step.link);
});

/** Calls `act` with each turn of a step and the games before it, if all is played well. */
function eachTurn({ step, game }, act) {
  let games = [game];
  for (const [i, turn] of step.turns.entries()) {
    act(turn, games, i);
    games = games.flatMap((game) => playWell(turn, game, i === step.turns.length - 1));
  }
}

test("every mistake that a step answers can be made, and every wrong ball has an answer", () => {
  for (const step of steps.filter(({ turns }) => turns !== undefined)) {
    eachTurn({ step, game: gameOf(step) }, (turn, games) => {
      for (const mistake of turn.mistakes) {
        const made = games.some((game) => isMade(turn, mistake, game));
        assert.ok(made, mistake.say);
      }
    });
  }
  for (const step of steps.filter(({ select }) => select !== undefined)) {
    const { cells, mistakes } = step.select;
    const answered = mistakes.flatMap(({ cells }) => cells.split(" "));
    const balls = Object.keys(gameOf(step).balls);
    assert.deepEqual([...cells.split(" "), ...answered].sort(), balls.sort(), step.link);
    for (const cell of balls) {
      const { isRight, say } = goal.judgeSelection(step.select, cell);
      assert.deepEqual([isRight, say === undefined], [cells.includes(cell), isRight], cell);
    }
  }
});

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
  assert.deepEqual(at("board/empty").game.result, { winner: "dark", reason: "emptyReserve" });
  assert.deepEqual(at("board/aim").game.result, { winner: "light", reason: "apex" });
});

/** The value of every legal move in the tables of perfect play. */
function values(game) {
  const scores = analyse(game, { depth: 1 });
  for (const { text, exact } of scores) assert.ok(exact, `${text} is proven`);
  return new Map(scores.map(({ text, value }) => [text, value]));
}

const GUIDE = steps.filter(({ link }) => link.startsWith("think/") && link !== "think/second");
for (const { link } of [{ link: "children/win" }, { link: "board/block" }, ...GUIDE]) {
  test(`${link}: in each turn the good moves are exactly the winning moves`, () => {
    eachTurn(at(link), (turn, games, i) => {
      for (const game of games) {
        const winning = [...values(game)].flatMap(([text, value]) => (value === "win" ? text : []));
        assert.deepEqual(winning.sort(), texts(goodMoves(turn, game)).sort());
        assert.ok(i > 0 || winning.length < legalMoves(game).length, "some do not win");
      }
    });
  });
}

/** The same position with the other player to move. */
const passed = ({ rules, position }) =>
  newGame({ ...rules, position: position.replace(/.$/, (turn) => (turn === "l" ? "d" : "l")) });
const raised = (game) => [...new Set(legalMoves(game).flatMap(({ from }) => from ?? []))].sort();
const under = (cell) => supportOf(CELLS.find(({ name }) => name === cell));
/** The cells whose ball completes a square or line, with what it completes. */
const completed = (game) =>
  new Set(
    legalMoves(game).flatMap(({ to, completes }) => completes.map(({ kind }) => `${kind} ${to}`)),
  );
const opens = (game, level) => legalMoves(game).some(({ to }) => to.startsWith(level));

test("the guide has at most ten steps, and what it says of its positions is true", () => {
  assert.ok(GUIDE.length < 10);

  const buried = at("think/buried").game;
  const three = under("2b3").filter((cell) => buried.balls[cell] === "light");
  assert.equal(three.length, 3, "three light balls under the one on level 2");
  const frees = ({ takeBack }) => takeBack.some((cell) => three.includes(cell));
  const early = legalMoves(buried).filter((move) => frees(move) && !move.takeBack.includes("2b3"));
  assert.deepEqual(early, [], "none comes back before it");

  const stair = at("think/stair").game;
  const empty = CELLS.filter(({ name, level }) => level === 1 && !(name in stair.balls));
  const builds = ({ name }) =>
    legalMoves(play(stair, name)).some(({ to }) => under(to).includes(name));
  assert.equal(empty.length, 4);
  assert.deepEqual(names(empty.filter(builds)), ["1d3", "1b3"].sort());

  const hold = at("think/hold").game;
  const dark = raised(passed(hold));
  assert.deepEqual(dark, ["1b4", "1d1", "1d2"]);
  const held = (cell) => under(cell).filter((one) => dark.includes(one)).length;
  assert.deepEqual([held("2c1"), held("2b1")], [2, 0]);

  const { step, game } = at("think/raise");
  assert.deepEqual(raised(passed(game)), []);
  for (const move of legalMoves(game).filter(({ from }) => from !== null)) {
    assert.equal(judge(step.turns[0], move, game).say, "lesson.think.raise.early");
    const after = play(game, move.text);
    assert.equal(values(after).get("1d3"), "win", move.text);
    assert.deepEqual([...completed(passed(play(after, "1d3")))], ["square 1d2", "square 1d4"]);
  }
  const [now] = playWell(step.turns[0], game, false);
  assert.ok(texts(legalMoves(passed(now))).includes("1a3-2b3"), "now Dark can raise");
  for (const { text, from, to } of legalMoves(now).filter(({ from }) => from !== null)) {
    assert.equal(to, "2b3", "there is one place to raise to");
    // Dark needed the place of another ball than the one that wins.
    assert.equal(values(play(now, text)).get(from) === "win", from !== "1b1", text);
  }

  const zugzwang = at("think/zugzwang").game;
  const openers = (game) => texts(legalMoves(game)).filter((text) => opens(play(game, text), "3"));
  const all = texts(legalMoves(zugzwang));
  assert.ok(!opens(zugzwang, "3"));
  assert.deepEqual([...openers(zugzwang), "2a1"].sort(), all.sort());
  const quiet = play(zugzwang, "2a1");
  assert.deepEqual(openers(quiet), texts(legalMoves(quiet)));
  assert.ok(![...values(passed(quiet)).values()].includes("win"), "Light could not move either");

  assert.equal(Object.keys(at("think/tempo").game.balls).length, 30 - 4);

  const fork = play(at("think/fork").game, "1b2");
  const two = ["line 1a2", "square 1b1"];
  assert.deepEqual([...completed(passed(fork))].sort(), two);
  const left = legalMoves(fork).map(({ text }) => completed(play(fork, text)));
  assert.ok(left.every(({ size }) => size > 0));
  assert.ok(two.every((one) => left.some((kinds) => !kinds.has(one))));
});

test("every first move loses by the standard rules, after each every reply wins, and by the expert rules none decides", () => {
  const { game } = at("think/second");
  for (const [text, value] of values(game)) assert.equal(value, "win", text);
  for (const [text, value] of values(newGame())) assert.equal(value, "loss", text);
  const expert = new Set(values(newGame({ variant: "expert" })).values());
  assert.deepEqual(expert, new Set(["draw", "loss"]));
});

// The form of lessons by other authors.

test("invalid data of a lesson is refused with the place of the fault and the expected form", () => {
  const step = { id: "a", position: "4/4/4/4 3/3/3 2/2 1 l", text: "Play." };
  const chapter = { id: "mine", title: "Mine", steps: [step] };
  const refused = (data, message) => assert.throws(() => readChapter(data), { message });
  for (const sound of [chapter, ...course]) assert.deepEqual(readChapter(sound), sound);
  refused(null, /^chapter: must be an object$/);
  for (const [parts, expected] of [
    [{ steps: [] }, /at least one step/],
    [{ steps: [step, step] }, /two steps with this id/],
    [{ id: "My lesson" }, /id must be small letters/],
    [{ colour: "red" }, /colour is unknown/],
  ]) {
    refused({ ...chapter, ...parts }, expected);
  }
  for (const [parts, expected] of [
    [{ text: "*a* ".repeat(20_000) }, /step 1: text must be a text of at most 20000 characters/],
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
    [{ turns: [{ want: {}, mistakes: "no" }] }, /turns\[0\]\.mistakes: must be a list$/],
    [{ select: { cells: "1a1", mistakes: {} } }, /select\.mistakes: must be a list$/],
    [{ select: { cells: "all" } }, /select: cells must be cells/],
    [{ select: { cells: "1a1" }, turns: [{ want: {} }] }, /^step 1: .*only one of them/],
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
    [
      { position, turns: [{ want: { to: "1c4 1d4" }, reply: "1a4" }, { want: place }] },
      /turns\[1\]\.want: no legal move meets it after 1d4 1a4$/,
    ],
    [{ position, turns: [{ want: place }, { want: {} }] }, /turns\[0\]\.reply: no move/],
    [{ position, select: { cells: "1a1 1d4" } }, /select: there is no ball on 1d4$/],
    [{ position, marks: "ring:9" }, /marks: ring:9 is not understood$/],
  ]) {
    assert.throws(() => checkInPlay(rules, step, "step 1"), { message: expected });
  }
  for (const step of steps) checkInPlay(rules, step, step.link);
});

test("a right move is answered by the reply, a wrong one by what is said of it; a reserve counts from its number on", () => {
  const game = newGame({ moves: ["1b2"] });
  const [move] = legalMoves(game).filter(({ text }) => text === "1c2");
  const judgeBy = (turn) => judge(turn, move, game);
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
  const square = newGame({ position: "4/4/ll2/l1dd 3/3/3 2/2 1 l" });
  const [two] = legalMoves(square).filter(({ text }) => text === "1b1x1a1x1b1");
  for (const [want, isRight] of [
    [{ takesBack: "1a1" }, true],
    [{ takesBack: "1a1 1b1" }, true],
    [{ takesBack: "1a1 1b2" }, false],
    [{ takes: 1 }, false],
    [{ figures: 2 }, false],
  ]) {
    assert.equal(judge({ want }, two, square).isRight, isRight, JSON.stringify(want));
  }
  const isRight = [13, 14, 15].map((reserve) => judgeBy({ want: { reserve } }).isRight);
  assert.deepEqual(isRight, [true, true, false]);
});
