// The help beside a game: what is asked, shown and said is a function of its state and of what is known.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PURPOSES } from "../../www/engine/know.js";
import { newSession, rewind } from "../../www/game/session.js";
import { NOTHING } from "../../www/game/turn-builder.js";
import * as to from "../../www/play/analysis/analysis.js";
import { questions, storyQuestions, tablesWanted } from "../../www/play/analysis/questions.js";
import {
  headlineWords,
  judgedTurns,
  turnToTry,
  turnWords,
} from "../../www/play/analysis/review.js";
import { analysisView, marksOf, remarkOf } from "../../www/play/analysis/view.js";
import { lineWords } from "../../www/play/analysis/words.js";
import { newClock } from "../../www/play/clock.js";
import { findHint } from "../../www/play/hint.js";
import * as rules from "../e2e/support/rules.mjs";
import { coach } from "./support/coach.mjs";
import { against, Page } from "./support/page.mjs";
import { guessed, proven } from "./support/scores.mjs";
import { engine } from "./support/worker.mjs";

/** Light wins in 11 with one raise; every other move loses. */
const ONE_GOOD_MOVE = "1dld/dlll/dldd/ddll 1ll/ddd/l2 1l/2 1 l";
/** Light plays another move in this position, and Dark wins. */
const LOST = "2b1 2c1 2a1-3b1 1a4 2a1 1a4-3a1 1a4 2a3 3a2 4a1".split(" ");

const { isAsking, isOn, mayAdvise, proves } = to;

/** A page with the analysis, and the answers it gets. */
class Help extends Page {
  /** Proves all moves of the moment shown: one value for the first, another for the others. */
  prove(first, others) {
    const all = rules.legalMoves(this.state.game).map(({ text }, i) => {
      return proven(text, ...(i === 0 ? first : others));
    });
    return this.answer(all, { game: this.state.game });
  }

  get asked() {
    return questions(this.state, this.known).map(({ key, purpose }) => {
      return `${key.split("|").at(-1)} ${purpose}`.trim();
    });
  }

  view() {
    return { name: "section", attributes: {}, content: analysisView(this.state) };
  }
}

/** All elements of a view. */
const all = (part) =>
  typeof part === "string" ? [] : [part, ...part.content.flatMap((inside) => all(inside))];
/** The element with an attribute. */
const find = (help, name, value) =>
  all(help.view()).find(({ attributes }) => attributes[name] === value);
const read = (part) =>
  typeof part === "string"
    ? part
    : part.attributes["aria-hidden"]
      ? ""
      : part.content.map(read).join("");
const labels = (help, id) =>
  all(find(help, "id", id)).flatMap(({ attributes }) =>
    attributes["data-ply"] === undefined ? [] : attributes["aria-label"],
  );
/** What is written where. */
const said = (help, id) => read(find(help, "id", id));
const rows = (help) => find(help, "id", "values").content.map(read);
const signs = (help) =>
  all(find(help, "id", "values"))
    .filter(({ attributes }) => String(attributes.class).startsWith("sign "))
    .map(({ content }) =>
      content
        .map((part) => (typeof part === "string" ? part : part?.attributes?.class))
        .filter(Boolean)
        .join(" "),
    );

const on = (help) => help.act("analysis");
/** With the numbers of perfect play, or without. */
const fold = (help) => help.act("fold");
const press = (help, move) => help.act("press", move);
const MOVES = { moves: ["1b2", "1c2"] };

/** The computer is to move. */
const thinking = () => new Help(MOVES, against(1, "light"));

