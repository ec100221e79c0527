// The loop of the play page: what every event makes of its state, and what it has done.

import assert from "node:assert/strict";
import { test } from "node:test";
import { commit, newSession, rewind, showPly } from "../../www/game/session.js";
import { NOTHING } from "../../www/game/turn-builder.js";
import { NEW_LINK } from "../../www/library/links.js";
import { newClock } from "../../www/play/clock.js";
import { renderEnd, wordsOf } from "../../www/play/end.js";
import { NO_ROOM } from "../../www/play/friend/match.js";
import { pairPanel } from "../../www/play/pair.js";
import { setUp } from "../../www/play/setup.js";
import { reduce as reduceFirst } from "../../www/play/state.js";
import { text } from "../../www/text/text.js";
import * as rules from "../e2e/support/rules.mjs";
import { element } from "./support/document.mjs";
import { against, Page, TWO } from "./support/page.mjs";
import { proven } from "./support/scores.mjs";

const CLOCK = { minutes: 2, seconds: 0 };
const MOVES = { moves: ["1b2", "1c2"] };
/** Dark threatens to complete a square on 1b1. */
const THREAT = { position: "4/4/dd2/d1ll 3/3/3 2/2 1 l" };
/** One turn before the end: dark is to move, light has no ball left. */
const LAST = { position: "ldld/dldl/ldld/dldl ldl/dld/ldl ll/d1 1 d" };

const same = (session) => session;
const picked = (session) => ({ ...session, choice: { ...NOTHING, picked: "reserve" } });
const placed = (session) => ({ ...session, choice: { ...NOTHING, picked: "reserve", to: "1b1" } });
const paused = (session) => ({ ...session, paused: true });
const resigned = rules.concede(rules.newGame(MOVES), "light", "resignation");
const linked = (moves, sent, more) => ({
  link: {
    ...NEW_LINK,
    id: "abcd1234",
    names: { light: "Ann", dark: "Bo" },
    address: { rules: {}, position: null, moves, conceded: null, computer: null },
  },
  ...{ you: "light", sent, isLook: false, watches: false, shown: "", ...NO_ROOM, ...more },
});
/** Whether something was done by the last event. */
const has = (page, name) => page.of(name).length > 0;

test("a change that leaves the session as it is keeps the note, and paints only what differs", () => {
  const page = new Page(MOVES).send({ is: "told", words: "Look." });
  assert.deepEqual([page.state.note, ...page.done], ["Look.", "say Look."]);
  assert.deepEqual(page.go(same, "camera").effects, []);
  page.go(same, "moving", { moving: true });
  assert.deepEqual(page.effects, [{ do: "paint" }]);
  assert.deepEqual([page.state.note, page.state.moving], ["Look.", true]);
  assert.equal(page.go(same, "note", { note: "No." }).state.note, "No.");
  assert.equal(page.play("1a1").state.note, "");
});

test("a turn is kept, also one that is taken back, and the computer's that goes on; what is looked at is not", () => {
  const back = (session) => showPly(rules, session, 1);
  for (const [cause, next, ...expected] of [
    ...["move", "undo", "redo", "paused"].map((cause) => [cause, same, "keep turn"]),
    ...[
      ["paused", paused],
      ["choice", picked],
      ["ply", back],
      ["load", same],
    ],
  ]) {
    const kept = new Page(MOVES).go(next, cause).done.filter((did) => did.startsWith("keep"));
    assert.deepEqual(kept, expected, cause);
  }
});

test("before the code of later is there, a turn is kept; the end of a game is told when it comes", () => {
  const { session, ...first } = new Page({ moves: ["1b2"] }).state;
  const changed = { is: "changed", cause: "move", session, note: "", moving: false };
  const { effects } = reduceFirst(first, { ...changed, thinking: false, camera: {}, now: 0 });
  assert.deepEqual(effects, [{ do: "paint" }, { do: "keep", what: "turn" }]);
  const page = new Page(LAST);
  page.state.end = { isTold: false, turned: null };
  assert.equal(page.send({ is: "arrived", part: {} }).of("say").length, 1);
});

