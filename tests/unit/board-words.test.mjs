// What a board says and lists in each moment of a game: the keys of its sentences.

import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_REMARKS } from "../../www/game/comments.js";
import { listView } from "../../www/game/move-list.js";
import { newSession, showPly } from "../../www/game/session.js";
import { NOTHING } from "../../www/game/turn-builder.js";
import {
  boardView,
  markStates,
  motionsBetween,
  poster,
  withShown,
} from "../../www/game/view-model.js";
import { why } from "../../www/game/why.js";
import * as words from "../../www/game/words.js";
import * as rules from "../e2e/support/rules.mjs";

/** A key with the parameters that are no text. */
const text = (key, params = {}) => {
  const plain = Object.entries(params).filter(([, value]) => !/\./.test(String(value)));
  return `${key}${plain.map(([name, value]) => ` ${name}=${value}`).join("")}`;
};
const BOTH = { hands: ["light", "dark"], computer: null };
const AGAINST = { hands: ["light"], computer: { player: "dark", level: 3 } };
const sessionOf = (options, more) =>
  newSession(rules, rules.newGame(options), { ...BOTH, ...more });
const recordOf = (record) => newSession(rules, rules.loadGame(record), BOTH);

/** Light completes a square on 1b1; in hand it has a ball. */
const SQUARE = { position: "4/4/ll2/l1dd 3/3/3 2/2 1 l" };
/** Light has no ball left, and may raise one. */
const EMPTY = { position: "llld/ldld/dlld/llld ldl/dld/ldl 2/2 1 l", emptyReserve: "playsOn" };
const PICKED = { ...NOTHING, picked: "reserve" };
const PLAYED = { picked: "reserve", to: "1b1", takeBack: [] };
/** Dark completes a square on 1a3; other balls lie on all that it has but that one. */
const COVERED = { position: "1l2/1ddd/dddl/ddll 3/1ll/lld 2/1l 1 d" };
/** Each player completes a square and takes back the ball just played. */
const AGAIN = ["1c2x1c2", "1b3x1b3"];
const CIRCLE = { position: "dd2/d3/3l/2ll 3/3/3 2/2 1 l", moves: [...AGAIN, ...AGAIN] };

test("the status says whose turn it is and what may be done, also to who looks back or waits", () => {
  const begun = { moves: ["1b2"] };
  const three = sessionOf({ moves: ["1b2", "1c2", "1b3"] });
  const raise = sessionOf({ position: "4/4/lddl/lddl 3/3/3 2/2 1 l" });
  for (const [session, status] of [
    [sessionOf(begun, AGAINST), "status.thinking"],
    [sessionOf(begun, { ...AGAINST, paused: true }), "status.paused"],
    [sessionOf(begun, { hands: [] }), "status.toMove player=dark"],
    [showPly(rules, three, 1), "status.lookingBack turn=1 turns=3"],
    [showPly(rules, three, 2, ["1b2", "1a1"]), "status.variation turn=2"],
    [sessionOf(CIRCLE), "status.draw reason=repetition"],
    [raise, "status.placeOrRaise player=light"],
    [sessionOf(EMPTY), "status.raise player=light"],
    [{ ...raise, choice: PICKED }, "status.whereToPlace player=light"],
    [{ ...raise, choice: { ...PICKED, picked: "1a1" } }, "status.whereToRaise player=light"],
    [
      { ...sessionOf(SQUARE), choice: PLAYED },
      "status.takeBack player=light taken=0 most=2 none=false",
    ],
    [
      { ...sessionOf(COVERED), choice: { ...PLAYED, to: "1a3" } },
      "status.takeBack player=dark taken=0 most=1 none=false",
    ],
    [{ ...three, choice: { ...PLAYED, to: "1a1" } }, "status.confirm player=dark"],
  ]) {
    assert.equal(words.statusLine(text, session), status);
  }
  const stops = { ...sessionOf(SQUARE), choice: { ...PLAYED, takeBack: ["1a1"] } };
  assert.equal(words.finishWords(text, stops), "turn.finish taken=1");
  const whole = { ...stops, choice: { ...PLAYED, takeBack: ["1a1", "1b1"] } };
  assert.equal(words.finishWords(text, whole), "turn.play");
});

