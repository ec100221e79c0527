/**
 * A Pylos board on a canvas, with an accessible twin. It knows no rules: the caller passes what to
 * show and what may be clicked, and receives events.
 * @import { Board, BoardEvents, Camera } from "./types.js"
 */

import { adoptStyle } from "../site/adopt-style.js";
import { late } from "../site/late.js";
import { advance, crowns, moveCamera, settle, showView } from "./animate.js";
import { canPaint } from "./canvas.js";
import { newPainterHost } from "./painter-host.js";
import { readPalette } from "./palette.js";
import { listenToPointer } from "./pointer.js";
import { paintForPrint } from "./print.js";
import { ballAt, newState } from "./state.js";
import { boardStyle } from "./style.js";
import { makeTwin } from "./twin.js";

/** The plan, when a board has one. */
export const plans = late(() => import("./plan.js"));

/** Milliseconds without a change until the picture is painted in full. */
const REST_TIME = 90;

/** Frames may stop coming (a hidden page, a sleeping phone); animations end in time all the same. */
const GRACE = 250;

/** The largest canvas worth painting, in device pixels per side. */
const MAX_PIXELS = 4096;

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/**
 * Builds a board inside an element of a document or shadow tree, which it fills. The element needs
 * a size of its own; it may be hidden for now.
 * @param {HTMLElement} root
 * @param {BoardEvents} on
 * @param {Partial<Camera>} [camera] The camera at first.
 * @returns {Board}
 */
