/** Going through the course in a browser, by pointer or by keyboard. */

import assert from "node:assert/strict";
import { judgeMove, replyTo, solutions } from "../../../www/exercise/goal.js";
import { choose, NOTHING, options } from "../../../www/game/turn-builder.js";
import { click } from "./element.mjs";
import { legalMoves, newGame, play } from "./rules.mjs";

/** @typedef {import("../../../www/exercise/lesson.js").Step} Step */
/** @typedef {import("../../../www/exercise/lesson.js").Turn} Turn */

/**
 * A way to use the page: `choose` a place of the board, `press` a button by what it does.
 *
 * @typedef {object} Hand
 * @property {(tab: Tab, place: string) => Promise<void>} choose
 * @property {(tab: Tab, act: string) => Promise<void>} press
 */

/** More steps than any way on this page takes. */
const STEPS = 60;

/** What is seen of the lesson. @param {Tab} tab */
export function seeLesson(tab) {
  return tab.evaluate(() => {
    const lesson = /** @type {PylosLesson} */ (document.querySelector("pylos-lesson"));
    const root = lesson.shadowRoot;
    const board = /** @type {PylosBoard | null} */ (document.querySelector("pylos-board"));
    const shown = (/** @type {string} */ name) => {
      const element = /** @type {HTMLElement | null} */ (root?.querySelector(`[part~=${name}]`));
      return element?.checkVisibility() ? (element.textContent ?? "").trim() : "";
    };
    return {
      at: lesson.at,
      title: shown("title"),
      where: shown("where"),
      text: shown("text"),
      said: shown("said"),
      sign: /** @type {HTMLElement | null} */ (root?.querySelector(".exercise-feedback"))?.dataset
        .sign,
      position: board?.game?.position ?? "",
      buttons: [...(root?.querySelectorAll("[data-act]") ?? [])]
        .filter((button) => button.checkVisibility())
        .map((button) => /** @type {HTMLElement} */ (button).dataset.act),
    };
  });
}

/**
 * Waits until a step stands on the board.
 *
 * @param {Tab} tab
 * @param {string} link
 * @param {string} position
 */
export async function untilStep(tab, link, position) {
  await tab.until(
    ({ link, position }) => {
      const lesson = /** @type {PylosLesson | null} */ (document.querySelector("pylos-lesson"));
      const board = /** @type {PylosBoard | null} */ (document.querySelector("pylos-board"));
      const words = lesson?.shadowRoot?.querySelector(".exercise-text")?.textContent;
      return words && lesson.at === link && board?.game?.position === position;
    },
    { link, position },
  );
}

/**
 * Waits until the lesson has said this. @param {Tab} tab @param {string} sentence
 */
export async function untilSaid(tab, sentence) {
  await tab.until((sentence) => {
    const root = document.querySelector("pylos-lesson")?.shadowRoot;
    return root?.querySelector("[role=status]")?.textContent?.trim() === sentence;
  }, sentence);
}

/** Waits until a position stands on the board. @param {Tab} tab @param {string} position */
export async function untilPosition(tab, position) {
  await tab.until((position) => {
    const board = /** @type {PylosBoard | null} */ (document.querySelector("pylos-board"));
    return board?.game?.position === position;
  }, position);
}

/** @param {Step} step */
export const gameOf = (step) => newGame({ ...step.rules, position: step.position });

/** The first turn that a step asks for. @param {Turn} turn @param {Game} game */
export function solution(turn, game) {
  const [move] = solutions(turn, game, legalMoves(game), play);
  assert.ok(move, "a turn that is asked for");
  return move;
}

/**
 * The game after a turn and the opponent's answer.
 *
 * @param {Turn} turn
 * @param {Game} game
 * @param {Move} move
 */
export function gameAfter(turn, game, move) {
  const after = play(game, move);
  const reply = replyTo(turn, legalMoves(after));
  return reply === null ? after : play(after, reply);
}

/**
 * A legal turn for each answer to a mistake that such a turn gets.
 *
 * @param {Turn} turn
 * @param {Game} before
 * @returns {Map<string, Move>} by answer
 */
export function mistakes(turn, before) {
  /** @type {Map<string, Move>} */
  const found = new Map();
  for (const move of legalMoves(before)) {
    const { good, say } = judgeMove(turn, { move, before, after: play(before, move) });
    if (!good && say !== null && !found.has(say)) found.set(say, move);
  }
  return found;
}

/**
 * Plays a turn, click by click.
 *
 * @param {Hand} hand
 * @param {Tab} tab
 * @param {Game} game
 * @param {Pick<Move, "from" | "to" | "takeBack">} move
 */
export async function playMove(hand, tab, game, { from, to, takeBack }) {
  const legal = legalMoves(game);
  let choice = NOTHING;
  for (const place of [...(from === null ? [] : [from]), to, ...takeBack]) {
    await hand.choose(tab, place);
    const next = choose(legal, choice, place);
    assert.ok(next, place);
    choice = next;
  }
  if (options(legal, choice).finished === null) await hand.press(tab, "stop");
}

/** Where a button of the lesson or of its board is. @param {Tab} tab @param {string} act */
const buttonFor = (tab, act) =>
  tab.middle({ selector: `[data-act="${act}"]`, within: "pylos-lesson, pylos-board" });

/** @type {Hand} */
export const mouse = {
  choose: click,
  press: async (tab, act) => tab.mouse.click(await buttonFor(tab, act)),
};

/** What has the focus, through all shadow trees. @param {Tab} tab */
export function focus(tab) {
  return tab.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const { place = "", act = "" } = /** @type {HTMLElement | null} */ (element)?.dataset ?? {};
    return { place, act, part: element?.getAttribute("part") ?? "" };
  });
}

/**
 * Presses Tab until something has the focus that fits.
 *
 * @param {Tab} tab
 * @param {(focused: Awaited<ReturnType<typeof focus>>) => boolean} fits
 */
async function tabTo(tab, fits) {
  for (let step = 0; step < STEPS; step += 1) {
    if (fits(await focus(tab))) return;
    await tab.press("Tab");
  }
  assert.fail(`Tab does not lead to ${fits}`);
}

/**
 * The key that leads nearer to a place: by levels, then files, then ranks. Light is near, dark far.
 *
 * @param {string} from
 * @param {string} to
 */
function nextKey(from, to) {
  if (from === "light") return "ArrowUp";
  if (from === "dark") return "ArrowDown";
  if (from[0] !== to[0]) return from[0] < to[0] ? "PageUp" : "PageDown";
  if (from[1] !== to[1]) return from[1] < to[1] ? "ArrowRight" : "ArrowLeft";
  return from[2] < to[2] ? "ArrowUp" : "ArrowDown";
}

/** @type {Hand} */
export const keyboard = {
  async choose(tab, place) {
    if ((await focus(tab)).place === "") await backToBoard(tab);
    for (let step = 0; step < STEPS; step += 1) {
      const { place: now } = await focus(tab);
      if (now === place) break;
      await tab.press(nextKey(now, place));
    }
    assert.equal((await focus(tab)).place, place, "the arrows lead there");
    await tab.press("Enter");
  },
  async press(tab, act) {
    await tabTo(tab, (focused) => focused.act === act);
    await tab.press("Enter");
  },
};

/** In the order of focus the board is after the words and before the buttons. @param {Tab} tab */
async function backToBoard(tab) {
  const { act } = await focus(tab);
  const key = act === "" ? "Tab" : "Shift+Tab";
  for (let step = 0; step < STEPS; step += 1) {
    if ((await focus(tab)).place !== "") return;
    await tab.press(key);
  }
  assert.fail(`${key} does not lead to the board`);
}
