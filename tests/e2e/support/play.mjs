/** Playing on the page: what it shows, and how to choose a place of the board. */

import assert from "node:assert/strict";
import { legalMoves, newGame, play } from "./rules.mjs";

/**
 * A way of using the page: how a place of the board is chosen, and a button pressed.
 *
 * @typedef {object} Hand
 * @property {(tab: Tab, place: string) => Promise<void>} choose `place` is a cell, or the player
 *   whose reserve is meant.
 * @property {(tab: Tab, name: string) => Promise<void>} press The button of that name.
 */

/** Waits until the page can be played on. @template {Tab} T @param {T | Promise<T>} tab */
export async function ready(tab) {
  const opened = await tab;
  // The first status is what the page says while it waits for the rules.
  await opened.until(() => {
    const status = document.getElementById("status");
    return status !== null && !/^(Setting|$)/.test(status.textContent ?? "");
  });
  await settled(opened);
  return opened;
}

/** Waits two frames: the board follows a change of the page or of the camera a frame later. @param {Tab} tab */
export async function settled(tab) {
  await tab.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      }),
  );
}

/** The turns as their list names them, and the accessible name of each place. @param {Tab} tab */
async function see(tab) {
  // The list of moves is loaded last.
  await tab.until(() => document.querySelector("#moves[aria-busy]") === null);
  return tab.evaluate(() => {
    const listed = everything("section[aria-label='Moves played'] button[aria-label^='Turn ']");
    const places = everything("[role=group][aria-label^='Pylos board'] [data-place]");
    return {
      turns: listed.map(({ ariaLabel }) => ariaLabel),
      places: Object.fromEntries(
        places.map(({ dataset, ariaLabel }) => [dataset.place, ariaLabel ?? ""]),
      ),
    };
  });
}

/** Waits for a status. @param {Tab} tab @param {string} status */
export async function untilStatus(tab, status) {
  await untilText(tab, "#status", status);
}

/** Waits for a sentence under the status. @param {Tab} tab @param {string} note */
export async function untilNote(tab, note) {
  await untilText(tab, "#note", note);
}

/** Waits until an element or a field holds a text. @param {Tab} tab @param {string} selector @param {string} text */
export async function untilText(tab, selector, text) {
  try {
    await tab.until(
      ({ selector, text }) => {
        const element = /** @type {HTMLTextAreaElement | null} */ (
          document.querySelector(selector)
        );
        return (element?.value ?? element?.textContent) === text;
      },
      { selector, text },
    );
  } catch (error) {
    assert.equal(await tab.text(selector), text, `${selector} after a long wait`);
    throw error;
  }
}

/** Waits until something that is seen has these words in it, shadow trees included. @type {(tab: Tab, selector: string, words: string) => Promise<unknown>} */
export const untilWords = (tab, selector, words) =>
  tab.until(
    ({ selector, words }) =>
      everything(selector).some(
        (element) =>
          element.checkVisibility() && element.innerText.replace(/\s+/g, " ").includes(words),
      ),
    { selector, words },
  );

/** Waits until a dialog is open, or until none is and the focus has left it. @param {Tab} tab @param {string | null} title */
export async function untilDialog(tab, title) {
  await tab.until((title) => {
    const open = [...document.querySelectorAll("dialog[open]")].at(-1);
    if (title === null) return !open && !document.activeElement?.closest("dialog");
    return open?.querySelector("h2")?.textContent === title;
  }, title);
}

/** Opens a dialog by its button. @type {(tab: Tab, name: string, title?: string) => Promise<void>} */
export async function openDialog(tab, name, title = name) {
  await mouse.press(tab, name);
  await untilDialog(tab, title);
}

/** Closes a dialog by a button. @type {(tab: Tab, name?: string) => Promise<void>} */
export async function closeDialog(tab, name = "Close") {
  await mouse.press(tab, name);
  await untilDialog(tab, null);
}

/** @param {Tab} tab */
export async function resign(tab) {
  await openDialog(tab, "Resign", "Resign this game?");
  await tab.click({ role: "button", name: "Resign", within: "dialog[open]" });
}