test("another game is loaded for its players, and seen from their side", () => {
  const game = rules.newGame(MOVES);
  for (const [setup, interactive, opponent, ...cameras] of [
    [{}, "both", null],
    [{ computer: { player: "dark", level: 3 } }, "light", 3],
    [{ computer: { player: "light", level: 8 } }, "dark", 8, { rotation: 180 }],
    [{ match: linked([], 0, { you: "dark" }) }, "dark", null, { rotation: 180 }],
    // Who watches sees what the first player sees.
    [{ match: linked([], 0, { you: "dark", isLook: true, watches: true }) }, "none", null],
  ]) {
    const page = new Page().open({ game, ...setup });
    assert.deepEqual(page.of("load")[0].game, { game, interactive, opponent });
    assert.deepEqual(page.of("camera", "camera"), cameras);
    assert.deepEqual(
      page.done.filter((did) => did.startsWith("keep")),
      ["keep game push true"],
    );
    assert.ok(has(page, "close the welcome"));
  }
});

test("the board comes into sight with another game, but not where the page begins with it", () => {
  const game = rules.newGame(MOVES);
  for (const [address, match, isSeen] of [
    ["push", undefined, true],
    ["replace", undefined, false],
    ["replace", linked([], 0), true],
  ]) {
    const focus = new Page().open({ game, match }, { address }).of("focus", "on");
    assert.deepEqual(focus, isSeen ? ["board"] : []);
  }
});

test("two people begin a new game from the side of Light; another address turns nothing", () => {
  for (const [address, ...expected] of [["push", { rotation: 0 }], ["replace"]]) {
    const page = new Page();
    page.camera = { rotation: 180 };
    page.open({ game: rules.newGame({}) }, { address, said: "new" });
    assert.deepEqual(page.of("camera", "camera"), expected);
    assert.deepEqual(page.said, ["New game: standard rules. Light to move."]);
  }
  const computer = { player: "light", level: 3 };
  const page = new Page().open({ game: rules.newGame({}), computer }, { address: "replace" });
  assert.deepEqual(page.of("camera", "camera"), [{ rotation: 180 }], "a person has a side");
});

test("another game is told as a new one, in words, or by its status", () => {
  const [status, you] = ["Your turn: place a ball.", "You are playing Light."];
  for (const [how, note, ...said] of [
    [{ said: "new" }, "", `New game: standard rules. Light to move. ${you}`],
    [{ said: "game", words: "Game loaded. " }, "", `Game loaded. ${status} ${you}`],
    [{ said: "status" }, "", status],
    [{ note: "Added.", own: false }, "Added."],
    [{ said: "words", words: "Ann." }, "", "Ann."],
  ]) {
    const setup = { game: rules.newGame(MOVES), computer: { player: "dark", level: 3 } };
    const page = new Page().open(setup, { address: "replace", ...how });
    assert.deepEqual([page.state.note, ...page.said], [note, ...said]);
    assert.ok(page.done.includes(`keep game replace ${how.own ?? true}`));
    assert.equal(page.state.opening, null);
  }
});

test("undo goes one step back in a choice, else a turn, but not what a friend has been sent", () => {
  for (const [next, match, ...expected] of [
    [same, undefined, "tell the board undo"],
    [picked, undefined, "tell the board undo"],
    [placed, undefined, "tell the board putBack"],
    [same, linked(["1b2"], 0), "tell the board undo"],
    [same, linked(["1b2"], 1)],
  ]) {
    const page = new Page({ moves: ["1b2"] }).go(next);
    page.state.match = match;
    assert.deepEqual(page.act("undo").done, expected);
  }
});

test("the replay shows a moment of the game or of the variation, and other buttons tell the board", () => {
  const page = new Page({ moves: ["1b2", "1c2", "1b3"] }).show(1);
  const plies = { first: 0, previous: 0, next: 2, last: 3, backToGame: 3 };
  for (const [name, ply] of Object.entries(plies)) {
    assert.deepEqual(page.act(name).effects, [{ do: "show", ply, line: null }], name);
  }
  const line = ["1b2", "1d4"];
  assert.deepEqual(page.show(2, line).act("previous").effects, [{ do: "show", ply: 1, line }]);
  const tried = [...page.state.game.moves, "1d4"];
  assert.deepEqual(page.act("try", "1d4").effects, [{ do: "show", ply: 3, line: tried }]);
  page.state.line = { tip: { moves: line } };
  assert.deepEqual(page.act("step", "1").effects, [{ do: "show", ply: 1, line }]);
  assert.deepEqual(page.act("ply", "1").effects, [{ do: "show", ply: 1, line: null }]);
  assert.equal(page.act("allTables").state.wantsAll, true);
  for (const name of ["redo", "finish"]) {
    assert.deepEqual(page.act(name).done, [`tell the board ${name}`]);
  }
  assert.deepEqual(
    [page.act("pause").done, page.act("continue").done],
    [["pause true"], ["pause false"]],
  );
  const waits = new Page({}, against(3, "light")).go(paused, "paused");
  assert.deepEqual(waits.said, ["The computer is paused."]);
});

