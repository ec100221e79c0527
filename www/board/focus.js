/**
 * Moving the focus over the board by keyboard, as changes of the state.
 * @import { Place } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { State } from "./state.js"
 */

import { cellAt, cellName, isReserve, nearestOnLevel, PLAYERS } from "./geometry.js";
import { projectionOf } from "./projection.js";

/** In quarters of a turn, counterclockwise from the right. */
const [RIGHT, UP, LEFT, DOWN] = [0, 1, 2, 3];

/** @type {Readonly<Record<string, number>>} */
const ARROWS = { ArrowRight: RIGHT, ArrowUp: UP, ArrowLeft: LEFT, ArrowDown: DOWN };

/** Files and ranks of one step in each heading. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** @type {Readonly<Record<string, number>>} */
const LEVEL_KEYS = { PageUp: 1, "+": 1, "=": 1, PageDown: -1, "-": -1 };

/** Makes a place the tab stop. @type {(state: State, place: Place) => void} */
export function setFocus(state, place) {
  state.focus.place = place;
  if (!isReserve(place)) state.focus.cell = place;
}

/** Until the keyboard has been used, the tab stop is the first place that answers. @type {(state: State) => void} */
export function focusFirst(state) {
  const { view, camera, focus } = state;
  const first = view.active.find((place) => camera.reserves || !isReserve(place));
  if (!focus.moved && first !== undefined) setFocus(state, first);
}

/** The place a key leads to; null if there is none, undefined if the key moves no focus. @param {State} state @param {Place} place @param {string} key */
export function placeByKey(state, place, key) {
  const heading = ARROWS[key];
  const step = LEVEL_KEYS[key];
  if (heading !== undefined) return neighbour(state, place, heading);
  if (!step) return undefined;
  const cell = cellAt(place);
  return (cell && nearestOnLevel(cell, cell.level + step)?.name) ?? null;
}

/** The place an arrow leads to, as seen on the screen. @type {(state: State, place: Place, heading: number) => Place | null} */
function neighbour(state, place, heading) {
  const projection = projectionOf(state);
  const cell = cellAt(place);
  // Of two opposite headings, one leads to a reserve and the other back from it.
  const leads = (/** @type {Place} */ reserve, /** @type {number} */ way) =>
    state.camera.reserves && headingsTo(projection, reserve).includes(way);
  if (!cell) return leads(place, (heading + 2) % 4) ? state.focus.cell : null;
  // Of the board's own four directions, the one closest to the arrow on the screen.
  const { rotationSin, rotationCos } = projection;
  const quarters = Math.round(Math.atan2(rotationSin, rotationCos) / (Math.PI / 2));
  const [files, ranks] = STEPS[(heading - quarters + 8) % 4];
  const name = cellName(cell.level, cell.file + files, cell.rank + ranks);
  if (cellAt(name)) return name;
  return PLAYERS.find((player) => leads(player, heading)) ?? null;
}

/** From the board to a reserve: down to the near one and up to the other, and to the side where its tray is. @param {Projection} projection @param {Place} reserve */
function headingsTo({ near, sideways }, reserve) {
  const [vertical, side] = near === reserve ? [DOWN, RIGHT] : [UP, LEFT];
  return sideways ? [vertical, side] : [vertical];
}