/** Chooses a language in the list of the page. @param {Tab} tab @param {string} lang */
export const pickLanguage = async (tab, lang) => {
  await tab.until(() => document.querySelector("#language") !== null);
  await tab.evaluate((lang) => {
    const select = /** @type {HTMLSelectElement} */ (document.querySelector("#language"));
    select.value = lang;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, lang);
};

/** The same, until the page has it. @param {Tab} tab @param {string} lang */
export async function changeLanguage(tab, lang) {
  await pickLanguage(tab, lang);
  await tab.until((lang) => document.documentElement.lang === lang, lang);
}

/** Switches the analysis on, with the numbers of perfect play. @param {Tab} tab */
export async function showNumbers(tab) {
  await tab.press("a");
  await tab.until(() => document.querySelector("#perfect-summary") !== null);
  await tab.click("#perfect-summary");
}

/** Waits until the engine was asked about all of a game that is over, and tables are loaded. @param {Tab} tab */
export const untilTold = (tab) =>
  tab.until(() => {
    const isHere = (/** @type {string} */ id) => document.querySelector(id)?.checkVisibility();
    return isHere("#advice") && !isHere("#review-progress") && !isHere("#tables progress");
  });

/** Waits until the end of the game offers what can follow. @param {Tab} tab */
export async function untilEnd(tab) {
  await tab.until(() => document.querySelector("#end .primary")?.checkVisibility());
}

/** Waits until that many turns are listed. @param {Tab} tab @param {number} turns */
export async function untilTurns(tab, turns) {
  await tab.until((turns) => {
    const listed = "section[aria-label='Moves played'] button[aria-label^='Turn ']";
    return document.querySelectorAll(listed).length === turns;
  }, turns);
}

/** Asserts that the page shows this game: its turns, its balls, its reserves, its end. @param {Tab} tab @param {Game} game */
export async function assertShows(tab, game) {
  const { turns, places } = await see(tab);
  const first = game.moves.length % 2 === 0 ? game.turn : game.turn === "light" ? "dark" : "light";
  const names = first === "light" ? ["Light", "Dark"] : ["Dark", "Light"];
  const expected = game.moves.map((move, i) => `Turn ${i + 1}, ${names[i % 2]}: ${move}`);
  assert.deepEqual(turns, expected, "the list of turns");
  const balls = Object.entries(places).flatMap(([cell, told]) => {
    const player = /: (light|dark) ball/.exec(told)?.[1];
    return player === undefined ? [] : [[cell, player]];
  });
  assert.deepEqual(Object.fromEntries(balls), { ...game.balls }, "the balls on the board");
  for (const [player, count] of Object.entries(game.reserve)) {
    const words = count === 1 ? "1 ball" : `${count} balls`;
    const told = places[player].split(/: |, /)[1];
    assert.equal(told, count === 0 ? "empty" : words, `the reserve of ${player}`);
  }
}

/**
 * A point where a place of a board can be clicked: the one nearest to its middle that nothing covers.
 * @param {Tab} tab @param {string} place @param {string} [within] The board, or something around it.
 */
export async function pointOf(tab, place, within = "pylos-board") {
  // What was chosen before may move the board, a frame later.
  await settled(tab);
  const middle = await tab.middle({ selector: `[data-place="${place}"]`, within });
  return tab.evaluate(
    ({ place, within, middle }) => {
      if (place === "light" || place === "dark") return middle;
      const circleOf = (/** @type {HTMLElement} */ button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, radius: width / 2 };
      };
      const buttons = everything(within).flatMap((board) => everything("[data-place]", board));
      const wanted = buttons.find((button) => button.dataset.place === place);
      const others = buttons.filter(
        (button) => button !== wanted && /\d/.test(button.dataset.place ?? ""),
      );
      const answering = others.filter((button) => button.ariaDisabled !== "true").map(circleOf);
      const filled = others.filter((button) => / ball/.test(button.ariaLabel ?? "")).map(circleOf);
      const points = [middle];
      for (const reach of [0.4, 0.6, 0.8]) {
        for (let part = 0; part < 16; part += 1) {
          const angle = (part * Math.PI) / 8;
          const way = reach * circleOf(/** @type {HTMLElement} */ (wanted)).radius;
          points.push({
            x: middle.x + way * Math.cos(angle),
            y: middle.y + way * Math.sin(angle),
          });
        }
      }
      const free = (/** @type {typeof answering} */ circles) =>
        points.find((point) =>
          circles.every(
            (circle) => Math.hypot(circle.x - point.x, circle.y - point.y) > circle.radius,
          ),
        );
      return free([...answering, ...filled]) ?? free(answering) ?? middle;
    },
    { place, within, middle },
  );
}

