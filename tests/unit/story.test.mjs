// The story of a game: what every turn did and threw away, a better turn, and the sentence that a game comes to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOf } from "../../www/engine/judge.js";
import { storyOf } from "../../www/engine/story.js";
import { guessed, proven } from "./support/scores.mjs";

const plain = {
  rules: { variant: "standard", takeBack: "required", emptyReserve: "loses" },
  start: "4/4/4/4 3/3/3 2/2 1 l",
};
/** A game of turns named by their number: light makes "1", dark "2"; the result in short. */
function game(turns, winner, reason = "apex") {
  const moves = Array.from({ length: turns }, (_, i) => String(i + 1));
  const turn = turns % 2 === 0 ? "light" : "dark";
  return { ...plain, moves, turn, result: winner === undefined ? null : { winner, reason } };
}

/** What a move is worth, in short: a win, draw or loss, or an estimate. */
const VALUES = { w: "win", d: "draw", l: "loss" };
const score = (text, value) =>
  VALUES[value] ? proven(text, VALUES[value], 9) : guessed(text, Number(value));
const ORDER = (a, b) => b.score - a.score;

/**
 * The story of a game where the engine knows, at each ply, what the move played is worth to its player and the other moves,
 * as "l:w"; "-": nothing.
 */
function story(of, values, remarks = []) {
  const answers = new Map();
  for (const [ply, written] of values.split(" ").filter(Boolean).entries()) {
    if (written === "-") continue;
    const [played, ...others] = written.split(":");
    const scores = others.map((value, i) => score(`other${i || ""}`, value));
    scores.push(score(of.moves[ply] ?? "next", played));
    answers.set(keyOf(of, ply), { scores: scores.sort(ORDER), timeMs: 50, final: true });
  }
  return storyOf({ game: of, remarks, known: (key) => answers.get(key) ?? null });
}

const reproach = (turn, kind, balls, better) => {
  return { ply: turn - 1, kind, cells: ["1a1"], balls, better };
};
/** A headline with the numbers of its turns. */
function headline({ headline: found }) {
  if (found === null) return null;
  const { told, ...rest } = found;
  return { ...rest, ...("told" in found && { turn: told?.turn ?? null }) };
}

test("a turn that gives a proven win or draw away threw it, and nothing else did", () => {
  for (const [kind, better, values] of [
    ["threw", "other", "l:w"],
    ["threw", "other", "d:w"],
    ["threw", "other", "l:d"],
    [null, null, "w:w"],
    [null, null, "l:l"],
    [null, null, "d:d"],
    ["threw", "other1", "l:90:d"],
    [null, null, "60:l"],
  ]) {
    const told = story(game(1), values).turns[1];
    assert.deepEqual([told.kind, told.better], [kind, better], values);
    if (kind === "threw") assert.equal(told.best.value, VALUES[values.at(-1)]);
  }
  // An estimate is no proof, whatever is behind it.
  assert.equal(story(game(1), "-200:200").turns[1].kind, "doubtful");
  // What is proven after the turn counts.
  assert.equal(story(game(2), "50:w w:l").turns[1].kind, "threw");
  assert.equal(story(game(2), "50:w l:l").turns[1].kind, null);
});

test("a turn that cost balls and no proven result is told as that; a chance that was overlooked is doubtful", () => {
  const remarks = [reproach(1, "missesFigure", -2, "other")];
  const [kept, open, threw] = ["w:w", "10:20", "l:w"].map(
    (values) => story(game(1), values, remarks).turns[1],
  );
  assert.deepEqual([kept.kind, kept.lost, kept.better], ["cost", 2, "other"]);
  assert.deepEqual([kept.before.value, kept.after.value], ["win", "win"]);
  assert.equal(kept.after.distance, kept.before.distance);
  assert.deepEqual([open.kind, open.after.exact], ["cost", false]);
  assert.deepEqual([threw.kind, threw.lost], ["threw", 2], "the result comes before the balls");
  const allows = (answer) => {
    const { moves, ...rest } = game(2);
    const remark = reproach(1, "allowsFigure", -2, "other");
    return story({ ...rest, moves: [moves[0], answer] }, "w:w", [remark]).turns[1];
  };
  assert.deepEqual([allows("1b1x1a1x1b1").kind, allows("1b1x1a1x1b1").lost], ["cost", 2]);
  assert.deepEqual([allows("1b1x1b1").kind, allows("1b1x1b1").lost], ["cost", 1]);
  assert.deepEqual([allows("1a4").kind, allows("1a4").lost], ["doubtful", 0]);
  const raise = reproach(1, "missesRaise", -1, "other");
  const worst = story(game(1), "w:w", [raise, ...remarks]).turns[1];
  assert.deepEqual([worst.remarks.map(({ kind }) => kind), worst.lost], [["missesFigure"], 2]);
  const deed = { ...reproach(1, "completes", 2, null), balls: 2 };
  const done = story(game(1), "", [deed]).turns[1];
  assert.deepEqual([done.kind, done.won, done.remarks], [null, 2, [deed]]);
  // The turn that wins the game has no fault; one after which the opponent resigns may have.
  const ends = (reason) => story(game(1, "light", reason), "w:w", [deed, raise]).turns[1].remarks;
  assert.deepEqual([ends("emptyReserve"), ends("resignation")], [[deed], [deed, raise]]);
});