test("two people have help when they want it; against a computer it is switched on in each game", () => {
  assert.ok(isOn(on(new Help()).state));
  const alone = new Help({}, against(1), { on: true });
  assert.ok(!isOn(alone.state));
  assert.ok(isOn(on(alone).state));
  const clock = newClock({ minutes: 1, seconds: 0 }, 0);
  assert.ok(!isOn({ ...alone.state, clock }), "no time");
  const game = rules.concede(alone.state.session.game, "dark", "time");
  const over = { ...alone.state, clock, session: { ...alone.state.session, game } };
  for (const allowed of [true, false]) assert.ok(isOn({ ...over, allowed }));
  alone.open({ game: rules.newGame({}), computer: { player: "dark", level: 1 } });
  assert.ok(!isOn(alone.state), "another game begins");
  on(alone).go((session) => newSession(rules, rules.newGame(MOVES), session), "load");
  assert.ok(isOn(alone.state), "the same game goes on");
  alone.go((session) => newSession(rules, rules.newGame({ variant: "expert" }), session), "load");
  assert.ok(!isOn(alone.state));
  const undone = on(new Help(MOVES))
    .act("explore")
    .go((session) => rewind(rules, session, 1));
  assert.ok(isOn(undone.state) && undone.state.explores, "undo keeps what was chosen");
});

test("the moment shown is asked about soon, then longer; not while a hint is looked for, nor after a failure", () => {
  const help = new Help(MOVES);
  assert.deepEqual(help.asked, []);
  on(help);
  assert.deepEqual(help.asked, ["1b2_1c2 soon", "1b2_1c2 board"]);
  assert.deepEqual(help.act("hint").asked, []);
  help.send({ is: "advised", hint: null }).send({ is: "answered", isOver: true, fails: true });
  assert.deepEqual(help.asked, []);
  assert.equal(said(help, "verdict"), "No analysis. Check the connection.");
  assert.equal(help.send({ is: "online" }).asked.length, 2);
  help.show(1);
  assert.deepEqual(help.asked, ["1b2 soon", "1b2 board"]);
  const computers = on(thinking());
  assert.deepEqual([...computers.asked, ...marksOf(computers.state)], []);
  assert.equal(said(computers, "verdict"), "The computer’s turn");
});

test("moves are ranked in plain words; on request there are the numbers, and what is proven is told from estimates", () => {
  const help = on(new Help(MOVES));
  assert.equal(said(help, "verdict"), "Analysing…");
  help.answer([guessed("1a1", 40), guessed("1b1", 0), guessed("1d1", -80)], { final: false });
  assert.equal(said(help, "verdict"), "Light looks slightly better");
  assert.equal(rows(help)[0], "1a1 about 0.4 balls ahead");
  assert.deepEqual(signs(help), ["▲▲", "≈", "▼"]);
  const [best] = marksOf(help.state);
  assert.deepEqual([best.text, best.label], ["▲▲", "analysis: about 0.4 balls ahead"]);
  assert.equal(tablesWanted(help.state).need, null);
  assert.equal(tablesWanted(fold(help).state).need, "first");
  assert.match(find(help, "id", "meter").attributes.class, /guess/);
  assert.ok(tablesWanted(help.state).asks, "the search alone leaves something open");
  fold(help).answer([proven("1b1", "win", 21), proven("1a1", "loss", 20)]);
  assert.equal(said(help, "verdict"), "Light wins");
  assert.deepEqual(rows(help), ["1b1 wins", "1a1 loses"]);
  fold(help);
  const { attributes } = find(help, "id", "meter");
  assert.deepEqual(
    [attributes["aria-valuenow"], attributes["aria-valuetext"], attributes.class],
    [92, "Light wins in 21 turns", "meter"],
  );
  assert.deepEqual(rows(help), ["1b1 wins in 21", "1a1 loses in 20"]);
  assert.deepEqual(signs(help), ["ball light 21", "ball dark 20"]);
  assert.match(
    said(help, "legend"),
    /^Ball: who wins; number: turns of both players to the end\.$/,
  );
  const marks = marksOf(help.state).map(({ at, label }) => `${at} ${label}`);
  assert.deepEqual(marks, ["1b1 analysis: wins in 21", "1a1 analysis: loses in 20"]);
  assert.ok(!tablesWanted(help.state).asks);
});

