/**
 * A board on a canvas, with an accessible twin. It knows no rules: it is told what to show and what may be clicked.
 * @import { BoardEvents, BoardView, Camera, Motion } from "./types.js"
 */

import { late } from "../site/late.js";
import { advance, crowns, moveCamera, settle, showView } from "./animate.js";
import { listenToPointer } from "./pointer.js";
import { Screen } from "./screen.js";
import { ballAt, newState, readPalette } from "./state.js";
import { makeTwin } from "./twin.js";

// Frames may stop coming (a hidden page, a sleeping phone); animations end in time all the same.
const GRACE = 250;
const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/** A plan is seen when there are balls on level 2; paper does not wait for it. */
export const plans = late(() => import("./plan.js"));

/** Fills an element of a document or shadow tree, which has a size of its own, until the signal. @param {HTMLElement} root @param {BoardEvents} on @param {AbortSignal} signal @param {Partial<Camera>} [camera] */
export function createBoard(root, on, signal, camera) {
  const state = newState(camera);
  const screen = new Screen(root, state, () => {
    repaint();
    paint();
  });
  const twin = makeTwin(root, state, on, ask);
  const pointer = listenToPointer(
    screen,
    state,
    {
      ...on,
      choose(place, isDrag) {
        const { flight, view } = state;
        land();
        // A click counts if it means what was seen there.
        if (flight === null || ballAt(flight, place) === ballAt(view, place))
          on.choose(place, isDrag);
      },
      cancel() {
        land();
        on.cancel();
      },
    },
    ask,
    signal,
  );
  let request = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let overdue;
  /** Where there is a plan, or will be, and what it is. @type {{ room: HTMLElement | null, made: ReturnType<typeof import("./plan.js").makePlan> | null }} */
  let plan = { room: null, made: null };

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

  function land() {
    if (state.flight === null) return;
    settle(state);
    ask();
  }

  /** @param {number} now */
  function frame(now) {
    cancelAnimationFrame(request);
    request = 0;
    const moved = state.tweens.length > 0;
    const flown = state.flight?.motions[0];
    advance(state, now);
    if (flown && flown !== state.flight?.motions[0]) on.landed?.(flown);
    if (state.flight === null || crowns(state)) on.rested?.();
    paint();
    // While a completed figure is looked at, nothing moves.
    const wait = Math.min(...state.tweens.map(({ start }) => (start ?? now) - now));
    if (wait > 0 && state.tweens.length > 0) frameIn(wait);
    else if (moved || state.tweens.length > 0) ask();
  }

  function paint() {
    if (state.near) plan.made?.show();
    if (state.width < 1 || state.height < 1) return;
    twin.place();
    if (state.near) screen.show(state);
    on.painted?.(state);
  }

  /** Reads what the page and the person prefer. */
  function readSettings() {
    const hidden = document.hidden || state.width < 1 || !state.near;
    state.still = hidden || state.pace === 0 || matchMedia(LESS_MOTION).matches;
    state.palette = readPalette(root);
  }

  function repaint() {
    readSettings();
    ask();
  }
  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)", LESS_MOTION]) {
    matchMedia(query).addEventListener("change", repaint, { signal });
  }
  document.addEventListener("visibilitychange", readSettings, { signal });
  signal.addEventListener("abort", () => {
    plan.made?.stop();
    cancelAnimationFrame(request);
    clearTimeout(overdue);
    screen.stop();
  });

  return {
    /** With motions, balls move from what was shown, one after the other; a new call ends them. @type {(view: BoardView, motions?: Motion[]) => void} */
    show(view, motions) {
      readSettings();
      const before = state.view;
      showView(state, view, motions);
      twin.show();
      pointer.refresh(before);
      ask();
      if (state.flight === null) for (const motion of motions ?? []) on.landed?.(motion);
    },
    /** Whether `show` would animate nothing now. */
    get still() {
      return state.still;
    },
    /** How long balls take, by their usual time; 0 for no animation. @param {number} pace */
    set pace(pace) {
      state.pace = pace;
    },
    /** While the camera moves, where it goes. @returns {Camera} */
    get camera() {
      return { ...state.cameraGoal };
    },
    /** Moves the camera, without an event, in a time of its own or of `seconds`. @param {Partial<Camera> & { seconds?: number }} change */
    setCamera({ seconds, ...change }) {
      readSettings();
      moveCamera(state, change, seconds);
      ask();
    },
    focus: twin.focus,
    /** Whether the board may soon be seen; if not, it gives the memory of its picture back. @param {boolean} on */
    near(on) {
      if (state.near === on) return;
      state.near = on;
      if (!on) for (const picture of [screen, plan.made]) picture?.release();
      repaint();
    },
    /** Shows a picture for paper, until it is called with false. @param {boolean} on */
    print(on) {
      readSettings();
      screen.print(on ? { ...state, camera: state.cameraGoal } : null);
      plan.made?.print(on);
    },
    /** Shows a plan of the levels in another element of the same tree; with null, removes it. @param {HTMLElement | null} room */
    plan(room) {
      if (room === plan.room) return;
      plan.made?.stop();
      plan = { room, made: null };
      if (room === null) return;
      plans.use(({ makePlan }) => {
        if (plan.room !== room || plan.made || signal.aborted) return;
        plan = { room, made: makePlan(room, state, on, ask) };
        repaint();
      });
    },
  };
}
