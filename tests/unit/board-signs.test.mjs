// What the signs of places say, and where they are painted on balls.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CELLS, cellAt } from "../../www/board/geometry.js";
import { projectionOf } from "../../www/board/projection.js";
import { buildScene, clearingOf } from "../../www/board/scene.js";
import { signsOf } from "../../www/board/signs.js";
import { newSession } from "../../www/game/session.js";
import { threatMarks } from "../../www/game/threats.js";
import { choose, NOTHING } from "../../www/game/turn-builder.js";
import { boardView } from "../../www/game/view-model.js";
import { loadText } from "../../www/text/text.js";
import { newChance } from "../e2e/support/games.mjs";
import * as rules from "../e2e/support/rules.mjs";
import { stateOf } from "./support/board.mjs";

const text = await loadText("en");
const BOTH = { hands: ["light", "dark"], computer: null };
const SHOW = ["completes", "last-move"];

/** Dark has raised a ball; a light one on 1b1 completes a square, and one may be raised. */
const RAISED = { position: "3d/dd2/lldd/l1dd 3/3/3 2/2 1 d", moves: ["1d4-2c1"] };

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
    const projection = projectionOf(state);
    const { balls } = buildScene(state, projection);
    for (const [index, ball] of balls.entries()) {
      const sign = clearingOf(balls, ball, projection.scale);
      const around = balls
        .slice(index)
        .filter(({ x, y, size }) => Math.hypot(sign.x - x, sign.y - y) < size * projection.scale);
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
});

/** The sessions of games played at random, each turn with every step of its choice. */
function* randomSessions(games) {
  const random = newChance();
  for (let index = 0; index < games; index += 1) {
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

test("no place says more than two things, and an empty hole of level 1 only that it completes", () => {
  let taken = 0;
  for (const session of randomSessions(12)) {
    const marks = threatMarks(text, rules, session);
    const view = boardView(text, session, marks, SHOW);
    if (view.lastMove?.takeBack.length) taken += 1;
    for (const pointed of [null, ...view.targets]) {
      const { signs } = signsOf(view, pointed);
      for (const { name, level } of CELLS) {
        const kinds = kindsAt(signs, name);
        assert.ok(kinds.length <= 2, `${name}: ${kinds}`);
        // One of them at most is in the middle.
        const middle = kinds.filter((kind) => /place|square|line|raise|remove|soon/.test(kind));
        assert.ok(middle.length <= 1, `${name}: ${kinds}`);
        if (level > 1 || view.balls[name]) continue;
        assert.ok(kinds.every((kind) => ["square", "line", "left", "badge"].includes(kind)));
      }
    }
    const { signs } = signsOf({ ...view, marks: [] });
    for (const place of view.targets) {
      const kinds = kindsAt(signs, place);
      const wanted = view.previews[place]?.figures[0].kind ?? "place";
      if (view.previews[place] || cellAt(place)?.level > 1) assert.ok(kinds.includes(wanted));
    }
  }
  assert.ok(taken > 20, `${taken} positions after a take-back`);
});

test("what has happened, what may be done and what completes have tones of their own", () => {
  const tones = (view, pointed) => {
    const { signs, figures } = signsOf(view, pointed);
    return Object.fromEntries(
      [...signs, ...figures].map(({ kind = "band", tone }) => [kind, tone]),
    );
  };
  const moves = ["1a1", "1b2", "1d1", "1b3", "1d4", "1c2", "1a4", "1c3x1b2x1b3"];
  const after = boardView(text, sessionOf({ moves }), [], SHOW);
  const past = ["figure", "band", "left", "played"].map((kind) => [kind, "happened"]);
  assert.deepEqual(tones(after), Object.fromEntries(past));
  assert.deepEqual(tones(boardView(text, sessionOf(RAISED), [], SHOW)), {
    played: "happened",
    square: "completes",
    raise: "accent",
    place: "accent",
    left: "happened",
  });
  const within = boardView(text, sessionOf(RAISED, "1b1"), [], SHOW);
  assert.deepEqual(tones(within), { figure: "completes", band: "completes", remove: "accent" });
});
