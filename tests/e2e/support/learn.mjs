/** Going through lessons in a browser. */

import assert from "node:assert/strict";
import { replyTo, solutions } from "../../../www/exercise/verdict.js";
import { click } from "./element.mjs";
import * as rules from "./rules.mjs";

/** @typedef {import("../../../www/exercise/lesson.js").Step} Step */
/** @typedef {import("../../../www/exercise/lesson.js").Turn} Turn */

/** Waits until a step stands on the board. @type {(tab: Tab, link: string, position: string) => Promise<void>} */
export async function untilStep(tab, link, position) {
  await tab.until((link) => {
    const [lesson] = /** @type {(PylosLesson | undefined)[]} */ (everything("pylos-lesson"));
    return lesson?.at === link && everything(".exercise-text").length > 0;
  }, link);
  await untilPosition(tab, position);
}

/** Waits until the lesson has said this. @param {Tab} tab @param {string} sentence */
export const untilSaid = (tab, sentence) =>
  tab.until(
    (sentence) => everything(".exercise-said")[0]?.textContent?.trim() === sentence,
    sentence,
  );

/** Waits until a position stands on the board. @param {Tab} tab @param {string} position */
export const untilPosition = (tab, position) =>
  tab.until((position) => boardAt().game?.position === position, position);

/** @param {Step} step */
export const gameOf = (step) => rules.newGame({ ...step.rules, position: step.position });

/** The first turn that a step asks for. @param {Turn} turn @param {Game} game */
export function solution(turn, game) {
  const [move] = solutions(rules, turn, game);
  assert.ok(move, "a turn that is asked for");
  return move;
}

/** The game after a turn and the opponent's answer. @type {(turn: Turn, game: Game, move: Move) => Game} */
export function gameAfter(turn, game, move) {
  const after = rules.play(game, move);
  const reply = replyTo(rules, turn, after);
  return reply === null ? after : rules.play(after, reply);
}

/** Chooses a place of the board, or presses a button of the lesson by what it does. */
export const mouse = {
  choose: click,
  /** @param {Tab} tab @param {string} act */
  press: async (tab, act) =>
    tab.mouse.click(await tab.middle({ selector: `[data-act="${act}"]`, within: "pylos-lesson" })),
};
