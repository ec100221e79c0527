/**
 * For assistive technology and the keyboard: an invisible button for each place, over it on the canvas.
 * @import { BoardEvents, Place } from "./types.js"
 * @import { Projection } from "./projection.js"
 * @import { State } from "./state.js"
 */

import { enable, setAria } from "../site/dom.js";
import { h, toElement } from "../site/nodes.js";
import { CELLS, cellAt, cellName, isReserve, PLAYERS } from "./geometry.js";
import { projectionOf } from "./projection.js";
import { targetOf } from "./scene.js";

/** @param {HTMLElement} root @param {State} state @param {BoardEvents} on @param {() => void} paint */
export function makeTwin(root, state, on, paint) {
  /** @type {Map<Place, HTMLButtonElement>} */
  const buttons = new Map();
  /** What they are placed for. @type {Projection | null} */
  let placed = null;
  const newButton = (/** @type {Place} */ place) => {
    const name = isReserve(place) ? "board-twin-reserve" : "board-twin-cell";
    const part = h("button", { type: "button", class: name, "data-place": place });
    const button = /** @type {HTMLButtonElement} */ (toElement(part));
    buttons.set(place, button);
    return button;
  };
  const levels = [1, 2, 3, 4].map((level) =>
    newGroup(CELLS.filter((cell) => cell.level === level).map(({ name }) => newButton(name))),
  );
  const group = newGroup([newButton("light"), ...levels, newButton("dark")], "board-twin");
  root.append(group);

  /** Makes a place the tab stop. */
  function setStop(place = state.focus.place) {
    setFocus(state, place);
    for (const [each, button] of buttons) button.tabIndex = each === place ? 0 : -1;
  }

  /** @param {Place} place @param {FocusOptions} [options] */
  function focus(place, options) {
    setStop(place);
    buttons.get(place)?.focus(options);
  }

  /** @type {(event: Event) => Place} */
  const placeAt = ({ target }) =>
    /** @type {HTMLElement} */ (target).dataset.place ?? state.focus.place;
  group.addEventListener("focusin", (event) => {
    state.focus.moved = true;
    state.focus.shown = /** @type {HTMLElement} */ (event.target).matches(":focus-visible");
    setStop(placeAt(event));
    paint();
  });
  group.addEventListener("focusout", () => {
    state.focus.shown = false;
    paint();
  });
  group.addEventListener("click", (event) => on.choose(placeAt(event)));
  group.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") return on.cancel();
    const next = placeByKey(state, placeAt(event), event.key);
    if (next === undefined) return;
    // Also if there is no such place: the page must not scroll under the board.
    event.preventDefault();
    if (next) focus(next);
  });

  return {
    /** Follows the view and the focus. */
    show() {
      const { view } = state;
      focusFirst(state);
      setAria(group, "label", view.boardLabel);
      for (const [index, level] of levels.entries()) {
        setAria(level, "label", view.levelLabels[index] ?? "");
      }
      for (const [place, button] of buttons) {
        setAria(button, "label", view.labels[place] ?? place);
        setAria(button, "pressed", view.picked === place || null);
        enable(button, view.active.includes(place));
      }
      setStop();
    },
    /** Follows the camera and the size. */
    place() {
      const projection = projectionOf(state);
      if (projection === placed) return;
      placed = projection;
      for (const [place, button] of buttons) {
        button.hidden = isReserve(place) && !state.camera.reserves;
        const { left, top, width, height } = targetOf(projection, place);
        button.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`;
        button.style.width = `${width.toFixed(1)}px`;
        button.style.height = `${height.toFixed(1)}px`;
      }
    },
    /** Moves the keyboard focus to a place, by default to the tab stop. @param {Place | null} place @param {FocusOptions} [options] */
    focus(place, options) {
      focus(place ?? state.focus.place, options);
    },
  };
}

/** @param {HTMLElement[]} members */
function newGroup(members, name = "") {
  const group = toElement(h("div", { role: "group", class: name }));
  group.append(...members);
  return group;
}

/** In quarters of a turn, counterclockwise from the right. */
const [RIGHT, UP, LEFT, DOWN] = [0, 1, 2, 3];

/** @type {Readonly<Record<string, number>>} */
const ARROWS = { ArrowRight: RIGHT, ArrowUp: UP, ArrowLeft: LEFT, ArrowDown: DOWN };

/** @type {Readonly<Record<string, number>>} */
const LEVEL_KEYS = { PageUp: 1, "+": 1, "=": 1, PageDown: -1, "-": -1 };

/** Makes a place the tab stop. @type {(state: State, place: Place) => void} */
export const setFocus = ({ focus }, place) =>
  Object.assign(focus, { place, cell: isReserve(place) ? focus.cell : place });

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
  if (!cell) return null;
  const distance = (/** @type {typeof cell} */ { at }) =>
    Math.hypot(at.x - cell.at.x, at.y - cell.at.y);
  const [nearest] = CELLS.filter(({ level }) => level === cell.level + step).sort(
    (a, b) => distance(a) - distance(b),
  );
  return nearest?.name ?? null;
}

/** The place an arrow leads to, as seen on the screen. @type {(state: State, place: Place, heading: number) => Place | null} */
function neighbour(state, place, heading) {
  const { near, sideways, rotationSin, rotationCos } = projectionOf(state);
  const cell = cellAt(place);
  // From the board to a reserve: down to the near one and up to the other, and to the side where its tray is.
  const leads = (/** @type {Place} */ reserve, /** @type {number} */ way) => {
    const [vertical, side] = near === reserve ? [DOWN, RIGHT] : [UP, LEFT];
    return state.camera.reserves && (way === vertical || (sideways && way === side));
  };
  // Of two opposite headings, one leads to a reserve and the other back from it.
  if (!cell) return leads(place, (heading + 2) % 4) ? state.focus.cell : null;
  // Of the board's own four directions, the one closest to the arrow on the screen.
  const quarter = Math.PI / 2;
  const way = (heading - Math.round(Math.atan2(rotationSin, rotationCos) / quarter)) * quarter;
  const [files, ranks] = [Math.cos(way), Math.sin(way)].map(Math.round);
  const name = cellName(cell.level, cell.file + files, cell.rank + ranks);
  if (cellAt(name)) return name;
  return PLAYERS.find((player) => leads(player, heading)) ?? null;
}
