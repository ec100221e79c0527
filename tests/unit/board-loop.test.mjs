// The loop of a board: what each event makes of its state, and what follows, in order.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newState, reduce } from "../../www/game/reduce.js";
import { newSession, showPly } from "../../www/game/session.js";
import { NOTHING } from "../../www/game/turn-builder.js";
import { createLoop } from "../../www/site/loop.js";
import { wholeGame } from "../e2e/support/games.mjs";
import * as rules from "../e2e/support/rules.mjs";

const BOTH = ["light", "dark"];
const LEVEL = 3;
/** The first comment, which needs twice as long to be read as a replay waits otherwise. */
const COMMENT = "x".repeat(20);
const COMMENTED = `1. 1b2 {${COMMENT}} 1c2 2. 1b3 *`;
/** Light completes a square on 1b1. */
const SQUARE = "4/4/ll2/l1dd 3/3/3 2/2 1 l";
/** A game but for its last move. */
const WHOLE = wholeGame({ variant: "children" }, []);
const LAST = WHOLE.moves[WHOLE.moves.length - 1];
const BEFORE_LAST = { variant: "children", moves: WHOLE.moves.slice(0, -1) };

const CONTEXT = {
  rules,
  text: (key) => key,
  confirms: () => false,
  seconds: () => 1,
  isStill: () => false,
  comment: ({ game, shown }) =>
    game.notes.find(({ ply }) => ply === shown.moves.length)?.text ?? "",
};

/** A session, by default of a game that two play on this board. */
const sessionOf = (options = {}, more = {}) =>
  newSession(rules, rules.newGame(options), { hands: BOTH, computer: null, ...more });

/** One against the computer, which plays dark. */
const AGAINST = { hands: ["light"], computer: { player: "dark", level: LEVEL } };