test("before the rules are there, the reserves are full at the usual start, and empty where it is not known", () => {
  const usual = { position: null, src: null, moves: [] };
  for (const [given, count] of [
    [{}, 15],
    [{ position: SQUARE.position }, 0],
    [{ src: "game.pgn" }, 0],
    [{ moves: ["1b2"] }, 0],
  ]) {
    const { balls, reserve, turn, labels } = poster(text, { ...usual, ...given });
    assert.deepEqual([balls, reserve, turn], [{}, { light: count, dark: count }, "light"]);
    assert.equal(labels.dark, `board.reserve player=dark count=${count} states=`);
  }
});

test("a move is said with its places, and written beside the board without what is seen", () => {
  const place = { from: null, to: "1b2", takeBack: [], completes: [] };
  const square = { ...place, takeBack: ["1a1"], completes: [{ kind: "square", cells: [] }] };
  const say = (move, written) =>
    words.moveWords(
      (key, params) => (key === "say.turn" ? params.deeds.join(", ") : key),
      "light",
      move,
      written,
    );
  assert.equal(say(place), "say.place");
  assert.equal(say(place, true), "say.place");
  assert.equal(say(square), "say.place, say.completes, say.takesBack");
  assert.equal(say(square, true), "say.completes, say.takesBack");
  assert.equal(say({ ...square, from: "1a1" }, true), "say.raise, say.completes, say.takesBack");
  const three = sessionOf({ moves: ["1b2", "1c2", "1b3"] });
  assert.equal(words.plyWords(text, three), "say.status");
  assert.equal(words.plyWords(text, showPly(rules, three, 1)), "say.status say.status");
  const chosen = { ...sessionOf(SQUARE), choice: PLAYED };
  assert.equal(words.choiceWords(text, chosen, NOTHING), "say.completed squares=1 lines=0");
  const four = { variant: "expert", position: "4/4/4/lll1 3/3/3 2/2 1 l" };
  const line = { ...sessionOf(four), choice: { ...PLAYED, to: "1d1" } };
  assert.equal(words.choiceWords(text, line, NOTHING), "say.completed squares=0 lines=1");
  const taken = { ...chosen, choice: { ...PLAYED, takeBack: ["1a1"] } };
  assert.equal(words.choiceWords(text, taken, PLAYED), "say.takenBack cell=1a1");
  assert.equal(words.choiceWords(text, chosen, taken.choice), "say.status");
  const two = { ...PLAYED, takeBack: ["1a1", "1b1"] };
  assert.equal(words.choiceWords(text, taken, two), "say.status", "one of two is put back");
});

test("a draw is announced at the second time, but not in a game that is over", () => {
  const over = sessionOf(CIRCLE);
  assert.equal(words.drawNote(text, sessionOf({ ...CIRCLE, moves: AGAIN })), "note.twice");
  assert.equal(words.drawNote(text, over), "");
  assert.equal(words.drawNote(text, showPly(rules, over, 2)), "");
  assert.match(
    words.lastMoveWords(text, rules.newGame({ ...CIRCLE, moves: AGAIN })),
    /note\.twice$/,
  );
  assert.match(words.lastMoveWords(text, over.game), /say\.status$/);
});

