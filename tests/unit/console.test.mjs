// What stands beside a board, as plain data.

import assert from "node:assert/strict";
import { test } from "node:test";
import { consoleView } from "../../www/element/console-view.js";
import { boardControls } from "../../www/element/notation.js";
import { newSession, showPly } from "../../www/game/session.js";
import { choose } from "../../www/game/turn-builder.js";
import { newClock } from "../../www/play/clock.js";
import { pageView } from "../../www/play/console.js";
import * as end from "../../www/play/end.js";
import { newState } from "../../www/play/state.js";
import { translations } from "../../www/text/board-text.js";
import { addTexts, text, useLanguage } from "../../www/text/text.js";
import * as rules from "../e2e/support/rules.mjs";

await useLanguage("en");
await addTexts(translations("ends"));

const BOTH = { computer: null, hands: ["light", "dark"] };
const COMPUTER = { computer: { player: "dark", level: 3 }, hands: ["light"] };
/** Light can complete a square. */
const SQUARE = "4/4/ll2/l1dd 3/3/3 2/2 1 l";

const sessionOf = (game, players = BOTH) => newSession(rules, rules.newGame(game), players);
const stateOf = (session, more) => ({ ...newState(session), ...more });
/** What the page shows, with its later part or without. */
const pageOf = (session, more, later = null) => pageView(stateOf(session, more), later, 0);
/** The part that loads later. */
const LATER = { end, panelOf: () => null, isOn: () => false };

const STILL = "(first) (previous) (next) (last)";
const AT_WORK = { replaying: true };

/** A session after the places chosen. */
const chosen = (session, ...places) => ({
  ...session,
  choice: places.reduce((choice, place) => choose(session.legal, choice, place), session.choice),
});

/** The acts of the buttons that are seen; those that do not answer in parentheses. */
const seen = (buttons) =>
  buttons
    .filter(({ isShown }) => isShown)
    .map(({ act, isEnabled = true }) => (isEnabled ? act : `(${act})`))
    .join(" ");

const START = sessionOf({});
const PLAYED = sessionOf({ moves: ["1b2", "1c2", "1b3"] });
const BACK = showPly(rules, PLAYED, 1);
const FIGURE = chosen(sessionOf({ position: SQUARE }), "1b1");
const TAKEN = chosen(FIGURE, "1a1");
const RAISING = chosen(sessionOf({ position: "4/4/lddl/lddl 3/3/3 2/2 1 l" }), "1a1");
const THINKS = sessionOf({ moves: ["1b2"] }, COMPUTER);
const PAUSED = { ...THINKS, paused: true };
const LOST = { ...PLAYED, game: rules.concede(PLAYED.game, "dark", "resignation") };
const OVER = { ...LOST, shown: LOST.game };

test("the play page shows the buttons that the moment needs, and no others", () => {
  for (const [name, session, turn, controls, replay] of [
    ["the start", START, "", "new hint view", STILL],
    ["a game", PLAYED, "", "undo hint view", "first previous (next) (last)"],
    ["an earlier moment", BACK, "backToGame", "undo hint view", "first previous next last"],
    ["a ball picked up", RAISING, "cancel", "new hint view", STILL],
    ["a figure", FIGURE, "cancel", "undo hint view", STILL],
    ["a ball taken", TAKEN, "finish cancel", "undo hint view", STILL],
    ["the computer's turn", THINKS, "pause", "undo (hint) view", "first previous (next) (last)"],
    [
      "before it",
      showPly(rules, THINKS, 0),
      "backToGame",
      "undo hint view",
      "(first) (previous) next last",
    ],
    ["a pause", PAUSED, "continue", "undo (hint) view", "first previous (next) (last)"],
    ["the end", OVER, "", "undo analysis view", "first previous (next) (last)"],
  ]) {
    const view = pageOf(session);
    const shown = [view.turn, view.controls, view.replay];
    assert.deepEqual(shown.map(seen), [turn, controls, replay], name);
  }
});

