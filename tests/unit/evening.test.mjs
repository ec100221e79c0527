// Random evenings on the play page: what every event makes of its state, has done, and shows.

import { test } from "node:test";
import { ACTS } from "../../www/play/acts.js";
import { isOn } from "../../www/play/analysis/analysis.js";
import { judgedTurns, turnToTry } from "../../www/play/analysis/review.js";
import { analysisView, marksOf, remarkOf } from "../../www/play/analysis/view.js";
import { newClock } from "../../www/play/clock.js";
import { pageView } from "../../www/play/console.js";
import * as end from "../../www/play/end.js";
import { pairPanel } from "../../www/play/pair.js";
import * as rules from "../e2e/support/rules.mjs";
import { against, Page, TWO } from "./support/page.mjs";
import { dice } from "./support/randomly.mjs";
import { guessed, proven } from "./support/scores.mjs";
import { createSums } from "./support/sums.mjs";

const NEAR_END = "ldld/dldl/ldld/dldl ldl/dld/ldl ll/d1 1 d";
const LATER = { end, panelOf: pairPanel, isOn };
const KINDS = ["completes", "blocks", "allowsFigure", "missesFigure", "allowsRaise", "missesRaise"];

/** What happens, and how often. */
const EVENTS = {
  play(page, roll) {
    const { game, legal, shown } = page.state.session;
    if (legal.length > 0 && shown === game)
      page.play(legal[roll(legal.length)].text, { moving: roll(2) > 0 });
  },
  rest: (page) => page.go((session) => session, "moving"),
  show: (page, roll) => page.show(roll(page.state.session.game.moves.length + 1)),
  choose(page, roll) {
    const [to, picked] = [[null, "1b1"][roll(2)], [null, "reserve"][roll(2)]];
    page.go((session) => ({ ...session, choice: { ...session.choice, picked, to: picked && to } }));
  },
  act(page, roll) {
    const names = Object.keys(ACTS);
    const { game, legal } = page.state;
    const move = legal[roll(legal.length || 1)]?.text ?? "";
    const ply = String(roll(game.moves.length + 1));
    const values = { ply, step: ply, turn: ply, reveal: ["", "openings"][roll(2)] };
    const name = names[roll(names.length)];
    if (name === "attempt" && game.result !== null) return;
    page.act(name, values[name] ?? move);
  },
  answer(page, roll) {
    const { game, legal } = page.state;
    if (legal.length === 0) return;
    const value = () => ["win", "draw", "loss"][roll(3)];
    const isProven = roll(2) === 0;
    const scores = legal.map(({ text }) =>
      isProven ? proven(text, value(), 1 + roll(40)) : guessed(text, roll(900) - 450),
    );
    scores.sort((a, b) => b.score - a.score);
    page.answer(scores, { game, timeMs: [50, 100, 4000][roll(3)], final: isProven });
  },
  over: (page, roll) => page.send({ is: "answered", isOver: true, fails: roll(3) === 0 }),
  looked(page, roll) {
    const { game } = page.state.session;
    const remarks = game.moves.flatMap((_, ply) => {
      const remark = {
        ply,
        kind: KINDS[roll(6)],
        cells: ["1a1"],
        balls: 1 - roll(3),
        better: null,
      };
      return roll(2) ? remark : [];
    });
    page.send({ is: "looked", game, remarks: roll(5) ? remarks : null });
  },
  tick(page, roll) {
    page.now += roll(15_000);
    page.send({ is: "ticked" });
  },
  simple: (page, roll) => page.send({ is: ["online", "spoken", "arrived"][roll(3)], part: {} }),
  cover: (page, roll) => page.send({ is: "covered", covered: roll(2) > 0 }),
  landed: (page, roll) =>
    page.send({
      is: "landed",
      to: ["1a1", "2b1", "light"][roll(3)],
      completes: [{}].slice(roll(2)),
    }),
  told: (page, roll) => page.send({ is: "told", words: `Told ${roll(3)}.` }),
  concede(page, roll) {
    if (roll(6) > 0 || page.state.session.game.result !== null) return;
    page.send({
      is: "conceded",
      player: ["light", "dark"][roll(2)],
      reason: ["resignation", "time"][roll(2)],
    });
  },
  count: (page, roll) =>
    page.send({
      is: "counted",
      counted: page.state.counted,
      inARow: roll(4),
      score: [null, { light: 2, dark: roll(3) }][roll(2)],
    }),
  open(page, roll) {
    if (roll(4) > 0) return;
    const game = rules.newGame(
      roll(2) ? { position: NEAR_END } : { moves: ["1b2", "1c2"].slice(roll(3)) },
    );
    const computer = [null, { player: ["light", "dark"][roll(2)], level: 1 + roll(8) }][roll(2)];
    const shared = roll(4) ? undefined : { hasOwn: roll(2) > 0 };
    const clock = roll(3) ? null : newClock({ minutes: 1, seconds: roll(3) }, game.moves.length);
    const how = [
      { address: "push", said: "new" },
      { address: "replace", note: "Hello.", own: false },
      { said: "status" },
    ];
    page.open({ game, computer, shared, clock }, how[roll(3)]);
  },
};

test("random evenings do and show what they did when they were looked at", () => {
  const sums = createSums();
  for (let seed = 0; seed < 24; seed += 1) {
    const roll = dice(seed);
    const players = [TWO, against(1 + roll(8), ["light", "dark"][roll(2)])][seed % 2];
    const page = new Page(roll(2) ? {} : { position: NEAR_END }, players, { on: seed % 3 > 0 });
    Object.assign(page, { threats: roll(2) > 0, faces: roll(2) > 0 });
    const names = Object.keys(EVENTS);
    for (let i = 0; i < 60; i += 1) {
      const name = names[roll(names.length + 6)] ?? "play";
      EVENTS[name](page, roll);
      const { state } = page;
      sums.add(`effects of ${name}`, page.effects);
      sums.add("state", state);
      sums.add("console", pageView(state, LATER, page.now));
      sums.add("analysis", analysisView(state));
      sums.add("marks", [marksOf(state), remarkOf(state), judgedTurns(state), turnToTry(state)]);
    }
  }
  sums.check({
    "effects of landed": "oumcr2",
    state: "1gb40co",
    console: "1211vmm",
    analysis: "10ss866",
    marks: "13pwq9q",
    "effects of cover": "1j43x2e",
    "effects of answer": "xkuy90",
    "effects of count": "ep0oqs",
    "effects of show": "64whzf",
    "effects of play": "1sm004z",
    "effects of told": "1kliuc0",
    "effects of looked": "b1kxtf",
    "effects of simple": "mrcg4u",
    "effects of tick": "gkkem5",
    "effects of rest": "fzhio8",
    "effects of choose": "1ow670l",
    "effects of act": "1xdzu06",
    "effects of concede": "1ik0m4f",
    "effects of over": "18itlio",
    "effects of open": "1qlkra2",
  });
});