test("who looks back can choose nothing, and only a full end fills the pyramid", () => {
  const half = {
    ...sessionOf({ ...SQUARE, moves: ["1d4", "1d3"] }),
    choice: { ...PLAYED, takeBack: ["1a1"] },
  };
  const seen = ({ active, boardLabel, played, takenBack }) => [
    active.length > 0,
    boardLabel,
    played,
    takenBack,
  ];
  assert.deepEqual(seen(boardView(text, half, [], [])), [
    true,
    "board.label player=light back=null",
    "1b1",
    ["1a1"],
  ]);
  assert.deepEqual(seen(boardView(text, showPly(rules, half, 1), [], [])), [
    false,
    "board.label player=dark back=1",
    null,
    [],
  ]);
  const picked = showPly(rules, { ...half, choice: PICKED }, 1);
  assert.equal(boardView(text, picked, [], []).picked, null);
  const resigned = rules.concede(rules.newGame({ moves: ["1b2"] }), "light", "resignation");
  assert.deepEqual(boardView(text, newSession(rules, resigned, BOTH), [], []).crown, []);
  const { position } = EMPTY;
  const full = sessionOf({ position: position.replace(/l$/, "d"), moves: ["3a1"] });
  for (const reason of ["emptyReserve", "noMove"]) {
    const game = { ...full.game, result: { winner: "dark", reason } };
    assert.deepEqual(
      boardView(text, { ...full, game, shown: game }, [], []).crown,
      ["3b1", "3a2", "3b2", "4a1"].map((to) => ({ player: "dark", from: "dark", to })),
    );
  }
});

test("a mark says what it is, or what the page says of it; an arrow, where it leads from and to", () => {
  const ring = { kind: "ring", at: "1b3" };
  const others = [
    { kind: "minus", at: "1c1" },
    { kind: "badge", at: "1b1", text: "7" },
  ];
  const marks = [{ kind: "arrow", from: "1a1", at: "2b2" }, ...others, { ...ring, label: "Here." }];
  assert.deepEqual(markStates(text, [...marks, { ...ring, label: "" }]), [
    ["1a1", "state.mark.from to=2b2"],
    ["2b2", "state.mark.to"],
    ["1c1", "state.mark.minus"],
    ["1b1", "state.mark.number number=7"],
    ["1b3", "Here."],
  ]);
});

test("why a click does nothing is said by what stands in the way", () => {
  const three = sessionOf({ moves: ["1b2", "1c2", "1b3"] });
  const square = sessionOf(SQUARE);
  for (const [session, place, reason, rule = null, cells = ""] of [
    [showPly(rules, three, 1), "1a1", "why.lookingBack"],
    [sessionOf(CIRCLE), "1a1", "why.over"],
    [sessionOf(EMPTY), "light", "refusal.emptyReserve player=light", "emptyReserve"],
    [sessionOf({ moves: ["1b2"] }, AGAINST), "1a1", "why.computer"],
    [sessionOf({ moves: ["1b2"] }, { hands: ["light"] }), "1a1", "why.notYours player=dark"],
    [{ ...square, choice: PLAYED }, "light", "why.chooseTakeBack"],
    [three, "light", "why.notYours player=dark"],
    [three, "1b2", "why.theirs player=light", "occupied", "1b2"],
    [three, "1c2", "why.noHigherPlace", null, "1c2"],
    [three, "2a1", "refusal.unsupported", "unsupported", "2a1 1a1 1b1 1a2"],
    [{ ...square, choice: PLAYED }, "1d4", "refusal.nothingToRaise", "nothingToTakeBack", "1d4"],
    // With a place for it above, and without one.
    ...["4/l3/lldd/lldd 3/3/d2 2/2 1 l", "4/4/dd2/ld2 3/3/d2 2/2 1 l"].map((position) => [
      ...[sessionOf({ position }), "1a1"],
      ...["refusal.raisesSupport", "raisesSupport", "1a1 2a1"],
    ]),
  ]) {
    const said = why(text, rules, session, place);
    assert.equal(said.reason.startsWith(reason), true, `${place}: ${said.reason}`);
    assert.deepEqual([said.place, said.rule, said.cells.join(" ")], [place, rule, cells]);
  }
});

/** A list as a text: rows in brackets, buttons in angles, the moment shown with a star. */
function written(part) {
  if (typeof part === "string") return part;
  const { name, attributes, content } = part;
  const inside = content.map(written).join(name === "ol" ? " " : "");
  if (name === "button") return `<${attributes["aria-current"] ? "*" : ""}${inside}>`;
  return name === "li" ? `[${inside}]` : attributes.class === "gap" ? "-" : inside;
}