test("a decided position is played against perfect play, and its goal is told", () => {
  const decided = new Page(MOVES).act("analysis").answer([proven("1b3", "win", 5)]);
  const [attempt] = decided.act("attempt").of("begin");
  assert.deepEqual([attempt.computer, attempt.game.moves], [{ player: "dark", level: 8 }, []]);
  const { note } = attempt;
  assert.equal(note, "You can win in 5 turns.");
  const { said } = new Page().open(attempt, { address: "push", said: "new", note });
  assert.match(said[0], /^New game: .* You can win in 5 turns\.$/);
});

const COMPUTER = { player: "dark", level: 1 };
/** A game that somebody shows. */
const shownGame = (game, computer = COMPUTER) =>
  new Page().open(
    { ...setUp(game, computer), shared: { hasOwn: true } },
    { address: "replace", own: false, said: "status" },
  );

test("a shared game has no hands and no opponent, says whose it is, and nothing in it can be undone", () => {
  const words = "Light lost to the computer, level 1: a shared game.";
  const shown = shownGame(resigned);
  const load = { game: resigned, interactive: "none", opponent: 1 };
  assert.deepEqual(shown.of("load", "game"), [load]);
  assert.deepEqual(shown.state.shared, { computer: COMPUTER, hasOwn: true });
  assert.deepEqual(shown.said, [words]);
  assert.deepEqual(shown.send({ is: "arrived", part: {} }).said, [words], "where it came first");
  assert.deepEqual(shown.act("undo").done, []);
  assert.deepEqual(shown.act("backToOwn").done, ["open the last game"]);
  const next = shown.open(setUp(rules.newGame(MOVES), COMPUTER));
  assert.equal(next.state.shared, null);
  assert.deepEqual(next.act("playHere").done, []);
});

test("a shared game goes on from the moment shown, or before the last turn of its player, as one's own", () => {
  const moves = ["1b2", "1c2", "1b3"];
  const begun = (page) => {
    const [{ game, computer, note }] = page.act("playHere").of("begin");
    return [game.moves.join(" "), computer, note];
  };
  const aside = "Your own game is in My games.";
  const open = () => shownGame(rules.newGame({ moves }));
  assert.deepEqual(begun(open()), ["1b2 1c2 1b3", COMPUTER, aside]);
  assert.deepEqual(begun(open().show(1)), ["1b2", COMPUTER, aside]);
  assert.deepEqual(begun(open().show(2, ["1b2", "1d4"])), ["1b2 1d4", COMPUTER, aside]);
  // Who resigned had the move, or not; the last ball was of one side or the other.
  const gone = (count, player) =>
    shownGame(
      rules.concede(rules.newGame({ moves: moves.slice(0, count) }), player, "resignation"),
    );
  assert.equal(begun(gone(2, "light"))[0], "1b2 1c2");
  assert.equal(begun(gone(3, "light"))[0], "1b2 1c2");
  const last = rules.play(rules.newGame(LAST), "3b1");
  assert.equal(begun(shownGame(last, { player: "light", level: 1 }))[0], "");
  assert.equal(begun(shownGame(last))[0], "");
  assert.deepEqual(begun(shownGame(last, null))[1], null);
  const alone = open();
  alone.state.shared.hasOwn = false;
  assert.equal(begun(alone)[2], "");
});

test("who resigns, or runs out of time, loses the game on the board, which is kept as a turn", () => {
  const page = new Page(MOVES);
  page.state.id = "abc";
  const gone = { is: "conceded", player: "light", reason: "resignation" };
  const [{ setup, how }] = page.send(gone).of("open");
  assert.deepEqual([setup.game.result.winner, setup.id], ["dark", "abc"]);
  page.open(setup, how);
  assert.deepEqual(page.of("keep", "what"), ["game", "turn"]);
  assert.deepEqual(
    [page.said, has(page, "close the welcome")],
    [["Dark wins: Light resigned."], false],
  );
  assert.deepEqual(page.send(gone).effects, [], "it is over");
});