/** So that a change in place is a fault. */
function deepFreeze(value) {
  if (Object(value) !== value || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/** What an effect is, in a word or two. */
const WORDS = {
  paint: ({ motions }) => `paint ${motions?.length ?? "still"}`,
  say: ({ words }) => `say ${words}`,
  render: () => "render",
  tell: ({ type, detail }) => (type === "pylos-change" ? `change ${detail.cause}` : type),
  ask: ({ type }) => type,
  explain: ({ place }) => `explain ${place}`,
  replay: ({ after }) => `replay ${after}`,
  read: () => "read",
  think: ({ about }) => `think ${about === null ? "of nothing" : about.level}`,
};

/** A board at work; `prevents`: the events that the page prevents. */
function boardOf(session, { prevents = [], ...more } = {}) {
  const context = { ...CONTEXT, ...more };
  const effects = [];
  const loop = createLoop(
    deepFreeze(newState(session)),
    (state, event) => {
      const step = reduce(context, state, event);
      deepFreeze(step.state);
      return step;
    },
    (effect, { dispatch }) => {
      effects.push(effect);
      const next = effect.do === "ask" && (prevents.includes(effect.type) ? effect.no : effect.yes);
      if (next) dispatch(next);
      more.listen?.(effect, loop);
    },
  );
  return {
    loop,
    effects,
    get state() {
      return loop.state;
    },
    /** Sends events, and says what follows from them. */
    send(...events) {
      effects.length = 0;
      for (const event of events) loop.dispatch(event);
      return effects.map((effect) => WORDS[effect.do](effect));
    },
    /** The same without what is asked and rendered. */
    does(...events) {
      return this.send(...events).filter((word) => !/^(render|pylos-)/.test(word));
    },
    get moves() {
      return loop.state.session.game.moves.join(" ");
    },
  };
}

const choose = (place) => ({ is: "choose", place });
const answer = (board, move) => ({ is: "answered", game: board.state.session.game, move });

test("a move of the hand is asked about, painted, said and told, in this order; so is one that ends the game", () => {
  const board = boardOf(sessionOf());
  const move = ["paint 1", "say say.turnsay.toMove", "render", "change move"];
  assert.deepEqual(board.send(choose("1b2")), ["pylos-choose", "pylos-move", ...move]);
  const [chosen, offered, , , , told] = board.effects;
  assert.deepEqual(chosen.detail, { place: "1b2" });
  const { before, after, move: played } = offered.detail;
  assert.deepEqual([before.moves, after.moves, played.text], [[], ["1b2"], "1b2"]);
  assert.deepEqual(told.detail, { cause: "move", move: after.lastMove, by: "hand" });
  assert.equal(after, board.state.session.game);

  const ending = boardOf(sessionOf(BEFORE_LAST));
  const happened = ending.send(...LAST.split("-").map(choose));
  assert.deepEqual(
    happened.slice(-6).map((word) => word.split(" ")[0]),
    ["pylos-move", "pylos-end", "paint", "say", "render", "change"],
  );
  assert.match(happened.at(-3), /say\.status$/, "the result is said");
  assert.deepEqual(ending.effects.find(({ type }) => type === "pylos-end").detail, {
    game: ending.state.session.game,
  });
});

test("the page may prevent a choice, a move, which is put back, and the announcement of the result until the game goes on", () => {
  const chosen = boardOf(sessionOf(), { prevents: ["pylos-choose"] });
  assert.deepEqual(chosen.send(choose("1b2")), ["pylos-choose"]);
  assert.equal(chosen.moves, "");

  const moved = boardOf(sessionOf(), { prevents: ["pylos-move"] });
  assert.deepEqual(moved.does(choose("light"), choose("1b2")).slice(-2), [
    "paint 0",
    "change choice",
  ]);
  assert.deepEqual([moved.moves, moved.state.session.choice], ["", NOTHING]);
  assert.equal(moved.state.moving, false);

  const ended = boardOf(sessionOf(BEFORE_LAST), { prevents: ["pylos-end"] });
  const happened = ended.does(...LAST.split("-").map(choose));
  assert.deepEqual(happened.slice(-2), ["paint 1", "change move"], "nothing is said");
  assert.equal(ended.state.quiet, true);
  ended.send({ is: "show", ply: 3 });
  assert.equal(ended.state.quiet, true);
  ended.send({ is: "undo" });
  assert.equal(ended.state.quiet, false);
  assert.deepEqual(
    ended.send({ is: "play", move: LAST }).filter((word) => word === "pylos-end"),
    [],
    "a page that plays the last move knows it",
  );
  assert.equal(ended.state.quiet, false);
});

test("what a listener sends is told after what it has heard of, and a game that it loads stays", () => {
  const board = boardOf(sessionOf(), {
    listen: ({ detail }, { dispatch }) => detail?.cause === "move" && dispatch({ is: "undo" }),
  });
  assert.deepEqual(board.does(choose("1b2")), [
    "paint 1",
    "say say.turnsay.toMove",
    "change move",
    "paint 1",
    "say say.undone",
    "change undo",
  ]);
  assert.equal(board.moves, "");

  const other = sessionOf({ variant: "expert" });
  const loading = boardOf(sessionOf());
  const { effects, state } = reduce(CONTEXT, loading.state, { is: "pick", place: "1b2" });
  const { yes } = effects[0];
  const loaded = reduce(CONTEXT, state, { is: "load", session: other });
  assert.deepEqual(reduce(CONTEXT, loaded.state, yes), { state: loaded.state, effects: [] });
});

test("a whole move waits for finish where it is to be confirmed", () => {
  const board = boardOf(sessionOf({ position: SQUARE }), { confirms: () => true });
  board.send(choose("1c2"));
  assert.deepEqual([board.moves, board.state.session.choice.to], ["", "1c2"]);
  assert.ok(board.send({ is: "finish" }).includes("pylos-move"));
  assert.equal(board.moves, "1c2");
  const square = boardOf(sessionOf({ position: SQUARE }));
  assert.deepEqual(square.send(choose("1b1"), { is: "finish" }).at(-1), "change choice");
  square.send(choose("1a1"), { is: "finish" });
  assert.equal(square.moves, "1b1x1a1", "with one ball taken back it is whole");
});

test("undo goes one move back, against the computer to the person's own turn, and redo forward again", () => {
  const moves = ["1b2", "1c2", "1b3", "1c3"];
  for (const [more, given, undone, redone] of [
    [{}, moves, "1b2 1c2 1b3", "1b2 1c2 1b3 1c3"],
    [AGAINST, moves, "1b2 1c2", "1b2 1c2 1b3 1c3"],
    // It has not answered yet.
    [AGAINST, moves.slice(0, 3), "1b2 1c2", "1b2 1c2 1b3"],
  ]) {
    const board = boardOf(sessionOf({ moves: given }, { ...more, paused: true }));
    assert.ok(board.does({ is: "undo" }).includes("say say.undone"));
    assert.deepEqual([board.moves, board.state.session.paused], [undone, false]);
    assert.ok(board.does({ is: "redo" }).includes("say say.redone"));
    assert.equal(board.moves, redone);
    assert.deepEqual(board.send({ is: "redo" }), []);
  }
  const board = boardOf(
    sessionOf(
      { moves: ["1b2"] },
      { ...AGAINST, computer: { player: "light", level: 1 }, hands: ["dark"] },
    ),
  );
  assert.deepEqual(board.send({ is: "undo" }), [], "the computer has begun");
  const branch = boardOf(sessionOf({ moves }));
  branch.send({ is: "undo" }, { is: "undo" }, choose("1a1"));
  assert.deepEqual(branch.send({ is: "redo" }), [], "another move takes the place of those undone");
  assert.equal(branch.moves, "1b2 1c2 1a1");
});

test("the computer is asked when it is its turn, and plays when its balls rest", () => {
  const board = boardOf(sessionOf({}, AGAINST));
  assert.deepEqual(board.does({ is: "open" }), ["paint still", "change load", "think of nothing"]);
  const happened = board.does(choose("1b2"));
  assert.deepEqual(happened.slice(-2), ["change move", "think 3"]);
  assert.equal(board.effects.at(-1).about.game, board.state.session.game);
  const thinks = { is: "thinks", game: board.state.session.game };
  assert.deepEqual(board.send(thinks, thinks), ["render", "change thinking"]);
  assert.equal(board.state.thinking, true);
  // The person's ball is still on its way.
  assert.deepEqual(board.send(answer(board, "1c2")), []);
  assert.equal(board.moves, "1b2");
  assert.deepEqual(board.does({ is: "rested" }), [
    "change moving",
    "change thinking",
    "paint 1",
    "say say.turnsay.toMove",
    "change move",
    "think of nothing",
  ]);
  assert.equal(board.effects.find(({ detail }) => detail?.by)?.detail.by, "computer");
  const { thinking, answer: left, moving } = board.state;
  assert.deepEqual([board.moves, thinking, left, moving], ["1b2 1c2", false, null, true]);
  board.send({ is: "rested" }, choose("1b3"), { is: "rested" });
  assert.deepEqual(board.does(answer(board, "1c3")).slice(0, 1), ["paint 1"], "at once");
  assert.equal(board.moves, "1b2 1c2 1b3 1c3");
});

test("an answer counts only for the game that it was asked about, and while nothing has stopped it", () => {
  const begun = () => {
    const board = boardOf(sessionOf({ moves: ["1b2"] }, AGAINST));
    board.send({ is: "thinks", game: board.state.session.game });
    return board;
  };
  const stops = {
    undo: { is: "undo" },
    paused: { is: "pause", paused: true },
    load: { is: "load", session: sessionOf({ moves: ["1a1"] }, AGAINST) },
    players: { is: "players", players: { hands: BOTH, computer: null } },
  };
  for (const [cause, event] of Object.entries(stops)) {
    const board = begun();
    const late = [answer(board, "1c2"), { is: "thinks", game: board.state.session.game }];
    const happened = board.does(event);
    assert.equal(board.state.thinking, false, cause);
    const thinks = cause === "load" ? "think 3" : "think of nothing";
    assert.deepEqual(happened.slice(-3), [`change ${cause}`, "change thinking", thinks]);
    const { moves } = board;
    assert.deepEqual(board.send(...late), [], cause);
    assert.equal(board.moves, moves);
  }
  const waiting = boardOf(sessionOf({}, AGAINST));
  waiting.send(choose("1b2"));
  waiting.send(answer(waiting, "1c2"), { is: "undo" }, { is: "rested" });
  assert.deepEqual([waiting.moves, waiting.state.answer], ["", null]);

  const paused = boardOf(sessionOf({ moves: ["1b2"] }, { ...AGAINST, paused: true }));
  assert.deepEqual(paused.does({ is: "open" }).at(-1), "think of nothing");
  assert.deepEqual(paused.does({ is: "pause", paused: false }), [
    "paint still",
    "change paused",
    "think 3",
  ]);
  const board = begun();
  assert.deepEqual(board.does({ is: "show", ply: 0 }).includes("think of nothing"), false);
  board.send({ is: "rested" }, answer(board, "1c2"));
  const { game, shown } = board.state.session;
  assert.deepEqual(
    [game.moves.length, shown.moves.length],
    [2, 0],
    "who looks back goes on looking",
  );
});

test("a computer that cannot be asked is paused, and resumes with the connection, unless the person has stopped it", () => {
  const board = boardOf(sessionOf({ moves: ["1b2"] }, AGAINST));
  const lost = { is: "lost", game: board.state.session.game };
  assert.deepEqual(board.does(lost), [
    "paint still",
    "say note.engineFailed",
    "change paused",
    "think of nothing",
  ]);
  assert.deepEqual([board.state.note, board.state.session.paused], ["note.engineFailed", true]);
  assert.deepEqual(board.send(lost), []);
  board.send({ is: "show", ply: 0 });
  assert.equal(board.does({ is: "online" }).at(-1), "think 3");
  assert.equal(board.state.session.paused, false);
  assert.deepEqual(board.send({ is: "online" }), []);
  board.send(lost, { is: "pause", paused: false }, { is: "pause", paused: true });
  assert.deepEqual(board.send({ is: "online" }), []);
});

test("a replay goes on move by move from the moment shown, waits for who reads a comment, and ends with the last move or anything else", () => {
  const board = boardOf(
    newSession(rules, rules.loadGame(COMMENTED), { hands: [], computer: null }),
  );
  const next = { is: "step", by: 1, replaying: true };
  assert.deepEqual(board.does({ is: "replay", on: true }), [
    "paint 0",
    "say say.status",
    "replay 1000",
    "change replaying",
    "change ply",
  ]);
  assert.equal(board.state.session.shown.moves.length, 0, "at the end it begins again");
  const first = board.does(next);
  assert.deepEqual(first.slice(2), ["replay 2000", "change ply"]);
  assert.match(first[1], /x{20}$/, "the comment is said");
  assert.deepEqual(board.does(next).slice(2), ["replay 1000", "change ply"]);
  assert.deepEqual(board.does(next).slice(2), ["replay null", "change replaying", "change ply"]);
  assert.equal(board.state.replaying, false);

  board.send({ is: "show", ply: 1 });
  assert.deepEqual(board.does({ is: "replay", on: true }), ["replay 2000", "change replaying"]);
  assert.deepEqual(board.does({ is: "replay", on: true }), []);
  assert.deepEqual(board.does({ is: "replay", on: false }), ["replay null", "change replaying"]);
  board.send({ is: "replay", on: true });
  assert.ok(board.does({ is: "play", move: "1a1" }).includes("replay null"));
  assert.equal(board.state.replaying, false);
  assert.deepEqual(boardOf(sessionOf()).send({ is: "replay", on: true }), []);
});

test("a moment is shown within the game or a line, once", () => {
  const board = boardOf(sessionOf({ moves: ["1b2", "1c2", "1b3"] }));
  const at = (event) => {
    board.send(event);
    return board.state.session.shown.moves.join(" ");
  };
  assert.equal(at({ is: "show", ply: 1 }), "1b2");
  assert.deepEqual(board.send({ is: "show", ply: 1 }), []);
  assert.equal(at({ is: "step", by: -5 }), "");
  assert.equal(at({ is: "step", by: 2 }), "1b2 1c2");
  assert.equal(at({ is: "show", ply: Number.POSITIVE_INFINITY }), "1b2 1c2 1b3");
  assert.equal(at({ is: "show", ply: 2, line: ["1b2", "1a1"] }), "1b2 1a1");
  assert.equal(at({ is: "step", by: -1 }), "1b2");
  assert.equal(at({ is: "cancel" }), "1b2 1c2 1b3");
  assert.throws(() => board.send({ is: "show", ply: 1, line: ["9z9"] }), { code: "badMove" });
  assert.deepEqual(board.does({ is: "show", ply: 0 })[0], "paint 0", "too far to be animated");
  board.send({ is: "show", ply: 3 });
  assert.deepEqual(board.does({ is: "show", ply: 1 })[0], "paint 2");
});

test("balls move until they have landed; what changes meanwhile is shown then, once", () => {
  const board = boardOf(sessionOf());
  board.send(choose("1b2"));
  assert.equal(board.state.moving, true);
  assert.deepEqual(board.send({ is: "look" }, { is: "look" }), ["render", "render"]);
  assert.deepEqual(board.send({ is: "rested" }), ["paint still", "render", "change moving"]);
  assert.deepEqual(board.send({ is: "rested" }), []);
  board.send(choose("1c2"));
  assert.deepEqual(
    board.send({ is: "rested" }),
    ["render", "change moving"],
    "it is shown already",
  );
  assert.deepEqual(board.send({ is: "look" }), ["paint still", "render"]);
  const motion = { player: "light", from: "light", to: "1b2" };
  assert.deepEqual(board.send({ is: "landed", motion }), ["pylos-land"]);
  assert.equal(board.effects[0].detail, motion);
  const still = boardOf(sessionOf(), { isStill: () => true });
  still.send(choose("1b2"));
  assert.equal(still.state.moving, false);
});

test("what the page points out is painted once, and only at its moment", () => {
  const board = boardOf(sessionOf({ moves: ["1b2"] }));
  const pointed = (at, { shown } = board.state.session) => ({
    is: "point",
    pointed: { shown, marks: at ? [{ kind: "ring", at }] : [] },
  });
  assert.deepEqual(board.send(pointed("1a1")), ["paint still"]);
  assert.deepEqual(board.send(pointed("1a1")), []);
  board.send({ is: "show", ply: 0 }, { is: "rested" });
  assert.deepEqual(board.send(pointed("")), [], "in another moment it is not seen");
  assert.deepEqual(board.send(pointed("1a1", sessionOf())), []);
  assert.deepEqual(board.send(pointed("1a1")), ["paint still"]);
  board.send({ is: "show", ply: 1 });
  assert.deepEqual(board.send(pointed("1b1")), [], "while balls move");
  assert.equal(board.send({ is: "rested" })[0], "paint still");
});

test("a refused choice is explained, as often as it is made, unless the page prevents it or something else has been chosen", () => {
  const refusal = { reason: "why", place: "1b2", rule: "occupied", cells: ["1b2"] };
  const board = boardOf(sessionOf({ moves: ["1b2"] }));
  assert.deepEqual(board.does(choose("1b2")), ["explain 1b2"]);
  const refused = () => ({ is: "refused", session: board.state.session, refusal });
  assert.deepEqual(board.send(refused()), ["pylos-illegal", "render", "change note", "say why"]);
  assert.equal(board.effects[0].detail, refusal);
  assert.deepEqual([board.state.note, board.moves], ["why", "1b2"]);
  assert.deepEqual(board.send(refused()), ["pylos-illegal", "say why"]);
  assert.deepEqual(board.send({ is: "cancel" }), ["render", "change note"]);
  const early = refused();
  board.send(choose("dark"));
  assert.deepEqual(board.send(early), []);
  const silent = boardOf(sessionOf(), { prevents: ["pylos-illegal"] });
  silent.send({ is: "refused", session: silent.state.session, refusal });
  assert.equal(silent.state.note, "");
  const picture = boardOf(sessionOf({ moves: ["1b2"] }, { hands: [] }));
  assert.deepEqual(picture.send(choose("1b2")), ["pylos-choose"]);
  const waiting = boardOf(sessionOf({ moves: ["1b2"] }, AGAINST));
  assert.deepEqual(waiting.does(choose("1c2")), ["explain 1c2"]);
});

test("a game that goes on moves its balls, one under other rules or with other players does not", () => {
  const load = (options, more) => ({ is: "load", session: sessionOf(options, more) });
  const board = boardOf(sessionOf({ moves: ["1b2"] }));
  const next = { moves: ["1b2", "1c2"] };
  assert.deepEqual(board.does(load(next)), ["paint 1", "change load"]);
  for (const event of [
    load({ ...next, moves: ["1b2", "1c2", "1b3"], variant: "expert" }),
    load({ moves: ["1b2", "1c2"], variant: "expert" }, { hands: ["light"] }),
    load({ moves: ["1a1"], variant: "expert" }, { hands: ["light"] }),
    load({ moves: [], position: SQUARE }),
  ]) {
    assert.deepEqual(board.does(event), ["paint 0", "change load"]);
  }
  const record = newSession(rules, rules.loadGame(COMMENTED), { hands: BOTH, computer: null });
  assert.deepEqual(board.does({ is: "load", session: record }), ["paint 0", "change load", "read"]);
  assert.deepEqual(boardOf(record).does({ is: "open" }), ["paint still", "change load", "read"]);
  assert.deepEqual(board.send({ is: "read" }), ["paint still", "render", "change ply"]);
});

test("other players drop the choice, and the same players change nothing", () => {
  const board = boardOf(sessionOf());
  board.send(choose("light"));
  const players = {
    is: "players",
    players: { hands: ["dark"], computer: { player: "light", level: 1 } },
  };
  assert.deepEqual(board.does(players), ["paint still", "change players", "think 1"]);
  assert.equal(board.state.session.choice, NOTHING);
  assert.deepEqual(board.send(players), []);
});

test("a ball picked up is put down, a turn is put back step by step, and what is not possible changes nothing", () => {
  const board = boardOf(sessionOf({ position: SQUARE }));
  for (const is of ["putDown", "putBack", "finish", "undo", "redo"]) {
    assert.deepEqual(board.send({ is }), [], is);
  }
  board.send(choose("light"));
  assert.deepEqual(board.does({ is: "putDown" }), ["paint 0", "say say.status", "change choice"]);
  board.send(choose("1b1"), choose("1a1"));
  assert.deepEqual(board.send({ is: "putDown" }), []);
  for (const [event, left] of [
    ["putBack", []],
    ["putBack", null],
  ]) {
    board.send({ is: event });
    const { to, takeBack } = board.state.session.choice;
    assert.deepEqual(to && takeBack, left);
  }
  board.send(choose("1b1"), choose("1a1"), { is: "cancel" });
  assert.equal(board.state.session.choice, NOTHING);
});

/** Every kind of moment. */
const MOMENTS = {
  start: () => newState(sessionOf()),
  "a ball in the hand": () =>
    newState({ ...sessionOf(), choice: { ...NOTHING, picked: "reserve" } }),
  "a turn half played": () =>
    newState({
      ...sessionOf({ position: SQUARE }),
      choice: { picked: "reserve", to: "1b1", takeBack: ["1a1"] },
    }),
  "a replay": () => ({
    ...newState(showPly(rules, sessionOf({ moves: ["1b2", "1c2", "1b3"] }), 1)),
    replaying: true,
  }),
  "a line": () => newState(showPly(rules, sessionOf({ moves: ["1b2"] }), 2, ["1a1", "1d4"])),
  "balls on their way": () => ({
    ...newState(sessionOf({ moves: ["1b2"] }, AGAINST)),
    moving: true,
    stale: true,
    thinking: true,
    answer: "1c2",
  }),
  "a computer that is lost": () => ({
    ...newState(sessionOf({ moves: ["1b2"] }, { ...AGAINST, paused: true })),
    lost: true,
    note: "note.engineFailed",
  }),
  "the end": () => ({
    ...newState(sessionOf({ ...BEFORE_LAST, moves: WHOLE.moves })),
    quiet: true,
  }),
};

test("whatever happens in whatever moment: what is told has changed, what has changed is told, and it is painted once", () => {
  for (const [moment, make] of Object.entries(MOMENTS)) {
    const first = deepFreeze(make());
    const { session } = first;
    const { game } = session;
    const motion = { player: "light", from: "light", to: "1b2" };
    const refusal = { reason: "why", place: "1b2", rule: "occupied", cells: [] };
    const move = session.legal[0]?.text;
    const events = [
      ...["open", "drop", "putDown", "putBack", "cancel", "finish", "undo", "redo"],
      ...["online", "rested", "look", "read"],
    ].map((is) => ({ is }));
    for (const place of ["light", "dark", "1a1", "1b1", "4a1"]) events.push({ is: "pick", place });
    if (move) events.push({ is: "play", move }, { is: "answered", game, move });
    for (const ply of [0, 1, 99]) events.push({ is: "show", ply });
    for (const by of [-1, 1]) events.push({ is: "step", by, replaying: true });
    for (const on of [true, false]) events.push({ is: "replay", on }, { is: "pause", paused: on });
    events.push(
      { is: "load", session: sessionOf({ moves: ["1b2", "1c2"] }) },
      { is: "players", players: { hands: BOTH, computer: null } },
      { is: "refused", session, refusal },
      { is: "noted", note: "a note" },
      { is: "thinks", game },
      { is: "lost", game },
      { is: "landed", motion },
      { is: "point", pointed: { shown: session.shown, marks: [{ kind: "ring", at: "1a1" }] } },
    );
    for (const event of events) {
      const title = `${event.is} ${event.place ?? event.ply ?? event.by ?? event.on ?? ""} at ${moment}`;
      const { state, effects } = reduce(CONTEXT, first, event);
      assert.deepEqual(structuredClone(effects), effects, `${title}: effects are plain data`);
      const causes = effects.flatMap(({ do: act, type, detail }) =>
        act === "tell" && type === "pylos-change" ? [detail.cause] : [],
      );
      for (const part of ["thinking", "replaying", "moving"]) {
        // A new game or moment begins and ends its motions by itself.
        const isNew = part === "moving" && state.session !== first.session;
        const isTold = causes.includes(part);
        if (!isNew) assert.equal(isTold, state[part] !== first[part], `${title}: ${part}`);
      }
      const paints = effects.filter(({ do: act }) => act === "paint");
      assert.ok(paints.length <= 1 + (event.is === "rested" && first.stale), title);
      if (state.session !== first.session) {
        assert.equal(paints.at(-1).session, state.session, title);
        assert.ok(
          causes.some((cause) => !["thinking", "replaying"].includes(cause)),
          title,
        );
      } else if (event.is !== "open" && event.is !== "read") {
        const told = ["note", "thinking", "replaying", "moving"];
        assert.deepEqual(
          causes.filter((cause) => !told.includes(cause)),
          [],
          title,
        );
      }
      assert.equal(
        effects.some(({ do: act }) => act === "render"),
        causes.length > 0 || event.is === "look",
        title,
      );
      if (state.replaying) assert.notEqual(state.session.shown, state.session.game, title);
      if (state.thinking) assert.equal(state.session.paused, false, title);
      assert.ok(!state.quiet || state.session.game.result !== null, title);
    }
  }
});