test("a move is shown on the board while pointed at or pressed, and gone with another moment; a choice leaves its moves in the list", () => {
  const help = on(new Help({ position: ONE_GOOD_MOVE }));
  help.prove(["win", 11], ["loss", 10]);
  const shows = (...expected) => {
    const found = marksOf(help.state).filter(({ kind }) => kind === "ring" || kind === "arrow");
    assert.deepEqual(
      found.map(({ kind, at }) => `${kind} ${at}`),
      expected,
    );
  };
  const way = ["ring 2b1", "arrow 2b1"];
  shows();
  help.act("point", "1d1-2b1");
  shows(...way);
  help.act("point", "");
  shows();
  press(help, "1d1-2b1");
  assert.equal(find(help, "data-press", "1d1-2b1").attributes["aria-pressed"], "true");
  shows(...way);
  press(help, "1d1-2b1");
  shows();
  const { length } = rows(help);
  const choice = { ...NOTHING, picked: "1d1", to: "2b1" };
  help.go((session) => ({ ...session, choice }));
  assert.ok(rows(help).length < length);
  assert.ok(rows(help).every((row) => row.startsWith("1d1-2b1")));
  press(help, "1d1-2b1").show(1, ["1a4"]);
  assert.equal(help.state.pressed, null);
});

test("the openings are offered only where the results of the moves differ, and stay where they were opened", () => {
  const help = fold(on(new Help()));
  const offered = () => find(help, "id", "explore") !== undefined;
  assert.ok(!offered(), "nothing is known");
  help.answer([proven("1b2", "loss", 40), proven("1a1", "loss", 38), guessed("1b1", -3)]);
  assert.ok(!offered(), "all lose, as far as is known");
  help.answer([proven("1b2", "draw"), proven("1a1", "loss", 38)]);
  assert.ok(offered());
  help.act("explore").answer([proven("1b2", "loss", 40), proven("1a1", "loss", 38)]);
  assert.ok(offered() && find(help, "class", "openings-moves"));
});

test("the openings take the place of the list; the replies are asked about where a move does not win", () => {
  const help = on(new Help()).act("explore");
  const table = () =>
    all(find(help, "class", "openings-moves"))
      .filter(({ name }) => name === "tr")
      .slice(1)
      .map(read);
  assert.equal(table().length, 3, "a corner, an edge and the middle");
  const isBusy = () => find(help, "aria-busy", "true") !== undefined;
  assert.doesNotMatch(table().join(), /–/, "nothing is known");
  assert.ok(isBusy());
  assert.deepEqual(help.asked, ["soon", "board"]);
  help.answer([proven("1b2", "win", 31), proven("1a1", "loss", 40), guessed("1b1", 3)]);
  assert.ok(!isBusy());
  const [middle, ...others] = table();
  assert.match(
    middle,
    /^ wins in 311b2, Light places a ball on b2 of level 1, the same by symmetry: 1c2, 1b3 and 1c3all$/,
  );
  assert.match(others.join(), /1b1,.*–, loses in 401a1,/);
  assert.deepEqual(rows(help), []);
  const { game, purpose } = questions(help.state, help.known).at(-1);
  assert.equal(purpose, "soon");
  const replies = rules.legalMoves(game).map(({ text }, i) => proven(text, i ? "loss" : "draw"));
  help.answer([guessed("1a2", 3)], { game, timeMs: 0, final: false });
  assert.match(table().at(-1), /by symmetry: [\w, ]+$/, "what is not proven may be soon");
  assert.match(help.answer(replies, { game }) && table().at(-1), /1a1, .*1 of 9$/);
  const seen = (name) =>
    all(find(help, "class", "openings-moves"))
      .filter(({ attributes }) => attributes?.class?.startsWith(name))
      .flatMap(({ content }) => content);
  assert.deepEqual(
    [seen("like"), seen("count")],
    [
      ["×4", "×8", "×4"],
      ["all", "–", "1/9"],
    ],
  );
});

