/**
 * For assistive technology and the keyboard: an invisible button for each place, over it on the canvas.
 * @import { BoardEvents, Place } from "./types.js"
 * @import { State } from "./state.js"
 */

import { placeByKey, setFocus } from "./focus.js";
import { CELLS, isReserve } from "./geometry.js";
import { trayTarget } from "./hit.js";
import { placeOf, project, projectionOf } from "./projection.js";

/** @param {HTMLElement} root @param {State} state @param {BoardEvents} on @param {() => void} paint */
export function makeTwin(root, state, on, paint) {
  /** @type {Map<Place, HTMLButtonElement>} */
  const buttons = new Map();
  /** What they are placed for. @type {ReturnType<typeof projectionOf> | null} */
  let placed = null;
  /** @type {(place: Place) => HTMLButtonElement} */
  const newButton = (place) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = isReserve(place) ? "board-twin-reserve" : "board-twin-cell";
    button.dataset.place = place;
    buttons.set(place, button);
    return button;
  };
  const light = newButton("light");
  const levels = [1, 2, 3, 4].map((level) =>
    newGroup(CELLS.filter((cell) => cell.level === level).map(({ name }) => newButton(name))),
  );
  const group = newGroup([light, ...levels, newButton("dark")]);
  group.className = "board-twin";
  setStop();
  root.append(group);

  function setStop() {
    for (const [place, button] of buttons) {
      setAttribute(button, "tabindex", place === state.focus.place ? "0" : "-1");
    }
  }

  /** @param {Place} place */
  function focus(place) {
    setFocus(state, place);
    setStop();
    buttons.get(place)?.focus();
  }

  /** @type {(event: Event) => Place} */
  const placeAt = ({ target }) =>
    /** @type {HTMLElement} */ (target).dataset.place ?? state.focus.place;
  group.addEventListener("focusin", (event) => {
    state.focus.moved = true;
    state.focus.shown = /** @type {HTMLElement} */ (event.target).matches(":focus-visible");
    setFocus(state, placeAt(event));
    setStop();
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
      setAttribute(group, "aria-label", view.boardLabel);
      for (const [index, level] of levels.entries()) {
        setAttribute(level, "aria-label", view.levelLabels[index] ?? "");
      }
      for (const [place, button] of buttons) {
        setAttribute(button, "aria-label", view.labels[place] ?? place);
        setAttribute(button, "aria-pressed", view.picked === place ? "true" : null);
        setAttribute(button, "aria-disabled", view.active.includes(place) ? null : "true");
      }
      setStop();
    },
    /** Follows the camera and the size. */
    place() {
      const projection = projectionOf(state);
      if (projection === placed) return;
      placed = projection;
      const { scale } = projection;
      for (const [place, button] of buttons) {
        if (isReserve(place)) {
          button.hidden = !state.camera.reserves;
          setBox(button, trayTarget(projection, place));
        } else {
          const { x, y } = project(projection, placeOf(projection, place));
          const side = 2 * scale;
          setBox(button, { left: x - scale, top: y - scale, width: side, height: side });
        }
      }
    },
    /** Moves the keyboard focus to a place. @param {Place} [place] */
    focus(place) {
      focus(place && buttons.has(place) ? place : state.focus.place);
    },
    destroy() {
      group.remove();
    },
  };
}

/** @param {HTMLElement[]} members */
function newGroup(members) {
  const group = document.createElement("div");
  group.setAttribute("role", "group");
  group.append(...members);
  return group;
}

/** @type {(element: HTMLElement, name: string, value: string | null) => void} */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** @type {(element: HTMLElement, box: ReturnType<typeof trayTarget>) => void} */
function setBox({ style }, { left, top, width, height }) {
  style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`;
  style.width = `${width.toFixed(1)}px`;
  style.height = `${height.toFixed(1)}px`;
}
