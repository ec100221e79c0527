/**
 * A Pylos board on a canvas, with an accessible twin. It knows no rules: it is handed what to show
 * and what may be clicked, and it answers with events.
 *
 * @import { Board, BoardEvents, BoardView, Camera, Motion, Place, ScreenPoint } from "./types.js"
 * @import { Movement } from "./animate.js"
 * @import { Look } from "./paint.js"
 * @import { Sprites } from "./sprites.js"
 */

import { easeOut, flightTime, newClock, prefersStillness } from "./animate.js";
import { cameraFrom, projectorFor, sameTurnNear } from "./camera.js";
import { paint } from "./paint.js";
import { makeGrain, paintWood } from "./paint-board.js";
import { listenToPointer } from "./pointer.js";
import { buildScene } from "./scene.js";
import { contextOf, makeSprites, newCanvas } from "./sprites.js";
import { beginFlight, land, newState, takeOff } from "./state.js";
import { makeTwin } from "./twin.js";

const CAMERA_TIME = 280;
const MARKS_TIME = 140;
const SIDES_TIME = 260;

/** The largest canvas worth painting, in device pixels a side. */
const MAX_PIXELS = 4096;

/**
 * Builds a board inside an element, which it fills. The element needs a size of its own; it may be
 * hidden for now.
 *
 * @param {HTMLElement} root
 * @param {BoardEvents} on
 * @returns {Board}
 */
export function createBoard(root, on) {
  const state = newState();
  const canvas = document.createElement("canvas");
  canvas.className = "board-canvas";
  canvas.setAttribute("aria-hidden", "true");
  root.classList.add("board");
  root.append(canvas);
  const context = contextOf(canvas);
  const twin = makeTwin(root, on);
  const clock = newClock(frame);

  /** @type {HTMLCanvasElement} */
  const wood = newCanvas(1, 1);
  /** @type {HTMLCanvasElement | null} */
  let grain = null;
  /** @type {Sprites | null} */
  let sprites = null;
  /** @type {Look} */
  let look = { accent: "", casing: "", font: "" };
  let projector = projectorFor(state.camera, 1, 1);
  /** What the wooden layer was painted for. */
  let woodKey = "";
  /** @type {Movement | null} */
  let flying = null;
  /** @type {Movement | null} */
  let swinging = null;
  /** @type {ScreenPoint | null} */
  let dropped = null;

  function frame() {
    if (state.width < 1 || state.height < 1) return;
    aim();
    const { width, height, ratio } = state;
    const radius = projector.scale * ratio;
    // While the camera swings, sprites of nearly the right size will do.
    const settled = !swinging && !state.turning;
    if (!sprites || (settled ? sprites.radius !== radius : sprites.radius < radius * 0.8)) {
      sprites = makeSprites(radius);
    }
    paintWoodOnce(sprites);
    context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
    const scene = buildScene(state, projector);
    paint({ context, state, view: projector, scene, sprites, wood, look });
  }

  /** Brings the projector up to date; the trays fade over when they change sides. */
  function aim() {
    const { near } = projector;
    projector = projectorFor(state.camera, state.width, state.height);
    if (near === projector.near) return;
    clock.run(SIDES_TIME, (progress) => {
      state.sides = easeOut(progress);
    });
  }

  /** @param {Sprites} ready */
  function paintWoodOnce(ready) {
    const { elevation, turn } = state.camera;
    const { width, height } = canvas;
    const key = [elevation, turn, width, height, state.sides, state.ratio].join();
    if (key === woodKey) return;
    woodKey = key;
    const side = Math.max(width, height) > 900 ? 1024 : 512;
    if (grain?.width !== side) grain = makeGrain(side);
    wood.width = width;
    wood.height = height;
    const layer = contextOf(wood);
    layer.scale(width / state.width, height / state.height);
    paintWood(layer, projector, ready, grain, state.sides);
    twin.place(projector);
  }

  function readLook() {
    const style = getComputedStyle(root);
    const read = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
    look = {
      accent: read("--board-accent") || "#35c9b8",
      casing: read("--board-accent-casing") || "rgb(9 38 36 / 78%)",
      font: style.fontFamily || "sans-serif",
    };
  }

  /** Takes the size of the element and the density of the screen. */
  function measure() {
    const { clientWidth: width, clientHeight: height } = root;
    const longest = Math.max(width, height, 1);
    const ratio = Math.min(devicePixelRatio || 1, MAX_PIXELS / longest);
    state.width = width;
    state.height = height;
    state.ratio = ratio;
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== wide || canvas.height !== high) {
      canvas.width = wide;
      canvas.height = high;
      // Setting the size wipes the canvas, and the next frame may be a while away.
      frame();
    }
  }

  const sizes = new ResizeObserver(measure);
  sizes.observe(root);
  const watching = new AbortController();
  watchDensity();

  /** A query for the present density fires once when it changes, and must then be renewed. */
  function watchDensity() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      measure();
      clock.paint();
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

  const stopPointer = listenToPointer(canvas, state, on, {
    projector: () => projector,
    paint: clock.paint,
    turn(change) {
      swinging?.end();
      state.camera = cameraFrom(change, state.camera);
      state.heading = state.camera;
      clock.paint();
    },
    turned() {
      clock.paint();
      on.camera({ ...state.heading });
    },
    dropped(at) {
      dropped = at;
    },
  });

  /** @param {Motion[]} motions */
  async function fly(motions) {
    const { flight } = state;
    if (!flight) return;
    for (const motion of motions) {
      if (state.flight !== flight) return;
      takeOff(flight, motion);
      flying = clock.run(flightTime(projector, flight), (progress) => {
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
    readLook();
    clock.paint();
    const still = motions.length === 0 || document.hidden || prefersStillness();
    if (still || state.width < 1) return Promise.resolve();
    beginFlight(state, before, dropped);
    return fly(motions);
  }

  /** @param {Partial<Camera>} change */
  function setCamera(change) {
    const goal = cameraFrom(change, state.heading);
    swinging?.end();
    const from = { ...state.camera, turn: sameTurnNear(state.camera.turn, goal.turn) };
    state.heading = goal;
    if (from.turn === goal.turn && from.elevation === goal.elevation) {
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
              turn: between(from.turn, goal.turn),
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
      stopPointer();
      watching.abort();
      sizes.disconnect();
      clock.stop();
      twin.destroy();
      canvas.remove();
      root.classList.remove("board");
    },
  };
}

export { DEFAULT_CAMERA } from "./camera.js";