test("a perfect line is asked for move by move, is told and stays until another turn is played", () => {
  const help = fold(on(new Help({ variant: "children" })));
  help.prove(["loss", 2], ["loss", 1]).act("line");
  assert.deepEqual(help.said, ["Looking for best play…"]);
  assert.equal(find(help, "data-perfect", "attempt").attributes["aria-disabled"], "true");
  const { game } = help.state;
  assert.equal(help.state.line.tip.moves.join(), "1a1", "what is known is not asked");
  assert.deepEqual(help.asked.slice(0, 3), ["1a1 soon", "1a1 moment", "1a1 board"]);
  const { value, "aria-label": label } = find(help, "max", 1).attributes;
  assert.deepEqual([value, label], [1 / 3, "Looking for best play…"], "the share that is found");
  const played = rules.play(game, "1a1");
  const about = { ...proven("1b1", "win", null), estimate: 5 };
  help.answer([about], { game: played, final: false });
  assert.equal(help.state.line.scores.length, 1, "an estimate of the distance takes some time");
  assert.ok(!help.state.line.estimated);
  help.answer([about], { game: played, final: false, timeMs: 800 });
  assert.ok(help.state.line.estimated);
  const tip = rules.play(played, "1b1");
  help.answer([guessed("1c1", 3)], { game: tip });
  assert.equal(help.state.line.end, "open");
  assert.deepEqual(help.said.slice(0, 1), ["Best play: proven for 2 turns."]);
  assert.deepEqual(help.of("focus", "on"), ["line"], "the keyboard goes on from there");
  assert.deepEqual(help.of("show"), [{ do: "show", ply: 1, line: ["1a1", "1b1"] }]);
  assert.match(said(help, "perfect-part"), /Best play: proven for 2 turns\./);
  assert.ok(find(help, "class", "legend keyboard"), "keys are not spoken of on phones");
  help.show(1, ["1a1", "1b1"]);
  assert.equal(find(help, "data-step", 1).attributes["aria-current"], "step");
  assert.equal(remarkOf(help.state), "Dark wins in ≈\u00a05 turns");
  help.go((session) => newSession(rules, played, session));
  assert.equal(help.state.line, null);
});

test("a line that is looked for is dropped where it is stopped, or another moment is shown", () => {
  const help = on(new Help(MOVES)).act("line");
  assert.equal(help.state.line.end, null);
  assert.equal(help.act("line").state.line, null);
  assert.equal(help.act("line").show(1).state.line, null);
  assert.equal(on(help.act("line")).state.line, null, "the analysis is closed");
  on(help);
  const { line, game } = help.act("line").state;
  const back = { ...line, tip: { ...game, repetitions: 2 }, scores: [{}] };
  assert.equal(to.extended(rules, back, help.known).end, "repeats");
  assert.equal(
    to.extended(rules, { ...back, scores: [] }, help.known).end,
    null,
    "it begins there",
  );
  const { time } = PURPOSES.board;
  const ends = [true, false, false].map((final, i) => {
    const answer = { scores: [guessed("1c1", 3)], final, timeMs: [0, time, time - 1][i] };
    return to.extended(rules, line, () => answer).end;
  });
  assert.deepEqual(ends, ["open", "open", null], "no proof is waited for any longer");
  const open = { ...line, tip: rules.play(game, "1b3"), end: "open" };
  assert.equal(lineWords(open), "Best play: proven for 1 turn.");
});

/** A game that Light has lost, with the remarks of the engine; of two people, or of one against the computer. */
function lost(computer = null, hands = computer === null ? ["light", "dark"] : ["light"]) {
  const help = on(new Help({ position: ONE_GOOD_MOVE, moves: LOST }, { computer, hands }));
  const { game } = help.state.session;
  return help.send({ is: "looked", game, remarks: rules.remarks(game) });
}

