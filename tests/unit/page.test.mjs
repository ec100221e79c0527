// The loop of the play page: what every event makes of its state, and what it has done.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newSession, rewind, showPly } from "../../www/game/session.js";
import { NOTHING } from "../../www/game/turn-builder.js";
import { newClock } from "../../www/play/clock.js";
import { setUp } from "../../www/play/setup.js";
import { reduce as reduceFirst } from "../../www/play/state.js";
import * as rules from "../e2e/support/rules.mjs";
import { against, Page, TWO } from "./support/page.mjs";
import { proven } from "./support/scores.mjs";

const CLOCK = { minutes: 2, seconds: 0 };
const MOVES = { moves: ["1b2", "1c2"] };
/** Dark threatens to complete a square on 1b1. */
const THREAT = { position: "4/4/dd2/d1ll 3/3/3 2/2 1 l" };
/** Light can raise a ball; one turn before the end: dark is to move, light has no ball left. */
const LAST = { position: "ldld/dldl/ldld/dldl ldl/dld/ldl ll/d1 1 d" };
const picked = (session) => ({ ...session, choice: { ...NOTHING, picked: "reserve" } });
const placed = (session) => ({
  ...session,
  choice: { picked: "reserve", to: "1b1", takeBack: [] },
});
const same = (session) => session;
const paused = (session) => ({ ...session, paused: true });
const match = { link: { id: "abcd1234", names: { light: "Ann", dark: "Bo" } }, you: "light" };
const linked = (moves, sent) => {
  const address = { rules: {}, position: null, moves, conceded: null, computer: null };
  return { ...match, link: { ...match.link, address }, sent, isLook: false, shown: "" };
};

test("a change that leaves the session as it is keeps the note, and paints only what differs", () => {
  const page = new Page(MOVES).send({ is: "told", words: "Look." });
  assert.deepEqual([page.state.note, page.said], ["Look.", ["Look."]]);
  assert.deepEqual(page.go(same, "camera").effects, []);
  page.go(same, "moving", { moving: true });
  assert.deepEqual(
    [page.state.note, page.state.moving, page.effects],
    ["Look.", true, [{ do: "paint" }]],
  );
  assert.equal(page.go(same, "note", { note: "No." }).state.note, "No.");
  assert.equal(page.play("1a1").state.note, "");
});

test("a turn is kept, also one that is taken back, and the computer's that goes on; what is looked at is not", () => {
  for (const [cause, next, expected] of [
    ["move", same, true],
    ["undo", same, true],
    ["redo", same, true],
    ["paused", same, true],
    ["paused", paused, false],
    ["choice", picked, false],
    ["ply", (session) => showPly(rules, session, 1), false],
    ["load", same, false],
  ]) {
    const page = new Page(MOVES).go(next, cause);
    assert.deepEqual(page.did("keep", "what"), expected ? ["turn"] : [], cause);
  }
});

test("without the code of later, a turn is kept and the end of a game is told when it is there", () => {
  const { state } = new Page(MOVES);
  const session = newSession(rules, rules.newGame({ moves: ["1b2", "1c2", "1a1"] }), TWO);
  const changed = { is: "changed", cause: "move", session, note: "", moving: false, camera: {} };
  const { effects } = reduceFirst(state, { ...changed, thinking: false, now: 0 });
  assert.deepEqual(effects, [{ do: "paint" }, { do: "keep", what: "turn" }]);
  const page = new Page(LAST);
  page.state.end = { isTold: false, turned: null };
  page.send({ is: "arrived", part: {} });
  assert.equal(page.did("say").length, 1);
});

test("another game is loaded for its players, seen from their side, written into the address, and told", () => {
  const game = rules.newGame(MOVES);
  for (const [setup, interactive, opponent, rotation] of [
    [{}, "both", null, 0],
    [{ computer: { player: "dark", level: 3 } }, "light", 3, 0],
    [{ computer: { player: "light", level: 8 } }, "dark", 8, 180],
    [{ match: { ...linked([], 0), you: "dark" } }, "dark", null, 180],
    [{ match: { ...linked([], 0), isLook: true } }, "none", null, 0],
  ]) {
    const page = new Page().open({ game, ...setup });
    const [{ game: loaded }] = page.did("load");
    assert.deepEqual(
      [loaded.interactive, loaded.opponent, loaded.game],
      [interactive, opponent, game],
    );
    assert.deepEqual(page.did("camera", "camera"), rotation ? [{ rotation }] : []);
    assert.deepEqual(page.did("keep"), [{ do: "keep", what: "game", address: "push", own: true }]);
    assert.deepEqual(page.done.includes("close the welcome"), true);
  }
  const computer = { player: "dark", level: 3 };
  for (const [how, note, ...said] of [
    [{ said: "new" }, "", "New game: standard rules. Light to move. You are playing Light."],
    [
      { said: "game", words: "Game loaded. " },
      "",
      "Game loaded. Light: place a ball. You are playing Light.",
    ],
    [{ said: "status" }, "", "Light: place a ball."],
    [{ note: "Added.", own: false }, "Added."],
    [{ said: "words", words: "Ann." }, "", "Ann."],
  ]) {
    const page = new Page().open({ game, computer }, { address: "replace", ...how });
    assert.deepEqual([page.state.note, ...page.said], [note, ...said]);
    assert.equal(page.did("keep", "own")[0], how.own ?? true);
    assert.equal(page.state.opening, null);
  }
});

