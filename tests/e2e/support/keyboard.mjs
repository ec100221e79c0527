/** Using the page with the keyboard alone. */

import assert from "node:assert/strict";
import { nameOf } from "./play.mjs";

/** @typedef {import("./tab.mjs").Tab} Tab */

/** More stops than this one page has not. */
const STOPS = 60;

/** The accessible name of what has the focus. @param {Tab} tab @returns {Promise<string>} */
export function focused(tab) {
  return tab.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const text = labels.length > 0 ? labels[0].textContent : element?.textContent;
    return (element?.ariaLabel ?? text ?? "").trim().replace(/\s+/g, " ");
  });
}

/**
 * Presses Tab until something has the focus whose name fits.
 *
 * @param {Tab} tab
 * @param {(name: string) => boolean} fits
 * @param {string} [key]
 */
export async function tabTo(tab, fits, key = "Tab") {
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (fits(await focused(tab))) return;
    await tab.press(key);
  }
  assert.fail(`${key} does not lead to ${fits}`);
}

/** Whether it is the name of a place of the board. @param {string} name */
export const isPlace = (name) => /^(Level \d, \w \d|Light reserve|Dark reserve):/.test(name);

/**
 * Moves the focus over the board to a cell.
 *
 * @param {Tab} tab
 * @param {string} cell
 */
export async function walkTo(tab, cell) {
  await tabTo(tab, isPlace);
  const wanted = nameOf(cell);
  for (let step = 0; step < STOPS; step += 1) {
    const name = await focused(tab);
    if (name.startsWith(wanted)) return;
    await tab.press(nextKey(name, cell));
  }
  assert.fail(`the arrows do not lead to ${wanted}`);
}

/**
 * The key that leads nearer to a place: by levels, then files, then ranks.
 *
 * @param {string} name What has the focus.
 * @param {string} place
 */
function nextKey(name, place) {
  if (name.startsWith("Light")) return "ArrowUp";
  if (name.startsWith("Dark")) return "ArrowDown";
  const [, level, file, rank] = /^Level (\d), (\w) (\d):/.exec(name) ?? [];
  if (place === "light") return "ArrowDown";
  if (place === "dark") return "ArrowUp";
  if (level !== place[0]) return level < place[0] ? "PageUp" : "PageDown";
  if (file !== place[1]) return file < place[1] ? "ArrowRight" : "ArrowLeft";
  return rank < place[2] ? "ArrowUp" : "ArrowDown";
}

/**
 * The keyboard, in a page whose board stands as at first: light near, dark far.
 *
 * @type {import("./play.mjs").Hand}
 */
export const keyboard = {
  async choose(tab, place) {
    await walkTo(tab, place);
    await tab.press("Enter");
  },
  async press(tab, name) {
    await tabTo(tab, (focused) => focused === name);
    await tab.press("Enter");
  },
};