/** The engine proves every moment of the game: Light threw the win away at turn 1. */
function proveAll(help, plies = LOST.keys()) {
  const { game } = help.state.session;
  for (const ply of [...plies].reverse()) {
    const best = ply === 0 ? "1d1-2b1" : LOST[ply];
    const value = ply === 0 || ply % 2 === 1 ? "win" : "loss";
    const others = rules
      .legalMoves(rules.newGame({ position: game.start, moves: LOST.slice(0, ply) }))
      .flatMap(({ text }) => (text === best ? [] : proven(text, "loss", 8)));
    help.answer([proven(best, value, 11 - ply), ...others], { game, ply });
  }
  return help;
}

test("a game is reviewed: what it came to, who was winning, the turns, another try", () => {
  const help = lost({ player: "dark", level: 3 });
  assert.equal(said(help, "advice"), "Analysing the game");
  assert.equal(turnToTry(help.state), null, "not before it is told");
  proveAll(help);
  const sentence = "Turn 1 threw the win away: 2b1 missed a raise. Only 1d1-2b1 kept it.";
  assert.equal(said(help, "advice"), sentence);
  assert.deepEqual(help.said, [sentence]);
  assert.deepEqual(help.send({ is: "answered" }).said, [], "once");
  assert.equal(turnToTry(help.state), 1);
  const columns = labels(help, "graph");
  assert.equal(columns.length, 11);
  assert.match(columns[0], /^Start\. Light wins in 11 turns$/);
  assert.match(
    columns[1],
    /^Turn 1, Light: 2b1\. Turn 1 threw .* kept it\. Dark wins in \d+ turns$/,
  );
  assert.equal(columns[10], "Turn 10, Dark: 4a1. Dark has won");
  assert.deepEqual(judgedTurns(help.state).slice(0, 3), [null, "mistake", null]);
  assert.equal(find(help, "data-review", "show"), undefined);
  assert.equal(read(find(help, "data-action", "again")), "Try again from turn 1");
  help.show(1);
  assert.equal(remarkOf(help.state), sentence);
  assert.equal(read(find(help, "data-review", "show")), "Show the better move");
  assert.deepEqual(help.act("better").done, ["show 0"]);
  help.show(0);
  assert.deepEqual(help.act("better").done, ["show 1"]);
  assert.equal(help.state.pressed, "1d1-2b1");
  assert.equal(read(find(help, "data-review", "show")), "Show the move played");
  const row = find(help, "data-turn", 1);
  assert.equal(row.attributes["aria-current"], "step");
  assert.match(read(row), /^1\.\s?You threw the win away: 2b1 missed a raise\.$/);
  help.show(5);
  assert.deepEqual([help.state.lesson, help.state.pressed], [null, null]);
  assert.equal(turnToTry(help.show(2).state), 1, "not a turn of the computer");
  assert.match(said(proveAll(lost()), "advice"), /^Turn 1 threw Light’s win away: /);
});

test("the buttons of a review stay where they are when all of the game is known", () => {
  const help = proveAll(lost({ player: "dark", level: 3 }), [0, 1]).show(1);
  const actions = find(help, "class", "review-actions").content;
  const kept = actions.flatMap(
    ({ attributes }) => attributes["data-action"] ?? attributes["data-review"] ?? [],
  );
  assert.deepEqual([kept, actions.length > 2], [["again", "show"], true]);
  assert.equal(read(actions[1]), "Show the better move", "what goes then comes after it");
});

test("the review of somebody else's game speaks of Light and Dark, and offers to play on instead of another try", () => {
  const help = lost(null, []);
  assert.equal(find(help, "data-action", "playHere"), undefined);
  help.state.shared = { computer: { player: "dark", level: 1 }, hasOwn: false };
  proveAll(help);
  assert.match(said(help, "advice"), /^Turn 1 threw Light’s win away: /);
  assert.doesNotMatch(read(find(help, "id", "review")), /\byou/i);
  assert.equal(read(find(help, "data-action", "playHere")), "Play from here");
  assert.equal(find(help, "data-action", "again"), undefined);
  assert.equal(turnToTry(help.state), null);
  // Only one's own mistake is marked as lost.
  for (const [isOwn, of] of [
    [false, help],
    [true, proveAll(lost())],
  ]) {
    const turning = all(find(of, "id", "turning"));
    assert.equal(
      turning.some(({ attributes }) => attributes.class === "lost"),
      isOwn,
    );
  }
});

