// The small toolbar that moves the camera, and the keys that do the same.

import { onButton, setLabel } from "../dom.js";
import { text } from "../text/text.js";
import { byId } from "./dom.js";

/** @typedef {import("../board/types.js").Board} Board */
/** @typedef {import("../board/types.js").Camera} Camera */

const STEP = 45;
const ELEVATIONS = [55, 70, 90];

/**
 * @param {Board} board
 * @param {(camera: Camera) => void} onMoved to remember it
 * @param {(sentence: string) => void} say
 */
export function createViewBar(board, onMoved, say) {
  const bar = byId("view-bar");
  const button = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (bar.querySelector(`[data-view="${name}"]`));

  const render = () => {
    const { elevation, levels, seeThrough } = board.camera;
    setLabel(button("tilt"), text("view.tilt", { elevation }));
    setLabel(button("levels"), text("view.levels", { levels }));
    button("glass").setAttribute("aria-pressed", String(seeThrough));
    button("levels")
      .querySelectorAll(".layer")
      .forEach((layer, i) => {
        layer.classList.toggle("off", i >= levels);
      });
  };

  /** @param {Partial<Camera>} change */
  const move = (change) => {
    board.setCamera(change);
    render();
    onMoved(board.camera);
  };

  const bar_ = {
    left: () => move({ turn: stepFrom(board.camera.turn, -1) }),
    right: () => move({ turn: stepFrom(board.camera.turn, 1) }),
    flip: () => move({ turn: board.camera.turn + 180 }),
    tilt() {
      const higher = ELEVATIONS.find((elevation) => elevation > board.camera.elevation + 1);
      move({ elevation: higher ?? ELEVATIONS[0] });
      say(text("view.tilt", { elevation: board.camera.elevation }));
    },
    glass: () => move({ seeThrough: !board.camera.seeThrough }),
    levels: () => bar_.showLevels(board.camera.levels === 1 ? 4 : board.camera.levels - 1),
    /** @param {number} levels */
    showLevels(levels) {
      move({ levels: /** @type {Camera["levels"]} */ (levels) });
      say(text("view.levels", { levels }));
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
 * The next multiple of the step in a direction, from wherever a drag has left the board.
 * @param {number} turn
 * @param {1 | -1} direction
 */
function stepFrom(turn, direction) {
  const steps = turn / STEP;
  const next = direction > 0 ? Math.floor(steps + 1.01) : Math.ceil(steps - 1.01);
  return next * STEP;
}
