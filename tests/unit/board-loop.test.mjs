// The loop of a board: what each event makes of its state, and what follows, in order.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newState, reduce } from "../../www/game/reduce.js";
import { newSession, showPly } from "../../www/game/session.js";
import { NOTHING } from "../../www/game/turn-builder.js";
import { createLoop } from "../../www/site/loop.js";
import { wholeGame } from "../e2e/support/games.mjs";
import * as rules from "../e2e/support/rules.mjs";

/** The first comment is read for as long as a replay waits otherwise. */
const COMMENTED = `1. 1b2 {${"x".repeat(20)}} 1c2 2. 1b3 *`;
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

const BOTH = { hands: ["light", "dark"], computer: null };
const AGAINST = { hands: ["light"], computer: { player: "dark", level: 3 } };

/** A session, by default of a game that two play on this board. */
const sessionOf = (options, more) =>
  newSession(rules, rules.newGame(options), { ...BOTH, ...more });
const recordOf = (record) => newSession(rules, rules.loadGame(record), BOTH);

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
  tell: ({ type, detail }) => detail.cause ?? type,
  ask: ({ type }) => type,
  explain: ({ place }) => `explain ${place}`,
  replay: ({ after }) => `replay ${after}`,
  read: () => "read",
  think: ({ about }) => `think ${about?.level ?? "of nothing"}`,
};

/** A board at work; `prevents`: the events that the page prevents; `listen`: hears of each effect. */
function boardOf(session, { prevents = [], listen, ...more } = {}) {
  const context = { ...CONTEXT, ...more };
  const effects = [];
  const loop = createLoop(
    deepFreeze(newState(session)),
    (state, event) => {
      const step = reduce(context, state, event);
      deepFreeze(step.state);
      return step;
    },
    (effect) => {
      effects.push(effect);
      const next = effect.do === "ask" && (prevents.includes(effect.type) ? effect.no : effect.yes);
      if (next) loop.dispatch(next);
      listen?.(effect, loop);
    },
  );
  const board = {
    effects,
    get state() {
      return loop.state;
    },
    /** Sends events, and says what follows from them. */
    send(...events) {
      effects.length = 0;
      for (const event of events) loop.dispatch(event);
      return effects.map((effect) => WORDS[effect.do](effect)).join(", ");
    },
    /** The same without what is asked and rendered. */
    does(...events) {
      const all = board.send(...events).split(", ");
      return all.filter((word) => !/^(render|pylos-)/.test(word)).join(", ");
    },
    get moves() {
      return loop.state.session.game.moves.join(" ");
    },
    get shown() {
      return loop.state.session.shown.moves.join(" ");
    },
  };
  return board;
}

const choose = (place) => ({ is: "choose", place });
const show = (ply, line) => ({ is: "show", ply, line });
const pause = (paused) => ({ is: "pause", paused });
const load = (session) => ({ is: "load", session });
/** What comes from the computer, about the game on a board. */
const from = (board, is, move) => ({ is, game: board.state.session.game, ...(move && { move }) });

test("a move of the hand is asked about, painted, said, told; so is one that ends the game", () => {
  const board = boardOf(sessionOf());
  assert.equal(
    board.send(choose("1b2")),
    "pylos-choose, pylos-move, paint 1, say say.turnsay.toMove, render, move",
  );
  const [chosen, offered, , , , told] = board.effects;
  const { before, after, move } = offered.detail;
  assert.deepEqual(chosen.detail, { place: "1b2" });
  assert.deepEqual([before.moves, after.moves, move.text], [[], ["1b2"], "1b2"]);
  assert.deepEqual(told.detail, { cause: "move", move: after.lastMove, by: "hand" });
  assert.equal(after, board.state.session.game);

  const ending = boardOf(sessionOf(BEFORE_LAST));
  const happened = ending.send(...LAST.split("-").map(choose));
  assert.match(happened, /pylos-move, pylos-end, paint 1, say .*say\.status, render, move$/);
  const { game } = ending.state.session;
  assert.deepEqual(ending.effects.find(({ type }) => type === "pylos-end").detail, { game });
  ending.send(show(0), { is: "cancel" });
  assert.equal(ending.state.quiet, false, "the board goes on to tell the result");
});