test("a better turn is never worse by what is known, and of those that keep the result the one that wins balls", () => {
  const remarks = [reproach(1, "missesFigure", -2, "other")];
  for (const [kind, values] of [
    [null, "w:l"],
    [null, "w:500"],
    [null, "d:l"],
    [null, "d:500"],
    [null, "50:l"],
    [null, "50:40"],
    ["cost", "l:l"],
    ["cost", "l:-500"],
    ["cost", "50:w"],
    ["cost", "d:d"],
    ["cost", "40:40"],
  ]) {
    const told = story(game(1), values, remarks).turns[1];
    assert.deepEqual([told.kind, told.remarks.length], [kind, Number(kind !== null)], values);
  }
  // The remark's turn draws, where another one wins.
  const answer = { timeMs: 50, final: true };
  const of = game(1);
  const pick = (...scores) =>
    storyOf({
      game: of,
      remarks,
      known: (key) => (key === keyOf(of, 0) ? { ...answer, scores } : null),
    }).turns[1].better;
  const [plainWin, takes] = ["1a1", "1b1x1a1x1b1"].map((text, i) => proven(text, "win", 5 + 2 * i));
  const lost = proven("1", "loss", 4);
  assert.equal(pick(plainWin, proven("other", "draw"), lost), "1a1");
  assert.equal(pick(plainWin, proven("other", "win", 9), lost), "other", "the remark explains it");
  assert.equal(pick(plainWin, takes, lost), "1b1x1a1x1b1");
  assert.equal(pick(plainWin, proven("1a1-2a1", "win", 9), lost), "1a1-2a1");
});

test("the turn that threw the last result away is named, and how often the loser had the win", () => {
  const of = game(4, "dark");
  const once = story(of, "w:l l:l l:w w:w");
  assert.deepEqual(headline(once), { form: "threw", turn: 3 });
  assert.equal(once.named, 3);
  // Dark gave the win back in between.
  const twice = "l:w l:w l:w w:w";
  assert.deepEqual(headline(story(of, twice)), { form: "often", turn: 3, turns: [1, 3] });
  // Without a proof of everything, nobody knows how often.
  const open = story(game(6, "dark"), `10:20 10:20 ${twice}`);
  assert.deepEqual(headline(open), { form: "threw", turn: 5 });
  const draw = story(of, "d:w d:d l:d w:w");
  assert.deepEqual([headline(draw).form, draw.turns[3].best.value], ["threw", "draw"]);
});

test("a winner who always had the win never let go of it; the loser's turn that cost most is told", () => {
  const values = "l:l w:w l:l w:w";
  const never = { form: "never", player: "dark", turn: null };
  assert.deepEqual(headline(story(game(4, "dark"), values)), never);
  const remarks = [1, 3].map((turn) => reproach(turn, "missesRaise", -turn, "other"));
  const told = story(game(4, "dark"), values, remarks);
  assert.deepEqual([headline(told).turn, told.named], [3, 0], "that turn has not decided it");
});

test("a draw names the last turn that gave a win away, of either player, or none", () => {
  const of = game(3, null, "repetition");
  assert.deepEqual(headline(story(of, "d:w d:d d:d")), { form: "threw", turn: 1 });
  const both = story(of, "l:w d:w d:d");
  assert.deepEqual([headline(both).turn, both.turns[2].player], [2, "dark"]);
  for (const values of ["", "d:d d:d d:d"])
    assert.deepEqual(headline(story(of, values)), { form: "even" });
});