test("undo goes one step back in a choice, else a turn, but not what a friend has been sent", () => {
  const tell = (page) => page.act("undo").did("tell the board", "act");
  assert.deepEqual(tell(new Page(MOVES)), ["undo"]);
  assert.deepEqual(tell(new Page(MOVES).go(picked)), ["undo"]);
  assert.deepEqual(tell(new Page(MOVES).go(placed)), ["putBack"]);
  for (const [sent, expected] of [
    [0, ["undo"]],
    [1, []],
  ]) {
    const page = new Page({ moves: ["1b2"] });
    page.state.match = linked(["1b2"], sent);
    assert.deepEqual(tell(page), expected);
  }
});

test("the replay shows a moment of the game or of the variation, and other buttons tell the board", () => {
  const page = new Page({ moves: ["1b2", "1c2", "1b3"] }).show(1);
  for (const [name, ply] of [
    ["first", 0],
    ["previous", 0],
    ["next", 2],
    ["last", 3],
    ["backToGame", 3],
  ]) {
    assert.deepEqual(page.act(name).effects, [{ do: "show", ply, line: null }], name);
  }
  const line = ["1b2", "1d4"];
  assert.deepEqual(page.show(2, line).act("previous").effects, [{ do: "show", ply: 1, line }]);
  for (const act of ["redo", "finish", "putBack"]) {
    assert.deepEqual(page.act(act).effects, [{ do: "tell the board", act }]);
  }
  assert.deepEqual(page.act("pause").effects, [{ do: "pause", paused: true }]);
  assert.deepEqual(page.act("continue").effects, [{ do: "pause", paused: false }]);
  const waits = new Page({}, against(3, "light")).go(paused, "paused");
  assert.deepEqual(waits.said, ["The computer is paused."]);
});

test("a game is played again with the colours swapped, on another level, or from a turn before", () => {
  const game = rules.concede(rules.newGame(MOVES), "light", "resignation");
  const over = () => {
    const page = new Page({}, against(3));
    return page.open({ ...setUp(game, { player: "dark", level: 3 }, CLOCK) });
  };
  const [rematch] = over().act("rematch").did("begin");
  assert.deepEqual([rematch.computer, rematch.control], [{ player: "light", level: 3 }, CLOCK]);
  assert.deepEqual([rematch.game.moves, rematch.game.rules], [[], game.rules]);
  const [{ settings }] = over().act("level").did("start");
  assert.deepEqual(
    [settings.opponent, settings.colour, settings.variant],
    [2, "light", "standard"],
  );
  const [begin] = over().act("again").did("begin");
  assert.deepEqual([begin.game.moves, begin.computer.level], [[], 3]);
  const two = new Page(MOVES).act("rematch").did("begin")[0];
  assert.equal(two.computer, null);
  const linked = new Page(MOVES);
  linked.state.match = match;
  assert.deepEqual(linked.act("rematch").done, ["rematch by links"]);
});

test("who resigns, or runs out of time, loses the game on the board, which is kept as a turn", () => {
  for (const [player, reason] of [
    ["light", "resignation"],
    ["dark", "time"],
  ]) {
    const page = new Page(MOVES);
    page.state.id = "abc";
    const [{ setup, how }] = page.send({ is: "conceded", player, reason }).did("open");
    assert.deepEqual([setup.game.result.reason, setup.id], [reason, "abc"]);
    assert.deepEqual(page.open(setup, how).did("keep", "what"), ["game", "turn"]);
    assert.match(page.said[0], /wins:/);
    assert.equal(page.done.includes("close the welcome"), false);
    assert.deepEqual(page.send({ is: "conceded", player, reason }).effects, [], "it is over");
  }
});

