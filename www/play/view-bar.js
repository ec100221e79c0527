// The small toolbar that moves the camera, and the keys that do the same.

import { onButton, setLabel } from "../site/dom.js";
import { text } from "../text/text.js";
import { byId } from "../site/markup.js";

/** @typedef {import("../pylos-board.js").PylosBoard} PylosBoard */
/** @typedef {PylosBoard["view"]} Look */

const STEP = 45;
const ELEVATIONS = [55, 70, 90];

/** Where the board is seen from unless something else is said. */
const USUAL = { elevation: 60, turn: 0, level: 4, glass: 0 };

/**
 * @param {PylosBoard} board
 * @param {import("./storage.js").Memory} memory
 * @param {(sentence: string) => void} say
 */
export function createViewBar(board, memory, say) {
  const bar = byId("view-bar");
  const button = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (bar.querySelector(`[data-view="${name}"]`));
  const seen = () => ({ ...USUAL, ...board.view });
  let kept = JSON.stringify(seen());

  const render = () => {
    const { elevation, level, glass } = seen();
    setLabel(button("tilt"), text("view.tilt", { elevation }));
    setLabel(button("levels"), text("view.levels", { levels: level }));
    button("glass").setAttribute("aria-pressed", String(glass === 1));
    button("levels")
      .querySelectorAll(".layer")
      .forEach((layer, i) => {
        layer.classList.toggle("off", i >= level);
      });
  };

  /** Shows where the board is seen from now, and remembers it. */
  const follow = () => {
    const look = seen();
    if (JSON.stringify(look) === kept) return;
    kept = JSON.stringify(look);
    render();
    const { level: levels, glass, ...direction } = look;
    memory.keepCamera({ ...direction, levels, seeThrough: glass === 1 });
  };
  board.addEventListener("pylos-change", follow);

  /** @param {Look} change */
  const move = (change) => {
    const next = { ...seen(), ...change };
    board.view = { ...next, turn: next.turn % 360 };
    follow();
  };

  const bar_ = {
    left: () => move({ turn: stepFrom(seen().turn, -1) }),
    right: () => move({ turn: stepFrom(seen().turn, 1) }),
    flip: () => move({ turn: seen().turn + 180 }),
    tilt() {
      const higher = ELEVATIONS.find((elevation) => elevation > seen().elevation + 1);
      move({ elevation: higher ?? ELEVATIONS[0] });
      say(text("view.tilt", { elevation: seen().elevation }));
    },
    glass: () => move({ glass: 1 - seen().glass }),
    levels: () => bar_.showLevels(seen().level === 1 ? 4 : seen().level - 1),
    /** @param {number} level */
    showLevels(level) {
      move({ level });
      say(text("view.levels", { levels: level }));
    },
    render,
  };

  onButton(bar, "view", (name) =>
    /** @type {Record<string, () => void>} */ (/** @type {unknown} */ (bar_))[name](),
  );
  render();
  return bar_;
}

/**
 * The view that was remembered.
 * @param {ReturnType<import("./storage.js").Memory["camera"]>} camera
 * @returns {Look}
 */
export function lookOf({ elevation, turn, levels, seeThrough }) {
  return {
    ...USUAL,
    ...(elevation !== undefined && { elevation }),
    ...(turn !== undefined && { turn: turn % 360 }),
    ...(levels !== undefined && { level: levels }),
    ...(seeThrough && { glass: 1 }),
  };
}

/**
 * The next multiple of the step in a direction, from wherever a drag has left the board.
 * @param {number} turn
 * @param {1 | -1} direction
 */
function stepFrom(turn, direction) {
  const steps = turn / STEP;
  const next = direction > 0 ? Math.floor(steps + 1.01) : Math.ceil(steps - 1.01);
  return next * STEP;
}
