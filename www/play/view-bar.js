/**
 * The toolbar that moves the camera, and the keys that do the same.
 * @import { PylosBoard } from "../pylos-board.js"
 * @import { Memory } from "../library/storage.js"
 * @import { Settings } from "../library/settings.js"
 */

import { DEFAULT_CAMERA, nextElevation } from "../board/camera.js";
import { enable, setLabel } from "../site/dom.js";
import { OUTLINES } from "../site/icon.js";
import { byId, localise } from "../site/markup.js";
import { text } from "../text/text.js";
import { makeTools } from "./tools.js";

const STEP = 45;

/** Milliseconds after which the button or key of see-through balls counts as held. */
const HOLD = 400;

/** The tools by their names, with their pictures. @type {Readonly<Record<string, string>>} */
const TOOLS = {
  left: OUTLINES.left,
  right: OUTLINES.right,
  tilt: "M3 17l9-4 9 4-9 4zM12 10V3M9 6l3-3 3 3",
  glass: '<circle cx="9" cy="14" r="6" /><circle cx="15" cy="10" r="6" stroke-dasharray="3 2.3" />',
  apart: `<path class="layer" d="M12 15.5L21 19l-9 3.5L3 19z" />
    <path class="layer" d="M12 10.5l7 2.7-7 2.7-7-2.7z" />
    <path class="layer" d="M12 6l5 1.9-5 1.9-5-1.9z" />
    <circle class="layer" cx="12" cy="3.2" r="1.9" />`,
  reset: "M4 11l8-7 8 7M6 9.5V20h12V9.5",
};

/**
 * @param {PylosBoard} board
 * @param {Memory} memory
 * @param {Settings} settings
 * @param {(sentence: string) => void} say
 */
export function createViewBar(board, memory, settings, say) {
  const bar = byId("view-bar");
  makeTools(bar, "view", TOOLS);
  const button = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (bar.querySelector(`[data-view="${name}"]`));
  const seen = (camera = board.camera) => {
    const { elevation, rotation, levels, seeThrough } = { ...DEFAULT_CAMERA, ...camera };
    return { elevation, rotation, levels, seeThrough };
  };
  const written = (camera = seen()) => Object.values(camera).join();
  const usual = written(seen({}));
  /** Whether the levels are seen side by side, in the plan. */
  const isFlat = () => (board.shadowRoot?.querySelector(".plan")?.getClientRects().length ?? 0) > 0;

  const render = () => {
    const { elevation, levels, seeThrough } = seen();
    localise(bar);
    setLabel(button("tilt"), text("view.tilt", { elevation }));
    button("glass").ariaPressed = String(seeThrough);
    button("apart").ariaPressed = String(isFlat());
    enable(button("reset"), written() !== usual);
    for (const [i, layer] of button("apart").querySelectorAll(".layer").entries()) {
      layer.classList.toggle("off", i >= levels);
    }
  };

  /** Shows and remembers the camera, where it has changed. */
  const follow = () => {
    if (written() === written(seen(memory.camera()))) return;
    render();
    memory.keepCamera(seen());
  };
  board.addEventListener("pylos-change", ({ detail: { cause } }) => {
    if (cause === "camera") follow();
    // The board has arranged itself by then.
    if (cause === "load") {
      render();
      follow();
    }
  });
  settings.follow((name) => name === "plan" && queueMicrotask(render));

  /** @param {PylosBoard["camera"]} change */
  const move = (change) => {
    const next = { ...seen(), ...change };
    board.camera = { ...next, rotation: next.rotation % 360 };
    follow();
  };

  const toggleGlass = () => move({ seeThrough: !seen().seeThrough });
  let down = false;

  /** Toggles see-through balls; where the press is held or taken away, its end toggles them back. @param {"keyup" | "pointerup"} release */
  function press(release) {
    // A key that is held comes again and again.
    if (down) return;
    down = true;
    toggleGlass();
    const start = performance.now();
    const waiting = new AbortController();
    for (const type of [release, "pointercancel", "blur"]) {
      const end = () => {
        waiting.abort();
        down = false;
        if (type !== release || performance.now() - start >= HOLD) toggleGlass();
      };
      addEventListener(type, end, { signal: waiting.signal });
    }
  }
  const glass = button("glass");
  glass.addEventListener("pointerdown", ({ button }) => button === 0 && press("pointerup"));
  // A pointer has pressed it before.
  glass.addEventListener("click", ({ detail }) => detail === 0 && toggleGlass());
  glass.addEventListener("contextmenu", (event) => event.preventDefault());

  const tools = {
    left: () => move({ rotation: stepFrom(seen().rotation, -1) }),
    right: () => move({ rotation: stepFrom(seen().rotation, 1) }),
    flip: () => move({ rotation: seen().rotation + 180 }),
    tilt() {
      move({ elevation: nextElevation(seen().elevation) });
      say(text("view.tilt", { elevation: seen().elevation }));
    },
    reset() {
      move(seen({}));
      say(text("view.reset"));
    },
    glassKey: () => press("keyup"),
    apart: () => settings.set("plan", isFlat() ? "off" : "on"),
    ...Object.fromEntries(
      [1, 2, 3, 4].map((levels) => [
        `levels${levels}`,
        () => {
          move({ levels });
          say(text("view.levels", { levels }));
        },
      ]),
    ),
    render,
  };

  render();
  return tools;
}

/**
 * The next multiple of the step in a direction, from any angle a drag has left.
 * @param {number} rotation
 * @param {1 | -1} direction
 */
function stepFrom(rotation, direction) {
  const steps = rotation / STEP;
  const next = direction > 0 ? Math.floor(steps + 1.01) : Math.ceil(steps - 1.01);
  return next * STEP;
}