/** A page with a clock, on which a turn was played. */
function timed(players, control = CLOCK) {
  const page = new Page({}, players);
  page.open({ game: rules.newGame({}), computer: players.computer, clock: newClock(control, 0) });
  assert.equal(page.state.clock.running, null, "it stands until the first turn");
  return page.play("1b2");
}

test("the clock runs on, but waits for a person behind a dialog where the computer is the opponent", () => {
  for (const [players, left] of [
    [against(3, "light"), 119_000],
    [against(3), 119_000],
    [TWO, 59_000],
  ]) {
    const page = timed(players);
    const wait = (covered, seconds) => {
      page.now += seconds * 1000;
      page.send({ is: "covered", covered });
    };
    wait(true, 1);
    assert.equal(page.state.clock.running, players.computer ? null : "dark");
    assert.equal(page.did("tick", "after")[0], players.computer ? null : 1001);
    wait(false, 60);
    assert.equal(page.state.clock.left.dark, left);
    assert.equal(page.state.clock.running, "dark");
  }
});

test("a player is warned once at 60 and at 10 seconds, not who has less from the start, and loses at 0", () => {
  const page = timed(TWO);
  const at = (seconds) => {
    page.now = seconds * 1000;
    return page.send({ is: "ticked" }).said;
  };
  assert.deepEqual([59, 60, 61, 109].flatMap(at), ["Dark: one minute left."]);
  assert.deepEqual(page.done, ["paint the clocks", "tick"]);
  assert.equal(page.did("tick", "after")[0], 1001);
  assert.deepEqual([110, 110.1, 119.9].flatMap(at), ["Dark: 10 seconds left."]);
  at(120);
  assert.deepEqual(page.did("open", "setup")[0].game.result, { winner: "light", reason: "time" });
  const short = timed(TWO, { minutes: 0.5, seconds: 0 });
  short.now = 1000;
  assert.deepEqual(short.send({ is: "ticked" }).said, []);
});

test("the end of a game is told once, and the board turns to a corner when the balls rest, and back", () => {
  const end = (page = new Page(LAST, against(2, "light"))) => page.play("3b1", { moving: true });
  const page = end();
  assert.deepEqual(page.said, [
    "You won: the computer’s reserve is empty. You had 1 ball to spare: it crowns the pyramid.",
  ]);
  assert.deepEqual(page.did("camera"), [], "balls are moving");
  const [turned] = page.go(same, "moving").did("camera", "camera");
  assert.deepEqual(turned, { rotation: 45, seconds: 2.5 });
  page.camera = turned;
  assert.deepEqual([page.said, page.go(same, "choice").did("camera")], [[], []]);
  const undone = page.go((session) => rewind(rules, session, 0), "undo");
  assert.deepEqual(undone.did("camera", "camera"), [{ rotation: 0 }]);
  const over = end().go(same, "moving");
  over.camera = turned;
  const next = over.open({ game: rules.newGame({}) }).did("camera", "camera");
  assert.deepEqual(next, [{ rotation: 0 }], "also for the next game");
  const moved = end().go(same, "moving");
  moved.camera = { rotation: 60 };
  assert.deepEqual(
    moved.go((s) => rewind(rules, s, 0), "undo").did("camera"),
    [],
    "not another's view",
  );
  assert.deepEqual(new Page(MOVES).play("1a1").did("camera"), []);
});

test("the end of a game sounds once the last ball has landed; a ball sounds by where it lands", () => {
  const page = new Page(LAST, against(2, "light")).play("3b1", { moving: true });
  assert.deepEqual(page.did("sound"), []);
  assert.equal(page.done.includes("wake the sound"), true);
  assert.deepEqual(page.go(same, "moving").did("sound", "sound"), ["won"]);
  assert.deepEqual(page.go(same, "choice").did("sound"), []);
  const { game } = page.state.session;
  const lost = new Page(LAST, against(2)).play("3b1");
  assert.deepEqual(lost.did("sound", "sound"), ["lost"]);
  assert.deepEqual(new Page().open({ game }).did("sound"), [], "a game that is opened at its end");
  const over = rules.concede(rules.newGame(MOVES), "light", "resignation");
  assert.deepEqual(new Page(MOVES).open({ game: over }).did("sound", "sound"), ["won"]);
  for (const [event, ...sounds] of [
    [{ to: "1b2" }, "board 1.00"],
    [{ to: "3b2", completes: [{}] }, "ball 1.12", "figure 1.00"],
    [{ to: "dark" }, "tray 1.00"],
  ]) {
    const heard = page.send({ is: "landed", ...event }).did("sound");
    assert.deepEqual(
      heard.map(({ sound, pitch }) => `${sound} ${pitch.toFixed(2)}`),
      sounds,
    );
  }
});

