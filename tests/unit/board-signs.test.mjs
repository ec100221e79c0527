// What the signs of places say, and where they are painted on balls.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CELLS, cellAt } from "../../www/board/geometry.js";
import { projectionOf } from "../../www/board/projection.js";
import { buildScene, clearingOf } from "../../www/board/scene.js";
import { signsOf } from "../../www/board/signs.js";
import { EMPTY_VIEW } from "../../www/board/state.js";
import { newSession } from "../../www/game/session.js";
import { WORDS, wordsAt } from "../../www/game/sign-words.js";
import { threatened, threatMarks } from "../../www/game/threats.js";
import { choose, NOTHING } from "../../www/game/turn-builder.js";
import { boardView } from "../../www/game/view-model.js";
import { examples, nameOf } from "../../www/play/dialogs/signs.js";
import { translations } from "../../www/text/board-text.js";
import { addTexts, useLanguage } from "../../www/text/text.js";
import * as rules from "../e2e/support/rules.mjs";
import { readerOf } from "./support/all-texts.mjs";
import { stateOf } from "./support/board.mjs";
import { dice } from "./support/randomly.mjs";

const text = await readerOf("en");
await useLanguage("en");
await Promise.all([translations("analysis"), translations("dialogs")].map(addTexts));
const BOTH = { hands: ["light", "dark"], computer: null };
const SHOW = ["completes", "last-move"];

/** The session after moves and, where there are some, clicks. */
function sessionOf(options, ...clicks) {
  const session = newSession(rules, rules.newGame(options), BOTH);
  const choice = clicks.reduce((before, place) => choose(session.legal, before, place), NOTHING);
  return { ...session, choice };
}

test("the sign of a ball is on the part of it that is seen, also where others hide its middle", () => {
  const pyramid = Object.fromEntries(CELLS.map(({ name }) => [name, "light"]));
  for (const elevation of [60, 65, 70.5]) {
    const state = stateOf({ balls: pyramid }, { elevation });
    const { scale } = projectionOf(state);
    const { balls } = buildScene(state, projectionOf(state));
    for (const [index, ball] of balls.entries()) {
      const sign = clearingOf(balls, ball, scale);
      const covers = ({ x, y, size }) => Math.hypot(sign.x - x, sign.y - y) < size * scale;
      const around = balls.slice(index).filter(covers);
      assert.deepEqual(around, [ball], `${ball.place} at ${elevation}`);
    }
  }
});

test("a place shows what the ball in hand completes there, and what could then be taken back", () => {
  const square = { position: "4/4/ll2/l1dd 3/3/3 2/2 1 l" };
  const { previews } = boardView(text, sessionOf(square), [], SHOW);
  assert.deepEqual(Object.keys(previews), ["1b1"]);
  assert.equal(previews["1b1"].figures[0].kind, "square");
  assert.deepEqual([...previews["1b1"].removable].sort(), ["1a1", "1a2", "1b1", "1b2"]);
  assert.deepEqual(boardView(text, sessionOf(square), [], []).previews, {});
  const { active } = boardView(text, sessionOf(square, "1b1", "1a1"), [], SHOW);
  assert.ok(active.includes("1a1"), "what is taken back can be put back");
});

test("a beginner is shown where the opponent could complete a square, and which balls they could raise", () => {
  const marksIn = (session) => threatMarks(text, rules, session);
  const session = sessionOf({ position: "4/4/dd2/d1ll 3/3/3 2/2 1 l" });
  const square = marksIn(session).map(({ at, text, label }) => [at, text, label]);
  assert.deepEqual(square, [["1b1", "!", text("state.threat.square")]]);
  const raises = marksIn(sessionOf({ position: "4/4/lldd/lldd 3/3/3 2/2 1 l" })).filter(
    ({ text, hollow, label }) => text === "↑" && hollow && label !== "",
  );
  assert.deepEqual(raises.map(({ at }) => at).sort(), ["1c1", "1c2", "1d1", "1d2"]);
  // Neither while a ball is on its place, nor where nobody chooses.
  const choice = { ...choose(session.legal, NOTHING, "1a1"), to: "1a1" };
  assert.deepEqual([marksIn({ ...session, choice }), marksIn({ ...session, hands: [] })], [[], []]);
  assert.equal(threatened(rules, session), "square");
  assert.equal(threatened(rules, { ...session, hands: [] }), null);
  assert.equal(threatened(rules, sessionOf({})), null);
  const over = rules.concede(session.game, "light", "resignation");
  assert.deepEqual(marksIn({ ...session, game: over, shown: over }), [], "the game is over");
});

/** The sessions of twelve games played at random, each turn with every step of its choice. */
function* randomSessions() {
  const random = dice();
  for (let index = 0; index < 12; index += 1) {
    let game = rules.newGame({ variant: ["standard", "expert"][index % 2] });
    while (game.result === null && game.moves.length < 80) {
      const session = newSession(rules, game, BOTH);
      yield session;
      const raises = session.legal.filter(({ from, takeBack }) => from || takeBack.length > 0);
      const moves = raises.length > 0 && random(2) ? raises : session.legal;
      const { text: move, from, to, takeBack } = moves[random(moves.length)];
      let { choice } = session;
      for (const place of [from ?? "reserve", to, ...takeBack]) {
        choice = choose(session.legal, choice, place) ?? choice;
        yield { ...session, choice };
      }
      game = rules.play(game, move);
    }
  }
}

