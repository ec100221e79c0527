// An exercise on a board: what the runner does with the board and the buttons, and what is said meanwhile.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, mock, test } from "node:test";
import { lateRules } from "../../www/element/rules.js";
import { OPENING } from "../../www/exercise/attempt.js";
import { createExercise } from "../../www/exercise/core.js";
import { lessonView } from "../../www/exercise/lesson-element.js";
import { puzzleOf } from "../../www/exercise/mistake.js";
import { puzzleView } from "../../www/exercise/puzzle-view.js";
import { judgeMove } from "../../www/exercise/verdict.js";
import { loadLessons } from "../../www/text/lessons.js";
import { loadPuzzleText } from "../../www/text/puzzle.js";

globalThis.fetch = async (address) =>
  new Response(readFileSync(new URL(address)), { headers: { "content-type": "application/wasm" } });
const rules = await lateRules.load();
const [texts, read] = [await loadLessons("en"), await loadPuzzleText("en")];

/** What was done on the board and told, in order. */
let did = [];
let seen;
beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  did = [];
});

class Board extends EventTarget {
  moving = false;
  focused = false;
  ready = Promise.resolve();
  choice = { picked: "reserve" };

  load({ game }) {
    this.game = game;
    did.push(`load ${game.moves.join(" ")}`.trim());
  }
  async play(move) {
    this.game = rules.play(this.game, move);
    this.moving = true;
    did.push(`play ${move}`);
    this.fire("pylos-change", { cause: "move", move: this.game.lastMove, by: "program" });
  }
  focus() {
    did.push("focus board");
  }
  matches() {
    return this.focused;
  }

  fire(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }));
  }
  /** A move by hand, after which balls move. */
  hand(text) {
    const move = rules.legalMoves(this.game).find((one) => one.text === text);
    if (!this.fire("pylos-move", { move })) return;
    this.game = rules.play(this.game, move);
    this.moving = true;
    this.fire("pylos-change", { cause: "move", move, by: "hand" });
  }
  rest() {
    this.moving = false;
    this.fire("pylos-change", { cause: "moving" });
  }
}

/** A container of buttons, of which `press` presses one. */
const buttonsOf = (kind) => {
  const buttons = Object.assign(new EventTarget(), {
    dataset: {},
    closest: () => buttons,
    getAttribute: () => null,
    press(name, clicks = 1) {
      buttons.dataset[kind] = name;
      buttons.dispatchEvent(Object.assign(new Event("click"), { detail: clicks }));
    },
  });
  return buttons;
};

/** Lets everything happen that does not wait. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await null;
}

/** Lets what is to be played be played, once it was waited for, and the balls rest. */
async function wait(board) {
  await settle();
  mock.timers.tick(700);
  await settle();
  board.rest();
  await settle();
}

/** An exercise on the board. */
async function begin(exercise) {
  const board = new Board();
  const next = { matches: () => true, focus: () => did.push("focus button") };
  const tree = {
    buttons: buttonsOf("act"),
    values: buttonsOf("value"),
    buttonOf: () => next,
    paint(view, isAnswer) {
      seen = { ...view, isAnswer };
    },
  };
  const place = { chapter: { title: "X", steps: [exercise] }, step: exercise, number: 1, link: "" };
  const core = createExercise(tree, board, {
    view: (attempt, module) =>
      exercise.kind === undefined
        ? lessonView(texts, [place], 0, false, attempt, module)
        : puzzleView(read, {}, true, attempt, module),
    onEnd: ({ isSolved, mistakes, hints }) => {
      did.push(`end ${isSolved} ${mistakes} ${hints}`);
      return "Rating 1200.";
    },
  });
  core.send({ is: "want", exercise });
  await settle();
  /** Plays by hand, until the balls rest and what follows was seen. */
  const play = async (move) => {
    board.hand(move);
    board.rest();
    await wait(board);
  };
  return { board, core, play, ...tree };
}