const WARNING = "Dark could complete a square: look at the mark.";

test("a beginner is warned once in a game of a threat, when the balls rest and the board shows it", () => {
  for (const [level, threats, moving, said] of [
    [1, true, false, [WARNING]],
    [2, true, false, [WARNING]],
    [3, true, false, []],
    [1, false, false, []],
    [1, true, true, []],
  ]) {
    const page = new Page(THREAT, against(level));
    page.threats = threats;
    assert.deepEqual(page.go(same, "choice", { moving }).said, said);
    assert.equal(page.state.note, said[0] ?? "");
    if (moving) assert.deepEqual(page.go(same, "moving").said, [WARNING]);
    assert.deepEqual(page.go(same, "choice").said, [], "once");
  }
  const two = new Page(THREAT).go(same);
  assert.deepEqual(two.said, [], "no game against the computer");
  const again = new Page(THREAT, against(1)).go(same);
  again.open({ game: rules.newGame(THREAT), computer: { player: "dark", level: 1 } });
  assert.equal(again.said.at(-1), WARNING, "in each game");
});

test("once a ball lies on another it is told, for ever once, that the board can be turned", () => {
  const moves = ["1b2", "1c2", "1b3", "1c3"];
  const page = new Page({ moves }, TWO, { turn: false });
  const drag = "Drag the board to turn it.";
  assert.deepEqual(page.play("2b2").said, [drag]);
  assert.equal(page.state.note, drag);
  assert.deepEqual(page.did("remember"), [{ do: "remember", what: "keys", part: { turn: true } }]);
  assert.deepEqual(page.play("1a1").said, []);
  assert.deepEqual(new Page({ moves }).play("2b2").said, [], "it is known");
  assert.deepEqual(new Page({}, TWO, { turn: false }).play("1b2").said, [], "no ball lies higher");
});

const FIRST = "Hint: Dark can complete a square. Press again to see where.";
const pointed = (page) =>
  page.did("point out").map(({ marks }) => marks.map(({ at }) => at).join());

test("a hint is written, said and pointed out by one event, step by step, and put away by Escape", () => {
  const page = new Page(THREAT).act("hint");
  assert.deepEqual(page.done, ["close the welcome", "find a hint"]);
  assert.deepEqual(page.act("hint").done, ["close the welcome"], "one is being looked for");
  page.send({ is: "advised", hint: page.hint() });
  assert.deepEqual([page.state.note, page.said], [FIRST, [FIRST]]);
  assert.deepEqual(pointed(page), ["1a1,1b1,1a2,1b2"]);
  page.act("hint");
  assert.equal(page.state.note, "Hint: Look at the marked place. Press again to see why.");
  assert.deepEqual(page.said, ["Hint: Look at the marked place: 1b1. Press again to see why."]);
  assert.deepEqual(pointed(page), ["1b1"]);
  for (const marks of [[], []]) {
    page.act("hint");
    assert.match(page.state.note, /^Hint: It keeps Dark from completing a square\./);
    assert.match(page.said[0], /^Hint: Place a ball on 1b1\. It keeps/);
    assert.deepEqual(pointed(page), marks, "the same place stays marked");
  }
  page.act("cancel");
  assert.deepEqual([page.state.note, page.state.hint, ...pointed(page)], ["", null, ""]);
  assert.deepEqual(page.did("tell the board", "act"), ["cancel"]);
});

test("a hint goes with another moment or turn; what has been played meanwhile gets none", () => {
  const hinted = () => {
    const page = new Page(THREAT);
    return page.act("hint").send({ is: "advised", hint: page.hint() });
  };
  const page = hinted().play("1d4");
  assert.deepEqual([page.state.note, page.state.hint, ...pointed(page)], ["", null, ""]);
  assert.equal(hinted().go(placed).state.hint, null, "it has not been shown yet");
  const last = hinted().act("hint").act("hint").go(picked);
  assert.notEqual(last.act("cancel").state.hint, null, "first the choice is cancelled");
  const late = new Page(THREAT).act("hint");
  const hint = late.hint();
  late.play("1d4").send({ is: "advised", hint });
  assert.deepEqual([late.state.hint, late.state.advising, late.said], [null, false, []]);
});