test("moves are listed in pairs, with the notes of the record below them and the moment shown marked", () => {
  const list = (session, judged = []) => written(listView((key) => key, session, judged));
  assert.equal(list(sessionOf()), "moves.none");
  const moves = ["1b2", "1c2", "1b3"];
  assert.equal(list(sessionOf({ moves })), "[1.<1b2>2.<1c2>] [3.<*1b3>]");
  const dark = { position: "4/4/4/4 3/3/3 2/2 1 d", moves: ["1b2", "1c2"] };
  assert.equal(list(showPly(rules, sessionOf(dark), 1)), "[-1.<*1b2>] [2.<1c2>]");
  const noted = recordOf("1. 1b2! {One.} 1c2 (1... 1a1 {Two.} 2. 1d4) *");
  const variation = "[moves.variation 2. <1a1> Two. 3. <1d4>]";
  assert.equal(list(noted), `[1.<1b2!>] [One.] [-2.<*1c2>] ${variation}`);
  const line = showPly(rules, noted, 2, ["1b2", "1a1", "1d4"]);
  assert.match(list(line), /2\.<1c2>\] \[moves\.variation 2\. <\*?1a1>/);
  // The record has a sign of its own for the first.
  assert.match(list(noted, [null, "mistake", "doubtful"]), /<1b2!>.*<\*1c2moves\.doubtful\.sign>/);
  const nested = recordOf("1. 1b2 1c2 (1... 1a1 (1... 1d4) 2. 1b3) *");
  assert.match(list(nested), /<1a1> \(2\. <1d4>\) 3\. <1b3>\]$/);
  const many = recordOf(`1. 1b2 ${"{x} ".repeat(MOST_REMARKS + 1)} *`);
  assert.match(list(many), /\[x\] \[…\]$/);
  const long = recordOf(`1. 1b2 (1. 1a1 ${"{xxxxxxxxxx} ".repeat(300)}) *`);
  assert.match(list(long), /…\]$/);
  const longest = recordOf(`1. 1b2 {${"x".repeat(2000)}} 1c2 {${"y".repeat(2001)}} *`);
  assert.match(list(longest), /\[x{2000}\].*\[y{2000}…\]$/);
});

test("a view has only the signs that are to be shown, and any ball that can be chosen", () => {
  const session = sessionOf({ position: "4/4/lddl/lddl 3/3/3 2/2 1 l" });
  const view = boardView(text, session, [], []);
  const shown = (show, selectable = null) => {
    const { liftable, legal, coordinates, active } = withShown(view, { show, selectable });
    return [liftable.length > 0, legal, coordinates, active.includes("1b1")];
  };
  assert.deepEqual(shown([]), [false, false, false, false]);
  assert.deepEqual(shown(["liftable", "legal", "coordinates"]), [true, true, true, false]);
  assert.deepEqual(shown([], "balls"), [false, false, false, true]);
});

test("between two choices only what differs moves", () => {
  const [player, taken, put] = ["light", ["1a1"], { from: "light", to: "1b1" }];
  const placed = { picked: "reserve", to: "1b1", takeBack: [] };
  const [one, two] = [taken, [...taken, "1a2"]].map((takeBack) => ({ ...placed, takeBack }));
  for (const [before, after, ...motions] of [
    [one, two, { from: "1a2", to: "light" }],
    [two, placed, { from: "light", to: "1a2" }, { from: "light", to: "1a1" }],
    [placed, { ...placed, to: "1c1" }, { from: "1b1", to: "light" }, { ...put, to: "1c1" }],
    [placed, { ...placed, picked: "1d1" }, { from: "1b1", to: "light" }, { ...put, from: "1d1" }],
    [placed, { ...placed, to: null }, { from: "1b1", to: "light" }],
  ]) {
    const found = motionsBetween(player, before, after).map(({ from, to }) => ({ from, to }));
    assert.deepEqual(found, motions);
  }
});