const EMPTY = "4/4/4/4 3/3/3 2/2 1 l";
const PUZZLE = {
  ...{ id: "standard-1", kind: "move", value: "won", grade: 1, themes: ["deny"] },
  ...{ rules: { variant: "standard" }, position: EMPTY },
  ...{ line: ["1b2", "1c2", "1b3"], replies: [["1d1>1a1"], ["1d4"]] },
};
/** The buttons by what they do, those in brackets that are not enabled. */
const offered = () =>
  seen.buttons
    .filter(({ isShown = true }) => isShown)
    .map(({ name, act = name, isEnabled = true }) => (isEnabled ? act : `(${act})`))
    .join(" ");
const marks = (board) =>
  board.marks.map((mark) => Object.values(mark).slice(0, 3).join(" ")).join();

test("a wrong move is judged when the ball rests, and refuted when it was seen; then one tries again", async () => {
  const { board, buttons } = await begin(PUZZLE);
  assert.match(seen.title, /to move: only one move wins/);
  assert.equal(board.selectable, null);
  assert.deepEqual([did, board.interactive, offered()], [["load"], "light", "hint show next"]);
  board.hand("1d1");
  await settle();
  assert.deepEqual([seen.said, board.interactive], ["", "none"], "balls move");
  assert.equal(offered(), "(hint) (show) next");
  board.focused = true;
  board.rest();
  await settle();
  mock.timers.tick(699);
  await settle();
  assert.deepEqual(did, ["load"]);
  mock.timers.tick(1);
  await settle();
  assert.deepEqual(did, ["load", "play 1a1"], "the reply moves");
  board.rest();
  await settle();
  assert.deepEqual(did.splice(0), ["load", "play 1a1", "focus button"]);
  assert.deepEqual([seen.sign, board.game.moves], ["bad", ["1d1", "1a1"]]);
  assert.match(seen.said, /Your move loses\.$/);
  assert.equal(offered(), "(hint) show back");
  // A second click of the same press would be for the next puzzle.
  buttons.press("back", 2);
  assert.equal(did.length, 0);
  buttons.press("back");
  assert.deepEqual([did, seen.said], [["load", "focus board"], ""]);
});

test("in a lost position a wrong move loses sooner; where there is one try, nothing but Next follows it", async () => {
  const lost = await begin({ ...PUZZLE, value: "lost" });
  assert.equal(seen.title, read("puzzle.task", { player: "light", value: "lost", isOnly: true }));
  await lost.play("1d1");
  assert.ok(seen.said.endsWith(read("puzzle.wrong", { worth: "sooner" })), seen.said);
  const own = await begin({ ...PUZZLE, replies: undefined, right: ["1b2"] });
  own.board.hand("1b2");
  await settle();
  assert.equal(seen.said, read("puzzle.judging"), "the engine is asked");
  const once = await begin({ ...PUZZLE, isOnce: true });
  assert.equal(offered(), "show (next)");
  await once.play("1d1");
  assert.deepEqual([did.at(-2), offered()], ["end false 1 0", "show next"]);
});

test("two hints lead to the move, the opponent answers, and the end tells what it has led to", async () => {
  const { board, buttons, play } = await begin(PUZZLE);
  buttons.press("hint");
  assert.deepEqual([seen.sign, seen.isAnswer, seen.marks], ["hint", true, []]);
  assert.equal(seen.said, `${read("puzzle.theme", { theme: "deny" })}.`);
  buttons.press("hint");
  assert.match(marks(board), /^ring 1b2/);
  assert.equal(offered(), "(hint) show next");
  await play("1b2");
  assert.equal(seen.sign, "good");
  await play("1c3");
  buttons.press("back");
  assert.deepEqual(did.splice(0), ["load", "play 1c2", "play 1d4", "load 1b2 1c2", "focus board"]);
  buttons.press("hint");
  await play("1b3");
  assert.deepEqual(did, ["end true 1 3"]);
  assert.match(seen.said, /^Solved, with 1 mistake and 3 hints\. .*Rating 1200\.$/);
  assert.equal(board.interactive, "none");
});