test("the page may prevent a choice, a move, which is put back, and the result, until the game goes on", () => {
  const chosen = boardOf(sessionOf(), { prevents: ["pylos-choose"] });
  assert.equal(chosen.send(choose("1b2")), "pylos-choose");
  const moved = boardOf(sessionOf(), { prevents: ["pylos-move"] });
  assert.match(moved.does(choose("light"), choose("1b2")), /, paint 0, choice$/);
  const { session, moving } = moved.state;
  assert.deepEqual([moved.moves, session.choice, moving], ["", NOTHING, false]);

  const ended = boardOf(sessionOf(BEFORE_LAST), { prevents: ["pylos-end"] });
  assert.match(ended.does(...LAST.split("-").map(choose)), /paint 1, move$/, "nothing is said");
  ended.send(show(3));
  assert.equal(ended.state.quiet, true);
  ended.send({ is: "undo" });
  assert.equal(ended.state.quiet, false);
  // A page that plays the last move knows of it.
  assert.doesNotMatch(ended.send({ is: "play", move: LAST }), /pylos-end/);
  assert.equal(ended.state.quiet, false);
});

test("what a listener sends is told after what it has heard of, and a game that it loads stays", () => {
  const board = boardOf(sessionOf(), {
    listen: ({ detail }, { dispatch }) => detail?.cause === "move" && dispatch({ is: "undo" }),
  });
  const first = "paint 1, say say.turnsay.toMove, move";
  assert.equal(board.does(choose("1b2")), `${first}, paint 1, say say.undone, undo`);
  assert.equal(board.moves, "");
  const { effects, state } = reduce(CONTEXT, board.state, { is: "pick", place: "1b2" });
  const loaded = reduce(CONTEXT, state, load(sessionOf({ variant: "expert" }))).state;
  assert.deepEqual(reduce(CONTEXT, loaded, effects[0].yes), { state: loaded, effects: [] });
});

test("a whole move waits for finish where it is to be confirmed, and one that lacks a ball is none", () => {
  const board = boardOf(sessionOf({ position: SQUARE }), { confirms: () => true });
  board.send(choose("1d4"));
  assert.match(board.does(choose("1c2")), /^paint 2/, "one ball comes back");
  assert.deepEqual([board.moves, board.state.session.choice.to], ["", "1c2"]);
  assert.match(board.send({ is: "finish" }), /^pylos-move/);
  assert.equal(board.moves, "1c2");
  const square = boardOf(sessionOf({ position: SQUARE }));
  square.send(choose("1b1"), { is: "finish" });
  assert.equal(square.moves, "");
  square.send(choose("1a1"), { is: "finish" });
  assert.equal(square.moves, "1b1x1a1");
});

test("a move of several clicks that takes balls back calls the rules once, and one of the computer", () => {
  const calls = [];
  const counted = ([name, call]) => [name, (...parts) => calls.push(name) && call(...parts)];
  const more = { rules: Object.fromEntries(Object.entries(rules).map(counted)) };
  const board = boardOf(sessionOf({ position: SQUARE }, AGAINST), more);
  board.send(choose("light"), choose("1b1"), choose("1a1"), choose("1b1"), { is: "rested" });
  board.send(from(board, "answered", "1d4"));
  assert.deepEqual(
    [board.moves, calls.join()],
    ["1b1x1a1x1b1 1d4", "play,legalMoves,play,legalMoves"],
  );
});

test("undo goes one move back, against the computer to the person's own turn, and redo forward again", () => {
  const moves = ["1b2", "1c2", "1b3", "1c3"];
  for (const [players, given, undone] of [
    [BOTH, 4, 3],
    [AGAINST, 4, 2],
    // It has not answered yet.
    [AGAINST, 3, 2],
  ]) {
    const played = moves.slice(0, given);
    const board = boardOf(sessionOf({ moves: played }, { ...players, paused: true }));
    assert.match(board.does({ is: "undo" }), /say say\.undone/);
    assert.equal(board.moves, moves.slice(0, undone).join(" "));
    assert.equal(board.state.session.paused, false);
    assert.match(board.does({ is: "redo" }), /say say\.redone/);
    assert.deepEqual([board.moves, board.state.session.ahead], [played.join(" "), null]);
    assert.equal(board.send({ is: "redo" }), "");
  }
  const same = { ahead: rules.newGame({ moves }) };
  assert.equal(boardOf(sessionOf({ moves }, same)).send({ is: "redo" }), "");
  const conceded = rules.concede(rules.newGame({ moves }), "light", "resignation");
  const resigned = boardOf(sessionOf({ moves }, { ahead: conceded }));
  resigned.send({ is: "redo" }, show(0), show(4));
  assert.equal(resigned.state.session.shown, resigned.state.session.game, "with its end");
  assert.equal(resigned.state.session.game.result?.winner, "dark");
  const begun = { hands: ["dark"], computer: { player: "light", level: 1 } };
  assert.equal(boardOf(sessionOf({ moves: ["1b2"] }, begun)).send({ is: "undo" }), "");
  const branch = boardOf(sessionOf({ moves }));
  branch.send({ is: "undo" }, { is: "undo" }, choose("1a1"));
  assert.equal(branch.send({ is: "redo" }), "", "another move takes the place of those undone");
  assert.equal(branch.moves, "1b2 1c2 1a1");
});