/** A page with a clock, on which a turn was played. */
function timed(players, control = CLOCK) {
  const page = new Page({}, players);
  page.open({ game: rules.newGame({}), computer: players.computer, clock: newClock(control, 0) });
  assert.equal(page.state.clock.running, null, "it stands until the first turn");
  return page.play("1b2");
}

test("the clock runs on, but waits for a person behind a dialog where the computer is the opponent", () => {
  for (const [players, running, left, ...ticks] of [
    [against(3), null, 119_000],
    [TWO, "dark", 59_000, "tick 1001"],
  ]) {
    const page = timed(players);
    page.now = 1000;
    page.send({ is: "covered", covered: true });
    assert.deepEqual(
      [page.state.clock.running, ...page.done],
      [running, ...(running ? ticks : ["tick"])],
    );
    page.now = 61_000;
    const { clock } = page.send({ is: "covered", covered: false }).state;
    assert.deepEqual([clock.left.dark, clock.running], [left, "dark"]);
  }
});

test("a player is warned once at 60 and at 10 seconds, not who has less from the start, and loses at 0", () => {
  const page = timed(TWO);
  const at = (seconds) => {
    page.now = seconds * 1000;
    return page.send({ is: "ticked" }).done;
  };
  assert.deepEqual(at(59), ["paint the clocks", "tick 1001"]);
  assert.deepEqual(
    [60, 61, 109].map((seconds) => at(seconds)[1]),
    [...["say Dark: one minute left.", "tick 1001", "tick 1001"]],
  );
  assert.deepEqual(at(109.7), ["paint the clocks", "tick 301"], "when the face changes");
  assert.deepEqual(
    [110, 110.1].map((seconds) => at(seconds)[1]),
    [...["say Dark: 10 seconds left.", "tick 101"]],
  );
  at(120);
  assert.deepEqual(page.of("open")[0].setup.game.result, { winner: "light", reason: "time" });
  const short = timed(TWO, { minutes: 0.5, seconds: 0 });
  short.now = 1000;
  assert.deepEqual(short.send({ is: "ticked" }).said, []);
});

const cameras = (page) => page.of("camera", "camera");
/** A game that has just ended, with balls on their way. */
const ended = () => new Page(LAST, against(2, "light")).play("3b1", { moving: true });
/** The same when the balls rest, with the board turned to a corner. */
const turned = (camera = { rotation: 45, seconds: 2.5 }) =>
  Object.assign(ended().go(same, "moving"), { camera });

test("what can be done at the end of a game is offered when the balls rest", () => {
  const root = element("end");
  const offers = (state, turn = null) => {
    renderEnd(state, turn);
    const buttons = [...root.querySelectorAll("[data-action]")];
    return root.hidden ? "" : buttons.map(({ dataset }) => dataset.action).join(" ");
  };
  const { state } = turned();
  assert.equal(offers(new Page().state), "");
  assert.equal(offers({ ...state, moving: true }), "", "hidden as it was");
  assert.equal(offers(state), "rematch review level new record");
  assert.equal(offers({ ...state, moving: true }), "rematch review level new record");
  const words = text("end.rematch", { player: state.session.computer.player });
  assert.equal(root.childNodes[0].textContent, words);
  assert.ok(root.textContent.includes(text("end.level", { level: 3, up: true })));
  assert.equal(offers(state, 3), "rematch review level new record again");
  const shared = { computer: state.session.computer, hasOwn: true };
  const two = { ...state.session, computer: null };
  assert.equal(offers({ ...state, session: two }), "rematch review new record");
  assert.equal(offers({ ...state, session: two, shared }), "playHere review new record backToOwn");
  assert.equal(root.childNodes[0].textContent, text("shared.play"));
});