test("a turn that cost balls and not the result is told as that, and named for another try only where one looks at it", () => {
  const help = lost({ player: "dark", level: 3 });
  const { game } = help.state.session;
  const remark = { ply: 2, kind: "missesRaise", cells: ["1a1"], balls: -1, better: "1a4" };
  help.send({ is: "looked", game, remarks: [remark] });
  proveAll(help).show(3);
  assert.equal(
    said(help, "advice"),
    "You could have raised a ball: one ball lost. The result held.",
  );
  assert.equal(turnToTry(help.state), 3);
  const { session } = help.state;
  const apart = { ...help.state, session: { ...session, computer: null } };
  assert.equal(turnToTry(apart), null, "with a friend elsewhere");
  assert.equal(judgedTurns(help.state)[3], "doubtful");
  const told = { ...help.state.story.turns[3], kind: "doubtful", remarks: [], better: "1a4" };
  const doubtful = { ...help.state, story: { ...help.state.story, turns: { 3: told } } };
  assert.equal(turnWords(doubtful), "Probably better: 1a4.");
  assert.equal(turnToTry(help.show(10).state), 1);
});

/** The sentence of a game of the person with Light, or of two, that ended so. */
function sentenceOf(headline, hands) {
  const help = lost();
  const session = { ...help.state.session, hands };
  return headlineWords({ ...help.state, session, story: { headline } });
}

test("what a game came to is said in one sentence, to the person who played or of both", () => {
  const told = {
    ...{ turn: 23, move: "1d3", kind: "threw", best: { value: "win" }, better: "1c2", lost: 2 },
    ...{ player: "light", remarks: [], before: null, after: null },
  };
  const figure = { ...told, reason: { kind: "allowsFigure", cells: [], reply: "" } };
  const reason = { kind: "allows", cells: ["1a1"], reply: "1c3" };
  const only = { ...told, isOnly: true, reason };
  const threw = "Turn 23 threw the win away";
  for (const [headline, yours, theirs = yours] of [
    [{ form: "threw", told: figure }, `${threw}: 1d3 let Dark complete a square. 1c2 kept it.`],
    [{ form: "threw", told: only }, `${threw}: 1d3 allowed 1c3. Only 1c2 kept it.`],
    [
      { form: "often", told, turns: [12, 23] },
      `The win was yours twice, at turns 12 and 23. ${threw}: 1d3. 1c2 kept it.`,
      `The win was Light’s twice, at turns 12 and 23. ${threw}: 1d3. 1c2 kept it.`,
    ],
    [
      { form: "never", player: "dark", told: { ...told, turn: 19 } },
      "Dark never let go of the win; turn 19 cost you two balls.",
      "Dark never let go of the win; turn 19 cost Light two balls.",
    ],
    [
      { form: "never", player: "light", told: null },
      "You never let go of the win.",
      "Light never let go of the win.",
    ],
    [
      { form: "gaveUp", player: "light", value: "draw" },
      "You still had the draw at the end.",
      "Light still had the draw at the end.",
    ],
    [{ form: "probably", told }, "Turn 23 probably decided it: 1d3. Probably better: 1c2."],
    [{ form: "even" }, "No turn was found that changed the result."],
    [
      { form: "even", left: { value: "win", distance: 33, chance: 1 } },
      "No turn was found that changed the result. Light wins in 33 turns.",
    ],
    [null, ""],
  ]) {
    assert.equal(sentenceOf(headline, ["light"]), yours);
    const both = theirs.replace("threw the win", "threw Light’s win");
    assert.equal(sentenceOf(headline, ["light", "dark"]), both);
  }
});