test("the computer is asked when it is its turn, and plays when the balls rest", () => {
  const board = boardOf(sessionOf({}, AGAINST));
  assert.equal(board.does({ is: "open" }), "paint still, load, think of nothing");
  assert.match(board.does(choose("1b2")), /move, think 3$/);
  assert.equal(board.effects.at(-1).about.game, board.state.session.game);
  const thinks = from(board, "thinks");
  assert.equal(board.send(thinks, thinks), "render, thinking");
  assert.equal(board.state.thinking, true);
  // The person's ball is still on its way.
  assert.equal(board.send(from(board, "answered", "1c2")), "");
  assert.equal(board.moves, "1b2");
  const played = "paint 1, say say.turnsay.toMove, move, think of nothing";
  assert.equal(board.does({ is: "rested" }), `moving, thinking, ${played}`);
  assert.equal(board.effects.find(({ detail }) => detail?.by)?.detail.by, "computer");
  const { thinking, answer, moving } = board.state;
  assert.deepEqual([board.moves, thinking, answer, moving], ["1b2 1c2", false, null, true]);
  board.send({ is: "rested" }, choose("1b3"), { is: "rested" });
  assert.equal(board.does(from(board, "answered", "1c3")), played, "at once");
  assert.equal(board.moves, "1b2 1c2 1b3 1c3");
});

test("an answer counts only for the game that it was asked about, and while nothing has stopped it", () => {
  const begun = () => {
    const board = boardOf(sessionOf({ moves: ["1b2"] }, AGAINST));
    board.send(from(board, "thinks"));
    return board;
  };
  for (const [event, happened] of [
    [{ is: "undo" }, /undo, thinking, think of nothing$/],
    [pause(true), /paused, thinking, think of nothing$/],
    [load(sessionOf({ moves: ["1a1"] }, AGAINST)), /load, thinking, think 3$/],
    [{ is: "players", players: BOTH }, /players, thinking, think of nothing$/],
  ]) {
    const board = begun();
    const late = ["answered", "thinks", "lost"].map((is) => from(board, is, "1c2"));
    assert.match(board.does(event), happened);
    const { state } = board;
    assert.equal(state.thinking, false);
    assert.equal(board.send(...late), "");
    assert.equal(board.state, state);
  }
  const waiting = boardOf(sessionOf({}, AGAINST));
  waiting.send(choose("1b2"));
  waiting.send(from(waiting, "answered", "1c2"), { is: "undo" }, { is: "rested" });
  assert.deepEqual([waiting.moves, waiting.state.answer], ["", null]);

  const paused = boardOf(sessionOf({ moves: ["1b2"] }, { ...AGAINST, paused: true }));
  assert.match(paused.does({ is: "open" }), /think of nothing$/);
  assert.equal(paused.does(pause(false)), "paint still, paused, think 3");
  const board = begun();
  assert.doesNotMatch(board.does(show(0)), /think/);
  board.send({ is: "rested" });
  assert.match(board.does(from(board, "answered", "1c2")), /^thinking, paint 0,/);
  assert.deepEqual([board.moves, board.shown], ["1b2 1c2", ""], "who looks back goes on looking");
});

test("a computer that cannot be asked is paused, and resumes with the connection, unless the person has stopped it", () => {
  const board = boardOf(sessionOf({ moves: ["1b2"] }, AGAINST));
  const lost = from(board, "lost");
  const note = "note.engineFailed";
  assert.equal(board.does(lost), `paint still, say ${note}, paused, think of nothing`);
  assert.deepEqual([board.state.note, board.state.session.paused], [note, true]);
  assert.equal(board.send(lost), "");
  board.send(show(0));
  assert.match(board.does({ is: "online" }), /paused, think 3$/);
  assert.equal(board.state.session.paused, false);
  assert.equal(board.send({ is: "online" }), "");
  const others = load(sessionOf({ moves: ["1b3"] }, { ...AGAINST, paused: true }));
  for (const events of [[pause(false), pause(true)], [others]]) {
    board.send(pause(false), lost, ...events);
    assert.equal(board.send({ is: "online" }), "");
  }
});