test("there is no hint with a clock, on the computer's turn or after the end, and a failure is told", () => {
  const refused = "No hints or analysis while the clock runs.";
  for (const name of ["hint", "analysis", "reveal"]) {
    const page = timed(TWO).act(name);
    assert.deepEqual([page.state.note, page.said], [refused, [refused]]);
    assert.equal(page.state.advising, false);
  }
  const over = new Page().open({ game: rules.concede(rules.newGame(MOVES), "light", "time") });
  for (const page of [new Page({}, against(1, "light")), over]) {
    assert.deepEqual(page.act("hint").done, ["close the welcome"]);
  }
  const page = new Page(MOVES).act("hint").send({ is: "advised", hint: null });
  const failed = "No hint. Check the connection.";
  assert.deepEqual([page.state.note, page.said, page.state.advising], [failed, [failed], false]);
  assert.deepEqual(page.act("hint").done.at(-1), "find a hint", "it can be asked again");
});

test("the analysis is switched by the person, who is remembered, or by a link, which is not", () => {
  const page = new Page(MOVES).act("analysis");
  assert.deepEqual(page.did("remember"), [
    { do: "remember", what: "analysis", part: { on: true } },
  ]);
  assert.deepEqual(page.said, ["Analysis on."]);
  assert.deepEqual(page.did("ask the engine", "question")[0].purpose, "soon");
  page.act("analysis");
  assert.deepEqual(
    [page.said, page.did("ask the engine", "question")],
    [["Analysis off."], [null]],
  );
  const link = new Page(MOVES).act("reveal", "openings");
  assert.deepEqual([link.did("remember"), link.did("focus", "on")], [[], ["openings"]]);
  assert.ok(link.state.explores && !link.state.folded);
  assert.deepEqual(new Page(MOVES, TWO, { on: true }).act("reveal").effects, [], "it is on");
});

test("one question is asked at a time; what fails is asked again with the connection or another moment", () => {
  const page = new Page(MOVES).act("analysis");
  assert.deepEqual(page.send({ is: "answered" }).did("ask the engine"), []);
  page.send({ is: "answered", isOver: true, fails: true });
  assert.deepEqual([page.state.failed, page.did("ask the engine")], [true, []]);
  assert.equal(page.send({ is: "online" }).did("ask the engine").length, 1);
  page.send({ is: "answered", isOver: true, fails: true }).show(1);
  assert.deepEqual(
    page.did("ask the engine").map(({ question }) => question.ply),
    [1],
  );
  page.answer([proven("1c2", "win", 3)], { ply: 1 }).send({ is: "answered", isOver: true });
  assert.equal(page.state.asked, null, "all is known");
  assert.equal(page.act("hint").did("find a hint").length, 1);
});

test("what the turns of a game did is asked once; the review gets the focus when it is there", () => {
  const over = rules.concede(rules.newGame(MOVES), "light", "resignation");
  const page = new Page().open({ game: over });
  assert.deepEqual(page.did("look through", "game"), [over]);
  assert.deepEqual(page.act("review").did("look through"), []);
  assert.deepEqual([page.did("focus"), page.state.reviews], [[], true]);
  page.send({ is: "looked", game: over, remarks: null });
  assert.deepEqual(page.did("look through"), [], "not again at once");
  assert.equal(page.act("fold").did("look through").length, 1);
  page.send({ is: "looked", game: over, remarks: rules.remarks(over) });
  assert.deepEqual(page.did("focus", "on"), ["review"]);
  assert.deepEqual(page.act("fold").did("focus"), [], "once");
  page.act("turn", "1");
  assert.deepEqual(page.effects.at(-1), { do: "focus", on: "turn" });
});

test("games are kept under the name that the shelf gives; that nothing more is kept is told once", () => {
  const page = new Page(MOVES);
  const keep = (isRefused) =>
    page.send({ is: "kept", part: { id: "new", kept: { ...page.state.kept, isRefused } } });
  assert.deepEqual([keep(false).effects, page.state.id], [[], "new"]);
  assert.deepEqual(keep(true).done, ["tell that games are not kept"]);
  assert.deepEqual(keep(true).done, []);
  page.send({ is: "matched", match: linked([], 0) });
  assert.deepEqual(page.did("keep"), [{ do: "keep", what: "address" }]);
});

test("in another language the status is said again, and what was written before goes", () => {
  const page = new Page(MOVES).send({ is: "told", words: "Look." }).send({ is: "spoken" });
  assert.deepEqual([page.state.note, page.said], ["", ["Light: place a ball."]]);
  assert.equal(page.done.includes("want tables"), true, "their line too");
});