test("the end of a game is told once, and the board turns to a corner when the balls rest, and back", () => {
  const back = (session) => rewind(rules, session, 0);
  const page = ended();
  assert.deepEqual(page.said, [
    "You won: the computer’s reserve is empty. You had 1 ball to spare.",
  ]);
  assert.deepEqual(cameras(page), [], "balls are moving");
  const [corner, ...more] = cameras(page.go(same, "moving"));
  assert.deepEqual([corner, more], [{ rotation: 45, seconds: 2.5 }, []]);
  page.camera = corner;
  assert.deepEqual([page.said, cameras(page.go(same))], [[], []]);
  assert.deepEqual(cameras(page.go(back, "undo")), [{ rotation: 0 }]);
  assert.deepEqual(cameras(turned().open({ game: rules.newGame({}) })), [{ rotation: 0 }]);
  const light = { game: rules.newGame({}), computer: { player: "light", level: 1 } };
  assert.deepEqual(cameras(turned().open(light)), [{ rotation: 180 }], "it turns once");
  const moved = turned({ rotation: 60 }).go(back, "undo");
  assert.deepEqual(cameras(moved), [], "the person has turned it since");
  assert.deepEqual(cameras(new Page(MOVES).play("1a1")), []);
});

test("after the end the board turns back when the game is looked through or reviewed, and stays so", () => {
  for (const look of [(page) => page.show(0), (page) => page.act("review")]) {
    const page = look(turned());
    assert.deepEqual(cameras(page), [{ rotation: 0 }]);
    page.camera = { rotation: 0 };
    assert.deepEqual(cameras(page.show(1)), [], "the end is shown again");
    assert.deepEqual(cameras(page.act("analysis")), []);
  }
  const moved = turned({ rotation: 60 }).show(0);
  assert.deepEqual(cameras(moved), [], "the person has turned it since");
  const analysed = new Page(LAST, against(2, "light"), { on: true });
  analysed.act("analysis");
  assert.deepEqual(cameras(analysed.play("3b1")), [], "the analysis is on");
  assert.deepEqual(cameras(analysed.act("analysis")), [], "the moment has passed");
});

test("that a draw is near stays written when the computer answers with another position", () => {
  const twice = (repetitions) => (session) => {
    const game = { ...session.game, repetitions };
    return { ...session, game, shown: game };
  };
  const answered = (repetitions, players) => {
    const page = new Page({ moves: ["1b2"] }, players).go(twice(repetitions), "move");
    return page.play("1c2");
  };
  const page = answered(2, against(1));
  const words = "Same position twice. The third time is a draw.";
  assert.deepEqual([page.state.note, page.said], [`Dark places a ball. ${words}`, [words]]);
  assert.equal(page.play("1b3").state.note, "", "until the next turn");
  assert.equal(answered(1, against(1)).state.note, "");
  assert.equal(answered(2, TWO).state.note, "");
  const again = new Page({ moves: ["1b2"] }, against(1)).go(twice(2), "move");
  again.go((session) => twice(2)(commit(rules, session, "1c2")), "move");
  assert.equal(again.state.note, "", "the new position is near a draw itself");
  assert.equal(answered(2, against(1, "light")).state.note, "", "it was the person's turn");
});

test("a tip waits for another turn where balls were taken back, which is long in words, or a draw is near", () => {
  const take = { position: "4/4/ll2/l1dd 3/3/3 2/2 1 l" };
  for (const [options, move, lastMove, more] of [
    [take, "1b1x1a1", { to: "2a1" }, {}],
    [{ moves: ["1b2", "1c2", "1b3", "1c3"] }, "2b2", {}, { repetitions: 2 }],
  ]) {
    const { session } = new Page(options, TWO, { turn: false }).play(move).state;
    const game = { ...session.game, lastMove: { ...session.game.lastMove, ...lastMove }, ...more };
    const page = new Page(options, TWO, { turn: false });
    page.go(() => ({ ...session, game, shown: game }), "move");
    assert.deepEqual([page.state.note, page.said, page.state.taught], ["", [], false]);
  }
});

test("the end of a game sounds once the last ball has landed; a ball sounds by where it lands", () => {
  const page = ended();
  assert.deepEqual([has(page, "wake the sound"), has(page, "sound")], [true, false]);
  assert.deepEqual(page.go(same, "moving").of("sound", "sound"), ["won"]);
  assert.equal(has(page.go(same), "sound"), false);
  assert.equal(new Page(LAST, against(2)).play("3b1").of("sound")[0].sound, "lost");
  const { game } = page.state.session;
  assert.equal(has(new Page().open({ game }), "sound"), false, "it is opened at its end");
  const opened = new Page(MOVES).open({ game: resigned });
  assert.equal(has(opened, "sound"), true);
  assert.equal(has(opened.open({ game: resigned }), "sound"), false, "once");
  for (const [to, completes, ...sounds] of [
    ["1b2", undefined, "board 1.00"],
    ["3b2", [{}], "ball 1.12", "figure 1.00"],
    ["dark", undefined, "tray 1.00"],
  ]) {
    const heard = page.send({ is: "landed", to, completes }).of("sound");
    assert.deepEqual(
      heard.map(({ sound, pitch }) => `${sound} ${pitch.toFixed(2)}`),
      sounds,
    );
  }
});