test("who concedes a game that is not lost had a win or a draw; a game that goes on has no sentence", () => {
  const of = (reason) => game(2, "dark", reason);
  for (const reason of ["resignation", "time"]) {
    const told = story(of(reason), "w:l l:l w:w");
    assert.deepEqual(headline(told), { form: "gaveUp", player: "light", value: "win" });
  }
  // It is light's position, whoever is to move.
  const waiting = { ...game(1, "light", "time"), turn: "dark" };
  const drawn = story(waiting, "d:d d:d");
  assert.deepEqual(headline(drawn), { form: "gaveUp", player: "dark", value: "draw" });
  const lost = story(of("resignation"), "l:w w:w l:l");
  assert.deepEqual(headline(lost), { form: "threw", turn: 1 });
  assert.equal(headline(story(game(2), "l:w")), null);
  // Nobody has lost anything yet, and nothing says who always had the win.
  for (const [count, winner, values, chance] of [
    [1, "light", "", undefined],
    [2, "dark", "", undefined],
    [2, "dark", "l:l w:w l:l", 0],
  ]) {
    const { form, left } = headline(story(game(count, winner, "resignation"), values));
    assert.deepEqual([form, left?.chance], ["even", chance]);
  }
  const cost = [reproach(1, "missesRaise", -1, "other")];
  const never = story(game(2, "dark", "resignation"), "l:l w:w l:l", cost);
  assert.deepEqual(headline(never), { form: "never", player: "dark", turn: 1 });
});

test("without a proof the likeliest turn is named as that: by the fall of the estimates and all that is proven around it", () => {
  const of = game(8, "dark");
  assert.equal(headline(story(of, "")), null, "nothing is known");
  // Light is well at turn 3, and lost after it.
  const fell = "0:0 0:0 -150:60 150:90 -150:-150 w:w l:l w:w";
  assert.deepEqual(headline(story(of, fell)), { form: "probably", turn: 3 });
  const resigned = story(game(8, "dark", "resignation"), fell);
  assert.deepEqual(headline(resigned), { form: "probably", turn: 3 }, "also where it was given up");
  const told = story(of, fell);
  assert.ok(told.doubts.includes(2) && !told.doubts.includes(5), "these are worth more time");
  // The estimates stay even: it is before the proven loss.
  const even = "0:0 0:0 0:0 0:0 -80:20 w:w l:l w:w";
  assert.deepEqual(headline(story(of, even)), { form: "probably", turn: 5 });
  // The loser's turns, and those of the winner that may have given the game back between them; the likeliest first.
  for (const [turns, winner, values, turn, doubts] of [
    [5, "dark", "- -60:0 -100:20 -60:0 -200:0", 3, [2, 3, 4]],
    [
      ...[8, "light", "80:80 -60:0 40:40 -220:-20 40:40 -120:0 -140:-20 -80:-20"],
      ...[8, [7, 1, 2, 5, 6]],
    ],
  ]) {
    const of = game(turns, winner);
    assert.deepEqual([headline(story(of, values)).turn, story(of, values).doubts], [turn, doubts]);
  }
  // What is proven lost before cannot have decided it.
  const proof = "-10:10 w:w l:l 90:90 -200:200 w:w l:l w:w";
  assert.equal(headline(story(of, proof)).turn === 3, false);
});