test("a board shows the buttons that the moment needs, and no others", () => {
  const walk = "first previous next last left right";
  const diagram = sessionOf({ moves: ["1b2"] }, { ...BOTH, hands: [] });
  for (const [name, session, turn, controls, isReplayed = false, more = {}] of [
    ["a diagram", diagram, "", "first previous (next) (last) left right"],
    ["its start", showPly(rules, diagram, 0), "", "(first) (previous) next last left right"],
    ["a game", BACK, "cancel", `undo ${walk}`],
    [
      "one against the computer",
      showPly(rules, THINKS, 0),
      "cancel",
      "undo (first) (previous) next last left right",
    ],
    ["a replay", BACK, "cancel", "undo first previous play next last left right", true],
    ["one at work", BACK, "cancel", "undo first previous stop next last left right", true, AT_WORK],
    ["a ball picked up", RAISING, "", "(undo) (first) (previous) (next) (last) left right"],
    ["a ball taken", TAKEN, "finish putBack", "undo (first) (previous) (next) (last) left right"],
  ]) {
    const state = stateOf(session, more);
    const shown = [consoleView(text, state).turn, boardControls(text, state, isReplayed)];
    assert.deepEqual(shown.map(seen), [turn, controls], name);
  }
  const words = (session) => consoleView(text, stateOf(session)).turn[1].words;
  assert.deepEqual([FIGURE, TAKEN].map(words), [text("turn.cancel"), text("action.undo")]);
});

test("the status waits for the balls, and says whose turn it is, who thinks, and what is shown", () => {
  const lookingBack = text("status.lookingBack", { turn: 1, turns: 3 });
  for (const [session, status, more, around] of [
    [PLAYED, text("status.place", { player: "dark" })],
    [sessionOf({}, COMPUTER), text("status.place", { player: "you" })],
    [PLAYED, null, { moving: true }],
    [THINKS, text("status.thinking")],
    [PAUSED, text("status.paused")],
    [BACK, lookingBack],
    [showPly(rules, PLAYED, 2, ["1b2", "1a1"]), text("status.variation", { turn: 2 })],
    [OVER, text("status.wins", { winner: "light", reason: "resignation" })],
    // The page announces the end itself.
    [OVER, "", { quiet: true }],
    [{ ...OVER, shown: BACK.shown }, lookingBack, { quiet: true }],
    [PLAYED, "Wait for Anna", {}, { status: "Wait for Anna" }],
  ]) {
    assert.equal(consoleView(text, stateOf(session, more), around).status, status);
  }
  assert.equal(consoleView(text, stateOf(THINKS, { thinking: true })).thinking, true);
});

test("the note is what answers the last click, else what the page says of the moment, else that a draw is near", () => {
  const note = (session, more, around) => consoleView(text, stateOf(session, more), around).note;
  const near = { ...PLAYED, shown: { ...PLAYED.game, repetitions: 2 } };
  assert.equal(note(near, { note: "No." }, { note: "By two balls." }), "No.");
  assert.equal(note(near, {}, { note: "By two balls." }), "By two balls.");
  assert.equal(note(near, { moving: true }, { note: "By two balls." }), text("note.twice"));
  assert.equal(note(PLAYED), "");
  const { caption } = consoleView(text, stateOf(BACK));
  assert.equal(caption, "Light places a ball.");
  assert.equal(consoleView(text, stateOf(BACK), { comment: "Bold." }).caption, "Bold.");
});

test("a console elsewhere says what the choice or a refused click asks for, else nothing", () => {
  const step = (session, note = "") => consoleView(text, stateOf(session, { note })).step;
  assert.equal(step(PLAYED), "");
  assert.equal(step(RAISING), text("status.whereToRaise", { player: "light" }));
  assert.match(step(FIGURE), /take/);
  assert.equal(step(FIGURE, "No."), "No.");
  assert.equal(step({ ...RAISING, hands: [] }), "");
});