test("the moments of a finished game are asked about from the end, shortly; a person may stop that, and go on", () => {
  const help = lost();
  assert.ok(!proves(help.state), "without the numbers");
  const button = () => find(help, "data-asking", "toggle");
  assert.equal(read(button()), "Stop");
  const [last, before] = [8, 7].map((count) => LOST.slice(0, count).join("_"));
  // The last turn won, and needs no proof.
  assert.deepEqual(help.asked.slice(0, 2), [`${last} review`, `${before} review`]);
  help.act("asking");
  assert.deepEqual([help.asked, read(button())], [[], "Analyse the whole game"]);
  assert.match(labels(help, "graph")[5], /Not analysed$/);
  help.act("asking");
  const { game } = help.state.session;
  assert.equal(help.state.share, 1 - 9 / 11);
  help.answer([guessed("2a3", -300), guessed("1b1", -310)], { game, ply: 8 });
  assert.equal(help.state.share, 1 - 8 / 11);
  assert.equal(help.asked.filter((asked) => asked === `${last} review`).length, 1, "still open");
  // What files have told a part of is worth more time.
  const part = { ...proven("2a3", "loss", 4), source: "tables" };
  help.answer([{ ...guessed("1b1", -310), source: "search" }, part], { game, ply: 8 });
  assert.ok(help.asked.includes(`${last} moment`));
  assert.equal(button() === undefined, false);
  assert.equal(isAsking(proveAll(help).state), false);
  assert.equal(button(), undefined);
});

test("six moments beside the turns that probably decided a game are looked at longer, in all", () => {
  const session = { game: { ...rules.newGame(), moves: Array(9).fill("1a1") } };
  const moments = [0, 1, 2, 3, 4, 5, 6, 7];
  for (const [looked, rest] of [
    [[], [0, 1, 2, 3, 4, 5]],
    [
      [0, 3],
      [1, 2, 4, 5],
    ],
  ]) {
    const known = (key) => {
      const ply = key.split("|").at(-1).split("_").filter(Boolean).length;
      return { scores: [], timeMs: looked.includes(ply) ? PURPOSES.doubt.time : 0, final: false };
    };
    const asked = storyQuestions({ session, story: { open: moments, doubts: moments } }, known);
    const longer = asked.filter(({ purpose }) => purpose === "doubt").map(({ ply }) => ply);
    assert.deepEqual(longer, rest);
  }
});

test("a game that goes on is asked about as a whole only when somebody wants it, and has no sentence", () => {
  const help = on(new Help({ moves: ["1b2", "1c2", "1a1", "1a2"] })).show(1);
  assert.deepEqual(help.asked, ["1b2 soon", "1b2 board"]);
  help.act("asking");
  assert.equal(help.asked.filter((asked) => asked.endsWith("review")).length, 5);
  assert.equal(headlineWords(help.state), "");
  assert.equal(find(help, "id", "turning"), undefined, "the values have the room");
});

test("once all is asked and something is not proven, the tables that would settle it are named", () => {
  const help = lost();
  const wanted = () => tablesWanted(help.state);
  assert.deepEqual([wanted().need, wanted().settles], ["first", false]);
  const { game } = help.state.session;
  for (const ply of LOST.keys()) {
    const scores = [guessed(LOST[ply], 5), guessed("1d1", 5)];
    help.answer(scores, { game, ply, timeMs: 300 });
  }
  assert.equal(isAsking(help.state), false);
  assert.deepEqual([wanted().settles, wanted().asks], [true, true]);
  assert.match(said(help, "advice"), /probably/);
  proveAll(help);
  assert.equal(wanted().settles, false);
  on(help);
  assert.equal(wanted().need, null, "not while the review is closed");
});