test("a result thrown away has a reason in what the turns that keep it, or the answers that take it, have in common", () => {
  const [[LIGHT, ...REST], DARK] = [["1a1", "1b1"], "1c1"];
  /** The reason of a turn: what it is played among, what keeps the result, and the answers that take it. */
  const why = (move, kept, answers, more = {}) => {
    const of = { ...game(2), moves: [move, "1d4"], ...more };
    const listed = (good, bad, value) => [
      ...good.map((text) => score(text, value)),
      ...bad.map((text) => score(text, "l")),
      ...(more.open ? [score("1d3", -90)] : []),
    ];
    const known = new Map([
      [keyOf(of, 0), { scores: listed(kept, [move, ...REST], "w") }],
      [keyOf(of, 1), { scores: listed(answers, ["1d4"], "w") }],
    ]);
    const { remarks = [] } = more;
    const told = storyOf({ game: of, remarks, known: (key) => known.get(key) ?? null }).turns[1];
    const { kind, reply, cells } = told.reason ?? {};
    return [kind ?? null, reply || null, told.isOnly, ...(cells ?? [])].filter(Boolean).join(" ");
  };
  for (const [said, ...of] of [
    ["", LIGHT, ["1c2", "1c3"], [DARK, "1d1"]],
    ["true", LIGHT, ["1c2"], [DARK, "1d1"]],
    ["allows 1c1", LIGHT, ["1c2", "1c3"], [DARK]],
    ["allowsFigure 1d1x1c1", LIGHT, ["1c2-2a1", "1c3"], ["1d1x1c1", "1c2-2b1x1c1"]],
    ["allowsRaise 1c2-2b1", LIGHT, ["1c2", "1c3"], ["1c2-2b1", "1d1-2b1x1c1"]],
    ["missesFigure 1c1 true", LIGHT, ["1c2x1a2"], [DARK]],
    ["missesRaise 1c1", LIGHT, ["1c2-2a1", "1c3-2a1"], [DARK]],
    ["completes 1c1", "1a1x1a1", ["1c2", "1c3"], [DARK]],
    ["raises 1c1", "1a1-2a1", ["1c2", "1c3"], [DARK]],
    ["allows 1c1", "1a1-2a1", ["1c2-2a1", "1c3"], [DARK]],
    ["allows 1c1", "1a1-2a1", ["1c2-2a1", "1c3-2a1"], [DARK]],
  ]) {
    assert.equal(why(...of), said, `${of}`);
  }
  assert.equal(why(LIGHT, ["1c2"], [DARK], { open: true }), "", "not all is proven");
  // With lines, what was completed is said only where it is known.
  const expert = { rules: { ...plain.rules, variant: "expert" } };
  const figure = [LIGHT, ["1c2", "1c3"], ["1d1x1c1", "1d1x1b1"]];
  assert.equal(why(...figure, expert), "");
  assert.equal(why(LIGHT, ["1c2x1a2"], [DARK], expert), "allows 1c1 true");
  assert.equal(why("1a1x1a1", ["1c2", "1c3"], [DARK], expert), "allows 1c1");
  const remarks = [reproach(1, "allowsFigure", 0, "1b1")];
  assert.equal(why(...figure, { ...expert, remarks }), "allowsFigure 1d1x1c1 1a1");
});

test("a standing comes from its position, the turn before or the turn after, and only from proofs", () => {
  const of = game(4, "dark");
  // Light to move after dark's winning turn.
  const { standings, isProven } = story(of, "");
  const values = standings.map((standing) => standing?.value ?? null);
  assert.deepEqual([values, isProven], [[null, null, null, "win", "loss"], false]);
  const led = story(of, "w:l 5:5").standings;
  assert.deepEqual([led[0].value, led[1].value, led[2].exact], ["win", "loss", false]);
  const [, unproven] = story(of, "40:5").standings;
  assert.ok(unproven.chance < 0.5 && !unproven.exact, "the chance is that of the other player");
  const [, both] = story(of, "40:5 40:5").standings;
  assert.ok(both.chance > 0.5, "its own estimate comes before that of the turn before");
  const held = story(game(2, null, "repetition"), "- 5:5").standings[1];
  assert.deepEqual([held.value, held.holds], [null, true], "at least the draw that was played");
  assert.ok(story(of, "l:l w:w l:l w:w").isProven);
});

test("the engine is asked from the end, and not about a turn that kept a win and is without reproach", () => {
  const of = game(4, "dark");
  assert.deepEqual(story(of, "").open, [2, 1, 0], "the last turn has won");
  assert.deepEqual(story(of, "- - l:l").open, [0], "light was lost");
  const remark = reproach(4, "missesFigure", -2, "other");
  assert.deepEqual(story(of, "", [remark]).open, [2, 1, 0], "it has won");
  const asks = (values, remarks) => story(game(6, "dark"), values, remarks).open.includes(3);
  assert.ok(asks("- - - w:50", [remark]), "is the other turn as good? A guess does not say");
  assert.ok(!asks("- - - w:50", []) && !asks("- - - w:l:50", [remark]));
  const conceded = game(2, "dark", "resignation");
  assert.deepEqual(story(conceded, "").open, [2, 1, 0]);
  assert.deepEqual(story(conceded, "l:l w:w l:l").open, []);
});