const kindsAt = (signs, place) => signs.filter(({ at }) => at === place).map(({ kind }) => kind);

/** The names in a union of a type. @type {(file: string, before: string) => string[]} */
function union(file, before) {
  const source = readFileSync(new URL(`../../www/board/${file}`, import.meta.url), "utf8");
  const found = new RegExp(`${before} ?\\{((?:"\\w+"[ |]*)+)\\}`).exec(source)?.[1] ?? "";
  return [...found.matchAll(/"(\w+)"/g)].map(([, name]) => name);
}
const KINDS = union("signs.js", "@typedef");
const MARKS = union("types.js", "@property");

test("every sign that the board can paint has a name, and every mark", () => {
  assert.ok(KINDS.length >= 10 && MARKS.length >= 5);
  assert.deepEqual(Object.keys(WORDS).sort(), KINDS.toSorted());
  for (const kind of KINDS) assert.notEqual(text(WORDS[kind](EMPTY_VIEW, "1b2")) ?? "", "", kind);
  for (const kind of MARKS) {
    const mark = { kind, at: "1b2", text: "3", ...(kind === "arrow" && { from: "1a1" }) };
    const view = { ...EMPTY_VIEW, marks: [mark] };
    // A label is not painted, and has its own words.
    assert.equal(wordsAt(text, view, "1b2").length, kind === "label" ? 0 : 1, kind);
    if (kind === "arrow") assert.equal(wordsAt(text, view, "1a1").length, 1);
    const labelled = { ...EMPTY_VIEW, marks: [{ ...mark, label: "its own" }] };
    assert.deepEqual(wordsAt(text, labelled, "1b2"), ["its own"]);
  }
});

test("no place says more than two things, an empty hole of level 1 only that it completes; all that is seen is named", () => {
  let taken = 0;
  const met = new Set();
  for (const session of randomSessions()) {
    const view = boardView(text, session, threatMarks(text, rules, session), SHOW);
    if (view.lastMove?.takeBack.length) taken += 1;
    for (const pointed of [null, ...view.targets]) {
      const { signs } = signsOf(view, pointed);
      for (const { name, level } of CELLS) {
        const kinds = kindsAt(signs, name);
        // One of them at most is in the middle.
        const middle = kinds.filter((kind) => /place|square|line|raise|remove|soon/.test(kind));
        assert.ok(kinds.length <= 2 && middle.length <= 1, `${name}: ${kinds}`);
        if (level > 1 || view.balls[name]) continue;
        assert.ok(kinds.every((kind) => ["square", "line", "left", "badge"].includes(kind)));
      }
    }
    const { signs } = signsOf({ ...view, marks: [] });
    for (const place of view.targets) {
      const wanted = view.previews[place]?.figures[0].kind ?? "place";
      if (wanted !== "place" || cellAt(place)?.level > 1)
        assert.ok(kindsAt(signs, place).includes(wanted));
    }
    for (const { name } of CELLS) {
      const seen = kindsAt(signsOf(view, name).signs, name);
      for (const kind of seen) met.add(kind);
      assert.ok(wordsAt(text, view, name).length >= seen.length, name);
    }
  }
  assert.ok(taken > 20, `${taken} positions after a take-back`);
  // What could be taken back then is never on the place pointed at.
  assert.deepEqual(
    KINDS.filter((kind) => !met.has(kind)),
    ["soon"],
  );
});

test("the words of a sign are those of its moment", () => {
  const last = { lastMove: { from: "1a1", to: "1b2", takeBack: [] } };
  const ball = { balls: { "1b2": "light" } };
  const figure = (kind) => ({ ...ball, figures: [{ kind, cells: ["1b2", "1c2", "1b3", "1c3"] }] });
  for (const [change, place, ...expected] of [
    [{ ...ball, ...last }, "1b2", "part of the last turn"],
    [{ ...ball, ...last }, "1a1", "emptied by the last turn"],
    [{ ...ball, played: "1b2" }, "1b2", "just played"],
    [{ takenBack: ["1c1"] }, "1c1", "taken back; choose again to undo"],
    [{ targets: ["2a1"] }, "2a1", "a ball may be placed here"],
    [{ targets: ["2a1"], picked: "light" }, "2a1", "a ball may be placed here"],
    [{ ...ball, targets: ["2a1"], picked: "1b2" }, "2a1", "a ball may be raised here"],
    [{ ...figure("line"), played: "1c4" }, "1b2", "part of a completed line"],
    [
      { ...figure("square"), removable: ["1b2"] },
      "1b2",
      "part of a completed square",
      "may be taken back",
    ],
    [ball, "1b2"],
  ]) {
    const view = { ...EMPTY_VIEW, ...change };
    assert.deepEqual(wordsAt(text, view, place), expected);
  }
});

test("the sheet of signs shows every sign and mark once, with its name", () => {
  const all = examples();
  const shown = all.flatMap(({ at, change, hover }) =>
    kindsAt(signsOf({ ...EMPTY_VIEW, ...change }, hover).signs, at),
  );
  // An arrow is at the place it leads to, and shown where it begins.
  const painted = [...KINDS, ...MARKS].filter((kind) => !["arrow", "label"].includes(kind));
  assert.deepEqual([...new Set(shown)].sort(), painted.sort());
  assert.ok(all.some(({ change }) => change.marks?.[0].kind === "arrow"));
  const names = all.map(nameOf);
  assert.equal(new Set(names).size, names.length);
  for (const name of names) assert.match(name, /^[A-Z][\w: ]+$/);
});