export function createBoard(root, on, camera) {
  const state = newState(camera);
  const canvas = document.createElement("canvas");
  canvas.className = "board-canvas";
  canvas.setAttribute("aria-hidden", "true");
  adoptStyle(/** @type {Document | ShadowRoot} */ (root.getRootNode()), boardStyle);
  root.classList.add("board");
  root.append(canvas);
  const painter = newPainterHost(canvas);
  const twin = makeTwin(root, state, on, ask);
  const pointer = listenToPointer(
    canvas,
    state,
    {
      choose(place) {
        const { flight, view } = state;
        land();
        // A click counts if it means what was seen there.
        if (flight === null || ballAt(flight, place) === ballAt(view, place)) on.choose(place);
      },
      cancel() {
        land();
        on.cancel();
      },
      camera: (camera) => on.camera(camera),
    },
    ask,
  );
  const listening = new AbortController();
  const { signal } = listening;

  let request = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let overdue;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  /** Whether it may soon be seen; else it is not painted. */
  let near = true;
  /** @type {HTMLCanvasElement | null} The picture that is printed. */
  let printed = null;
  /** @type {HTMLElement | null} Where the plan is wanted. */
  let planRoom = null;
  /** @type {import("./plan.js").Plan | null} */
  let plan = null;
  /** What the twin's buttons were placed for. */
  let placedFor = "";
  /** Resolves what `show` returned last. */
  let landed = () => {};

  /** Asks for one frame; more follow only while something moves. */
  function ask() {
    if (signal.aborted) return;
    request ||= requestAnimationFrame(frame);
    const times = state.tweens.map(({ duration, delay }) => duration + delay);
    frameIn(Math.max(...times) + GRACE);
  }

  /** @param {number} wait Milliseconds; infinite for no frame. */
  function frameIn(wait) {
    clearTimeout(overdue);
    if (Number.isFinite(wait)) overdue = setTimeout(() => frame(performance.now()), wait);
  }

  /** Ends a flight at once. */
  function land() {
    if (state.flight === null) return;
    settle(state);
    landed();
    ask();
  }

  /** @param {number} now */
  function frame(now) {
    cancelAnimationFrame(request);
    request = 0;
    const moved = state.tweens.length > 0;
    const flying = state.flight?.motions[0];
    advance(state, now);
    if (flying && flying !== state.flight?.motions[0]) on.landed?.(flying);
    if (state.flight === null || crowns(state)) landed();
    paint();
    // While a completed figure is looked at, nothing moves.
    const wait = Math.min(...state.tweens.map(({ start }) => (start ?? now) - now));
    if (wait > 0 && state.tweens.length > 0) frameIn(wait);
    else if (moved || state.tweens.length > 0) ask();
  }

  /** @param {typeof import("./plan.js")} code */
  function drawPlan({ makePlan }) {
    if (planRoom === null || plan !== null) return;
    plan = makePlan(planRoom, state, on, ask);
    plan.show();
  }

  function paint() {
    plan?.show();
    const { camera, width, height, flight, drag, trays, tweens } = state;
    if (width < 1 || height < 1) return;
    const { elevation, rotation, reserves } = camera;
    const key = [elevation, rotation, reserves, width, height].join();
    const swings = key !== placedFor || tweens.some((tween) => tween.of === "camera");
    if (key !== placedFor) twin.place();
    placedFor = key;
    const moving = swings || flight !== null || drag !== null || trays < 1;
    clearTimeout(resting);
    if (moving) resting = setTimeout(() => send(false, false), REST_TIME);
    send(moving, swings);
  }

  /** @type {(hurry: boolean, swings: boolean) => void} */
  function send(hurry, swings) {
    if (!near) return;
    // The canvas shows no labels.
    painter.show({ state: { ...state, view: { ...state.view, labels: {} } }, hurry, swings });
  }

  /** Reads what the page and the person prefer. */
  function readSettings() {
    const hidden = document.hidden || state.width < 1 || !near;
    state.still = hidden || state.pace === 0 || matchMedia(LESS_MOTION).matches;
    state.palette = readPalette(root);
  }

  /**
   * @param {number} width In CSS pixels.
   * @param {number} height
   * @param {number} pixels Device pixels of the width, where the browser knows them exactly.
   */
  function resize(width, height, pixels) {
    const sharp = width > 0 ? pixels / width : 1;
    const ratio = Math.min(sharp, MAX_PIXELS / Math.max(width, height, 1));
    if (width !== state.width || height !== state.height || ratio !== state.ratio) {
      Object.assign(state, { width, height, ratio });
      readSettings();
      paint();
    }
    ask();
  }

  /** Device pixels of a width, enlarged by `zoom` or `transform` as the canvas is. @param {number} width */
  function pixelsOf(width) {
    const enlarged = canvas.getBoundingClientRect().width / (width || 1);
    // A board that grows into its place is not painted anew for every size on the way.
    return width * Math.max(1, enlarged) * (devicePixelRatio || 1);
  }

  function measure() {
    const { clientWidth, clientHeight } = canvas;
    resize(clientWidth, clientHeight, pixelsOf(clientWidth));
  }

  const sizes = new ResizeObserver(([entry]) => {
    const { width, height } = entry.contentRect;
    const about = pixelsOf(width);
    const exact = entry.devicePixelContentBoxSize?.[0].inlineSize ?? about;
    // Emulated screens report CSS pixels here; the exact number only settles the rounding.
    resize(width, height, Math.abs(exact - about) < 1 ? exact : about);
  });
  try {
    sizes.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    // This browser does not know exact pixels.
    sizes.observe(canvas);
  }

  /** A query for the present density fires once when it changes, and must then be renewed. */
  function watchDensity() {
    const changed = () => {
      measure();
      watchDensity();
    };
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", changed, { once: true, signal });
  }

  const repaint = () => {
    readSettings();
    ask();
  };
  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)", LESS_MOTION]) {
    matchMedia(query).addEventListener("change", repaint, { signal });
  }
  document.addEventListener("visibilitychange", readSettings, { signal });

  watchDensity();
  measure();

  return {
    show(view, motions) {
      landed();
      readSettings();
      showView(state, view, motions);
      twin.show();
      pointer.refresh();
      ask();
      if (state.flight === null) for (const motion of motions ?? []) on.landed?.(motion);
      return new Promise((resolve) => {
        landed = resolve;
        if (state.flight === null || crowns(state)) resolve();
      });
    },
    get still() {
      readSettings();
      return state.still;
    },
    get pace() {
      return state.pace;
    },
    set pace(pace) {
      state.pace = pace;
    },
    get camera() {
      return { ...state.cameraGoal };
    },
    setCamera(change) {
      readSettings();
      moveCamera(state, change);
      ask();
    },
    focus: twin.focus,
    near(on) {
      if (near === on) return;
      near = on;
      clearTimeout(resting);
      if (on) measure();
      else painter.release();
      readSettings();
      ask();
    },
    print(on) {
      printed?.remove();
      printed = null;
      if (!on || !canPaint()) return;
      readSettings();
      printed = paintForPrint(state);
      printed.className = `${canvas.className} board-print`;
      root.append(printed);
    },
    plan(room) {
      if (room === planRoom) return;
      planRoom = room;
      plan?.stop();
      plan = null;
      // At once if its code is there, because the page may be about to be printed.
      if (room !== null) plans.use(drawPlan);
    },
    destroy() {
      planRoom = null;
      plan?.stop();
      pointer.stop();
      listening.abort();
      sizes.disconnect();
      cancelAnimationFrame(request);
      clearTimeout(overdue);
      clearTimeout(resting);
      landed();
      painter.stop();
      twin.destroy();
      canvas.remove();
      printed?.remove();
      root.classList.remove("board");
    },
  };
}

export { DEFAULT_CAMERA } from "./camera.js";