test("the players are named with who plays, whose turn it is, and what time is left", () => {
  const clock = {
    ...newClock({ minutes: 5, seconds: 0 }, 1),
    left: { light: 29_000, dark: 60_000 },
  };
  const [light, dark] = pageOf(THINKS, { clock }).players;
  const { player, isTurn, role, isLow } = dark;
  assert.deepEqual([player, isTurn, role, isLow], ["dark", true, "computer, level 3", false]);
  const you = { player: "light", isTurn: false, role: "you", clock: "0:29", isLow: true };
  assert.deepEqual(light, you);
  assert.equal(pageOf(THINKS).players[0].clock, null);
  assert.ok(pageOf(OVER).players.every(({ isTurn }) => !isTurn));
});

const rolesOf = ({ players }) => players.map(({ role }) => role).join("/");

test("in a game by links, the friend's part of the game says the status, the roles and what cannot be done", () => {
  const told = { status: "Send it.", roles: { light: "Anna", dark: "Ben" }, impossible: ["undo"] };
  const later = { ...LATER, panelOf: () => told, isOn: () => true };
  const view = pageOf(PLAYED, { match: {} }, later);
  assert.deepEqual([view.status, rolesOf(view)], ["Send it.", "Anna/Ben"]);
  assert.equal(seen(view.controls), "new hint view");
});

test("the end of a game says who has won, for the person who played it, and by what", () => {
  const later = { ...LATER, isOn: () => true };
  const reason = "resignation";
  const you = (isWinner) => text("end.you", { isWinner, reason });
  const left = text("end.left", { light: 13, dark: 14 });
  for (const [players, outcome, status] of [
    [BOTH, "over", text("status.wins", { winner: "light", reason })],
    [COMPUTER, "won", you(true)],
    [{ computer: { player: "light", level: 3 }, hands: ["dark"] }, "lost", you(false)],
  ]) {
    const view = pageOf({ ...OVER, ...players }, {}, later);
    assert.deepEqual([view.outcome, view.status, view.note], [outcome, status, left]);
  }
  assert.equal(pageOf({ ...OVER, shown: BACK.shown }, {}, later).outcome, null);
  const drawn = { ...PLAYED.game, result: { winner: null, reason: "repetition" } };
  assert.equal(pageOf({ ...PLAYED, game: drawn, shown: drawn }, {}, later).outcome, "drawn");
  for (const reason of ["noMove", "emptyReserve"]) {
    const game = { ...PLAYED.game, result: { winner: "dark", reason } };
    const { note } = pageOf({ ...PLAYED, ...COMPUTER, game, shown: game }, {}, later);
    assert.equal(note, text("end.spare", { side: "computer", count: game.reserve.dark }));
  }
});

/** What the page shows of somebody else's game, played by Light against level 3. */
function sharedView(game, more = {}, computer = COMPUTER.computer) {
  const session = { ...sessionOf(game, { computer: null, hands: [] }), ...more };
  return pageOf(session, { shared: { computer, hasOwn: true } }, LATER);
}

test("a game that somebody shows says whose it is, calls nobody you, and can be played from there", () => {
  const lost = rules.concede(PLAYED.game, "light", "resignation");
  const over = { game: lost, shown: lost };
  const view = sharedView({}, over);
  assert.equal(view.status, "Light lost to the computer, level 3: a shared game");
  assert.equal(view.note, "Dark wins: Light resigned. Left in reserve: Light 13, Dark 14.");
  assert.deepEqual([view.outcome, rolesOf(view)], ["over", "/computer, level 3"]);
  const { undo, redo, resign } = view.possible;
  assert.deepEqual([undo, redo, resign], [false, false, false]);
  // The acts of the end are those of end.js.
  assert.deepEqual([view.turn, view.controls].map(seen), ["", "new analysis view"]);
  const looking = sharedView({}, { ...over, shown: BACK.shown });
  assert.equal(looking.status, text("status.lookingBack", { turn: 1, turns: 3 }));
  assert.equal(seen(looking.turn), "backToGame");

  const open = sharedView({ moves: ["1b2"] });
  assert.equal(open.status, "Light against the computer, level 3: a shared game");
  assert.equal(open.note, "Dark to move.");
  assert.equal(open.possible.resign, false);
  assert.equal(seen(open.turn), "playHere backToOwn");
  assert.equal(seen(open.controls), "new hint view");
});

