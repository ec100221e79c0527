/** The computer at one board; loaded only where it plays. */

import { createEngine } from "../engine/engine.js";
import { createComputer } from "../game/computer.js";
import { sentence } from "../game/reasons.js";
import { motionsOf } from "../game/view-model.js";

/** @typedef {import("../game/table.js").Table} Table */

/** The computer's ball rests this long before its figure is taken apart. */
const FIGURE_SEEN = 450;

/**
 * @param {object} on
 * @param {() => Table} on.table
 * @param {(thinking: boolean) => void} on.thinking
 * @param {(reason: string) => void} on.fail
 */
export function startComputer({ table, thinking, fail }) {
  const engine = createEngine();
  const computer = createComputer(engine, {
    thinking,
    move: (move) => play(table(), move),
    fail: (reason) => fail(sentence(reason)),
  });
  return {
    ...computer,
    /** Nothing thinks any more. */
    end() {
      computer.stop();
      engine.stop();
    },
  };
}

/**
 * The computer's turn: first its ball, with the figures lit, then what it takes back.
 *
 * @param {Table} table
 * @param {string} answer
 */
async function play(table, answer) {
  const { game, legal, looking } = table.session;
  const move = legal.find(({ text }) => text === answer);
  if (move === undefined) throw new Error(`the computer chose ${answer}`);
  let motions = motionsOf(game.turn, move);
  if (move.takeBack.length > 0 && looking === null) {
    const choice = { picked: move.from ?? "reserve", to: move.to, takeBack: [] };
    await table.change({ ...table.session, choice }, { motions: motions.slice(0, 1) });
    await new Promise((resolve) => setTimeout(resolve, FIGURE_SEEN));
    // Overtaken: another game, or the computer has been told to wait.
    if (table.session.choice !== choice) return;
    motions = motions.slice(1);
  }
  table.answer(answer, table.session.looking === null ? motions : []);
}