test("a replay goes on move by move from the moment shown, waits for who reads a comment, and ends with the last move or anything else", () => {
  const board = boardOf(recordOf(COMMENTED));
  const [on, off] = [true, false].map((on) => ({ is: "replay", on }));
  const next = { is: "step", by: 1, replaying: true };
  // At the end it begins again.
  assert.equal(board.does(on), "paint 0, say say.status, replay 1000, replaying, ply");
  assert.equal(board.shown, "");
  assert.match(board.does(next), /x{20}, replay 2000, ply$/, "the comment is said");
  assert.match(board.does(next), /replay 1000, ply$/);
  assert.match(board.does(next), /replay null, replaying, ply$/);
  board.send(show(1));
  assert.equal(board.does(on), "replay 2000, replaying");
  assert.equal(board.does(on), "");
  assert.equal(board.does(off), "replay null, replaying");
  board.send(on);
  assert.match(board.does({ is: "play", move: "1a1" }), /replay null, replaying, move/);
  assert.equal(board.state.replaying, false);
  assert.equal(boardOf(sessionOf()).send(on), "");
});

test("a moment is shown within the game or a line, once, and near ones are animated", () => {
  const board = boardOf(sessionOf({ moves: ["1b2", "1c2", "1b3"] }));
  for (const [event, shown, motions] of [
    [show(1), "1b2", 2],
    [show(-1), "", 1],
    [{ is: "step", by: 2 }, "1b2 1c2", 2],
    [{ is: "step", by: -1 }, "1b2", 1],
    [show(Number.POSITIVE_INFINITY), "1b2 1c2 1b3", 2],
    [show(0), "", 0],
    [show(2, ["1b2", "1a1"]), "1b2 1a1", 2],
    [{ is: "step", by: -1 }, "1b2", 1],
    [{ is: "cancel" }, "1b2 1c2 1b3", 2],
  ]) {
    assert.match(board.does(event), new RegExp(`^paint ${motions}, say .*, ply$`), shown);
    assert.equal(board.shown, shown);
  }
  assert.equal(board.send(show(3)), "");
  assert.throws(() => board.send(show(1, ["9z9"])), { code: "badMove" });
});

test("what belongs to a moment ends with it: the note, the pause, the look back before a move of the page", () => {
  const board = boardOf(sessionOf({ moves: ["1b2"] }));
  board.send({ is: "noted", note: "a note" }, pause(true), show(0));
  assert.equal(board.state.note, "");
  board.send({ is: "play", move: "1c2" });
  assert.deepEqual([board.shown, board.state.session.paused], ["1b2 1c2", false]);
  board.send({ is: "undo" });
  assert.deepEqual(board.effects[0].motions, [{ player: "dark", from: "1c2", to: "dark" }]);
  const square = boardOf(sessionOf({ position: SQUARE, moves: ["1d4", "1d3"] }));
  square.send(choose("1b1"));
  square.send({ is: "undo" });
  assert.deepEqual(square.effects[0].motions, [], "none out of a turn in progress");
});

test("balls move until they have landed; what changes meanwhile is shown then, once", () => {
  const board = boardOf(sessionOf());
  board.send(choose("1b2"));
  assert.equal(board.state.moving, true);
  assert.equal(board.send({ is: "look" }, { is: "look" }), "render, render");
  assert.equal(board.send({ is: "rested" }), "paint still, render, moving");
  assert.equal(board.send({ is: "rested" }), "");
  board.send(choose("1c2"));
  assert.equal(board.send({ is: "rested" }), "render, moving", "it is shown already");
  assert.equal(board.send({ is: "look" }), "paint still, render");
  const motion = { player: "light", from: "light", to: "1b2" };
  assert.equal(board.send({ is: "landed", motion }), "pylos-land");
  assert.equal(board.effects[0].detail, motion);
  const still = boardOf(sessionOf(), { isStill: () => true });
  still.send(choose("1b2"));
  assert.equal(still.state.moving, false);
});