test("the solution is played move by move; another puzzle ends it, and no late answer comes to that", async () => {
  const { board, buttons, core } = await begin(PUZZLE);
  buttons.press("show");
  assert.equal(offered(), "(hint) (show) next", "the line is being played");
  for (const _ of PUZZLE.line) await wait(board);
  assert.equal(offered(), "(hint) show next");
  assert.ok(seen.said.startsWith(read("puzzle.shown")), seen.said);
  assert.equal(did.splice(0).join(), "load,load,end false 0 0,play 1b2,play 1c2,play 1b3");
  core.send({ is: "want", exercise: PUZZLE });
  await settle();
  board.hand("1d1");
  core.send({ is: "want", exercise: { ...PUZZLE, position: "4/4/4/d3 3/3/3 2/2 1 d" } });
  board.rest();
  await wait(board);
  assert.deepEqual([did, seen.said, board.interactive], [["load", "load"], "", "dark"]);
  assert.equal(board.orientation, "dark");
  core.turn(true);
  assert.equal(board.orientation, "light", "on paper");
});

test("a mistake of one's own is shown on the board before it is put right", async () => {
  const task = { id: "own-1", rules: { variant: "standard" }, position: EMPTY, value: "endless" };
  const own = puzzleOf({ ...task, right: ["1b2", "1c3"], played: "1a1" });
  const { id, kind, line, right, themes } = own;
  assert.deepEqual([id, kind, line, right, themes], ["own-1", "move", ["1b2"], ["1b2", "1c3"], []]);
  const { board, buttons } = await begin(own);
  assert.equal(
    seen.title,
    read("puzzle.task", { player: "light", value: "endless", isOnly: false }),
  );
  assert.equal(offered(), "hint why show next");
  buttons.press("hint");
  const deed = { from: null, to: "1b2", figure: null, takes: 0 };
  assert.equal(seen.said, read("puzzle.kind", { deed }));
  buttons.press("why");
  assert.deepEqual([did, seen.said], [["load", "load 1a1"], read("puzzle.judging")]);
  assert.equal(board.interactive, "none");
});

test("what a position is worth is one answer, and its proof is played", async () => {
  const { board, values } = await begin({ ...PUZZLE, kind: "judge", value: "lost" });
  const choices = () => seen.values.map(({ value, is }) => `${value} ${is}`.trim()).join();
  assert.deepEqual([choices(), board.interactive], ["won,lost,endless", "none"]);
  values.press("won");
  await settle();
  assert.deepEqual(did, ["load", "load", "end false 1 0"]);
  assert.equal(choices(), "won wrong,lost right,endless");
  assert.ok(seen.values.every(({ isEnabled }) => !isEnabled));
  assert.match(seen.said, /^No: with best play, .* Rating 1200\.$/);
  await wait(board);
  assert.equal(did.at(-1), "play 1b2");
  await begin({ ...PUZZLE, kind: "judge", rules: { variant: "children" }, line: [] });
  assert.equal(choices(), "won,lost", "nothing repeats there");
  assert.equal(offered(), "(show) next", "there is no proof");
});