/**
 * Whether a button is in the menu, which is closed, and only there. "More" opens the menu, which is loaded late.
 * @param {Tab} tab @param {string} name
 */
async function isInMenu(tab, name) {
  await tab.until(
    () =>
      document.querySelector("#game") === null ||
      document.querySelector("#menu [data-action]") !== null,
  );
  return tab.evaluate((name) => {
    const has = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].some(
        (button) =>
          button.textContent?.trim() === name &&
          (button.closest("dialog") !== null || button.checkVisibility()),
      );
    const isOpen = document.querySelector("dialog[open]") !== null;
    return !isOpen && has("#menu [data-action]") && !has("#game button");
  }, name);
}

/** A hand that opens the menu for a button that is only there. @param {Hand["choose"]} choose @param {Hand["press"]} press @returns {Hand} */
export const handOf = (choose, press) => ({
  choose,
  async press(tab, name) {
    if (await isInMenu(tab, name)) await press(tab, "More");
    await press(tab, name);
  },
});

export const mouse = handOf(
  async (tab, place) => tab.mouse.click(await pointOf(tab, place)),
  (tab, name) => tab.click({ role: "button", name }),
);

export const finger = handOf(
  async (tab, place) => tab.tap(await pointOf(tab, place)),
  async (tab, name) => tab.tap(await tab.middle({ role: "button", name })),
);

/** Plays one whole turn. @param {Tab} tab @param {Game} before @param {string} text @param {Hand} [hand] */
export async function playTurn(tab, before, text, hand = mouse) {
  const legal = legalMoves(before);
  const move = legal.find((move) => move.text === text);
  if (move === undefined) throw new Error(`${text} is not legal in ${before.position}`);
  const { from, to, takeBack } = move;
  // Every third ball is first picked up from the reserve; the others are placed with one click.
  const start = from ?? (before.moves.length % 3 === 2 ? before.turn : null);
  if (start !== null) await hand.choose(tab, start);
  for (const place of [to, ...takeBack]) await hand.choose(tab, place);
  const more = legal.some(
    (other) =>
      other.from === from &&
      other.to === to &&
      other.takeBack.length > takeBack.length &&
      takeBack.every((cell) => other.takeBack.includes(cell)),
  );
  if (more) await hand.press(tab, takeBack.length === 0 ? "Take none" : "Just one");
  // A computer may have answered already.
  await tab.until(
    (turns) => (document.querySelector("pylos-board")?.game?.moves.length ?? 0) >= turns,
    before.moves.length + 1,
  );
}

/** Plays a whole game against the computer, which is Dark. @param {Tab} tab */
export async function playOut(tab) {
  for (;;) {
    const moves = await tab.until(() => {
      const game = document.querySelector("pylos-board")?.game;
      return game && (game.result !== null || game.turn === "light") && [...game.moves];
    });
    const game = newGame({ moves });
    if (game.result !== null) return game;
    // Without taking back, a game ends soon.
    const [move] = [...legalMoves(game)].sort((a, b) => a.takeBack.length - b.takeBack.length);
    await playTurn(tab, game, move.text);
  }
}

/** Plays turns one after the other. @param {Tab} tab @param {Game} game @param {readonly string[]} moves @param {Hand} [hand] */
export async function playTurns(tab, game, moves, hand) {
  let now = game;
  for (const move of moves) {
    await playTurn(tab, now, move, hand);
    now = play(now, move);
  }
  return now;
}
