/**
 * What the eye opens: everything about the view of the board; and the keys that do the same.
 * @import { PylosBoard } from "../pylos-board.js"
 */

import { nextElevation } from "../board/geometry.js";
import { PICTURES } from "../element/controls.js";
import { byId } from "../site/markup.js";
import { button, h, icon } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";
import { memory, seen, settings } from "./first.js";

const STEP = 45;

const GLASS = "M3 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0";
const HIDDEN = "M9 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0";
const { content, ...svg } = icon(GLASS);
const dashed = h("path", { d: HIDDEN, "stroke-dasharray": "3 2.3" });

/** The buttons by their names, with their pictures. */
const BUTTONS = {
  glass: { ...svg, content: [...content, dashed] },
  apart: icon("M3 9h8v8H3zM14 11h6v6h-6z"),
  turn: icon(PICTURES.right),
  tilt: icon("M3 17l9-4 9 4-9 4zM12 10V3M9 6l3-3 3 3"),
  reset: icon(PICTURES.left),
  signs: icon(
    "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9.5 9.5a2.5 2.5 0 1 1 3.4 2.3q-.9.4-.9 1.7M12 17h.01",
  ),
};

/** @type {(board: PylosBoard, say: (sentence: string) => void) => { render: () => void, acts: Record<string, (key: string) => void> }} */
export function createViewBar(board, say) {
  const root = byId("view");
  const written = (camera = seen()) => Object.values(camera).join();
  /** Whether the levels are seen side by side, in the plan. */
  const isFlat = () => {
    const plan = board.shadowRoot?.querySelector(".plan");
    return Boolean(plan?.clientHeight && getComputedStyle(plan).visibility === "visible");
  };

  const render = () => {
    const { elevation, seeThrough } = seen();
    /** @type {Record<string, Record<string, string | boolean>>} */
    const states = {
      glass: { "aria-pressed": String(seeThrough) },
      apart: { "aria-pressed": String(isFlat()) },
      reset: { hidden: written() === written(seen({})) },
    };
    const names = /** @type {(keyof typeof BUTTONS)[]} */ (Object.keys(BUTTONS));
    const buttons = names.map((name) => {
      const words = h("span", {}, text(`view.${name}`, { elevation }));
      return button("action", name, states[name] ?? {}, BUTTONS[name], words);
    });
    renew(root, ...buttons);
  };

  /** Shows what is on, beside the button. */
  const place = () => {
    render();
    const eye = document.getElementById("eye")?.getBoundingClientRect();
    if (eye === undefined) return;
    const { width, height } = root.getBoundingClientRect();
    const below = eye.bottom + 8 + height > innerHeight ? eye.top - 8 - height : eye.bottom + 8;
    root.style.top = `${Math.max(8, below)}px`;
    root.style.left = `${Math.max(8, Math.min(eye.left, innerWidth - width - 8))}px`;
  };
  root.addEventListener("toggle", place);
  // It may have been opened before its content was there.
  place();

  /** @param {PylosBoard["camera"]} change */
  const move = (change) => {
    const next = { ...seen(), ...change };
    board.camera = { ...next, rotation: next.rotation % 360 };
    memory.camera.write(seen());
    render();
  };

  const acts = {
    // To the next multiple of the step, from any angle a drag has left.
    left: () => move({ rotation: STEP * Math.ceil(seen().rotation / STEP - 1.01) }),
    turn: () => move({ rotation: STEP * Math.floor(seen().rotation / STEP + 1.01) }),
    flip: () => move({ rotation: seen().rotation + 180 }),
    tilt() {
      move({ elevation: nextElevation(seen().elevation) });
      say(text("view.tilt", { elevation: seen().elevation }));
    },
    reset() {
      move(seen({}));
      say(text("view.reset"));
    },
    glass: () => move({ seeThrough: !seen().seeThrough }),
    apart() {
      settings.set("plan", isFlat() ? "off" : "on");
      queueMicrotask(render);
    },
    /** @param {string} key How many of them. */
    levels(key) {
      const levels = Number(key);
      move({ levels });
      say(text("view.levels", { levels }));
    },
  };
  return { render, acts };
}
