/**
 * The accessible twin: one real button for each cell and each reserve, lying unseen over its place
 * on the canvas. Assistive technology and the keyboard meet the buttons; the pointer meets the
 * canvas beneath.
 *
 * @import { BoardEvents, BoardView, Place, Player } from "./types.js"
 * @import { Projection } from "./projection.js"
 */

import { CELLS, cellAt, cellName, isReserve, nearestOnLevel } from "./geometry.js";
import { trayBox } from "./hit.js";
import { placeOf, project } from "./projection.js";

/**
 * @typedef {object} Twin
 * @property {(view: BoardView) => void} show
 * @property {(projection: Projection) => void} place
 * @property {(place?: Place) => void} focus
 * @property {() => void} destroy
 */

/** @typedef {"left" | "right" | "up" | "down"} Heading */

/** @type {Readonly<Record<string, Heading>>} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** @type {readonly Heading[]} Counterclockwise, a quarter turn each. */
const AROUND = ["right", "up", "left", "down"];

/** @type {Readonly<Record<string, number>>} */
const LEVEL_KEYS = { PageUp: 1, "+": 1, "=": 1, PageDown: -1, "-": -1 };

/**
 * @param {HTMLElement} root
 * @param {BoardEvents} on
 * @returns {Twin}
 */
export function makeTwin(root, on) {
  const group = document.createElement("div");
  group.className = "board-twin";
  group.setAttribute("role", "group");
  /** @type {Map<Place, HTMLButtonElement>} */
  const buttons = new Map();
  /** @type {Map<EventTarget | null, Place>} */
  const places = new Map();
  /** @type {HTMLElement[]} */
  const levels = [];
  /** @type {Place} The one tab stop. */
  let stop = "1a1";
  let moved = false;
  /** @type {Place} Where the arrows return to from a reserve. */
  let lastCell = "1a1";
  /** @type {Projection | null} */
  let projection = null;

  /**
   * @param {Place} place
   * @param {HTMLElement} parent
   */
  function addButton(place, parent) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = isReserve(place) ? "board-twin-reserve" : "board-twin-cell";
    button.tabIndex = place === stop ? 0 : -1;
    button.dataset.place = place;
    buttons.set(place, button);
    places.set(button, place);
    parent.append(button);
  }

  addButton("light", group);
  for (let level = 1; level <= 4; level += 1) {
    const levelGroup = document.createElement("div");
    levelGroup.setAttribute("role", "group");
    levels.push(levelGroup);
    for (const cell of CELLS) if (cell.level === level) addButton(cell.name, levelGroup);
    group.append(levelGroup);
  }
  addButton("dark", group);
  root.append(group);

  /** @param {Place} place */
  function setStop(place) {
    if (!isReserve(place)) lastCell = place;
    if (place === stop) return;
    const before = buttons.get(stop);
    const after = buttons.get(place);
    if (before) before.tabIndex = -1;
    if (after) after.tabIndex = 0;
    stop = place;
  }

  /** @param {Place} place */
  function focusOn(place) {
    setStop(place);
    buttons.get(place)?.focus({ preventScroll: false });
  }

  /** @param {FocusEvent} event */
  function onFocus(event) {
    const place = places.get(event.target);
    if (place === undefined) return;
    moved = true;
    setStop(place);
  }

  /** @param {MouseEvent} event */
  function onClick(event) {
    const place = places.get(event.target);
    if (place !== undefined) on.choose(place);
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const place = places.get(event.target);
    if (place === undefined || !projection) return;
    if (event.key === "Escape") {
      on.cancel();
      return;
    }
    const heading = ARROWS[event.key];
    const step = LEVEL_KEYS[event.key];
    if (!heading && !step) return;
    // Also where there is nowhere to go: the page must not scroll away under the board.
    event.preventDefault();
    const next = heading ? neighbour(projection, place, heading, lastCell) : across(place, step);
    if (next) focusOn(next);
  }

  group.addEventListener("focusin", onFocus);
  group.addEventListener("click", onClick);
  group.addEventListener("keydown", onKey);

  return {
    show(view) {
      setAttribute(group, "aria-label", view.boardLabel);
      for (const [index, level] of levels.entries()) {
        setAttribute(level, "aria-label", view.levelLabels[index] ?? "");
      }
      for (const [place, button] of buttons) {
        setAttribute(button, "aria-label", view.labels[place] ?? place);
        setAttribute(button, "aria-pressed", view.picked === place ? "true" : null);
        setAttribute(button, "aria-disabled", view.active.includes(place) ? null : "true");
      }
      // Until somebody has used the twin, its door is a place where something can be done.
      const door = view.active.find((place) => !buttons.get(place)?.hidden);
      if (!moved && door !== undefined) setStop(door);
    },
    place(next) {
      projection = next;
      const radius = next.scale;
      for (const [place, button] of buttons) {
        if (isReserve(place)) {
          button.hidden = !next.reserves;
          const { left, top, width, height } = trayBox(next, place);
          setBox(button, left, top, width, height);
        } else {
          const { x, y } = project(next, placeOf(next, place));
          setBox(button, x - radius, y - radius, 2 * radius, 2 * radius);
        }
      }
    },
    focus(place) {
      focusOn(place && buttons.has(place) ? place : stop);
    },
    destroy() {
      group.remove();
    },
  };
}

/**
 * The place an arrow leads to, as seen on the screen.
 *
 * @param {Projection} view
 * @param {Place} place
 * @param {Heading} heading
 * @param {Place} lastCell
 * @returns {Place | null}
 */
function neighbour(view, place, heading, lastCell) {
  if (isReserve(place)) return waysTo(view, place).includes(opposite(heading)) ? lastCell : null;
  const cell = cellAt(place);
  if (!cell) return null;
  // Of the board's own four directions, take the one that now looks most like the arrow.
  const quarters = Math.round(Math.atan2(view.rotationSin, view.rotationCos) / (Math.PI / 2));
  const own = AROUND[(AROUND.indexOf(heading) - quarters + 8) % 4];
  const file = cell.file + (own === "right" ? 1 : own === "left" ? -1 : 0);
  const rank = cell.rank + (own === "up" ? 1 : own === "down" ? -1 : 0);
  const side = 5 - cell.level;
  if (file >= 0 && file < side && rank >= 0 && rank < side) {
    return cellName(cell.level, file, rank);
  }
  for (const player of /** @type {Player[]} */ (["light", "dark"])) {
    if (waysTo(view, player).includes(heading)) return player;
  }
  return null;
}

/** @param {Heading} heading */
const opposite = (heading) => AROUND[(AROUND.indexOf(heading) + 2) % 4];

/**
 * The headings that lead from the board to a reserve: down to the nearer player's and up to the
 * other's, however wide the page is, and besides to the side it is seen on.
 *
 * @param {Projection} view
 * @param {Player} player
 * @returns {Heading[]}
 */
function waysTo(view, player) {
  if (!view.reserves) return [];
  const near = view.near === player;
  /** @type {Heading} */
  const side = near ? "right" : "left";
  return [near ? "down" : "up", ...(view.sideways ? [side] : [])];
}

/**
 * @param {Place} place
 * @param {number} step
 * @returns {Place | null}
 */
function across(place, step) {
  const cell = cellAt(place);
  return (cell && nearestOnLevel(cell, cell.level + step)?.name) ?? null;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string | null} value
 */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * @param {HTMLElement} element
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
function setBox(element, left, top, width, height) {
  const { style } = element;
  style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`;
  style.width = `${width.toFixed(1)}px`;
  style.height = `${height.toFixed(1)}px`;
}