test("a beginner is warned once in a game of a threat, when the balls rest and the board shows it", () => {
  const warning = "Dark could complete a square: look at the mark.";
  for (const [players, threats, moving, ...said] of [
    [against(1), true, false, warning],
    [against(2), true, false, warning],
    [against(3), true, false],
    [against(1), false, false],
    [against(1), true, true],
    [TWO, true, false],
  ]) {
    const page = new Page(THREAT, players);
    page.threats = threats;
    assert.deepEqual(
      [page.go(same, "choice", { moving }).state.note, page.said],
      [said[0] ?? "", said],
    );
    if (moving) assert.deepEqual(page.go(same, "moving").said, [warning]);
    assert.deepEqual(page.go(same).said, [], "once");
  }
  const page = new Page(THREAT, against(1));
  page.threats = true;
  assert.deepEqual(page.send({ is: "arrived", part: {} }).said, [warning], "of the first game too");
  page.open({ game: rules.newGame(THREAT), computer: { player: "dark", level: 1 } });
  assert.equal(page.said.at(-1), warning, "in each game");
});

test("once a ball lies on another it is told, for ever once, that the board can be turned", () => {
  const moves = ["1b2", "1c2", "1b3", "1c3"];
  const page = new Page({ moves }, TWO, { turn: false }).play("2b2");
  const drag = "Drag the board to turn it.";
  // Below the status the tip stands beside the last turn, not in its place.
  assert.deepEqual([page.state.note, page.said], [`Light places a ball. ${drag}`, [drag]]);
  assert.deepEqual(page.of("remember"), [{ do: "remember", what: "keys", part: { turn: true } }]);
  assert.deepEqual(page.play("1a1").said, []);
  assert.deepEqual(new Page({ moves }).play("2b2").said, [], "it is known");
  assert.deepEqual(new Page({}, TWO, { turn: false }).play("1b2").said, [], "no ball lies higher");
  const high = new Page({ moves: [...moves, "2b2"] }, TWO, { turn: false });
  assert.deepEqual(high.send({ is: "arrived", part: {} }).said, [], "it was not played here");
  const { state } = high;
  const played = { is: "changed", cause: "move", session: state.session, note: "", now: 0 };
  high.state = reduceFirst(state, { ...played, moving: false, thinking: false }).state;
  assert.deepEqual(high.send({ is: "arrived", part: {} }).said, [drag], "before this code came");
});

/** A page with the first step of a hint. */
function hinted(page = new Page(THREAT).act("hint")) {
  return page.send({ is: "advised", hint: page.hint() });
}
const pointed = (page) => page.of("point out").map(({ marks }) => marks.map(({ at }) => at).join());

test("what is pointed at is shown by the board alone", () => {
  const page = new Page({}, TWO, { on: true }).act("point", "1b2");
  assert.deepEqual(
    [page.effects.map((effect) => effect.do), ...pointed(page)],
    [["point out"], "1b2"],
  );
});

test("a hint goes with another moment or turn; what has been played meanwhile gets none", () => {
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
    const { state, said } = timed(TWO).act(name);
    assert.deepEqual([state.note, said, state.advising], [refused, [refused], false]);
  }
  for (const page of [new Page({}, against(1, "light")), new Page().open({ game: resigned })]) {
    assert.deepEqual(page.act("hint").done, ["close the welcome"]);
  }
  const page = new Page(MOVES).act("hint").send({ is: "advised", hint: null });
  const failed = "No hint. Check the connection.";
  assert.deepEqual([page.state.note, page.said, page.state.advising], [failed, [failed], false]);
  assert.equal(page.act("hint").done.at(-1), "find a hint", "it can be asked again");
});

