/**
 * A Pylos board on a canvas, with an accessible twin. It knows no rules: it is handed what to show
 * and what may be clicked, and it answers with events.
 *
 * @import { Board, BoardEvents, BoardView, Camera, Motion, Place } from "./types.js"
 * @import { Movement } from "./animate.js"
 * @import { Look } from "./paint.js"
 * @import { Drop } from "./pointer.js"
 */

import { adoptStyle } from "../site/adopt-style.js";
import { easeOut, flightTime, newClock, prefersStillness } from "./animate.js";
import { cameraFrom, rotationNear } from "./camera.js";
import { newEasel } from "./painter-host.js";
import { listenToPointer } from "./pointer.js";
import { projectionFor } from "./projection.js";
import { beginFlight, land, newState, takeOff } from "./state.js";
import { boardStyle } from "./style.js";
import { makeTwin } from "./twin.js";

const CAMERA_TIME = 280;
const MARKS_TIME = 140;
const SIDES_TIME = 260;
/** Milliseconds without a change until the picture is painted in full. */
const REST_TIME = 90;

/** The largest canvas worth painting, in device pixels a side. */
const MAX_PIXELS = 4096;

/**
 * Builds a board inside an element of a document or shadow tree, which it fills. The element needs
 * a size of its own; it may be hidden for now.
 *
 * @param {HTMLElement} root
 * @param {BoardEvents} on
 * @param {Partial<Camera>} [camera] Where it is seen from at first.
 * @returns {Board}
 */