test("what the page points out is painted once, and only at its moment", () => {
  const board = boardOf(sessionOf({ moves: ["1b2"] }));
  const point = (at, { shown } = board.state.session) =>
    board.send({ is: "point", pointed: { shown, marks: at ? [{ kind: "ring", at }] : [] } });
  assert.equal(point("1a1"), "paint still");
  assert.equal(point("1a1"), "");
  board.send(show(0), { is: "rested" });
  assert.equal(point(""), "", "in another moment it is not seen");
  assert.equal(point("1a1", sessionOf()), "");
  assert.equal(point("1a1"), "paint still");
  board.send(show(1));
  assert.equal(point("1b1"), "", "balls move");
  assert.match(board.send({ is: "rested" }), /^paint still/);
});

test("a refused choice is explained, as often as it is made, unless the page prevents it or something else has been chosen", () => {
  const refusal = { reason: "why", place: "1b2", rule: "occupied", cells: ["1b2"] };
  const refused = (board) => ({ is: "refused", session: board.state.session, refusal });
  const board = boardOf(sessionOf({ moves: ["1b2"] }));
  assert.equal(board.does(choose("1b2")), "explain 1b2");
  assert.equal(board.send(refused(board)), "pylos-illegal, render, note, say why");
  assert.equal(board.effects[0].detail, refusal);
  assert.deepEqual([board.state.note, board.moves], ["why", "1b2"]);
  assert.equal(board.send(refused(board)), "pylos-illegal, say why");
  assert.equal(board.send({ is: "cancel" }), "render, note");
  assert.equal(board.state.note, "");
  const early = refused(board);
  board.send(choose("dark"));
  assert.equal(board.send(early), "");
  const silent = boardOf(sessionOf(), { prevents: ["pylos-illegal"] });
  silent.send(refused(silent));
  assert.equal(silent.state.note, "");
  const picture = boardOf(sessionOf({ moves: ["1b2"] }, { hands: [] }));
  assert.equal(picture.does(choose("1b2")), "");
  const waiting = boardOf(sessionOf({ moves: ["1b2"] }, AGAINST));
  assert.equal(waiting.does(choose("1c2")), "explain 1c2");
});

test("a game that goes on moves its balls, one under other rules or with other players does not; its comments are read", () => {
  const board = boardOf(sessionOf({ moves: ["1b2"] }));
  const expert = { moves: ["1b2", "1c2", "1b3"], variant: "expert" };
  const alone = { hands: ["light"] };
  for (const [session, happened] of [
    [sessionOf({ moves: ["1b2", "1c2"] }), "paint 1, load"],
    [sessionOf(expert), "paint 0, load"],
    [sessionOf({ ...expert, moves: ["1b2", "1c2"] }, alone), "paint 0, load"],
    [sessionOf({ ...expert, moves: ["1a1"] }, alone), "paint 0, load"],
    [sessionOf({ position: SQUARE }), "paint 0, load"],
    [recordOf(COMMENTED), "paint 0, load, read"],
    [showPly(rules, recordOf(COMMENTED.replace("1b3", "1b3 1c3")), 0), "paint 0, load, read"],
  ]) {
    assert.equal(board.does(load(session)), happened);
  }
  assert.equal(boardOf(recordOf(COMMENTED)).does({ is: "open" }), "paint still, load, read");
  assert.equal(board.send({ is: "read" }), "paint still, render, ply");
});

test("other players drop the choice, and the same players change nothing", () => {
  const board = boardOf(sessionOf());
  board.send(choose("light"));
  const players = { hands: ["dark"], computer: { player: "light", level: 1 } };
  assert.equal(board.does({ is: "players", players }), "paint still, players, think 1");
  assert.equal(board.state.session.choice, NOTHING);
  assert.equal(board.send({ is: "players", players: structuredClone(players) }), "");
});

test("a ball picked up is put down, a turn is put back step by step, and what is not possible changes nothing", () => {
  const board = boardOf(sessionOf({ position: SQUARE }));
  for (const is of ["putDown", "putBack", "finish", "undo", "redo"]) {
    assert.equal(board.send({ is }), "", is);
  }
  board.send(choose("light"));
  assert.equal(board.does({ is: "putDown" }), "paint 0, say say.status, choice");
  board.send(choose("1b1"), choose("1a1"));
  assert.equal(board.send({ is: "putDown" }), "");
  board.send({ is: "putBack" });
  assert.deepEqual(board.state.session.choice, { picked: "reserve", to: "1b1", takeBack: [] });
  board.send({ is: "putBack" });
  assert.equal(board.state.session.choice, NOTHING);
  board.send(choose("1b1"), choose("1a1"), { is: "cancel" });
  assert.equal(board.state.session.choice, NOTHING);
});

