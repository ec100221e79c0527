/** Using the page with the keyboard alone. */

import assert from "node:assert/strict";
import { handOf } from "./play.mjs";
import { wait } from "./wait.mjs";

/** More steps than any way on this page takes. */
const STEPS = 60;

/** The names of all stops of the Tab key, in order, and which of them has the focus; -1 is none. @param {Tab} tab */
function stops(tab) {
  return tab.evaluate(() => {
    const room = document.querySelector("dialog[open]") ?? document.body;
    const all = everything("a[href], button, input, select, summary, textarea", room);
    const elements = /** @type {HTMLInputElement[]} */ (all).filter(
      (element) =>
        element === focusedElement() ||
        (element.tabIndex >= 0 &&
          !element.disabled &&
          element.checkVisibility() &&
          // Of a group of choices, the one chosen.
          (element.type !== "radio" || element.checked)),
    );
    return {
      names: elements.map((element) => {
        const name = element.ariaLabel ?? (element.labels?.[0] ?? element).textContent ?? "";
        return name.trim().replace(/\s+/g, " ");
      }),
      at: elements.indexOf(/** @type {HTMLInputElement} */ (focusedElement())),
    };
  });
}

/** The accessible name of what has the focus. @param {Tab} tab */
export async function focused(tab) {
  const { names, at } = await stops(tab);
  return names[at] ?? "";
}

/**
 * Presses Tab or Shift+Tab, whichever leads there, until something has the focus whose name fits. Waits until there is a
 * stop of that name. Never beyond the ends of the page, for there the browser's own controls begin.
 * @param {Tab} tab @param {(name: string) => boolean} fits
 */
export async function tabTo(tab, fits) {
  const fitting = async () => {
    const found = await stops(tab);
    return found.names.some(fits) ? found : null;
  };
  for (let step = 0; step < STEPS; step += 1) {
    const { names, at } = await wait(fitting, () => `a stop of Tab that fits ${fits}`);
    if (at >= 0 && fits(names[at])) return;
    const isAhead = names.some((name, i) => i > at && fits(name));
    await tab.press(isAhead ? "Tab" : "Shift+Tab");
  }
  assert.fail(`Tab does not lead to ${fits}`);
}

/** Whether it is the name of a place of the board. @param {string} name */
export const isPlace = (name) => /^(Level \d, \w \d|(Light|Dark)’s reserve):/.test(name);

/** Moves the focus over a board with Light in front. @param {Tab} tab @param {string} place */
export async function walkTo(tab, place) {
  await tabTo(tab, isPlace);
  for (let step = 0; step < STEPS; step += 1) {
    const at = await tab.evaluate(() => focusedElement()?.dataset.place ?? "");
    if (at === place) return;
    await tab.press(nextKey(at, place));
  }
  assert.fail(`the arrows do not lead to ${place}`);
}

/** The key that leads nearer to a place: by levels, then files, then ranks. @type {(at: string, place: string) => string} */
function nextKey(at, place) {
  if (at === "light" || place === "dark") return "ArrowUp";
  if (at === "dark" || place === "light") return "ArrowDown";
  if (at[0] !== place[0]) return at[0] < place[0] ? "PageUp" : "PageDown";
  if (at[1] !== place[1]) return at[1] < place[1] ? "ArrowRight" : "ArrowLeft";
  return at[2] < place[2] ? "ArrowUp" : "ArrowDown";
}

/** The keyboard. */
export const keyboard = handOf(
  async (tab, place) => {
    await walkTo(tab, place);
    await tab.press("Enter");
  },
  async (tab, name) => {
    await tabTo(tab, (focused) => focused === name);
    await tab.press("Enter");
  },
);