test("the analysis is switched by the person, who is remembered, or by a link, which is not", () => {
  const page = new Page(MOVES).act("analysis");
  assert.deepEqual(page.of("remember"), [{ do: "remember", what: "analysis", part: { on: true } }]);
  assert.deepEqual(page.said, ["Analysis on."]);
  assert.equal(page.of("ask the engine")[0].question.purpose, "soon");
  page.act("analysis");
  assert.deepEqual([page.said, page.of("ask the engine")[0].question], [["Analysis off."], null]);
  const link = new Page(MOVES).act("reveal", "openings");
  assert.deepEqual([has(link, "remember"), link.done.includes("focus openings")], [false, true]);
  assert.ok(link.state.explores && !link.state.folded);
  assert.deepEqual(new Page(MOVES, TWO, { on: true }).act("reveal").effects, [], "it is on");
});

test("one question is asked at a time; what fails is asked again with the connection or another moment", () => {
  const page = new Page(MOVES).act("analysis");
  const asked = (event) =>
    page
      .send(event)
      .of("ask the engine")
      .map(({ question }) => question.ply);
  const fails = { is: "answered", isOver: true, fails: true };
  assert.deepEqual(asked({ is: "answered" }), []);
  assert.deepEqual([asked(fails), page.state.failed], [[], true]);
  assert.deepEqual(asked({ is: "online" }), [2]);
  assert.deepEqual(asked(fails), []);
  assert.equal(page.show(1).of("ask the engine")[0].question.ply, 1);
  page.answer([proven("1c2", "win", 3)], { ply: 1 });
  assert.deepEqual(page.of("ask the engine"), [], "what it thinks about may still get better");
  page.send({ is: "answered", isOver: true });
  assert.equal(page.state.asked, null, "all is known");
});

test("what the turns of a game did is asked once; the review gets the focus when it is there", () => {
  const page = new Page().open({ game: resigned });
  assert.deepEqual(page.of("look through", "game"), [resigned]);
  page.act("review");
  assert.deepEqual([has(page, "look through"), page.of("focus", "on")], [false, ["review"]]);
  page.send({ is: "looked", game: resigned, remarks: null });
  assert.equal(has(page, "look through"), false, "not again at once");
  assert.equal(has(page.act("fold"), "look through"), true);
  page.send({ is: "looked", game: resigned, remarks: rules.remarks(resigned) });
  assert.equal(has(page.act("fold"), "look through"), false);
  assert.equal(has(page.act("fold"), "focus"), false, "once");
  const early = new Page(MOVES).act("review");
  assert.deepEqual([has(early, "focus"), early.show(1).of("focus", "on")], [false, ["review"]]);
  assert.deepEqual(page.act("turn", "1").done, ["show 1", "focus turn"]);
});

const NAMED = '[White "Ada"]\n[Black "Bo"]\n\n1. 1b2 1c2 *';
/** A game of Ada with Light and Bo with Dark, and one that has ended. */
const named = rules.loadGame(NAMED);
const namedOver = rules.concede(named, "dark", "resignation");
const isKept = (page, id = "a") =>
  page.send({ is: "kept", part: { id, kept: page.state.kept } }).of("count the games", "counted");
const counted = (page, counted, score) => page.send({ is: "counted", counted, inARow: 0, score });

test("what was played before is counted once a game of two people begins, and once it ends", () => {
  const page = new Page().open({ game: named });
  assert.deepEqual([isKept(page), isKept(page), isKept(page, "b")], [["a false"], [], ["b false"]]);
  counted(page, "a false", { light: 9, dark: 9, drawn: 9 });
  assert.equal(page.state.tally, null, "of a game that is gone");
  const before = { light: 1, dark: 0, drawn: 0 };
  assert.deepEqual(counted(page, "b false", before).said, []);
  assert.deepEqual(pairPanel(page.state).roles, { light: "Ada · 1", dark: "Bo · 0" });
  page.open({ game: namedOver, id: "b" }, { address: "replace", isTurn: true });
  assert.equal(wordsOf(page.state).note, "Left in reserve: Light 14, Dark 14.");
  assert.deepEqual(isKept(page, "b"), ["b true"]);
  assert.equal(page.state.tally, null);
  const score = "Ada 2 : 0 Bo, 1 draw.";
  assert.deepEqual(counted(page, "b true", { light: 2, dark: 0, drawn: 1 }).said, [score]);
  assert.equal(wordsOf(page.state).note, `Left in reserve: Light 14, Dark 14. ${score}`);
  assert.ok(has(page, "paint"));
});