/** Every kind of moment: what differs from a new state. */
const MOMENTS = {
  start: [sessionOf()],
  "a ball in the hand": [{ ...sessionOf(), choice: { ...NOTHING, picked: "reserve" } }],
  "a turn half played": [
    {
      ...sessionOf({ position: SQUARE }),
      choice: { picked: "reserve", to: "1b1", takeBack: ["1a1"] },
    },
  ],
  "a replay": [showPly(rules, sessionOf({ moves: ["1b2", "1c2", "1b3"] }), 1), { replaying: true }],
  "a line": [showPly(rules, sessionOf({ moves: ["1b2"] }), 2, ["1a1", "1d4"])],
  "balls on their way": [
    sessionOf({ moves: ["1b2"] }, AGAINST),
    { moving: true, stale: true, thinking: true, answer: "1c2" },
  ],
  "a computer that is lost": [
    sessionOf({ moves: ["1b2"] }, { ...AGAINST, paused: true }),
    { lost: true, note: "note.engineFailed" },
  ],
  "the end": [sessionOf({ ...BEFORE_LAST, moves: WHOLE.moves }), { quiet: true }],
};

/** Every event, as it may come in a session. */
function* eventsIn(session) {
  const { game, shown } = session;
  yield* ["open", "drop", "putDown", "putBack", "cancel", "finish"].map((is) => ({ is }));
  yield* ["undo", "redo", "online", "rested", "look", "read"].map((is) => ({ is }));
  yield* ["light", "dark", "1a1", "1b1", "4a1"].map((place) => ({ is: "pick", place }));
  const [{ text: move } = {}] = session.legal;
  if (move)
    yield* [{ is: "play", move }, ...[game].map((game) => ({ is: "answered", game, move }))];
  yield* [0, 1, 99].map((ply) => show(ply));
  yield* [-1, 1].map((by) => ({ is: "step", by, replaying: true }));
  yield* [true, false].flatMap((on) => [{ is: "replay", on }, pause(on)]);
  yield load(sessionOf({ moves: ["1b2", "1c2"] }));
  yield { is: "players", players: BOTH };
  yield { is: "refused", session, refusal: { reason: "why", place: "1b2", rule: null, cells: [] } };
  yield { is: "noted", note: "a note" };
  yield* ["thinks", "lost"].map((is) => ({ is, game }));
  yield { is: "landed", motion: { player: "light", from: "light", to: "1b2" } };
  yield { is: "point", pointed: { shown, marks: [{ kind: "ring", at: "1a1" }] } };
}

test("whatever happens in whatever moment: what is told has changed, what has changed is told, and it is painted once", () => {
  for (const [moment, [session, more]] of Object.entries(MOMENTS)) {
    const first = deepFreeze({ ...newState(session), ...more });
    for (const event of eventsIn(session)) {
      const title = `${event.is} ${event.place ?? event.ply ?? event.by ?? event.on ?? ""} at ${moment}`;
      const { state, effects } = reduce(CONTEXT, first, event);
      assert.deepEqual(structuredClone(effects), effects, `${title}: effects are plain data`);
      const causes = effects.flatMap(({ type, detail }) =>
        type === "pylos-change" ? detail.cause : [],
      );
      const isOther = state.session !== first.session;
      for (const part of ["thinking", "replaying", "moving"]) {
        // A new moment begins and ends its motions by itself.
        if (part === "moving" && isOther) continue;
        assert.equal(causes.includes(part), state[part] !== first[part], `${title}: ${part}`);
      }
      const paints = effects.filter(({ do: act }) => act === "paint");
      assert.ok(paints.length <= (event.is === "rested" && first.stale ? 2 : 1), title);
      if (isOther) assert.equal(paints.at(-1).session, state.session, title);
      const main = causes.filter((cause) => !/^(note|thinking|replaying|moving)$/.test(cause));
      if (!["open", "read"].includes(event.is)) assert.equal(main.length, isOther ? 1 : 0, title);
      const isRendered = effects.some(({ do: act }) => act === "render");
      assert.equal(isRendered, causes.length > 0 || event.is === "look", title);
      if (state.replaying) assert.notEqual(state.session.shown, state.session.game, title);
      if (state.thinking) assert.equal(state.session.paused, false, title);
      assert.ok(!state.quiet || state.session.game.result !== null, title);
    }
  }
});