export function createBoard(root, on, camera = {}) {
  const state = newState();
  state.camera = cameraFrom(camera, state.camera);
  state.heading = state.camera;
  const canvas = document.createElement("canvas");
  canvas.className = "board-canvas";
  canvas.setAttribute("aria-hidden", "true");
  adoptStyle(/** @type {Document | ShadowRoot} */ (root.getRootNode()), boardStyle);
  root.classList.add("board");
  root.append(canvas);
  const easel = newEasel(canvas);
  const twin = makeTwin(root, on);
  const clock = newClock(frame);

  /** @type {Look} */
  let look = { accent: "", good: "", even: "", bad: "", casing: "", font: "" };
  let projection = projectionFor(state.camera, 1, 1);
  let aimedFor = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  /** @type {Movement | null} */
  let flying = null;
  /** @type {Movement | null} */
  let swinging = null;
  /** @type {Drop | null} */
  let drop = null;

  function frame() {
    if (state.width < 1 || state.height < 1) return;
    const swung = aim();
    const swings = swung || swinging !== null;
    const moving = swings || state.flight !== null || state.drag !== null || state.sides < 1;
    clearTimeout(resting);
    if (moving) resting = setTimeout(rested, REST_TIME);
    picture(moving, swings);
  }

  /** What moved fast was painted coarsely; now there is time. */
  function rested() {
    picture(false, false);
  }

  /**
   * @param {boolean} hurry
   * @param {boolean} swinging
   */
  function picture(hurry, swinging) {
    // Nobody reads labels on a canvas.
    const view = { ...state.view, labels: {} };
    easel.show({ state: { ...state, view }, look, hurry, swinging });
  }

  /**
   * Brings the projection up to date; the trays fade over when they change sides.
   *
   * @returns {boolean} Whether the view has changed.
   */
  function aim() {
    const { camera, width, height } = state;
    const key = [camera.elevation, camera.rotation, camera.reserves, width, height].join();
    if (key === aimedFor) return false;
    aimedFor = key;
    const { near } = projection;
    projection = projectionFor(camera, width, height);
    twin.place(projection);
    if (near !== projection.near) {
      clock.run(SIDES_TIME, (progress) => {
        state.sides = easeOut(progress);
      });
    }
    return true;
  }

  function readLook() {
    const style = getComputedStyle(root);
    const read = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
    look = {
      accent: read("--pylos-mark") || "#35c9b8",
      good: read("--pylos-mark-good") || "#8fdc8a",
      even: read("--pylos-mark-even") || "#f3dc9c",
      bad: read("--pylos-mark-bad") || "#ff9f8a",
      casing: read("--pylos-mark-casing") || "rgb(9 38 36 / 78%)",
      font: style.fontFamily || "sans-serif",
    };
  }

  /**
   * Takes the size of the canvas and the density of the screen.
   *
   * @param {number} width In CSS pixels.
   * @param {number} height
   * @param {number} pixels Device pixels the width takes, where the browser knows them exactly.
   */
  function resize(width, height, pixels) {
    const sharp = width > 0 ? pixels / width : 1;
    const ratio = Math.min(sharp, MAX_PIXELS / Math.max(width, height, 1));
    if (width === state.width && height === state.height && ratio === state.ratio) return;
    Object.assign(state, { width, height, ratio });
    frame();
  }

  function measure() {
    const { clientWidth, clientHeight } = canvas;
    resize(clientWidth, clientHeight, clientWidth * (devicePixelRatio || 1));
    clock.paint();
  }

  const sizes = new ResizeObserver(([entry]) => {
    const { width, height } = entry.contentRect;
    const about = width * (devicePixelRatio || 1);
    const exact = entry.devicePixelContentBoxSize?.[0].inlineSize ?? about;
    // Emulated screens report CSS pixels here; the exact number only settles the rounding.
    resize(width, height, Math.abs(exact - about) < 1 ? exact : about);
    clock.paint();
  });
  try {
    sizes.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    // This browser does not tell exact pixels.
    sizes.observe(canvas);
  }
  const watching = new AbortController();
  watchDensity();

  /** A query for the present density fires once when it changes, and must then be renewed. */
  function watchDensity() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      measure();
      watchDensity();
    };
    query.addEventListener("change", changed, { once: true, signal: watching.signal });
  }

  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
    const repaint = () => {
      readLook();
      clock.paint();
    };
    matchMedia(query).addEventListener("change", repaint, { signal: watching.signal });
  }

  const pointer = listenToPointer(canvas, state, on, {
    projection: () => projection,
    paint: clock.paint,
    turn(change) {
      swinging?.end();
      state.camera = cameraFrom(change, state.camera);
      state.heading = state.camera;
      clock.paint();
    },
    turned() {
      clock.paint();
      const tidy = (/** @type {number} */ degrees) => Math.round(degrees * 10) / 10;
      const { rotation, elevation } = state.heading;
      state.heading = { ...state.heading, rotation: tidy(rotation), elevation: tidy(elevation) };
      state.camera = state.heading;
      on.camera({ ...state.heading });
    },
    dropped(next) {
      drop = next;
    },
  });

  /** @param {Motion[]} motions */
  async function fly(motions) {
    const { flight } = state;
    if (!flight) return;
    for (const motion of motions) {
      if (state.flight !== flight) return;
      takeOff(flight, motion);
      flying = clock.run(flightTime(projection, flight), (progress) => {
        flight.progress = progress;
      });
      await flying.finished;
      land(flight);
    }
    if (state.flight === flight) rest();
  }

  function rest() {
    state.flight = null;
    clock.run(MARKS_TIME, (progress) => {
      state.marks = progress;
    });
  }

  /**
   * @param {BoardView} view
   * @param {Motion[]} motions
   */
  function show(view, motions = []) {
    const before = state.view;
    state.flight = null;
    flying?.end();
    state.view = view;
    twin.show(view);
    pointer.refresh();
    readLook();
    clock.paint();
    const still = motions.length === 0 || document.hidden || prefersStillness();
    if (still || state.width < 1) return Promise.resolve();
    beginFlight(state, before, drop?.place === motions[0].from ? drop.at : null);
    return fly(motions);
  }

  /** @param {Partial<Camera>} change */
  function setCamera(change) {
    const goal = cameraFrom(change, state.heading);
    swinging?.end();
    const from = { ...state.camera, rotation: rotationNear(state.camera.rotation, goal.rotation) };
    state.heading = goal;
    if (from.rotation === goal.rotation && from.elevation === goal.elevation) {
      state.camera = goal;
      clock.paint();
      return;
    }
    const swing = clock.run(state.width < 1 ? 0 : CAMERA_TIME, (progress) => {
      const way = easeOut(progress);
      const between = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * way;
      state.camera =
        progress === 1
          ? goal
          : {
              ...goal,
              rotation: between(from.rotation, goal.rotation),
              elevation: between(from.elevation, goal.elevation),
            };
    });
    swinging = swing;
    swing.finished.then(() => {
      if (swinging !== swing) return;
      swinging = null;
      clock.paint();
    });
  }

  readLook();
  measure();

  return {
    show,
    get camera() {
      return { ...state.heading };
    },
    setCamera,
    /** @param {Place} [place] */
    focus(place) {
      twin.focus(place);
    },
    destroy() {
      pointer.stop();
      watching.abort();
      sizes.disconnect();
      clock.stop();
      clearTimeout(resting);
      easel.stop();
      twin.destroy();
      canvas.remove();
      root.classList.remove("board");
    },
  };
}

export { DEFAULT_CAMERA } from "./camera.js";