test("a lesson keeps a wrong move off the board, answers it and an illegal choice, and shows a right one", async () => {
  const mistakes = [
    { when: { to: "1d1" }, say: "Not *there*." },
    { when: { refused: "2a1", from: "board" }, say: "Not from there." },
    { when: { refused: "2a1", from: "reserve" }, say: "Too high." },
  ];
  const turns = [{ want: { to: "1b2" }, mistakes, reply: "1c2" }, { want: { move: "1b3" } }];
  const step = { id: "a", position: EMPTY, text: "Play.", turns, marks: "ring:1b2" };
  const { board, buttons } = await begin(step);
  assert.equal(marks(board), "ring 1b2");
  board.hand("1d1");
  assert.deepEqual([seen.said, seen.sign, board.game.moves], ["Not *there*.", "other", []]);
  for (const [place, said] of [
    ["2a1", "Too high."],
    ["3a1", "No."],
  ]) {
    assert.ok(!board.fire("pylos-illegal", { reason: "No.", place }));
    assert.equal(seen.said, said);
  }
  // Two clicks may skip two steps.
  buttons.press("hint", 2);
  assert.equal(marks(board), "arrow light 1b2");
  board.hand("1b2");
  board.hand("1a1");
  assert.deepEqual(board.game.moves, ["1b2"], "the opponent is to answer");
  board.rest();
  await wait(board);
  assert.deepEqual([did, marks(board)], [["load", "play 1c2"], ""]);
  board.hand("1b3");
  assert.deepEqual([did.at(-1), seen.sign], ["end true 1 1", "good"]);
  assert.equal(seen.said, texts.read("learn.good"));
  assert.equal(offered(), "again");
  const places = [1, 2].map((number) => ({ chapter: { title: "X", steps: [] }, step, number }));
  assert.equal(seen.text, "Play.");
  step.position = EMPTY.replace(/l$/, "d");
  seen = lessonView(texts, places, 0, true, { ...OPENING, exercise: step }, rules);
  assert.equal(seen.text, `${texts.read("learn.you", { player: "dark" })} Play.`);
  assert.equal(offered(), "hint (next)", "a locked step");
  assert.equal((await begin({ ...step })).board.orientation, "dark", "who plays sits in front");
  await begin({ id: "b", position: EMPTY, text: "Look." });
  assert.deepEqual([offered(), did.at(-1)], ["", "end true 0 0"], "of what is only read");
});

test("a move of a lesson is right if all holds that is wanted of it", () => {
  const completes = [{ kind: "square", cells: [] }];
  const move = { text: "2a1x1a1", from: null, to: "2a1", takeBack: ["1a1"], completes };
  const play = () => ({ reserve: { light: 5, dark: 3 }, result: { winner: "light" } });
  const isRight = (want, moved = move) =>
    judgeMove({ play, legalMoves: () => [] }, { want }, { turn: "light" }, moved).isRight;
  for (const [part, right, wrong] of [
    ["move", "1a1 2a1x1a1", "2a1"],
    ["from", "reserve", "board"],
    ["to", "2b1 2a1", "2b1"],
    ["level", 2, 1],
    ["completes", "square", "line"],
    ["completes", "square", "nothing"],
    ["figures", 1, 2],
    ["takes", 1, 0],
    ["takesBack", "1a1", "1a1 1b1"],
    ["reserve", 5, 6],
    ["wins", true, false],
  ]) {
    assert.deepEqual(
      [right, wrong].map((wanted) => isRight({ [part]: wanted })),
      [true, false],
    );
  }
  assert.ok(!isRight({ to: "2a1", takes: 0 }));
  const raise = { ...move, from: "1c1" };
  const sources = ["board", "1b1 1c1", "1b1", "reserve"];
  assert.deepEqual(
    sources.map((from) => isRight({ from }, raise)),
    [true, true, false, false],
  );
});

test("balls of a lesson are chosen, and without an exercise the reason is said", async () => {
  const select = { cells: "1a1 1b1", mistakes: [{ cells: "1c1", say: "No." }] };
  const { board, core, buttons } = await begin({ id: "a", position: EMPTY, text: "", select });
  assert.equal(board.selectable, "balls");
  assert.ok(!board.fire("pylos-choose", { place: "1a1" }));
  assert.equal(seen.said, texts.read("learn.more", { left: 1 }));
  assert.equal(marks(board), "ring 1a1 good");
  buttons.press("hint");
  assert.equal(seen.said, texts.read("learn.showCells", { cells: ["1a1", "1b1"] }));
  const params = { fault: "step 1" };
  core.send({ is: "fail", say: "learn.badLesson", params });
  assert.deepEqual([seen.said, offered()], [texts.read("learn.badLesson", params), ""]);
  assert.ok(!board.fire("pylos-move", { move: rules.legalMoves(board.game)[0] }));
});