test("how a game against perfect play went is told at its end, from the value of its start", () => {
  const position = "llld/dldl/dldl/lddl d1l/lld/dld 2/dd 1 l";
  const moves = "2b3x2b3 2b3 3a2 3b2 4a1".split(" ");
  const end = rules.newGame({ variant: "expert", position, moves });
  const over = new Help({}, { computer: { player: "dark", level: 8 }, hands: ["light"] });
  over.go((session) => newSession(rules, end, session));
  assert.equal(over.asked[0], "board", "the start of the game is asked about");
  over.answer([proven("2b3x2b3", "win", 5)], { game: end, ply: 0 });
  assert.match(over.state.attempt, /^You won in 5 turns/);
  assert.deepEqual([over.said, over.state.note], [[over.state.attempt], over.state.attempt]);
  over.act("fold");
  assert.deepEqual(over.said, [], "once");
  assert.equal(over.go((session) => ({ ...session })).state.note, over.state.attempt, "it stays");
});

test("a game against perfect play is compared only with what is proven of its start, for the person's side", () => {
  const estimate = { ...proven("1", "win"), estimate: 4 };
  const won = ["light", "dark"].map((winner) => ({ winner, reason: "apex" }));
  const drawn = { winner: null, reason: "repetition" };
  for (const [start, result, player, words, final = true] of [
    [proven("1", "win", 3), won[0], "light", "You won in 3 turns: perfect."],
    [proven("1", "win", 1), won[0], "light", "You won in 3 turns; best play: 1."],
    [proven("1", "win", 3), won[1], "light", "A win in 3 became a loss."],
    [proven("1", "win", 3), drawn, "light", "A win in 3 became a draw."],
    [proven("1", "loss", 3), won[1], "light", "You held out for 3 turns: perfect."],
    [proven("1", "loss", 2), won[0], "dark", "A win in 2 became a loss."],
    [proven("1", "draw"), drawn, "light", ""],
    [proven("1", "win", 3), null, "light", ""],
    [proven("1", "draw"), won[0], "light", ""],
    [estimate, won[0], "light", "You won in 3 turns; best play: ≈\u00a04."],
    [estimate, won[0], "light", "", false],
    [guessed("1", 90), won[0], "light", ""],
  ]) {
    const game = { ...rules.newGame({ moves: ["1b2", "1c2", "1b3"] }), result };
    const computer = { player: player === "light" ? "dark" : "light", level: 8 };
    const known = () => ({ scores: [start], timeMs: 1, final });
    assert.equal(to.attemptResult({ game, shown: game, computer }, known), words);
    const shown = rules.newGame();
    assert.equal(to.attemptResult({ game, shown, computer }, known), "", "before its end");
  }
});

test("a hint stays for the rest of the turn it has shown, and goes with another moment", async () => {
  const questions = [];
  engine.answer = ({ kind, record, options }) => {
    questions.push([kind, options]);
    return coach(rules.loadGame(record), options);
  };
  const help = new Help({ position: "4/2dd/ll2/l2d 3/3/3 2/2 1 l" }).act("hint");
  const hint = await findHint(rules, help.state.session);
  assert.deepEqual(questions, [["coach", undefined]], "one question");
  const begun = (to) => (session) => ({
    ...session,
    choice: { ...NOTHING, picked: "reserve", to },
  });
  help.send({ is: "advised", hint });
  assert.equal(help.go(begun("1b1")).state.hint, null, "it has not been shown");
  const rest = await findHint(rules, help.state.session);
  assert.match(rest.move.text, /^1b1x\w+x\w+$/);
  assert.deepEqual(questions.at(-1), ["coach", "1b1"], "about the rest of the turn");

  help.go((session) => ({ ...session, choice: NOTHING })).send({ is: "advised", hint });
  for (const at of [1, 2, 2]) assert.equal(help.act("hint").state.hint.at, at);
  help.go(begun("1b1"));
  const kinds = marksOf(help.state).map(({ kind }) => kind);
  assert.deepEqual(kinds, ["ring", "ring"]);
  assert.ok(help.act("hint").state.advising, "of the rest another one is looked for");
  assert.equal(help.go(begun("1d4")).state.hint, null, "another move is played");
  assert.ok(!mayAdvise(thinking().state));
  const over = lost();
  assert.ok(!mayAdvise(over.state) && mayAdvise(over.show(3).state));
});