test("a shared game names who won, lost or drew, also of two people", () => {
  const ended = (winner, computer) => {
    const game = { ...PLAYED.game, result: { winner, reason: winner ? "apex" : "repetition" } };
    return sharedView({}, { game, shown: game }, computer).status.replace(": a shared game", "");
  };
  const light = { player: "light", level: 5 };
  for (const [winner, computer, status] of [
    ["dark", light, "Dark beat the computer, level 5"],
    ["light", light, "Dark lost to the computer, level 5"],
    [null, light, "Dark drew with the computer, level 5"],
    ["dark", null, "Dark beat Light"],
    ["light", null, "Light beat Dark"],
    [null, null, "Light drew with Dark"],
  ]) {
    assert.equal(ended(winner, computer), status);
  }
});

test("what is written is never older than the board: a take-back hides the turn before it", () => {
  const dark = sessionOf({ position: SQUARE.replace(/l$/, "d"), moves: ["1d4"] });
  const caption = (session) => consoleView(text, stateOf(session)).caption;
  assert.equal(caption(dark), "Dark places a ball.");
  assert.equal(caption(chosen(dark, "reserve")), "Dark places a ball.", "nothing is placed yet");
  const taking = chosen(dark, "1b1");
  assert.equal(taking.choice.to, "1b1");
  assert.equal(caption(taking), "");
  assert.equal(caption({ ...taking, shown: BACK.shown }), "Light places a ball.");
});

test("nobody is told the turn they have just made themselves, nor beside the analysis", () => {
  const moves = ["1b2", "1c2"];
  const caption = (players, later) => pageOf(sessionOf({ moves }, players), {}, later).caption;
  const told = "Dark places a ball.";
  assert.equal(caption(BOTH), told);
  const own = stateOf(sessionOf({ moves: ["1b2"] }, BOTH));
  assert.equal(consoleView(text, own).caption, "Light places a ball.", "of two people at a board");
  assert.equal(caption({ ...COMPUTER, hands: ["light"] }), told, "the computer’s turn");
  assert.equal(caption({ computer: null, hands: ["dark"] }), "");
  assert.equal(caption(BOTH, { ...LATER, isOn: () => true }), "");
  const back = showPly(rules, sessionOf({ moves }, { computer: null, hands: ["light"] }), 1);
  assert.equal(consoleView(text, stateOf(back)).caption, "Light places a ball.", "looked back at");
});

test("that a draw is near stands beside the last turn on the page", () => {
  const near = { ...PLAYED, game: { ...PLAYED.game, repetitions: 2 } };
  const note = (session, more) => pageOf(session, more, LATER).note;
  const session = { ...near, shown: near.game };
  assert.equal(note(session), `Light places a ball. ${text("note.twice")}`);
  const taken = { ...near.game, lastMove: { ...near.game.lastMove, takeBack: ["1a1"] } };
  const long = { ...near, game: taken, shown: taken };
  assert.equal(note(long), text("note.twice"), "where there is room for both");
  assert.deepEqual([note(session, { note: "No." }), note(PLAYED)], ["No.", ""]);
});

test("the page knows the rules and the first place in its list", () => {
  const { rules: line, cell } = pageOf(PLAYED);
  assert.deepEqual([line, cell], ["Standard rules", "1b2"]);
  for (const [session, ...expected] of [
    [PLAYED, false, true, false],
    [START, true, true, false],
    [OVER, false, false, false],
    [{ ...START, ahead: PLAYED.game }, true, true, true],
  ]) {
    const { isNew, possible } = pageOf(session);
    assert.deepEqual([isNew, possible.resign, possible.redo], expected);
  }
});