test("games are counted when the computer has won, not in other games", () => {
  for (const [game, more, ...expected] of [
    [resigned, { computer: { player: "dark", level: 3 } }, "a true"],
    [resigned, { computer: { player: "light", level: 3 } }],
    [rules.newGame(MOVES), { computer: { player: "dark", level: 3 } }],
    [resigned, {}],
    [namedOver, {}, "a true"],
    [namedOver, { shared: { hasOwn: true } }],
    [named, { match: linked([], 0) }],
  ]) {
    assert.deepEqual(isKept(new Page().open({ game, ...more })), expected);
  }
});

test("two people keep their names in a rematch; others have none", () => {
  const tags = (page) => page.act("rematch").of("begin")[0].game.tags;
  assert.deepEqual(tags(new Page().open({ game: namedOver })), { White: "Bo", Black: "Ada" });
  const alone = new Page().open(setUp(namedOver, { player: "dark", level: 3 }));
  assert.deepEqual([tags(alone), tags(new Page(MOVES))], [{}, {}]);
  assert.equal(pairPanel(alone.state), null);
  assert.deepEqual(pairPanel(shownGame(named, null).state).roles, { light: "Ada", dark: "Bo" });
  assert.equal(pairPanel(shownGame(named).state), null);
});

test("the board turns to whose turn it is when the balls rest, once, if two people here want it", () => {
  const half = { rotation: 180, seconds: 0.9 };
  const facing = (players) => {
    const page = new Page({}, players);
    page.faces = true;
    return page;
  };
  const page = facing().play("1b2", { moving: true });
  assert.deepEqual(cameras(page), []);
  assert.deepEqual(cameras(page.go(same, "moving")), [half]);
  page.camera = { rotation: 180 };
  assert.deepEqual(cameras(page.go(picked)), []);
  page.camera = { rotation: 0 };
  assert.deepEqual(cameras(page.go(same, "camera")), [], "the person has turned it since");
  assert.deepEqual(cameras(page.play("1c2")), [], "it is turned so already");
  page.camera = { rotation: 170 };
  assert.deepEqual(cameras(page.play("1b3")), []);
  assert.deepEqual(cameras(page.play("1c3")), [{ rotation: 350, seconds: 0.9 }]);

  const quick = facing().play("1b2", { moving: true }).go(placed, "choice", { moving: true });
  assert.deepEqual(cameras(quick.go(same, "moving")), [], "somebody plays already");
  assert.deepEqual(cameras(quick.go((session) => ({ ...session, choice: NOTHING }))), []);
  const over = new Page(LAST);
  [over.faces, over.camera] = [true, { rotation: 180 }];
  const [corner, ...more] = cameras(over.play("3b1", { moving: true }).go(same, "moving"));
  assert.deepEqual([corner.seconds, more], [2.5, []], "only to the corner");
  const friend = facing();
  friend.state.match = linked([], 0);
  const others = [new Page(), facing(against(3)), friend];
  for (const other of others) assert.deepEqual(cameras(other.play("1b2")), []);
  const played = (session) => newSession(rules, rules.play(session.game, "1b2"), session);
  const back = facing().go((session) => showPly(rules, played(session), 0), "move");
  assert.deepEqual(cameras(back), [], "another moment is shown");
  const dark = new Page({ moves: ["1b2"] });
  [dark.faces, dark.state.faced] = [true, null];
  assert.deepEqual(cameras(dark.send({ is: "arrived", part: {} })), [half], "after a reload");
});

test("games are kept under the name that the shelf gives; that nothing more is kept is told once", () => {
  const page = new Page(MOVES);
  const keep = (isRefused) =>
    page.send({ is: "kept", part: { id: "new", kept: { ...page.state.kept, isRefused } } }).done;
  assert.deepEqual([keep(false), page.state.id], [[], "new"]);
  assert.deepEqual([keep(true), keep(true)], [["tell that games are not kept"], []]);
});

test("in another language the status is said again, and what was written before goes", () => {
  const page = new Page(MOVES).send({ is: "told", words: "Look." }).send({ is: "spoken" });
  assert.deepEqual([page.state.note, page.said], ["", ["Light: place a ball."]]);
  assert.ok(has(page, "want tables"), "their line too");
});
